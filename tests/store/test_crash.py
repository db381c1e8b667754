"""What was acknowledged is there after a crash, and programs that share a store do not harm it."""

import subprocess
import sys
from pathlib import Path
from random import Random

from hanabi.store.store import Row, Store, Summary, Wanted
from tests.store.tables import rows, run

ROOT = Path(__file__).parents[2]


def start(where: str, *arguments: object) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "tests.store.appending", where, *map(str, arguments)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)


def killed_after(where: str, table: str, lines: int) -> dict[str, int]:
    """Kill a program that appends once it has said so many lines; the last row acknowledged, by table."""
    acknowledged: dict[str, int] = {}
    with start(where, table, 5, 0) as program:
        assert program.stdout is not None
        for number, line in enumerate(program.stdout):
            if line.endswith("\n"):  # the last one may be cut off
                name, last = line.split()
                acknowledged[name] = int(last)
            if number == lines:
                program.kill()  # and read on: what it still managed to say counts too
    return acknowledged


async def settled(store: Store, table: str) -> tuple[list[Row], Summary]:
    """Rows and summary of one moment: a database server may still finish what a dead client asked for."""
    while True:
        kept, summary = await store.events(table), await store.summary(table)
        if await store.events(table) == kept:
            assert summary is not None
            return kept, summary


def test_what_was_acknowledged_outlives_kill_9_time_and_again(where: str) -> None:
    chance = Random(9)
    acknowledged: dict[str, int] = {}

    async def is_there(store: Store) -> None:
        for table, last in acknowledged.items():
            kept, summary = await settled(store, table)
            assert len(kept) >= last
            assert len(kept) % 2 == 0  # both rows of an append or none
            assert kept == rows(1, len(kept))
            assert summary.moves == len(kept)
        await store.check()

    for number in range(10):
        acknowledged.update(killed_after(where, f"run{number}", chance.randrange(1, 400)))
        run(where, is_there)


def test_programs_that_share_a_table_leave_no_gap(where: str) -> None:
    programs = [start(where, "shared", 0, 40) for _ in range(3)]
    assert [program.wait() for program in programs] == [0, 0, 0]
    for program in programs:
        program.communicate()

    async def body(store: Store) -> None:
        assert await store.events("shared") == rows(1, 120)
        assert [table.moves for table in (await store.tables(Wanted())).rows] == [120]

    run(where, body)
