"""All finished games of a guest, as records: read from the store one by one, and none stays in memory."""

import asyncio
from collections.abc import AsyncIterator

import msgspec

from hanabi.store.store import Phase, Row, Store, Wanted
from hanabi.table.course import read
from hanabi.table.table import fold


async def records_of(store: Store, guest: str) -> AsyncIterator[bytes]:
    """The records of the games that a guest played or kept, one a line, the last first."""
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
