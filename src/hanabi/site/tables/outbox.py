"""What waits to be sent over one connection."""

import asyncio
from collections import deque
from typing import Literal

from hanabi.site.people.guests import Guest
from hanabi.table.audience import Audience

MOST_WAITING = 200  # messages for one connection
FEW, MOST_BYTES = 10, 1_000_000  # or bytes, if they are more than a few messages

Why = Literal["too-slow", "going-down", "gone"]


class Outbox:
    """What waits to be sent over one connection; one that takes too little of it is cut off."""

    __slots__ = ("_bytes", "_waiter", "cut", "messages", "why")

    def __init__(self) -> None:
        self.messages: deque[bytes] = deque()
        self.why: Why | None = None
        self.cut: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._bytes = 0
        self._waiter: asyncio.Future[None] | None = None

    def put(self, message: bytes) -> None:
        """Let a message wait its turn."""
        waiting = len(self.messages)
        if waiting >= MOST_WAITING or (waiting >= FEW and self._bytes > MOST_BYTES):
            self.close("too-slow")
        elif self.why is None:
            self.messages.append(message)
            self._bytes += len(message)
            if self._waiter is not None and not self._waiter.done():
                self._waiter.set_result(None)

    def close(self, why: Why) -> None:
        """Send nothing more: the connection is to be closed, even one that is just taking nothing in."""
        self.why = self.why or why
        self.messages.clear()
        if not self.cut.done():
            self.cut.set_result(None)

    async def next(self) -> bytes:
        """The next message, when there is one."""
        while not self.messages:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        message = self.messages.popleft()
        self._bytes -= len(message)
        return message


class Connection:
    """Somebody who looks at a table."""

    __slots__ = ("audience", "guest", "outbox")

    def __init__(self, guest: Guest, audience: Audience) -> None:
        self.guest, self.audience = guest, audience
        self.outbox = Outbox()
