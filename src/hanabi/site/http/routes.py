"""Everything that can be asked for over HTTP: one table of paths, handlers, bodies, answers and refusals.

The application is made from it, and so are the OpenAPI description, the browser's types and the protocol
page.
"""

from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from hanabi.protocol.upkeep import Health, Preparing, Trouble
from hanabi.site.http import monitoring
from hanabi.site.http.answers import JSON
from hanabi.site.http.game_routes import GAME_ROUTES
from hanabi.site.http.me_routes import ME_ROUTES
from hanabi.site.http.openapi import description
from hanabi.site.http.people_routes import PEOPLE_ROUTES
from hanabi.site.http.route import TEXT, Route
from hanabi.site.http.table_routes import TABLE_ROUTES


async def openapi(request: Request) -> Response:
    """The description of all this, for programs."""
    return Response(_description(), media_type=JSON, headers={"cache-control": "no-cache"})


@cache
def _description() -> bytes:
    return description(ROUTES)


ROUTES = (
    *PEOPLE_ROUTES,
    *ME_ROUTES,
    *TABLE_ROUTES,
    *GAME_ROUTES,
    Route(
        "get",
        "/api/preparing",
        monitoring.preparing,
        "The bots that are still being compiled",
        Preparing,
    ),
    Route(
        "get",
        "/api/openapi.json",
        openapi,
        "This description",
        schema={"type": "object"},
        for_strangers=True,
    ),
    Route(
        "get",
        "/health",
        monitoring.health,
        "Whether the site can take a move",
        Health,
        refused=(503,),
        for_strangers=True,
    ),
    Route(
        "get",
        "/metrics",
        monitoring.metrics,
        "Counters for Prometheus",
        media=monitoring.COUNTERS,
        schema=TEXT,
        for_strangers=True,
    ),
)


def messages_over_http() -> list[type]:
    """Every kind of value that is sent or answered over HTTP."""
    kinds = {kind for route in ROUTES for kind in (route.body, route.answer) if kind} | {Trouble}
    return sorted(kinds, key=lambda kind: kind.__name__)
