"""How `partner` does with somebody who knows no conventions: partners who have met a stranger at their table.

python -m benchmarks.plain_player [--games 400] [--first 1] [--unmet]

A plain player takes a clue to mean the newest card it touches that can be played, new ones first; gives such
clues; keeps 5s; and otherwise discards the oldest card. With `--unmet` the partners take it for one of
theirs.
"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Collection, Mapping
from random import Random

from hanabi.arena.statistics import Estimate
from hanabi.bots.bot import Bot
from hanabi.bots.partner import PartnerBot
from hanabi.bots.seats import Seats
from hanabi.game.board import HeldCard
from hanabi.game.events import Clued, Event, Failed
from hanabi.game.state import State
from hanabi.game.view import View
from hanabi.rules.cards import Card
from hanabi.rules.moves import Action, ClueColor, ClueRank, Discard, Play
from hanabi.rules.options import MAX_MISTAKES, Options
from hanabi.rules.suits import Color

OPTIONS = Options(empty_clues=False)
PLAYERS = (2, 3, 4)

Told = Mapping[int, Collection[Card]]  # what cards may be, by order


class PlainPlayer:
    """Somebody who knows the rules and no conventions, and looks at what lies open."""

    def __init__(self) -> None:
        self._asked: list[int] = []  # the cards of all hands that some clue meant, the last one first

    def notice(self, event: Event, view: View) -> None:
        """See a clue, and which card it is about."""
        if isinstance(event, Clued):
            told = _told(view, event.to, event.touched, event.named)
            if (meant := self._meant(view, event.to, event.named, told)) is not None:
                self._asked.insert(0, meant)

    def choose(self, view: View) -> Action:
        """Play what is sure or was asked for, tell of a card that fits, or discard the oldest."""
        hand = {held.order: _may_be(view, view.seat, held) for held in view.hand(view.seat)}
        sure = [order for order, cards in hand.items() if all(_fits(view, card) for card in cards)]
        no_more = {order for order, cards in hand.items() if not any(_fits(view, card) for card in cards)}
        self._asked = [order for order in self._asked if order not in no_more]
        if plays := [*sure, *(order for order in self._asked if order in hand)]:
            return Play(plays[0])
        legal = view.legal_moves()
        clues = (move for move in legal if isinstance(move, ClueColor | ClueRank))
        if clue := next((clue for clue in clues if self._is_good(view, clue)), None):
            return clue
        clued = {held.order: bool(held.clued) for held in view.hand(view.seat)}
        discards = (move for move in legal if isinstance(move, Discard))
        return min(discards, key=lambda move: (clued[move.order], move.order), default=legal[0])

    def _is_good(self, view: View, clue: ClueColor | ClueRank) -> bool:
        """Whether a clue lets a card be played or means one that fits, or shows a 5 that would go next."""
        named, hand = clue.rank if isinstance(clue, ClueRank) else clue.color, view.hand(clue.to)
        told = _told(view, clue.to, view.touched_by(clue), named)
        if _may_be_played(view, told):
            before = _told(view, clue.to, told, None)
            return not _may_be_played(view, before)
        meant = self._meant(view, clue.to, named, told)
        if meant is None:
            oldest = next((held.order for held in hand if not held.clued), None)
            return named == 5 and oldest in told
        return any(held.order == meant and held.card and _fits(view, held.card) for held in hand)

    def _meant(self, view: View, seat: int, named: Color | int, told: Told) -> int | None:
        """The card a clue is about: none if its words let one be played, or if a rank keeps the oldest."""
        if _may_be_played(view, told):
            return None
        new = [held.order for held in view.hand(seat) if held.clued <= {named}]
        oldest = told.get(min(new, default=-1), ())
        if isinstance(named, int) and any(_is_last(view, card) for card in oldest):
            return None
        for order in sorted(told, key=lambda order: (order not in new, -order)):
            if order not in self._asked and any(_fits(view, card) for card in told[order]):
                return order
        return None


def _told(view: View, seat: int, touched: Collection[int], named: Color | int | None) -> Told:
    """What each touched card may be after a clue; before it, if nothing is named."""
    return {
        held.order: [card for card in _may_be(view, seat, held) if _is_named(view, card, named)]
        for held in view.hand(seat)
        if held.order in touched
    }


def _may_be_played(view: View, told: Told) -> bool:
    """Whether one of these cards surely fits."""
    return any(all(_fits(view, card) for card in cards) for cards in told.values())


def _is_named(view: View, card: Card, named: Color | int | None) -> bool:
    if isinstance(named, int):
        return card.rank == named
    return named is None or view.options.touches(named, card.suit)


def _fits(view: View, card: Card) -> bool:
    return view.heights[view.options.suits.index(card.suit)] == card.rank - 1


def _is_last(view: View, card: Card) -> bool:
    """Whether a card is still needed, and only one copy of it is left."""
    left = view.options.copies(card) - view.discard_pile.count(card)
    return left == 1 and view.heights[view.options.suits.index(card.suit)] < card.rank


def _may_be(view: View, seat: int, held: HeldCard) -> Collection[Card]:
    """What a card can be to its holder: by its clues, and without the kinds of which they see every copy."""
    seen = Counter(view.discard_pile)
    for other in range(view.players):
        if other != seat:
            seen.update(each.card for each in view.hand(other) if each.card)
    for suit, height in zip(view.options.suits, view.heights, strict=True):
        seen.update(Card(suit, rank) for rank in range(1, height + 1))
    return [card for card in held.possible if seen[card] < view.options.copies(card)] or held.possible


def table(players: int, plain: int, met: bool) -> dict[int, Bot]:
    """A plain player among partners, who may have met a stranger."""
    partners = {seat: PartnerBot() for seat in range(players) if seat != plain}
    for partner in partners.values() if met else ():
        partner.meet(plain)
    return {**partners, plain: PlainPlayer()}


def measure(games: int, first: int, met: bool = True) -> None:
    """Play the deals, and print how they went."""
    print("| players | K score | lost % | wrong cards a game: plain | partner |")
    print("|--:|--:|--:|--:|--:|")
    for players in PLAYERS:
        placed, lost, wrong = list[int](), 0, Counter[bool]()
        for deal in range(first, first + games):
            plain = deal % players
            start = State.new(players, OPTIONS, chance=Random(f"plain {deal}"))
            seats = Seats(start, table(players, plain, met))
            while not seats.state.is_over:
                wrong.update(event.seat == plain for event in seats.step() if isinstance(event, Failed))
            placed.append(seats.state.placed)
            lost += seats.state.mistakes == MAX_MISTAKES
        score, share = Estimate.of(placed).text(2), 100 * lost / games
        print(
            f"| {players} | {score} | {share:.1f} | {wrong[True] / games:.2f} | {wrong[False] / games:.2f} |"
        )


def run(rounds: int) -> None:
    """A few games, as a benchmark among the others."""
    measure(10 * rounds, first=1)


if __name__ == "__main__":
    parser = ArgumentParser("python -m benchmarks.plain_player", description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument(
        "--unmet", action="store_false", dest="met", help="partners take the plain player for one of theirs"
    )
    measure(**vars(parser.parse_args()))
