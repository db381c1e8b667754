"""The HTTP interface described for programs, from the same schema."""

from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hanabi import __version__
from hanabi.store.store import LONGEST_PAGE, LONGEST_TEXT, MOST_SEATS, Phase
from hanabi.table.replayed import Replayed
from hanabi.table.shown import Position, TableNow
from hanabi.web import messages
from hanabi.web.asking import TABLE_ID

JSON, LINES, TEXT = "application/json", "application/jsonl", "text/plain; version=0.0.4; charset=utf-8"
SVG = "image/svg+xml"
Parameter = dict[str, Any]


def _in_path(name: str, schema: dict[str, Any], text: str) -> Parameter:
    return {"name": name, "in": "path", "required": True, "schema": schema, "description": text}


def _in_query(name: str, schema: dict[str, Any], text: str) -> Parameter:
    return {"name": name, "in": "query", "schema": schema, "description": text}


_NUMBER = {"type": "integer", "minimum": -(2**63) + 1, "maximum": 2**63 - 1}
_COUNT = {"type": "integer", "minimum": 0, "maximum": 999_999}
_WORD = {"type": "string", "pattern": r"^[^\u0000\u001f]*$"}

TABLE = _in_path("table", {"type": "string", "pattern": f"^{TABLE_ID}$"}, "the table's id, as in its link")
MOVES = _in_path("moves", {"type": "integer", "minimum": 0}, "after so many moves; too many mean the last")
WANTED = (
    _in_query("phase", {"enum": [phase.value for phase in Phase]}, "how far the table has come"),
    _in_query("mine", {"type": "boolean"}, "tables where you sat, public or not, instead of public ones"),
    _in_query(
        "with",
        {"type": "array", "items": {"type": "string"}, "maxItems": MOST_SEATS},
        "games where all of these fellow players sat, by the ids of /api/fellows",
    ),
    _in_query("edition", _WORD, "the printed edition's code"),
    _in_query("players", _NUMBER, "the number of seats"),
    _in_query("deal", _WORD, "games of this deal, by the digest that lists show"),
    _in_query("min_score", _NUMBER, "this score or more"),
    _in_query("max_score", _NUMBER, "this score or less"),
    _in_query("since", _NUMBER, "listed then or later, in milliseconds since 1970"),
    _in_query("until", _NUMBER, "listed before that"),
    _in_query("text", {**_WORD, "maxLength": LONGEST_TEXT}, "part of a player's name"),
    _in_query("before", {"type": "string"}, "the `next` of the part of the list before"),
    _in_query("limit", {"type": "integer", "minimum": 1, "maximum": LONGEST_PAGE}, "so many at most"),
)


@dataclass(frozen=True, slots=True)
class Route:
    """One thing to ask for over HTTP; `refused` are the statuses of its refusals."""

    path: str
    method: Literal["get", "put", "post", "delete"]
    text: str
    answer: type | None = None
    body: type | None = None
    parameters: tuple[Parameter, ...] = ()
    status: int = 200
    refused: tuple[int, ...] = ()
    media: str = JSON
    schema: dict[str, Any] | None = None  # of an answer that is no message


_CHANGE = (400, 403, 413, 429)
_RECORD = {"type": "object", "description": "a record as docs/record.md describes it"}
ROUTES = (
    Route("/api/me", "get", "Who you are; a cookie for somebody new", messages.Me),
    Route("/api/me", "put", "Take another name or language", messages.Me, messages.ChangeMe, refused=_CHANGE),
    Route("/api/me", "delete", "Remove everything personal", messages.Forgotten, refused=(403, 429, 503)),
    Route("/api/offer", "get", "Editions, bots and settings to choose from", messages.Offer),
    Route(
        "/api/tables",
        "get",
        "List tables: public ones, or your own",
        messages.TablePage,
        parameters=WANTED,
        refused=(400, 503),
    ),
    Route(
        "/api/tables",
        "post",
        "Set a table up",
        messages.TableMade,
        messages.NewTable,
        status=201,
        refused=(*_CHANGE, 404, 409, 503),
    ),
    Route(
        "/api/tables/{table}",
        "get",
        "A table as you may see it",
        TableNow,
        parameters=(TABLE,),
        refused=(403, 404, 503),
    ),
    Route(
        "/api/tables/{table}/moves/{moves}",
        "get",
        "An earlier position as you may see it",
        Position,
        parameters=(TABLE, MOVES),
        refused=(400, 403, 404, 503),
    ),
    Route(
        "/api/tables/{table}/record",
        "get",
        "The record of a finished game",
        parameters=(TABLE,),
        refused=(403, 404, 503),
        schema=_RECORD,
    ),
    Route(
        "/api/tables/{table}/qr.svg",
        "get",
        "The table's link as a QR code",
        parameters=(TABLE,),
        refused=(404, 503),
        media=SVG,
        schema={"type": "string"},
    ),
    Route(
        "/api/tables/{table}/keys",
        "post",
        "Give a program a seat",
        messages.Key,
        messages.NewKey,
        (TABLE,),
        201,
        (*_CHANGE, 404, 409, 503),
    ),
    Route(
        "/api/statistics",
        "get",
        "Finished games, counted",
        messages.Statistics,
        parameters=WANTED,
        refused=(400, 429, 503),
    ),
    Route(
        "/api/fellows",
        "get",
        "The people you finished games with",
        messages.Fellows,
        refused=(429, 503),
    ),
    Route(
        "/api/export",
        "get",
        "The records of your finished games, one a line",
        refused=(429, 503),
        media=LINES,
        schema={"type": "string"},
    ),
    Route(
        "/api/tables/{table}/replay",
        "get",
        "A finished game to go through",
        Replayed,
        parameters=(TABLE,),
        refused=(403, 404, 503),
    ),
    Route(
        "/api/tables/{table}/hanab-live",
        "get",
        "A finished game in the JSON of hanab.live",
        parameters=(TABLE,),
        refused=(403, 404, 409, 503),
        schema={"type": "object"},
    ),
    Route(
        "/api/tables/{table}/picture.svg",
        "get",
        "A position of a finished game as a picture",
        parameters=(
            TABLE,
            _in_query("moves", _COUNT, "after so many moves; the last one otherwise"),
            _in_query("seat", _COUNT, "as this seat saw it; all hands open otherwise"),
        ),
        refused=(400, 403, 404, 503),
        media=SVG,
        schema={"type": "string"},
    ),
    Route(
        "/api/replay",
        "post",
        "A game from any of its forms, to go through without keeping it",
        Replayed,
        messages.GameText,
        refused=(*_CHANGE, 409),
    ),
    Route(
        "/api/games",
        "post",
        "Keep a finished game that was played elsewhere",
        messages.TableMade,
        messages.GameText,
        status=201,
        refused=(*_CHANGE, 409, 503),
    ),
    Route(
        "/api/what-if",
        "post",
        "Other moves or other cards from some moment of a game on",
        messages.Branch,
        messages.WhatIf,
        refused=(*_CHANGE, 409, 503),
    ),
    Route(
        "/api/advice",
        "post",
        "What a bot would do at some moments of a game, and why",
        messages.Advised,
        messages.AskBot,
        refused=(*_CHANGE, 409, 503),
    ),
    Route(
        "/api/daily",
        "get",
        "The deal of a day: how the tables that played it did",
        messages.Daily,
        parameters=(
            _in_query("day", {"type": "string", "format": "date"}, "a day that has come; today otherwise"),
            _in_query("players", {"type": "integer", "minimum": 2, "maximum": 5}, "3 unless named"),
        ),
        refused=(400, 503),
    ),
    Route("/api/openapi.json", "get", "This description", schema={"type": "object"}),
    Route("/health", "get", "Whether the site can take a move", messages.Health, refused=(503,)),
    Route("/metrics", "get", "Counters for Prometheus", media=TEXT, schema={"type": "string"}),
)

STATUSES = {
    400: "It cannot be read, or does not go together",
    403: "Not for you, not before the end, or from a page of another site",
    404: "There is no such table",
    409: "The table does not allow it, or not now",
    413: "Too long",
    429: "Too much at once",
    503: "Nothing can be kept or read at the moment",
}


@cache
def description() -> bytes:
    """The whole description as OpenAPI 3.1."""
    kinds = {kind for route in ROUTES for kind in (route.answer, route.body) if kind} | {messages.Trouble}
    ordered = sorted(kinds, key=lambda kind: kind.__name__)
    schemas, components = msgspec.json.schema_components(ordered, ref_template="#/components/schemas/{name}")
    refs: dict[type, Any] = dict(zip(ordered, schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method] = _operation(route, refs)
    about = {"title": "Hanabi", "version": __version__, "description": "Tables, games and statistics."}
    return msgspec.json.encode(
        {"openapi": "3.1.0", "info": about, "paths": paths, "components": {"schemas": components}}
    )


def _operation(route: Route, refs: dict[type, Any]) -> dict[str, Any]:
    trouble = {JSON: {"schema": refs[messages.Trouble]}}
    schema = refs[route.answer] if route.answer else route.schema
    responses: dict[str, Any] = {
        str(route.status): {"description": route.text, "content": {route.media: {"schema": schema}}}
    }
    for status in sorted(route.refused):
        responses[str(status)] = {"description": STATUSES[status], "content": trouble}
    operation: dict[str, Any] = {
        "summary": route.text,
        "operationId": _name(route),
        "parameters": list(route.parameters),
        "responses": responses,
    }
    if route.body:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": refs[route.body]}}}
    return operation


def _name(route: Route) -> str:
    places = (part.strip("{}").partition(".")[0] for part in route.path.split("/") if part != "api")
    return "-".join((route.method, *filter(None, places)))


async def openapi(request: Request) -> Response:
    """The description as it is served."""
    return Response(description(), media_type=JSON, headers={"cache-control": "no-cache"})
