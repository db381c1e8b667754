"""What lies open on the table for everyone: the part that a state and a view have in common."""

from dataclasses import dataclass
from sys import byteorder
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hanabi.engine import entries
from hanabi.engine.layout import HAND, MOVES, SUITS, offset
from hanabi.engine.tables import Tables
from hanabi.game.events import Event
from hanabi.game.numbering import move_of
from hanabi.rules.cards import Card
from hanabi.rules.errors import NoSuchCard, NoSuchSeat
from hanabi.rules.moves import Action, ClueColor, ClueRank
from hanabi.rules.options import Options
from hanabi.rules.outcome import Outcome, Reason, judge, points
from hanabi.rules.suits import Color, Suit
from hanabi.rules.tiles import Tile

REASONS = tuple(Reason)
TILE_NAMES = tuple(Tile)

# Where single numbers lie in a state's bytes.
AT = {
    name: offset(name)
    for name in (
        "player",
        "tokens",
        "mistakes",
        "placed",
        "turns_left",
        "over",
        "drawn",
        "pending",
        "tiles_used",
        "fireworks",
        "cards",
        "possible",
        "clued",
        "hand",
        "order",
        "tiles",
    )
}

_TURN = offset("turn")


@dataclass(frozen=True, slots=True, repr=False)
class HeldCard:
    """A card in a hand: its order, its face where that may be seen, and what the clues say of it.

    `possible` is every face the clues leave open; `clued` are the colors and ranks that touched it.
    """

    order: int
    card: Card | None
    possible: frozenset[Card]
    clued: frozenset[Color | int]

    def __repr__(self) -> str:
        faces = " ".join(sorted(map(str, self.possible)))
        clued = " ".join(sorted(map(str, self.clued))) or "nothing"
        return f"<card {self.order}: {self.card or 'unseen'}; clued {clued}; may be {faces}>"


class HandNumbers(NamedTuple):
    """A hand in the engine's numbers: quickly taken from a board and compared, read only where it is new."""

    tables: Tables
    orders: bytes
    kinds: bytes
    possible: bytes
    clued: bytes

    def cards(self) -> tuple[HeldCard, ...]:
        """The cards, the oldest place first."""
        tables = self.tables
        kinds = memoryview(self.kinds).cast("b")
        possible, clued = memoryview(self.possible).cast("q"), memoryview(self.clued).cast("h")
        return tuple(
            HeldCard(
                order, tables.cards[kind] if kind >= 0 else None, tables.faces(faces), tables.named(clues)
            )
            for order, kind, faces, clues in zip(self.orders, kinds, possible, clued, strict=True)
        )


def check_seat(seat: int, players: int) -> None:
    """Refuse a seat that is not at the table."""
    if not 0 <= seat < players:
        raise NoSuchSeat(f"there is no seat {seat}: the seats are 0 to {players - 1}")


class Board:
    """The open part of a game, read from the engine's record."""

    __slots__ = ("_bytes", "_data", "_tables", "discard_pile", "log")

    def __init__(
        self,
        tables: Tables,
        data: NDArray[np.uint8],
        log: tuple[Event, ...],
        discard_pile: tuple[Card, ...],
    ) -> None:
        data.flags.writeable = False
        self._tables = tables
        self._data = data
        self._bytes = memoryview(data.data).cast("b")
        self.log = log
        self.discard_pile = discard_pile

    @property
    def options(self) -> Options:
        """The rules in force."""
        return self._tables.options

    @property
    def players(self) -> int:
        """How many players sit at the table."""
        return self._tables.players

    @property
    def on_turn(self) -> int:
        """The seat whose turn it is."""
        return self._bytes[AT["player"]]

    @property
    def turn(self) -> int:
        """How many turns are over; rearranging a hand is none (R-402)."""
        return int.from_bytes(self._data[_TURN : _TURN + 2].tobytes(), byteorder, signed=True)

    @property
    def tokens(self) -> int:
        """The clue tokens available (R-104)."""
        return self._bytes[AT["tokens"]]

    @property
    def mistakes(self) -> int:
        """The mistakes counted so far (R-105)."""
        return self._bytes[AT["mistakes"]]

    @property
    def fireworks(self) -> dict[Suit, int]:
        """How many cards each firework has."""
        start = AT["fireworks"]
        heights = self._bytes[start : start + SUITS]
        return dict(zip(self.options.suits, heights, strict=False))

    def top(self, suit: Suit) -> Card | None:
        """The last card placed on a firework: of three black ones, the 3 (R-903)."""
        height = self.fireworks[suit]
        if height == 0:
            return None
        return Card(suit, 6 - height if suit is Suit.BLACK else height)

    @property
    def deck_count(self) -> int:
        """How many cards are left in the deck (R-112)."""
        return self._tables.deck_size - self._bytes[AT["drawn"]]

    @property
    def turns_left(self) -> int | None:
        """How many turns the last round still has; None before it (R-504)."""
        turns = self._bytes[AT["turns_left"]]
        return None if turns < 0 else turns

    @property
    def pending(self) -> Tile | None:
        """The reward tile that waits for a choice of the player on turn (R-1023)."""
        tile = self._bytes[AT["pending"]]
        return None if tile < 0 else TILE_NAMES[tile]

    @property
    def tiles_used(self) -> tuple[Tile, ...]:
        """The tiles turned up so far, the first first (R-1020)."""
        start = AT["tiles"]
        return tuple(TILE_NAMES[tile] for tile in self._bytes[start : start + self._bytes[AT["tiles_used"]]])

    @property
    def tiles_left(self) -> frozenset[Tile]:
        """The tiles still face down; their order is nobody's to know (R-1020)."""
        return frozenset(TILE_NAMES) - frozenset(self.tiles_used) if self.options.tiles else frozenset()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._bytes[AT["over"]] != 0

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        over = self._bytes[AT["over"]]
        return judge(self.options, REASONS[over - 1], self.placed) if over else None

    @property
    def placed(self) -> int:
        """How many cards lie on the fireworks."""
        return self._bytes[AT["placed"]]

    @property
    def score(self) -> int:
        """The points as they stand on the table (R-508, R-908)."""
        return points(self.options, self.placed)

    @property
    def reachable_score(self) -> int:
        """The points if every card not lost were still placed (R-403)."""
        return points(self.options, entries.reachable_placed(self._data, self._tables.data))

    @property
    def dead_fireworks(self) -> frozenset[Suit]:
        """The fireworks that can no longer be completed (R-403)."""
        dead = entries.dead_suits(self._data, self._tables.data)
        return frozenset(suit for i, suit in enumerate(self.options.suits) if dead >> i & 1)

    @property
    def indispensable_cards(self) -> frozenset[Card]:
        """The cards still needed of which one copy is left outside the discard pile (R-604)."""
        return self._tables.faces(entries.indispensable_kinds(self._data, self._tables.data))

    def orders(self, seat: int) -> tuple[int, ...]:
        """The orders of the cards a seat holds, the oldest place first."""
        check_seat(seat, self.players)
        start = AT["order"] + seat * HAND
        return tuple(self._bytes[start : start + self._bytes[AT["cards"] + seat]])

    @property
    def hands(self) -> tuple[tuple[HeldCard, ...], ...]:
        """All hands, by seat; a face that may not be seen here is None."""
        return tuple(map(self.hand, range(self.players)))

    def hand(self, seat: int) -> tuple[HeldCard, ...]:
        """The cards a seat holds, the oldest place first."""
        return self.hand_numbers(seat).cards()

    def hand_numbers(self, seat: int) -> HandNumbers:
        """The same, as it lies in the record."""
        check_seat(seat, self.players)
        first, last = seat * HAND, seat * HAND + self._bytes[AT["cards"] + seat]

        def numbers(name: str, size: int = 1) -> bytes:
            start = AT[name]
            return self._bytes[start + size * first : start + size * last].tobytes()

        return HandNumbers(
            self._tables, numbers("order"), numbers("hand"), numbers("possible", 8), numbers("clued", 2)
        )

    def _clued(self, seat: int) -> list[int]:
        """The sets of clues that touched each card of a hand."""
        clued: list[int] = np.frombuffer(
            self._data, np.int16, HAND, offset("clued") + 2 * seat * HAND
        ).tolist()
        return clued

    def touched_by(self, clue: ClueColor | ClueRank) -> tuple[int, ...]:
        """The orders of the cards that a clue would point out, given or not (R-208)."""
        hand = self.hand(clue.to)
        if any(held.card is None for held in hand):
            raise NoSuchCard(f"the cards of seat {clue.to} cannot be seen from here")
        return tuple(held.order for held in hand if held.card and self._matches(clue, held.card))

    def _matches(self, clue: ClueColor | ClueRank, card: Card) -> bool:
        if isinstance(clue, ClueRank):
            return card.rank == clue.rank
        return self.options.touches(clue.color, card.suit)

    def _legal_numbers(self) -> list[int]:
        numbers = np.empty(MOVES, np.int16)
        count = entries.legal_moves(self._data, self._tables.data, numbers)
        legal: list[int] = numbers[:count].tolist()
        return legal

    def _legal_moves(self) -> list[Action]:
        player, orders = self.on_turn, self.orders(self.on_turn)
        return [move_of(self._tables, player, orders, number) for number in self._legal_numbers()]

    def _line(self) -> str:
        where = f"{self.players} players, {self.options}: "
        if outcome := self.outcome():
            return f"{where}{outcome}"
        fireworks = " ".join(str(self.top(suit) or f"{suit}0") for suit in self.options.suits)
        pending = f", tile {self.pending} waits" if self.pending else ""
        return (
            f"{where}seat {self.on_turn} on turn{pending}, {fireworks}, "
            f"tokens {self.tokens}, mistakes {self.mistakes}, deck {self.deck_count}"
        )
