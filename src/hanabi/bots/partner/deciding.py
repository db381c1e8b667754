"""What to do: a ladder of plain questions, the first answer wins."""

from collections.abc import Iterator
from functools import cached_property
from itertools import islice
from typing import NamedTuple

from hanabi.bots.partner.endgame import Rest
from hanabi.bots.partner.explanations import Code, Explanation
from hanabi.bots.partner.following import find_twin, warns
from hanabi.bots.partner.gentle_discards import GENTLE_DISCARDS, find_gift, is_gentle
from hanabi.bots.partner.kinds import LAST_PLACE, members
from hanabi.bots.partner.mind import Mind
from hanabi.bots.partner.reasons import Reasons
from hanabi.bots.partner.trust import SURELY_PLAIN
from hanabi.bots.partner.weighing import Scale, Weighed, worth
from hanabi.rules.moves import Action, ClueColor, ClueRank, Discard, Play, clue_naming
from hanabi.rules.options import MAX_MISTAKES, MAX_TOKENS
from hanabi.rules.suits import Color

URGENT = (0.47, 0.9, 0.9, 0.9)  # so much in danger cannot wait, for two to five players
PRICES = (9.0, 0.9, 0.7, 0.7, 0.6, 0.5, 0.4, 0.25, 0.1)  # what a clue must be worth, by tokens
MOVED_CHOP = 0.4  # what a chop move must rescue to be more than a stall
GENTLE_PACE = 3  # with less, no turn goes by without a card placed
GENTLE_DANGER = 0.4  # what somebody must be about to lose
STALL_TOKENS = 3  # so many let a 5 be shown that is in no danger, once somebody has discarded
LET_GO, EARLY_DECK = 0.7, 14  # what more a clue must be worth where it keeps a useless card in hand
SPARE_TOKENS, SMALL_CLUE = 2, 0.2  # where the chop may be the last copy of a card that has just gone
COUNTED_DECK, COUNTED_CLUES = 4, 8  # so small a deck is counted out, with so many of the best clues
# So little pace with so small a deck: a clue rather than a discard.
LATE: tuple[tuple[int, int], ...] = ((1, 10), (2, 4))
LAST_CARDS = 2  # with more in the deck time is saved only for a card that somebody can play


class Choice(NamedTuple):
    """A move and why."""

    action: Action
    reasons: tuple[Explanation, ...]


class Decision:
    """One turn of the seat that a mind belongs to."""

    def __init__(self, mind: Mind) -> None:
        self.mind, self.me = mind, mind.me
        self.beliefs = mind.beliefs.of(mind.me)
        self.why = Reasons(mind, self.beliefs)
        self.next_seat = (mind.me + 1) % mind.facts.players

    # Clues are weighed only when a question asks for them: most turns are answered before.

    @cached_property
    def unseen(self) -> list[int]:
        """How many copies of each kind this seat cannot see."""
        return self.mind.facts.unseen(self.me)

    @cached_property
    def _scale(self) -> Scale:
        plays = self._dared_plays
        return Scale(self.mind, self.beliefs[plays[0]] if plays else 0)

    @cached_property
    def _dared_plays(self) -> list[int]:
        """The cards to play now, the best first."""
        plays = [order for order in self.mind.beliefs.plays(self.me) if self._dares(order)]
        return sorted(plays, key=self._play_rank) if len(plays) > 1 else plays

    @cached_property
    def clues(self) -> list[Weighed]:
        """Clues that mislead nobody, as far as they may be the best one, the best first.

        Useless cards are only shown where it is urgent.
        """
        found = self._scale.best_clues() if self.mind.facts.tokens else []
        return [clue for clue in found if not clue.shows_useless]

    @cached_property
    def bad_clues(self) -> list[Weighed]:
        """The others, those that mislead least first."""
        return [clue for clue in self._scale.clues() if clue.lies] if self.mind.facts.tokens else []

    def choose(self) -> Choice | None:
        """The move; None if no question had an answer."""
        facts = self.mind.facts
        if facts.deck > COUNTED_DECK or facts.options.expert:
            return self._first_answer()
        return self.blind_play() or self._count_to_the_end(self._first_answer())

    def _first_answer(self) -> Choice | None:
        for question in (
            self.blind_play,
            self.urgent_clue,
            self.give_away,
            self.warn,
            self.play,
            self.gamble,
            self.clue,
            self.twin,
            self.keep_last_copy,
            self.stall_for_time,
            self.discard,
            self.stall,
        ):
            choice = question()
            if choice is not None:
                return choice
        return None

    # The last turns.

    def _count_to_the_end(self, first: Choice | None) -> Choice | None:
        """Another move than the first answer, if the table can place more cards after it."""
        if first is None:
            return None
        best, placed, rest = first, self._placed_after(first), Rest.of(self.mind)
        for others, most in ((self._plays, rest.most()), (self._other_moves, rest.most(idle=True))):
            for other in others() if placed < most else ():
                if other.action != first.action and (after := self._placed_after(other)) > placed:
                    best, placed = other, after
        return best

    def _plays(self) -> Iterator[Choice]:
        for order in self.mind.beliefs.plays(self.me):
            if self._dares(order):
                yield Choice(Play(order), (self.why.play(order),))

    def _other_moves(self) -> Iterator[Choice]:
        """The best clues; without a token, a discard."""
        if not self.mind.facts.tokens:
            if discard := self.discard():
                yield discard
            return
        true = (clue for clue in self._scale.true_clues(self._scale.seats) if not clue.shows_useless)
        for clue in islice(true, COUNTED_CLUES):
            yield self._give(clue, Explanation(Code.DECK_RUNS_OUT, self.me))

    def _placed_after(self, choice: Choice) -> float:
        """How many cards will lie on the table in the end, if this is done first."""
        match choice.action:
            case Play(order):
                rest = Rest.of(self.mind)
                if order in self.mind.beliefs.plays(self.me):
                    rest.play(self.beliefs[order].bit_length() - 1)
                    return rest.placed_at_the_end()
                rest.discard(gain=0)
                return rest.placed_at_the_end() + self.chance(order, self.mind.facts.playable)
            case ClueColor(to, named) | ClueRank(to, named):
                rest = Rest.of(self._mind_after(to, named))
                rest.clue()
            case _:
                rest = Rest.of(self.mind)
                rest.discard()
        return rest.placed_at_the_end()

    def _mind_after(self, to: int, named: Color | int) -> Mind:
        """What everybody would make of a clue; one that was weighed was thought through already."""
        for clue in self.clues:
            if (clue.to, clue.named) == (to, named):
                return clue.after
        weighed = self._scale.weigh(to, named)
        return self.mind if weighed is None else weighed.after

    # Plays.

    def play(self) -> Choice | None:
        """Play what can be played, what others wait for first."""
        plays = self._dared_plays
        if not plays:
            return None
        order = plays[0]
        reasons = [self.why.play(order)]
        ones = [one for one in sorted(plays) if not self.beliefs[one] & ~self.mind.facts.kinds.first_places]
        if self.mind.level >= 3 and len(ones) > 1 and order == ones[0]:
            reasons.append(Explanation(Code.PLAY_ORDER_OF_ONES, self.me, None, tuple(ones)))
        if self._awaited(order):
            cards = self.mind.facts.kinds.faces(self.beliefs[order])
            reasons.append(Explanation(Code.PLAY_CONNECTS, self.me, None, (order,), cards))
        return Choice(Play(order), tuple(reasons))

    def _awaited(self, order: int) -> bool:
        """Whether a clued card in another hand comes right after this one."""
        mind, believed = self.mind, self.beliefs[order]
        if believed & (believed - 1):
            return False
        kind = believed.bit_length() - 1
        chain, place = mind.facts.kinds.chain[mind.facts.kinds.suit_of[kind]], mind.facts.kinds.place[kind]
        if place == LAST_PLACE:
            return False
        faces = mind.facts.face.items()
        return any(face == chain[place + 1] and mind.beliefs.clued >> card & 1 for card, face in faces)

    def blind_play(self) -> Choice | None:
        """A finesse or a prompt is answered at once, or the others would take it for something else."""
        mind = self.mind
        asked = {step.order for wait in mind.beliefs.waiting for step in wait.steps if step.seat == self.me}
        plays = [order for order in mind.beliefs.plays(self.me) if order in asked and self._dares(order)]
        if not plays:
            return None
        order = min(plays, key=lambda order: (mind.beliefs.clued >> order & 1, order))  # a finesse first
        return Choice(Play(order), (self.why.play(order),))

    def _dares(self, order: int) -> bool:
        mind = self.mind
        if not mind.beliefs.literal(order, self.me) & ~mind.facts.playable:
            return True
        source = mind.beliefs.source.get(order)
        if mind.facts.mistakes and not self._relies_on(source):
            return False
        if mind.facts.mistakes == MAX_MISTAKES - 1:
            return bool(mind.beliefs.clued >> order & 1)
        return bool(mind.beliefs.clued >> order & 1 or mind.beliefs.finessed >> order & 1)

    def _relies_on(self, giver: int | None) -> bool:
        """After a mistake: whether the giver of a clue is known well enough to follow a reading of it."""
        mind = self.mind
        last = mind.facts.mistakes == MAX_MISTAKES - 1
        if giver is None:
            return not last and not mind.trust.plain_seats
        if mind.trust.plain_seats >> giver & 1:
            return not last or (
                mind.trust.doubt[giver] == SURELY_PLAIN and mind.trust.kept[giver] > mind.trust.broken[giver]
            )
        # Never follow a doubtful reading into a loss.
        return not last or (not mind.trust.broken[giver] and mind.trust.doubt[giver] < 0)

    def _play_rank(self, order: int) -> tuple[float, ...]:
        mind, believed = self.mind, self.beliefs[order]
        blind = any(step.order == order for wait in mind.beliefs.waiting for step in wait.steps)
        follow = 0
        for kind in members(believed):
            chain = mind.facts.kinds.chain[mind.facts.kinds.suit_of[kind]]
            place = mind.facts.kinds.place[kind]
            if place < LAST_PLACE and any(face == chain[place + 1] for face in mind.facts.face.values()):
                follow += 1
        last = believed & mind.facts.kinds.last_places == believed
        place = max(mind.facts.kinds.place[kind] for kind in members(believed))
        if mind.level >= 3 and not believed & ~mind.facts.kinds.first_places:
            return (not blind, False, False, 0, order)  # of several 1s the oldest first
        return (not blind, not follow, not last, place, order)

    def chance(self, order: int, wanted: int) -> float:
        """How likely a card is one of the wanted kinds."""
        total = good = 0
        for kind in members(self.beliefs[order]):
            total += self.unseen[kind]
            if wanted >> kind & 1:
                good += self.unseen[kind]
        return good / total if total else 0.0

    def gamble(self) -> Choice | None:
        """In the last round a card that may fit costs nothing, while a mistake can be afforded."""
        mind = self.mind
        if mind.facts.turns_left is None or mind.facts.mistakes >= MAX_MISTAKES - 1:
            return None
        if mind.facts.turns_left > 1 and mind.facts.tokens and self.clues and self.clues[0].plays:
            return None
        return self._likeliest([o for o in mind.facts.hands[self.me] if self.chance(o, mind.facts.playable)])

    def _likeliest(self, orders: list[int]) -> Choice | None:
        """The card that is most likely to fit."""
        mind = self.mind
        if not orders:
            return None
        best = max(orders, key=lambda order: self.chance(order, mind.facts.playable))
        cards = mind.facts.kinds.faces(self.beliefs[best] & mind.facts.playable)
        return Choice(Play(best), (Explanation(Code.PLAY_LIKELY, self.me, None, (best,), cards),))

    # Clues.

    def urgent_clue(self) -> Choice | None:
        """What cannot wait: the next player would lose or misplay a card."""
        urgent = self._urgent
        if self._scale.danger(self.next_seat) < urgent and not self._scale.wrong:
            return None
        if not self.mind.facts.tokens:
            return None
        for find in (self._scale.true_clues, self._scale.useless_clues):
            for clue in find([self.next_seat]):
                if clue.rescued >= urgent or clue.fixes:
                    return self._give(clue, Explanation(Code.CLUE_URGENT, self.me, clue.to))
        return None

    @property
    def _urgent(self) -> float:
        """What must be in danger; of two, the one who is next is also the only one who can be told."""
        return URGENT[self.mind.facts.players - 2]

    def clue(self) -> Choice | None:
        """The best clue, if it is worth a token."""
        if not self.clues:
            return None
        for clue in self.clues:
            if clue.score < self._price():
                return None
            if not self._stalls_too_early(clue):
                return self._give(clue)
        return None

    def _stalls_too_early(self, clue: Weighed) -> bool:
        """Whether a clue only shows a 5 while tokens are few; before the first discard that is no matter."""
        facts = self.mind.facts
        only_shows = clue.only_shows and not clue.reading.on_chop
        helps = clue.plays or clue.later or clue.fixes or clue.rescued >= MOVED_CHOP
        return only_shows and not helps and facts.discards > 0 and facts.tokens < STALL_TOKENS

    def _price(self) -> float:
        return PRICES[self.mind.facts.tokens] + (LET_GO if self._lets_go() else 0.0)

    def _lets_go(self) -> bool:
        """Of two, with few tokens: whether the other is about to discard a useless card, which is as well."""
        facts = self.mind.facts
        if facts.players > 2 or facts.tokens not in (2, 3) or facts.deck <= EARLY_DECK:
            return False
        going = self.mind.beliefs.next_discard(self.next_seat)
        return going is not None and bool(facts.useless >> facts.face[going] & 1)

    def _give(self, clue: Weighed, *more: Explanation) -> Choice:
        to, named = clue.to, clue.named
        return Choice(clue_naming(to, named), (*self.why.clue(clue, self._urgent), *more))

    # Discards.

    def warn(self) -> Choice | None:
        """Discard instead of playing, where no token is left to keep the next player's oldest card."""
        mind, to = self.mind, self.next_seat
        if mind.level < 3 or mind.facts.tokens or mind.trust.plain_seats >> to & 1:
            return None
        chop = mind.beliefs.chop(to)
        if chop is None or not mind.facts.critical >> mind.facts.face[chop] & 1:
            return None
        if mind.beliefs.plays(to) or mind.beliefs.trash(to):
            return None
        if not warns(mind, self.me):
            return None
        choice = self.discard()
        if choice is None or not isinstance(choice.action, Discard):
            return None
        cards = mind.facts.kinds.faces(1 << mind.facts.face[chop])
        reason = Explanation(Code.DISCARD_WARNS, self.me, to, (chop,), cards)
        return Choice(choice.action, (reason, choice.reasons[0]))

    def discard(self) -> Choice | None:
        """Discard what is useless, else the chop."""
        mind = self.mind
        if mind.facts.tokens == MAX_TOKENS:
            return None
        reason = Code.NOTHING_TO_CLUE if mind.facts.tokens else Code.NO_TOKENS
        if trash := mind.beliefs.trash(self.me):
            return Choice(Discard(trash[0]), (self.why.useless(trash[0]),))
        chop = mind.beliefs.chop(self.me)
        if (
            mind.facts.options.expert
            and mind.facts.tokens
            and self._fatal(chop)
            and (self.clues or mind.facts.options.empty_clues)
        ):
            return None
        if chop is not None:
            older = (order for order in mind.facts.hands[self.me] if order < chop)
            passed_over = any(not mind.beliefs.clued >> order & 1 for order in older)
            code = Code.DISCARD_AFTER_KEPT if passed_over else Code.DISCARD_CHOP
            reasons = (Explanation(code, self.me, None, (chop,)), Explanation(reason, self.me))
            return Choice(Discard(chop), reasons)
        if mind.facts.tokens and self.clues:
            return None
        return self._show_useless() or self._least_harm()

    def _show_useless(self) -> Choice | None:
        """With every card clued: a clue that only shows useless cards asks for nothing and costs no card."""
        clues = self._scale.useless_clues(self._scale.seats) if self.mind.facts.tokens else []
        return self._give(clues[0]) if clues else None

    def _fatal(self, order: int | None) -> bool:
        """Whether the game could be lost with this card (R-603)."""
        return order is None or bool(self.mind.beliefs.literal(order, self.me) & self.mind.facts.critical)

    def _least_harm(self) -> Choice | None:
        hand = self.mind.facts.hands[self.me]
        if not hand or self.mind.facts.tokens == MAX_TOKENS:
            return None
        order = min(hand, key=self._harm)
        return Choice(Discard(order), (Explanation(Code.DISCARD_LEAST_HARM, self.me, None, (order,)),))

    def _harm(self, order: int) -> float:
        total = harm = 0.0
        for kind in members(self.beliefs[order]):
            total += self.unseen[kind]
            harm += self.unseen[kind] * worth(self.mind, kind, order)
        return harm / total if total else 0.0

    def twin(self) -> Choice | None:
        """Discard a card that somebody else holds clued as well, so that they know (a sarcastic discard)."""
        mind = self.mind
        if mind.level < 3 or mind.facts.tokens == MAX_TOKENS or mind.facts.options.expert:
            return None
        for order in mind.facts.hands[self.me]:
            kinds = mind.beliefs.inferred[order] & mind.beliefs.possible[order] & ~mind.facts.useless
            if mind.beliefs.literal(order, self.me) & mind.facts.critical:
                continue  # a last copy has no twin, and this might be one
            if kinds.bit_count() != 1 or not mind.beliefs.clued >> order & 1 or kinds & mind.facts.playable:
                continue
            found = find_twin(mind, self.me, kinds.bit_length() - 1)
            if found is not None and mind.beliefs.of(found[0])[found[1]] != kinds:
                cards = mind.facts.kinds.faces(kinds)
                reason = Explanation(Code.DISCARD_TWIN, self.me, found[0], (order, found[1]), cards)
                return Choice(Discard(order), (reason,))
        return None

    def give_away(self) -> Choice | None:
        """Discard a card that fits, if its twin gives somebody who would lose a card something to play."""
        mind = self.mind
        if mind.level < GENTLE_DISCARDS or mind.facts.tokens == MAX_TOKENS or mind.facts.pace < GENTLE_PACE:
            return None
        for order in self._dared_plays:
            kind = self.beliefs[order].bit_length() - 1
            if self.beliefs[order] != 1 << kind or not is_gentle(mind, self.me, order, kind):
                continue
            if mind.beliefs.literal(order, self.me) & mind.facts.critical:
                continue
            gift = find_gift(mind, self.me, kind)
            if gift is None or (gift[0] != self.next_seat and not mind.facts.tokens):
                continue  # without a token the next player may have to be warned
            if self._scale.danger(gift[0]) >= GENTLE_DANGER:
                cards = mind.facts.kinds.faces(1 << kind)
                reason = Explanation(Code.DISCARD_GIFT, self.me, gift[0], (order, gift[1]), cards)
                return Choice(Discard(order), (reason,))
        return None

    def keep_last_copy(self) -> Choice | None:
        """The other copy of a card has just gone, and the chop may be the last one: rather a small clue."""
        mind, kind, chop = self.mind, self.mind.just_lost, self.mind.beliefs.chop(self.me)
        if kind is None or chop is None or mind.facts.tokens < SPARE_TOKENS:
            return None
        may_be_last = mind.facts.critical & mind.beliefs.literal(chop, self.me) & 1 << kind
        if not may_be_last or mind.beliefs.trash(self.me):
            return None
        if not self.clues or self.clues[0].score < SMALL_CLUE:
            return None
        cards = mind.facts.kinds.faces(may_be_last)
        return self._give(self.clues[0], Explanation(Code.CHOP_MAY_BE_LAST, self.me, None, (chop,), cards))

    def stall_for_time(self) -> Choice | None:
        """When the deck runs out, a clue keeps a card in it."""
        mind = self.mind
        pace, deck = mind.facts.pace, mind.facts.deck
        late = any(pace <= turns and deck <= cards for turns, cards in LATE)
        if mind.facts.turns_left is None and not late:
            return None
        fitting = (face for face in mind.facts.face.values() if mind.facts.playable >> face & 1)
        if deck > LAST_CARDS and next(fitting, None) is None:
            return None
        if not self.clues:
            return None
        return self._give(self.clues[0], Explanation(Code.DECK_RUNS_OUT, self.me))

    def stall(self) -> Choice | None:
        """With all tokens there, or every card clued: the clue that does least harm."""
        mind = self.mind
        if self.clues and (self.clues[0].score >= 0 or not mind.facts.options.empty_clues):
            return self._give(self.clues[0])
        if mind.facts.tokens and mind.facts.options.empty_clues and (empty := self._empty_clue()):
            return empty
        if self.clues:
            return self._give(self.clues[0])
        if mind.facts.tokens < MAX_TOKENS:
            return self._least_harm()
        if self.bad_clues:
            return self._give(self.bad_clues[0])
        return self._likeliest(mind.facts.hands[self.me])

    def _empty_clue(self) -> Choice | None:
        """A clue that touches nothing says nothing and harms nobody."""
        mind = self.mind
        for i in range(1, mind.facts.players):
            seat = (self.me + i) % mind.facts.players
            if not mind.facts.hands[seat]:
                continue
            held = mind.facts.kinds.mask(mind.facts.face[order] for order in mind.facts.hands[seat])
            for named in mind.facts.kinds.clues:
                if not mind.facts.kinds.touched_by[named] & held:
                    reason = Explanation(Code.CLUE_STALLS, self.me, seat, (), (), named)
                    return Choice(clue_naming(seat, named), (reason,))
        return None

    # Tiles.

    def free_clue(self, colors: bool) -> Choice | None:
        """The clue that a tile gives for nothing: one of its sort that misleads nobody, the best first."""
        for clue in self._scale.clues():
            if isinstance(clue.named, Color) is colors:
                return self._give(clue)
        return None
