"""Tables to keep, and in plain Python what a store should say of them."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterable
from datetime import UTC, datetime
from random import Random
from typing import TypeVar

from msgspec.structs import replace

from hanabi.store.statistics import Day, Group, Statistics
from hanabi.store.store import CoPlayer, Phase, Row, Store, Summary, Wanted, open_store

T = TypeVar("T")

NAMES = ("Ann", "ann-marie", "Bo", "Łucja", "ÅSE", "Straße", "100%", "under_score", "Jo!", "李")
GUESTS = tuple(f"guest-{number}" for number in range(8))

BASE = Summary(
    table="base",
    phase=Phase.PLAYING,
    public=True,
    edition="2010",
    options="base",
    players=2,
    names=("Ann", "hat"),
    guests=("guest-0", None),
    bots=(None, "hat"),
    created=1_000,
    changed=1_000,
)


def run(where: str, body: Callable[[Store], Awaitable[T]]) -> T:
    """Open a store, do something with it, close it."""

    async def opened() -> T:
        store = await open_store(where)
        try:
            return await body(store)
        finally:
            await store.close()

    return asyncio.run(opened())


async def progress(last: dict[str, int], tables: Collection[str], more: int) -> None:
    """Wait until each of these tables has got so many rows more."""
    wanted = {table: last.get(table, 0) + more for table in tables}
    while any(last.get(table, 0) < wanted[table] for table in tables):
        await asyncio.sleep(0.002)


def summary(table: str, moves: int = 0) -> Summary:
    return replace(BASE, table=table, moves=moves)


def rows(first: int, number: int = 1, text: str = "") -> list[Row]:
    """Rows that say which they are, and who wrote them."""
    return [
        Row(seq, 1_000 + seq, f'{{"row":{seq},"text":"{text}"}}'.encode())
        for seq in range(first, first + number)
    ]


def some_tables(number: int, seed: int = 1) -> list[Summary]:
    """Different tables, many at the same time, so that their order is put to the test."""
    chance = Random(seed)
    return [_some_table(f"table-{index}", chance) for index in range(number)]


def _some_table(table: str, chance: Random) -> Summary:
    players = chance.randint(2, 5)
    phase = chance.choice([*Phase, Phase.ENDED, Phase.ENDED, Phase.ENDED])
    created = chance.randrange(0, 20) * 50_000_000
    ended = created + chance.randrange(4) * 100_000_000 if phase is Phase.ENDED else None
    seats = [chance.choice(["guest", "bot", "nobody"]) for _ in range(players)]
    return Summary(
        table=table,
        phase=phase,
        public=chance.random() < 0.6,
        edition=chance.choice(["2010", "deluxe"]),
        options=chance.choice(["base", "ten-wild+black"]),
        players=players,
        names=tuple("" if seat == "nobody" else chance.choice(NAMES) for seat in seats),
        guests=tuple(chance.choice(GUESTS) if seat == "guest" else None for seat in seats),
        bots=tuple("hat" if seat == "bot" else None for seat in seats),
        created=created,
        changed=created,
        started=created if phase in (Phase.PLAYING, Phase.ENDED) else None,
        ended=ended,
        moves=chance.randrange(60),
        score=None if phase in (Phase.GATHERING, Phase.CLOSED) else chance.choice([None, *range(26)]),
        result=chance.choice(["won", "scored", "lost"]) if ended is not None else None,
        reason=chance.choice([None, "mistakes", "deck"]) if ended is not None else None,
        mistakes=chance.randrange(4),
        deal=f"deal-{chance.randrange(10)}" if ended is not None else None,
        fixed=chance.random() < 0.1,
        due=chance.choice([None, chance.randrange(1_000)]),
        keeper=chance.choice(GUESTS) if ended is not None and chance.random() < 0.2 else None,
    )


def fits(summary: Summary, wanted: Wanted, kept: bool = False) -> bool:
    """Whether a table is wanted, whatever the page; by whom it was kept may count, too."""
    score = summary.score
    text = wanted.text.casefold() if wanted.text else ""
    return all(
        (
            wanted.phase in (None, summary.phase),
            wanted.public in (None, summary.public),
            wanted.edition in (None, summary.edition),
            wanted.players in (None, summary.players),
            wanted.guest in (None, *summary.guests)
            or (kept and not wanted.together and wanted.guest == summary.keeper),
            set(wanted.together) <= set(summary.guests),
            wanted.deal in (None, summary.deal),
            wanted.min_score is None or (score is not None and score >= wanted.min_score),
            wanted.max_score is None or (score is not None and score <= wanted.max_score),
            wanted.since is None or summary.listed_at >= wanted.since,
            wanted.attended is None
            or summary.phase in (Phase.ENDED, Phase.CLOSED)
            or summary.changed >= wanted.attended,
            wanted.until is None or summary.listed_at < wanted.until,
            any(text in name.casefold() for name in summary.names),
        )
    )


def listed(tables: Iterable[Summary], wanted: Wanted) -> list[Summary]:
    """All that are wanted, in the order of lists."""
    found = [summary for summary in tables if fits(summary, wanted, kept=True)]
    return sorted(found, key=lambda summary: (summary.listed_at, summary.table), reverse=True)


def co_players(tables: Iterable[Summary], guest: str) -> list[CoPlayer]:
    """Who finished games here with a guest, named as in the last one; of two, in the first table."""
    games = [
        game for game in tables if game.phase is Phase.ENDED and guest in game.guests and not game.keeper
    ]
    found = []
    for other in {each for game in games for each in game.guests if each} - {guest}:
        shared = [game for game in games if other in game.guests]
        last = max(game.listed_at for game in shared)
        latest = min((game for game in shared if game.listed_at == last), key=lambda game: game.table)
        found.append(CoPlayer(other, latest.names[latest.guests.index(other)], len(shared), last))
    return sorted(found, key=lambda co_player: (-co_player.games, -co_player.last, co_player.guest))


def counted(tables: Iterable[Summary], wanted: Wanted) -> Statistics:
    """The statistics of all that are wanted."""
    games = [game for game in tables if fits(game, wanted) and game.phase is Phase.ENDED]
    kinds = Counter(
        (game.edition, game.options, game.players, game.score, game.result, game.reason, game.mistakes)
        for game in games
    )
    days = sorted({_day(game) for game in games})
    return Statistics(
        tuple(Group(*kind, games=kinds[kind]) for kind in sorted(kinds, key=_nothing_first)),
        tuple(_one_day(day, [game for game in games if _day(game) == day]) for day in days),
    )


def _day(game: Summary) -> str:
    return f"{datetime.fromtimestamp(game.listed_at / 1000, UTC):%Y-%m-%d}"


def _one_day(day: str, games: list[Summary]) -> Day:
    return Day(
        day,
        games=len(games),
        points=sum(game.score or 0 for game in games),
        won=sum(game.result == "won" for game in games),
        mistakes=sum(game.mistakes for game in games),
    )


def _nothing_first(kind: tuple[object, ...]) -> list[tuple[bool, object]]:
    return [(word is not None, word) for word in kind]
