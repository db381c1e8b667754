"""Listing and counting: filters, order and pages, against the same in plain Python."""

import asyncio
import dataclasses
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from hanabi.store.errors import BadCursor, BadWanted
from hanabi.store.store import Phase, Store, Summary, Wanted, open_store
from tests.servers import postgres
from tests.store.tables import BASE, GUESTS, NAMES, co_players, counted, listed, rows, run, some_tables

TABLES = some_tables(250)

times = st.integers(0, 26).map(lambda number: number * 50_000_000)
names = st.sampled_from(NAMES)
parts = st.builds(lambda name, start, end: name[start:end], names, st.integers(0, 3), st.integers(1, 9))
wanteds = st.builds(
    Wanted,
    phase=st.none() | st.sampled_from(Phase),
    public=st.none() | st.booleans(),
    edition=st.none() | st.sampled_from(["2010", "deluxe", "none"]),
    players=st.none() | st.integers(2, 5),
    guest=st.none() | st.sampled_from(GUESTS),
    together=st.lists(st.sampled_from(GUESTS), max_size=3).map(tuple),
    deal=st.none() | st.integers(0, 10).map(lambda number: f"deal-{number}"),
    min_score=st.none() | st.integers(0, 25),
    max_score=st.none() | st.integers(0, 25),
    since=st.none() | times,
    until=st.none() | times,
    attended=st.none() | times,
    text=st.none() | parts | parts.map(str.swapcase) | st.sampled_from(["%", "_", "!", "", "a%b"]),
    limit=st.integers(1, 100),
)


@dataclass
class Filled:
    """A store that has the tables, open for many questions."""

    runner: asyncio.Runner
    store: Store

    def all(self, wanted: Wanted) -> list[Summary]:
        """All pages joined."""
        found: list[Summary] = []
        while True:
            page = self.runner.run(self.store.tables(wanted))
            assert len(page.rows) == wanted.limit if page.next else len(page.rows) <= wanted.limit
            found += page.rows
            if page.next is None:
                return found
            wanted = dataclasses.replace(wanted, before=page.next)


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def filled(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Filled]:
    folder: Path = tmp_path_factory.mktemp("filled")
    where = str(folder / "hanabi.sqlite3") if request.param == "sqlite" else postgres().new_database()

    async def fill() -> Store:
        store = await open_store(where)
        await asyncio.gather(*(store.append(table.table, rows(1), table) for table in TABLES))
        return store

    with asyncio.Runner() as runner:
        store = runner.run(fill())
        yield Filled(runner, store)
        runner.run(store.close())


@settings(max_examples=150)
@given(wanteds)
@example(Wanted(limit=1))
@example(Wanted(text="straSSE"))
def test_the_pages_joined_are_the_whole_list(filled: Filled, wanted: Wanted) -> None:
    assert filled.all(wanted) == listed(TABLES, wanted)


SINGLE: list[dict[str, Any]] = [
    *({"phase": phase} for phase in Phase),
    {"public": True},
    {"public": False},
    {"edition": "deluxe"},
    {"players": 3},
    {"guest": "guest-3"},
    {"guest": "nobody"},
    {"together": ("guest-3",)},
    {"together": ("guest-3", "guest-5")},
    {"guest": "guest-2", "together": ("guest-3", "guest-5")},
    {"deal": "deal-3"},
    {"min_score": 20},
    {"max_score": 5},
    {"min_score": 10, "max_score": 10},
    {"since": 500_000_000},
    {"until": 500_000_000},
    {"attended": 500_000_000},
    *({"text": text} for text in ("ann", "łu", "ß", "STRASS", "%", "_", "!", "李", "n", "å")),
]


@pytest.mark.parametrize("words", SINGLE, ids=str)
def test_a_filter_lists_what_fits_it(filled: Filled, words: dict[str, Any]) -> None:
    wanted = Wanted(**words, limit=100)
    assert filled.all(wanted) == listed(TABLES, wanted)


def test_the_test_tables_have_something_to_tell_apart() -> None:
    """Each filter keeps some tables and leaves some out; otherwise its test would prove nothing."""
    for words in SINGLE:
        found = len(listed(TABLES, Wanted(**words)))
        assert 0 < found < len(TABLES) or words == {"guest": "nobody"}, words
    assert len({table.listed_at for table in TABLES}) < len(TABLES) / 3


@settings(max_examples=100)
@given(wanteds)
@example(Wanted())
def test_statistics_are_those_of_plain_python(filled: Filled, wanted: Wanted) -> None:
    found = filled.runner.run(filled.store.statistics(wanted))
    assert found == counted(TABLES, wanted)


def test_statistics_say_games_mean_and_distribution(filled: Filled) -> None:
    found = filled.runner.run(filled.store.statistics(Wanted()))
    ended = [table for table in TABLES if table.phase is Phase.ENDED]
    scores = [table.score for table in ended if table.score is not None]
    assert found.games == len(ended) == sum(day.games for day in found.days)
    assert found.mean == pytest.approx(sum(scores) / len(scores))
    assert found.by("score")[25] == scores.count(25)
    assert found.by("result")["won"] == sum(table.result == "won" for table in ended)
    assert filled.runner.run(filled.store.statistics(Wanted(edition="none"))).mean is None


@pytest.mark.parametrize("guest", [*GUESTS, "nobody", "\0"])
def test_co_players_are_those_of_plain_python(filled: Filled, guest: str) -> None:
    everybody = co_players(TABLES, guest)
    assert filled.runner.run(filled.store.co_players(guest, 100)) == everybody
    assert filled.runner.run(filled.store.co_players(guest, 2)) == everybody[:2]
    assert (len(everybody) > 2) == (guest in GUESTS)


def test_who_was_forgotten_is_no_co_player(where: str) -> None:
    async def body(store: Store) -> None:
        game = replace(TABLES[0], phase=Phase.ENDED, names=("Ann", "", "Bo"), guests=("a", "gone-1", "b"))
        await store.append(game.table, rows(1), game)
        assert [co_player.name for co_player in await store.co_players("a", 10)] == ["Bo"]

    run(where, body)


def test_tables_that_come_while_paging_do_not_shift_the_pages(where: str) -> None:
    async def body() -> None:
        store = await open_store(where)
        for table in TABLES[:20]:
            await store.append(table.table, rows(1), table)
        first = await store.tables(Wanted(limit=10))
        new = replace(TABLES[0], table="new", created=10**12, ended=None)
        await store.append("new", rows(1), new)
        second = await store.tables(Wanted(limit=10, before=first.next))
        assert [*first.rows, *second.rows] == listed(TABLES[:20], Wanted())
        assert second.next is None
        await store.close()

    asyncio.run(body())


def test_a_table_is_attended_as_long_as_somebody_is_seen_there(where: str) -> None:
    async def body(store: Store) -> None:
        for table, phase in (("gathers", Phase.GATHERING), ("plays", Phase.PLAYING)):
            await store.append(table, rows(1), replace(BASE, table=table, phase=phase, changed=1_000))
        assert await store.abandoned(1_000) == []
        assert await store.abandoned(1_001) == ["gathers"]
        await store.note_seen(["gathers", "plays", "nowhere"], 5_000)
        await store.note_seen(["plays"], 4_000)  # by a worker whose clock is behind
        assert await store.abandoned(5_000) == []
        assert await store.abandoned(5_001) == ["gathers"]
        assert len((await store.tables(Wanted(attended=5_000))).rows) == 2
        await store.append("plays", rows(2), replace(BASE, table="plays", changed=6_000))
        assert [row.table for row in (await store.tables(Wanted(attended=5_001))).rows] == ["plays"]
        await store.note_seen([], 7_000)

    run(where, body)


@settings(max_examples=200)
@given(st.text() | st.binary().map(lambda raw: raw.decode("latin-1")) | st.from_regex(r"[A-Za-z0-9_=-]*"))
@example("WzEsImEiXQ==x")
@example("WzFd")
@example("WzEwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMCwiYSJd")
def test_a_cursor_that_no_page_gave_is_refused(filled: Filled, cursor: str) -> None:
    with suppress(BadCursor):  # by chance it may be one
        filled.runner.run(filled.store.tables(Wanted(before=cursor)))


def test_a_broken_cursor_says_so(filled: Filled) -> None:
    with pytest.raises(BadCursor, match="no page gave the cursor 'page 2': begin with the first page"):
        filled.runner.run(filled.store.tables(Wanted(before="page 2")))


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"limit": 0}, "a page has 1 to 100 tables, not 0"),
        ({"limit": 101}, "a page has 1 to 100 tables, not 101"),
        ({"since": 2**63}, "since is a number of at most 64 bits"),
        ({"min_score": -(2**63)}, "min_score is a number"),
        ({"text": "\ud800"}, "text has characters that no text can have"),
        ({"text": "\x1f"}, "text has characters"),
        ({"guest": "\0"}, "guest has characters"),
        ({"together": ("\0",)}, "together has characters"),
        ({"together": ("a",) * 6}, "at most 5 sit together at a table, not 6"),
        ({"text": "x" * 101}, "at most 100 characters, not 101"),
    ],
)
def test_a_question_that_no_store_can_answer_is_refused(words: dict[str, Any], message: str) -> None:
    with pytest.raises(BadWanted, match=message):
        Wanted(**words)
