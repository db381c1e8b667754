"""What a clue means: the one place for it, whether the clue is heard or only thought of.

Only one card of a clue is meant, its focus; the others are promised to be useful some day. A clue asks to
play its focus, now or after cards that are promised already, or to keep it if it was about to be discarded.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from hanabi.bots.partner.kinds import members
from hanabi.bots.partner.mind import Mind, Step, Told, Waiting
from hanabi.bots.partner.reasons import Code
from hanabi.rules.suits import Color

MOST_BLIND = 2  # cards that one clue may have played unseen


@dataclass(frozen=True, slots=True)
class Reading:
    """What a clue was taken to mean; `may_be` is what its holder now takes the focus to be."""

    code: Code
    giver: int
    to: int
    named: Color | int
    focus: int | None = None
    may_be: int = 0
    on_chop: bool = False
    fresh: tuple[int, ...] = ()
    steps: tuple[Step, ...] = ()
    plain: tuple[int, int] | None = None  # the card and what it is, as a plain player reads the clue
    fooled: tuple[int, ...] = ()  # who would look for a missing card in vain: only known to the giver


def focus_of(chop: int | None, touched: Sequence[int], fresh: Sequence[int]) -> int:
    """The card a clue is about: the chop if it is new to clues, else the newest new one, else the newest."""
    if chop is not None and chop in fresh:
        return chop
    return max(fresh) if fresh else max(touched)


def read(mind: Mind, giver: int, to: int, named: Color | int, touched: Sequence[int]) -> Reading:
    """Take a clue in: what it says of every card of the hand, and what it means."""
    chop = mind.chop(to)
    fresh = tuple(order for order in touched if not mind.clued >> order & 1)
    about = plain_focus(mind, to, named, touched)
    mind.hear(giver, touched)
    if about is not None:
        mind.plain[about[0]] = about[1]
    plays_before = mind.plays(to)
    trash_before = len(mind.trash(to)) if not fresh else 0
    _take_literally(mind, to, named, touched)
    if not touched:
        return Reading(Code.READ_STALL, giver, to, named)
    focus = focus_of(chop, touched, fresh)
    on_chop = focus == chop

    def found(code: Code, may_be: int = 0, steps: tuple[Step, ...] = ()) -> Reading:
        return Reading(code, giver, to, named, focus, may_be, on_chop, fresh, steps, about)

    if mind.plain_seats >> giver & 1 or mind.plain_seats >> to & 1:
        if about is None:
            return Reading(Code.READ_PLAIN, giver, to, named, None, 0, on_chop, fresh, (), about)
        mind.source[about[0]] = giver
        mind.rethink()
        return Reading(Code.READ_PLAIN, giver, to, named, about[0], about[1], on_chop, fresh, (), about)
    if not mind.trusts(giver):
        return found(Code.READ_LITERAL)
    if not fresh:
        plays = mind.plays(to)
        if any(order not in plays for order in plays_before) or len(mind.trash(to)) > trash_before:
            return found(Code.READ_FIX)
        if len(plays) > len(plays_before):
            return found(Code.READ_PLAY, mind.beliefs(to)[focus])
    return replace(_Clue(mind, giver, to, named, focus, on_chop, fresh).read(), plain=about)


def plain_focus(mind: Mind, to: int, named: Color | int, touched: Sequence[int]) -> tuple[int, int] | None:
    """How a player without conventions reads a clue: the newest card that can be played, new ones first.

    Nothing is meant if the words alone let a card be played, or if a rank names the chop and it may be the
    last of its kind: that asks to keep it.
    """
    mask, playable = mind.kinds.touched_by[named], mind.playable
    before, after = {}, {}
    for order in mind.hands[to]:
        before[order] = known = mind.plain_meaning(order, mind.possible[order])
        after[order] = known & (mask if order in touched else ~mask)
    ready = [order for order, known in before.items() if not known & ~playable]
    if any(known and not known & ~playable and order not in ready for order, known in after.items()):
        return None
    chop = next((order for order in mind.hands[to] if not mind.clued >> order & 1), None)
    if isinstance(named, int) and chop is not None and chop in touched and after[chop] & mind.critical:
        return None
    for order in sorted(touched, key=lambda order: (mind.clued >> order & 1, -order)):
        if after[order] & playable and order not in ready:
            return order, after[order] & playable
    return None


def _take_literally(mind: Mind, to: int, named: Color | int, touched: Sequence[int]) -> None:
    mask = mind.kinds.touched_by[named]
    for order in mind.hands[to]:
        fits = mask if order in touched else ~mask
        mind.possible[order] = possible = mind.possible[order] & fits or mind.possible[order]
        kept = mind.inferred[order] & fits & possible
        if not kept:  # what was read before cannot be: forget it
            mind.signalled &= ~(1 << order)
            mind.finessed &= ~(1 << order)
        mind.inferred[order] = kept or possible
    for order in touched:
        mind.clued |= 1 << order
    mind.rethink()


class _Clue:
    """A clue in the middle of being read."""

    def __init__(
        self,
        mind: Mind,
        giver: int,
        to: int,
        named: Color | int,
        focus: int,
        on_chop: bool,
        fresh: tuple[int, ...],
    ) -> None:
        self.mind, self.giver, self.to, self.named = mind, giver, to, named
        self.focus, self.on_chop, self.fresh = focus, on_chop, fresh
        self.promised = self._promised()
        seats = range(giver + 1, giver + mind.players)
        self.level = 1 if mind.doubt[giver] > 0 else mind.level
        self.others = [s % mind.players for s in seats if not mind.plain_seats >> s % mind.players & 1]

    def read(self) -> Reading:
        mind, focus = self.mind, self.focus
        known = mind.possible[focus] & ~mind.full(self.to)
        candidates = known & mind.inferred[focus] & ~mind.useless & ~mind.told_apart(self.to, focus)
        for kind, (_, order) in self.promised.items():
            if order != focus:
                candidates &= ~(1 << kind)
        save = self._save(candidates)
        options = self._options(candidates, blind_seats=())
        if self.level >= 2 and self.fresh:
            seats = [seat for seat in self.others if seat not in (self.to, mind.me)]
            options |= self._options(candidates & ~_mask(options) & ~save, blind_seats=seats)
        if not options and not save and self.level >= 2 and self.fresh and self.named != 5:
            options = _shortest(self._options(candidates, blind_seats=[self.to]))
        may_be = save | _mask(options)
        if not may_be:
            return self._through_me(candidates) or self._reading(
                Code.READ_STALL, 0, fooled=self._fooled(candidates)
            )
        return self._conclude(options, save, may_be, candidates)

    def _conclude(
        self, options: dict[int, tuple[Step, ...]], save: int, may_be: int, candidates: int
    ) -> Reading:
        mind, focus = self.mind, self.focus
        mind.inferred[focus] = may_be
        mind.source[focus] = self.giver
        if not save:
            mind.signalled |= 1 << focus
        actual = mind.face.get(focus)
        self._mark_own_hand(options)
        if actual is None:
            for kind, steps in options.items():
                self._wait(kind, [step for step in steps if step.seat != self.to])
        elif actual in options:
            self._mark(options[actual])
            self._wait(actual, options[actual])
        elif not may_be >> actual & 1 and (through := self._through_me(1 << actual & candidates)):
            return through
        mind.rethink()
        steps = options.get(actual, ()) if actual is not None else _common(options)
        fooled = () if actual is None or may_be >> actual & 1 else self._fooled(candidates)
        return self._reading(self._code(save, options, steps), may_be, steps, fooled)

    def _code(self, save: int, options: dict[int, tuple[Step, ...]], steps: tuple[Step, ...]) -> Code:
        blind = [step for step in steps if step.blind]
        if blind:
            return Code.READ_PROMPT if all(step.clued for step in blind) else Code.READ_FINESSE
        if not save:
            return Code.READ_PLAY
        if self.named == 5 and not self.on_chop and not options:
            return Code.READ_FIVE_STALL
        return Code.READ_PLAY_OR_SAVE if options else Code.READ_SAVE

    def _reading(
        self, code: Code, may_be: int, steps: tuple[Step, ...] = (), fooled: tuple[int, ...] = ()
    ) -> Reading:
        named, focus, fresh = self.named, self.focus, self.fresh
        return Reading(
            code, self.giver, self.to, named, focus, may_be, self.on_chop, fresh, steps, None, fooled
        )

    # Saves.

    def _save(self, candidates: int) -> int:
        """What the clue may be meant to keep: 5s, twos that nobody else has, and last copies."""
        mind, kinds = self.mind, self.mind.kinds
        if self.named == 5 and self.fresh:
            return candidates & kinds.last_places & ~mind.playable  # on the chop or not: a 5 waits
        if not self.on_chop:
            return 0
        if isinstance(self.named, int):
            save = candidates & mind.critical
            if self.named == 2:
                save |= candidates & kinds.second_places & ~self._seen()
        else:
            save = candidates & mind.critical
            if any(mind.kinds.touched_by[rank] & save for rank in (5,)):
                save &= ~kinds.last_places
        return save & ~mind.playable

    def _seen(self) -> int:
        """The kinds that the giver and the receiver both see in other hands."""
        mind, found = self.mind, 0
        for seat, hand in enumerate(mind.hands):
            if seat not in (self.giver, self.to):
                for order in hand:
                    if order in mind.face:
                        found |= 1 << mind.face[order]
        return found

    # Plays.

    def _promised(self) -> dict[int, tuple[int, int]]:
        """Cards that will be played without further help, by kind: as the receiver sees it."""
        mind, found = self.mind, dict[int, tuple[int, int]]()
        touched = mind.clued | mind.finessed
        for seat, hand in enumerate(mind.hands):
            believed = None
            for order in hand:
                if not touched >> order & 1 or order in self.fresh or order == self.focus:
                    continue
                if believed is None:
                    believed = mind.beliefs(seat)
                may_be = believed[order]
                if seat == mind.me == self.giver:  # the others do not know all that the giver sees
                    may_be = mind.inferred[order] & ~mind.useless or may_be
                if may_be & (may_be - 1) == 0:
                    found.setdefault(may_be.bit_length() - 1, (seat, order))
                elif seat not in (self.giver, self.to) and order in mind.face:
                    kind = mind.face[order]
                    sure = not may_be & ~mind.playable or mind.signalled >> order & 1
                    if sure and may_be >> kind & 1:
                        found.setdefault(kind, (seat, order))
        return found

    def _options(self, candidates: int, blind_seats: Sequence[int]) -> dict[int, tuple[Step, ...]]:
        """The kinds that could be played, each with the cards that must come first."""
        found = {}
        for kind in members(candidates):
            steps = self._steps(kind, blind_seats, self.to)
            if steps is not None:
                found[kind] = steps
        return found

    def _steps(self, kind: int, blind_seats: Sequence[int], viewer: int) -> tuple[Step, ...] | None:
        mind = self.mind
        suit = mind.kinds.suit_of[kind]
        needed = mind.kinds.chain[suit][mind.heights[suit] : mind.kinds.place[kind]]
        steps: list[Step] = []
        used, blind = 1 << self.focus, 0
        for need in needed:
            if need in self.promised and not used >> self.promised[need][1] & 1:
                seat, order = self.promised[need]
                steps.append(Step(seat, order, need, blind=False, clued=True))
                continue
            step = self._blind_step(need, blind_seats, used, viewer) if blind < MOST_BLIND else None
            if step is None:
                return None
            blind += 1
            used |= 1 << step.order
            steps.append(step)
        return tuple(steps)

    def _blind_step(self, need: int, seats: Sequence[int], used: int, viewer: int) -> Step | None:
        """Who has the card, as `viewer` sees it: a prompt goes before a finesse."""
        free = []
        for seat in seats:
            order = self._prompted(seat, need, used)
            if order is None:
                free.append(seat)
            elif self._may_be(order, need, seat != viewer):
                return Step(seat, order, need, blind=True, clued=True)
        for seat in free:
            order = self.mind.finesse_position(seat, used)
            if order is not None and self._may_be(order, need, seat != viewer):
                return Step(seat, order, need, blind=True, clued=False)
        return None

    def _may_be(self, order: int, need: int, seen: bool) -> bool:
        mind = self.mind
        if seen and order in mind.face:
            return mind.face[order] == need
        return bool(mind.possible[order] >> need & 1)

    def _prompted(self, seat: int, need: int, used: int) -> int | None:
        """The newest clued card of a seat that could be the one needed."""
        mind = self.mind
        believed = mind.beliefs(seat)
        for order in reversed(mind.hands[seat]):
            if (mind.clued & ~mind.finessed & ~used) >> order & 1 and believed[order] >> need & 1:
                return order
        return None

    def _through(self, seat: int, candidates: int) -> tuple[Step, ...] | None:
        """The clue seems to make no sense: how a bystander finds the missing card in the own hand."""
        mind = self.mind
        actual = mind.face[self.focus]
        if self.level < 2 or not self.fresh or not candidates >> actual & 1:
            return None
        seats = [other for other in self.others if other not in (self.to, seat)]
        steps = self._steps(actual, [*seats, seat], seat)
        if steps is None or not any(step.seat == seat and step.blind for step in steps):
            return None
        return steps

    def _fooled(self, candidates: int) -> tuple[int, ...]:
        """The bystanders who would wrongly take such a clue to be about their own hand."""
        mind = self.mind
        if mind.me != self.giver:
            return ()
        return tuple(
            seat for seat in self.others if seat != self.to and self._through(seat, candidates) is not None
        )

    def _through_me(self, candidates: int) -> Reading | None:
        mind = self.mind
        if mind.me in (self.giver, self.to):
            return None
        steps = self._through(mind.me, candidates)
        if steps is None:
            return None
        actual = mind.face[self.focus]
        self._mark(steps)
        self._wait(actual, steps)
        mind.inferred[self.focus] |= 1 << actual
        mind.rethink()
        code = Code.READ_PROMPT if all(s.clued for s in steps if s.blind) else Code.READ_FINESSE
        return self._reading(code, 1 << actual, steps)

    # What follows for other cards.

    def _mark(self, steps: Sequence[Step]) -> None:
        for step in steps:
            if step.blind and step.seat != self.to:
                self._promise(step.order, 1 << step.kind, step.clued)

    def _mark_own_hand(self, options: dict[int, tuple[Step, ...]]) -> None:
        """Blind plays of the receiver: a card may be whatever any of the options needs."""
        needs: dict[int, tuple[int, bool]] = {}
        for steps in options.values():
            for step in steps:
                if step.blind and step.seat == self.to:
                    kinds, _ = needs.get(step.order, (0, False))
                    needs[step.order] = (kinds | 1 << step.kind, step.clued)
        for order, (kinds, clued) in needs.items():
            self._promise(order, kinds, clued)

    def _promise(self, order: int, kinds: int, clued: bool) -> None:
        mind = self.mind
        kinds &= mind.possible[order]
        if not kinds:
            return
        mind.inferred[order] = kinds
        mind.source[order] = self.giver
        mind.signalled |= 1 << order
        if not clued:
            mind.finessed |= 1 << order
            mind.told.setdefault(order, Told(mind.clues, self.giver))

    def _wait(self, kind: int, steps: Sequence[Step]) -> None:
        blind = tuple(step for step in steps if step.blind)
        if blind:
            waiting = Waiting(self.giver, self.to, self.focus, kind, blind)
            self.mind.waiting = (*self.mind.waiting, waiting)


def _mask(options: dict[int, tuple[Step, ...]]) -> int:
    found = 0
    for kind in options:
        found |= 1 << kind
    return found


def _shortest(options: dict[int, tuple[Step, ...]]) -> dict[int, tuple[Step, ...]]:
    """The options that need the fewest blind plays."""
    if not options:
        return options
    blind = {kind: sum(step.blind for step in steps) for kind, steps in options.items()}
    least = min(blind.values())
    return {kind: steps for kind, steps in options.items() if blind[kind] == least}


def _common(options: dict[int, tuple[Step, ...]]) -> tuple[Step, ...]:
    """The steps if there is only one way to read a clue."""
    return next(iter(options.values())) if len(options) == 1 else ()
