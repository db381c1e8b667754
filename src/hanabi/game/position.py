"""A game set up in the middle: any position the cards allow, to go on from."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from hanabi.engine import entries
from hanabi.engine.layout import STATE
from hanabi.engine.tables import Tables, tables
from hanabi.game.board import TILE_NAMES
from hanabi.game.state import State
from hanabi.rules.cards import Card
from hanabi.rules.deal import check_cut, check_deck, check_tiles
from hanabi.rules.errors import BadDeal
from hanabi.rules.options import MAX_MISTAKES, MAX_TOKENS, Options
from hanabi.rules.suits import Suit
from hanabi.rules.tiles import Tile


def set_up(
    hands: Sequence[Sequence[Card]],
    options: Options | None = None,
    *,
    fireworks: Mapping[Suit, int] | None = None,
    discard_pile: Sequence[Card] = (),
    deck: Sequence[Card] | None = None,
    tokens: int = MAX_TOKENS,
    mistakes: int = 0,
    on_turn: int = 0,
    tiles: Sequence[Tile] = (),
    tiles_used: int = 0,
    turns_left: int | None = None,
    cut: int = 0,
) -> State:
    """A state with these hands, fireworks (cards placed in each suit), discard pile and deck (top first).

    Together they must be exactly the cards of the options; without `deck`, it is all cards not named, sorted.
    Of `tiles`, the first `tiles_used` are already turned up. With an empty deck, unless expert, the last
    round runs and has `turns_left` turns to go.
    """
    options = options or Options()
    rules = tables(options, len(hands))
    heights = {suit: (fireworks or {}).get(suit, 0) for suit in Suit}
    out = (*_placed(options, heights), *discard_pile, *(card for hand in hands for card in hand))
    if deck is None:
        deck = sorted((Counter(options.cards()) - Counter(out)).elements(), key=options.cards().index)
    check_deck(options, (*out, *deck))
    _check_hands(rules, hands)
    check_tiles(options, tuple(tiles))
    check_cut(options, cut)
    _check_range("the number of tiles used", tiles_used, 0, len(tiles))
    _check_range("tokens", tokens, 0, MAX_TOKENS)
    _check_range("mistakes", mistakes, 0, MAX_MISTAKES - 1)
    _check_range("the seat on turn", on_turn, 0, rules.players - 1)
    if sum(heights.values()) == 5 * len(options.suits):
        raise BadDeal("all fireworks are complete: that game is over")
    if not hands[on_turn] and tokens == 0:
        raise BadDeal(f"seat {on_turn} has no card and no token to act with: that game is over")

    record = np.zeros(1, STATE)
    data, state = record.view(np.uint8), record[0]
    size = len(options.cards())
    state.deck[size - len(deck) : size] = [rules.kind_of[card] for card in deck]
    state.tiles[: len(tiles)] = [TILE_NAMES.index(tile) for tile in tiles]
    entries.clear(data)
    state.drawn, state.tiles_used, state.cut = size - len(deck), tiles_used, cut
    state.tokens, state.mistakes, state.player = tokens, mistakes, on_turn
    state.turns_left = _turns_left(rules, len(deck), turns_left)
    state.fireworks[: len(options.suits)] = [heights[suit] for suit in options.suits]
    state.placed = sum(heights.values())
    for card in discard_pile:
        state.discarded[rules.kind_of[card]] += 1
    for seat, hand in enumerate(hands):
        _hold(state, rules, seat, hand)
    return State(rules, data, None, discard_pile=tuple(discard_pile))


def _placed(options: Options, heights: Mapping[Suit, int]) -> list[Card]:
    """The cards on fireworks of these heights."""
    placed = []
    for suit, height in heights.items():
        _check_range(f"the firework {suit}", height, 0, 5 if suit in options.suits else 0)
        ranks = range(5, 5 - height, -1) if suit is Suit.BLACK else range(1, height + 1)
        placed += [Card(suit, rank) for rank in ranks]
    return placed


def _check_hands(rules: Tables, hands: Sequence[Sequence[Card]]) -> None:
    for seat, hand in enumerate(hands):
        _check_range(f"the number of cards of seat {seat}", len(hand), 0, rules.hand_size)


def _check_range(what: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise BadDeal(f"{what} must be from {low} to {high}, not {value}")


def _turns_left(rules: Tables, deck: int, turns: int | None) -> int:
    if deck > 0 or rules.options.expert:
        if turns is not None:
            raise BadDeal("a last round needs an empty deck and a game that is not expert")
        return -1
    _check_range("the number of turns left", rules.players if turns is None else turns, 1, rules.players)
    return rules.players if turns is None else turns


def _hold(state: Any, rules: Tables, seat: int, hand: Sequence[Card]) -> None:
    for slot, card in enumerate(hand):
        state.hand[seat, slot] = rules.kind_of[card]
        state.order[seat, slot] = state.next_order
        state.possible[seat, slot] = rules.rules.every_kind
        state.next_order += 1
    state.cards[seat] = len(hand)
