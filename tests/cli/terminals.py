"""A terminal for scripted people to sit at; for systems that have such ones."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tests.cli.people import command, surroundings


class Terminal:
    """A command running on a terminal of its own; what it wrote, and keys to press."""

    def __init__(self, process: "subprocess.Popen[bytes]", end: int) -> None:
        self.process, self._end, self.text, self._answered = process, end, "", 0

    @property
    def screen(self) -> str:
        """What stands on the screen since it was last cleared, without codes for colors."""
        return _plain(re.split(r"\x1b\[2J|\x1b\[\?1049[hl]", self.text)[-1])

    def wait(self, pattern: str, seconds: float = 60) -> "re.Match[str]":
        """Read on until what was written since the last key ends so."""
        until = time.monotonic() + seconds
        while not (found := re.search(f"(?:{pattern})$", _plain(self.text[self._answered :]))):
            if time.monotonic() > until or not self._read(until - time.monotonic()):
                raise AssertionError(f"no {pattern!r} at the end of:\n{self.screen}")
        return found

    def type(self, line: str) -> None:
        """Type a line and Enter."""
        self.press(f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        """Press a key, such as Ctrl-C, which is byte 3."""
        self._answered = len(self.text)
        os.write(self._end, key)

    def close(self, seconds: float = 60) -> int:
        """Read to the end; the exit status."""
        until = time.monotonic() + seconds
        while self._read(until - time.monotonic()):
            pass
        return self.process.wait(timeout=seconds)

    def leave(self, key: bytes) -> int:
        """Press a key that ends the command; the exit status.

        A key pressed between the prompt and the wait for it goes unheard, as it does for people: again.
        """
        for _ in range(30):
            self.press(key)
            try:
                return self.close(2)
            except subprocess.TimeoutExpired:
                continue
        raise AssertionError(f"{key!r} does not end it:\n{self.screen}")

    def _read(self, seconds: float) -> bool:
        if not select.select([self._end], [], [], max(seconds, 0))[0]:
            return False
        try:
            read = os.read(self._end, 65536)
        except OSError:  # so Linux says that nobody holds the other end any more
            return False
        self.text += read.decode("utf-8", "replace").replace("\r\n", "\n")
        return bool(read)


def _plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text)


@contextmanager
def terminal(*arguments: str, size: tuple[int, int] = (24, 80), **environment: str) -> Iterator[Terminal]:
    """`hanabi` with these arguments on a terminal of so many rows and columns."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))
    process = subprocess.Popen(
        command(*arguments),
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=surroundings(**{"TERM": "xterm-256color", **environment}),
        start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
    )
    os.close(theirs)
    try:
        yield Terminal(process, ours)
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGKILL)
            process.wait()
        os.close(ours)
