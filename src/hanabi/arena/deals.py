"""Which deals are played: numbers made from a seed, the same everywhere and for every line-up."""

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b

import numpy as np

from hanabi.engine import entries
from hanabi.engine.layout import STATE
from hanabi.engine.tables import tables
from hanabi.game.board import TILE_NAMES
from hanabi.rules.deal import Deal
from hanabi.rules.errors import BadOptions
from hanabi.rules.options import Options

DEALS = 2**53  # every reader of JSON keeps such numbers exactly
STARTER = 0  # the first seat begins; who sits there is a matter of the line-up


def deal_number(seed: int, game: int) -> int:
    """The deal of one game of a run: it depends on nothing but these two numbers."""
    digest = blake2b(f"hanabi arena {seed} {game}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") % DEALS


@dataclass(frozen=True, slots=True)
class Deals:
    """The deals of a run: by seed without end, or exactly the listed ones."""

    seed: int = 0
    listed: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        for number in self.listed:
            if not 0 <= number < DEALS:
                raise BadOptions(f"a deal is a number from 0 to {DEALS - 1}, not {number}")

    def number(self, game: int) -> int:
        """The deal of the game with this number."""
        return self.listed[game] if self.listed else deal_number(self.seed, game)

    def games(self, first: int, count: int) -> Iterator[tuple[int, int]]:
        """Games with their deals, from the `first` on."""
        for game in range(first, first + count):
            yield game, self.number(game)


def dealt(number: int, options: Options, players: int) -> Deal:
    """A numbered deal in full, exactly as the compiled loop shuffles it."""
    rules = tables(options, players)
    record = np.zeros(1, STATE)
    entries.begin_by_seed(record.view(np.uint8), rules.data, number, STARTER)
    size = int(rules.rules.deck_size)
    return Deal(
        players,
        deck=tuple(rules.cards[kind] for kind in record["deck"][0, :size]),
        tiles=tuple(TILE_NAMES[tile] for tile in record["tiles"][0]) if options.tiles else (),
        cut=int(record["cut"][0]) if options.tiles else 0,
        starter=STARTER,
    )
