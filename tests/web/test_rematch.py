"""A rematch whose server is killed after the new table was set up, and before anybody was told of it."""

import pytest

from hanabi.store.store import Phase, Wanted
from hanabi.table.requests import Close, Rematch, Start, VoteStop
from hanabi.table.settings import Settings
from hanabi.web.guests import Guest
from hanabi.web.rematch import rematch_id, seated_again
from hanabi.web.site import Site
from tests.web.inside import workers


async def half_a_rematch(site: Site, guest: Guest) -> tuple[str, str]:
    """A finished game, and the new table that nobody was told of."""
    table = await site.hall.create(guest, Settings(players=2, starter=0), bots=("random",))
    for request in (Start(id="start"), VoteStop(id="stop", yes=True)):
        await site.hall.ask(table, guest, request)
    events = seated_again((await site.hall.find(table)).table, guest.person())
    return table, await site.hall.create_from(events, guest, rematch_id(table, 0))


@pytest.mark.parametrize("closed", [False, True])
async def test_the_new_table_is_found_again_unless_it_is_closed(where: str, closed: bool) -> None:
    async with workers(where, 1) as (killed,):
        guest = killed.guests.new()
        table, new = await half_a_rematch(killed, guest)
        if closed:
            await killed.hall.ask(new, guest, Close(id="close"))
    async with workers(where, 1) as (site,):
        await site.hall.ask(table, guest, Rematch(id="again"))
        told = (await site.hall.find(table)).table.rematch
        assert (told == new) is not closed
        waiting = await site.store.tables(Wanted(guest=guest.id, phase=Phase.GATHERING))
        assert [line.table for line in waiting.rows] == [told]
