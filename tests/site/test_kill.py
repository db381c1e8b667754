"""Nothing is lost: the site is killed at random moments while many games are played at once.

`HANABI_GAMES=200 pytest tests/site/test_kill.py -s` plays 200 games on each store and prints the figures;
without it there are fewer, so that the tests stay quick.
"""

import asyncio
import os
import time
from contextlib import AsyncExitStack, suppress
from random import Random

from tests.site.people import Somebody, careful
from tests.site.sites import Site
from tests.site.stubborn import Stubborn, check_kept, made

GAMES = int(os.environ.get("HANABI_GAMES", "12"))
AT_ONCE = 25
PATIENCE = 300.0
PEOPLE = 5


async def play_games(site: Site, games: int, first: int) -> list[Stubborn]:
    """Two people and, at every other table, a bot: all games at once until all are over."""
    async with AsyncExitStack() as stack:
        names = [f"P{number}" for number in range(PEOPLE)]
        people = [await stack.enter_async_context(Somebody(site.address, name)) for name in names]
        players: list[Stubborn] = []
        for game in range(first, first + games):
            host, guest = people[game % PEOPLE], people[(game + 1) % PEOPLE]
            bots = ("random",) if game % 2 else ()
            table = await host.set_table(players=2 + len(bots), bots=bots)
            pair = [Stubborn(host, table, careful(game)), Stubborn(guest, table, careful(game + 1))]
            for player in pair:
                await player.come_in()
            assert (await pair[1].ask("sit", seat=1 + len(bots)))["type"] == "done"
            assert (await pair[0].ask("start"))["type"] == "done"
            players += pair
        playing = asyncio.gather(*(player.play() for player in players))
        killer = asyncio.create_task(kill_now_and_then(site, players, Random(first)))
        await asyncio.wait((playing, killer), timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        killer.cancel()
        with suppress(asyncio.CancelledError):
            await killer
        assert playing.done(), "these games do not end"
        await playing
        for player in players:
            await player.at.hang_up()
        return players


async def kill_now_and_then(site: Site, players: list[Stubborn], chance: Random) -> None:
    """Kill the site without a word and start it again, after some moves and at any moment of the next one."""
    while True:
        wanted = made(players) + chance.randrange(5, 25 * len(players) // 4)
        while made(players) < wanted:
            await asyncio.sleep(0.01)
        await asyncio.sleep(chance.uniform(0.0, 0.1))
        await asyncio.shield(asyncio.to_thread(kill_and_start, site))


def kill_and_start(site: Site) -> None:
    site.kill()
    site.start()


async def test_no_acknowledged_move_is_lost_or_made_twice_and_all_games_end(where: str) -> None:
    began, players = time.monotonic(), []
    with Site(where) as site:
        for first in range(0, GAMES, AT_ONCE):
            players += await play_games(site, min(AT_ONCE, GAMES - first), first)
    moves = await check_kept(where, players)
    broken = sum(player.lost for player in players)
    assert moves == made(players)
    assert site.kills > 0
    print(
        f"\n{GAMES} games, {site.kills} kills, {moves} acknowledged moves of people, all kept once; "
        f"{broken} broken lines; {time.monotonic() - began:.0f} s"
    )
