"""What goes over a table's socket, both ways."""

from typing import Annotated, Literal

from msgspec import Meta

from hanabi.protocol.log import Line
from hanabi.protocol.notebook import Notebook
from hanabi.protocol.position import Position, Rules
from hanabi.protocol.replay import Branch
from hanabi.protocol.requests import Request
from hanabi.protocol.structs import Tagged, Value
from hanabi.protocol.table_shown import OpenedDeal, TableShown

GoodbyeCode = Literal["too-slow", "going-down", "too-much", "not-allowed", "gone"]


class Mark(Value, frozen=True):
    """Something pointed at in a review: a card by its order, or a firework by its suit.

    With a `start`, the arrow leads from the card of that order to what is pointed at.
    """

    order: int | None = None
    suit: str | None = None
    start: int | None = None


# From the server.


class TableNow(Tagged, frozen=True, tag="table"):
    """Everything as it is now; what came before can be forgotten."""

    seq: int
    now: int
    you: int | None
    rules: Rules
    table: TableShown
    log: tuple[Line, ...]
    notebook: Notebook
    position: Position | None = None
    opened: OpenedDeal | None = None


class News(Tagged, frozen=True):
    """Something happened: the parts that are here replace the earlier ones; the line is new in the log."""

    seq: int
    now: int
    table: TableShown
    line: Line | None = None
    position: Position | None = None
    notebook: Notebook | None = None


class Done(Tagged, frozen=True):
    """A request was carried out, now or when it came before; it is event `seq`."""

    id: str
    seq: int


class NotDone(Tagged, frozen=True):
    """A request was refused: `code` for programs and catalogues, `text` in English."""

    code: str
    text: str
    id: str | None = None


class Presence(Tagged, frozen=True):
    """Which seats are connected, and how many watch."""

    here: tuple[bool, ...]
    watchers: int


class BlockedTalk(Tagged, frozen=True):
    """Which lines of the log, among those that you may read, were said by people whom you have blocked.

    It comes before the line itself, and only to those who have blocked somebody.
    """

    lines: tuple[int, ...]


class Pointing(Tagged, frozen=True):
    """Whoever leads a review goes to a moment of the game and points at things, or no longer leads.

    With a `branch`, it is a moment of that.
    """

    name: str
    moves: int
    marks: tuple[Mark, ...] = ()
    leading: bool = True
    you: bool = False
    branch: Branch | None = None


class Pong(Tagged, frozen=True):
    """The answer to a ping, with the server's time."""

    now: int


class Goodbye(Tagged, frozen=True):
    """The last message before the server closes a connection."""

    code: GoodbyeCode


FromServer = TableNow | News | BlockedTalk | Done | NotDone | Presence | Pointing | Pong | Goodbye


# From the browser, beside the requests.


class Ping(Tagged, frozen=True):
    """Is anybody there?"""


class Point(Tagged, frozen=True):
    """Lead the review of a finished game: go to a moment, of a branch perhaps, and point; or let go of it."""

    moves: Annotated[int, Meta(ge=0, le=10_000)]
    marks: Annotated[tuple[Mark, ...], Meta(max_length=50)] = ()
    leading: bool = True
    branch: Branch | None = None


class InSight(Tagged, frozen=True):
    """Whether the page is in sight of whoever opened it: then nothing else tells them of their turn."""

    visible: bool


FromBrowser = Request | Ping | Point | InSight
