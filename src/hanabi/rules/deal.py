"""What chance decides before the first move: the order of the cards and of the tiles."""

from collections import Counter
from dataclasses import dataclass
from random import Random

from hanabi.rules.cards import Card
from hanabi.rules.errors import BadDeal, shown
from hanabi.rules.options import Options, check_players
from hanabi.rules.tiles import Tile

CUTS = 2**32


@dataclass(frozen=True, slots=True)
class Deal:
    """A shuffled deck for so many players, the first card on top.

    Seat 0 is dealt the first cards, then seat 1, whoever starts (R-108). `cut` is the chance that decides
    where a recycled card goes: it is slid in below `cut % (cards in the deck + 1)` cards (R-1024).
    """

    players: int
    deck: tuple[Card, ...]
    tiles: tuple[Tile, ...] = ()
    cut: int = 0
    starter: int = 0

    def check(self, options: Options) -> "Deal":
        """The same deal, if a game with `options` can be dealt so."""
        check_starter(check_players(self.players), self.starter)
        check_deck(options, self.deck)
        check_tiles(options, self.tiles)
        check_cut(options, self.cut)
        return self

    @classmethod
    def shuffle(cls, options: Options, players: int, chance: Random, starter: int | None = None) -> "Deal":
        """A deal by `chance`; without a named starter, chance names one too (R-107, R-109)."""
        deck = list(options.cards())
        chance.shuffle(deck)
        tiles = list(Tile) if options.tiles else []
        chance.shuffle(tiles)
        if starter is None:
            starter = chance.randrange(check_players(players))
        cut = chance.randrange(CUTS) if options.tiles else 0
        return cls(players, tuple(deck), tuple(tiles), cut, starter).check(options)


def check_starter(players: int, starter: int) -> None:
    """Refuse a starter who does not sit at the table (R-109)."""
    if isinstance(starter, bool) or not 0 <= starter < players:
        raise BadDeal(f"the starter is a seat from 0 to {players - 1}, not {shown(starter)}")


def check_deck(options: Options, deck: tuple[Card, ...]) -> None:
    """Refuse a deck that is not exactly the cards of `options`."""
    found, expected = Counter(deck), Counter(options.cards())
    for card in sorted(found | expected, key=str):
        if found[card] != expected[card]:
            raise BadDeal(f"the deck holds {found[card]} of {card}; these options have {expected[card]}")


def check_tiles(options: Options, tiles: tuple[Tile, ...]) -> None:
    """Refuse tiles that are not each of the six once, or none where there are none (R-1001)."""
    expected = set(Tile) if options.tiles else set()
    if set(tiles) != expected or len(tiles) != len(expected):
        wanted = "each of the six tiles once" if options.tiles else "no tiles"
        raise BadDeal(f"these options take {wanted}, not {', '.join(map(str, tiles[:7])) or 'none'}")


def check_cut(options: Options, cut: int) -> None:
    """Refuse a cut that is out of range; without tiles there is no chance in it (R-1024)."""
    if isinstance(cut, bool) or not 0 <= cut < CUTS:
        raise BadDeal(f"the cut is a number from 0 to {CUTS - 1}, not {shown(cut)}")
    if cut and not options.tiles:
        raise BadDeal(f"the cut is 0 without tiles, not {shown(cut)}")
