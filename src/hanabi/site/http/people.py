"""Who the browser is to the site, and whom somebody has played with."""

from contextlib import suppress
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response

from hanabi.bots.meeting import taken_for
from hanabi.bots.partner.trust import Shown
from hanabi.protocol.people import (
    BotKnows,
    ChangeMe,
    CoPlayer,
    CoPlayers,
    Forgotten,
    HabitsKnown,
    Invitation,
    Me,
)
from hanabi.site.http.answers import answer, answer_remembered, guest_of, site_of
from hanabi.site.people.co_players import co_players_of
from hanabi.site.people.devices import said_by
from hanabi.site.people.forgetting import forget
from hanabi.site.people.guests import Guest, clean_name
from hanabi.store.errors import StoreUnavailable


async def me(request: Request) -> Response:
    """Who the browser is; a cookie for somebody new."""
    return _me(request, guest_of(request))


async def change_me(request: Request, change: ChangeMe) -> Response:
    """Take another name, language or look."""
    guest = guest_of(request)
    if change.name is not None:
        guest = replace(guest, name=clean_name(change.name), named=True)
    if change.look is not None:
        guest = replace(guest, look=change.look)
    guest = replace(guest, language=change.language or guest.language)
    if site_of(request).guests.find(request):
        with suppress(StoreUnavailable):  # a passkey then brings back the name of before
            await site_of(request).store.note_said(guest.id, said_by(guest))
    return _me(request, guest)


def _me(request: Request, guest: Guest) -> Response:
    return answer_remembered(request, guest, me_of(guest))


def me_of(guest: Guest) -> Me:
    """Somebody as they are told who they are."""
    return Me(guest.name, guest.language, guest.named, guest.look)


async def use_invitation(request: Request, invitation: Invitation) -> Response:
    """Come in with an invitation."""
    site = site_of(request)
    await site.follow_orders()  # it may have been made this second
    found = site.admission.redeem(invitation.code)
    return _me(request, replace(guest_of(request), invitation=found))


async def forget_me(request: Request) -> Response:
    """Remove everything personal, and forget the browser."""
    site = site_of(request)
    tables = await forget(site.tables, guest_of(request))
    return answer_remembered(request, site.guests.new(), Forgotten(tables))


async def habits(request: Request) -> Response:
    """What bots have seen of how one plays."""
    return answer(await _habits(request))


async def forget_habits(request: Request) -> Response:
    """Let bots forget how one plays: they meet a stranger in the next game."""
    site = site_of(request)
    if guest := site.guests.find(request):
        await site.store.drop_habits(guest.id)
    return answer(await _habits(request))


async def _habits(request: Request) -> HabitsKnown:
    site = site_of(request)
    guest = site.guests.find(request)
    found = await site.store.habits(guest.id) if guest else []
    shown = ((each, Shown(each.doubt, each.sense, each.plain)) for each in found)
    return HabitsKnown(tuple(BotKnows(each.bot, taken_for(how), *how, each.at) for each, how in shown))


async def co_players(request: Request) -> Response:
    """The people whom one finished games with."""
    site = site_of(request)
    guest = site.guests.find(request)
    found = await co_players_of(site, guest)
    blocked = {each.other for each in await site.store.blocks(guest.id)} if guest else set()
    shown = (
        CoPlayer(id, each.name, each.look, each.games, each.last, each.guest in blocked)
        for id, each in found.items()
    )
    return answer(CoPlayers(tuple(shown)))
