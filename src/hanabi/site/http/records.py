"""Finished games in other forms: records, the JSON of hanab.live, pictures."""

import asyncio
from collections.abc import AsyncIterator

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from hanabi.rules.phase import Phase
from hanabi.site.errors import TooMuch
from hanabi.site.http.answers import JSON, SVG, download, finished_table, site_of
from hanabi.site.http.query_params import number_asked, table_asked
from hanabi.site.jobs.jobs import DrawGame, Form, ShowGame
from hanabi.site.people.co_players import NOBODY
from hanabi.site.site import Site, address_of
from hanabi.store.store import Wanted

LINES = "application/jsonl"


async def record(request: Request) -> Response:
    """The record of a finished game."""
    table, made = await game_in_form(request, "record")
    return Response(made, media_type=JSON, headers=download(f"hanabi-{table}.json"))


async def hanab_live(request: Request) -> Response:
    """A finished game in the JSON of hanab.live."""
    table, made = await game_in_form(request, "hanab-live")
    return Response(made, media_type=JSON, headers=download(f"hanab-live-{table}.json"))


async def picture(request: Request) -> Response:
    """A position of a finished game as a picture; `moves` names it, the last one otherwise."""
    site = site_of(request)
    live = await finished_table(request, table_asked(request))
    state = live.table.state
    assert state is not None
    moves = min(number_asked(request, "moves", state.move_count), state.move_count)
    seat = number_asked(request, "seat", -1)

    async def drawn() -> DrawGame:
        return DrawGame(live.id, await site.store.events(live.id), moves, seat)

    svg = await site.jobs.once((live.moment, "picture", moves, seat), drawn, address_of(request))
    kept_by = "private" if live.table.shared else "public"  # others may still have to play these cards
    headers = {
        "cache-control": f"{kept_by}, max-age=3600",
        "cross-origin-resource-policy": "cross-origin",
    }
    return Response(svg, media_type=SVG, headers=headers)


async def game_in_form(request: Request, form: Form) -> tuple[str, bytes]:
    """The id of a table whose game is over, and the game in a form that is the same for everybody."""
    site = site_of(request)
    live = await finished_table(request, table_asked(request))

    async def shown() -> ShowGame:
        return ShowGame(live.id, await site.store.events(live.id), form)

    return live.id, await site.jobs.once((live.moment, form), shown, address_of(request))


async def export(request: Request) -> Response:
    """The records of all one's finished games, one a line."""
    site = site_of(request)
    guest = site.guests.find(request)
    lines = _records_of(site, guest.id if guest else NOBODY, address_of(request))
    return StreamingResponse(lines, media_type=LINES, headers=download("hanabi-games.jsonl"))


async def _records_of(site: Site, guest: str, address: str) -> AsyncIterator[bytes]:
    """The games that a guest played or kept, the last first: read one by one, and none stays in memory."""
    before: str | None = None
    while True:
        page = await site.store.tables(Wanted(phase=Phase.ENDED, guest=guest, before=before))
        for line in page.rows:
            yield await _line(site, line.table, address)
        if page.next is None:
            return
        before = page.next


async def _line(site: Site, table: str, address: str) -> bytes:
    """The record of a game on one line; what has begun is not refused, it waits."""
    job = ShowGame(table, await site.store.events(table), "line")
    while True:
        try:
            return await site.jobs.run(job, address)
        except TooMuch as refused:
            await asyncio.sleep(refused.again_after)
