"""What every request over HTTP is held to: how often an address may ask, and how much may wait for it."""

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hanabi.rules.errors import HanabiError
from hanabi.site.errors import TooMuch
from hanabi.site.http.answers import refusal, site_of
from hanabi.site.limits import Cost
from hanabi.site.site import address_of

PIECE = 64 * 1024


class FairShare:
    """Lets nobody ask more often than anybody needs, or ask for more than they take in."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or say that it was too much."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        try:
            site_of(request).check_allowed(request, Cost.READ)
        except HanabiError as error:
            await refusal(error)(scope, receive, send)
            return
        sending = _InPieces(request, receive, send)
        try:
            await self._app(scope, receive, sending.send)
        finally:
            sending.close()


class _InPieces:
    """Sends a long answer in pieces, each when the one before it was taken in, and counts what waits."""

    def __init__(self, request: Request, receive: Receive, send: Send) -> None:
        self._request, self._receive, self._send = request, receive, send
        self._address, self._waiting = address_of(request), site_of(request).waiting
        self._start: Message | None = None
        self._counted = 0
        self._refused = False

    async def send(self, message: Message) -> None:
        if self._refused:
            return
        if message["type"] == "http.response.start":
            self._start = message  # until it is known whether the answer may wait
            return
        body, more = message.get("body", b""), message.get("more_body", False)
        if self._start is not None:
            if len(body) > PIECE and not self._count(len(body)):
                refused = refusal(TooMuch("too much waits for you already: take it in first"))
                await refused(self._request.scope, self._receive, self._send)
                self._refused = True
                return
            await self._send(self._start)
            self._start = None
        for first in range(0, len(body), PIECE) if len(body) > PIECE else (0,):
            piece = body[first : first + PIECE]
            last = first + PIECE >= len(body)
            await self._send({**message, "body": piece, "more_body": more or not last})

    def _count(self, length: int) -> bool:
        self._counted = length if self._waiting.add(self._address, length) else 0
        return bool(self._counted)

    def close(self) -> None:
        if self._counted:
            self._waiting.taken(self._address, self._counted)
