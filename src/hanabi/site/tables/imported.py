"""A game that was played elsewhere, kept as a finished table: its events, made up from its record."""

from dataclasses import replace

from hanabi.game.replay import Replay
from hanabi.protocol import table_events
from hanabi.protocol.table_events import DealKept, TableEvent
from hanabi.rules.errors import BadRecord
from hanabi.rules.moves import Rearrange, Stop
from hanabi.rules.plain_text import plain_name
from hanabi.rules.record import Record
from hanabi.store.store import Row
from hanabi.table.history import History, write
from hanabi.table.replays import settings_of

NO_SALT = "0" * 32


def with_plain_names(record: Record) -> Record:
    """The same game with names that can be read as guests' names are."""
    names = (plain_name(name) or f"Player {seat}" for seat, name in enumerate(record.names, start=1))
    return replace(record, names=tuple(names))


def finished_history(record: Record, table: str, keeper: str, now: int) -> tuple[History, list[Row]]:
    """A finished game as the table with this id that a guest keeps, and its rows."""
    history, rows = History(table), []
    began = int(record.started.timestamp() * 1000) if record.started else now
    for event, after in events_of(with_plain_names(record), keeper):
        kept, line = history.append(event, began + after, keeper)
        rows.append(Row(line.seq, began + after, write(kept)))
    return history, rows


def events_of(record: Record, keeper: str) -> list[tuple[TableEvent, int]]:
    """The events of the table, each with the milliseconds after the start; the game must be over."""
    replay = Replay(record)
    if not replay.end.is_over:
        raise BadRecord("moves", "the game is not over: only finished games are kept")
    deal = DealKept.of(record.deal)
    salt = record.seal.salt if record.seal else NO_SALT
    events: list[tuple[TableEvent, int]] = [
        (table_events.Created(settings_of(record), "", record.names[0], deal, keeper), 0),
        *(
            (table_events.Sat(seat, f"seat {seat}", name), 0)
            for seat, name in enumerate(record.names)
            if seat
        ),
        (table_events.Started(deal, salt), 0),
    ]
    times = record.times or (0,) * len(record.moves)
    for state, move, at in zip(replay.states, record.moves, times, strict=False):
        match move:
            case Stop(int(seat), timed_out=True):
                events.append((table_events.TimedOut(seat), at))
            case Stop(None):
                events += [(table_events.StopVoted(seat, True), at) for seat in range(state.players)]
            case Rearrange(seat) | Stop(int(seat)):
                events.append((table_events.Moved(seat, str(move)), at))
            case _:
                events.append((table_events.Moved(state.on_turn, str(move)), at))
    return events
