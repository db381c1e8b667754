"""Who the people at a table are: told to bots that play otherwise with those they know.

Such a bot has `meet(seat, shown)`, called before the game, and `shown(seat)`, which says at any time what a
seat has shown of how it plays.
"""

from collections.abc import Iterable, Mapping
from typing import Literal, Protocol, runtime_checkable

from hanabi.bots.bot import Bot
from hanabi.bots.partner.trust import STRANGER, Shown

TakenFor = Literal["plain", "open", "partner"]


@runtime_checkable
class KnowsPeople(Protocol):
    """A bot that remembers how people play."""

    def meet(self, seat: int, shown: Shown = STRANGER) -> None:
        """Say before the game what a seat has shown in earlier ones."""

    def shown(self, seat: int) -> Shown:
        """What a seat has shown by now."""
        ...


def introduce(bot: Bot, people: Mapping[int, Shown]) -> None:
    """Tell a bot of the people at the table, if it is one that wants to know."""
    if isinstance(bot, KnowsPeople):
        for seat, shown in people.items():
            bot.meet(seat, shown)


def shown_to(bot: Bot, seats: Iterable[int]) -> dict[int, Shown]:
    """What these seats have shown a bot; nothing if it does not care."""
    return {seat: bot.shown(seat) for seat in seats} if isinstance(bot, KnowsPeople) else {}


def taken_for(shown: Shown) -> TakenFor:
    """Whether somebody is told things plainly, has shown to share the conventions, or neither yet."""
    if shown.plain:
        return "plain"
    return "partner" if shown.doubt < 0 else "open"
