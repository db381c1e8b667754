"""The faces of a game as numbers: sets of them are plain integers, one bit a kind."""

from collections.abc import Collection, Iterable
from functools import cache, lru_cache

from hanabi.rules.cards import RANKS, Card
from hanabi.rules.options import Options
from hanabi.rules.suits import Color, Suit

LAST_PLACE = 4  # of the five places of a firework


class Kinds:
    """Every face of a game under its number, `suit * 5 + rank - 1`, and what clues touch."""

    def __init__(self, options: Options) -> None:
        self.options = options
        suits = options.suits
        self.suits: tuple[Suit, ...] = suits
        self.cards = tuple(Card(suit, rank) for suit in suits for rank in RANKS)
        self.number = {card: kind for kind, card in enumerate(self.cards)}
        self.count = len(self.cards)
        self.every = (1 << self.count) - 1
        self.copies = tuple(options.copies(card) for card in self.cards)
        self.suit_of = tuple(kind // 5 for kind in range(self.count))
        # A black firework goes down, so its 5 has the first place.
        self.place = tuple(5 - c.rank if c.suit is Suit.BLACK else c.rank - 1 for c in self.cards)
        self.chain = tuple(self._chain(suit) for suit in range(len(suits)))
        self.clues: tuple[Color | int, ...] = (*options.colors, *RANKS)
        self.touched_by: dict[Color | int, int] = {clue: self._touched(clue) for clue in self.clues}
        self.touching = tuple(
            tuple(clue for clue in self.clues if self.touched_by[clue] >> kind & 1)
            for kind in range(self.count)
        )
        self.last_places = self.mask(kind for kind in range(self.count) if self.place[kind] == LAST_PLACE)
        self.first_places = self.mask(kind for kind in range(self.count) if self.place[kind] == 0)
        self.second_places = self.mask(kind for kind in range(self.count) if self.place[kind] == 1)

    def _chain(self, suit: int) -> tuple[int, ...]:
        """The kinds of a suit in the order in which they are placed."""
        return tuple(sorted(range(5 * suit, 5 * suit + 5), key=lambda kind: self.place[kind]))

    def _touched(self, clue: Color | int) -> int:
        if isinstance(clue, int):
            return self.mask(kind for kind, card in enumerate(self.cards) if card.rank == clue)
        touches = self.options.touches
        return self.mask(kind for kind, card in enumerate(self.cards) if touches(clue, card.suit))

    @staticmethod
    def mask(kinds: Iterable[int]) -> int:
        """A set of kinds as one integer."""
        found = 0
        for kind in kinds:
            found |= 1 << kind
        return found

    def faces(self, mask: int) -> tuple[Card, ...]:
        """The cards of a set of kinds."""
        return tuple(self.cards[kind] for kind in members(mask))

    def mask_of(self, cards: Collection[Card]) -> int:
        """The set of these cards, each named once."""
        if len(cards) == self.count:
            return self.every
        return self.mask(self.number[card] for card in cards)


@lru_cache(1 << 16)
def members(mask: int) -> tuple[int, ...]:
    """The numbers in a set, the smallest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


@cache
def kinds_of(options: Options) -> Kinds:
    """The kinds of a game with these options; made once."""
    return Kinds(options)
