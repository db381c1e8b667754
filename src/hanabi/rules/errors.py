"""Everything that can be refused, as one tree.

HanabiError
├── BadOptions       options, players or an edition that do not exist or do not go together
│   └── NotOffered   the printed edition does not have that option
├── BadDeal          a deck, tile order or position that these options cannot have
├── Unreadable       a text that cannot be read
│   ├── BadNotation  a card, a move or options in short notation
│   └── BadRecord    a game record; says the place and the reason
│       ├── NoGame           a text that is no game in any form read here
│       ├── LinkByNumber     a link that names a game only another site knows
│       ├── NoDeck           a game without its cards
│       ├── OtherVariant     a variant of hanab.live that is not played here
│       ├── OtherOption      an option of hanab.live that is not played here
│       ├── OtherPlayers     more or fewer players than can play here
│       └── IllegalInRecord  a move that the rules do not allow
├── CannotSay        another format has no way to say this game
└── IllegalMove      a move that can be read, but is not legal now
    ├── GameOver       the game has ended
    ├── NotYourTurn    another seat is on turn
    ├── TilePending    a reward tile waits for its choice first
    ├── NoSuchCard     the card is not where the move says
    ├── NoSuchSeat     the seat does not exist, or may not be named
    ├── NoClueToken    a clue costs a token and none is there
    ├── AllTokensThere a discard returns a token and all are there
    ├── CannotName     that color or rank may not be named here
    ├── EmptyClue      the clue touches nothing, and empty clues are off
    ├── CannotAnnounce that announcement is not possible here
    ├── NoFit          the card fits on no firework
    └── NoTile         a tile choice without that tile
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from reprlib import Repr
from types import MappingProxyType
from typing import Self


class HanabiError(Exception):
    """The root of everything this package raises on purpose."""

    why: str = ""
    values: Mapping[str, str | int] = MappingProxyType({})

    def because(self, why: str, **values: str | int) -> Self:
        """The same refusal; people read it in their language, as the text `refused-` and this word.

        Its own words stay English, for programs.
        """
        self.why, self.values = why, values
        return self


class BadOptions(HanabiError, ValueError):
    """Options, a number of players or an edition that do not exist or do not go together."""


class NotOffered(BadOptions):
    """A printed edition does not have that option."""


class BadDeal(HanabiError, ValueError):
    """A deck, a tile order or a position that these options cannot have."""


class Unreadable(HanabiError, ValueError):
    """A text that cannot be read."""


class BadNotation(Unreadable):
    """A card, a move or options in short notation that cannot be read."""


class BadRecord(Unreadable):
    """A game record that cannot be taken: the place, the reason, and what a sentence can be `about`."""

    def __init__(self, place: str, reason: str, about: str = "") -> None:
        super().__init__(place, reason, about)
        self.place = place
        self.reason = reason
        self.about = about

    def __str__(self) -> str:
        return f"{self.place}: {self.reason}"


class NoGame(BadRecord):
    """A text that is no game in any form read here."""


class LinkByNumber(BadRecord):
    """A link that names a game by a number which only another site knows."""


class NoDeck(BadRecord):
    """A game without its cards."""


class OtherVariant(BadRecord):
    """A variant of hanab.live that is not played here."""


class OtherOption(BadRecord):
    """An option of hanab.live that is not played here."""


class OtherPlayers(BadRecord):
    """More or fewer players than can play here."""


class IllegalInRecord(BadRecord):
    """A move of a game record that the rules do not allow."""


class CannotSay(HanabiError, ValueError):
    """Another format has no way to say this game."""


class IllegalMove(HanabiError):
    """A move that can be read, but is not legal now."""


class GameOver(IllegalMove):
    """The game has ended."""


class NotYourTurn(IllegalMove):
    """Another seat is on turn, or it is another seat's hand."""


class TilePending(IllegalMove):
    """A reward tile waits for its choice first (R-1023)."""


class NoSuchCard(IllegalMove):
    """The card is not where the move says."""


class NoSuchSeat(IllegalMove):
    """The seat does not exist, or may not be named."""


class NoClueToken(IllegalMove):
    """A clue costs a token and none is there (R-204)."""


class AllTokensThere(IllegalMove):
    """A discard returns a token and all are there (R-302)."""


class CannotName(IllegalMove):
    """That color or rank may not be named here (R-207, R-213)."""


class EmptyClue(IllegalMove):
    """The clue touches nothing, and empty clues are off (R-209)."""


class CannotAnnounce(IllegalMove):
    """That announcement is not possible here (R-701, R-702)."""


class NoFit(IllegalMove):
    """The card fits on no firework (R-1018)."""


class NoTile(IllegalMove):
    """A tile choice without that tile."""


@contextmanager
def at(place: str) -> Iterator[None]:
    """Turn what is refused inside into a refusal of a record at `place`."""
    try:
        yield
    except BadRecord:
        raise
    except HanabiError as error:
        raise BadRecord(place, str(error)) from error


class _Short(Repr):
    """Values cut short, and numbers so long that Python refuses to write them out."""

    def repr_int(self, x: int, level: int) -> str:
        return "a number of more than 40 digits" if abs(x) >= 10**40 else super().repr_int(x, level)


_SHORT = _Short()
_SHORT.maxstring = _SHORT.maxother = 60


def shown(value: object) -> str:
    """A refused value as a message shows it, cut short when it is long."""
    return _SHORT.repr(value)
