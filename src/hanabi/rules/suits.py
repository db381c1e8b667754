"""What a card belongs to, and what a clue may name."""

from enum import Enum
from typing import Self

from hanabi.rules.errors import BadNotation, shown


class _Lettered(Enum):
    """A word of the game whose short form is one letter."""

    letter: str  # the short form: `R` for red

    def __init__(self, letter: str) -> None:
        self.letter = letter  # Enum's own `value` is slow, and cards are written a lot

    @property
    def word(self) -> str:
        """The English word: `red`."""
        return self.name.lower()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a letter or an English word, upper or lower case."""
        for member in cls:
            if text.isascii() and text.upper() in (member.letter, member.name):
                return member
        allowed = ", ".join(f"{member.letter} ({member.word})" for member in cls)
        raise BadNotation(f"{shown(text)} is not a {cls.__name__.lower()}: one of {allowed}")

    def __str__(self) -> str:
        return self.letter

    # Members are single objects; Enum's own hash is slow, and cards are counted a lot.
    __hash__ = object.__hash__


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
