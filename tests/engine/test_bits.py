"""Sets as bits, against Python's own counting."""

from random import Random

import pytest

from hanabi.engine import bits

WORDS = (0, 1, 2, 3, 1 << 62, (1 << 63) - 1, *(Random(1).getrandbits(63) for _ in range(200)))


@pytest.mark.parametrize("step", range(5))
def test_bits_are_counted(step: int) -> None:
    for word in WORDS[step::5]:
        assert bits.count_bits(word) == word.bit_count()


@pytest.mark.parametrize("step", range(5))
def test_the_nth_bit_is_found(step: int) -> None:
    for word in WORDS[step::5]:
        places = [place for place in range(63) if word >> place & 1]
        assert [bits.nth_bit(word, index) for index in range(len(places))] == places


@pytest.mark.parametrize("step", range(5))
def test_the_lowest_bit_is_found(step: int) -> None:
    for word in filter(None, WORDS[step::5]):
        assert bits.lowest_bit(word) == (word & -word).bit_length() - 1
