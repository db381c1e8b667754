"""The one way in which a table changes: decided, kept in the store, and only then told.

Another worker that was faster has taken the seq: then what it wrote is read and the request is decided anew.
"""

from collections.abc import Callable
from time import perf_counter

from hanabi.protocol.table_events import Kept, TableEvent
from hanabi.rules.errors import HanabiError
from hanabi.site.bus import Bus, BusMessage
from hanabi.site.metrics import Metrics
from hanabi.site.tables.live import LiveTable, now
from hanabi.site.tables.presence import tell_presence
from hanabi.site.tables.registry import Registry
from hanabi.site.tables.summary import summary
from hanabi.store.errors import SeqTaken, StoreUnavailable
from hanabi.store.store import Row, Store
from hanabi.table.history import History, read, write
from hanabi.table.table import Step, Table

TRIES = 50  # more than all seats together can write while one of them is at it

Decide = Callable[[Table, int], Step]  # what happens at a table as it is, at that time
Follower = Callable[[LiveTable, bool], None]  # is told of a change, and whether it was this worker's own


class Changes:
    """Changes a worker's tables, and keeps up with what others change."""

    def __init__(self, registry: Registry, store: Store, bus: Bus, metrics: Metrics) -> None:
        self.registry, self.bus = registry, bus
        self._store, self._metrics = store, metrics
        self._followers: list[Follower] = []
        self.trouble: StoreUnavailable | None = None  # why the last change could not be kept

    def follow(self, follower: Follower) -> None:
        """Tell somebody of every change from now on."""
        self._followers.append(follower)

    def _tell_followers(self, live: LiveTable, ours: bool) -> None:
        for follower in self._followers:
            follower(live, ours)

    async def create(self, table: str, events: list[TableEvent], by: str) -> LiveTable:
        """Set up a table with this id and these first events, all of them kept at once."""
        history, at, rows = History(table), now(), []
        for event in events:
            kept, line = history.append(event, at, by)
            rows.append(Row(line.seq, at, write(kept)))
            self._count(event)
        await self._store.append(table, rows, summary(history.table, at), by)
        return self.registry.hold(LiveTable(history))

    async def change(self, live: LiveTable, decide: Decide, by: str = "", request: str = "") -> int:
        """Decide, keep, tell; from the start again when another worker was faster. The seq of it.

        Whoever asked may be gone in the middle of it: what was kept by then is read from the store, and told,
        within a second.
        """
        live = self.registry.hold(live)
        async with live.lock:
            if live.stale:
                await self._bring_up_to_date(live, ours=True)
            refusing = self.bus.alone
            for _ in range(TRIES):
                history = live.history
                if request and (by, request) in history.answered:
                    return history.answered[by, request]
                at = max(now(), history.at)
                try:
                    step = decide(history.table, at)
                except HanabiError:
                    if refusing:
                        raise
                    refusing = True  # but only after a look at what other workers know
                    await self._catch_up(live, ours=False)
                    continue
                kept = Kept(step.event, by, request)
                if await self._keep(live, history.seq + 1, at, kept, step):
                    return history.seq
            raise StoreUnavailable("too many workers write to this table at once: try again")

    async def _keep(self, live: LiveTable, seq: int, at: int, kept: Kept, step: Step) -> bool:
        """Keep a step and tell of it; False if another worker was faster."""
        began = perf_counter()
        try:
            row = Row(seq, at, write(kept))
            await self._store.append(live.id, [row], summary(step.after, at), kept.by)
        except SeqTaken:
            live.stale = True
            await self._catch_up(live, ours=False)
            return False
        except BaseException as error:  # it may be there or not: the store knows
            live.stale = True
            self.trouble = error if isinstance(error, StoreUnavailable) else self.trouble
            raise
        self.trouble = None
        self._metrics.store.observe(perf_counter() - began)
        self._count(step.event)
        moved = live.happen(seq, at, kept, step)
        try:
            await self.bus.publish(BusMessage(self.bus.worker, live.id, seq))
            if moved:
                await tell_presence(self.bus, live)
        finally:  # whoever asked may be gone by now: the game goes on all the same
            self._tell_followers(live, True)
        return True

    def _count(self, event: TableEvent) -> None:
        self._metrics.count_event(str(event.__struct_config__.tag))

    # What other workers, or a lost answer of the store, have added.

    async def refresh(self, live: LiveTable) -> None:
        """Catch up when nothing else happens to the table."""
        async with live.lock:
            await self._bring_up_to_date(live, ours=self.bus.alone)

    async def _bring_up_to_date(self, live: LiveTable, ours: bool) -> None:
        if live.rewritten:
            await self.read_anew(live)
        else:
            await self._catch_up(live, ours)

    async def _catch_up(self, live: LiveTable, ours: bool) -> None:
        moved = False
        for row in await self._store.events(live.id, live.history.seq):
            kept = read(row.body)
            moved |= live.happen(row.seq, row.at, kept, live.history.step(kept.event, row.at))
        live.stale = False
        if moved:
            await tell_presence(self.bus, live)
        self._tell_followers(live, ours)

    async def read_anew(self, live: LiveTable) -> None:
        """Take what the store has in the place of what is in memory: somebody was forgotten."""
        live.begin_anew(*await self.registry.read(live.id))
        await tell_presence(self.bus, live)
        self._tell_followers(live, self.bus.alone)
