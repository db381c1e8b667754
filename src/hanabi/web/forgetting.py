"""Removing a person's data: names, chat and notes go, the games of the others stay whole."""

import secrets

from hanabi.store.errors import StoreUnavailable
from hanabi.store.store import Row, Store
from hanabi.table import events as happened
from hanabi.table.course import Course, read, write
from hanabi.table.events import Event, Kept
from hanabi.web.bus import Word
from hanabi.web.guests import Guest
from hanabi.web.hall import REWRITTEN, Hall
from hanabi.web.summary import summary

TRIES = 5  # at a table where other workers write meanwhile


async def forget(hall: Hall, guest: Guest) -> int:
    """Remove somebody from every table where they ever did anything; how many these were."""
    hall.part_from(guest.id)
    await hall.bus.tell(Word(hall.worker, forgotten=guest.id))
    tables: dict[str, int] = {}
    while found := await hall.store.traces(guest.id):
        for table in found:  # again at those where another worker wrote meanwhile
            tables[table] = tables.get(table, 0) + 1
            if tables[table] > TRIES:
                raise StoreUnavailable("others write to these tables all the time: try again")
            await _forget_at(hall, table, guest.id)
    return len(tables)


async def _forget_at(hall: Hall, table: str, guest: str) -> None:
    live = await hall.find(table)
    async with live.lock:
        live.stale = live.rewritten = True
        await _rewrite(hall.store, table, guest)
        await hall.read_anew(live)
    await hall.bus.tell(Word(hall.worker, table, REWRITTEN))


async def _rewrite(store: Store, table: str, guest: str) -> None:
    """Put an id that leads nowhere in the place of the guest's own, until nobody writes meanwhile."""
    nobody, seen = f"gone-{secrets.token_hex(8)}", -1
    while (rows := await store.events(table)) and len(rows) != seen:
        course, changed, seen = Course(table), [], len(rows)
        for row in rows:
            kept = read(row.body)
            by = nobody if kept.by == guest else kept.by
            theirs = course.seq > 0 and course.table.keeper == nobody  # nobody else here has a part in it
            clean = Kept(_without(kept.event, kept.by, guest, nobody, theirs), by, kept.request)
            course.take(row.seq, row.at, clean)
            if clean != kept:
                changed.append(Row(row.seq, row.at, write(clean)))
        await store.rewrite(table, changed, summary(course.table, course.at), guest)


def _without(event: Event, by: str, guest: str, nobody: str, theirs: bool) -> Event:
    """The same event without the person; without any name in a game that is `theirs`, kept from elsewhere."""
    match event:
        case happened.Created(settings, creator, _, deal) if creator == guest:
            return happened.Created(settings, nobody, "", deal)
        case happened.Created(settings, creator, _, deal, keeper) if keeper == guest:
            return happened.Created(settings, creator, "", deal, nobody)
        case happened.Sat(seat, sitter, _, outsider) if sitter == guest:
            return happened.Sat(seat, nobody, "", outsider)
        case happened.Sat(seat, sitter, _, outsider) if theirs:
            return happened.Sat(seat, sitter, "", outsider)
        case happened.Said(seat) if by == guest:
            return happened.Said(seat, "", "…")
        case happened.Commented(seat, _, moves) if by == guest:
            return happened.Commented(seat, "", moves, "…")
        case happened.NoteWritten(seat, order, text) if by == guest and text:
            return happened.NoteWritten(seat, order, "…")
        case happened.Bookmarked(seat, moves) if by == guest:
            return happened.Bookmarked(seat, moves)
        case _:
            return event
