"""Where somebody wants to be told of their turn."""

import secrets
from typing import cast

from starlette.requests import Request
from starlette.responses import Response

from hanabi.protocol.notices import (
    MailCodeSaid,
    MailEnded,
    MailWish,
    NoticeKept,
    NoticeKind,
    Notices,
    NoticeWish,
    PushWish,
    WebhookWish,
)
from hanabi.site.errors import NotForYou
from hanabi.site.http.answers import answer, answer_remembered, guest_of, site_of
from hanabi.site.http.origins import own_origin
from hanabi.site.http.query_params import id_asked
from hanabi.site.notices.outgoing import check_push_service, check_webhook
from hanabi.site.notices.turn_notices import host_of
from hanabi.site.notices.web_push import BrowserKeys
from hanabi.site.people.guests import Guest
from hanabi.site.site import address_of
from hanabi.site.tables.live import now
from hanabi.store.store import Notice
from hanabi.table.errors import TooMany

MOST_NOTICES = 5  # of one guest


async def notices(request: Request) -> Response:
    """Where the one who asks is told of their turn."""
    return answer(await _notices(request, site_of(request).guests.find(request)))


async def keep_notice(request: Request, wish: NoticeWish) -> Response:
    """Tell somebody of their turn at one more place; an address of mail has to be confirmed first."""
    guest, site = guest_of(request), site_of(request)
    match wish.to:
        case PushWish(address, p256dh, auth):
            check_push_service(address, site.push_services)
            BrowserKeys.read(p256dh, auth)
            await _keep(request, guest, "push", address, f"{p256dh} {auth}")
        case WebhookWish(address):
            if not site.webhooks:
                raise NotForYou("whoever runs this site has not allowed webhooks")
            check_webhook(address)
            await _keep(request, guest, "webhook", address, "")
        case MailWish(address):
            await site.mail_codes.ask(guest, address, address_of(request))
    return answer_remembered(request, guest, await _notices(request, guest), 201)


async def confirm_mail(request: Request, said: MailCodeSaid) -> Response:
    """Tell somebody of their turn by mail, now that they have said the code."""
    guest = guest_of(request)
    address = await site_of(request).mail_codes.confirm(guest, said.code)
    await _keep(request, guest, "mail", address, secrets.token_urlsafe(24))
    return answer_remembered(request, guest, await _notices(request, guest), 201)


async def end_mail(request: Request) -> Response:
    """Write no more mail to whoever got one with this token."""
    ended = await site_of(request).store.drop_mail(id_asked(request, "token", 60))
    return answer(MailEnded(ended))


async def _keep(request: Request, guest: Guest, kind: NoticeKind, address: str, keys: str) -> None:
    notice = Notice(
        secrets.token_urlsafe(9), guest.id, kind, address, keys, guest.language, own_origin(request), now()
    )
    if not await site_of(request).store.keep_notice(notice, MOST_NOTICES):
        raise TooMany(f"you are told of your turn at {MOST_NOTICES} places already: remove one first")


async def drop_notice(request: Request) -> Response:
    """Tell somebody of their turn no longer at one place."""
    guest, site = site_of(request).guests.find(request), site_of(request)
    if guest is None or not await site.store.drop_notices(guest.id, request.path_params["notice"]):
        raise NotForYou("you are not told of your turn there")
    return answer(await _notices(request, guest))


async def _notices(request: Request, guest: Guest | None) -> Notices:
    site = site_of(request)
    kept = await site.store.notices(guest.id) if guest else []
    shown = tuple(NoticeKept(each.id, cast(NoticeKind, each.kind), host_of(each), each.made) for each in kept)
    to_confirm = await site.mail_codes.to_confirm(guest) if guest else None
    return Notices(site.site_key.public, site.webhooks, site.mail is not None, to_confirm, shown)
