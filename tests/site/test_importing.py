"""Games from elsewhere over HTTP: kept once, several at a time, with their notes, and claimed."""

import json
from dataclasses import replace
from typing import Any

import pytest

from hanabi.protocol.importing import MOST_GAMES
from hanabi.rules.any_game import parse_any_game
from hanabi.rules.hanab_live import to_hanab_live
from hanabi.rules.hanab_live_notes import CardNote
from hanabi.rules.moves import Stop
from hanabi.rules.record import Record
from tests.rules.live_example import GAME
from tests.site.people import Json, Somebody, play
from tests.site.sites import Site
from tests.site.test_replays import game

ELSEWHERE = replace(game(seed=11), names=("Ann", "Bo", "Cy"))


async def brought(somebody: Somebody, text: str, **more: Any) -> Json:
    """What became of a game that somebody brings."""
    answer = await somebody.http.post("/api/games", json={"text": text, **more})
    assert answer.status_code in (200, 201), answer.text
    found: Json = answer.json()
    assert (answer.status_code == 200) == found["known"]
    return found


async def mine(somebody: Somebody) -> list[Json]:
    found: list[Json] = (await somebody.get("/api/tables", mine="true", phase="ended"))["tables"]
    return found


async def test_the_same_game_is_kept_once_in_whatever_form_it_comes(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann, Somebody(site.address, "Bo") as bo:
        first = await brought(ann, ELSEWHERE.to_json())
        again = await brought(ann, to_hanab_live(ELSEWHERE))
        assert (again["table"], again["known"]) == (first["table"], True)
        other_line = replace(ELSEWHERE, moves=(*ELSEWHERE.moves[:6], Stop()))
        assert not (await brought(ann, other_line.to_json()))["known"]
        assert len(await mine(ann)) == 2
        assert not (await brought(bo, ELSEWHERE.to_json()))["known"]  # what others keep is theirs


async def test_a_game_that_was_played_here_is_known_when_it_comes_back(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann:
        table = await ann.set_table(players=2, bots=("random",), start=True, pace=0)
        async with ann.at(table) as seat:
            await play(seat)
        record = (await ann.http.get(f"/api/tables/{table}/record")).text
        assert (await brought(ann, record))["table"] == table


async def test_who_says_which_player_they_were_has_the_game_among_their_own(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann:
        found = await brought(ann, ELSEWHERE.to_json(), me="Bo")
        assert found["you"] == 1
        assert [each["you"] for each in await mine(ann)] == [1]
        assert (await ann.get("/api/statistics", mine="true"))["games"] == 1
        assert (await ann.get("/api/co-players"))["co_players"] == []  # nobody else there is known here
        claim = f"/api/tables/{found['table']}/claim"
        assert (await ann.http.post(claim, json={"seat": 2})).json()["you"] == 2
        assert (await ann.get("/api/statistics", mine="true"))["games"] == 1
        assert (await ann.http.post(claim, json={"seat": None})).json()["you"] is None
        assert (await ann.get("/api/statistics", mine="true"))["games"] == 0
        assert (await brought(ann, ELSEWHERE.to_json(), me="Cy"))["you"] == 2


async def test_only_the_keeper_of_a_game_says_which_player_they_were(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann, Somebody(site.address, "Bo") as bo:
        found = await brought(ann, ELSEWHERE.to_json(), me="Ann")
        claim = f"/api/tables/{found['table']}/claim"
        for somebody, seat in ((bo, 1), (ann, 3)):
            refused = await somebody.http.post(claim, json={"seat": seat})
            assert (refused.status_code, refused.json()["code"]) == (403, "not-for-you")
        table = await bo.set_table(players=2, bots=("random",), start=True, pace=5_000)
        refused = await bo.http.post(f"/api/tables/{table}/claim", json={"seat": 1})
        assert refused.status_code == 403


async def test_nothing_of_a_claim_is_told_to_others_or_left_when_one_is_forgotten(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann, Somebody(site.address, "Bo") as bo:
        table = (await brought(ann, ELSEWHERE.to_json(), me="Bo"))["table"]
        seen = (await bo.http.get(f"/api/tables/{table}")).json()
        assert "seat-claimed" not in {line["what"]["type"] for line in seen["log"]}
        assert (await ann.http.delete("/api/me")).json() == {"tables": 1}
        assert (await ann.get("/api/statistics", mine="true"))["games"] == 0
        text = (await ann.http.get(f"/api/tables/{table}/replay")).text
        assert '"Bo"' not in text


async def test_an_unfinished_game_is_kept_as_one_that_was_stopped(site: Site) -> None:
    unfinished = replace(ELSEWHERE, moves=ELSEWHERE.moves[:9])
    async with Somebody(site.address, "Ann") as ann:
        found = await brought(ann, unfinished.to_json())
        assert found["unfinished"]
        record = Record.from_json((await ann.http.get(f"/api/tables/{found['table']}/record")).text)
        assert record.moves == (*unfinished.moves, Stop())
        assert [each["reason"] for each in await mine(ann)] == ["stopped"]
        assert (await brought(ann, unfinished.to_json()))["known"]
        begun = await ann.http.post("/api/games", json={"text": replace(ELSEWHERE, moves=()).to_json()})
        assert (begun.status_code, begun.json()["code"]) == (400, "bad-record")


async def test_notes_stand_at_their_cards_and_turns_and_go_out_again(site: Site) -> None:
    notes = [["", "turn 3: mine"], ["chop"]]
    text = json.dumps(GAME | {"notes": notes})
    expected = [
        {"seat": 1, "order": 0, "text": "chop", "moves": 0},
        {"seat": 0, "order": 1, "text": "turn 3: mine", "moves": 2},
    ]
    async with Somebody(site.address, "Ann") as ann:
        looked = (await ann.http.post("/api/replay", json={"text": text})).json()
        assert sorted(looked["notebook"]["notes"], key=lambda note: note["moves"]) == expected
        table = (await brought(ann, text))["table"]
        kept = (await ann.http.get(f"/api/tables/{table}/replay")).json()
        assert kept["notebook"]["notes"] == expected
        out = (await ann.http.get(f"/api/tables/{table}/hanab-live")).text
        assert set(parse_any_game(out).notes) == {CardNote(0, 1, "turn 3: mine", 3), CardNote(1, 0, "chop")}


async def test_a_replay_has_a_link_that_hanab_live_opens_if_there_is_one(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann:
        replay = (await ann.http.post("/api/replay", json={"text": ELSEWHERE.to_json()})).json()
        again = (await ann.http.post("/api/replay", json={"text": replay["hanab_live"]})).json()
        assert len(again["positions"]) == len(ELSEWHERE.moves) + 1
        tiles = game(replace(ELSEWHERE.options, tiles=True))
        assert (await ann.http.post("/api/replay", json={"text": tiles.to_json()})).json()[
            "hanab_live"
        ] is None


async def test_of_several_games_each_is_kept_or_refused_for_itself(site: Site) -> None:
    other = {**GAME, "options": {"variant": "Orange (3 Suits)"}}
    games = [ELSEWHERE.to_json(), json.dumps(other), "hanab.live/replay/77", ELSEWHERE.to_json()]
    async with Somebody(site.address, "Ann") as ann:
        answer = await ann.http.post("/api/games/several", json={"games": games, "me": "Cy"})
        assert answer.status_code == 201
        first, variant, number, again = answer.json()["games"]
        assert (first["known"], first["you"], again["known"]) == (False, 2, True)
        assert again["table"] == first["table"]
        assert (variant["trouble"]["code"], variant["trouble"]["about"]) == (
            "other-variant",
            "Orange (3 Suits)",
        )
        assert (number["trouble"]["code"], number["trouble"]["about"]) == ("link-by-number", "77")
        too_many = await ann.http.post("/api/games/several", json={"games": ["x"] * (MOST_GAMES + 1)})
        assert too_many.status_code == 400


@pytest.mark.parametrize(
    ("text", "code", "about"),
    [
        ("https://hanab.live/shared-replay/12#3", "link-by-number", "12"),
        (json.dumps(GAME | {"players": list("ABCDEF")}), "other-players", "6"),
        (json.dumps(GAME | {"options": {"oneLessCard": True}}), "other-option", "oneLessCard"),
        (json.dumps({"id": 5, "players": ["Ann", "Bo"], "score": 25}), "no-deck", ""),
        (json.dumps(GAME | {"actions": [{"type": 0, "target": 49}]}), "illegal-in-record", "1"),
        ("dear friend", "no-game", ""),
    ],
)
async def test_a_refusal_has_a_code_and_what_a_sentence_can_name(
    site: Site, text: str, code: str, about: str
) -> None:
    async with Somebody(site.address, "Ann") as ann:
        for address in ("/api/replay", "/api/games"):
            answer = await ann.http.post(address, json={"text": text})
            assert answer.status_code == 400
            assert (answer.json()["code"], answer.json().get("about", "")) == (code, about)
