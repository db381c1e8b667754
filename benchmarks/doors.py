"""How long does a newcomer wait? Every front door, each with an empty cache of compiled code.

    python -m benchmarks.doors                      all doors of this checkout
    python -m benchmarks.doors --source ../old/src  those of another one
    python -m benchmarks.doors play arena           these alone

For commands: the first line, the longest silence until they are done or ask. For the site: how long the
answer to *Play now* takes, and the first move of each bot from its turn on. All in seconds.
"""

import os
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx

from benchmarks.engine import print_table

SOURCE = Path(__file__).parents[1] / "src"
PATIENCE = 600.0
LOOK = 0.02
BOTS = {"random": 2, "partner": 3, "cautious": 3, "duo": 2, "hat": 3}  # with how many players


@dataclass(frozen=True)
class Wait:
    """What a newcomer saw behind one door."""

    door: str
    first: float  # seconds to the first sign
    silence: float  # the longest time without one
    done: float  # until the door was open


def command(door: str, source: Path, *arguments: str, typed: str = "") -> Wait:
    """Run a command with an empty cache and watch what it writes."""
    with tempfile.TemporaryDirectory() as folder:
        begun = time.monotonic()
        process = subprocess.Popen(
            [sys.executable, "-m", "hanabi", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=_environment(source, folder),
        )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(typed.encode())
        process.stdin.close()
        signs = [begun]
        while os.read(process.stdout.fileno(), 65536):
            signs.append(time.monotonic())
        process.stdout.close()
        process.wait()
        signs.append(time.monotonic())
    gaps = [after - before for before, after in pairwise(signs)]
    return Wait(door, gaps[0], max(gaps), signs[-1] - begun)


def _environment(source: Path, cache: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name != "HANABI_COMPILED"}
    return kept | {"PYTHONPATH": str(source), "HANABI_CACHE": cache, "PYTHONUNBUFFERED": "1"}


@contextmanager
def site(source: Path) -> Iterator[tuple[float, httpx.Client]]:
    """A site with an empty cache: the seconds until it named its address, and somebody who has come in."""
    with tempfile.TemporaryDirectory() as folder:
        begun = time.monotonic()
        serve = ("serve", "--host", "127.0.0.1", "--no-browser", "--port", "0")
        process = subprocess.Popen(
            [sys.executable, "-m", "hanabi", *serve, "--store", f"{folder}/hanabi.sqlite3"],
            stdout=subprocess.PIPE,
            env=_environment(source, folder),
        )
        assert process.stdout is not None
        address = process.stdout.readline().decode().split()[-1].replace("localhost", "127.0.0.1")
        first = time.monotonic() - begun
        try:
            with httpx.Client(base_url=address, headers={"origin": address}, timeout=PATIENCE) as client:
                _until(lambda: _answers(client))
                client.put("/api/me", json={"name": "Ann"}).raise_for_status()
                yield first, client
        finally:
            process.terminate()
            process.stdout.close()
            process.wait()


def _answers(client: httpx.Client) -> bool:
    try:
        return client.get("/api/offer").is_success
    except httpx.TransportError:
        return False


def _until(holds: Callable[[], bool]) -> float:
    begun = time.monotonic()
    while not holds():
        if time.monotonic() - begun > PATIENCE:
            raise TimeoutError("the site does not get there")
        time.sleep(LOOK)
    return time.monotonic() - begun


def first_move(bot: str, source: Path) -> Wait:
    """Set a table up with a bot that begins, on a site just started: *Play now*, and its first move."""
    players = BOTS[bot]
    with site(source) as (first, client):
        settings = {"pace": 0, "players": players, "starter": 1}
        begun = time.monotonic()
        made = client.post(
            "/api/tables", json={"settings": settings, "bots": [bot] * (players - 1), "start": True}
        )
        made.raise_for_status()
        pressed = time.monotonic() - begun
        path = f"/api/tables/{made.json()['table']}"
        moved = _until(lambda: client.get(path).json()["position"]["turn"] > 0)
    return Wait(f"site: Play now, first move of {bot}", first, pressed, moved)


def advice(source: Path) -> Wait:
    """Ask a bot about a game on a site just started."""
    with site(source) as (first, client):
        begun = time.monotonic()
        body = {"record": _record(source), "bot": "partner", "first": 0, "count": 5}
        client.post("/api/advice", json=body).raise_for_status()
        asked = time.monotonic() - begun
    return Wait("site: review, five moments by partner", first, asked, asked)


def _record(source: Path) -> Any:
    code = "import hanabi; print(hanabi.play('random', players=3, seed=7).to_json())"
    environment = _environment(source, "") | {"HANABI_COMPILED": "0"}
    ran = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=True)
    return ran.stdout.decode()


DOORS: dict[str, Callable[[Path], Iterable[Wait]]] = {
    "play": lambda source: [
        command("hanabi play", source, "play", "--starter", "2", typed="quit\n"),
        command(
            "hanabi play with hat",
            source,
            *("play", "--seats", "you,hat,hat", "--starter", "2"),
            typed="quit\n",
        ),
    ],
    "arena": lambda source: (
        command(f"hanabi arena {bot}", source, *("arena", "--bots", bot, "--players", "3", "--games", "500"))
        for bot in ("cautious", "hat")
    ),
    "prepare": lambda source: [command("hanabi prepare", source, "prepare")],
    "site": lambda source: (first_move(bot, source) for bot in BOTS),
    "review": lambda source: [advice(source)],
}


def run(rounds: int = 1, names: list[str] | None = None, source: Path = SOURCE) -> None:
    """Try the doors, once each: a second time the cache would not be empty."""
    waits: list[Wait] = []
    for name in names or DOORS:
        for wait in DOORS[name](source):
            print(wait, file=sys.stderr, flush=True)
            waits.append(wait)
    print_table(
        "Seconds behind each door, with an empty cache",
        ("door", "first line", "longest silence, or pressed", "done, or first move"),
        [(wait.door, f"{wait.first:.1f}", f"{wait.silence:.1f}", f"{wait.done:.1f}") for wait in waits],
    )


def main() -> None:
    """Run what the command line names."""
    parser = ArgumentParser("python -m benchmarks.doors", description=__doc__)
    parser.add_argument(
        "names", nargs="*", metavar="DOOR", help=f"of {', '.join(DOORS)}; all if none is named"
    )
    parser.add_argument("--source", type=Path, default=SOURCE, help="the folder with the package")
    chosen = parser.parse_args()
    run(1, chosen.names, chosen.source.resolve())


if __name__ == "__main__":
    main()
