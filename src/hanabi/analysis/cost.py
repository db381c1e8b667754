"""What a move cost: what was still possible after it, averaged over the hands that its seat could hold.

The seat's hand is drawn by what its reader takes the cards to be, and the other unseen cards become the deck.
Then the move that was made and the others that were open are compared on the same cards by what is possible
after them if all cards are known. All clues are one move in it, so no convention can be blamed. A clue is an
alternative to a play, but not to a discard: there it would be a free pass.
"""

from dataclasses import dataclass

import numpy as np

from hanabi.analysis.readers import Hand, literal_hand
from hanabi.analysis.solver import DESK, KNOWN, MOST_MOVES, solve
from hanabi.engine import actions
from hanabi.engine.jit import compiled
from hanabi.engine.layout import (
    CLUE,
    DISCARD,
    HAND,
    PLAY,
    RULES,
    STATE,
    Bytes,
    MoveNumber,
    RulesRecord,
    Seat,
)
from hanabi.engine.records import Float64s, Int8s, Int64s
from hanabi.engine.worlds import draw_hands
from hanabi.game.numbering import move_of, number_of
from hanabi.game.state import State
from hanabi.rules.moves import Action
from hanabi.rules.options import MAX_MISTAKES
from hanabi.search.rollouts import fill_in

SAMPLES, MORE_SAMPLES = 40, 160
LINES, NODES, ROUNDS, ROOM = 24, 400, 1, 2048
LIKELY_ENOUGH = 0.75  # a play that fits so often is an alternative: what a mistake costs is not counted here


@dataclass(frozen=True, slots=True)
class Valued:
    """A move, and what is possible after it on average, by what the seat knew."""

    move: Action
    value: float


@dataclass(frozen=True, slots=True)
class Cost:
    """What a move cost against the best other one, in points, and the standard error of that.

    It is negative if the move was better than all others. `value` is what was possible after it on average,
    and `others` what would have been after the others, the best first.
    """

    loss: float
    error: float
    value: float = 0.0
    others: tuple[Valued, ...] = ()

    @property
    def best(self) -> Action | None:
        """The best other move, if there is one."""
        return self.others[0].move if self.others else None

    @property
    def sure(self) -> float:
        """The loss, less its error."""
        return self.loss - self.error

    @property
    def sure_lead(self) -> float:
        """By how much the move was better than all others, less the error."""
        return -self.loss - self.error


NOTHING = Cost(0.0, 0.0)


def cost(state: State, move: Action, hand: Hand, *, seed: int = 0, samples: int = SAMPLES) -> Cost:
    """What a play or discard cost the seat on turn, which took its cards to be `hand`."""
    seat, orders = state.on_turn, state.orders(state.on_turn)
    made = number_of(state._tables, seat, orders, move)
    hands = drawn_hands(state, hand, seed, samples)
    groups = alternatives(state, made, hand, hands)
    if not groups:
        return NOTHING
    values = values_after(state, [made, *(group[0] for group in groups)], hands, seed)
    gains = values[:, 1:] - values[:, :1]
    value = float(values[:, 0].mean())
    best = int(np.argmax(gains.mean(axis=0)))
    others = [
        Valued(move_of(state._tables, seat, orders, number), value + float(gain))
        for group, gain in zip(groups, gains.mean(axis=0), strict=True)
        for number in group
    ]
    others.sort(key=lambda each: -each.value)
    return Cost(float(gains[:, best].mean()), error_of(gains[:, best]), value, tuple(others))


def cost_again(state: State, move: Action, found: Cost, hand: Hand, *, seed: int, samples: int) -> Cost:
    """The same against the move that was found to be the best other one, with hands drawn anew."""
    assert found.best is not None
    seat, orders = state.on_turn, state.orders(state.on_turn)
    pair = [number_of(state._tables, seat, orders, each) for each in (move, found.best)]
    values = values_after(state, pair, drawn_hands(state, hand, seed, samples), seed)
    gains, value = values[:, 1] - values[:, 0], float(values[:, 0].mean())
    loss = float(gains.mean())
    others = [Valued(each.move, value + min(loss, each.value - found.value)) for each in found.others]
    return Cost(loss, error_of(gains), value, tuple(others))


def error_of(gains: Float64s) -> float:
    """The standard error of the mean."""
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


def alternatives(state: State, made: MoveNumber, hand: Hand, hands: Int8s) -> list[list[MoveNumber]]:
    """The plays that may well fit, and the discards; those of cards that look alike stand together.

    Who played a card might have given a clue; they are all the same here, so the first one stands for them.
    Where one more mistake loses the game (R-501), only cards that fit by the clues themselves count as plays:
    nobody need stake the game on a convention.
    """
    rules, record = state._tables.rules, state._data.view(STATE)[0]
    fitting = np.array([state.fits(card) for card in state._tables.cards])
    at_stake = state.mistakes == MAX_MISTAKES - 1
    failing = sum(1 << kind for kind, fits in enumerate(fitting) if not fits)
    literal = literal_hand(state)
    found: dict[tuple[int, int, int], list[MoveNumber]] = {}
    for number in state._legal_numbers():
        slot, kind_of_move = int(rules.move_slot[number]), int(rules.move_type[number])
        if number == made or kind_of_move not in (PLAY, DISCARD) or rules.move_suit[number] >= 0:
            continue
        if kind_of_move == PLAY and fitting[hands[:, slot]].mean() < LIKELY_ENOUGH:
            continue
        if kind_of_move == PLAY and at_stake and literal[slot] & failing:
            continue
        look = kind_of_move, hand[slot], int(record.clued[state.on_turn, slot])
        found.setdefault(look, []).append(number)
    if rules.move_type[made] == PLAY:
        clues = [number for number in state._legal_numbers() if rules.move_type[number] == CLUE]
        return [*found.values(), *([clue] for clue in clues[:1])]
    return list(found.values())


def values_after(
    state: State,
    moves: list[MoveNumber],
    hands: Int8s,
    seed: int,
    *,
    nodes: int = NODES,
    rounds: int = ROUNDS,
) -> Float64s:
    """What is possible after each of the moves with each of the hands, by a search of so many nodes."""
    values = np.zeros((len(hands), len(moves)))
    numbers, rules = np.array(moves, np.int64), state._tables.data
    possible_after(state._data, rules, state.on_turn, hands, seed, numbers, nodes, rounds, values)
    return values


@compiled
def possible_after(
    data: Bytes,
    table: Bytes,
    seat: Seat,
    hands: Int8s,
    seed: int,
    moves: Int64s,
    nodes: int,
    rounds: int,
    values: Float64s,
) -> None:
    """What is possible after each of the moves with each of the hands, into `values[hand, move]`.

    Where it is not known, it is taken to be in the middle of what it may be.
    """
    rules: RulesRecord = table.view(RULES)[0]
    # All arrays are named in every round: compiled, a record alone does not keep its array.
    filled, states = np.zeros(1, STATE), np.zeros(MOST_MOVES + 1, STATE)
    desks, known = np.zeros(1, DESK), np.zeros(ROOM, KNOWN)
    for row in range(len(hands)):
        filled[0] = data.view(STATE)[0]
        fill_in(filled[0], rules, seat, hands[row], seed + row)
        for column in range(len(moves)):
            states[0] = filled[0]
            actions.apply_move(states[0], rules, int(moves[column]))
            least, most = solve(desks[0], states, known, rules, LINES, nodes, rounds)
            values[row, column] = (least + most) / 2
