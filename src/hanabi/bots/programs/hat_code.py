"""How a clue carries a number: which clue to whom stands for what, and what everybody learns from an action.

The giver says the sum of the other hands' numbers; everyone sees all those hands but the own one, and so
finds the number of the own hand by subtraction.
"""

from typing import Any

from hanabi.bots.programs import knowledge
from hanabi.bots.programs.deeds import seat_after, whole
from hanabi.bots.programs.hat_memory import SEARCHED
from hanabi.bots.programs.hat_questions import future_playable, run_chain
from hanabi.engine.jit import compiled
from hanabi.engine.layout import CLUE, DISCARD
from hanabi.engine.playout import count_bits

SAFE = 0.01  # how likely a symbol without a clue may be


# Symbols: each clue to a receiver is one of a few that everybody can tell apart.


@compiled
def tell_apart(memory: Any, rules: Any) -> None:
    """Settle for every seat how clues to it are told apart; everybody can work it out."""
    useless = knowledge.useless_kinds(memory, rules)
    for seat in range(int(rules.players)):
        memory.index[seat] = index_slot(memory, rules, seat, useless)
        memory.symbols[seat] = count_symbols(memory, rules, seat)


@compiled
def index_slot(memory: Any, rules: Any, seat: int, useless: int) -> int:
    """The first of the cards least is known of."""
    best, most = 0, -1
    for slot in range(int(memory.common.cards[seat])):
        score = open_sides(rules, int(memory.common.possible[seat, slot]), useless)
        if score > most:
            best, most = slot, score
    return best


@compiled
def open_sides(rules: Any, possible: int, useless: int) -> int:
    """How much a clue can still tell of a card: 0 nothing worth knowing, up to 3 if nothing is known."""
    if possible & ~useless == 0 or possible & (possible - 1) == 0:
        return 0
    sides = 3
    for clue in range(int(rules.clues)):
        if possible & ~int(rules.touches[clue]) == 0:
            sides -= 1
    return sides


@compiled
def count_symbols(memory: Any, rules: Any, seat: int) -> int:
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


@compiled
def one_sided(memory: Any, rules: Any, seat: int) -> float:
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
def symbol_of(memory: Any, rules: Any, seat: int, clue: int, touched: int) -> int:
    """Which symbol a clue is that touches these slots of a seat."""
    if rules.empty_clues:
        return clue
    rank = clue >= int(rules.colors)
    if rules.suits > rules.colors and not rank:  # a card may answer to no color or to all
        return 1
    if touched >> int(memory.index[seat]) & 1:
        return 0 if rank else 1
    return 2 if rank or memory.symbols[seat] == 3 else 3


@compiled
def modulus(memory: Any, rules: Any, giver: int) -> int:
    """How many different numbers a clue of this seat can say."""
    total = 0
    for steps in range(1, int(rules.players)):
        total += int(memory.symbols[seat_after(rules, giver, steps)])
    return total


@compiled
def first_symbol(memory: Any, rules: Any, giver: int, target: int) -> int:
    """The number that the first symbol to the target stands for."""
    total = 0
    for steps in range(1, int(rules.players)):
        seat = seat_after(rules, giver, steps)
        if seat == target:
            break
        total += int(memory.symbols[seat])
    return total


# Sums.


@compiled
def sum_of_hands(memory: Any, view: Any, rules: Any, giver: int, me: int, total: int) -> int:
    """The sum of the numbers of all hands but the giver's and mine; narrows `memory.asked` for each."""
    number = 0
    for steps in range(1, int(rules.players)):
        seat = seat_after(rules, giver, steps)
        if seat != me:
            memory.hat[seat] = run_chain(memory, view, rules, giver, seat, total, whole(-1))
            number += int(memory.hat[seat])
    return number % total


@compiled
def hear(memory: Any, view: Any, rules: Any, giver: int, me: int, total: int, said: int) -> None:
    """Learn from a sum: every hand but the giver's is narrowed by its number."""
    others = sum_of_hands(memory, view, rules, giver, me, total)
    if me >= 0 and me != giver:
        memory.hat[me] = (said - others) % total
        run_chain(memory, view, rules, giver, me, total, whole(memory.hat[me]))
    for steps in range(1, int(rules.players)):
        accept(memory, rules, seat_after(rules, giver, steps))


@compiled
def accept(memory: Any, rules: Any, seat: int) -> None:
    """Make the answers of a seat common knowledge; a card that nothing is left for keeps what it had."""
    for slot in range(int(memory.common.cards[seat])):
        if memory.asked[seat, slot] != 0:
            memory.common.possible[seat, slot] = memory.asked[seat, slot]


# What everybody learns from an action; the record still has the board before it.


@compiled
def learn_action(memory: Any, view: Any, rules: Any, me: int) -> None:
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


@compiled
def is_believable(memory: Any, view: Any, rules: Any) -> bool:
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


@compiled
def believe_clues(memory: Any, view: Any, rules: Any) -> None:
    """Somebody played by another book: forget all numbers, and keep what the clues said."""
    for seat in range(int(rules.players)):
        for slot in range(int(memory.common.cards[seat])):
            for now in range(int(view.cards[seat])):
                if memory.order[seat, slot] == view.order[seat, now]:
                    memory.common.possible[seat, slot] = view.possible[seat, now]


@compiled
def learn_clue(memory: Any, view: Any, rules: Any, me: int, clue: int) -> None:
    """The sum first, then what the clue says by itself (R-208)."""
    giver, target, touched = whole(view.last_player), whole(view.last_target), whole(view.last_touched)
    if memory.tile == 0:  # a tile's clue says no number
        total = modulus(memory, rules, giver)
        said = first_symbol(memory, rules, giver, target) + symbol_of(memory, rules, target, clue, touched)
        hear(memory, view, rules, giver, me, total, said)
    kinds = int(rules.touches[clue])
    for slot in range(int(memory.common.cards[target])):
        narrowed = kinds if touched >> slot & 1 else ~kinds
        if int(memory.common.possible[target, slot]) & narrowed != 0:
            memory.common.possible[target, slot] &= narrowed
        else:
            memory.common.possible[target, slot] = view.possible[target, slot]


@compiled
def learn_discard(memory: Any, view: Any, rules: Any, me: int) -> None:
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
def memory_slot(memory: Any, seat: int, order: int) -> int:
    """Where this card was in the hand."""
    for slot in range(int(memory.common.cards[seat])):
        if memory.order[seat, slot] == order:
            return slot
    return 0


@compiled
def spare_slots(memory: Any, rules: Any, seat: int) -> int:
    """The slots of a seat that everybody knows to be useless."""
    useless = knowledge.useless_kinds(memory, rules)
    slots = 0
    for slot in range(int(memory.common.cards[seat])):
        if int(memory.common.possible[seat, slot]) & ~useless == 0:
            slots |= 1 << slot
    return slots


@compiled
def strike_playable(memory: Any, rules: Any, giver: int) -> None:
    """Nobody but the giver has a playable card without knowing one."""
    for seat in range(int(rules.players)):
        playable = future_playable(memory, rules, giver, seat)
        if seat != giver and knowledge.first_within(memory.common, seat, playable) < 0:
            for slot in range(int(memory.common.cards[seat])):
                if int(memory.common.possible[seat, slot]) & ~playable != 0:
                    memory.common.possible[seat, slot] &= ~playable
