"""The browsers of one person over HTTP."""

from starlette.requests import Request
from starlette.responses import Response

from hanabi.protocol.people import DeviceCode, DeviceKept, Devices
from hanabi.site.errors import NotForYou
from hanabi.site.http.answers import answer, answer_remembered, guest_of, site_of
from hanabi.site.http.people import me_of
from hanabi.site.people.guests import Guest

FIRST = "first"  # how the browser is called that needed no code


async def devices(request: Request) -> Response:
    """The browsers that are this person's."""
    return answer(await _devices(request, site_of(request).guests.find(request)))


async def new_code(request: Request) -> Response:
    """A code for another browser."""
    guest = guest_of(request)
    code = await site_of(request).devices.new_code(guest)
    return answer_remembered(request, guest, DeviceCode(code), 201)


async def join(request: Request, wish: DeviceCode) -> Response:
    """Be from now on whoever made the code."""
    guest = await site_of(request).devices.join(wish.code)
    return answer_remembered(request, guest, me_of(guest), 201)


async def send_away(request: Request) -> Response:
    """Send one of one's own browsers away."""
    site = site_of(request)
    guest = site.guests.find(request)
    named = request.path_params["device"]
    if guest is None or not await site.devices.send_away(guest, "" if named == FIRST else named):
        raise NotForYou("that is no browser of yours")
    site.part_from_strangers()
    return answer(await _devices(request, guest))


async def _devices(request: Request, guest: Guest | None) -> Devices:
    found = await site_of(request).devices.all_of(guest) if guest else []
    return Devices(
        tuple(
            DeviceKept(each.device or FIRST, each.made, guest is not None and each.device == guest.device)
            for each in found
        )
    )
