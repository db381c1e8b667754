"""What cards may be and how likely, against counting it out one by one."""

from collections import Counter
from fractions import Fraction
from itertools import product
from math import prod
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import settings as examples

from hanabi.bots.programs import knowledge
from hanabi.bots.programs.knowledge import KNOWLEDGE
from hanabi.engine.layout import STATE
from hanabi.game.state import State
from hanabi.rules.cards import Card
from hanabi.rules.options import Options
from hanabi.rules.suits import Suit
from tests.games import GAME_OPTIONS, Setting, by_gear, settings

EXAMPLES = by_gear(30, 3)
MOST_HANDS = 20_000


def some_options(seed: int) -> Options:
    return GAME_OPTIONS[seed * 37 % len(GAME_OPTIONS)]


def next_card(suit: Suit, height: int) -> Card:
    return Card(suit, 5 - height if suit is Suit.BLACK else height + 1)


def kinds_in(bits: int) -> list[int]:
    return [kind for kind in range(35) if bits >> kind & 1]


def record(state: State) -> Any:
    return state._data.view(STATE)[0]


def common_knowledge(state: State) -> Any:
    """What the clues and the table tell everybody."""
    known = np.zeros(1, KNOWLEDGE)[0]
    table = record(state)
    for seat in range(state.players):
        known.cards[seat] = table.cards[seat]
        known.possible[seat] = table.possible[seat]
    knowledge.count_left(known, table, state._tables.rules)
    knowledge.settle(known, state._tables.rules)
    return known


def own_knowledge(state: State, seat: int) -> Any:
    own = np.zeros(1, KNOWLEDGE)[0]
    knowledge.settle_own(own, common_knowledge(state), record(state), state._tables.rules, seat)
    return own


def left_by_counting(state: State) -> Counter[int]:
    """The kinds of all cards neither placed nor discarded."""
    kind_of = state._tables.kind_of
    cards = Counter(state.options.cards()) - Counter(state.discard_pile)
    left = Counter({kind_of[card]: count for card, count in cards.items()})
    table, rules = record(state), state._tables.rules
    placed = [
        int(rules.next_kind[suit, height])
        for suit in range(int(rules.suits))
        for height in range(int(table.fireworks[suit]))
    ]
    return left - Counter(placed)


def settled_by_counting(possible: dict[tuple[int, int], set[int]], left: Counter[int]) -> Counter[int]:
    """Narrow the sets until nothing changes; the kinds not accounted for."""
    while True:
        certain = Counter(next(iter(kinds)) for kinds in possible.values() if len(kinds) == 1)
        free = Counter({kind: left[kind] - certain[kind] for kind in left})
        changed = False
        for card, kinds in possible.items():
            narrowed = {kind for kind in kinds if free[kind] > 0}
            if len(kinds) > 1 and narrowed not in (kinds, set()):
                possible[card] = narrowed
                changed = True
        if not changed:
            return free


@examples(max_examples=EXAMPLES)
@given(settings)
def test_common_knowledge_is_what_clues_and_counting_tell(setting: Setting) -> None:
    for state in setting.states():
        known, table = common_knowledge(state), record(state)
        held = [(seat, slot) for seat in range(state.players) for slot in range(int(table.cards[seat]))]
        possible = {card: set(kinds_in(int(table.possible[card]))) for card in held}
        free = settled_by_counting(possible, left_by_counting(state))
        assert {card: set(kinds_in(int(known.possible[card]))) for card in held} == possible
        every = int(state._tables.rules.every_kind)
        assert knowledge.weight(known, every) == sum(count for count in free.values() if count > 0)
        for kind in kinds_in(every):
            assert knowledge.weight(known, 1 << kind) == max(0, free[kind])


@examples(max_examples=EXAMPLES)
@given(settings)
def test_the_true_card_is_always_possible(setting: Setting) -> None:
    for state in setting.states():
        known, table = common_knowledge(state), record(state)
        for seat in range(state.players):
            own = own_knowledge(state, seat)
            for slot in range(int(table.cards[seat])):
                kind = int(table.hand[seat, slot])
                assert int(known.possible[seat, slot]) >> kind & 1
                assert int(own.possible[seat, slot]) >> kind & 1


@examples(max_examples=EXAMPLES)
@given(settings)
def test_sets_of_kinds_say_what_can_be_placed_what_never_and_what_is_the_last(setting: Setting) -> None:
    for state in setting.states():
        table, tables = record(state), state._tables
        playable = {next_card(suit, height) for suit, height in state.fireworks.items() if height < 5}
        assert tables.faces(knowledge.next_kinds(table, tables.rules)) == playable
        assert tables.faces(knowledge.critical_kinds(table, tables.rules)) == state.indispensable_cards
        useful = tables.faces(int(tables.rules.every_kind) & ~knowledge.useless_kinds(table, tables.rules))
        assert useful == useful_by_counting(state)


def useful_by_counting(state: State) -> set[Card]:
    """The cards that can still be placed: those of a firework up to the first that is gone."""
    left, useful = Counter(state.options.cards()) - Counter(state.discard_pile), set()
    for suit, height in state.fireworks.items():
        while height < 5 and left[next_card(suit, height)]:
            useful.add(next_card(suit, height))
            height += 1
    return useful


@pytest.mark.parametrize("seed", range(by_gear(40, 2)))
def test_own_knowledge_agrees_with_every_hand_that_could_be_held(seed: int) -> None:
    setting = Setting(some_options(seed), 2 + seed % 4, seed, 97)
    for state in list(setting.states())[-12:]:
        for seat in range(state.players):
            own = own_knowledge(state, seat)
            check_own(state, seat, own)


def check_own(state: State, seat: int, own: Any) -> None:
    """Every hand there could be is allowed, and a card taken for certain is the same in all of them."""
    table = record(state)
    cards = int(table.cards[seat])
    choices = [kinds_in(int(table.possible[seat, slot])) for slot in range(cards)]
    unseen = left_by_counting(state)
    for other in range(state.players):
        if other != seat:
            unseen -= Counter(int(kind) for kind in table.hand[other, : int(table.cards[other])])
    if prod(len(kinds) for kinds in choices) > MOST_HANDS:
        return
    hands = [hand for hand in product(*choices) if not Counter(hand) - unseen]
    for slot in range(cards):
        found = {hand[slot] for hand in hands}
        allowed = set(kinds_in(int(own.possible[seat, slot])))
        assert found <= allowed
        if len(allowed) == 1:
            assert found == allowed


@pytest.mark.parametrize("seed", range(by_gear(20, 2)))
def test_a_chance_is_the_share_of_the_copies_left(seed: int) -> None:
    setting = Setting(some_options(seed), 2 + seed % 4, seed, 90)
    for state in setting.states():
        seat, rules = state.on_turn, state._tables.rules
        own = own_knowledge(state, seat)
        playable = knowledge.next_kinds(record(state), rules)
        for slot in range(int(record(state).cards[seat])):
            kinds = kinds_in(int(own.possible[seat, slot]))
            copies = {kind: knowledge.copies_of(own.free, kind) for kind in kinds}
            if len(kinds) == 1:
                expected = Fraction(playable >> kinds[0] & 1)
            else:
                good = sum(count for kind, count in copies.items() if playable >> kind & 1)
                expected = Fraction(good, sum(copies.values()))
            assert knowledge.chance_of(own, seat, slot, playable) == float(expected)
