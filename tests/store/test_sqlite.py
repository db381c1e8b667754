"""What is special about the SQLite file: its thread, its disk, its backups and its neighbours."""

import asyncio
import sqlite3
import subprocess
import sys
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from msgspec.structs import replace

from hanabi.store.errors import CannotBackUp, SeqTaken, StoreUnavailable
from hanabi.store.sqlite import SqliteStore
from hanabi.store.sqlite_writer import Task, Writer
from hanabi.store.store import Row, Store, Wanted, open_store
from tests.store.tables import BASE, progress, rows, run, summary

ROOT = Path(__file__).parents[2]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new" / "hanabi.sqlite3"


async def pragma(store: SqliteStore, words: str) -> list[tuple[object, ...]]:
    return await store._writer.do(lambda connection: connection.execute(f"PRAGMA {words}").fetchall())


def test_appends_that_wait_share_a_commit(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    groups: list[int] = []
    commit = Writer._commit

    def counting(writer: Writer, group: list[Task]) -> None:
        groups.append(len(group))
        commit(writer, group)

    monkeypatch.setattr(Writer, "_commit", counting)

    async def body(store: Store) -> None:
        await asyncio.gather(*(store.append(f"t{n}", rows(1), summary(f"t{n}")) for n in range(400)))

    run(str(path), body)
    assert sum(groups) == 400
    assert len(groups) < 200


def test_a_commit_is_on_the_disk(path: Path) -> None:
    async def body() -> None:
        store = await SqliteStore.open(path)
        for words, value in {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}.items():
            assert await pragma(store, words) == [(value,)]
        await store.close()

    asyncio.run(body())


def test_a_database_that_may_not_grow_refuses_and_goes_on_later(path: Path) -> None:
    async def body() -> None:
        store = await SqliteStore.open(path)
        await store.append("one", rows(1), summary("one"))
        await pragma(store, "max_page_count = 30")
        big = [Row(2, 0, b"x" * 200_000)]
        ends = await asyncio.gather(
            store.append("one", big, summary("one", 2)),
            *(store.append(f"t{n}", rows(1), summary(f"t{n}")) for n in range(10)),
            return_exceptions=True,
        )
        for end, table in zip(ends, ["one", *(f"t{n}" for n in range(10))], strict=True):
            kept = await store.events(table)
            assert isinstance(end, StoreUnavailable) or end is None
            assert len(kept) == (end is None) + (table == "one")
        assert isinstance(ends[0], StoreUnavailable)
        assert "the disk is full: free some space, and it goes on by itself" in str(ends[0])
        await pragma(store, "max_page_count = 100000")
        await store.append("one", big, summary("one", 2))
        await store.close()

    asyncio.run(body())


def test_files_that_cannot_grow_lose_nothing_and_it_goes_on_by_itself(path: Path) -> None:
    pytest.importorskip("resource")
    command = [sys.executable, "-m", "tests.store.full_disk", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    said, kept = done.stdout.splitlines()
    assert said.startswith("the disk")
    with sqlite3.connect(path) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("SELECT count(*) FROM events").fetchone() == (int(kept) + 10,)
    connection.close()


def test_another_program_that_holds_the_file_is_told_of(path: Path) -> None:
    async def body() -> None:
        store = await SqliteStore.open(path)
        await pragma(store, "busy_timeout = 50")
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        for call in (store.append("one", rows(1), summary("one")), store.check()):
            with pytest.raises(StoreUnavailable, match="another program is writing to it"):
                await call
        assert await store.events("one") == []
        other.execute("ROLLBACK")
        other.close()
        await store.append("one", rows(1), summary("one"))
        await store.close()

    asyncio.run(body())


def test_rows_written_past_the_store_are_still_taken(path: Path) -> None:
    """The key of the events has the last word, even when the summary is behind."""

    async def body(store: Store) -> None:
        await store.append("one", rows(1), summary("one"))
        with sqlite3.connect(path) as other:
            other.execute("INSERT INTO events VALUES ('one', 2, 0, 'x')")
        other.close()
        ends = await asyncio.gather(
            store.append("one", rows(2), summary("one")),
            store.append("two", rows(1), summary("two")),
            return_exceptions=True,
        )
        assert isinstance(ends[0], SeqTaken)
        assert ends[1] is None

    run(str(path), body)


def test_a_store_of_another_process_is_not_used(path: Path) -> None:
    async def body() -> None:
        store = await SqliteStore.open(path)
        store._writer._process = -1  # as after a fork, where the thread is not there
        with pytest.raises(StoreUnavailable, match="opened in another process"):
            await store.append("one", rows(1), summary("one"))
        await store.close()

    asyncio.run(body())


def test_a_file_of_another_program_is_left_alone(path: Path) -> None:
    path.parent.mkdir()
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE recipes (name)")
    other.close()
    before = path.read_bytes()
    with pytest.raises(StoreUnavailable, match="the file of another program: name another path"):
        asyncio.run(open_store(str(path)))
    assert path.read_bytes() == before
    path.write_text("Dear diary, " * 100)
    with pytest.raises(StoreUnavailable, match="not a database"):
        asyncio.run(open_store(str(path)))
    assert path.read_text().startswith("Dear diary")


def test_a_path_that_cannot_be_a_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailable, match="make the file and its directory writable"):
        asyncio.run(open_store(str(tmp_path)))
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreUnavailable, match="file"):
        asyncio.run(open_store(str(tmp_path / "file" / "below.sqlite3")))


def test_what_was_rewritten_is_nowhere_in_the_files(path: Path) -> None:
    async def body(store: Store) -> None:
        named = replace(BASE, names=("Rumpelstiltskin", "hat"), guests=("guest-of-old", None))
        secret = [Row(1, 0, b"my name is Rumpelstiltskin"), Row(2, 0, b"guest-of-old" * 1_000)]
        await store.append("base", secret, named, "guest-of-old")
        nobody = replace(BASE, guests=(None, None))
        await store.rewrite("base", [Row(1, 0, b"?"), Row(2, 0, b"?")], nobody, "guest-of-old")
        kept = b"".join(file.read_bytes() for file in path.parent.iterdir()).lower()
        assert b"rumpelstiltskin" not in kept
        assert b"guest-of-old" not in kept

    run(str(path), body)


# Backups.


def test_a_backup_taken_while_writing_is_whole(path: Path, tmp_path: Path) -> None:
    targets = [tmp_path / f"backup-{number}" for number in range(3)]
    acknowledged: dict[str, int] = {}

    async def write(store: Store, table: str) -> None:
        for seq in count(1):
            await store.append(table, rows(seq, text="x" * 300), summary(table, seq))
            acknowledged[table] = seq

    async def body(store: Store) -> list[dict[str, int]]:
        tables = [f"t{number}" for number in range(5)]
        writers = [asyncio.create_task(write(store, table)) for table in tables]
        before = []
        for target in targets:
            await progress(acknowledged, tables, 20)
            before.append(dict(acknowledged))
            await store.backup(target)
        for writer in writers:
            writer.cancel()
        await asyncio.gather(*writers, return_exceptions=True)
        return before

    for target, before in zip(targets, run(str(path), body), strict=True):
        with sqlite3.connect(target) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        connection.close()
        run(str(target), partial(_is_whole, before))
    assert not list(tmp_path.glob("*.part*"))


async def _is_whole(before: dict[str, int], store: Store) -> None:
    for table in (await store.tables(Wanted())).rows:
        kept = await store.events(table.table)
        assert kept == rows(1, table.moves, text="x" * 300)
        assert table.moves >= before[table.table]


def test_a_backup_takes_the_place_of_an_older_one(path: Path, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        for seq in (1, 2):
            await store.append("one", rows(seq), summary("one"))
            await store.backup(tmp_path / "backup")

    run(str(path), body)
    assert run(str(tmp_path / "backup"), lambda store: store.events("one")) == rows(1, 2)


def test_a_backup_that_cannot_be_is_refused(path: Path, tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        with pytest.raises(CannotBackUp, match="is the store itself"):
            await store.backup(path)
        with pytest.raises(CannotBackUp, match="see that the directory has room"):
            await store.backup(tmp_path / "nowhere" / "backup")
        await store.check()

    run(str(path), body)


def test_the_file_its_journal_and_its_backups_are_for_their_owner_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """They hold the secret that signs everybody's cookies."""
    store, copy = tmp_path / "new" / "hanabi.sqlite3", tmp_path / "copy.sqlite3"

    async def fill() -> None:
        opened = await open_store(str(store))
        await opened.append("base", rows(1), BASE)
        await opened.backup(copy)
        found = [store.parent, *store.parent.iterdir(), copy]
        assert {path.name: path.stat().st_mode & 0o077 for path in found} == {path.name: 0 for path in found}
        assert len(found) > 3
        await opened.close()
        store.chmod(0o644)
        await (await open_store(str(store))).close()

    asyncio.run(fill())
    assert [record.getMessage() for record in caplog.records] == [
        f"others may open {store}, which holds the site's secret: chmod 600 it"
    ]
