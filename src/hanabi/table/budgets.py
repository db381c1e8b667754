"""How much may happen at a table beside the moves: nobody's talk takes the room of somebody's game."""

import msgspec

from hanabi.protocol import table_events
from hanabi.protocol.table_events import TableEvent
from hanabi.rules.options import PLAYER_COUNTS
from hanabi.rules.phase import Phase
from hanabi.table.errors import TooMany

MAX_WATCHERS_TALK = 2_000  # lines of all who do not sit at the table
MAX_TALK = 1_000  # lines, remarks, notes and bookmarks of one seat
MAX_ASKED = 300  # pauses, votes and the like of one seat
MAX_GATHERING = 1_000  # seats taken and left, and settings changed, before the cards are dealt

_NONE = (0,) * max(PLAYER_COUNTS)
_Talk = (
    table_events.Said
    | table_events.Commented
    | table_events.Remarked
    | table_events.Reacted
    | table_events.NoteWritten
    | table_events.Bookmarked
)
# What ends something, or leads the game to its end: each comes once, or after something that has its limit.
_Always = (
    table_events.Moved
    | table_events.WentOn
    | table_events.Started
    | table_events.Closed
    | table_events.Away
    | table_events.TimedOut
    | table_events.BotFailed
    | table_events.Rematched
)


class Budgets(msgspec.Struct, frozen=True, gc=False):
    """What has happened beside the moves: by watchers, before the game, and by each seat since it began."""

    watchers: int = 0
    gathering: int = 0
    talk: tuple[int, ...] = _NONE
    asked: tuple[int, ...] = _NONE

    def check(self, event: TableEvent, phase: Phase) -> None:
        """Refuse an event for which whoever asks has no room left."""
        match event:
            case table_events.StopVoted(yes=True):
                return  # its opposite is counted
            case _ if isinstance(event, _Always):
                return
            case table_events.Said(None) | table_events.Commented(None) | table_events.SeatClaimed():
                left = MAX_WATCHERS_TALK - self.watchers
            case _ if isinstance(event, _Talk):
                left = MAX_TALK - self.talk[event.seat or 0]
            case _ if phase is Phase.GATHERING:
                left = MAX_GATHERING - self.gathering
            case _:
                left = MAX_ASKED - self.asked[_seat(event)]
        if left <= 0:
            raise TooMany("that was asked for as often as a table can take it: play on, or stop the game")

    def after(self, event: TableEvent, phase: Phase) -> "Budgets":
        """The budgets when this event has happened; when the cards are dealt, the players begin anew."""
        match event:
            case table_events.Started():
                return Budgets(watchers=self.watchers)
            case table_events.Said(None) | table_events.Commented(None) | table_events.SeatClaimed():
                return msgspec.structs.replace(self, watchers=self.watchers + 1)
            case _ if isinstance(event, _Talk):
                return msgspec.structs.replace(self, talk=_one_more(self.talk, event.seat or 0))
            case _ if phase is Phase.GATHERING:
                return msgspec.structs.replace(self, gathering=self.gathering + 1)
            case table_events.Rematched() | table_events.Closed():  # no seat asked for it
                return self
            case table_events.TurnHandedOver() | table_events.TimeAdded():  # the clock did
                return self
            case _:
                return msgspec.structs.replace(self, asked=_one_more(self.asked, _seat(event)))


def _seat(event: TableEvent) -> int:
    """The seat that asked: in a game only those who sit at the table ask for anything but talk."""
    seat: int | None = getattr(event, "seat", None)
    assert seat is not None, event
    return seat


def _one_more(counts: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + 1, *counts[seat + 1 :])
