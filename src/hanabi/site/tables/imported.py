"""A game that was played elsewhere, kept as a finished table: its events, made up from its record."""

from collections.abc import Iterator
from dataclasses import replace

from hanabi.game.replay import Replay
from hanabi.game.state import State
from hanabi.protocol import table_events
from hanabi.protocol.table_events import DealKept, TableEvent
from hanabi.rules.any_game import AnyGame
from hanabi.rules.errors import BadRecord
from hanabi.rules.hanab_live_notes import moments
from hanabi.rules.moves import Move, Rearrange, Stop
from hanabi.rules.phase import Phase
from hanabi.rules.plain_text import plain_name
from hanabi.rules.record import Record
from hanabi.site.errors import NotForYou
from hanabi.store.store import Row
from hanabi.table.history import History, write
from hanabi.table.replays import settings_of
from hanabi.table.table import Step, Table, sitter_elsewhere

NO_SALT = "0" * 32


def with_plain_names(record: Record) -> Record:
    """The same game with names that can be read as guests' names are."""
    names = (plain_name(name) or f"Player {seat}" for seat, name in enumerate(record.names, start=1))
    return replace(record, names=tuple(names))


def finished_history(
    game: AnyGame, table: str, keeper: str, now: int, me: str = ""
) -> tuple[History, list[Row]]:
    """A game as the finished table with this id that a guest keeps, and its rows.

    One that is not over is stopped. The guest sits where the player of the name `me` sat, if there is one.
    """
    history, rows = History(table), []
    record = with_plain_names(game.record)
    began = int(record.started.timestamp() * 1000) if record.started else now
    for event, after in events_of(replace(game, record=record), keeper, plain_name(me)):
        kept, line = history.append(event, began + after, keeper)
        rows.append(Row(line.seq, began + after, write(kept)))
    return history, rows


def events_of(game: AnyGame, keeper: str, me: str) -> Iterator[tuple[TableEvent, int]]:
    """The events of the table, each with the milliseconds after the start."""
    record, replay = game.record, Replay(game.record)
    if not record.moves:
        raise BadRecord("moves", "there are none: a game that did not begin is not kept")
    deal = DealKept.of(record.deal)
    yield table_events.Created(settings_of(record), sitter_elsewhere(0), record.names[0], deal, keeper), 0
    for seat, name in enumerate(record.names[1:], start=1):
        yield table_events.Sat(seat, sitter_elsewhere(seat), name), 0
    yield table_events.Started(deal, record.seal.salt if record.seal else NO_SALT), 0
    notes = _notes(game)
    times = record.times or (0,) * len(record.moves)
    for moves, (state, move, at) in enumerate(zip(replay.states, record.moves, times, strict=False)):
        for event in (*notes.get(moves, ()), *_made(state, move)):
            yield event, at
    for event in notes.get(len(record.moves), ()):
        yield event, times[-1]
    if not replay.end.is_over:
        for event in _made(replay.end, Stop()):
            yield event, times[-1]
    if me in record.names:
        yield table_events.SeatClaimed(record.names.index(me), keeper), times[-1]


def _notes(game: AnyGame) -> dict[int, list[TableEvent]]:
    """What was noted, by how many moves were made then."""
    found: dict[int, list[TableEvent]] = {}
    for moves, note in moments(game.record, game.notes):
        event: TableEvent = (
            table_events.Bookmarked(note.seat, moves, note.text)
            if note.order is None
            else table_events.NoteWritten(note.seat, note.order, note.text)
        )
        found.setdefault(moves, []).append(event)
    return found


def _made(state: State, move: Move) -> list[TableEvent]:
    """A move as it happens at a table."""
    match move:
        case Stop(int(seat), timed_out=True):
            return [table_events.TimedOut(seat)]
        case Stop(None):
            return [table_events.StopVoted(seat, True) for seat in range(state.players)]
        case Rearrange(seat) | Stop(int(seat)):
            return [table_events.Moved(seat, str(move))]
        case _:
            return [table_events.Moved(state.on_turn, str(move))]


def claim_seat(table: Table, keeper: str, seat: int | None, at: int) -> Step:
    """Let whoever keeps a game from elsewhere say which player they were."""
    if table.keeper != keeper or table.phase is not Phase.ENDED:
        raise NotForYou("only whoever keeps a game from elsewhere says which player they were")
    if seat is not None and seat >= len(table.seats):
        raise NotForYou(f"there is no seat {seat} at this table")
    event = table_events.SeatClaimed(seat, keeper)
    table.budgets.check(event, table.phase)
    return table.step(event, at)
