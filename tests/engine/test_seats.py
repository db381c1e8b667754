"""Seats counted round the table."""

import pytest

from hanabi.engine.seats import seat_after
from hanabi.engine.tables import tables
from hanabi.rules.options import PLAYER_COUNTS, Options


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_the_seat_after_the_last_is_the_first(players: int) -> None:
    rules = tables(Options(), players).rules
    for seat in range(players):
        for steps in range(players + 1):
            assert seat_after(rules, seat, steps) == (seat + steps) % players
