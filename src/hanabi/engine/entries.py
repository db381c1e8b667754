"""The engine's doors: functions on bytes and numbers that check every move before they carry it out.

Bytes cross the border from Python much faster than records do; each function looks at them as a record.
"""

from hanabi.engine import actions, chance, dealing, legal, reachable
from hanabi.engine.jit import compiled
from hanabi.engine.layout import (
    GAME_IS_OVER,
    NO_CARD_THERE,
    PLAYERS,
    RULES,
    STATE,
    WORD,
    Bytes,
    MoveNumber,
    Seat,
    Slot,
    StateRecord,
)
from hanabi.engine.records import Int8s, Int16s


@compiled
def clear(data: Bytes) -> None:
    """An empty table: all but the deck, tiles and cut as before any deal."""
    dealing.clear(data.view(STATE)[0])


@compiled
def begin(data: Bytes, table: Bytes, starter: Seat) -> None:
    """Deal from the deck, tiles and cut that already lie in the state; seats are counted round the table."""
    rules = table.view(RULES)[0]
    dealing.deal(data.view(STATE)[0], rules, starter % int(rules.players))


@compiled
def begin_by_seed(data: Bytes, table: Bytes, seed: int, starter: Seat) -> None:
    """Shuffle by number and deal."""
    chance.deal_by_seed(data.view(STATE)[0], table.view(RULES)[0], seed, starter)


@compiled
def move(data: Bytes, table: Bytes, number: MoveNumber) -> int:
    """Carry out the move with this number if it is legal; else change nothing and say why not."""
    state = data.view(STATE)[0]
    rules = table.view(RULES)[0]
    if not legal.is_legal(state, rules, number):
        return legal.refusal(state, rules, number)
    actions.apply_move(state, rules, number)
    return 0


@compiled
def refusal(data: Bytes, table: Bytes, number: MoveNumber) -> int:
    """Why the move is not legal; 0 if it is."""
    return legal.refusal(data.view(STATE)[0], table.view(RULES)[0], number)


@compiled
def legal_moves(data: Bytes, table: Bytes, out: Int16s) -> int:
    """Write the numbers of the legal moves in rising order; how many there are."""
    state = data.view(STATE)[0]
    rules = table.view(RULES)[0]
    count = 0
    for word in range(int(rules.words)):
        bits = legal.legal_word(state, rules, word)
        number = word * WORD
        while bits != 0:
            if bits & 1:
                out[count] = number
                count += 1
            bits >>= 1
            number += 1
    return count


@compiled
def hide(data: Bytes, seat: Seat) -> None:
    """Blank what the seat cannot see; any number that is no seat is a spectator."""
    dealing.hide(data.view(STATE)[0], seat if seat < PLAYERS else -1)


@compiled
def stop(data: Bytes, reason: int) -> int:
    """The game is stopped, for one of the reasons STOPPED and TIMED_OUT (R-511)."""
    state = data.view(STATE)[0]
    if state.over != 0:
        return GAME_IS_OVER
    state.over = reason
    state.pending = -1
    return 0


@compiled
def rearrange(data: Bytes, seat: Seat, orders: Int8s) -> int:
    """Put the cards of a hand into this order, marks and all (R-402)."""
    state = data.view(STATE)[0]
    if state.over != 0:
        return GAME_IS_OVER
    cards = int(state.cards[seat])
    if len(orders) != cards or not _same_cards(state, seat, orders):
        return NO_CARD_THERE
    for slot in range(cards):
        for other in range(slot, cards):
            if state.order[seat, other] == orders[slot]:
                _swap(state, seat, slot, other)
    return 0


@compiled
def _same_cards(state: StateRecord, seat: Seat, orders: Int8s) -> bool:
    for slot in range(int(state.cards[seat])):
        found = 0
        for index in range(len(orders)):
            if orders[index] == state.order[seat, slot]:
                found += 1
        if found != 1:
            return False
    return True


@compiled
def _swap(state: StateRecord, seat: Seat, slot: Slot, other: Slot) -> None:
    hand, order, possible, clued = state.hand, state.order, state.possible, state.clued
    hand[seat, slot], hand[seat, other] = hand[seat, other], hand[seat, slot]
    order[seat, slot], order[seat, other] = order[seat, other], order[seat, slot]
    possible[seat, slot], possible[seat, other] = possible[seat, other], possible[seat, slot]
    clued[seat, slot], clued[seat, other] = clued[seat, other], clued[seat, slot]


@compiled
def reachable_placed(data: Bytes, table: Bytes) -> int:
    """How many cards can still come to lie on the fireworks."""
    return reachable.reachable_placed(data.view(STATE)[0], table.view(RULES)[0])


@compiled
def dead_suits(data: Bytes, table: Bytes) -> int:
    """The fireworks that can no longer be completed, as bits."""
    return reachable.dead_suits(data.view(STATE)[0], table.view(RULES)[0])


@compiled
def indispensable_kinds(data: Bytes, table: Bytes) -> int:
    """The kinds still needed of which one copy is left, as bits."""
    return reachable.indispensable_kinds(data.view(STATE)[0], table.view(RULES)[0])
