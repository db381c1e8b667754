"""Tables that everybody left: gatherings are closed after a day, games wait to be gone on with."""

import asyncio

import httpx
from msgspec.structs import replace
from starlette.types import Message

from hanabi.protocol.requests import Start
from hanabi.protocol.settings import Settings
from hanabi.site.housekeeping import ABANDONED
from hanabi.site.http.query_params import LISTED_EMPTY
from hanabi.site.tables.live import now
from hanabi.site.tables.outbox import Connection
from hanabi.store.store import Phase, open_store
from tests.site.inside import workers
from tests.site.sites import Site
from tests.store.tables import BASE, rows
from tests.store.versions import execute

MINUTE = 60_000


async def test_a_gathering_that_nobody_was_at_for_a_day_is_closed_once(where: str) -> None:
    async with workers(where, 2) as (one, other):
        guest = one.guests.new()
        table = (await one.tables.create(guest, Settings(players=2))).id
        await other.tables.find(table)
        await one.housekeeping.tidy(now() + ABANDONED - MINUTE)
        assert [row.seq for row in await one.store.events(table)] == [1]
        await asyncio.gather(*(site.housekeeping.tidy(now() + ABANDONED + MINUTE) for site in (one, other)))
        assert [row.seq for row in await one.store.events(table)] == [1, 2]
        line = await one.store.summary(table)
        assert line is not None
        assert line.phase is Phase.CLOSED


async def taken_in(message: Message) -> None:
    """A line that takes everything in."""


async def test_where_somebody_is_connected_to_any_worker_the_table_stays(where: str) -> None:
    async with workers(where, 2) as (one, other):
        guest = one.guests.new()
        table = (await one.tables.create(guest, Settings(players=2))).id
        live = await other.tables.find(table)
        connection = Connection(guest, 0, taken_in)
        await other.tables.connect(live, connection)
        later = now() + 3 * ABANDONED
        await other.housekeeping.tidy(later)
        await one.housekeeping.tidy(later + MINUTE)
        assert len(await one.store.events(table)) == 1
        await other.tables.disconnect(live, connection)
        await other.housekeeping.tidy(later + ABANDONED + MINUTE)
        assert len(await one.store.events(table)) == 2


async def test_a_game_that_everybody_left_can_be_gone_on_with(where: str) -> None:
    async with workers(where, 1) as (site,):
        guest = site.guests.new()
        live = await site.tables.create(guest, Settings(players=2, starter=0), bots=("random",))
        await site.tables.ask(live, guest, Start(id="start"))
        await site.housekeeping.tidy(now() + 9 * ABANDONED)
        assert live.table.phase == "playing"


async def test_a_public_table_is_listed_while_somebody_was_there_lately(site: Site) -> None:
    store = await open_store(site.store)
    for phase in Phase:
        await store.append(phase.value, rows(1), replace(BASE, table=phase.value, phase=phase))

    def listed() -> set[str]:
        return {each["table"] for each in httpx.get(f"{site.address}/api/tables").json()["tables"]}

    assert listed() == {"ended", "closed"}
    await store.note_seen(["gathering"], now() - LISTED_EMPTY + MINUTE)
    await store.note_seen(["playing"], now() - LISTED_EMPTY - MINUTE)
    assert listed() == {"ended", "closed", "gathering"}
    await store.close()


async def test_a_table_that_was_removed_from_the_store_goes_from_memory_too(where: str) -> None:
    async with workers(where, 1) as (site,):
        guest = site.guests.new()
        kept, removed = [await site.tables.create(guest, Settings(players=2)) for _ in range(2)]
        connection = Connection(guest, 0, taken_in)
        await site.tables.connect(removed, connection)
        for name in ("events", "seats", "traces"):
            await asyncio.to_thread(execute, where, f"DELETE FROM {name} WHERE table_id = $1", removed.id)
        await asyncio.to_thread(execute, where, "DELETE FROM tables WHERE id = $1", removed.id)
        await site.tables.catch_up()
        assert site.tables.registry.all() == [kept]
        assert connection.outbox.why == "gone"
