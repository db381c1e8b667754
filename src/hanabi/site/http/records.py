"""Finished games in other forms: records, the JSON of hanab.live, pictures."""

import asyncio
from collections.abc import AsyncIterator

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from hanabi.game.svg import board_svg
from hanabi.rules.hanab_live import to_hanab_live
from hanabi.rules.phase import Phase
from hanabi.site.http.answers import JSON, SVG, download, finished_table, site_of
from hanabi.site.http.query_params import number_asked, table_asked
from hanabi.site.people.co_players import NOBODY
from hanabi.store.store import Row, Store, Wanted
from hanabi.table.history import read
from hanabi.table.table import fold

LINES = "application/jsonl"


async def record(request: Request) -> Response:
    """The record of a finished game."""
    live = await finished_table(request, table_asked(request))
    headers = download(f"hanabi-{live.id}.json")
    return Response(live.table.record().to_json(), media_type=JSON, headers=headers)


async def hanab_live(request: Request) -> Response:
    """A finished game in the JSON of hanab.live."""
    live = await finished_table(request, table_asked(request))
    headers = download(f"hanab-live-{live.id}.json")
    return Response(to_hanab_live(live.table.record()), media_type=JSON, headers=headers)


async def picture(request: Request) -> Response:
    """A position of a finished game as a picture; `moves` names it, the last one otherwise."""
    live = await finished_table(request, table_asked(request))
    record = live.table.record()
    moves = number_asked(request, "moves", len(record.moves))
    seat = number_asked(request, "seat", -1)
    state = live.table.at(min(moves, len(record.moves)))
    svg = board_svg(state.view(seat) if 0 <= seat < state.players else state, record.names)
    headers = {"cache-control": "public, max-age=3600", "cross-origin-resource-policy": "cross-origin"}
    return Response(svg, media_type=SVG, headers=headers)


async def export(request: Request) -> Response:
    """The records of all one's finished games, one a line."""
    site = site_of(request)
    guest = site.guests.find(request)
    lines = _records_of(site.store, guest.id if guest else NOBODY)
    return StreamingResponse(lines, media_type=LINES, headers=download("hanabi-games.jsonl"))


async def _records_of(store: Store, guest: str) -> AsyncIterator[bytes]:
    """The games that a guest played or kept, the last first: read one by one, and none stays in memory."""
    before: str | None = None
    while True:
        page = await store.tables(Wanted(phase=Phase.ENDED, guest=guest, before=before))
        for line in page.rows:
            yield await asyncio.to_thread(_line, line.table, await store.events(line.table))
        if page.next is None:
            return
        before = page.next


def _line(table: str, rows: list[Row]) -> bytes:
    """The record of a game on one line."""
    game = fold(table, ((read(row.body).event, row.at) for row in rows))
    return msgspec.json.format(game.record().to_json(), indent=-1).encode() + b"\n"
