"""What clues have told of both hands, as everybody at the table knows it.

A color clue points at the next newer card beside the newest one that it touches for the first time: that can
be played. A rank clue points at the next older one: that can be discarded. Cards that were clued are passed
over. A clue that shows by itself what can be played or is useless points at nothing. One that touches
nothing new asks for the newest of its cards that may fit.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from hanabi.bots.partner.facts import Facts
from hanabi.bots.partner.kinds import members
from hanabi.rules.suits import Color

USEFUL = 0.3  # of the harm that the loss of a last copy does


@dataclass(frozen=True, slots=True)
class Heard:
    """What a clue told beside its words: a card to play, or one to discard."""

    shown: tuple[int, ...] = ()  # cards of which it is plain now that they can be played, or are useless
    to_play: int | None = None
    to_discard: int | None = None


class Notes:
    """What everybody knows of the cards in both hands, by order."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.possible: dict[int, int] = {}  # the kinds that the words of the clues leave
        self.clued: frozenset[int] = frozenset()
        self.to_play: dict[int, int] = {}  # cards pointed at, and the kinds that fitted then
        self.to_discard: frozenset[int] = frozenset()
        self.follow()

    def copy(self) -> "Notes":
        """The same notes, to try a clue on."""
        twin = object.__new__(Notes)
        twin.facts, twin.possible, twin.to_play = self.facts, self.possible.copy(), self.to_play.copy()
        twin.clued, twin.to_discard = self.clued, self.to_discard
        return twin

    def follow(self) -> None:
        """Take in the cards that were drawn, and forget those that have gone."""
        held, every = self.facts.holders, self.facts.kinds.every
        self.possible = {order: self.possible.get(order, every) for order in held}
        self.to_play = {order: fitted for order, fitted in self.to_play.items() if order in held}

    # What a card may be.

    def known(self, order: int) -> int:
        """What its holder takes a card to be: by clues, by what they see, and by what pointed at it."""
        literal = self.literal(order)
        return literal & self.to_play.get(order, literal) or literal

    def literal(self, order: int) -> int:
        """What its holder knows a card to be by clues and counting alone."""
        possible = self.possible[order]
        return possible & ~self.facts.full(self.facts.holders[order]) or possible

    def _public(self, order: int) -> int:
        """What everybody knows that a card may be."""
        facts = self.facts
        placed_or_gone = (kind for kind, left in enumerate(facts.left) if left == (facts.placed >> kind & 1))
        return self.possible[order] & ~facts.kinds.mask(placed_or_gone)

    def plays(self, seat: int) -> list[int]:
        """The cards that a seat would play: what surely fits, and what was pointed at and may fit."""
        playable = self.facts.playable
        return [
            order
            for order in self.facts.hands[seat]
            if not (known := self.known(order)) & ~playable or (order in self.to_play and known & playable)
        ]

    def discards(self, seat: int) -> list[int]:
        """The cards that a seat need not keep: pointed at, or known to be useless."""
        hand, useless = self.facts.hands[seat], self.facts.useless
        return [order for order in hand if order in self.to_discard or not self.known(order) & ~useless]

    def chop(self, seat: int) -> int | None:
        """The newest card without a clue: it goes where nothing else can be done."""
        return max((order for order in self.facts.hands[seat] if order not in self.clued), default=None)

    def least_needed(self, seat: int) -> int | None:
        """What goes where all cards were clued: the one least likely to be missed, as everybody knows it."""
        return min(self.facts.hands[seat], key=self._missed, default=None)

    def _missed(self, order: int) -> float:
        """How much a card would be missed, by what everybody knows of it."""
        facts, public = self.facts, self._public(order)
        kinds = members(public & self.to_play.get(order, public) or public)
        missed = sum(
            facts.left[kind] * (1.0 if facts.critical >> kind & 1 else USEFUL)
            for kind in kinds
            if not facts.useless >> kind & 1
        )
        return missed / max(1, sum(facts.left[kind] for kind in kinds))

    def next_discard(self, seat: int) -> int | None:
        """What a seat would discard if it had to."""
        if free := self.discards(seat):
            return free[0]
        chop = self.chop(seat)
        return self.least_needed(seat) if chop is None else chop

    # What a clue tells.

    def hear(self, to: int, named: Color | int, touched: Sequence[int]) -> Heard:
        """Take in a clue, and say what it told."""
        facts = self.facts
        hand, mask = facts.hands[to], facts.kinds.touched_by[named]
        before = [self._is_plain(order) for order in hand]
        fresh = [order for order in touched if order not in self.clued]
        for order in hand:
            self.possible[order] &= mask if order in touched else ~mask
        self.clued |= frozenset(touched)
        shown = tuple(
            order for order, was in zip(hand, before, strict=True) if not was and self._is_plain(order)
        )
        if shown:
            return Heard(shown)
        if not fresh:
            return self._ask_for_newest(touched)
        focus = hand.index(max(fresh))
        if isinstance(named, Color):
            return self._point_to_play(hand, focus)
        return self._point_to_discard(hand, focus)

    def _is_plain(self, order: int) -> bool:
        """Whether everybody knows that a card can be played, or is useless."""
        public, facts = self._public(order), self.facts
        return not public & ~facts.playable or not public & ~facts.useless

    def _ask_for_newest(self, orders: Sequence[int]) -> Heard:
        """Ask for the newest of these cards that may fit, unless that was done before."""
        newest = max((each for each in orders if self._may_fit(each)), default=None)
        if newest is None or newest in self.to_play:
            return Heard()
        self.to_play[newest] = self.facts.playable
        self.to_discard -= {newest}
        return Heard(to_play=newest)

    def _point_to_play(self, hand: Sequence[int], focus: int) -> Heard:
        """After the newest card comes the oldest; where no other can be meant, the touched one is."""
        beside = [*hand[focus + 1 :], *hand[:focus]]
        free = (each for each in beside if each not in self.clued and each not in self.to_play)
        return self._ask_for_newest([next(filter(self._may_fit, free), hand[focus])])

    def _point_to_discard(self, hand: Sequence[int], focus: int) -> Heard:
        target = max((each for each in hand[:focus] if each not in self.clued), default=None)
        if target is not None:
            self.to_discard |= {target}
        return Heard(to_discard=target)

    def _may_fit(self, order: int) -> bool:
        return bool(self._public(order) & self.facts.playable)
