"""The engine against its plain twin, move by move, with every combination of options."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import settings as examples

from hanabi.game.state import State
from hanabi.rules.moves import Rearrange, Stop
from hanabi.rules.options import Options
from tests.engine.plain_rules import PlainGame
from tests.engine.situations import RARE, situations
from tests.games import GAME_OPTIONS, Setting, by_gear, settings, some_players


def compare(state: State, twin: PlainGame) -> None:
    """All that both know, but for what the clues told."""
    outcome = state.outcome()
    assert (outcome.reason if outcome else None) == twin.over
    assert set(state.legal_moves()) == twin.legal()
    assert (state.tokens, state.mistakes, state.on_turn) == (twin.tokens, twin.mistakes, twin.on_turn)
    assert (state.turns_left, state.pending) == (twin.turns_left, twin.waiting)
    assert list(state.tiles_used) == twin.used
    assert list(state.deck) == twin.deck
    assert Counter(state.discard_pile) == Counter(twin.pile)
    for suit, firework in twin.fireworks.items():
        assert state.fireworks[suit] == len(firework)
        assert state.top(suit) == (firework[-1] if firework else None)
    for hand, held in zip(state.hands, twin.hands, strict=True):
        assert {card.order: card.card for card in hand} == {card.order: card.card for card in held}


def compare_clues(state: State, twin: PlainGame) -> None:
    """What the clues told of every card."""
    for hand, held in zip(state.hands, twin.hands, strict=True):
        heard = {card.order: card for card in held}
        for card in hand:
            assert card.possible == twin.possible(heard[card.order])
            assert card.clued == {name for name, shown in heard[card.order].heard if shown}


def play_both(setting: Setting) -> list[State]:
    """Play a game in both, comparing them after each move."""
    twin = PlainGame(setting.options, setting.deal())
    states = list(setting.states())
    for made, state in enumerate(states):
        if state.moves and not isinstance(move := state.moves[-1], Rearrange | Stop):
            twin.act(move)
        compare(state, twin)
        if made % 10 == 9 or state.is_over:
            compare_clues(state, twin)
    return states


@pytest.mark.parametrize("options", GAME_OPTIONS, ids=str)
def test_both_agree_with_every_combination_of_options(options: Options) -> None:
    index = GAME_OPTIONS.index(options)
    for players in some_players(options, by_gear(2, 1)):
        skill = (100, 97, 90)[(index + players) % 3]
        play_both(Setting(options, players, 100 * index + players, skill, wasteful=index % 2 > 0))


@examples(max_examples=by_gear(150, 10))
@given(settings)
def test_both_agree_on_any_game(setting: Setting) -> None:
    play_both(setting)


@pytest.mark.parametrize("name", RARE)
def test_both_agree_where_it_is_rare(name: str) -> None:
    states = play_both(RARE[name])
    assert name in {each for before, after in pairwise(states) for each in situations(before, after)}
