"""Passkeys over HTTP."""

from starlette.requests import Request
from starlette.responses import Response

from hanabi.protocol.passkeys import PasskeyAnswer, PasskeyKept, PasskeyQuestion, Passkeys
from hanabi.site.errors import NotForYou, NotValid
from hanabi.site.http.answers import answer, answer_remembered, guest_of, site_of
from hanabi.site.http.origins import own_origin
from hanabi.site.http.people import me_of
from hanabi.site.people.guests import Guest


async def passkeys(request: Request) -> Response:
    """The passkeys of the one who asks."""
    return answer(await _passkeys(request, site_of(request).guests.find(request)))


async def question_for_new(request: Request) -> Response:
    """What the browser is asked for a new passkey."""
    guest, site = guest_of(request), site_of(request)
    options = await site.passkeys.question_for_new(guest, own_origin(request))
    return answer_remembered(request, guest, PasskeyQuestion(options))


async def keep(request: Request, made: PasskeyAnswer) -> Response:
    """Keep a new passkey."""
    guest, site = guest_of(request), site_of(request)
    await site.passkeys.keep(guest, own_origin(request), made.credential)
    return answer(await _passkeys(request, guest), 201)


async def question_for_known(request: Request) -> Response:
    """What the browser is asked that has a passkey."""
    return answer(PasskeyQuestion(await site_of(request).passkeys.question_for_known(own_origin(request))))


async def sign_in(request: Request, said: PasskeyAnswer) -> Response:
    """Be from now on whoever made the passkey."""
    site = site_of(request)
    guest = await site.passkeys.sign_in(own_origin(request), said.credential)
    if guest.id in site.admission or guest.id in site.tables.forgotten:
        raise NotValid("whoever made this passkey is no guest here any more")
    site.admit(request, guest)
    return answer_remembered(request, guest, me_of(guest), 201)


async def drop(request: Request) -> Response:
    """Remove one of one's own passkeys."""
    site = site_of(request)
    guest = site.guests.find(request)
    if guest is None or not await site.store.drop_passkeys(guest.id, request.path_params["passkey"]):
        raise NotForYou("that is no passkey of yours")
    return answer(await _passkeys(request, guest))


async def _passkeys(request: Request, guest: Guest | None) -> Passkeys:
    found = await site_of(request).store.passkeys(guest.id) if guest else []
    return Passkeys(tuple(PasskeyKept(each.id, each.made) for each in found))
