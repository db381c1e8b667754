"""A card: its suit and its rank."""

from collections.abc import Iterable
from dataclasses import dataclass

from hanabi.rules.errors import BadNotation, shown
from hanabi.rules.suits import Suit

RANKS = (1, 2, 3, 4, 5)


@dataclass(frozen=True, slots=True)
class Card:
    """One face: `Card(Suit.RED, 3)`, written `R3`."""

    suit: Suit
    rank: int

    def __post_init__(self) -> None:
        if isinstance(self.rank, bool) or self.rank not in RANKS:
            raise BadNotation(f"a rank is 1 to 5, not {shown(self.rank)}")

    @classmethod
    def parse(cls, text: str) -> "Card":
        """Read `R3`."""
        if len(text) != 2 or text[1] not in "12345":
            raise BadNotation(f"{shown(text)} is not a card: write a suit and a rank from 1 to 5, like R3")
        return cls(Suit.parse(text[0]), int(text[1]))

    def __str__(self) -> str:
        return f"{self.suit.letter}{self.rank}"


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards parted by spaces: `R1 R3 B2`."""
    return tuple(Card.parse(word) for word in text.split())


def cards_text(cards: Iterable[Card]) -> str:
    """Write cards parted by spaces."""
    return " ".join(map(str, cards))
