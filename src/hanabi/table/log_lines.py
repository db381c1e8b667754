"""What a line of the log tells: what happened at a table, as all who may hear of it are told."""

from msgspec.structs import replace

from hanabi.game.events import Clued, Event
from hanabi.protocol import table_events
from hanabi.protocol.log import (
    CreatedShown,
    MovedShown,
    SatShown,
    SeatAskedShown,
    SeatClaimedShown,
    StartedShown,
    Stopped,
    TakenBack,
    What,
)
from hanabi.rules.phase import Phase
from hanabi.table.table import Step, Table


def told(step: Step, before: Table | None) -> What:
    """A step as all who may hear of it are told; `before` is the table before it."""
    event, after = step.event, step.after
    match event:
        case table_events.Created(name=name):
            return CreatedShown(name)
        case table_events.Sat(seat, _, name, outsider):
            return SatShown(seat, name, outsider)
        case table_events.SeatAsked(seat, _, name):
            return SeatAskedShown(seat, name)
        case table_events.SeatAnswered(_, target) if before and after.guests != before.guests:
            return SatShown(target, after.seats[target].name)
        case table_events.SeatClaimed(seat):
            return SeatClaimedShown(seat)
        case table_events.Started():
            assert after.seal is not None
            assert after.state is not None
            return StartedShown(after.state.on_turn, after.seal.digest, after.chosen is not None)
        case table_events.Moved(seat, move, bot):
            assert before is not None
            return MovedShown(seat, move, _seen(step), bot or before.seats[seat].bot)
        case table_events.TimedOut(seat):
            return Stopped(step.seen, seat)
        case _ if before is None or after.state is before.state or after.state is None:
            return event
        case _ if after.phase is Phase.ENDED:  # the vote that was missing, or one left who did not want it
            return Stopped(step.seen)
        case _:
            return TakenBack(after.state.on_turn)


def _seen(step: Step) -> tuple[Event, ...]:
    """What everyone saw; without memory aid nobody is told which cards were clued earlier (R-407)."""
    if step.after.settings.aid != "none":
        return step.seen
    return tuple(replace(event, fresh=()) if isinstance(event, Clued) else event for event in step.seen)
