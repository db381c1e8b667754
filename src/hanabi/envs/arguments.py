"""What callers hand to a batch (a seed, rows, actions, decks), checked before anything is changed."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hanabi.engine.records import Int8s, Int64s
from hanabi.rules.errors import BadDeal, BadOptions, IllegalMove, shown

WholeNumbers: TypeAlias = NDArray[np.integer[Any]]
ChosenRows: TypeAlias = Sequence[int] | NDArray[np.bool_] | None  # by number, by a truth each, or all


def check_seed(seed: int) -> int:
    """The seed, if it is one."""
    if isinstance(seed, bool) or not isinstance(seed, (int, np.integer)) or not 0 <= seed < 2**63:
        raise BadOptions(f"a seed is a whole number from 0 to 2**63 - 1, not {shown(seed)}")
    return int(seed)


def check_rows(n: int, rows: ChosenRows) -> NDArray[np.intp]:
    """The numbers of the rows chosen among `n`."""
    if rows is None:
        return np.arange(n)
    chosen = np.asarray(rows)
    if chosen.dtype == np.bool_ and chosen.shape == (n,):
        return np.flatnonzero(chosen)
    if chosen.ndim != 1 or not (chosen.size == 0 or np.issubdtype(chosen.dtype, np.integer)):
        raise BadOptions(f"rows are numbers from 0 to {n - 1}, or {n} booleans")
    if chosen.size and not (chosen.min() >= 0 and chosen.max() < n):
        raise BadOptions(f"rows are numbers from 0 to {n - 1}, not {chosen.min()} to {chosen.max()}")
    return chosen.astype(np.intp)


def check_actions(n: int, actions: WholeNumbers | Sequence[int]) -> Int64s:
    """One action for each of `n` games, legal or not."""
    moves = np.asarray(actions)
    if moves.shape != (n,) or moves.dtype.kind not in "iu":
        raise IllegalMove(
            f"expected {n} whole numbers, one action a game; found shape {moves.shape} of {moves.dtype}"
        )
    return moves.astype(np.int64)


def check_decks(count: int, decks: WholeNumbers, whole: Int8s) -> WholeNumbers:
    """As many decks as wanted, each the `whole` one in some order."""
    decks, size = np.asarray(decks), len(whole)
    if decks.shape != (count, size) or not np.issubdtype(decks.dtype, np.integer):
        raise BadDeal(f"expected {count} decks of {size} cards; found shape {decks.shape} of {decks.dtype}")
    wrong = np.flatnonzero((np.sort(decks, axis=1) != whole).any(axis=1))
    if wrong.size:
        raise BadDeal(f"decks[{wrong[0]}] is not the whole deck of this game in some order")
    return decks
