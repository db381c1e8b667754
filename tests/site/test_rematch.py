"""A rematch whose server is killed after the new table was set up, and before anybody was told of it."""

import pytest

from hanabi.protocol.requests import Close, Rematch, Start, VoteStop
from hanabi.protocol.settings import Settings
from hanabi.site.people.guests import Guest
from hanabi.site.site import Site
from hanabi.site.tables.rematch import rematch_id, seated_again
from hanabi.site.tables.summary import ID_LENGTH
from hanabi.store.store import Phase, Wanted
from tests.site.inside import workers


async def half_a_rematch(site: Site, guest: Guest) -> tuple[str, str]:
    """A finished game, and the new table that nobody was told of."""
    live = await site.tables.create(guest, Settings(players=2, starter=0), bots=("random",))
    for request in (Start(id="start"), VoteStop(id="stop", yes=True)):
        await site.tables.ask(live, guest, request)
    events = seated_again(live.table, guest.person())
    new = rematch_id(site.secret, live.id, 0)
    return live.id, (await site.tables.changes.create(new, events, guest.id)).id


@pytest.mark.parametrize("closed", [False, True])
async def test_the_new_table_is_found_again_unless_it_is_closed(where: str, closed: bool) -> None:
    async with workers(where, 1) as (killed,):
        guest = killed.guests.new()
        table, new = await half_a_rematch(killed, guest)
        if closed:
            await killed.tables.ask(await killed.tables.find(new), guest, Close(id="close"))
    async with workers(where, 1) as (site,):
        live = await site.tables.find(table)
        await site.tables.ask(live, guest, Rematch(id="again"))
        told = live.table.rematch
        assert (told == new) is not closed
        dealt = await site.store.tables(Wanted(guest=guest.id, phase=Phase.PLAYING))
        assert [line.table for line in dealt.rows] == [told]


def test_the_id_of_a_rematch_follows_from_the_old_one_only_with_the_secret() -> None:
    ours, theirs = (rematch_id(secret, "abcdefghjk", 0) for secret in (b"ours" * 8, b"theirs" * 8))
    assert ours != theirs
    assert len(ours) == ID_LENGTH
    assert ours == rematch_id(b"ours" * 8, "abcdefghjk", 0)
