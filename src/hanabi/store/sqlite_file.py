"""How is a SQLite file opened, and what do its errors mean?"""

import logging
import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

from hanabi.store.errors import StoreUnavailable
from hanabi.store.versions import migrations, missing

OURS = 0x48414E42  # "HANB", the application id in the header of our files
PATIENCE = 5_000  # milliseconds to wait for another program that writes
LONGEST_STEP = 60_000  # milliseconds to wait for another that brings the schema up to date

log = logging.getLogger("hanabi.store")


def connect(path: Path, *pragmas: str, patience: int = PATIENCE) -> sqlite3.Connection:
    """A connection whose transactions are begun and ended by hand, usable in any one thread at a time."""
    connection = sqlite3.connect(path, timeout=patience / 1000, isolation_level=None, check_same_thread=False)
    try:
        for pragma in ("foreign_keys = ON", "cache_size = -32768", *pragmas):  # 32 MiB
            connection.execute(f"PRAGMA {pragma}")
    except BaseException:
        connection.close()
        raise
    return connection


def open_reader(path: Path) -> sqlite3.Connection:
    """A connection for reading."""
    try:
        return connect(path, "query_only = ON")
    except sqlite3.Error as error:
        raise unavailable(error, path) from error


def open_writer(path: Path) -> sqlite3.Connection:
    """The connection for writing; the file is made or brought to the newest version first."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        make_private(path)
        connection = connect(path)
    except (OSError, sqlite3.Error) as error:
        raise unavailable(error, path) from error
    try:
        _check_ours(connection)
        connection.execute(f"PRAGMA busy_timeout = {LONGEST_STEP}")
        # What was acknowledged outlives a loss of power.
        _use_journal(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA secure_delete = ON")  # what is removed is not left in the file
        connection.execute("PRAGMA journal_size_limit = 67108864")
        migrate(connection, migrations("sqlite"))
        connection.execute(f"PRAGMA busy_timeout = {PATIENCE}")
    except sqlite3.Error as error:
        connection.close()
        raise unavailable(error, path) from error
    except BaseException:
        connection.close()
        raise
    return connection


def migrate(connection: sqlite3.Connection, known: tuple[str, ...]) -> None:
    """Bring the file to the newest version, in one transaction that two programs cannot have at once."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        steps = missing(connection.execute("PRAGMA user_version").fetchone()[0], known)
        for statement in _statements(steps):
            connection.execute(statement)
        if steps:
            connection.execute(f"PRAGMA user_version = {len(known)}")
            connection.execute(f"PRAGMA application_id = {OURS}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def unavailable(error: Exception, path: Path) -> StoreUnavailable:
    """What happened to the file, and what to do."""
    return StoreUnavailable(f"{path}: {_advice(error)}")


def _use_journal(connection: sqlite3.Connection) -> None:
    """Switch to a write-ahead journal; SQLite does not wait here for another that is at it, so we do."""
    until = monotonic() + PATIENCE / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > until:
                raise
            sleep(0.02)


def make_private(path: Path) -> None:
    """Make a file that only its owner may read; one that others can read is left so, with a warning."""
    with suppress(OSError):  # what is wrong with a path is said when it is opened
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        if os.name == "posix" and path.stat().st_mode & 0o077:
            log.warning("others may open %s, which holds the site's secret: chmod 600 it", path)


def _check_ours(connection: sqlite3.Connection) -> None:
    """Leave the file of another program as it is; the second question last, as another may just fill it."""
    filled = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] > 0
    ours = connection.execute("PRAGMA application_id").fetchone()[0] == OURS
    if filled and not ours:
        raise sqlite3.DatabaseError("it is the file of another program: name another path")


def _statements(steps: tuple[str, ...]) -> list[str]:
    """The single statements: `executescript` would end the transaction."""
    found, statement = [], ""
    for line in "\n".join(steps).splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            found.append(statement)
            statement = ""
    return found


def _advice(error: Exception) -> str:
    match getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & 0xFF:
        case sqlite3.SQLITE_FULL:
            return "the disk is full: free some space, and it goes on by itself"
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return "another program is writing to it and does not let go: stop that program"
        case sqlite3.SQLITE_IOERR:
            return f"the disk failed to read or write ({error}): look after the disk, then try again"
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            return f"it cannot be written ({error}): make the file and its directory writable"
        case sqlite3.SQLITE_NOTADB | sqlite3.SQLITE_CORRUPT:
            return f"it cannot be read ({error}): name another path, or bring back a backup"
    return str(error)
