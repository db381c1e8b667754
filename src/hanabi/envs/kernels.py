"""One compiled call for a whole batch: all games move on and are shown, on one thread or on several."""

from hanabi.engine.jit import compiled, compiled_parallel, prange
from hanabi.engine.layout import Bytes
from hanabi.engine.records import Int64s
from hanabi.envs.observations import show
from hanabi.envs.rows import Encoding, Plain, Plans, Rows, Shown
from hanabi.envs.transitions import advance, check


@compiled
def step(
    strict: bool,
    row_arrays: Plain,
    table: Bytes,
    plans: Plans,
    moves: Int64s,
    encoding: Plain,
    shown: Plain,
) -> int:
    """Make one move in every game and show what came of it; how many moves were refused by a strict step.

    A strict step makes all moves or none. It is one call with plain tuples, because those cross the border
    from Python faster than named ones.
    """
    rows = Rows(*row_arrays)
    refused = check(rows, table, moves) if strict else 0
    if refused == 0:
        advance(0, len(rows.states), rows, table, plans, moves)
        show(0, len(rows.states), 0, rows, table, Encoding(*encoding), Shown(*shown))
    return refused


@compiled
def show_all(row_arrays: Plain, table: Bytes, encoding: Plain, shown: Plain) -> None:
    """Show every game."""
    rows = Rows(*row_arrays)
    show(0, len(rows.states), 0, rows, table, Encoding(*encoding), Shown(*shown))


# The same on several threads, each with its share of the rows.


@compiled_parallel
def step_threads(
    shares: Int64s,
    strict: bool,
    row_arrays: Plain,
    table: Bytes,
    plans: Plans,
    moves: Int64s,
    encoding: Plain,
    shown: Plain,
) -> int:
    """`step` on as many threads as there are shares."""
    rows = Rows(*row_arrays)
    refused = check(rows, table, moves) if strict else 0
    if refused == 0:
        for thread in prange(len(shares) - 1):
            first, last = int(shares[thread]), int(shares[thread + 1])
            advance(first, last, rows, table, plans, moves)
            show(first, last, thread, rows, table, Encoding(*encoding), Shown(*shown))
    return refused


@compiled_parallel
def show_threads(shares: Int64s, row_arrays: Plain, table: Bytes, encoding: Plain, shown: Plain) -> None:
    """`show_all` on as many threads as there are shares."""
    rows = Rows(*row_arrays)
    for thread in prange(len(shares) - 1):
        first, last = int(shares[thread]), int(shares[thread + 1])
        show(first, last, thread, rows, table, Encoding(*encoding), Shown(*shown))
