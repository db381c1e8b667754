"""Connections that are too many, say nothing or take nothing in: at a real site, from several addresses."""

import asyncio
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest

from hanabi.site.connections import MOST_OF_ONE, OpenConnections
from tests.site.people import Somebody
from tests.site.sites import PATIENCE, Site

STRANGER, NEIGHBOUR, SLOW = "127.0.0.9", "127.0.0.8", "127.0.0.7"
ASK = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    store = tmp_path_factory.mktemp("impatient") / "hanabi.sqlite3"
    with Site(store, module=("tests.site.impatient_site",)) as site:
        yield site


def connect(site: Site, source: str, receive: int | None = None) -> socket.socket:
    """A connection of somebody at that address."""
    line = socket.socket()
    line.settimeout(PATIENCE)
    if receive is not None:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
    line.bind((source, 0))
    line.connect(("127.0.0.1", site.port))
    return line


def read_to_the_end(line: socket.socket) -> bytes:
    """Everything that comes, until the other end closes or is gone."""
    found = bytearray()
    with suppress(ConnectionResetError):
        while piece := line.recv(65536):
            found += piece
    return bytes(found)


def is_closed(line: socket.socket) -> bool:
    line.settimeout(0)
    try:
        return not line.recv(1)
    except BlockingIOError:
        return False
    except ConnectionResetError:
        return True


def test_an_address_has_so_many_connections_and_a_closed_one_makes_room() -> None:
    open_ones = OpenConnections(most=2, rate=1_000, burst=1_000)
    assert [open_ones.take(who, 0) for who in "aaab"] == [True, True, False, True]
    open_ones.closed("a")
    assert open_ones.take("a", 1)


def test_who_connects_all_the_time_has_to_wait() -> None:
    open_ones = OpenConnections(most=10, rate=1, burst=2)
    taken = []
    for now in (0, 0, 0, 1):
        taken.append(open_ones.take("a", now))
        if taken[-1]:
            open_ones.closed("a")
    assert taken == [True, True, False, True]


def test_idle_connections_of_one_address_end_nothing_for_others(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with Site(tmp_path / "hanabi.sqlite3", "--log", "warning") as site, ExitStack() as lines:
        idle = [lines.enter_context(connect(site, STRANGER)) for _ in range(MOST_OF_ONE + 50)]
        other = httpx.Client(transport=httpx.HTTPTransport(local_address=NEIGHBOUR), base_url=site.address)
        with other:
            assert other.get("/health").status_code == 200
        end = time.monotonic() + PATIENCE
        while sum(map(is_closed, idle)) < 50 and time.monotonic() < end:
            time.sleep(0.02)
        assert sum(map(is_closed, idle)) == 50
        told = capfd.readouterr().err
    assert "connections refused: one address has too many at once" in told
    assert told.count("connections refused") < 5
    assert STRANGER not in told


def test_who_asks_for_nothing_is_hung_up_on(impatient: Site) -> None:
    for said in (
        b"",
        b"GET / HTTP/1.1\r\nHost:",
        b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
    ):
        with connect(impatient, SLOW) as line:
            line.sendall(said)
            assert b"200 OK" not in read_to_the_end(line)


def test_who_says_one_letter_at_a_time_is_hung_up_on(impatient: Site) -> None:
    began, sent = time.monotonic(), 0
    with connect(impatient, SLOW) as line, suppress(ConnectionError):
        line.sendall(b"GET / HTTP/1.1\r\n")
        while time.monotonic() < began + PATIENCE and not is_closed(line):
            line.settimeout(PATIENCE)
            line.sendall(b"X")
            sent += 1
            time.sleep(0.05)
    assert time.monotonic() < began + PATIENCE


def test_who_asks_again_and_again_on_one_line_is_answered(impatient: Site) -> None:
    with httpx.Client(base_url=impatient.address) as http:
        for _ in range(4):
            assert http.get("/api/me").status_code == 200
            time.sleep(0.2)


async def test_a_socket_stays_open_however_long_nothing_is_said(impatient: Site) -> None:
    async with Somebody(impatient.address, "Ann") as ann:
        table = await ann.set_table()
        async with ann.at(table) as at:
            await asyncio.sleep(2)
            await at.do("say", text="still here")


def test_who_takes_no_answer_in_is_hung_up_on(impatient: Site) -> None:
    with connect(impatient, SLOW, receive=4096) as line:
        asked = 300
        line.sendall(ASK * asked)
        time.sleep(3)
        length = len(httpx.get(f"{impatient.address}/api/openapi.json").content)
        assert len(read_to_the_end(line)) < asked * length


def test_the_site_may_open_as_many_files_as_the_system_allows(tmp_path: Path) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    few = 256
    code = f"""
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, ({few}, {hard}))
from hanabi.site.connections import allow_many_files, most_connections
before = most_connections()
allow_many_files()
print(before, most_connections(), resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True).stdout
    before, after, soft = map(int, told.split())
    assert before < few < after <= soft == hard
