"""A game that was played elsewhere, kept as a finished table: its events, made up from its record."""

import asyncio

from hanabi.game.replay import Replay
from hanabi.rules.errors import BadRecord
from hanabi.rules.moves import Rearrange, Stop
from hanabi.rules.record import Record
from hanabi.store.store import Row, Store
from hanabi.table import events as happened
from hanabi.table.course import Course, write
from hanabi.table.events import DealKept, Event, Kept
from hanabi.table.replayed import settings_of
from hanabi.web.live import now
from hanabi.web.summary import new_id, summary

NO_SALT = "0" * 32


async def keep(store: Store, record: Record, keeper: str) -> str:
    """Keep a finished game for a guest; the id of its table."""
    course = Course(new_id())
    began = int(record.started.timestamp() * 1000) if record.started else now()
    rows = []
    for event, after in await asyncio.to_thread(events_of, record, keeper):
        kept = Kept(event, keeper)
        course.take(course.seq + 1, began + after, kept)
        rows.append(Row(course.seq, began + after, write(kept)))
    await store.append(course.id, rows, summary(course.table, course.at), keeper)
    return course.id


def events_of(record: Record, keeper: str) -> list[tuple[Event, int]]:
    """The events of the table, each with the milliseconds after the start; the game must be over."""
    replay = Replay(record)
    if not replay.end.is_over:
        raise BadRecord("moves", "the game is not over: only finished games are kept")
    deal = DealKept.of(record.deal)
    salt = record.seal.salt if record.seal else NO_SALT
    events: list[tuple[Event, int]] = [
        (happened.Created(settings_of(record), "", record.names[0], deal, keeper), 0),
        *((happened.Sat(seat, f"seat {seat}", name), 0) for seat, name in enumerate(record.names) if seat),
        (happened.Started(deal, salt), 0),
    ]
    times = record.times or (0,) * len(record.moves)
    for state, move, at in zip(replay.states, record.moves, times, strict=False):
        match move:
            case Stop(int(seat)):
                events.append((happened.TimedOut(seat), at))
            case Stop():
                events += [(happened.StopVoted(seat, True), at) for seat in range(state.players)]
            case Rearrange(seat):
                events.append((happened.Moved(seat, str(move)), at))
            case _:
                events.append((happened.Moved(state.on_turn, str(move)), at))
    return events
