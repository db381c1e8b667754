"""Sets of small numbers as the bits of one integer: how many there are, and which."""

from typing import Any

import numpy as np

from hanabi.engine.jit import COMPILED, compiled, compiled_or

if COMPILED:
    import numba
    from numba.extending import intrinsic

    @intrinsic  # type: ignore[untyped-decorator]
    def _count_by_machine(_typing: Any, _bits: Any) -> Any:
        """The machine's own instruction for it, which Numba has no name for."""

        def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return numba.types.int64(numba.types.int64), generate


def _count_bits_plain(bits: int) -> int:
    """How many bits are set; the slow twin of `_count_bits_compiled` (test_bits counts by both)."""
    return int(bits).bit_count()


def _count_bits_compiled(bits: int) -> Any:
    return _count_by_machine(np.int64(bits))


count_bits = compiled_or(_count_bits_plain, _count_bits_compiled)


@compiled
def lowest_bit(bits: int) -> int:
    """The place of the lowest bit that is set; of an empty set there is none."""
    return count_bits((bits & -bits) - 1)


@compiled
def highest_bit(bits: int) -> int:
    """The place of the highest bit that is set; −1 for an empty set."""
    place = -1
    while bits != 0:
        bits >>= 1
        place += 1
    return place


@compiled
def nth_bit(bits: int, index: int) -> int:
    """The place of the set bit with `index` set bits below it."""
    for _ in range(index):
        bits &= bits - 1
    return lowest_bit(bits)
