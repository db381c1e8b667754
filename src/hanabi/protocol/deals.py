"""How hard a deal is: what is possible with it, and what bots make of it."""

from typing import Literal

from hanabi.protocol.review import ReviewTrouble
from hanabi.protocol.structs import Value

DEAL_JUDGE = 1  # counts up when deals that were looked at before are worth being looked at again

DifficultyName = Literal["easier", "usual", "harder", "much-harder", "lost"]


class BotsMade(Value, frozen=True, omit_defaults=False):
    """What a bot in every seat makes of a deal: a score for each order of play, `perfect` of them in full.

    `usual` is what it makes of other deals on average, if that was measured.
    """

    bot: str
    scores: tuple[int, ...]
    mean: float
    perfect: int
    usual: float | None


class DealJudged(Value, frozen=True, omit_defaults=False):
    """A deal: with all cards known, `least` points can be made for sure and no more than `most`.

    Bots play it in several orders of play: who begins, and whose hand comes after whose. `difficulty` is by
    how many points they are `ahead` of what they usually make; None where that was not measured.
    """

    least: int
    most: int
    full: int
    difficulty: DifficultyName | None
    ahead: float | None
    bots: tuple[BotsMade, ...]


class DealLine(Value, frozen=True, omit_defaults=False):
    """One line of an answer that comes in parts: how far it has come, and at last how hard the deal is.

    It is `open` to those who have played the deal to the end; others are told nothing.
    """

    done: int
    steps: int
    deal: DealJudged | None = None
    open: bool = True
    trouble: ReviewTrouble | None = None
