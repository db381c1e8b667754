"""A baseline that learns: PPO in plain JAX, one small network for both players of two-player Hanabi.

    python examples/ppo.py --minutes 10 --seed 1 --save curve.svg

Every player's own turns make one sequence: between two of them the points of both players are summed, because
they are earned together. The network learns from points as they come, less half a point for each mistake;
with nothing taken it plays wildly. What is reported is the real score: lost games as they stood, and as 0.
"""

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hanabi.envs.batch import Batch
from hanabi.envs.layout import Layout
from hanabi.envs.setup import Setup, preset

try:
    import jax
    import jax.numpy as jnp
except ImportError:
    print("needs JAX: pip install 'hanabi[learn]'", file=sys.stderr)
    raise SystemExit(3) from None

PLAYERS = 2
SIZES = 512, 32, 256, 1024  # games, turns before learning from them, width of the network, turns at a time
MISTAKE = 0.5  # points taken for each
RATE, ENTROPY = 5e-4, 0.01  # at the beginning; a tenth at the end
GAMMA, LAMBDA, CLIP, CLAMP = 0.99, 0.95, 0.2, 0.5
Parameters = Any


def glance(layout: Layout, seen: Any) -> Any:
    """The observation, and how surely each card fits now or is placed already: by sight, and by its clues."""
    setup, count = layout.setup, len(seen)
    kinds, slots = setup.colors * setup.ranks, setup.cards_each
    tops = seen[:, layout["fireworks"]].reshape(count, setup.colors, setup.ranks)
    next_ones = jnp.concatenate([1 - tops.sum(2, keepdims=True), tops[:, :, :-1]], 2).reshape(count, 1, kinds)
    placed = jnp.flip(jnp.cumsum(jnp.flip(tops, 2), 2), 2).reshape(count, 1, kinds)
    partners = seen[:, layout["hands"]].reshape(count, slots, kinds)
    possible = seen[:, layout["knowledge"]].reshape(count, PLAYERS * slots, -1)[:, :, :kinds]
    cards = jnp.concatenate([partners, possible / jnp.maximum(1, possible.sum(2, keepdims=True))], 1)
    return jnp.concatenate([seen, (cards * next_ones).sum(2), (cards * placed).sum(2)], 1)


def layer(chance: np.random.Generator, inputs: int, outputs: int, scale: float) -> Parameters:
    """A matrix with orthogonal rows or columns, and a bias."""
    matrix, _ = np.linalg.qr(chance.standard_normal((max(inputs, outputs), min(inputs, outputs))))
    return jnp.asarray(scale * (matrix if inputs >= outputs else matrix.T), jnp.float32), jnp.zeros(outputs)


def network(chance: np.random.Generator, layout: Layout, hidden: int, actions: int) -> Parameters:
    """Two layers for everything, then one for the choice and one for the value."""
    inputs = glance(layout, jnp.zeros((1, layout.size))).shape[1]
    body = [layer(chance, inputs, hidden, 2**0.5), layer(chance, hidden, hidden, 2**0.5)]
    choice, value = layer(chance, hidden, actions, 0.01), layer(chance, hidden, 1, 1.0)
    return {"body": body, "choice": choice, "value": value}


def look(layout: Layout, parameters: Parameters, seen: Any, legal: Any) -> tuple[Any, Any]:
    """The logarithms of the chances of all actions, and how many points are still expected."""
    x = glance(layout, seen.astype(jnp.float32))
    for matrix, bias in parameters["body"]:
        x = jax.nn.relu(x @ matrix + bias)
    logits = x @ parameters["choice"][0] + parameters["choice"][1]
    value = (x @ parameters["value"][0] + parameters["value"][1])[:, 0]
    return jax.nn.log_softmax(jnp.where(legal > 0, logits, -1e9)), value


def act(layout: Layout, parameters: Parameters, key: Any, seen: Any, legal: Any) -> tuple[Any, Any, Any]:
    """An action by its chance, with the logarithm of that chance and the value."""
    chances, value = look(layout, parameters, seen, legal)
    action = jax.random.categorical(key, chances)
    return action, jnp.take_along_axis(chances, action[:, None], 1)[:, 0], value


def objective(chances: Any, value: Any, part: dict[str, Any], entropy_weight: Any) -> Any:
    """PPO's clipped objective, the error of the value, and a reward for trying things."""
    ratio = jnp.exp(jnp.take_along_axis(chances, part["action"][:, None], 1)[:, 0] - part["chance"])
    gain = (part["gain"] - part["gain"].mean()) / (part["gain"].std() + 1e-8)
    better = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
    wrong = 0.5 * ((value - part["target"]) ** 2).mean()
    entropy = -(jnp.exp(chances) * jnp.where(part["legal"] > 0, chances, 0)).sum(1).mean()
    return -better + 0.5 * wrong - entropy_weight * entropy


def loss(parameters: Parameters, layout: Layout, part: dict[str, Any], entropy_weight: Any) -> Any:
    """What is wrong with the network, by what was seen."""
    return objective(*look(layout, parameters, part["seen"], part["legal"]), part, entropy_weight)


def improve(layout: Layout, parameters: Parameters, adam: Any, part: dict[str, Any], left: Any) -> Any:
    """One step; `left` of all the time is still to come."""
    falling = 0.1 + 0.9 * left
    slope = jax.grad(loss)(parameters, layout, part, ENTROPY * falling)
    return descend(parameters, adam, slope, RATE * falling)


def rest(parameters: Parameters) -> Any:
    """Adam before its first step."""
    zeros = jax.tree.map(jnp.zeros_like, parameters)
    return zeros, zeros, jnp.float32(0)


def descend(parameters: Parameters, adam: Any, slope: Parameters, rate: Any) -> Any:
    """One step of Adam down a slope, which is cut if it is too steep."""
    first, second, count = adam
    size = jnp.sqrt(sum((each**2).sum() for each in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda each: each * jnp.minimum(1, CLAMP / (size + 1e-8)), slope)
    count = count + 1
    first = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, first, slope)
    second = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, second, slope)

    def moved(old: Any, mean: Any, square: Any) -> Any:
        return old - rate * (mean / (1 - 0.9**count)) / (jnp.sqrt(square / (1 - 0.999**count)) + 1e-5)

    return jax.tree.map(moved, parameters, first, second), (first, second, count)


def gains(
    rewards: NDArray[Any], dones: NDArray[Any], values: NDArray[Any], gamma: float = GAMMA
) -> NDArray[Any]:
    """Generalized advantages along each player's own turns; the last turn has no next one: it is left out."""
    turns = len(rewards) - PLAYERS + 1
    gain = np.zeros((turns + PLAYERS, rewards.shape[1]), np.float32)
    for turn in reversed(range(turns)):
        going, earned = np.ones_like(rewards[0]), np.zeros_like(rewards[0])
        for step in range(turn, turn + PLAYERS):  # until it is this player's turn again
            earned += going * rewards[step]
            going = going * ~dones[step]
        later = values[turn + PLAYERS] + LAMBDA * gain[turn + PLAYERS]
        gain[turn] = earned + gamma * going * later - values[turn]
    return gain[:turns]


class Learner:
    """The games, the network, and how the latest games ended."""

    def __init__(self, setup: Setup, sizes: tuple[int, int, int, int], seed: int) -> None:
        games, self.horizon, hidden, self.part = sizes
        self.batch = Batch(games, setup=setup, bomb="keep")
        self.chance, self.key = np.random.default_rng(seed), jax.random.key(seed)
        layout = self.batch.layout
        self.parameters = network(self.chance, layout, hidden, self.batch.moves)
        self.adam = rest(self.parameters)
        self.act: Callable[..., Any] = jax.jit(lambda *given: act(layout, *given))
        self.improve: Callable[..., Any] = jax.jit(lambda *given: improve(layout, *given))
        self.step = self.batch.reset(seed=seed)
        self.mistakes = np.zeros(games, np.int64)
        self.ended: list[tuple[int, bool]] = []  # points, and whether a last mistake lost them

    def play(self) -> dict[str, NDArray[Any]]:
        """Play on in all games and note everything."""
        turns: list[dict[str, Any]] = []
        for _ in range(self.horizon):
            turn = {"seen": self.step.observations.copy(), "legal": self.step.legal.copy()}
            turn["action"], turn["chance"], turn["value"] = self.choose()
            self.step = self.batch.step(turn["action"])
            turn["reward"] = self.step.rewards - MISTAKE * self.count(turn["action"])
            turn["done"] = self.step.dones.copy()
            turns.append(turn)
        notes = {name: np.stack([turn[name] for turn in turns]) for name in turns[0]}
        values = np.append(notes.pop("value"), self.choose()[2][None], axis=0)
        notes["gain"] = gain = gains(notes.pop("reward"), notes.pop("done"), values)
        notes["target"] = gain + values[: len(gain)]
        return {name: each[: len(gain)].reshape(-1, *each.shape[2:]) for name, each in notes.items()}

    def choose(self) -> list[NDArray[Any]]:
        """An action in every game, its chance and the value."""
        self.key, key = jax.random.split(self.key)
        return [np.asarray(each) for each in self.act(self.parameters, key, self.step[0], self.step[3])]

    def count(self, actions: NDArray[Any]) -> NDArray[Any]:
        """In which games a card was just misplayed; games that ended are noted."""
        setup, done = self.batch.setup, self.step.dones
        wrong: NDArray[Any] = (actions // setup.cards_each == 1) & (self.step.rewards == 0)
        self.mistakes += wrong
        lost = self.mistakes[done] == setup.mistakes
        self.ended += zip(self.batch.scores[done].tolist(), lost.tolist(), strict=True)
        self.mistakes[done] = 0
        return wrong

    def learn(self, notes: dict[str, NDArray[Any]], left: float) -> None:
        """Go once through what was seen, in parts and in no order."""
        order, part = self.chance.permutation(len(notes["gain"])), self.part
        for first in range(0, len(order) - part + 1, part):
            chosen = {name: each[order[first : first + part]] for name, each in notes.items()}
            self.parameters, self.adam = self.improve(self.parameters, self.adam, chosen, left)

    def examine(self, games: int = 1000) -> list[tuple[int, bool]]:
        """How other games end when the likeliest action is always taken."""
        batch = Batch(games, setup=self.batch.setup, bomb="keep", auto_reset=False, illegal="refuse")
        best: Callable[..., Any] = jax.jit(lambda *given: look(batch.layout, *given)[0].argmax(1))
        seen, _, dones, legal = batch.reset(seed=2**40)
        while not dones.all():
            seen, _, dones, legal = batch.step(np.asarray(best(self.parameters, seen, legal)))
        lost = batch.states["mistakes"] == batch.setup.mistakes
        return list(zip(batch.scores.tolist(), lost.tolist(), strict=True))


def summary(ended: list[tuple[int, bool]], setup: Setup) -> tuple[float, float, str]:
    """The mean score with lost games as they stood and as 0, and both in words."""
    points, lost = np.array(ended).T
    kept, strict = float(points.mean()), float((points * (1 - lost)).mean())
    rates = f"lost {lost.mean():4.0%}  perfect {(points == setup.colors * setup.ranks).mean():.1%}"
    return kept, strict, f"points {kept:5.2f}  lost as 0 {strict:5.2f}  {rates}"


def picture(curve: list[tuple[float, float, float]], path: Path, least: int = 0) -> None:
    """The learning curve as an SVG: minutes against points kept and with lost games as 0, from `least` on."""
    last, most = curve[-1][0], 5 * min(5, int(np.ceil(max(kept for _, kept, _ in curve) / 5 + 0.2)))

    def height(points: float) -> float:
        return 300 - 260 * (max(least, points) - least) / (most - least)

    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 660 350" font-family="sans-serif"',
        ' font-size="13" fill="#333"><rect width="660" height="350" fill="#fff"/>',
        '<text x="60" y="22">Mean score of two-player games while learning, against minutes</text>',
    ]
    for points in range(least, most + 1, 1 if most - least <= 5 else 5):
        y = height(points)
        lines.append(f'<path d="M60,{y:.1f}H620" stroke="#ddd"/><text x="35" y="{y + 4:.1f}">{points}</text>')
    for x in range(60, 621, 112):
        lines.append(f'<text x="{x}" y="320" text-anchor="middle">{last * (x - 60) / 560:.3g}</text>')
    for column, color, name in (1, "#0072b2", "lost games as they stood"), (2, "#d55e00", "lost games as 0"):
        way = " ".join(f"{60 + 560 * at[0] / last:.1f},{height(at[column]):.1f}" for at in curve)
        lines.append(f'<polyline points="{way}" fill="none" stroke="{color}" stroke-width="2.5"/>')
        lines.append(f'<text x="610" y="{230 + 20 * column}" text-anchor="end" fill="{color}">{name}</text>')
    path.write_text("\n".join([*lines, "</svg>", ""]), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="PPO that learns two-player Hanabi on the processor.")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to learn (default: 10)")
    parser.add_argument("--seed", type=int, default=1, help="for the deals and all chances (default: 1)")
    parser.add_argument("--save", type=Path, help="draw the learning curve into this SVG file")
    parser.add_argument("--checkpoint", type=Path, help="keep the network in this .npz file")
    parser.add_argument("--quick", action="store_true", help="a few seconds of a small game")
    chosen = parser.parse_args()
    minutes, game, sizes = chosen.minutes, "Hanabi-Full", SIZES
    if chosen.quick:
        minutes, game, sizes = 0.05, "Hanabi-Small", (64, 16, 64, 256)
    learner = Learner(preset(game, PLAYERS)[0], sizes, chosen.seed)
    curve: list[tuple[float, float, float]] = []
    started, told, steps, spent = time.time(), 0.0, 0, 0.0
    while spent < minutes:
        learner.learn(learner.play(), 1 - spent / minutes)
        steps += learner.horizon * learner.batch.n
        spent = (time.time() - started) / 60
        if learner.ended and (time.time() - told > 5 or spent >= minutes):
            told, learner.ended = time.time(), learner.ended[-2000:]
            kept, strict, words = summary(learner.ended, learner.batch.setup)
            curve.append((spent, kept, strict))
            print(f"{spent:5.2f} min  {steps:9} steps  {steps / spent / 60:6.0f}/s  {words}", flush=True)
    print(f"1000 games by the likeliest action: {summary(learner.examine(), learner.batch.setup)[2]}")
    if chosen.save:
        picture(curve, chosen.save)
    if chosen.checkpoint:
        np.savez(chosen.checkpoint, *map(np.asarray, jax.tree.leaves(learner.parameters)))


if __name__ == "__main__":
    main()
