"""Invitations over HTTP: asking people to a table, answering, and being left in peace."""

from starlette.requests import Request
from starlette.responses import Response

from hanabi.protocol.invitations import Blocked, Blocks, BlockWish, Invitations, Invite, Invited
from hanabi.site.errors import BadMessage, NotForYou
from hanabi.site.http.answers import answer, guest_of, site_of, table_of
from hanabi.site.http.query_params import check_table_id, id_asked, table_asked
from hanabi.site.people.co_players import co_player_id, co_players_of
from hanabi.site.people.guests import Guest
from hanabi.site.tables.live import LiveTable


async def invite(request: Request, wish: Invite) -> Response:
    """Ask people to a table."""
    guest, site = guest_of(request), site_of(request)
    live = await table_of(request, check_table_id(wish.table))
    known = await co_players_of(site, guest)
    if not all(each in known for each in wish.people):
        raise NotForYou("you invite people whom you finished a game with; all others by the table's link")
    asked = await site.invitations.invite(live, guest, [known[each] for each in wish.people])
    for each in asked:
        site.notices.tell_of_invitation(each)
    return answer(await _invited(request, guest, live.id), 201)


async def invited(request: Request) -> Response:
    """Whom the one who asks has invited to a table."""
    guest = site_of(request).guests.find(request)
    return answer(await _invited(request, guest, table_asked(request)))


async def _invited(request: Request, guest: Guest | None, table: str) -> Invited:
    site = site_of(request)
    found = await site.store.invited(table) if guest else []
    own = [each.guest for each in found if guest and each.host == guest.id]
    return Invited(tuple(co_player_id(site.secret, guest, each) for each in own if guest))


async def invitations(request: Request) -> Response:
    """The tables that one is invited to."""
    site = site_of(request)
    guest = site.guests.find(request)
    return answer(Invitations(await site.invitations.of(guest) if guest else ()))


async def decline(request: Request) -> Response:
    """Do not come to a table."""
    guest, site = guest_of(request), site_of(request)
    await site.invitations.decline(table_asked(request), guest)
    return answer(Invitations(await site.invitations.of(guest)))


async def blocks(request: Request) -> Response:
    """Those whom one has blocked."""
    return answer(await _blocks(request, site_of(request).guests.find(request)))


async def block(request: Request, wish: BlockWish) -> Response:
    """Be left in peace by somebody."""
    guest, site = guest_of(request), site_of(request)
    if wish.table is not None and wish.seat is not None:
        other, name = _who_sits(await table_of(request, check_table_id(wish.table)), wish.seat, guest)
    elif wish.table is not None:
        other, name = await site.invitations.host_of(wish.table, guest)
    elif wish.person is not None:
        known = (await co_players_of(site, guest)).get(wish.person)
        if known is None:
            raise NotForYou("that is nobody whom you finished a game with")
        other, name = known.guest, known.name
    else:
        raise BadMessage("say whom: a person, a seat of a table, or the table to which somebody invites you")
    await site.invitations.block(guest, other, name)
    return answer(await _blocks(request, guest), 201)


def _who_sits(live: LiveTable, seat: int, guest: Guest) -> tuple[str, str]:
    """Which other person has a seat: the guest, and their name."""
    table = live.table
    other = table.guests[seat] if seat < len(table.guests) else None
    if other is None or other == guest.id:
        raise NotForYou("nobody else sits there")
    return other, table.seats[seat].name


async def unblock(request: Request) -> Response:
    """Block somebody no longer."""
    guest, site = guest_of(request), site_of(request)
    named = id_asked(request, "person")
    for each in await site.store.blocks(guest.id):
        if co_player_id(site.secret, guest, each.other) == named:
            await site.store.drop_block(guest.id, each.other)
    return answer(await _blocks(request, guest))


async def _blocks(request: Request, guest: Guest | None) -> Blocks:
    site = site_of(request)
    found = await site.store.blocks(guest.id) if guest else []
    return Blocks(
        tuple(
            Blocked(co_player_id(site.secret, guest, each.other), each.name, each.made)
            for each in found
            if guest
        )
    )
