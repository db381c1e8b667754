"""What was still possible? The best score with all cards known: exact, or bounds that are proven."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from hanabi.analysis.solver import DESK, KNOWN, MOST_MOVES, solve
from hanabi.engine.jit import compiled
from hanabi.engine.layout import RULES, STATE, Bytes, RulesRecord
from hanabi.engine.records import Int16s, Int64s
from hanabi.engine.tables import Tables
from hanabi.game.numbering import move_of
from hanabi.game.state import State
from hanabi.rules.moves import Action
from hanabi.rules.options import Options
from hanabi.rules.outcome import points

LINES, NODES, ROUNDS = 100, 2_000, 8
MOST_KEPT = 1 << 18  # positions that lead nowhere
LONG_ROUNDS, LONG_KEPT = 14, 1 << 23  # for somebody who waits: at most some 20 s, and 400 MB


@dataclass(frozen=True, slots=True)
class Possible:
    """The best score that can be reached for sure, by `line`, and the best that may be: `exact` if equal.

    A game that would be lost counts 0, and so does an expert game that is not won.
    """

    least: int
    most: int
    line: tuple[Action, ...] = ()

    @property
    def exact(self) -> bool:
        """Whether it is known what is possible."""
        return self.least == self.most


def possible(
    state: State,
    *,
    lines: int = LINES,
    nodes: int = NODES,
    rounds: int = ROUNDS,
    most_kept: int = MOST_KEPT,
) -> Possible:
    """What can still come of a game if all players know all cards.

    So many `lines` are tried first. Then every score that may be higher is looked for, in so many `rounds` of
    `nodes` positions, twice as many each time; up to `most_kept` that lead nowhere are kept in mind.
    """
    bounds, line = np.zeros((1, 3), np.int64), np.zeros((1, MOST_MOVES), np.int16)
    data, rules = state._data[None], state._tables.data
    solve_all(data, rules, lines, nodes, rounds, kept(nodes << rounds, most_kept), bounds, line)
    least, most, length = bounds[0].tolist()
    return Possible(
        _score(state.options, least), _score(state.options, most), _actions(state, line[0, :length].tolist())
    )


def possible_at_length(state: State) -> Possible:
    """The same, looked for much longer where it would be left open."""
    found = possible(state)
    return found if found.exact else possible(state, rounds=LONG_ROUNDS, most_kept=LONG_KEPT)


def possible_throughout(
    states: Sequence[State], *, lines: int = LINES, nodes: int = NODES, rounds: int = ROUNDS
) -> list[Possible]:
    """What was possible in each state of one game, in its order; without lines.

    What can be reached later could be reached before, and what cannot be reached any more never can again. So
    all states are looked at shortly, and then one in the middle of those still open, in so many `rounds`.
    """
    if not states:
        return []
    data, rules, options = np.stack([state._data for state in states]), states[0]._tables, states[0].options
    bounds = _bounds(data, rules, lines, nodes, 1)
    _tell_each_other(bounds)
    tried: set[int] = set()
    while still_open := [row for row in _open_ones(bounds) if row not in tried]:
        row = still_open[len(still_open) // 2]
        tried.add(row)
        least, most, _ = _bounds(data[row : row + 1], rules, lines, nodes, rounds)[0]
        bounds[row, 0] = max(bounds[row, 0], least)
        bounds[row, 1] = min(bounds[row, 1], most)
        _tell_each_other(bounds)
    scores = [[_score(options, bound) for bound in row[:2]] for row in bounds.tolist()]
    return [Possible(least, most) for least, most in scores]


def _bounds(data: NDArray[np.uint8], rules: Tables, lines: int, nodes: int, rounds: int) -> Int64s:
    """The bounds of each of these states."""
    bounds, no_line = np.zeros((len(data), 3), np.int64), np.zeros((0, MOST_MOVES), np.int16)
    solve_all(data, rules.data, lines, nodes, rounds, kept(nodes << rounds), bounds, no_line)
    return bounds


def _open_ones(bounds: Int64s) -> list[int]:
    """The states of which it is not known what is possible."""
    found: list[int] = np.flatnonzero(bounds[:, 0] < bounds[:, 1]).tolist()
    return found


def _tell_each_other(bounds: Int64s) -> None:
    """Let the states of a game share what is known of them."""
    bounds[:, 0] = np.maximum.accumulate(bounds[::-1, 0])[::-1]
    bounds[:, 1] = np.minimum.accumulate(bounds[:, 1])


def _score(options: Options, placed: int) -> int:
    return placed if options.expert else points(options, placed)


def kept(nodes: int, most: int = MOST_KEPT) -> int:
    """For how many positions to have room, for a search of so many."""
    return min(most, max(1024, 2 * nodes))


@compiled
def solve_all(
    data: NDArray[np.uint8],
    table: Bytes,
    lines: int,
    nodes: int,
    rounds: int,
    room: int,
    bounds: Int64s,
    line: Int16s,
) -> None:
    """Write down for each state the two bounds and the length of its line, and the line if there is room."""
    rules: RulesRecord = table.view(RULES)[0]
    states = np.zeros(MOST_MOVES + 1, STATE)
    # `desks` is named in every round: compiled, a record alone does not keep its array.
    desks, known = np.zeros(1, DESK), np.zeros(room, KNOWN)
    for row in range(len(data)):
        states[0] = data[row].view(STATE)[0]
        least, most = solve(desks[0], states, known, rules, lines, nodes, rounds)
        bounds[row, 0] = least
        bounds[row, 1] = most
        bounds[row, 2] = desks[0].length
        if row < len(line):
            line[row, :] = desks[0].line


def _actions(state: State, numbers: Sequence[int]) -> tuple[Action, ...]:
    """A line in words; the engine plays it, so it is one."""
    made: list[Action] = []
    for number in numbers:
        move = move_of(state._tables, state.on_turn, state.orders(state.on_turn), number)
        state, _ = state.apply(move)
        made.append(move)
    return tuple(made)
