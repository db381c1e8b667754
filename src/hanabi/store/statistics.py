"""What do many games say? Counts by how they ended, and by day."""

from collections import Counter
from typing import Literal

from msgspec import Struct

Word = Literal["edition", "options", "players", "score", "result", "reason", "mistakes"]


class Group(Struct, frozen=True):
    """How many games were of one kind and ended in one way."""

    edition: str
    options: str
    players: int
    score: int | None
    result: str | None
    reason: str | None
    mistakes: int
    games: int


class Day(Struct, frozen=True):
    """The games that ended on one day, in UTC."""

    day: str  # 2026-11-16
    games: int
    points: int  # of all these games together
    won: int
    mistakes: int


class Statistics(Struct, frozen=True):
    """The games that ended, by kind and ending and by day, both in order."""

    groups: tuple[Group, ...] = ()
    days: tuple[Day, ...] = ()

    @property
    def games(self) -> int:
        return sum(group.games for group in self.groups)

    @property
    def mean(self) -> float | None:
        """The mean score, or None when no game has one."""
        scored = [(group.score, group.games) for group in self.groups if group.score is not None]
        games = sum(number for _, number in scored)
        return sum(score * number for score, number in scored) / games if games else None

    def by(self, word: Word) -> dict[str | int | None, int]:
        """Games by one of the words of a group: `by("score")` is the distribution of scores."""
        counts: Counter[str | int | None] = Counter()
        for group in self.groups:
            counts[getattr(group, word)] += group.games
        return dict(counts)
