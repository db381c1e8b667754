"""How far a run has come: one line that renews itself on a terminal, else a line now and then."""

import sys
import threading
from time import monotonic
from typing import TextIO

OFTEN, SELDOM = 0.2, 5.0  # seconds between two lines, on a terminal and elsewhere
SOON, BEFORE_THE_FIRST = 1.0, 3.0  # seconds to the first such line and between two, while no game is done


class Progress:
    """Tells how many games are done, how fast they are, and how long the rest will take.

    Until the first games are done, it says that bots get ready; the clock starts then.
    """

    def __init__(
        self, total: int, done: int = 0, *, quiet: bool = False, stream: TextIO | None = None
    ) -> None:
        self.total, self.done = total, done
        self._stream = sys.stderr if stream is None else stream
        self._quiet = quiet or self._stream is None
        self._renews = not self._quiet and self._stream.isatty()
        self._begun = self._told = monotonic()
        self._first = self._before = done
        self._width = 0
        self._ready = threading.Event()
        self._waiting: threading.Thread | None = None

    def wait(self) -> None:
        """Show signs of life until the first games are done."""
        if self._quiet:
            return
        self._waiting = threading.Thread(target=self._wait, daemon=True)
        self._waiting.start()

    def _wait(self) -> None:
        begun, pause = monotonic(), OFTEN if self._renews else SOON
        while not self._ready.wait(pause):
            pause = OFTEN if self._renews else BEFORE_THE_FIRST
            self._tell(f"the bots get ready … {monotonic() - begun:.0f} s")

    def _stop_waiting(self) -> None:
        self._ready.set()
        if self._waiting is not None:
            self._waiting.join()
            self._waiting = None

    def add(self, games: int) -> None:
        """So many more games are done."""
        self._stop_waiting()
        now = monotonic()
        if self.done == self._first:  # what they took is not what the others will take
            self._begun, self._before = now, self.done + games
        self.done += games
        if now - self._told >= (OFTEN if self._renews else SELDOM):
            self._told = now
            self._tell(self.line(now))

    def close(self) -> None:
        """Leave the line as it is at the end."""
        self._stop_waiting()
        if self._renews and self._width:
            self._tell(self.line(monotonic()))
            self._stream.write("\n")
            self._stream.flush()

    def line(self, now: float) -> str:
        """The line itself: `12,500 of 20,000 games (62 %), 410 a second, 0:18 left`."""
        share = 100 * self.done // max(self.total, 1)
        text = f"{self.done:,} of {self.total:,} games ({share} %)"
        new, seconds = self.done - self._before, now - self._begun
        if not new or seconds <= 0:
            return text
        speed = new / seconds
        return f"{text}, {_speed(speed)}, {_clock((self.total - self.done) / speed)} left"

    def _tell(self, line: str) -> None:
        if self._quiet:
            return
        if self._renews:
            self._stream.write("\r" + line.ljust(self._width))
            self._width = len(line)
        else:
            self._stream.write(line + "\n")
        self._stream.flush()


def _speed(games: float) -> str:
    return f"{games:,.0f} a second" if games >= 10 else f"{games:.2g} a second"


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
