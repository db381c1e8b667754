"""What all HTTP answers have in common: who asks, what was sent, how it is answered."""

import gzip
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hanabi.protocol.encoding import decoder, encode
from hanabi.protocol.upkeep import Trouble
from hanabi.rules.errors import HanabiError
from hanabi.rules.phase import Phase
from hanabi.site.errors import (
    TRY_AGAIN,
    NotForYou,
    TooLong,
    about_of,
    again_after,
    sent_code,
    status_of,
    text_of,
    unreadable,
)
from hanabi.site.limits import Cost
from hanabi.site.people.guests import Guest
from hanabi.site.site import Site
from hanabi.site.tables.live import LiveTable
from hanabi.site.tables.shared_deals import check_not_to_come

LARGEST_BODY = 300_000
NOT_KEPT = {"cache-control": "no-store"}
JSON, SVG = "application/json", "image/svg+xml"
Body = TypeVar("Body")


def site_of(request: Request) -> Site:
    """The site that a request came to."""
    site: Site = request.app.state.site
    return site


def guest_of(request: Request) -> Guest:
    """Who asks; somebody new without a cookie."""
    return site_of(request).guests.welcome(request)


def check_admitted(request: Request, needs_invitation: bool) -> None:
    """Refuse somebody whom the operator shut out, or who was not invited."""
    site = site_of(request)
    if not site.admission.lets_everybody_in:
        site.admit(request, site.guests.find(request), needs_invitation)


async def read_body(request: Request, kind: type[Body]) -> Body:
    """What was sent along, if it can be read."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST_BODY:
            raise TooLong(f"that is too long: at most {LARGEST_BODY} bytes")
    try:
        return decoder(kind).decode(body)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise unreadable(error) from None


def answer(value: object, status: int = 200) -> Response:
    """A value as JSON; nothing of it is for anybody else's cache."""
    return answer_json(encode(value), status)


def trouble_of(error: HanabiError) -> Trouble:
    """Why something is refused, as it is told."""
    return Trouble(sent_code(error), text_of(error), about_of(error))


def refusal(error: HanabiError) -> Response:
    """What is answered in the place of what was asked for."""
    response = answer(trouble_of(error), status_of(error))
    if response.status_code in TRY_AGAIN:
        response.headers["retry-after"] = str(again_after(error))
    if response.status_code == 429:  # who goes on asking has to connect anew, and that has a limit, too
        response.headers["connection"] = "close"
    return response


def answer_json(body: bytes | str, status: int = 200) -> Response:
    """What is JSON already."""
    return Response(body, status, media_type=JSON, headers=NOT_KEPT)


def packed(request: Request, response: Response) -> Response:
    """The same answer, smaller on its way to whoever can unpack it; for what holds nobody's secret."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        response.body = gzip.compress(response.body, compresslevel=6, mtime=0)
        response.headers["content-encoding"] = "gzip"
        response.headers["content-length"] = str(len(response.body))
    response.headers["vary"] = "Accept-Encoding"
    return response


def answer_remembered(request: Request, guest: Guest, value: object, status: int = 200) -> Response:
    """A value, with the cookie of whoever asked."""
    response = answer(value, status)
    site_of(request).guests.remember(response, guest, request)
    return response


def download(name: str) -> dict[str, str]:
    """The headers of an answer that browsers save as a file."""
    return {"content-disposition": f'attachment; filename="{name}"', **NOT_KEPT}


async def table_of(request: Request, table: str) -> LiveTable:
    """The table with this id; one that is not in memory costs as much as a search."""
    site = site_of(request)
    if site.tables.registry.get(table) is None:
        site.check_allowed(request, Cost.SEARCH)
    return await site.tables.find(table)


async def finished_table(request: Request, table: str) -> LiveTable:
    """A table whose game is over, so that its cards are no secret from whoever asks."""
    site = site_of(request)
    live = await site.tables.find(table)
    if live.table.phase is not Phase.ENDED:
        raise NotForYou("the game is not over: its cards stay secret")
    await check_not_to_come(site.store, live.table, guest_of(request).id)
    return live
