"""The processes in which bots think: a time limit, and a new process after a bad one."""

import asyncio
import logging
from typing import Literal

import msgspec

from hanabi.bots.preparing import ENGINE_BOT, switch_over_if_prepared, try_out
from hanabi.bots.registry import bot_entry
from hanabi.engine import jit
from hanabi.protocol.bot_words import BotReason
from hanabi.rules.errors import HanabiError
from hanabi.site.bots.bot_process import Answer, Load, Question
from hanabi.site.child_process import ChildEnded, ChildProcess, ChildTooSlow

LOAD_LIMIT = 600.0  # seconds for compiling a bot, for which nobody waits,
COMPILED_SOON = 120.0  # unless it is too slow uncompiled

log = logging.getLogger("hanabi.bot_pool")


class BotTrouble(HanabiError):
    """A bot did not give a move."""

    reason: Literal["crashed", "too-slow"] = "crashed"


class BotCrashed(BotTrouble):
    """A bot, or the process it thought in, broke down."""


class BotTooSlow(BotTrouble):
    """A bot did not answer in time."""

    reason = "too-slow"


class BotPool:
    """So many processes, in which bots think with a time limit in seconds.

    Each has a twin that runs plain Python: it starts at once, and answers until the first has compiled or
    loaded a bot. Both choose the same moves.
    """

    def __init__(self, count: int = 1, limit: float = 10.0) -> None:
        self.limit = limit
        self._processes = [_Process("1" if jit.COMPILED else "0") for _ in range(count)]
        self._twins = [_Process("0") for _ in range(count)]
        self._loads: dict[tuple[int, str], asyncio.Task[None]] = {}

    @property
    def preparing(self) -> tuple[str, ...]:
        """The bots that are being compiled or loaded, sorted."""
        return tuple(sorted({bot for (_, bot), load in self._loads.items() if not load.done()}))

    async def think(self, question: Question) -> str:
        """The move that a bot chooses; BotTrouble if there is none."""
        return (await self.explain(question))[0]

    async def explain(self, question: Question) -> tuple[str, tuple[BotReason, ...]]:
        """The move that a bot chooses, and its reasons if the question asks why."""
        answer = await self.ask(question)
        assert answer.move is not None
        return answer.move, answer.reasons

    async def ask(self, question: Question) -> Answer:
        """All that a bot answers; BotTrouble if it breaks down."""
        number = hash(question.game) % len(self._processes)  # it remembers the game
        answer = await self._answer(number, question)
        if answer.problem is not None:
            raise BotCrashed(f"{question.bot} broke down: {answer.problem}")
        return answer

    async def _answer(self, number: int, question: Question) -> Answer:
        process = self._processes[number]
        if not jit.COMPILED or process.is_ready_for(question.bot):
            return await process.ask(question, self.limit)
        load = self._load(number, question.bot)
        try:
            return await self._twins[number].ask(question, self.limit)
        except BotTooSlow:  # compiled it may be fast enough
            if load.done() or bot_entry(question.bot).program is None:
                raise
            await asyncio.wait([load], timeout=COMPILED_SOON)
        return await process.ask(question, self.limit)

    def prepare(self, bot: str = ENGINE_BOT) -> None:
        """Begin to compile or load a bot and the engine; nobody has to wait for it."""
        if jit.COMPILED:
            for number in range(len(self._processes)):
                self._load(number, bot)

    def _load(self, number: int, bot: str) -> "asyncio.Task[None]":
        load = self._loads.get((number, bot))
        if load is None or (load.done() and self._processes[number].has_lost(bot)):
            load = self._loads[number, bot] = asyncio.create_task(self._prepare(number, bot))
        return load

    async def _prepare(self, number: int, bot: str) -> None:
        try:
            await self._processes[number].load(bot)
        except BotTrouble as error:  # then its twin goes on, or shows what is wrong
            log.warning("bot cannot be prepared: %s", error, extra={"bot": bot})
        else:
            await _switch_over()
        if self.preparing == (bot,):
            for twin in self._twins:
                await twin.end_when_idle()

    async def close(self) -> None:
        """End all processes."""
        for load in self._loads.values():
            load.cancel()
        await asyncio.gather(*self._loads.values(), return_exceptions=True)
        for process in (*self._processes, *self._twins):
            await process.end()


async def _switch_over() -> None:
    """Let this process run the compiled engine too, now that it is there."""
    if switch_over_if_prepared():
        await asyncio.to_thread(try_out, ENGINE_BOT)  # which loads it


class _Process:
    """One process, asked one question at a time; started when it is needed."""

    def __init__(self, compiled: str) -> None:
        self._child = ChildProcess("hanabi.site.bots.bot_process", {"HANABI_COMPILED": compiled})
        self._loaded: set[str] = set()
        self._broken: set[str] = set()  # bots that cannot be loaded
        self._loads = 0  # bots that it has to load first
        self._lock = asyncio.Lock()

    def is_ready_for(self, bot: str) -> bool:
        """Whether it can answer for a bot now, and has not to load another."""
        return bot in self._loaded and not self._loads

    def has_lost(self, bot: str) -> bool:
        """Whether it was ready for a bot and has ended since."""
        return bot not in self._loaded and bot not in self._broken

    async def load(self, bot: str) -> None:
        """Get ready for a bot, which is no part of the time that it may think."""
        self._loads += 1
        try:
            answer = await self.ask(Load(bot), LOAD_LIMIT)
            if answer.problem:
                raise BotCrashed(answer.problem)
            self._loaded.add(bot)
        except BotTrouble:
            self._broken.add(bot)
            raise
        finally:
            self._loads -= 1

    async def ask(self, question: Question | Load, limit: float) -> Answer:
        """The answer to a question."""
        async with self._lock:
            try:
                if await self._child.start():  # that is no part of a bot's time
                    self._loaded.clear()
                answer = await self._child.ask(msgspec.msgpack.encode(question), limit)
                return msgspec.msgpack.decode(answer, type=Answer)
            except ChildTooSlow as error:
                self._loaded.clear()
                raise BotTooSlow(f"{question.bot}: {error}") from None
            except (ChildEnded, msgspec.MsgspecError) as error:
                await self.end()
                raise BotCrashed(f"the process of {question.bot} ended: {error}") from error

    async def end_when_idle(self) -> None:
        """End the process once it has answered what it was asked."""
        async with self._lock:
            await self.end()

    async def end(self) -> None:
        self._loaded.clear()
        await self._child.end()
