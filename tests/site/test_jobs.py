"""What is made from whole games, in processes of its own."""

import os
import signal
from pathlib import Path

import httpx
import msgspec
import pytest

from hanabi.rules.any_game import parse_any_game
from hanabi.rules.record import Record
from hanabi.site.errors import NotForYou, RefusedElsewhere, TooBusy
from hanabi.site.jobs.job_pool import JobPool, Remembered
from hanabi.site.jobs.job_process import JobAnswer, do_job
from hanabi.site.jobs.jobs import Form, GameKept, KeepGame, ReadGame, ShowGame, decoded
from hanabi.site.tables.imported import finished_history
from tests.site.people import Somebody
from tests.site.sites import Site
from tests.site.test_replays import game

TEXT = game().to_json()


def children() -> list[int]:
    return [int(pid) for pid in Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()]


def test_what_nobody_asked_for_longest_is_forgotten_first() -> None:
    remembered = Remembered(10)
    for key in "abc":
        remembered.put(key, b"four")
    assert [remembered.get(key) for key in "abc"] == [None, b"four", b"four"]
    remembered.get("b")
    remembered.put("d", b"four")
    assert [remembered.get(key) for key in "bcd"] == [b"four", None, b"four"]
    remembered.put("d", b"seven b")
    assert [remembered.get(key) for key in "bd"] == [None, b"seven b"]
    remembered.put("e", b"more than there is room for")
    assert remembered.get("e") is None


def test_a_game_that_is_not_over_is_shown_in_no_form() -> None:
    history, rows = finished_history(parse_any_game(TEXT), "t", "keeper", 0)
    assert history.table.phase.is_over
    forms: tuple[Form, ...] = ("replay", "record", "line", "hanab-live")
    for form in forms:
        with pytest.raises(NotForYou):
            ShowGame("t", rows[:-1], form).do()


def test_a_fault_in_a_job_is_told_and_ends_nothing() -> None:
    no_job = msgspec.msgpack.decode(do_job(b"\xc1"), type=JobAnswer)
    assert no_job.refused is not None
    assert no_job.refused[0] == "internal"


async def test_a_job_is_done_elsewhere_and_refused_as_it_would_be_here() -> None:
    pool = JobPool(count=1)
    try:
        kept = decoded(await pool.run(KeepGame(TEXT, "t", "keeper", 7), "a"), GameKept)
        assert kept.line.keeper == "keeper"
        with pytest.raises(RefusedElsewhere) as refused:
            await pool.run(ReadGame("hello"), "a")
        assert (refused.value.code, refused.value.status) == ("no-game", 400)
    finally:
        await pool.close()


async def test_a_process_that_dies_is_replaced() -> None:
    pool = JobPool(count=1)
    before = set(children())
    try:
        first = await pool.run(ReadGame(TEXT), "a")
        (child,) = set(children()) - before
        os.kill(child, signal.SIGKILL)
        try:
            assert await pool.run(ReadGame(TEXT), "a") == first
        except TooBusy:  # it was asked before its end was noticed
            assert await pool.run(ReadGame(TEXT), "a") == first
    finally:
        await pool.close()


async def test_what_is_remembered_is_not_done_again() -> None:
    pool, asked = JobPool(count=1), 0

    async def job() -> ReadGame:
        nonlocal asked
        asked += 1
        return ReadGame(TEXT)

    try:
        answers = {await pool.once("key", job, "a") for _ in range(3)}
        assert (len(answers), asked) == (1, 1)
        assert await pool.once("other", job, "a") in answers
        assert asked == 2
    finally:
        await pool.close()


async def test_a_replay_that_was_shown_is_another_one_after_a_comment_and_after_somebody_was_forgotten(
    site: Site,
) -> None:
    async with Somebody(site.address, "Annabella") as ann:
        made = await ann.http.post("/api/games", json={"text": TEXT})
        table = made.json()["table"]
        path = f"{site.address}/api/tables/{table}/replay"
        assert httpx.get(path).text == httpx.get(path).text
        async with ann.at(table) as at:
            await at.do("comment", moves=0, text="well begun")
            assert "well begun" in httpx.get(path).text
        (await ann.http.delete("/api/me")).raise_for_status()
        assert "well begun" not in httpx.get(path).text
        assert "Annabella" not in httpx.get(path).text


async def test_a_record_that_no_game_can_have_is_not_kept(site: Site) -> None:
    record = Record.from_json(TEXT)
    rearranged = '"H0:' + ",".join(map(str, range(5))) + '"'
    text = TEXT.replace('"moves": [', '"moves": [' + f"{rearranged}, " * 1_999)
    assert len(record.moves) < 100 < text.count("H0:")
    async with Somebody(site.address, "Ann") as ann:
        for place in ("/api/games", "/api/replay"):
            answer = await ann.http.post(place, json={"text": text})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")
