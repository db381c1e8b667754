"""What happened at a table, as it is kept: from these alone a table can be made again.

Some of it is secret (the deal, the notes): what of it goes out, and to whom, is told in `log`.
"""

from typing import Literal

from hanabi.protocol.settings import Settings
from hanabi.protocol.structs import Tagged, Value
from hanabi.rules.cards import cards_text, parse_cards
from hanabi.rules.deal import Deal
from hanabi.rules.tiles import Tile

RemarkName = Literal["know-nothing", "do-you-remember"]
QuietReaction = Literal["hello", "one-moment", "back-soon"]  # say nothing of cards or moves
Reaction = QuietReaction | Literal["well-done", "thank-you", "oops"]


class DealKept(Value, frozen=True):
    """A deal as text."""

    deck: str
    starter: int
    tiles: tuple[str, ...] = ()
    cut: int = 0

    @classmethod
    def of(cls, deal: Deal) -> "DealKept":
        """Write a deal down."""
        return cls(cards_text(deal.deck), deal.starter, tuple(tile.value for tile in deal.tiles), deal.cut)

    def read(self, players: int) -> Deal:
        """The deal that was written down."""
        tiles = tuple(map(Tile.parse, self.tiles))
        return Deal(players, parse_cards(self.deck), tiles, self.cut, self.starter)


class HabitsMet(Value, frozen=True):
    """What somebody had shown a bot of how they play: as `hanabi.store` keeps it."""

    bot: str
    doubt: int
    sense: bool
    plain: bool


class Met(Value, frozen=True):
    """Somebody whom bots meet as the game begins; those to whom nothing was shown meet a stranger."""

    seat: int
    habits: tuple[HabitsMet, ...] = ()


class Created(Tagged, frozen=True):
    """Somebody set a table up, and sits at it first; a `deal` given now was chosen, not shuffled.

    A game that was played elsewhere has a `keeper`, who sits nowhere. With a `day`, the deal is that of this
    day on this site; with a `challenge`, it is the one of that `number` there. A `lesson` begins in the
    middle of a game, and counts for nobody.
    """

    settings: Settings
    guest: str
    name: str
    deal: DealKept | None = None
    keeper: str | None = None
    day: str | None = None
    lesson: bool = False
    challenge: str | None = None
    number: int | None = None
    look: str = ""


class SettingsChanged(Tagged, frozen=True):
    """The host changed what the table agrees on."""

    settings: Settings


class Sat(Tagged, frozen=True):
    """Somebody took a seat."""

    seat: int
    guest: str
    name: str
    outsider: bool = False
    look: str = ""


class BotSeated(Tagged, frozen=True):
    """A bot took a seat."""

    seat: int
    bot: str


class SeatEmptied(Tagged, frozen=True):
    """A seat became free before the game."""

    seat: int


class Closed(Tagged, frozen=True):
    """The table was given up before the first card."""


class Started(Tagged, frozen=True):
    """The cards were dealt, and bots were told whom they `met`; in older games nobody was a stranger.

    `grace` is how many milliseconds everybody's first turn has on top.
    """

    deal: DealKept
    salt: str
    met: tuple[Met, ...] = ()
    grace: int = 0


class Moved(Tagged, frozen=True):
    """A seat made a move; for a person's seat `bot` is the one that stood in."""

    seat: int
    move: str
    bot: str | None = None


class Remarked(Tagged, frozen=True):
    """A seat made one of the two harmless remarks."""

    seat: int
    remark: RemarkName


class Reacted(Tagged, frozen=True):
    """A seat said one of the few short things that take one tap."""

    seat: int
    reaction: Reaction


class Said(Tagged, frozen=True):
    """Somebody wrote in the chat; `seat` is None for a watcher, whom only watchers hear before the end."""

    seat: int | None
    name: str
    text: str


class NoteWritten(Tagged, frozen=True):
    """A seat noted something on a card; for nobody else before the end."""

    seat: int
    order: int
    text: str


class Bookmarked(Tagged, frozen=True):
    """A seat marked a moment for later; for nobody else before the end."""

    seat: int
    moves: int
    text: str = ""


class Commented(Tagged, frozen=True):
    """Somebody wrote about a moment of a finished game; `seat` is None for one who did not play."""

    seat: int | None
    name: str
    moves: int
    text: str


class Paused(Tagged, frozen=True):
    """A seat stopped the clock."""

    seat: int


class WentOn(Tagged, frozen=True):
    """A seat ended the pause."""

    seat: int


class TakebackAsked(Tagged, frozen=True):
    """The seat that moved last asks to take its move back, and the people at the table answer."""

    seat: int


class TakebackAnswered(Tagged, frozen=True):
    """A seat agrees or does not; with the last yes the move is taken back, with one no it stays."""

    seat: int
    yes: bool


class StopVoted(Tagged, frozen=True):
    """A seat wants to stop the game, or no longer; when all people want it, it is stopped (R-511)."""

    seat: int
    yes: bool


class BotVoted(Tagged, frozen=True):
    """A seat wants a bot to stand in for another; when all the others want it, it does."""

    seat: int
    target: int
    bot: str


class Away(Tagged, frozen=True):
    """A person left in the middle of the game; the seat stays theirs."""

    seat: int


class Returned(Tagged, frozen=True):
    """A person is back, and plays their own seat again."""

    seat: int


class VacationTaken(Tagged, frozen=True):
    """The time of a seat stands still for so many days; with 0 it runs again."""

    seat: int
    days: int


class SeatAsked(Tagged, frozen=True):
    """Somebody who came late asks to take over a bot's seat, and the people at the table answer."""

    seat: int
    guest: str
    name: str
    look: str = ""


class SeatAnswered(Tagged, frozen=True):
    """A seat agrees that the bot's seat `target` goes to who asked for it, or does not.

    With the last yes they sit there, with one no they do not.
    """

    seat: int
    target: int
    yes: bool


class BotFailed(Tagged, frozen=True):
    """A bot broke down or took too long; another one plays on."""

    seat: int
    bot: str
    reason: Literal["crashed", "too-slow", "illegal-move"]
    successor: str


class TimedOut(Tagged, frozen=True):
    """A seat's time ran out, which stops the game."""

    seat: int


class TurnHandedOver(Tagged, frozen=True):
    """A seat's time ran out, and a bot makes the move of this turn."""

    seat: int
    bot: str


class TimeAdded(Tagged, frozen=True):
    """A seat's time ran out, and it has so many milliseconds more."""

    seat: int
    milliseconds: int


class Rematched(Tagged, frozen=True):
    """The same people go on at another table."""

    table: str


class SeatClaimed(Tagged, frozen=True):
    """Who keeps a game from elsewhere says which player they were; with None, that they were nobody."""

    seat: int | None
    guest: str


TableEvent = (
    Created
    | SettingsChanged
    | Sat
    | BotSeated
    | SeatEmptied
    | Closed
    | Started
    | Moved
    | Remarked
    | Reacted
    | Said
    | NoteWritten
    | Bookmarked
    | Commented
    | Paused
    | WentOn
    | TakebackAsked
    | TakebackAnswered
    | StopVoted
    | BotVoted
    | Away
    | Returned
    | VacationTaken
    | SeatAsked
    | SeatAnswered
    | BotFailed
    | TimedOut
    | TurnHandedOver
    | TimeAdded
    | Rematched
    | SeatClaimed
)


class Kept(Value, frozen=True):
    """One line of a table's history: the event, who brought it about, and by which request."""

    event: TableEvent
    by: str = ""
    request: str = ""
