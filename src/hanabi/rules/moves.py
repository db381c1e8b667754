"""The things a player may do, and their notation.

    C1:R  C1:3     clue seat 1: red, rank 3 (a tile's free clue is written the same)
    P12   P12=R    play the card with order 12; the same, announcing red
    D7             discard the card with order 7
    R:B3  S:B3  L  a tile's choice: recycle B3, salvage B3, let the tile lapse
    H1:4,2,0       seat 1 rearranges its hand: the cards by order, oldest place first
    X     X2       the players agree to stop; the same, said by seat 2
    T2             the time of seat 2 ran out, which stops the game

Every move has one notation only: capital letters, no spaces, no leading zeros.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from operator import index

from hanabi.rules.cards import RANKS, Card
from hanabi.rules.errors import BadNotation, shown
from hanabi.rules.suits import Color, Suit


def _whole(what: str, value: object) -> int:
    """A whole number, NumPy's too; True, 3.0 and texts are none."""
    try:
        if not isinstance(value, bool):
            return index(value)  # type: ignore[arg-type]
    except TypeError:
        pass
    raise BadNotation(f"{what} is a whole number, not {shown(value)}")


def _make_whole(move: object, name: str, what: str) -> None:
    value = getattr(move, name)
    if type(value) is not int:
        object.__setattr__(move, name, _whole(what, value))


def _check_kind(right: str, value: object, kind: type) -> None:
    if not isinstance(value, kind):
        raise BadNotation(f"{right}, not {shown(value)}")


@dataclass(frozen=True, slots=True)
class ClueColor:
    """Tell the player in seat `to` every card of one color (R-207)."""

    to: int
    color: Color

    def __post_init__(self) -> None:
        _make_whole(self, "to", "the seat that a clue goes to")
        _check_kind("a clue names a color, like Color.RED", self.color, Color)

    def __str__(self) -> str:
        return f"C{self.to}:{self.color.letter}"


@dataclass(frozen=True, slots=True)
class ClueRank:
    """Tell the player in seat `to` every card of one rank (R-207)."""

    to: int
    rank: int

    def __post_init__(self) -> None:
        _make_whole(self, "to", "the seat that a clue goes to")
        _make_whole(self, "rank", "the rank that a clue names")

    def __str__(self) -> str:
        return f"C{self.to}:{self.rank}"


def clue_naming(to: int, named: Color | int) -> ClueColor | ClueRank:
    """The clue that names this color or this rank."""
    return ClueColor(to, named) if isinstance(named, Color) else ClueRank(to, named)


@dataclass(frozen=True, slots=True)
class Play:
    """Play one card of your own hand, perhaps announcing its suit (R-303, R-701)."""

    order: int
    announced: Suit | None = None

    def __post_init__(self) -> None:
        _make_whole(self, "order", "the order of a card")
        if self.announced is not None:
            _check_kind("a play announces a suit, like Suit.RED, or nothing", self.announced, Suit)

    def __str__(self) -> str:
        return f"P{self.order}" + (f"={self.announced}" if self.announced else "")


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard one card of your own hand for a clue token (R-301)."""

    order: int

    def __post_init__(self) -> None:
        _make_whole(self, "order", "the order of a card")

    def __str__(self) -> str:
        return f"D{self.order}"


@dataclass(frozen=True, slots=True)
class Recycle:
    """A tile's choice: shuffle this card of the discard pile into the deck (R-1013)."""

    card: Card

    def __post_init__(self) -> None:
        _check_kind("a tile recycles a card, like Card.parse('B3')", self.card, Card)

    def __str__(self) -> str:
        return f"R:{self.card}"


@dataclass(frozen=True, slots=True)
class Salvage:
    """A tile's choice: add this card of the discard pile to its firework (R-1018)."""

    card: Card

    def __post_init__(self) -> None:
        _check_kind("a tile salvages a card, like Card.parse('B3')", self.card, Card)

    def __str__(self) -> str:
        return f"S:{self.card}"


@dataclass(frozen=True, slots=True)
class Lapse:
    """A tile's choice: let it lapse, where that is offered (R-1015)."""

    def __str__(self) -> str:
        return "L"


@dataclass(frozen=True, slots=True)
class Rearrange:
    """Seat `seat` puts its cards into this order; not an action, free at any time (R-402)."""

    seat: int
    hand: tuple[int, ...]

    def __post_init__(self) -> None:
        _make_whole(self, "seat", "the seat that rearranges its hand")
        if isinstance(self.hand, str) or not isinstance(self.hand, Iterable):
            raise BadNotation(f"a hand is the orders of its cards, like (4, 2, 0), not {shown(self.hand)}")
        hand = tuple(_whole("the order of a card", order) for order in self.hand)
        object.__setattr__(self, "hand", hand)

    def __str__(self) -> str:
        return f"H{self.seat}:" + ",".join(map(str, self.hand))


@dataclass(frozen=True, slots=True)
class Stop:
    """The players agree to stop, or `seat` ends the game for all; not an action (R-511).

    It may be a clock that ends it, when the time of `seat` has `timed_out`.
    """

    seat: int | None = None
    timed_out: bool = False

    def __str__(self) -> str:
        return ("T" if self.timed_out else "X") + ("" if self.seat is None else str(self.seat))


Action = ClueColor | ClueRank | Play | Discard | Recycle | Salvage | Lapse
Move = Action | Rearrange | Stop

_KINDS = (ClueColor, ClueRank, Play, Discard, Recycle, Salvage, Lapse, Rearrange, Stop)


def check_is_move(thing: object) -> None:
    """Refuse what is not a move at all, such as a notation that was not read."""
    if isinstance(thing, str):
        raise BadNotation(f"{shown(thing)} is a text, not a move: read it with parse_move first")
    if not isinstance(thing, _KINDS):
        raise BadNotation(f"{shown(thing)} is not a move, such as Play(12) or parse_move('P12')")


_ORDER = r"(?:0|[1-9]\d{0,2})"
_CLUE = re.compile(r"C(\d):([A-Z]|\d)", re.ASCII)
_PLAY = re.compile(rf"P({_ORDER})(?:=([A-Z]))?", re.ASCII)
_DISCARD = re.compile(rf"D({_ORDER})", re.ASCII)
_PICK = re.compile(r"([RS]):([A-Z]\d)", re.ASCII)
_REARRANGE = re.compile(rf"H(\d):({_ORDER}(?:,{_ORDER})*)", re.ASCII)
_STOP = re.compile(r"([XT])(\d)?", re.ASCII)


def parse_move(text: str) -> Move:
    """Read a move back from its notation."""
    if text == "L":
        return Lapse()
    if found := _CLUE.fullmatch(text):
        return _clue(int(found[1]), found[2])
    if found := _PLAY.fullmatch(text):
        return Play(int(found[1]), Suit.parse(found[2]) if found[2] else None)
    if found := _DISCARD.fullmatch(text):
        return Discard(int(found[1]))
    if found := _PICK.fullmatch(text):
        card = Card.parse(found[2])
        return Recycle(card) if found[1] == "R" else Salvage(card)
    if found := _REARRANGE.fullmatch(text):
        return Rearrange(int(found[1]), tuple(map(int, found[2].split(","))))
    if found := _STOP.fullmatch(text):
        return Stop(int(found[2]) if found[2] else None, timed_out=found[1] == "T")
    raise BadNotation(
        f"{shown(text)} is not a move: write C1:R, C1:3, P12, P12=R, D7, R:B3, S:B3, L, H1:4,2,0, X or T2"
    )


@lru_cache(maxsize=256)  # there are no more
def _clue(to: int, named: str) -> ClueColor | ClueRank:
    if not named.isdecimal():
        return ClueColor(to, Color.parse(named))
    if int(named) not in RANKS:
        raise BadNotation(f"a clue names a rank from 1 to 5, not {named}")
    return ClueRank(to, int(named))
