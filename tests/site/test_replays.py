"""Going through games again over HTTP and in a review: real site, real records."""

import asyncio
import json
from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest

from hanabi.bots.partner.explanations import Code
from hanabi.game.replay import Replay, record_of
from hanabi.game.state import State
from hanabi.rules.hanab_live import VARIANTS, to_hanab_live
from hanabi.rules.hanab_live_link import to_link
from hanabi.rules.moves import parse_move
from hanabi.rules.options import Options
from hanabi.rules.record import Record
from tests.games import Setting
from tests.site.people import Json, Somebody
from tests.site.sites import Site

BASE = Options(empty_clues=False)


def game(options: Options = BASE, players: int = 3, seed: int = 1) -> Record:
    """A finished game of random people who play well."""
    return record_of(Setting(options, players, seed, skill=90).end())


async def keep(somebody: Somebody, record: Record) -> str:
    """Keep a game on the site; the id of its table."""
    answer = await somebody.http.post("/api/games", json={"text": record.to_json()})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


async def what_if(somebody: Somebody, record: Record, **wish: Any) -> Json:
    """A branch of a game."""
    answer = await somebody.http.post("/api/what-if", json={"record": record.to_json(), **wish})
    assert answer.status_code == 200, answer.text
    branch: Json = answer.json()
    return branch


# Replays, import and export.


async def test_a_kept_game_is_a_finished_table_with_a_replay_and_its_own_record(site: Site) -> None:
    record = game(Options.parse("ten-wild+black+tiles"), 4)
    async with Somebody(site.address, "Ann") as ann:
        table = await keep(ann, record)
        replay = (await ann.http.get(f"/api/tables/{table}/replay")).json()
        assert len(replay["positions"]) == len(record.moves) + 1
        assert replay["names"] == list(record.names)
        again = Record.from_json((await ann.http.get(f"/api/tables/{table}/record")).text)
        assert (again.deal, again.moves, again.options) == (record.deal, record.moves, record.options)


async def test_a_kept_game_is_in_the_history_and_export_of_its_keeper_who_did_not_play_it(site: Site) -> None:
    first, second = game(seed=2), game(seed=3)
    async with Somebody(site.address, "Ann") as ann, Somebody(site.address, "Bo") as bo:
        kept = {await keep(ann, first), await keep(ann, second)}
        mine = (await ann.get("/api/tables", mine="true", phase="ended"))["tables"]
        assert {each["table"] for each in mine} == kept
        assert all(each["mine"] and each["kept"] for each in mine)
        lines = (await ann.http.get("/api/export")).text.splitlines()
        assert {Record.from_json(line).deal for line in lines} == {first.deal, second.deal}
        assert (await ann.get("/api/statistics", mine="true"))["games"] == 0
        assert (await bo.get("/api/tables", mine="true"))["tables"] == []
        assert (await bo.http.get("/api/export")).text == ""


async def test_a_kept_game_of_somebody_who_is_forgotten_stays_without_names(site: Site) -> None:
    record = replace(game(seed=4), names=("Ann", "Wilhelmina", "Cy"))
    async with Somebody(site.address, "Ann") as ann:
        table = await keep(ann, record)
        assert (await ann.http.delete("/api/me")).json() == {"tables": 1}
        assert (await ann.get("/api/tables", mine="true"))["tables"] == []
        answer = await ann.http.get(f"/api/tables/{table}/record")
        assert Record.from_json(answer.text).moves == record.moves
        assert "Ann" not in answer.text
        assert "Wilhelmina" not in answer.text


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: str(variant.name))
async def test_games_of_hanab_live_are_read_in_both_forms(site: Site, variant: Any) -> None:
    async with Somebody(site.address, "Ann") as ann:
        for players in (2, 3, 4, 5):
            record = game_of_seat_0(variant.options, players)
            link = to_link(record)
            for text in (to_hanab_live(record), link, f"https://hanab.live/replay-json/{link}"):
                answer = await ann.http.post("/api/replay", json={"text": text})
                assert answer.status_code == 200, answer.text
                assert len(answer.json()["positions"]) == len(record.moves) + 1


def game_of_seat_0(options: Options, players: int) -> Record:
    """A game that a link can tell: seat 0 begins, and empty clues are off."""
    options = Options(options.multicolour, options.black, empty_clues=False)
    chance = Random(players)
    state = State.new(players, options, starter=0, chance=chance)
    while not state.is_over:
        state, _ = state.apply(chance.choice(state.legal_moves()))
    return record_of(state)


@pytest.mark.parametrize(
    ("text", "code", "reason"),
    [
        ("", "no-game", "is empty"),
        ("hello", "no-game", "not JSON"),
        ("{}", "bad-record", "format"),
        ('{"players": ["Ann", "Bo"]}', "no-deck", "missing"),
        ("215abc,00,0", "bad-record", "deck"),
        ('{"format": "hanabi-record", "version": 99}', "bad-record", "newer"),
    ],
)
async def test_what_cannot_be_taken_is_refused_with_the_reason(
    site: Site, text: str, code: str, reason: str
) -> None:
    async with Somebody(site.address, "Ann") as ann:
        for address in ("/api/replay", "/api/games"):
            answer = await ann.http.post(address, json={"text": text})
            assert answer.status_code == 400
            assert answer.json()["code"] == code
            assert reason in answer.json()["text"]


async def test_a_game_that_is_not_over_has_no_replay_picture_or_export(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann:
        table = await ann.set_table(players=2, bots=("random",), start=True, pace=5_000)
        for what in ("replay", "picture.svg", "hanab-live", "record"):
            answer = await ann.http.get(f"/api/tables/{table}/{what}")
            assert answer.status_code == 403, what


async def test_a_game_goes_out_to_hanab_live_or_is_refused_in_words(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann:
        said = await ann.http.get(f"/api/tables/{await keep(ann, game())}/hanab-live")
        assert said.status_code == 200
        assert len(said.json()["deck"]) == 50
        tiles = await keep(ann, game(Options(tiles=True)))
        refused = await ann.http.get(f"/api/tables/{tiles}/hanab-live")
        assert (refused.status_code, refused.json()["code"]) == (409, "cannot-say")


async def test_a_position_is_a_picture(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann:
        table = await keep(ann, game())
        picture = await ann.http.get(f"/api/tables/{table}/picture.svg?moves=7&seat=1")
        assert picture.headers["content-type"] == "image/svg+xml"
        assert "<title>Hanabi 6 / 25</title>" in picture.text
        bad = await ann.http.get(f"/api/tables/{table}/picture.svg?moves=x")
        assert (bad.status_code, bad.json()["code"]) == (400, "bad-notation")


# What if?


async def test_a_branch_tells_what_the_seat_on_turn_may_do(site: Site) -> None:
    record = game()
    async with Somebody(site.address, "Ann") as ann:
        first = await what_if(ann, record, at=4)
        assert len(first["positions"]) == 1
        move = first["positions"][0]["legal"][0]
        second = await what_if(ann, record, at=4, moves=[move])
        assert second["moves"] == [move]
        assert len(second["positions"]) == 2
        assert Record.from_json(second["record"]).moves[:4] == record.moves[:4]


async def test_a_branch_with_another_card(site: Site) -> None:
    record = game()
    async with Somebody(site.address, "Ann") as ann:
        hands = (await what_if(ann, record, at=0))["positions"][0]["hands"]
        order = hands[1][0]["order"]
        changed = await what_if(ann, record, at=0, exchanged=[{"order": order, "card": "R5"}])
        assert changed["positions"][0]["hands"][1][0]["card"] == "R5"


async def test_a_bot_plays_on_to_the_end_and_the_same_way_each_time(site: Site) -> None:
    record = game()
    async with Somebody(site.address, "Ann") as ann:
        ways = [await what_if(ann, record, at=2, bot="partner", bot_moves=200) for _ in range(2)]
        assert ways[0]["positions"][-1]["outcome"]
        assert ways[0]["moves"] == ways[1]["moves"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"at": 600}, "bad-record"),
        ({"at": 0, "moves": ["P49"]}, "illegal-in-record"),
        ({"at": 0, "moves": ["?"]}, "bad-notation"),
        ({"at": 0, "exchanged": [{"order": 0, "card": "Q9"}]}, "bad-notation"),
        ({"at": 0, "exchanged": [{"order": 99, "card": "R1"}]}, "bad-deal"),
        ({"at": 0, "bot": "nobody"}, "no-such-bot"),
        ({"at": 0, "bot": "cheat"}, "no-such-bot"),
        ({"at": -1}, "bad-message"),
    ],
)
async def test_a_branch_that_cannot_be_is_refused(site: Site, wish: Json, code: str) -> None:
    async with Somebody(site.address, "Ann") as ann:
        answer = await ann.http.post("/api/what-if", json={"record": game().to_json(), **wish})
        assert answer.status_code in (400, 409)
        assert answer.json()["code"] == code


# What a bot would do.


async def advised(somebody: Somebody, record: Record, **wish: Any) -> list[Json]:
    """What a bot says to a game."""
    answer = await somebody.http.post("/api/advice", json={"record": record.to_json(), **wish})
    assert answer.status_code == 200, answer.text
    advice: list[Json] = answer.json()["advice"]
    return advice


async def test_a_bot_says_what_it_would_do_at_every_moment_and_why(site: Site) -> None:
    record = game(Options.parse("ten-wild+black+tiles"), 4)
    async with Somebody(site.address, "Ann") as ann:
        found = []
        for first in range(0, len(record.moves) + 1, 20):
            found += await advised(ann, record, bot="partner", first=first, count=20)
        codes = {code.value for code in Code}
        assert [advice["moves"] for advice in found] == list(range(len(record.moves)))
        for advice, state, move in zip(found, Replay(record).states, record.moves, strict=False):
            assert advice["seat"] == state.on_turn
            assert parse_move(advice["move"]) in state.legal_moves()
            assert advice["agrees"] == (advice["move"] == str(move))
            assert advice["events"]
            assert advice["reasons"]
            assert {reason["code"] for reason in advice["reasons"]} <= codes
        assert {advice["agrees"] for advice in found} == {True, False}
        again = await advised(ann, record, bot="partner", first=7)
        assert again == [found[7]]


async def test_a_bot_that_gives_no_reasons_is_asked_at_the_end_of_a_branch(site: Site) -> None:
    record = replace(game(), moves=game().moves[:5])
    async with Somebody(site.address, "Ann") as ann:
        [advice] = await advised(ann, record, bot="random", first=5, count=20)
        assert (advice["moves"], advice["reasons"], advice["agrees"]) == (5, [], None)


async def test_a_bot_is_asked_by_what_the_seat_could_know(site: Site) -> None:
    """Other cards in the hand that is on turn, and lower in the deck, change nothing of what it says."""
    state = State.new(3, BASE, chance=Random(5))
    assert state.dealt is not None
    deck = list(state.dealt.deck)
    for mine, low in zip(state.orders(state.on_turn), range(40, 45), strict=True):
        deck[mine], deck[low] = deck[low], deck[mine]
    other = State.deal(replace(state.dealt, deck=tuple(deck)), BASE)
    async with Somebody(site.address, "Ann") as ann:
        said = [(await advised(ann, record_of(each), bot="partner", first=0))[0] for each in (state, other)]
        assert said[0]["move"] == said[1]["move"]
        assert said[0]["reasons"] == said[1]["reasons"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"first": 600, "bot": "partner"}, "bad-record"),
        ({"first": 0, "bot": "nobody"}, "no-such-bot"),
        ({"first": 0, "bot": "cheat"}, "no-such-bot"),
        ({"first": 0, "bot": "partner", "count": 21}, "bad-message"),
    ],
)
async def test_a_question_that_no_bot_can_be_asked_is_refused(site: Site, wish: Json, code: str) -> None:
    async with Somebody(site.address, "Ann") as ann:
        answer = await ann.http.post("/api/advice", json={"record": game().to_json(), **wish})
        assert answer.json()["code"] == code


# Reviews.


async def test_one_leads_a_review_and_the_others_are_shown_where(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann, Somebody(site.address, "Bo") as bo:
        table = await keep(ann, game())
        async with ann.at(table) as leads, bo.at(table) as follows:
            assert leads.socket is not None
            marks = [{"order": 3}, {"suit": "R"}, {"order": 4, "start": 9}]
            branch = {"at": 4, "name": "bolder", "exchanged": [], "moves": ["C1:R"], "hidden": [7]}
            await leads.socket.send(
                json.dumps({"type": "point", "moves": 5, "marks": marks, "branch": branch})
            )
            while (message := await follows.hear())["type"] != "pointing":
                pass
            assert (message["name"], message["moves"]) == ("Ann", 5)
            assert (message["marks"], message["branch"]) == (marks, branch)


async def test_a_comment_stays_with_the_game(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann, Somebody(site.address, "Bo") as bo:
        table = await keep(ann, game())
        async with ann.at(table) as writes, bo.at(table) as reads:
            await writes.do("comment", moves=3, text="why not the five?")
            await reads.until(lambda: reads.log[-1]["what"]["type"] == "commented")
        replay = (await bo.http.get(f"/api/tables/{table}/replay")).json()
        assert [(said["name"], said["moves"]) for said in replay["comments"]] == [("Ann", 3)]


async def test_nobody_points_at_cards_before_the_end(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann:
        table = await ann.set_table(players=2, bots=("random",), start=True, pace=5_000)
        async with ann.at(table) as playing:
            assert playing.socket is not None
            await playing.socket.send('{"type": "point", "moves": 0}')
            await asyncio.wait_for(playing.until(lambda: "" in playing.answers), 10)
            assert playing.answers[""]["code"] == "not-now"


# The deal of the day.


async def test_the_deal_of_the_day_is_the_same_for_everybody_and_has_its_results(site: Site) -> None:
    day = datetime.now(UTC).date().isoformat()
    async with Somebody(site.address, "Ann") as ann, Somebody(site.address, "Bo") as bo:
        decks = []
        for somebody in (ann, bo):
            settings = {"players": 2, "pace": 0, "public": somebody is bo}
            wish = {"settings": settings, "deal": {"type": "day", "day": day}}
            made = await somebody.http.post("/api/tables", json={**wish, "bots": ["cautious"], "start": True})
            table = made.json()["table"]
            async with somebody.at(table) as sitting:
                await sitting.do("vote-stop", yes=True)
            replay = (await somebody.http.get(f"/api/tables/{table}/record")).text
            decks.append(Record.from_json(replay).deal.deck)
        assert decks[0] == decks[1]
        daily = (await ann.http.get("/api/daily?players=2")).json()
        assert (daily["day"], daily["open"]) == (day, True)
        assert [(each["rank"], each["first"]) for each in daily["results"]] == [(1, True), (1, True)]
        assert [each["game"]["mine"] for each in daily["results"]].count(True) == 1
        score = next(each["game"]["score"] for each in daily["results"] if each["game"]["mine"])
        assert daily["mine"][-1] == {"day": day, "score": score, "on_time": True}
        assert [each["on_time"] for each in daily["mine"]] == [False] * 6 + [True]
        assert daily["streak"] == 1
        assert [(each["name"], each["me"]) for each in daily["week"]].count(("Ann", True)) == 1
        assert sorted(each["name"] for each in daily["week"]) == ["Ann", "Bo"]
        others = [each["game"] for each in (await bo.http.get("/api/daily?players=2")).json()["results"]]
        assert [(line["public"], line["mine"]) for line in others] == [(True, True)], (
            "Ann's is her own affair"
        )


async def test_who_has_not_played_the_deal_of_the_day_sees_none_of_its_games(site: Site) -> None:
    day = datetime.now(UTC).date().isoformat()
    wish = {"players": 4, "public": True, "bots": ("cautious",) * 3, "deal": {"type": "day", "day": day}}
    async with Somebody(site.address, "Ann") as ann, Somebody(site.address, "Bo") as bo:
        table = await ann.set_table(start=True, **wish)  # type: ignore[arg-type]
        async with ann.at(table) as playing, bo.at(table) as watching:
            assert watching.goodbye == "not-allowed", "nobody watches cards that they may still play"
            assert playing.table["day"] == day
            await playing.do("vote-stop", yes=True)
        closed = (await bo.http.get("/api/daily?players=4")).json()
        assert (closed["open"], closed["results"], closed["week"]) == (False, [], [])

        async def listed(**query: Any) -> tuple[bool, int]:
            asked = {"phase": "ended", "players": 4, **query}
            found = {each["table"] for each in (await bo.get("/api/tables", **asked))["tables"]}
            return table in found, (await bo.get("/api/statistics", **asked))["games"]

        assert await listed() == await listed(max_score=30) == (False, 0), "no list tells a result"
        ways = ("", "/moves/0", "/replay", "/record", "/hanab-live", "/picture.svg")
        for way in ways:
            answer = await bo.http.get(f"/api/tables/{table}{way}")
            assert (answer.status_code, answer.json()["code"]) == (403, "not-for-you"), way
            assert (await ann.http.get(f"/api/tables/{table}{way}")).status_code == 200
        copied = {"settings": {"players": 4}, "deal": {"type": "table", "table": table}}
        assert (await bo.http.post("/api/tables", json=copied)).status_code == 403
        async with bo.at(table) as reviewing:
            assert reviewing.goodbye == "not-allowed"
        own = await bo.set_table(start=True, **wish)  # type: ignore[arg-type]
        async with bo.at(own) as playing:
            await playing.do("vote-stop", yes=True)
        assert len((await bo.http.get("/api/daily?players=4")).json()["results"]) == 2
        assert await listed() == (True, 2)
        for way in ways:
            assert (await bo.http.get(f"/api/tables/{table}{way}")).status_code == 200


async def test_the_deal_of_the_day_has_its_rules_and_its_starter(site: Site) -> None:
    day = {"type": "day", "day": datetime.now(UTC).date().isoformat()}
    async with Somebody(site.address, "Ann") as ann:
        other = {"settings": {"players": 5, "options": "no-empty-clues"}, "deal": day}
        answer = await ann.http.post("/api/tables", json=other)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-options")
        starters = set()
        for starter in range(5):
            table = await ann.set_table(
                players=5, starter=starter, bots=("cautious",) * 4, start=True, deal=day
            )
            async with ann.at(table) as playing:
                await playing.do("vote-stop", yes=True)
            record = Record.from_json((await ann.http.get(f"/api/tables/{table}/record")).text)
            starters.add(record.deal.starter)
        assert len(starters) == 1


async def test_imported_games_do_not_crowd_the_results_of_the_day_out(site: Site) -> None:
    day = datetime.now(UTC).date().isoformat()
    async with Somebody(site.address, "Ann") as ann, Somebody(site.address, "Bo") as bo:
        table = await ann.set_table(
            players=3, bots=("cautious",) * 2, start=True, deal={"type": "day", "day": day}
        )
        async with ann.at(table) as playing:
            await playing.do("vote-stop", yes=True)
        record = (await ann.http.get(f"/api/tables/{table}/record")).text
        await keep(bo, Record.from_json(record))
        results = (await ann.http.get("/api/daily?players=3")).json()["results"]
        assert [each["game"]["table"] for each in results] == [table]


async def test_a_day_to_come_is_a_secret(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann:
        for day in ("2999-01-01", "someday"):
            answer = await ann.http.get(f"/api/daily?day={day}")
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-notation")


async def test_names_from_elsewhere_are_shown_as_guests_names_are(site: Site) -> None:
    nasty = "Ann\u202e" + "\u0335" * 30
    async with Somebody(site.address, "Ann") as ann:
        table = await ann.set_table(players=2, bots=("random",), start=True, talk="free")
        async with ann.at(table) as at:
            await at.do("say", text=f"hello {nasty}")
            assert at.log[-1]["what"]["text"] == "hello Ann" + "\u0335" * 3
            await at.do("vote-stop", yes=True)
        record = await ann.get(f"/api/tables/{table}/record")
        text = json.dumps({**record, "names": [nasty, "Bo"]})
        shown = (await ann.http.post("/api/replay", json={"text": text})).json()
        assert json.loads(shown["record"])["names"][0] == "Ann" + "\u0335" * 3
        kept = (await ann.http.post("/api/games", json={"text": text})).json()["table"]
        assert "\u202e" not in (await ann.http.get(f"/api/tables/{kept}/replay")).text
