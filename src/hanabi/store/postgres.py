"""How does PostgreSQL keep tables? What waits is written together; a lost connection is made again."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hanabi.store import columns, postgres_append, query
from hanabi.store.errors import CannotBackUp, CannotKeep, SeqTaken, StoreError, StoreUnavailable
from hanabi.store.postgres_append import Append
from hanabi.store.postgres_pool import AT_FAULT, TAKEN, Connection, Pool
from hanabi.store.sql_store import SqlStore
from hanabi.store.statistics import Statistics
from hanabi.store.store import (
    Row,
    Summary,
    Version,
    Wanted,
    is_plain,
)

MOST_WAITING = 10_000  # then callers wait before they are accepted
MOST_TOGETHER = 500

_VERSIONS = "SELECT id, last_seq, rewrites FROM tables WHERE id = ANY($1::text[])"


@dataclass(frozen=True, slots=True)
class Waiting:
    """An append that somebody waits for."""

    append: Append
    future: "asyncio.Future[None]"


class PostgresStore(SqlStore):
    """Tables in a PostgreSQL database, for several workers or machines."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._room = asyncio.Semaphore(MOST_WAITING)
        self._waiting: list[Waiting] = []
        self._flusher: asyncio.Task[None] | None = None
        self._closed = False

    @classmethod
    async def open(cls, url: str) -> "PostgresStore":
        """The store in this database, which must be there; its tables are made if they are not."""
        return cls(await Pool.open(url))

    async def append(self, table: str, rows: Sequence[Row], summary: Summary, by: str = "") -> None:
        columns.check(table, rows, summary, by)
        columns.check_order(rows)
        async with self._room:
            self._check_open()
            waiting = Waiting(Append(rows, summary, by), asyncio.get_running_loop().create_future())
            self._waiting.append(waiting)
            if self._flusher is None or self._flusher.done():
                self._flusher = asyncio.create_task(self._flush())
            await waiting.future

    async def rewrite(self, table: str, rows: Sequence[Row], summary: Summary, forgotten: str) -> None:
        columns.check(table, rows, summary, forgotten)
        async with self._connection() as connection, connection.transaction():
            await _rewrite(connection, rows, summary, forgotten)

    async def note_forgotten(self, who: str, at: int, until: int) -> None:
        async with self._connection() as connection, connection.transaction():
            await connection.execute("DELETE FROM forgotten WHERE at < $1", until)
            await connection.execute("INSERT INTO forgotten VALUES ($1, $2) ON CONFLICT DO NOTHING", who, at)

    async def setting(self, name: str, default: bytes) -> bytes:
        async with self._connection() as connection:
            keep = "INSERT INTO settings VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"
            await connection.execute(keep, name, default)
            value: bytes = await connection.fetchval("SELECT value FROM settings WHERE name = $1", name)
            return value

    async def check(self) -> None:
        async with self._connection() as connection:
            write = "INSERT INTO alive VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at"
            await connection.execute(write, time.time_ns() // 1_000_000)

    async def versions(self, tables: Sequence[str]) -> dict[str, Version]:
        async with self._connection() as connection:
            found = await connection.fetch(_VERSIONS, list(filter(is_plain, tables)))
        return {table: Version(*version) for table, *version in found}

    async def statistics(self, wanted: Wanted) -> Statistics:
        questions = query.counts(wanted)
        async with (
            self._connection() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),  # both see the same games
        ):
            return query.statistics([await connection.fetch(text, *values) for text, values in questions])

    async def note_seen(self, tables: Sequence[str], at: int) -> None:
        async with self._connection() as connection:
            await connection.execute(postgres_append.NOTE_SEEN, list(tables), at)

    async def backup(self, path: Path) -> None:
        raise CannotBackUp(
            f"PostgreSQL is backed up with its own program: pg_dump --file {path} --dbname ADDRESS"
        )

    async def close(self) -> None:
        self._closed = True
        if self._flusher is not None:
            await self._flusher
        await self._pool.close()

    async def _ask(self, question: str, values: Sequence[columns.Value]) -> list[Any]:
        async with self._connection() as connection:
            return list(await connection.fetch(question, *values))

    async def _change(self, statements: Sequence[str], values: Sequence[columns.Value | bytes]) -> int:
        """Carry statements out together; how many rows the last one touched."""
        async with self._connection() as connection, connection.transaction():
            return len([await connection.fetch(statement, *values) for statement in statements][-1])

    def _connection(self) -> AbstractAsyncContextManager[Connection]:
        self._check_open()
        return self._pool.connection()

    def _check_open(self) -> None:
        if self._closed:
            raise StoreUnavailable(f"{self._pool.name}: the store is closed: open it again")

    async def _flush(self) -> None:
        """Write what waits, together, until nothing waits."""
        while group := self._take():
            await self._write_and_tell(group)

    async def _write_and_tell(self, group: list[Waiting]) -> None:
        try:
            await self._write(group)
        except StoreError as error:
            for waiting in group:
                _tell(waiting, _again(error))
        except Exception as error:  # a bug of ours: nobody is left waiting for it
            for waiting in group:
                _tell(waiting, error)

    def _take(self) -> list[Waiting]:
        """What waits, but only one append of each table: the next one follows it."""
        group: dict[str, Waiting] = {}
        later: list[Waiting] = []
        for waiting in self._waiting:
            if waiting.append.table in group or len(group) == MOST_TOGETHER:
                later.append(waiting)
            else:
                group[waiting.append.table] = waiting
        self._waiting = later
        return list(group.values())

    async def _write(self, group: list[Waiting]) -> None:
        """Write a group in one transaction; when one of it is at fault, each by itself."""
        values = postgres_append.arguments([waiting.append for waiting in group])
        try:
            async with self._pool.connection() as connection:
                kept = {table for (table,) in await connection.fetch(postgres_append.KEEP, *values)}
        except AT_FAULT as error:
            if len(group) == 1:
                raise await self._at_fault(group[0].append, error) from error
            for waiting in group:
                await self._write_and_tell([waiting])
            return
        others = [waiting for waiting in group if waiting.append.table not in kept]
        for waiting in group:
            if waiting.append.table in kept:
                _tell(waiting, None)
        for waiting in others:
            _tell(waiting, await self._refusal(waiting.append))

    async def _refusal(self, append: Append) -> StoreError:
        """Why an append was not kept."""
        try:
            last = await self._number(query.LAST, append.table)
        except StoreUnavailable as error:
            return error
        if last >= append.first:
            return SeqTaken(append.table, append.first, last)
        return columns.gap(append.table, append.first, last)

    async def _at_fault(self, append: Append, error: Exception) -> StoreError:
        """What the database has against an append that the door let pass: somebody wrote past the store."""
        if isinstance(error, TAKEN):
            return SeqTaken(append.table, append.first, await self._number(query.HIGHEST, append.table))
        return CannotKeep(f"PostgreSQL refused it: {error}")

    async def _number(self, question: str, table: str) -> int:
        async with self._pool.connection() as connection:
            return int(await connection.fetchval(question, table))


async def _rewrite(connection: Connection, rows: Sequence[Row], summary: Summary, forgotten: str) -> None:
    table, written = summary.table, columns.written(summary, 0)
    as_json = postgres_append.as_json([written])
    if await connection.execute(postgres_append.REPLACE, as_json, table) != "UPDATE 1":
        raise CannotKeep(f"there is no table {table!r} to rewrite")
    await connection.execute("DELETE FROM seats WHERE table_id = $1", table)
    seats = [(guest, table, seat) for guest, seat in columns.seated(summary)]
    await connection.executemany("INSERT INTO seats VALUES ($1, $2, $3)", seats)
    await connection.execute("DELETE FROM traces WHERE guest = $1 AND table_id = $2", forgotten, table)
    for row in rows:
        change = "UPDATE events SET body = $1 WHERE table_id = $2 AND seq = $3"
        if await connection.execute(change, row.body, table, row.seq) != "UPDATE 1":
            raise CannotKeep(f"table {table} has no row {row.seq} to rewrite")


def _tell(waiting: Waiting, error: Exception | None) -> None:
    if waiting.future.done():  # its caller gave up
        return
    if error is None:
        waiting.future.set_result(None)
    else:
        waiting.future.set_exception(error)


def _again(error: StoreError) -> StoreError:
    """The same error for somebody else, so that two callers never share a traceback."""
    other = type(error)(*error.args)
    other.__cause__ = error.__cause__
    return other
