"""What to do: a ladder of plain questions, the first answer wins."""

from dataclasses import dataclass
from functools import cached_property

from hanabi.bots.partner.deciding import Choice
from hanabi.bots.partner.explanations import Code, Explanation
from hanabi.bots.partner.facts import Facts
from hanabi.bots.partner.kinds import members
from hanabi.bots.sieve.notes import Heard, Notes
from hanabi.rules.moves import Discard, Play, clue_naming
from hanabi.rules.options import MAX_MISTAKES, MAX_TOKENS
from hanabi.rules.suits import Color

# What is gained by a clue, in cards placed; and what it must be worth, by tokens.
PLAYS, FREES, TELLS, TOUCHES_USELESS = 1.0, 0.15, 0.005, 0.15
PRICES = (9.0, 1.6, 1.1, 0.9, 0.8, 0.7, 0.6, 0.3, 0.0)
IN_DANGER = 0.35  # so much is about to be lost: a clue before anything else
MAY_GO = 0.45  # so much may be lost with a card that a clue points at
RISKED = 0.5  # so likely to be a last copy: a clue rather than its discard
SMALL_DECK = 10
LATE_PACE = 1  # so few turns can be spared: a clue rather than a discard
# What is lost with a card.
MISPLAYED, LAST_COPY, FITTING, LOW, HIGH, TWIN = 3.0, 1.0, 0.5, 0.4, 0.3, 0.1


@dataclass(frozen=True, slots=True)
class Weighed:
    """A clue to the other player, what it would tell, and what it is worth."""

    named: Color | int
    heard: Heard
    plays: tuple[int, ...]  # cards that could not be played before
    danger: float  # of what the other player would do then
    score: float


class Decision:
    """One turn of a seat; the other player's cards are in the facts."""

    def __init__(self, notes: Notes) -> None:
        self.notes, self.facts = notes, notes.facts
        self.me, self.other = self.facts.me, 1 - self.facts.me
        self.unseen = self.facts.unseen(self.me)

    def choose(self) -> Choice | None:
        """The move; None if no question had an answer."""
        for question in (
            self.urgent_clue,
            self.play,
            self.gamble,
            self.clue,
            self.stall_for_time,
            self.discard,
            self.stall,
        ):
            if choice := question():
                return choice
        return None

    # Plays.

    def play(self) -> Choice | None:
        """Play what can be played: what the other player waits for first, then low cards."""
        plays = self.notes.plays(self.me)
        if self.facts.mistakes == MAX_MISTAKES - 1:
            plays = [order for order in plays if not self.notes.known(order) & ~self.facts.playable]
        if not plays:
            return None
        order = min(plays, key=self._play_rank)
        known = self.facts.kinds.faces(self.notes.known(order) & self.facts.playable)
        pointed_at = order in self.notes.to_play
        code = Code.PLAY_POINTED if pointed_at else Code.PLAY_KNOWN
        to = self.other if pointed_at else None
        return Choice(Play(order), (Explanation(code, self.me, to, (order,), known),))

    def _play_rank(self, order: int) -> tuple[int, ...]:
        kinds, known = self.facts.kinds, members(self.notes.known(order) & self.facts.playable)
        held = {self.facts.face[other] for other in self.facts.hands[self.other]}
        awaited = any(
            held.intersection(kinds.chain[kinds.suit_of[kind]][kinds.place[kind] + 1 :][:1]) for kind in known
        )
        return (not awaited, min(kinds.place[kind] for kind in known), order)

    def chance(self, order: int, wanted: int) -> float:
        """How likely an own card is one of these kinds."""
        known = members(self.notes.known(order))
        total = sum(self.unseen[kind] for kind in known)
        return sum(self.unseen[kind] for kind in known if wanted >> kind & 1) / total if total else 0.0

    def gamble(self) -> Choice | None:
        """In the last round a card that may fit costs nothing, while a mistake can be afforded."""
        facts = self.facts
        if facts.turns_left is None or facts.mistakes >= MAX_MISTAKES - 1:
            return None
        if facts.turns_left > 1 and self.clues and self.clues[0].plays:
            return None
        return self._likeliest()

    def _likeliest(self) -> Choice | None:
        hand = self.facts.hands[self.me]
        best = max(hand, key=lambda order: self.chance(order, self.facts.playable), default=None)
        if best is None or not self.chance(best, self.facts.playable):
            return None
        cards = self.facts.kinds.faces(self.notes.known(best) & self.facts.playable)
        return Choice(Play(best), (Explanation(Code.PLAY_LIKELY, self.me, None, (best,), cards),))

    # Clues.

    @cached_property
    def danger(self) -> float:
        """What is lost by what the other player is about to do."""
        return danger(self.notes, self.other)

    @cached_property
    def clues(self) -> list[Weighed]:
        """The clues that mislead nobody, the best first."""
        return self._true_clues() if self.facts.tokens else []

    def _true_clues(self) -> list[Weighed]:
        found = [self._weigh(named) for named in self.facts.kinds.clues]
        return sorted((clue for clue in found if clue), key=lambda clue: -clue.score)

    def free_clue(self, colors: bool) -> Choice | None:
        """The clue that a tile gives for nothing: the best of its sort."""
        return next(
            (self._give(clue) for clue in self._true_clues() if isinstance(clue.named, Color) is colors), None
        )

    def _weigh(self, named: Color | int) -> Weighed | None:
        """What a clue is worth; None if it touches nothing, or says what is not so."""
        facts, notes = self.facts, self.notes
        mask, hand = facts.kinds.touched_by[named], facts.hands[self.other]
        touched = [order for order in hand if mask >> facts.face[order] & 1]
        if not touched:
            return None
        after = notes.copy()
        heard = after.hear(self.other, named, touched)
        before = notes.plays(self.other)
        plays = tuple(order for order in after.plays(self.other) if order not in before)
        if not all(fits(facts, order) for order in plays):
            return None
        if heard.to_play is not None and not fits(facts, heard.to_play):
            return None
        if heard.to_discard is not None and loss(facts, heard.to_discard) > MAY_GO:
            return None
        left = danger(after, self.other)
        score = PLAYS * len({facts.face[order] for order in plays}) + self.danger - left
        score += FREES * (heard.to_discard is not None) + TELLS * self._told(after)
        score -= TOUCHES_USELESS * self._touched_in_vain(after, touched)
        return Weighed(named, heard, plays, left, score)

    def _touched_in_vain(self, after: Notes, touched: list[int]) -> int:
        """How many useless cards are touched for the first time, and not known to be useless then."""
        useless = self.facts.useless
        return sum(
            order not in self.notes.clued
            and bool(useless >> self.facts.face[order] & 1)
            and bool(after.known(order) & ~useless)
            for order in touched
        )

    def _told(self, after: Notes) -> int:
        """By how many kinds the useful cards of the other hand are known better."""
        facts, known = self.facts, self.notes
        return sum(
            (known.possible[order] & ~after.possible[order]).bit_count()
            for order in facts.hands[self.other]
            if order in after.clued and not facts.useless >> facts.face[order] & 1
        )

    def urgent_clue(self) -> Choice | None:
        """What cannot wait: the other player would lose or misplay a card."""
        if self.danger < IN_DANGER:
            return None
        best = next((clue for clue in self.clues if clue.danger < self.danger / 2), None)
        return None if best is None else self._give(best, Explanation(Code.CLUE_URGENT, self.me, self.other))

    def clue(self) -> Choice | None:
        """The best clue, if it is worth a token."""
        if not self.clues or self.clues[0].score < PRICES[self.facts.tokens]:
            return None
        return self._give(self.clues[0])

    def _give(self, clue: Weighed, *more: Explanation) -> Choice:
        action = clue_naming(self.other, clue.named)
        return Choice(action, (*self._why(clue), *more))

    def _why(self, clue: Weighed) -> list[Explanation]:
        heard, reasons = clue.heard, []

        def why(code: Code, *orders: int) -> Explanation:
            cards = tuple(self.facts.kinds.cards[self.facts.face[order]] for order in orders)
            return Explanation(code, self.me, self.other, orders, cards, clue.named)

        if heard.to_play is not None:
            reasons.append(why(Code.CLUE_POINTS_TO_PLAY, heard.to_play))
        elif clue.plays:
            reasons.append(why(Code.CLUE_PLAYS, *clue.plays))
        if heard.to_discard is not None:
            reasons.append(why(Code.CLUE_POINTS_TO_DISCARD, heard.to_discard))
        saved = None if self.notes.plays(self.other) else self.notes.next_discard(self.other)
        if saved is not None and self.danger >= IN_DANGER > clue.danger:
            critical = self.facts.critical >> self.facts.face[saved] & 1
            reasons.append(why(Code.CLUE_SAVES if critical else Code.CLUE_SPARES, saved))
        return reasons or [why(Code.CLUE_STALLS)]

    # Discards.

    def stall_for_time(self) -> Choice | None:
        """When the deck runs out, a clue that does no harm rather than a discard."""
        facts = self.facts
        if not facts.tokens or facts.pace > LATE_PACE or facts.tokens == MAX_TOKENS:
            return None
        why = [Explanation(Code.DECK_RUNS_OUT, self.me)] if facts.deck <= SMALL_DECK else []
        return self._give(self.clues[0], *why) if self.clues else None

    def discard(self) -> Choice | None:
        """Discard what need not be kept, else the newest card without a clue."""
        if self.facts.tokens == MAX_TOKENS:
            return None
        if free := self.notes.discards(self.me):
            return Choice(Discard(free[0]), (self._why_free(free[0]),))
        chop = self.notes.chop(self.me)
        if chop is None:
            return self._least_harm()
        why = Code.NOTHING_TO_CLUE if self.facts.tokens else Code.NO_TOKENS
        reasons = Explanation(Code.DISCARD_NEWEST, self.me, None, (chop,)), Explanation(why, self.me)
        return Choice(Discard(chop), reasons)

    def _why_free(self, order: int) -> Explanation:
        if order in self.notes.to_discard:
            return Explanation(Code.DISCARD_POINTED, self.me, self.other, (order,))
        cards = self.facts.kinds.faces(self.notes.known(order))
        return Explanation(Code.DISCARD_USELESS, self.me, None, (order,), cards)

    def _least_harm(self) -> Choice | None:
        """Where all were clued: the card least likely to be missed, unless it may well be a last copy."""
        least = self.notes.least_needed(self.me)
        if least is None:
            return None
        if self.clues and self.chance(least, self.facts.critical) > RISKED:
            return self._give(self.clues[0])
        return Choice(Discard(least), (Explanation(Code.DISCARD_LEAST_HARM, self.me, None, (least,)),))

    def stall(self) -> Choice | None:
        """With all tokens there a clue must be given; if none is true, a card is tried."""
        return self._give(self.clues[0]) if self.clues else self._likeliest()


def danger(notes: Notes, seat: int) -> float:
    """What is lost by what a seat is about to do: a card that does not fit, or one discarded."""
    facts, plays = notes.facts, notes.plays(seat)
    if plays:
        return 0.0 if all(fits(facts, order) for order in plays) else MISPLAYED
    order = notes.next_discard(seat)
    return 0.0 if order is None else loss(facts, order)


def fits(facts: Facts, order: int) -> bool:
    """Whether a card of the other hand can be played now."""
    return bool(facts.playable >> facts.face[order] & 1)


def loss(facts: Facts, order: int) -> float:
    """What is lost with a card of the other hand."""
    kind = facts.face[order]
    if facts.useless >> kind & 1:
        return 0.0
    if any(face == kind and other != order for other, face in facts.face.items()):
        return TWIN
    place = facts.kinds.place[kind]
    if facts.critical >> kind & 1:
        return LAST_COPY + 0.4 * (5 - place)
    if fits(facts, order):
        return FITTING
    return LOW if place < 2 else HIGH
