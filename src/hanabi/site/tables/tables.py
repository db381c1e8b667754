"""All tables of a worker: what people ask of them, and what is heard of them from other workers."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from random import SystemRandom

from hanabi.protocol import requests
from hanabi.protocol.messages import Point
from hanabi.protocol.settings import Settings
from hanabi.protocol.table_events import BotSeated, TableEvent
from hanabi.rules.deal import Deal
from hanabi.rules.phase import Phase
from hanabi.rules.seal import SALT_BYTES
from hanabi.site.bots.autoplay import Autoplay
from hanabi.site.bots.bot_pool import BotPool
from hanabi.site.bots.habits import HabitKeeper
from hanabi.site.bots.offered import check_may_sit
from hanabi.site.bus import REWRITTEN, Bus, BusMessage
from hanabi.site.errors import TooMuch
from hanabi.site.limits import Limit, Shares
from hanabi.site.metrics import Metrics
from hanabi.site.people.forgotten import Forgotten
from hanabi.site.people.guests import Guest
from hanabi.site.tables.change import Changes
from hanabi.site.tables.live import LiveTable
from hanabi.site.tables.outbox import Connection
from hanabi.site.tables.presence import (
    hear_pointing,
    hear_presence,
    lead_review,
    repeat_presence,
    tell_presence,
)
from hanabi.site.tables.registry import Registry
from hanabi.site.tables.rematch import rematch_id, seated_again
from hanabi.site.tables.summary import new_id
from hanabi.store.errors import SeqTaken, StoreUnavailable
from hanabi.store.store import Store
from hanabi.table.decide import Dealing, decide, rematched, set_up_lesson, set_up_table
from hanabi.table.errors import NotNow
from hanabi.table.table import Step, Table

RESYNC = 5.0  # seconds until a word that was lost is made up for
WATCHERS_TALK = Limit(0.5, 40)  # lines of watchers at one address, of which one guest has a share

log = logging.getLogger("hanabi.tables")


class Tables:
    """Everything a worker does with tables."""

    def __init__(self, store: Store, bus: Bus, pool: BotPool, metrics: Metrics, secret: bytes) -> None:
        self.store, self.bus, self.pool, self.metrics = store, bus, pool, metrics
        self._secret = secret
        self.forgotten = Forgotten(store)
        metrics.worker.labels(bus.worker).set(1)
        self.registry = Registry(store, metrics)
        self.changes = Changes(self.registry, store, bus, metrics)
        self.autoplay = Autoplay(self.changes, pool, metrics)
        self.changes.follow(self.autoplay.look_after)
        self.habits = HabitKeeper(store, pool, self.forgotten)
        self.changes.follow(self.habits.look_after)
        self._tasks: set[asyncio.Task[None]] = set()
        self._chance = SystemRandom()
        self._watchers_talk = Shares(WATCHERS_TALK)

    async def open(self) -> None:
        """Begin to listen."""
        await self.forgotten.catch_up()
        await self.bus.subscribe(self._hear)
        self.pool.prepare()
        self._begin(self._resync())

    async def close(self) -> None:
        """Say goodbye to everybody; what was begun is kept and told first."""
        await self.autoplay.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in self.registry.all():
            for connection in live.connections:
                connection.outbox.close("going-down")
        await self.habits.close()
        await self.pool.close()
        await self.bus.close()

    def _begin(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # What people ask for.

    async def create(
        self,
        guest: Guest,
        settings: Settings,
        deal: Deal | None = None,
        bots: tuple[str, ...] = (),
        day: str | None = None,
        table: str | None = None,
        challenge: str | None = None,
        number: int | None = None,
    ) -> LiveTable:
        """Set up a new table; `bots` take the seats after the first, and the deal may be a shared one."""
        for bot in bots:
            check_may_sit(bot, settings)
        events: list[TableEvent] = [
            set_up_table(settings, guest.person(), deal, day, challenge=challenge, number=number)
        ]
        events += [BotSeated(seat, bot) for seat, bot in enumerate(bots[: settings.players - 1], start=1)]
        live = await self.changes.create(table or new_id(), events, guest.id)
        for bot in bots:
            self.pool.prepare(bot)
        return live

    async def create_lesson(
        self,
        guest: Guest,
        settings: Settings,
        deal: Deal,
        bots: tuple[str, ...],
        opening: tuple[str, ...],
        table: str,
    ) -> LiveTable:
        """Set up a table with a game that has begun; it is kept at once, so that no bot is too early."""
        for bot in bots:
            check_may_sit(bot, settings)
        salt = secrets.token_hex(SALT_BYTES)
        created, game = await asyncio.to_thread(set_up_lesson, settings, guest.person(), deal, opening, salt)
        seated = [BotSeated(seat, bot) for seat, bot in enumerate(bots, start=1)]
        live = await self.changes.create(table, [created, *seated, *game], guest.id)
        for bot in bots:
            self.pool.prepare(bot)
        self.autoplay.look_after(live, takes_over=True)
        return live

    async def find(self, table: str) -> LiveTable:
        """The table with this id, as the store has it now."""
        live = await self.registry.find(table)
        if live.stale:
            await self.changes.refresh(live)
        return live

    async def ask(self, live: LiveTable, guest: Guest, request: requests.Request) -> int:
        """Carry a request out once, however often it comes: the seq of what it brought about."""
        match request:
            case requests.Rematch():
                return await self._rematch(live, guest, request)
            case requests.SeatBot(bot=bot) | requests.VoteBot(bot=bot):
                check_may_sit(bot, live.table.settings)
                self.pool.prepare(bot)
        person, dealing = guest.person(), Dealing(self._chance)
        if isinstance(request, requests.Start):
            habits = await self.habits.at_table(live.table)
            dealing = Dealing(self._chance, secrets.token_hex(SALT_BYTES), habits)

        def deciding(table: Table, at: int) -> Step:
            return decide(table, person, request, at, dealing)

        return await self.changes.change(live, deciding, guest.id, request.id)

    async def _rematch(self, live: LiveTable, guest: Guest, request: requests.Rematch) -> int:
        """Seat the same people and bots at a new table, and show everybody there."""
        if (guest.id, request.id) in live.history.answered:
            return live.history.answered[guest.id, request.id]
        person = guest.person()
        new = await self._new_table_after(live.id, seated_again(live.table, person), guest)

        def deciding(table: Table, at: int) -> Step:
            return rematched(table, person, new, at)

        seq = await self.changes.change(live, deciding, guest.id, request.id)
        if live.table.is_practice:  # nobody is waited for
            again = await self.find(new)
            if again.table.phase is Phase.GATHERING:
                await self.ask(again, guest, requests.Start(id="start"))
        return seq

    async def _new_table_after(
        self, table: str, events: list[TableEvent], guest: Guest, attempt: int = 0
    ) -> str:
        """Set the table of a rematch up, or find the one that is there."""
        new = rematch_id(self._secret, table, attempt)
        try:
            return (await self.changes.create(new, events, guest.id)).id
        except SeqTaken:  # somebody asked at the same time, or a server was killed before it could tell
            if not (await self.find(new)).table.phase.is_over:
                return new
        return await self._new_table_after(table, events, guest, attempt + 1)

    # Connections.

    async def connect(self, live: LiveTable, connection: Connection, has: int = 0) -> LiveTable:
        """Somebody looks at a table from now on, and `has` seen everything up to that seq."""
        if has > live.history.seq or not self.bus.alone:  # another worker may know more
            with suppress(StoreUnavailable):
                await self.changes.refresh(live)
        connection.blocked = await self._blocked_by(connection)
        connection.folded = None if has else ()
        live = self.registry.hold(live)
        live.connections.add(connection)
        self.metrics.connections.inc()
        connection.audience = live.table.seat_of(connection.guest.id)
        if has != live.history.seq:
            live.show(connection)
        elif connection.blocked:
            live.fold_blocked(connection)
        await tell_presence(self.bus, live, asks=True)
        self.autoplay.look_after(live, self.bus.alone)
        return live

    async def disconnect(self, live: LiveTable, connection: Connection) -> None:
        """Somebody is gone; a review that they led is led by nobody."""
        live.connections.discard(connection)
        if live.leader is connection and live.pointing is not None:
            await lead_review(self.bus, live, connection, Point(live.pointing.moves, leading=False))
        live.used = time.monotonic()
        self.metrics.connections.dec()
        await tell_presence(self.bus, live)

    def check_watcher_may_talk(self, connection: Connection) -> None:
        """Refuse a watcher who talks more than anybody could read."""
        if not self._watchers_talk.take(connection.address, connection.guest.id, time.monotonic()):
            raise TooMuch("that was too much at once: wait a moment")

    async def point(self, live: LiveTable, connection: Connection, point: Point) -> None:
        """Lead the review of a finished game."""
        if live.table.phase is not Phase.ENDED:
            raise NotNow("a review is for a finished game")
        await lead_review(self.bus, live, connection, point)

    async def see(self, live: LiveTable, connection: Connection, visible: bool) -> None:
        """Somebody has the table before them now, or no longer."""
        if connection.in_sight != visible:
            connection.in_sight = visible
            await repeat_presence(self.bus, live)
        if visible:  # they may have blocked somebody on another page
            connection.blocked = await self._blocked_by(connection)
            live.fold_blocked(connection)

    async def _blocked_by(self, connection: Connection) -> frozenset[str]:
        """The guests whom somebody has blocked; as far as is known, while the store is away."""
        with suppress(StoreUnavailable):
            return frozenset(each.other for each in await self.store.blocks(connection.guest.id))
        return connection.blocked

    def part_from_forgotten(self) -> None:
        """Close the connections of everybody who is forgotten, wherever they sit or watch."""
        for live in self.registry.all():
            live.part_from([each for each in live.connections if each.guest.id in self.forgotten])

    def part_from_others(self, may_stay: Callable[[Guest, str], bool]) -> None:
        """Close the connections of everybody who may not stay."""
        for live in self.registry.all():
            live.part_from([each for each in live.connections if not may_stay(each.guest, each.address)])

    def let_go(self, live: LiveTable) -> None:
        """Have a table in memory no longer, and nobody at it."""
        live.part_from(list(live.connections))
        self.autoplay.leave(live)
        self.registry.let_go(live)

    # Other workers.

    async def _hear(self, heard: BusMessage) -> None:
        if heard.forgotten:
            self._begin(self._hear_of_forgotten())
        live = self.registry.get(heard.table)
        if live is None:
            return
        if heard.pointing is not None:
            hear_pointing(live, heard.pointing)
        elif heard.here is not None:
            await hear_presence(self.bus, live, heard)
        elif heard.seq == REWRITTEN or heard.seq > live.history.seq:
            live.rewritten = live.rewritten or heard.seq == REWRITTEN
            live.stale = True
            self._begin(self._refresh_soon(live))  # the next message shall not wait for this table

    async def _refresh_soon(self, live: LiveTable) -> None:
        """Catch up; while the store is away that is left to the housekeeping."""
        with suppress(StoreUnavailable):
            await self.refresh_safely(live)

    async def refresh_safely(self, live: LiveTable) -> None:
        """Catch up; a table that makes no sense is nobody else's trouble."""
        try:
            if live.stale:
                await self.changes.refresh(live)
        except StoreUnavailable:
            raise
        except Exception:
            log.exception("a table cannot be read", extra={"table": live.id})

    async def _hear_of_forgotten(self) -> None:
        with suppress(StoreUnavailable):
            if await self.forgotten.catch_up():
                self.part_from_forgotten()

    async def _resync(self) -> None:
        """Now and then look for what no word was heard of; all the time while nothing can be heard."""
        while True:
            await self.bus.wait(RESYNC)
            try:
                await self._hear_of_forgotten()
                await self.catch_up()
            except StoreUnavailable:
                log.warning("the store is away")
            except Exception:
                log.exception("what other workers did cannot be read")
            for live in [live for live in self.registry.all() if live.connections]:
                await repeat_presence(self.bus, live)

    async def catch_up(self) -> None:
        """Bring every table in memory up to what the store has; one that is no longer there goes."""
        held = self.registry.all()
        versions = await self.store.versions([live.id for live in held])
        for live in held:
            if self.registry.get(live.id) is not live:
                continue
            if (version := versions.get(live.id)) is None:
                self.let_go(live)
                continue
            live.rewritten = live.rewritten or version.rewrites != live.rewrites
            live.stale = live.stale or live.rewritten or version.seq > live.history.seq
            await self.refresh_safely(live)
