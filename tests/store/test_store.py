"""What both stores promise: rows and summaries kept together, in order, once, and for good."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from hanabi.store import postgres, sqlite_writer
from hanabi.store.errors import CannotKeep, SeqTaken, StoreUnavailable
from hanabi.store.store import Phase, Row, Store, Summary, Version, Wanted, default_path, open_store
from tests.store.tables import BASE, rows, run, some_tables, summary


def test_rows_and_summary_are_read_back_as_they_were_given(where: str) -> None:
    given = [Row(1, 5, b'{"a":1}'), Row(2, 6, '{"ł":"李"}'.encode()), Row(3, 2**41, b"\x00\xff" * 5_000)]

    async def body(store: Store) -> None:
        await store.append("one", given, summary("one"))
        assert await store.events("one") == given
        assert await store.events("one", after=2) == given[2:]
        assert await store.summary("one") == summary("one")

    run(where, body)
    run(where, body=lambda store: _is_there(store, given))


async def _is_there(store: Store, given: list[Row]) -> None:
    assert await store.events("one") == given
    assert await store.summary("one") == summary("one")


def test_every_summary_is_read_back_as_it_was_given(where: str) -> None:
    tables = some_tables(100, seed=7)

    async def body(store: Store) -> None:
        await asyncio.gather(*(store.append(each.table, rows(1), each) for each in tables))
        for each in tables:
            assert await store.summary(each.table) == each

    run(where, body)


def test_the_summary_is_that_of_the_last_append(where: str) -> None:
    async def body(store: Store) -> None:
        for moves in range(1, 6):
            await store.append("one", rows(moves), summary("one", moves))
        assert await store.summary("one") == summary("one", 5)
        assert [row.seq for row in await store.events("one")] == [1, 2, 3, 4, 5]

    run(where, body)


def test_a_table_that_is_not_there_has_no_rows(where: str) -> None:
    async def body(store: Store) -> None:
        for table in ("nowhere", "", "nul\0", "half \ud800"):
            assert await store.events(table) == []
            assert await store.events(table, after=10**30) == []
            assert await store.summary(table) is None

    run(where, body)


def test_a_taken_seq_is_refused_with_all_rows_and_the_summary(where: str) -> None:
    async def body(store: Store) -> None:
        await store.append("one", rows(1, 2), summary("one", 2))
        with pytest.raises(SeqTaken, match=r"row 2 already, its last is 2: read its rows after 1") as refused:
            await store.append("one", rows(2, 3, "late"), summary("one", 9))
        assert (refused.value.table, refused.value.seq, refused.value.last) == ("one", 2, 2)
        assert await store.events("one") == rows(1, 2)
        assert await store.summary("one") == summary("one", 2)

    run(where, body)


GAPS: list[tuple[list[Row], str]] = [
    ([], "at least one row"),
    ([*rows(1), *rows(3)], "row 2 is missing before row 3"),
    ([*rows(1), *rows(1)], "row 2 is missing before row 1"),
    (rows(0), "counted from 1"),
    (rows(4), "ends with row 0, row 4 cannot follow"),
    ([Row(1, -1, b"")], "milliseconds since 1970"),
]


def test_rows_have_no_gaps(where: str) -> None:
    async def body(store: Store) -> None:
        for given, message in GAPS:
            with pytest.raises(CannotKeep, match=message):
                await store.append("one", given, summary("one"))
        assert await store.events("one") == []
        assert await store.summary("one") is None

    run(where, body)


def test_rows_that_would_leave_a_gap_behind_the_last_are_refused(where: str) -> None:
    async def body(store: Store) -> None:
        await store.append("one", rows(1, 2), summary("one"))
        with pytest.raises(CannotKeep, match="ends with row 2, row 4 cannot follow"):
            await store.append("one", rows(4), summary("one"))

    run(where, body)


BAD: list[tuple[Summary, str]] = [
    (replace(BASE, table="other"), "of table 'other'"),
    (replace(BASE, names=("nul\0", "")), "no text can have"),
    (replace(BASE, names=("\ud800", "")), "no text can have"),
    (replace(BASE, edition="\ud800"), "no text can have"),
    (replace(BASE, edition="x" * 101), "edition has at most 100 characters, not 101"),
    (replace(BASE, guests=("g" * 101, None)), "guest has at most 100 characters"),
    (replace(BASE, score=2**63), "score is a number of at most 64 bits"),
    (replace(BASE, created=10**15), "before the year 10000"),
    (replace(BASE, due=-1), "milliseconds since 1970"),
]


def test_a_summary_that_no_store_can_keep_is_refused_at_the_door(where: str) -> None:
    async def body(store: Store) -> None:
        for bad, message in BAD:
            with pytest.raises(CannotKeep, match=message):
                await store.append("base", rows(1), bad)
        assert await store.summary("base") is None
        largest = replace(BASE, edition="🎆" * 100, options="🎆" * 100, result="🎆" * 100, reason="🎆" * 100)
        await store.append("base", rows(1), replace(largest, phase=Phase.ENDED, score=2**63 - 1))

    run(where, body)


def test_one_refused_append_does_not_hurt_those_written_with_it(where: str) -> None:
    async def body(store: Store) -> None:
        await asyncio.gather(*(store.append(f"t{n}", rows(1), summary(f"t{n}")) for n in range(60)))
        firsts = [1 if n % 7 == 0 else 5 if n % 7 == 1 else 2 for n in range(60)]
        ends = await asyncio.gather(
            *(store.append(f"t{n}", rows(firsts[n], 2), summary(f"t{n}", 3)) for n in range(60)),
            return_exceptions=True,
        )
        for n, (first, end) in enumerate(zip(firsts, ends, strict=True)):
            assert type(end) is {1: SeqTaken, 5: CannotKeep, 2: type(None)}[first]
            kept = await store.events(f"t{n}")
            assert kept == (rows(1, 3) if first == 2 else rows(1))

    run(where, body)


def test_many_appends_at_once_are_all_kept(where: str) -> None:
    async def table(store: Store, name: str) -> None:
        for seq in range(1, 11):
            await store.append(name, rows(seq), summary(name, seq))

    async def body(store: Store) -> None:
        names = [f"table-{number}" for number in range(100)]
        await asyncio.gather(*(table(store, name) for name in names))
        for name in names:
            assert await store.events(name) == rows(1, 10)
            assert await store.summary(name) == summary(name, 10)

    run(where, body)


def test_appends_to_one_table_are_kept_in_the_order_they_were_asked_for(where: str) -> None:
    async def body(store: Store) -> None:
        await asyncio.gather(*(store.append("one", rows(seq), summary("one", seq)) for seq in range(1, 31)))
        assert await store.events("one") == rows(1, 30)
        assert await store.summary("one") == summary("one", 30)

    run(where, body)


def test_of_two_stores_that_race_for_a_row_one_gets_it(where: str) -> None:
    async def body(store: Store) -> None:
        other = await open_store(where)
        try:
            for seq in range(1, 41):
                ends = await asyncio.gather(
                    store.append("one", rows(seq, text="a"), summary("one", seq)),
                    other.append("one", rows(seq, text="b"), summary("one", seq)),
                    return_exceptions=True,
                )
                assert sorted(type(end).__name__ for end in ends) == ["NoneType", "SeqTaken"]
                winner = "a" if ends[0] is None else "b"
                assert (await store.events("one", seq - 1)) == rows(seq, text=winner)
            assert await other.events("one") == await store.events("one")
        finally:
            await other.close()

    run(where, body)


def test_tables_that_are_due_come_oldest_first(where: str) -> None:
    tables = some_tables(60, seed=3)
    waiting = sorted((each.due, each.table) for each in tables if each.due is not None)

    async def body(store: Store) -> None:
        await asyncio.gather(*(store.append(each.table, rows(1), each) for each in tables))
        for before in (-1, 0, 300, 10_000):
            assert await store.due(before) == [table for due, table in waiting if due <= before]
        assert await store.due(10_000, limit=5) == [table for _, table in waiting[:5]]
        first = next(each for each in tables if each.table == waiting[0][1])
        await store.append(first.table, rows(2), replace(first, due=None))
        assert await store.due(10_000, limit=1) == [waiting[1][1]]

    run(where, body)


def test_a_rewrite_replaces_bodies_and_summary_and_nothing_else(where: str) -> None:
    removed = replace(summary("one"), names=("?", "hat"), guests=(None, None))

    async def body(store: Store) -> None:
        await store.append("one", rows(1, 3), summary("one"))
        assert (await store.tables(Wanted(guest="guest-0"))).rows
        await store.rewrite("one", [Row(2, 77, b"gone")], removed, "guest-0")
        assert await store.events("one") == [*rows(1), replace(rows(2)[0], body=b"gone"), *rows(3)]
        assert await store.summary("one") == removed
        assert not (await store.tables(Wanted(guest="guest-0"))).rows
        await store.append("one", rows(4), removed)

    run(where, body)


def test_a_version_tells_of_every_append_and_every_rewrite(where: str) -> None:
    async def body(store: Store) -> None:
        await store.append("one", rows(1, 3), summary("one"))
        await store.append("two", rows(1), summary("two"))
        assert await store.versions(["one", "two", "three", "\0"]) == {
            "one": Version(3, 0),
            "two": Version(1, 0),
        }
        await store.rewrite("one", [Row(2, 77, b"gone")], summary("one"), "guest-0")
        await store.append("two", rows(2), summary("two"))
        assert await store.versions(["one", "two"]) == {"one": Version(3, 1), "two": Version(2, 0)}
        assert await store.versions([]) == {}

    run(where, body)


def test_who_was_forgotten_is_remembered_for_a_while(where: str) -> None:
    async def body(store: Store) -> None:
        for who, at in (("one", 100), ("two", 200), ("two", 250), ("three", 300)):
            await store.note_forgotten(who, at, until=0)
        assert await store.forgotten() == {"one": 100, "two": 200, "three": 300}
        assert await store.forgotten(since=200) == {"two": 200, "three": 300}
        await store.note_forgotten("four", 400, until=201)
        assert await store.forgotten() == {"three": 300, "four": 400}

    run(where, body)


def test_a_rewrite_of_what_is_not_there_changes_nothing(where: str) -> None:
    async def body(store: Store) -> None:
        await store.append("one", rows(1, 2), summary("one"))
        with pytest.raises(CannotKeep, match="has no row 3 to rewrite"):
            await store.rewrite("one", [Row(1, 0, b"x"), Row(3, 0, b"x")], summary("one", 9), "guest-0")
        with pytest.raises(CannotKeep, match="no table 'two' to rewrite"):
            await store.rewrite("two", [], summary("two"), "guest-0")
        assert await store.events("one") == rows(1, 2)
        assert await store.summary("one") == summary("one")
        assert await store.traces("guest-0") == ["one"]

    run(where, body)


def test_a_guest_who_sat_or_did_something_anywhere_is_found_until_forgotten(where: str) -> None:
    empty = replace(summary("sat"), guests=(None, None))

    async def body(store: Store) -> None:
        await store.append("sat", rows(1), summary("sat"), "host")
        await store.append("sat", rows(2), empty)
        await store.append("watched", rows(1), replace(summary("watched"), guests=(None, None)))
        await store.append("watched", rows(2), replace(summary("watched"), guests=(None, None)), "guest-0")
        await store.append("refused", rows(1), summary("refused"), "host")
        with pytest.raises(SeqTaken):
            await store.append("refused", rows(1), summary("refused"), "guest-1")
        assert await store.traces("guest-0") == ["refused", "sat", "watched"]
        assert await store.traces("guest-0", limit=1) == ["refused"]
        assert await store.traces("host") == ["refused", "sat"]
        assert await store.traces("guest-1") == await store.traces("\0") == []
        await store.rewrite("sat", [], empty, "guest-0")
        assert await store.traces("guest-0") == ["refused", "watched"]
        assert await store.traces("host") == ["refused", "sat"]

    run(where, body)


def test_a_guest_who_leaves_or_changes_seats_is_found_where_he_sits(where: str) -> None:
    async def tables(store: Store, guest: str) -> list[str]:
        return [each.table for each in (await store.tables(Wanted(guest=guest))).rows]

    async def body(store: Store) -> None:
        two = replace(summary("one"), guests=("ann", "ann"))
        await store.append("one", rows(1), two)
        assert await tables(store, "ann") == ["one"]
        await store.append("one", rows(2), replace(two, guests=("bo", "ann")))
        assert await tables(store, "ann") == await tables(store, "bo") == ["one"]
        await store.append("one", rows(3), replace(two, guests=(None, "bo")))
        assert await tables(store, "ann") == []
        assert await tables(store, "bo") == ["one"]

    run(where, body)


def test_a_setting_is_decided_once_for_all(where: str) -> None:
    async def body(store: Store) -> bytes:
        other = await open_store(where)
        try:
            asked = [(store, other)[n % 2].setting("secret", b"%d" % n) for n in range(20)]
            answers = set(await asyncio.gather(*asked))
            assert len(answers) == 1
            assert await store.setting("another", b"\x00") == b"\x00"
            return answers.pop()
        finally:
            await other.close()

    secret = run(where, body)
    assert run(where, lambda store: store.setting("secret", b"later")) == secret


def test_closing_waits_for_what_was_accepted(where: str) -> None:
    async def body(store: Store) -> None:
        names = [f"table-{number}" for number in range(50)]
        tasks = [asyncio.create_task(store.append(name, rows(1), summary(name))) for name in names]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*tasks) == [None] * 50
        for call in (store.append("x", rows(1), summary("x")), store.events("x"), store.check()):
            with pytest.raises(StoreUnavailable, match="closed: open it again"):
                await call
        await store.close()

    run(where, body)
    assert len(run(where, lambda store: store.tables(Wanted(limit=100))).rows) == 50


def test_an_append_whose_caller_gives_up_hurts_nobody(where: str) -> None:
    async def body(store: Store) -> None:
        tasks = [asyncio.create_task(store.append(f"t{n}", rows(1), summary(f"t{n}"))) for n in range(20)]
        await asyncio.sleep(0)
        for task in tasks[::2]:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        assert ends[1::2] == [None] * 10
        for n in range(1, 20, 2):
            assert await store.events(f"t{n}") == rows(1)
        await store.check()

    run(where, body)


def test_callers_wait_when_too_many_wait_already(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (postgres, sqlite_writer):
        monkeypatch.setattr(module, "MOST_WAITING", 3)

    async def body(store: Store) -> None:
        await asyncio.gather(*(store.append(f"t{n}", rows(1), summary(f"t{n}")) for n in range(40)))
        assert len((await store.tables(Wanted())).rows) == 40

    run(where, body)


def test_a_store_works_on_uvloop(where: str) -> None:
    uvloop = pytest.importorskip("uvloop")

    async def body() -> None:
        store = await open_store(where)
        await asyncio.gather(*(store.append(f"t{n}", rows(1, 3), summary(f"t{n}")) for n in range(50)))
        assert await store.events("t49") == rows(1, 3)
        with pytest.raises(SeqTaken):
            await store.append("t0", rows(3), summary("t0"))
        await store.check()
        await store.close()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(body())


def test_another_kind_of_address_is_refused() -> None:
    with pytest.raises(
        StoreUnavailable, match=r"no store mysql://: name the path of a file, or postgresql://"
    ):
        asyncio.run(open_store("mysql://localhost/hanabi"))


def test_without_an_address_tables_live_in_the_data_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))

    async def opened() -> None:
        await (await open_store()).close()

    asyncio.run(opened())
    assert default_path().name == "hanabi.sqlite3"
    assert default_path().exists()


def test_a_review_is_kept_with_its_game_and_goes_with_it(where: str) -> None:
    async def body(store: Store) -> None:
        await store.append("one", rows(1), summary("one"))
        assert await store.review("one", "", 1) is None
        await store.keep_review("one", "", 1, b"\x00first")
        await store.keep_review("one", "duo", 1, b"by duo")
        assert await store.review("one", "", 1) == b"\x00first"
        assert await store.review("one", "", 2) is None  # another version of the judge makes it anew
        await store.keep_review("one", "", 2, b"second")
        assert await store.review("one", "", 1) is None
        assert await store.review("one", "", 2) == b"second"
        assert await store.review("one", "duo", 1) == b"by duo"
        await store.delete("one")
        await store.keep_review("one", "", 2, b"too late")
        assert await store.review("one", "", 2) is None
        assert await store.review("one", "duo", 1) is None

    run(where, body)
