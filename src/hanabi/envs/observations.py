"""What acting players are shown: observations in their form, stacks of them, and legal moves."""

import sys

import numpy as np
from numpy.typing import NDArray

from hanabi.engine import legal
from hanabi.engine.jit import compiled
from hanabi.engine.layout import RULES, WORD, Bytes, RulesRecord, Seat, StateRecord
from hanabi.envs.encoder import PackedRecord, action, encode
from hanabi.envs.layout import NUMBERS, LayoutRecord
from hanabi.envs.rows import Encoding, Notes, Observations, Rows, Shown

# How observations are written: 64-bit words, or one number a bit.
PACKED, UINT8, FLOAT32 = range(3)
_BITS_OF_BYTE = (1 << np.arange(8)).astype(np.uint8)
_BITS_OF_WORD = np.uint64(1) << np.arange(64, dtype=np.uint64)
_FLIP = 0 if sys.byteorder == "little" else 7  # where the bytes of a word lie the other way round


@compiled
def show(
    first: int, last: int, thread: int, rows: Rows, table: Bytes, encoding: Encoding, shown: Shown
) -> None:
    """Write observations, legal moves and the acting seat of the rows from `first` to `last`.

    The loops that spread bits are written out here, each as its form goes fastest: as functions of their own
    they took a tenth more (`benchmarks/envs.py`).
    """
    rules: RulesRecord = table.view(RULES)[0]
    numbers: LayoutRecord = encoding.layout.view(NUMBERS)[0]
    size = int(numbers.bits)
    packed: PackedRecord = encoding.scratch[thread]
    source = encoding.scratch[thread : thread + 1].view(np.uint8)
    states, notes, words = rows.states, rows.notes, rows.legal
    out, mask, seats = shown.observations, shown.mask, shown.seats
    form, views = encoding.form, out.shape[1]
    for row in range(first, last):
        state: StateRecord = states[row]
        for view in range(views):
            observer = view if views > 1 else int(state.player)
            encode(state, rules, numbers, observer, packed)
            if notes.shape[1] > 1:
                encode_recent(notes, row, rules, numbers, observer, packed)
            if form == PACKED:
                for word in range(out.shape[2]):
                    out[row, view, word] = packed.words[word]
            elif form == UINT8:
                for byte in range(size >> 3):
                    eight = source[byte ^ _FLIP]
                    for bit in range(8):
                        out[row, view, (byte << 3) + bit] = (eight & _BITS_OF_BYTE[bit]) != 0
                eight = source[(size >> 3) ^ _FLIP]
                for bit in range(size & 7):
                    out[row, view, (size & ~7) + bit] = (eight & _BITS_OF_BYTE[bit]) != 0
            else:
                for word in range(size >> 6):
                    whole = packed.words[word]
                    for bit in range(64):
                        out[row, view, (word << 6) + bit] = (whole & _BITS_OF_WORD[bit]) != 0
                whole = packed.words[size >> 6]
                for bit in range(size & 63):
                    out[row, view, (size & ~63) + bit] = (whole & _BITS_OF_WORD[bit]) != 0
        seats[row] = state.player
        for word in range(int(rules.words)):
            moves = legal.legal_word(state, rules, word)
            words[row, word] = moves
            place = word * WORD
            for bit in range(min(WORD, int(rules.moves) - place)):
                mask[row, place + bit] = (moves >> bit) & 1


@compiled
def encode_recent(
    notes: Notes, row: int, rules: RulesRecord, numbers: LayoutRecord, observer: Seat, out: PackedRecord
) -> None:
    """Write the actions before the last one, as far as they are remembered."""
    for back in range(1, notes.shape[1]):
        if notes[row, back].last_move >= 0:
            shift = int(numbers.recent) - int(numbers.actor) + (back - 1) * int(numbers.action_size)
            action(notes[row, back], rules, numbers, observer, shift, out)


@compiled
def push(
    history: Observations,
    shown: Shown,
    moved: NDArray[np.bool_],
    began: NDArray[np.bool_],
    stacked: Observations,
) -> None:
    """Put the newest observations last in each seat's stack; a new game begins with empty stacks.

    Where nothing moved, the newest one is only shown again.
    """
    out = shown.observations
    players, depth, width = history.shape[1], history.shape[2], history.shape[3]
    for row in range(history.shape[0]):
        for seat in range(players if began[row] else 0):
            for place in range(depth):
                for bit in range(width):  # loops, because slices take seconds more to compile
                    history[row, seat, place, bit] = 0
        for view in range(out.shape[1]):
            seat = view if out.shape[1] > 1 else int(shown.seats[row])
            for place in range(depth - 1 if moved[row] else 0):
                for bit in range(width):
                    history[row, seat, place, bit] = history[row, seat, place + 1, bit]
            for bit in range(width):
                history[row, seat, depth - 1, bit] = out[row, view, bit]
            for place in range(depth):
                for bit in range(width):
                    stacked[row, view, place, bit] = history[row, seat, place, bit]
