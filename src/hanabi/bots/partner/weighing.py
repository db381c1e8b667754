"""How good a clue would be: it is tried out on everybody's mind, and what it tells is weighed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import inf

from hanabi.bots.partner import following
from hanabi.bots.partner.explanations import Code
from hanabi.bots.partner.glance import Glance, Outline
from hanabi.bots.partner.kinds import LAST_PLACE, members
from hanabi.bots.partner.meanings import Prerequisite, Reading
from hanabi.bots.partner.mind import Mind
from hanabi.bots.partner.plain_reading import plain_focus
from hanabi.bots.partner.reading import read
from hanabi.rules.options import MAX_MISTAKES
from hanabi.rules.suits import Color

# What is gained, in cards placed.
PLAYS_NOW = 1.0
PLAYS_LATER = 0.7
USEFUL_TOUCH = 0.2
CRITICAL_TOUCH = 0.15
BAD_TOUCH = (1.3, 1.3, 1.3, 0.9)  # for two to five players: five have few turns to mend anything
PLAIN_BAD_TOUCH = 0.6
KNOWN_BAD_TOUCH = 0.3
KNOWS_MORE, MOST_KNOWN = 0.06, 12  # for each kind that a card is not; of so many kinds
KEPT_IN_VAIN = 0.7  # what a useless card costs that a chop move keeps
TELLS_NOTHING = 1.0  # what it costs to keep a card by showing useless ones, and not by saying what it is
FIXED = 2.0
ROUNDING = 1e-6  # sums of the same worths, added up in another order, may differ by less
PUT_OFF = 0.8  # of what is in danger, where the last token only gives its holder something else to do first


@dataclass(slots=True)
class Weighed:
    """A clue, how it would be read, and what it is worth."""

    to: int
    named: Color | int
    reading: Reading
    after: Mind  # what everybody would make of it
    score: float = 0.0
    plays: list[int] = field(default_factory=list)
    later: list[int] = field(default_factory=list)
    fixes: list[int] = field(default_factory=list)
    rescued: float = 0.0
    lies: int = 0  # how badly somebody would be misled

    @property
    def only_shows(self) -> bool:
        """Whether it may be put off for want of tokens."""
        return self.shows_useless or self.reading.code in (Code.READ_FIVE_STALL, Code.READ_CHOP_MOVE)

    @property
    def shows_useless(self) -> bool:
        """Whether it only moves a chop, by showing useless cards."""
        return bool(self.reading.kept) and not self.reading.may_be


class Scale:
    """What there is to compare with: the table before the clue."""

    def __init__(self, mind: Mind, next_play: int = 0) -> None:
        self.mind = mind
        self._weighed: dict[tuple[int, Color | int], Weighed] = {}  # those that may be true
        self.seats = [(mind.me + i) % mind.facts.players for i in range(1, mind.facts.players)]
        self.plays = {seat: mind.beliefs.plays(seat) for seat in self.seats}
        self.wrong: list[int] = []
        self.fitting = mind.facts.playable  # what fits, or will fit once the next play is made
        if mind.level >= 3:
            self.wrong = [o for seat in self.seats for o in self.plays[seat] if not _fits(mind, o)]
            if follower := _follower(mind, next_play):
                self.fitting |= follower
                self.wrong += self._soon_wrong(follower)
        self._danger: dict[int, float] = {}
        self._glance = Glance(mind, self.plays)

    def _soon_wrong(self, follower: int) -> list[int]:
        """The cards that the next player would misplay once this kind is thought to fit."""
        mind, seat, fitting = self.mind, self.seats[0], self.fitting
        return [
            order
            for order, believed in mind.beliefs.of(seat).items()
            if believed & follower and not believed & ~fitting and not fitting >> mind.facts.face[order] & 1
        ]

    def danger(self, seat: int) -> float:
        """What the table loses if a seat discards as it is about to."""
        found = self._danger.get(seat)
        if found is None:
            found = self._danger[seat] = danger(self.mind, seat)
        return found

    @cached_property
    def promised(self) -> int:
        """The kinds that are clued in some hand already."""
        mind = self.mind
        own = mind.beliefs.of(mind.me)
        found = mind.beliefs.taken(mind.me)
        for order in mind.facts.hands[mind.me]:
            if (mind.beliefs.clued | mind.beliefs.finessed) >> order & 1 and own[order] & (
                own[order] - 1
            ) == 0:
                found |= own[order]
        return found

    def clues(self) -> list[Weighed]:
        """Every clue that touches something: first those that mislead least, of these the best first."""
        found = [self.weigh(seat, named) for seat in self.seats for named in self.mind.facts.kinds.clues]
        return sorted((clue for clue in found if clue), key=lambda clue: (clue.lies, -clue.score))

    def true_clues(self, seats: Sequence[int]) -> list[Weighed]:
        """The clues to these seats that mislead nobody, the best first; the slow twin is `clues`."""
        found = (self._weigh_true(clue) for seat in seats for clue in self._glance.clues_to(seat))
        return sorted((clue for clue in found if not clue.lies), key=lambda clue: -clue.score)

    def best_clues(self) -> list[Weighed]:
        """The clues that mislead nobody, as far as they may be as good as the best one, the best first.

        What is only shown, and may be put off, counts for nothing here. The slow twin is `true_clues`.
        """
        likely = [clue for seat in self.seats for clue in self._glance.clues_to(seat)]
        most = [self._at_most(clue) for clue in likely]
        found, best = list[tuple[float, int, Weighed]](), -inf
        for place in sorted(range(len(likely)), key=lambda place: -most[place]):
            if most[place] < best - ROUNDING:
                break
            weighed = self._weigh_true(likely[place])
            if not weighed.lies:
                found.append((-weighed.score, place, weighed))
                if not weighed.only_shows:
                    best = max(best, weighed.score)
        return [weighed for _, _, weighed in sorted(found, key=lambda each: each[:2])]

    def _weigh_true(self, clue: Outline) -> Weighed:
        """What a clue is worth, unless it misleads somebody; each is weighed once."""
        key = clue.to, clue.named
        if key not in self._weighed:
            self._weighed[key] = self._weigh(*key, clue.touched, only_true=True)
        return self._weighed[key]

    def _at_most(self, clue: Outline) -> float:
        """What a clue can be worth at most."""
        if self.wrong:
            return inf
        score = PLAYS_NOW * self._glance.most_played(clue) + self.danger(clue.to)
        score += KNOWS_MORE * min(self._glance.told(clue), MOST_KNOWN)
        return score + self._touch(clue.fresh, lambda order: KNOWN_BAD_TOUCH)

    def useless_clues(self, seats: Sequence[int]) -> list[Weighed]:
        """Clues that only show useless cards, new ones too: they ask for nothing, and mislead nobody."""
        facts = self.mind.facts
        useless = [named for named in facts.kinds.clues if not facts.kinds.touched_by[named] & ~facts.useless]
        found = [self.weigh(seat, named) for seat in seats for named in useless]
        return [clue for clue in found if clue and clue.lies == 1 and clue.reading.code is Code.READ_STALL]

    def weigh(self, to: int, named: Color | int) -> Weighed | None:
        """What a clue is worth; None if it touches nothing."""
        touched = self._touched(to, named)
        return self._weigh(to, named, touched) if touched else None

    def _touched(self, to: int, named: Color | int) -> list[int]:
        """The cards that a clue would touch, the oldest first."""
        faces, mask = self.mind.facts.face, self.mind.facts.kinds.touched_by[named]
        return [order for order in self.mind.facts.hands[to] if mask >> faces[order] & 1]

    def _weigh(self, to: int, named: Color | int, touched: Sequence[int], only_true: bool = False) -> Weighed:
        """What a clue is worth; with `only_true`, one that misleads somebody is not weighed to the end."""
        mind = self.mind
        after = mind.copy()
        reading = read(after, mind.me, to, named, touched, heard=False, only_true=only_true)
        weighed = Weighed(to, named, reading, after)
        self._find_lies(weighed)
        if self._may_be_read_plainly(to) and self._misleads_plainly(to, named, touched):
            weighed.lies += 1
        if not (only_true and weighed.lies):
            self._find_plays(weighed)
        if weighed.reading.steps and not weighed.lies and self._leads_astray(weighed):
            weighed.lies += 3
        if not (only_true and weighed.lies):
            self._find_worth(weighed)
        return weighed

    def _find_lies(self, weighed: Weighed) -> None:
        """Whom the reading of a clue would mislead."""
        mind, reading = self.mind, weighed.reading
        if reading.may_be and reading.focus is not None:
            if not reading.may_be >> mind.facts.face[reading.focus] & 1:
                weighed.lies += 1
        if reading.code is Code.READ_STALL and reading.fresh:
            weighed.lies += 1  # a clue to new cards asks for something, and this one would ask for nothing
        if mind.level < 2 and reading.code is Code.READ_FIVE_STALL:
            weighed.lies += 1
        if reading.focus in self._glance.asked_for or self._glance.meddles(reading.fresh):
            weighed.lies += 1  # nobody could tell any longer what the first clue meant
        weighed.lies += 3 * len(reading.fooled) + 3 * self._false_promises(weighed.after, reading.steps)

    def _may_be_read_plainly(self, to: int) -> bool:
        """Whether a seat may not know the conventions after all: there is some doubt, or all is at stake."""
        mind = self.mind
        last = mind.facts.mistakes == MAX_MISTAKES - 1
        return mind.trust.doubt[to] >= (0 if last else 1)

    def _misleads_plainly(self, to: int, named: Color | int, touched: Sequence[int]) -> bool:
        """Whether a plain player would play a wrong card for a clue."""
        plain = plain_focus(self.mind, to, named, touched)
        return plain is not None and not plain.kinds >> self.mind.facts.face[plain.order] & 1

    def _find_plays(self, weighed: Weighed) -> None:
        """The cards that are played after a clue, rightly or not."""
        faces, playable = self.mind.facts.face, self.mind.facts.playable
        for seat in self.seats:
            plays, before = weighed.after.beliefs.plays(seat), self.plays[seat]
            if plays is before:
                continue
            for order in plays:
                if order in before:
                    continue
                if not playable >> faces[order] & 1:
                    weighed.lies += 3
                elif all(faces[order] != faces[play] for play in weighed.plays):  # of twins one fits
                    weighed.plays.append(order)

    def _leads_astray(self, weighed: Weighed) -> bool:
        """Whether somebody will be misled once the cards are played that a clue asks for unseen."""
        after = weighed.after.trusting_apart()
        for step in weighed.reading.steps:
            kind = after.facts.face.get(step.order)
            if not step.blind or kind is None or not after.facts.playable >> kind & 1:
                break
            following.hear_play(after, step.seat, step.order, kind, fits=True)
            after = after.with_placed(step.order, kind)
            plays = (order for seat in self.seats for order in after.beliefs.plays(seat))
            if any(not _fits(after, order) and order not in self.wrong for order in plays):
                return True
        return False

    def _find_worth(self, weighed: Weighed) -> None:
        """What a clue is good for."""
        mind, to, after, reading = self.mind, weighed.to, weighed.after, weighed.reading
        waits = self._may_wait(after, weighed)
        if waits:
            weighed.plays = [order for order in weighed.plays if order != reading.focus]
        weighed.fixes = [
            order for order in self.wrong if after.beliefs.of(_holder(mind, order))[order] & ~self.fitting
        ]
        weighed.later = self._later(after, weighed.plays)
        for step in reading.steps:
            weighed.later += step.behind
        if waits and reading.focus is not None:
            weighed.later.append(reading.focus)
        weighed.rescued = self.danger(to) - danger(after, to) - self._put_off(after, to)
        if waits and not weighed.plays and not self.plays[to]:
            weighed.rescued -= _left_alone(after, to)
        if after.facts.tokens == 1:
            weighed.rescued -= forced_loss(after, self.seats[0])
        weighed.score = self._score(after, weighed)

    @cached_property
    def _own_followers(self) -> list[tuple[int, int]]:
        """Cards of this hand that will be played, but as one of several kinds: what may then come next.

        Each as the number of kinds that it may be, and the set of those that follow one of them.
        """
        mind, found = self.mind, []
        beliefs = mind.beliefs
        for order, believed in beliefs.of(mind.me).items():
            if not (beliefs.clued | beliefs.finessed) >> order & 1 or not believed & (believed - 1):
                continue
            if not believed & ~mind.facts.playable or beliefs.signalled >> order & 1:
                kinds = members(believed)
                followers = sum(_follower(mind, 1 << kind) for kind in kinds)
                found.append((len(kinds), followers))
        return found

    def _may_wait(self, after: Mind, weighed: Weighed) -> bool:
        """Whether the receiver, who sees this hand, may take the focus to follow one of its cards."""
        focus = weighed.reading.focus
        if focus is None or focus not in weighed.plays:
            return False
        may_be = after.beliefs.possible[focus] & ~(self.mind.facts.useless | self.mind.facts.playable)
        return any(2 * (may_be & then).bit_count() >= count for count, then in self._own_followers)

    def _put_off(self, after: Mind, to: int) -> float:
        """What stays in danger where the last token only gives the receiver something else to do first."""
        chop = after.beliefs.chop(to)
        if after.facts.tokens > 1 or not self.danger(to) or chop is None or after.trust.plain_seats:
            return 0.0
        lost = worth(after, after.facts.face[chop], chop)
        return PUT_OFF * lost if lost > 1 and len(after.beliefs.plays(to)) == 1 else 0.0

    def _false_promises(self, after: Mind, steps: tuple[Prerequisite, ...]) -> int:
        """How many cards are now taken for what they are not, and would be played; layers may be."""
        mind = self.mind
        layered = [step.order for step in steps if step.behind or step.bluff]
        fresh = members(after.beliefs.signalled & ~mind.beliefs.signalled)
        false = sum(
            1
            for order in fresh
            if order in mind.facts.face
            and order not in layered
            and not after.beliefs.inferred[order] >> mind.facts.face[order] & 1
        )
        plain = (step for step in steps if not step.behind and not step.bluff)
        return false + sum(1 for step in plain if mind.facts.face.get(step.order, step.kind) != step.kind)

    def _later(self, after: Mind, plays: list[int]) -> list[int]:
        """The cards promised now that will be playable once others are placed."""
        mind, found = self.mind, []
        fresh = after.beliefs.signalled & ~mind.beliefs.signalled
        for order in members(fresh):
            face = mind.facts.face.get(order)
            if order not in plays and face is not None and after.beliefs.inferred[order] >> face & 1:
                if not mind.facts.playable >> face & 1:
                    found.append(order)
        return found

    def _score(self, after: Mind, weighed: Weighed) -> float:
        score = PLAYS_NOW * len(weighed.plays) + PLAYS_LATER * len(weighed.later)
        score += FIXED * len(weighed.fixes) + weighed.rescued
        if weighed.shows_useless:
            score -= TELLS_NOTHING
        return score + self._new_cards(after, weighed) + self._knowledge(after, weighed.to)

    def _new_cards(self, after: Mind, weighed: Weighed) -> float:
        """What it is worth to touch cards that no clue has touched before, and to keep others."""
        useless, faces = self.mind.facts.useless, self.mind.facts.face

        def bad(order: int) -> float:
            return KNOWN_BAD_TOUCH if order in after.beliefs.trash(weighed.to) else self._bad_touch()

        kept_in_vain = sum(1 for order in weighed.reading.kept if useless >> faces[order] & 1)
        return self._touch(weighed.reading.fresh, bad) - KEPT_IN_VAIN * kept_in_vain

    def _touch(self, fresh: Sequence[int], bad: Callable[[int], float]) -> float:
        """What it is worth to touch these cards, if a useless one costs what `bad` says."""
        facts, score, promised = self.mind.facts, 0.0, self.promised
        for order in fresh:
            bit = 1 << facts.face[order]
            if bit & (facts.useless | promised):
                score -= bad(order)
                continue
            promised |= bit
            score += USEFUL_TOUCH
            if bit & facts.critical:
                score += CRITICAL_TOUCH
        return score

    def _bad_touch(self) -> float:
        """What a card costs that is touched in vain; less among those who do not count on good touch."""
        mind = self.mind
        return PLAIN_BAD_TOUCH if mind.trust.plain_seats else BAD_TOUCH[mind.facts.players - 2]

    def _knowledge(self, after: Mind, to: int) -> float:
        """How much surer the receiver is about useful cards."""
        mind, gain = self.mind, 0
        before, now = mind.beliefs.of(to), after.beliefs.of(to)
        for order in mind.facts.hands[to]:
            if after.beliefs.clued >> order & 1 and not mind.facts.useless >> mind.facts.face[order] & 1:
                if now[order] >> mind.facts.face[order] & 1:
                    gain += before[order].bit_count() - now[order].bit_count()
                else:
                    gain -= 4
        return KNOWS_MORE * min(gain, MOST_KNOWN) if gain > 0 else KNOWS_MORE * gain


def danger(mind: Mind, seat: int) -> float:
    """What the table loses if this seat discards as it is about to."""
    order = mind.beliefs.next_discard(seat)
    return worth(mind, mind.facts.face[order], order) if order is not None else 0.0


def _left_alone(mind: Mind, seat: int) -> float:
    """What the table loses if this seat has nothing to play after all."""
    chop = mind.beliefs.chop(seat)
    return 0.0 if chop is None or mind.beliefs.trash(seat) else worth(mind, mind.facts.face[chop], chop)


def forced_loss(mind: Mind, seat: int) -> float:
    """What the table loses if this seat has no token: with every card clued it must part with one of them."""
    beliefs = mind.beliefs
    if beliefs.chop(seat) is not None or beliefs.plays(seat) or beliefs.trash(seat):
        return 0.0
    order = least_harmful(mind, seat)
    return worth(mind, mind.facts.face[order], order) if order is not None else 0.0


def least_harmful(mind: Mind, seat: int) -> int | None:
    """The card that a seat would rather lose than any other, by what it takes its cards to be."""
    unseen = mind.facts.unseen(seat)
    believed = mind.beliefs.of(seat)
    return min(believed, key=lambda order: _harm(mind, order, believed[order], unseen), default=None)


def _harm(mind: Mind, order: int, believed: int, unseen: list[int]) -> float:
    total = harm = 0.0
    for kind in members(believed):
        total += unseen[kind]
        harm += unseen[kind] * worth(mind, kind, order)
    return harm / total if total else 0.0


def worth(mind: Mind, kind: int, order: int) -> float:
    """What is lost with one copy of a kind."""
    bit = 1 << kind
    if bit & mind.facts.useless or _elsewhere(mind, kind, order):
        return 0.0
    place = mind.facts.kinds.place[kind]
    if bit & mind.facts.critical:
        return 1.0 + 0.4 * (5 - place)
    if bit & mind.facts.playable:
        return 0.5
    return 0.45 if place == 1 else 0.15


def _elsewhere(mind: Mind, kind: int, order: int) -> bool:
    """Whether another copy can be seen."""
    return any(face == kind and other != order for other, face in mind.facts.face.items())


def _fits(mind: Mind, order: int) -> bool:
    return bool(mind.facts.playable >> mind.facts.face[order] & 1)


def _follower(mind: Mind, kinds: int) -> int:
    """What can be played once this card is placed, as a set; empty if it is not known which one it is."""
    if not kinds or kinds & (kinds - 1):
        return 0
    kind = kinds.bit_length() - 1
    chain, place = mind.facts.kinds.chain[mind.facts.kinds.suit_of[kind]], mind.facts.kinds.place[kind]
    return 0 if place == LAST_PLACE else 1 << chain[place + 1]


def _holder(mind: Mind, order: int) -> int:
    seat = mind.facts.holder(order)
    assert seat is not None
    return seat
