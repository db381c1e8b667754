"""What is special about PostgreSQL: a server that goes and comes back."""

import asyncio
import sys
import time
from pathlib import Path

import pytest

from hanabi.store.errors import CannotBackUp, SeqTaken, StoreUnavailable
from hanabi.store.postgres import PostgresStore, Waiting
from hanabi.store.store import Store, open_store
from tests.servers import free_port, postgres
from tests.store.tables import progress, rows, run, summary


def test_appends_that_wait_share_a_transaction(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    groups: list[int] = []
    write = PostgresStore._write

    async def counting(store: PostgresStore, group: list[Waiting]) -> None:
        groups.append(len(group))
        await write(store, group)

    monkeypatch.setattr(PostgresStore, "_write", counting)

    async def body(store: Store) -> None:
        await asyncio.gather(*(store.append(f"t{n}", rows(1), summary(f"t{n}")) for n in range(400)))

    run(postgres_url, body)
    assert sum(groups) == 400
    assert len(groups) <= 2


def test_a_group_that_the_database_refuses_is_written_one_by_one(postgres_url: str) -> None:
    """The key of the events has the last word, even when the summary is behind."""

    async def body() -> None:
        store = await PostgresStore.open(postgres_url)
        await store.append("t3", rows(1), summary("t3"))
        async with store._pool.connection() as connection:
            await connection.execute("INSERT INTO events VALUES ('t3', 2, 0, 'x')")
        ends = await asyncio.gather(
            *(store.append(f"t{n}", rows(2 if n == 3 else 1), summary(f"t{n}")) for n in range(10)),
            return_exceptions=True,
        )
        assert [type(end) for end in ends] == [SeqTaken if n == 3 else type(None) for n in range(10)]
        await store.close()

    asyncio.run(body())


def test_a_lost_connection_loses_nothing_acknowledged_and_is_made_again(postgres_url: str) -> None:
    acknowledged: dict[str, int] = {}
    lost: list[StoreUnavailable] = []
    enough = asyncio.Event()

    async def write(store: Store, table: str) -> None:
        known = 0
        while not enough.is_set():
            try:
                await store.append(table, rows(known + 1), summary(table, known + 1))
                known += 1
                acknowledged[table] = known
            except StoreUnavailable as error:  # it may be there or not: read back
                lost.append(error)
                known = await read_back(store, table)

    async def read_back(store: Store, table: str) -> int:
        while True:
            try:
                return len(await store.events(table))
            except StoreUnavailable as error:
                lost.append(error)

    async def body(store: Store) -> None:
        tables = [f"t{number}" for number in range(10)]
        writers = [asyncio.create_task(write(store, table)) for table in tables]
        for _ in range(10):
            await progress(acknowledged, tables, 3)
            await asyncio.to_thread(postgres().hang_up, postgres_url)
        enough.set()
        await asyncio.gather(*writers)
        for table in tables:
            kept = await read_back(store, table)
            assert kept >= acknowledged[table] >= 30
            assert await store.events(table) == rows(1, kept)

    run(postgres_url, body)
    assert 1 <= len(lost) < 1_000


def test_a_server_that_stops_is_told_of_and_used_again_when_it_is_back(postgres_url: str) -> None:
    server = postgres()

    async def body(store: Store) -> None:
        await store.append("one", rows(1), summary("one"))
        await asyncio.to_thread(server.stop)
        try:
            start = time.monotonic()
            for call in (
                store.append("one", rows(2), summary("one")),
                store.events("one"),
                store.check(),
                store.setting("secret", b""),
            ):
                with pytest.raises(StoreUnavailable, match="see that the server runs"):
                    await call
            assert time.monotonic() - start < 10
        finally:
            await asyncio.to_thread(server.start)
        await store.check()
        assert await store.events("one") == rows(1)
        await store.append("one", rows(2), summary("one"))

    run(postgres_url, body)


def test_closing_does_not_wait_for_a_server_that_is_gone(postgres_url: str) -> None:
    server = postgres()

    async def body() -> None:
        store = await open_store(postgres_url)
        await asyncio.to_thread(server.stop)
        try:
            await asyncio.wait_for(store.close(), 5)
        finally:
            await asyncio.to_thread(server.start)

    asyncio.run(body())


def test_an_address_where_nobody_answers_is_told_without_the_password() -> None:
    address = f"postgresql://me:hunter2@127.0.0.1:{free_port()}/hanabi"
    with pytest.raises(StoreUnavailable, match="see that the server runs") as refused:
        asyncio.run(open_store(address))
    assert "hunter2" not in str(refused.value)
    assert "127.0.0.1" in str(refused.value)


def test_a_database_that_is_not_there_is_told(postgres_url: str) -> None:
    with pytest.raises(StoreUnavailable, match='database "nowhere" does not exist'):
        asyncio.run(open_store(postgres_url.rpartition("/")[0] + "/nowhere"))


def test_a_backup_names_the_program_that_makes_it(postgres_url: str) -> None:
    with pytest.raises(CannotBackUp, match="pg_dump"):
        run(postgres_url, lambda store: store.backup(Path("backup")))


def test_without_asyncpg_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    for module in ("hanabi.store.postgres", "hanabi.store.postgres_pool"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    with pytest.raises(StoreUnavailable, match=r"pip install 'hanabi\[workers\]'"):
        asyncio.run(open_store("postgresql://localhost/hanabi"))
