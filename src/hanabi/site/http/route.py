"""What a route of the HTTP interface is."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal

from starlette.requests import Request
from starlette.responses import Response

from hanabi.site.errors import TooBusy
from hanabi.site.http.answers import JSON, check_admitted, read_body, site_of
from hanabi.site.http.origins import check_origin
from hanabi.site.http.query_params import Parameter
from hanabi.site.limits import Cost

LONGEST = 60.0  # seconds for an answer
NOBODY_WAITS = Response(status_code=499)

# What is refused, by what is asked for; and the schema of an answer that is plain text.
CHANGE = (400, 403, 413)
AT_A_TABLE = (*CHANGE, 404, 409, 503)
OF_A_FINISHED_GAME = (403, 404, 503)
TEXT = {"type": "string"}

Handler = Callable[..., Awaitable[Response]]


@dataclass(frozen=True, slots=True)
class Route:
    """One thing to ask for over HTTP.

    The handler is given the request, and what was sent along if there is a `body`. `refused` are the statuses
    of its refusals beside 403 and 429: the operator may shut anybody out, and what it `cost`s says how often
    it may be asked for. A change is refused to pages of other sites. `schema` is that of an answer that is no
    message. What is `for_strangers` is answered without an invitation, too, where one is needed.
    """

    method: Literal["get", "put", "post", "delete"]
    path: str
    handler: Handler
    text: str
    answer: type | None = None
    body: type | None = None
    parameters: tuple[Parameter, ...] = ()
    status: int = 200
    refused: tuple[int, ...] = ()
    media: str = JSON
    schema: dict[str, Any] | None = None
    cost: Cost = Cost.READ
    for_strangers: bool = False

    @property
    def changes(self) -> bool:
        """Whether it does anything but answer."""
        return self.method != "get"

    @property
    def refusals(self) -> list[int]:
        """The statuses of all its refusals."""
        return sorted({*self.refused, 403, 429})

    async def serve(self, request: Request) -> Response:
        """Answer a request."""
        site = site_of(request)
        if self.changes:
            check_origin(request, site.origins)
        if self.cost is not Cost.READ:  # which was counted at the door
            site.check_allowed(request, self.cost)
        check_admitted(request, needs_invitation=not self.for_strangers)
        sent = () if self.body is None else (await read_body(request, self.body),)
        if self.cost in (Cost.READ, Cost.CHANGE):
            return await self.handler(request, *sent)
        return await _while_somebody_waits(request, self.handler(request, *sent))


async def _while_somebody_waits(request: Request, handling: Awaitable[Response]) -> Response:
    """Work for an answer, until it is there, whoever asked is gone, or it took too long."""
    answering = asyncio.ensure_future(handling)
    leaving = asyncio.ensure_future(_left(request))
    try:
        await asyncio.wait((answering, leaving), timeout=LONGEST, return_when=asyncio.FIRST_COMPLETED)
        if answering.done():
            return answering.result()
        if leaving.done():
            return NOBODY_WAITS
        raise TooBusy("that took too long: try again soon")
    finally:
        for task in (answering, leaving):
            task.cancel()
        await asyncio.gather(answering, leaving, return_exceptions=True)


async def _left(request: Request) -> None:
    """Wait until whoever asked is gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
