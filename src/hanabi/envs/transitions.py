"""How a batch moves on: every game makes its move, and a finished one gives way to the next."""

import numpy as np
from numpy.typing import NDArray

from hanabi.engine import actions, chance, legal
from hanabi.engine.jit import compiled
from hanabi.engine.layout import (
    LEGAL,
    RULES,
    THIRD_MISTAKE,
    WORD,
    Bytes,
    MoveNumber,
    RulesRecord,
    StateRecord,
)
from hanabi.engine.records import Int64s
from hanabi.envs.rows import HLE, KEEP, NoteRecord, Notes, PlanRecord, Plans, Rows


@compiled
def game_seed(seed: int, row: int, game: int) -> int:
    """The seed of the so-many-th game of a row, whatever the size of the batch."""
    count = 2 * (game * 4294967296 + row)
    return chance.mix(seed, count) * 2147483648 + chance.mix(seed, count + 1)


@compiled
def points(state: StateRecord, plan: PlanRecord) -> int:
    """The score as it stands; a third mistake counts as the plan says."""
    if state.over == THIRD_MISTAKE and plan.bomb != KEEP:
        return 0
    return int(state.placed) + int(plan.penalty)


@compiled
def allowed(words: Int64s, row: int, move: MoveNumber, moves: int) -> bool:
    """Whether a move is among the legal ones that `show` noted for its row."""
    return 0 <= move < moves and (words[row, move // WORD] >> (move % WORD)) & 1 == 1


@compiled
def check(rows: Rows, table: Bytes, moves: Int64s) -> int:
    """Say of each row why its move is not legal; how many are not."""
    rules: RulesRecord = table.view(RULES)[0]
    states, words, refused = rows.states, rows.legal, rows.refused
    count = 0
    for row in range(len(states)):
        refused[row] = LEGAL
        if not allowed(words, row, int(moves[row]), int(rules.moves)):
            refused[row] = legal.refusal(states[row], rules, int(moves[row]))
            count += 1
    return count


@compiled
def deal(chosen: NDArray[np.intp], rows: Rows, table: Bytes, plans: Plans) -> None:
    """Begin anew in the rows chosen."""
    rules: RulesRecord = table.view(RULES)[0]
    for index in range(len(chosen)):
        deal_row(rows, rules, plans[0], int(chosen[index]))


@compiled
def deal_row(rows: Rows, rules: RulesRecord, plan: PlanRecord, row: int) -> None:
    """Begin the game of a row that its number names."""
    seed = game_seed(int(plan.seed), row, int(rows.games[row]))
    chance.deal_by_seed(rows.states[row], rules, seed, int(plan.starter))


@compiled
def forget(notes: Notes, row: int) -> None:
    """No action of this row was seen yet."""
    for back in range(notes.shape[1]):
        notes[row, back].last_move = -1


@compiled
def remember(notes: Notes, row: int, state: StateRecord) -> None:
    """Keep the action just made; the oldest one is dropped."""
    for back in range(notes.shape[1] - 1, 0, -1):
        notes[row, back] = notes[row, back - 1]
    note: NoteRecord = notes[row, 0]
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
def advance(first: int, last: int, rows: Rows, table: Bytes, plans: Plans, moves: Int64s) -> None:
    """Make one move in the rows from `first` to `last`; a finished game gives way to the next."""
    rules: RulesRecord = table.view(RULES)[0]
    plan: PlanRecord = plans[0]
    states, notes, words = rows.states, rows.notes, rows.legal
    rewards, dones, refused = rows.rewards, rows.dones, rows.refused
    for row in range(first, last):
        state: StateRecord = states[row]
        move = int(moves[row])
        rewards[row] = 0
        dones[row] = state.over != 0
        refused[row] = LEGAL
        if not allowed(words, row, move, int(rules.moves)):
            refused[row] = legal.refusal(state, rules, move)
            continue
        before = int(state.placed)
        actions.apply_move(state, rules, move)
        if notes.shape[1] > 0:
            remember(notes, row, state)
        rewards[row] = int(state.placed) - before
        if state.over != 0:
            if state.over == THIRD_MISTAKE and plan.bomb == HLE:
                rewards[row] = -before
            finish(rows, rules, plan, row)


@compiled
def finish(rows: Rows, rules: RulesRecord, plan: PlanRecord, row: int) -> None:
    """Note the score of a game that is over, and deal the next one if that is wanted."""
    rows.dones[row] = True
    rows.scores[row] = points(rows.states[row], plan)
    if plan.auto_reset:
        rows.games[row] += 1
        deal_row(rows, rules, plan, row)
        forget(rows.notes, row)
