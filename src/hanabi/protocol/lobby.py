"""Setting up tables, their seats for programs, and lists of tables."""

from typing import Annotated

from msgspec import Meta

from hanabi.protocol.challenge import MOST_DEALS
from hanabi.protocol.people import Name
from hanabi.protocol.settings import Clock, SeatNumber, Settings, Talk
from hanabi.protocol.structs import Tagged, Value
from hanabi.rules.phase import Phase

LONGEST_OPENING = 80  # moves


class Box(Value, frozen=True, omit_defaults=False):
    """A printed edition: what it offers, option by option, and what it calls that."""

    code: str
    language: str
    title: str
    age: int | None
    offers: dict[str, tuple[str, ...]]
    names: dict[str, str]


class BotOffered(Value, frozen=True, omit_defaults=False):
    """A bot: how it plays, in every language of the site, with how many, and how strong it is.

    One that `explains` says why it made a move; `levels` are those of its conventions, if it has such.
    """

    name: str
    manner: dict[str, str]
    players: tuple[int, ...]
    strength: dict[str, float]
    explains: bool
    levels: tuple[int, ...]


class Offer(Value, frozen=True, omit_defaults=False):
    """Everything there is to choose from when a table is set up."""

    version: str
    boxes: tuple[Box, ...]
    bots: tuple[BotOffered, ...]
    settings: Settings


class DealByCode(Tagged, frozen=True, tag="code"):
    """A deal that somebody passed on."""

    code: Annotated[str, Meta(max_length=200)]


class DealByTable(Tagged, frozen=True, tag="table"):
    """The deal of a finished game on this site."""

    table: Annotated[str, Meta(max_length=40)]


class DealByRecord(Tagged, frozen=True, tag="record"):
    """The deal of a record."""

    record: Annotated[str, Meta(max_length=200_000)]


class DealByChallenge(Tagged, frozen=True, tag="challenge"):
    """One of the deals of a challenge, from 1."""

    challenge: Annotated[str, Meta(pattern="^[a-z0-9]{1,40}$")]
    number: Annotated[int, Meta(ge=1, le=MOST_DEALS)]


class DealByDay(Tagged, frozen=True, tag="day"):
    """The deal of a day, such as 2026-11-16."""

    day: Annotated[str, Meta(max_length=10)]


class Lesson(Value, frozen=True):
    """A game to learn by: it begins after the moves of its `opening`, and is not among the games played."""

    opening: Annotated[tuple[Annotated[str, Meta(max_length=20)], ...], Meta(max_length=LONGEST_OPENING)] = ()


class NewTable(Value, frozen=True):
    """Set a table up; `bots` take the seats after the first, and with `start` the cards are dealt at once.

    A `lesson` is dealt at once, and played with bots alone, from a deal given by its code.
    """

    settings: Settings
    deal: DealByCode | DealByTable | DealByRecord | DealByDay | DealByChallenge | None = None
    bots: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=4)] = ()
    start: bool = False
    lesson: Lesson | None = None


class TableMade(Value, frozen=True):
    """Where the new table is."""

    table: str


class TableListed(Value, frozen=True, omit_defaults=False):
    """A table in a list: of the lobby, or of finished games; `kept` ones were played elsewhere.

    `looks` are what people chose to look like, by seat; none if nobody did. Who sits there, at `you`, is told
    whose turn it is, since when, and when their time runs out.
    """

    table: str
    phase: Phase
    public: bool
    edition: str
    options: str
    players: int
    names: tuple[str, ...]
    looks: tuple[str, ...]
    bots: tuple[str | None, ...]
    mine: bool
    created: int
    changed: int
    started: int | None
    ended: int | None
    moves: int
    score: int | None
    result: str | None
    reason: str | None
    mistakes: int
    deal: str | None
    chosen: bool
    kept: bool
    talk: Talk
    clock: Clock | None
    you: int | None
    on_turn: int | None
    turn_began: int | None
    deadline: int | None


class TablePage(Value, frozen=True, omit_defaults=False):
    """Part of a list; `next` asks for the part after it."""

    tables: tuple[TableListed, ...]
    next: str | None


class NewKey(Value, frozen=True):
    """Give a program a seat."""

    seat: SeatNumber
    name: Name


class Key(Value, frozen=True):
    """The key with which a program takes its seat, and where it connects."""

    key: str
    socket: str
