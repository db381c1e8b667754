"""How much of what was asked for may wait for whoever asked."""

import asyncio
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message

from hanabi.site.http.fair_share import PIECE, FairShare
from hanabi.site.limits import Cost, WaitingBytes
from tests.site.test_turns import settle

LONG = bytes(5 * PIECE + 1)


class NoLimit:
    """As much of a site as is asked here."""

    def __init__(self, most: int) -> None:
        self.waiting = WaitingBytes(most)

    def check_allowed(self, connection: Request, cost: Cost) -> None:
        """Everybody may ask."""


class Reader:
    """Somebody who asks, and takes pieces in when told to."""

    def __init__(self, app: Starlette, address: str = "192.0.2.1") -> None:
        self.sent: list[Message] = []
        self._reads = asyncio.Semaphore(0)
        scope: dict[str, Any] = {
            "type": "http",
            "method": "GET",
            "path": "/",
            "query_string": b"",
            "headers": [],
            "client": (address, 1),
            "app": app,
        }
        self.task = asyncio.create_task(FairShare(answer_long)(scope, self._receive, self._send))

    async def _receive(self) -> Message:
        await asyncio.Event().wait()
        return {}

    async def _send(self, message: Message) -> None:
        self.sent.append(message)
        if message["type"] == "http.response.body":
            await self._reads.acquire()

    async def read(self, pieces: int) -> None:
        for _ in range(pieces):
            self._reads.release()
        await settle()

    @property
    def status(self) -> int:
        return int(self.sent[0]["status"])

    def body(self) -> bytes:
        return b"".join(message.get("body", b"") for message in self.sent)


async def answer_long(scope: Any, receive: Any, send: Any) -> None:
    await Response(LONG)(scope, receive, send)


def app_with(most: int) -> Starlette:
    app = Starlette()
    app.state.site = NoLimit(most)
    return app


async def test_a_long_answer_goes_out_in_pieces_each_after_the_one_before_was_taken_in() -> None:
    reader = Reader(app_with(len(LONG)))
    await settle()
    assert len(reader.sent) == 2
    await reader.read(2)
    assert len(reader.sent) == 4
    await reader.read(10)
    assert reader.body() == LONG
    assert max(len(message.get("body", b"")) for message in reader.sent) == PIECE
    assert [message.get("more_body") for message in reader.sent[1:]] == [True] * 5 + [False]
    assert reader.task.done()


async def test_who_takes_nothing_in_gets_no_more_and_others_do() -> None:
    app = app_with(2 * len(LONG))
    readers = [Reader(app) for _ in range(3)]
    other = Reader(app, "192.0.2.2")
    await settle()
    assert [reader.status for reader in (*readers, other)] == [200, 200, 429, 200]
    await readers[0].read(10)
    again = Reader(app)
    await settle()
    assert again.status == 200
    for reader in (*readers, other, again):
        reader.task.cancel()


async def test_who_hangs_up_lets_nothing_wait() -> None:
    app = app_with(len(LONG))
    gone = Reader(app)
    await settle()
    gone.task.cancel()
    await settle()
    again = Reader(app)
    await settle()
    assert again.status == 200
    again.task.cancel()
