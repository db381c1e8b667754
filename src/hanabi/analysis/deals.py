"""Can a deal be won, and how hard is it? What is possible with it, and what bots make of it."""

from dataclasses import dataclass, replace
from random import Random

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
from hanabi.rules.options import Options

BOTS = ("cheat", "duo", "hat", "partner", "cautious")  # the strong ones first, as far as they know the game


@dataclass(frozen=True, slots=True)
class DealCheck:
    """What is possible with a deal, and what each bot came to: a score for each seat that may begin."""

    possible: Possible
    full: int  # the score of a perfect game
    results: dict[str, tuple[int, ...]]

    @property
    def winnable(self) -> bool | None:
        """Whether all cards can be placed; None if that is not known."""
        if self.possible.least == self.full:
            return True
        return None if self.possible.most == self.full else False


def check_deal(deal: Deal, options: Options) -> DealCheck:
    """Look whether a deal can be won by who begins it, and let the bots play it."""
    return DealCheck(possible(State.deal(deal, options)), full_score(options), bot_results(deal, options))


def bot_results(deal: Deal, options: Options) -> dict[str, tuple[int, ...]]:
    """What the bots that know the game make of a deal, once for every seat that may begin."""
    starts = [State.deal(replace(deal, starter=seat), options) for seat in range(deal.players)]
    playing = [entry for entry in map(bot_entry, BOTS) if _knows(entry, deal.players, options)]
    return {entry.name: tuple(_result(entry, start) for start in starts) for entry in playing}


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
