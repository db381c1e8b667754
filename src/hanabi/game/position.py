"""A game set up in the middle: any position that can come about, to go on from."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from hanabi.engine.tables import Tables, tables
from hanabi.game.arrangement import Arrangement
from hanabi.game.board import HeldCard
from hanabi.game.position_checks import check, check_heights
from hanabi.game.state import State
from hanabi.rules.cards import Card
from hanabi.rules.errors import BadDeal, shown
from hanabi.rules.options import MAX_TOKENS, Options, check_options
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
    Of `tiles`, the first `tiles_used` are already turned up, one for each complete firework. With an empty
    deck, unless expert, the last round runs and has `turns_left` turns to go. What cannot come about is
    refused.
    """
    return check(
        arrange(
            hands,
            check_options(options),
            fireworks=fireworks or {},
            discard_pile=discard_pile,
            deck=deck,
            tokens=tokens,
            mistakes=mistakes,
            on_turn=on_turn,
            tiles=tuple(tiles),
            tiles_used=tiles_used,
            turns_left=turns_left,
            cut=cut,
        )
    ).state()


def arrange(
    hands: Sequence[Sequence[Card]],
    options: Options,
    *,
    fireworks: Mapping[Suit, int],
    discard_pile: Sequence[Card],
    deck: Sequence[Card] | None,
    turns_left: int | None,
    **others: Any,
) -> Arrangement:
    """What `set_up` was asked for, whether it can come about or not."""
    rules = tables(options, len(hands))
    held = _newly_held(rules, hands)
    arranged = Arrangement(
        rules=rules,
        hands=held,
        heights=_heights(options, fireworks),
        discard_pile=_cards("the discard pile", discard_pile),
        deck=() if deck is None else _cards("the deck", deck),
        turns_left=turns_left,
        next_order=sum(map(len, held)),
        **others,
    )
    if deck is None:
        arranged = arranged.but(deck=_rest(arranged))
    if turns_left is None and not arranged.deck and not options.expert:
        arranged = arranged.but(turns_left=rules.players)
    return arranged


def _heights(options: Options, fireworks: Mapping[Suit, int]) -> dict[Suit, int]:
    check_heights(options, fireworks)
    return {suit: fireworks.get(suit, 0) for suit in options.suits}


def _cards(where: str, cards: Iterable[Card]) -> tuple[Card, ...]:
    cards = tuple(cards)
    for card in cards:
        if not isinstance(card, Card):
            raise BadDeal(f"{where} has {shown(card)}, which is not a card: read one with Card.parse('R3')")
    return cards


def _newly_held(rules: Tables, hands: Sequence[Sequence[Card]]) -> tuple[tuple[HeldCard, ...], ...]:
    """Hands of which no clue has told anything, their cards numbered from 0."""
    every_face, number = frozenset(rules.cards), 0
    held = []
    for seat, hand in enumerate(hands):
        cards = _cards(f"the hand of seat {seat}", hand)
        held.append(
            tuple(HeldCard(number + slot, card, every_face, frozenset()) for slot, card in enumerate(cards))
        )
        number += len(cards)
    return tuple(held)


def _rest(arranged: Arrangement) -> tuple[Card, ...]:
    """All cards that lie nowhere else, sorted."""
    cards = arranged.options.cards()
    return tuple(sorted((Counter(cards) - Counter(arranged.lying())).elements(), key=cards.index))
