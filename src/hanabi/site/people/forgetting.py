"""Removing a person's data: names, chat and notes go, the games of the others stay whole."""

import secrets

from msgspec.structs import replace

from hanabi.protocol import table_events
from hanabi.protocol.table_events import Kept, TableEvent
from hanabi.site.bus import REWRITTEN, BusMessage
from hanabi.site.people.guests import Guest
from hanabi.site.tables.summary import summary
from hanabi.site.tables.tables import Tables
from hanabi.store.errors import StoreUnavailable
from hanabi.store.store import Row, Store
from hanabi.table.history import History, read, write

TRIES = 5  # at a table where other workers write meanwhile


async def forget(tables: Tables, guest: Guest) -> int:
    """Remove somebody from every table where they ever did anything; how many these were."""
    await tables.forgotten.note(guest.id)
    tables.part_from_forgotten()
    await tables.bus.publish(BusMessage(tables.bus.worker, forgotten=True))
    await tables.store.settle_reports(guest=guest.id)
    await tables.store.drop_notices(guest.id)
    await tables.store.drop_devices(guest.id)
    await tables.store.disown_challenges(guest.id)
    await tables.store.drop_habits(guest.id)
    await tables.store.drop_invitations(guest.id)
    await tables.store.drop_blocks(guest.id)
    await tables.store.drop_mail_code(guest.id)
    await tables.store.drop_passkeys(guest.id)
    await tables.store.drop_puzzle_player(guest.id)
    tries: dict[str, int] = {}
    while found := await tables.store.traces(guest.id):
        for table in found:  # again at those where another worker wrote meanwhile
            tries[table] = tries.get(table, 0) + 1
            if tries[table] > TRIES:
                raise StoreUnavailable("others write to these tables all the time: try again")
            await _forget_at(tables, table, guest.id)
    return len(tries)


async def _forget_at(tables: Tables, table: str, guest: str) -> None:
    live = await tables.find(table)
    async with live.lock:
        live.stale = live.rewritten = True
        await _rewrite(tables.store, table, guest)
        await tables.changes.read_anew(live)
    await tables.bus.publish(BusMessage(tables.bus.worker, table, REWRITTEN))


async def _rewrite(store: Store, table: str, guest: str) -> None:
    """Put an id that leads nowhere in the place of the guest's own, until nobody writes meanwhile."""
    nobody, seen = f"gone-{secrets.token_hex(8)}", -1
    while (rows := await store.events(table)) and len(rows) != seen:
        history, changed, seen = History(table), [], len(rows)
        for row in rows:
            kept = read(row.body)
            by = nobody if kept.by == guest else kept.by
            theirs = history.seq > 0 and history.table.keeper == nobody  # nobody else here has a part in it
            clean = Kept(_without(kept.event, kept.by, guest, nobody, theirs), by, kept.request)
            history.take(row.seq, row.at, clean, history.step(clean.event, row.at))
            if clean != kept:
                changed.append(Row(row.seq, row.at, write(clean)))
        await store.rewrite(table, changed, summary(history.table, history.at), guest)


def _without(event: TableEvent, by: str, guest: str, nobody: str, theirs: bool) -> TableEvent:
    """The same event without the person; without any name in a game that is `theirs`, kept from elsewhere."""
    match event:
        case table_events.Created(guest=creator) if creator == guest:
            return replace(event, guest=nobody, name="", look="")
        case table_events.Created(keeper=keeper) if keeper == guest:
            return replace(event, keeper=nobody, name="", look="")
        case table_events.Sat(seat, sitter, _, outsider) if sitter == guest:
            return table_events.Sat(seat, nobody, "", outsider)
        case table_events.Sat(seat, sitter, _, outsider) if theirs:
            return table_events.Sat(seat, sitter, "", outsider)
        case table_events.SeatClaimed(seat, claimer) if claimer == guest:
            return table_events.SeatClaimed(seat, nobody)
        case table_events.SeatAsked(seat, asker) if asker == guest:
            return table_events.SeatAsked(seat, nobody, "")
        case table_events.Said(seat) if by == guest:
            return table_events.Said(seat, "", "…")
        case table_events.Commented(seat, _, moves) if by == guest:
            return table_events.Commented(seat, "", moves, "…")
        case table_events.NoteWritten(seat, order, text) if by == guest and text:
            return table_events.NoteWritten(seat, order, "…")
        case table_events.Bookmarked(seat, moves) if by == guest:
            return table_events.Bookmarked(seat, moves)
        case _:
            return event
