"""How long a bot may think: a decision that takes longer is broken off where the system can do that."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from math import isinf
from time import perf_counter
from types import TracebackType


class OverTime(BaseException):
    """A bot thought too long; no `except Exception` of the bot's own takes it for something else."""


class TimeLimit:
    """So many seconds by the clock for each decision of a game.

        limit = TimeLimit(2.0)
        with limit.kept():  # around the game
            with limit:  # around each decision
                bot.choose(view)

    The system's timer is set once for the whole game and rings when a decision may be over its time: a game
    has hundreds of them, and setting a timer costs more than many a bot thinks. Compiled code, another
    thread's work and Windows cannot be broken off: there it is noticed afterwards.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._begun: float | None = None  # the decision that is being made

    def __enter__(self) -> None:
        self._begun = perf_counter()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        left = self._left()
        self._begun = None
        if error is None and left < 0:
            raise self._over()

    @contextmanager
    def kept(self) -> Iterator[None]:
        """Break decisions off as long as this lasts."""
        if isinf(self._seconds) or not hasattr(signal, "setitimer") or not _is_main_thread():
            yield
            return
        before = signal.signal(signal.SIGALRM, self._ring)
        signal.setitimer(signal.ITIMER_REAL, self._seconds)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)

    def _ring(self, *_: object) -> None:
        left = self._left()
        if left <= 0:
            raise self._over()
        signal.setitimer(signal.ITIMER_REAL, left)

    def _left(self) -> float:
        """How long the decision may still take; all the time there is where none is being made."""
        return self._seconds - (0.0 if self._begun is None else perf_counter() - self._begun)

    def _over(self) -> OverTime:
        return OverTime(f"took longer than its {self._seconds:g} s")


def _is_main_thread() -> bool:
    return threading.current_thread() is threading.main_thread()
