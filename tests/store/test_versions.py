"""A store of every past version opens as one of the newest, once, whole or not at all."""

import asyncio
from types import ModuleType

import pytest

from hanabi.protocol import table_events
from hanabi.protocol.table_events import Kept
from hanabi.store import postgres_pool, sqlite_file
from hanabi.store.errors import SchemaTooNew, StoreError
from hanabi.store.store import Phase, Row, Store, Summary, Wanted, open_store
from hanabi.store.versions import migrations
from hanabi.table.history import write
from tests.store.tables import rows, run, summary
from tests.store.versions import LATEST, build, execute

OLD = Summary(
    table="old",
    phase=Phase.ENDED,
    public=True,
    edition="2010",
    options="base",
    players=2,
    names=("Łucja", "hat"),
    guests=("guest-0", None),
    bots=(None, "hat"),
    created=1_000,
    changed=5_000,
    started=2_000,
    ended=5_000,
    moves=2,
    score=24,
    result="scored",
    reason="deck",
    mistakes=1,
    deal="digest",
)


def dialect(where: str) -> ModuleType:
    """The module that migrates this kind of store."""
    return postgres_pool if where.startswith("postgresql://") else sqlite_file


def known(where: str) -> tuple[str, ...]:
    return migrations("postgres" if dialect(where) is postgres_pool else "sqlite")


def test_both_stores_have_the_same_versions() -> None:
    assert len(migrations("sqlite")) == len(migrations("postgres")) == LATEST


@pytest.mark.parametrize("version", range(1, LATEST + 1))
def test_a_store_of_a_past_version_is_read_and_goes_on(where: str, version: int) -> None:
    build(where, version)

    async def body(store: Store) -> None:
        assert await store.summary("old") == OLD
        assert await store.events("old") == [Row(1, 1_000, b"{}"), Row(2, 5_000, b"[]")]
        assert (await store.tables(Wanted(guest="guest-0", text="ŁU", deal="digest"))).rows == (OLD,)
        assert (await store.statistics(Wanted())).mean == 24
        assert await store.traces("guest-0") == ["old"]
        assert await store.setting("secret", b"new") == b"\x00\xff"
        await store.append("old", rows(3), OLD)
        await store.append("new", rows(1), summary("new"))

    run(where, body)
    run(where, lambda store: store.check())


def test_a_table_that_was_closed_before_its_game_is_no_ended_game(where: str) -> None:
    build(where, 1)
    execute(where, "UPDATE tables SET ended = NULL")

    async def body(store: Store) -> None:
        assert (await store.tables(Wanted(phase=Phase.ENDED))).rows == ()
        assert (await store.tables(Wanted(phase=Phase.CLOSED))).rows[0].table == "old"

    run(where, body)


def test_everybody_who_did_something_before_there_were_traces_is_found(where: str) -> None:
    build(where, 1)
    said = table_events.Said(None, "Wim\0", "\U0001f600")
    bodies = (
        Kept(table_events.Sat(1, "leaver", "Łucja"), "guest-0"),
        Kept(said, "watcher"),
        Kept(table_events.Moved(0, "P1")),
    )
    for seq, kept in enumerate(bodies, start=3):
        execute(where, "INSERT INTO events VALUES ('old', $1, 5000, $2)", seq, write(kept))

    async def body(store: Store) -> None:
        for guest in ("guest-0", "leaver", "watcher"):
            assert await store.traces(guest) == ["old"]
        assert await store.traces("") == []

    run(where, body)


@pytest.mark.parametrize("version", range(LATEST + 1))
def test_two_workers_that_start_at_once_migrate_once(
    where: str, version: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    build(where, version)
    step = "CREATE TABLE once (word TEXT);\nINSERT INTO once VALUES ('a;b');"
    monkeypatch.setattr(dialect(where), "migrations", lambda _: (*known(where), step))

    async def body() -> None:
        stores = await asyncio.gather(*(open_store(where) for _ in range(4)))
        await asyncio.gather(
            *(store.append(f"t{n}", rows(1), summary(f"t{n}")) for n, store in enumerate(stores))
        )
        for store in stores:
            await store.close()

    asyncio.run(body())
    monkeypatch.undo()
    with pytest.raises(SchemaTooNew) as refused:
        asyncio.run(open_store(where))
    assert (refused.value.found, refused.value.known) == (LATEST + 1, LATEST)
    assert f"version {LATEST + 1} and this Hanabi knows versions up to {LATEST}" in str(refused.value)


@pytest.mark.parametrize("version", range(LATEST + 1))
def test_a_step_that_fails_leaves_the_store_as_it_was(
    where: str, version: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    build(where, version)
    step = "CREATE TABLE half (word TEXT);\nINSERT INTO nowhere VALUES (1);"
    monkeypatch.setattr(dialect(where), "migrations", lambda _: (*known(where), step))
    with pytest.raises(StoreError, match="nowhere"):
        asyncio.run(open_store(where))
    monkeypatch.undo()
    run(where, lambda store: store.check())
