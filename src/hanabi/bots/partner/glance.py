"""What can be told of a clue at a glance: that it must mislead somebody, or what it can bring at most.

To think a clue through takes long, and most need not be: they are false, or cannot be worth as much as
another one.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from math import inf
from typing import NamedTuple

from hanabi.bots.partner.bluffs import BLUFFS, find_bluffed
from hanabi.bots.partner.chop_moves import moved_cards
from hanabi.bots.partner.kinds import members
from hanabi.bots.partner.mind import Mind
from hanabi.bots.partner.reading import focus_of
from hanabi.rules.suits import Color


class Outline(NamedTuple):
    """A clue before it is thought through: what it touches, and which card it is about."""

    to: int
    named: Color | int
    touched: Sequence[int]
    fresh: Sequence[int]  # of these, the cards that no clue has touched before
    focus: int
    on_chop: bool


class Glance:
    """The table before a clue is given, as its giver sees it; `plays` are the cards that others will play."""

    def __init__(self, mind: Mind, plays: Mapping[int, Sequence[int]]) -> None:
        self.mind, self.plays = mind, plays
        # Cards that a finesse or a prompt may ask for already: that shows without another clue.
        steps = [step for wait in mind.beliefs.waiting for step in wait.steps]
        self.asked_for = {step.order for step in steps}
        # Cards that come after one of those in a layered finesse, which only others than their holder know.
        behind = {order for step in steps for order in step.behind if order in mind.facts.face}
        self.kinds_behind = mind.facts.kinds.mask(mind.facts.face[order] for order in behind)

    def meddles(self, fresh: Sequence[int]) -> bool:
        """Whether a clue tells of a card that lies behind in a layered finesse, or of another such card."""
        faces = self.mind.facts.face
        return bool(self.kinds_behind) and any(self.kinds_behind >> faces[order] & 1 for order in fresh)

    def clues_to(self, seat: int) -> list[Outline]:
        """The clues that touch a card of a seat, without those that surely mislead somebody."""
        mind, found = self.mind, []
        chop, clued = mind.beliefs.chop(seat), mind.beliefs.clued
        for named, touched in self._touched(seat):
            fresh = [order for order in touched if not clued >> order & 1]
            focus = focus_of(chop, touched, fresh)
            outline = Outline(seat, named, touched, fresh, focus, focus == chop)
            if not self._surely_misleads(outline):
                found.append(outline)
        return found

    def _touched(self, seat: int) -> list[tuple[Color | int, list[int]]]:
        """Every clue that touches something, with the cards, the oldest first."""
        kinds, faces = self.mind.facts.kinds, self.mind.facts.face
        touched: dict[Color | int, list[int]] = {}
        for order in self.mind.facts.hands[seat]:
            for named in kinds.touching[faces[order]]:
                touched.setdefault(named, []).append(order)
        return [(named, touched[named]) for named in kinds.clues if named in touched]

    @cached_property
    def _counts(self) -> bool:
        """Whether everybody will read the clue by the conventions."""
        return not self.mind.trust.plain_seats and self.mind.trust.relies_on(self.mind.me)

    def _surely_misleads(self, clue: Outline) -> bool:
        """Whether a clue cannot be true."""
        if not self._counts:
            return False
        if clue.focus in self.asked_for or self.meddles(clue.fresh):
            return True
        if not clue.fresh or self._may_be_meant(clue):
            return False
        chop = self.mind.beliefs.chop(clue.to)
        return not moved_cards(self.mind, clue.to, clue.named, chop, clue.fresh)

    def _may_be_meant(self, clue: Outline) -> bool:
        """Whether the focus can be played or needs saving, and nobody told of its twin."""
        kinds, facts = self.mind.facts.kinds, self.mind.facts
        true = self._playable_after(clue)
        if clue.named == 5:
            true |= kinds.last_places
        if clue.on_chop:
            true |= facts.critical | (kinds.second_places if clue.named == 2 else 0)
        if not (true & ~facts.useless) >> facts.face[clue.focus] & 1:
            return False
        return not self.mind.beliefs.is_told_elsewhere(clue.to, clue.focus)

    # Who may play a card.

    def most_played(self, clue: Outline) -> float:
        """How many cards may be played for a clue that would not be played without it, now or later, at most.

        Where cards may be asked for unseen there is no saying.
        """
        if not self._counts:
            return inf
        face, may_fit = self.mind.facts.face[clue.focus], self._playable_after(clue)
        if may_fit >> face & 1 and not self.mind.facts.playable >> face & 1:
            return inf
        bystanders = sum(count for seat, count in self._may_learn_of_told.items() if seat != clue.to)
        return bystanders + self._may_learn(clue)

    def _playable_after(self, clue: Outline) -> int:
        """The kinds that the focus may be if it can be played, at once or after others."""
        if not clue.fresh:
            return self._within_told_cards  # it asks nobody to play unseen
        if clue.to == (self.mind.me + 1) % self.mind.facts.players:
            return self._within_reach
        return self._within_reach | self._within_reach_of_bluffs

    @cached_property
    def _within_reach(self) -> int:
        """The kinds before which only cards are missing that somebody holds: no others can be played."""
        facts, beliefs = self.mind.facts, self.mind.beliefs
        held = facts.kinds.mask(facts.face.values())
        for order in members(beliefs.touched & facts.held[self.mind.me]):
            held |= beliefs.possible[order]
        return self._follow_on(held)

    @cached_property
    def _within_told_cards(self) -> int:
        """The kinds before which only cards are missing that somebody was told of."""
        facts, beliefs, held = self.mind.facts, self.mind.beliefs, 0
        for cards in facts.held:
            for order in members(beliefs.touched & cards):
                held |= 1 << facts.face[order] if order in facts.face else beliefs.possible[order]
        return self._follow_on(held)

    def _follow_on(self, held: int) -> int:
        """The kinds that can be played once cards of these are placed, and those that can be now."""
        facts, found = self.mind.facts, 0
        for chain, height in zip(facts.kinds.chain, facts.heights, strict=True):
            for kind in chain[height:]:
                found |= 1 << kind
                if not held >> kind & 1:
                    break
        return found

    @cached_property
    def _within_reach_of_bluffs(self) -> int:
        """The kinds that are next but one, if whoever comes next could be asked for another card."""
        mind = self.mind
        facts = mind.facts
        if mind.level < BLUFFS or find_bluffed(facts, mind.beliefs, mind.me, mind.me) is None:
            return 0
        chains = zip(facts.kinds.chain, facts.heights, strict=True)
        return facts.kinds.mask(kind for chain, height in chains for kind in chain[height + 1 : height + 2])

    @cached_property
    def _may_learn_of_told(self) -> dict[int, int]:
        """How many cards each seat holds that fit and were told of, but are not known to fit yet."""
        facts, told, found = self.mind.facts, self.mind.beliefs.touched, {}
        for seat, plays in self.plays.items():
            cards = members(told & facts.held[seat])
            found[seat] = sum(
                facts.playable >> facts.face[order] & 1 for order in cards if order not in plays
            )
        return found

    def _may_learn(self, clue: Outline) -> int:
        """Of how many cards the receiver may learn that they fit."""
        facts, beliefs, plays = self.mind.facts, self.mind.beliefs, self.plays[clue.to]
        unfit, count = ~(facts.kinds.touched_by[clue.named] | facts.full(clue.to) | facts.playable), 0
        for order in facts.hands[clue.to]:
            if facts.playable >> facts.face[order] & 1 and order not in plays:
                told = order in clue.touched or beliefs.touched >> order & 1
                count += told or not beliefs.possible[order] & unfit
        return count

    def told(self, clue: Outline) -> int:
        """How many possibilities of useful cards a clue can strike out for its receiver, at most."""
        facts, clued, count = self.mind.facts, self.mind.beliefs.clued, 0
        for order, believed in self.mind.beliefs.of(clue.to).items():
            if (order in clue.touched or clued >> order & 1) and not facts.useless >> facts.face[order] & 1:
                count += believed.bit_count() - 1
        return count
