"""Starting the site: one process or several workers, an address to open, and a code for phones."""

import asyncio
import errno
import gc
import logging
import os
import re
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import urlopen

import msgspec
import segno
import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from hanabi.rules.errors import BadOptions
from hanabi.site.app import application
from hanabi.site.bus import open_bus
from hanabi.site.connections import PatientHttp, PatientSocket, allow_many_files
from hanabi.site.metrics import SHARED
from hanabi.site.notices.mail import MailServer
from hanabi.site.site import Choices
from hanabi.store.store import open_store

LARGEST_MESSAGE = 64 * 1024
MOST_THINKING = 600
TAKES_NOTHING_IN = 60_000  # milliseconds
KEEP_ALIVE = 15  # seconds for a quiet line: longer than those who ask keep one, or both ends close it at once
FAILED = 1


@dataclass(frozen=True, slots=True)
class Place:
    """Where the site is reached, and with how many workers."""

    host: str = "0.0.0.0"
    port: int = 8000
    workers: int = 1
    opens_browser: bool = True


class JsonLines(logging.Formatter):
    """A line of the log as JSON; what is logged never holds a card."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        values: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "part": record.name,
            "text": record.getMessage(),
        }
        for name in ("table", "seat", "bot", "why", "path"):
            if hasattr(record, name):
                values[name] = getattr(record, name)
        if record.exc_info:
            values["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(values).decode()


def write_log(level: str) -> None:
    """Send the log to standard error, one JSON object a line."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)


def serve(place: Place, choices: Choices, log_level: str = "warning") -> int:
    """Run the site until it is stopped."""
    check_workers(place, choices)
    allow_many_files()
    listening = listen(place)
    asyncio.run(_check(choices))
    announce(place, listening, choices.path)
    if place.opens_browser:
        _open_browser(local_address(listening) + choices.path)
    config = uvicorn.Config(
        partial(worker, choices, log_level),  # workers get it by a pipe, where nobody reads a password
        factory=True,
        workers=place.workers,
        loop="auto",
        http=PatientHttp,
        ws=PatientSocket,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    return _run_workers(config, listening) if place.workers > 1 else _run(config, listening)


def _run(config: uvicorn.Config, listening: socket.socket) -> int:
    for stop in (signal.SIGINT, signal.SIGTERM):  # uvicorn raises them again when all is closed
        signal.signal(stop, _stopped)
    server = uvicorn.Server(config)
    server.run(sockets=[listening])
    return 0 if server.started else FAILED


def _stopped(number: int, frame: object) -> None:
    """To be stopped is how a site ends."""
    raise SystemExit(0)


def _run_workers(config: uvicorn.Config, listening: socket.socket) -> int:
    supervisor = Multiprocess(config, [listening])
    with TemporaryDirectory(prefix="hanabi-counts-") as folder:
        os.environ[SHARED] = folder  # the workers, which are new processes, count there
        supervisor.run()
    failed = any(process.exitcode == STARTUP_FAILURE for process in supervisor.processes)
    return FAILED if failed else 0


async def _check(choices: Choices) -> None:
    """Open store and bus once, so that what is wrong is said before an address is."""
    store = await open_store(choices.store)
    try:
        await (await open_bus(choices.bus, b"")).close()  # nothing is said
    finally:
        await store.close()


def worker(choices: Choices, log_level: str) -> Callable[..., Any]:
    """The application of one worker, as the first process chose."""
    write_log(log_level)
    gc.freeze()  # what was loaded stays: the collector need not look at it,
    gc.set_threshold(20_000, 50, 100)  # nor often at tables and sockets, which come and go without cycles
    return application(choices)


def check_workers(place: Place, choices: Choices) -> None:
    """Several workers need a store and a bus that they can share."""
    least = (place.workers, "worker"), (choices.thinkers, "process for bots"), (choices.sockets, "socket")
    for number, name in least:
        if number < 1:
            raise BadOptions(f"there is at least one {name}, not {number}")
    if choices.mail:
        MailServer.read(choices.mail, choices.mail_from)
    if not 0 < choices.limit <= MOST_THINKING:
        raise BadOptions(f"a bot may think for up to {MOST_THINKING} seconds, not for {choices.limit:g}")
    if not re.fullmatch(r"(/[\w.~-]+)*", choices.path, re.ASCII):
        raise BadOptions(f"path begins with a slash and ends with none, such as /hanabi, not {choices.path}")
    if not place.host:
        raise BadOptions("--host is empty: 0.0.0.0 is for all networks, 127.0.0.1 for this machine only")
    if not 0 <= place.port < 2**16:
        raise BadOptions(f"a port is a number from 0 to {2**16 - 1}, not {place.port}")
    if place.workers > 1 and not (choices.bus and (choices.store or "").startswith("postgres")):
        raise BadOptions(
            "several workers need one PostgreSQL and one NATS server: "
            "--workers 2 --store postgresql://… --bus nats://…"
        )


def listen(place: Place) -> socket.socket:
    """A socket at the place; port 0 takes one that is free."""
    family = socket.AF_INET6 if ":" in place.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((place.host, place.port))
    except OSError as error:
        listening.close()
        raise BadOptions(_why_not(place, error)) from error
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # for connections, too: one that takes nothing in ends some time
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, TAKES_NOTHING_IN)
    return listening


def _why_not(place: Place, error: OSError) -> str:
    """Why nobody can listen there, and what to name instead."""
    if isinstance(error, socket.gaierror):
        return (
            f"{place.host!r} is not an address: --host 0.0.0.0 is for all networks, 127.0.0.1 for this "
            "machine only; a port is named with --port"
        )
    if error.errno == errno.EADDRNOTAVAIL:
        return (
            f"this machine does not have the address {place.host}: --host 0.0.0.0 listens at all that it has"
        )
    if error.errno == errno.EACCES:
        return f"port {place.port} is not for everybody: name one from 1024 on with --port"
    return f"port {place.port} cannot be used: {error.strerror}; name another one with --port"


def local_address(listening: socket.socket) -> str:
    """The address on this machine."""
    return f"http://localhost:{listening.getsockname()[1]}"


def network_address(place: Place, listening: socket.socket) -> str | None:
    """The address for phones in the same network, if there is one."""
    if place.host not in ("0.0.0.0", "::"):
        return None if place.host in ("127.0.0.1", "::1", "localhost") else _address(place.host, listening)
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: this only asks which way it would go
            host = probe.getsockname()[0]
    except OSError:
        return None
    return None if host.startswith("127.") else _address(host, listening)


def _address(host: str, listening: socket.socket) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}"


def announce(place: Place, listening: socket.socket, path: str = "") -> None:
    """Say where the site is, with a code for phones."""
    print(f"Hanabi is at {local_address(listening)}{path}", flush=True)
    address = network_address(place, listening)
    if address:
        print(f"In your network: {address}{path}\n", flush=True)
        if sys.stdout.isatty():
            segno.make(address + path, error="l").terminal(compact=True)
    print("Stop it with Ctrl-C: games are kept and go on when it starts again.", flush=True)


def _open_browser(address: str) -> None:
    """Open the browser once the site answers, where there is a screen."""
    if not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform in ("darwin", "win32")
    ):
        return

    def wait_and_open() -> None:
        for _ in range(100):
            try:
                with urlopen(f"{address}/api/offer", timeout=1):
                    break
            except OSError:
                time.sleep(0.1)
        webbrowser.open(address)

    threading.Thread(target=wait_and_open, daemon=True).start()


async def back_up(store: str | None, path: Path) -> None:
    """Copy a store while the site runs."""
    opened = await open_store(store)
    try:
        await opened.backup(path)
    finally:
        await opened.close()
