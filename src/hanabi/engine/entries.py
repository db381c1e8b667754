"""The engine's doors: functions on bytes and numbers that check every move before they carry it out.

Bytes cross the border from Python much faster than records do; each function looks at them as a record.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from hanabi.engine import actions, chance, dealing, legal, outlook
from hanabi.engine.jit import compiled
from hanabi.engine.layout import GAME_IS_OVER, NO_CARD_THERE, PLAYERS, RULES, STATE, WORD

Bytes = NDArray[np.uint8]


@compiled
def clear(data: Bytes) -> None:
    """An empty table: all but the deck, tiles and cut as before any deal."""
    dealing.clear(data.view(STATE)[0])


@compiled
def begin(data: Bytes, table: Bytes, starter: int) -> None:
    """Deal from the deck, tiles and cut that already lie in the state; seats are counted round the table."""
    rules = table.view(RULES)[0]
    dealing.deal(data.view(STATE)[0], rules, starter % int(rules.players))


@compiled
def begin_by_seed(data: Bytes, table: Bytes, seed: int, starter: int) -> None:
    """Shuffle by number and deal."""
    chance.deal_by_seed(data.view(STATE)[0], table.view(RULES)[0], seed, starter)


@compiled
def move(data: Bytes, table: Bytes, number: int) -> int:
    """Carry out the move with this number if it is legal; else change nothing and say why not."""
    state = data.view(STATE)[0]
    rules = table.view(RULES)[0]
    if not legal.is_legal(state, rules, number):
        return legal.refusal(state, rules, number)
    actions.apply_move(state, rules, number)
    return 0


@compiled
def refusal(data: Bytes, table: Bytes, number: int) -> int:
    """Why the move is not legal; 0 if it is."""
    return legal.refusal(data.view(STATE)[0], table.view(RULES)[0], number)


@compiled
def legal_moves(data: Bytes, table: Bytes, out: NDArray[np.int16]) -> int:
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
def hide(data: Bytes, seat: int) -> None:
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
def rearrange(data: Bytes, seat: int, orders: NDArray[np.int8]) -> int:
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
def _same_cards(state: Any, seat: int, orders: NDArray[np.int8]) -> bool:
    for slot in range(int(state.cards[seat])):
        found = 0
        for index in range(len(orders)):
            if orders[index] == state.order[seat, slot]:
                found += 1
        if found != 1:
            return False
    return True


@compiled
def _swap(state: Any, seat: int, slot: int, other: int) -> None:
    kind, order = int(state.hand[seat, slot]), int(state.order[seat, slot])
    possible, clued = int(state.possible[seat, slot]), int(state.clued[seat, slot])
    state.hand[seat, slot] = state.hand[seat, other]
    state.order[seat, slot] = state.order[seat, other]
    state.possible[seat, slot] = state.possible[seat, other]
    state.clued[seat, slot] = state.clued[seat, other]
    state.hand[seat, other] = kind
    state.order[seat, other] = order
    state.possible[seat, other] = possible
    state.clued[seat, other] = clued


@compiled
def reachable_placed(data: Bytes, table: Bytes) -> int:
    """How many cards can still come to lie on the fireworks."""
    return outlook.reachable_placed(data.view(STATE)[0], table.view(RULES)[0])


@compiled
def dead_suits(data: Bytes, table: Bytes) -> int:
    """The fireworks that can no longer be completed, as bits."""
    return outlook.dead_suits(data.view(STATE)[0], table.view(RULES)[0])


@compiled
def indispensable_kinds(data: Bytes, table: Bytes) -> int:
    """The kinds still needed of which one copy is left, as bits."""
    return outlook.indispensable_kinds(data.view(STATE)[0], table.view(RULES)[0])
