"""Games judged on the site: line by line, once for all who wait, kept with the game, only finished ones."""

import asyncio
import json
from functools import cache
from random import Random
from typing import get_args

import pytest

from hanabi.analysis.deals import Difficulty
from hanabi.analysis.facts import Fact
from hanabi.analysis.game_review import Mark
from hanabi.analysis.readers import LITERAL, PARTNERS, PROGRAMS
from hanabi.engine.jit import COMPILED
from hanabi.game.replay import record_of
from hanabi.game.state import State
from hanabi.protocol.deals import DifficultyName
from hanabi.protocol.review import FactName, MarkName, Reader
from hanabi.rules.options import Options
from hanabi.rules.record import Record
from hanabi.site.errors import TooMuch
from hanabi.site.jobs.review_pool import MOST_OF_ONE, ReviewPool
from hanabi.site.jobs.review_process import JudgeAtWork
from hanabi.site.jobs.review_questions import Judge, Weigh
from tests.site.people import Json, Somebody
from tests.site.sites import Site
from tests.site.test_replays import keep

only_compiled = pytest.mark.skipif(not COMPILED, reason="looks at many thousands of positions")


@cache
def short_game() -> Record:
    """A game in which somebody soon fails three times."""
    state = State.new(2, Options(empty_clues=False), starter=0, chance=Random(7))
    while not state.is_over:
        moves = state.legal_moves()
        state, _ = state.apply(next((move for move in moves if str(move).startswith("P")), moves[0]))
    return record_of(state)


async def lines(somebody: Somebody, path: str, body: Json | None = None, **query: str) -> list[Json]:
    """All lines of a review."""
    method = "GET" if body is None else "POST"
    async with somebody.http.stream(method, path, json=body, params=query, timeout=300) as answer:
        assert answer.status_code == 200, await answer.aread()
        return [json.loads(line) async for line in answer.aiter_lines()]


async def not_kept(_: bytes) -> None:
    """There is no store."""


def test_readers_marks_and_facts_have_their_names_in_the_protocol() -> None:
    assert set(get_args(Reader)) == {LITERAL, *PROGRAMS, *PARTNERS}
    assert set(get_args(MarkName)) == {mark.value for mark in Mark}
    assert set(get_args(FactName)) == {fact.value for fact in Fact}


@only_compiled
async def test_a_finished_game_is_judged_line_by_line_and_then_kept(site: Site) -> None:
    record = short_game()
    async with Somebody(site.address, "Ann") as ann, Somebody(site.address, "Bo") as bo:
        path = f"/api/tables/{await keep(ann, record)}/review"
        assert [line["review"] for line in await lines(ann, path, kept="true")] == [None]
        told = await lines(ann, path)
        done = [line["done"] for line in told]
        assert done == sorted(done)
        review = told[-1]["review"]
        assert [move["moves"] for move in review["moves"]] == list(range(1, len(record.moves) + 1))
        known_first = next(line["possible"] for line in told if line["possible"])
        assert known_first == [
            review["start"]["least"],
            *(m["worth"]["least"] for m in review["moves"]),
        ]
        assert {player["plays"] + player["clues"] + player["discards"] for player in review["players"]} != {0}
        assert await lines(bo, path, kept="true") == await lines(bo, path) == told[-1:]  # at once
        literal = (await lines(bo, path, reader="literal"))[-1]["review"]
        assert (literal["reader"], literal["chosen"]) == ("literal", True)
        refused = await bo.http.get(path, params={"reader": "nobody"})
        assert (refused.status_code, refused.json()["code"]) == (400, "bad-wanted")


@only_compiled
async def test_a_game_that_is_not_kept_is_judged_too_and_a_branch_is_weighed(site: Site) -> None:
    record = short_game()
    async with Somebody(site.address, "Ann") as ann:
        told = (await lines(ann, "/api/review", {"record": record.to_json()}))[-1]["review"]
        branch = Record(record.options, record.deal, record.names, record.moves[:2])
        wish = {"record": branch.to_json(), "reader": told["reader"]}
        worth = (await ann.http.post("/api/worth", json=wish, timeout=300)).json()
        assert worth == told["moves"][1]["worth"]
        (trouble,) = [
            line["trouble"] for line in await lines(ann, "/api/review", {"record": "no"}) if line["trouble"]
        ]
        assert trouble["code"] == "bad-record"


async def test_nothing_of_a_running_game_is_judged(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann, Somebody(site.address, "Bo") as bo:
        table = await ann.set_table(bots=("random", "random"), start=True, players=3)
        for somebody in (ann, bo):
            for query in ({}, {"reader": "literal"}):
                answer = await somebody.http.get(f"/api/tables/{table}/review", params=query)
                assert (answer.status_code, answer.json()["code"]) == (403, "not-for-you")


@only_compiled
async def test_those_who_wait_for_the_same_game_share_its_review_and_it_ends_when_nobody_waits() -> None:
    pool, wish = ReviewPool(), Judge(short_game().to_json(), "literal")
    kept: list[bytes] = []

    async def keep_it(made: bytes) -> None:
        kept.append(made)

    async def all_lines(who: str) -> list[bytes]:
        return [line async for line in pool.lines("key", wish, who, keep_it)]

    try:
        one, two = await asyncio.gather(all_lines("a"), all_lines("b"))
        assert one[-1] == two[-1] == kept[0]
        assert len(kept) == 1
        left = pool.lines("key", wish, "a", keep_it)
        async for line in left:
            if json.loads(line)["steps"]:
                break
        await left.aclose()  # type: ignore[attr-defined]
        assert not pool._under_way
        again = await all_lines("a")  # what was left off does not stand in the way
        assert again[-1] == kept[0]
        assert len(kept) == 2
    finally:
        await pool.close()


@only_compiled
async def test_a_review_is_kept_before_it_is_told_and_told_if_it_cannot_be_kept() -> None:
    pool, wish = ReviewPool(), Judge(short_game().to_json(), "literal")
    happened: list[str] = []

    async def keep_slowly(_: bytes) -> None:
        await asyncio.sleep(0.2)
        happened.append("kept")
        raise OSError("the disk is full")

    try:
        async for line in pool.lines("key", wish, "a", keep_slowly):
            if json.loads(line)["review"]:
                happened.append("told")
        assert happened == ["kept", "told"]
    finally:
        await pool.close()


async def test_nobody_may_let_many_games_wait() -> None:
    pool, wish = ReviewPool(), Judge(short_game().to_json(), "literal")
    waiting = [pool.lines(number, wish, "a", not_kept) for number in range(MOST_OF_ONE + 2)]
    try:
        firsts = [await anext(each) for each in waiting]
        assert all(json.loads(line)["trouble"] is None for line in firsts)
        last = json.loads(await anext(waiting[-1]))
        assert last["trouble"]["code"] == "too-much"
        with pytest.raises(TooMuch):
            await pool.weigh(Weigh(wish.record, "literal"), "a")
    finally:
        for each in waiting:
            await each.aclose()  # type: ignore[attr-defined]
        await pool.close()


def test_a_fault_in_the_judge_is_told_and_ends_nothing() -> None:
    judge = JudgeAtWork()
    assert b"internal" in judge.answer(b"\xc1")
    assert b"internal" in judge.answer(b"\x81\xa4type\xa4GoOn")  # nothing was begun


@only_compiled
async def test_how_hard_a_deal_is_is_told_to_those_who_played_it_and_kept_for_all_games_of_it(
    site: Site,
) -> None:
    record = short_game()
    shorter = Record(record.options, record.deal, record.names, record.moves[:6])
    async with Somebody(site.address, "Ann") as ann, Somebody(site.address, "Bo") as bo:
        path = f"/api/tables/{await keep(ann, record)}/deal"
        (closed,) = await lines(bo, path, kept="true")
        assert (closed["open"], closed["deal"]) == (False, None)
        refused = await bo.http.get(path)
        assert (refused.status_code, refused.json()["code"]) == (403, "not-for-you")
        (offered,) = await lines(ann, path, kept="true")
        assert (offered["open"], offered["deal"]) == (True, None)
        told = await lines(ann, path)
        assert [line["done"] for line in told] == sorted(line["done"] for line in told)
        deal = told[-1]["deal"]
        assert [each["bot"] for each in deal["bots"]] == ["cheat", "duo", "partner", "cautious"]
        assert all(len(each["scores"]) == 2 for each in deal["bots"])
        assert deal["least"] <= deal["most"] <= deal["full"] == 25
        own = f"/api/tables/{await keep(bo, shorter)}/deal"  # another game of the same cards
        assert await lines(bo, own, kept="true") == await lines(bo, own) == told[-1:]


async def test_how_hard_the_deal_of_a_running_game_is_stays_secret(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann:
        table = await ann.set_table(bots=("random", "random"), start=True, players=3)
        for query in ({}, {"kept": "true"}):
            answer = await ann.http.get(f"/api/tables/{table}/deal", params=query)
            assert (answer.status_code, answer.json()["code"]) == (403, "not-for-you")


def test_how_hard_a_deal_can_be_has_its_names_in_the_protocol() -> None:
    assert set(get_args(DifficultyName)) == {each.value for each in Difficulty}
