"""The compiled loops of a batch: every game makes its move, then every acting player is shown the table."""

import sys
from typing import Any

import numpy as np

from hanabi.engine import actions, chance, legal
from hanabi.engine.jit import compiled, compiled_parallel, prange
from hanabi.engine.layout import (
    CLUE,
    COLOR_INFO,
    LAPSE,
    LEGAL,
    RECYCLE,
    RULES,
    STOPPED,
    THIRD_MISTAKE,
    WORD,
)
from hanabi.envs.encoder import action, encode
from hanabi.envs.layout import NUMBERS

# What a finished batch game needs to go on, one record for the whole batch.
_PLAN_FIELDS: list[Any] = [
    ("seed", np.int64),
    ("starter", np.int64),  # −1: chance chooses
    ("bomb", np.int64),
    ("auto_reset", np.int64),
    ("penalty", np.int64),  # points at the start: −5 with black powder
]
PLAN = np.dtype((np.record, np.dtype(_PLAN_FIELDS)))

# How observations are written: 64-bit words, or one number a bit.
PACKED, UINT8, FLOAT32 = range(3)
_BITS_OF_BYTE = (1 << np.arange(8)).astype(np.uint8)
_BITS_OF_WORD = np.uint64(1) << np.arange(64, dtype=np.uint64)
_FLIP = 0 if sys.byteorder == "little" else 7  # where the bytes of a word lie the other way round

# What a third mistake scores.
HLE, KEEP, ZERO = range(3)

_NOTE_NAMES = ("player", "kind", "slot", "target", "touched", "scored", "bonus", "tile")
_NOTE_FIELDS: list[Any] = [("last_move", np.int16), *((f"last_{name}", np.int8) for name in _NOTE_NAMES)]
NOTE = np.dtype((np.record, np.dtype(_NOTE_FIELDS, align=True)))


@compiled
def game_seed(seed: int, row: int, game: int) -> int:
    """The seed of the so-many-th game of a row, whatever the size of the batch."""
    count = 2 * (game * 4294967296 + row)
    return chance.mix(seed, count) * 2147483648 + chance.mix(seed, count + 1)


@compiled
def deal_row(states: Any, rules: Any, plan: Any, row: int, game: int) -> None:
    """Begin the next game of a row."""
    chance.deal_by_seed(states[row], rules, game_seed(int(plan.seed), row, game), int(plan.starter))


@compiled
def points(state: Any, plan: Any) -> int:
    """The score as it stands; a third mistake counts as the plan says."""
    if state.over == THIRD_MISTAKE and plan.bomb != KEEP:
        return 0
    return int(state.placed) + int(plan.penalty)


@compiled
def allowed(bits: Any, row: int, move: int, moves: int) -> bool:
    """Whether a move is among the legal ones that `show` noted for its row."""
    return 0 <= move < moves and (bits[row, move // WORD] >> (move % WORD)) & 1 == 1


@compiled
def check(states: Any, table: Any, bits: Any, moves: Any, refused: Any) -> int:
    """Say of each row why its move is not legal; how many are not."""
    rules = table.view(RULES)[0]
    count = 0
    for row in range(len(states)):
        refused[row] = LEGAL
        if not allowed(bits, row, int(moves[row]), int(rules.moves)):
            refused[row] = legal.refusal(states[row], rules, int(moves[row]))
            count += 1
    return count


@compiled
def deal(rows: Any, states: Any, table: Any, plans: Any, games: Any) -> None:
    """Begin anew in these rows."""
    rules = table.view(RULES)[0]
    for index in range(len(rows)):
        row = int(rows[index])
        deal_row(states, rules, plans[0], row, int(games[row]))


@compiled
def forget(notes: Any, row: int) -> None:
    """No action of this row was seen yet."""
    for back in range(notes.shape[1]):
        notes[row, back].last_move = -1


@compiled
def remember(notes: Any, row: int, state: Any) -> None:
    """Keep the action just made; the oldest one is dropped."""
    for back in range(notes.shape[1] - 1, 0, -1):
        notes[row, back] = notes[row, back - 1]
    note = notes[row, 0]
    note.last_move = state.last_move
    note.last_player = state.last_player
    note.last_kind = state.last_kind
    note.last_slot = state.last_slot
    note.last_target = state.last_target
    note.last_touched = state.last_touched
    note.last_scored = state.last_scored
    note.last_bonus = state.last_bonus
    note.last_tile = state.last_tile


@compiled
def advance(
    first: int,
    last: int,
    states: Any,
    table: Any,
    plans: Any,
    bits: Any,
    moves: Any,
    games: Any,
    notes: Any,
    rewards: Any,
    dones: Any,
    scores: Any,
    refused: Any,
) -> None:
    """Make one move in the rows from `first` to `last`; a finished game gives way to the next."""
    rules = table.view(RULES)[0]
    plan = plans[0]
    for row in range(first, last):
        state = states[row]
        move = int(moves[row])
        rewards[row] = 0
        dones[row] = state.over != 0
        refused[row] = LEGAL
        if not allowed(bits, row, move, int(rules.moves)):
            refused[row] = legal.refusal(state, rules, move)
            continue
        before = int(state.placed)
        actions.apply_move(state, rules, move)
        if notes.shape[1] > 0:
            remember(notes, row, state)
        rewards[row] = int(state.placed) - before
        if state.over != 0:
            dones[row] = True
            scores[row] = points(state, plan)
            if state.over == THIRD_MISTAKE and plan.bomb == HLE:
                rewards[row] = -before
            if plan.auto_reset:
                games[row] += 1
                deal_row(states, rules, plan, row, int(games[row]))
                forget(notes, row)


@compiled
def show(
    first: int,
    last: int,
    states: Any,
    table: Any,
    layout: Any,
    notes: Any,
    scratch: Any,
    chunk: int,
    form: int,
    out: Any,
    bits: Any,
    mask: Any,
    seats: Any,
) -> None:
    """Write observations, legal moves and the acting seat of the rows from `first` to `last`.

    `out` has one place a row for the acting player's observation, or one for each seat. The loops that spread
    bits are written out here, each as its form goes fastest (`benchmarks/envs.py`).
    """
    rules = table.view(RULES)[0]
    numbers = layout.view(NUMBERS)[0]
    size = int(numbers.bits)
    words = scratch[chunk]
    source = scratch[chunk : chunk + 1].view(np.uint8)
    views = out.shape[1]
    for row in range(first, last):
        state = states[row]
        for view in range(views):
            observer = view if views > 1 else int(state.player)
            encode(state, rules, numbers, observer, words)
            for back in range(1, notes.shape[1]):
                if notes[row, back].last_move >= 0:
                    shift = int(numbers.recent) - int(numbers.actor) + (back - 1) * int(numbers.action_size)
                    action(notes[row, back], rules, numbers, observer, shift, words)
            if form == PACKED:
                for word in range(out.shape[2]):
                    out[row, view, word] = words.words[word]
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
                    whole = words.words[word]
                    for bit in range(64):
                        out[row, view, (word << 6) + bit] = (whole & _BITS_OF_WORD[bit]) != 0
                whole = words.words[size >> 6]
                for bit in range(size & 63):
                    out[row, view, (size & ~63) + bit] = (whole & _BITS_OF_WORD[bit]) != 0
        seats[row] = state.player
        for word in range(int(rules.words)):
            moves = legal.legal_word(state, rules, word)
            bits[row, word] = moves
            place = word * WORD
            for bit in range(min(WORD, int(rules.moves) - place)):
                mask[row, place + bit] = (moves >> bit) & 1


@compiled
def push(history: Any, out: Any, seats: Any, moved: Any, began: Any, stacked: Any) -> None:
    """Put the newest observations last in each seat's stack; a new game begins with empty stacks.

    Where nothing moved, the newest one is only shown again.
    """
    players, depth, width = history.shape[1], history.shape[2], history.shape[3]
    for row in range(history.shape[0]):
        for seat in range(players if began[row] else 0):
            for place in range(depth):
                for bit in range(width):  # loops, because slices take seconds more to compile
                    history[row, seat, place, bit] = 0
        for view in range(out.shape[1]):
            seat = view if out.shape[1] > 1 else int(seats[row])
            for place in range(depth - 1 if moved[row] else 0):
                for bit in range(width):
                    history[row, seat, place, bit] = history[row, seat, place + 1, bit]
            for bit in range(width):
                history[row, seat, depth - 1, bit] = out[row, view, bit]
            for place in range(depth):
                for bit in range(width):
                    stacked[row, view, place, bit] = history[row, seat, place, bit]


@compiled
def first_unsound(states: Any, table: Any) -> int:
    """The first row whose record cannot be a game of these rules; −1 if all can."""
    rules = table.view(RULES)[0]
    for row in range(len(states)):
        if not sound(states[row], rules):
            return row
    return -1


@compiled
def sound(state: Any, rules: Any) -> bool:
    """Whether the engine can play on from a record: every number in its range, every card there once."""
    return (
        _counts_are_sound(state, rules)
        and _tiles_are_sound(state, rules)
        and _hands_are_sound(state, rules)
        and _every_card_is_there(state, rules)
        and action_is_sound(state, rules)
    )


@compiled
def _counts_are_sound(state: Any, rules: Any) -> bool:
    if not (0 <= state.player < rules.players and 0 <= state.tokens <= rules.max_tokens):
        return False
    if not (0 <= state.mistakes <= rules.max_mistakes and 0 <= state.drawn <= rules.deck_size):
        return False
    if not 0 <= state.over <= STOPPED:
        return False
    placed = 0
    for suit in range(int(rules.suits)):
        if not 0 <= state.fireworks[suit] <= rules.ranks:
            return False
        placed += int(state.fireworks[suit])
    if placed != state.placed:
        return False
    if state.over == 0 and (placed == rules.kinds or state.mistakes == rules.max_mistakes):
        return False
    last_round = state.drawn == rules.deck_size and not rules.expert
    if last_round:
        return bool(0 < state.turns_left <= rules.players or (state.turns_left == 0 and state.over != 0))
    return bool(state.turns_left == -1)


@compiled
def _tiles_are_sound(state: Any, rules: Any) -> bool:
    if not 0 <= state.tiles_used <= rules.tiles:
        return False
    seen = 0
    for index in range(int(rules.tiles)):
        if not 0 <= state.tiles[index] < rules.tiles:
            return False
        seen |= 1 << int(state.tiles[index])
    if seen != (1 << int(rules.tiles)) - 1:
        return False
    if state.pending < 0:
        return bool(state.pending == -1)
    if state.tiles_used == 0 or state.pending != state.tiles[int(state.tiles_used) - 1]:
        return False
    # A tile waits before its player has drawn.
    return bool(state.pending >= COLOR_INFO and state.cards[int(state.player)] < rules.hand_size)


@compiled
def _hands_are_sound(state: Any, rules: Any) -> bool:
    orders = int(state.drawn)
    for index in range(int(state.tiles_used)):
        if state.tiles[index] == RECYCLE:  # a card may have come back for another order (R-1024)
            orders += 1
    if not 0 <= state.next_order <= orders:
        return False
    for seat in range(int(rules.players)):
        if not 0 <= state.cards[seat] <= rules.hand_size:
            return False
        for slot in range(int(state.cards[seat])):
            kind, possible = int(state.hand[seat, slot]), int(state.possible[seat, slot])
            if not (0 <= kind < rules.kinds and possible >> kind & 1):
                return False
            if possible & ~int(rules.every_kind) or int(state.clued[seat, slot]) & ~int(rules.every_clue):
                return False
            if not 0 <= state.order[seat, slot] < state.next_order:
                return False
    return True


@compiled
def action_is_sound(note: Any, rules: Any) -> bool:
    """Whether an encoder can show the action of a record with `last_…` fields."""
    move = int(note.last_move)
    if move < 0 or move >= int(rules.moves):
        return move == -1
    if not (0 <= note.last_player < rules.players and -1 <= note.last_tile < rules.tiles):
        return False
    if rules.move_type[move] == CLUE:
        seat, touched = int(note.last_target), int(note.last_touched)
        return 0 <= seat < int(rules.players) and 0 <= touched < 1 << int(rules.hand_size)
    if rules.move_type[move] == LAPSE:
        return True
    return bool(0 <= note.last_kind < rules.kinds and -1 <= note.last_slot < rules.hand_size)


@compiled
def notes_are_sound(notes: Any, table: Any) -> bool:
    """Whether an encoder can show all these actions."""
    rules = table.view(RULES)[0]
    for row in range(notes.shape[0]):
        for back in range(notes.shape[1]):
            if not action_is_sound(notes[row, back], rules):
                return False
    return True


@compiled
def _every_card_is_there(state: Any, rules: Any) -> bool:
    for kind in range(int(rules.kinds)):
        if not 0 <= state.discarded[kind] <= rules.copies[kind]:
            return False
    for index in range(int(state.drawn), int(rules.deck_size)):
        if not 0 <= state.deck[index] < rules.kinds:
            return False
    for kind in range(int(rules.kinds)):
        count = int(state.discarded[kind])
        if rules.place[kind] < state.fireworks[int(rules.suit[kind])]:
            count += 1
        for index in range(int(state.drawn), int(rules.deck_size)):
            if state.deck[index] == kind:
                count += 1
        for seat in range(int(rules.players)):
            for slot in range(int(state.cards[seat])):
                if state.hand[seat, slot] == kind:
                    count += 1
        if count != rules.copies[kind]:
            return False
    return True


# The same loops on several threads, each with its share of the rows.


@compiled_parallel
def advance_threads(
    shares: Any,
    states: Any,
    table: Any,
    plans: Any,
    bits: Any,
    moves: Any,
    games: Any,
    notes: Any,
    rewards: Any,
    dones: Any,
    scores: Any,
    refused: Any,
) -> None:
    """`advance` on as many threads as there are shares."""
    for chunk in prange(len(shares) - 1):
        first, last = int(shares[chunk]), int(shares[chunk + 1])
        advance(first, last, states, table, plans, bits, moves, games, notes, rewards, dones, scores, refused)


@compiled_parallel
def show_threads(
    shares: Any,
    states: Any,
    table: Any,
    layout: Any,
    notes: Any,
    scratch: Any,
    form: int,
    out: Any,
    bits: Any,
    mask: Any,
    seats: Any,
) -> None:
    """`show` on as many threads as there are shares."""
    for chunk in prange(len(shares) - 1):
        first, last = int(shares[chunk]), int(shares[chunk + 1])
        show(first, last, states, table, layout, notes, scratch, chunk, form, out, bits, mask, seats)
