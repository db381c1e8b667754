"""Who the browser is to the site, and whom somebody has played with."""

from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response

from hanabi.protocol import bodies
from hanabi.site.http.answers import answer, answer_remembered, guest_of, site_of
from hanabi.site.people.co_players import co_players_of
from hanabi.site.people.forgetting import forget
from hanabi.site.people.guests import Guest, clean_name


async def me(request: Request) -> Response:
    """Who the browser is; a cookie for somebody new."""
    return _me(request, guest_of(request))


async def change_me(request: Request, change: bodies.ChangeMe) -> Response:
    """Take another name or language."""
    guest = guest_of(request)
    if change.name is not None:
        guest = replace(guest, name=clean_name(change.name), named=True)
    return _me(request, replace(guest, language=change.language or guest.language))


def _me(request: Request, guest: Guest) -> Response:
    return answer_remembered(request, guest, bodies.Me(guest.name, guest.language, guest.named))


async def use_invitation(request: Request, invitation: bodies.Invitation) -> Response:
    """Come in with an invitation."""
    site = site_of(request)
    await site.follow_orders()  # it may have been made this second
    found = site.admission.redeem(invitation.code)
    return _me(request, replace(guest_of(request), invitation=found))


async def forget_me(request: Request) -> Response:
    """Remove everything personal, and forget the browser."""
    site = site_of(request)
    tables = await forget(site.tables, guest_of(request))
    return answer_remembered(request, site.guests.new(), bodies.Forgotten(tables))


async def co_players(request: Request) -> Response:
    """The people whom one finished games with."""
    site = site_of(request)
    found = await co_players_of(site, site.guests.find(request))
    shown = (bodies.CoPlayer(id, each.name, each.games, each.last) for id, each in found.items())
    return answer(bodies.CoPlayers(tuple(shown)))
