"""The site as an ASGI application: routes, errors and headers."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketState

from hanabi.protocol.encoding import encode
from hanabi.protocol.messages import Goodbye, GoodbyeCode
from hanabi.protocol.upkeep import Trouble
from hanabi.rules.errors import HanabiError
from hanabi.site.errors import Banned, NoSuchTable, NotForYou, NotInvited, WrongOrigin, sent_code
from hanabi.site.http import pages
from hanabi.site.http.answers import answer, refusal
from hanabi.site.http.fair_share import FairShare
from hanabi.site.http.headers import SafeHeaders
from hanabi.site.http.origins import check_origin
from hanabi.site.http.query_params import table_asked
from hanabi.site.http.routes import ROUTES
from hanabi.site.http.under_path import UnderPath
from hanabi.site.site import Choices, Site, address_of
from hanabi.site.sockets import CLOSE_CODES, serve_socket

log = logging.getLogger("hanabi.site")

TROUBLE = 1011
NOT_FOUND = Trouble("not-found", "there is nothing at this address")
NOT_ALLOWED = Trouble("method-not-allowed", "this address is there, but not for that method")
TALKATIVE = ("uvicorn.error", "websockets", "asyncio")  # they log addresses, keys, cookies and messages


def make_app(choices: Choices) -> Starlette:
    """The application; it opens its store when it starts and closes it when it stops."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.site = await Site.open(choices)
        try:
            yield
        finally:
            await app.state.site.close()

    api = [Route(route.path, route.serve, methods=[route.method.upper()]) for route in ROUTES]
    sockets = [WebSocketRoute("/api/tables/{table}/socket", Socket())]
    shown_pages = [Route(place, pages.page) for place in pages.PLACES]
    shown_pages.append(Route("/embed/{table}", pages.embedded))
    files = [Route(f"/{name}", pages.top_file) for name in pages.top_files()]
    app = Starlette(
        routes=[*api, *sockets, *files, Mount("/assets", pages.assets()), *shown_pages],
        middleware=[Middleware(FairShare)],
        lifespan=lifespan,
        exception_handlers={HanabiError: _refused, HTTPException: _not_found, Exception: _broken},
    )
    app.state.choices = choices
    app.router.redirect_slashes = False  # it would lead wherever the Host header says
    return app


class Socket:
    """A connection to a table, if its address has not too many."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Talk with it to the end."""
        websocket = WebSocket(scope, receive, send)
        site: Site = websocket.app.state.site
        with site.socket_opened(websocket) as allowed:
            if allowed:
                await _serve(websocket, send, site)
            else:
                await _turn_away(websocket, "too-much")


async def _serve(websocket: WebSocket, send: Send, site: Site) -> None:
    """Serve whoever has a cookie, or a program with its key."""
    try:
        check_origin(websocket, site.origins)
        table = table_asked(websocket)
        key = websocket.query_params.get("key")
        guest = site.guests.holder(key) if key else site.guests.find(websocket) or site.guests.new()
        if guest is None or guest.table not in (None, table) or site.admission.key_is_revoked(guest):
            raise NotForYou("that key does not open this table")
        site.admit(websocket, guest)
        has = websocket.query_params.get("has", "0")
        known = int(has) if has.isdecimal() and len(has) < 10 else 0
        await serve_socket(websocket, send, site.tables, guest, address_of(websocket), table, known)
    except NoSuchTable:
        await _turn_away(websocket, "gone")
    except (NotForYou, Banned, NotInvited, WrongOrigin):
        await _turn_away(websocket, "not-allowed")
    except HanabiError as error:
        log.warning("socket refused: %s", sent_code(error))
        await _turn_away(websocket, "going-down", TROUBLE)


async def _turn_away(websocket: WebSocket, code: GoodbyeCode, close: int | None = None) -> None:
    if websocket.application_state is WebSocketState.CONNECTING:
        await websocket.accept()
    await websocket.send_text(encode(Goodbye(code)).decode())
    await websocket.close(close or CLOSE_CODES[code])


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, HanabiError)
    if sent_code(error) == "internal":
        return await _broken(request, error)
    return refusal(error)


async def _not_found(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    match error.status_code:
        case 404 if _looks_for_a_page(request):
            return await pages.page(request, 404)
        case 404:
            return answer(NOT_FOUND, 404)
        case 405:
            response = answer(NOT_ALLOWED, 405)
            response.headers["allow"] = ", ".join(_methods(request))
            return response
        case status:
            return answer(Trouble("bad-request", str(error.detail)), status)


def _looks_for_a_page(request: Request) -> bool:
    """Whether a browser asks, and no program."""
    wanted = request.headers.get("accept", "")
    return "text/html" in wanted and not request.scope["path"].startswith(("/api/", "/assets/"))


def _methods(request: Request) -> list[str]:
    """What may be done at the address of a request."""
    fitting = (route for route in request.app.routes if route.matches(request.scope)[0] is not Match.NONE)
    return sorted({"GET", "HEAD"}.union(*(getattr(route, "methods", ()) for route in fitting)))


async def _broken(request: Request, error: Exception) -> Response:
    log.error("a request went wrong", exc_info=error, extra={"path": request.scope["path"]})
    return answer(Trouble("internal", "something went wrong here: try again"), 500)


def application(choices: Choices) -> Callable[[Scope, Receive, Send], object]:
    """The application with its headers, for a server."""
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLogger().level))
    app: ASGIApp = make_app(choices)
    return SafeHeaders(UnderPath(app, choices.path) if choices.path else app)
