"""Serving the site under a path of a domain: it is taken off at the door, and nothing inside knows it.

A proxy passes addresses on as they are: what comes without the path is not for the site.
"""

from starlette.responses import RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose


class UnderPath:
    """The application, seen under a path such as /hanabi."""

    def __init__(self, app: ASGIApp, path: str) -> None:
        self._app, self._path = app, path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is under the path."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        elif scope["path"].startswith(f"{self._path}/"):
            inside = scope["path"].removeprefix(self._path)
            await self._app({**scope, "path": inside, "raw_path": inside.encode()}, receive, send)
        elif scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        elif scope["path"] == self._path:
            await RedirectResponse(f"{self._path}/", 308)(scope, receive, send)
        else:
            await Response(f"the site is at {self._path}/", 404, media_type="text/plain")(
                scope, receive, send
            )
