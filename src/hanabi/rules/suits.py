"""What a card belongs to, and what a clue may name."""

from enum import Enum
from functools import total_ordering
from typing import Self

from hanabi.rules.errors import BadNotation, shown


def _american(word: str) -> str:
    """A word as people here spell it, `color`; options are spelled as the printed booklets spell them."""
    return word.replace("colour", "color")


@total_ordering
class _Lettered(Enum):
    """A word of the game whose short form is one letter; sorted as they are listed."""

    letter: str  # the short form: `R` for red
    number: int  # the place in the list, from 0

    def __init__(self, letter: str) -> None:
        self.letter = letter  # Enum's own `value` is slow, and cards are written a lot
        self.number = len(type(self).__members__)

    @property
    def word(self) -> str:
        """The English word: `red`, `multicolor`."""
        return _american(self.name.lower())

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a letter or an English word, upper or lower case."""
        wanted = _american(text.lower()) if text.isascii() else ""
        for member in cls:
            if wanted in (member.letter.lower(), member.word):
                return member
        allowed = ", ".join(f"{member.letter} ({member.word})" for member in cls)
        raise BadNotation(f"{shown(text)} is not a {cls.__name__.lower()}: one of {allowed}")

    def __str__(self) -> str:
        return self.letter

    def __lt__(self, other: object) -> bool:
        return self.number < other.number if isinstance(other, type(self)) else NotImplemented

    def __hash__(self) -> int:
        """The same in every run, so that sets are gone through in the same order."""
        return self.number


class Suit(_Lettered):
    """What a card belongs to; each suit has one firework."""

    RED = "R"
    YELLOW = "Y"
    GREEN = "G"
    WHITE = "W"
    BLUE = "B"
    MULTICOLOUR = "M"
    BLACK = "K"


class Color(_Lettered):
    """What a clue may name: black is never among them (R-213, R-906)."""

    RED = "R"
    YELLOW = "Y"
    GREEN = "G"
    WHITE = "W"
    BLUE = "B"
    MULTICOLOUR = "M"


# The order of the Hanabi Learning Environment, so that the engine's numbers are its numbers too.
BASE_SUITS = (Suit.RED, Suit.YELLOW, Suit.GREEN, Suit.WHITE, Suit.BLUE)
BASE_COLORS = (Color.RED, Color.YELLOW, Color.GREEN, Color.WHITE, Color.BLUE)
