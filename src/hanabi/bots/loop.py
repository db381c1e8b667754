"""Whole games between programs, in one compiled loop."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hanabi.bots.bot_errors import BrokenBot
from hanabi.bots.program import Program, Thought, functions_as_values, thought_type
from hanabi.engine import actions, chance, dealing, legal
from hanabi.engine.jit import COMPILED, compiled_as, is_compiled
from hanabi.engine.layout import RULES, STATE, Bytes, RulesRecord, Seat, StateRecord, ViewRecord
from hanabi.engine.records import Int8, Int16, Int16s, Int64s, layout_of
from hanabi.engine.tables import Tables

if COMPILED:
    import numba

MOST_MOVES = 250  # no game is longer: every turn uses a card, a token, or brings one back


class GameResult(Protocol):
    """How one game ended."""

    placed: Int8
    over: Int8  # why it ended; 0 if a bot broke the game off
    mistakes: Int8
    broken: Int8  # the seat that chose an illegal move, or −1
    moves: Int16
    wrong: Int16  # that move


RESULT = layout_of(GameResult)

Loop: TypeAlias = Callable[..., int]


def _loop(
    choosers: tuple[Thought, ...],
    noticers: tuple[Thought, ...],
    seeing: NDArray[np.bool_],
    table: Bytes,
    seeds: Int64s,
    starter: Seat,
    memory: Bytes,
    sizes: Int64s,
    results: NDArray[np.void],
    moves: Int16s,
) -> int:
    rules: RulesRecord = table.view(RULES)[0]
    tables = np.zeros(2, STATE)
    state: StateRecord = tables[0]
    view: ViewRecord = tables[1]
    for game in range(len(seeds)):
        chance.deal_by_seed(state, rules, int(seeds[game]), starter)
        memory[:] = 0
        result: GameResult = results[game]
        result.broken = -1
        result.wrong = -1
        made = 0
        while state.over == 0 and made < MOST_MOVES:
            seat = int(state.player)
            tables[1] = state
            if not seeing[seat]:
                dealing.hide(view, seat)
            move = int(choosers[seat](view, rules, memory[seat, : sizes[seat]], seat))
            if not legal.is_legal(state, rules, move):
                result.broken = seat
                result.wrong = move
                break
            actions.apply_move(state, rules, move)
            if moves.shape[0] > 0:
                moves[game, made] = move
            made += 1
            for other in range(int(rules.players)):
                tables[1] = state
                if not seeing[other]:
                    dealing.hide(view, other)
                noticers[other](view, rules, memory[other, : sizes[other]], other)
        result.placed = state.placed
        result.over = state.over
        result.mistakes = state.mistakes
        result.moves = made
    return len(seeds)


@cache
def _compiled_loop(players: int) -> Loop:
    types = numba.types
    thoughts = types.UniTuple(thought_type(), players)
    return compiled_as(
        types.int64(
            thoughts,
            thoughts,
            types.boolean[::1],
            types.Array(types.uint8, 1, "C", readonly=True),
            types.int64[::1],
            types.int64,
            types.uint8[:, ::1],
            types.int64[::1],
            types.Array(numba.from_dtype(RESULT), 1, "C"),
            types.int16[:, ::1],
        ),
        _loop,
    )


def play_games(
    programs: Sequence[Program],
    tables: Tables,
    seeds: Sequence[int] | Int64s,
    *,
    starter: Seat = 0,
    keep_moves: bool = False,
) -> tuple[NDArray[Any], Int16s]:
    """One game for each seed, the programs by seat: a result each, and the moves made if they are kept.

    `moves[game, :results[game].moves]` are the engine's numbers; a starter of −1 leaves that to chance too.
    """
    if len(programs) != tables.players:
        raise BrokenBot(f"{tables.players} seats need as many bots, not {len(programs)}")
    seeds = np.ascontiguousarray(seeds, np.int64)
    results = np.zeros(len(seeds), RESULT)
    moves = np.zeros((len(seeds) if keep_moves else 0, MOST_MOVES), np.int16)
    sizes = np.array([program.memory.itemsize for program in programs], np.int64)
    memory = np.zeros((len(programs), sizes.max()), np.uint8)
    choosers = tuple(program.compiled[0] for program in programs)
    noticers = tuple(program.compiled[1] for program in programs)
    seeing = np.array([program.sees_all for program in programs], np.bool_)
    with functions_as_values():
        loop = _compiled_loop(tables.players) if is_compiled() else _loop
        loop(choosers, noticers, seeing, tables.data, seeds, starter, memory, sizes, results, moves)
    for game in np.flatnonzero(results["broken"] >= 0):
        result = results[game]
        name = programs[result.broken].name
        raise BrokenBot(
            f"{name} in seat {result.broken} chose the move {result.wrong}, which is not legal, "
            f"after {result.moves} moves of the deal {seeds[game]}"
        )
    return results, moves
