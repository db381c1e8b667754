"""What a line of a table's log tells: what happened there, without what some may not know."""

from hanabi.game.events import Event
from hanabi.protocol import table_events
from hanabi.protocol.structs import Tagged, Value


class CreatedShown(Tagged, frozen=True, tag="created"):
    """Somebody set the table up."""

    name: str


class SatShown(Tagged, frozen=True, tag="sat"):
    """Somebody took a seat."""

    seat: int
    name: str
    outsider: bool = False


class SeatAskedShown(Tagged, frozen=True, tag="seat-asked"):
    """Somebody who came late asks to take over a bot's seat."""

    seat: int
    name: str


class StartedShown(Tagged, frozen=True, tag="started"):
    """The cards were dealt."""

    starter: int
    digest: str
    chosen: bool = False


class MovedShown(Tagged, frozen=True, tag="moved"):
    """A seat made a move, and this is what everyone saw; `bot` is the one that made it, if it was one."""

    seat: int
    move: str
    events: tuple[Event, ...]
    bot: str | None = None


class Stopped(Tagged, frozen=True):
    """The people stopped the game, or a clock ran out."""

    events: tuple[Event, ...]
    timed_out: int | None = None


class TakenBack(Tagged, frozen=True):
    """Everybody agreed: the last move, made by `seat`, is taken back."""

    seat: int


class SeatClaimedShown(Tagged, frozen=True, tag="seat-claimed"):
    """Who keeps this game, and is told this alone, was the player in that seat."""

    seat: int | None


What = (
    CreatedShown
    | SatShown
    | SeatAskedShown
    | StartedShown
    | MovedShown
    | Stopped
    | TakenBack
    | SeatClaimedShown
    | table_events.SettingsChanged
    | table_events.BotSeated
    | table_events.SeatEmptied
    | table_events.Closed
    | table_events.Remarked
    | table_events.Reacted
    | table_events.Said
    | table_events.NoteWritten
    | table_events.Bookmarked
    | table_events.Commented
    | table_events.Paused
    | table_events.WentOn
    | table_events.TakebackAsked
    | table_events.TakebackAnswered
    | table_events.StopVoted
    | table_events.BotVoted
    | table_events.Away
    | table_events.Returned
    | table_events.VacationTaken
    | table_events.SeatAnswered
    | table_events.BotFailed
    | table_events.TurnHandedOver
    | table_events.TimeAdded
    | table_events.Rematched
)


class Line(Value, frozen=True):
    """One line of the log: what happened, when, and after how many moves."""

    seq: int
    at: int
    moves: int
    what: What
