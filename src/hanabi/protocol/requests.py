"""What people may ask of a table. Each request has an id, so that it can be sent again without harm."""

from typing import Annotated

from msgspec import Meta

from hanabi.protocol.settings import SeatNumber, Settings
from hanabi.protocol.structs import Tagged
from hanabi.protocol.table_events import Reaction, RemarkName

RequestId = Annotated[str, Meta(min_length=1, max_length=40)]
BotName = Annotated[str, Meta(min_length=1, max_length=60)]
MAX_TEXT = 500


class _Asked(Tagged, frozen=True):
    id: RequestId


class ChangeSettings(_Asked, frozen=True):
    """The host agrees on something else before the game."""

    settings: Settings


class Sit(_Asked, frozen=True):
    """Take a free seat, or another one."""

    seat: SeatNumber


class Leave(_Asked, frozen=True):
    """Stand up: before the game the seat becomes free, in the game it stays yours."""


class SeatBot(_Asked, frozen=True):
    """The host lets a bot take a free seat."""

    seat: SeatNumber
    bot: BotName


class EmptySeat(_Asked, frozen=True):
    """The host frees a seat before the game."""

    seat: SeatNumber


class Start(_Asked, frozen=True):
    """The host deals the cards."""


class Close(_Asked, frozen=True):
    """The host gives the table up before the game."""


class MakeMove(_Asked, frozen=True):
    """Make a move in its notation; `turn` is the number of turns the sender has seen."""

    move: Annotated[str, Meta(min_length=1, max_length=40)]
    turn: Annotated[int, Meta(ge=0, le=10_000)]


class Remark(_Asked, frozen=True):
    """Make one of the two harmless remarks (R-406)."""

    remark: RemarkName


class React(_Asked, frozen=True):
    """Say one of the few short things that take one tap."""

    reaction: Reaction


class Say(_Asked, frozen=True):
    """Write in the chat."""

    text: Annotated[str, Meta(min_length=1, max_length=MAX_TEXT)]


class WriteNote(_Asked, frozen=True):
    """Note something on a card; an empty text removes the note."""

    order: Annotated[int, Meta(ge=0, le=127)]
    text: Annotated[str, Meta(max_length=MAX_TEXT)]


class AddBookmark(_Asked, frozen=True, tag="bookmark"):
    """Mark this moment for later."""

    text: Annotated[str, Meta(max_length=MAX_TEXT)] = ""


class WriteComment(_Asked, frozen=True, tag="comment"):
    """Write about a moment of a finished game, for everyone who goes through it."""

    moves: Annotated[int, Meta(ge=0, le=10_000)]
    text: Annotated[str, Meta(min_length=1, max_length=MAX_TEXT)]


class Pause(_Asked, frozen=True):
    """Stop the clock and all moves."""


class GoOn(_Asked, frozen=True):
    """End the pause."""


class AskTakeback(_Asked, frozen=True):
    """Ask to take one's own last move back."""


class AnswerTakeback(_Asked, frozen=True):
    """Agree to a takeback, or not."""

    yes: bool


class VoteStop(_Asked, frozen=True):
    """Want to stop the game here, or no longer."""

    yes: bool


class VoteBot(_Asked, frozen=True):
    """Want a bot to stand in for a person who is away."""

    seat: SeatNumber
    bot: BotName


class TakeSeatBack(_Asked, frozen=True):
    """Be back, and play one's own seat again."""


class TakeVacation(_Asked, frozen=True):
    """Let one's own time stand still for so many days, in a game over days; 0 ends that."""

    days: Annotated[int, Meta(ge=0, le=14)]


class AskSeat(_Asked, frozen=True):
    """Ask to take over a bot's seat in the middle of the game."""

    seat: SeatNumber


class AnswerSeat(_Asked, frozen=True):
    """Agree that somebody takes over the bot's seat they asked for, or not."""

    seat: SeatNumber
    yes: bool


class Rematch(_Asked, frozen=True):
    """Go on with the same people at a new table."""


OtherRequest = (  # than a move
    ChangeSettings
    | Sit
    | Leave
    | SeatBot
    | EmptySeat
    | Start
    | Close
    | Remark
    | React
    | Say
    | WriteNote
    | AddBookmark
    | WriteComment
    | Pause
    | GoOn
    | AskTakeback
    | AnswerTakeback
    | VoteStop
    | VoteBot
    | TakeSeatBack
    | TakeVacation
    | AskSeat
    | AnswerSeat
    | Rematch
)
Request = MakeMove | OtherRequest
