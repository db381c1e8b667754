"""The processes in which bots think: a time limit, and a new process after a bad one."""

import asyncio
import logging
import sys
from asyncio.subprocess import DEVNULL
from typing import Literal

import msgspec

from hanabi.bots.program import Program
from hanabi.bots.registry import BUILT_IN, bot_entry
from hanabi.protocol.bodies import BotReason
from hanabi.rules.errors import BadOptions, HanabiError
from hanabi.site.bots.bot_process import Answer, Load, Question, prepared_note
from hanabi.site.child_process import ChildEnded, ChildProcess, ChildTooSlow

COMPILE_LIMIT, LOAD_LIMIT = 600.0, 30.0  # seconds for a bot that must be compiled first, and for another

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
    """So many processes, in which bots think with a time limit in seconds."""

    def __init__(self, count: int = 1, limit: float = 10.0) -> None:
        self.limit = limit
        self._processes = [_Process() for _ in range(count)]
        self._prepared: dict[str, asyncio.Task[None]] = {}

    async def think(self, question: Question) -> str:
        """The move that a bot chooses; BotTrouble if there is none."""
        return (await self.explain(question))[0]

    async def explain(self, question: Question) -> tuple[str, tuple[BotReason, ...]]:
        """The move that a bot chooses, and its reasons if the question asks why."""
        await self.prepare(question.bot)
        process = self._processes[hash(question.game) % len(self._processes)]  # it remembers the game
        answer = await process.ask(question, self.limit)
        if answer.move is None:
            raise BotCrashed(f"{question.bot} broke down: {answer.problem}")
        return answer.move, answer.reasons

    async def prepare(self, bot: str = "random") -> None:
        """Wait until a bot and the engine are compiled; the first time that takes a while."""
        if bot not in self._prepared:
            self._prepared[bot] = asyncio.create_task(_prepare(bot))
        await asyncio.shield(self._prepared[bot])

    async def close(self) -> None:
        """End all processes."""
        for task in self._prepared.values():
            task.cancel()
        await asyncio.gather(*self._prepared.values(), return_exceptions=True)
        for process in self._processes:
            await process.end()


async def _prepare(bot: str) -> None:
    """Compile in another process, so that nobody waits for it but who needs that bot."""
    try:
        note = prepared_note(bot)
        if note is None or not note.exists():
            await _compile(bot)
    except Exception as error:  # then its first move takes longer, or shows what is wrong
        log.warning("bot cannot be prepared: %r", error, extra={"bot": bot})


async def _compile(bot: str) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "hanabi.site.bots.bot_process", bot, stdin=DEVNULL
    )
    try:
        async with asyncio.timeout(_prepare_limit(bot)):
            await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def _prepare_limit(bot: str) -> float:
    """Compiling takes as long as it takes, on a busy machine too; importing does not."""
    if bot in BUILT_IN:
        return COMPILE_LIMIT
    try:  # what is to be imported may be either; that is not for this process to find out
        return COMPILE_LIMIT if isinstance(bot_entry(bot).source, Program | str) else LOAD_LIMIT
    except BadOptions:  # it is gone, which its process will say
        return LOAD_LIMIT


class _Process:
    """One process, asked one question at a time; started when it is needed."""

    def __init__(self) -> None:
        self._child = ChildProcess("hanabi.site.bots.bot_process")
        self._loaded: set[str] = set()
        self._lock = asyncio.Lock()

    async def ask(self, question: Question, limit: float) -> Answer:
        async with self._lock:
            try:
                if await self._child.start():  # that is no part of a bot's time
                    self._loaded.clear()
                if question.bot not in self._loaded:
                    await self._ask(Load(question.bot), _prepare_limit(question.bot))
                    self._loaded.add(question.bot)
                return await self._ask(question, limit)
            except ChildTooSlow as error:
                raise BotTooSlow(f"{question.bot}: {error}") from None
            except (ChildEnded, msgspec.MsgspecError) as error:
                await self.end()
                raise BotCrashed(f"the process of {question.bot} ended: {error}") from error

    async def _ask(self, question: Question | Load, limit: float) -> Answer:
        answer = await self._child.ask(msgspec.msgpack.encode(question), limit)
        return msgspec.msgpack.decode(answer, type=Answer)

    async def end(self) -> None:
        await self._child.end()
