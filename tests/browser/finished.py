"""Finished games for the pages that look back: records made in an instant, and games played at tables."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from typing import Any, TypeVar

import httpx
from playwright.sync_api import BrowserContext

from hanabi import record_of
from hanabi.rules.options import Options
from hanabi.rules.record import Record
from hanabi.rules.seal import Seal
from tests.games import Setting
from tests.site.people import AtTable, Somebody, careful
from tests.site.test_co_players import finished

NAMES = ("Ann", "Bo", "Zofia", "Väinö", "Maximiliane")
T = TypeVar("T")


@cache
def record(players: int = 3, seed: int = 1, skill: int = 97, options: Options | None = None) -> Record:
    """A whole game, sealed and with its times; the same every time."""
    setting = Setting(options or Options(), players, seed, skill)
    end = setting.end()
    times = tuple(4000 * (number + 1) for number in range(len(end.moves)))
    started = datetime(2026, 11, 1, 18, 30, tzinfo=UTC)
    return record_of(end, NAMES[:players], started=started, times=times, seal=Seal.of(setting.deal()))


def keep(address: str, game: Record) -> str:
    """Keep a game at a site; the id of its table."""
    answer = httpx.post(
        f"{address}/api/games", json={"text": game.to_json()}, headers={"origin": address}, timeout=60
    )
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


@dataclass(frozen=True, slots=True)
class Played:
    """Somebody who has played: their cookie, and the tables where they sat."""

    cookies: dict[str, str]
    tables: tuple[str, ...]

    def come_to(self, context: BrowserContext, address: str) -> None:
        """Be recognized by the site in this browser."""
        context.add_cookies([{"name": n, "value": v, "url": address} for n, v in self.cookies.items()])


def play(address: str, name: str, games: int, deal: dict[str, Any] | None = None, **settings: Any) -> Played:
    """Let somebody play public games with a bot, each in another way."""

    async def everything() -> Played:
        async with Somebody(address, name) as somebody:
            tables = []
            for number in range(games):
                wish = {"players": 2, "public": True, **settings}
                bots = ("random",) * (wish["players"] - 1)
                table = await somebody.set_table(bots=bots, start=True, deal=deal, **wish)
                async with somebody.at(table) as at:
                    await _play(at, number)
                tables.append(table)
            return Played(dict(somebody.http.cookies), tuple(tables))

    return _apart(everything())


def play_together(address: str, *names: str) -> Played:
    """Let somebody play with one, with two, … of these people, each game given up at once."""

    async def everything() -> Played:
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Somebody(address, name)) for name in names]
            tables = []
            for count in range(2, len(people) + 1):
                table = await people[0].set_table(players=count)
                seats = [await stack.enter_async_context(each.at(table)) for each in people[:count]]
                for number, at in enumerate(seats[1:], start=1):
                    await at.do("sit", seat=number)
                await seats[0].do("start")
                for at in seats:
                    await at.do("vote-stop", yes=True)
                tables.append(table)
            return Played(dict(people[0].http.cookies), tuple(tables))

    return _apart(everything())


def met(address: str, *names: str) -> list[Played]:
    """People who have finished one game together, given up at once."""

    async def everything() -> list[Played]:
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Somebody(address, name)) for name in names]
            table = await finished(*people)
            return [Played(dict(each.http.cookies), (table,)) for each in people]

    return _apart(everything())


async def _play(at: AtTable, number: int) -> None:
    """Play a game to its end, with a note and a bookmark; every other one is stopped before that."""
    moves = 0
    await at.until(lambda: at.on_turn or at.table["phase"] == "ended")
    if at.on_turn and at.position is not None:
        await at.do("write-note", order=at.position["hands"][0][0]["order"], text="perhaps a five")
        await at.do("bookmark", text="here it began")
    while at.table["phase"] != "ended":
        if not at.on_turn:
            await at.hear()
        elif number % 2 and moves > 6 + number:
            await at.do("vote-stop", yes=True)
        else:
            await at.move(careful(number))
            moves += 1


def _apart(work: Coroutine[Any, Any, T]) -> T:
    """Run something in a thread of its own: the browser's tests have a loop already."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
