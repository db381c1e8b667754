"""Whether a record can be a game of some rules: what comes from outside is checked before it is played on."""

from hanabi.engine.jit import compiled
from hanabi.engine.layout import (
    CLUE,
    COLOR_INFO,
    LAPSE,
    RECYCLE,
    RULES,
    STOPPED,
    Bytes,
    RulesRecord,
    StateRecord,
    States,
)
from hanabi.engine.reachable import is_placed
from hanabi.envs.rows import NoteRecord, Notes


@compiled
def first_unsound(states: States, table: Bytes) -> int:
    """The first row whose record cannot be a game of these rules; −1 if all can."""
    rules: RulesRecord = table.view(RULES)[0]
    for row in range(len(states)):
        if not sound(states[row], rules):
            return row
    return -1


@compiled
def sound(state: StateRecord, rules: RulesRecord) -> bool:
    """Whether the engine can play on from a record: every number in its range, every card there once."""
    return (
        _counts_are_sound(state, rules)
        and _tiles_are_sound(state, rules)
        and _hands_are_sound(state, rules)
        and _every_card_is_there(state, rules)
        and action_is_sound(state, rules)
    )


@compiled
def _counts_are_sound(state: StateRecord, rules: RulesRecord) -> bool:
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
        return 0 < state.turns_left <= rules.players or (state.turns_left == 0 and state.over != 0)
    return state.turns_left == -1


@compiled
def _tiles_are_sound(state: StateRecord, rules: RulesRecord) -> bool:
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
        return state.pending == -1
    if state.tiles_used == 0 or state.pending != state.tiles[int(state.tiles_used) - 1]:
        return False
    # A tile waits before its player has drawn.
    return bool(state.pending >= COLOR_INFO and state.cards[int(state.player)] < rules.hand_size)


@compiled
def _hands_are_sound(state: StateRecord, rules: RulesRecord) -> bool:
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
def action_is_sound(note: NoteRecord, rules: RulesRecord) -> bool:
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
def notes_are_sound(notes: Notes, table: Bytes) -> bool:
    """Whether an encoder can show all these actions."""
    rules: RulesRecord = table.view(RULES)[0]
    for row in range(notes.shape[0]):
        for back in range(notes.shape[1]):
            if not action_is_sound(notes[row, back], rules):
                return False
    return True


@compiled
def _every_card_is_there(state: StateRecord, rules: RulesRecord) -> bool:
    for kind in range(int(rules.kinds)):
        if not 0 <= state.discarded[kind] <= rules.copies[kind]:
            return False
    for index in range(int(state.drawn), int(rules.deck_size)):
        if not 0 <= state.deck[index] < rules.kinds:
            return False
    for kind in range(int(rules.kinds)):
        count = int(state.discarded[kind])
        if is_placed(state, rules, kind):
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
