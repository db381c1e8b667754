"""What each card may be: by clues and counting, and by convention, as everybody at the table holds it.

For every card stands what its *holder* makes of it. What is worked out is kept until the notes it follows
from change, or the facts; nobody else has to think of that.
"""

from collections.abc import Iterator

from hanabi.bots.partner.card_notes import CardNotes
from hanabi.bots.partner.facts import Facts
from hanabi.bots.partner.trust import Trust


class Beliefs(CardNotes):
    """What the seats believe of their cards, as one of them sees it; cards go by their orders."""

    def __init__(self, facts: Facts, trust: Trust) -> None:
        self._trust = trust
        super().__init__(facts)

    def among(self, trust: Trust) -> "Beliefs":
        """Beliefs to try something out on, among players who are trusted so far."""
        twin = self.copy()
        twin._trust = trust
        return twin

    def _changed(self) -> None:
        self._worked_out: dict[tuple[int, int], dict[int, int]] = {}

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
