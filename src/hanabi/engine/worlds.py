"""Hands that a seat may hold, drawn by their exact chances: the door to `own_hand` on bytes and numbers."""

import numpy as np

from hanabi.engine.jit import compiled
from hanabi.engine.layout import KINDS, RULES, STATE, Bytes, Seat
from hanabi.engine.own_hand import SETS, count_unseen, count_ways, draw_hand
from hanabi.engine.records import Int8s, Int64s


@compiled
def unseen_kinds(data: Bytes, table: Bytes, seat: Seat, unseen: Int64s) -> None:
    """How many of each kind the seat does not see; with `seat` −1, those in the deck."""
    count_unseen(data.view(STATE)[0], table.view(RULES)[0], seat, unseen)


@compiled
def draw_hands(data: Bytes, table: Bytes, seat: Seat, seed: int, hands: Int8s) -> int:
    """Draw a hand of the seat into each row of `hands`; the number of ways in which it can be filled."""
    state = data.view(STATE)[0]
    rules = table.view(RULES)[0]
    unseen = np.zeros(KINDS, np.int64)
    ways = np.zeros((KINDS + 1, SETS), np.int64)
    count_unseen(state, rules, seat, unseen)
    total = count_ways(state, rules, seat, unseen, ways)
    if total > 0:
        for draw in range(len(hands)):
            draw_hand(state, rules, seat, unseen, ways, seed, draw, hands[draw])
    return total
