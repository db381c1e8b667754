"""What lies on the table as one seat sees it, and what everybody can count from it.

A seat sees the others' cards and never its own. Cards count by the age of drawing, whatever the players do
with their hands.
"""

from copy import copy

from hanabi.bots.partner.kinds import Kinds, kinds_of, members
from hanabi.game.view import View
from hanabi.rules.cards import Card


class Facts:
    """The table as it is now; `follow` takes over the next view, and nothing else changes anything."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.options = view.options
        self.kinds: Kinds = kinds_of(view.options)
        self.me: int = view.seat
        self.players = view.players
        self.face: dict[int, int] = {}  # the kinds of the others' cards, by order
        self.holders: dict[int, int] = {}  # who holds a card, by order
        self.heights: tuple[int, ...] = ()
        self.hands: list[list[int]] = [[] for _ in range(view.players)]
        self.held = [0] * view.players  # the cards of each hand as bits
        self.left: list[int] = []
        self.playable = self.useless = self.critical = self.placed = 0
        self.deck = -1
        self._places: list[tuple[int, ...]] = [()] * view.players  # the orders as the cards lie in the hands
        self._discarded: tuple[Card, ...] = ()
        self._shown = [0] * view.players  # the kinds in each hand, as far as they can be seen from here
        self._unseen: list[int] | None = None  # how many copies of each kind are hidden from all
        self._in_sight = 0  # the kinds of which none is
        self.follow(view)

    def follow(self, view: View) -> bool:
        """Take over what lies on the table; whether any card has moved."""
        drawn = view.deck_count != self.deck
        self.tokens, self.mistakes, self.deck = view.tokens, view.mistakes, view.deck_count
        self.turns_left = view.turns_left
        if not self._count(view) and not drawn:
            return False
        for seat in range(self.players):
            orders = view.orders(seat)
            if orders != self._places[seat]:
                self._places[seat] = orders
                self._look_at_hand(view, seat)
        self._unseen = None
        return True

    def with_placed(self, order: int, kind: int) -> "Facts":
        """The table once its holder has placed a card of this kind, and before another one is drawn."""
        twin = copy(self)
        suit, seat = self.kinds.suit_of[kind], self.holders[order]
        twin.heights = (*self.heights[:suit], self.heights[suit] + 1, *self.heights[suit + 1 :])
        twin.left, twin._unseen = self.left.copy(), None
        twin._count_suit(suit)
        twin.hands, twin.held, twin._shown = self.hands.copy(), self.held.copy(), self._shown.copy()
        twin.hands[seat] = [card for card in self.hands[seat] if card != order]
        twin.held[seat] &= ~(1 << order)
        twin.face = {card: face for card, face in self.face.items() if card != order}
        twin.holders = {card: holder for card, holder in self.holders.items() if card != order}
        twin._shown[seat] = self.kinds.mask(twin.face[card] for card in twin.hands[seat] if card in twin.face)
        return twin

    def _look_at_hand(self, view: View, seat: int) -> None:
        before, hand = self.hands[seat], sorted(self._places[seat])
        self.hands[seat], self.held[seat] = hand, self.kinds.mask(hand)
        for order in before:
            if not self.held[seat] >> order & 1:
                del self.holders[order]
                self.face.pop(order, None)
        if any(order not in self.holders for order in hand):
            for card in view.hand(seat):
                if card.order not in self.holders:
                    self.holders[card.order] = seat
                    if seat != self.me and card.card is not None:
                        self.face[card.order] = self.kinds.number[card.card]
        self._shown[seat] = self.kinds.mask(self.face[order] for order in hand if order in self.face)

    def _count(self, view: View) -> bool:
        """Count what is left of each kind; False if nothing was placed or discarded."""
        heights, discarded = view.heights, view.discard_pile
        if heights == self.heights and discarded == self._discarded:
            return False
        kinds = self.kinds
        before, known = self.heights, len(self._discarded)
        if not before or discarded[:known] != self._discarded:  # a tile may take cards from the pile
            before, known, self.left = (-1,) * len(heights), 0, list(kinds.copies)
        suits = {suit for suit, height in enumerate(heights) if height != before[suit]}
        for card in discarded[known:]:
            kind = kinds.number[card]
            self.left[kind] -= 1
            suits.add(kinds.suit_of[kind])
        self.heights, self._discarded = heights, discarded
        for suit in suits:
            self._count_suit(suit)
        return True

    def _count_suit(self, suit: int) -> None:
        chain, height = self.kinds.chain[suit], self.heights[suit]
        others = ~self.kinds.mask(chain)
        self.playable &= others
        self.critical &= others
        self.placed = self.placed & others | self.kinds.mask(chain[:height])
        self.useless = self.useless & others | self.kinds.mask(chain[:height])
        for place, kind in enumerate(chain[height:], height):
            if not self.left[kind]:
                self.useless |= self.kinds.mask(chain[place:])
                return
            if place == height:
                self.playable |= 1 << kind
            if self.left[kind] == 1:
                self.critical |= 1 << kind

    @property
    def discards(self) -> int:
        """How many cards were discarded, or played in vain."""
        return len(self._discarded)

    @property
    def missing(self) -> int:
        """How many cards can still be placed."""
        return sum(1 for kind in range(self.kinds.count) if not self.useless >> kind & 1)

    @property
    def pace(self) -> int:
        """How many turns without a card placed the team can still afford."""
        return self.deck + self.players - self.missing

    def unseen(self, seat: int) -> list[int]:
        """How many copies of each kind a seat cannot see anywhere; the hand of `me` is unknown here."""
        left = self._hidden_from_all().copy()
        for order in self.hands[seat]:
            if order in self.face:
                left[self.face[order]] += 1
        return left

    def full(self, seat: int) -> int:
        """The kinds of which a seat sees every copy: those in sight of all together, but for its own hand.

        The slow twin is `unseen`.
        """
        if self._unseen is None:
            self._hidden_from_all()
        return self._in_sight & ~self._shown[seat]

    def _hidden_from_all(self) -> list[int]:
        """How many copies of each kind lie in the deck or in the hand of `me`."""
        if self._unseen is None:
            self._unseen = left = self.left.copy()
            for kind in members(self.placed):
                left[kind] -= 1
            for face in self.face.values():
                left[face] -= 1
            self._in_sight = self.kinds.mask(kind for kind, count in enumerate(left) if not count)
        return self._unseen

    def sees(self, seat: int, kind: int) -> bool:
        """Whether a card of a kind is seen in a hand."""
        return bool(self._shown[seat] >> kind & 1)

    def holder(self, order: int) -> int | None:
        """The seat that holds a card."""
        return self.holders.get(order)
