"""What each card may be: by clues and counting, and by convention, as everybody at the table holds it.

For every card stands what its *holder* makes of it. What is worked out is kept until the notes it follows
from change, or the facts; nobody else has to think of that.
"""

from dataclasses import dataclass

from hanabi.bots.partner.card_notes import CardNotes
from hanabi.bots.partner.facts import Facts
from hanabi.bots.partner.kinds import members
from hanabi.bots.partner.trust import Trust

# A clued or promised card: its holder, its order, its face as a set of one, and who is not sure of it.
Touched = tuple[int, int, int, int | None]


@dataclass(slots=True)
class WorkedOut:
    """What a seat takes its cards to be, and what of that others' cards have a say in."""

    known: dict[int, int]
    open_to: int  # a card of another kind, clued elsewhere, changes nothing here
    plays: list[int]
    to_come: list[tuple[int, int]] | None = None  # what will be played without further help, once asked for


class Beliefs(CardNotes):
    """What the seats believe of their cards, as one of them sees it; cards go by their orders."""

    def __init__(self, facts: Facts, trust: Trust) -> None:
        self._trust = trust
        self._worked_out: dict[int, WorkedOut] = {}
        self._news: list[int] = []
        self._among_plain = self._among_strangers = 0  # whom nobody relied on when it was worked out
        self._open: list[Touched] | None = None
        self._taken: dict[int, int] = {}  # the kinds in it that a seat sees in other hands
        super().__init__(facts)

    def among(self, trust: Trust) -> "Beliefs":
        """Beliefs to try something out on, among players who are trusted so far."""
        twin = Beliefs.__new__(Beliefs)
        twin._facts, twin._trust = self._facts, trust
        twin._take_over(self)
        # What is worked out stays worked out.
        twin._worked_out, twin._news = self._worked_out.copy(), self._news.copy()
        twin._among_plain, twin._among_strangers = self._among_plain, self._among_strangers
        twin._open, twin._taken = self._open, self._taken
        return twin

    def on(self, facts: Facts) -> "Beliefs":
        """The same beliefs at a table where a card was placed."""
        twin = self.among(self._trust)
        twin._facts = facts
        for order in self._possible.keys() - facts.holders.keys():
            twin._forget(order)
        twin._all_changed()
        return twin

    def _changed(self, order: int) -> None:
        self._worked_out.pop(self._facts.holders[order], None)

    def _shown(self, order: int) -> None:
        facts = self._facts
        face = 1 << facts.face[order] if order in facts.face else facts.kinds.every
        self._open = None
        for seat in self._worked_out:
            self._news[seat] |= face

    def _all_changed(self) -> None:
        self._worked_out = {}
        self._news = [0] * self._facts.players  # faces shown since in other hands, by seat
        self._among_plain, self._among_strangers = self._trust.plain_seats, self._trust.strangers
        self._open = None

    # What is worked out.

    def of(self, seat: int) -> dict[int, int]:
        """What a seat takes each of its cards to be, by order."""
        return self._work_out(seat).known

    def _work_out(self, seat: int) -> WorkedOut:
        trust = self._trust
        if self._among_plain != trust.plain_seats or self._among_strangers != trust.strangers:
            self._all_changed()
        found = self._worked_out.get(seat)
        if found is not None:
            news = self._news[seat]
            if not news:
                return found
            self._news[seat] = 0
            if not news & found.open_to:
                return found
        self._news[seat] = 0
        found = self._worked_out[seat] = self._worked(seat)
        return found

    def _worked(self, seat: int) -> WorkedOut:
        possible, inferred, facts = self._possible, self._inferred, self._facts
        full, useful = ~facts.full(seat), ~facts.useless
        touched = (self._clued | self._finessed) & facts.held[seat]
        taken = self.taken(seat) if touched else 0
        plain_seats = self._trust.plain_seats
        known: dict[int, int] = {}
        open_to, is_sure = 0, False
        for order in facts.hands[seat]:
            can_be = possible[order] & full or possible[order]
            if plain_seats and self.is_plain(order, seat):
                known[order] = self.plain_meaning(order, can_be)
                continue
            believed = inferred[order] & can_be or can_be
            if touched >> order & 1:
                kept = believed & useful
                open_to |= kept
                if kept & taken:
                    kept &= ~self.told_apart(seat, order, kept)
                believed = kept or believed
                is_sure = is_sure or not believed & (believed - 1)
            known[order] = believed
        if is_sure:
            self._part_twins(seat, known)
        impossible = ~facts.playable
        plays = [order for order, kinds in known.items() if not kinds & impossible]
        return WorkedOut(known, open_to, plays)

    def _to_come(self, known: dict[int, int]) -> list[tuple[int, int]]:
        """The clued or promised cards of a hand that will be played without further help, kind and order.

        Their holder knows them, or takes them to be playable and sees what they are by playing them.
        """
        touched, faces, playable = self._clued | self._finessed, self._facts.face, self._facts.playable
        found = []
        for order, may_be in known.items():
            if not touched >> order & 1:
                continue
            if may_be & (may_be - 1) == 0:
                kind = may_be.bit_length() - 1
                if faces.get(order, kind) == kind:
                    found.append((kind, order))
            elif order in faces:
                kind = faces[order]
                if may_be >> kind & 1 and (not may_be & ~playable or self._signalled >> order & 1):
                    found.append((kind, order))
        return found

    def to_come(self, seat: int) -> list[tuple[int, int]]:
        """The cards of a seat that will be played without further help, as (kind, order)."""
        found = self._work_out(seat)
        if found.to_come is None:
            found.to_come = self._to_come(found.known)
        return found.to_come

    def _part_twins(self, seat: int, known: dict[int, int]) -> None:
        """No two clued cards of a hand are the same: the surer one keeps its face."""
        touched = self._clued | self._finessed
        if self._trust.plain_seats:
            for order in known:
                if self.is_plain(order, seat):
                    touched &= ~(1 << order)
        singles: dict[int, int] = {}
        for order, believed in known.items():
            if not believed & (believed - 1) and touched >> order & 1:
                other = singles.get(believed)
                if other is None or self._evidence(order) > self._evidence(other):
                    singles[believed] = order
        if not singles:
            return
        for order, believed in known.items():
            if not touched >> order & 1 or singles.get(believed) == order:
                continue
            if not believed & (believed - 1):
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

    def is_strange(self, order: int) -> bool:
        """Whether a stranger told of a card."""
        teller = self._teller.get(order)
        return teller is not None and self._trust.is_stranger(teller)

    def plain_meaning(self, order: int, possible: int) -> int:
        """What a plain player takes a card to be: what it was promised to be, as far as that can be."""
        promised = 0 if self.is_strange(order) else self._plain.get(order, 0) & possible
        return promised & ~self._facts.useless or promised or possible

    def literal(self, order: int, seat: int) -> int:
        """What a card can be by clues and counting alone, as its holder sees it."""
        return self._possible[order] & ~self._facts.full(seat) or self._possible[order]

    def taken(self, seat: int) -> int:
        """The kinds that a seat sees clued, or promised, in other hands."""
        touched = self._touched()
        found = self._taken.get(seat)
        if found is None:
            found = 0
            for holder, _, face, hidden_from in touched:
                if holder != seat and hidden_from != seat:
                    found |= face
            self._taken[seat] = found
        return found

    def is_told_elsewhere(self, seat: int, order: int) -> bool:
        """Whether everybody sees a card that nobody told of yet clued, or promised, in a third hand."""
        face = 1 << self._facts.face[order]
        if order in self._told or not face & self.taken(seat):
            return False
        return any(
            face == other and holder not in (seat, self._facts.me) and hidden_from != seat
            for holder, _, other, hidden_from in self._touched()
        )

    def told_apart(self, seat: int, order: int, among: int) -> int:
        """Which of these kinds, clued in other hands, a card of this seat is not: nobody tells twice.

        That counts only where whoever told of the later of two cards saw the earlier one, or knew it.
        """
        found, own = 0, self._told.get(order)
        for holder, card, face, hidden_from in self._touched():
            if not face & among or seat == holder or seat == hidden_from:
                continue
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

    def _touched(self) -> list[Touched]:
        """The clued or promised cards whose faces can be told."""
        if self._open is None:
            self._open, self._taken = self._look_at_touched(), {}
        return self._open

    def _look_at_touched(self) -> list[Touched]:
        faces, holders, hidden = self._facts.face, self._facts.holders, self._hidden
        found: list[Touched] = []
        unseen = ~self._facts.full(self._facts.me)
        for order in members(self._clued | self._finessed):
            if order not in holders:
                continue
            if order in faces:
                hidden_from = hidden.get(order) if hidden and not self._clued >> order & 1 else None
                found.append((holders[order], order, 1 << faces[order], hidden_from))
            else:
                inferred = self._inferred[order] & unseen  # it is nothing that is all seen elsewhere
                if inferred and not inferred & (inferred - 1):
                    found.append((holders[order], order, inferred, None))
        return found

    # What a seat will do with its cards.

    def plays(self, seat: int) -> list[int]:
        """The cards that a seat takes to be playable now, the oldest first."""
        return self._work_out(seat).plays

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

    def is_spoken_for(self, order: int) -> bool:
        """Whether a card is no chop: it is clued, asked for or to be kept."""
        return bool((self._clued | self._finessed | self._kept | self._moved) >> order & 1)

    def chop(self, seat: int) -> int | None:
        """The oldest card without a clue that nobody asked to keep, which a seat discards next.

        Where there is none, what a chop move has kept comes back.
        """
        held = self._clued | self._finessed | self._kept
        moved = None
        for order in self._facts.hands[seat]:
            if not held >> order & 1:
                if not self._moved >> order & 1:
                    return order
                if moved is None:
                    moved = order
        return moved

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
