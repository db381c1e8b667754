"""The rules in force as numbers: every variant is a table, and no other engine code knows an edition."""

from dataclasses import dataclass
from functools import cache, cached_property, lru_cache

import numpy as np
from numpy.typing import NDArray

from hanabi.engine.layout import (
    CLUE,
    DISCARD,
    LAPSE,
    PLAY,
    RECYCLE_PICK,
    RULES,
    SALVAGE_PICK,
    WORD,
    Clue,
    Kind,
    Kinds,
    RulesRecord,
    Slot,
)
from hanabi.rules.cards import RANKS, Card
from hanabi.rules.options import (
    MAX_MISTAKES,
    MAX_TOKENS,
    Options,
    check_players,
    hand_size,
)
from hanabi.rules.suits import Color, Suit
from hanabi.rules.tiles import Tile


@dataclass(frozen=True, slots=True)
class SuitShape:
    """One suit in numbers: copies of each rank, which colors touch it, and the way its firework is built."""

    copies: tuple[int, ...]
    colors: frozenset[int]
    downwards: bool = False


@dataclass(frozen=True, slots=True)
class Shape:
    """A game in numbers: all that the engine knows of the options."""

    players: int
    hand_size: int
    suits: tuple[SuitShape, ...]
    colors: int
    max_tokens: int = MAX_TOKENS
    max_mistakes: int = MAX_MISTAKES
    tiles: bool = False
    expert: bool = False
    announce: bool = False
    empty_clues: bool = True
    token_on_win: bool = False

    @classmethod
    def of(cls, options: Options, players: int) -> "Shape":
        """The shape of a game with these options."""
        return cls(
            players=check_players(players),
            hand_size=hand_size(players),
            suits=tuple(_suit_shape(options, suit) for suit in options.suits),
            colors=len(options.colors),
            tiles=options.tiles,
            expert=options.expert,
            announce=options.announce,
            empty_clues=options.empty_clues,
        )

    @property
    def ranks(self) -> int:
        """How many ranks a suit has."""
        return len(self.suits[0].copies)

    @property
    def plain_moves(self) -> int:
        """The discards, plays without a word and clues, which come first."""
        return 2 * self.hand_size + (self.players - 1) * (self.colors + self.ranks)


def _suit_shape(options: Options, suit: Suit) -> SuitShape:
    return SuitShape(
        copies=tuple(options.copies(Card(suit, rank)) for rank in RANKS),
        colors=frozenset(i for i, color in enumerate(options.colors) if options.touches(color, suit)),
        downwards=suit is Suit.BLACK,
    )


@lru_cache(maxsize=256)
def build(shape: Shape) -> NDArray[np.uint8]:
    """The record of a shape, as bytes that nobody can change; made once."""
    table = np.zeros(1, RULES)
    rules = table[0]
    _sizes(rules, shape)
    _cards(rules, shape)
    _clues(rules, shape)
    _moves(rules, shape)
    data = table.view(np.uint8)
    data.flags.writeable = False
    return data


def _sizes(rules: RulesRecord, shape: Shape) -> None:
    rules.players, rules.hand_size = shape.players, shape.hand_size
    rules.suits, rules.ranks, rules.colors = len(shape.suits), shape.ranks, shape.colors
    rules.kinds, rules.clues = len(shape.suits) * shape.ranks, shape.colors + shape.ranks
    rules.max_tokens, rules.max_mistakes = shape.max_tokens, shape.max_mistakes
    rules.tiles = len(Tile) if shape.tiles else 0
    rules.expert, rules.announce, rules.empty_clues = shape.expert, shape.announce, shape.empty_clues
    rules.token_on_win = shape.token_on_win


def _cards(rules: RulesRecord, shape: Shape) -> None:
    ranks, deck = shape.ranks, []
    rules.next_kind[:] = -1
    for suit, suit_shape in enumerate(shape.suits):
        for index, copies in enumerate(suit_shape.copies):
            kind = suit * ranks + index
            place = ranks - 1 - index if suit_shape.downwards else index
            rules.suit[kind], rules.rank[kind], rules.copies[kind] = suit, index + 1, copies
            rules.place[kind], rules.next_kind[suit, place] = place, kind
            deck += [kind] * copies
    rules.deck_size = len(deck)
    rules.deck[: len(deck)] = deck
    rules.every_kind = (1 << int(rules.kinds)) - 1


def _clues(rules: RulesRecord, shape: Shape) -> None:
    for kind in range(int(rules.kinds)):
        suit, index = divmod(kind, shape.ranks)
        for clue in (*shape.suits[suit].colors, shape.colors + index):
            rules.touches[clue] |= 1 << kind
            rules.clues_touching[kind] |= 1 << clue
    rules.every_clue = (1 << int(rules.clues)) - 1
    rules.color_clues = (1 << shape.colors) - 1


def _moves(rules: RulesRecord, shape: Shape) -> None:
    """Number the moves: discards, plays, color clues, rank clues, announced plays, the tiles' choices."""
    number = 0

    parts = (rules.move_slot, rules.move_offset, rules.move_clue, rules.move_suit, rules.move_kind)

    def add(
        kind_of_move: int, slot: Slot = -1, offset: int = -1, clue: Clue = -1, suit: int = -1, kind: Kind = -1
    ) -> None:
        nonlocal number
        rules.move_type[number] = kind_of_move
        for part, value in zip(parts, (slot, offset, clue, suit, kind), strict=True):
            part[number] = value
        number += 1

    for part in parts:
        part[:] = -1
    for slot in range(shape.hand_size):
        add(DISCARD, slot=slot)
    for slot in range(shape.hand_size):
        add(PLAY, slot=slot)
    for offset in range(1, shape.players):
        rules.color_shift[offset] = number
        for clue in range(shape.colors):
            add(CLUE, offset=offset, clue=clue)
    for offset in range(1, shape.players):
        rules.rank_shift[offset] = number
        for clue in range(shape.colors, shape.colors + shape.ranks):
            add(CLUE, offset=offset, clue=clue)
    if shape.announce:
        for slot in range(shape.hand_size):
            for suit in range(len(shape.suits)):
                add(PLAY, slot=slot, suit=suit)
    rules.first_recycle = rules.first_salvage = rules.lapse = -1
    if shape.tiles:
        rules.first_recycle = number
        for kind in range(int(rules.kinds)):
            add(RECYCLE_PICK, kind=kind)
        rules.first_salvage = number
        for kind in range(int(rules.kinds)):
            add(SALVAGE_PICK, kind=kind)
        rules.lapse = number
        add(LAPSE)
    rules.moves, rules.words = number, -(-number // WORD)
    _slot_moves(rules, number)


def _slot_moves(rules: RulesRecord, moves: int) -> None:
    """For each size of a hand, which plays and discards it has."""
    for move in range(moves):
        for cards in range(int(rules.move_slot[move]) + 1, int(rules.hand_size) + 1):
            if rules.move_type[move] == PLAY:
                rules.plays[cards, move // WORD] |= 1 << move % WORD
            elif rules.move_type[move] == DISCARD:
                rules.discards[cards] |= 1 << move


@dataclass(frozen=True, eq=False)
class Tables:
    """The rules of a game with `options` for `players`: their record, and the numbers' meaning."""

    options: Options
    players: int
    shape: Shape
    data: NDArray[np.uint8]

    @cached_property
    def rules(self) -> RulesRecord:
        """The record itself, to read single numbers from."""
        rules: RulesRecord = self.data.view(RULES)[0]
        return rules

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The face of each kind."""
        return tuple(Card(suit, rank) for suit in self.options.suits for rank in RANKS)

    @cached_property
    def kind_of(self) -> dict[Card, int]:
        """The number of each face."""
        return {card: kind for kind, card in enumerate(self.cards)}

    @cached_property
    def tile_moves(self) -> tuple[int, int, int]:
        """The numbers of the first recycling, the first salvaging and the lapse; −1 without tiles."""
        return int(self.rules.first_recycle), int(self.rules.first_salvage), int(self.rules.lapse)

    @cached_property
    def hand_size(self) -> int:
        """How many cards each player is dealt."""
        return self.shape.hand_size

    @cached_property
    def deck_size(self) -> int:
        """How many cards there are."""
        return int(self.rules.deck_size)

    @cached_property
    def plain_moves(self) -> int:
        """How many moves are discards, plays without a word and clues: they come first."""
        return self.shape.plain_moves

    @lru_cache(maxsize=4096)  # noqa: B019 - there are few tables and they live on
    def faces(self, kinds: Kinds) -> frozenset[Card]:
        """The faces of a set of kinds."""
        return frozenset(card for kind, card in enumerate(self.cards) if kinds >> kind & 1)

    @lru_cache(maxsize=4096)  # noqa: B019
    def named(self, clues: int) -> frozenset[Color | int]:
        """The colors and ranks of a set of clues."""
        names: tuple[Color | int, ...] = (*self.options.colors, *RANKS)
        return frozenset(name for clue, name in enumerate(names) if clues >> clue & 1)


@cache
def _tables(options: Options, players: int) -> Tables:
    shape = Shape.of(options, players)
    return Tables(options, players, shape, build(shape))


def tables(options: Options, players: int) -> Tables:
    """The tables of a game; made once for each options and number of players."""
    return _tables(options, check_players(players))
