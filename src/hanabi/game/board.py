"""What lies open on the table for everyone: the part that a state and a view have in common."""

from collections.abc import Sequence
from functools import cache, lru_cache
from operator import index
from sys import byteorder
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from hanabi.engine import entries
from hanabi.engine.layout import HAND, MOVES, offset
from hanabi.engine.tables import Tables
from hanabi.game.events import Event
from hanabi.game.numbering import move_of, notations_of
from hanabi.game.past import Past
from hanabi.rules.cards import RANKS, Card
from hanabi.rules.errors import BadNotation, BadOptions, NoSuchCard, NoSuchSeat, shown
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

# The same for what is read most often.
_TURN = offset("turn")
_FIREWORKS = offset("fireworks")
_ORDERS, _KINDS, _POSSIBLE, _CLUED = offset("order"), offset("hand"), offset("possible"), offset("clued")
_CARDS = offset("cards")


class HeldCard(msgspec.Struct, frozen=True):
    """A card in a hand: its order, its face where that may be seen, and what the clues say of it.

    `possible` is every face the clues leave open; `clued` are the colors and ranks that touched it.
    """

    order: int
    card: Card | None
    possible: frozenset[Card]
    clued: frozenset[Color | int]

    @property
    def marks(self) -> str:
        """The colors and ranks that touched it in short: `R3`."""
        return in_short(self.clued)

    def __repr__(self) -> str:
        faces = " ".join(sorted(map(str, self.possible)))
        clued = " ".join(sorted(map(str, self.clued))) or "nothing"
        return f"<card {self.order}: {self.card or 'unseen'}; clued {clued}; may be {faces}>"


def in_short(named: frozenset[Color | int]) -> str:
    """Colors and ranks in one word, the colors first: `R3`."""
    colors = [color.letter for color in Color if color in named]
    return "".join((*colors, *(str(rank) for rank in RANKS if rank in named)))


class HandNumbers(NamedTuple):
    """A hand in the engine's numbers: quickly taken from a board and compared, read only where it is new."""

    tables: Tables
    orders: bytes
    kinds: bytes
    possible: bytes
    clued: bytes

    def cards(self) -> tuple[HeldCard, ...]:
        """The cards, the oldest place first."""
        return _held(*self)


@lru_cache(maxsize=4096)  # a move changes one hand at most, and all seats but one see it alike
def _held(tables: Tables, orders: bytes, kinds: bytes, possible: bytes, clued: bytes) -> tuple[HeldCard, ...]:
    numbers = zip(
        orders,
        memoryview(kinds).cast("b"),
        memoryview(possible).cast("q"),
        memoryview(clued).cast("h"),
        strict=True,
    )
    return tuple(
        HeldCard(order, tables.cards[kind] if kind >= 0 else None, tables.faces(faces), tables.named(clues))
        for order, kind, faces, clues in numbers
    )


class Prospects(NamedTuple):
    """What can still be reached: the fireworks and the discard pile decide, and many moves change neither."""

    reachable_score: int
    dead_fireworks: frozenset[Suit]
    indispensable_cards: frozenset[Card]


def check_seat(seat: int, players: int) -> int:
    """The seat, if it is at the table."""
    try:
        if not isinstance(seat, bool) and 0 <= (number := index(seat)) < players:
            return number
    except TypeError:  # a text, None, 1.0
        pass
    raise NoSuchSeat(f"there is no seat {shown(seat)}: the seats are 0 to {players - 1}")


def default_names(players: int) -> tuple[str, ...]:
    """What players are called who have no names."""
    return tuple(f"Player {seat + 1}" for seat in range(players))


class Board:
    """The open part of a game, read from the engine's record."""

    __slots__ = ("_bytes", "_data", "_log", "_past", "_prospects", "_tables", "discard_pile")

    def __init__(
        self,
        tables: Tables,
        data: NDArray[np.uint8],
        past: Past,
        discard_pile: tuple[Card, ...],
    ) -> None:
        data.flags.writeable = False
        self._tables = tables
        self._data = data
        self._bytes = memoryview(data.data).cast("b")
        self._past = past
        self._log: tuple[Event, ...] | None = None
        self._prospects: Prospects | None = None
        self.discard_pile = discard_pile

    @property
    def log(self) -> tuple[Event, ...]:
        """Everything that everyone saw, the first first."""
        if self._log is None:
            self._log = self._past.log()
        return self._log

    @property
    def options(self) -> Options:
        """The rules in force."""
        return self._tables.options

    @property
    def players(self) -> int:
        """How many players sit at the table."""
        return self._tables.players

    @property
    def hand_size(self) -> int:
        """How many cards each player is dealt (R-108)."""
        return self._tables.hand_size

    @property
    def on_turn(self) -> int:
        """The seat whose turn it is."""
        return self._bytes[AT["player"]]

    @property
    def turn(self) -> int:
        """How many turns are over; rearranging a hand is none (R-402)."""
        return int.from_bytes(self._bytes[_TURN : _TURN + 2], byteorder, signed=True)

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
        return dict(zip(self.options.suits, self.heights, strict=True))

    @property
    def heights(self) -> tuple[int, ...]:
        """The same without the suits, in their order."""
        return tuple(self._bytes[_FIREWORKS : _FIREWORKS + len(self.options.suits)])

    def firework(self, suit: Suit) -> tuple[Card, ...]:
        """The cards of a firework, the first one first; black begins with its 5 (R-903)."""
        return whole_firework(suit)[: self._height(suit)]

    def top(self, suit: Suit) -> Card | None:
        """The last card placed on a firework: of three black ones, the 3 (R-903)."""
        return self.firework(suit)[-1] if self._height(suit) else None

    def next_card(self, suit: Suit) -> Card | None:
        """The card that a firework waits for, black ones from 5 down (R-903); None if it is complete."""
        height = self._height(suit)
        return whole_firework(suit)[height] if height < len(RANKS) else None

    def fits(self, card: Card) -> bool:
        """Whether `card` is the next one of its firework."""
        return card.suit in self.options.suits and card == self.next_card(card.suit)

    def _height(self, suit: Suit) -> int:
        if suit not in self.options.suits:
            allowed = ", ".join(map(str, self.options.suits))
            raise BadOptions(f"{shown(suit)} is not a suit of this game: they are {allowed}")
        return self._bytes[AT["fireworks"] + self.options.suits.index(suit)]

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
        if not self.options.tiles:
            return ()
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
        return self.prospects.reachable_score

    @property
    def dead_fireworks(self) -> frozenset[Suit]:
        """The fireworks that can no longer be completed (R-403)."""
        return self.prospects.dead_fireworks

    @property
    def indispensable_cards(self) -> frozenset[Card]:
        """The cards still needed of which one copy is left outside the discard pile (R-604)."""
        return self.prospects.indispensable_cards

    @property
    def prospects(self) -> "Prospects":
        """The last three together."""
        if self._prospects is None:
            data, rules = self._data, self._tables.data
            dead = entries.dead_suits(data, rules)
            self._prospects = Prospects(
                points(self.options, entries.reachable_placed(data, rules)),
                frozenset(suit for i, suit in enumerate(self.options.suits) if dead >> i & 1),
                self._tables.faces(entries.indispensable_kinds(data, rules)),
            )
        return self._prospects

    def orders(self, seat: int) -> tuple[int, ...]:
        """The orders of the cards a seat holds, the oldest place first."""
        return self._orders(check_seat(seat, self.players))

    def _orders(self, seat: int) -> tuple[int, ...]:
        first = _ORDERS + seat * HAND
        return tuple(self._bytes[first : first + self._bytes[_CARDS + seat]])

    @property
    def hands(self) -> tuple[tuple[HeldCard, ...], ...]:
        """All hands, by seat; a face that may not be seen here is None."""
        return tuple(numbers.cards() for numbers in self.all_hand_numbers())

    def hand(self, seat: int) -> tuple[HeldCard, ...]:
        """The cards a seat holds, the oldest place first."""
        return self.hand_numbers(seat).cards()

    def hand_numbers(self, seat: int) -> HandNumbers:
        """The same, as it lies in the record."""
        return self._hand_in(self._data.tobytes(), check_seat(seat, self.players))

    def all_hand_numbers(self) -> list[HandNumbers]:
        """All hands so, by seat."""
        raw = self._data.tobytes()
        return [self._hand_in(raw, seat) for seat in range(self.players)]

    def _hand_in(self, raw: bytes, seat: int) -> HandNumbers:
        first = seat * HAND
        last = first + raw[_CARDS + seat]
        return HandNumbers(
            self._tables,
            raw[_ORDERS + first : _ORDERS + last],
            raw[_KINDS + first : _KINDS + last],
            raw[_POSSIBLE + 8 * first : _POSSIBLE + 8 * last],
            raw[_CLUED + 2 * first : _CLUED + 2 * last],
        )

    def _clued(self, seat: int) -> list[int]:
        """The sets of clues that touched each card of a hand."""
        first = _CLUED + 2 * seat * HAND
        return self._bytes[first : first + 2 * HAND].cast("h").tolist()

    def touched_by(self, clue: ClueColor | ClueRank) -> tuple[int, ...]:
        """The orders of the cards that a clue would point out, given or not (R-208)."""
        if not isinstance(clue, ClueColor | ClueRank):
            raise BadNotation(f"{shown(clue)} is not a clue, such as ClueRank(to=1, rank=5)")
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
        player, orders = self.on_turn, self._orders(self.on_turn)
        return [move_of(self._tables, player, orders, number) for number in self._legal_numbers()]

    def _legal_notations(self) -> list[str]:
        player, orders = self.on_turn, self._orders(self.on_turn)
        return notations_of(self._tables, player, orders, self._legal_numbers())

    def picture(
        self,
        names: Sequence[str] | None = None,
        *,
        color: bool = False,
        width: int = 80,
        symbols: bool = True,
        language: str = "en",
    ) -> str:
        """The table as text for a terminal; without names, the players are numbered from 1."""
        from hanabi.game.picture import picture  # it draws boards, so it comes after them
        from hanabi.texts import texts

        return picture(
            self,
            names or default_names(self.players),
            color=color,
            width=width,
            symbols=symbols,
            texts=texts(language),
        )

    def _repr_svg_(self) -> str:
        """The table as a notebook shows it."""
        from hanabi.game.svg import board_svg

        return board_svg(self, default_names(self.players))

    def to_text(self) -> str:
        """The position in one line, which `parse_position` reads back."""
        from hanabi.game.position_text import position_text

        return position_text(self)

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


@cache
def whole_firework(suit: Suit) -> tuple[Card, ...]:
    """The cards of a whole firework in the order in which they are placed (R-305, R-903)."""
    return tuple(Card(suit, rank) for rank in (RANKS[::-1] if suit is Suit.BLACK else RANKS))
