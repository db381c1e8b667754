"""What every answer tells the browser: to do nothing that the site never asks for."""

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hanabi.site.http.origins import is_secure

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; font-src 'self'; media-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors {framed_by}"
)
IN_NO_FRAME = POLICY.format(framed_by="'none'")
IN_ANY_FRAME = POLICY.format(framed_by="*")  # for a replay that others show on their pages

HEADERS = {
    b"content-security-policy": IN_NO_FRAME.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}

BY_TLS = {b"strict-transport-security": b"max-age=31536000"}


class SafeHeaders:
    """Headers that keep a browser from doing what the site never asks for."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Add the headers to every answer that has not its own word on the matter."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = {name.lower() for name, _ in message["headers"]}
                headers = HEADERS | BY_TLS if is_secure(HTTPConnection(scope)) else HEADERS
                more = [(name, text) for name, text in headers.items() if name not in own]
                message["headers"] = [*message["headers"], *more]
            await send(message)

        await self._app(scope, receive, sending)
