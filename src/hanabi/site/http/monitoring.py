"""What those who run the site ask: whether it works, and what it counts."""

from starlette.requests import Request
from starlette.responses import Response

from hanabi.protocol.upkeep import Health, Preparing
from hanabi.site.http.answers import NOT_KEPT, answer, site_of

COUNTERS = "text/plain; version=0.0.4; charset=utf-8"


async def health(request: Request) -> Response:
    """Whether the site can take a move now; nothing is written, for strangers may ask as well."""
    site = site_of(request)
    if site.tables.changes.trouble is not None:
        raise site.tables.changes.trouble
    await site.store.due(0, 1)
    return answer(Health(preparing=site.preparing))


async def preparing(request: Request) -> Response:
    """Which bots get ready, for whoever sits beside one."""
    return answer(Preparing(site_of(request).preparing))


async def metrics(request: Request) -> Response:
    """What the site counts."""
    return Response(site_of(request).metrics.text(), media_type=COUNTERS, headers=NOT_KEPT)
