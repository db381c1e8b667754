"""Everything that a table sends to those who sit at it or watch: one typed schema, open parts only."""

from typing import Annotated, Literal

from msgspec import Meta

from hanabi.table import events as happened
from hanabi.table.settings import Settings
from hanabi.table.table import Phase
from hanabi.table.words import Value, Word

# What everyone saw happen in the game (hanabi.game.events), with the slots as they were before.


class Clued(Word, frozen=True):
    """A clue: `named` is a color's letter or a rank; `fresh` are the cards never touched before.

    Without memory aid nobody is told which these are (R-407).
    """

    seat: int
    to: int
    named: str
    touched: tuple[int, ...]
    fresh: tuple[int, ...]
    slots: tuple[int, ...]
    free: bool = False


class Placed(Word, frozen=True):
    """A card was played and joined its firework."""

    seat: int
    order: int
    slot: int
    card: str
    announced: str | None = None


class Failed(Word, frozen=True):
    """A card was played in vain: a mistake."""

    seat: int
    order: int
    slot: int
    card: str
    announced: str | None = None


class Discarded(Word, frozen=True):
    """A card was discarded."""

    seat: int
    order: int
    slot: int
    card: str


class Salvaged(Word, frozen=True):
    """A tile brought a card from the discard pile onto its firework."""

    seat: int
    card: str


class Recycled(Word, frozen=True):
    """A tile brought a card from the discard pile back into the deck."""

    seat: int
    card: str


class Completed(Word, frozen=True):
    """A firework is complete."""

    suit: str


class TileTurned(Word, frozen=True):
    """A reward tile was turned up."""

    seat: int
    tile: str


class TileLapsed(Word, frozen=True):
    """A reward tile had no effect."""

    seat: int
    tile: str


class MistakeRepaired(Word, frozen=True):
    """A tile took back one mistake."""

    seat: int


class TokensBack(Word, frozen=True):
    """Clue tokens came back as a bonus."""

    count: int


class Drew(Word, frozen=True):
    """A player drew a card."""

    seat: int
    order: int


class LastRound(Word, frozen=True):
    """The last card was drawn."""

    turns: int


class Rearranged(Word, frozen=True):
    """A player put the own cards into another order; `slots` are their old ones."""

    seat: int
    hand: tuple[int, ...]
    slots: tuple[int, ...]


class OutcomeShown(Value, frozen=True):
    """How a game ended; score and rating are missing in expert games (R-609)."""

    result: Literal["won", "lost", "ended"]
    reason: Literal[
        "all-complete", "third-mistake", "indispensable", "no-action", "last-round", "stopped", "timed-out"
    ]
    placed: int
    score: int | None = None
    rating: str | None = None
    commendation: bool = False


class Ended(Word, frozen=True):
    """The game is over."""

    outcome: OutcomeShown


GameEvent = (
    Clued
    | Placed
    | Failed
    | Discarded
    | Salvaged
    | Recycled
    | Completed
    | TileTurned
    | TileLapsed
    | MistakeRepaired
    | TokensBack
    | Drew
    | LastRound
    | Rearranged
    | Ended
)


# The game as one seat sees it.


class CardShown(Value, frozen=True):
    """A card in a hand: `card` where its face may be seen, and what clues said of it, such as `R3`.

    `clued` needs the memory aid `marks`; `suits` and `ranks`, what the clues leave open, need `full`.
    """

    order: int
    card: str | None = None
    clued: str = ""
    suits: str = ""
    ranks: str = ""


class ClueShown(Value, frozen=True):
    """A clue that may be given now, and what it would touch."""

    move: str
    to: int
    named: str
    touched: tuple[int, ...]
    fresh: tuple[int, ...]


class Position(Value, frozen=True):
    """A game after so many moves. `legal` and `clues` are for the seat on turn alone.

    `turn` counts the turns taken, without rearranged hands; `pace` is how many more discards leave every
    reachable point in reach.
    """

    moves: int
    turn: int
    on_turn: int
    tokens: int
    mistakes: int
    fireworks: dict[str, int]
    deck: int
    score: int
    reachable: int
    pace: int
    dead: str
    indispensable: tuple[str, ...]
    discards: tuple[str, ...]
    hands: tuple[tuple[CardShown, ...], ...]
    turns_left: int | None = None
    pending: str | None = None
    tiles_used: tuple[str, ...] = ()
    tiles_left: tuple[str, ...] = ()
    legal: tuple[str, ...] = ()
    clues: tuple[ClueShown, ...] = ()
    outcome: OutcomeShown | None = None


# What happened at the table.


class CreatedShown(Word, frozen=True, tag="created"):
    """Somebody set the table up."""

    name: str


class SatShown(Word, frozen=True, tag="sat"):
    """Somebody took a seat."""

    seat: int
    name: str
    outsider: bool = False


class StartedShown(Word, frozen=True, tag="started"):
    """The cards were dealt."""

    starter: int
    digest: str
    chosen: bool = False


class MovedShown(Word, frozen=True, tag="moved"):
    """A seat made a move, and this is what everyone saw."""

    seat: int
    move: str
    events: tuple[GameEvent, ...]
    bot: str | None = None


class Stopped(Word, frozen=True):
    """The people stopped the game, or a clock ran out."""

    events: tuple[GameEvent, ...]
    timed_out: int | None = None


class TakenBack(Word, frozen=True):
    """Everybody agreed: the last move, made by `seat`, is taken back."""

    seat: int


What = (
    CreatedShown
    | SatShown
    | StartedShown
    | MovedShown
    | Stopped
    | TakenBack
    | happened.SettingsChanged
    | happened.BotSeated
    | happened.SeatEmptied
    | happened.Closed
    | happened.Remarked
    | happened.Said
    | happened.NoteWritten
    | happened.Bookmarked
    | happened.Commented
    | happened.Paused
    | happened.WentOn
    | happened.TakebackAsked
    | happened.TakebackAnswered
    | happened.StopVoted
    | happened.BotVoted
    | happened.Away
    | happened.Returned
    | happened.BotFailed
    | happened.Rematched
)


class Line(Value, frozen=True):
    """One line of the log: what happened, when, and after how many moves."""

    seq: int
    at: int
    moves: int
    what: What


# The table.


class SeatShown(Value, frozen=True):
    """A place at the table; `bot` plays it now, for itself or for a person."""

    kind: Literal["empty", "person", "outsider", "bot"]
    name: str = ""
    bot: str | None = None
    away: bool = False
    failed: str | None = None


class ClockShown(Value, frozen=True):
    """What each seat has left when the turn began, in milliseconds, and when that was."""

    left: tuple[int, ...]
    began: int
    paused: int | None = None


class BotVote(Value, frozen=True):
    """Who wants which bot to stand in for a seat."""

    seat: int
    bot: str
    by: tuple[int, ...]


class TableShown(Value, frozen=True):
    """What everyone may know of a table beside the cards."""

    id: str
    phase: Phase
    settings: Settings
    seats: tuple[SeatShown, ...]
    host: int | None
    chosen: bool = False
    digest: str | None = None
    started: int | None = None
    ended: int | None = None
    paused: bool = False
    clock: ClockShown | None = None
    takeback: tuple[int, ...] | None = None
    can_take_back: int | None = None
    stop: tuple[int, ...] = ()
    bot_votes: tuple[BotVote, ...] = ()
    rematch: str | None = None


class Rules(Value, frozen=True):
    """What follows from the settings: the suits and the colors in their order, the cards, the best score."""

    suits: str
    colors: str
    copies: dict[str, int]
    max_score: int
    hand_size: int
    max_tokens: int
    max_mistakes: int
    announce: bool
    tiles: bool
    expert: bool


class NoteShown(Value, frozen=True):
    """What a seat noted on a card."""

    seat: int
    order: int
    text: str
    moves: int


class BookmarkShown(Value, frozen=True):
    """A moment that a seat marked."""

    seat: int
    moves: int
    text: str = ""


class Papers(Value, frozen=True):
    """Notes and bookmarks: one's own during the game, everybody's after it."""

    notes: tuple[NoteShown, ...] = ()
    bookmarks: tuple[BookmarkShown, ...] = ()


class Opened(Value, frozen=True):
    """The deal, opened when the game is over: with it anyone can make the digest again."""

    salt: str
    digest: str
    players: int
    starter: int
    deck: str
    tiles: tuple[str, ...]
    cut: int
    code: str


# What goes out over a socket.


class TableNow(Word, frozen=True, tag="table"):
    """Everything as it is now; what came before can be forgotten."""

    seq: int
    now: int
    you: int | None
    rules: Rules
    table: TableShown
    log: tuple[Line, ...]
    papers: Papers
    position: Position | None = None
    opened: Opened | None = None


class News(Word, frozen=True):
    """Something happened: the parts that are here replace the earlier ones; the line is new in the log."""

    seq: int
    now: int
    table: TableShown
    line: Line | None = None
    position: Position | None = None
    papers: Papers | None = None


class Done(Word, frozen=True):
    """A request was carried out, now or when it came before; it is event `seq`."""

    id: str
    seq: int


class NotDone(Word, frozen=True):
    """A request was refused: `code` for programs and catalogues, `text` in English."""

    code: str
    text: str
    id: str | None = None


class Presence(Word, frozen=True):
    """Which seats are connected, and how many watch."""

    here: tuple[bool, ...]
    watchers: int


class Mark(Value, frozen=True):
    """Something pointed at in a review: a card by its order, or a firework by its suit.

    With a `start`, the arrow leads from the card of that order to what is pointed at.
    """

    order: int | None = None
    suit: str | None = None
    start: int | None = None


class Exchange(Value, frozen=True):
    """A card, by its order, that shall be another one."""

    order: Annotated[int, Meta(ge=0, le=127)]
    card: Annotated[str, Meta(min_length=2, max_length=2)]


class Twig(Value, frozen=True, omit_defaults=False):
    """How a branch leaves a game: other cards and moves after `at` moves; `hidden` cards lie face down."""

    at: Annotated[int, Meta(ge=0, le=2_000)]
    name: Annotated[str, Meta(max_length=60)] = ""
    exchanged: Annotated[tuple[Exchange, ...], Meta(max_length=100)] = ()
    moves: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=500)] = ()
    hidden: Annotated[tuple[Annotated[int, Meta(ge=0, le=127)], ...], Meta(max_length=128)] = ()


class Pointing(Word, frozen=True):
    """Whoever leads a review goes to a moment of the game and points at things, or no longer leads.

    With a `branch`, it is a moment of that.
    """

    name: str
    moves: int
    marks: tuple[Mark, ...] = ()
    leading: bool = True
    you: bool = False
    branch: Twig | None = None


class Pong(Word, frozen=True):
    """The answer to a ping, with the server's time."""

    now: int


class Goodbye(Word, frozen=True):
    """The last message before the server closes a connection."""

    code: Literal["too-slow", "going-down", "too-much", "not-allowed", "gone"]


Message = TableNow | News | Done | NotDone | Presence | Pointing | Pong | Goodbye
