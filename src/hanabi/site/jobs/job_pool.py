"""The processes that do jobs: few at once, each in a time limit; what they made is remembered for a while."""

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from functools import partial

import msgspec

from hanabi.site.child_process import ChildEnded, ChildProcess, ChildTooSlow
from hanabi.site.errors import RefusedElsewhere, TooBusy
from hanabi.site.jobs.job_process import JobAnswer
from hanabi.site.jobs.jobs import Job, PlayDeal
from hanabi.site.turns import FairTurns

PROCESSES = 2
LIMIT = 10.0  # seconds for one job, which is many times what the longest game there can be takes
PLAYING_LIMIT = 60.0  # for one in which bots play a whole game, on a busy machine
MOST_REMEMBERED = 32_000_000  # bytes

log = logging.getLogger("hanabi.job_pool")


class JobPool:
    """Processes that do jobs."""

    def __init__(self, count: int = PROCESSES) -> None:
        self._children = [ChildProcess("hanabi.site.jobs.job_process") for _ in range(count)]
        self._idle = list(self._children)
        self._turns = FairTurns(count)
        self._remembered = Remembered(MOST_REMEMBERED)

    async def run(self, job: Job, who: str) -> bytes:
        """What a job makes, when it is the turn of whoever asks for it."""
        return await self._turns.run(who, partial(self._run, job))

    async def once(self, key: Hashable, job: Callable[[], Awaitable[Job]], who: str) -> bytes:
        """The same, but only if it is not remembered; `key` says what it is, and for whom it may be seen."""
        made = self._remembered.get(key)
        if made is None:
            made = await self.run(await job(), who)
            self._remembered.put(key, made)
        return made

    async def _run(self, job: Job) -> bytes:
        child = self._idle.pop()  # the one that worked last: others are started when they are needed
        try:
            await child.start()
            limit = PLAYING_LIMIT if isinstance(job, PlayDeal) else LIMIT
            body = await child.ask(msgspec.msgpack.encode(job), limit)
        except (ChildEnded, ChildTooSlow) as error:
            log.warning("a job was not done: %s: %s", type(job).__name__, error)
            raise TooBusy("that could not be done in time: try again soon") from error
        finally:
            self._idle.append(child)
        answer = msgspec.msgpack.decode(body, type=JobAnswer)
        if answer.refused is not None:
            raise RefusedElsewhere(*answer.refused)
        return answer.made

    async def close(self) -> None:
        """End all processes."""
        for child in self._children:
            await child.end()


class Remembered:
    """Answers by what they are about; beyond so many bytes those go that nobody asked for longest."""

    def __init__(self, most: int) -> None:
        self._most, self._bytes = most, 0
        self._answers: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, key: Hashable) -> bytes | None:
        """The answer, if it is remembered."""
        if key in self._answers:
            self._answers.move_to_end(key)
        return self._answers.get(key)

    def put(self, key: Hashable, answer: bytes) -> None:
        """Remember an answer."""
        self._bytes += len(answer) - len(self._answers.pop(key, b""))
        self._answers[key] = answer
        while self._bytes > self._most:
            _, gone = self._answers.popitem(last=False)
            self._bytes -= len(gone)
