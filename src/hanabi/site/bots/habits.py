"""How people play, as far as bots have seen it: told to them when a game begins, kept when it is over."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from msgspec.structs import replace

from hanabi.bots.partner.trust import Shown
from hanabi.protocol.encoding import decoder
from hanabi.protocol.log import Line, MovedShown
from hanabi.protocol.table_events import HabitsMet
from hanabi.site.bots.bot_pool import BotPool, BotTrouble
from hanabi.site.bots.questions import question_at, shown_before
from hanabi.site.people.forgotten import Forgotten
from hanabi.site.tables.live import LiveTable
from hanabi.store.errors import StoreError
from hanabi.store.store import Habits, Store
from hanabi.table.history import History
from hanabi.table.table import Table

LEFT_OVER = 60_000  # milliseconds after which nobody learned from a game: its worker died
TOO_OLD = 24 * 3_600_000  # milliseconds: nobody learns from a game that long ago

_LINE = decoder(Line)

log = logging.getLogger("hanabi.habits")


class HabitKeeper:
    """Knows how a worker's people play, and learns it from games that end here."""

    def __init__(self, store: Store, pool: BotPool, forgotten: Forgotten) -> None:
        self._store, self._pool, self._forgotten = store, pool, forgotten
        self._tasks: set[asyncio.Task[None]] = set()
        self._learning: set[str] = set()  # the tables whose games are gone through now

    async def close(self) -> None:
        """Wait until everything is kept."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def at_table(self, table: Table) -> dict[str, tuple[HabitsMet, ...]]:
        """How the people at a table play, by guest."""
        return {guest: await self._met(guest) for guest in table.guests if guest is not None}

    async def _met(self, guest: str) -> tuple[HabitsMet, ...]:
        found = await self._store.habits(guest)
        return tuple(HabitsMet(each.bot, each.doubt, each.sense, each.plain) for each in found)

    def look_after(self, live: LiveTable, ours: bool) -> None:
        """Follow every change: when a game ended at this worker, ask its bots about the people."""
        over, live.just_ended = live.just_ended, False
        if not (over and ours and live.table.met):
            return
        self._begin(live.history)

    def _begin(self, history: History) -> None:
        if history.id in self._learning:
            return
        self._learning.add(history.id)
        task = asyncio.create_task(self._learn(history))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: self._learning.discard(history.id))

    async def catch_up(self, at: int, find: Callable[[str], Awaitable[LiveTable]]) -> None:
        """Learn from games whose worker died before it could."""
        for table in await self._store.games_to_learn_from(at - TOO_OLD, at - LEFT_OVER):
            self._begin((await find(table)).history)

    async def _learn(self, history: History) -> None:
        """Ask the bots of a game about its people; whatever is kept twice is the same."""
        table = history.table
        people = _played_themselves(history)
        for bot, seat in _bots(table).items() if people else ():
            try:
                answer = await self._pool.ask(replace(question_at(table, seat, bot), people=people))
                for person, shown in answer.shown.items():
                    await self._keep(table, person, bot, shown)
            except (BotTrouble, StoreError) as trouble:  # the next game shows it again
                log.warning("bots did not learn how people play: %s", trouble, extra={"table": table.id})
        assert table.ended is not None
        with suppress(StoreError):
            await self._store.tell_once(table.id, "habits", table.ended)

    async def _keep(self, table: Table, seat: int, bot: str, shown: Shown) -> None:
        """Keep what a seat has shown, unless it was nothing, or they wanted it forgotten meanwhile."""
        guest = table.guests[seat]
        assert guest is not None
        assert table.ended is not None
        if shown == shown_before(table, seat, bot):
            return
        were_known = any(met.habits for met in table.met if met.seat == seat)
        wants_no_more = were_known and not await self._store.habits(guest)
        if not wants_no_more and guest not in self._forgotten:
            await self._store.keep_habits(Habits(guest, bot, *shown, table.ended))


def _bots(table: Table) -> dict[str, int]:
    """The bots that sit at a table, each with the first of its seats."""
    seated = [(each.bot, seat) for seat, each in enumerate(table.seats) if each.kind == "bot" and each.bot]
    return dict(reversed(seated))


def _played_themselves(history: History) -> tuple[int, ...]:
    """The people who sat at a table from the start, are known still, and were never stood in for."""
    table = history.table
    moves = (_LINE.decode(line.raw).what for line in history.lines if line.is_move)
    helped = {move.seat for move in moves if isinstance(move, MovedShown) and move.bot is not None}
    people = (met.seat for met in table.met if table.seats[met.seat].name)
    return tuple(seat for seat in people if seat not in helped and table.guests[seat] is not None)
