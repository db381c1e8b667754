"""What happens at a table by itself: the moves of bots, and the end of somebody's time."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Protocol

from hanabi.rules.errors import HanabiError
from hanabi.rules.moves import Move, Rearrange
from hanabi.store.errors import StoreError, StoreUnavailable
from hanabi.table import deciding
from hanabi.table import events as happened
from hanabi.table.errors import Stale
from hanabi.table.events import DealKept, Event
from hanabi.table.table import Table
from hanabi.web.live import Decide, Live, now
from hanabi.web.metrics import Metrics
from hanabi.web.thinkers import BotTrouble, Thinkers
from hanabi.web.thinking import Question

AGAIN = 1.0  # seconds until a move that could not be kept is tried again

log = logging.getLogger("hanabi.caretaker")


class Change(Protocol):
    """The one way in which a table changes."""

    async def __call__(self, live: Live, decide: Decide, by: str = "", request: str = "") -> int:
        """The seq of what was decided and kept."""


class Caretaker:
    """Lets bots move and rings the clocks of a worker's tables."""

    def __init__(
        self, change: Change, refresh: Callable[[Live], Awaitable[None]], thinkers: Thinkers, metrics: Metrics
    ) -> None:
        self._change, self._refresh, self._thinkers, self._metrics = change, refresh, thinkers, metrics
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False

    async def close(self) -> None:
        """Let nothing more happen by itself."""
        self._closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _keep(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def leave(self, live: Live) -> None:
        """Look after a table no longer."""
        if live.alarm:
            live.alarm.cancel()
            live.alarm = None

    def look_after(self, live: Live, takes_over: bool = True) -> None:
        """Let a bot on turn think, and set the alarm for a clock."""
        if self._closing:
            return
        if takes_over and live.table.bot_on_turn and (live.bot is None or live.bot.done()):
            live.bot = self._keep(self._let_bot_move(live))
        self.leave(live)
        deadline = live.table.deadline
        if deadline is not None:
            wait = max(0.0, (deadline - now()) / 1000)
            live.alarm = asyncio.get_running_loop().call_later(wait, self._ring, live)

    def _ring(self, live: Live) -> None:
        async def time_out() -> None:
            try:
                await self._change(live, lambda table: deciding.time_out(table, now()))
            except Stale:
                self.look_after(live, takes_over=False)  # the clock of the alarm was a little ahead
            except StoreUnavailable:
                log.warning("the end of somebody's time could not be kept", extra={"table": live.course.id})

        if not self._closing:
            self._keep(time_out())

    async def _let_bot_move(self, live: Live) -> None:
        """Play the turns of bots, one after the other, until it is a person's turn."""
        try:
            while not self._closing and (waiting := live.table.bot_on_turn):
                early = live.table.times.began + live.table.settings.pace - now()
                if early > 0:
                    await asyncio.sleep(early / 1000)
                if live.table.bot_on_turn == waiting:
                    await self._bot_turn(live, *waiting)
        except Exception:
            log.exception("a bot's turn went wrong", extra={"table": live.course.id})

    async def _bot_turn(self, live: Live, seat: int, bot: str) -> None:
        asked_at = _actions(live.table)

        def decide(table: Table) -> Event:
            if _actions(table) != asked_at:
                raise Stale("the game went another way while the bot thought")
            return deciding.bot_move(table, seat, bot, move)

        try:
            if live.stale:
                await self._refresh(live)
                return
            with self._metrics.thinking.labels(bot).time():
                move = await self._thinkers.think(_question(live.table, seat, bot))
            await self._change(live, decide)
        except Stale:
            return  # somebody was faster, or the game went another way
        except StoreError:
            log.warning("a bot's move could not be kept", extra={"table": live.course.id})
            await asyncio.sleep(AGAIN)
        except HanabiError as trouble:
            await self._replace(live, seat, bot, trouble)

    async def _replace(self, live: Live, seat: int, bot: str, trouble: HanabiError) -> None:
        """Say that a bot failed, and let a simpler one play on."""
        reason = trouble.reason if isinstance(trouble, BotTrouble) else "illegal-move"
        log.warning("bot failed: %s", reason, extra={"table": live.course.id, "seat": seat, "bot": bot})
        self._metrics.bot_failures.labels(reason).inc()
        successor = "random" if bot == "cautious" else "cautious"

        def decide(table: Table) -> Event:
            if table.bot_on_turn != (seat, bot):
                raise Stale("the game no longer waits for this bot")
            return happened.BotFailed(seat, bot, reason, successor)

        try:
            await self._change(live, decide)
        except Stale:
            return
        except StoreError:  # then the bot is asked again
            await asyncio.sleep(AGAIN)


def _actions(table: Table) -> list[Move]:
    """What a bot's answer depends on: how hands lie does not matter to it."""
    moves = table.state.moves if table.state else ()
    return [move for move in moves if not isinstance(move, Rearrange)]


def _question(table: Table, seat: int, bot: str) -> Question:
    state, seal = table.state, table.seal
    assert state is not None
    assert seal is not None
    assert state.dealt is not None
    return Question(
        game=f"{table.id} {seal.salt}",
        bot=bot,
        seat=seat,
        options=str(state.options),
        players=state.players,
        deal=DealKept.of(state.dealt),
        moves=tuple(map(str, state.moves)),
        chance=f"{seal.salt} {seat}",
    )
