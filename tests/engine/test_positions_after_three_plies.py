"""As many positions as the table says: with every combination of options, at the start and in the middle."""

import pytest

from hanabi.engine.jit import COMPILED
from tests.engine.three_plies import TABLE, Start, read_table, starts, table_text
from tests.games import GAME_OPTIONS

LINES = read_table()
# Uncompiled there is time for the short lines only.
CHECKED = [start for start, counts in LINES.items() if COMPILED or counts[0] <= 1000]


def test_the_table_has_every_combination_of_options_in_every_place() -> None:
    assert {(start.options, start.players, start.moves > 0) for start in LINES} == {
        (options, players, moved)
        for options in GAME_OPTIONS
        for players, moved in ((2, False), (5, False), (2, True), (3, True), (4, True), (5, True))
    }


@pytest.mark.parametrize("part", range(8))
def test_as_many_positions_are_reached_as_the_table_says(part: int) -> None:
    for start in CHECKED[part::8]:
        assert start.counts() == LINES[start], f"{start}"


def test_counting_fewer_plies_counts_fewer_positions() -> None:
    start = Start(GAME_OPTIONS[0], 2, 0, 0)
    assert [start.counts(plies)[0] for plies in (0, 1, 2)] == [1, 15, 275]


@pytest.mark.skipif(not COMPILED, reason="the whole table takes an hour uncompiled")
def test_the_table_is_as_it_would_be_written_anew() -> None:
    assert len(LINES) == sum(1 for _ in starts())
    assert table_text() == TABLE.read_text("utf-8"), "run `python -m tests.golden` and read the difference"
