"""How is PostgreSQL reached, and what do its failures mean?"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TypeAlias
from urllib.parse import urlsplit

from hanabi.store.errors import StoreUnavailable
from hanabi.store.versions import migrations, missing

try:
    import asyncpg  # type: ignore[import-untyped]
except ImportError as error:
    raise StoreUnavailable("PostgreSQL needs asyncpg: pip install 'hanabi[workers]'") from error

CONNECTIONS = 8
PATIENCE = 10.0  # seconds for making a connection
LONGEST = 30.0  # seconds for one statement
LONGEST_STEP = 3600.0  # seconds for bringing the schema up to date, or for waiting until another has done it
LOCK = 0x48414E42  # of the one who does it

FAILURES = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # what a connection says that is cut off in the middle of a word
    OSError,
    TimeoutError,
)
AT_FAULT = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError)  # the values, not the server
TAKEN = asyncpg.UniqueViolationError

Connection: TypeAlias = asyncpg.Connection


class Pool:
    """A few connections to one database, made again when they are lost."""

    def __init__(self, pool: asyncpg.Pool, name: str) -> None:
        self._pool = pool
        self.name = name

    @classmethod
    async def open(cls, url: str) -> "Pool":
        """Connections to the database at this address, brought to the newest version."""
        name = _name(url)
        try:
            pool = await asyncpg.create_pool(
                url,
                min_size=1,
                max_size=CONNECTIONS,
                timeout=PATIENCE,
                command_timeout=LONGEST,
                reset=_as_it_is,
                # What was acknowledged outlives a crash, however the server is set up.
                server_settings={"synchronous_commit": "on", "jit": "off", "application_name": "hanabi"},
            )
        except (*FAILURES, ValueError) as error:
            raise _unavailable(error, name) from error
        opened = cls(pool, name)
        try:
            async with opened.connection() as connection:
                await migrate(connection, migrations("postgres"))
        except BaseException:
            pool.terminate()
            raise
        return opened

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Connection]:
        """A connection; a failure while it is used is told as StoreUnavailable."""
        try:
            async with self._pool.acquire(timeout=PATIENCE) as connection:
                with _left_behind(connection):
                    yield connection
        except AT_FAULT:
            raise
        except FAILURES as error:
            raise _unavailable(error, self.name) from error

    async def close(self) -> None:
        """Wait for what is under way, but not for a server that is gone."""
        try:
            await asyncio.wait_for(self._pool.close(), PATIENCE)
        except FAILURES:
            self._pool.terminate()


async def migrate(connection: Connection, known: tuple[str, ...]) -> None:
    """Bring the database to the newest version, in one transaction that two workers cannot have at once."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK, timeout=LONGEST_STEP)
        if await connection.fetchval("SELECT to_regclass('schema_version')") is None:
            await connection.execute("CREATE TABLE schema_version (version bigint NOT NULL)")
            await connection.execute("INSERT INTO schema_version VALUES (0)")
        steps = missing(await connection.fetchval("SELECT version FROM schema_version"), known)
        for step in steps:
            await connection.execute(step, timeout=LONGEST_STEP)
        if steps:
            await connection.execute("UPDATE schema_version SET version = $1", len(known))


@contextmanager
def _left_behind(connection: Connection) -> Iterator[None]:
    """Whatever state a failure leaves a connection in, the next caller gets another one."""
    try:
        yield
    except AT_FAULT:
        raise
    except FAILURES:
        connection.terminate()
        raise


async def _as_it_is(connection: Connection) -> None:
    """Nothing to put back: no statement here changes the session."""


def _unavailable(error: BaseException, name: str) -> StoreUnavailable:
    what = str(error) or type(error).__name__
    advice = "see that the server runs and has room; it is tried again by itself"
    return StoreUnavailable(f"{name}: {what}: {advice}")


def _name(url: str) -> str:
    """The address without the password, for messages."""
    try:
        parts = urlsplit(url)
        return f"postgresql://{parts.hostname or ''}{f':{parts.port}' if parts.port else ''}{parts.path}"
    except ValueError:
        return "postgresql://…"
