"""How the bot `learned` was trained: it imitates `duo`, then both seats improve together by PPO.

    python -m examples.learned --minutes 60 --seed 1 --checkpoint network.npz --save curve.svg

The network sees what `hanabi.bots.programs.duo_features` writes. While it imitates, the teacher is asked in
every position, at first in its own games, then more and more in those of the network: so it learns to go on
from its own mistakes too. After that it learns from points alone. The network that did best on deals of their
own is kept.
"""

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hanabi.bots.learned.network import Network
from hanabi.bots.programs.duo import DUO
from hanabi.bots.programs.duo_features import FEATURES, MOVES, look
from hanabi.engine import dealing
from hanabi.engine.jit import compiled
from hanabi.engine.layout import RULES, STATE, THIRD_MISTAKE, Bytes, RulesRecord, States, ViewRecord
from hanabi.engine.tables import build
from hanabi.envs.batch import Batch
from hanabi.envs.setup import Setup

try:
    import jax
    import jax.numpy as jnp

    from examples.ppo import PLAYERS, Parameters, descend, gains, layer, objective, picture, rest
except ImportError:
    print("needs JAX: pip install 'hanabi[learn]', and python -m examples.learned", file=sys.stderr)
    raise SystemExit(3) from None

HIDDEN, HIDDEN_FOR_VALUE = (256, 128), (64,)
GAMES, TURNS = 1024, 32  # games side by side, turns before learning from them
IMITATING = 0.35  # of the time
GAMMA = 1.0  # a point is a point, early or late
POINT = 0.2  # what a point counts for the value, so that its error does not drown everything else
DEALS, EXAMINATIONS = 2000, 24  # the same deals each time

choose, notice = DUO.compiled


@compiled
def see(
    states: States,
    table: Bytes,
    memories: NDArray[np.uint8],
    began: NDArray[np.bool_],
    features: NDArray[np.float32],
    advice: NDArray[np.int64],
) -> None:
    """Write what the seat on turn sees in every game, and what `duo` would do there if it is asked."""
    rules: RulesRecord = table.view(RULES)[0]
    views = np.zeros(1, STATE)
    view: ViewRecord = views[0]
    for row in range(len(states)):
        if states[row].over != 0:
            continue
        views[0] = states[row]
        seat = int(view.player)
        dealing.hide(view, seat)
        if began[row]:
            memories[row] = 0
        else:
            notice(view, rules, memories[row], seat)
        look(view, rules, memories[row], seat, features[row])
        if len(advice) > 0:
            advice[row] = choose(view, rules, memories[row], seat)


class Table:
    """Games side by side, as the network sees them; `advice` is what the teacher would do in each."""

    def __init__(self, games: int, seed: int, *, taught: bool = False, auto_reset: bool = True) -> None:
        self.batch = Batch(
            games, setup=Setup(PLAYERS), form="packed", bomb="keep", illegal="refuse", auto_reset=auto_reset
        )
        self.rules = build(self.batch.setup.shape())
        self.memories = np.zeros((games, DUO.memory.itemsize), np.uint8)
        self.features = np.zeros((games, FEATURES), np.float32)
        self.advice = np.zeros(games if taught else 0, np.int64)
        self.step = self.batch.reset(seed=seed)
        self._look(np.ones(games, np.bool_))

    def move(self, actions: NDArray[Any]) -> None:
        """Make one move in every game."""
        self.step = self.batch.step(actions)
        self._look(self.step.dones)

    def leave_alone(self) -> None:
        """The teacher goes."""
        self.advice = self.advice[:0]

    def _look(self, began: NDArray[np.bool_]) -> None:
        see(self.batch.states, self.rules, self.memories, began, self.features, self.advice)


def network(chance: np.random.Generator, hidden: tuple[int, ...], outputs: int, scale: float) -> Parameters:
    """Layers one after the other."""
    sizes = FEATURES, *hidden
    body = [layer(chance, *pair, 2**0.5) for pair in zip(sizes, hidden, strict=False)]
    return [*body, layer(chance, sizes[-1], outputs, scale)]


def forward(layers: Parameters, x: Any) -> Any:
    """What a network makes of features; `hanabi.bots.learned.network` does the same in NumPy."""
    for matrix, bias in layers[:-1]:
        x = jax.nn.relu(x @ matrix + bias)
    return x @ layers[-1][0] + layers[-1][1]


def judge(parameters: Parameters, features: Any, legal: Any) -> tuple[Any, Any]:
    """The logarithms of the chances of all moves, and how much is still expected."""
    logits = jnp.where(legal > 0, forward(parameters["choice"], features), -1e9)
    return jax.nn.log_softmax(logits), forward(parameters["value"], features)[:, 0]


def act(parameters: Parameters, key: Any, features: Any, legal: Any) -> tuple[Any, Any, Any]:
    """A move by its chance, with the logarithm of that chance and the value."""
    chances, value = judge(parameters, features, legal)
    action = jax.random.categorical(key, chances)
    return action, jnp.take_along_axis(chances, action[:, None], 1)[:, 0], value


def imitation_loss(parameters: Parameters, part: dict[str, Any]) -> Any:
    """How unlikely the teacher's moves are, and the error of the value."""
    chances, value = judge(parameters, part["features"], part["legal"])
    unlike = -jnp.take_along_axis(chances, part["advice"][:, None], 1).mean()
    return unlike + 0.25 * ((value - part["target"]) ** 2).mean()


def improvement_loss(parameters: Parameters, part: dict[str, Any]) -> Any:
    """What PPO wants to be small; nothing is given for trying things, as most moves are good already."""
    chances, value = judge(parameters, part["features"], part["legal"])
    return objective(chances, value, part, 0.0)


class Lesson:
    """A way to learn: from so many turns at a time, so many times from each; the rate falls to a tenth."""

    def __init__(self, loss: Callable[..., Any], rate: float, part: int, times: int) -> None:
        def step(parameters: Parameters, adam: Any, part: dict[str, Any], left: Any) -> Any:
            return descend(parameters, adam, jax.grad(loss)(parameters, part), rate * (0.1 + 0.9 * left))

        self.step: Callable[..., Any] = jax.jit(step)
        self.part, self.times = part, times


IMITATION = Lesson(imitation_loss, rate=1e-3, part=2048, times=3)
IMPROVEMENT = Lesson(improvement_loss, rate=5e-5, part=4096, times=2)


class Learner:
    """The games, the network and the best one so far."""

    def __init__(self, games: int, turns: int, seed: int) -> None:
        self.table, self.turns = Table(games, seed, taught=True), turns
        self.chance, self.key = np.random.default_rng(seed), jax.random.key(seed)
        choice = network(self.chance, HIDDEN, MOVES, 0.01)
        self.parameters = {"choice": choice, "value": network(self.chance, HIDDEN_FOR_VALUE, 1, 1.0)}
        self.adam = rest(self.parameters)
        self.act: Callable[..., Any] = jax.jit(act)

    def play(self, teachers: float = 0.0) -> dict[str, NDArray[Any]]:
        """Play on in all games and note everything; the teacher itself makes this share of the moves."""
        table, turns = self.table, []
        for _ in range(self.turns):
            turn: dict[str, Any] = {"features": table.features.copy(), "legal": table.step.legal.copy()}
            actions, turn["chance"], turn["value"] = self.choose()
            if len(table.advice):
                turn["advice"] = table.advice.copy()
                actions = np.where(self.chance.random(len(actions)) < teachers, table.advice, actions)
            table.move(actions)
            turn["action"] = actions
            turn["reward"], turn["done"] = POINT * table.step.rewards, table.step.dones.copy()
            turns.append(turn)
        notes = {name: np.stack([turn[name] for turn in turns]) for name in turns[0]}
        values = np.append(notes.pop("value"), self.choose()[2][None], axis=0)
        notes["gain"] = gain = gains(notes.pop("reward"), notes.pop("done"), values, GAMMA)
        notes["target"] = gain + values[: len(gain)]
        return {name: each[: len(gain)].reshape(-1, *each.shape[2:]) for name, each in notes.items()}

    def choose(self) -> list[NDArray[Any]]:
        """A move in every game, its chance and the value."""
        self.key, key = jax.random.split(self.key)
        table = self.table
        return [np.asarray(each) for each in self.act(self.parameters, key, table.features, table.step.legal)]

    def learn(self, lesson: Lesson, notes: dict[str, NDArray[Any]], left: float) -> None:
        """Go through what was seen, in parts and in no order; `left` of the time is still to come."""
        count = len(notes["gain"])
        part = min(lesson.part, count)
        for _ in range(lesson.times):
            order = self.chance.permutation(count)
            for first in range(0, count - part + 1, part):
                chosen = {name: each[order[first : first + part]] for name, each in notes.items()}
                self.parameters, self.adam = lesson.step(self.parameters, self.adam, chosen, left)

    def graduate(self) -> None:
        """Let the teacher go, and begin to improve."""
        self.table.leave_alone()
        self.adam = rest(self.parameters)

    def network(self) -> Network:
        """The choice alone, rounded as the bot's file is."""
        arrays = jax.tree.map(lambda each: np.asarray(each, np.float16).astype(np.float32), self.parameters)
        return Network(tuple(arrays["choice"]))


def examine(network: Network, games: int) -> tuple[float, float, float]:
    """The mean points on deals of their own, also with lost games as 0, and the share of perfect games."""
    table = Table(games, seed=2**40, auto_reset=False)
    while not table.step.dones.all():
        wishes = np.where(table.step.legal > 0, network(table.features), -np.inf)
        table.move(wishes.argmax(1))
    points, lost = table.batch.scores, table.batch.states["over"] == THIRD_MISTAKE
    return float(points.mean()), float(np.where(lost, 0, points).mean()), float((points == 25).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description="Train the network of the bot `learned`.")
    parser.add_argument("--minutes", type=float, default=60.0, help="how long to learn (default: 60)")
    parser.add_argument("--seed", type=int, default=1, help="for the deals and all chances (default: 1)")
    parser.add_argument("--save", type=Path, help="draw the learning curve into this SVG file")
    parser.add_argument("--checkpoint", type=Path, help="keep the best network in this .npz file")
    parser.add_argument("--quick", action="store_true", help="a few seconds")
    chosen = parser.parse_args()
    minutes, sizes, deals = chosen.minutes, (GAMES, TURNS), DEALS
    if chosen.quick:
        minutes, sizes, deals = 0.1, (64, 8), 50
    learner = Learner(*sizes, chosen.seed)
    curve: list[tuple[float, float, float]] = []
    started, spent, steps = time.time(), 0.0, 0
    imitating = IMITATING * minutes
    while spent < minutes or len(learner.table.advice):  # however short the time, it improves once
        if spent < imitating:
            left = 1 - spent / imitating
            learner.learn(IMITATION, learner.play(teachers=2 * left - 1), left)
        else:
            if len(learner.table.advice):
                learner.graduate()
            left = max(0.0, minutes - spent) / (minutes - imitating)
            learner.learn(IMPROVEMENT, learner.play(), left)
        steps += learner.turns * learner.table.batch.n
        spent = (time.time() - started) / 60
        if spent >= minutes * len(curve) / EXAMINATIONS or spent >= minutes:
            network = learner.network()
            kept, strict, perfect = examine(network, deals)
            print(
                f"{spent:6.2f} min {steps:10} moves  {'imitating' if spent < imitating else 'improving'}  "
                f"points {kept:5.2f}  lost as 0 {strict:5.2f}  perfect {perfect:5.1%}",
                flush=True,
            )
            if chosen.checkpoint and kept >= max((points for _, points, _ in curve), default=0):
                network.save(chosen.checkpoint)
            curve.append((spent, kept, strict))
    if chosen.save:
        picture(curve, chosen.save, least=20)


if __name__ == "__main__":
    main()
