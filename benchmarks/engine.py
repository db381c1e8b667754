"""How fast is the engine? Random play beside OpenSpiel's Hanabi, and single calls from Python.

A step is what it takes to make one move of random play: the legal moves, a choice, the move, and a new deal
when the game is over. All rounds are interleaved, so a busy machine slows everyone; only CPU time counts.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from itertools import chain, pairwise
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

import numpy as np

from hanabi.engine import entries, playout
from hanabi.engine.jit import COMPILED
from hanabi.engine.layout import STATE
from hanabi.engine.tables import Tables, tables
from hanabi.game.state import State
from hanabi.rules.options import Options, hand_size

try:
    import pyspiel
except ImportError:  # there is no wheel for every platform
    pyspiel = None

BATCH = 256
BASE = Options(empty_clues=False)  # as OpenSpiel has it
LARGEST = Options.parse("ten-wild+black+tiles+announce")
GAMES = (
    ("base game, 2 players", BASE, 2),
    ("base game, 5 players", BASE, 5),
    (f"{LARGEST}, 5 players", LARGEST, 5),
)

Measure = Callable[[], float]


def run(rounds: int) -> None:
    """Measure and print both tables."""
    print_table(
        f"Steps per CPU second of random play, best / median of {rounds} rounds",
        ("", "compiled", "uncompiled", "OpenSpiel, Python", "compiled : OpenSpiel"),
        random_play(rounds),
    )
    print_table(
        f"One call from Python in µs, best / median of {rounds} rounds",
        ("", "base, 2 players", f"{LARGEST}, 5 players"),
        single_calls(rounds),
    )


# Random play.


def random_play(rounds: int) -> list[tuple[str, ...]]:
    """A row for each game: steps per second, ours and theirs, and how many times ours are theirs."""
    warm_up()
    ways: list[list[Measure]] = [
        [compiled_play(options, players), plain_play(index), open_spiel_play(options, players)]
        for index, (_, options, players) in enumerate(GAMES)
    ]
    results = interleaved(list(chain.from_iterable(ways)), rounds)
    rows = []
    for index, (name, _, _) in enumerate(GAMES):
        ours, plain, theirs = results[3 * index : 3 * index + 3]
        ratio = f"{max(ours) / max(theirs):.0f} / {median(ours) / median(theirs):.0f}" if max(theirs) else "–"
        rows.append((name, *(speed_text(each) for each in (ours, plain, theirs)), ratio))
    return rows


def interleaved(ways: list[Measure], rounds: int) -> list[list[float]]:
    """What each way gave in each round, every way once in a round."""
    results = [[way() for way in ways] for _ in range(rounds)]
    return [list(column) for column in zip(*results, strict=True)]


def warm_up() -> None:
    for _, options, players in GAMES:
        playout.random_steps(np.zeros(1, STATE), tables(options, players).data, 1, 0)


def steps_a_second(options: Options, players: int, batch: int, steps: int, seed: int) -> float:
    """The engine's own loop, in the gear it was imported in."""
    states, table = np.zeros(batch, STATE), tables(options, players).data
    start = process_time()
    playout.random_steps(states, table, steps, seed)
    return batch * steps / (process_time() - start)


def compiled_play(options: Options, players: int) -> Measure:
    """Batches of games in the compiled engine."""
    seeds = iter(range(0, 10**12, 10**7))
    return lambda: steps_a_second(options, players, BATCH, 4000, next(seeds)) if COMPILED else 0.0


def plain_play(index: int) -> Measure:
    """The same loop in a Python of its own, where the engine is not compiled."""
    code = f"from benchmarks.engine import *; print(steps_a_second(*GAMES[{index}][1:], 4, 400, 1))"
    path = os.pathsep.join((str(Path(__file__).parents[1]), *sys.path))
    environment = os.environ | {"HANABI_COMPILED": "0", "PYTHONPATH": path}

    def measure() -> float:
        return float(subprocess.check_output([sys.executable, "-c", code], env=environment, text=True))

    return measure


def open_spiel_play(options: Options, players: int, steps: int = 20_000) -> Measure:
    """OpenSpiel's engine driven from Python, its deals shuffled there."""
    chance = Random(1)

    def measure() -> float:
        if pyspiel is None or options is not BASE:
            return 0.0
        game = pyspiel.load_game("hanabi", {"players": players, "hand_size": hand_size(players)})
        deck = tables(options, players).rules.deck[:50].tolist()
        start, made = process_time(), 0
        while made < steps:
            made += play_open_spiel(game.new_initial_state(), deck, chance)
        return made / (process_time() - start)

    return measure


def play_open_spiel(state: Any, deck: list[int], chance: Random) -> int:
    """One random game there; how many moves it had."""
    chance.shuffle(deck)
    cards, made = iter(deck), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(next(cards))
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            made += 1
    return made


# Single calls.


def single_calls(rounds: int) -> list[tuple[str, ...]]:
    """A row for each call: microseconds in a small and in a large game."""
    games = [recorded(Options(), 2), recorded(LARGEST, 5)]
    ways = [calls(*game) for game in games]
    names = list(ways[0])
    results = interleaved([way[name] for name in names for way in ways], rounds)
    return [
        (name, *(time_text(each) for each in results[2 * index : 2 * index + 2]))
        for index, name in enumerate(names)
    ]


def recorded(options: Options, players: int) -> tuple[Tables, list[State], list[int]]:
    """Random games: their states before each move, and the moves by number."""
    rules = tables(options, players)
    states: list[State] = []
    numbers: list[int] = []
    for seed in range(30):
        state = State.new(players, options, starter=0, chance=Random(seed))
        while not state.is_over:
            number = playout.random_move(state._data.view(STATE)[0], rules.rules, seed, len(state.moves))
            states.append(state)
            numbers.append(number)
            legal = state.legal_moves()
            found = np.empty(len(legal), np.int16)
            entries.legal_moves(state._data, rules.data, found)
            state, _ = state.apply(legal[found.tolist().index(number)])
    return rules, states, numbers


def calls(rules: Tables, states: list[State], numbers: list[int]) -> dict[str, Measure]:
    """What to call on all these states, by its name in the table."""
    pairs = [(before, after.moves[-1]) for before, after in pairwise(states) if after.moves]
    befores, moves = map(list, zip(*pairs, strict=True))
    chance, players, options = Random(1), rules.players, rules.options

    def move() -> float:
        copies = [state._data.copy() for state in states]
        start = process_time()
        for data, number in zip(copies, numbers, strict=True):
            entries.move(data, rules.data, number)
        return (process_time() - start) / len(states) * 1e6

    def timed(call: Callable[..., object], *arguments: list[Any]) -> Measure:
        def measure() -> float:
            start = process_time()
            for each in zip(*arguments, strict=True):
                call(*each)
            return (process_time() - start) / len(arguments[0]) * 1e6

        return measure

    return {
        "`engine.entries.move`": move,
        "`State.apply`, with its events": timed(State.apply, befores, moves),
        "`State.legal_moves`": timed(State.legal_moves, states),
        "`State.view`": timed(lambda state: state.view(0), states),
        "`State.new`": timed(lambda _: State.new(players, options, chance=chance), states),
    }


# Tables.


def speed_text(speeds: list[float]) -> str:
    """Best and median, in thousands or millions."""
    return f"{number_text(max(speeds))} / {number_text(median(speeds))}" if max(speeds) else "–"


def number_text(speed: float) -> str:
    return f"{speed / 1e6:.1f} M" if speed >= 1e6 else f"{speed / 1e3:.1f} k"


def time_text(times: list[float]) -> str:
    return f"{min(times):.1f} / {median(times):.1f}"


def print_table(title: str, head: tuple[str, ...], rows: list[tuple[str, ...]]) -> None:
    """Print rows as a table that is also Markdown."""
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    print(f"\n{title}\n")
    for row in (head, tuple("-" * width for width in widths), *rows):
        print("| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |")
