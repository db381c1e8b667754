"""Whether what a partner says of its moves is so: held against the whole game, by rules written here anew.

python -m tests.bots.partner.true_reasons [GAMES]    of 2 to 5 players, self-play; what was not true
"""

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random

from hanabi.bots.partner import PartnerBot
from hanabi.bots.partner.bot import LEVELS
from hanabi.bots.partner.explanations import Code, Explanation, words
from hanabi.bots.seats import Seats
from hanabi.game.board import HeldCard, default_names
from hanabi.game.events import Clued, Discarded, Placed
from hanabi.game.state import State
from hanabi.rules.cards import Card
from hanabi.rules.deal import Deal
from hanabi.rules.moves import Action, ClueColor, ClueRank, Discard, Play
from hanabi.rules.options import PLAYER_COUNTS, Options


class Position:
    """A game in which a seat has chosen a move, and questions that its reasons answer."""

    def __init__(self, state: State, move: Action) -> None:
        self.state, self.move, self.me = state, move, state.on_turn
        self.held = {card.order: card for hand in state.hands for card in hand}
        self.holder = {order: seat for seat in range(state.players) for order in state.orders(seat)}
        self.clues = [event for event in state.log if isinstance(event, Clued)]

    def face(self, order: int) -> Card:
        """What a card is."""
        card = self.held[order].card
        assert card is not None
        return card

    def chop(self, seat: int) -> int | None:
        """The oldest card of a seat that no clue has touched."""
        return min((card.order for card in self.state.hand(seat) if not card.clued), default=None)

    def can_be_placed(self, card: Card) -> bool:
        """Whether a card may still be placed, now or later."""
        copies, gone = self.state.options.copies, Counter(self.state.discard_pile)
        needed = self.state.next_card(card.suit)
        while needed is not None and gone[needed] < copies(needed):
            if needed == card:
                return True
            needed = _after(needed)
        return False

    def told_now(self) -> tuple[int, ...]:
        """The cards that the move touches, if it is a clue."""
        return self.state.touched_by(self.move) if isinstance(self.move, ClueColor | ClueRank) else ()

    def untouched(self, order: int, clue: Clued) -> bool:
        """Whether no clue before this one touched a card."""
        return not any(order in earlier.touched for earlier in self.clues[: self.clues.index(clue)])

    def discarded(self, seat: int | None, card: Card) -> bool:
        """Whether a seat has discarded such a card."""
        gone = (event for event in self.state.log if isinstance(event, Discarded))
        return any(event.seat == seat and event.card == card for event in gone)

    def placed_before(self, order: int, other_than: tuple[Card, ...]) -> bool:
        """Whether the seat on turn placed another card that was clued, or newer than this one."""
        placed = (event for event in self.state.log if isinstance(event, Placed))
        mine = [event for event in placed if event.seat == self.me and event.card not in other_than]
        clued = {touched for clue in self.clues for touched in clue.touched}
        return any(event.order > order or event.order in clued for event in mine)

    def untold(self, seat: int | None) -> list[HeldCard]:
        """The cards of a seat that no clue has touched."""
        return [] if seat is None else [card for card in self.state.hand(seat) if not card.clued]

    def told(self, giver: int | None, to: int | None) -> list[Clued]:
        """The clues that one gave another."""
        return [clue for clue in self.clues if clue.seat == giver and clue.to == to]


def _after(card: Card) -> Card | None:
    return Card(card.suit, card.rank + 1) if card.rank < 5 else None


def is_true(at: Position, said: Explanation) -> bool:
    """Whether a reason is true of the position; of its own cards a bot says what it takes them for.

    Base rules only.
    """
    state, orders, cards = at.state, said.orders, said.cards
    faces = [at.face(order) for order in orders]
    touched = [bool(at.held[order].clued) for order in orders]
    match said.code:
        case Code.PLAY_KNOWN:
            return at.move == Play(orders[0]) and faces[0] in cards and all(map(state.fits, cards))
        case Code.PLAY_CLUED:
            return at.move == Play(orders[0]) and any(orders[0] in c.touched for c in at.told(said.to, at.me))
        case Code.PLAY_PROMPTED:
            return at.move == Play(orders[0]) and touched == [True] and bool(at.told(said.to, said.seat))
        case Code.PLAY_FINESSED | Code.PLAY_BLUFFED:
            return at.move == Play(orders[0]) and any(
                at.untouched(orders[0], c) for c in at.told(said.to, said.seat)
            )
        case Code.PLAY_LAYERED:
            asked = any(at.untouched(orders[0], c) for c in at.told(said.to, said.seat))
            return at.move == Play(orders[0]) and asked and at.placed_before(orders[0], cards)
        case Code.PLAY_GIFT:
            return at.move == Play(orders[0]) and touched == [False] and at.discarded(said.to, cards[0])
        case Code.PLAY_INFERRED:
            return at.move == Play(orders[0]) and all(map(state.fits, cards))
        case Code.PLAY_ORDER_OF_ONES:
            return at.move == Play(min(orders)) and all(1 in _ranks(at.held[order]) for order in orders)
        case Code.PLAY_CONNECTS:
            others = [card for card in at.held.values() if card.clued and at.holder[card.order] != at.me]
            return len(cards) == 1 and _after(cards[0]) in [card.card for card in others]
        case Code.PLAY_LIKELY:
            return state.turns_left is not None or state.tokens == 8
        case Code.CLUE_PLAYS:
            return faces == list(cards) and all(map(state.fits, cards)) and _holds(at, said)
        case Code.CLUE_PLAYS_LATER:
            return faces == list(cards) and all(map(at.can_be_placed, cards)) and _holds(at, said)
        case Code.CLUE_SAVES | Code.CLUE_KEEPS:
            return faces == list(cards) and all(map(at.can_be_placed, cards)) and _holds(at, said)
        case Code.CLUE_PROMPTS:
            told = at.told_now()
            known = (was or order in told for was, order in zip(touched, orders, strict=True))
            return faces == list(cards) and all(known) and _holds(at, said)
        case Code.CLUE_FINESSES:
            return faces == list(cards) and not any(touched) and _holds(at, said)
        case Code.CLUE_BLUFFS:
            is_next = said.to == (at.me + 1) % state.players and all(map(state.fits, cards))
            new, chop = _new(at), at.chop(at.holder[at.told_now()[0]])
            waits = not state.fits(at.face(chop if chop in new else new[-1]))
            return faces == list(cards) and not any(touched) and is_next and waits and _holds(at, said)
        case Code.CLUE_LAYERS:
            newer = [at.face(card.order) for card in at.untold(said.to) if card.order > orders[0]]
            if not newer:  # a hidden finesse
                clued = [at.face(o) for o, held in at.held.items() if held.clued and at.holder[o] == said.to]
                newer = [card for card in clued if state.fits(card)]
            before = bool(newer) and all(map(state.fits, newer)) and cards[0] not in newer
            return faces == list(cards) and not any(touched) and before and _holds(at, said)
        case Code.CLUE_FIXES:
            return faces == list(cards) and not any(map(state.fits, cards)) and _holds(at, said)
        case Code.CLUE_FIVE_STALL:
            return [card.rank for card in faces] == [5] and _holds(at, said)
        case Code.CLUE_MOVES_CHOP:
            new = _new(at)
            older = not any(touched) and all(order < min(new) for order in orders)
            return faces == list(cards) and all(map(at.can_be_placed, cards)) and older and _holds(at, said)
        case Code.CLUE_HELPS:
            return all(at.held[order].clued for order in at.told_now())
        case Code.CLUE_TOUCHES:
            return not all(at.held[order].clued for order in at.told_now())
        case Code.CLUE_URGENT:
            return said.to == (at.me + 1) % state.players
        case Code.CHOP_MAY_BE_LAST:
            left = state.options.copies(cards[0]) - Counter(state.discard_pile)[cards[0]]
            may_be = at.can_be_placed(cards[0]) and cards[0] in at.held[orders[0]].possible
            return left == 1 and cards[0] == state.discard_pile[-1] and may_be and orders[0] == at.chop(at.me)
        case Code.DISCARD_USELESS:
            return at.move == Discard(orders[0]) and not any(map(at.can_be_placed, (*faces, *cards)))
        case Code.DISCARD_SPARE:
            return at.move == Discard(orders[0])
        case Code.DISCARD_CHOP:
            return at.move == Discard(orders[0]) and orders[0] == at.chop(at.me)
        case Code.DISCARD_AFTER_KEPT:
            is_chop = orders[0] == at.chop(at.me)
            return at.move == Discard(orders[0]) and touched == [False] and not is_chop
        case Code.DISCARD_TWIN:
            return faces[1] == cards[0] and [at.holder[o] for o in orders] == [at.me, said.to]
        case Code.DISCARD_GIFT:
            same = at.move == Discard(orders[0]) and faces == [cards[0], cards[0]] and state.fits(cards[0])
            return same and touched == [True, False] and [at.holder[o] for o in orders] == [at.me, said.to]
        case Code.DISCARD_WARNS:
            gone = Counter(state.discard_pile)[cards[0]]
            is_last = at.can_be_placed(cards[0]) and gone == state.options.copies(cards[0]) - 1
            could_play = any(card.clued and any(map(state.fits, card.possible)) for card in state.hand(at.me))
            named = said.to == (at.me + 1) % state.players and faces == list(cards) and _holds(at, said)
            return state.tokens == 0 and isinstance(at.move, Discard) and is_last and could_play and named
        case Code.NO_TOKENS:
            return state.tokens == 0
        case Code.NOTHING_TO_CLUE:
            return state.tokens > 0
        case Code.DECK_RUNS_OUT:
            return state.deck_count <= len(state.options.cards()) // 5
        case _:
            return True


def _holds(at: Position, said: Explanation) -> bool:
    return all(at.holder[order] == said.to for order in said.orders)


def _new(at: Position) -> list[int]:
    """The cards that the move touches for the first time, the oldest first."""
    return sorted(order for order in at.told_now() if not at.held[order].clued)


def _ranks(card: HeldCard) -> set[int]:
    return {face.rank for face in card.possible}


def reasons_of(seed: int, players: int, level: int = LEVELS[-1]) -> Iterator[tuple[Position, Explanation]]:
    """Everything that partners say of their moves in a game."""
    deal = Deal.shuffle(Options(), players, Random(seed))
    partners = [PartnerBot(level) for _ in range(players)]
    seats = Seats(State.deal(deal), dict(enumerate(partners)))
    while not seats.state.is_over:
        before, bot = seats.state, partners[seats.state.on_turn]
        seats.step()
        move = seats.state.moves[-1]
        assert isinstance(move, Play | Discard | ClueColor | ClueRank)
        for said in bot.explain():
            yield Position(before, move), said


def main(games: int) -> None:
    """Count what was said, and what of it was not true."""
    said, untrue = Counter[str](), Counter[str]()
    for seed in range(games):
        players = PLAYER_COUNTS[seed % 4]
        for position, reason in reasons_of(seed, players):
            said[reason.code.value] += 1
            if not is_true(position, reason):
                untrue[reason.code.value] += 1
                if untrue[reason.code.value] <= 3:
                    print(
                        f"game {seed}, {players} players, turn {position.state.turn}, {position.move}:",
                        end=" ",
                    )
                    print(words(reason, default_names(players)))
    for code, count in said.most_common():
        print(f"{code:22}{count:7}{untrue[code]:6}")
    print(f"{said.total()} reasons in {games} games, {untrue.total()} not true")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 500)
