"""What happens at a table by itself: the moves of bots, and the end of somebody's time."""

import asyncio
import logging
from collections.abc import Coroutine

from hanabi.protocol.table_events import BotFailed
from hanabi.rules.errors import HanabiError
from hanabi.rules.moves import Move, Rearrange
from hanabi.site.bots.bot_pool import BotPool, BotTrouble
from hanabi.site.bots.questions import question_at
from hanabi.site.metrics import Metrics
from hanabi.site.tables.change import Changes
from hanabi.site.tables.live import LiveTable, now
from hanabi.store.errors import StoreError, StoreUnavailable
from hanabi.table.decide import bot_failed, bot_move, time_out
from hanabi.table.errors import Stale
from hanabi.table.table import Step, Table

STAND_IN = "partner"  # makes the move of somebody whose time ran out, where no bot sits
AGAIN = 1.0  # seconds until a move that could not be kept is tried again

log = logging.getLogger("hanabi.autoplay")


class Autoplay:
    """Lets bots move and rings the clocks of a worker's tables."""

    def __init__(self, changes: Changes, pool: BotPool, metrics: Metrics) -> None:
        self._changes, self._pool, self._metrics = changes, pool, metrics
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False

    async def close(self) -> None:
        """Let nothing more happen by itself."""
        self._closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def leave(self, live: LiveTable) -> None:
        """Look after a table no longer."""
        if live.alarm:
            live.alarm.cancel()
            live.alarm = None

    def look_after(self, live: LiveTable, takes_over: bool) -> None:
        """Let a bot on turn think, if it is this worker's task, and set the alarm for a clock."""
        if self._closing:
            return
        if takes_over and live.table.bot_on_turn and (live.bot is None or live.bot.done()):
            live.bot = self._begin(self._let_bots_move(live))
        self.leave(live)
        deadline = live.table.deadline
        if deadline is not None:
            wait = max(0.0, (deadline - now()) / 1000)
            live.alarm = asyncio.get_running_loop().call_later(wait, self._ring, live)

    def _ring(self, live: LiveTable) -> None:
        if not self._closing:
            self._begin(self._end_time(live))

    async def _end_time(self, live: LiveTable) -> None:
        try:
            await self._changes.change(live, lambda table, at: time_out(table, at, STAND_IN))
        except Stale:
            self.look_after(live, False)  # the clock of the alarm was a little ahead
        except StoreUnavailable:
            log.warning("the end of somebody's time could not be kept", extra={"table": live.id})

    async def _let_bots_move(self, live: LiveTable) -> None:
        """Play the turns of bots, one after the other, until it is a person's turn."""
        try:
            while not self._closing and (waiting := live.table.bot_on_turn):
                early = live.table.clocks.began + live.table.settings.pace - now()
                if early > 0:
                    await asyncio.sleep(early / 1000)
                if live.table.bot_on_turn == waiting:
                    await self._bot_turn(live, *waiting)
        except Exception:
            log.exception("a bot's turn went wrong", extra={"table": live.id})

    async def _bot_turn(self, live: LiveTable, seat: int, bot: str) -> None:
        asked_at = _actions(live.table)

        def deciding(table: Table, at: int) -> Step:
            if _actions(table) != asked_at:
                raise Stale("the game went another way while the bot thought")
            return bot_move(table, seat, bot, move, at)

        try:
            if live.stale:
                await self._changes.refresh(live)
                return
            with self._metrics.thinking.labels(bot).time():
                move = await self._pool.think(question_at(live.table, seat, bot))
            await self._changes.change(live, deciding)
        except Stale:
            return  # somebody was faster, or the game went another way
        except StoreError:
            log.warning("a bot's move could not be kept", extra={"table": live.id})
            await asyncio.sleep(AGAIN)
        except HanabiError as trouble:
            await self._replace(live, seat, bot, trouble)

    async def _replace(self, live: LiveTable, seat: int, bot: str, trouble: HanabiError) -> None:
        """Say that a bot failed, and let a simpler one play on."""
        reason = trouble.reason if isinstance(trouble, BotTrouble) else "illegal-move"
        why = str(trouble) if isinstance(trouble, BotTrouble) else type(trouble).__name__
        log.warning("bot failed: %s", reason, extra={"table": live.id, "seat": seat, "bot": bot, "why": why})
        self._metrics.bot_failures.labels(reason).inc()
        failed = BotFailed(seat, bot, reason, successor="random" if bot == "cautious" else "cautious")
        try:
            await self._changes.change(live, lambda table, at: bot_failed(table, failed, at))
        except Stale:
            return
        except StoreError:  # then the bot is asked again
            await asyncio.sleep(AGAIN)


def _actions(table: Table) -> list[Move]:
    """What a bot's answer depends on: how hands lie does not matter to it."""
    moves = table.state.moves if table.state else ()
    return [move for move in moves if not isinstance(move, Rearrange)]
