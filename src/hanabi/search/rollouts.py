"""Games played to their end by the policy in all seats, from hands and decks as they may be.

Every candidate is played out from the same hands and decks, so that their values can be compared one by one.
What everybody knows is the same for all seats: one memory serves them all.
"""

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

import numpy as np

from hanabi.bots.program import Thought, thought_type
from hanabi.engine import actions, chance, dealing, legal
from hanabi.engine.jit import COMPILED, compiled, compiled_as
from hanabi.engine.layout import (
    ALL_COMPLETE,
    KINDS,
    LAST_ROUND,
    RULES,
    STATE,
    Bytes,
    RulesRecord,
    Seat,
    StateRecord,
    ViewRecord,
)
from hanabi.engine.own_hand import count_unseen
from hanabi.engine.records import Float64s, Int8s, Int64s

if COMPILED:
    import numba


Rollouts: TypeAlias = Callable[..., int]


def _roll_out(
    choose: Thought,
    notice: Thought,
    table: Bytes,
    data: Bytes,
    memory: Bytes,
    seat: Seat,
    hands: Int8s,
    seeds: Int64s,
    moves: Int64s,
    points: float,
    perfect: float,
    kept: float,
    values: Float64s,
) -> int:
    """Play out each of the moves from each of the hands, into `values[hand, move]`.

    A game is worth `points` for each card placed, and `perfect` more if all are; of the points of a lost
    game the share `kept` counts.
    """
    rules: RulesRecord = table.view(RULES)[0]
    tables = np.zeros(3, STATE)
    start: StateRecord = tables[0]
    state: StateRecord = tables[1]
    view: ViewRecord = tables[2]
    mind = memory.copy()
    for row in range(len(hands)):
        tables[0] = data.view(STATE)[0]
        fill_in(start, rules, seat, hands[row], int(seeds[row]))
        for column in range(len(moves)):
            tables[1] = start
            mind[:] = memory
            move = int(moves[column])
            while legal.is_legal(state, rules, move):
                actions.apply_move(state, rules, move)
                if state.over != 0:
                    break
                tables[2] = state
                hide_hands(view)
                notice(view, rules, mind, 0)
                player = int(state.player)
                tables[2] = state
                dealing.hide(view, player)
                move = int(choose(view, rules, mind, player))
            worth = points * int(state.placed)
            if state.over != ALL_COMPLETE and state.over != LAST_ROUND:
                worth *= kept
            values[row, column] = worth + (perfect if state.over == ALL_COMPLETE else 0.0)
    return len(hands)


@compiled
def fill_in(state: StateRecord, rules: RulesRecord, seat: Seat, hand: Int8s, seed: int) -> None:
    """Give the seat this hand, and shuffle all other unseen cards into the deck."""
    unseen = np.zeros(KINDS, np.int64)
    count_unseen(state, rules, seat, unseen)
    for slot in range(int(state.cards[seat])):
        state.hand[seat, slot] = hand[slot]
        unseen[int(hand[slot])] -= 1
    index = int(state.drawn)
    for kind in range(int(rules.kinds)):
        for _ in range(int(unseen[kind])):
            state.deck[index] = kind
            index += 1
    chance.shuffle(state.deck, int(state.drawn), int(rules.deck_size), seed, 0)


@compiled
def hide_hands(state: StateRecord) -> None:
    """Blank all that is not known to everybody."""
    dealing.hide(state, -1)
    for seat in range(len(state.cards)):
        for slot in range(int(state.cards[seat])):
            state.hand[seat, slot] = -1


@cache
def roller() -> Rollouts:
    """`_roll_out`, compiled for every program."""
    if not COMPILED:
        return _roll_out
    types = numba.types
    given = types.Array(types.uint8, 1, "C", readonly=True)
    return compiled_as(
        types.int64(
            thought_type(),
            thought_type(),
            given,
            given,
            types.uint8[::1],
            types.int64,
            types.int8[:, ::1],
            types.int64[::1],
            types.int64[::1],
            types.float64,
            types.float64,
            types.float64,
            types.float64[:, ::1],
        ),
        _roll_out,
    )
