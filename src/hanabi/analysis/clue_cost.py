"""What clues cost: what their readers make of them when they play on, against what they would have chosen.

A clue means what its reader takes it to mean, so only the game's own reader can judge it, and only by playing
on itself. Whoever gave it saw all hands but their own: that one and the deck are drawn, the same for both.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np

from hanabi.analysis.cost import Cost, Valued, drawn_hands, error_of
from hanabi.analysis.native_player import NativePlayer
from hanabi.analysis.readers import Hand
from hanabi.engine.records import Float64s
from hanabi.game.state import State
from hanabi.rules.moves import Action

LEAST, PLAIN = 0.25, 0.5  # points: less and more for sure need not be looked at again
LEAST_VARIANCE = 0.25  # of what a clue costs in one game


@dataclass(slots=True)
class DoubtfulClue:
    """A clue that the reader would not have given, and what both came to in the games played on so far."""

    state: State
    index: int
    clue: Action
    instead: Action
    hand: Hand
    seed: int
    rounds: int = 0
    made: Float64s = field(default_factory=lambda: np.zeros(0))
    other: Float64s = field(default_factory=lambda: np.zeros(0))

    @property
    def loss(self) -> float:
        """What the clue cost on average."""
        return float((self.other - self.made).mean())

    @property
    def error(self) -> float:
        """The standard error of that; a few games that differ alike prove nothing."""
        return max(error_of(self.other - self.made), math.sqrt(LEAST_VARIANCE / len(self.made)))

    @property
    def is_settled(self) -> bool:
        """Whether it is plain that the clue is to be marked, or that it is not."""
        return self.loss + self.error <= LEAST or self.loss - 2.5 * self.error > PLAIN

    def play_on(self, player: NativePlayer) -> None:
        """Let the reader play the games of the next round."""
        samples, seed = player.samples[self.rounds], self.seed + len(self.made)
        hands = drawn_hands(self.state, self.hand, seed, samples)
        made, other = player.scores(self.index, (self.clue, self.instead), hands, seed)
        self.made, self.other = np.append(self.made, made), np.append(self.other, other)
        self.rounds += 1

    def cost(self) -> Cost:
        """What the clue cost, as far as it was looked at."""
        value = float(self.made.mean())
        return Cost(self.loss, self.error, value, (Valued(self.instead, value + self.loss),))


def play_on_from(clues: Sequence[DoubtfulClue], player: NativePlayer) -> Iterator[DoubtfulClue]:
    """Let the reader play on from the clues of a game, each one told after each of its rounds.

    All get a first round; then always the one that seems to have cost most, until all are settled or the
    reader has played as much as it takes time for. Clues that were not reached have no rounds.
    """
    left = player.patience
    waiting = list(clues)
    while waiting:
        clue = max(waiting, key=lambda each: (each.rounds == 0, each.rounds and each.loss, -each.index))
        left -= player.samples[clue.rounds] * player.effort(clue.index)
        if left < 0:
            return
        clue.play_on(player)
        if clue.is_settled or clue.rounds == len(player.samples):
            waiting.remove(clue)
        yield clue
