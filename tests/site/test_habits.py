"""Bots meet people as they have shown to play: strangers first, remembered per guest, and forgotten again."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from hanabi.bots.partner.trust import KNOWN, STRANGER, Shown
from hanabi.protocol import requests, table_events
from hanabi.protocol.settings import Settings
from hanabi.protocol.table_events import BotSeated, HabitsMet, Met
from hanabi.rules.deal_code import from_code
from hanabi.rules.options import Options
from hanabi.site.bots.bot_process import Thinker
from hanabi.site.bots.habits import LEFT_OVER
from hanabi.site.bots.questions import people_met, question_at
from hanabi.site.site import Choices
from hanabi.site.site import Site as Worker
from hanabi.store.store import open_store
from hanabi.table.history import read
from tests.site.people import Somebody, careful
from tests.site.sites import Site
from tests.site.test_bot_words import deal_code
from tests.table.tables import Evening

SENSIBLE = "G4 B4 W4 Y4 R4 G3 B3 W3 Y3 R3 Y2 W2 B3 G3 R1"  # Ann, and two bots: the last has a red 1


async def known(somebody: Somebody) -> list[dict[str, Any]]:
    """What bots know of somebody."""
    return list((await somebody.get("/api/habits"))["bots"])


async def until_known(somebody: Somebody) -> dict[str, Any]:
    """What the first bot knows, as soon as one does: it is asked when the game is over."""
    while not (found := await known(somebody)):
        await asyncio.sleep(0.05)
    return found[0]


async def start(ann: Somebody, **settings: Any) -> str:
    """A table with two partners, where Ann has the first move and a clue that makes sense."""
    bots, deal = ("partner", "partner"), deal_code(SENSIBLE, 3)
    return await ann.set_table(players=3, starter=0, bots=bots, start=True, deal=deal, **settings)


async def play_sensibly(ann: Somebody, table: str) -> None:
    """Tell the last bot of its red 1, which the other sees, and stop when all have moved."""
    async with ann.at(table) as at:
        await at.do("make-move", move="C2:R", turn=0)
        await at.until(lambda: (at.position or {})["moves"] >= 3)
        await at.do("vote-stop", yes=True)


async def met_at(where: str, table: str) -> tuple[Met, ...]:
    """Whom the bots met at a table, as it is kept."""
    store = await open_store(where)
    events = [read(row.body).event for row in await store.events(table)]
    await store.close()
    return next(event.met for event in events if isinstance(event, table_events.Started))


async def test_a_stranger_becomes_known_and_bots_forget_them_in_one_tap(tmp_path: Path) -> None:
    where = str(tmp_path / "hanabi.sqlite3")
    with Site(where) as site:
        async with Somebody(site.address, "Ann") as ann:
            first = await start(ann)
            assert await known(ann) == []
            await play_sensibly(ann, first)
            found = await until_known(ann)
            assert (found["bot"], found["taken_for"], found["sense"]) == ("partner", "plain", True)
            second = await start(ann)
            forgotten = await ann.http.delete("/api/habits")
            assert (forgotten.status_code, forgotten.json()) == (200, {"bots": []})
            await play_sensibly(ann, second)
            third = await start(ann)
    assert await met_at(where, first) == (Met(0),)
    (again,) = await met_at(where, second)
    assert again.habits == (HabitsMet("partner", found["doubt"], sense=True, plain=True),)
    assert await met_at(where, third) == (Met(0),), "what was forgotten in the middle of a game stays so"


async def test_what_bots_know_goes_with_everything_else_of_somebody(tmp_path: Path) -> None:
    where = str(tmp_path / "hanabi.sqlite3")
    with Site(where) as site:
        async with Somebody(site.address, "Ann") as ann:
            guest = ann.guest
            await play_sensibly(ann, await start(ann))
            await until_known(ann)
            table = await start(ann)
            async with Somebody(site.address, "Eve") as eve:
                assert await known(eve) == []
                await eve.http.delete("/api/habits")
            assert await known(ann)
            await ann.http.delete("/api/me")
            assert await known(ann) == []
    store = await open_store(where)
    assert await store.habits(guest) == []
    assert guest.encode() not in b" ".join(row.body for row in await store.events(table))
    await store.close()


async def test_nobody_is_a_stranger_where_the_table_agreed_on_conventions(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann:
        assert await answer_to_red(ann, None) != "P14"
        assert await answer_to_red(ann, 1) == "P14"


async def answer_to_red(ann: Somebody, conventions: int | None) -> str:
    """What the bot does that is told of its red 1."""
    async with ann.at(await start(ann, conventions=conventions)) as at:
        await at.do("make-move", move="C2:R", turn=0)
        await at.until(lambda: (at.position or {})["moves"] >= 3)
        return next(str(move["move"]) for move in at.moves() if move["seat"] == 2)


# What a bot is told comes from the table alone.


def evening(*met: Met, conventions: int | None = None) -> Evening:
    """A game with a partner in the second seat."""
    found = Evening(Settings(players=2, starter=0, conventions=conventions))
    found.happen(BotSeated(1, "partner"))
    started = found.decide("Ann", requests.Start("s")).event
    assert isinstance(started, table_events.Started)
    found.happen(replace(started, met=met))
    return found


HABITS = HabitsMet("partner", -2, sense=True, plain=False)


@pytest.mark.parametrize(
    ("met", "conventions", "shown"),
    [
        ((), None, {}),
        ((Met(0),), None, {0: STRANGER}),
        ((Met(0, (HABITS,)),), None, {0: Shown(-2, sense=True, plain=False)}),
        ((Met(0, (replace(HABITS, bot="another"),)),), None, {0: STRANGER}),
        ((Met(0, (HABITS,)),), 2, {0: KNOWN}),
    ],
)
def test_a_bot_meets_people_as_the_start_of_the_game_says(
    met: tuple[Met, ...], conventions: int | None, shown: dict[int, Shown]
) -> None:
    table = evening(*met, conventions=conventions).table
    question = question_at(table, 1, "partner")
    assert people_met(table, "partner") == question.met == shown
    assert question.level == conventions
    assert question_at(table, 0, "partner").met == {}, "who stands in for somebody is not told of them"


def test_a_bot_that_is_seated_again_in_the_middle_plays_on_as_the_same_one() -> None:
    remembering, games, chance = Thinker(), evening(Met(0)), careful(3)
    for _ in range(12):
        state = games.table.state
        assert state is not None
        if state.on_turn == 0:
            games.ask(
                "Ann", requests.MakeMove, chance([str(move) for move in state.legal_moves()]), state.turn
            )
            continue
        question = question_at(games.table, 1, "partner")
        answer = remembering.answer(question)
        assert answer.problem is None
        assert answer == Thinker().answer(question)
        games.happen(table_events.Moved(1, str(answer.move)))


def test_a_bot_says_what_people_have_shown_it() -> None:
    games = evening(Met(0))
    question = replace(question_at(games.table, 1, "partner"), people=(0,))
    assert Thinker().answer(question).shown == {0: STRANGER}
    assert Thinker().answer(replace(question, bot="cautious")).shown == {}


async def test_nothing_is_learnt_of_somebody_for_whom_a_bot_stood_in(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann, Somebody(site.address, "Bo") as bo:
        deal = deal_code(SENSIBLE, 3)
        table = await ann.set_table(players=3, starter=0, bots=("partner",), deal=deal)
        async with ann.at(table) as at, bo.at(table) as other:
            await other.do("sit", seat=2)
            await at.do("start")
            await at.do("make-move", move="C2:R", turn=0)
            await at.do("vote-bot", seat=2, bot="partner")
            await at.until(lambda: at.on_turn)
            await at.do("vote-stop", yes=True)
        assert (await until_known(ann))["sense"]
        assert await known(bo) == []


async def test_what_a_game_showed_outlives_the_worker_where_it_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choices = Choices(store=str(tmp_path / "hanabi.sqlite3"))
    died = await Worker.open(choices)
    with monkeypatch.context() as patch:
        patch.setattr(died.tables.habits, "_begin", lambda history: None)  # as if it died right then
        ann = died.guests.new()
        deal = from_code(deal_code(SENSIBLE, 3)["code"], Options())
        settings = Settings(players=3, starter=0, pace=0)
        live = await died.tables.create(ann, settings, deal, ("partner", "partner"))
        await died.tables.ask(live, ann, requests.Start("start"))
        await died.tables.ask(live, ann, requests.MakeMove("m", "C2:R", 0))
        while live.table.state is None or live.table.state.move_count < 3:
            await asyncio.sleep(0.02)
        await died.tables.ask(live, ann, requests.VoteStop("stop", True))
        assert live.table.ended is not None
        await died.close()
    other = await Worker.open(choices)
    at = live.table.ended + LEFT_OVER + 1
    await other.tables.habits.catch_up(live.table.ended + 1, other.tables.find)
    await other.tables.habits.close()
    assert await other.store.habits(ann.id) == [], "a worker has its time"
    await other.tables.habits.catch_up(at, other.tables.find)
    await other.tables.habits.close()
    (habits,) = await other.store.habits(ann.id)
    assert (habits.bot, habits.sense) == ("partner", True)
    assert await other.store.games_to_learn_from(0, at) == [], "once is enough"
    await other.close()
