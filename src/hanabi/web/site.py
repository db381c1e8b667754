"""Everything one worker of the site has: its store, its hall, its guests, its limits."""

import secrets
import time
from contextlib import AbstractContextManager
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from hanabi.store.store import Store, open_store
from hanabi.web.bus import open_bus
from hanabi.web.guests import Guests
from hanabi.web.hall import Hall
from hanabi.web.limits import Buckets, Doors
from hanabi.web.metrics import Metrics
from hanabi.web.sweeping import Sweeper
from hanabi.web.thinkers import Thinkers

MOST_SOCKETS, SOCKETS_A_SECOND = 500, 20.0  # of one address: a school may be behind it


@dataclass(frozen=True, slots=True)
class Choices:
    """What whoever starts the site may choose.

    `origins` are other addresses under which the site is reached; `thinkers` is how many processes bots
    think in, and `limit` how many seconds one may take; `requests` is how many changes a second one address
    may ask for over HTTP, and `sockets` how many one address may have open.
    """

    store: str | None = None
    bus: str | None = None
    origins: tuple[str, ...] = ()
    thinkers: int = 1
    limit: float = 10.0
    requests: float = 20.0
    sockets: int = MOST_SOCKETS


class Site:
    """One worker's own things, opened and closed together."""

    def __init__(self, store: Store, hall: Hall, secret: bytes, metrics: Metrics, choices: Choices) -> None:
        self.store, self.hall, self.metrics = store, hall, metrics
        self.sweeper = Sweeper(hall)
        self.secret, self.guests = secret, Guests(secret)
        self.what_if_thinkers = Thinkers(1, choices.limit)  # so that no table waits for a what-if board
        self.origins = frozenset(choices.origins)
        self._buckets = Buckets(choices.requests, 5 * choices.requests)
        self._doors = Doors(SOCKETS_A_SECOND, choices.sockets)

    @classmethod
    async def open(cls, choices: Choices) -> "Site":
        """Open the store and the bus, and begin."""
        store = await open_store(choices.store)
        try:
            bus = await open_bus(choices.bus)
            secret = await store.setting("secret", secrets.token_bytes(32))
            metrics = Metrics()
            hall = Hall(store, bus, Thinkers(choices.thinkers, choices.limit), metrics)
            await hall.open()
        except BaseException:
            await store.close()
            raise
        site = cls(store, hall, secret, metrics, choices)
        site.sweeper.open()
        return site

    async def close(self) -> None:
        """Say goodbye, and wait until everything is kept."""
        await self.sweeper.close()
        await self.hall.close()
        await self.what_if_thinkers.close()
        await self.store.close()

    def allows(self, connection: HTTPConnection) -> bool:
        """Whether this address has not asked for too much."""
        return self._buckets.take(_address(connection), time.monotonic())

    def socket_opened(self, connection: HTTPConnection) -> AbstractContextManager[bool]:
        """Whether this address may have one socket more, which is open as long as this lasts."""
        return self._doors.opened(_address(connection), time.monotonic())


def _address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""
