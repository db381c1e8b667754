"""Databases as every past version left them, so that the next migration is tested on each.

A version N has its steps 1 … N and the rows of `sqlite_N.sql` or `postgres_N.sql` beside this file: one
table, "old", with two events and a guest, and one setting. A new version adds both files and changes none.
"""

import asyncio
import sqlite3
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]

from hanabi.store import postgres_pool
from hanabi.store.sqlite_file import migrate
from hanabi.store.versions import migrations

HERE = Path(__file__).parent
LATEST = len(migrations("sqlite"))


def build(where: str, version: int) -> None:
    """Make a database as that version left it; 0 is an empty one."""
    if version == 0:
        return
    if where.startswith("postgresql://"):
        asyncio.run(_build_postgres(where, version))
    else:
        _build_sqlite(where, version)


def execute(where: str, statement: str, *values: object) -> None:
    """Change something in a database, past the store."""
    if where.startswith("postgresql://"):
        asyncio.run(_execute_postgres(where, statement, *values))
    else:
        connection = sqlite3.connect(where, isolation_level=None)
        connection.execute(statement, {str(place): value for place, value in enumerate(values, 1)})
        connection.close()


async def _execute_postgres(where: str, statement: str, *values: object) -> None:
    connection = await asyncpg.connect(where)
    await connection.execute(statement, *values)
    await connection.close()


def _build_sqlite(where: str, version: int) -> None:
    connection = sqlite3.connect(where, isolation_level=None)
    migrate(connection, migrations("sqlite")[:version])
    connection.executescript((HERE / f"sqlite_{version}.sql").read_text(encoding="utf-8"))
    connection.close()


async def _build_postgres(where: str, version: int) -> None:
    connection = await asyncpg.connect(where)
    await postgres_pool.migrate(connection, migrations("postgres")[:version])
    await connection.execute((HERE / f"postgres_{version}.sql").read_text(encoding="utf-8"))
    await connection.close()
