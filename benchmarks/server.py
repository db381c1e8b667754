"""How much does the site carry? Scripted people at many tables, on loopback, for a bounded time.

    python -m benchmarks.server                     500 tables of four, one move a second each, SQLite
    python -m benchmarks.server --postgres          the same on PostgreSQL and NATS with two workers
    python -m benchmarks.server --saturate          as fast as the site can

Latency is from sending a move until everybody at the table has been told; CPU is that of the site alone.
"""

import asyncio
import gc
import os
import random
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

SEATS = 4
LONGEST = 120.0
MANY = 10_000

_START = """
import sys
from hanabi.site.serve import Place, serve
from hanabi.site.site import Choices
port, workers, store, bus = sys.argv[1:]
choices = Choices(store=store, bus=bus or None, requests=100_000.0, sockets=100_000)
sys.exit(serve(Place("127.0.0.1", int(port), int(workers), opens_browser=False), choices, "error"))
"""


@dataclass(frozen=True)
class Load:
    """What to ask of the site."""

    tables: int
    seconds: float
    rate: float | None  # moves a second and table; None for as fast as it can


@dataclass
class Result:
    """What the site did."""

    moves: int = 0
    seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)
    cpu: float = 0.0
    memory: float = 0.0

    def share(self, part: float) -> float:
        """The latency that this part of the moves stays below, in milliseconds."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


class _Position(msgspec.Struct):
    turn: int
    on_turn: int
    tokens: int = 0
    legal: list[str] = []


class _News(msgspec.Struct):
    type: str
    seq: int = 0
    you: int | None = None
    position: _Position | None = None


_DECODER = msgspec.json.Decoder(_News)


class LoadedTable:
    """Four scripted people at one table."""

    def __init__(self, table: str, sockets: list[ClientConnection], chance: random.Random) -> None:
        self.table, self.sockets, self.chance = table, sockets, chance
        self.position: _Position | None = None
        self.over = False
        self._told = 0
        self._all_told = asyncio.Event()
        self._listeners = [
            asyncio.create_task(self._listen(seat, socket)) for seat, socket in enumerate(sockets)
        ]

    async def _listen(self, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            news = _DECODER.decode(text)
            if news.position is None:
                continue
            if news.position.legal:
                self.position = news.position
            self.over = self.over or (news.type == "table" and news.position.turn > 0)
            self._told += 1
            if self._told == SEATS:
                self._all_told.set()

    async def move(self, number: int) -> float | None:
        """Let whoever is on turn make a move that keeps the game going; the seconds until all were told."""
        await self._ready()
        position = self.position
        if position is None or self.over:
            return None
        clues = [move for move in position.legal if move[0] == "C"]
        discards = [move for move in position.legal if move[0] == "D"]
        move = self.chance.choice(clues if clues and (position.tokens > 4 or not discards) else discards)
        self._told, self.position = 0, None
        self._all_told.clear()
        text = msgspec.json.encode(
            {"type": "make-move", "id": f"m{number}", "move": move, "turn": position.turn}
        )
        began = time.perf_counter()
        await self.sockets[position.on_turn].send(text.decode())
        async with asyncio.timeout(30):
            await self._all_told.wait()
        return time.perf_counter() - began

    async def _ready(self) -> None:
        async with asyncio.timeout(30):
            while self.position is None and not self.over:
                await asyncio.sleep(0.01)

    async def leave(self) -> None:
        """Hang up."""
        for task in self._listeners:
            task.cancel()
        await asyncio.gather(*(socket.close() for socket in self.sockets), return_exceptions=True)


async def sit_down(address: str, seed: int, source: str = "127.0.0.1") -> LoadedTable:
    """Four people who come from one place, their cookies, a table, and the cards dealt."""
    cookies = []
    line = httpx.AsyncHTTPTransport(local_address=source)
    async with httpx.AsyncClient(base_url=address, timeout=60, transport=line) as http:
        for _ in range(SEATS):
            http.cookies.clear()
            (await http.get("/api/me")).raise_for_status()
            cookies.append("; ".join(f"{name}={value}" for name, value in http.cookies.items()))
        made = await http.post(
            "/api/tables", json={"settings": {"players": SEATS}}, headers={"cookie": cookies[0]}
        )
        table = made.json()["table"]
    sockets = []
    for seat, cookie in enumerate(cookies):
        where = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        socket = await websockets.connect(
            where, additional_headers={"cookie": cookie}, compression=None, local_addr=(source, 0)
        )
        if seat:
            await socket.send(msgspec.json.encode({"type": "sit", "id": "sit", "seat": seat}).decode())
        sockets.append(socket)
        await _hear(socket, "table" if not seat else "done")
    await sockets[0].send('{"type": "start", "id": "start"}')
    loaded = LoadedTable(table, sockets, random.Random(seed))
    await loaded._ready()
    return loaded


async def _hear(socket: ClientConnection, kind: str) -> None:
    while msgspec.json.decode(await asyncio.wait_for(socket.recv(), 60), type=_News).type != kind:
        pass


async def play(
    table: LoadedTable, load: Load, end: float, offset: float, result: Result, number: int = 0
) -> None:
    """Moves of one table until the time is over: on the beat, or one after the other, from this number on."""
    await asyncio.sleep(offset)
    while time.perf_counter() < end and not table.over:
        began = time.perf_counter()
        took = await table.move(number)
        number += 1
        if took is not None:
            result.moves += 1
            result.latencies.append(took)
        if load.rate is not None:
            await asyncio.sleep(max(0.0, 1 / load.rate - (time.perf_counter() - began)))


async def drive(address: str, load: Load, pids: list[int]) -> Result:
    """All tables at once."""
    warm = await sit_down(address, MANY)  # whatever is loaded once is loaded now
    await warm.move(0)
    idle = memory(pids)
    tables: list[LoadedTable] = []
    for first in range(0, load.tables, 20):
        seeds = range(first, min(first + 20, load.tables))
        tables += await asyncio.gather(*(sit_down(address, seed) for seed in seeds))
    gc.collect()
    gc.freeze()  # so that the people do not stop to tidy up while the site is measured
    result = Result(memory=(memory(pids) - idle) / (SEATS * load.tables))
    await asyncio.sleep(1)
    cpu, began = cpu_seconds(pids), time.perf_counter()
    end = began + load.seconds
    beats = [i / load.tables / load.rate if load.rate else 0.0 for i in range(load.tables)]
    await asyncio.gather(
        *(play(table, load, end, beat, result) for table, beat in zip(tables, beats, strict=True))
    )
    result.seconds = time.perf_counter() - began
    result.cpu = sum(seconds - cpu.get(pid, 0.0) for pid, seconds in cpu_seconds(pids).items())
    for table in (warm, *tables):
        await table.leave()
    return result


def memory(pids: list[int]) -> float:
    """Kilobytes in use by these processes."""
    pages = sum(int(text.split()[1]) for text in told(pids, "statm").values())
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024


def cpu_seconds(pids: list[int]) -> dict[int, float]:
    """CPU time of each of these processes so far."""
    ticks = {}
    for pid, text in told(pids, "stat").items():
        fields = text.rpartition(") ")[2].split()
        ticks[pid] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return ticks


def told(pids: list[int], name: str) -> dict[int, str]:
    """What the system tells of these processes; those that have ended are left out."""
    found = {}
    for pid in pids:
        with suppress(OSError):
            found[pid] = Path(f"/proc/{pid}/{name}").read_text()
    return found


@contextmanager
def site(postgres: bool, workers: int) -> Iterator[tuple[str, list[int]]]:
    """A running site: its address and the numbers of its processes."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        store, bus = f"{folder}/load.sqlite3", ""
        if postgres:
            from tests import servers

            store, bus = servers.postgres().new_database(), servers.nats().url()
        command = [sys.executable, "-c", _START, "0", str(workers), store, bus]
        process = stack.enter_context(subprocess.Popen(command, stdout=subprocess.PIPE))
        stack.callback(process.terminate)
        assert process.stdout is not None
        address = f"http://127.0.0.1:{int(process.stdout.readline().rpartition(b':')[2])}"
        for _ in range(600):
            try:
                httpx.get(f"{address}/health", timeout=5).raise_for_status()
                break
            except httpx.TransportError:
                time.sleep(0.1)
        yield address, [process.pid, *children(process.pid)]


def children(pid: int) -> list[int]:
    """The processes that a process started, and those they started."""
    own = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [number for child in map(int, own) for number in (child, *children(child))]


def report(name: str, load: Load, result: Result) -> None:
    """One line of the table."""
    cpu = 1000 * result.cpu / max(1, result.moves)
    rate = "as fast as it goes" if load.rate is None else f"{load.rate:g}/s a table"
    print(
        f"| {name} | {load.tables} × {SEATS} | {rate} | {result.moves / result.seconds:.0f} | "
        f"{result.share(0.5):.1f} | {result.share(0.99):.1f} | {cpu:.2f} | {result.memory:.0f} |"
    )


def measure(name: str, load: Load, postgres: bool = False, workers: int = 1) -> None:
    """Start a site, load it, and print what it did."""
    with site(postgres, workers) as (address, pids):
        report(name, load, asyncio.run(drive(address, load, pids)))


HEADER = (
    "| site | tables × people | asked | moves/s | p50 ms | p99 ms | CPU ms a move | kB a connection |\n"
    "|---|---|---|---|---|---|---|---|"
)


def run(rounds: int) -> None:
    """A short form of all of it."""
    print(HEADER)
    seconds = min(LONGEST, 3.0 * rounds)
    for rate in (1.0, None):
        measure("SQLite, 1 worker", Load(500 if rate else 200, seconds, rate))
        measure("PostgreSQL + NATS, 2 workers", Load(500 if rate else 200, seconds, rate), True, 2)


def main() -> None:
    """Run what the command line asks for."""
    parser = ArgumentParser("python -m benchmarks.server", description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--rate", type=float, default=1.0, help="moves a second and table")
    parser.add_argument("--saturate", action="store_true", help="as fast as the site can")
    parser.add_argument("--postgres", action="store_true", help="PostgreSQL, NATS and two workers")
    chosen = parser.parse_args()
    load = Load(
        min(chosen.tables, MANY), min(chosen.seconds, LONGEST), None if chosen.saturate else chosen.rate
    )
    print(HEADER)
    if chosen.postgres:
        measure("PostgreSQL + NATS, 2 workers", load, True, 2)
    else:
        measure("SQLite, 1 worker", load)


if __name__ == "__main__":
    main()
