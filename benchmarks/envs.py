"""How fast are the environments? Random play beside OpenSpiel, and beside other peers that are installed.

Two things are measured, for 2 and 5 players: (a) transitions: the legal moves, a choice, the move, a new deal
when the game is over; (b) steps with what a learner needs: the observation of the acting player and the mask
of legal actions. `Batch.step` is driven from Python, one call for all games of a batch; the actions were
chosen before, in the same games. OpenSpiel is driven as its documents show, with `observation_tensor` and
chance drawn in Python, and also in the fastest way we found. All rounds are interleaved, so that a busy
machine slows everyone; only CPU time counts, but for the table on threads, where the clock on the wall does.

`sh benchmarks/peers.sh` makes an environment with all peers and runs this file there.
"""

import os
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from random import Random
from statistics import median
from threading import Thread
from time import perf_counter, process_time, sleep
from typing import Any

import numpy as np
from numpy.typing import NDArray

from benchmarks.engine import Measure, interleaved, number_text, print_table, speed_text
from hanabi.engine import playout
from hanabi.engine.jit import COMPILED
from hanabi.engine.layout import STATE
from hanabi.engine.tables import build
from hanabi.envs.batch import Batch
from hanabi.envs.batch_choices import Form
from hanabi.envs.setup import Setup
from hanabi.rules.options import hand_size

PLAYERS = (2, 5)
FORMS: tuple[Form, ...] = ("packed", "uint8", "float32")
SIZES = (1, 256, 1024, 4096)
STEPS = 200_000  # of all games of a batch together, in one measurement
FASTEST = "`make_observation`, all chosen before"
WORDS = {1: "1 game", 256: "256 games", 1024: "1024 games", 4096: "4096 games"}

# What must hold: steps a second with uint8 observations in batches, and how many times OpenSpiel that is.
BARS = {2: 3_000_000, 5: 2_000_000}
TIMES_OPEN_SPIEL = 60
BYTES = 600
GAIN = 1.6  # of two threads, on an idle machine

Clock = Callable[[], float]
Speeds = dict[int, list[float]]  # by the number of players


def run(rounds: int) -> None:
    """Measure and print the tables."""
    if not COMPILED:
        print("The environments are not compiled here: there is nothing to measure.")
        return
    warnings.simplefilter("ignore")  # the peers' own
    results = measured(rounds)
    print_table(
        f"Steps per CPU second on one core, best / median of {rounds} rounds",
        ("", "2 players", "5 players", "times OpenSpiel's fastest"),
        list(rows(results)),
    )
    threads = {name: two_threads(*ways, rounds) for name, ways in thread_ways().items()}
    print_table(
        f"One thread and two, steps per second by the clock on the wall, best of {rounds} rounds",
        ("", "1 thread", "2 threads", "gain"),
        [
            (name, number_text(one), number_text(two), f"{two / one:.2f}")
            for name, (one, two) in threads.items()
        ],
    )
    gain = max(two / one for name, (one, two) in threads.items() if name.startswith("transitions"))
    print_table("Bars", ("", "bar", "measured", ""), list(bars(results, gain)))
    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    print(f"\nLoad of the machine in the last minute: {load}, on {os.cpu_count()} cores.")


# What is measured.


def measured(rounds: int) -> dict[str, Speeds]:
    """Every way by its name: steps per second in each round."""
    ways = [(name, players, way) for players in PLAYERS for name, way in all_ways(players)]
    results: dict[str, Speeds] = {}
    for (name, players, _), speeds in zip(
        ways, interleaved([way for _, _, way in ways], rounds), strict=True
    ):
        results.setdefault(name, {})[players] = speeds
    return results


def all_ways(players: int) -> Iterator[tuple[str, Measure]]:
    """Ours, OpenSpiel's and those of the other peers that are there."""
    yield "(a) hanabi, compiled loop, 256 games", transitions(players, 256)
    if find_spec("pyspiel"):
        yield "(a) OpenSpiel", open_spiel(players, observed=False)
        yield f"(a) OpenSpiel, {FASTEST}", open_spiel_fastest(players, observed=False)
    for size in SIZES:
        actions = recorded(players, size)
        for form in FORMS:
            yield f"(b) hanabi, `Batch.step`, {form}, {WORDS[size]}", batch_steps(players, form, actions)
    if find_spec("pyspiel"):
        yield "(b) OpenSpiel", open_spiel(players, observed=True)
        yield f"(b) OpenSpiel, {FASTEST}", open_spiel_fastest(players, observed=True)
    if find_spec("pettingzoo") and find_spec("pyspiel") and find_spec("shimmy"):
        yield "(b) PettingZoo hanabi_v5", pettingzoo(players)
    if find_spec("hanabi_learning_environment"):
        yield "(b) HLE, pyhanabi", hle(players)
        yield "(b) HLE, rl_env, all players", hle_rl_env(players)
    if find_spec("jaxmarl"):
        for size in (256, 4096):
            yield f"(b) JaxMARL, {WORDS[size]}", jaxmarl(players, size)


def transitions(players: int, size: int) -> Measure:
    """Random play in one compiled loop."""
    states, table, seeds = np.zeros(size, STATE), build(Setup(players).shape()), count(1, 10**7)
    playout.random_steps(states, table, 1, 0)

    def measure() -> float:
        start = process_time()
        playout.random_steps(states, table, 4 * STEPS // size, next(seeds))
        return 4 * STEPS // size * size / (process_time() - start)

    return measure


def recorded(players: int, size: int) -> NDArray[np.int64]:
    """The actions of random games, one row a step, for a batch with seed 0."""
    batch, chance = Batch(size, players, form="packed"), np.random.default_rng(players)
    actions = np.zeros((max(STEPS // size, 1) if size > 1 else STEPS // 40, size), np.int64)
    legal = batch.reset(seed=0).legal
    for row in actions:
        row[:] = (chance.random(legal.shape) * legal).argmax(axis=1)
        legal = batch.step(row).legal
    return actions


def batch_steps(
    players: int, form: Form, actions: NDArray[np.int64], threads: int = 1, clock: Clock = process_time
) -> Measure:
    """`Batch.step` from Python, with actions that were chosen before."""
    batch = Batch(actions.shape[1], players, form=form, threads=threads)
    batch.step(actions[0])

    def measure() -> float:
        batch.reset(seed=0)
        start = clock()
        for row in actions:
            batch.step(row)
        return actions.size / (clock() - start)

    return measure


def open_spiel(players: int, observed: bool, steps: int = 3000) -> Measure:
    """OpenSpiel as its documents show it."""
    game = open_spiel_rules(players)
    chance = Random(players)

    def measure() -> float:
        start, made = process_time(), 0
        while made < steps:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(actions, weights)[0])
                    continue
                if observed:
                    state.observation_tensor(state.current_player())
                    state.legal_actions_mask()
                state.apply_action(chance.choice(state.legal_actions()))
                made += 1
        return made / (process_time() - start)

    return measure


def open_spiel_rules(players: int) -> Any:
    """The standard game there."""
    return import_module("pyspiel").load_game("hanabi", {"players": players, "hand_size": hand_size(players)})


def open_spiel_fastest(players: int, observed: bool, games: int = 400) -> Measure:
    """OpenSpiel with observations written into one array, in games that were chosen before, deals and all."""
    game = open_spiel_rules(players)
    seen = import_module("open_spiel.python.observation").make_observation(game)
    played = [open_spiel_game(game, Random(seed)) for seed in range(games)]

    def measure() -> float:
        start, steps = process_time(), 0
        for actions in played:
            state = game.new_initial_state()
            for action in actions:
                player = state.current_player()
                if player >= 0:  # not chance
                    steps += 1
                    if observed:
                        seen.set_from(state, player)
                        state.legal_actions_mask()
                    else:
                        state.legal_actions()
                state.apply_action(action)
        return steps / (process_time() - start)

    return measure


def open_spiel_game(game: Any, chance: Random) -> list[int]:
    """All actions of a random game, those of chance too."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(actions, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    history: list[int] = state.history()
    return history


def pettingzoo(players: int, steps: int = 1500) -> Measure:
    """PettingZoo's environment, played at random through `last` and `step`."""
    env = import_module("pettingzoo.classic.hanabi_v5").env(players=players, hand_size=hand_size(players))
    chance = np.random.default_rng(players)

    def measure() -> float:
        start, made = process_time(), 0
        while made < steps:
            env.reset(seed=made)
            while env.agents:
                seen, _, done, cut, _ = env.last()
                if done or cut:
                    break
                env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
                made += 1
        return made / (process_time() - start)

    return measure


def hle(players: int, steps: int = 1500) -> Measure:
    """The Hanabi Learning Environment's Python objects: legal moves, the acting player's vector, the move."""
    pyhanabi = import_module("hanabi_learning_environment.pyhanabi")
    game = pyhanabi.HanabiGame({"players": players, "observation_type": 1, "seed": 1})
    encoder, chance = pyhanabi.ObservationEncoder(game), Random(players)

    def measure() -> float:
        start, made = process_time(), 0
        while made < steps:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.cur_player() == pyhanabi.CHANCE_PLAYER_ID:
                    state.deal_random_card()
                    continue
                encoder.encode(state.observation(state.cur_player()))
                state.apply_move(chance.choice(state.legal_moves()))
                made += 1
        return made / (process_time() - start)

    return measure


def hle_rl_env(players: int, steps: int = 600) -> Measure:
    """What its documents tell people to call."""
    rl_env = import_module("hanabi_learning_environment.rl_env")
    env, chance = rl_env.make("Hanabi-Full", num_players=players), Random(players)

    def measure() -> float:
        start, made = process_time(), 0
        while made < steps:
            seen, done = env.reset(), False
            while not done:
                legal = seen["player_observations"][seen["current_player"]]["legal_moves_as_int"]
                seen, _, done, _ = env.step(chance.choice(legal))
                made += 1
        return made / (process_time() - start)

    return measure


def jaxmarl(players: int, size: int, steps: int = 64) -> Measure:
    """JaxMARL on the CPU: many games side by side in one compiled loop, observations of all agents."""
    jax = import_module("jax")
    env = import_module("jaxmarl").make("hanabi", num_agents=players)
    legal = jax.vmap(env.get_legal_moves)

    def one(carry: Any, key: Any) -> Any:
        seen, state = carry
        masks, made = legal(state), {}
        for agent in env.agents:
            key, choice = jax.random.split(key)
            made[agent] = jax.random.categorical(choice, jax.numpy.log(masks[agent] + 1e-9), axis=1)
        seen, state, *_ = jax.vmap(env.step)(jax.random.split(key, size), state, made)
        return (seen, state), None

    def play(key: Any) -> Any:
        start = jax.vmap(env.reset)(jax.random.split(key, size))
        return jax.lax.scan(one, start, jax.random.split(key, steps))[0]

    compiled = jax.jit(play)
    jax.block_until_ready(compiled(jax.random.PRNGKey(0)))
    keys = count(1)

    def measure() -> float:
        start = process_time()
        jax.block_until_ready(compiled(jax.random.PRNGKey(next(keys))))
        used = process_time() - start
        sleep(0.2)  # its threads look for more work for a while, on the account of whoever is measured next
        return size * steps / used

    return measure


# Threads.


def thread_ways() -> dict[str, tuple[Measure, Measure]]:
    """What one thread does and what two do, by the clock on the wall."""
    ways: dict[str, tuple[Measure, Measure]] = {}
    for players in PLAYERS:
        one, two = (threaded(players, threads) for threads in (1, 2))
        ways[f"transitions, {players} players"] = one, two
        actions = recorded(players, 4096)
        for form in FORMS[1:]:
            one, two = (batch_steps(players, form, actions, threads, perf_counter) for threads in (1, 2))
            ways[f"`Batch.step`, {form}, 4096 games, {players} players"] = one, two
    return ways


def threaded(players: int, threads: int, size: int = 256, steps: int = 8000) -> Measure:
    """Random play on threads of their own, each with its games; the compiled loop lets the others run."""
    table = build(Setup(players).shape())
    states = [np.zeros(size, STATE) for _ in range(threads)]

    def measure() -> float:
        workers = [
            Thread(target=playout.random_steps, args=(mine, table, steps, 10**9 * number))
            for number, mine in enumerate(states)
        ]
        start = perf_counter()
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        return threads * size * steps / (perf_counter() - start)

    return measure


def two_threads(one: Measure, two: Measure, rounds: int) -> tuple[float, float]:
    """The best of each."""
    alone, together = interleaved([one, two], rounds)
    return max(alone), max(together)


# Tables.


def rows(results: dict[str, Speeds]) -> Iterator[tuple[str, ...]]:
    """A row for each way; how many times OpenSpiel at its fastest it is, for both numbers of players."""
    for name, speeds in results.items():
        fastest = f"{name[:3]} OpenSpiel, {FASTEST}"
        ratio = " / ".join(f"{times(results, name, fastest, players, max):.1f}" for players in PLAYERS)
        there = fastest in results
        yield (name, *(speed_text(speeds[players]) for players in PLAYERS), ratio if there else "–")


def times(
    results: dict[str, Speeds],
    name: str,
    other: str,
    players: int,
    of: Callable[[list[float]], float] = median,
) -> float:
    """How many times the speed of another way one has; 0 where the other is not there."""
    theirs = results.get(other, {}).get(players, [0.0])
    return of(results[name][players]) / of(theirs) if any(theirs) else 0.0


def bars(results: dict[str, Speeds], gain: float) -> Iterator[tuple[str, ...]]:
    """What was promised, what was measured, and whether that is enough."""

    def row(name: str, bar: str, found: str, met: bool) -> tuple[str, ...]:
        return name, bar, found, "met" if met else "NOT MET"

    for players, bar in BARS.items():
        names = [f"(b) hanabi, `Batch.step`, uint8, {WORDS[size]}" for size in SIZES[1:]]
        best = max(names, key=lambda name: median(results[name][players]))
        speed = median(results[best][players])
        yield row(
            f"steps with observations, uint8, {players} players",
            f"≥ {number_text(bar)}",
            number_text(speed),
            speed >= bar,
        )
        ratio = times(results, best, "(b) OpenSpiel", players)
        if ratio:
            fastest = times(results, best, f"(b) OpenSpiel, {FASTEST}", players)
            yield row(
                f"times OpenSpiel, {players} players",
                f"≥ {TIMES_OPEN_SPIEL}",
                f"{ratio:.0f} ({fastest:.0f} times its fastest)",
                ratio >= TIMES_OPEN_SPIEL,
            )
    size = STATE.itemsize
    yield row("bytes for a game", f"≤ {BYTES}", str(size), size <= BYTES)
    yield row("two threads for transitions, best", f"≥ {GAIN}", f"{gain:.2f}", gain >= GAIN)
