"""Numbers as people write them after a command: 10000, 10_000, 10,000 or 1e4."""

import re
from argparse import ArgumentTypeError
from contextlib import suppress
from decimal import Decimal, InvalidOperation

from hanabi.cli.command_words import translated

MOST_DIGITS = 18  # of 1e17; more are no count of anything here

_COMMAS = re.compile(r"[+-]?\d{1,3}(,\d{3})+")


def whole_number(text: str) -> int:
    """A whole number, for argparse."""
    plain = text.replace(",", "") if _COMMAS.fullmatch(text) else text
    with suppress(ValueError):
        return int(plain)
    with suppress(InvalidOperation):
        number = Decimal(plain)
        if number.is_finite() and number.adjusted() < MOST_DIGITS and number == number.to_integral_value():
            return int(number)
    raise ArgumentTypeError(translated("%r is not a whole number such as 1000 or 1e6") % text[:40])
