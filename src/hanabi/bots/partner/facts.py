"""What lies on the table as one seat sees it, and what everybody can count from it.

A seat sees the others' cards and never its own. Cards count by the age of drawing, whatever the players do
with their hands.
"""

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
        self.heights: tuple[int, ...] = ()
        self.hands: list[list[int]] = []
        self.deck = -1
        self._discarded: tuple[Card, ...] = ()
        self._full: dict[int, int] = {}
        self.follow(view)

    def follow(self, view: View) -> bool:
        """Take over what lies on the table; whether any card has moved."""
        drawn = view.deck_count != self.deck
        self.tokens, self.mistakes, self.deck = view.tokens, view.mistakes, view.deck_count
        self.turns_left = view.turns_left
        if not self._count(view) and not drawn:
            return False
        self.hands = [sorted(view.orders(seat)) for seat in range(self.players)]
        self.holders = {order: seat for seat, hand in enumerate(self.hands) for order in hand}
        self._look_at_hands(view)
        self._full = {}
        return True

    def _look_at_hands(self, view: View) -> None:
        self.face = {order: kind for order, kind in self.face.items() if order in self.holders}
        for seat, hand in enumerate(self.hands):
            if seat != self.me and any(order not in self.face for order in hand):
                for card in view.hand(seat):
                    if card.card is not None and card.order not in self.face:
                        self.face[card.order] = self.kinds.number[card.card]

    def _count(self, view: View) -> bool:
        """Count what is left of each kind; False if nothing was placed or discarded."""
        heights, discarded = view.heights, view.discard_pile
        if heights == self.heights and discarded == self._discarded:
            return False
        self.heights, self._discarded = heights, discarded
        kinds = self.kinds
        gone = [0] * kinds.count
        for card in discarded:
            gone[kinds.number[card]] += 1
        self.left = [copies - lost for copies, lost in zip(kinds.copies, gone, strict=True)]
        self.playable = self.useless = self.critical = self.placed = 0
        for suit, height in enumerate(self.heights):
            alive = True
            for place, kind in enumerate(kinds.chain[suit]):
                if place < height:
                    self.useless |= 1 << kind
                    self.placed |= 1 << kind
                    continue
                alive = alive and self.left[kind] > 0
                if not alive:
                    self.useless |= 1 << kind
                    continue
                if place == height:
                    self.playable |= 1 << kind
                if self.left[kind] == 1:
                    self.critical |= 1 << kind
        return True

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
        left = self.left.copy()
        for kind in members(self.placed):
            left[kind] -= 1
        for other, hand in enumerate(self.hands):
            if other == seat:
                continue
            for order in hand:
                if order in self.face:
                    left[self.face[order]] -= 1
        return left

    def full(self, seat: int) -> int:
        """The kinds of which a seat sees every copy."""
        if seat not in self._full:
            self._full[seat] = self.kinds.mask(k for k, left in enumerate(self.unseen(seat)) if left <= 0)
        return self._full[seat]

    def holder(self, order: int) -> int | None:
        """The seat that holds a card."""
        return self.holders.get(order)
