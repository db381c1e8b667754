"""Several workers on one PostgreSQL and one NATS server: people at different ones play one game."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import httpx
import pytest

from tests.servers import Nats, postgres
from tests.site.people import AtTable, Somebody, careful, play
from tests.site.sites import Site
from tests.site.stubborn import Stubborn, check_kept, under_way

Pair = tuple[Site, Site]


@pytest.fixture(scope="module")
def bus() -> Iterator[Nats]:
    """A NATS server that these tests may stop."""
    server = Nats()
    yield server
    server.remove()


@pytest.fixture(scope="module")
def sites(bus: Nats) -> Iterator[Pair]:
    """Two sites of one worker each, as on two machines, so that it is certain who is where."""
    more = ("--bus", bus.url(), "--thinking-time", "1")
    store = postgres().new_database()
    with Site(store, *more) as one, Site(store, *more) as other:
        yield one, other


def elsewhere(somebody: Somebody, site: Site) -> Somebody:
    """The same person with the same cookie at another worker."""
    twin = Somebody(site.address, somebody.name)
    twin.http.cookies = httpx.Cookies(somebody.http.cookies)
    return twin


async def sit_apart(stack: AsyncExitStack, sites: Pair, **settings: Any) -> list[AtTable]:
    """Two people at one table, each at another worker, and the cards are dealt."""
    people = [await stack.enter_async_context(Somebody(site.address, site.address)) for site in sites]
    wish: dict[str, Any] = {"players": 2, "starter": 0, "talk": "free"}
    table = await people[0].set_table(**wish | settings)
    seats = [await stack.enter_async_context(person.at(table)) for person in people]
    await seats[1].do("sit", seat=1)
    await seats[0].do("start")
    await seats[1].until(lambda: seats[1].table["phase"] == "playing")
    return seats


async def test_a_whole_game_between_two_workers(sites: Pair) -> None:
    async with AsyncExitStack() as stack:
        seats = await sit_apart(stack, sites)
        await play(*seats)
        assert seats[0].seqs() == seats[1].seqs()
        assert seats[0].position == seats[1].position


async def test_a_race_of_two_workers_has_one_outcome(sites: Pair) -> None:
    async with AsyncExitStack() as stack:
        ann, bo = await sit_apart(stack, sites)
        twin = await stack.enter_async_context(elsewhere(ann.somebody, sites[1]).at(ann.table_id))
        for _ in range(20):
            await ann.until(lambda: ann.on_turn)
            await twin.until(lambda: twin.on_turn)
            assert ann.position is not None
            moves = Random(ann.seq).sample(ann.position["legal"], 2)
            turn = ann.position["turn"]
            answers = await asyncio.gather(
                ann.ask("make-move", move=moves[0], turn=turn),
                twin.ask("make-move", move=moves[1], turn=turn),
            )
            outcome = sorted(answer.get("code", "done") for answer in answers)
            assert outcome in (["done", "stale"], ["done", "not-now"]), (
                "the last one is for a game that is over"
            )
            await bo.until(lambda: bo.on_turn or bo.table["phase"] == "ended")
            if bo.table["phase"] == "ended":
                break
            await bo.move(careful(bo.seq))
        await twin.until(lambda: twin.seq == bo.seq)
        assert twin.seqs() == bo.seqs()
        await twin.somebody.http.aclose()


async def test_the_same_request_at_two_workers_happens_once(sites: Pair) -> None:
    async with AsyncExitStack() as stack:
        ann, bo = await sit_apart(stack, sites)
        twin = await stack.enter_async_context(elsewhere(ann.somebody, sites[1]).at(ann.table_id))
        answers = await asyncio.gather(
            *(at.do("say", request_id="the same", text="hello") for at in (ann, twin))
        )
        assert answers[0] == answers[1]
        await bo.do("say", text="hello yourself")
        assert [line["what"]["type"] for line in bo.log].count("said") == 2
        await twin.somebody.http.aclose()


async def test_everybody_talks_at_once_and_nobody_is_stuck(sites: Pair) -> None:
    async with AsyncExitStack() as stack:
        seats = await sit_apart(stack, sites)

        async def talk(at: AtTable) -> None:
            for number in range(25):
                await at.do("say", text=f"{number}")

        await asyncio.gather(*map(talk, seats))
        for at in seats:
            await at.until(lambda at=at: [line["what"]["type"] for line in at.log].count("said") == 50)  # type: ignore[misc]
        assert seats[0].seqs() == seats[1].seqs()


async def test_who_is_connected_to_another_worker_is_seen(sites: Pair) -> None:
    async with AsyncExitStack() as stack:
        ann, bo = await sit_apart(stack, sites)
        for at in (ann, bo):
            await at.until(lambda at=at: at.presence["here"] == [True, True])  # type: ignore[misc]
        await bo.hang_up()
        await ann.until(lambda: ann.presence is not None and ann.presence["here"] == [True, False])


async def test_a_bot_plays_once_though_both_workers_know_the_table(sites: Pair) -> None:
    async with AsyncExitStack() as stack:
        ann, bo = await sit_apart_with_bot(stack, sites)
        await play(ann, bo)
        assert not [line for line in ann.log if line["what"]["type"] == "bot-failed"]
        assert ann.seqs() == bo.seqs()


async def sit_apart_with_bot(stack: AsyncExitStack, sites: Pair) -> list[AtTable]:
    people = [await stack.enter_async_context(Somebody(site.address, site.address)) for site in sites]
    table = await people[0].set_table(players=3, starter=0, bots=("random",), talk="free")
    seats = [await stack.enter_async_context(person.at(table)) for person in people]
    await seats[1].do("sit", seat=2)
    await seats[0].do("start")
    await seats[1].until(lambda: seats[1].table["phase"] == "playing")
    return seats


async def test_without_the_bus_the_store_is_read_and_the_game_goes_on(sites: Pair, bus: Nats) -> None:
    async with AsyncExitStack() as stack:
        ann, bo = await sit_apart(stack, sites)
        await asyncio.to_thread(bus.stop)
        try:
            for _ in range(2):
                for at in (ann, bo):
                    await at.until(lambda at=at: at.on_turn)  # type: ignore[misc]
                    await at.move(careful(at.seq))
        finally:
            await asyncio.to_thread(bus.start)
        await play(ann, bo)
        assert ann.seqs() == bo.seqs()


async def test_who_comes_back_to_a_worker_that_knows_less_is_not_sent_into_the_past(
    sites: Pair, bus: Nats
) -> None:
    async with AsyncExitStack() as stack:
        ann, bo = await sit_apart(stack, sites)
        await bo.hang_up()
        await asyncio.to_thread(bus.stop)
        try:
            await ann.do("say", text="only here")
            async with elsewhere(ann.somebody, sites[1]).at(ann.table_id, has=ann.seq - 1) as twin:
                assert twin.seq == ann.seq
                await twin.somebody.http.aclose()
        finally:
            await asyncio.to_thread(bus.start)


async def test_the_turn_of_a_bot_whose_worker_was_killed_is_taken_over(sites: Pair) -> None:
    async with AsyncExitStack() as stack:
        doomed = Site(sites[0].store, *sites[0].more)
        with doomed:
            ann = await stack.enter_async_context(Somebody(doomed.address, "Ann"))
            table = await ann.set_table(players=2, starter=1, bots=("random",), pace=3000, start=True)
            doomed.kill()
        twin = await stack.enter_async_context(elsewhere(ann, sites[1]))
        async with twin.at(table) as at:
            await at.until(lambda: at.on_turn)
            assert len(at.moves()) == 1


async def test_one_is_forgotten_at_all_workers(sites: Pair) -> None:
    async with AsyncExitStack() as stack:
        ann, bo = await sit_apart(stack, sites)
        await ann.do("say", text="my secret")
        await bo.until(lambda: bo.seq == ann.seq)
        assert (await bo.somebody.http.delete("/api/me")).json() == {"tables": 1}
        await ann.until(lambda: "name" not in ann.table["seats"][1])
        assert (await ann.somebody.http.delete("/api/me")).json() == {"tables": 1}
        async with Somebody(sites[1].address, "Cy") as cy:
            shown = (await cy.http.get(f"/api/tables/{ann.table_id}")).text
        assert "my secret" not in shown
        assert ann.somebody.name not in shown


# One command with several workers.


@pytest.fixture(scope="module")
def crowd(bus: Nats) -> Iterator[Site]:
    """`hanabi serve --workers 2`."""
    more = ("--workers", "2", "--bus", bus.url(), "--thinking-time", "1")
    with Site(postgres().new_database(), *more) as started:
        workers_of(started, 2)
        yield started
        assert started.stop() == 0


def workers_of(site: Site, count: int) -> dict[int, float]:
    """The workers, by process, and how many sockets each has open: any of them tells of all."""
    found: dict[int, float] = {}
    end = time.monotonic() + 60
    while len(found) != count:
        assert time.monotonic() < end, f"{found} are there"
        try:
            counts = site.counts()
        except httpx.TransportError:
            continue
        open_now = {name: number for name, number in counts.items() if name.startswith("hanabi_connections{")}
        found = {int(name.split('"')[1]): number for name, number in open_now.items()}
    return found


async def sit_at_both(stack: AsyncExitStack, crowd: Site, games: int) -> list[Stubborn]:
    """Pairs at tables, all connected; the system spreads them over the workers."""
    people = [await stack.enter_async_context(Somebody(crowd.address, name)) for name in ("Ann", "Bo")]
    players: list[Stubborn] = []
    for game in range(games):
        table = await people[0].set_table(players=3, bots=("random",))
        pair = [Stubborn(somebody, table, careful(game)) for somebody in people]
        for player in pair:
            await player.come_in()
        assert (await pair[1].ask("sit", seat=2))["type"] == "done"
        assert (await pair[0].ask("start"))["type"] == "done"
        players += pair
    return players


async def test_a_killed_worker_loses_nothing_and_its_people_come_back_to_the_others(crowd: Site) -> None:
    async with AsyncExitStack() as stack:
        players = await sit_at_both(stack, crowd, 8)
        playing = asyncio.gather(*(player.play() for player in players))  # each comes in again
        await under_way(players)
        sockets = await asyncio.to_thread(workers_of, crowd, 2)
        killed = max(sockets, key=lambda worker: sockets[worker])
        os.kill(killed, signal.SIGKILL)
        async with asyncio.timeout(120):
            await playing
        assert sum(player.lost for player in players) > 0
        for player in players:
            await player.at.hang_up()
    assert await check_kept(crowd.store, players) == sum(len(player.acknowledged) for player in players)
    left = await asyncio.to_thread(workers_of, crowd, 2)
    assert killed not in left
    assert crowd.counts()['hanabi_events_total{type="started"}'] == 8, "what a dead worker counted stays"
