"""One socket: a thin rind around a table. It reads, asks the tables, and sends what comes back."""

import asyncio
import logging
import time
from contextlib import suppress

import msgspec
from starlette.types import Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from hanabi.protocol.encoding import decoder, encode
from hanabi.protocol.messages import (
    Done,
    FromBrowser,
    FromServer,
    Goodbye,
    GoodbyeCode,
    InSight,
    NotDone,
    Ping,
    Point,
    Pong,
)
from hanabi.protocol.requests import AskSeat, Say, WriteComment
from hanabi.rules.errors import HanabiError
from hanabi.rules.phase import Phase
from hanabi.site.errors import TooMuch, sent_code, text_of, unreadable
from hanabi.site.limits import Bucket
from hanabi.site.people.guests import Guest
from hanabi.site.socket_protocol import SEND_AT_ONCE
from hanabi.site.tables.live import LiveTable, now
from hanabi.site.tables.outbox import Connection
from hanabi.site.tables.shared_deals import check_not_to_come
from hanabi.site.tables.tables import Tables
from hanabi.store.errors import StoreError
from hanabi.table.audience import may_look

A_SECOND, AT_ONCE = 20, 60  # requests of one connection
PATIENCE = 200  # refused for being too many, until the connection is closed
LAST_WORD = 1.0  # seconds for saying goodbye
CLOSE_CODES: dict[GoodbyeCode, int] = {
    "going-down": 1012,
    "too-slow": 4001,
    "not-allowed": 4003,
    "gone": 4004,
    "too-much": 4008,
}

log = logging.getLogger("hanabi.sockets")
_DECODER: msgspec.json.Decoder[FromBrowser] = decoder(FromBrowser)  # type: ignore[arg-type]


class _WithId(msgspec.Struct):
    id: str | None = None


async def serve_socket(
    websocket: WebSocket, send: Send, tables: Tables, guest: Guest, address: str, table: str, has: int
) -> None:
    """Talk with one connection until it closes; `has` is the seq that it knows already."""
    live = await tables.find(table)
    await check_not_to_come(tables.store, live.table, guest.id)
    at_once = websocket.scope.get("extensions", {}).get(SEND_AT_ONCE)
    connection = Connection(guest, live.table.seat_of(guest.id), send, address, at_once)
    await websocket.accept()
    if not may_look(live.table, connection.audience) and live.table.phase is Phase.PLAYING:
        await _say_goodbye(websocket, "not-allowed")
        return
    live = await tables.connect(live, connection, has)
    try:
        await _talk(websocket, connection, tables, live)
    finally:
        await tables.disconnect(live, connection)
    if connection.outbox.why is not None:
        if connection.outbox.why == "too-slow":
            tables.metrics.cut_off.inc()
        await _say_goodbye(websocket, connection.outbox.why)


async def _talk(websocket: WebSocket, connection: Connection, tables: Tables, live: LiveTable) -> None:
    """Send and receive until the connection closes, or is to be closed."""
    sends = asyncio.create_task(connection.outbox.send_what_waits())
    receives = asyncio.create_task(_receive(websocket, connection, tables, live))
    try:
        await asyncio.wait((receives, connection.outbox.cut), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (sends, receives):
            task.cancel()
        await asyncio.gather(sends, receives, return_exceptions=True)


async def _say_goodbye(websocket: WebSocket, code: GoodbyeCode) -> None:
    """Say why and close; one who does not even take that in is left to find out."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
        async with asyncio.timeout(LAST_WORD):
            await websocket.send_text(encode(Goodbye(code)).decode())
            await websocket.close(CLOSE_CODES[code])


async def _receive(websocket: WebSocket, connection: Connection, tables: Tables, live: LiveTable) -> None:
    bucket, refused = Bucket(A_SECOND, AT_ONCE, time.monotonic()), 0
    while (message := await websocket.receive())["type"] != "websocket.disconnect":
        text = message.get("text") or message.get("bytes") or b""
        if not bucket.take(time.monotonic()):
            refused += 1
            if refused > PATIENCE:
                await _say_goodbye(websocket, "too-much")
                return
            answer: FromServer = _refusal(TooMuch("that was too much at once: wait a moment"), _id_of(text))
        else:
            answer = await _answer(text, connection, tables, live)
        connection.outbox.put(encode(answer))


async def _answer(text: str | bytes, connection: Connection, tables: Tables, live: LiveTable) -> FromServer:
    """Carry out what one message asks for; whatever is wrong becomes a refusal."""
    request_id = None
    try:
        request = _read(text)
        if isinstance(request, Ping):
            return Pong(now())
        if isinstance(request, InSight):
            await tables.see(live, connection, request.visible)
            return Pong(now())
        if isinstance(request, Point):
            await tables.point(live, connection, request)
            return Pong(now())
        request_id = request.id
        if isinstance(request, AskSeat | Say | WriteComment) and connection.audience is None:
            tables.check_watcher_may_talk(connection)
        seq = await tables.ask(live, connection.guest, request)
        tables.metrics.count_request("done")
        return Done(request_id, seq)
    except HanabiError as error:
        tables.metrics.count_request(sent_code(error))
        if isinstance(error, StoreError):  # who asked is not told where the store is
            log.warning("a request could not be kept: %s", error, extra={"table": live.id})
        return _refusal(error, request_id or _id_of(text))
    except Exception:
        log.exception("a request went wrong", extra={"table": live.id})
        tables.metrics.count_request("internal")
        return NotDone("internal", "something went wrong here: try again", request_id)


def _read(text: str | bytes) -> FromBrowser:
    try:
        return _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise unreadable(error) from None


def _refusal(error: HanabiError, request_id: str | None) -> NotDone:
    return NotDone(sent_code(error), text_of(error), request_id)


def _id_of(text: str | bytes) -> str | None:
    """The id of a message that could not be read, if it has one."""
    try:
        found = msgspec.json.decode(text, type=_WithId).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return found if found is not None and len(found) <= 40 else None
