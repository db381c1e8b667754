"""Tables over the wire: people, bots and watchers, before, during and after a game."""

import asyncio
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest
from httpx import AsyncClient

from hanabi.game.replay import Replay
from hanabi.rules.deal import Deal
from hanabi.rules.deal_code import to_code
from hanabi.rules.options import Options
from hanabi.rules.record import Record
from hanabi.site.tables.open_tables import OF_A_GUEST
from tests.site.people import AtTable, Somebody, careful, play
from tests.site.sites import Site


async def arrive(stack: AsyncExitStack, site: Site, *names: str) -> list[Somebody]:
    """People with these names."""
    return [await stack.enter_async_context(Somebody(site.address, name)) for name in names]


async def sit_down(stack: AsyncExitStack, people: list[Somebody], **wish: Any) -> list[AtTable]:
    """All of them at a new table of the first one, behind the bots."""
    bots = wish.pop("bots", ())
    wish = {"players": len(people) + len(bots), "starter": 0} | wish
    table = await people[0].set_table(bots=bots, **wish)
    seats = [await stack.enter_async_context(person.at(table)) for person in people]
    for seat, at in enumerate(seats[1:], start=1 + len(bots)):
        await at.do("sit", seat=seat)
    return seats


async def deal(seats: list[AtTable]) -> None:
    """Start the game, and wait until everybody knows."""
    await seats[0].do("start")
    for at in seats:
        await at.until(lambda at=at: at.table["phase"] != "gathering")  # type: ignore[misc]


async def until_all(seats: list[AtTable]) -> None:
    """Until all of them know as much as the one who knows most."""
    for at in seats:
        await at.until(lambda at=at: at.seq >= max(each.seq for each in seats))  # type: ignore[misc]


GAMES = [
    (2, (), "base"),
    (2, ("random",), "five-own"),
    (1, ("cautious",) * 3, "black"),
    (3, ("random",) * 2, "ten-wild"),
    (2, ("random",), "tiles"),
    (2, ("random",), "expert"),
]


@pytest.mark.parametrize(("people", "bots", "options"), GAMES)
async def test_a_whole_game(site: Site, people: int, bots: tuple[str, ...], options: str) -> None:
    async with AsyncExitStack() as stack:
        seats = await sit_down(
            stack, await arrive(stack, site, *"ABC"[:people]), bots=bots, options=options, aid="marks"
        )
        await deal(seats)
        digest = seats[0].table["digest"]
        await play(*seats)
        await until_all(seats)
        first = seats[0]
        assert all(at.position == first.position and at.log == first.log for at in seats)
        assert first.opened is not None
        assert first.opened["digest"] == digest
        answer = await first.somebody.http.get(f"/api/tables/{first.table_id}/record")
        state = Replay(Record.from_json(answer.text)).end
        assert first.position is not None
        assert (state.is_over, len(state.moves)) == (True, first.position["moves"])


async def test_people_sit_leave_and_the_host_passes_on(site: Site) -> None:
    async with AsyncExitStack() as stack:
        ann, bo, cy = await sit_down(stack, await arrive(stack, site, "Ann", "Bo", "Cy"))
        assert (await bo.ask("seat-bot", seat=2, bot="random"))["code"] == "not-host"
        await cy.do("leave")
        await ann.do("leave")
        await bo.until(lambda: bo.table["host"] == 1)
        await bo.do("seat-bot", seat=0, bot="random")
        await bo.do("seat-bot", seat=2, bot="cautious")
        await bo.do("empty-seat", seat=2)
        assert (await bo.ask("start"))["code"] == "not-now"
        await cy.do("sit", seat=2)
        await bo.do("start")
        assert [seat["kind"] for seat in bo.table["seats"]] == ["bot", "person", "person"]


async def test_the_host_changes_what_is_agreed_before_the_game_only(site: Site) -> None:
    async with AsyncExitStack() as stack:
        ann, bo = seats = await sit_down(stack, await arrive(stack, site, "Ann", "Bo"))
        settings = ann.table["settings"] | {"options": "black", "talk": "free"}
        assert (await bo.ask("change-settings", settings=settings))["code"] == "not-host"
        await ann.do("change-settings", settings=settings)
        await deal(seats)
        assert (await ann.ask("change-settings", settings=settings))["code"] == "not-now"
        await bo.until(lambda: bo.table["settings"]["options"] == "black")


async def test_a_clue_is_taken_back_when_everybody_agrees(site: Site) -> None:
    async with AsyncExitStack() as stack:
        ann, bo = seats = await sit_down(stack, await arrive(stack, site, "Ann", "Bo"))
        await deal(seats)
        before = ann.position
        await ann.move(lambda legal: next(move for move in legal if move.startswith("C")))
        await bo.until(lambda: bo.on_turn)
        await ann.do("ask-takeback")
        await bo.do("answer-takeback", yes=True)
        await ann.until(lambda: ann.on_turn)
        assert ann.position == before
        assert (await ann.ask("ask-takeback"))["code"] == "nothing-to-take-back"


async def test_nobody_moves_in_a_pause(site: Site) -> None:
    async with AsyncExitStack() as stack:
        ann, bo = seats = await sit_down(stack, await arrive(stack, site, "Ann", "Bo"))
        await deal(seats)
        await bo.do("pause")
        await ann.until(lambda: ann.table.get("paused", False))
        assert ann.position is not None
        move = {"move": ann.position["legal"][0], "turn": 0}
        assert (await ann.ask("make-move", **move))["code"] == "paused-now"
        await ann.do("go-on")
        await ann.do("make-move", **move)


async def test_a_game_stops_when_all_want_it(site: Site) -> None:
    async with AsyncExitStack() as stack:
        ann, bo = seats = await sit_down(stack, await arrive(stack, site, "Ann", "Bo"))
        await deal(seats)
        await ann.do("vote-stop", yes=True)
        await bo.until(lambda: bo.table.get("stop") == [0])
        await bo.do("vote-stop", yes=True)
        assert bo.position is not None
        assert bo.position["outcome"]["reason"] == "stopped"


async def test_a_bot_stands_in_and_gives_the_seat_back(site: Site) -> None:
    async with AsyncExitStack() as stack:
        ann, bo, cy = seats = await sit_down(stack, await arrive(stack, site, "Ann", "Bo", "Cy"))
        await deal(seats)
        await bo.do("leave")
        await ann.do("vote-bot", seat=1, bot="random")
        await cy.do("vote-bot", seat=1, bot="random")
        await ann.until(lambda: ann.table["seats"][1].get("bot") == "random")
        await ann.move(careful(1))
        await cy.until(lambda: cy.on_turn)  # the bot has moved
        await bo.do("take-seat-back")
        await cy.move(careful(2))
        await ann.until(lambda: ann.on_turn)
        await ann.move(careful(3))
        await bo.until(lambda: bo.on_turn)
        await bo.move(careful(4))
        await ann.until(lambda: len(ann.moves()) == 5)
        assert [move.get("bot") for move in ann.moves()] == [None, "random", None, None, None]


async def test_a_bots_answer_for_a_turn_that_was_taken_back_is_not_played(site: Site) -> None:
    async with AsyncExitStack() as stack:
        [ann] = seats = await sit_down(stack, await arrive(stack, site, "Ann"), bots=("random",), pace=1500)
        await deal(seats)
        clues = [move for move in (ann.position or {})["legal"] if move.startswith("C")]
        await ann.do("make-move", move=clues[0], turn=0)
        await ann.do("ask-takeback")  # nobody else has a word in it
        assert ann.on_turn
        await ann.do("make-move", move=clues[1], turn=0)
        await ann.until(lambda: len(ann.moves()) == 3)
        assert [move["seat"] for move in ann.moves()] == [0, 0, 1]


async def test_a_rematch_brings_everybody_to_one_new_table(site: Site) -> None:
    async with AsyncExitStack() as stack:
        people = await arrive(stack, site, "Ann", "Bo")
        seats = await sit_down(stack, people, bots=("random",))
        await deal(seats)
        for at in seats:
            await at.do("vote-stop", yes=True)
        answers = await asyncio.gather(*(at.ask("rematch") for at in seats))
        assert sorted(answer.get("code", "done") for answer in answers) == ["done", "not-now"]
        await until_all(seats)
        table = seats[0].table["rematch"]
        assert table == seats[1].table["rematch"]
        async with people[0].at(table) as ann, people[1].at(table) as bo:
            assert None not in (ann.you, bo.you)
            assert sorted(seat["kind"] for seat in ann.table["seats"]) == ["bot", "person", "person"]
        mine = await people[0].get("/api/tables", mine="true", phase="gathering")
        assert [line["table"] for line in mine["tables"]] == [table], "nobody waits at a second one"


async def test_with_bots_alone_a_rematch_is_dealt_at_once(site: Site) -> None:
    async with AsyncExitStack() as stack:
        [person] = await arrive(stack, site, "Ann")
        [ann] = seats = await sit_down(stack, [person], bots=("random", "random"))
        await deal(seats)
        await ann.do("vote-stop", yes=True)
        await ann.do("rematch")
        async with person.at(ann.table["rematch"]) as again:
            assert again.table["phase"] == "playing"


async def test_watchers_see_what_the_table_allows(site: Site) -> None:
    async with AsyncExitStack() as stack:
        ann, bo, cy = await arrive(stack, site, "Ann", "Bo", "Cy")
        one_seat = await sit_down(stack, [ann, bo], watching={"type": "one-seat", "seat": 1})
        delayed = await sit_down(stack, [ann, bo], watching={"type": "delayed", "turns": 1})
        nobody = await sit_down(stack, [ann, bo], watching={"type": "nobody"})
        for seats in (one_seat, delayed, nobody):
            await deal(seats)
        async with cy.at(one_seat[0].table_id) as watcher:
            assert watcher.position is not None
            faces = [["card" in card for card in hand] for hand in watcher.position["hands"]]
            assert faces == [[True] * 5, [False] * 5]
        async with cy.at(delayed[0].table_id) as watcher:
            assert watcher.position is None
            await delayed[0].move(careful(1))
            await watcher.until(lambda: watcher.position is not None)
            assert watcher.position is not None
            assert watcher.position["moves"] == 0
            assert not watcher.on_turn
        closed = cy.at(nobody[0].table_id)
        await closed.connect()
        assert closed.goodbye == "not-allowed"
        await closed.hang_up()
        assert (await cy.get(f"/api/tables/{nobody[0].table_id}", 403))["code"] == "not-for-you"


async def test_notes_and_bookmarks_are_ones_own_until_the_end(site: Site) -> None:
    async with AsyncExitStack() as stack:
        ann, bo = seats = await sit_down(stack, await arrive(stack, site, "Ann", "Bo"))
        await deal(seats)
        await ann.do("write-note", order=0, text="surely red")
        await ann.do("bookmark", text="what now?")
        await bo.do("pause")
        assert [note["text"] for note in ann.notebook["notes"]] == ["surely red"]
        assert not any("surely red" in message or "what now" in message for message in bo.sent)
        async with ann.somebody.at(ann.table_id) as tab:
            assert tab.notebook == ann.notebook
        for at in seats:
            await at.do("vote-stop", yes=True)
        await until_all(seats)
        assert bo.notebook == ann.notebook
        assert [mark["text"] for mark in bo.notebook["bookmarks"]] == ["what now?"]


async def test_a_chosen_deal_is_marked_whichever_way_it_was_chosen(site: Site) -> None:
    async with AsyncExitStack() as stack:
        [ann] = people = await arrive(stack, site, "Ann")
        [at] = seats = await sit_down(stack, people, bots=("random",))
        await deal(seats)
        await at.play(careful(1))
        assert at.opened is not None
        record = (await ann.http.get(f"/api/tables/{at.table_id}/record")).text
        chosen = [
            {"type": "code", "code": at.opened["code"]},
            {"type": "table", "table": at.table_id},
            {"type": "record", "record": record},
        ]
        for way in chosen:
            table = await ann.set_table(players=2, starter=0, bots=("random",), start=True, deal=way)
            async with ann.at(table) as again:
                assert again.table["chosen"]
                await again.do("vote-stop", yes=True)
                assert again.opened is not None
                assert again.opened["deck"] == at.opened["deck"]
        mine = await ann.get("/api/tables", mine="true", phase="ended")
        assert [line["chosen"] for line in mine["tables"]] == [True, True, True, False]
        assert len({line["deal"] for line in mine["tables"]}) == 1


async def test_the_deal_of_a_game_that_is_played_stays_secret(site: Site) -> None:
    async with AsyncExitStack() as stack:
        seats = await sit_down(stack, await arrive(stack, site, "Ann", "Bo"))
        await deal(seats)
        ann, table = seats[0].somebody, seats[0].table_id
        assert (await ann.get(f"/api/tables/{table}/record", 403))["code"] == "not-for-you"
        wish = {"settings": {"players": 2}, "deal": {"type": "table", "table": table}}
        assert (await ann.http.post("/api/tables", json=wish)).status_code == 403


async def test_a_clock_that_runs_out_ends_the_game(site: Site) -> None:
    async with AsyncExitStack() as stack:
        clock = {"type": "per-turn", "seconds": 5}
        seats = await sit_down(stack, await arrive(stack, site, "Ann", "Bo"), clock=clock)
        await deal(seats)
        for at in seats:  # whose first turns have more time
            while not at.on_turn:
                await at.hear()
            await at.move(careful(1))
        await seats[1].until(lambda: seats[1].table["phase"] == "ended")
        assert seats[1].position is not None
        assert seats[1].position["outcome"]["reason"] == "timed-out"


async def test_the_lobby_lists_public_tables_page_by_page(site: Site) -> None:
    async with AsyncExitStack() as stack:
        ann, bo = await arrive(stack, site, "Ann", "Bo")
        public = [await ann.set_table(players=4, public=True) for _ in range(5)]
        private = await ann.set_table(players=4)
        found: list[str] = []
        query: dict[str, Any] = {"phase": "gathering", "players": 4, "limit": 2}
        while True:
            page = await bo.get("/api/tables", **query)
            found += [line["table"] for line in page["tables"]]
            if page["next"] is None:
                break
            query["before"] = page["next"]
        assert found == public[::-1]
        assert private not in found
        mine = await ann.get("/api/tables", mine="true")
        assert private in [line["table"] for line in mine["tables"]]
        assert all(line["mine"] for line in mine["tables"])


async def test_history_statistics_and_export_tell_of_finished_games(site: Site) -> None:
    async with AsyncExitStack() as stack:
        [ann] = await arrive(stack, site, "Ann")
        for number in range(3):
            table = await ann.set_table(players=2, bots=("random",), start=True)
            async with ann.at(table) as at:
                await at.play(careful(number))
        history = await ann.get("/api/tables", mine="true", phase="ended")
        assert len(history["tables"]) == 3
        statistics = await ann.get("/api/statistics", mine="true")
        assert statistics["games"] == 3
        assert sum(count["games"] for count in statistics["scores"]) == 3
        exported = (await ann.http.get("/api/export")).text.splitlines()
        assert len([Record.from_json(line) for line in exported]) == 3
        earlier = await ann.get(f"/api/tables/{table}/moves/1")
        assert earlier["moves"] == 1


CODE = to_code(Deal.shuffle(Options(), 2, Random(7), 1), Options())


async def test_a_lesson_begins_in_the_middle_and_is_not_among_the_games_played(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann:
        lesson, deal = {"opening": ["C0:1"]}, {"type": "code", "code": CODE}
        wish = {"settings": {"players": 2, "pace": 0}, "bots": ["random"], "deal": deal, "lesson": lesson}
        answer = await ann.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        async with ann.at(answer.json()["table"]) as at:
            assert at.table["phase"] == "playing"
            assert [move["move"] for move in at.moves()] == lesson["opening"]
            await at.play(careful(1))
        for phase in ("gathering", "playing", "ended"):
            assert (await ann.get("/api/tables", mine="true", phase=phase))["tables"] == []
        assert (await ann.get("/api/statistics", mine="true"))["games"] == 0


LESSON = {
    "settings": {"players": 2},
    "bots": ["random"],
    "deal": {"type": "code", "code": CODE},
    "lesson": {"opening": []},
}


async def test_a_new_lesson_ends_those_that_were_left_but_none_that_is_still_open(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann:
        lessons = [(await ann.http.post("/api/tables", json=LESSON)).json()["table"]]
        async with ann.at(lessons[0]) as at:
            for _ in range(OF_A_GUEST + 1):
                answer = await ann.http.post("/api/tables", json=LESSON)
                assert answer.status_code == 201, answer.text
                lessons.append(answer.json()["table"])
            assert at.table["phase"] == "playing"
        phases = [(await ann.get(f"/api/tables/{lesson}"))["table"]["phase"] for lesson in lessons]
        assert phases == ["playing", *["ended"] * OF_A_GUEST, "playing"]


async def test_who_comes_with_no_cookie_or_asks_for_many_lessons_at_once_gets_them(site: Site) -> None:
    async with AsyncClient(base_url=site.address, headers={"origin": site.address}) as nobody:
        answers = [await nobody.post("/api/tables", json=LESSON) for _ in range(2)]
        answers += await asyncio.gather(*(nobody.post("/api/tables", json=LESSON) for _ in range(5)))
        assert [answer.status_code for answer in answers] == [201] * 7


@pytest.mark.parametrize(
    "change",
    [
        {"deal": None},
        {"deal": {"type": "day", "day": "2026-01-01"}},
        {"bots": []},
        {"lesson": {"opening": ["P99"]}},
    ],
)
async def test_a_lesson_has_a_deal_of_its_own_and_bots(site: Site, change: dict[str, Any]) -> None:
    async with Somebody(site.address, "Ann") as ann:
        answer = await ann.http.post("/api/tables", json={**LESSON, **change})
        assert answer.status_code in (400, 409), answer.text


async def test_the_site_tells_how_it_is(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann:
        assert (await ann.get("/health"))["ok"]
        await ann.set_table()
        counts = await asyncio.to_thread(site.counts)
        assert counts['hanabi_events_total{type="created"}'] > 0
        assert any(name.startswith("hanabi_worker{") for name in counts)
