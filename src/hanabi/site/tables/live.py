"""A table in the memory of one worker, and the connections that it talks to."""

import asyncio
import time
from collections.abc import Iterable

from msgspec.structs import replace

from hanabi.protocol.encoding import encode
from hanabi.protocol.messages import BlockedTalk, Pointing, Presence
from hanabi.protocol.table_events import Kept
from hanabi.rules.phase import Phase
from hanabi.site.tables.outbox import Connection
from hanabi.table.audience import Audience, Showing
from hanabi.table.history import History
from hanabi.table.table import Step, Table


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class LiveTable:
    """A table in memory: one change at a time, told to all connections."""

    def __init__(self, history: History, rewrites: int = 0) -> None:
        self.history, self.rewrites = history, rewrites
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[tuple[int, ...], int, float]] = {}
        self.in_sight_elsewhere: dict[str, tuple[tuple[int, ...], float]] = {}
        self.stale = False  # the store may know more
        self.rewritten = False  # the store knows better
        self.just_ended = False  # its game is over since somebody last looked
        self.used = time.monotonic()
        self.bot: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.pointing: Pointing | None = None  # where the leader of a review is
        self.leader: Connection | None = None  # at this worker
        self.led_elsewhere = 0.0  # when another worker last said so
        self.presence: Presence | None = None  # as it was told last

    @property
    def id(self) -> str:
        """The table's id."""
        return self.history.id

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.history.table

    @property
    def moment(self) -> tuple[str, int, int]:
        """A name for the table as it is now, which it never has again once anything has changed."""
        return self.id, self.rewrites, self.history.seq

    @property
    def is_busy(self) -> bool:
        """Whether it has to stay in memory."""
        thinks = self.bot is not None and not self.bot.done()
        return bool(self.connections) or self.stale or thinks or self.lock.locked()

    def happen(self, seq: int, at: int, kept: Kept, step: Step) -> bool:
        """Let a step happen and tell every connection; whether one of them sits elsewhere now."""
        before = self.history.table
        line = self.history.take(seq, at, kept, step)
        self.just_ended |= before.phase is Phase.PLAYING and step.after.phase is Phase.ENDED
        showing, moved, table = Showing(self.history, now()), False, step.after
        made: dict[Audience, bytes | None] = {}
        for connection in self.connections:
            audience = table.seat_of(connection.guest.id)
            if audience != connection.audience:
                connection.audience, moved = audience, True
                self.fold_blocked(connection, showing)
                connection.outbox.put(showing.everything(audience))
                continue
            if audience not in made:
                made[audience] = showing.news(audience, line, before)
            message = made[audience]
            if message is not None:
                self.fold_blocked(connection, showing)
                connection.outbox.put(message)
        return moved

    def begin_anew(self, history: History, rewrites: int) -> None:
        """Take this history in the place of the one in memory, and show it to everybody."""
        self.history, self.rewrites = history, rewrites
        self.stale = self.rewritten = False
        for connection in self.connections:
            connection.audience = self.table.seat_of(connection.guest.id)
            self.show(connection)

    def show(self, connection: Connection) -> None:
        """Send everything to one connection."""
        showing = Showing(self.history, now())
        self.fold_blocked(connection, showing)
        connection.outbox.put(showing.everything(connection.audience))
        if self.pointing is not None:
            connection.outbox.put(encode(self.pointing))

    def fold_blocked(self, connection: Connection, showing: Showing | None = None) -> None:
        """Say which lines of those that somebody may read come from people whom they blocked."""
        if not connection.blocked and connection.folded == ():
            return
        showing = showing or Showing(self.history, now())
        lines = showing.lines(connection.audience)
        folded = tuple(line.seq for line in lines if line.talker in connection.blocked)
        if folded != connection.folded:
            connection.folded = folded
            connection.outbox.put(encode(BlockedTalk(folded)))

    def part_from(self, connections: Iterable[Connection]) -> None:
        """Close these connections: there is nothing here for them any more."""
        for connection in connections:
            connection.outbox.close("gone")
            self.connections.discard(connection)

    def send(self, message: bytes) -> None:
        """Send the same to all connections."""
        for connection in self.connections:
            connection.outbox.put(message)

    def point(self, pointing: Pointing, leader: Connection | None = None) -> None:
        """Tell everyone where the leader of a review is."""
        self.pointing = pointing if pointing.leading else None
        self.leader = leader if pointing.leading else None
        told = encode(pointing)
        for connection in self.connections:
            if connection is not leader:
                connection.outbox.put(told)
        if leader is not None:
            leader.outbox.put(encode(replace(pointing, you=True)))

    def seats_here(self) -> tuple[int, ...]:
        """The seats that are connected to this worker."""
        return tuple(sorted({c.audience for c in self.connections if c.audience is not None}))

    def seats_in_sight(self) -> tuple[int, ...]:
        """The seats whose people have the table before them, at this worker."""
        seats = {each.audience for each in self.connections if each.in_sight and each.audience is not None}
        return tuple(sorted(seats))

    def watchers_here(self) -> int:
        """How many watch at this worker."""
        return sum(connection.audience is None for connection in self.connections)
