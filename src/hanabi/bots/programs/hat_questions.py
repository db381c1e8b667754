"""What a hat number tells of a hand: a chain of questions that everybody can work out.

The answer to a question is 0 if none of its items is true, or n for the n-th item. Answers are the digits of
the number, from the lowest; `capacity` is how many values the rest of the number can still take, given the
digits so far.
"""

from typing import TypeAlias

from hanabi.bots.programs import knowledge
from hanabi.bots.programs.hat_memory import MOST_ITEMS, HatMemory, Question
from hanabi.bots.programs.knowledge import Knowledge
from hanabi.engine.bits import count_bits
from hanabi.engine.jit import compiled, compiled_into_caller
from hanabi.engine.layout import Kinds, RulesRecord, Seat, Slot, ViewRecord
from hanabi.engine.records import Int8s, Int64s
from hanabi.engine.seats import seat_after

HatNumber: TypeAlias = int  # what a clue tells one hand
Answer: TypeAlias = int

TELLING, NEAR = 0.7, 0.2  # whether a card can be placed is asked when that is about so likely


@compiled_into_caller
def find_number(
    memory: HatMemory, view: ViewRecord, rules: RulesRecord, giver: Seat, seat: Seat, capacity: int
) -> HatNumber:
    """The number of a hand that is seen, below `capacity`; what it tells goes to `memory.asked`."""
    playable, useless = begin_chain(memory, rules, giver, seat)
    number, unit = 0, 1
    while capacity > 1:
        next_question(memory, rules, seat, capacity, playable, useless)
        answers = int(memory.question.items) + 1
        if answers == 1:
            break
        answer = true_answer(memory.question, view, seat)
        learn(memory.asked, memory.question, seat, answer)
        number += unit * answer
        unit *= answers
        capacity = rest_of(capacity, answers, answer)
    return number


@compiled_into_caller
def hear_number(
    memory: HatMemory, rules: RulesRecord, giver: Seat, seat: Seat, capacity: int, number: HatNumber
) -> None:
    """What its number tells of a hand that is not seen goes to `memory.asked`."""
    playable, useless = begin_chain(memory, rules, giver, seat)
    while capacity > 1:
        next_question(memory, rules, seat, capacity, playable, useless)
        answers = int(memory.question.items) + 1
        if answers == 1:
            break
        answer = number % answers
        number //= answers
        learn(memory.asked, memory.question, seat, answer)
        capacity = rest_of(capacity, answers, answer)


@compiled
def begin_chain(memory: HatMemory, rules: RulesRecord, giver: Seat, seat: Seat) -> tuple[Kinds, Kinds]:
    """Before the first answer: the playable and the useless kinds to ask a seat about."""
    ask_nothing(memory, seat)
    return future_playable(memory, rules, giver, seat), knowledge.useless_kinds(memory, rules)


@compiled
def ask_nothing(memory: HatMemory, seat: Seat) -> None:
    """Begin `memory.asked` of a seat with what everybody knows of its cards."""
    for slot in range(int(memory.common.cards[seat])):
        memory.asked[seat, slot] = memory.common.possible[seat, slot]


@compiled
def rest_of(capacity: int, answers: int, answer: Answer) -> int:
    """How many numbers below `capacity` have this answer for their lowest digit."""
    return (capacity - answer - 1) // answers + 1


@compiled
def future_playable(memory: HatMemory, rules: RulesRecord, giver: Seat, seat: Seat) -> Kinds:
    """The kinds a seat can place on its turn, after what the seats before it are known to place."""
    heights = memory.heights
    for suit in range(int(rules.suits)):
        heights[suit] = memory.fireworks[suit]
    other = seat_after(rules, giver, 1)
    while other != seat and seat != giver:
        foresee_play(heights, memory.common, rules, other)
        other = seat_after(rules, other, 1)
    return knowledge.kinds_on(heights, rules)


@compiled_into_caller
def foresee_play(heights: Int8s, common: Knowledge, rules: RulesRecord, seat: Seat) -> None:
    """Place the card that everybody knows this seat to be able to place, the lowest of them."""
    playable, best, lowest = knowledge.kinds_on(heights, rules), -1, 9
    for slot in range(int(common.cards[seat])):
        possible = int(common.possible[seat, slot])
        if knowledge.is_single(possible) and possible & playable != 0:
            kind = knowledge.only_kind(possible)
            if int(rules.place[kind]) < lowest:
                best, lowest = kind, int(rules.place[kind])
    if best >= 0:
        heights[int(rules.suit[best])] += 1


@compiled_into_caller
def true_answer(question: Question, view: ViewRecord, seat: Seat) -> Answer:
    """The first true item, from 1; 0 if none is."""
    for item in range(int(question.items)):
        kind = int(view.hand[seat, int(question.slot[item])])
        if int(question.kinds[item]) >> kind & 1:
            return item + 1
    return 0


@compiled
def learn(asked: Int64s, question: Question, seat: Seat, answer: Answer) -> None:
    """Narrow what the seat's cards may be: the items before the answer are false."""
    for item in range(int(question.items)):
        slot, kinds = int(question.slot[item]), int(question.kinds[item])
        if item + 1 == answer:
            asked[seat, slot] &= kinds
            return
        asked[seat, slot] &= ~kinds


@compiled
def next_question(
    memory: HatMemory, rules: RulesRecord, seat: Seat, capacity: int, playable: Kinds, useless: Kinds
) -> None:
    """Write the next question about this seat's hand into `memory.question`."""
    memory.question.items = 0
    ask_first(memory, seat, capacity, playable, useless)
    if memory.question.items == 0:
        ask_likely(memory, seat, playable)
    if memory.question.items == 0:
        ask_kind(memory, rules, seat, capacity, useless)


@compiled_into_caller
def ask_first(memory: HatMemory, seat: Seat, capacity: int, playable: Kinds, useless: Kinds) -> None:
    """Which is the first playable card, else the first useless one; nothing if both are known already."""
    knows_play, knows_dead = False, False
    for slot in range(int(memory.common.cards[seat])):
        possible = int(memory.asked[seat, slot])
        knows_play |= possible & ~playable == 0
        knows_dead |= possible & ~useless == 0
    if knows_play:
        return
    list_items(memory, seat, playable)
    keep_likely(memory.question, 0, capacity - 1)
    items = int(memory.question.items)
    if not knows_dead and items < capacity - 1:
        list_items(memory, seat, useless)
        keep_likely(memory.question, items, capacity - 1)


@compiled
def list_items(memory: HatMemory, seat: Seat, kinds: Kinds) -> None:
    """Add an item for every card of the seat that may be or not be one of `kinds`."""
    for slot in range(int(memory.common.cards[seat])):
        possible = int(memory.asked[seat, slot])
        if possible & kinds != 0 and possible & ~kinds != 0:
            likely = knowledge.share(memory.common, possible, kinds)
            if likely > 0:
                add_item(memory.question, slot, kinds, likely)


@compiled_into_caller
def add_item(question: Question, slot: Slot, kinds: Kinds, likely: float) -> None:
    """Add one item to a question."""
    put_item(question, int(question.items), slot, kinds, likely)
    question.items += 1


@compiled_into_caller
def put_item(question: Question, item: int, slot: Slot, kinds: Kinds, likely: float) -> None:
    """Write one item of a question."""
    question.slot[item] = slot
    question.kinds[item] = kinds
    question.chance[item] = likely


@compiled_into_caller
def copy_item(question: Question, source: int, to: int) -> None:
    """Write an item a second time."""
    question.slot[to] = question.slot[source]
    question.kinds[to] = question.kinds[source]
    question.chance[to] = question.chance[source]


@compiled
def keep_likely(question: Question, first: int, most: int) -> None:
    """Sort the items from `first` by rising chance, ties by slot, and drop the least likely beyond `most`."""
    items = int(question.items)
    for index in range(first + 1, items):
        slot, kinds = int(question.slot[index]), int(question.kinds[index])
        likely = float(question.chance[index])
        place = index
        while place > first and question.chance[place - 1] > likely:
            copy_item(question, place - 1, place)
            place -= 1
        put_item(question, place, slot, kinds, likely)
    surplus = items - most
    if surplus > 0:
        for index in range(first, most):
            copy_item(question, index + surplus, index)
        question.items = most


@compiled_into_caller
def ask_likely(memory: HatMemory, seat: Seat, playable: Kinds) -> None:
    """Whether the card is playable of which this is likely but not certain."""
    best, nearest = -1, NEAR
    for slot in range(int(memory.common.cards[seat])):
        likely = knowledge.share(memory.common, int(memory.asked[seat, slot]), playable)
        if 0.0 < likely < 1.0 and abs(likely - TELLING) < nearest:
            best, nearest = slot, abs(likely - TELLING)
    if best >= 0:
        add_item(memory.question, best, playable, 0.0)


@compiled_into_caller
def ask_kind(memory: HatMemory, rules: RulesRecord, seat: Seat, capacity: int, useless: Kinds) -> None:
    """Which kind the card is that is the least likely to be useless: the kinds dealt out over the answers."""
    best, least = -1, 1.0
    for slot in range(int(memory.common.cards[seat])):
        possible = int(memory.asked[seat, slot])
        if possible & (possible - 1) != 0:
            dead = knowledge.share(memory.common, possible, useless)
            if dead < least:
                best, least = slot, dead
    if best >= 0:
        deal_kinds(memory.question, rules, best, int(memory.asked[seat, best]), capacity, useless)


@compiled_into_caller
def deal_kinds(
    question: Question, rules: RulesRecord, slot: Slot, possible: Kinds, capacity: int, useless: Kinds
) -> None:
    """Deal the useful kinds over the answers in turn; the useless ones are an answer of their own."""
    useful = count_bits(possible & ~useless)
    dead = 1 if possible & useless != 0 else 0
    answers = min(capacity, useful + dead, MOST_ITEMS)
    blocks = answers - dead
    if blocks == 0:  # useful and useless in one answer each is the least
        return
    for _ in range(answers - 1):
        add_item(question, slot, 0, 0.0)
    dealt = 0
    for kind in range(int(rules.kinds)):
        if (possible & ~useless) >> kind & 1:
            block = dealt % blocks
            if dead == 0:
                block -= 1  # the first block is the answer "none"
            if block >= 0:
                question.kinds[block] |= 1 << kind
            dealt += 1
