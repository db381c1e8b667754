"""A table together with everything that happened at it: what the server keeps in memory."""

from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from hanabi.game.state import State
from hanabi.table import events as happened
from hanabi.table import shown
from hanabi.table.events import Kept
from hanabi.table.table import Table, create
from hanabi.table.telling import told

WATCHERS = -1  # a line for those who watch only

_OF_THE_GAME = (
    shown.MovedShown
    | shown.TakenBack
    | happened.Remarked
    | happened.Said
    | happened.TakebackAsked
    | happened.TakebackAnswered
)

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Kept)


@dataclass(frozen=True, slots=True)
class LineKept:
    """A line of the log, encoded once for all.

    `only` is the seat it is for, None for everybody. A `late` line is part of the game: who sees the game
    later hears of it later. `turn` is the turn it belongs to, `moves` how many were made by then.
    """

    seq: int
    raw: msgspec.Raw
    only: int | None
    is_move: bool
    late: bool
    turn: int
    moves: int


class Course:
    """A table's past and present; `take` leads it on by one event."""

    __slots__ = ("answered", "at", "id", "lines", "seq", "table")

    table: Table

    def __init__(self, table: str) -> None:
        self.id = table
        self.seq = 0
        self.at = 0
        self.lines: list[LineKept] = []
        self.answered: dict[tuple[str, str], int] = {}

    @classmethod
    def load(cls, table: str, rows: Iterable[tuple[int, int, bytes]]) -> "Course":
        """The course that these rows of a store tell, each with seq, time and body."""
        course = cls(table)
        for seq, at, body in rows:
            course.take(seq, at, read(body))
        return course

    def after(self, kept: Kept, at: int) -> Table:
        """The table as it would be after this event."""
        if isinstance(kept.event, happened.Created):
            return create(self.id, kept.event, at)
        return self.table.after(kept.event, at)

    def take(self, seq: int, at: int, kept: Kept, after: Table | None = None) -> LineKept:
        """Let an event happen; `after` is the table it leads to, where that is known already."""
        if seq != self.seq + 1:
            raise ValueError(f"event {self.seq + 1} of table {self.id} comes next, not {seq}")
        before: State | None = self.table.state if self.seq else None
        self.table = after or self.after(kept, at)
        self.seq, self.at = seq, at
        if kept.request:
            self.answered[kept.by, kept.request] = seq
        line = self._line(kept, before)
        self.lines.append(line)
        return line

    def _line(self, kept: Kept, before: State | None) -> LineKept:
        event, table, state = kept.event, self.table, self.table.state
        what = told(event, table, before)
        moves = len(state.moves) if state else 0
        only: int | None = None
        match event:
            case happened.NoteWritten(seat) | happened.Bookmarked(seat):
                only = seat
            case happened.Said(None) if table.phase == "playing":
                only = WATCHERS
        return LineKept(
            seq=self.seq,
            raw=msgspec.Raw(_ENCODER.encode(shown.Line(self.seq, self.at, moves, what))),
            only=only,
            is_move=isinstance(event, happened.Moved),
            late=table.phase == "playing" and only is None and isinstance(what, _OF_THE_GAME),
            turn=table.turn + (state is not None and state.pending is not None),
            moves=moves,
        )


def write(kept: Kept) -> bytes:
    """An event as a store keeps it."""
    return _ENCODER.encode(kept)


def read(body: bytes) -> Kept:
    """An event back from a store."""
    return _DECODER.decode(body)
