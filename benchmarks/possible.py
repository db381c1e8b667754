"""How much the solver decides: deals that can be won, end-games beside brute force, where games were lost.

python -m benchmarks.possible deals|ends|lost [COUNT]
"""

import sys
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from time import process_time

from hanabi.analysis.possible import possible, possible_at_length, possible_throughout
from hanabi.bots.loop import play_games
from hanabi.bots.program import Program
from hanabi.bots.registry import bot_entry
from hanabi.engine.tables import tables
from hanabi.game.numbering import move_of
from hanabi.game.state import State
from hanabi.rules.deal import Deal
from hanabi.rules.options import PLAYER_COUNTS, Options
from tests.analysis.brute_force import BruteForce, TooLong
from tests.games import Setting

OPTIONS = Options(empty_clues=False)
PERFECT = 25
OFTEN = 20  # end-games, and what was found is told
LOSERS = (("hat", 3), ("hat", 5), ("duo", 2), ("cautious", 2), ("cautious", 3), ("cautious", 4))


def deals(count: int) -> None:
    """How many deals can be won: each with a line that the engine plays, or a proof that none does."""
    possible(State.new(2, OPTIONS, chance=Random(1)))  # so that everything is compiled
    print("players  winnable  proven not  open   ms mean / worst")
    for players in PLAYER_COUNTS:
        won, lost, times = 0, 0, []
        for number in range(count):
            state = State.new(players, OPTIONS, starter=0, chance=Random(f"{players} {number}"))
            begun = process_time()
            found = possible_at_length(state)
            times.append(1000 * (process_time() - begun))
            if found.least == PERFECT:
                assert state.play_on(found.line).score == PERFECT
                won += 1
            lost += found.most < PERFECT
        mean, worst = sum(times) / count, max(times)
        print(
            f"{players:7}  {won / count:8.2%}  {lost:10}  {count - won - lost:4}   {mean:.1f} / {worst:.0f}"
        )


def ends(count: int) -> None:
    """Compare end-games, up to five cards in the deck, with brute force."""
    equal = other = still_open = too_long = 0
    number = 0
    while equal + other + still_open < count:
        players, deck, skill = 2 + number % 4, number // 4 % 6, (60, 80, 90, 97)[number // 24 % 4]
        state = next(_with_deck(Setting(OPTIONS, players, number, skill), deck), None)
        number += 1
        if state is None:
            continue
        try:
            best = BruteForce(state).best()
        except TooLong:
            too_long += 1
            continue
        found = possible(state)
        equal += found.exact and found.least == best
        other += not found.least <= best <= found.most
        still_open += not found.exact
        done = equal + other + still_open
        if done % OFTEN == 0 or done == count:
            print(
                f"{done}: {equal} equal, {other} other, {still_open} open;"
                f" {too_long} took brute force too long; {process_time():.0f} s of CPU",
                flush=True,
            )


def _with_deck(setting: Setting, deck: int) -> Iterator[State]:
    return (state for state in setting.states() if state.deck_count == deck and not state.is_over)


def lost(count: int) -> None:
    """In how many lost games the move is known after which not all cards could be placed any more."""
    print("bot       players   lost  pinned   never winnable   CPU ms a game")
    for name, players in LOSERS:
        program = bot_entry(name).program
        assert program is not None
        games, pinned, never, time = 0, 0, 0, 0.0
        possible(State.new(players, OPTIONS, chance=Random(1)))
        for states in _lost_games(program, players):
            if games == count:
                break
            games += 1
            begun = process_time()
            curve = possible_throughout(states)
            time += process_time() - begun
            never += curve[0].most < PERFECT
            pinned += any(before.least == PERFECT > after.most for before, after in pairwise(curve))
        print(f"{name:9} {players:7}  {games:5}  {pinned:6}   {never:14}   {1000 * time / games:.0f}")


def _lost_games(program: Program, players: int) -> Iterator[tuple[State, ...]]:
    """The states of games that the bots did not win."""
    rules, number = tables(OPTIONS, players), 0
    while True:
        results, moves = play_games([program] * players, rules, range(number, number + 50), keep_moves=True)
        for game in range(50):
            if results["placed"][game] < PERFECT:
                yield _states(Setting(OPTIONS, players, number + game).deal(), moves[game].tolist())
        number += 50


def _states(deal: Deal, numbers: list[int]) -> tuple[State, ...]:
    state = State.deal(Deal(deal.players, deal.deck, starter=0), OPTIONS)
    states = [state]
    for number in numbers:
        if state.is_over:
            break
        state, _ = state.apply(move_of(state._tables, state.on_turn, state.orders(state.on_turn), number))
        states.append(state)
    return tuple(states)


def run(rounds: int) -> None:
    """A small part of each."""
    deals(100)
    lost(10)
    ends(20)


if __name__ == "__main__":
    {"deals": deals, "ends": ends, "lost": lost}[sys.argv[1]](int((sys.argv[2:] or ["100"])[0]))
