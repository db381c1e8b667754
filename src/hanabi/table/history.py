"""A table together with everything that happened at it: what the server keeps in memory."""

from collections.abc import Iterable

import msgspec

from hanabi.protocol import table_events
from hanabi.protocol.encoding import decoder, encode, encoded
from hanabi.protocol.log import Line, MovedShown, TakenBack
from hanabi.protocol.table_events import Kept, TableEvent
from hanabi.rules.phase import Phase
from hanabi.table.log_lines import told
from hanabi.table.table import Step, Table, create

WATCHERS, PLAYERS = -1, -2  # a line for those who watch only, or for those who sit here only

_OF_THE_GAME = (
    MovedShown
    | TakenBack
    | table_events.Remarked
    | table_events.Reacted
    | table_events.Said
    | table_events.TakebackAsked
    | table_events.TakebackAnswered
)

_DECODER = decoder(Kept)


class KeptLine(msgspec.Struct, frozen=True, gc=False):
    """A line of the log, encoded once for all.

    `only` is the seat it is for, or one of the two above, None for everybody. A `late` line is part of the
    game: who sees the game later hears of it later. `turn` is the turn it belongs to, `moves` how many were
    made by then. `talker` is the guest who said or wrote it, if it is words of their own.
    """

    seq: int
    raw: msgspec.Raw
    only: int | None
    is_move: bool
    late: bool
    turn: int
    moves: int
    talker: str = ""


class History:
    """A table's past and present; `take` leads it on by one step."""

    __slots__ = ("answered", "at", "id", "lines", "seq", "table")

    table: Table

    def __init__(self, table: str) -> None:
        self.id = table
        self.seq = 0
        self.at = 0
        self.lines: list[KeptLine] = []
        self.answered: dict[tuple[str, str], int] = {}

    @classmethod
    def load(cls, table: str, rows: Iterable[tuple[int, int, bytes]]) -> "History":
        """The history that these rows of a store tell, each with seq, time and body."""
        history = cls(table)
        history.extend(rows)
        return history

    def extend(self, rows: Iterable[tuple[int, int, bytes]]) -> None:
        """Let what happens that these next rows of a store tell."""
        for seq, at, body in rows:
            kept = read(body)
            self.take(seq, at, kept, self.step(kept.event, at))

    def step(self, event: TableEvent, at: int) -> Step:
        """What an event does that happens next."""
        if isinstance(event, table_events.Created):
            return create(self.id, event, at)
        return self.table.step(event, at)

    def take(self, seq: int, at: int, kept: Kept, step: Step) -> KeptLine:
        """Let a step happen."""
        if seq != self.seq + 1:
            raise ValueError(f"event {self.seq + 1} of table {self.id} comes next, not {seq}")
        before = self.table if self.seq else None
        self.table = step.after
        self.seq, self.at = seq, at
        if kept.request:
            self.answered[kept.by, kept.request] = seq
        line = self._line(step, before, kept.by)
        self.lines.append(line)
        return line

    def append(self, event: TableEvent, at: int, by: str = "") -> tuple[Kept, KeptLine]:
        """Let an event happen at the end: how it is kept, and its line."""
        kept = Kept(event, by)
        return kept, self.take(self.seq + 1, at, kept, self.step(event, at))

    def _line(self, step: Step, before: Table | None, by: str) -> KeptLine:
        table, state, what = step.after, step.after.state, told(step, before)
        moves = state.move_count if state else 0
        only = _only(step.event, table)
        return KeptLine(
            seq=self.seq,
            raw=encoded(Line(self.seq, self.at, moves, what)),
            only=only,
            is_move=isinstance(step.event, table_events.Moved),
            late=table.phase is Phase.PLAYING and only is None and isinstance(what, _OF_THE_GAME),
            turn=table.turn + (state is not None and state.pending is not None),
            moves=moves,
            talker=by if isinstance(step.event, table_events.Said | table_events.Commented) else "",
        )


def _only(event: TableEvent, table: Table) -> int | None:
    """Whom alone an event is told to."""
    match event:
        case table_events.NoteWritten(seat) | table_events.Bookmarked(seat):
            return seat
        case table_events.SeatClaimed(seat):
            return PLAYERS if seat is None else seat
        case table_events.Said(None) if table.phase is Phase.PLAYING:
            return WATCHERS
        case table_events.Rematched() if not table.settings.public:
            return PLAYERS  # whoever has a link to the old game is not invited to the new one by it
        case _:
            return None


def write(kept: Kept) -> bytes:
    """An event as a store keeps it."""
    return encode(kept)


def read(body: bytes) -> Kept:
    """An event back from a store."""
    return _DECODER.decode(body)
