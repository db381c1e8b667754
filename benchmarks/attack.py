"""What do players feel while a stranger attacks the site? Each attack in turn, on loopback, bounded in time.

    python -m benchmarks.attack                    all attacks
    python -m benchmarks.attack pictures idle      some of them

Site, players and stranger are processes of their own; the stranger comes from an address of their own, too.
"""

import asyncio
import json
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
import websockets

from benchmarks.server import LoadedTable, children, memory, sit_down
from hanabi.game.replay import record_of
from hanabi.game.state import State
from hanabi.rules import record as records
from hanabi.rules.moves import Rearrange, Stop

PLAYERS, STRANGER = "127.0.0.2", "127.0.0.3"
VISITOR, OTHER_VISITOR = "127.0.0.4", "127.0.0.5"
TABLES, A_MOVE = 3, 0.03
BEFORE, DURING, LONGEST = 4.0, 8.0, 60.0
MOST_SLOWER, MOST_MEMORY = 100.0, 100.0  # milliseconds, megabytes
QUIET = 50.0  # milliseconds of p99 before an attack: on a busier machine nothing is shown
FILES = 1024  # as most systems begin


@dataclass(frozen=True)
class Target:
    """What the stranger knows: the site, a long game kept there, a cookie, and the table of the players."""

    address: str
    game: str
    cookie: str
    text: str
    table: str

    def client(self) -> httpx.AsyncClient:
        """A browser of the stranger."""
        line = httpx.AsyncHTTPTransport(local_address=STRANGER, limits=httpx.Limits(max_connections=None))
        headers = {"cookie": self.cookie}
        return httpx.AsyncClient(base_url=self.address, transport=line, headers=headers, timeout=LONGEST)

    def connect(self) -> socket.socket:
        """A bare connection of the stranger."""
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.bind((STRANGER, 0))
        line.connect(("127.0.0.1", int(self.address.rpartition(":")[2])))
        return line


# The attacks: each goes on until it is stopped.

Asking = Callable[[httpx.AsyncClient], Awaitable[object]]


async def _ask_for_ever(target: Target, at_once: int, ask: Asking) -> None:
    async def go_on() -> None:
        async with target.client() as http:
            while True:
                with suppress(httpx.TransportError):
                    await ask(http)

    await asyncio.gather(*(go_on() for _ in range(at_once)))


async def pictures(target: Target) -> None:
    """24 at once ask for pictures, of another moment each time."""
    place = f"/api/tables/{target.game}/picture.svg"
    await _ask_for_ever(target, 24, lambda http: http.get(place, params={"moves": random.randrange(2_000)}))


async def replays(target: Target) -> None:
    """24 at once ask for the replay of the longest game that can be kept."""
    await _ask_for_ever(target, 24, lambda http: http.get(f"/api/tables/{target.game}/replay"))


async def moments(target: Target) -> None:
    """24 at once ask for earlier positions."""
    place = f"/api/tables/{target.game}/moves/"
    await _ask_for_ever(target, 24, lambda http: http.get(f"{place}{random.randrange(2_000)}"))


async def what_if(target: Target) -> None:
    """12 at once let a bot play the longest game on."""
    wish = {"record": target.text, "at": 0, "bot": "cautious", "bot_moves": 50}
    await _ask_for_ever(target, 12, lambda http: http.post("/api/what-if", json=wish))


async def advice(target: Target) -> None:
    """12 at once ask a bot for advice at many moments."""
    wish = {"record": target.text, "bot": "cautious", "first": 0, "count": 20}
    await _ask_for_ever(target, 12, lambda http: http.post("/api/advice", json=wish))


async def imports(target: Target) -> None:
    """12 at once have the longest game read."""
    await _ask_for_ever(target, 12, lambda http: http.post("/api/replay", json={"text": target.text}))


async def exports(target: Target) -> None:
    """12 at once export everything."""
    await _ask_for_ever(target, 12, lambda http: http.get("/api/export"))


async def unread(target: Target) -> None:
    """300 ask for a replay and never read it."""
    ask = f"GET /api/tables/{target.game}/replay HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    lines = []
    for _ in range(300):
        with suppress(OSError):
            line = target.connect()
            line.sendall(ask)
            lines.append(line)
    await asyncio.sleep(LONGEST)


async def idle(target: Target) -> None:
    """1,500 connections say nothing, and are opened again when they are closed."""
    lines: list[socket.socket] = []
    while True:
        with suppress(OSError):
            lines.append(target.connect())
            lines[-1].setblocking(False)
        if len(lines) >= 1_500:
            await asyncio.sleep(0.1)
            lines = [line for line in lines if not _is_closed(line)]


def _is_closed(line: socket.socket) -> bool:
    try:
        closed = not line.recv(1)
    except BlockingIOError:
        return False
    except OSError:
        closed = True
    if closed:
        line.close()
    return closed


async def chat(target: Target) -> None:
    """30 watchers talk at the players' table, as fast as a socket may."""
    where = f"{target.address.replace('http', 'ws', 1)}/api/tables/{target.table}/socket"

    async def talk() -> None:
        while True:
            with suppress(OSError, websockets.WebSocketException):
                async with websockets.connect(where, local_addr=(STRANGER, 0), compression=None) as line:
                    for number in range(10_000):
                        await line.send(json.dumps({"type": "say", "id": f"s{number}", "text": "x" * 200}))
                        await asyncio.sleep(0.05)

    await asyncio.gather(*(talk() for _ in range(30)))


async def sockets(target: Target) -> None:
    """60 at once open sockets at the longest game, read nothing, and hang up when there are 600."""
    port = int(target.address.rpartition(":")[2])
    ask = (
        f"GET /api/tables/{target.game}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()
    lines: list[socket.socket] = []
    while True:
        for _ in range(60):
            with suppress(OSError):
                lines.append(target.connect())
                lines[-1].sendall(ask)
        await asyncio.sleep(0.2)
        if len(lines) > 600:
            for line in lines:
                line.close()
            lines.clear()


async def tables(target: Target) -> None:
    """12 at once set up public tables."""
    wish = {"settings": {"public": True}}
    await _ask_for_ever(target, 12, lambda http: http.post("/api/tables", json=wish))


ATTACKS = (pictures, replays, moments, what_if, advice, imports, exports, unread, idle, sockets, chat, tables)


# What others feel.


@dataclass
class Felt:
    """How long the moves of others took, in milliseconds, what went wrong for them, and the site's memory."""

    moves: list[float] = field(default_factory=list)
    errors: int = 0
    memory: float = 0.0

    def share(self, part: float) -> float:
        """What this part of the moves stays below."""
        ordered = sorted(self.moves)
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("inf")


class Others:
    """People at a few tables of their own, who move all the time, and somebody who looks around."""

    def __init__(self, address: str, pid: int) -> None:
        self.address, self._pid = address, pid
        self.playing: list[LoadedTable] = []
        self._numbers = iter(range(10**9))

    async def sit_down(self) -> None:
        """Begin."""
        for seed in range(TABLES):
            self.playing.append(await sit_down(self.address, seed, PLAYERS))

    async def feel(self, seconds: float) -> Felt:
        """Go on for so long."""
        felt, end = Felt(), time.perf_counter() + seconds
        plays = (self._play(place, end, felt) for place in range(TABLES))
        await asyncio.gather(*plays, self._look_around(end, felt), self._weigh(end, felt))
        return felt

    async def _play(self, place: int, end: float, felt: Felt) -> None:
        while time.perf_counter() < end:
            try:
                if self.playing[place].over:
                    await self.playing[place].leave()
                    self.playing[place] = await sit_down(self.address, next(self._numbers), PLAYERS)
                took = await self.playing[place].move(next(self._numbers))
            except (TimeoutError, OSError, httpx.HTTPError, websockets.WebSocketException):
                felt.errors += 1
                return
            if took is not None:
                felt.moves.append(1000 * took)
            await asyncio.sleep(A_MOVE)

    async def _look_around(self, end: float, felt: Felt) -> None:
        while time.perf_counter() < end:
            line = httpx.AsyncHTTPTransport(local_address=PLAYERS)
            try:
                async with httpx.AsyncClient(base_url=self.address, transport=line, timeout=30) as http:
                    answers = [await http.get(place) for place in ("/", "/api/me", "/api/tables")]
                felt.errors += sum(answer.status_code >= 400 for answer in answers)
            except httpx.TransportError:
                felt.errors += 1
            await asyncio.sleep(0.2)

    async def _weigh(self, end: float, felt: Felt) -> None:
        while time.perf_counter() < end:
            felt.memory = max(felt.memory, memory([self._pid, *children(self._pid)]) / 1024)
            await asyncio.sleep(0.1)


# The stage.


@contextmanager
def site(folder: str) -> Iterator[tuple[str, int]]:
    """A site as `hanabi serve` starts it, with as few files as most systems allow at first."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    few = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({FILES}, {hard}))"
    command = f"{few}; import sys; from hanabi.cli import main; sys.exit(main(sys.argv[1:]))"
    options = ("--host", "127.0.0.1", "--port", "0", "--no-browser", "--log", "error")
    store = ("--store", f"{folder}/attacked.sqlite3")
    with subprocess.Popen(
        [sys.executable, "-c", command, "serve", *options, *store], stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        try:
            address = f"http://127.0.0.1:{int(process.stdout.readline().rpartition(b':')[2])}"
            for _ in range(600):
                with suppress(httpx.TransportError):
                    httpx.get(f"{address}/health", timeout=5).raise_for_status()
                    break
                time.sleep(0.1)
            yield address, process.pid
        finally:
            process.terminate()


def longest_game(seed: int = 1) -> str:
    """The record of a finished game with as many moves as can be kept."""
    most = getattr(records, "MAX_REARRANGED", records.MAX_MOVES - 1)
    state = State.new(5, chance=random.Random(seed))
    for number in range(most):
        seat = number % 5
        state, _ = state.apply(Rearrange(seat, state.orders(seat)[::-1]))
    state, _ = state.apply(Stop())
    return record_of(state).to_json()


def prepare(address: str) -> tuple[str, str, str]:
    """Keep games at the site, and ask for what is attacked: whatever is started once is started now."""
    text = longest_game()
    with visitor(address, VISITOR) as http:
        made = [http.post("/api/games", json={"text": longest_game(seed)}) for seed in range(1, 21)]
        game = str(made[0].raise_for_status().json()["table"])
        for _ in range(2):
            http.get(f"/api/tables/{game}/replay").raise_for_status()
        name, value = next(iter(http.cookies.items()))
    with ThreadPoolExecutor() as both:  # each address has one turn at a time, and there are two processes
        list(both.map(lambda source: look_at(address, source, text), (VISITOR, OTHER_VISITOR)))
    return game, f"{name}={value}", text


def visitor(address: str, source: str) -> httpx.Client:
    """Somebody who comes from that address."""
    line = httpx.HTTPTransport(local_address=source)
    return httpx.Client(base_url=address, transport=line, timeout=LONGEST)


def look_at(address: str, source: str, text: str) -> None:
    """Let a bot play a game on, and say what it thinks."""
    with visitor(address, source) as http:
        wish = {"record": text, "at": 0, "bot": "cautious", "bot_moves": 20}
        http.post("/api/what-if", json=wish).raise_for_status()
        http.post("/api/advice", json={"record": text, "bot": "cautious", "first": 0}).raise_for_status()


def start_attack(name: str, target: Target, folder: str) -> subprocess.Popen[bytes]:
    """The stranger, at work in a process of their own."""
    known = Path(folder) / "target.json"
    known.write_bytes(msgspec.json.encode(target))
    command = [sys.executable, "-m", "benchmarks.attack", "--stranger", str(known), name]
    return subprocess.Popen(command, stderr=subprocess.DEVNULL)


async def watch(name: str, others: Others, target: Target, folder: str) -> bool:
    """One line of the table: what others feel before and during an attack. Whether it held."""
    await others.feel(BEFORE)  # whatever is loaded or compiled once is loaded now
    before = await others.feel(BEFORE)
    stranger = start_attack(name, target, folder)
    try:
        await asyncio.sleep(1)
        during = await others.feel(DURING)
    finally:
        stranger.kill()
        stranger.wait()
    grown = during.memory - before.memory
    slower = during.share(0.99) - before.share(0.99)
    is_quiet = before.share(0.99) <= QUIET
    held = is_quiet and slower <= MOST_SLOWER and grown <= MOST_MEMORY and not during.errors
    verdict = "held" if held else "**did not hold**" if is_quiet else "shows nothing: the machine is busy"
    print(
        f"| {name} | {before.share(0.5):.0f} / {before.share(0.99):.0f} | {during.share(0.5):.0f} / "
        f"{during.share(0.99):.0f} | {len(during.moves)} | {grown:+.0f} | {during.errors} | "
        f"{verdict} |",
        flush=True,
    )
    return held


async def attack(names: list[str]) -> bool:
    """All attacks, each at a site of its own; whether all of them held."""
    print("| attack | p50 / p99 ms before | during | moves | memory MB | others' errors | |")
    print("|---|---|---|---|---|---|---|", flush=True)
    held = []
    for name in names:
        with tempfile.TemporaryDirectory() as folder, site(folder) as (address, pid):
            game, cookie, text = prepare(address)
            others = Others(address, pid)
            await others.sit_down()
            target = Target(address, game, cookie, text, others.playing[0].table)
            held.append(await watch(name, others, target, folder))
            await asyncio.gather(*(table.leave() for table in others.playing))
    return all(held)


def main() -> None:
    """Attack, or be the stranger."""
    known = {each.__name__: each for each in ATTACKS}
    parser = ArgumentParser("python -m benchmarks.attack", description=__doc__.splitlines()[0])
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=f"some of {', '.join(known)}")
    parser.add_argument("--stranger", help="the file that says what is attacked")
    chosen = parser.parse_args()
    if chosen.stranger:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        target = msgspec.json.decode(Path(chosen.stranger).read_bytes(), type=Target)
        asyncio.run(asyncio.wait_for(known[chosen.attacks[0]](target), LONGEST))
        return
    os.environ.setdefault("PYTHONWARNINGS", "ignore")
    sys.exit(0 if asyncio.run(attack(chosen.attacks or list(known))) else 1)


if __name__ == "__main__":
    main()
