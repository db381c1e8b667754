"""A real site in a process of its own, for tests: started, killed and started again."""

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from random import randrange
from types import TracebackType

import httpx

PATIENCE = 60.0


class Site:
    """`hanabi serve` on a free port of this machine; the same store and port after each start.

    Without a store the environment names one.
    """

    def __init__(
        self,
        store: str | Path | None,
        *more: str,
        port: int = 0,
        environment: dict[str, str] | None = None,
        module: tuple[str, ...] = ("hanabi",),
    ) -> None:
        self.module = module
        self.store, self.more, self.environment = str(store or ""), more, environment or {}
        self.port = port or quiet_port()
        self.path = more[more.index("--path") + 1] if "--path" in more else ""
        self.kills = 0
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it is reached."""
        return f"http://127.0.0.1:{self.port}{self.path}"

    def start(self) -> "Site":
        """Start it, and wait until it answers."""
        command = [sys.executable, "-m", *self.module, "serve", "--host", "127.0.0.1", "--no-browser"]
        command += ["--port", str(self.port), "--log", "error", *self.more]
        command += ["--store", self.store] if self.store else []
        environment = os.environ | self.environment
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, start_new_session=True, env=environment
        )
        assert self._process.stdout is not None
        first = self._process.stdout.readline().decode()
        assert first.strip().endswith(f":{self.port}{self.path}"), "the site did not start"
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                httpx.get(f"{self.address}/api/offer", timeout=5).raise_for_status()
                return self
            except httpx.TransportError:
                assert self._process.poll() is None, "the site ended at once"
                time.sleep(0.02)
        raise AssertionError("the site does not answer")

    @property
    def pid(self) -> int:
        """The number of its first process."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """End it at once, without a word: all its processes."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        self.kills += 1
        self._done()

    def stop(self, how: int = signal.SIGTERM) -> int:
        """Ask it to stop, and give its exit status."""
        assert self._process is not None
        self._process.send_signal(how)
        return self._done()

    def press_control_c(self) -> int:
        """Stop it from the keyboard, which tells all processes of the terminal."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGINT)
        return self._done()

    def counts(self) -> dict[str, float]:
        """What the worker that answers has counted, by name and labels."""
        text = httpx.get(f"{self.address}/metrics").raise_for_status().text
        lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
        return {name: float(number) for name, _, number in lines}

    def processes(self) -> dict[int, str]:
        """The processes that it started, its workers and theirs, by number; each with its command."""
        mine: dict[int, str] = {}
        for pid, parent, command in _processes():
            if parent == self.pid or parent in mine:
                mine[pid] = command
        return mine

    def thinking(self) -> list[int]:
        """The processes in which bots think, of this site or of one of its workers."""
        found = self.processes().items()
        return [pid for pid, command in found if "hanabi.site.bots.bot_process" in command]

    def _done(self) -> int:
        assert self._process is not None
        process, self._process = self._process, None
        with process:  # closes its output, too
            return process.wait(PATIENCE)

    def __enter__(self) -> "Site":
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process is not None:
            self.stop()


def _processes() -> list[tuple[int, int, str]]:
    """Every process, its parent and its command, in the order in which they were started."""
    found = []
    for folder in sorted(Path("/proc").glob("[0-9]*"), key=lambda folder: int(folder.name)):
        try:
            command = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        found.append((int(folder.name), parent, command))
    return found


def quiet_port() -> int:
    """A free port that the system gives to no connection: one that dials a dead site could reach itself."""
    while True:
        port = randrange(20_000, 30_000)
        with socket.socket() as line, suppress(OSError):
            line.bind(("127.0.0.1", port))
            return port
