"""What a route of the HTTP interface is."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal

from starlette.requests import Request
from starlette.responses import Response

from hanabi.site.http.answers import JSON, check_admitted, check_not_too_much, read_body, site_of
from hanabi.site.http.origins import check_origin
from hanabi.site.http.query_params import Parameter

Handler = Callable[..., Awaitable[Response]]


@dataclass(frozen=True, slots=True)
class Route:
    """One thing to ask for over HTTP.

    The handler is given the request, and what was sent along if there is a `body`. `refused` are the statuses
    of its refusals. A change is refused to pages of other sites and, like what is `limited`, to an address
    that asks for too much. `schema` is that of an answer that is no message. What is `for_strangers` is
    answered without an invitation, too, where one is needed.
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
    limited: bool = False
    for_strangers: bool = False

    @property
    def changes(self) -> bool:
        """Whether it does anything but answer."""
        return self.method != "get"

    async def serve(self, request: Request) -> Response:
        """Answer a request."""
        if self.changes:
            check_origin(request, site_of(request).origins)
        if self.changes or self.limited:
            check_not_too_much(request)
        check_admitted(request, needs_invitation=not self.for_strangers)
        if self.body is None:
            return await self.handler(request)
        return await self.handler(request, await read_body(request, self.body))
