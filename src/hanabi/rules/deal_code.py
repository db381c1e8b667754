"""A deal as a short code that can be sent to friends: the same cards at another table.

The code is one number, the place of the deck among all decks of these options, written with 32 signs that
are hard to mix up. It shows nothing to the eye, but whoever has it can work the deck out: it is for playing
a deal again, never for keeping one secret.
"""

import hashlib
from collections import Counter
from math import factorial, prod
from typing import TypeVar

from hanabi.rules.cards import Card, cards_text
from hanabi.rules.deal import CUTS, Deal
from hanabi.rules.errors import BadDeal, BadNotation, shown
from hanabi.rules.options import PLAYER_COUNTS, Options
from hanabi.rules.suits import Suit
from hanabi.rules.tiles import Tile

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_READ = {**{sign: value for value, sign in enumerate(SIGNS)}, "O": 0, "I": 1, "L": 1}
_GROUP = 6
_MAX_SIGNS = 100
_CHECKS = len(SIGNS) ** 2  # the last two signs only check the others:
_PRIME = 1021  # it divides every code, and none with one wrong sign or two neighbours swapped
_DECKS = 12
_Thing = TypeVar("_Thing", Card, Tile)


def to_code(deal: Deal, options: Options) -> str:
    """The code of a deal: groups of signs parted by hyphens."""
    deal.check(options)
    number = _rank(list(deal.deck))
    if options.tiles:
        number = number * factorial(len(Tile)) + _rank(list(deal.tiles))
        number = number * CUTS + deal.cut
    number = (number * 5 + deal.starter) * 4 + (deal.players - 2)
    number = (number * _DECKS + _deck_number(options)) * _CHECKS
    signs = _written(number + -number % _PRIME)
    return "-".join(signs[at : at + _GROUP] for at in range(0, len(signs), _GROUP))


def from_code(text: str, options: Options) -> Deal:
    """The deal of a code, for a game with the cards and tiles it was made for."""
    value = _value(text)
    number, check = divmod(value, _CHECKS)
    if value % _PRIME or check >= _PRIME:
        raise _no_code(f"{shown(text)} is not a deal code: a sign is wrong or missing", text)
    number, deck = divmod(number, _DECKS)
    if deck != _deck_number(options):
        raise BadNotation(
            f"{shown(text)} is the code of a deal with other cards or tiles than {options}"
        ).because("other-deal", typed=shown(text), options=str(options))
    number, players = divmod(number, 4)
    number, starter = divmod(number, 5)
    tiles: list[Tile] = []
    cut = 0
    if options.tiles:
        number, cut = divmod(number, CUTS)
        number, place = divmod(number, factorial(len(Tile)))
        tiles = _unranked(place, list(Tile))
    cards = list(options.cards())
    if number >= _arrangements(Counter(cards)):
        raise _no_code(f"{shown(text)} is not the code of a deal: there are fewer decks", text)
    try:
        return Deal(
            PLAYER_COUNTS[players], tuple(_unranked(number, cards)), tuple(tiles), cut, starter
        ).check(options)
    except BadDeal as error:
        raise _no_code(f"{shown(text)} is not the code of a deal: {error}", text) from error


def _no_code(reason: str, text: str) -> BadNotation:
    return BadNotation(reason).because("deal-code", typed=shown(text))


def _deck_number(options: Options) -> int:
    """Which cards and tiles these options have: no, five or ten multicolour cards, black ones, tiles."""
    multicolour = options.copies(Card(Suit.MULTICOLOUR, 1))  # 0, 1 or 3 of each 1
    return (min(multicolour, 2) * 2 + options.black) * 2 + options.tiles


def _arrangements(counts: Counter[_Thing]) -> int:
    """In how many orders these things can lie."""
    return factorial(counts.total()) // prod(map(factorial, counts.values()))


def _rank(things: list[_Thing]) -> int:
    """The place of an order among all orders of the same things, sorted by their text."""
    counts, place = _sorted_counts(things), 0
    left, total = _arrangements(counts), len(things)
    for thing in things:
        for other, count in counts.items():
            if other == thing:
                break
            place += left * count // total
        left = left * counts[thing] // total
        total -= 1
        counts[thing] -= 1
    return place


def _unranked(place: int, things: list[_Thing]) -> list[_Thing]:
    """The order of these things with that place; undoes `_rank`."""
    counts, order = _sorted_counts(things), []
    left = _arrangements(counts)
    for total in range(len(things), 0, -1):
        for thing, count in counts.items():
            share = left * count // total
            if place < share:
                order.append(thing)
                break
            place -= share
        counts[order[-1]] -= 1
        left = share
    return order


def _sorted_counts(things: list[_Thing]) -> Counter[_Thing]:
    return Counter(sorted(things, key=str))


def _written(number: int) -> str:
    signs = ""
    while number:
        number, sign = divmod(number, len(SIGNS))
        signs = SIGNS[sign] + signs
    return signs or SIGNS[0]


def _value(text: str) -> int:
    number = 0
    signs = [sign for sign in text.upper() if sign not in "- \t\n"]
    if not 0 < len(signs) <= _MAX_SIGNS:
        raise _no_code(f"a deal code has 1 to {_MAX_SIGNS} signs, unlike {shown(text)}", text)
    for sign in signs:
        if sign not in _READ:
            raise _no_code(f"{shown(sign)} is no sign of a deal code: letters and digits only", text)
        number = number * len(SIGNS) + _READ[sign]
    return number


def deal_digest(deal: Deal) -> str:
    """A name for a deal, by which other games of it are found."""
    tiles = " ".join(tile.value for tile in deal.tiles)
    text = f"{deal.players} {deal.starter} {cards_text(deal.deck)} {tiles} {deal.cut}"
    return hashlib.sha256(text.encode()).hexdigest()[:32]
