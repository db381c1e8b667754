"""The HTTP interface described for programs, from the table of routes."""

from collections.abc import Sequence
from typing import Any

import msgspec

from hanabi import __version__
from hanabi.protocol.encoding import schema_of
from hanabi.protocol.upkeep import Trouble
from hanabi.site.errors import TRY_AGAIN
from hanabi.site.http.answers import JSON
from hanabi.site.http.route import Route

STATUSES = {
    400: "It cannot be read, or does not go together",
    403: "Not for you, not before the end, from a page of another site, or shut out",
    404: "There is no such table",
    409: "The table does not allow it, or not now",
    413: "Too long",
    429: "Too much at once",
    503: "Nothing can be kept, read or worked out at the moment",
}


def description(routes: Sequence[Route]) -> bytes:
    """The whole description as OpenAPI 3.1."""
    kinds = {kind for route in routes for kind in (route.answer, route.body) if kind} | {Trouble}
    ordered = sorted(kinds, key=lambda kind: kind.__name__)
    schemas, components = msgspec.json.schema_components(
        ordered, schema_hook=schema_of, ref_template="#/components/schemas/{name}"
    )
    refs: dict[type, Any] = dict(zip(ordered, schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method] = _operation(route, refs)
    about = {"title": "Hanabi", "version": __version__, "description": "Tables, games and statistics."}
    return msgspec.json.encode(
        {"openapi": "3.1.0", "info": about, "paths": paths, "components": {"schemas": components}}
    )


def _operation(route: Route, refs: dict[type, Any]) -> dict[str, Any]:
    trouble = {JSON: {"schema": refs[Trouble]}}
    schema = refs[route.answer] if route.answer else route.schema
    responses: dict[str, Any] = {
        str(route.status): {"description": route.text, "content": {route.media: {"schema": schema}}}
    }
    for status in route.refusals:
        responses[str(status)] = _refusal(status, trouble)
    operation: dict[str, Any] = {
        "summary": route.text,
        "operationId": _name(route),
        "parameters": list(route.parameters),
        "responses": responses,
    }
    if route.body:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": refs[route.body]}}}
    return operation


def _refusal(status: int, trouble: dict[str, Any]) -> dict[str, Any]:
    refusal: dict[str, Any] = {"description": STATUSES[status], "content": trouble}
    if status in TRY_AGAIN:
        seconds = {"description": "Seconds until it is worth trying again", "schema": {"type": "integer"}}
        refusal["headers"] = {"Retry-After": seconds}
    return refusal


def _name(route: Route) -> str:
    places = (part.strip("{}").partition(".")[0] for part in route.path.split("/") if part != "api")
    return "-".join((route.method, *filter(None, places)))
