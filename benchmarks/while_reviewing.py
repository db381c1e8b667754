"""Do reviews and puzzles delay tables? Fifty tables play, in turns with and without reviews under way.

    python -m benchmarks.while_reviewing [--tables 50] [--seconds 10] [--turns 3]

While reviews are asked for, three people at a time wait for the review of a game each, one after the other;
another one solves puzzles. Both kinds of stretches alternate, so that what else the machine does is in both.
"""

import asyncio
import time
from argparse import ArgumentParser
from contextlib import suppress
from itertools import count

import httpx

from benchmarks.server import (
    MANY,
    Load,
    LoadedTable,
    Result,
    children,
    cpu_seconds,
    play,
    sit_down,
    site,
)
from hanabi.bots.play import play as play_game

REVIEWERS = ("127.0.0.2", "127.0.0.3", "127.0.0.4")
SOLVER = "127.0.0.5"
BUSY = 503  # a process takes too long to start on a machine that has no time
RATE = 1.0  # moves a second and table


class Asked:
    """How many reviews and puzzles came back."""

    def __init__(self) -> None:
        self.reviews = self.puzzles = 0


def records(number: int) -> list[str]:
    """Games to be reviewed."""
    return [play_game("cautious", players=4, seed=seed).to_json() for seed in range(number)]


def somebody(address: str, source: str) -> httpx.AsyncClient:
    """Somebody who comes from an address of their own; made before anything is measured: that takes long."""
    line = httpx.AsyncHTTPTransport(verify=False, local_address=source)
    return httpx.AsyncClient(base_url=address, timeout=600, transport=line)


async def review(http: httpx.AsyncClient, games: list[str], asked: Asked) -> None:
    """Have one game after the other reviewed, by one person."""
    for number in count():
        body = {"record": games[number % len(games)]}
        async with http.stream("POST", "/api/review", json=body) as answer:
            answer.raise_for_status()
            async for text in answer.aiter_lines():
                asked.reviews += '"review":{' in text


async def solve(http: httpx.AsyncClient, asked: Asked) -> None:
    """Try one puzzle after the other."""
    while True:
        shown = await http.get("/api/puzzle")
        if shown.status_code != BUSY:
            puzzle = shown.raise_for_status().json()
            move = {"move": puzzle["table"]["position"]["legal"][0]}
            answered = await http.post(f"/api/puzzles/{puzzle['id']}", json=move)
            asked.puzzles += answered.is_success
        await asyncio.sleep(0.5)


async def stretch(tables: list[LoadedTable], seconds: float, result: Result, first: int) -> None:
    """Let all tables play for a while; their moves are numbered from `first` on."""
    load = Load(len(tables), seconds, RATE)
    end = time.perf_counter() + seconds
    beats = [at / len(tables) / RATE for at in range(len(tables))]
    await asyncio.gather(
        *(play(table, load, end, beat, result, first) for table, beat in zip(tables, beats, strict=True))
    )


async def drive(address: str, tables: int, seconds: float, turns: int) -> tuple[Result, Result, Asked]:
    """Stretches without and with reviews under way, two of a kind in a row: slow changes are in both."""
    games, asked = records(8), Asked()
    reviewers, solver = [somebody(address, source) for source in REVIEWERS], somebody(address, SOLVER)
    await _once(reviewers[0], solver, games)
    warm = await sit_down(address, MANY)
    await warm.move(0)
    found = [await sit_down(address, seed) for seed in range(tables)]
    alone, beside = Result(), Result()
    for number in range(2 * turns):
        busy: list[asyncio.Task[None]] = []
        if number % 4 in (1, 2):
            busy = [asyncio.create_task(review(http, games, asked)) for http in reviewers]
            busy.append(asyncio.create_task(solve(solver, asked)))
        await stretch(found, seconds, beside if busy else alone, number * MANY)
        await _end(busy)
        await asyncio.sleep(1)  # a step that has begun is done
    for table in (warm, *found):
        await table.leave()
    return alone, beside, asked


async def _once(http: httpx.AsyncClient, solver: httpx.AsyncClient, games: list[str]) -> None:
    """Whatever is compiled or loaded once is loaded before anything is measured."""
    first = Asked()
    busy = [asyncio.create_task(review(http, games, first)), asyncio.create_task(solve(solver, first))]
    while not (first.reviews and first.puzzles):
        await asyncio.sleep(0.5)
        for task in busy:
            if task.done():
                task.result()
    await _end(busy)


async def _end(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    for task in tasks:
        with suppress(asyncio.CancelledError):
            await task


def report(name: str, result: Result) -> None:
    """One line of the table."""
    print(
        f"| {name} | {result.moves} | {result.share(0.5):.1f} | {result.share(0.9):.1f}"
        f" | {result.share(0.99):.1f} |"
    )


def run(rounds: int) -> None:
    """A short form."""
    measure(50, 2.0 * rounds, 2)


def measure(tables: int, seconds: float, turns: int) -> None:
    """Start a site, let the tables play, and print how long moves took."""
    with site(postgres=False, workers=1) as (address, (first, *_)):
        alone, beside, asked = asyncio.run(drive(address, tables, seconds, turns))
        spent = sum(cpu_seconds(children(first)).values())
    print("| tables play | moves | p50 ms | p90 ms | p99 ms |\n|---|--:|--:|--:|--:|")
    report("alone", alone)
    report("beside reviews and puzzles", beside)
    print(f"{asked.reviews} reviews and {asked.puzzles} puzzles were done meanwhile;", end=" ")
    print(f"the processes beside the site's own had {spent:.0f} s of CPU in all.")


def main() -> None:
    """Run what the command line asks for."""
    parser = ArgumentParser("python -m benchmarks.while_reviewing", description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each stretch")
    parser.add_argument("--turns", type=int, default=3, help="stretches of each kind")
    chosen = parser.parse_args()
    measure(chosen.tables, chosen.seconds, chosen.turns)


if __name__ == "__main__":
    main()
