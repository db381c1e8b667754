"""What the bus lost, delayed or said twice is made up for: every worker comes to what the store has."""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager

import pytest
import websockets

from tests.servers import nats, postgres
from tests.site.bad_bus import Mischief, bad_bus
from tests.site.people import WAIT
from tests.site.sites import Site
from tests.site.test_workers import Pair, elsewhere, sit_apart


@pytest.fixture(scope="module", params=["lost", "late", "twice"])
def sites(request: pytest.FixtureRequest) -> Iterator[Pair]:
    """Two sites of one worker each, whose bus is not to be trusted."""
    with running(request.param) as address:
        more = ("--bus", address, "--thinking-time", "1")
        store = postgres().new_database()
        with Site(store, *more) as one, Site(store, *more) as other:
            yield one, other


@contextmanager
def running(mischief: Mischief) -> Iterator[str]:
    """The address of a bad bus, which runs in a thread of its own: it outlives the loop of a test."""
    loop, stack = asyncio.new_event_loop(), AsyncExitStack()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    opened = stack.enter_async_context(bad_bus(nats().port, mischief))
    try:
        yield asyncio.run_coroutine_threadsafe(opened, loop).result(WAIT)
    finally:
        asyncio.run_coroutine_threadsafe(stack.aclose(), loop).result(WAIT)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def until(what: Callable[[], Awaitable[bool]]) -> None:
    """Ask again and again until it is so."""
    async with asyncio.timeout(WAIT):
        while not await what():
            await asyncio.sleep(0.3)


async def test_a_game_that_ended_elsewhere_is_over_everywhere(sites: Pair) -> None:
    async with AsyncExitStack() as stack:
        ann, bo = await sit_apart(stack, sites)
        await bo.do("vote-stop", yes=True)
        await bo.hang_up()  # so that the table is in memory there, and nobody is connected
        await ann.until(lambda: ann.table.get("stop") == [1])
        await ann.do("vote-stop", yes=True)

        async def over_there() -> bool:
            answer = await bo.somebody.http.get(f"/api/tables/{ann.table_id}/replay")
            return answer.status_code == 200

        await until(over_there)


async def test_who_is_forgotten_at_one_worker_is_forgotten_at_all(sites: Pair) -> None:
    async with AsyncExitStack() as stack:
        ann, bo = await sit_apart(stack, sites)
        await ann.do("say", text="my secret")
        await bo.until(lambda: bo.seq == ann.seq)
        watched = await bo.somebody.set_table(players=2)
        twin = await stack.enter_async_context(elsewhere(ann.somebody, sites[1]).at(watched))
        old = elsewhere(ann.somebody, sites[1])
        assert (await ann.somebody.http.delete("/api/me")).json() == {"tables": 1}
        with pytest.raises(websockets.ConnectionClosed):
            await twin.until(lambda: False)
        assert twin.goodbye == "gone"
        await bo.until(lambda: "name" not in bo.table["seats"][0])
        assert "my secret" not in (await bo.somebody.http.get(f"/api/tables/{ann.table_id}")).text
        shown = await old.http.get("/api/me")
        assert shown.json()["name"] != ann.somebody.name, "the old cookie opens nothing"
        await old.http.aclose()
        await twin.somebody.http.aclose()


async def test_a_game_goes_on_and_all_are_shown_the_same(sites: Pair) -> None:
    async with AsyncExitStack() as stack:
        ann, bo = await sit_apart(stack, sites)
        for number in range(3):
            for at in (ann, bo):
                await at.do("say", text=f"{number}")
        for at in (ann, bo):
            await at.until(lambda at=at: [line["what"]["type"] for line in at.log].count("said") == 6)  # type: ignore[misc]
        assert ann.seqs() == bo.seqs() == sorted(set(ann.seqs()))
