"""When the store is in trouble: who asks is told, nothing acknowledged is lost, and it goes on by itself."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.servers import Postgres, postgres
from tests.site.people import AtTable, Somebody, careful
from tests.site.sites import Site
from tests.site.stubborn import Stubborn, check_kept

PATIENCE = 90.0


async def sit(stack: AsyncExitStack, site: Site, games: int = 3) -> list[Stubborn]:
    """Pairs of people, each pair with a bot, and the cards are dealt."""
    people = [await stack.enter_async_context(Somebody(site.address, name)) for name in ("Ann", "Bo")]
    players: list[Stubborn] = []
    for game in range(games):
        table = await people[0].set_table(players=3, starter=0, bots=("random",), talk="free")
        pair = [Stubborn(somebody, table, careful(game)) for somebody in people]
        for player in pair:
            await player.come_in()
        assert (await pair[1].ask("sit", seat=2))["type"] == "done"
        assert (await pair[0].ask("start"))["type"] == "done"
        players += pair
    return players


async def finish(players: list[Stubborn]) -> None:
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(player.play() for player in players))
    for player in players:
        await player.at.hang_up()


async def refused(at: AtTable) -> str:
    """Talk until that is refused: the code."""
    while True:
        answer = await at.ask("say", text="x" * 400)
        if answer["type"] == "not-done" and answer["code"] != "too-much":
            return str(answer["code"])
        await asyncio.sleep(0.02)


async def test_a_full_disk_is_told_and_the_games_go_on_when_there_is_room_again(tmp_path: Path) -> None:
    full = tmp_path / "full"
    store = tmp_path / "store" / "hanabi.sqlite3"
    site = Site(store, module=("tests.site.limited_site", str(full)))
    with site:
        async with AsyncExitStack() as stack:
            players = await sit(stack, site)
            full.touch()
            assert await refused(players[0].at) == "store-unavailable"
            health = await players[0].at.somebody.http.get("/health")
            assert (health.status_code, health.json()["code"]) == (503, "store-unavailable")
            playing = asyncio.create_task(finish(players[2:]))
            while not playing.done() and not any(player.refused for player in players[2:]):
                await asyncio.sleep(0.02)
            full.unlink()
            await playing
            await finish(players[:2])
            assert sum(len(player.refused) for player in players[2:]) > 0
    assert await check_kept(str(store), players) == sum(len(player.acknowledged) for player in players)


async def test_a_lost_connection_to_the_database_is_made_up_for(postgres_url: str) -> None:
    url = postgres_url
    with Site(url) as site:
        async with AsyncExitStack() as stack:
            players = await sit(stack, site)
            playing = asyncio.create_task(finish(players))
            while not playing.done():
                await asyncio.to_thread(postgres().hang_up, url)
                await asyncio.sleep(0.3)
            await playing
    assert await check_kept(url, players) == sum(len(player.acknowledged) for player in players)


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A server of its own, for it is stopped."""
    server = Postgres()
    yield server
    server.remove()


async def test_a_database_that_is_away_is_told_and_the_games_go_on_when_it_is_back(
    own_postgres: Postgres,
) -> None:
    url = await asyncio.to_thread(own_postgres.new_database)
    with Site(url) as site:
        async with AsyncExitStack() as stack:
            players = await sit(stack, site)
            await asyncio.to_thread(own_postgres.stop)
            assert (await players[0].at.ask("say", text="hello?"))["code"] == "store-unavailable"
            health = await players[0].at.somebody.http.get("/health")
            assert health.status_code == 503
            await asyncio.to_thread(own_postgres.start)
            await finish(players)
    assert await check_kept(url, players) == sum(len(player.acknowledged) for player in players)
