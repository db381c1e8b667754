"""The arrays of a batch: one row for each game, and what goes for all of them."""

from typing import Any, NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hanabi.engine.layout import Bytes, States
from hanabi.engine.records import Int8, Int8s, Int16, Int16s, Int64, Int64s, layout_of

Notes: TypeAlias = NDArray[np.void]  # each a `NoteRecord`
Plans: TypeAlias = NDArray[np.void]  # one `PlanRecord`
Plain: TypeAlias = tuple[Any, ...]  # one of the named tuples below, as a plain one
Observations: TypeAlias = NDArray[np.generic]  # numbers or words, as the form says


ALIGNMENT = 64  # bytes; JAX takes such an array over as it is, and copies any other


def aligned_zeros(shape: tuple[int, ...], kind: type[np.generic]) -> NDArray[Any]:
    """An array of zeros that begins where vector instructions like it."""
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    space = np.zeros(size + ALIGNMENT, np.uint8)
    start = -space.ctypes.data % ALIGNMENT
    return space[start : start + size].view(kind).reshape(shape)


class PlanRecord(Protocol):
    """How games begin, go on and count."""

    seed: Int64
    starter: Int64  # −1: chance chooses
    bomb: Int64  # what a third mistake scores
    auto_reset: Int64
    penalty: Int64  # points at the start: −5 with black powder


PLAN = layout_of(PlanRecord)

# What a third mistake scores.
HLE, KEEP, ZERO = range(3)


class NoteRecord(Protocol):
    """An action as an encoder shows it; a state's record has the same fields for its last one."""

    last_move: Int16
    last_player: Int8
    last_kind: Int8
    last_slot: Int8
    last_target: Int8
    last_touched: Int8
    last_scored: Int8
    last_bonus: Int8
    last_tile: Int8


NOTE = layout_of(NoteRecord)


class Rows(NamedTuple):
    """The games side by side, and what the last step did in each."""

    states: States
    notes: Notes  # the latest actions of each game, the newest first; none unless observations show them
    games: Int64s  # the number of the game that each row plays
    legal: Int64s  # its legal moves, word by word, for nobody else to write to
    rewards: NDArray[np.float32]
    dones: NDArray[np.bool_]
    scores: Int16s  # of the last game that ended
    refused: Int8s  # why the last move was not legal


class Shown(NamedTuple):
    """What the players of each row are shown."""

    observations: Observations  # by row and view: the acting player's, or one for each seat
    mask: NDArray[np.uint8]  # a 1 for each legal move
    seats: Int8s  # who acts


class Encoding(NamedTuple):
    """How observations are written."""

    layout: Bytes
    scratch: NDArray[np.void]  # a place for each thread to put an observation together
    form: int
