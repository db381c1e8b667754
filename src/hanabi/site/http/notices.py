"""Where somebody wants to be told of their turn."""

import secrets

from starlette.requests import Request
from starlette.responses import Response

from hanabi.protocol import bodies
from hanabi.site.errors import NotForYou
from hanabi.site.http.answers import answer, answer_remembered, guest_of, site_of
from hanabi.site.http.origins import own_origin
from hanabi.site.notices.outgoing import check_push_service, check_webhook
from hanabi.site.notices.turn_notices import host_of
from hanabi.site.notices.web_push import BrowserKeys
from hanabi.site.people.guests import Guest
from hanabi.site.tables.live import now
from hanabi.store.store import Notice
from hanabi.table.errors import TooMany

MOST_NOTICES = 5  # of one guest


async def notices(request: Request) -> Response:
    """Where the one who asks is told of their turn."""
    return answer(await _notices(request, site_of(request).guests.find(request)))


async def keep_notice(request: Request, wish: bodies.NoticeWish) -> Response:
    """Tell somebody of their turn at one more place."""
    guest, site = guest_of(request), site_of(request)
    match wish.to:
        case bodies.PushWish(address, p256dh, auth):
            check_push_service(address, site.push_services)
            BrowserKeys.read(p256dh, auth)
            kind, keys = "push", f"{p256dh} {auth}"
        case bodies.WebhookWish(address):
            if not site.webhooks:
                raise NotForYou("whoever runs this site has not allowed webhooks")
            check_webhook(address)
            kind, keys = "webhook", ""
    notice = Notice(
        secrets.token_urlsafe(9), guest.id, kind, address, keys, guest.language, own_origin(request), now()
    )
    if not await site.store.keep_notice(notice, MOST_NOTICES):
        raise TooMany(f"you are told of your turn at {MOST_NOTICES} places already: remove one first")
    return answer_remembered(request, guest, await _notices(request, guest), 201)


async def drop_notice(request: Request) -> Response:
    """Tell somebody of their turn no longer at one place."""
    guest, site = site_of(request).guests.find(request), site_of(request)
    if guest is None or not await site.store.drop_notices(guest.id, request.path_params["notice"]):
        raise NotForYou("you are not told of your turn there")
    return answer(await _notices(request, guest))


async def _notices(request: Request, guest: Guest | None) -> bodies.Notices:
    site = site_of(request)
    kept = await site.store.notices(guest.id) if guest else []
    shown = tuple(
        bodies.NoticeKept(each.id, "push" if each.kind == "push" else "webhook", host_of(each), each.made)
        for each in kept
    )
    return bodies.Notices(site.site_key.public, site.webhooks, shown)
