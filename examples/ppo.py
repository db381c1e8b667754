"""A baseline that learns: PPO in plain JAX, one small network for both players of two-player Hanabi.

    python examples/ppo.py --minutes 10 --seed 1 --picture curve.svg

Every player's own turns make one sequence: between two of them the points of both players are summed, because
they are earned together. The network learns from points kept (`bomb="zero"`: a third mistake ends the game,
but takes nothing back), since taking all points back teaches beginners never to play. Both are reported.
"""

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hanabi.envs.batch import Batch
from hanabi.envs.setup import preset

try:
    import jax
    import jax.numpy as jnp
except ImportError:
    print("needs JAX: pip install 'hanabi[learn]'", file=sys.stderr)
    raise SystemExit(3) from None

PLAYERS = 2
GAMMA, LAMBDA, CLIP, CLAMP = 0.99, 0.95, 0.2, 0.5
Parameters = Any


def layer(chance: np.random.Generator, inputs: int, outputs: int, scale: float) -> Parameters:
    """A matrix with orthogonal rows or columns, and a bias."""
    wide = chance.standard_normal((max(inputs, outputs), min(inputs, outputs)))
    matrix, _ = np.linalg.qr(wide)
    matrix = matrix if inputs >= outputs else matrix.T
    return jnp.asarray(scale * matrix, jnp.float32), jnp.zeros(outputs)


def network(chance: np.random.Generator, bits: int, hidden: int, actions: int) -> Parameters:
    """Two layers for everything, then one for the choice and one for the value."""
    return {
        "body": [layer(chance, bits, hidden, 2**0.5), layer(chance, hidden, hidden, 2**0.5)],
        "choice": layer(chance, hidden, actions, 0.01),
        "value": layer(chance, hidden, 1, 1.0),
    }


def look(parameters: Parameters, seen: Any, legal: Any) -> tuple[Any, Any]:
    """The logarithms of the chances of all actions, and how many points are still expected."""
    x = seen.astype(jnp.float32)
    for matrix, bias in parameters["body"]:
        x = jax.nn.relu(x @ matrix + bias)
    logits = x @ parameters["choice"][0] + parameters["choice"][1]
    value = (x @ parameters["value"][0] + parameters["value"][1])[:, 0]
    return jax.nn.log_softmax(jnp.where(legal > 0, logits, -1e9)), value


@jax.jit  # type: ignore[untyped-decorator, unused-ignore]
def act(parameters: Parameters, key: Any, seen: Any, legal: Any) -> tuple[Any, Any, Any, Any]:
    """An action by its chance, with the logarithm of that chance and the value."""
    chances, value = look(parameters, seen, legal)
    key, own = jax.random.split(key)
    action = jax.random.categorical(own, chances)
    return key, action, jnp.take_along_axis(chances, action[:, None], 1)[:, 0], value


def loss(parameters: Parameters, part: dict[str, Any], entropy_weight: Any) -> Any:
    """PPO's clipped objective, the error of the value, and a reward for trying things."""
    chances, value = look(parameters, part["seen"], part["legal"])
    ratio = jnp.exp(jnp.take_along_axis(chances, part["action"][:, None], 1)[:, 0] - part["chance"])
    gain = (part["gain"] - part["gain"].mean()) / (part["gain"].std() + 1e-8)
    better = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
    wrong = 0.5 * ((value - part["target"]) ** 2).mean()
    entropy = -(jnp.exp(chances) * jnp.where(part["legal"] > 0, chances, 0)).sum(1).mean()
    return -better + 0.5 * wrong - entropy_weight * entropy


@jax.jit  # type: ignore[untyped-decorator, unused-ignore]
def improve(parameters: Parameters, adam: Any, part: dict[str, Any], rate: Any, entropy: Any) -> Any:
    """One step of Adam."""
    first, second, count = adam
    slope = jax.grad(loss)(parameters, part, entropy)
    size = jnp.sqrt(sum((each**2).sum() for each in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda each: each * jnp.minimum(1, CLAMP / (size + 1e-8)), slope)
    count = count + 1
    first = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, first, slope)
    second = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, second, slope)

    def moved(old: Any, mean: Any, square: Any) -> Any:
        return old - rate * (mean / (1 - 0.9**count)) / (jnp.sqrt(square / (1 - 0.999**count)) + 1e-5)

    return jax.tree.map(moved, parameters, first, second), (first, second, count)


def gains(rewards: Any, dones: Any, values: Any) -> tuple[NDArray[Any], NDArray[Any]]:
    """Generalized advantages along each player's own turns, and the values to aim at."""
    turns = len(rewards) - PLAYERS + 1
    gain = np.zeros((turns + PLAYERS, rewards.shape[1]), np.float32)
    for turn in reversed(range(turns)):
        going, earned = np.ones_like(rewards[0]), np.zeros_like(rewards[0])
        for step in range(turn, turn + PLAYERS):  # until it is this player's turn again
            earned += going * rewards[step]
            going = going * (1 - dones[step])
        gain[turn] = earned + GAMMA * going * values[turn + PLAYERS] - values[turn]
        if turn + PLAYERS < turns:
            gain[turn] += GAMMA * LAMBDA * going * gain[turn + PLAYERS]
    return gain[:turns], gain[:turns] + values[:turns]


class Learner:
    """The games, the network, and what was seen of late."""

    def __init__(self, game: str, games: int, horizon: int, hidden: int, seed: int) -> None:
        self.batch = Batch(games, setup=preset(game, PLAYERS)[0], bomb="zero")
        self.chance = np.random.default_rng(seed)
        self.parameters = network(self.chance, self.batch.layout.size, hidden, self.batch.moves)
        zeros = jax.tree.map(jnp.zeros_like, self.parameters)
        self.adam = (zeros, zeros, jnp.float32(0))
        self.key = jax.random.key(seed)
        self.horizon = horizon
        self.step = self.batch.reset(seed=seed)
        self.points = np.zeros(games)
        self.kept: list[float] = []
        self.scored: list[float] = []

    def play(self) -> dict[str, NDArray[Any]]:
        """Play on in all games and note everything."""
        batch, steps, games = self.batch, self.horizon, self.batch.n
        seen = np.zeros((steps, games, batch.layout.size), np.uint8)
        legal = np.zeros((steps, games, batch.moves), np.uint8)
        actions = np.zeros((steps, games), np.int32)
        chances, rewards, dones = (np.zeros((steps, games), np.float32) for _ in range(3))
        values = np.zeros((steps + 1, games), np.float32)
        for step in range(steps):
            seen[step], legal[step] = self.step.observations, self.step.legal
            self.key, action, chances[step], values[step] = act(
                self.parameters, self.key, seen[step], legal[step]
            )
            actions[step] = action
            self.step = batch.step(actions[step])
            rewards[step], dones[step] = self.step.rewards, self.step.dones
            self._count()
        values[steps] = act(self.parameters, self.key, self.step.observations, self.step.legal)[3]
        gain, target = gains(rewards, dones, values)
        notes: dict[str, NDArray[Any]] = {
            "seen": seen,
            "legal": legal,
            "action": actions,
            "chance": chances,
        }
        notes = {name: each[: len(gain)] for name, each in notes.items()} | {"gain": gain, "target": target}
        return {name: each.reshape(-1, *each.shape[2:]) for name, each in notes.items()}

    def _count(self) -> None:
        self.points += self.step.rewards
        ended = self.step.dones
        self.kept += self.points[ended].tolist()
        self.scored += self.batch.scores[ended].tolist()
        self.points[ended] = 0

    def learn(
        self, notes: dict[str, NDArray[Any]], part: int, epochs: int, rate: float, entropy: float
    ) -> None:
        """Go through what was seen in parts, in another order each time."""
        for _ in range(epochs):
            order = self.chance.permutation(len(notes["gain"]))
            for first in range(0, len(order) - part + 1, part):
                chosen = {name: each[order[first : first + part]] for name, each in notes.items()}
                self.parameters, self.adam = improve(self.parameters, self.adam, chosen, rate, entropy)


def picture(curve: list[tuple[float, float, float]], path: Path) -> None:
    """The learning curve as an SVG: minutes against points kept and points with lost games as 0."""
    last, most = max(curve[-1][0], 1e-9), 5 * np.ceil(max(kept for _, kept, _ in curve) / 5 + 0.2)

    def place(minutes: float, points: float) -> str:
        return f"{60 + 560 * minutes / last:.1f},{300 - 260 * points / most:.1f}"

    text = 'font-family="sans-serif" font-size="13" fill="#333"'
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 660 350">',
        '<rect width="660" height="350" fill="#fff"/>',
    ]
    for points in range(0, int(most) + 1, 5):
        x, y = place(0, points).split(",")
        lines.append(f'<path d="M{x},{y} H620" stroke="#ddd"/>')
        lines.append(f'<text x="50" y="{y}" text-anchor="end" {text}>{points}</text>')
    for share in range(6):
        x = place(last * share / 5, 0).split(",")[0]
        lines.append(f'<text x="{x}" y="320" text-anchor="middle" {text}>{last * share / 5:.1f}</text>')
    lines.append(f'<text x="340" y="342" text-anchor="middle" {text}>minutes of training</text>')
    lines.append(f'<text x="60" y="25" {text}>mean points of two-player games while learning</text>')
    for column, color, name, height in (
        (1, "#0072b2", "points kept", 60),
        (2, "#d55e00", "lost games as 0", 80),
    ):
        path_data = " ".join(place(row[0], row[column]) for row in curve)
        lines.append(f'<polyline points="{path_data}" fill="none" stroke="{color}" stroke-width="2.5"/>')
        lines.append(f'<text x="75" y="{height}" {text} style="fill:{color}">{name}</text>')
    path.write_text("\n".join([*lines, "</svg>", ""]), encoding="utf-8")


def main() -> None:
    """Learn for some minutes and tell how it goes."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to learn (default: 10)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed learns the same way (default: 1)")
    parser.add_argument("--game", default="Hanabi-Full", help="a preset (default: Hanabi-Full)")
    parser.add_argument("--picture", type=Path, help="draw the learning curve into this SVG file")
    parser.add_argument(
        "--quick", action="store_true", help="a few seconds on a small game, to see that it runs"
    )
    chosen = parser.parse_args()
    if chosen.quick:
        chosen.minutes, chosen.game = 0.05, "Hanabi-Small"
    learner = Learner(chosen.game, *((64, 16, 64) if chosen.quick else (512, 64, 256)), chosen.seed)
    curve: list[tuple[float, float, float]] = []
    started, told, steps = time.time(), 0.0, 0
    while (spent := (time.time() - started) / 60) < chosen.minutes or not curve:
        left = max(0.0, 1 - spent / chosen.minutes)
        learner.learn(
            learner.play(), 256 if chosen.quick else 4096, 1, 1e-4 + 9e-4 * left, 0.005 + 0.025 * left
        )
        steps += learner.horizon * learner.batch.n
        spent = (time.time() - started) / 60
        kept, scored = (np.array(each[-2000:]) for each in (learner.kept, learner.scored))
        if len(kept) and (time.time() - told > 5 or spent >= chosen.minutes):
            told = time.time()
            curve.append((spent, float(kept.mean()), float(scored.mean())))
            print(
                f"{spent:5.1f} min  {steps / 1e6:6.2f} M steps  {steps / max(spent, 1e-9) / 60:6.0f}/s  "
                f"points kept {kept.mean():5.2f}  lost as 0 {scored.mean():5.2f}  "
                f"lost {(scored == 0).mean():4.0%}  perfect {(scored == 25).mean():.1%}",
                flush=True,
            )
    if chosen.picture:
        picture(curve, chosen.picture)


if __name__ == "__main__":
    main()
