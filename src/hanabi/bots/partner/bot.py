"""The bot that people enjoy: it plays by conventions, and says why and what it understood."""

from collections.abc import Sequence
from functools import partial
from random import Random

from hanabi.bots.partner import evidence, following
from hanabi.bots.partner.bluffs import find_bluffs, meant_by
from hanabi.bots.partner.deciding import Choice, Decision
from hanabi.bots.partner.explanations import Code, Explanation
from hanabi.bots.partner.kinds import members
from hanabi.bots.partner.meanings import Prerequisite
from hanabi.bots.partner.mind import Mind
from hanabi.bots.partner.tiles import announced, tile_choice
from hanabi.bots.partner.trust import KNOWN, STRANGER, Shown
from hanabi.game.events import Clued, Discarded, Event, Failed, Placed
from hanabi.game.view import View
from hanabi.rules.cards import Card
from hanabi.rules.errors import BadOptions
from hanabi.rules.moves import Action, ClueColor, ClueRank, Discard

LEVELS = (1, 2, 3, 4, 5)


class PartnerBot:
    """Plays H-Group-style conventions: level 1 play and save clues, 2 prompts and finesses, 5 all."""

    def __init__(self, level: int = LEVELS[-1]) -> None:
        if level not in LEVELS:
            raise BadOptions(f"a partner plays at level 1, 2, 3, 4 or 5, not {level}")
        self.level = level
        self._mind: Mind | None = None
        self._met: dict[int, Shown] = {}
        self._reasons: tuple[Explanation, ...] = ()
        self._readings: list[Explanation] = []

    @classmethod
    def make(cls, chance: Random, level: int = LEVELS[-1]) -> "PartnerBot":
        """A partner, of the highest level by itself; it leaves nothing to chance."""
        return cls(level)

    def explain(self) -> tuple[Explanation, ...]:
        """Why it made its last move; empty before the first."""
        return self._reasons

    def readings(self) -> tuple[Explanation, ...]:
        """What it took the others' clues to mean, the oldest first."""
        return tuple(self._readings)

    def believes(self, order: int) -> tuple[Card, ...]:
        """What the holder of a card takes it to be, as far as this seat can tell; empty for no such card."""
        mind = self._mind
        seat = None if mind is None else mind.facts.holder(order)
        return () if mind is None or seat is None else mind.facts.kinds.faces(mind.beliefs.of(seat)[order])

    # Who the others are.

    def meet(self, seat: int, shown: Shown = STRANGER) -> None:
        """Say before the game what a seat has shown in earlier ones; without that it is a stranger.

        Seats that nobody speaks of play by the conventions, as this bot does. Of its own seat it says how
        the others take it: who is a plain player to them is told things plainly.
        """
        self._met[seat] = shown

    def shown(self, seat: int) -> Shown:
        """What a seat has shown by now, to be kept for the next game."""
        if self._mind is None:
            return self._met.get(seat, KNOWN)
        return self._mind.trust.shown(seat)

    def _start(self, view: View) -> Mind:
        mind = Mind.at(view, self.level)
        for seat, shown in self._met.items():
            mind.trust.meet(seat, shown)
        return mind

    # Noticing.

    def notice(self, event: Event, view: View) -> None:
        """Learn what everyone saw."""
        mind = self._mind
        if mind is None:
            mind = self._mind = self._start(view)
            if isinstance(event, Clued):  # the view is that after the clue
                mind.beliefs.forget_clue(event.fresh)
        plain = mind.trust.plain_seats
        match event:
            case Clued():
                mind.just_lost = None
                self._hear_clue(mind, event)
            case Placed(seat, order, card) | Failed(seat, order, card):
                fits = isinstance(event, Placed)
                mind.just_lost = None if fits else mind.facts.kinds.number[card]
                if order in mind.beliefs.possible:
                    self._hear_play(mind, seat, order, card, fits)
            case Discarded(seat, order, card):
                mind.just_lost = mind.facts.kinds.number[card]
                if order in mind.beliefs.possible:
                    self._hear_discard(mind, seat, order, card)
        for seat in members(mind.trust.plain_seats & ~plain):
            self._readings.append(Explanation(Code.RELY_LESS, seat, mind.me))
        mind.follow(view)

    def _hear_play(self, mind: Mind, seat: int, order: int, card: Card, fits: bool) -> None:
        kind, before = mind.facts.kinds.number[card], mind.beliefs.waiting
        bluffs = find_bluffs(mind, order, kind) if fits else ()
        evidence.weigh_play(mind, seat, order, kind, fits)
        if not following.hear_play(mind, seat, order, kind, fits):
            self._readings.append(Explanation(Code.READ_BROKEN, seat, seat, (order,), (card,)))
        for wait in mind.beliefs.waiting:
            for step in wait.steps if wait not in before else ():
                if step.layered and step.seat == seat:
                    cards = (mind.facts.kinds.cards[step.kind],)
                    self._readings.append(
                        Explanation(Code.READ_LAYERED, wait.giver, seat, (step.order,), cards)
                    )

        for focus, kinds in meant_by(bluffs).items():
            wait = next(wait for wait in bluffs if wait.focus == focus)
            if wait.giver != mind.me:
                faces = mind.facts.kinds.faces(kinds)
                self._readings.append(Explanation(Code.READ_BLUFF, wait.giver, wait.to, (focus,), faces))

    def _hear_discard(self, mind: Mind, seat: int, order: int, card: Card) -> None:
        kind = mind.facts.kinds.number[card]
        evidence.weigh_discard(mind, seat, order, kind)
        warned = following.hear_warning(mind, seat, order, kind)
        twin = following.hear_discard(mind, seat, order, kind)
        if twin is not None:
            code = Code.READ_GIFT if mind.beliefs.gifts >> twin[1] & 1 else Code.READ_TWIN
            self._readings.append(Explanation(code, seat, twin[0], (twin[1],), (card,)))
        if warned is not None and seat != mind.me:
            to = (seat + 1) % mind.facts.players
            self._readings.append(Explanation(Code.READ_WARNING, seat, to, (warned,)))

    def _hear_clue(self, mind: Mind, event: Clued) -> None:
        following.hear_other(mind, event.seat)
        if event.to >= len(mind.facts.hands):
            return
        waiting = len(mind.beliefs.waiting)
        found = evidence.hear_clue(mind, event.seat, event.to, event.named, event.touched)
        if event.seat == mind.me:
            return
        focus = found.kept or (() if found.focus is None else (found.focus,))
        faces = mind.facts.kinds.faces(found.may_be)
        blind = [step for step in found.steps if step.blind]
        code = Code.READ_LATER if blind else found.code
        self._readings.append(Explanation(code, event.seat, event.to, focus, faces, event.named))
        first = [wait.steps[0] for wait in mind.beliefs.waiting[waiting:]]
        if unsure := self._maybe_bluffs(mind, first):
            cards = mind.facts.kinds.faces(mind.facts.kinds.mask(step.kind for step in unsure))
            said = Explanation(
                Code.READ_MAY_BLUFF, event.seat, unsure[0].seat, (unsure[0].order,), cards, event.named
            )
            self._readings.append(said)
        for step in blind:
            if step not in unsure:
                self._hear_step(mind, event, step, Code.READ_PROMPT if step.clued else Code.READ_FINESSE)
        for step in first if event.to == mind.me else ():
            seen_as_another = step.bluff and mind.facts.face.get(step.order) != step.kind
            if not seen_as_another and (not step.behind or step not in blind):
                self._hear_step(mind, event, step, Code.READ_WAITS)

    @staticmethod
    def _maybe_bluffs(mind: Mind, asked: Sequence[Prerequisite]) -> list[Prerequisite]:
        """What the next player is asked for, unless the newest card is seen to be the missing one."""
        bluffs = [step for step in asked if step.bluff]
        if any(mind.facts.face.get(step.order) == step.kind for step in bluffs):
            return []
        return bluffs

    def _hear_step(self, mind: Mind, event: Clued, step: Prerequisite, code: Code) -> None:
        """Say what a clue asks somebody else for; in a layered finesse the card lies behind others."""
        if step.behind:
            code = Code.READ_BEHIND
        order, card = (step.order, *step.behind)[-1], mind.facts.kinds.cards[step.kind]
        self._readings.append(Explanation(code, event.seat, step.seat, (order,), (card,), event.named))

    # Choosing.

    def choose(self, view: View) -> Action:
        """A legal move, by convention if there is one."""
        if self._mind is None:
            self._mind = self._start(view)
        self._mind.follow(view)
        choice = self._choice(self._mind, view)
        self._reasons = choice.reasons
        return choice.action

    def _choice(self, mind: Mind, view: View) -> Choice:
        legal = view.legal_moves()
        if view.pending is not None:
            choice = tile_choice(mind.facts, view.pending, legal, Decision(mind).free_clue)
        else:
            literal = partial(mind.beliefs.literal, seat=mind.me)
            choice = announced(mind.facts, Decision(mind).choose(), literal)
        if choice is not None and choice.action in legal:
            return choice
        return _any_legal(mind, legal)


def _any_legal(mind: Mind, legal: list[Action]) -> Choice:
    """The way out of everything unforeseen: rather a clue than a discard, rather a discard than a play."""
    clues = [move for move in legal if isinstance(move, ClueColor | ClueRank)]
    discards = [move for move in legal if isinstance(move, Discard)]
    chop = mind.beliefs.chop(mind.me)
    chosen = next((move for move in discards if move.order == chop), None)
    action = chosen or next(iter(clues or discards or legal))
    return Choice(action, (Explanation(Code.ANY_LEGAL, mind.me),))
