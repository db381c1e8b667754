"""What a move cost: what was still possible after it, averaged over the hands that its seat could hold.

The seat's hand is drawn by what its reader takes the cards to be, and the other unseen cards become the deck.
Then the move that was made and the others that were open are compared on the same cards by what is possible
after them if all cards are known. All clues are one move in it, so no convention can be blamed; but a clue is
no alternative to a discard, as it would be a free pass.
"""

from dataclasses import dataclass

import numpy as np

from hanabi.analysis.readers import Hand
from hanabi.analysis.solver import DESK, KNOWN, MOST_MOVES, Desk, solve
from hanabi.engine import actions
from hanabi.engine.jit import compiled
from hanabi.engine.layout import (
    DISCARD,
    HAND,
    PLAY,
    RULES,
    STATE,
    Bytes,
    MoveNumber,
    RulesRecord,
    Seat,
    StateRecord,
)
from hanabi.engine.records import Float64s, Int8s, Int64s
from hanabi.engine.worlds import draw_hands
from hanabi.game.numbering import move_of, number_of
from hanabi.game.state import State
from hanabi.rules.moves import Action
from hanabi.search.rollouts import fill_in

SAMPLES, MORE_SAMPLES = 40, 160
LINES, NODES, ROUNDS, ROOM = 24, 400, 1, 2048
LIKELY_ENOUGH = 0.75  # a play that fits so often is an alternative: what a mistake costs is not counted here


@dataclass(frozen=True, slots=True)
class Cost:
    """What a move cost against the best other one, in points, and the standard error of that.

    It is negative if the move was better than all others. `best` is the best other one, if there is one.
    """

    loss: float
    error: float
    best: Action | None

    @property
    def sure(self) -> float:
        """The loss, less its error."""
        return self.loss - self.error

    @property
    def sure_lead(self) -> float:
        """By how much the move was better than all others, less the error."""
        return -self.loss - self.error


NOTHING = Cost(0.0, 0.0, None)


def cost(state: State, move: Action, hand: Hand, *, seed: int = 0, samples: int = SAMPLES) -> Cost:
    """What a play or discard cost the seat on turn, which took its cards to be `hand`."""
    seat, orders = state.on_turn, state.orders(state.on_turn)
    made = number_of(state._tables, seat, orders, move)
    hands = drawn_hands(state, hand, seed, samples)
    others = alternatives(state, made, hand, hands)
    if not others:
        return NOTHING
    gains = compare(state, [made, *others], hands, seed)
    best = int(np.argmax(gains.mean(axis=0)))
    move = move_of(state._tables, seat, orders, others[best])
    return Cost(float(gains[:, best].mean()), _error(gains[:, best]), move)


def cost_again(state: State, move: Action, found: Cost, hand: Hand, *, seed: int, samples: int) -> Cost:
    """The same against the move that was found to be the best other one, with hands drawn anew."""
    assert found.best is not None
    seat, orders = state.on_turn, state.orders(state.on_turn)
    pair = [number_of(state._tables, seat, orders, each) for each in (move, found.best)]
    gains = compare(state, pair, drawn_hands(state, hand, seed, samples), seed)[:, 0]
    return Cost(float(gains.mean()), _error(gains), found.best)


def _error(gains: Float64s) -> float:
    return float(gains.std(ddof=1) / np.sqrt(len(gains))) if len(gains) > 1 else 0.0


def drawn_hands(state: State, hand: Hand, seed: int, count: int) -> Int8s:
    """Hands that the seat on turn could hold by what it takes its cards to be; by clues if none fits."""
    seat = state.on_turn
    hands = np.full((count, HAND), -1, np.int8)
    believed = state._data.copy()
    believed.view(STATE)[0].possible[seat, : len(hand)] = hand
    if not draw_hands(believed, state._tables.data, seat, seed, hands):
        draw_hands(state._data, state._tables.data, seat, seed, hands)
    return hands


def alternatives(state: State, made: MoveNumber, hand: Hand, hands: Int8s) -> list[MoveNumber]:
    """The plays that may well fit, and the discards; of cards that look alike one is enough."""
    rules, record = state._tables.rules, state._data.view(STATE)[0]
    fitting = np.array([state.fits(card) for card in state._tables.cards])
    found, seen = [], set()
    for number in state._legal_numbers():
        slot, kind_of_move = int(rules.move_slot[number]), int(rules.move_type[number])
        if number == made or kind_of_move not in (PLAY, DISCARD) or rules.move_suit[number] >= 0:
            continue
        if kind_of_move == PLAY and fitting[hands[:, slot]].mean() < LIKELY_ENOUGH:
            continue
        look = kind_of_move, hand[slot], int(record.clued[state.on_turn, slot])
        if look not in seen:
            seen.add(look)
            found.append(number)
    return found


def compare(state: State, moves: list[MoveNumber], hands: Int8s, seed: int) -> Float64s:
    """What each move after the first gains over it with each of the hands."""
    values = np.zeros((len(hands), len(moves)))
    numbers = np.array(moves, np.int64)
    possible_after(state._data, state._tables.data, state.on_turn, hands, seed, numbers, values)
    return values[:, 1:] - values[:, :1]


@compiled
def possible_after(
    data: Bytes, table: Bytes, seat: Seat, hands: Int8s, seed: int, moves: Int64s, values: Float64s
) -> None:
    """What is possible after each of the moves with each of the hands, into `values[hand, move]`.

    Where it is not known, it is taken to be in the middle of what it may be.
    """
    rules: RulesRecord = table.view(RULES)[0]
    filled, states = np.zeros(1, STATE), np.zeros(MOST_MOVES + 1, STATE)
    desks, known = np.zeros(1, DESK), np.zeros(ROOM, KNOWN)
    desk: Desk = desks[0]
    start: StateRecord = filled[0]
    first: StateRecord = states[0]
    for row in range(len(hands)):
        filled[0] = data.view(STATE)[0]
        fill_in(start, rules, seat, hands[row], seed + row)
        for column in range(len(moves)):
            states[0] = filled[0]
            actions.apply_move(first, rules, int(moves[column]))
            least, most = solve(desk, states, known, rules, LINES, NODES, ROUNDS)
            values[row, column] = (least + most) / 2
