"""The last turns by counting: what the table can still place after a move, if everybody goes on sensibly.

Everything is as this seat sees it. A card that is still to be drawn is taken to be of no use, and a clue to
tell one card that can be played. So the count is a guess, but one that knows whose turn comes when.
"""

from dataclasses import dataclass

from hanabi.bots.partner.kinds import LAST_PLACE
from hanabi.bots.partner.mind import Mind
from hanabi.rules.options import MAX_TOKENS

Hand = tuple[tuple[int, bool], ...]  # useful cards: their kinds, and whether their holder knows them


@dataclass(slots=True)
class Rest:
    """What is left of a game, as far as it matters for the last points."""

    mind: Mind
    heights: list[int]
    hands: list[Hand]
    on_turn: int
    tokens: int
    deck: int
    turns_left: int | None

    @classmethod
    def of(cls, mind: Mind) -> "Rest":
        """The rest of the game that a mind looks at, with its own seat on turn."""
        facts = mind.facts
        hands = [_useful(mind, seat) for seat in range(facts.players)]
        heights = list(facts.heights)
        return cls(mind, heights, hands, mind.me, facts.tokens, facts.deck, facts.turns_left)

    # Moves; each ends the turn.

    def play(self, kind: int) -> None:
        """Place a card."""
        kinds = self.mind.facts.kinds
        self.heights[kinds.suit_of[kind]] += 1
        self.tokens = min(MAX_TOKENS, self.tokens + (kinds.place[kind] == LAST_PLACE))
        self.hands[self.on_turn] = tuple(card for card in self.hands[self.on_turn] if card[0] != kind)
        self._draw()

    def discard(self, gain: int = 1) -> None:
        """Throw a useless card away."""
        self.tokens = min(MAX_TOKENS, self.tokens + gain)
        self._draw()

    def clue(self) -> None:
        """Spend a token; what the receiver learns is noted elsewhere."""
        self.tokens -= 1
        self._pass_on()

    def _draw(self) -> None:
        if self.deck:
            self.deck -= 1
            if not self.deck:
                self.turns_left = self.mind.facts.players + 1
        self._pass_on()

    def _pass_on(self) -> None:
        self.on_turn = (self.on_turn + 1) % len(self.hands)
        if self.turns_left is not None:
            self.turns_left -= 1

    def most(self, idle: bool = False) -> int:
        """How many cards can lie on the table in the end at best; `idle` if this turn places none."""
        held = {kind for hand in self.hands for kind, _ in hand}
        placed = 0
        for chain, height in zip(self.mind.facts.kinds.chain, self.heights, strict=True):
            placed += height
            for kind in chain[height:]:
                if kind not in held:
                    break
                placed += 1
        if self.turns_left is None:
            time = self.deck + len(self.hands)  # this turn may leave the deck as it is
        else:
            time = self.turns_left - idle
        return min(placed, sum(self.heights) + time)

    # What everybody does from here on.

    def placed_at_the_end(self) -> int:
        """How many cards lie on the table when the game is over."""
        while self.turns_left is None or self.turns_left > 0:
            known = [kind for kind, sure in self.hands[self.on_turn] if sure and self._fits(kind)]
            if known:
                self.play(max(known, key=self._waiting_for))
            elif self.tokens and self._tell():
                self.clue()
            elif self.tokens and (self.turns_left is not None or self._has_no_turn_to_lose()):
                self.clue()
            else:
                self.discard()
        return sum(self.heights)

    def _fits(self, kind: int) -> bool:
        kinds = self.mind.facts.kinds
        return kinds.place[kind] == self.heights[kinds.suit_of[kind]]

    def _waiting_for(self, kind: int) -> int:
        """How many cards in the hands come after this one without a gap."""
        kinds, count = self.mind.facts.kinds, 0
        held = {card for hand in self.hands for card, _ in hand}
        for later in kinds.chain[kinds.suit_of[kind]][kinds.place[kind] + 1 :]:
            if later not in held:
                break
            count += 1
        return count

    def _tell(self) -> bool:
        """Let somebody know a card that fits, whoever is on turn first; False if there is none."""
        players = len(self.hands)
        for distance in range(1, players):
            seat = (self.on_turn + distance) % players
            for place, (kind, sure) in enumerate(self.hands[seat]):
                if not sure and self._fits(kind):
                    hand = self.hands[seat]
                    self.hands[seat] = (*hand[:place], (kind, True), *hand[place + 1 :])
                    return True
        return False

    def _has_no_turn_to_lose(self) -> bool:
        held = {kind for hand in self.hands for kind, _ in hand}
        return self.deck + len(self.hands) <= len(held)


def _useful(mind: Mind, seat: int) -> Hand:
    """The useful cards of a hand; of its own a seat counts those it takes for one kind or can play."""
    facts, plays = mind.facts, mind.beliefs.plays(seat)
    found = []
    for order, believed in mind.beliefs.of(seat).items():
        single = not believed & (believed - 1)
        if seat != mind.me:
            kind = facts.face[order]
            sure = bool(believed >> kind & 1) and (single or order in plays)
        elif single or order in plays:
            kind, sure = believed.bit_length() - 1, True
        else:
            continue
        if not facts.useless >> kind & 1:
            found.append((kind, sure))
    return tuple(found)
