"""What HTTP requests carry and what they are answered."""

from typing import Annotated, Literal

from msgspec import Meta

from hanabi.game.events import Event
from hanabi.protocol.replay import BranchMoves, Exchanges
from hanabi.protocol.settings import Clock, SeatNumber, Settings, Talk
from hanabi.protocol.structs import Tagged, Value
from hanabi.rules.languages import languages
from hanabi.rules.phase import Phase
from hanabi.rules.record import MAX_MOVES
from hanabi.rules.suits import Color

LONGEST_NAME = 30
LONGEST_REPORT = 500
LONGEST_OPENING = 80  # moves
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Language = Annotated[str, Meta(pattern=f"^({'|'.join(languages())})$")]


class Me(Value, frozen=True, omit_defaults=False):
    """Who the browser is to the server."""

    name: str
    language: Language
    named: bool


class ChangeMe(Value, frozen=True):
    """Take another name or language."""

    name: Name | None = None
    language: Language | None = None


class Box(Value, frozen=True, omit_defaults=False):
    """A printed edition: what it offers, option by option, and what it calls that."""

    code: str
    language: str
    title: str
    age: int | None
    offers: dict[str, tuple[str, ...]]
    names: dict[str, str]


class BotOffered(Value, frozen=True, omit_defaults=False):
    """A bot: how it plays, in every language of the site, with how many, and how strong it is."""

    name: str
    manner: dict[str, str]
    players: tuple[int, ...]
    strength: dict[str, float]
    explains: bool


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
    deal: DealByCode | DealByTable | DealByRecord | DealByDay | None = None
    bots: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=4)] = ()
    start: bool = False
    lesson: Lesson | None = None


class TableMade(Value, frozen=True):
    """Where the new table is."""

    table: str


class TableListed(Value, frozen=True, omit_defaults=False):
    """A table in a list: of the lobby, or of finished games; `kept` ones were played elsewhere.

    Who sits there, at `you`, is told whose turn it is, since when, and when their time runs out.
    """

    table: str
    phase: Phase
    public: bool
    edition: str
    options: str
    players: int
    names: tuple[str, ...]
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


class ScoreCount(Value, frozen=True, omit_defaults=False):
    """How many games of a kind ended so, with so many mistakes; expert games have no score."""

    players: int
    edition: str
    options: str
    result: str
    reason: str
    score: int | None
    mistakes: int
    games: int


class DayCount(Value, frozen=True, omit_defaults=False):
    """The games of one day: how many, and their mean score."""

    day: str
    games: int
    mean: float | None


class Statistics(Value, frozen=True, omit_defaults=False):
    """Finished games, counted."""

    games: int
    mean: float | None
    best: int | None
    mistakes: float | None
    scores: tuple[ScoreCount, ...]
    days: tuple[DayCount, ...]


class CoPlayer(Value, frozen=True, omit_defaults=False):
    """Somebody you finished games with: an id for `with`, the name in the last one, how many, and when."""

    id: str
    name: str
    games: int
    last: int


class CoPlayers(Value, frozen=True, omit_defaults=False):
    """The people you finished games with, those with the most games first."""

    co_players: tuple[CoPlayer, ...]


class PushWish(Tagged, frozen=True, tag="push"):
    """A browser that wants to be told by its push service, with the keys that the browser made for it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1_000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class WebhookWish(Tagged, frozen=True, tag="webhook"):
    """An address of one's own that wants to be told, where whoever runs the site allows it."""

    url: Annotated[str, Meta(min_length=1, max_length=1_000)]


class NoticeWish(Value, frozen=True):
    """Where to tell somebody that it is their turn when they are not there."""

    to: PushWish | WebhookWish


class NoticeKept(Value, frozen=True, omit_defaults=False):
    """A place where you are told of your turn: its kind, the host it is at, and since when."""

    id: str
    kind: Literal["push", "webhook"]
    host: str
    made: int


class Notices(Value, frozen=True, omit_defaults=False):
    """Where you are told of your turn; `key` is the site's own for push services."""

    key: str
    webhooks: bool
    notices: tuple[NoticeKept, ...]


class DeviceCode(Value, frozen=True):
    """A code that makes one other browser yours, once and within ten minutes."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class DeviceKept(Value, frozen=True, omit_defaults=False):
    """A browser of yours: since when, and whether it is the one that asks."""

    id: str
    made: int
    own: bool


class Devices(Value, frozen=True, omit_defaults=False):
    """The browsers that are you; none as long as it is only this one."""

    devices: tuple[DeviceKept, ...]


class NewKey(Value, frozen=True):
    """Give a program a seat."""

    seat: SeatNumber
    name: Name


class Key(Value, frozen=True):
    """The key with which a program takes its seat, and where it connects."""

    key: str
    socket: str


class Forgotten(Value, frozen=True):
    """How many tables somebody's personal data was removed from."""

    tables: int


class Invitation(Value, frozen=True):
    """The code of an invitation by whoever runs the site."""

    code: Annotated[str, Meta(min_length=1, max_length=100)]


class ReportWritten(Value, frozen=True):
    """What somebody tells whoever runs the site about a table, or about one who plays there."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_REPORT)]
    seat: SeatNumber | None = None


class Reported(Value, frozen=True):
    """A report was kept."""

    table: str


class Health(Value, frozen=True, omit_defaults=False):
    """The site can take a move now; `preparing` are the bots that are still being compiled."""

    ok: Literal[True] = True
    preparing: tuple[str, ...] = ()


class Preparing(Value, frozen=True, omit_defaults=False):
    """The bots that get ready: they are being compiled, and play uncompiled meanwhile."""

    bots: tuple[str, ...]


class Trouble(Value, frozen=True):
    """Why something was refused: `code` for programs and catalogues, `text` in English."""

    code: str
    text: str


# Going through games again.


class GameText(Value, frozen=True):
    """A game as text: our record, the JSON of hanab.live, or one of its links."""

    text: Annotated[str, Meta(max_length=250_000)]


class WhatIf(Value, frozen=True):
    """Other cards and other moves, from the moment after `at` moves of a record on.

    With a `bot`, it then plays for all seats, so many moves or to the end.
    """

    record: Annotated[str, Meta(max_length=250_000)]
    at: Annotated[int, Meta(ge=0, le=MAX_MOVES)]
    exchanged: Exchanges = ()
    moves: BranchMoves = ()
    bot: Annotated[str, Meta(max_length=60)] | None = None
    bot_moves: Annotated[int, Meta(ge=1, le=200)] = 1


class AskBot(Value, frozen=True):
    """What would this bot do after `first` moves of a record, and at so many moments from there on?"""

    record: Annotated[str, Meta(max_length=250_000)]
    bot: Annotated[str, Meta(max_length=60)]
    first: Annotated[int, Meta(ge=0, le=MAX_MOVES)]
    count: Annotated[int, Meta(ge=1, le=20)] = 1


class BotReason(Value, frozen=True, omit_defaults=False):
    """Why a bot would do something: a code, and what it speaks of, as docs/partner.md has it."""

    code: str
    seat: int | None = None
    to: int | None = None
    orders: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()
    named: Color | int | None = None


class BotWords(Value, frozen=True, omit_defaults=False):
    """What you may be told of a move: a bot's reasons, and what it took the clues before it to mean.

    `meaning` is what a clue to you says by the conventions of the bots. Nothing of it depends on cards that
    you cannot see; `whole` is whether it is all there is to tell, else more is told when those lie open.
    """

    moves: int
    seat: int
    bot: str | None
    reasons: tuple[BotReason, ...]
    readings: tuple[BotReason, ...]
    meaning: tuple[BotReason, ...]
    whole: bool


class Advice(Value, frozen=True, omit_defaults=False):
    """What a bot would do after `moves` moves, what would come of it, and why, if it says so.

    It is asked in the place of `seat`, and knows what that seat knew then. `agrees` is whether the same was
    done; null where the record ends.
    """

    moves: int
    seat: int
    move: str
    events: tuple[Event, ...]
    reasons: tuple[BotReason, ...]
    agrees: bool | None


class Advised(Value, frozen=True, omit_defaults=False):
    """What a bot would do, moment by moment; moments at which nobody has to choose are left out."""

    advice: tuple[Advice, ...]


class DailyResult(Value, frozen=True, omit_defaults=False):
    """A game of the deal of a day.

    Only a `first` attempt of everybody at the table has a rank, and no `assisted` one: with moves taken back,
    free talk, hands open to watchers, or a program in a seat.
    """

    game: TableListed
    rank: int | None
    first: bool
    assisted: bool


class Daily(Value, frozen=True, omit_defaults=False):
    """The deal of a day and how the tables that played it did, best first.

    Today's results are `open` to those who have finished the deal themselves.
    """

    day: str
    players: int
    open: bool
    results: tuple[DailyResult, ...]
