"""How connections are taken: few of one address, none that says nothing, none that takes nothing in.

A proxy that the site believes brings everybody's connections: these are not counted, it has its own limits.
"""

import asyncio
import logging
import time
from collections import Counter
from contextlib import suppress

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from hanabi.site.limits import Buckets, WaitingBytes, network_of
from hanabi.site.socket_protocol import SocketProtocol

try:
    import resource
except ImportError:  # Windows has no such limits
    resource = None  # type: ignore[assignment]

MOST_OF_ONE = 200  # connections of one address that are no sockets: a school may be behind it
OPENED_AT_ONCE, OPENED_A_SECOND = 400, 50.0
KEPT_FREE = 100  # files, for the store and other processes
REQUEST_LIMIT = 20.0  # seconds until all of a request has come
READ_LIMIT = 30.0  # seconds until somebody takes in what was sent
CLOSE_LIMIT = 2.0  # seconds for saying goodbye to a socket
MOST_UNREAD = 16_000_000  # bytes for all sockets of one address
BETWEEN_LINES = 10.0  # seconds between two lines of the log

log = logging.getLogger("hanabi.connections")


class OpenConnections:
    """How many connections each address has, and how fast it opens them."""

    def __init__(self, most: int, rate: float, burst: int) -> None:
        self._most, self._buckets = most, Buckets(rate, burst)
        self._open: Counter[str] = Counter()
        self._refused, self._next_line = 0, 0.0

    def take(self, address: str, now: float) -> bool:
        """Whether this address may have one more; then it has, until it is `closed`."""
        if self._open[address] >= self._most or not self._buckets.take(address, now):
            self.refuse("one address has too many at once", now)
            return False
        self._open[address] += 1
        return True

    def closed(self, address: str) -> None:
        """One less is open."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def refuse(self, why: str, now: float) -> None:
        """Log that connections are refused, now and then."""
        self._refused += 1
        if now >= self._next_line:
            log.warning("%d connections refused: %s", self._refused, why)
            self._refused, self._next_line = 0, now + BETWEEN_LINES


_open = OpenConnections(MOST_OF_ONE, OPENED_A_SECOND, OPENED_AT_ONCE)
_unread = WaitingBytes(MOST_UNREAD)


class Patience:
    """Ends a connection when something takes too long."""

    def __init__(self, seconds: float, transport: asyncio.Transport) -> None:
        self._seconds, self._transport = seconds, transport
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Wait from now on, or go on waiting."""
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._seconds, self._transport.abort)

    def end(self) -> None:
        """It has come."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class PatientHttp(H11Protocol):
    """HTTP with limits on how many connections there are, and on how long one may take."""

    _address: str | None = None  # as long as it is counted
    _is_socket = False  # from then on another protocol has the connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a connection, or refuse it."""
        super().connection_made(transport)
        self._request, self._read = Patience(REQUEST_LIMIT, transport), Patience(READ_LIMIT, transport)
        now = time.monotonic()
        if len(self.connections) > most_connections():
            _open.refuse("the site has as many as it can", now)
            transport.abort()
            return
        if self.client and not self._is_proxy(self.client[0]):
            address = network_of(self.client[0])
            if not _open.take(address, now):
                transport.abort()
                return
            self._address = address
        self._expect_request()

    def _is_proxy(self, host: str) -> bool:
        return isinstance(self.app, ProxyHeadersMiddleware) and host in self.app.trusted_hosts

    def data_received(self, data: bytes) -> None:
        """Take in a part of a request."""
        super().data_received(data)
        self._expect_request()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self._expect_request()

    def _expect_request(self) -> None:
        """Give the other end so much time for a request, and no limit when all of it is there."""
        is_there = self.conn.their_state not in (h11.IDLE, h11.SEND_BODY)
        if is_there or self._is_socket or self.transport.is_closing():
            self._request.end()
        else:
            self._request.begin()

    def pause_writing(self) -> None:
        """Wait until the other end has taken something in, but not for ever."""
        super().pause_writing()
        self._read.begin()

    def resume_writing(self) -> None:
        """Go on: something was taken in."""
        super().resume_writing()
        self._read.end()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Leave a connection to the socket that it becomes, and that is counted elsewhere."""
        self._is_socket = True
        self._done()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count one less."""
        self._done()
        super().connection_lost(exc)

    def _done(self) -> None:
        self._request.end()
        self._read.end()
        if self._address is not None:
            _open.closed(self._address)
            self._address = None


class PatientSocket(SocketProtocol):
    """A socket with limits on how much may wait for its address, and for how long."""

    _unread: tuple[str, int] | None = None  # as long as it is counted

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        super().connection_made(transport)
        self.close_timeout = CLOSE_LIMIT
        self._read = Patience(READ_LIMIT, self.transport)

    def pause_writing(self) -> None:
        """Wait until the other end has taken something in: not for ever, and not with too much."""
        super().pause_writing()
        self._read.begin()
        if self._unread is None:
            address = network_of(self.scope["client"][0]) if self.scope["client"] else ""
            unread = address, self.transport.get_write_buffer_size()
            if _unread.add(*unread):
                self._unread = unread
            else:
                self.transport.abort()

    def resume_writing(self) -> None:
        """Go on: something was taken in."""
        super().resume_writing()
        self._nothing_waits()

    def connection_lost(self, exc: Exception | None) -> None:
        """Let nothing wait."""
        self._nothing_waits()
        super().connection_lost(exc)

    def _nothing_waits(self) -> None:
        self._read.end()
        if self._unread is not None:
            _unread.taken(*self._unread)
            self._unread = None


def most_connections() -> int:
    """How many connections this process can have, and still open its files."""
    if resource is None:
        return 10_000
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 10**9 if soft == resource.RLIM_INFINITY else soft - min(KEPT_FREE, soft // 2)


def allow_many_files() -> None:
    """Raise the limit on open files, of which every connection is one, as far as the system lets us."""
    if resource is None:
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):  # some systems name a limit that they do not allow
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
