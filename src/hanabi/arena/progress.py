"""How far a run has come: one line that renews itself on a terminal, else a line now and then."""

import sys
from time import monotonic
from typing import TextIO

OFTEN, SELDOM = 0.2, 30.0  # seconds between two lines, on a terminal and elsewhere


class Progress:
    """Tells how many games are done, how fast they are, and how long the rest will take."""

    def __init__(
        self, total: int, done: int = 0, *, quiet: bool = False, stream: TextIO | None = None
    ) -> None:
        self.total, self.done = total, done
        self._stream = sys.stderr if stream is None else stream
        self._quiet = quiet or self._stream is None
        self._renews = not self._quiet and self._stream.isatty()
        self._begun = self._told = monotonic()
        self._before, self._width = done, 0

    def add(self, games: int) -> None:
        """So many more games are done."""
        self.done += games
        now = monotonic()
        if now - self._told >= (OFTEN if self._renews else SELDOM):
            self._told = now
            self._tell(self.line(now))

    def close(self) -> None:
        """Leave the line as it is at the end."""
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
