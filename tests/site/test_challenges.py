"""A challenge: several groups play the same sealed deals, and compare when they are through."""

import asyncio
import json
import time
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from hanabi.rules.phase import Phase
from hanabi.rules.record import Record
from hanabi.site.tables.challenges import Mean, groups_through, has_played_all, own_games, reference_bots
from hanabi.store.store import ChallengeKept, Summary, open_store
from tests.site.people import AtTable, Json, Somebody, careful, play
from tests.site.sites import Site
from tests.store.tables import BASE

CHALLENGE = ChallengeKept("c1", "ann", "custom", "base", 2, 2, 1_000)
WAYS = (
    "",
    "/moves/0",
    "/replay",
    "/record",
    "/hanab-live",
    "/picture.svg",
    "/review",
    "/review?kept=true",
    "/deal",
    "/deal?kept=true",
)


# What the games of a challenge come to.


def game(
    number: int, started: int, guests: tuple[str | None, ...], score: int | None, **more: Any
) -> Summary:
    """A game of one of the deals; over if it has a score."""
    over = {} if score is None else {"phase": Phase.ENDED, "score": score}
    names = tuple(guest or "hat" for guest in guests)
    changes = {"guests": guests, "names": names, "started": started, "number": number, **over, **more}
    return replace(BASE, challenge="c1", **changes)


def told(games: list[Summary]) -> list[tuple[tuple[str, ...], tuple[int, ...], bool]]:
    return [(each.names, each.scores, each.ranked) for each in groups_through(CHALLENGE, games)]


def test_a_group_is_listed_when_it_has_played_every_deal() -> None:
    games = [game(1, 10, ("ann", "bo"), 20), game(1, 20, ("cy", "dee"), 22), game(2, 30, ("bo", "ann"), 24)]
    assert told(games) == [(("bo", "ann"), (20, 24), True)]
    assert told([*games, game(2, 40, ("cy", "dee"), None)]) == told(games)
    assert told([*games, game(2, 40, ("cy", "dee"), 25)])[0] == (("cy", "dee"), (22, 25), True)


def test_the_first_attempt_counts() -> None:
    games = [game(1, 10, ("ann", None), 3), game(1, 20, ("ann", None), 25), game(2, 30, ("ann", None), 9)]
    assert told(games) == [(("ann", "hat"), (3, 9), True)]


def test_who_knew_cards_or_had_help_is_not_ranked() -> None:
    before = [game(1, 10, ("ann", "bo"), None)]
    again = [game(1, 20, ("ann", "cy"), 20), game(2, 30, ("ann", "cy"), 20)]
    helped = [game(1, 40, ("dee", None), 25, assisted=True), game(2, 50, ("dee", None), 25)]
    assert [ranked for _, _, ranked in told([*before, *again, *helped])] == [False, False]
    assert [ranked for _, _, ranked in told(again)] == [True]


def test_somebody_is_through_with_whomever_they_played() -> None:
    games = [game(1, 10, ("ann", "bo"), 20), game(2, 20, ("ann", "cy"), 20)]
    assert has_played_all(CHALLENGE, games, "ann")
    assert not has_played_all(CHALLENGE, games, "bo")
    assert [each and each.number for each in own_games(CHALLENGE, games, "cy")] == [None, 2]


def test_a_mean_has_an_error_from_two_values_on() -> None:
    assert Mean.of([20]) == Mean(20, None)
    assert Mean.of([20, 24]) == Mean(22, 2)


def test_the_strongest_bots_that_know_the_game_are_compared_with() -> None:
    assert reference_bots(CHALLENGE.options, CHALLENGE.players) == ["duo", "partner"]
    assert reference_bots(CHALLENGE.options, 4) == ["hat", "partner"]


# At a real site.


async def play_deal(challenge: str, number: int, *people: Somebody, seed: int = 1) -> str:
    """Let people play one of the deals to its end; the table."""
    async with AsyncExitStack() as stack:
        table, seats = await begin_deal(stack, challenge, number, *people)
        await play(*seats, seed=seed)
        return table


async def begin_deal(
    stack: AsyncExitStack, challenge: str, number: int, *people: Somebody
) -> tuple[str, list[AtTable]]:
    deal = {"type": "challenge", "challenge": challenge, "number": number}
    table = await people[0].set_table(players=len(people), deal=deal, public=True)
    seats = [await stack.enter_async_context(each.at(table)) for each in people]
    for seat, at in enumerate(seats[1:], start=1):
        await at.do("sit", seat=seat)
    await seats[0].do("start")
    return table, seats


async def first_moves(count: int, *seats: AtTable) -> list[Json]:
    """Let a game come to so many moves, of which everybody has heard; the moves."""
    for each in seats:
        while each.position is None:
            await each.hear()
    for turn in range(count):
        at = next(each for each in seats if each.on_turn)
        await at.move(careful(turn))
        for each in seats:
            while len(each.moves()) <= turn:
                await each.hear()
    return seats[0].moves()


async def answered(somebody: Somebody, path: str) -> httpx.Response:
    """What the site answers once it is not too busy: on a loaded machine that takes a while."""
    end = time.monotonic() + 300
    while (answer := await somebody.http.get(path, timeout=120)).status_code == 503:
        assert time.monotonic() < end, "the site is never ready"
        await asyncio.sleep(0.5)
    assert answer.status_code == 200, answer.text
    return answer


async def make(somebody: Somebody, **wish: Any) -> str:
    answer = await somebody.http.post("/api/challenges", json=wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def test_three_groups_play_the_same_deals_and_compare_through_a_kill(where: str) -> None:
    async with AsyncExitStack() as stack:
        site = stack.enter_context(Site(where))
        names = ("Ann", "Bo", "Cy", "Dee", "Eve", "Fay")
        people = [await stack.enter_async_context(Somebody(site.address, name)) for name in names]
        groups = [people[:2], people[2:4], people[4:]]
        challenge = await make(people[0], players=2, deals=2)
        path = f"/api/challenges/{challenge}"
        outsider = people[4]
        before = (await outsider.http.get(path)).content
        lists = [(await outsider.http.get(f"/api/{each}")).content for each in ("tables", "statistics")]

        decks: dict[int, set[str]] = {1: set(), 2: set()}
        for seed, group in enumerate(groups[:2]):
            for number in (1, 2):
                if seed == 1 and number == 2:  # in the middle of a game nothing is lost
                    async with AsyncExitStack() as sitting:
                        table, seats = await begin_deal(sitting, challenge, number, *group)
                        made = await first_moves(4, *seats)
                        site.kill()
                        site.start()
                        for at in seats:
                            await at.come_back()
                        assert [each.moves() for each in seats] == [made, made]
                        await play(*seats, seed=seed)
                else:
                    table = await play_deal(challenge, number, *group, seed=seed)
                answer = await answered(group[0], f"/api/tables/{table}/record")
                record = Record.from_json(answer.text)
                decks[number].add("".join(map(str, record.deal.deck)))
                # Nothing of it reaches who has still to play.
                for way in WAYS:
                    answer = await outsider.http.get(f"/api/tables/{table}{way}")
                    assert (answer.status_code, answer.json()["code"]) == (403, "not-for-you"), way
                copied = {"settings": {"players": 2}, "deal": {"type": "table", "table": table}}
                assert (await outsider.http.post("/api/tables", json=copied)).status_code == 403
                async with outsider.at(table) as watching:
                    assert watching.goodbye == "not-allowed"
        assert [len(each) for each in decks.values()] == [1, 1], "everybody gets the same cards"
        assert decks[1] != decks[2]
        assert (await outsider.http.get(path)).content == before
        assert [
            (await outsider.http.get(f"/api/{each}")).content for each in ("tables", "statistics")
        ] == lists
        assert (await outsider.http.get(f"{path}/bots")).status_code == 403

        shown = (await people[0].http.get(path)).json()
        assert shown["open"]
        assert [each["me"] for each in shown["groups"]].count(True) == 1
        assert sorted(tuple(each["names"]) for each in shown["groups"]) == [("Ann", "Bo"), ("Cy", "Dee")]
        for number in (1, 2):
            await play_deal(challenge, number, *groups[2], seed=2)
        shown = (await outsider.http.get(path)).json()
        assert len(shown["groups"]) == 3
        for each in shown["groups"]:
            assert each["ranked"]
            assert each["mean"] == sum(each["scores"]) / 2
            assert each["error"] == pytest.approx(abs(each["scores"][0] - each["scores"][1]) / 2)
        assert [each["mean"] for each in shown["groups"]] == sorted(
            (each["mean"] for each in shown["groups"]), reverse=True
        )
        await answered(outsider, f"/api/tables/{table}/replay")


async def test_strong_bots_play_the_same_deals_when_somebody_is_through(where: str) -> None:
    async with AsyncExitStack() as stack:
        site = stack.enter_context(Site(where))
        ann, bo = [await stack.enter_async_context(Somebody(site.address, name)) for name in ("Ann", "Bo")]
        challenge = await make(ann, players=2, deals=1)
        await play_deal(challenge, 1, ann, bo)
        answer = await answered(ann, f"/api/challenges/{challenge}/bots")
        bots = answer.json()["bots"]
        assert [each["bot"] for each in bots] == ["duo", "partner"]
        (group,) = answer.json()["groups"]
        assert group["ahead"] == group["scores"][0] - bots[0]["scores"][0]
        assert (await bo.http.get(f"/api/challenges/{challenge}")).json()["bots"] == bots, "it is kept"
        assert (await ann.http.delete("/api/me")).status_code == 200
        assert (await bo.http.get(f"/api/challenges/{challenge}")).json()["groups"][0]["names"] == ["", "Bo"]
    store = await open_store(where)
    kept = await store.challenge(challenge)
    await store.close()
    assert kept is not None
    assert kept.guest == ""
    assert json.loads(kept.bots or "").keys() == {"duo", "partner"}


async def test_a_challenge_has_its_rules(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann:
        challenge = await make(ann, edition="custom", options="black", players=3, deals=2)
        deal = {"type": "challenge", "challenge": challenge, "number": 1}
        for settings, refused in (
            ({"players": 3}, deal),
            ({"players": 2, "options": "black"}, deal),
            ({"players": 3, "options": "black"}, {**deal, "number": 3}),
        ):
            answer = await ann.http.post("/api/tables", json={"settings": settings, "deal": refused})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-options")
        for path in ("/api/challenges/nosuch", "/api/challenges/no%2Fsuch", "/api/challenges/NO"):
            assert (await ann.http.get(path)).status_code == 404, path
        for bad in ({"deals": 0}, {"deals": 21}, {"players": 6}, {"options": "nonsense"}, {"edition": "xx"}):
            assert (await ann.http.post("/api/challenges", json=bad)).status_code == 400, bad
