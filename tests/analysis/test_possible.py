"""What is possible with all cards known: as brute force finds it, with lines that the engine plays."""

from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise
from random import Random

import pytest

from hanabi.analysis.possible import possible, possible_throughout
from hanabi.engine.jit import COMPILED
from hanabi.game.state import State
from hanabi.rules.deal import Deal
from hanabi.rules.moves import Discard
from hanabi.rules.options import PLAYER_COUNTS, Options
from hanabi.rules.outcome import points
from tests.analysis.brute_force import BruteForce, TooLong
from tests.games import GAME_OPTIONS, Setting, some_players

BASE = Options(empty_clues=False)

only_compiled = pytest.mark.skipif(not COMPILED, reason="looks at many thousands of positions")


def end_games(options: Options, players: int, deck: int, count: int) -> Iterator[State]:
    """Positions of games played more or less well, with so many cards in the deck."""
    for seed in range(count):
        skill = (80, 90, 97)[seed % 3]
        for state in Setting(options, players, seed, skill).states():
            if state.deck_count == deck and not state.is_over:
                yield state
                break


@only_compiled
@pytest.mark.parametrize("options", [BASE, Options.parse("black"), Options.parse("five-own")], ids=str)
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_the_end_of_a_game_is_worth_what_brute_force_finds(options: Options, players: int) -> None:
    compared = 0
    for deck in (0, 1, 2):
        for state in end_games(options, players, deck, 12):
            with suppress(TooLong):
                best = BruteForce(state, most=10_000).best()
                found = possible(state)
                assert found.exact
                assert found.least == points(options, best), state.to_text()
                compared += 1
    assert compared > 0


@only_compiled
@pytest.mark.parametrize("options", GAME_OPTIONS[::5], ids=str)
def test_the_line_leads_to_what_is_promised(options: Options) -> None:
    (players,) = some_players(options, 1)
    for seed in range(3):
        state = State.new(players, options, chance=Random(seed))
        found = possible(state, nodes=300, rounds=1)
        end = state.play_on(found.line)
        outcome = end.outcome()
        assert outcome is not None
        if options.expert:
            assert found.least == (end.placed if outcome.result.value == "won" else 0)
        else:
            assert outcome.score == found.least
        assert found.least <= found.most


@only_compiled
def test_a_deck_with_every_one_at_its_end_cannot_be_won() -> None:
    cards = sorted(BASE.cards(), key=lambda card: -card.rank)
    start = State.deal(Deal(2, tuple(cards)), BASE)
    found = possible(start)
    assert found.most < 25
    assert found.least == found.most == start.play_on(found.line).score


@only_compiled
def test_what_is_lost_is_lost_for_good_and_what_was_reached_was_possible() -> None:
    for seed in range(6):
        states = tuple(Setting(BASE, 2 + seed % 4, seed, 97).states())
        curve = possible_throughout(states)
        assert all(before.least >= after.least for before, after in pairwise(curve))
        assert all(before.most >= after.most for before, after in pairwise(curve))
        assert all(point.least <= point.most for point in curve)
        outcome = states[-1].outcome()
        assert outcome is not None
        assert curve[-1].least == curve[-1].most == outcome.score


@only_compiled
def test_discarding_the_last_copy_is_what_lost_the_best_score() -> None:
    state = State.new(2, BASE, starter=0, chance=Random(1))
    five = next(held for held in state.hand(0) if held.card and held.card.rank == 5)
    clued = state.play_on([state.legal_moves()[-1]])
    back = clued.play_on([clued.legal_moves()[-1]])
    thrown = back.play_on([Discard(five.order)])
    curve = possible_throughout([state, clued, back, thrown])
    assert [(point.least, point.most) for point in curve] == [(25, 25)] * 3 + [(24, 24)]
    assert possible(thrown).most == 24
