"""What a worker looks for by itself: tables that wait for a bot or a clock, and those that everybody left."""

import asyncio
import logging
import time

from hanabi.store.errors import StoreUnavailable
from hanabi.table import deciding
from hanabi.table.errors import Refused
from hanabi.web.hall import Hall
from hanabi.web.live import now

KEPT_IN_MEMORY = 120.0  # seconds without connection or bot
KEPT_AT_LEAST, MOST_IDLE = 5.0, 2_000  # when so many tables are in memory for nobody, they go sooner
SWEEP = 1.0  # seconds
TIDY = 300.0
ABANDONED = 24 * 3_600_000  # milliseconds without anybody until a gathering is closed
TAKEOVER = 3.0  # seconds beyond the thinking limit until another worker takes a bot's turn over

log = logging.getLogger("hanabi.sweeping")


class Sweeper:
    """Goes through a worker's hall again and again."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._tasks: list[asyncio.Task[None]] = []

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
                for live in [live for live in self._hall.tables.values() if live.stale]:
                    await self._hall.refresh_safely(live)
                await self._look_after_due()
            except StoreUnavailable:
                log.warning("the store is away")
            except Exception:
                log.exception("the sweep went wrong")
            self._drop_unused()
            await asyncio.sleep(SWEEP)

    async def _look_after_due(self) -> None:
        hall = self._hall
        grace = 0.0 if hall.bus.alone else hall.thinkers.limit + TAKEOVER
        for table in await hall.store.due(now() - int(1000 * grace)):
            try:
                live = await hall.find(table)
                if not hall.bus.alone:
                    await hall.refresh(live)
                hall.caretaker.look_after(live)
            except StoreUnavailable:
                raise
            except Exception:
                log.exception("table cannot be looked after", extra={"table": table})

    def _drop_unused(self) -> None:
        """Let go of tables that nobody looks at."""
        idle = [live for live in self._hall.tables.values() if not live.is_busy]
        kept = KEPT_AT_LEAST if len(idle) > MOST_IDLE else KEPT_IN_MEMORY
        for live in idle:
            if live.used < time.monotonic() - kept:
                self._hall.let_go(live)

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
        hall = self._hall
        here = [live.course.id for live in hall.tables.values() if live.connections]
        await hall.store.note_seen(here, at)
        for table in await hall.store.abandoned(at - ABANDONED):
            try:
                await hall.change(await hall.find(table), deciding.abandon)
            except Refused:
                continue  # another worker was faster
            except StoreUnavailable:
                raise
            except Exception:
                log.exception("a table cannot be closed", extra={"table": table})
