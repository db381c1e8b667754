"""What somebody's own games say together: over HTTP, from real games, records and reviews."""

from dataclasses import replace
from typing import Any

import pytest
from msgspec.structs import replace as change

from hanabi.game.events import Clued, Placed
from hanabi.game.replay import Replay
from hanabi.protocol.review import PlayerJudged
from hanabi.protocol.table_events import DealKept
from hanabi.rules.any_game import AnyGame
from hanabi.rules.phase import Phase
from hanabi.rules.record import Record
from hanabi.site.jobs.jobs import decoded
from hanabi.site.jobs.told_games import FirstClue, GameTold, TellGame
from hanabi.site.people.insights import OwnGame, against, insights
from hanabi.site.tables.imported import finished_history
from hanabi.store.store import Summary
from tests.rules.live_example import RECORD
from tests.site.people import Json, Somebody
from tests.site.sites import Site
from tests.site.test_replays import game

TOLD = GameTold(DealKept.of(RECORD.deal), placed=20, clues=10, opening=FirstClue(0, 1, 2), judged=())
LINE = Summary(
    table="t",
    phase=Phase.ENDED,
    public=False,
    edition="custom",
    options="base",
    players=3,
    names=("Ann", "Bo", "Hat Milo"),
    guests=("ann", "bo", None),
    bots=(None, None, "hat"),
    created=0,
    changed=0,
    moves=60,
    score=20,
    result="ended",
)


def own(score: int = 20, told: GameTold = TOLD, **line: Any) -> OwnGame:
    return OwnGame(change(LINE, score=score, **line), told, 0)


def judged(mistakes: int, lost: float, cause: str) -> tuple[PlayerJudged, ...]:
    causes = {cause: mistakes} if mistakes else {}
    return (PlayerJudged(0, 5, 5, 5, 1 - mistakes / 10, lost, {"mistake": mistakes}, causes),)


def told(**changes: Any) -> GameTold:
    return change(TOLD, **changes)


# What games say together.


def test_means_have_their_error_and_how_many_they_are_of() -> None:
    found = insights([own(20), own(22), own(24)], 3)
    points = found.group.points
    assert (points.count, points.mean) == (3, 22.0)
    assert points.error == pytest.approx(2 / 3**0.5)
    assert found.group.efficiency.mean == 2.0
    assert insights([own(20)], 1).group.points.error is None
    assert insights([], 0).group.points.mean is None


def test_only_reviewed_games_say_anything_of_mistakes() -> None:
    games = [
        own(told=told(judged=judged(2, 1.5, "last-copy"))),
        own(told=told(judged=judged(0, 0.0, "other"))),
        own(table="new"),
    ]
    found = insights(games, 3)
    assert (found.games, found.reviewed) == (3, 2)
    assert (found.group.mistakes.count, found.group.mistakes.mean, found.group.lost.mean) == (2, 1.0, 0.75)
    assert (found.marks, found.causes) == ({"mistake": 2}, {"last-copy": 2})
    assert found.accuracy == pytest.approx(0.9)
    assert found.to_review == ("new",)


def test_a_person_is_one_partner_under_all_names_and_a_bot_by_its_kind() -> None:
    games = [own(25, names=("Ann", "Bobby", "Hat Aino")), own(21), own(19, guests=("ann", "cy", None))]
    partners = {(each.name, each.bot): each.group.games for each in insights(games, 3).partners}
    assert partners == {("", "hat"): 3, ("Bobby", None): 2, ("Bo", None): 1}


def test_players_of_games_from_elsewhere_are_known_by_name_alone() -> None:
    guests = ("", "ann", "seat 2")
    line = change(LINE, names=("Bo", "Ann", "Cy"), guests=guests, bots=(None,) * 3, keeper="ann")
    assert {each.name for each in insights([OwnGame(line, TOLD, 1)], 1).partners} == {"Bo", "Cy"}


def test_games_are_parted_by_box_and_players_and_by_the_first_clue() -> None:
    games = [own(20), own(24, players=2), own(22, told=told(opening=FirstClue(1, None, 4))), own(18)]
    found = insights(games, 4)
    assert [(each.players, each.group.games) for each in found.kinds] == [(3, 3), (2, 1)]
    assert [(each.named, each.games, each.yours, each.touched) for each in found.openings] == [
        ("1", 3, 3, 2.0),
        ("color", 1, 0, 4.0),
    ]


def test_a_lost_expert_game_is_worth_nothing_and_a_won_one_its_cards() -> None:
    won = OwnGame(change(LINE, score=None, result="won"), told(placed=25), 0)
    lost = OwnGame(change(LINE, score=None, result="lost"), TOLD, 0)
    assert (won.points, lost.points) == (25, 0)


def test_games_are_better_the_same_or_worse_than_a_bot_made_them() -> None:
    found = against("hat", 3, [2, -1, 0, -3])
    assert (found.better, found.same, found.worse, found.ahead.mean) == (1, 1, 2, -0.5)


# What is told of a game.


def test_a_game_is_told_by_its_cards_clues_and_first_clue() -> None:
    _, rows = finished_history(AnyGame(RECORD), "t", "keeper", 0)
    found = decoded(TellGame("t", rows, None).do(), GameTold)
    events = [event for seen in Replay(RECORD).events for event in seen]
    assert found.placed == sum(isinstance(event, Placed) for event in events)
    assert found.clues == sum(isinstance(event, Clued) for event in events)
    assert found.opening == FirstClue(0, 5, 1)


# Over HTTP.


async def bring(somebody: Somebody, record: Record, me: str) -> None:
    answer = await somebody.http.post("/api/games", json={"text": record.to_json(), "me": me})
    assert answer.status_code == 201, answer.text


async def test_somebody_has_insights_of_their_own_games_alone(site: Site) -> None:
    async with Somebody(site.address, "Ann") as ann, Somebody(site.address, "Bo") as bo:
        for seed in range(3):
            names = ("Ann", "Bo", "Cy")
            await bring(ann, replace(game(seed=seed), names=names), "Ann" if seed else "")
        found: Json = await ann.get("/api/insights")
        assert (found["games"], found["all"], found["reviewed"]) == (2, 2, 0)
        assert {each["name"] for each in found["partners"]} == {"Bo", "Cy"}
        assert len(found["to_review"]) == 2
        assert (await bo.get("/api/insights"))["games"] == 0
        assert await bo.get("/api/insights/bots") == {"bots": [], "preparing": False}
