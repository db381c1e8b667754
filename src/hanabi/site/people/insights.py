"""What somebody's games say together: means with their errors, and how many they are of."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import TypeVar

from hanabi.protocol.insights import (
    AgainstBot,
    GroupTold,
    Insights,
    MeanTold,
    OfKind,
    Opening,
    OpeningNamed,
    WithPartner,
)
from hanabi.protocol.review import PlayerJudged
from hanabi.site.jobs.told_games import GameTold
from hanabi.site.tables.challenges import Mean
from hanabi.store.store import Summary

MOST_PARTNERS, MOST_KINDS, MOST_TO_REVIEW = 12, 12, 10
BLAMED = ("blunder", "mistake")
NAMED: dict[int | None, OpeningNamed] = {1: "1", 2: "2", 3: "3", 4: "4", 5: "5", None: "color"}

Key = TypeVar("Key")
Name = TypeVar("Name", bound=str)


@dataclass(frozen=True, slots=True)
class OwnGame:
    """A finished game, what was told of it, and the seat of whoever asks."""

    line: Summary
    told: GameTold
    seat: int

    @property
    def points(self) -> int:
        """What it came to; a game that is lost has no points, and an expert game that is won all of them."""
        return (
            self.told.placed
            if self.line.score is None and self.line.result == "won"
            else self.line.score or 0
        )

    @property
    def efficiency(self) -> float | None:
        """Cards placed for each clue that was given."""
        return self.told.placed / self.told.clues if self.told.clues else None

    @property
    def judged(self) -> PlayerJudged | None:
        """How the own moves were judged, if they were."""
        return next((each for each in self.told.judged if each.seat == self.seat), None)


def insights(games: Sequence[OwnGame], found: int) -> Insights:
    """What these games say, of so many that there are."""
    judged = [game.judged for game in games if game.judged]
    return Insights(
        games=len(games),
        all=found,
        reviewed=len(judged),
        group=_group(games),
        accuracy=fmean(each.accuracy for each in judged) if judged else None,
        marks=_counted(each.marks for each in judged),
        causes=_counted(each.causes for each in judged),
        partners=tuple(_partners(games)[:MOST_PARTNERS]),
        kinds=tuple(_kinds(games)[:MOST_KINDS]),
        openings=tuple(_openings(games)),
        to_review=tuple(game.line.table for game in games if not game.told.judged)[:MOST_TO_REVIEW],
    )


def against(bot: str, players: int, ahead: Sequence[int]) -> AgainstBot:
    """How games compare with what a bot made of their deals: by how many points each was better."""
    better, worse = sum(each > 0 for each in ahead), sum(each < 0 for each in ahead)
    return AgainstBot(bot, players, _mean(ahead), better, len(ahead) - better - worse, worse)


def _group(games: Sequence[OwnGame]) -> GroupTold:
    judged = [game.judged for game in games if game.judged]
    return GroupTold(
        games=len(games),
        points=_mean([game.points for game in games]),
        efficiency=_mean([game.efficiency for game in games if game.efficiency is not None]),
        mistakes=_mean([_blamed(each) for each in judged]),
        lost=_mean([each.lost for each in judged]),
    )


def _blamed(judged: PlayerJudged) -> int:
    return sum(count for mark, count in judged.marks.items() if mark in BLAMED)


def _mean(values: Sequence[float]) -> MeanTold:
    found = Mean.of(values) if values else None
    return MeanTold(len(values), found.mean if found else None, found.error if found else None)


def _counted(counts: Iterable[Mapping[Name, int]]) -> dict[str, int]:
    total: Counter[str] = Counter()
    for each in counts:
        total.update(each)
    return dict(total.most_common())


def _parted(
    games: Sequence[OwnGame], keys: Callable[[OwnGame], Iterable[Key]]
) -> list[tuple[Key, list[OwnGame]]]:
    """The games of each key, those with the most first; a game may have several keys."""
    found: dict[Key, list[OwnGame]] = {}
    for game in games:
        for key in keys(game):
            found.setdefault(key, []).append(game)
    return sorted(found.items(), key=lambda each: -len(each[1]))


def _partners(games: Sequence[OwnGame]) -> list[WithPartner]:
    """Those who sat beside one: people by who they are, bots by their kind, those from elsewhere by name."""
    found = []
    for (person, bot, name), shared in _parted(games, _beside):
        last = shared[0].line  # the newest
        said = last.names[last.guests.index(person)] if person else name
        found.append(WithPartner(said, bot, _group(shared)))
    return found


def _beside(game: OwnGame) -> set[tuple[str | None, str | None, str]]:
    line = game.line
    seats = zip(line.guests, line.bots, line.names, strict=True)
    others = [each for seat, each in enumerate(seats) if seat != game.seat]
    return {
        (None, bot, "") if bot else (None, None, name) if line.keeper else (guest, None, "")
        for guest, bot, name in others
        if bot or guest or line.keeper
    }


def _kinds(games: Sequence[OwnGame]) -> list[OfKind]:
    kinds = _parted(games, lambda game: [(game.line.edition, game.line.options, game.line.players)])
    return [OfKind(edition, options, players, _group(some)) for (edition, options, players), some in kinds]


def _openings(games: Sequence[OwnGame]) -> list[Opening]:
    clued = [game for game in games if game.told.opening]
    return [
        Opening(
            named=NAMED[rank],
            games=len(some),
            yours=sum(game.told.opening.seat == game.seat for game in some if game.told.opening),
            points=_mean([game.points for game in some]),
            touched=fmean(game.told.opening.touched for game in some if game.told.opening),
        )
        for rank, some in _parted(clued, lambda game: [game.told.opening.rank if game.told.opening else None])
    ]
