"""Can a deal be won, and how hard is it? What is possible with it, and what bots make of it.

Bots play it in many orders of play: each seat may begin, and the hands that were dealt may sit around the
table in another order. The deck stays as it is.
"""

from collections.abc import Generator
from dataclasses import dataclass, replace
from enum import Enum
from itertools import islice, pairwise, permutations
from random import Random
from statistics import fmean

import numpy as np

from hanabi.analysis.possible import Possible, possible
from hanabi.bots.bot_errors import BrokenBot
from hanabi.bots.program import Program
from hanabi.bots.registry import Entry, bot_entry
from hanabi.bots.seats import Seats
from hanabi.engine.layout import STATE
from hanabi.game.numbering import move_of
from hanabi.game.state import State
from hanabi.rules.deal import Deal
from hanabi.rules.deal_code import deal_digest
from hanabi.rules.options import Options, hand_size

BOTS = ("cheat", "duo", "hat", "partner", "cautious")  # the strong ones first, as far as they know the game
MOST_ORDERS = 12
MEASURED = Options(empty_clues=False)  # the game in which it is known what each bot usually makes
EASIER, HARDER, MUCH_HARDER = 0.5, -0.5, -2.0  # points from there


class Difficulty(Enum):
    """How hard a deal is for bots that see what a seat sees, against what they usually make."""

    EASIER = "easier"
    USUAL = "usual"
    HARDER = "harder"
    MUCH_HARDER = "much-harder"
    LOST = "lost"  # nothing wins it, all cards known


@dataclass(frozen=True, slots=True)
class BotsResult:
    """What a bot in every seat came to: a score for each order of play, the one that was dealt first."""

    bot: str
    scores: tuple[int, ...]
    usual: float | None  # what it makes of other deals, if that was measured

    @property
    def mean(self) -> float:
        """Its mean score."""
        return fmean(self.scores)

    def perfect(self, full: int) -> int:
        """In how many of these orders it placed all cards."""
        return sum(score == full for score in self.scores)


@dataclass(frozen=True, slots=True)
class DealCheck:
    """What is possible with a deal, and what each bot came to in so many orders of play."""

    possible: Possible
    full: int  # the score of a perfect game
    orders: int
    results: tuple[BotsResult, ...]

    @property
    def winnable(self) -> bool | None:
        """Whether all cards can be placed; None if that is not known."""
        if self.possible.least == self.full:
            return True
        return None if self.possible.most == self.full else False

    @property
    def ahead(self) -> float | None:
        """By how much bots make more of it than of other deals; `cheat` does not count, which sees all."""
        known = [
            result.mean - result.usual
            for result in self.results
            if result.usual is not None and not bot_entry(result.bot).cheats
        ]
        return fmean(known) if known else None

    @property
    def difficulty(self) -> Difficulty | None:
        """How hard it is; None where it is not known what the bots usually make."""
        if self.winnable is False:
            return Difficulty.LOST
        ahead = self.ahead
        if ahead is None:
            return None
        if ahead <= MUCH_HARDER:
            return Difficulty.MUCH_HARDER
        if ahead <= HARDER:
            return Difficulty.HARDER
        return Difficulty.EASIER if ahead >= EASIER else Difficulty.USUAL


def check_deal(deal: Deal, options: Options) -> DealCheck:
    """Look whether a deal can be won by who begins it, and let the bots play it."""
    steps = check_in_steps(deal, options)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: DealCheck = end.value
            return found


def check_in_steps(deal: Deal, options: Options) -> Generator[tuple[int, int], None, DealCheck]:
    """The same, for whoever wants to tell how many of how many steps are done, or to end it before."""
    orders = orders_of_play(deal, options)
    playing = [entry for entry in map(bot_entry, BOTS) if _knows(entry, deal.players, options)]
    steps = 1 + len(playing) * len(orders)
    yield 0, steps
    found = possible(State.deal(deal, options))
    yield 1, steps
    results, done = [], 1
    for entry in playing:
        scores: list[int] = []
        for order in orders:
            scores.append(_result(entry, State.deal(order, options)))
            done += 1
            yield done, steps
        results.append(BotsResult(entry.name, tuple(scores), _usual(entry, deal.players, options)))
    return DealCheck(found, full_score(options), len(orders), tuple(results))


def orders_of_play(deal: Deal, options: Options, most: int = MOST_ORDERS) -> list[Deal]:
    """A deal, then with every other seat to begin, then with its hands around the table in other orders.

    The same deal has the same orders; for two players there are only two.
    """
    begun = [replace(deal, starter=(deal.starter + seat) % deal.players) for seat in range(deal.players)]
    size = hand_size(deal.players)
    hands = [deal.deck[seat * size : (seat + 1) * size] for seat in range(deal.players)]
    left = deal.deck[deal.players * size :]
    others = [order for order in permutations(range(deal.players)) if not _is_rotation(order)]
    Random(deal_digest(deal)).shuffle(others)
    seated = (
        replace(deal, deck=(*(card for seat in order for card in hands[seat]), *left), starter=0).check(
            options
        )
        for order in others
    )
    return [*begun, *islice(seated, max(0, most - len(begun)))]


def _is_rotation(order: tuple[int, ...]) -> bool:
    return all((later - earlier) % len(order) == 1 for earlier, later in pairwise(order))


def _usual(entry: Entry, players: int, options: Options) -> float | None:
    return entry.strength.get(players) if replace(options, empty_clues=False) == MEASURED else None


def full_score(options: Options) -> int:
    """The score of a perfect game; in an expert game, which has none, the cards to place (R-609)."""
    return len(set(options.cards())) if options.expert else options.max_score


def _knows(entry: Entry, players: int, options: Options) -> bool:
    return players in entry.players and entry.supports(options)


def _result(entry: Entry, state: State) -> int:
    """The final score; in an expert game all cards or none."""
    end = _end_with_all_seen(entry.program, state) if entry.program and entry.cheats else _end(entry, state)
    outcome = end.outcome()
    assert outcome is not None
    if outcome.score is not None:
        return outcome.score
    return end.placed if outcome.result.value == "won" else 0


def _end(entry: Entry, state: State) -> State:
    return Seats(state, {seat: entry.make(Random(seat)) for seat in range(state.players)}).play()


def _end_with_all_seen(program: Program, state: State) -> State:
    """The end of a game whose players see every card and the deck; no seat at a table is for such a bot."""
    mind = np.zeros(program.memory.itemsize, np.uint8)
    while not state.is_over:
        record = state._data.copy().view(STATE)[0]
        number = int(program.compiled[0](record, state._tables.rules, mind, state.on_turn))
        if number not in state._legal_numbers():
            raise BrokenBot(f"{program.name} chose the move {number}, which is not legal: {state!r}")
        state, _ = state.apply(move_of(state._tables, state.on_turn, state.orders(state.on_turn), number))
    return state
