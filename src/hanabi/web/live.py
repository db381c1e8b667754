"""A table in the memory of one worker, and the connections that it talks to."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Literal

import msgspec

from hanabi.table import shown
from hanabi.table.course import Course, LineKept
from hanabi.table.events import Event
from hanabi.table.showing import Audience, Showing
from hanabi.table.table import Table
from hanabi.web.guests import Guest

MOST_WAITING = 200  # messages for one connection
FEW, MOST_BYTES = 10, 1_000_000  # or bytes, if they are more than a few messages
Decide = Callable[[Table], Event]  # what happens at a table as it is just now


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


Why = Literal["too-slow", "going-down", "gone"]


class Outbox:
    """What waits to be sent over one connection; one that takes too little of it is cut off."""

    __slots__ = ("_bytes", "_cut", "_wake", "messages", "why")

    def __init__(self) -> None:
        self.messages: deque[bytes] = deque()
        self.why: Why | None = None
        self._bytes = 0
        self._wake, self._cut = asyncio.Event(), asyncio.Event()

    def put(self, message: bytes) -> None:
        """Let a message wait its turn."""
        waiting = len(self.messages)
        if waiting >= MOST_WAITING or (waiting >= FEW and self._bytes > MOST_BYTES):
            self.close("too-slow")
        elif self.why is None:
            self.messages.append(message)
            self._bytes += len(message)
            self._wake.set()

    def close(self, why: Why) -> None:
        """Send nothing more: the connection is to be closed."""
        self.why = self.why or why
        self.messages.clear()
        self._cut.set()

    async def next(self) -> bytes:
        """The next message, when there is one."""
        while not self.messages:
            self._wake.clear()
            await self._wake.wait()
        message = self.messages.popleft()
        self._bytes -= len(message)
        return message

    async def until_cut(self) -> None:
        """Until the connection is to be closed."""
        await self._cut.wait()


class Connection:
    """Somebody who looks at a table."""

    __slots__ = ("audience", "guest", "outbox")

    def __init__(self, guest: Guest, audience: Audience) -> None:
        self.guest, self.audience = guest, audience
        self.outbox = Outbox()


class Live:
    """A table in memory: one change at a time, told to all connections."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[tuple[int, ...], int, float]] = {}
        self.stale = False  # the store may know more
        self.rewritten = False  # the store knows better
        self.used = time.monotonic()
        self.bot: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.pointing: shown.Pointing | None = None  # where the leader of a review is
        self.leader: Connection | None = None

    @property
    def is_busy(self) -> bool:
        """Whether it has to stay in memory."""
        thinks = self.bot is not None and not self.bot.done()
        return bool(self.connections) or self.stale or thinks or self.lock.locked()

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.course.table

    def spread(self, before: Table, line: LineKept) -> bool:
        """Tell every connection what changed since `before`; whether one of them sits elsewhere now."""
        showing, moved = Showing(self.course, now()), False
        made: dict[Audience, bytes | None] = {}
        for connection in self.connections:
            audience = self.table.seat_of(connection.guest.id)
            if audience != connection.audience:
                connection.audience, moved = audience, True
                connection.outbox.put(showing.everything(audience))
                continue
            if audience not in made:
                made[audience] = showing.news(audience, line, before)
            message = made[audience]
            if message is not None:
                connection.outbox.put(message)
        return moved

    def show(self, connection: Connection) -> None:
        """Send everything to one connection."""
        connection.outbox.put(Showing(self.course, now()).everything(connection.audience))
        if self.pointing is not None:
            connection.outbox.put(msgspec.json.encode(self.pointing))

    def send(self, message: bytes) -> None:
        """Send the same to all connections."""
        for connection in self.connections:
            connection.outbox.put(message)

    def point(self, pointing: shown.Pointing, leader: Connection | None = None) -> None:
        """Tell everyone where the leader of a review is."""
        self.pointing = pointing if pointing.leading else None
        self.leader = leader if pointing.leading else None
        told = msgspec.json.encode(pointing)
        for connection in self.connections:
            if connection is not leader:
                connection.outbox.put(told)
        if leader is not None:
            leader.outbox.put(msgspec.json.encode(msgspec.structs.replace(pointing, you=True)))

    def seats_here(self) -> tuple[int, ...]:
        """The seats that are connected to this worker."""
        return tuple(sorted({c.audience for c in self.connections if c.audience is not None}))

    def watchers_here(self) -> int:
        """How many watch at this worker."""
        return sum(connection.audience is None for connection in self.connections)
