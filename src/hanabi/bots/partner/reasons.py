"""Why the bot makes its moves, as it says so: each reason is true of the position."""

from collections.abc import Mapping

from hanabi.bots.partner.explanations import Code, Explanation
from hanabi.bots.partner.meanings import Prerequisite
from hanabi.bots.partner.mind import Mind
from hanabi.bots.partner.weighing import Weighed


class Reasons:
    """What the seat of a mind says of its moves; `beliefs` are what it takes its own cards for."""

    def __init__(self, mind: Mind, beliefs: Mapping[int, int]) -> None:
        self.mind, self.me, self.beliefs = mind, mind.me, beliefs

    def play(self, order: int) -> Explanation:
        """Why a card is played."""
        mind, believed = self.mind, self.beliefs[order]
        cards = mind.facts.kinds.faces(believed)
        for wait in mind.beliefs.waiting:
            for step in wait.steps:
                if step.order == order and step.seat == self.me:
                    return Explanation(self._blind(step), wait.to, wait.giver, (order,), cards)
        literal, source = mind.beliefs.literal(order, self.me), mind.beliefs.source.get(order)
        if not literal & ~mind.facts.playable:
            return Explanation(Code.PLAY_KNOWN, self.me, None, (order,), mind.facts.kinds.faces(literal))
        if mind.beliefs.gifts >> order & 1:
            return Explanation(Code.PLAY_GIFT, self.me, source, (order,), cards)
        if (mind.beliefs.finessed & ~mind.beliefs.clued) >> order & 1 and self._was_told_by(source):
            return Explanation(Code.PLAY_FINESSED, self.me, source, (order,), cards)
        if source is None or mind.beliefs.teller.get(order) != source:
            return Explanation(Code.PLAY_INFERRED, self.me, None, (order,), cards)
        return Explanation(Code.PLAY_CLUED, self.me, source, (order,), cards)

    def _blind(self, step: Prerequisite) -> Code:
        if step.layered:
            return Code.PLAY_LAYERED
        if step.bluff and self.beliefs[step.order].bit_count() > 1:
            return Code.PLAY_BLUFFED
        prompted = step.clued and self.mind.beliefs.clued >> step.order & 1
        return Code.PLAY_PROMPTED if prompted else Code.PLAY_FINESSED

    def _was_told_by(self, giver: int | None) -> bool:
        """Whether a clue of this giver touched cards of this hand."""
        notes, hand = self.mind.beliefs, self.mind.facts.hands[self.me]
        return giver is not None and any(
            notes.clued >> order & 1 and notes.teller.get(order) == giver for order in hand
        )

    def clue(self, clue: Weighed, urgent: float) -> list[Explanation]:
        """Why a clue is given; what is in more danger than `urgent` is what a false one is given for."""
        mind, reading = self.mind, clue.reading

        def why(code: Code, orders: list[int], to: int = clue.to) -> Explanation:
            cards = tuple(mind.facts.kinds.cards[mind.facts.face[order]] for order in orders)
            return Explanation(code, self.me, to, tuple(orders), cards, clue.named)

        if clue.lies and not clue.fixes:
            chop = mind.beliefs.chop(clue.to) if clue.rescued >= urgent else None
            return [why(Code.CLUE_STALLS, []) if chop is None else why(Code.CLUE_SAVES, [chop])]
        reasons = []
        for seat, hand in enumerate(mind.facts.hands):
            if fixes := [order for order in clue.fixes if order in hand]:
                reasons.append(why(Code.CLUE_FIXES, fixes, seat))
        for step in reading.steps:
            if step.blind:
                reasons.append(why(self._asked(step), [step.order], step.seat))
            if step.behind:
                reasons.append(why(Code.CLUE_LAYERS, [step.behind[-1]], step.seat))
        blind = {order for step in reading.steps for order in (step.order, *step.behind)}
        told = [order for order in (*clue.plays, *clue.later) if order not in blind]
        for seat, hand in enumerate(mind.facts.hands):
            held = [order for order in told if order in hand]
            if plays := [order for order in held if mind.facts.playable >> mind.facts.face[order] & 1]:
                reasons.append(why(Code.CLUE_PLAYS, plays, seat))
            if later := [order for order in held if order not in plays]:
                reasons.append(why(Code.CLUE_PLAYS_LATER, later, seat))
        if reading.kept and (moved := [order for order in reading.kept if self._is_worth_keeping(order)]):
            reasons.append(why(Code.CLUE_MOVES_CHOP, moved))
        useful = reading.focus is not None and not mind.facts.useless >> mind.facts.face[reading.focus] & 1
        if not reasons and clue.rescued > 0 and reading.focus is not None and useful:
            reasons.append(why(Code.CLUE_SAVES, [reading.focus]))
        shows_five = reading.code is Code.READ_FIVE_STALL or (clue.named == 5 and bool(reading.kept))
        if not reasons and shows_five and reading.focus is not None:
            reasons.append(why(Code.CLUE_FIVE_STALL, [reading.focus]))
        if not reasons and reading.fresh and reading.focus is not None and useful and clue.score > 0:
            reasons.append(why(Code.CLUE_KEEPS, [reading.focus]))
        helps = Code.CLUE_TOUCHES if reading.fresh else Code.CLUE_HELPS
        return reasons or [why(helps if clue.score > 0 else Code.CLUE_STALLS, [])]

    def _asked(self, step: Prerequisite) -> Code:
        """How a clue asks for a card that is played unseen."""
        if step.clued:
            return Code.CLUE_PLAYS if step.behind else Code.CLUE_PROMPTS
        is_bluff = step.bluff and self.mind.facts.face.get(step.order, step.kind) != step.kind
        return Code.CLUE_BLUFFS if is_bluff else Code.CLUE_FINESSES

    def _is_worth_keeping(self, order: int) -> bool:
        return not self.mind.facts.useless >> self.mind.facts.face[order] & 1

    def useless(self, order: int) -> Explanation:
        """Why a card can be spared."""
        mind, literal = self.mind, self.mind.beliefs.literal(order, self.me)
        if not literal & ~mind.facts.useless:
            cards = mind.facts.kinds.faces(literal)
            return Explanation(Code.DISCARD_USELESS, self.me, None, (order,), cards)
        cards = mind.facts.kinds.faces(self.beliefs[order])
        return Explanation(Code.DISCARD_SPARE, self.me, None, (order,), cards)
