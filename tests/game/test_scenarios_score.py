"""The score: scenarios S-051 and S-052."""

import pytest

from hanabi.game.state import State
from hanabi.rules.outcome import Outcome, Rating, Reason, Result
from tests.positions import after, position

ROWS = [
    (0, Rating.DREADFUL),
    (5, Rating.DREADFUL),
    (6, Rating.MEDIOCRE),
    (10, Rating.MEDIOCRE),
    (11, Rating.RESPECTABLE),
    (15, Rating.RESPECTABLE),
    (16, Rating.EXCELLENT),
    (20, Rating.EXCELLENT),
    (21, Rating.SUPERB),
    (24, Rating.SUPERB),
]


def last_turn(placed: int) -> State:
    """The very last turn of a base game with so many cards placed."""
    heights = [min(5, max(0, placed - 5 * number)) for number in range(5)]
    tops = (f"{suit}{height}" for suit, height in zip("WRBYG", heights, strict=True) if height)
    return position(deck=0, turns_left=1, fireworks=" ".join(tops))


@pytest.mark.parametrize(("score", "row"), ROWS)
def test_s051_each_score_falls_into_its_row(score: int, row: Rating) -> None:
    state = after(last_turn(score), "C1:1")
    assert state.outcome() == Outcome(Result.ENDED, Reason.LAST_ROUND, score, row, False, score)


def test_s051_the_highest_score_has_the_sixth_row() -> None:
    state = position("W5 ...", fireworks="W4 R5 B5 Y5 G5")
    won = Outcome(Result.WON, Reason.ALL_COMPLETE, 25, Rating.LEGENDARY, commendation=False, placed=25)
    assert after(state, "P W5").outcome() == won


def test_s051_the_rows_come_in_this_order() -> None:
    rows = list(dict.fromkeys([row for _, row in ROWS] + [Rating.of(25)]))
    assert rows == [row for row in Rating if row is not Rating.DIVINE]
    assert len(rows) == 6


def test_s052_a_show_without_any_card_has_ended_and_is_not_lost() -> None:
    state = after(position(deck=0, turns_left=1, mistakes=2), "C1:1")
    assert state.fireworks == dict.fromkeys(state.options.suits, 0)
    assert state.mistakes == 2
    assert state.outcome() == Outcome(Result.ENDED, Reason.LAST_ROUND, 0, Rating.DREADFUL, False, 0)
