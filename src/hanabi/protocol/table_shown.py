"""What everyone may know of a table beside the cards: seats, clocks, votes, and the deal once it is open."""

from typing import Literal

from hanabi.protocol.settings import Settings
from hanabi.protocol.structs import Value
from hanabi.rules.phase import Phase

SeatKind = Literal["empty", "person", "outsider", "bot"]


class Seat(Value, frozen=True):
    """A place at a table and who has it.

    An outsider is somebody's program that connects like a person. `bot` is the bot in the seat: its own, or
    one that stands in for a person. `failed` is the last bot that broke down here. `stand_in` is the
    bot whose seat a person took over: it plays whenever they are away. `look` is what they chose to look
    like.
    """

    kind: SeatKind
    name: str = ""
    bot: str | None = None
    away: bool = False
    failed: str | None = None
    stand_in: str | None = None
    look: str = ""

    @property
    def is_here(self) -> bool:
        """Whether somebody has the seat and plays it now."""
        return self.kind in ("person", "outsider") and self.bot is None and not self.away


class Clocks(Value, frozen=True):
    """What each seat had left when the turn began, in milliseconds, and when that was.

    `vacations` are until when the time of each seat stands still. `grace` is what each seat's first turn has
    on top, and `extra` what was added to this turn.
    """

    left: tuple[int, ...]
    began: int
    paused: int | None = None
    vacations: tuple[int, ...] = ()
    grace: tuple[int, ...] = ()
    extra: int = 0


class BotVote(Value, frozen=True):
    """Who wants which bot to stand in for a seat."""

    seat: int
    bot: str
    by: tuple[int, ...]


class SeatWish(Value, frozen=True):
    """Somebody who came late wants to take over a bot's seat; `by` are the seats that agree."""

    seat: int
    name: str
    by: tuple[int, ...] = ()
    look: str = ""


class TableShown(Value, frozen=True):
    """What everyone may know of a table beside the cards.

    `bots_speak` is whether whoever sits here may ask a bot for its reasons now.
    """

    id: str
    phase: Phase
    settings: Settings
    seats: tuple[Seat, ...]
    host: int | None
    chosen: bool = False
    day: str | None = None
    challenge: str | None = None
    number: int | None = None
    digest: str | None = None
    started: int | None = None
    ended: int | None = None
    paused: bool = False
    clock: Clocks | None = None
    takeback: tuple[int, ...] | None = None
    can_take_back: int | None = None
    stop: tuple[int, ...] = ()
    bot_votes: tuple[BotVote, ...] = ()
    seat_wishes: tuple[SeatWish, ...] = ()
    rematch: str | None = None
    bots_speak: bool = False


class OpenedDeal(Value, frozen=True):
    """The deal, opened when the game is over: with it anyone can make the digest again."""

    salt: str
    digest: str
    players: int
    starter: int
    deck: str
    tiles: tuple[str, ...]
    cut: int
    code: str
