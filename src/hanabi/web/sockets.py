"""One socket: a thin rind around a table. It reads, asks the hall, and sends what comes back."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Literal

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from hanabi.rules.errors import HanabiError
from hanabi.store.errors import StoreError
from hanabi.table import shown
from hanabi.table.showing import may_look
from hanabi.web.errors import TooMuch, sent_code, text_of, unreadable
from hanabi.web.guests import Guest
from hanabi.web.hall import Hall
from hanabi.web.limits import Bucket
from hanabi.web.live import Connection, Live, now
from hanabi.web.messages import FromBrowser, Ping, Point

A_SECOND, AT_ONCE = 20, 60  # requests of one connection
PATIENCE = 200  # refused for being too many, until the connection is closed
LAST_WORD = 1.0  # seconds for saying goodbye
GoodbyeCode = Literal["too-slow", "going-down", "too-much", "not-allowed", "gone"]
CLOSE_CODES: dict[GoodbyeCode, int] = {
    "going-down": 1012,
    "too-slow": 4001,
    "not-allowed": 4003,
    "gone": 4004,
    "too-much": 4008,
}

log = logging.getLogger("hanabi.sockets")
_DECODER: msgspec.json.Decoder[FromBrowser] = msgspec.json.Decoder(FromBrowser)
_ENCODER = msgspec.json.Encoder()


class _WithId(msgspec.Struct):
    id: str | None = None


async def serve_socket(websocket: WebSocket, hall: Hall, guest: Guest, table: str, has: int) -> None:
    """Talk with one connection until it closes; `has` is the seq that it knows already."""
    live = await hall.find(table)
    connection = Connection(guest, live.table.seat_of(guest.id))
    await websocket.accept()
    if not may_look(live.table, connection.audience) and live.table.phase == "playing":
        await _say_goodbye(websocket, "not-allowed")
        return
    live = await hall.connect(live, connection, has)
    try:
        await _talk(websocket, connection, hall, live)
    finally:
        await hall.disconnect(live, connection)
    if connection.outbox.why is not None:
        if connection.outbox.why == "too-slow":
            hall.metrics.cut_off.inc()
        await _say_goodbye(websocket, connection.outbox.why)


async def _talk(websocket: WebSocket, connection: Connection, hall: Hall, live: Live) -> None:
    """Send and receive until the connection closes, or is to be closed."""
    sends = asyncio.create_task(_send(websocket, connection))
    receives = asyncio.create_task(_receive(websocket, connection, hall, live))
    cut = asyncio.create_task(connection.outbox.until_cut())
    try:
        await asyncio.wait((receives, cut), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (sends, receives, cut):
            task.cancel()
        await asyncio.gather(sends, receives, cut, return_exceptions=True)


async def _send(websocket: WebSocket, connection: Connection) -> None:
    """Send what waits; that the other end is gone is noticed where it is listened to."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        while True:
            message = await connection.outbox.next()
            await websocket.send({"type": "websocket.send", "text": message.decode()})


async def _say_goodbye(websocket: WebSocket, code: GoodbyeCode) -> None:
    """Say why and close; one who does not even take that in is left to find out."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
        async with asyncio.timeout(LAST_WORD):
            await websocket.send_text(_ENCODER.encode(shown.Goodbye(code)).decode())
            await websocket.close(CLOSE_CODES[code])


async def _receive(websocket: WebSocket, connection: Connection, hall: Hall, live: Live) -> None:
    bucket, refused = Bucket(A_SECOND, AT_ONCE, time.monotonic()), 0
    while (message := await websocket.receive())["type"] != "websocket.disconnect":
        text = message.get("text") or message.get("bytes") or b""
        if not bucket.take(time.monotonic()):
            refused += 1
            if refused > PATIENCE:
                await _say_goodbye(websocket, "too-much")
                return
            answer: shown.Message = _refusal(
                TooMuch("that was too much at once: wait a moment"), _id_of(text)
            )
        else:
            answer = await _answer(text, connection, hall, live)
        connection.outbox.put(_ENCODER.encode(answer))


async def _answer(text: str | bytes, connection: Connection, hall: Hall, live: Live) -> shown.Message:
    """Carry out what one message asks for; whatever is wrong becomes a refusal."""
    request_id = None
    try:
        request = _read(text)
        if isinstance(request, Ping):
            return shown.Pong(now())
        if isinstance(request, Point):
            return await hall.point(live, connection, request)
        request_id = request.id
        seq = await hall.ask(live.course.id, connection.guest, request)
        hall.metrics.requests.labels("done").inc()
        return shown.Done(request_id, seq)
    except HanabiError as error:
        hall.metrics.requests.labels(sent_code(error)).inc()
        if isinstance(error, StoreError):  # who asked is not told where the store is
            log.warning("a request could not be kept: %s", error, extra={"table": live.course.id})
        return _refusal(error, request_id or _id_of(text))
    except Exception:
        log.exception("a request went wrong", extra={"table": live.course.id})
        hall.metrics.requests.labels("internal").inc()
        return shown.NotDone("internal", "something went wrong here: try again", request_id)


def _read(text: str | bytes) -> FromBrowser:
    try:
        return _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise unreadable(error) from None


def _refusal(error: HanabiError, request_id: str | None) -> shown.NotDone:
    return shown.NotDone(sent_code(error), text_of(error), request_id)


def _id_of(text: str | bytes) -> str | None:
    """The id of a message that could not be read, if it has one."""
    try:
        found = msgspec.json.decode(text, type=_WithId).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return found if found is not None and len(found) <= 40 else None
