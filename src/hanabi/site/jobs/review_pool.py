"""The process in which games are judged: one at a time, in fair turns, and only while somebody waits."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Iterator
from contextlib import contextmanager

import msgspec

from hanabi.engine import jit
from hanabi.protocol.deals import DealLine
from hanabi.protocol.encoding import encode
from hanabi.protocol.review import ReviewLine, ReviewTrouble
from hanabi.rules.errors import HanabiError
from hanabi.site.child_process import ChildEnded, ChildProcess, ChildTooSlow
from hanabi.site.errors import RefusedElsewhere, TooBusy, sent_code, text_of
from hanabi.site.jobs.review_questions import CheckDeal, Cut, GoOn, Judge, StepDone, Weigh
from hanabi.site.turns import FairTurns

STEP_LIMIT = 300.0  # seconds: the first steps ever compile the judge
MOST_OF_ONE, MOST_WAITING = 3, 50
NOBODY = ""  # waits for puzzles

log = logging.getLogger("hanabi.review_pool")
Keep = Callable[[bytes], Awaitable[None]]


class ReviewPool:
    """Judges games for whoever waits; those who wait for the same game share one review."""

    def __init__(self) -> None:
        compiled = "1" if jit.COMPILED else "0"
        self._child = ChildProcess("hanabi.site.jobs.review_process", {"HANABI_COMPILED": compiled})
        self._turns = FairTurns(1, MOST_OF_ONE, MOST_WAITING)
        self._under_way: dict[Hashable, _UnderWay] = {}
        self._at_work: asyncio.Task[object] | None = None

    async def lines(
        self, key: Hashable, wish: Judge | CheckDeal, who: str, keep: Keep
    ) -> AsyncIterator[bytes]:
        """How far the review of a game or a deal has come, line by line; the last one has it or the trouble.

        `key` says which review it is. It is kept when it is there, and left off when nobody waits any more.
        """
        review = self._under_way.get(key)
        if review is None:
            review = self._under_way[key] = _UnderWay(DealLine if isinstance(wish, CheckDeal) else ReviewLine)
            review.task = asyncio.create_task(self._judge(key, review, wish, who, keep))
        try:
            with review.waited_for() as news:
                while not review.ended or not news.empty():
                    yield await news.get()
        finally:
            if not review.ended and not review.somebody_waits:
                self._leave_off(key, review)

    async def weigh(self, wish: Weigh, who: str) -> bytes:
        """What a game is worth after its last move."""
        return await self._turns.run(who, lambda: self._made(wish))

    async def cut(self, record: str) -> bytes:
        """The puzzles of a game, as JSON; whoever waits for a review goes first."""
        return await self._turns.run(NOBODY, lambda: self._made(Cut(record)))

    async def _made(self, wish: Weigh | Cut) -> bytes:
        return (await self._step(wish)).made

    async def _judge(
        self, key: Hashable, review: "_UnderWay", wish: Judge | CheckDeal, who: str, keep: Keep
    ) -> None:
        try:
            await self._turns.run(who, lambda: self._all_steps(review, wish, keep))
        except HanabiError as error:
            review.end_with(error)
        except asyncio.CancelledError:
            review.end_with(TooBusy("the site is closing: try again soon"))
            raise
        except Exception:
            log.exception("a game was not judged")
            review.end_with(HanabiError("something went wrong on the site"))
        finally:
            self._forget(key, review)

    def _leave_off(self, key: Hashable, review: "_UnderWay") -> None:
        self._forget(key, review)
        if review.task:
            review.task.cancel()  # a step that has begun is done, and is the last one

    def _forget(self, key: Hashable, review: "_UnderWay") -> None:
        if self._under_way.get(key) is review:
            del self._under_way[key]

    async def _all_steps(self, review: "_UnderWay", wish: Judge | CheckDeal, keep: Keep) -> None:
        question: Judge | CheckDeal | GoOn = wish
        while review.somebody_waits:
            done = await self._step(question)
            if done.last:
                await _kept(keep, done.made)  # before it is told: whoever asks next finds it
                review.end(done.made)
                return
            review.tell(done.made)
            question = GoOn()

    async def _step(self, question: Judge | CheckDeal | GoOn | Weigh | Cut) -> StepDone:
        self._at_work = asyncio.current_task()
        try:
            await self._child.start()
            body = await self._child.ask(msgspec.msgpack.encode(question), STEP_LIMIT)
        except (ChildEnded, ChildTooSlow) as error:
            log.warning("a game was not judged: %s", error)
            raise TooBusy("that could not be done in time: try again soon") from error
        finally:
            self._at_work = None
        done = msgspec.msgpack.decode(body, type=StepDone)
        if done.refused is not None:
            raise RefusedElsewhere(*done.refused)
        return done

    async def close(self) -> None:
        """Leave everything off, and end the process."""
        waiting = [review.task for review in self._under_way.values() if review.task]
        tasks = [*waiting, *([self._at_work] if self._at_work else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._child.end()


class _UnderWay:
    """A review that is being made, and those who wait for it."""

    def __init__(self, line: type[ReviewLine] | type[DealLine]) -> None:
        self.task: asyncio.Task[None] | None = None
        self.ended = False
        self._kind = line
        self._line = encode(line(0, 0))
        self._waiting: list[asyncio.Queue[bytes]] = []

    @property
    def somebody_waits(self) -> bool:
        """Whether it is worth going on."""
        return bool(self._waiting)

    @contextmanager
    def waited_for(self) -> Iterator[asyncio.Queue[bytes]]:
        """The lines from now on, the last one told first."""
        news: asyncio.Queue[bytes] = asyncio.Queue()
        news.put_nowait(self._line)
        self._waiting.append(news)
        try:
            yield news
        finally:
            self._waiting.remove(news)

    def tell(self, line: bytes) -> None:
        """One more line; who is slow gets only the newest."""
        self._line = line
        for news in self._waiting:
            while not news.empty():
                news.get_nowait()
            news.put_nowait(line)

    def end(self, line: bytes) -> None:
        """The last line."""
        self.ended = True
        self.tell(line)

    def end_with(self, error: HanabiError) -> None:
        """The last line, if it says why there is nothing."""
        self.end(encode(self._kind(0, 0, trouble=ReviewTrouble(sent_code(error), text_of(error)))))


async def _kept(keep: Keep, made: bytes) -> None:
    try:
        await keep(made)
    except Exception:  # it is told all the same, and made again for the next one who asks
        log.exception("a review was not kept")
