"""Whose turn it is where only few can be served at once: a fair and bounded queue."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from typing import TypeVar

from hanabi.site.errors import TooBusy, TooMuch

MOST_WAITING_OF_ONE = 10
MOST_WAITING = 200

Result = TypeVar("Result")


class FairTurns:
    """So many are served at once, each asker one at a time; askers who wait take turns."""

    def __init__(self, at_once: int, of_one: int = MOST_WAITING_OF_ONE, in_all: int = MOST_WAITING) -> None:
        self._free, self._of_one, self._room = at_once, of_one, in_all
        self._served: set[str] = set()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def run(self, who: str, work: Callable[[], Awaitable[Result]]) -> Result:
        """Do some work for somebody when it is their turn.

        Who leaves while waiting is not served. Work that has begun is finished, for nobody: it is short.
        """
        await self._begin(who)
        task = asyncio.ensure_future(self._finish(who, work))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody may be left to ask
        return await asyncio.shield(task)

    async def _finish(self, who: str, work: Callable[[], Awaitable[Result]]) -> Result:
        try:
            return await work()
        finally:
            self._end(who)

    async def _begin(self, who: str) -> None:
        if self._free and who not in self._served:
            self._serve(who)
            return
        queue = self._waiting.get(who, deque())
        if len(queue) >= self._of_one:
            raise TooMuch("that was too much at once: wait for what you asked for before")
        if not self._room:
            raise TooBusy("too many ask for such things at the moment: try again soon")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(turn)
        self._waiting[who] = queue
        self._room -= 1
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._forget(who, turn)
            else:
                self._end(who)
            raise

    def _serve(self, who: str) -> None:
        self._free -= 1
        self._served.add(who)

    def _end(self, who: str) -> None:
        self._free += 1
        self._served.remove(who)
        for waiting in [each for each in self._waiting if each not in self._served][: self._free]:
            turn = self._waiting[waiting][0]
            self._waiting.move_to_end(waiting)
            self._forget(waiting, turn)
            self._serve(waiting)
            turn.set_result(None)

    def _forget(self, who: str, turn: asyncio.Future[None]) -> None:
        self._room += 1
        self._waiting[who].remove(turn)
        if not self._waiting[who]:
            del self._waiting[who]
