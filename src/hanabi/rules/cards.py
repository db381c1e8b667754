"""A card: its suit and its rank."""

from collections.abc import Iterable
from functools import total_ordering

from hanabi.rules.errors import BadNotation, shown
from hanabi.rules.suits import Suit

RANKS = (1, 2, 3, 4, 5)


@total_ordering
class Card:
    """One face: `Card(Suit.RED, 3)`, written `R3`. There is one object for each face; they can be sorted."""

    __slots__ = ("_number", "_text", "rank", "suit")
    __match_args__ = ("suit", "rank")

    suit: Suit
    rank: int
    _number: int
    _text: str

    def __new__(cls, suit: Suit, rank: int) -> "Card":
        if not isinstance(suit, Suit):
            raise BadNotation(f"a card's suit is one like Suit.RED, not {shown(suit)}: Card.parse reads text")
        if isinstance(rank, bool | float) or rank not in RANKS:
            raise BadNotation(f"a rank is 1 to 5, not {shown(rank)}")
        return _FACES[suit.number * len(RANKS) + rank - 1]

    @classmethod
    def parse(cls, text: str) -> "Card":
        """Read `R3`."""
        if len(text) != 2 or text[1] not in "12345":
            raise BadNotation(f"{shown(text)} is not a card: write a suit and a rank from 1 to 5, like R3")
        return cls(Suit.parse(text[0]), int(text[1]))

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Card({self.suit!r}, {self.rank})"

    def __lt__(self, other: object) -> bool:
        return self._number < other._number if isinstance(other, Card) else NotImplemented

    def __hash__(self) -> int:
        """The same in every run, so that sets are gone through in the same order."""
        return self._number

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card does not change: {name} stays as it is")

    def __reduce__(self) -> tuple[object, ...]:
        return Card, (self.suit, self.rank)


def _face(number: int) -> Card:
    suit, rank = tuple(Suit)[number // len(RANKS)], RANKS[number % len(RANKS)]
    card = object.__new__(Card)
    values = {"suit": suit, "rank": rank, "_number": number, "_text": f"{suit.letter}{rank}"}
    for name, value in values.items():
        object.__setattr__(card, name, value)
    return card


_FACES = tuple(map(_face, range(len(Suit) * len(RANKS))))


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards parted by spaces: `R1 R3 B2`."""
    return tuple(Card.parse(word) for word in text.split())


def cards_text(cards: Iterable[Card]) -> str:
    """Write cards parted by spaces."""
    return " ".join(map(str, cards))
