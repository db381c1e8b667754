"""The hall: every table that this worker has in hand, and the one way in which a table changes.

A change is decided, kept in the store, and only then told. Another worker that was faster has taken the seq:
then what it wrote is read and the request is decided anew.
"""

import asyncio
import logging
import os
import secrets
import time
from collections.abc import Coroutine
from contextlib import suppress
from random import SystemRandom

import msgspec

from hanabi.rules.deal import Deal
from hanabi.rules.errors import HanabiError
from hanabi.store.errors import SeqTaken, StoreUnavailable
from hanabi.store.store import Row, Store
from hanabi.table import deciding, shown
from hanabi.table import events as happened
from hanabi.table import requests as asked
from hanabi.table.course import Course, read, write
from hanabi.table.errors import NotNow
from hanabi.table.events import Event, Kept
from hanabi.table.settings import Settings
from hanabi.table.table import Table
from hanabi.table.words import kebab
from hanabi.web.bus import Bus, Word
from hanabi.web.caretaker import Caretaker
from hanabi.web.errors import NoSuchTable
from hanabi.web.guests import Guest
from hanabi.web.live import Connection, Decide, Live, now
from hanabi.web.messages import Point
from hanabi.web.metrics import Metrics
from hanabi.web.registry import check_bot
from hanabi.web.rematch import rematch_id, seated_again
from hanabi.web.summary import new_id, summary
from hanabi.web.thinkers import Thinkers

TRIES = 50  # more than all seats together can write while one of them is at it
RESYNC = 10.0  # seconds until a word that was lost is made up for
HEARD_OF = 25.0  # seconds that a worker's word on who is connected there counts

log = logging.getLogger("hanabi.hall")

REWRITTEN = -1  # the seq of a word that says: read this table anew


class Hall:
    """All tables of a worker."""

    def __init__(self, store: Store, bus: Bus, thinkers: Thinkers, metrics: Metrics) -> None:
        self.store, self.bus, self.thinkers, self.metrics = store, bus, thinkers, metrics
        self.worker = f"{os.getpid()}-{secrets.token_hex(4)}"
        metrics.worker.labels(self.worker).set(1)
        self.tables: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._changes: set[asyncio.Task[int]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._chance = SystemRandom()
        self.caretaker = Caretaker(self.change, self.refresh, thinkers, metrics)

    async def open(self) -> None:
        """Begin to listen."""
        await self.bus.listen(self._hear)
        self._keep(self.thinkers.prepare())
        if not self.bus.alone:
            self._keep(self._resync())

    async def close(self) -> None:
        """Say goodbye to everybody; what was begun is kept and told first."""
        await self.caretaker.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._changes, return_exceptions=True)
        for live in self.tables.values():
            for connection in live.connections:
                connection.outbox.close("going-down")
        await self.thinkers.close()
        await self.bus.close()

    def _keep(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Tables.

    async def create(
        self, guest: Guest, settings: Settings, deal: Deal | None = None, bots: tuple[str, ...] = ()
    ) -> str:
        """Set up a new table; `bots` take the seats after the first."""
        for bot in bots:
            check_bot(bot, settings)
        events: list[Event] = [deciding.create(settings, guest.person(), deal)]
        events += [
            happened.BotSeated(seat, bot) for seat, bot in enumerate(bots[: settings.players - 1], start=1)
        ]
        table = await self.create_from(events, guest, new_id())
        for bot in bots:
            self._keep(self.thinkers.prepare(bot))
        return table

    async def create_from(self, events: list[Event], guest: Guest, table: str) -> str:
        """Set up a table with this id and these first events, all of them kept at once."""
        await self.thinkers.prepare()
        course, at = Course(table), now()
        rows = []
        for event in events:
            kept = Kept(event, guest.id)
            course.take(course.seq + 1, at, kept)
            rows.append(Row(course.seq, at, write(kept)))
            self.metrics.events.labels(kebab(type(event).__name__)).inc()
        await self.store.append(table, rows, summary(course.table, at), guest.id)
        self._hold(Live(course))
        return table

    async def find(self, table: str) -> Live:
        """The table with this id, from memory or from the store."""
        live = self.tables.get(table)
        if live is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            live = await asyncio.shield(task)
        live.used = time.monotonic()
        if live.stale:
            await self.refresh(live)
        return live

    async def _load(self, table: str) -> Live:
        await self.thinkers.prepare()
        rows = await self.store.events(table)
        if not rows:
            raise NoSuchTable(f"there is no table {table[:40]!r}")
        course = Course.load(table, ((row.seq, row.at, row.body) for row in rows))
        return self._hold(Live(course))

    def _hold(self, live: Live) -> Live:
        kept = self.tables.setdefault(live.course.id, live)
        self.metrics.tables.set(len(self.tables))
        return kept

    def let_go(self, live: Live) -> None:
        """Have a table in memory no longer; the store has it."""
        self.caretaker.leave(live)
        del self.tables[live.course.id]
        self.metrics.tables.set(len(self.tables))

    # Changes.

    async def ask(self, table: str, guest: Guest, request: asked.Request) -> int:
        """Carry a request out once, however often it comes: the seq of what it brought about."""
        live = await self.find(table)
        person = guest.person()
        match request:
            case asked.Rematch():
                return await self._rematch(live, guest, request)
            case asked.SeatBot(bot=bot) | asked.VoteBot(bot=bot):
                check_bot(bot, live.table.settings)
                self._keep(self.thinkers.prepare(bot))
        salt = secrets.token_hex(16)

        def decide(table: Table) -> Event:
            return deciding.decide(table, person, request, self._chance, salt)

        return await self.change(live, decide, guest.id, request.id)

    async def change(self, live: Live, decide: Decide, by: str = "", request: str = "") -> int:
        """Decide, keep, tell: to the end, even if whoever asked is gone before that."""
        task = asyncio.create_task(self._change(self._hold(live), decide, by, request))
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody may be waiting
        return await asyncio.shield(task)

    async def _change(self, live: Live, decide: Decide, by: str, request: str) -> int:
        """The same from the start again when another worker was faster."""
        async with live.lock:
            if live.stale:
                await (self.read_anew(live) if live.rewritten else self._catch_up(live))
            refusing = self.bus.alone
            for _ in range(TRIES):
                course = live.course
                if request and (by, request) in course.answered:
                    return course.answered[by, request]
                try:
                    event = decide(course.table)
                except HanabiError:
                    if refusing:
                        raise
                    refusing = True  # but only after a look at what other workers know
                    await self._catch_up(live, takes_over=False)
                    continue
                kept = Kept(event, by, request)
                at = max(now(), course.at)
                after = course.after(kept, at)
                row = Row(course.seq + 1, at, write(kept))
                try:
                    with self.metrics.store.time():
                        await self.store.append(course.id, [row], summary(after, at), by)
                except SeqTaken:
                    live.stale = True
                    await self._catch_up(live, takes_over=False)
                    continue
                except BaseException:  # it may be there or not: the store knows
                    live.stale = True
                    raise
                self.metrics.events.labels(kebab(type(event).__name__)).inc()
                moved = self._happen(live, row.seq, at, kept, after)
                await self.bus.tell(Word(self.worker, course.id, row.seq))
                if moved:
                    await self._tell_presence(live)
                self.caretaker.look_after(live)
                return row.seq
            raise StoreUnavailable("too many workers write to this table at once: try again")

    def _happen(self, live: Live, seq: int, at: int, kept: Kept, after: Table | None = None) -> bool:
        before = live.course.table
        line = live.course.take(seq, at, kept, after)
        return live.spread(before, line)

    async def _catch_up(self, live: Live, takes_over: bool = True) -> None:
        """Read what other workers, or a lost answer of the store, have added."""
        rows = await self.store.events(live.course.id, live.course.seq)
        moved = [self._happen(live, row.seq, row.at, read(row.body)) for row in rows]
        live.stale = False
        if any(moved):
            await self._tell_presence(live)
        self.caretaker.look_after(live, takes_over)

    async def refresh(self, live: Live) -> None:
        """Catch up when nothing else happens to the table."""
        async with live.lock:
            if live.rewritten:
                await self.read_anew(live)
            else:
                await self._catch_up(live, takes_over=self.bus.alone)

    async def read_anew(self, live: Live) -> None:
        """Take what the store has in the place of what is in memory: somebody was forgotten."""
        rows = await self.store.events(live.course.id)
        live.course = Course.load(live.course.id, ((row.seq, row.at, row.body) for row in rows))
        live.stale = live.rewritten = False
        for connection in live.connections:
            connection.audience = live.table.seat_of(connection.guest.id)
            live.show(connection)
        await self._tell_presence(live)
        self.caretaker.look_after(live, takes_over=self.bus.alone)

    async def _rematch(self, live: Live, guest: Guest, request: asked.Rematch) -> int:
        """Seat the same people and bots at a new table, and show everybody there."""
        if (guest.id, request.id) in live.course.answered:
            return live.course.answered[guest.id, request.id]
        events = seated_again(live.table, guest.person())
        new = await self._new_table_after(live.course.id, events, guest)

        def decide(table: Table) -> Event:
            return deciding.rematched(table, guest.person(), new)

        return await self.change(live, decide, guest.id, request.id)

    async def _new_table_after(self, table: str, events: list[Event], guest: Guest, attempt: int = 0) -> str:
        """Set the table of a rematch up, or find the one that is there."""
        new = rematch_id(table, attempt)
        try:
            return await self.create_from(events, guest, new)
        except SeqTaken:  # somebody asked at the same time, or a server was killed before it could tell
            if (await self.find(new)).table.phase != "ended":
                return new
        return await self._new_table_after(table, events, guest, attempt + 1)

    def part_from(self, guest: str) -> None:
        """Close the connections of somebody who is forgotten, wherever they sit or watch."""
        for live in self.tables.values():
            for connection in [each for each in live.connections if each.guest.id == guest]:
                connection.outbox.close("gone")
                live.connections.discard(connection)

    # Connections.

    async def connect(self, live: Live, connection: Connection, has: int = 0) -> Live:
        """Somebody looks at a table from now on, and `has` seen everything up to that seq."""
        if has > live.course.seq or not self.bus.alone:  # another worker may know more
            with suppress(StoreUnavailable):
                await self.refresh(live)
        live = self._hold(live)
        live.connections.add(connection)
        self.metrics.connections.inc()
        connection.audience = live.table.seat_of(connection.guest.id)
        if has != live.course.seq:
            live.show(connection)
        await self._tell_presence(live, asks=True)
        self.caretaker.look_after(live, takes_over=self.bus.alone)
        return live

    async def point(self, live: Live, connection: Connection, point: Point) -> shown.Message:
        """Show everybody who goes through a finished game where its leader is; nothing of it is kept."""
        if live.table.phase != "ended":
            raise NotNow("a review is for a finished game")
        await self._point(live, connection, point)
        return shown.Pong(now())

    async def _point(self, live: Live, connection: Connection, point: Point) -> None:
        pointing = shown.Pointing(
            connection.guest.name, point.moves, point.marks, point.leading, branch=point.branch
        )
        live.point(pointing, connection)
        if not self.bus.alone:
            await self.bus.tell(Word(self.worker, live.course.id, pointing=pointing))

    async def disconnect(self, live: Live, connection: Connection) -> None:
        """Somebody is gone; a review that they led is led by nobody."""
        live.connections.discard(connection)
        if live.leader is connection and live.pointing is not None:
            await self._point(live, connection, Point(live.pointing.moves, leading=False))
        live.used = time.monotonic()
        self.metrics.connections.dec()
        await self._tell_presence(live)

    async def _tell_presence(self, live: Live, asks: bool = False) -> None:
        live.send(msgspec.json.encode(self._presence(live)))
        if not self.bus.alone:
            here, watchers = live.seats_here(), live.watchers_here()
            await self.bus.tell(Word(self.worker, live.course.id, 0, here, watchers, asks))

    def _presence(self, live: Live) -> shown.Presence:
        fresh = time.monotonic() - HEARD_OF
        others = [(here, count) for here, count, at in live.elsewhere.values() if at > fresh]
        seats = {*live.seats_here(), *(seat for here, _ in others for seat in here)}
        watchers = live.watchers_here() + sum(count for _, count in others)
        return shown.Presence(tuple(seat in seats for seat in range(len(live.table.seats))), watchers)

    # Other workers.

    async def _hear(self, word: Word) -> None:
        if word.worker == self.worker:
            return
        if word.forgotten:
            self.part_from(word.forgotten)
        live = self.tables.get(word.table)
        if live is None:
            return
        if word.pointing is not None:
            live.point(word.pointing)
        elif word.here is not None:
            live.elsewhere[word.worker] = (word.here, word.watchers, time.monotonic())
            live.send(msgspec.json.encode(self._presence(live)))
            if word.asks and live.connections:
                await self._tell_presence(live)
        elif word.seq == REWRITTEN or word.seq > live.course.seq:
            live.rewritten = live.rewritten or word.seq == REWRITTEN
            live.stale = True
            self._keep(self._refresh_soon(live))  # the next word shall not wait for this table

    async def _refresh_soon(self, live: Live) -> None:
        """Catch up; while the store is away that is left to the sweep."""
        with suppress(StoreUnavailable):
            await self.refresh_safely(live)

    async def refresh_safely(self, live: Live) -> None:
        """Catch up; a table that makes no sense is nobody else's trouble."""
        try:
            if live.stale:
                await self.refresh(live)
        except StoreUnavailable:
            raise
        except Exception:
            log.exception("a table cannot be read", extra={"table": live.course.id})

    async def _resync(self) -> None:
        """Now and then look for what no word was heard of; all the time while nothing can be heard."""
        while True:
            await self.bus.wait(RESYNC)
            for live in [live for live in self.tables.values() if live.connections]:
                live.stale = True
                await self._refresh_soon(live)
                await self._tell_presence(live)
