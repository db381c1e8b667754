"""What was heard of each card and made of it; whatever changes it is a method here."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from hanabi.bots.partner.facts import Facts
from hanabi.bots.partner.meanings import PlainFocus, SelfFinesse, Waiting
from hanabi.game.view import View


class Told(NamedTuple):
    """When a card was first told of, counted in clues, and by whom."""

    clue: int
    by: int


class CardNotes:
    """Notes on the cards in all hands, by their orders; every change calls one of the hooks below."""

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._possible: dict[int, int] = {}
        self._inferred: dict[int, int] = {}
        self._source: dict[int, int] = {}
        self._plain: dict[int, int] = {}
        self._teller: dict[int, int] = {}
        self._told: dict[int, Told] = {}
        self._hidden: dict[int, int] = {}  # a finessed card, and who cannot be sure that it is one
        self._clued = self._finessed = self._signalled = self._kept = self._moved = self._gifts = 0
        self._clues = 0  # heard so far
        self._waiting: tuple[Waiting, ...] = ()
        self._self_finesses: tuple[SelfFinesse, ...] = ()
        self._all_changed()

    def _take_over(self, other: "CardNotes") -> None:
        """Begin with the notes of somebody else."""
        self._possible = other._possible.copy()
        self._inferred = other._inferred.copy()
        self._source = other._source.copy()
        self._plain = other._plain.copy()
        self._teller = other._teller.copy()
        self._told = other._told.copy()
        self._hidden = other._hidden.copy()
        self._clued, self._finessed, self._signalled = other._clued, other._finessed, other._signalled
        self._kept, self._moved, self._gifts = other._kept, other._moved, other._gifts
        self._clues, self._waiting = other._clues, other._waiting
        self._self_finesses = other._self_finesses

    def _changed(self, order: int) -> None:
        """Whatever its holder makes of the notes on this card must be worked out anew."""

    def _shown(self, order: int) -> None:
        """The same for what the others make of it, who see its face: it is clued, promised or known now."""

    def _all_changed(self) -> None:
        """Whatever follows from any notes must be worked out anew."""

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
    def touched(self) -> int:
        """The cards that clues touched or that are to be played unseen, as bits."""
        return self._clued | self._finessed

    @property
    def signalled(self) -> int:
        """The cards that somebody asked to play, as bits."""
        return self._signalled

    @property
    def gifts(self) -> int:
        """The cards to be played in place of a twin that was discarded, as bits."""
        return self._gifts & self._finessed

    @property
    def waiting(self) -> tuple[Waiting, ...]:
        """The readings that others must bear out."""
        return self._waiting

    @property
    def self_finesses(self) -> tuple[SelfFinesse, ...]:
        """The readings that their receivers bear out themselves."""
        return self._self_finesses

    # Changes.

    def follow(self, view: View) -> None:
        """Think of new cards from the start, and forget those that are gone; the facts have changed too."""
        holders = self._facts.holders
        for seat in sorted({holders[order] for order in holders.keys() - self._possible.keys()}):
            self._meet(view, seat)
        for order in self._possible.keys() - holders.keys():
            self._forget(order)
        self._all_changed()

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
        self._hidden.pop(order, None)
        keep = ~(1 << order)
        self._clued &= keep
        self._finessed &= keep
        self._signalled &= keep
        self._kept &= keep
        self._moved &= keep
        self._gifts &= keep

    def forget_clue(self, orders: Collection[int]) -> None:
        """Take back that clues touched these cards: the view already had a clue that is only heard now."""
        for order in orders:
            self._clued &= ~(1 << order)
        self._all_changed()

    def hear(self, giver: int, touched: Sequence[int], about: PlainFocus | None) -> None:
        """Note who told of which cards, and which one a plain player would play."""
        self._clues += 1
        told = Told(self._clues, giver)
        for order in touched:
            self._teller[order] = giver
            if order not in self._told:
                self._told[order] = told
                self._shown(order)
            self._changed(order)
        if about is not None:
            self._plain[about.order] = about.kinds
            self._changed(about.order)

    def narrow(self, seat: int, kinds: int, touched: Sequence[int]) -> None:
        """Take a clue for what it says: the touched cards of a seat are of these kinds, its others not."""
        for order in self._facts.hands[seat]:
            fits = kinds if order in touched else ~kinds
            before, inferred = self._possible[order], self._inferred[order]
            possible = before & fits or before
            self._possible[order] = possible
            kept = inferred & fits & possible
            if not kept:  # what was read before cannot be: forget it
                self._withdraw(order)
                self._conclude(order, possible)
            elif kept != inferred:
                self._conclude(order, kept)
            elif possible != before:
                self._changed(order)
        for order in touched:
            if not self._clued >> order & 1:
                self._clued |= 1 << order
                self._shown(order)

    def _conclude(self, order: int, kinds: int) -> None:
        """Note what a card is by convention."""
        before = self._inferred[order]
        self._inferred[order] = kinds
        if kinds != before and not (kinds & (kinds - 1) and before & (before - 1)):
            self._shown(order)  # who knows a card exactly can tell it apart from others
        self._changed(order)

    def _withdraw(self, order: int) -> None:
        """Nobody asks to play this card any longer."""
        self._signalled &= ~(1 << order)
        if self._finessed >> order & 1:
            self._finessed &= ~(1 << order)
            self._shown(order)

    def credit(self, order: int, giver: int) -> None:
        """Whatever is made of a card comes from a clue of this giver."""
        self._source[order] = giver
        self._changed(order)

    def infer(self, order: int, kinds: int, giver: int, to_play: bool) -> None:
        """A clue says by convention what a card is, and perhaps asks to play it."""
        self._source[order] = giver
        if to_play:
            self._signalled |= 1 << order
        self._conclude(order, kinds)

    def promise(self, order: int, kinds: int, giver: int, clued: bool) -> None:
        """A clue to somebody else asks to play a card: a prompt if it is clued, else a finesse."""
        kinds &= self._possible[order]
        if not kinds:
            return
        if not clued:
            self._finessed |= 1 << order
            self._told.setdefault(order, Told(self._clues, giver))
            self._shown(order)
        self.infer(order, kinds, giver, to_play=True)

    def pass_on(self, order: int, kind: int, giver: int) -> None:
        """Somebody discarded a card that fits, for this one is its twin: it is to be played unseen."""
        self._gifts |= 1 << order
        self.promise(order, 1 << kind, giver, clued=False)

    def hide(self, order: int, seat: int) -> None:
        """A seat cannot be sure that this card is asked for: its clue may mean something else."""
        if self._finessed >> order & 1:
            self._hidden[order] = seat
            self._shown(order)

    def keep(self, order: int) -> None:
        """A card is not to be discarded, whatever it is."""
        self._kept |= 1 << order

    def move_from_chop(self, order: int) -> None:
        """A card is not to be discarded while there is another one to discard."""
        self._moved |= 1 << order

    def settle(self, order: int, kind: int) -> None:
        """It turned out what a card is."""
        self._conclude(order, 1 << kind)

    def limit(self, order: int, kinds: int) -> None:
        """Of what a card is by convention only these kinds are left, if it can be one of them."""
        if kept := self._inferred.get(order, 0) & kinds:
            self._conclude(order, kept)

    def put_off(self, order: int) -> None:
        """A card is not to be played before its holder knows more about it."""
        self._signalled &= ~(1 << order)
        self._changed(order)

    def adopt(self, other: "CardNotes", seat: int) -> None:
        """Take over what somebody else infers about the cards of a seat."""
        for order in self._facts.hands[seat]:
            self._conclude(order, other.inferred[order])

    def wait_for(self, *waiting: Waiting) -> None:
        """A reading must be borne out by others."""
        self._waiting = (*self._waiting, *waiting)

    def keep_waiting(self, waiting: Sequence[Waiting]) -> None:
        """Of the readings that must be borne out, only these are left."""
        self._waiting = tuple(waiting)

    def keep_self_finesses(self, finesses: Sequence[SelfFinesse]) -> None:
        """Of the readings that receivers bear out themselves, only these are left."""
        self._self_finesses = tuple(finesses)

    def refute(self, wait: Waiting) -> None:
        """Nobody bore this reading out: it was not meant."""
        if wait.focus in self._possible:
            keep = self._inferred[wait.focus] & ~(1 << wait.kind)
            if not keep:
                self._signalled &= ~(1 << wait.focus)
            self._conclude(wait.focus, keep or self._possible[wait.focus])
        for step in wait.steps:
            self.release(step.order)

    def release(self, order: int) -> None:
        """Nobody asked to play this card after all."""
        if order in self._possible and self._signalled >> order & 1:
            self._withdraw(order)
            self._source.pop(order, None)
            self._conclude(order, self._possible[order])
