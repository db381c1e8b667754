"""Stopping and starting a site: people are told, nothing is lost, and everything goes on."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import websockets

from tests.site.people import Somebody, careful
from tests.site.sites import Site
from tests.site.stubborn import Stubborn, check_kept, under_way


async def test_a_site_that_is_stopped_while_people_play_loses_nothing(where: str) -> None:
    with Site(where) as site:
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Somebody(site.address, name)) for name in ("Ann", "Bo")]
            players: list[Stubborn] = []
            for game in range(3):
                table = await people[0].set_table(players=3, bots=("random",))
                pair = [Stubborn(somebody, table, careful(game)) for somebody in people]
                for player in pair:
                    await player.come_in()
                assert (await pair[1].ask("sit", seat=2))["type"] == "done"
                assert (await pair[0].ask("start"))["type"] == "done"
                players += pair
            playing = asyncio.gather(*(player.play() for player in players))
            await under_way(players)
            assert await asyncio.to_thread(site.stop) == 0
            await asyncio.to_thread(site.start)
            async with asyncio.timeout(120):
                await playing
            for player in players:
                await player.at.hang_up()
    assert await check_kept(where, players) == sum(len(player.acknowledged) for player in players)


async def test_everybody_is_told_that_the_site_goes_down(tmp_path: Path) -> None:
    with Site(tmp_path / "hanabi.sqlite3") as site:
        async with Somebody(site.address, "Ann") as ann:
            at = ann.at(await ann.set_table())
            await at.connect()
            assert await asyncio.to_thread(site.stop) == 0
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await at.until(lambda: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012


async def test_cookies_tables_and_clocks_outlive_a_restart(tmp_path: Path) -> None:
    with Site(tmp_path / "hanabi.sqlite3") as site:
        async with Somebody(site.address, "Ann") as ann:
            clock = {"type": "per-turn", "seconds": 5}
            table = await ann.set_table(players=2, starter=0, bots=("random",), start=True, clock=clock)
            async with ann.at(table) as at:  # her first turn has half a minute of grace on top
                await at.move(careful(1))
                await at.until(lambda: at.on_turn)
            site.kill()
            site.start()
            assert (await ann.get("/api/me"))["name"] == "Ann"
            async with ann.at(table) as at:
                assert at.on_turn
                await at.until(lambda: at.table["phase"] == "ended")
                assert at.position is not None
                assert at.position["outcome"]["reason"] == "timed-out"
