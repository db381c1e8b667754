"""How games ended, counted."""

from hanabi.protocol.structs import Value


class ScoreCount(Value, frozen=True, omit_defaults=False):
    """How many games of a kind ended so, with so many mistakes; expert games have no score."""

    players: int
    edition: str
    options: str
    result: str
    reason: str
    score: int | None
    mistakes: int
    games: int


class DayCount(Value, frozen=True, omit_defaults=False):
    """The games of one day: how many, and their mean score."""

    day: str
    games: int
    mean: float | None


class Statistics(Value, frozen=True, omit_defaults=False):
    """Finished games, counted."""

    games: int
    mean: float | None
    best: int | None
    mistakes: float | None
    scores: tuple[ScoreCount, ...]
    days: tuple[DayCount, ...]
