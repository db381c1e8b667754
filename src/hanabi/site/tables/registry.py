"""The tables that a worker has in memory, by their ids."""

import asyncio
import time

from hanabi.site.errors import NoSuchTable
from hanabi.site.metrics import Metrics
from hanabi.site.tables.live import LiveTable
from hanabi.store.store import Store
from hanabi.table.history import History

AT_ONCE = 50  # events that are read without a pause: less than two milliseconds


class Registry:
    """Finds tables, in memory or in the store; each is there once."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store, self._metrics = store, metrics
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    def all(self) -> list[LiveTable]:
        """Every table in memory."""
        return list(self._tables.values())

    def get(self, table: str) -> LiveTable | None:
        """The table with this id, if it is in memory."""
        return self._tables.get(table)

    async def find(self, table: str) -> LiveTable:
        """The table with this id, from memory or from the store."""
        live = self._tables.get(table)
        if live is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            live = await asyncio.shield(task)
        live.used = time.monotonic()
        return live

    async def _load(self, table: str) -> LiveTable:
        history, rewrites = await self.read(table)
        return self.hold(LiveTable(history, rewrites))

    async def read(self, table: str) -> tuple[History, int]:
        """A table's history, as the store has it, and how often it was rewritten by then.

        Others have their turn while a long one is read.
        """
        version = (await self._store.versions([table])).get(table)  # first: what comes after is noticed later
        rows, history = await self._store.events(table), History(table)
        if version is None or not rows:
            raise NoSuchTable(f"there is no table {table[:40]!r}")
        for first in range(0, len(rows), AT_ONCE):
            history.extend((row.seq, row.at, row.body) for row in rows[first : first + AT_ONCE])
            await asyncio.sleep(0)
        return history, version.rewrites

    def hold(self, live: LiveTable) -> LiveTable:
        """Have a table in memory: this one, or the one that is there already."""
        held = self._tables.get(live.id)
        if held is not None:
            return held
        self._tables[live.id] = live
        self._metrics.tables.set(len(self._tables))
        return live

    def let_go(self, live: LiveTable) -> None:
        """Have a table in memory no longer; the store has it."""
        del self._tables[live.id]
        self._metrics.tables.set(len(self._tables))
