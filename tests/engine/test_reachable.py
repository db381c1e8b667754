"""What can still be reached, against counting it out."""

from collections import Counter
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import settings as examples

from hanabi.engine import entries, reachable
from hanabi.engine.layout import STATE
from hanabi.game.state import State
from hanabi.rules.cards import Card
from hanabi.rules.options import Options
from hanabi.rules.outcome import points
from hanabi.rules.suits import Suit
from tests.games import Setting, by_gear, settings

EXAMPLES = by_gear(60, 5)


def build_on(heights: dict[Suit, int], cards: Counter[Card]) -> dict[Suit, int]:
    """The heights of the fireworks when every one of these cards that fits is placed."""
    reached = dict(heights)
    for suit in reached:
        while reached[suit] < 5 and cards[next_card(suit, reached[suit])]:
            reached[suit] += 1
    return reached


def next_card(suit: Suit, height: int) -> Card:
    return Card(suit, 5 - height if suit is Suit.BLACK else height + 1)


def left(state: State) -> Counter[Card]:
    """The cards outside the discard pile, placed ones too."""
    return Counter(state.options.cards()) - Counter(state.discard_pile)


@examples(max_examples=EXAMPLES)
@given(settings)
def test_the_reachable_score_is_what_all_cards_left_would_make(setting: Setting) -> None:
    """R-403, R-1022."""
    for state in setting.states():
        reached = build_on(state.fireworks, left(state))
        assert state.reachable_score == points(state.options, sum(reached.values()))
        assert state.dead_fireworks == {suit for suit, height in reached.items() if height < 5}


@examples(max_examples=EXAMPLES)
@given(settings)
def test_a_card_is_indispensable_when_one_copy_more_in_the_discard_pile_would_cost_a_point(
    setting: Setting,
) -> None:
    """R-604."""
    for state in islice(setting.states(), 0, None, 4):
        cards, best = left(state), sum(build_on(state.fireworks, left(state)).values())
        needed = {
            card for card in cards if sum(build_on(state.fireworks, cards - Counter([card])).values()) < best
        }
        assert state.indispensable_cards == needed


@examples(max_examples=EXAMPLES)
@given(settings)
def test_the_useful_kinds_are_those_that_can_still_be_placed(setting: Setting) -> None:
    rules = setting.tables
    for state in setting.states():
        reached = build_on(state.fireworks, left(state))
        useful = {
            next_card(suit, height)
            for suit, top in reached.items()
            for height in range(state.fireworks[suit], top)
        }
        assert rules.faces(reachable.useful_kinds(state._data.view(STATE)[0], rules.rules)) == useful


@pytest.mark.parametrize("seed", range(by_gear(40, 4)))
def test_in_an_expert_game_losing_an_indispensable_card_and_nothing_else_ends_it(seed: int) -> None:
    """R-603: every card of a hand is tried."""
    setting = Setting(Options(expert=True, black=seed % 2 > 0), 2 + seed % 4, seed, 97)
    for state in setting.states():
        if state.is_over or state.tokens == 8:
            continue
        for slot, held in enumerate(state.hand(state.on_turn)):
            data = state._data.copy()
            assert entries.move(data, setting.tables.data, slot) == 0
            lost = data.view(STATE)[0].over == 3
            assert lost == (held.card in state.indispensable_cards)
