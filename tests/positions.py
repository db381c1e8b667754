"""Positions, moves and refusals, written the way people speak of them.

    state = position("R5 ... | R1 !W ...", options="tiles", fireworks="R4 B2", discard="B3", tiles="salvage")
    state, events = do(state, "P R5")

A position has the hands parted by `|`, seat 0 first and the oldest place first. `...` fills a hand up to its
size, `!W`, `!4` and `!R5` keep cards out of that filling, `-` is a hand without cards, and a hand that is not
written is filled. Fireworks are written by their top card. A move names a card of the player on turn by its
face: `P R5`, `P R5=R`, `D B2`; every other move is written as in `hanabi.rules.moves`.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random

import pytest

from hanabi.game.events import Clued, Event
from hanabi.game.position import arrange
from hanabi.game.position_checks import check
from hanabi.game.state import State
from hanabi.rules.cards import Card, cards_text, parse_cards
from hanabi.rules.errors import IllegalMove
from hanabi.rules.moves import Discard, Move, Play, parse_move
from hanabi.rules.options import Options, hand_size
from hanabi.rules.suits import Suit
from hanabi.rules.tiles import Tile

USUAL_DECK = 20
_LAST_COPY = 4


class ImpossiblePosition(ValueError):
    """The cards there are do not make this position."""


def position(
    hands: str = "",
    *,
    players: int = 3,
    options: str = "base",
    fireworks: str = "",
    discard: str = "",
    tokens: int = 5,
    mistakes: int = 0,
    deck: int | None = None,
    next_cards: str = "",
    on_turn: int = 0,
    tiles: str = "",
    used_tiles: str = "",
    turns_left: int | None = None,
    cut: int = 0,
    unreachable: bool = False,
) -> State:
    """A game in the middle, filled up with cards that do no harm.

    What is not written goes to the deck, twenty cards if it can be so, and to the discard pile: there first
    cards whose rank is placed already, then spare ones, and the last copy of a card only if `deck` leaves no
    other way. `tiles` are those on top of the stack; the others follow. Unless `used_tiles` are written, one
    is used for each complete firework, from below. A game cannot come to an `unreachable` position.
    """
    rules = Options.parse(options)
    heights = _heights(rules, fireworks)
    written = _hands(hands, players)
    pile, on_top = list(parse_cards(discard)), list(parse_cards(next_cards))
    faces = [*pile, *on_top, *(card for hand in written for card in hand.cards)]
    pool = _rest(rules, [*_placed(heights), *faces])
    filling = _Filling(rules, heights, pool, Counter(pile), frozenset(faces))
    gaps = sum(hand.gap for hand in written)
    pile += filling.discard(gaps, len(on_top), deck, mistakes - len(pile))
    held = [(*hand.cards, *filling.hold(hand)) for hand in written]
    rest = filling.rest()
    if deck is None and not (on_top or rest):
        raise ImpossiblePosition("no card is left for the deck: write deck=0 if that is meant")
    used, top = _tiles(used_tiles), _tiles(tiles)
    hidden = [tile for tile in Tile if tile not in (*used, *top)] if rules.tiles else []
    while rules.tiles and not used_tiles and len(used) < list(heights.values()).count(5):
        used.append(hidden.pop())
    arranged = arrange(
        held,
        rules,
        fireworks=heights,
        discard_pile=pile,
        deck=[*on_top, *rest],
        tokens=tokens,
        mistakes=mistakes,
        on_turn=on_turn,
        tiles=(*used, *top, *hidden),
        tiles_used=len(used),
        turns_left=turns_left,
        cut=cut,
    )
    return arranged.state() if unreachable else check(arranged).state()


def move(state: State, text: str) -> Move:
    """The move that a text names, with the player's own cards by their faces."""
    if text[:2] not in ("P ", "D "):
        return parse_move(text)
    face, _, announced = text[2:].partition("=")
    order = order_of(state, state.on_turn, face)
    if text[0] == "D":
        return Discard(order)
    return Play(order, Suit.parse(announced) if announced else None)


def do(state: State, text: str) -> tuple[State, tuple[Event, ...]]:
    """The state after one move, and what everyone saw."""
    return state.apply(move(state, text))


def after(state: State, *texts: str) -> State:
    """The state after these moves."""
    for text in texts:
        state, _ = do(state, text)
    return state


def order_of(state: State, seat: int, face: str) -> int:
    """The order of the first card with this face in a hand."""
    for held in state.hand(seat):
        if held.card == Card.parse(face):
            return held.order
    raise ImpossiblePosition(f"seat {seat} holds {hand_text(state, seat)}, not {face}")


def hand_text(state: State, seat: int) -> str:
    """The faces of a hand, the oldest place first."""
    return cards_text(held.card for held in state.hand(seat) if held.card)


def touched_places(state: State, clue: str) -> tuple[int, ...]:
    """The places of the cards that a clue points out when it is given, counted from 1."""
    _, events = do(state, clue)
    assert isinstance(events[0], Clued)
    orders = state.orders(events[0].to)
    return tuple(orders.index(order) + 1 for order in events[0].touched)


def everything(state: State) -> tuple[object, ...]:
    """All that there is to know of a state, to see whether any of it changed."""
    table = (state.tokens, state.mistakes, state.fireworks, state.discard_pile, state.deck, state.hands)
    turn = (state.on_turn, state.turns_left, state.pending, state.tiles_used, state.tiles_left)
    past = (state.moves, state.log, state.is_over, state.outcome(), repr(state))
    views = tuple(state.view(seat) for seat in (None, *range(state.players)))
    return (*table, *turn, *past, tuple(state.legal_moves()), views)


def refused(state: State, wanted: str | Move, error: type[IllegalMove], seat: int | None = None) -> str:
    """Check that a move is refused with just this error and changes nothing; what the error says."""
    tried = move(state, wanted) if isinstance(wanted, str) else wanted
    before = everything(state)
    with pytest.raises(IllegalMove) as caught:
        state.apply(tried, seat)
    assert type(caught.value) is error
    with pytest.raises(error, match=f"^{re.escape(str(caught.value))}$"):
        state.check(tried, seat)
    assert everything(state) == before
    if seat is None:
        assert not state.is_legal(tried)
        assert tried not in state.legal_moves()
    return str(caught.value)


@dataclass(frozen=True)
class _Hand:
    """A hand as it was written: its cards, how many are to be filled in, and which may not be."""

    seat: int
    cards: tuple[Card, ...]
    gap: int
    absent: tuple[str, ...]

    def admits(self, card: Card) -> bool:
        signs = (str(card), str(card.suit), str(card.rank))
        return not any(absent in signs for absent in self.absent)


def _hands(text: str, players: int) -> list[_Hand]:
    texts = text.split("|") if text else []
    if len(texts) > players:
        raise ImpossiblePosition(f"{len(texts)} hands are written for {players} players")
    texts += ["..."] * (players - len(texts))
    return [_hand(seat, words.split(), hand_size(players)) for seat, words in enumerate(texts)]


def _hand(seat: int, words: list[str], size: int) -> _Hand:
    if not words:
        raise ImpossiblePosition(f"write ... for a hand to be filled, or - for none: seat {seat}")
    absent = tuple(word[1:] for word in words if word[0] == "!")
    cards = parse_cards(" ".join(word for word in words if word not in ("...", "-") and word[0] != "!"))
    if len(cards) > size:
        raise ImpossiblePosition(f"seat {seat} holds at most {size} cards, not {len(cards)}")
    return _Hand(seat, cards, size - len(cards) if "..." in words else 0, absent)


def _heights(rules: Options, text: str) -> dict[Suit, int]:
    heights = dict.fromkeys(rules.suits, 0)
    for card in parse_cards(text):
        if card.suit not in heights:
            raise ImpossiblePosition(f"{card} lies on no firework: {card.suit.word} is not in play")
        heights[card.suit] = _place(card) + 1
    return heights


def _place(card: Card) -> int:
    """How many cards lie below it in its firework."""
    return 5 - card.rank if card.suit is Suit.BLACK else card.rank - 1


def _placed(heights: Mapping[Suit, int]) -> list[Card]:
    faces = (Card(suit, rank) for suit in heights for rank in range(1, 6))
    return [card for card in faces if _place(card) < heights[card.suit]]


def _rest(rules: Options, named: Iterable[Card]) -> Counter[Card]:
    """The cards that are not named."""
    pool = Counter(rules.cards())
    pool.subtract(named)
    if wanting := sorted(str(card) for card, count in pool.items() if count < 0):
        raise ImpossiblePosition(f"written more often than it exists: {' '.join(wanting)}")
    return +pool


def _tiles(text: str) -> list[Tile]:
    return [Tile.parse(word) for word in text.split()]


class _Filling:
    """The cards that were not written, on their way to where they do no harm."""

    def __init__(
        self,
        rules: Options,
        heights: Mapping[Suit, int],
        pool: Counter[Card],
        gone: Counter[Card],
        faces: frozenset[Card],
    ) -> None:
        self.rules, self.heights, self.pool, self.gone, self.faces = rules, heights, pool, gone, faces

    def discard(self, gaps: int, on_top: int, deck: int | None, mistakes: int) -> list[Card]:
        """Take what neither the hands nor the deck has room for, and a card for each mistake."""
        spare = self.pool.total() - gaps
        wanted = spare - ((USUAL_DECK if deck is None else deck) - on_top)
        if deck is None:
            wanted = max(wanted, mistakes)
        if spare < 0 or (deck is not None and (wanted < 0 or deck < on_top)):
            raise ImpossiblePosition(
                f"{self.pool.total()} cards are not written, {gaps} of them for the hands: "
                f"that makes no deck of {deck}, {on_top} of them written"
            )
        pile: list[Card] = []
        while len(pile) < wanted:
            card = min(self.pool, key=self._harm)
            if deck is None and self._harm(card)[0] >= _LAST_COPY:
                break  # then the deck is larger than usual
            self._take(card)
            self.gone[card] += 1
            pile.append(card)
        return pile

    def hold(self, hand: _Hand) -> list[Card]:
        """Take what a hand lacks."""
        held: list[Card] = []
        for _ in range(hand.gap):
            fitting = [card for card in self._mixed() if hand.admits(card)]
            if not fitting:
                absent = " ".join(hand.absent)
                raise ImpossiblePosition(f"no card is left for seat {hand.seat} that is not {absent}")
            held.append(min(fitting, key=self._unease))
            self._take(held[-1])
        return held

    def rest(self) -> list[Card]:
        """What is left, mixed."""
        return self._mixed()

    def _take(self, card: Card) -> None:
        self.pool[card] -= 1
        self.pool = +self.pool

    def _mixed(self) -> list[Card]:
        cards = sorted(self.pool.elements(), key=str)
        Random(0).shuffle(cards)
        return cards

    def _left(self, card: Card) -> int:
        """How many copies are not in the discard pile."""
        return self.rules.copies(card) - self.gone[card]

    def _beyond_a_gap(self, card: Card) -> bool:
        """Whether every copy of a card that must come before it is discarded."""
        height = self.heights[card.suit]
        needed = (
            other for other in self.rules.cards() if other.suit is card.suit and _place(other) >= height
        )
        return any(not self._left(other) and _place(other) < _place(card) for other in needed)

    def _harm(self, card: Card) -> tuple[int, ...]:
        """How much it matters if this card is discarded; then, what spreads the discards over the suits."""
        suits_gone = sum(count for other, count in self.gone.items() if other.suit is card.suit)
        named = card in self.faces
        return self._loss(card), named, suits_gone, -_place(card), ord(card.suit.letter)

    def _loss(self, card: Card) -> int:
        if _place(card) < self.heights[card.suit]:
            return 0
        if self._left(card) > 2:
            return 1
        if self._left(card) == 2:
            return 3 if _place(card) == self.heights[card.suit] else 2
        return _LAST_COPY if self._beyond_a_gap(card) else _LAST_COPY + 1

    def _unease(self, card: Card) -> tuple[bool, ...]:
        """What a hand should rather not be filled with: last copies, cards the test names, cards that fit."""
        last = _place(card) >= self.heights[card.suit] and self._left(card) == 1
        return last, card in self.faces, _place(card) == self.heights[card.suit]
