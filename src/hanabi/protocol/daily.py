"""The deal of the day: results, streaks, and the table of a week."""

from hanabi.protocol.lobby import TableListed
from hanabi.protocol.structs import Value


class DailyResult(Value, frozen=True, omit_defaults=False):
    """A game of the deal of a day.

    Only a `first` attempt of everybody at the table has a rank, and no `assisted` one: with moves taken back,
    free talk, hands open to watchers, or a program in a seat.
    """

    game: TableListed
    rank: int | None
    first: bool
    assisted: bool


class DayPlayed(Value, frozen=True, omit_defaults=False):
    """A day: what my first attempt at its deal came to; `on_time` if I played its deal on the day itself."""

    day: str
    score: int | None
    on_time: bool


class WeekPlace(Value, frozen=True, omit_defaults=False):
    """What somebody's first attempts without help came to in seven days."""

    rank: int
    name: str
    me: bool
    days: int
    points: int


class Daily(Value, frozen=True, omit_defaults=False):
    """The deal of a day and how the tables that played it did, best first.

    Today's results are `open` to those who have finished the deal themselves. `mine` are the seven days up to
    this one, `week` is what everybody made of them, without today as long as that is closed; `streak` is on
    how many days in a row the deal of the day was played, up to today or yesterday.
    """

    day: str
    players: int
    open: bool
    results: tuple[DailyResult, ...]
    mine: tuple[DayPlayed, ...]
    streak: int
    week: tuple[WeekPlace, ...]
