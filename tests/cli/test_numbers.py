"""Numbers after a command are read as people write them."""

from argparse import ArgumentTypeError

import pytest

from hanabi.cli.numbers import whole_number


@pytest.mark.parametrize(
    ("text", "number"),
    [("1000", 1000), ("1e6", 1_000_000), ("1.5e3", 1500), ("10_000", 10_000), ("10,000", 10_000), ("-3", -3)],
)
def test_a_whole_number_may_be_written_in_several_ways(text: str, number: int) -> None:
    assert whole_number(text) == number


@pytest.mark.parametrize(
    "text", ["", "many", "1.5", "1e-3", "1e99", "inf", "nan", "1,00", "0x10", "1" * 10_000]
)
def test_what_is_none_is_told_what_would_be(text: str) -> None:
    with pytest.raises(ArgumentTypeError, match=r"is not a whole number such as 1000 or 1e6$"):
        whole_number(text)
