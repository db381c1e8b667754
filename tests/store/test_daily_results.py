"""The results of a day's deal: first attempts without help have a rank, however many there are."""

from random import Random

from msgspec.structs import replace

from hanabi.store.store import DailyResult, Phase, Store, Summary
from tests.store.tables import BASE, GUESTS, rows, run

DAY = "2026-11-16"


def attempt(table: str, guest: str, started: int, score: int | None, **others: object) -> Summary:
    """A game of the deal of the day, at which a guest sits with a bot; over if it has a score."""
    over = {} if score is None else {"phase": Phase.ENDED, "score": score, "ended": started + 500}
    changes = {"guests": (guest, None), "day": DAY, "fixed": True, "started": started, **over, **others}
    return replace(BASE, table=table, **changes)


def results(where: str, games: list[Summary], guest: str, limit: int = 100) -> list[DailyResult]:
    async def body(store: Store) -> list[DailyResult]:
        for game in games:
            await store.append(game.table, rows(1), game)
        return await store.daily_results(DAY, 2, guest, limit)

    return run(where, body)


def told(found: list[DailyResult]) -> list[tuple[str, int | None, bool]]:
    return [(each.game.table, each.rank, each.first) for each in found]


def test_only_first_attempts_without_help_have_a_rank(where: str) -> None:
    games = [
        attempt("ann", "ann", 100, 20),
        attempt("ann again", "ann", 200, 25),
        attempt("bo left it", "bo", 100, None),
        attempt("bo again", "bo", 300, 24),
        attempt("cy with help", "cy", 100, 25, assisted=True),
        attempt("dee", "dee", 100, 22),
        attempt("eve", "eve", 90, 20),
        attempt("fay alone", "fay", 100, 23, public=False),
        attempt("gus and ann", "gus", 400, 25, guests=("gus", "ann")),
        attempt("another day", "hal", 100, 25, day="2026-11-15"),
        attempt("three players", "ivy", 100, 25, players=3),
        replace(BASE, table="waiting", guests=("joe", None), day=DAY),
    ]
    assert told(results(where, games, "nobody")) == [
        ("dee", 1, True),
        ("eve", 2, True),
        ("ann", 2, True),
        ("cy with help", None, True),
        ("ann again", None, False),
        ("gus and ann", None, False),
        ("bo again", None, False),
    ]


def test_ones_own_games_are_there_wherever_they_rank(where: str) -> None:
    games = [attempt(f"game {number}", f"guest {number}", number, number % 26) for number in range(1, 250)]
    games.append(attempt("mine", "me", 500, 3, public=False))
    found = results(where, games, "me", limit=10)
    assert [each.rank for each in found[:10]] == [1] * 9 + [10]
    better = sum(game.score > 3 for game in games if game.score is not None)
    assert told(found[10:]) == [("mine", better + 1, True)]


def test_ranks_are_those_of_plain_python(where: str) -> None:
    chance = Random(1)
    games = [
        attempt(
            f"game {number}",
            chance.choice(GUESTS),
            chance.randrange(30),
            chance.choice([None, *range(26)]),
            assisted=chance.random() < 0.2,
            public=chance.random() < 0.7,
        )
        for number in range(150)
    ]
    me = GUESTS[0]
    begun: dict[str, str] = {}
    for game in sorted(games, key=lambda game: (game.started or 0, game.table)):
        begun.setdefault(str(game.guests[0]), game.table)
    seen = [game for game in games if game.phase is Phase.ENDED and (game.public or me in game.guests)]
    counted = [game for game in seen if game.table in begun.values() and not game.assisted]
    ranks = {
        game.table: 1 + sum((other.score or 0) > (game.score or 0) for other in counted) for game in counted
    }
    found = results(where, games, me)
    assert {each.game.table for each in found if each.rank} == ranks.keys()
    assert all(each.rank == ranks.get(each.game.table) for each in found)
    assert {each.game.table for each in found if me in each.game.guests} <= {game.table for game in seen}
    assert [each.first for each in found] == [each.game.table in begun.values() for each in found]


def test_the_days_that_somebody_played_begin_with_the_newest(where: str) -> None:
    games = [
        attempt("ann", "ann", 100, 20),
        attempt("ann again", "ann", 200, 25),
        attempt("before", "ann", 300, 18, day="2026-11-15"),
        attempt("not over", "ann", 100, None, day="2026-11-14"),
        attempt("no day", "ann", 100, 11, day=None),
        attempt("bo", "bo", 100, 22),
    ]

    async def body(store: Store) -> list[str]:
        for game in games:
            await store.append(game.table, rows(1), game)
        return [game.table for game in await store.daily_games("ann", 10)]

    assert run(where, body) == ["ann", "ann again", "before"]


def test_a_week_counts_first_attempts_without_help_by_person(where: str) -> None:
    games = [
        attempt("monday", "ann", 100, 20, names=("Ann", "hat")),
        attempt("monday again", "ann", 200, 25),
        attempt("sunday", "ann", 300, 18, day="2026-11-15", names=("Anna", "hat")),
        attempt("long ago", "ann", 300, 18, day="2026-11-01"),
        attempt("together", "bo", 100, 24, guests=("bo", "cy"), names=("Bo", "Cy")),
        attempt("with help", "cy", 100, 25, day="2026-11-15", assisted=True),
        attempt("alone", "dee", 100, 25, public=False, names=("Dee", "hat")),
        attempt("three", "bo", 100, 25, players=3),
    ]

    async def body(store: Store, guest: str) -> list[tuple[str, int, int]]:
        for game in games:
            if await store.summary(game.table) is None:
                await store.append(game.table, rows(1), game)
        places = await store.daily_places("2026-11-10", DAY, 2, guest, 10)
        return [(place.name, place.days, place.points) for place in places]

    assert run(where, lambda store: body(store, "nobody")) == [("Anna", 2, 38), ("Bo", 1, 24), ("Cy", 1, 24)]
    assert run(where, lambda store: body(store, "dee"))[1] == ("Dee", 1, 25)
