"""How many positions lie a few moves ahead, and what is on the table in them."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hanabi.engine import actions, entries, legal
from hanabi.engine.bits import nth_bit
from hanabi.engine.jit import compiled
from hanabi.engine.layout import RULES, STATE, WORD
from hanabi.rules.options import PLAYER_COUNTS, Options
from tests.games import GAME_OPTIONS, Setting

TABLE = Path(__file__).with_name("positions_after_three_plies.txt")
PLIES = 3
COLUMNS = ("positions", "ended", "waiting", "tokens", "mistakes", "placed", "deck")
HEADING = """\
# Three plies after the deal, or after so many moves of good play: how many positions there are (one for each
# sequence of moves; a tile's choice is a ply), how many of them are ended or wait for such a choice, and the
# sums of their tokens, mistakes, placed cards and cards in the deck. A sequence that ends the game earlier
# counts as one position. Written by `python -m tests.golden`.
"""


@dataclass(frozen=True, slots=True)
class Start:
    """Where to count from: a deal by number, led on by so many moves."""

    options: Options
    players: int
    seed: int
    moves: int

    def data(self) -> NDArray[np.uint8]:
        """The engine's record of it."""
        setting = Setting(self.options, self.players, self.seed, 100)
        data, table = setting.data(), setting.tables.data
        for number in setting.numbers()[: self.moves]:
            entries.move(data, table, number)
        return data

    def counts(self, plies: int = PLIES) -> list[int]:
        """The numbers of `COLUMNS`."""
        states, totals = np.zeros(plies + 1, STATE), np.zeros(len(COLUMNS), np.int64)
        states[0] = self.data().view(STATE)[0]
        count_positions(states, Setting(self.options, self.players, 0).tables.data, totals)
        return totals.tolist()

    def __str__(self) -> str:
        return f"{self.options!s:50} {self.players:7} {self.seed:4} {self.moves:5}"


@compiled
def count_positions(states: Any, table: NDArray[np.uint8], totals: NDArray[np.int64]) -> None:
    """Add up the positions that lie as many plies after `states[0]` as the stack has further places."""
    rules = table.view(RULES)[0]
    words, left = (
        np.full(len(states), -1),
        np.zeros(len(states), np.int64),
    )  # where each place is in its legal moves
    depth = 0
    while depth >= 0:
        state = states[depth]
        if depth == len(states) - 1 or state.over != 0:
            add_position(state, rules, totals)
            depth -= 1
        elif left[depth] == 0:
            words[depth] += 1
            if words[depth] == int(rules.words):
                depth -= 1
            else:
                left[depth] = legal.legal_word(state, rules, words[depth])
        else:
            move = words[depth] * WORD + nth_bit(left[depth], 0)
            left[depth] &= left[depth] - 1
            depth += 1
            states[depth] = state
            actions.apply_move(states[depth], rules, move)
            words[depth], left[depth] = -1, 0


@compiled
def add_position(state: Any, rules: Any, totals: NDArray[np.int64]) -> None:
    """Count what is on the table."""
    totals[0] += 1
    totals[1] += state.over != 0
    totals[2] += state.pending >= 0
    totals[3] += state.tokens
    totals[4] += state.mistakes
    totals[5] += state.placed
    totals[6] += legal.deck_count(state, rules)


# The table as a text.


def starts() -> Iterator[Start]:
    """Every combination of options, dealt to two and to five players, and in the middle for all numbers."""
    for index, options in enumerate(GAME_OPTIONS):
        for players in (2, 5):
            yield Start(options, players, index, 0)
        for players in PLAYER_COUNTS:
            yield in_the_middle(options, players, index)


def in_the_middle(options: Options, players: int, seed: int) -> Start:
    """The first place of a game where the expansions and the end are near; of the first game that has one."""
    while True:
        setting = Setting(options, players, seed, 100)
        data = setting.data()
        record = data.view(STATE)[0]
        for made, number in enumerate(setting.numbers()):
            if is_telling(record, setting):
                return Start(options, players, seed, made)
            entries.move(data, setting.tables.data, number)
        seed += 1


def is_telling(record: Any, setting: Setting) -> bool:
    """Whether a tile waits, with tiles and an even number of players; else whether the deck runs out."""
    if setting.options.tiles and setting.players % 2 == 0:
        return bool(record.pending >= 0)
    left = int(setting.tables.rules.deck_size) - int(record.drawn)
    return left == (0 if setting.options.expert else 1)


def table_text() -> str:
    """The whole table."""
    names = f"{'options':50} players seed moves" + "".join(f"{name:>10}" for name in COLUMNS)
    lines = (f"{start}{numbers_text(start.counts())}" for start in starts())
    return HEADING + "\n".join((names, *lines)) + "\n"


def numbers_text(numbers: list[int]) -> str:
    return "".join(f"{number:10}" for number in numbers)


def read_table() -> dict[Start, list[int]]:
    """What `table_text` wrote."""
    _, *lines = (line for line in TABLE.read_text("utf-8").splitlines() if not line.startswith("#"))
    return dict(map(read_line, lines))


def read_line(line: str) -> tuple[Start, list[int]]:
    options, *numbers = line.split()
    players, seed, moves, *counts = map(int, numbers)
    return Start(Options.parse(options), players, seed, moves), counts
