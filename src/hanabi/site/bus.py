"""How workers hear of each other: who wrote to which table, and who is connected where.

A message says (table, seq) and no more: the store is the truth, and a gap is read from it.
"""

import asyncio
import logging
import os
import secrets
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from hmac import compare_digest
from typing import Any, Protocol

import msgspec

from hanabi.protocol.encoding import decoder, encode
from hanabi.protocol.messages import Pointing
from hanabi.store.errors import StoreUnavailable

Hear = Callable[["BusMessage"], Awaitable[None]]
SUBJECT = "hanabi.tables"
REWRITTEN = -1  # the seq that says: read this table anew
PATIENCE = 5.0  # seconds for the first connection
SIGNATURE = 16  # bytes
AWAY = 1.0  # seconds between two looks while nothing can be heard

log = logging.getLogger("hanabi.bus")


class BusMessage(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one worker tells the others of a table: a new seq, or who is connected to it there.

    Or, of no table, that a guest was forgotten: whom, the store knows.
    """

    worker: str
    table: str = ""
    seq: int = 0
    here: tuple[int, ...] | None = None
    watchers: int = 0
    in_sight: tuple[int, ...] = ()
    asks: bool = False
    pointing: Pointing | None = None
    forgotten: bool = False


class Bus(Protocol):
    """Between workers."""

    alone: bool
    worker: str  # who we are among the workers

    async def subscribe(self, hear: Hear) -> None:
        """Call `hear` with every message of the other workers."""

    async def publish(self, message: BusMessage) -> None:
        """Tell all other workers."""

    async def wait(self, seconds: float) -> None:
        """Wait so long, or only until something may have been missed."""

    async def close(self) -> None:
        """Stop listening."""


class NoBus:
    """One worker alone has nobody to tell."""

    alone = True

    def __init__(self) -> None:
        self.worker = new_worker()

    async def subscribe(self, hear: Hear) -> None:
        """There is nothing to hear."""

    async def publish(self, message: BusMessage) -> None:
        """There is nobody to tell."""

    async def wait(self, seconds: float) -> None:
        """Nothing is ever missed."""
        await asyncio.sleep(seconds)

    async def close(self) -> None:
        """There is nothing to close."""


class NatsBus:
    """Workers on one NATS server; it reconnects by itself, and what was missed meanwhile is in the store."""

    alone = False

    def __init__(self, secret: bytes) -> None:
        self.worker = new_worker()
        self._secret = secret
        self._client: Any = None
        self._back = asyncio.Event()

    @classmethod
    async def open(cls, url: str, secret: bytes) -> "NatsBus":
        """Connect to a NATS server; what has not been signed with the secret is not heard."""
        try:
            import nats
            from nats.errors import Error
        except ImportError as error:
            raise StoreUnavailable("a bus needs nats-py: pip install 'hanabi[workers]'") from error
        bus = cls(secret)
        try:
            async with asyncio.timeout(PATIENCE):
                bus._client = await nats.connect(
                    url,
                    allow_reconnect=True,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=0.5,
                    connect_timeout=2,
                    error_cb=_quiet,
                    disconnected_cb=bus._gone,
                    reconnected_cb=bus._come_back,
                )
        except (OSError, Error, TimeoutError, ValueError) as error:
            reason = f": {error}" if str(error) else ""
            raise StoreUnavailable(f"no NATS server answers at {_place(url)}{reason}") from error
        return bus

    async def _gone(self) -> None:
        log.warning("the NATS server is away: the store is read instead")

    async def _come_back(self) -> None:
        log.warning("the NATS server is back")
        self._back.set()

    async def subscribe(self, hear: Hear) -> None:
        """Call `hear` with every message of the other workers."""
        messages = decoder(BusMessage)

        async def heard(data: Any) -> None:
            text = _checked(data.data, self._secret)
            if text is None:
                log.warning("a message was heard that no worker of this site sent")
            elif (message := messages.decode(text)).worker != self.worker:
                await hear(message)

        await self._client.subscribe(SUBJECT, cb=heard)

    async def publish(self, message: BusMessage) -> None:
        """Tell all other workers; while the server is away, the store has to do."""
        if self._client.is_connected:
            try:
                await self._client.publish(SUBJECT, _signed(encode(message), self._secret))
            except Exception:  # what was kept is kept, whoever hears of it
                log.warning("a message to the other workers was lost", extra={"table": message.table})

    async def wait(self, seconds: float) -> None:
        """Wait so long, or only until something may have been missed."""
        if not self._client.is_connected:
            seconds = AWAY
        self._back.clear()
        try:
            async with asyncio.timeout(seconds):
                await self._back.wait()
        except TimeoutError:
            return

    async def close(self) -> None:
        """Send what is waiting, and leave."""
        if self._client.is_connected:
            await self._client.drain()
        else:
            await self._client.close()


def new_worker() -> str:
    """A name that no other worker has."""
    return f"{os.getpid()}-{secrets.token_hex(4)}"


async def _quiet(error: Exception) -> None:
    """The client reconnects by itself; `is_connected` tells the rest."""


def _signed(text: bytes, secret: bytes) -> bytes:
    """A message with its signature before it: whoever reaches the server may write there."""
    return blake2b(text, key=secret, digest_size=SIGNATURE, person=b"bus").digest() + text


def _checked(data: bytes, secret: bytes) -> bytes | None:
    """The message in what was heard, if one who has the secret sent it."""
    text = data[SIGNATURE:]
    return text if compare_digest(_signed(text, secret), data) else None


async def open_bus(url: str | None, secret: bytes) -> Bus:
    """The bus at nats://…, or none for a worker that is alone; the secret is the site's."""
    return NoBus() if url is None else await NatsBus.open(url, secret)


def _place(url: str) -> str:
    """The address without a password, for messages."""
    return url.rpartition("@")[2] if "@" in url else url
