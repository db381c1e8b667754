"""What a hat number tells of a hand: a chain of questions that everybody can work out.

A question is a list of items (slot, kinds), asking which is the first true one: "the card in this slot is one
of these kinds". Its answer is 0 for none or 1 … n for the n-th item. Answers are the digits of the number,
from the lowest; `capacity` is how many values the rest of the number can still take, given the digits so far.
"""

from typing import Any

from hanabi.bots.programs import knowledge
from hanabi.bots.programs.deeds import seat_after
from hanabi.bots.programs.hat_memory import MOST_ITEMS
from hanabi.engine.jit import compiled
from hanabi.engine.playout import count_bits

TELLING, NEAR = 0.7, 0.2  # whether a card can be placed is asked when that is about so likely


@compiled
def run_chain(memory: Any, view: Any, rules: Any, giver: int, seat: int, capacity: int, value: int) -> int:
    """The number of a seat's hand below `capacity`; narrows `memory.asked` as the answers tell.

    With `value` −1 the hand is visible and the number is found; else the answers are read from the value.
    """
    for slot in range(int(memory.common.cards[seat])):
        memory.asked[seat, slot] = memory.common.possible[seat, slot]
    playable = future_playable(memory, rules, giver, seat)
    useless = knowledge.useless_kinds(memory, rules)
    number, unit, rest = 0, 1, value
    while capacity > 1:
        items = next_question(memory, rules, seat, capacity, playable, useless)
        if items == 0:
            break
        if value < 0:
            answer = true_answer(memory, view, seat, items)
        else:
            answer = rest % (items + 1)
            rest //= items + 1
        learn(memory, seat, items, answer)
        number += unit * answer
        unit *= items + 1
        capacity = (capacity - answer - 1) // (items + 1) + 1
    return number


@compiled
def future_playable(memory: Any, rules: Any, giver: int, seat: int) -> int:
    """The kinds a seat can place on its turn, after what the seats before it are known to place."""
    for suit in range(int(rules.suits)):
        memory.height[suit] = memory.fireworks[suit]
    other = seat_after(rules, giver, 1)
    while other != seat and seat != giver:
        foresee_play(memory, rules, other)
        other = seat_after(rules, other, 1)
    return knowledge.kinds_on(memory.height, rules)


@compiled
def foresee_play(memory: Any, rules: Any, seat: int) -> None:
    """Place the card that everybody knows this seat to be able to place, the lowest of them."""
    playable, best, lowest = knowledge.kinds_on(memory.height, rules), -1, 9
    for slot in range(int(memory.common.cards[seat])):
        possible = int(memory.common.possible[seat, slot])
        if knowledge.is_single(possible) and possible & playable != 0:
            kind = knowledge.only_kind(possible)
            if int(rules.place[kind]) < lowest:
                best, lowest = kind, int(rules.place[kind])
    if best >= 0:
        memory.height[int(rules.suit[best])] += 1


@compiled
def true_answer(memory: Any, view: Any, seat: int, items: int) -> int:
    """The first true item, from 1; 0 if none is."""
    for item in range(items):
        kind = int(view.hand[seat, int(memory.item_slot[item])])
        if int(memory.item_kinds[item]) >> kind & 1:
            return item + 1
    return 0


@compiled
def learn(memory: Any, seat: int, items: int, answer: int) -> None:
    """Narrow what the seat's cards may be: the items before the answer are false."""
    for item in range(items):
        slot, kinds = int(memory.item_slot[item]), int(memory.item_kinds[item])
        if item + 1 == answer:
            memory.asked[seat, slot] &= kinds
            return
        memory.asked[seat, slot] &= ~kinds


@compiled
def next_question(memory: Any, rules: Any, seat: int, capacity: int, playable: int, useless: int) -> int:
    """Write the next question for this seat into memory; how many items it has, 0 if there is none."""
    items = ask_first(memory, seat, capacity, playable, useless)
    if items == 0:
        items = ask_likely(memory, seat, playable)
    if items == 0:
        items = ask_kind(memory, rules, seat, capacity, useless)
    return items


@compiled
def ask_first(memory: Any, seat: int, capacity: int, playable: int, useless: int) -> int:
    """Which is the first playable card, else the first useless one; nothing if both are known already."""
    knows_play, knows_dead = False, False
    for slot in range(int(memory.common.cards[seat])):
        possible = int(memory.asked[seat, slot])
        knows_play |= possible & ~playable == 0
        knows_dead |= possible & ~useless == 0
    if knows_play:
        return 0
    items = list_items(memory, seat, playable, 0)
    items = keep_likely(memory, 0, items, capacity - 1)
    if not knows_dead and items < capacity - 1:
        more = list_items(memory, seat, useless, items)
        items = keep_likely(memory, items, more, capacity - 1)
    return items


@compiled
def list_items(memory: Any, seat: int, kinds: int, items: int) -> int:
    """Add an item for every card of the seat that may be or not be one of `kinds`."""
    for slot in range(int(memory.common.cards[seat])):
        possible = int(memory.asked[seat, slot])
        if possible & kinds != 0 and possible & ~kinds != 0:
            likely = knowledge.share(memory.common, possible, kinds)
            if likely > 0:
                put_item(memory, items, slot, kinds, likely)
                items += 1
    return items


@compiled
def put_item(memory: Any, item: int, slot: int, kinds: int, likely: float) -> None:
    """Write one item of a question."""
    memory.item_slot[item] = slot
    memory.item_kinds[item] = kinds
    memory.chance[item] = likely


@compiled
def copy_item(memory: Any, source: int, to: int) -> None:
    """Write an item a second time."""
    memory.item_slot[to] = memory.item_slot[source]
    memory.item_kinds[to] = memory.item_kinds[source]
    memory.chance[to] = memory.chance[source]


@compiled
def keep_likely(memory: Any, first: int, items: int, most: int) -> int:
    """Sort the items from `first` by rising chance, ties by slot, and drop the least likely beyond `most`."""
    for index in range(first + 1, items):
        slot, kinds = int(memory.item_slot[index]), int(memory.item_kinds[index])
        likely = float(memory.chance[index])
        place = index
        while place > first and memory.chance[place - 1] > likely:
            copy_item(memory, place - 1, place)
            place -= 1
        put_item(memory, place, slot, kinds, likely)
    surplus = items - most
    if surplus <= 0:
        return items
    for index in range(first, most):
        copy_item(memory, index + surplus, index)
    return most


@compiled
def ask_likely(memory: Any, seat: int, playable: int) -> int:
    """Whether the card is playable of which this is likely but not certain."""
    best, nearest = -1, NEAR
    for slot in range(int(memory.common.cards[seat])):
        likely = knowledge.share(memory.common, int(memory.asked[seat, slot]), playable)
        if 0.0 < likely < 1.0 and abs(likely - TELLING) < nearest:
            best, nearest = slot, abs(likely - TELLING)
    if best < 0:
        return 0
    put_item(memory, 0, best, playable, 0.0)
    return 1


@compiled
def ask_kind(memory: Any, rules: Any, seat: int, capacity: int, useless: int) -> int:
    """Which kind the card is that is the least likely to be useless: the kinds dealt out over the answers."""
    best, least = -1, 1.0
    for slot in range(int(memory.common.cards[seat])):
        possible = int(memory.asked[seat, slot])
        if possible & (possible - 1) != 0:
            dead = knowledge.share(memory.common, possible, useless)
            if dead < least:
                best, least = slot, dead
    if best < 0:
        return 0
    return deal_kinds(memory, rules, best, int(memory.asked[seat, best]), capacity, useless)


@compiled
def deal_kinds(memory: Any, rules: Any, slot: int, possible: int, capacity: int, useless: int) -> int:
    """Deal the useful kinds over the answers in turn; the useless ones are an answer of their own."""
    useful = count_bits(possible & ~useless)
    dead = 1 if possible & useless != 0 else 0
    answers = min(capacity, useful + dead, MOST_ITEMS)
    blocks = answers - dead
    if blocks == 0:  # useful and useless in one answer each is the least
        return 0
    for block in range(answers - 1):
        put_item(memory, block, slot, 0, 0.0)
    dealt = 0
    for kind in range(int(rules.kinds)):
        if (possible & ~useless) >> kind & 1:
            block = dealt % blocks
            if dead == 0:
                block -= 1  # the first block is the answer "none"
            if block >= 0:
                memory.item_kinds[block] |= 1 << kind
            dealt += 1
    return answers - 1
