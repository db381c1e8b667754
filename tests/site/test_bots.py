"""Bots at tables: they play by themselves, and whatever one does wrong, the game goes on."""

import asyncio
import json
import os
import re
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.site import bad_bots
from tests.site.people import AtTable, Somebody, careful
from tests.site.sites import Site

REASONS = {
    "crasher": "crashed",
    "sleeper": "too-slow",
    "rascal": "illegal-move",
    "quitter": "illegal-move",
    "dumb": "illegal-move",
    "killer": "crashed",
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site to which somebody brought bad bots, and where none may think for long."""
    folder = tmp_path_factory.mktemp("site")
    environment = bad_bots.bring(folder / "bots")
    with Site(folder / "hanabi.sqlite3", "--thinking-time", "4", environment=environment) as started:
        yield started


def failures(at: AtTable) -> list[dict[str, object]]:
    """The lines of the log that say that a bot failed."""
    return [line["what"] for line in at.log if line["what"]["type"] == "bot-failed"]


async def play_to_the_end(somebody: Somebody, table: str) -> AtTable:
    async with somebody.at(table) as at:
        await at.play(careful(1))
        return at


@pytest.mark.parametrize("bot", REASONS)
async def test_a_bot_that_fails_is_shown_and_a_simpler_one_plays_on(site: Site, bot: str) -> None:
    async with Somebody(site.address, "Ann") as ann:
        table = await ann.set_table(players=2, starter=0, bots=(bot,), start=True)
        at = await play_to_the_end(ann, table)
    seat = at.table["seats"][1]
    assert (seat["bot"], seat["failed"]) == ("cautious", bot)
    assert [failure["reason"] for failure in failures(at)] == [REASONS[bot]]
    assert at.position is not None
    assert at.position["outcome"]


async def test_the_log_says_in_which_line_a_bot_failed(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    environment = bad_bots.bring(tmp_path / "bots")
    with Site(tmp_path / "hanabi.sqlite3", "--log", "warning", environment=environment) as site:
        async with Somebody(site.address, "Ann") as ann:
            await play_to_the_end(
                ann, await ann.set_table(players=2, starter=0, bots=("crasher",), start=True)
            )
    lines = [json.loads(line) for line in capfd.readouterr().err.splitlines() if line.startswith("{")]
    (told,) = [line["why"] for line in lines if line["text"] == "bot failed: crashed"]
    assert re.fullmatch(
        r"crasher broke down: RuntimeError \(.*bad_bots_of_tests\.py, line \d+: raise RuntimeError\(.*\)",
        told,
    )


async def test_a_bot_that_fails_hurts_no_other_table(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann:
        bad = [await ann.set_table(players=2, bots=(bot,), start=True) for bot in ("sleeper", "killer")]
        good = [await ann.set_table(players=2, bots=("random",), start=True) for _ in range(3)]
        played = await asyncio.gather(*(play_to_the_end(ann, table) for table in (*bad, *good)))
    assert [len(failures(at)) for at in played] == [1, 1, 0, 0, 0]


async def test_the_process_of_a_bot_killed_while_it_thinks_is_shown_and_the_game_goes_on(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann:
        table = await ann.set_table(players=2, starter=0, bots=("sleeper",), start=True)
        async with ann.at(table) as at:
            while at.position is not None and at.position["turn"] < 5:
                await (at.move(careful(1)) if at.on_turn else at.hear())
            for pid in site.thinking():
                os.kill(pid, signal.SIGKILL)
            await at.play(careful(2))
    assert [failure["reason"] for failure in failures(at)] == ["crashed"]


async def test_a_bot_that_was_brought_is_offered_and_one_that_cheats_is_not(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann:
        names = [bot["name"] for bot in (await ann.get("/api/offer"))["bots"]]
    assert "crasher" in names
    assert "cheat" not in names


async def test_bots_play_on_after_a_kill_though_nobody_is_connected(tmp_path: Path) -> None:
    with Site(tmp_path / "hanabi.sqlite3") as site:
        async with Somebody(site.address, "Ann") as ann:
            table = await ann.set_table(players=3, starter=1, bots=("random",) * 2, pace=400, start=True)
            site.kill()
            site.start()
            shown = await ann.get(f"/api/tables/{table}")
            end = time.monotonic() + 60
            while shown["position"]["on_turn"] != 0:
                assert time.monotonic() < end, "the bots do not move"
                await asyncio.sleep(0.1)
                shown = await ann.get(f"/api/tables/{table}")
            assert shown["position"]["turn"] == 2


async def test_stopping_the_site_is_no_failure_of_a_bot_that_thinks(tmp_path: Path) -> None:
    environment = bad_bots.bring(tmp_path / "bots")
    with Site(tmp_path / "hanabi.sqlite3", environment=environment) as site:
        async with Somebody(site.address, "Ann") as ann:
            table = await ann.set_table(players=2, starter=0, bots=("sloth",), start=True)
            async with ann.at(table) as at:
                for _ in range(3):
                    await at.until(lambda: at.on_turn)
                    await at.move(careful(1))
            assert site.press_control_c() == 0
            site.start()
            async with ann.at(table) as at:
                await at.until(lambda: at.on_turn)
                assert failures(at) == []
                assert at.table["seats"][1]["bot"] == "sloth"


async def test_a_bot_that_never_answers_does_not_outlive_a_site_that_was_killed(tmp_path: Path) -> None:
    environment = bad_bots.bring(tmp_path / "bots")
    with Site(tmp_path / "hanabi.sqlite3", environment=environment) as site:
        async with Somebody(site.address, "Ann") as ann:
            table = await ann.set_table(players=2, starter=0, bots=("sleeper",), start=True)
            async with ann.at(table) as at:
                while at.position is not None and at.position["turn"] < 5:
                    await (at.move(careful(1)) if at.on_turn else at.hear())
            thinking = site.thinking()
            assert thinking
            site.kill()
            end = time.monotonic() + 30
            while any(Path(f"/proc/{pid}").exists() for pid in thinking):
                assert time.monotonic() < end, "it still thinks"
                await asyncio.sleep(0.1)
            site.start()


async def test_a_game_begins_uncompiled_and_goes_on_when_all_is_compiled(tmp_path: Path) -> None:
    cold = {"HANABI_CACHE": str(tmp_path / "cache")}
    with Site(tmp_path / "hanabi.sqlite3", environment=cold) as site:
        async with Somebody(site.address, "Ann") as ann:
            table = await ann.set_table(players=2, starter=1, bots=("cautious",), start=True)
            async with ann.at(table) as at:
                await at.until(lambda: at.on_turn)
                assert (await ann.get("/health"))["preparing"] == ["cautious", "random"]
                await at.move(careful(1))
                end = time.monotonic() + 300
                while (await ann.get("/api/preparing"))["bots"]:
                    assert time.monotonic() < end, "it is never compiled"
                    await asyncio.sleep(0.5)
                await at.play(careful(2))
                assert failures(at) == []
                assert at.table["seats"][1]["bot"] == "cautious"
