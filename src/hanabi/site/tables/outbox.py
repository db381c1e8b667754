"""What waits to be sent over one connection."""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Literal

from starlette.types import Send
from starlette.websockets import WebSocketDisconnect

from hanabi.site.people.guests import Guest
from hanabi.site.socket_protocol import SendAtOnce
from hanabi.table.audience import Audience

MOST_WAITING = 200  # messages for one connection
FEW, MOST_BYTES = 2, 300_000  # or bytes, if they are more than a few messages

Why = Literal["too-slow", "going-down", "gone"]
GONE = (WebSocketDisconnect, RuntimeError, OSError)  # how a server says that the other end is


def _not_at_once(message: bytes) -> bool:
    """What a server does that offers nothing more than to send in turn."""
    return False


class Outbox:
    """What waits to be sent over one connection; one that takes too little of it is cut off."""

    __slots__ = ("_bytes", "_send", "_send_at_once", "_waiter", "cut", "messages", "why")

    def __init__(self, send: Send, send_at_once: SendAtOnce | None = None) -> None:
        self._send = send
        self._send_at_once = send_at_once or _not_at_once
        self.messages: deque[bytes] = deque()
        self.why: Why | None = None
        self.cut: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._bytes = 0
        self._waiter: asyncio.Future[None] | None = None

    def put(self, message: bytes) -> None:
        """Send a message: at once if nothing waits and the other end takes it in, else in its turn."""
        waiting = len(self.messages)
        if not waiting and self.why is None and self._send_at_once(message):
            return
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

    async def send_what_waits(self) -> None:
        """Send messages as they come; that the other end is gone is noticed where it is listened to."""
        with suppress(*GONE):
            while True:
                while not self.messages:
                    self._waiter = asyncio.get_running_loop().create_future()
                    await self._waiter
                message = self.messages[0]  # it stays there, so that nothing overtakes it
                await self._send({"type": "websocket.send", "text": message.decode()})
                if self.messages:  # else the connection is to be closed
                    self.messages.popleft()
                    self._bytes -= len(message)


class Connection:
    """Somebody who looks at a table."""

    __slots__ = ("address", "audience", "blocked", "folded", "guest", "in_sight", "outbox")

    def __init__(
        self,
        guest: Guest,
        audience: Audience,
        send: Send,
        address: str = "",
        send_at_once: SendAtOnce | None = None,
    ) -> None:
        self.guest, self.audience, self.address = guest, audience, address
        self.in_sight = False  # until the page says so
        self.blocked: frozenset[str] = frozenset()  # the guests whom they want to read nothing of
        self.folded: (
            tuple[int, ...] | None
        ) = ()  # the lines of these, as told last; None if that is not known
        self.outbox = Outbox(send, send_at_once)
