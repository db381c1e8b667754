"""Search by cloning: try every action in many worlds that the acting player cannot tell from the true one.

    python examples/search_by_cloning.py           a few games, by rule and by search
    python examples/search_by_cloning.py --quick   the first turns of one game

For each decision, hands are drawn for the acting player by their exact chances. The game is cloned once for
every drawn hand and every legal action; each clone gets its hand and makes its action, and a simple rule
plays all of them to the end in one batch. The action whose clones scored best is made. No hidden card is
looked at.
"""

import argparse
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hanabi.envs.batch import Batch, Step
from hanabi.envs.hidden import Hidden

Actions = NDArray[np.int64]


def rule(batch: Batch, step: Step, chance: np.random.Generator) -> Actions:
    """Play a card that surely fits, by its clues; else give any clue; else discard the oldest card.

    For the base game: fireworks of black powder are built from 5 down.
    """
    size, ranks, layout = batch.setup.cards_each, batch.setup.ranks, batch.layout
    kinds = batch.setup.colors * ranks
    seen = step.observations.astype(bool)
    heights = seen[:, layout["fireworks"]].reshape(batch.n, -1, ranks)
    started = heights.any(axis=2, keepdims=True)
    fits = np.concatenate([~started, heights[:, :, :-1]], axis=2).reshape(batch.n, 1, kinds)
    own = seen[:, layout["knowledge"]].reshape(batch.n, batch.setup.players * size, -1)[:, :size, :kinds]
    surely = own.any(axis=2) & ~(own & ~fits).any(axis=2)
    wish = chance.random(step.legal.shape)  # clues by chance
    wish[:, :size] -= 2 + np.arange(size)  # discards last, the oldest card first
    wish[:, size : 2 * size] -= np.where(surely, -9, 9)  # a play first if it is sure, else never
    actions: Actions = np.where(step.legal, wish, -np.inf).argmax(axis=1)
    return actions


def rollout(batch: Batch, step: Step, chance: np.random.Generator) -> NDArray[np.float64]:
    """What each game still earns when the rule plays it to its end."""
    earned, alive = np.zeros(batch.n), ~step.dones.copy()
    while alive.any():
        step = batch.step(rule(batch, step, chance))
        earned[alive] += step.rewards[alive]
        alive &= ~step.dones  # what comes after is another game
    return earned


def search(batch: Batch, step: Step, row: int, worlds: int, chance: np.random.Generator) -> int:
    """The action that does best for the acting player of a row, on average over so many drawn hands."""
    legal = np.flatnonzero(step.legal[row])
    if len(legal) == 1:
        return int(legal[0])
    alone = batch.clone([row])
    hands = Hidden(alone).draw(worlds, seed=int(chance.integers(2**62)))[0]
    clones = alone.clone([0] * worlds * len(legal))  # every world with every action, world by world
    Hidden(clones).put(np.repeat(hands, len(legal), axis=0), seed=int(chance.integers(2**62)))
    after = clones.step(np.tile(legal, worlds))
    earned = after.rewards.astype(np.float64)
    earned += rollout(clones, after, chance)
    return int(legal[earned.reshape(worlds, len(legal)).mean(axis=0).argmax()])


def scores(games: int, turns: int, worlds: int, seed: int = 1) -> tuple[NDArray[Any], NDArray[Any]]:
    """The points of some games after so many turns at most: by the rule alone, and by search."""
    chance = np.random.default_rng(seed)
    plain, searched = np.zeros(games), np.zeros(games)
    batch = Batch(games, players=2)
    plain += rollout(batch, batch.reset(seed=seed), chance)
    step, alive = batch.reset(seed=seed), np.ones(games, bool)
    for _ in range(turns):
        legal = [np.flatnonzero(mask)[0] for mask in step.legal]  # for games that are over
        chosen = [
            search(batch, step, row, worlds, chance) if alive[row] else legal[row] for row in range(games)
        ]
        step = batch.step(chosen)
        searched[alive] += step.rewards[alive]
        alive &= ~step.dones
        if not alive.any():
            break
    return plain, searched


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="Search by cloning, in two-player games.")
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--worlds", type=int, default=30, help="hands that are drawn for each decision")
    parser.add_argument("--quick", action="store_true", help="only the first turns of one game")
    chosen = parser.parse_args()
    games, turns, worlds = (1, 4, 2) if chosen.quick else (chosen.games, 200, chosen.worlds)
    plain, searched = scores(games, turns, worlds)
    print(f"the rule alone: {plain.mean():.1f} points a game {plain.astype(int).tolist()}")
    print(f"with search:    {searched.mean():.1f} points a game {searched.astype(int).tolist()}")


if __name__ == "__main__":
    main()
