"""Chance by number: the same seed gives the same game on every machine."""

from typing import Any

import numpy as np

from hanabi.engine.dealing import deal
from hanabi.engine.jit import compiled, compiled_or
from hanabi.engine.layout import RulesRecord, Seat, StateRecord
from hanabi.engine.records import Int8s

_STEP = 0x9E3779B97F4A7C15
_FIRST = 0xBF58476D1CE4E5B9
_SECOND = 0x94D049BB133111EB


def _mix_plain(seed: int, count: int) -> int:
    """The `count`-th number of a seed, 31 bits; the slow twin of `_mix_compiled` (test_chance plays both)."""
    mask = (1 << 64) - 1
    value = (int(seed) + (int(count) + 1) * _STEP) & mask
    value = ((value ^ (value >> 30)) * _FIRST) & mask
    value = ((value ^ (value >> 27)) * _SECOND) & mask
    return (value ^ (value >> 31)) >> 33


def _mix_compiled(seed: int, count: int) -> Any:
    value = np.uint64(seed) + np.uint64(count + 1) * np.uint64(_STEP)
    value = (value ^ (value >> np.uint64(30))) * np.uint64(_FIRST)
    value = (value ^ (value >> np.uint64(27))) * np.uint64(_SECOND)
    return np.int64((value ^ (value >> np.uint64(31))) >> np.uint64(33))


mix = compiled_or(_mix_plain, _mix_compiled)


@compiled
def below(seed: int, count: int, limit: int) -> int:
    """A number from 0 to `limit` − 1, each as likely."""
    return (mix(seed, count) * limit) >> 31


@compiled
def shuffle(cards: Int8s, first: int, end: int, seed: int, count: int) -> None:
    """Shuffle the cards from `first` up to `end`, in place, by the numbers of `seed` that follow `count`."""
    for index in range(end - 1, first, -1):
        other = first + below(seed, count + index, index + 1 - first)
        card = int(cards[index])
        cards[index] = cards[other]
        cards[other] = card


@compiled
def deal_by_seed(state: StateRecord, rules: RulesRecord, seed: int, starter: Seat) -> None:
    """Shuffle by `seed` and begin; a negative starter is chosen by chance too (R-107, R-109)."""
    size = int(rules.deck_size)
    for index in range(size):
        state.deck[index] = rules.deck[index]
    shuffle(state.deck, 0, size, seed, 0)
    for index in range(int(rules.tiles)):  # inside-out shuffle
        other = below(seed, 128 + index, index + 1)
        state.tiles[index] = state.tiles[other]
        state.tiles[other] = index
    state.cut = mix(seed, 140)
    state.seed = seed
    if starter < 0:
        starter = below(seed, 141, int(rules.players))
    deal(state, rules, starter)
