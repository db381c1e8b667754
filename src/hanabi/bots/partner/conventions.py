"""What a clue means by convention: what it asks to keep or to play, and which other cards must come first."""

from collections.abc import Sequence
from functools import cached_property

from hanabi.bots.partner.bluffs import BLUFFS, bluffs_for, find_bluffed, is_mistaken
from hanabi.bots.partner.explanations import Code
from hanabi.bots.partner.kinds import members
from hanabi.bots.partner.layered_finesses import HIDDEN_FINESSES, LAYERED_FINESSES, find_hidden, find_layers
from hanabi.bots.partner.meanings import Prerequisite, Reading, SelfFinesse, Waiting
from hanabi.bots.partner.mind import Mind
from hanabi.rules.options import MAX_MISTAKES
from hanabi.rules.suits import Color

MOST_BLIND = 2  # cards that one clue may have played unseen


class Clue:
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
        only_true: bool = False,
    ) -> None:
        self.facts, self.beliefs, self.me = mind.facts, mind.beliefs, mind.me
        self.giver, self.to, self.named = giver, to, named
        self.focus, self.on_chop, self.fresh = focus, on_chop, fresh
        self.only_true = only_true  # nobody asks how far it misleads if it does
        self.promised, self.hoped = self._promised()
        self.near, self.far = self._reach()
        players = self.facts.players
        seats = [seat % players for seat in range(giver + 1, giver + players)]
        # Nobody plays unseen where the next mistake loses the game.
        plainer = mind.trust.doubt[giver] > 0 or self.facts.mistakes == MAX_MISTAKES - 1
        self.level = 1 if plainer else mind.level
        self.before_receiver = seats[: (to - giver) % players - 1]
        self.has_layers = (
            self.level >= LAYERED_FINESSES and bool(self.before_receiver) and not mind.trust.plain_seats
        )
        self.may_bluff = self.level >= BLUFFS and bool(fresh) and not mind.trust.plain_seats
        self.others = [s for s in seats if not mind.trust.is_plain(s)] if mind.trust.plain_seats else seats

    @cached_property
    def bluffed(self) -> int | None:
        """The next player's card that the clue may ask for, whatever it is."""
        return find_bluffed(self.facts, self.beliefs, self.giver, self.to)

    def read(self) -> Reading:
        """What the clue means by convention; everybody's beliefs follow it."""
        candidates = self._candidates()
        save = self._save(candidates)
        options = self._options(candidates, blind_seats=())
        if self.level >= 2 and self.fresh:
            seats = [seat for seat in self.others if seat not in (self.to, self.me)]
            options |= self._options(candidates & ~_mask(options) & ~save, blind_seats=seats)
        if not options and not save and self.level >= 2 and self.fresh and self.named != 5:
            options = _shortest(self._options(candidates, blind_seats=[self.to]))
            if not self._is_true(options) and (steps := self._through_me(candidates)):
                return self._conclude_through_me(steps, candidates)
        may_be = save | _mask(options)
        if may_be:
            return self._conclude(options, save, may_be, candidates)
        if steps := self._through_me(candidates):
            return self._conclude_through_me(steps, candidates)
        fooled = () if self.only_true else self._fooled(candidates, ())
        return self._reading(Code.READ_STALL, 0, fooled=fooled)

    def _candidates(self) -> int:
        """What the focus can be: useful, and nothing that is promised elsewhere."""
        facts, beliefs, focus = self.facts, self.beliefs, self.focus
        known = beliefs.possible[focus] & ~facts.full(self.to)
        candidates = known & beliefs.inferred[focus] & ~facts.useless
        candidates &= ~beliefs.told_apart(self.to, focus, candidates)
        for kind, (_, order) in self.promised.items():
            if order != focus:
                candidates &= ~(1 << kind)
        return candidates

    def _conclude(
        self, options: dict[int, tuple[Prerequisite, ...]], save: int, may_be: int, candidates: int
    ) -> Reading:
        actual = self.facts.face.get(self.focus)
        is_told = actual is None or bool(may_be >> actual & 1)
        through = None if actual is None or is_told else self._through_me(candidates)
        asked = () if actual is None else options.get(actual, ())
        may_fool = any(step.blind for step in asked) if is_told else not self.only_true
        fooled = self._fooled(candidates, asked) if may_fool else ()
        if (
            asked
            and self.me == self.giver
            and (
                _is_mistaken_for_another(asked, options)
                or is_mistaken(self.facts.face, asked, options.values())
            )
        ):
            fooled = (*fooled, self.to)
        self.beliefs.infer(self.focus, may_be, self.giver, to_play=not save)
        self._mark_own_hand(options)
        if actual is None:
            if len(options) == 1 and not save:
                self._mark(next(iter(options.values())))
            for kind, steps in options.items():
                self._wait(kind, [step for step in steps if step.seat != self.to])
        elif actual in options:
            self._mark(options[actual], unsure=bool(save) or len(options) > 1)
            if any(step.bluff for step in options[actual]):
                self._wait_for_bluffs(options)
            else:
                self._wait(actual, options[actual])
        elif through is not None:
            return self._conclude_through_me(through, candidates, may_be, save)
        steps = options.get(actual, ()) if actual is not None else _common(options)
        return self._reading(self._code(save, options, steps), may_be, steps, fooled)

    def _code(
        self, save: int, options: dict[int, tuple[Prerequisite, ...]], steps: tuple[Prerequisite, ...]
    ) -> Code:
        blind = [step for step in steps if step.blind]
        if blind:
            return Code.READ_PROMPT if all(step.clued for step in blind) else Code.READ_FINESSE
        if not save:
            return Code.READ_PLAY
        if self.named == 5 and not self.on_chop and not options:
            return Code.READ_FIVE_STALL
        return Code.READ_PLAY_OR_SAVE if options else Code.READ_SAVE

    def _reading(
        self, code: Code, may_be: int, steps: tuple[Prerequisite, ...] = (), fooled: tuple[int, ...] = ()
    ) -> Reading:
        named, focus, fresh = self.named, self.focus, self.fresh
        return Reading(
            code, self.giver, self.to, named, focus, may_be, self.on_chop, fresh, steps, None, fooled
        )

    # Saves.

    def _save(self, candidates: int) -> int:
        """What the clue may be meant to keep: 5s, twos that nobody else has, and last copies."""
        facts, kinds = self.facts, self.facts.kinds
        if self.named == 5 and self.fresh:
            return candidates & kinds.last_places & ~facts.playable  # on the chop or not: a 5 waits
        if not self.on_chop:
            return 0
        save = candidates & facts.critical
        if self.named == 2:
            save |= candidates & kinds.second_places & ~self._seen()
        elif not isinstance(self.named, int) and kinds.touched_by[5] & save:
            save &= ~kinds.last_places
        return save & ~facts.playable

    def _seen(self) -> int:
        """The kinds that the giver and the receiver both see in other hands."""
        faces, found = self.facts.face, 0
        for seat, hand in enumerate(self.facts.hands):
            if seat not in (self.giver, self.to):
                for order in hand:
                    if order in faces:
                        found |= 1 << faces[order]
        return found

    # Plays.

    def _promised(self) -> tuple[dict[int, tuple[int, int]], dict[int, tuple[int, int]]]:
        """Cards that will be played without further help, by kind: as the receiver sees it.

        Then those of the giver that will be played, but perhaps as something else in the giver's mind.
        """
        facts, beliefs, found = self.facts, self.beliefs, dict[int, tuple[int, int]]()
        hoped = dict[int, tuple[int, int]]()
        touched = beliefs.touched
        for order in (*self.fresh, self.focus):
            touched &= ~(1 << order)
        for seat, held in enumerate(facts.held):
            if seat not in (self.giver, self.to):
                if held & beliefs.touched:
                    for kind, order in beliefs.to_come(seat):
                        found.setdefault(kind, (seat, order))
                continue
            if not held & touched:
                continue
            believed = beliefs.of(seat)
            for order in members(held & touched):
                may_be = believed[order]
                if seat == self.me == self.giver:  # the others do not know all that the giver sees
                    may_be = beliefs.inferred[order] & ~facts.useless & ~facts.full(seat) or may_be
                if may_be & (may_be - 1) == 0:
                    kind = may_be.bit_length() - 1
                    found.setdefault(kind, (seat, order))
                elif seat == self.giver and order in facts.face:
                    kind = facts.face[order]
                    sure = not may_be & ~facts.playable or beliefs.signalled >> order & 1
                    if sure and may_be >> kind & 1:
                        hoped.setdefault(kind, (seat, order))
        return found, hoped

    def _reach(self) -> tuple[int, int]:
        """The kinds that could be played with the cards promised alone, and with blind ones too."""
        facts, promised, hoped = self.facts, self.promised, self.hoped
        near = far = 0
        for suit, chain in enumerate(facts.kinds.chain):
            missing = 0
            for kind in chain[facts.heights[suit] :]:
                far |= 1 << kind
                if not missing:
                    near |= 1 << kind
                if kind not in promised and kind not in hoped:
                    missing += 1
                    if missing > MOST_BLIND:
                        break
        return near, far

    def _options(self, candidates: int, blind_seats: Sequence[int]) -> dict[int, tuple[Prerequisite, ...]]:
        """The kinds that could be played, each with the cards that must come first."""
        found = {}
        for kind in members(candidates & (self.far if blind_seats else self.near)):
            steps = self._steps(kind, blind_seats, self.to)
            if steps is not None:
                found[kind] = steps
        return found

    def _steps(self, kind: int, blind_seats: Sequence[int], viewer: int) -> tuple[Prerequisite, ...] | None:
        """The cards that must come before `kind`, as `viewer` sees it; None if one is nowhere to be had."""
        if not self.far >> kind & 1:
            return None
        kinds = self.facts.kinds
        suit = kinds.suit_of[kind]
        needed = kinds.chain[suit][self.facts.heights[suit] : kinds.place[kind]]
        steps: list[Prerequisite] = []
        used, blind = 1 << self.focus, 0
        for need in needed:
            seat, order = self.promised.get(need) or self.hoped.get(need, (-1, self.focus))
            if not used >> order & 1:
                steps.append(Prerequisite(seat, order, need, blind=False, clued=True))
                continue
            step = self._blind_step(need, blind_seats, used, viewer) if blind < MOST_BLIND else None
            if self.may_bluff and len(needed) == 1 and blind_seats:
                step = self._bluff_step(step, need, blind_seats, viewer)
            if step is None and not blind and self.has_layers and self.facts.playable >> need & 1:
                step, blind = self._layered_step(need, blind_seats, viewer), MOST_BLIND
            if step is None:
                return None
            blind += 1
            used |= 1 << step.order
            steps.append(step)
        return tuple(steps)

    def _blind_step(self, need: int, seats: Sequence[int], used: int, viewer: int) -> Prerequisite | None:
        """Who has the card, as `viewer` sees it: a prompt goes before a finesse."""
        free = []
        for seat in seats:
            order = self._prompted(seat, need, used)
            if order is None:
                free.append(seat)
            elif self._may_be(order, need, seat != viewer):
                anyway = order in self.beliefs.plays(seat)
                return Prerequisite(seat, order, need, blind=True, clued=True, anyway=anyway)
        for seat in free:
            order = self.beliefs.finesse_position(seat, used)
            if order is not None and self._may_be(order, need, seat != viewer):
                return Prerequisite(seat, order, need, blind=True, clued=False)
        return None

    def _bluff_step(
        self, found: Prerequisite | None, need: int, seats: Sequence[int], viewer: int
    ) -> Prerequisite | None:
        """Whether the next player will play the newest card for the missing one, whatever it is."""
        seat, order = (self.giver + 1) % self.facts.players, self.bluffed
        if order is None:
            return found
        if found is not None:
            return found._replace(bluff=True) if found.order == order else found
        if seat not in seats or seat == viewer or order not in self.facts.face:
            return None
        if self._prompted(seat, need, 0) is not None or self._is_clued_elsewhere(need, seat):
            return None
        if not bluffs_for(self.facts, self.beliefs, self.giver, order, need):
            return None
        return Prerequisite(seat, order, need, blind=True, clued=False, bluff=True)

    def _layered_step(self, need: int, seats: Sequence[int], viewer: int) -> Prerequisite | None:
        """Who has the card behind others that fit, as `viewer` sees it, and plays before the receiver."""
        for seat in self.before_receiver:
            if seat == viewer or seat not in seats or not self.facts.sees(seat, need):
                continue
            prompted = self._prompted(seat, need, 0)
            if prompted is None:
                layers = find_layers(self.facts, self.beliefs, self.giver, seat, need)
            elif self.level >= HIDDEN_FINESSES:
                layers = find_hidden(self.facts, self.beliefs, self.giver, seat, prompted, need)
            else:
                layers = ()
            if layers:
                is_prompt = prompted is not None
                return Prerequisite(seat, layers[0], need, blind=True, clued=is_prompt, behind=layers[1:])
        return None

    def _may_be(self, order: int, need: int, seen: bool) -> bool:
        if seen and order in self.facts.face:
            return self.facts.face[order] == need
        return bool(self.beliefs.possible[order] >> need & 1)

    def _prompted(self, seat: int, need: int, used: int) -> int | None:
        """The newest card of a seat, clued or already asked for, that could be the one needed."""
        free = self.beliefs.touched & ~used & self.facts.held[seat]
        if free:
            believed = self.beliefs.of(seat)
            for order in reversed(members(free)):
                if believed[order] >> need & 1:
                    return order
        return None

    def _through(self, seat: int, candidates: int) -> tuple[Prerequisite, ...] | None:
        """The clue seems to make no sense: how a bystander finds the missing card in their own hand."""
        actual = self.facts.face[self.focus]
        if self.level < 2 or not self.fresh or not candidates >> actual & 1:
            return None
        seats = [other for other in self.others if other != seat]
        steps = self._steps(actual, [*seats, seat], seat)
        own = [step for step in steps or () if step.seat == seat and step.blind]
        if not own or any(self._is_clued_elsewhere(step.kind, seat) for step in own):
            return None
        return steps

    def _is_clued_elsewhere(self, kind: int, seat: int) -> bool:
        """Whether a seat sees a kind clued in another hand: then nobody asks that seat for it."""
        facts, clued = self.facts, self.beliefs.clued
        return any(
            face == kind and clued >> order & 1 and facts.holders[order] != seat
            for order, face in facts.face.items()
        )

    def _is_true(self, options: dict[int, tuple[Prerequisite, ...]]) -> bool:
        """Whether the focus is one of these, and every card that must come first is what it is taken for."""
        faces = self.facts.face
        steps = options.get(faces.get(self.focus, -1))
        return steps is not None and all(faces.get(step.order, step.kind) == step.kind for step in steps)

    def _fooled(self, candidates: int, asked: Sequence[Prerequisite]) -> tuple[int, ...]:
        """The bystanders who would wrongly look for a missing card in their own hand, or in another's."""
        if self.me != self.giver or not self.fresh:
            return ()
        seats = (seat for seat in self.others if seat != self.to)
        return tuple(seat for seat in seats if self._is_fooled(seat, candidates, asked))

    def _is_fooled(self, seat: int, candidates: int, asked: Sequence[Prerequisite]) -> bool:
        kind, faces = self.facts.face[self.focus], self.facts.face
        if any(step.blind and step.seat == self.to for step in asked):
            return False  # everybody sees that the receiver has the missing card
        seats = [other for other in self.others if other not in (self.to, seat)]
        if candidates >> kind & 1 and self._steps(kind, seats, self.to) is not None:
            return any(step.blind and step.seat == seat for step in asked)  # it would leave it to another
        mine = [step.order for step in asked if step.blind and step.seat == seat]
        if any(step.bluff and step.seat == seat for step in asked):
            if self._is_true(_shortest(self._options(candidates, blind_seats=[self.to]))):
                return True  # it would leave it to the receiver
        own = [s for s in self._through(seat, candidates) or () if s.blind and s.seat == seat]
        if mine:
            return [step.order for step in own] != mine
        return any(faces[step.order] != step.kind for step in own)

    def _through_me(self, candidates: int) -> tuple[Prerequisite, ...] | None:
        """How I find the missing card in my own hand, if the clue was to somebody else."""
        return None if self.me in (self.giver, self.to) else self._through(self.me, candidates)

    def _conclude_through_me(
        self, steps: tuple[Prerequisite, ...], candidates: int, may_be: int = 0, save: int = 0
    ) -> Reading:
        actual = self.facts.face[self.focus]
        bluffs = {actual: steps}
        if any(step.bluff for step in steps):
            seats = [*(seat for seat in self.others if seat not in (self.to, self.me)), self.me]
            for kind in members(candidates & self.far & ~may_be):
                if (found := self._steps(kind, seats, self.me)) and found[0].bluff:
                    bluffs[kind] = found
        self.beliefs.infer(self.focus, may_be | _mask(bluffs), self.giver, to_play=not save)
        self._mark(steps, unsure=bool(may_be))
        for kind, asked in bluffs.items():
            self._wait(kind, asked)
        code = Code.READ_PROMPT if all(s.clued for s in steps if s.blind) else Code.READ_FINESSE
        return self._reading(code, 1 << actual, steps)

    # What follows for other cards.

    def _mark(self, steps: Sequence[Prerequisite], unsure: bool = False) -> None:
        """Ask to play the blind cards of others; the receiver may be unsure whether they are asked."""
        for step in steps:
            if step.blind and step.seat != self.to:
                kinds = self.facts.playable if step.bluff else 1 << step.kind
                self.beliefs.promise(step.order, kinds, self.giver, step.clued)
                if unsure:
                    self.beliefs.hide(step.order, self.to)

    def _mark_own_hand(self, options: dict[int, tuple[Prerequisite, ...]]) -> None:
        """Blind plays of the receiver: a card may be whatever any of the options needs."""
        needs: dict[int, tuple[int, bool]] = {}
        for steps in options.values():
            for step in steps:
                if step.blind and step.seat == self.to:
                    kinds, _ = needs.get(step.order, (0, False))
                    needs[step.order] = (kinds | 1 << step.kind, step.clued)
        for order, (kinds, clued) in needs.items():
            self.beliefs.promise(order, kinds, self.giver, clued)
        if len(options) > 1 and needs:  # the first card played will say what the others are
            ways = ((kind, tuple(step for step in steps if step.blind)) for kind, steps in options.items())
            found = SelfFinesse(self.focus, tuple(ways))
            self.beliefs.keep_self_finesses((*self.beliefs.self_finesses, found))

    def _wait_for_bluffs(self, options: dict[int, tuple[Prerequisite, ...]]) -> None:
        """Every kind for which the next player may have been asked to play stands or falls at once."""
        for kind, steps in options.items():
            if any(step.bluff for step in steps):
                self._wait(kind, steps)

    def _wait(self, kind: int, steps: Sequence[Prerequisite]) -> None:
        blind = tuple(step for step in steps if step.blind)
        if blind:
            self.beliefs.wait_for(Waiting(self.giver, self.to, self.focus, kind, blind))


def _mask(options: dict[int, tuple[Prerequisite, ...]]) -> int:
    found = 0
    for kind in options:
        found |= 1 << kind
    return found


def _is_mistaken_for_another(
    asked: Sequence[Prerequisite], options: dict[int, tuple[Prerequisite, ...]]
) -> bool:
    """Whether a layer would seem to be the card that another way to read the clue needs."""
    layers = [order for step in asked for order in (step.order, *step.behind)[:-1]]
    if not layers:
        return False
    needed = ((step.order, *step.behind)[-1] for steps in options.values() for step in steps)
    return any(order in layers for order in needed)


def _shortest(options: dict[int, tuple[Prerequisite, ...]]) -> dict[int, tuple[Prerequisite, ...]]:
    """The options that need the fewest blind plays."""
    if not options:
        return options
    blind = {kind: sum(step.blind for step in steps) for kind, steps in options.items()}
    least = min(blind.values())
    return {kind: steps for kind, steps in options.items() if blind[kind] == least}


def _common(options: dict[int, tuple[Prerequisite, ...]]) -> tuple[Prerequisite, ...]:
    """The steps if there is only one way to read a clue."""
    return next(iter(options.values())) if len(options) == 1 else ()
