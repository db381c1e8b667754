"""Sets of small numbers as the bits of one integer: how many there are, and which."""

from hanabi.engine.jit import compiled


@compiled
def count_bits(bits: int) -> int:
    """How many bits are set."""
    bits = bits - ((bits >> 1) & 0x5555555555555555)
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    bits = bits + (bits >> 8)
    bits = bits + (bits >> 16)
    return (bits + (bits >> 32)) & 0x7F


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
