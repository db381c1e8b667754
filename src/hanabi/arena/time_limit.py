"""How long a bot may think: a decision that takes longer is broken off where the system can do that."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter


class OverTime(BaseException):
    """A bot thought too long; no `except Exception` of the bot's own takes it for something else."""


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Let what is inside take so many seconds by the clock.

    Compiled code, another thread's work and Windows cannot be broken off: there it is noticed afterwards.
    """
    if seconds == float("inf"):
        yield
        return
    begun = perf_counter()
    with _alarm(seconds):
        yield
    if perf_counter() - begun > seconds:
        raise _over(seconds)


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(*_: object) -> None:
        raise _over(seconds)

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _over(seconds: float) -> OverTime:
    return OverTime(f"took longer than its {seconds:g} s")
