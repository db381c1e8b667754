"""What each card may be: by clues and counting, and by convention, as everybody at the table holds it.

For every card stands what its *holder* makes of it. What is worked out from that is kept until something
changes. All changes are made by the methods here, so nobody else has to think of it.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from hanabi.bots.partner.facts import Facts
from hanabi.bots.partner.meanings import PlainFocus, Waiting
from hanabi.bots.partner.trust import Trust
from hanabi.game.view import View


class Told(NamedTuple):
    """When a card was first told of, counted in clues, and by whom."""

    clue: int
    by: int


class Beliefs:
    """What the seats believe of their cards, as one of them sees it; cards go by their orders."""

    def __init__(self, facts: Facts, trust: Trust) -> None:
        self._facts, self._trust = facts, trust
        self._possible: dict[int, int] = {}
        self._inferred: dict[int, int] = {}
        self._source: dict[int, int] = {}
        self._plain: dict[int, int] = {}
        self._teller: dict[int, int] = {}
        self._told: dict[int, Told] = {}
        self._clued = self._finessed = self._signalled = 0
        self._clues = 0  # heard so far
        self._waiting: tuple[Waiting, ...] = ()
        self._changed()

    def copy(self, trust: Trust) -> "Beliefs":
        """Beliefs to try something out on, among players who are trusted so far."""
        twin = object.__new__(Beliefs)
        twin.__dict__.update(self.__dict__)
        twin._trust = trust
        twin._possible = self._possible.copy()
        twin._inferred = self._inferred.copy()
        twin._source = self._source.copy()
        twin._plain = self._plain.copy()
        twin._teller = self._teller.copy()
        twin._told = self._told.copy()
        twin._changed()
        return twin

    # What there is to read.

    @property
    def possible(self) -> Mapping[int, int]:
        """What each card can be by the clues it got."""
        return self._possible

    @property
    def inferred(self) -> Mapping[int, int]:
        """What each card is by convention."""
        return self._inferred

    @property
    def source(self) -> Mapping[int, int]:
        """Whose clue the inference about a card came from."""
        return self._source

    @property
    def plain(self) -> Mapping[int, int]:
        """What a card is promised to be if clues are read plainly."""
        return self._plain

    @property
    def teller(self) -> Mapping[int, int]:
        """Whose clue touched a card last."""
        return self._teller

    @property
    def clued(self) -> int:
        """The cards that clues touched, as bits."""
        return self._clued

    @property
    def finessed(self) -> int:
        """The cards that are to be played unseen, as bits."""
        return self._finessed

    @property
    def signalled(self) -> int:
        """The cards that somebody asked to play, as bits."""
        return self._signalled

    @property
    def waiting(self) -> tuple[Waiting, ...]:
        """The readings that others must bear out."""
        return self._waiting

    # What is worked out.

    def of(self, seat: int) -> dict[int, int]:
        """What a seat takes each of its cards to be, by order."""
        key = seat, self._trust.plain_seats
        known = self._worked_out.get(key)
        if known is None:
            known = self._worked_out[key] = self._believe(seat)
        return known

    def _believe(self, seat: int) -> dict[int, int]:
        full, useful = ~self._facts.full(seat), ~self._facts.useless
        touched = self._clued | self._finessed
        known: dict[int, int] = {}
        for order in self._facts.hands[seat]:
            possible = self._possible[order] & full or self._possible[order]
            if self._trust.plain_seats and self.is_plain(order, seat):
                known[order] = self.plain_meaning(order, possible)
                continue
            believed = self._inferred[order] & possible or possible
            if touched >> order & 1:
                believed = believed & useful & ~self.told_apart(seat, order) or believed
            known[order] = believed
        self._part_twins(seat, known)
        return known

    def _part_twins(self, seat: int, known: dict[int, int]) -> None:
        """No two clued cards of a hand are the same: the surer one keeps its face."""
        touched = self._clued | self._finessed
        if self._trust.plain_seats:
            for order in known:
                if self.is_plain(order, seat):
                    touched &= ~(1 << order)
        singles: dict[int, int] = {}
        for order, believed in known.items():
            if believed & (believed - 1) == 0 and touched >> order & 1:
                other = singles.get(believed)
                if other is None or self._evidence(order) > self._evidence(other):
                    singles[believed] = order
        for order, believed in known.items():
            if not singles or not touched >> order & 1 or singles.get(believed) == order:
                continue
            if believed & (believed - 1) == 0:
                believed = self.literal(order, seat) & ~believed or believed
            for single in singles:
                believed = believed & ~single or believed
            known[order] = believed

    def _evidence(self, order: int) -> tuple[bool, int]:
        """How sure it is what a card is: by clues alone, or at least asked for."""
        possible = self._possible[order]
        return possible & (possible - 1) == 0, self._signalled >> order & 1

    def is_plain(self, order: int, seat: int) -> bool:
        """Whether a card of a seat is read plainly: its holder, or who told of it, knows no conventions."""
        if self._trust.is_plain(seat):
            return True
        teller = self._source.get(order, self._teller.get(order))
        return teller is not None and self._trust.is_plain(teller)

    def plain_meaning(self, order: int, possible: int) -> int:
        """What a plain player takes a card to be: what it was promised to be, as far as that can be."""
        promised = self._plain.get(order, 0) & possible
        return promised & ~self._facts.useless or promised or possible

    def literal(self, order: int, seat: int) -> int:
        """What a card can be by clues and counting alone, as its holder sees it."""
        return self._possible[order] & ~self._facts.full(seat) or self._possible[order]

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
        found, own = 0, self._told.get(order)
        for holder, card, face in self._touched_elsewhere(seat):
            theirs = self._told.get(card)
            if own is None or theirs is None:
                seen = True
            elif own.clue > theirs.clue:
                seen = own.by != holder or self._inferred[card].bit_count() == 1
            else:
                seen = theirs.by != seat
            if seen:
                found |= face
        return found

    def _touched_elsewhere(self, seat: int) -> Iterator[tuple[int, int, int]]:
        """The clued or promised cards of other hands, with their holders, whose faces can be told."""
        touched, faces = self._clued | self._finessed, self._facts.face
        for holder, hand in enumerate(self._facts.hands):
            if holder == seat:
                continue
            for order in hand:
                if not touched >> order & 1:
                    continue
                if order in faces:
                    yield holder, order, 1 << faces[order]
                elif self._inferred[order].bit_count() == 1:
                    yield holder, order, self._inferred[order]

    # What a seat will do with its cards.

    def plays(self, seat: int) -> list[int]:
        """The cards that a seat takes to be playable now, the oldest first."""
        playable = ~self._facts.playable
        return [order for order, believed in self.of(seat).items() if not believed & playable]

    def trash(self, seat: int) -> list[int]:
        """The cards that a seat knows it can spare, the oldest first."""
        full, bad = ~self._facts.full(seat), ~self._facts.useless
        taken = ~self.taken(seat)
        found = []
        for order in self._facts.hands[seat]:
            possible = self._possible[order] & full or self._possible[order]
            if self._finessed >> order & 1:
                continue
            if not possible & bad or (self._clued >> order & 1 and not possible & bad & taken):
                found.append(order)
        return found

    def chop(self, seat: int) -> int | None:
        """The oldest card without a clue, which a seat discards next."""
        held = self._clued | self._finessed
        for order in self._facts.hands[seat]:
            if not held >> order & 1:
                return order
        return None

    def finesse_position(self, seat: int, used: int = 0) -> int | None:
        """The newest card without a clue."""
        held = self._clued | self._finessed | used
        for order in reversed(self._facts.hands[seat]):
            if not held >> order & 1:
                return order
        return None

    def next_discard(self, seat: int) -> int | None:
        """The card that a seat loses next if nobody does anything; None if it has better to do."""
        if self.plays(seat) or self.trash(seat):
            return None
        return self.chop(seat)

    # Changes. Whatever beliefs are worked out from ends with `_changed`.

    def _changed(self) -> None:
        """Forget what was worked out."""
        self._worked_out: dict[tuple[int, int], dict[int, int]] = {}

    def follow(self, view: View) -> None:
        """Think of new cards from the start, and forget those that are gone; the facts have changed too."""
        hands = self._facts.hands
        for seat, hand in enumerate(hands):
            if any(order not in self._possible for order in hand):
                self._meet(view, seat)
        for order in self._possible.keys() - {order for hand in hands for order in hand}:
            self._forget(order)
        self._changed()

    def _meet(self, view: View, seat: int) -> None:
        for held in view.hand(seat):
            if held.order not in self._possible:
                kinds = self._facts.kinds.mask_of(held.possible)
                self._possible[held.order] = self._inferred[held.order] = kinds
                if held.clued:
                    self._clued |= 1 << held.order

    def _forget(self, order: int) -> None:
        for known in (self._possible, self._inferred, self._source, self._plain, self._teller):
            known.pop(order, None)
        self._told.pop(order, None)
        keep = ~(1 << order)
        self._clued &= keep
        self._finessed &= keep
        self._signalled &= keep

    def forget_clue(self, orders: Collection[int]) -> None:
        """Take back that clues touched these cards: the view already had a clue that is only heard now."""
        for order in orders:
            self._clued &= ~(1 << order)
        self._changed()

    def hear(self, giver: int, touched: Sequence[int], about: PlainFocus | None) -> None:
        """Note who told of which cards, and which one a plain player would play."""
        self._clues += 1
        for order in touched:
            self._teller[order] = giver
            self._told.setdefault(order, Told(self._clues, giver))
        if about is not None:
            self._plain[about.order] = about.kinds
        self._changed()

    def narrow(self, seat: int, kinds: int, touched: Sequence[int]) -> None:
        """Take a clue for what it says: the touched cards of a seat are of these kinds, its others not."""
        for order in self._facts.hands[seat]:
            fits = kinds if order in touched else ~kinds
            self._possible[order] = possible = self._possible[order] & fits or self._possible[order]
            kept = self._inferred[order] & fits & possible
            if not kept:  # what was read before cannot be: forget it
                self._signalled &= ~(1 << order)
                self._finessed &= ~(1 << order)
            self._inferred[order] = kept or possible
        for order in touched:
            self._clued |= 1 << order
        self._changed()

    def credit(self, order: int, giver: int) -> None:
        """Whatever is made of a card comes from a clue of this giver."""
        self._source[order] = giver
        self._changed()

    def infer(self, order: int, kinds: int, giver: int, to_play: bool) -> None:
        """A clue says by convention what a card is, and perhaps asks to play it."""
        self._inferred[order] = kinds
        self._source[order] = giver
        if to_play:
            self._signalled |= 1 << order
        self._changed()

    def promise(self, order: int, kinds: int, giver: int, clued: bool) -> None:
        """A clue to somebody else asks to play a card: a prompt if it is clued, else a finesse."""
        kinds &= self._possible[order]
        if not kinds:
            return
        self.infer(order, kinds, giver, to_play=True)
        if not clued:
            self._finessed |= 1 << order
            self._told.setdefault(order, Told(self._clues, giver))
            self._changed()

    def allow(self, order: int, kind: int) -> None:
        """A card may be of this kind after all."""
        self._inferred[order] |= 1 << kind
        self._changed()

    def settle(self, order: int, kind: int) -> None:
        """It turned out what a card is."""
        self._inferred[order] = 1 << kind
        self._changed()

    def adopt(self, other: "Beliefs", seat: int) -> None:
        """Take over what somebody else infers about the cards of a seat."""
        for order in self._facts.hands[seat]:
            self._inferred[order] = other.inferred[order]
        self._changed()

    def wait_for(self, *waiting: Waiting) -> None:
        """A reading must be borne out by others."""
        self._waiting = (*self._waiting, *waiting)

    def keep_waiting(self, waiting: Sequence[Waiting]) -> None:
        """Of the readings that must be borne out, only these are left."""
        self._waiting = tuple(waiting)

    def refute(self, wait: Waiting) -> None:
        """Nobody bore this reading out: it was not meant."""
        keep = self._inferred.get(wait.focus, 0) & ~(1 << wait.kind)
        if wait.focus in self._possible:
            self._inferred[wait.focus] = keep or self._possible[wait.focus]
            if not keep:
                self._signalled &= ~(1 << wait.focus)
        for step in wait.steps:
            self.release(step.order)
        self._changed()

    def release(self, order: int) -> None:
        """Nobody asked to play this card after all."""
        if order in self._possible and self._signalled >> order & 1:
            self._inferred[order] = self._possible[order]
            self._signalled &= ~(1 << order)
            self._finessed &= ~(1 << order)
            self._source.pop(order, None)
            self._changed()
