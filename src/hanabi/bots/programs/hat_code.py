"""How a clue carries a number: which clue to whom stands for what, and what everybody learns from an action.

The giver says the sum of the other hands' numbers; everyone sees all those hands but their own, and so
finds the number of their own hand by subtraction.
"""

from typing import TypeAlias

from hanabi.bots.programs import knowledge
from hanabi.bots.programs.hat_memory import SEARCHED, ClueCode, HatMemory
from hanabi.bots.programs.hat_questions import find_number, future_playable, hear_number
from hanabi.bots.programs.move_numbers import whole
from hanabi.engine.bits import count_bits
from hanabi.engine.jit import compiled, compiled_into_caller
from hanabi.engine.layout import CLUE, DISCARD, Clue, Kinds, RulesRecord, Seat, Slot, Slots, ViewRecord
from hanabi.engine.seats import seat_after

Symbol: TypeAlias = int  # a clue to one seat, as far as it can be told apart from others to it

SAFE = 0.01  # how likely a symbol without a clue may be


# Symbols: each clue to a receiver is one of a few that everybody can tell apart.


@compiled
def tell_apart(memory: HatMemory, rules: RulesRecord) -> None:
    """Write into `memory.code` how clues to every seat are told apart; everybody can work it out."""
    useless = knowledge.useless_kinds(memory, rules)
    for seat in range(int(rules.players)):
        memory.code.index[seat] = index_slot(memory, rules, seat, useless)
        memory.code.symbols[seat] = count_symbols(memory, rules, seat)


@compiled_into_caller
def index_slot(memory: HatMemory, rules: RulesRecord, seat: Seat, useless: Kinds) -> Slot:
    """The first of the cards least is known of."""
    best, most = 0, -1
    for slot in range(int(memory.common.cards[seat])):
        score = open_sides(rules, int(memory.common.possible[seat, slot]), useless)
        if score > most:
            best, most = slot, score
    return best


@compiled_into_caller
def open_sides(rules: RulesRecord, possible: Kinds, useless: Kinds) -> int:
    """How much a clue can still tell of a card: 0 nothing worth knowing, up to 3 if nothing is known."""
    if possible & ~useless == 0 or possible & (possible - 1) == 0:
        return 0
    sides = 3
    for clue in range(int(rules.clues)):
        if possible & ~int(rules.touches[clue]) == 0:
            sides -= 1
    return sides


@compiled_into_caller
def count_symbols(memory: HatMemory, rules: RulesRecord, seat: Seat) -> int:
    """How many symbols clues to this seat have.

    With empty clues every clue is always there. Else there is always one that touches the index card and one
    that does not; the latter are told apart by color and rank if both are all but certain to be there.
    """
    if memory.common.cards[seat] == 0:
        return 0
    if rules.empty_clues:
        return int(rules.clues)
    if rules.suits > rules.colors:
        return 3
    return 4 if one_sided(memory, rules, seat) < SAFE else 3


@compiled_into_caller
def one_sided(memory: HatMemory, rules: RulesRecord, seat: Seat) -> float:
    """The chance that a hand has only one color or only one rank, as far as everybody knows."""
    total = 0.0
    for clue in range(int(rules.clues)):
        every = 1.0
        for slot in range(int(memory.common.cards[seat])):
            if every > 0.0:
                every *= knowledge.chance_of(memory.common, seat, slot, int(rules.touches[clue]))
        total += every
    return total


@compiled
def symbol_of(code: ClueCode, rules: RulesRecord, seat: Seat, clue: Clue, touched: Slots) -> Symbol:
    """Which symbol a clue is that touches these slots of a seat."""
    if rules.empty_clues:
        return clue
    rank = clue >= int(rules.colors)
    if rules.suits > rules.colors and not rank:  # a card may answer to no color or to all
        return 1
    if touched >> int(code.index[seat]) & 1:
        return 0 if rank else 1
    return 2 if rank or code.symbols[seat] == 3 else 3


@compiled
def modulus(code: ClueCode, rules: RulesRecord, giver: Seat) -> int:
    """How many different numbers a clue of this seat can say."""
    total = 0
    for steps in range(1, int(rules.players)):
        total += int(code.symbols[seat_after(rules, giver, steps)])
    return total


@compiled
def first_symbol(code: ClueCode, rules: RulesRecord, giver: Seat, target: Seat) -> int:
    """The number that the first symbol to the target stands for."""
    total = 0
    for steps in range(1, int(rules.players)):
        seat = seat_after(rules, giver, steps)
        if seat == target:
            break
        total += int(code.symbols[seat])
    return total


# Sums.


@compiled
def sum_of_hands(
    memory: HatMemory, view: ViewRecord, rules: RulesRecord, giver: Seat, me: Seat, total: int
) -> int:
    """The sum of the numbers of all hands but the giver's and mine; each is worked into `memory.asked`."""
    number = 0
    for steps in range(1, int(rules.players)):
        seat = seat_after(rules, giver, steps)
        if seat != me:
            number += find_number(memory, view, rules, giver, seat, total)
    return number % total


@compiled
def hear(
    memory: HatMemory, view: ViewRecord, rules: RulesRecord, giver: Seat, me: Seat, total: int, said: int
) -> None:
    """Learn from a sum: every hand but the giver's is narrowed by its number."""
    others = sum_of_hands(memory, view, rules, giver, me, total)
    if me >= 0 and me != giver:
        hear_number(memory, rules, giver, me, total, (said - others) % total)
    for steps in range(1, int(rules.players)):
        accept(memory, seat_after(rules, giver, steps))


@compiled_into_caller
def accept(memory: HatMemory, seat: Seat) -> None:
    """Make the answers of a seat common knowledge; a card that nothing is left for keeps what it had."""
    for slot in range(int(memory.common.cards[seat])):
        if memory.asked[seat, slot] != 0:
            memory.common.possible[seat, slot] = memory.asked[seat, slot]


# What everybody learns from an action; the record still has the board before it.


@compiled_into_caller
def learn_action(memory: HatMemory, view: ViewRecord, rules: RulesRecord, me: Seat) -> None:
    """Learn what the last action tells, beside the cards it shows."""
    tell_apart(memory, rules)
    move = int(view.last_move)
    kind_of_move = int(rules.move_type[move])
    if not is_believable(memory, view, rules):
        believe_clues(memory, view, rules)
    elif kind_of_move == CLUE:
        learn_clue(memory, view, rules, me, whole(rules.move_clue[move]))
    elif kind_of_move == DISCARD:
        learn_discard(memory, view, rules, me)


@compiled_into_caller
def is_believable(memory: HatMemory, view: ViewRecord, rules: RulesRecord) -> bool:
    """Whether the card shown, or those touched, could be what everybody took them for."""
    if view.last_order >= 0:
        player = int(view.last_player)
        slot = memory_slot(memory, player, int(view.last_order))
        return int(memory.common.possible[player, slot]) >> int(view.last_kind) & 1 == 1
    if view.last_target >= 0:
        target, touched = int(view.last_target), int(view.last_touched)
        kinds = int(rules.touches[int(rules.move_clue[int(view.last_move)])])
        for slot in range(int(memory.common.cards[target])):
            narrowed = kinds if touched >> slot & 1 else ~kinds
            if int(memory.common.possible[target, slot]) & narrowed == 0:
                return False
    return True


@compiled_into_caller
def believe_clues(memory: HatMemory, view: ViewRecord, rules: RulesRecord) -> None:
    """Somebody played by another book: forget all numbers, and keep what the clues said."""
    for seat in range(int(rules.players)):
        for slot in range(int(memory.common.cards[seat])):
            for now in range(int(view.cards[seat])):
                if memory.order[seat, slot] == view.order[seat, now]:
                    memory.common.possible[seat, slot] = view.possible[seat, now]


@compiled_into_caller
def learn_clue(memory: HatMemory, view: ViewRecord, rules: RulesRecord, me: Seat, clue: Clue) -> None:
    """The sum first, then what the clue says by itself (R-208)."""
    giver, target, touched = whole(view.last_player), whole(view.last_target), whole(view.last_touched)
    if memory.tile == 0:  # a tile's clue says no number
        total = modulus(memory.code, rules, giver)
        said = first_symbol(memory.code, rules, giver, target)
        said += symbol_of(memory.code, rules, target, clue, touched)
        hear(memory, view, rules, giver, me, total, said)
    kinds = int(rules.touches[clue])
    for slot in range(int(memory.common.cards[target])):
        narrowed = kinds if touched >> slot & 1 else ~kinds
        if int(memory.common.possible[target, slot]) & narrowed != 0:
            memory.common.possible[target, slot] &= narrowed
        else:
            memory.common.possible[target, slot] = view.possible[target, slot]


@compiled_into_caller
def learn_discard(memory: HatMemory, view: ViewRecord, rules: RulesRecord, me: Seat) -> None:
    """A discard with a token left says that nobody needs a clue; which useless card it was is a number."""
    giver = whole(view.last_player)
    if memory.tokens > 0 and memory.deck > SEARCHED:
        strike_playable(memory, rules, giver)
    spare = spare_slots(memory, rules, giver)
    count = count_bits(spare)
    slot = memory_slot(memory, giver, int(view.last_order))
    if count > 1 and spare >> slot & 1:
        hear(memory, view, rules, giver, me, count, count_bits(spare & ((1 << slot) - 1)))


@compiled
def memory_slot(memory: HatMemory, seat: Seat, order: int) -> Slot:
    """Where this card was in the hand."""
    for slot in range(int(memory.common.cards[seat])):
        if memory.order[seat, slot] == order:
            return slot
    return 0


@compiled
def spare_slots(memory: HatMemory, rules: RulesRecord, seat: Seat) -> Slots:
    """The slots of a seat that everybody knows to be useless."""
    useless = knowledge.useless_kinds(memory, rules)
    slots = 0
    for slot in range(int(memory.common.cards[seat])):
        if int(memory.common.possible[seat, slot]) & ~useless == 0:
            slots |= 1 << slot
    return slots


@compiled
def strike_playable(memory: HatMemory, rules: RulesRecord, giver: Seat) -> None:
    """Nobody but the giver has a playable card without knowing one."""
    for seat in range(int(rules.players)):
        playable = future_playable(memory, rules, giver, whole(seat))
        if seat != giver and knowledge.first_within(memory.common, seat, playable) < 0:
            for slot in range(int(memory.common.cards[seat])):
                if int(memory.common.possible[seat, slot]) & ~playable != 0:
                    memory.common.possible[seat, slot] &= ~playable
