"""What each card may be: by clues and counting, and by convention, as everybody at the table holds it.

A mind belongs to one seat, sees the others' cards and never its own, and keeps for every card what its
*holder* makes of it. Cards count by the age of drawing, whatever the players do with their hands.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hanabi.bots.partner.kinds import Kinds, kinds_of, members
from hanabi.game.view import View

SURELY_PLAIN = 4  # the most doubt there is about a seat


class Step(NamedTuple):
    """A card that must be placed before another one, who holds it, and how its holder is to know."""

    seat: int
    order: int
    kind: int
    blind: bool  # a prompt or a finesse, to be played at the first chance
    clued: bool  # a prompt rather than a finesse


class Waiting(NamedTuple):
    """One way to read a clue that others must bear out: `kind` is the focus if they play the steps."""

    giver: int
    to: int
    focus: int
    kind: int
    steps: tuple[Step, ...]


class Told(NamedTuple):
    """When a card was first told of, counted in clues, and by whom."""

    clue: int
    by: int


class Mind:
    """Everything a seat believes; facts are read from its view, beliefs grow with what it notices."""

    def __init__(self, view: View, level: int) -> None:
        assert view.seat is not None
        self.level = level
        self.options = view.options
        self.kinds: Kinds = kinds_of(view.options)
        self.me: int = view.seat
        self.players = view.players
        self.hands: list[list[int]] = []
        self.face: dict[int, int] = {}
        self.possible: dict[int, int] = {}
        self.inferred: dict[int, int] = {}
        self.source: dict[int, int] = {}  # whose clue an inference came from
        self.clued = 0  # sets of orders
        self.finessed = 0
        self.signalled = 0
        self.waiting: tuple[Waiting, ...] = ()
        self.plain: dict[int, int] = {}  # what a card is promised to be if clues are read plainly
        self.teller: dict[int, int] = {}  # whose clue touched a card last
        self.told: dict[int, Told] = {}
        self.clues = 0  # heard so far
        self.doubt = [0] * self.players
        self.plain_seats = 0  # who does not play by the conventions
        self.broken = [0] * self.players
        self.kept = [0] * self.players
        self.early = True
        self._full: dict[int, int] = {}
        self._beliefs: dict[int, dict[int, int]] = {}
        self.follow(view)

    def copy(self) -> "Mind":
        """A mind to try something out on."""
        twin = object.__new__(Mind)
        twin.__dict__.update(self.__dict__)
        twin.possible = self.possible.copy()
        twin.inferred = self.inferred.copy()
        twin.source = self.source.copy()
        twin.plain = self.plain.copy()
        twin.teller = self.teller.copy()
        twin.told = self.told.copy()
        twin.doubt = self.doubt.copy()
        twin._beliefs = {}
        return twin

    # Facts.

    def follow(self, view: View) -> None:
        """Take over what lies on the table; new cards are thought about from the start."""
        self.hands = [sorted(view.orders(seat)) for seat in range(self.players)]
        self.tokens, self.mistakes, self.deck = view.tokens, view.mistakes, view.deck_count
        self.turns_left, self.on_turn = view.turns_left, view.on_turn
        for seat, hand in enumerate(self.hands):
            if any(order not in self.possible for order in hand):
                self._meet(view, seat)
        for order in self.possible.keys() - {order for hand in self.hands for order in hand}:
            self._forget(order)
        self._count(view)

    def _meet(self, view: View, seat: int) -> None:
        for held in view.hand(seat):
            if held.order in self.possible:
                continue
            self.possible[held.order] = self.inferred[held.order] = self.kinds.mask_of(held.possible)
            if held.clued:
                self.clued |= 1 << held.order
            if held.card is not None and seat != self.me:
                self.face[held.order] = self.kinds.number[held.card]

    def _forget(self, order: int) -> None:
        for known in (
            self.possible,
            self.inferred,
            self.face,
            self.source,
            self.plain,
            self.teller,
            self.told,
        ):
            known.pop(order, None)
        keep = ~(1 << order)
        self.clued &= keep
        self.finessed &= keep
        self.signalled &= keep

    def _count(self, view: View) -> None:
        kinds = self.kinds
        self.heights = list(view.fireworks.values())
        gone = [0] * kinds.count
        for card in view.discard_pile:
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
        self.changed()

    def changed(self) -> None:
        """Forget what was worked out from earlier facts."""
        self._full = {}
        self._beliefs = {}

    def rethink(self) -> None:
        """Forget what was worked out from earlier beliefs."""
        self._beliefs = {}

    @property
    def missing(self) -> int:
        """How many cards can still be placed."""
        return sum(1 for kind in range(self.kinds.count) if not self.useless >> kind & 1)

    @property
    def pace(self) -> int:
        """How many turns without a card placed the team can still afford."""
        return self.deck + self.players - self.missing

    def hear(self, giver: int, touched: Sequence[int]) -> None:
        """Note who told of which cards."""
        self.clues += 1
        for order in touched:
            self.teller[order] = giver
            self.told.setdefault(order, Told(self.clues, giver))

    # What a seat can see.

    def unseen(self, seat: int) -> list[int]:
        """How many copies of each kind a seat cannot see anywhere; the own hand is unknown to this mind."""
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

    def taken(self, seat: int) -> int:
        """The kinds that a seat sees clued, or promised, in other hands."""
        found = 0
        for _, _, face in self._touched_elsewhere(seat):
            found |= face
        return found

    def told_apart(self, seat: int, order: int) -> int:
        """The kinds clued in other hands that a card of this seat is not: nobody tells of a face twice.

        That counts only where whoever told of the later of two cards saw the earlier one, or knew it.
        """
        found, own = 0, self.told.get(order)
        for holder, card, face in self._touched_elsewhere(seat):
            theirs = self.told.get(card)
            if own is None or theirs is None:
                seen = True
            elif own.clue > theirs.clue:
                seen = own.by != holder or self.inferred[card].bit_count() == 1
            else:
                seen = theirs.by != seat
            if seen:
                found |= face
        return found

    def _touched_elsewhere(self, seat: int) -> Iterator[tuple[int, int, int]]:
        """The clued or promised cards of other hands, with their holders, whose faces can be told."""
        touched = self.clued | self.finessed
        for holder, hand in enumerate(self.hands):
            if holder == seat:
                continue
            for order in hand:
                if not touched >> order & 1:
                    continue
                if order in self.face:
                    yield holder, order, 1 << self.face[order]
                elif self.inferred[order].bit_count() == 1:
                    yield holder, order, self.inferred[order]

    # What a holder makes of a card.

    def beliefs(self, seat: int) -> dict[int, int]:
        """What a seat takes each own card to be, by order."""
        known = self._beliefs.get(seat)
        if known is None:
            known = self._beliefs[seat] = self._believe(seat)
        return known

    def _believe(self, seat: int) -> dict[int, int]:
        full, useful = ~self.full(seat), ~self.useless
        touched = self.clued | self.finessed
        known: dict[int, int] = {}
        for order in self.hands[seat]:
            possible = self.possible[order] & full or self.possible[order]
            if self.plain_seats and self.plainly(order, seat):
                known[order] = self.plain_meaning(order, possible)
                continue
            believed = self.inferred[order] & possible or possible
            if touched >> order & 1:
                believed = believed & useful & ~self.told_apart(seat, order) or believed
            known[order] = believed
        self._part_twins(seat, known)
        return known

    def _part_twins(self, seat: int, known: dict[int, int]) -> None:
        """No two clued cards of a hand are the same: the surer one keeps its face."""
        touched = self.clued | self.finessed
        if self.plain_seats:
            for order in known:
                if self.plainly(order, seat):
                    touched &= ~(1 << order)
        singles: dict[int, int] = {}
        for order, believed in known.items():
            if believed & (believed - 1) == 0 and touched >> order & 1:
                other = singles.get(believed)
                if other is None or self._surer(order, other):
                    singles[believed] = order
        for order, believed in known.items():
            if not singles or not touched >> order & 1 or singles.get(believed) == order:
                continue
            if believed & (believed - 1) == 0:
                believed = self.literal(order, seat) & ~believed or believed
            for single in singles:
                believed = believed & ~single or believed
            known[order] = believed

    def plainly(self, order: int, seat: int) -> bool:
        """Whether a card of a seat is read plainly: its holder, or who told of it, knows no conventions."""
        if self.plain_seats >> seat & 1:
            return True
        teller = self.source.get(order, self.teller.get(order))
        return teller is not None and bool(self.plain_seats >> teller & 1)

    def plain_meaning(self, order: int, possible: int) -> int:
        """What a plain player takes a card to be: what it was promised to be, as far as that can be."""
        promised = self.plain.get(order, 0) & possible
        return promised & ~self.useless or promised or possible

    def _surer(self, order: int, other: int) -> bool:
        def evidence(card: int) -> tuple[bool, int]:
            possible = self.possible[card]
            return possible & (possible - 1) == 0, self.signalled >> card & 1

        return evidence(order) > evidence(other)

    def literal(self, order: int, seat: int) -> int:
        """What a card can be by clues and counting alone, as its holder sees it."""
        return self.possible[order] & ~self.full(seat) or self.possible[order]

    def plays(self, seat: int) -> list[int]:
        """The cards that a seat takes to be playable now, the oldest first."""
        playable = ~self.playable
        return [order for order, believed in self.beliefs(seat).items() if not believed & playable]

    def trash(self, seat: int) -> list[int]:
        """The cards that a seat knows it can spare, the oldest first."""
        full, bad = ~self.full(seat), ~self.useless
        taken = ~self.taken(seat)
        found = []
        for order in self.hands[seat]:
            possible = self.possible[order] & full or self.possible[order]
            if self.finessed >> order & 1:
                continue
            if not possible & bad or (self.clued >> order & 1 and not possible & bad & taken):
                found.append(order)
        return found

    def chop(self, seat: int) -> int | None:
        """The oldest card without a clue, which a seat discards next."""
        held = self.clued | self.finessed
        for order in self.hands[seat]:
            if not held >> order & 1:
                return order
        return None

    def finesse_position(self, seat: int, used: int = 0) -> int | None:
        """The newest card without a clue."""
        held = self.clued | self.finessed | used
        for order in reversed(self.hands[seat]):
            if not held >> order & 1:
                return order
        return None

    def next_discard(self, seat: int) -> int | None:
        """The card that a seat loses next if nobody does anything; None if it has better to do."""
        if self.plays(seat) or self.trash(seat):
            return None
        return self.chop(seat)

    def trusts(self, seat: int) -> bool:
        """Whether the clues of a seat have mostly been what they seemed."""
        return self.broken[seat] < 2 or self.kept[seat] >= 4 * self.broken[seat]

    def holder(self, order: int) -> int | None:
        """The seat that holds a card."""
        for seat, hand in enumerate(self.hands):
            if order in hand:
                return seat
        return None
