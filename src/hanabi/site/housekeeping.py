"""What a worker looks for by itself: tables that wait for a bot or a clock, and those that everybody left."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from hanabi.site.notices.turn_notices import TurnNotices
from hanabi.site.tables.live import now
from hanabi.site.tables.tables import Tables
from hanabi.store.errors import StoreUnavailable
from hanabi.table.decide import abandon
from hanabi.table.errors import Refused

KEPT_IN_MEMORY = 120.0  # seconds without connection or bot
KEPT_AT_LEAST, MOST_IDLE = 5.0, 2_000  # when so many tables are in memory for nobody, they go sooner
SWEEP = 1.0  # seconds
CHECK = 10.0  # seconds between two looks whether the store takes something in
NOTICED = 10.0  # seconds between two looks for turns that nobody was told of
TIDY = 300.0
ABANDONED = 24 * 3_600_000  # milliseconds without anybody until a gathering is closed
TAKEOVER = 3.0  # seconds beyond the thinking limit until another worker takes a bot's turn over

log = logging.getLogger("hanabi.housekeeping")


class Housekeeping:
    """Goes through a worker's tables again and again."""

    def __init__(
        self, tables: Tables, follow_orders: Callable[[], Awaitable[None]], notices: TurnNotices
    ) -> None:
        self._tables, self._follow_orders, self._notices = tables, follow_orders, notices
        self._tasks: list[asyncio.Task[None]] = []
        self._checked = self._noticed = 0.0

    def open(self) -> None:
        """Begin."""
        self._tasks = [asyncio.create_task(self._sweep()), asyncio.create_task(self._tidy_now_and_then())]

    async def close(self) -> None:
        """Look for nothing more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _sweep(self) -> None:
        """Find tables that wait for a bot or a clock and that nobody looks after: after a restart, say."""
        while True:
            try:
                for live in [live for live in self._tables.registry.all() if live.stale]:
                    await self._tables.refresh_safely(live)
                await self._follow_orders()
                await self._check_store()
                await self._look_after_due()
                await self._catch_up_with_notices()
            except StoreUnavailable:
                log.warning("the store is away")
            except Exception:
                log.exception("the sweep went wrong")
            self._drop_unused()
            await asyncio.sleep(SWEEP)

    async def _check_store(self) -> None:
        """Write something now and then, and each time while there is trouble; whoever asks is told of it."""
        changes = self._tables.changes
        if changes.trouble is None and time.monotonic() < self._checked + CHECK:
            return
        self._checked = time.monotonic()
        try:
            await self._tables.store.check()
            changes.trouble = None
        except StoreUnavailable as error:
            changes.trouble = error

    async def _catch_up_with_notices(self) -> None:
        if time.monotonic() >= self._noticed + NOTICED:
            self._noticed = time.monotonic()
            await self._notices.catch_up(now())
            await self._tables.habits.catch_up(now(), self._tables.find)

    async def _look_after_due(self) -> None:
        tables = self._tables
        grace = 0.0 if tables.bus.alone else tables.pool.limit + TAKEOVER
        for table in await tables.store.due(now() - int(1000 * grace)):
            try:
                live = await tables.find(table)
                if not tables.bus.alone:
                    await tables.changes.refresh(live)
                tables.autoplay.look_after(live, takes_over=True)
            except StoreUnavailable:
                raise
            except Exception:
                log.exception("table cannot be looked after", extra={"table": table})

    def _drop_unused(self) -> None:
        """Let go of tables that nobody looks at."""
        idle = [live for live in self._tables.registry.all() if not live.is_busy]
        kept = KEPT_AT_LEAST if len(idle) > MOST_IDLE else KEPT_IN_MEMORY
        for live in idle:
            if live.used < time.monotonic() - kept:
                self._tables.let_go(live)

    async def _tidy_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(TIDY)  # first: after a start people need a while to come back
            try:
                await self.tidy(now())
            except StoreUnavailable:
                log.warning("the store is away: tables are tidied up later")
            except Exception:
                log.exception("tidying up went wrong")

    async def tidy(self, at: int) -> None:
        """Note where people are at that time, and close gatherings that nobody was at for a day."""
        tables = self._tables
        here = [live.id for live in tables.registry.all() if live.connections]
        await tables.store.note_seen(here, at)
        for table in await tables.store.abandoned(at - ABANDONED):
            try:
                await tables.changes.change(await tables.find(table), abandon)
            except Refused:
                continue  # another worker was faster
            except StoreUnavailable:
                raise
            except Exception:
                log.exception("a table cannot be closed", extra={"table": table})
