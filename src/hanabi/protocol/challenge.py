"""A challenge: the same sealed deals for several groups."""

from typing import Annotated

from msgspec import Meta

from hanabi.protocol.structs import Value
from hanabi.rules.phase import Phase

MOST_DEALS = 20  # of a challenge


class NewChallenge(Value, frozen=True, forbid_unknown_fields=True):
    """Deals that several groups play, each in its own time."""

    edition: Annotated[str, Meta(max_length=40)] = "custom"
    options: Annotated[str, Meta(max_length=100)] = "base"
    players: Annotated[int, Meta(ge=2, le=5)] = 3
    deals: Annotated[int, Meta(ge=1, le=MOST_DEALS)] = 4


class ChallengeGame(Value, frozen=True, omit_defaults=False):
    """My first game of one of the deals."""

    table: str
    phase: Phase
    score: int | None


class ChallengeGroup(Value, frozen=True, omit_defaults=False):
    """What those who sat together made of all deals, the first time.

    It is `ranked` if no player knew any of the cards and nothing helped them. `ahead` is the mean difference
    to the strongest bot on the same deals; errors are standard errors.
    """

    names: tuple[str, ...]
    me: bool
    ranked: bool
    scores: tuple[int, ...]
    mean: float
    error: float | None
    ahead: float | None
    ahead_error: float | None


class ChallengeBot(Value, frozen=True, omit_defaults=False):
    """What a bot in every seat makes of the deals."""

    bot: str
    scores: tuple[int, ...]
    mean: float
    error: float | None


class Challenge(Value, frozen=True, omit_defaults=False):
    """Sealed deals that several groups play; results are `open` to those who have finished all of them."""

    id: str
    edition: str
    options: str
    players: int
    deals: int
    made: int
    mine: tuple[ChallengeGame | None, ...]
    open: bool
    groups: tuple[ChallengeGroup, ...]
    bots: tuple[ChallengeBot, ...]
