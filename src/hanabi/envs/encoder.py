"""Observations as packed bits, written by compiled code from a state's record."""

from typing import Annotated, Protocol

import numpy as np
from numpy.typing import NDArray

from hanabi.engine.jit import compiled
from hanabi.engine.layout import (
    CLUE,
    DISCARD,
    KINDS,
    LAPSE,
    PLAY,
    RECYCLE_PICK,
    RulesRecord,
    Seat,
    StateRecord,
)
from hanabi.engine.legal import deck_count
from hanabi.engine.records import layout_of
from hanabi.engine.seats import seat_after
from hanabi.envs.layout import FIRST_KINDS, MAX_WORDS, LayoutRecord
from hanabi.envs.rows import NoteRecord


class PackedRecord(Protocol):
    """An observation bit by bit, the first in the lowest place of the first word."""

    words: Annotated[NDArray[np.uint64], MAX_WORDS]


PACKED = layout_of(PackedRecord)


@compiled
def put_bit(out: PackedRecord, place: int) -> None:
    """Set one bit."""
    out.words[place >> 6] |= np.uint64(1) << np.uint64(place & 63)


@compiled
def put(out: PackedRecord, place: int, bits: int) -> None:
    """Set several bits, at most 63, from `place` on."""
    word = place >> 6
    shift = place & 63
    value = np.uint64(bits)
    out.words[word] |= value << np.uint64(shift)
    if shift > 0:
        out.words[word + 1] |= value >> np.uint64(64 - shift)


@compiled
def encode(
    state: StateRecord, rules: RulesRecord, layout: LayoutRecord, observer: Seat, out: PackedRecord
) -> None:
    """Write what `observer` sees; `out` holds only zeros beyond the layout afterwards."""
    for word in range((int(layout.bits) >> 6) + 2):
        out.words[word] = np.uint64(0)
    if layout.own_hand >= 0:
        _hand(state, rules, observer, int(layout.own_hand), out)
    _hands(state, rules, layout, observer, out)
    _board(state, rules, layout, out)
    _discards(state, rules, layout, out)
    if state.last_move >= 0:
        action(state, rules, layout, observer, 0, out)
    if layout.knowledge >= 0:
        _knowledge(state, rules, layout, observer, out)


@compiled
def _hand(state: StateRecord, rules: RulesRecord, seat: Seat, place: int, out: PackedRecord) -> None:
    for slot in range(int(state.cards[seat])):
        put_bit(out, place + slot * int(rules.kinds) + int(state.hand[seat, slot]))


@compiled
def _hands(
    state: StateRecord, rules: RulesRecord, layout: LayoutRecord, observer: Seat, out: PackedRecord
) -> None:
    size = int(rules.hand_size)
    seat = observer
    for on in range(int(rules.players)):
        if on > 0:
            _hand(state, rules, seat, int(layout.hands) + (on - 1) * size * int(rules.kinds), out)
        if int(state.cards[seat]) < size:
            put_bit(out, int(layout.short_hands) + on)
        seat = seat_after(rules, seat, 1)


@compiled
def _board(state: StateRecord, rules: RulesRecord, layout: LayoutRecord, out: PackedRecord) -> None:
    cards = deck_count(state, rules)
    put(out, int(layout.deck), (1 << min(cards, 60)) - 1)
    if cards > 60:  # small hands in the largest deck
        put(out, int(layout.deck) + 60, (1 << (cards - 60)) - 1)
    for suit in range(int(rules.suits)):
        height = int(state.fireworks[suit])
        if height > 0:
            put_bit(out, int(layout.fireworks) + suit * int(rules.ranks) + height - 1)
    put(out, int(layout.tokens), (1 << int(state.tokens)) - 1)
    put(out, int(layout.lives), (1 << (int(rules.max_mistakes) - int(state.mistakes))) - 1)
    if layout.tiles_left >= 0:
        for index in range(int(state.tiles_used), int(rules.tiles)):
            put_bit(out, int(layout.tiles_left) + int(state.tiles[index]))
        if state.pending >= 0:
            put_bit(out, int(layout.tile_pending) + int(state.pending))


@compiled
def _discards(state: StateRecord, rules: RulesRecord, layout: LayoutRecord, out: PackedRecord) -> None:
    """Without a branch for each kind, which nobody could foresee: that is 20 ns faster."""
    bits = 0
    for kind in range(FIRST_KINDS):
        bits |= ((1 << int(state.discarded[kind])) - 1) << int(layout.discard_shift[kind])
    put(out, int(layout.discards), bits)
    if rules.kinds > FIRST_KINDS:
        bits = 0
        for kind in range(FIRST_KINDS, KINDS):
            bits |= ((1 << int(state.discarded[kind])) - 1) << int(layout.discard_shift[kind])
        put(out, int(layout.more_discards), bits)


@compiled
def _on(seat: Seat, observer: Seat, players: int) -> int:
    """How many seats on from the observer."""
    on = seat - observer
    return on + players if on < 0 else on


@compiled
def action(
    note: NoteRecord, rules: RulesRecord, layout: LayoutRecord, observer: Seat, shift: int, out: PackedRecord
) -> None:
    """Write an action from a record with `last_…` fields, `shift` bits after the last action's place."""
    move = int(note.last_move)
    players = int(rules.players)
    put_bit(out, shift + int(layout.actor) + _on(int(note.last_player), observer, players))
    kind_of_move = int(rules.move_type[move])
    if kind_of_move == CLUE:
        clue = int(rules.move_clue[move])
        put_bit(out, shift + int(layout.type) + (2 if clue < int(rules.colors) else 3))
        put_bit(out, shift + int(layout.target) + _on(int(note.last_target), observer, players))
        put_bit(out, shift + int(layout.color) + clue)  # the ranks come right after the colors
        put(out, shift + int(layout.touched), int(note.last_touched))
    else:
        _card_action(note, rules, layout, kind_of_move, shift, out)
    if note.last_tile >= 0:
        put_bit(out, shift + int(layout.tile) + int(note.last_tile))


@compiled
def _card_action(
    note: NoteRecord,
    rules: RulesRecord,
    layout: LayoutRecord,
    kind_of_move: int,
    shift: int,
    out: PackedRecord,
) -> None:
    if kind_of_move == PLAY:
        put_bit(out, shift + int(layout.type))
    elif kind_of_move == DISCARD:
        put_bit(out, shift + int(layout.type) + 1)
    else:
        put_bit(out, shift + int(layout.type) + 4 + kind_of_move - RECYCLE_PICK)
    if kind_of_move == LAPSE:
        return
    if note.last_slot >= 0:
        put_bit(out, shift + int(layout.slot) + int(note.last_slot))
    put_bit(out, shift + int(layout.card) + int(note.last_kind))
    if note.last_scored:
        put_bit(out, shift + int(layout.scored))
    if note.last_bonus > 0:
        put_bit(out, shift + int(layout.token))
    announced = int(rules.move_suit[int(note.last_move)])
    if announced >= 0:
        put_bit(out, shift + int(layout.announced) + announced)


@compiled
def _knowledge(
    state: StateRecord, rules: RulesRecord, layout: LayoutRecord, observer: Seat, out: PackedRecord
) -> None:
    kinds = int(rules.kinds)
    width = kinds + int(rules.clues)
    place = int(layout.knowledge)
    seat = observer
    for _ in range(int(rules.players)):
        for slot in range(int(state.cards[seat])):
            if layout.seer:
                kind = int(state.hand[seat, slot])
                known = (1 << kind) | (int(rules.clues_touching[kind]) << kinds)
            else:
                known = int(state.possible[seat, slot]) | (int(state.clued[seat, slot]) << kinds)
            put(out, place + slot * width, known)
        place += int(rules.hand_size) * width
        seat = seat_after(rules, seat, 1)
