"""What a clue cost: what its readers make of it when they play on, against what they would have chosen.

A clue means what its reader takes it to mean, so only the game's own reader can judge it, and only by playing
on itself. Whoever gave it saw all hands but their own: that one and the deck are drawn, the same for both.
"""

import numpy as np

from hanabi.analysis.cost import Cost, Valued, drawn_hands, error_of
from hanabi.analysis.native_player import NativePlayer
from hanabi.analysis.readers import Hand
from hanabi.game.state import State
from hanabi.rules.moves import Action

LEAST, PLAIN = 0.25, 0.5  # points: less and more for sure need not be looked at again


def clue_cost(
    state: State,
    index: int,
    clue: Action,
    instead: Action,
    hand: Hand,
    player: NativePlayer,
    seed: int,
    *,
    rounds: int | None = None,
) -> Cost:
    """What a clue cost against what the reader would have done; looked at again while it may be marked.

    At most so many `rounds` of games are played, or as many as the reader takes time for.
    """
    made, other = np.zeros(0), np.zeros(0)
    for samples in player.samples[:rounds]:
        hands = drawn_hands(state, hand, seed, samples)
        after_clue, after_other = player.scores(index, (clue, instead), hands, seed)
        made, other = np.append(made, after_clue), np.append(other, after_other)
        loss, error = float((other - made).mean()), error_of(other - made)
        if loss + error <= LEAST or loss - 2.5 * error > PLAIN:
            break
        seed += samples
    value = float(made.mean())
    return Cost(loss, error, value, (Valued(instead, value + loss),))
