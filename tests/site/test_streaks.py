"""Days in a row: each deal of the day counts that was finished before its day was over."""

from datetime import UTC, date, datetime, timedelta

from msgspec.structs import replace

from hanabi.site.http.daily import streak
from hanabi.store.store import Phase, Summary
from tests.store.tables import BASE

TODAY = date(2026, 11, 16)


def played(days_ago: int, late: int = 0) -> Summary:
    """A game of the deal of so many days ago, finished so many days late."""
    day = TODAY - timedelta(days=days_ago)
    ended = datetime(day.year, day.month, day.day, 23, 59, 59, tzinfo=UTC) + timedelta(days=late)
    return replace(BASE, phase=Phase.ENDED, day=day.isoformat(), ended=int(ended.timestamp() * 1000))


def test_who_never_played_has_no_streak() -> None:
    assert streak([], TODAY) == 0


def test_days_in_a_row_count_up_to_today() -> None:
    assert streak([played(0), played(1), played(2), played(4)], TODAY) == 3


def test_today_may_still_be_to_come() -> None:
    assert streak([played(1), played(2)], TODAY) == 2
    assert streak([played(2), played(3)], TODAY) == 0


def test_several_games_of_a_day_are_one_day() -> None:
    assert streak([played(0), played(0), played(1)], TODAY) == 2


def test_a_deal_made_up_for_later_is_no_day_of_a_streak() -> None:
    assert streak([played(0), played(1, late=1), played(2)], TODAY) == 1
