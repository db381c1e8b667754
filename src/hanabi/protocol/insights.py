"""What somebody's own games say together: how they clue, what went wrong, and with whom."""

from typing import Literal

from hanabi.protocol.structs import Value

OpeningNamed = Literal["1", "2", "3", "4", "5", "color"]


class MeanTold(Value, frozen=True, omit_defaults=False):
    """The mean of so many values and its standard error, which takes two and more; null of none."""

    count: int
    mean: float | None
    error: float | None


class GroupTold(Value, frozen=True, omit_defaults=False):
    """Games of one kind: their points, cards placed for each clue, and your marks where there is a review.

    `mistakes` are your moves marked mistake or worse in a game, `lost` the points that they cost by what you
    knew. Games that are lost count no points.
    """

    games: int
    points: MeanTold
    efficiency: MeanTold
    mistakes: MeanTold
    lost: MeanTold


class WithPartner(Value, frozen=True, omit_defaults=False):
    """Your games with somebody: a person by the last name, or a bot by its kind."""

    name: str
    bot: str | None
    group: GroupTold


class OfKind(Value, frozen=True, omit_defaults=False):
    """Your games of one box, with its options, for so many players."""

    edition: str
    options: str
    players: int
    group: GroupTold


class Opening(Value, frozen=True, omit_defaults=False):
    """Games whose first clue named this rank or a color; `yours` are those in which you gave it."""

    named: OpeningNamed
    games: int
    yours: int
    points: MeanTold
    touched: float


class Insights(Value, frozen=True, omit_defaults=False):
    """Your last finished games: `games` of them were looked at, `reviewed` have a review.

    `causes` say why moves of yours were marked: a fact, or "other"; `accuracy` is the share of your judged
    moves that nobody blames. `to_review` are games without a review, the newest first.
    """

    games: int
    all: int
    reviewed: int
    group: GroupTold
    accuracy: float | None
    marks: dict[str, int]
    causes: dict[str, int]
    partners: tuple[WithPartner, ...]
    kinds: tuple[OfKind, ...]
    openings: tuple[Opening, ...]
    to_review: tuple[str, ...]


class AgainstBot(Value, frozen=True, omit_defaults=False):
    """Your games against what this bot in every seat makes of the same deals.

    `ahead` is by how many points you were better on average; `better`, `same` and `worse` are games.
    """

    bot: str
    players: int
    ahead: MeanTold
    better: int
    same: int
    worse: int


class AgainstBots(Value, frozen=True, omit_defaults=False):
    """The same for all numbers of players; while a bot is `preparing`, there is nothing to tell yet."""

    bots: tuple[AgainstBot, ...]
    preparing: bool = False
