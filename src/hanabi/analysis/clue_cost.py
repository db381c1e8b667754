"""What a clue cost: what its readers make of it when they play on, against what they would have chosen.

A clue means what its reader takes it to mean, so only the game's own reader can judge it, and only by playing
on itself. Whoever gave it saw all hands but their own: that one and the deck are drawn, the same for both.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from hanabi.analysis.cost import Cost, Valued, drawn_hands, error_of
from hanabi.analysis.expected import native_memories, scores_after
from hanabi.analysis.readers import ALIKE, PROGRAMS, Hand, Reading
from hanabi.bots.program import Program
from hanabi.bots.registry import bot_entry
from hanabi.engine.layout import Bytes
from hanabi.game.numbering import number_of
from hanabi.game.replay import Replay
from hanabi.game.state import State
from hanabi.rules.moves import Action

SAMPLES, MORE_SAMPLES = 40, 240


@dataclass(frozen=True, slots=True)
class NativePlayer:
    """A reader that plays on from any moment of a game, and what it remembers there."""

    program: Program
    memories: Sequence[Bytes]


def players_for(replay: Replay, readings: Sequence[Reading]) -> list[NativePlayer]:
    """Who can judge the clues of a game: all readers, or nobody if one of them does not fit or play on."""
    if any(reading.reader not in PROGRAMS or reading.share < ALIKE for reading in readings):
        return []
    programs = [bot_entry(reading.reader).program for reading in readings]
    return [NativePlayer(each, native_memories(replay.states, each)) for each in programs if each]


def clue_cost(
    state: State, index: int, clue: Action, instead: Action, hand: Hand, player: NativePlayer, seed: int
) -> Cost:
    """What a clue cost against what the reader would have done; looked at again where it may have cost."""

    def compared(seed: int, samples: int) -> Cost:
        hands, orders = drawn_hands(state, hand, seed, samples), state.orders(state.on_turn)
        numbers = [number_of(state._tables, state.on_turn, orders, move) for move in (clue, instead)]
        made, other = (
            scores_after(state, number, player.program, player.memories[index], hands, seed)
            for number in numbers
        )
        gains = (other - made).astype(float)
        value, loss = float(made.mean()), float(gains.mean())
        return Cost(loss, error_of(gains), value, (Valued(instead, value + loss),))

    found = compared(seed, SAMPLES)
    return compared(seed + SAMPLES, MORE_SAMPLES) if found.loss + found.error > 0 else found
