"""Who sits where: the same bot in every seat, a mixture, or every mixture of several bots."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement, permutations

from hanabi.rules.errors import BadOptions, shown
from hanabi.rules.options import check_players

FIXED, ROTATING = ",", "+"

# The signs between names; those inside brackets belong to a bot's parameters.
_BETWEEN = re.compile(r"([,+])(?![^\[]*\])")


@dataclass(frozen=True, slots=True)
class Lineup:
    """The bots at a table; if they rotate, each deal in turn sees the next way to seat them.

    Written `hat` for one bot in every seat, `hat,hat,partner` for exactly these seats, and
    `hat+hat+partner` for these bots in rotating seats.
    """

    bots: tuple[str, ...]
    rotates: bool = False

    @property
    def name(self) -> str:
        """How it is written."""
        if len(set(self.bots)) == 1:
            return self.bots[0]
        return (ROTATING if self.rotates else FIXED).join(self.bots)

    @property
    def different(self) -> tuple[str, ...]:
        """Its bots, each once."""
        return tuple(dict.fromkeys(self.bots))

    def seats(self, game: int) -> tuple[str, ...]:
        """Who sits where in the game with this number."""
        if not self.rotates:
            return self.bots
        ways = arrangements(self.bots)
        return ways[game % len(ways)]


@cache
def arrangements(bots: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Every different way to seat these bots."""
    return tuple(dict.fromkeys(permutations(bots)))


def names_in(text: str) -> list[str]:
    """The names between commas or plus signs."""
    return [name.strip() for name in _BETWEEN.split(text)[::2]]


def parse_lineup(text: str, players: int) -> Lineup:
    """Read a line-up for so many players; one name stands for every seat."""
    check_players(players)
    signs, bots = set(_BETWEEN.findall(text)), names_in(text)
    if not all(bots):
        raise BadOptions(f"{shown(text)} is not a line-up: names with commas between, as in hat,hat,random")
    if len(signs) > 1:
        raise BadOptions(f"{shown(text)} mixes commas (these seats) and plus signs (rotating seats)")
    if len(bots) == 1:
        return Lineup((bots[0],) * players)
    if len(bots) != players:
        raise BadOptions(
            f"{shown(text)} names {len(bots)} bots for {players} seats: name one for all, or one for each"
        )
    return Lineup(tuple(bots), ROTATING in signs)


def cross_lineups(bots: Sequence[str], players: int) -> tuple[Lineup, ...]:
    """Every composition of these bots for so many seats, self-play included; the mixed ones rotate."""
    check_players(players)
    if len(dict.fromkeys(bots)) < 2:
        raise BadOptions(f"cross-play needs at least two bots, not {', '.join(bots) or 'none'}")
    mixed = combinations_with_replacement(dict.fromkeys(bots), players)
    return tuple(Lineup(each, rotates=len(set(each)) > 1) for each in mixed)


def guest_lineup(host: str, guest: str, bots: Iterable[str], players: int) -> Lineup:
    """The composition with one guest among hosts, as `cross_lineups` writes it."""
    places = {name: place for place, name in enumerate(dict.fromkeys(bots))}
    seats = sorted([host] * (players - 1) + [guest], key=places.__getitem__)
    return Lineup(tuple(seats), rotates=host != guest)
