"""Everything that is in a database, past the store: for tests that look for what must be gone."""

import asyncio
import sqlite3
from typing import Any

import asyncpg  # type: ignore[import-untyped]

Contents = dict[str, tuple[list[str], list[tuple[Any, ...]]]]  # the columns and rows of each table


async def contents(where: str) -> Contents:
    """All tables of a database."""
    if where.startswith("postgresql://"):
        return await _of_postgres(where)
    return await asyncio.to_thread(_of_sqlite, where)


async def _of_postgres(where: str) -> Contents:
    connection = await asyncpg.connect(where)
    try:
        asked = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
        columns: dict[str, list[str]] = {}
        for table, column in await connection.fetch(f"{asked} ORDER BY table_name, ordinal_position"):
            columns.setdefault(table, []).append(column)
        return {
            table: (named, [tuple(row) for row in await connection.fetch(f"SELECT * FROM {table}")])
            for table, named in columns.items()
        }
    finally:
        await connection.close()


def _of_sqlite(where: str) -> Contents:
    connection = sqlite3.connect(where)
    try:
        asked = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        found: Contents = {}
        for (table,) in connection.execute(asked).fetchall():
            rows = connection.execute(f"SELECT * FROM {table}")
            found[table] = [column for column, *_ in rows.description], rows.fetchall()
        return found
    finally:
        connection.close()


def mentioning(found: Contents, word: str) -> set[str]:
    """The tables that have a word anywhere."""
    return {
        table
        for table, (_, rows) in found.items()
        if any(_says(value, word) for row in rows for value in row)
    }


def _says(value: object, word: str) -> bool:
    return word in (bytes(value).decode(errors="replace") if isinstance(value, bytes) else str(value))
