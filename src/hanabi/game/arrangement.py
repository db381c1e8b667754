"""All that lies on a table, as values: how a game in the middle becomes a state or a view."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hanabi.engine import entries
from hanabi.engine.layout import STATE
from hanabi.engine.tables import Tables
from hanabi.game.board import REASONS, TILE_NAMES, HeldCard, whole_firework
from hanabi.game.past import NOTHING
from hanabi.game.state import State
from hanabi.game.view import SpectatorView, View
from hanabi.rules.cards import RANKS, Card
from hanabi.rules.options import Options
from hanabi.rules.outcome import Reason
from hanabi.rules.suits import Suit
from hanabi.rules.tiles import Tile


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrangement:
    """All that lies on a table. Hidden cards of a hand are None, and of a hidden deck it says how many.

    `tiles` are the stack, the first `tiles_used` turned up; of a hidden stack there are no others.
    """

    rules: Tables
    hands: tuple[tuple[HeldCard, ...], ...]
    heights: Mapping[Suit, int]
    discard_pile: tuple[Card, ...]
    deck: tuple[Card, ...] | int
    tokens: int
    mistakes: int
    on_turn: int
    tiles: tuple[Tile, ...] = ()
    tiles_used: int = 0
    pending: Tile | None = None
    turns_left: int | None = None
    turn: int = 0
    next_order: int = 0
    cut: int = 0
    over: Reason | None = None

    @property
    def options(self) -> Options:
        """The rules in force."""
        return self.rules.options

    @property
    def deck_count(self) -> int:
        """How many cards are in the deck."""
        return self.deck if isinstance(self.deck, int) else len(self.deck)

    @property
    def placed(self) -> list[Card]:
        """The cards on the fireworks."""
        return [card for suit, height in self.heights.items() for card in whole_firework(suit)[:height]]

    def lying(self) -> list[Card]:
        """Every card whose face is known, but for the deck."""
        held = [held.card for hand in self.hands for held in hand if held.card is not None]
        return [*self.placed, *self.discard_pile, *held]

    def but(self, **changes: Any) -> "Arrangement":
        """The same but for these parts."""
        return replace(self, **changes)

    def state(self) -> State:
        """The game, all of which must be known."""
        return State(self.rules, self._record(), None, discard_pile=self.discard_pile)

    def view(self, seat: int | None) -> View | SpectatorView:
        """The game as a seat sees it, or a spectator."""
        if seat is None:
            return SpectatorView(self.rules, self._record(), NOTHING, self.discard_pile)
        return View(self.rules, self._record(), NOTHING, self.discard_pile, seat)

    def _record(self) -> NDArray[np.uint8]:
        record, kind_of = np.zeros(1, STATE), self.rules.kind_of
        data, state = record.view(np.uint8), record[0]
        entries.clear(data)
        size = self.rules.deck_size
        if not isinstance(self.deck, int):
            state.deck[size - len(self.deck) : size] = [kind_of[card] for card in self.deck]
        state.tiles[: len(self.tiles)] = [TILE_NAMES.index(tile) for tile in self.tiles]
        state.drawn, state.tiles_used, state.cut = size - self.deck_count, self.tiles_used, self.cut
        state.tokens, state.mistakes, state.player = self.tokens, self.mistakes, self.on_turn
        state.turns_left = -1 if self.turns_left is None else self.turns_left
        state.pending = -1 if self.pending is None else TILE_NAMES.index(self.pending)
        state.over = 0 if self.over is None else REASONS.index(self.over) + 1
        state.fireworks[: len(self.heights)] = [self.heights[suit] for suit in self.options.suits]
        state.placed = sum(self.heights.values())
        state.turn, state.next_order = self.turn, self.next_order
        for card in self.discard_pile:
            state.discarded[kind_of[card]] += 1
        for seat, hand in enumerate(self.hands):
            self._hold(state, seat, hand)
        return data

    def _hold(self, state: Any, seat: int, hand: Sequence[HeldCard]) -> None:
        rules, names = self.rules, (*self.options.colors, *RANKS)
        for slot, held in enumerate(hand):
            state.hand[seat, slot] = -1 if held.card is None else rules.kind_of[held.card]
            state.order[seat, slot] = held.order
            state.possible[seat, slot] = sum(1 << rules.kind_of[card] for card in held.possible)
            state.clued[seat, slot] = sum(1 << names.index(named) for named in held.clued)
        state.cards[seat] = len(hand)
