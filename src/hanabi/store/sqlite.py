"""How does a SQLite file keep tables? One thread writes, a few others read."""

import asyncio
import os
import sqlite3
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from hanabi.store import columns, query
from hanabi.store.errors import CannotBackUp, CannotKeep, SeqTaken, StoreUnavailable
from hanabi.store.sql_store import SqlStore
from hanabi.store.sqlite_file import connect, make_private, open_reader, open_writer, unavailable
from hanabi.store.sqlite_writer import Writer
from hanabi.store.statistics import Statistics
from hanabi.store.store import (
    Row,
    Summary,
    Version,
    Wanted,
    is_plain,
)

READERS = 4
REMEMBERED = 10_000  # tables

T = TypeVar("T")
Columns = dict[str, columns.Value]

_PLACES = ", ".join(f":{column}" for column in columns.COLUMNS)

_KEPT = f"SELECT {', '.join(columns.COLUMNS)} FROM tables WHERE id = ?"
_KEEP = f"INSERT INTO tables ({', '.join(columns.COLUMNS)}) VALUES ({_PLACES})"
_REPLACE = f"""
UPDATE tables
SET rewrites = rewrites + 1, {", ".join(f"{column} = :{column}" for column in columns.COLUMNS[1:-1])}
WHERE id = :id
"""
_VERSIONS = "SELECT id, last_seq, rewrites FROM tables WHERE id IN (SELECT value FROM json_each($1))"


class SqliteStore(SqlStore):
    """Tables in one SQLite file."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self._path = path
        self._last_written = LastWritten()
        self._writer = Writer(connection, path, self._last_written.forget_all)
        self._threads = ThreadPoolExecutor(READERS, "hanabi-store-reader")
        self._readers: list[sqlite3.Connection] = []
        self._closed = False

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """The store in this file, which is made if it is not there."""
        path = path.expanduser().absolute()
        return cls(path, await asyncio.to_thread(open_writer, path))

    async def append(self, table: str, rows: Sequence[Row], summary: Summary, by: str = "") -> None:
        written = columns.check(table, rows, summary, by)
        columns.check_order(rows)
        last = self._last_written
        await self._writer.do(lambda connection: _append(connection, rows, summary, written, by, last))

    async def rewrite(self, table: str, rows: Sequence[Row], summary: Summary, forgotten: str) -> None:
        columns.check(table, rows, summary, forgotten)
        await self._writer.do(lambda connection: self._rewrite(connection, rows, summary, forgotten))
        await self._read(lambda _: _forget(self._path))

    def _rewrite(
        self, connection: sqlite3.Connection, rows: Sequence[Row], summary: Summary, forgotten: str
    ) -> None:
        self._last_written.take(summary.table)
        _rewrite(connection, rows, summary, forgotten)

    async def note_forgotten(self, who: str, at: int, until: int) -> None:
        await self._writer.do(lambda connection: _note_forgotten(connection, who, at, until))

    async def setting(self, name: str, default: bytes) -> bytes:
        return await self._writer.do(lambda connection: _setting(connection, name, default))

    async def check(self) -> None:
        await self._writer.do(_touch)

    async def versions(self, tables: Sequence[str]) -> dict[str, Version]:
        found = await self._ask(_VERSIONS, [msgspec.json.encode(list(filter(is_plain, tables))).decode()])
        return {table: Version(*version) for table, *version in found}

    async def statistics(self, wanted: Wanted) -> Statistics:
        return await self._read(lambda connection: _statistics(connection, wanted))

    async def note_seen(self, tables: Sequence[str], at: int) -> None:
        await self._writer.do(lambda connection: _note_seen(connection, tables, at))

    async def backup(self, path: Path) -> None:
        target = path.expanduser().absolute()
        if target == self._path or (target.exists() and target.samefile(self._path)):
            raise CannotBackUp(f"{path} is the store itself: name another path")
        await self._read(lambda connection: _backup(connection, target))

    async def close(self) -> None:
        self._closed = True
        await self._writer.close()
        await asyncio.to_thread(self._threads.shutdown)
        while self._readers:
            self._readers.pop().close()

    async def _ask(self, question: str, values: Sequence[columns.Value]) -> list[tuple[Any, ...]]:
        return await self._read(lambda connection: _asked(connection, question, values))

    async def _change(self, statements: Sequence[str], values: Sequence[columns.Value | bytes]) -> int:
        """Carry statements out together; how many rows the last one touched."""
        return await self._writer.do(lambda connection: _changed(connection, statements, values))

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do this work in another thread, with a connection of its own."""
        if self._closed:
            raise StoreUnavailable(f"{self._path}: the store is closed: open it again")
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._with_reader, work)

    def _with_reader(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            connection = self._readers.pop()
        except IndexError:  # a thread's first time
            connection = open_reader(self._path)
        try:
            return work(connection)
        except sqlite3.Error as error:
            raise unavailable(error, self._path) from error
        finally:
            self._readers.append(connection)


def _asked(
    connection: sqlite3.Connection, question: str, values: Sequence[columns.Value]
) -> list[tuple[Any, ...]]:
    named = {str(place): value for place, value in enumerate(values, 1)}
    return connection.execute(question, named).fetchall()


def _changed(
    connection: sqlite3.Connection, statements: Sequence[str], values: Sequence[columns.Value | bytes]
) -> int:
    named = {str(place): value for place, value in enumerate(values, 1)}
    return len([connection.execute(statement, named).fetchall() for statement in statements][-1])


class LastWritten:
    """The columns of tables as they were written last, so that a move need not ask for them first.

    Only the thread that writes uses it. It may be wrong where another program wrote to the file: so a change
    made by it says which row it follows, and what does not fit is asked for after all.
    """

    def __init__(self) -> None:
        self._tables: OrderedDict[str, Columns] = OrderedDict()

    def take(self, table: str) -> Columns | None:
        """What was written of a table; it has to be noted again when the next change has been made."""
        return self._tables.pop(table, None)

    def note(self, table: str, written: Columns) -> None:
        """This is what the table has now."""
        self._tables[table] = written
        if len(self._tables) > REMEMBERED:
            self._tables.popitem(last=False)

    def forget_all(self) -> None:
        """Something was not written in the end."""
        self._tables.clear()


def _append(
    connection: sqlite3.Connection,
    rows: Sequence[Row],
    summary: Summary,
    written: Columns,
    by: str,
    last: LastWritten,
) -> None:
    """A table that is there must end just before the new rows; a new one begins with row 1."""
    table, first = summary.table, rows[0].seq
    before = last.take(table)
    if before is None or not _update(connection, before, written, first - 1):
        before = _asked_for(connection, table)
        end = int(before.get("last_seq") or 0)
        if end != first - 1:
            raise SeqTaken(table, first, end) if end >= first else columns.gap(table, first, end)
        if before:
            _update(connection, before, written, first - 1)
        else:
            connection.execute(_KEEP, written)
    doers = {by} - {"", *summary.guests}  # whoever sits there was noted when sitting down
    if before.get("guests") != written["guests"]:
        _seat(connection, summary)
        doers.update(guest for guest, _ in columns.seated(summary))
    for guest in doers:
        connection.execute("INSERT INTO traces VALUES (?, ?) ON CONFLICT DO NOTHING", (guest, table))
    added = [(table, row.seq, row.at, row.body) for row in rows]
    try:
        connection.executemany("INSERT INTO events VALUES (?, ?, ?, ?)", added)
    except sqlite3.IntegrityError as error:  # somebody wrote past the store
        raise SeqTaken(table, first, _asked(connection, query.HIGHEST, [table])[0][0]) from error
    last.note(table, written)


def _asked_for(connection: sqlite3.Connection, table: str) -> Columns:
    """The columns of a table as the file has them; none if it is not there."""
    kept = connection.execute(_KEPT, (table,)).fetchone()
    return dict(zip(columns.COLUMNS, kept, strict=True)) if kept else {}


def _update(connection: sqlite3.Connection, before: Columns, written: Columns, last_seq: int) -> bool:
    """Write what is new alone, if the table ends with that row: an index of what stays is not touched."""
    new = [column for column, value in written.items() if before[column] != value]
    changed = tuple(dict.fromkeys(("last_seq", *new)))
    values = [*[written[column] for column in changed], written["id"], last_seq]
    return connection.execute(_update_of(changed), values).rowcount == 1


@cache
def _update_of(changed: tuple[str, ...]) -> str:
    changes = ", ".join(f"{column} = ?" for column in changed)
    return f"UPDATE tables SET {changes} WHERE id = ? AND last_seq = ?"


def _seat(connection: sqlite3.Connection, summary: Summary) -> None:
    connection.execute("DELETE FROM seats WHERE table_id = ?", (summary.table,))
    connection.executemany(
        "INSERT INTO seats VALUES (?, ?, ?)",
        [(guest, summary.table, seat) for guest, seat in columns.seated(summary)],
    )


def _rewrite(connection: sqlite3.Connection, rows: Sequence[Row], summary: Summary, forgotten: str) -> None:
    table = summary.table
    if connection.execute(_REPLACE, columns.written(summary, 0)).rowcount != 1:
        raise CannotKeep(f"there is no table {table!r} to rewrite")
    _seat(connection, summary)
    connection.execute("DELETE FROM traces WHERE guest = ? AND table_id = ?", (forgotten, table))
    for row in rows:
        change = connection.execute(
            "UPDATE events SET body = ? WHERE table_id = ? AND seq = ?", (row.body, table, row.seq)
        )
        if change.rowcount != 1:
            raise CannotKeep(f"table {table} has no row {row.seq} to rewrite")


def _note_seen(connection: sqlite3.Connection, tables: Sequence[str], at: int) -> None:
    connection.executemany(
        "UPDATE tables SET seen = max(seen, ?) WHERE id = ?", [(at, table) for table in tables]
    )


def _forget(path: Path) -> None:
    """Empty the journal, which still has what was removed; when somebody is reading, it empties later."""
    connection = connect(path, patience=1_000)
    try:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        connection.close()


def _note_forgotten(connection: sqlite3.Connection, who: str, at: int, until: int) -> None:
    connection.execute("DELETE FROM forgotten WHERE at < ?", (until,))
    connection.execute("INSERT INTO forgotten VALUES (?, ?) ON CONFLICT DO NOTHING", (who, at))


def _setting(connection: sqlite3.Connection, name: str, default: bytes) -> bytes:
    connection.execute("INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO NOTHING", (name, default))
    value: bytes = connection.execute("SELECT value FROM settings WHERE name = ?", (name,)).fetchone()[0]
    return value


def _touch(connection: sqlite3.Connection) -> None:
    now = time.time_ns() // 1_000_000
    connection.execute(
        "INSERT INTO alive VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at", (now,)
    )


def _statistics(connection: sqlite3.Connection, wanted: Wanted) -> Statistics:
    connection.execute("BEGIN")  # both questions see the same games
    try:
        return query.statistics([_asked(connection, *each) for each in query.counts(wanted)])
    finally:
        connection.execute("COMMIT")


def _backup(connection: sqlite3.Connection, target: Path) -> None:
    """Copy to a file beside the target first, so that a backup is whole or not there."""
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        make_private(part)
        copy = sqlite3.connect(part)
        try:
            connection.backup(copy)
        finally:
            copy.close()
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise CannotBackUp(f"no backup at {target} ({error}): see that the directory has room") from error
