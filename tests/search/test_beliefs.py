"""What a seat thinks of its hand: exact where few hands fit, near it where chains walk."""

from collections import Counter, defaultdict
from itertools import permutations

import numpy as np
import pytest

from hanabi.bots.program import ProgramBot
from hanabi.bots.programs.cautious import CAUTIOUS
from hanabi.bots.programs.duo import DUO
from hanabi.engine.layout import STATE
from hanabi.game.state import State
from hanabi.rules.cards import Card
from hanabi.rules.errors import BadOptions
from hanabi.rules.moves import Action
from hanabi.rules.options import Options
from hanabi.search.beliefs import Belief, believe
from hanabi.search.history import History
from tests.search.partners import BASE, dealt_with, game_of_duo, only_compiled

Hand = tuple[Card, ...]
STRANGE = 1e-6  # a tolerance that leaves next to nothing of a hand that contradicts a decision


def true_hand(state: State, seat: int) -> Hand:
    return tuple(held.card for held in state.hand(seat) if held.card)


def weights(state: State, seat: int, belief: Belief) -> dict[Hand, float]:
    """How likely each hand is thought to be."""
    cards, faces = len(state.hand(seat)), state._tables.cards
    found: dict[Hand, float] = defaultdict(float)
    for hand, weight in zip(belief.hands, belief.weights, strict=True):
        found[tuple(faces[kind] for kind in hand[:cards])] += float(weight)
    return found


def decisions(start: State, state: State, seat: int) -> list[Action]:
    """What a partner of `duo` would do in each turn of the other seat, while the moves stay as they were."""
    now, bot, chosen = start, ProgramBot(DUO), []
    for move in state.moves:
        if now.on_turn != seat:
            chosen.append(bot.choose(now.view(now.on_turn)))
        now, events = now.apply(move)
        for event in events:
            bot.notice(event, now.view(1 - seat))
    return chosen


def brute_force(state: State, seat: int, tolerance: float) -> dict[Hand, float]:
    """The same by playing the whole game again for every hand that fits, card by card."""
    own = state.hand(seat)
    unseen = [*true_hand(state, seat), *state.deck]
    made = [
        move for before, move in zip(history_of(state), state.moves, strict=True) if before.on_turn != seat
    ]
    found: Counter[Hand] = Counter()
    for places in permutations(range(len(unseen)), len(own)):
        hand = tuple(unseen[place] for place in places)
        if all(card in held.possible for card, held in zip(hand, own, strict=True)):
            found[hand] += 1
    weighed = {}
    for hand, ways in found.items():
        left = Counter(unseen)
        left.subtract(hand)
        start = history_of(dealt_with(state, seat, hand, tuple(left.elements())))[0]
        wrong = sum(a != b for a, b in zip(decisions(start, state, seat), made, strict=True))
        weighed[hand] = ways * tolerance**wrong
    total = sum(weighed.values())
    return {hand: weight / total for hand, weight in weighed.items()}


def history_of(state: State) -> list[State]:
    """The states before each move."""
    assert state.dealt is not None
    states = [State.deal(state.dealt, state.options)]
    for move in state.moves:
        states.append(states[-1].apply(move)[0])
    return states[:-1]


@only_compiled
@pytest.mark.parametrize("options", [BASE, Options(), Options.parse("ten-wild+black"), Options(expert=True)])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_true_hand_contradicts_nothing_that_partners_did(options: Options, seat: int) -> None:
    turns = 0
    for seed in range(2):
        for state, history in game_of_duo(seed, seat, options, rearranged=0.1):
            evidence = history.evidence()
            hand = state._data.view(STATE)[0].hand[seat]
            for index in range(len(evidence.moves)):
                seen = evidence.states[index]
                for slot, now in enumerate(evidence.where[index]):
                    if now >= 0:
                        seen.hand[seat, slot] = hand[now]
                asked = DUO.compiled[0](seen, state._tables.rules, evidence.memories[index], 1 - seat)
                assert asked == evidence.moves[index]
                turns += 1
    assert turns > 100


@only_compiled
@pytest.mark.parametrize("slips", [0.0, 0.04])
def test_few_hands_are_weighed_as_by_playing_every_game_again(slips: float) -> None:
    turns = 0
    for seed in range(8):
        for state, history in game_of_duo(seed, seat=1, slips=slips):
            if len(state.deck) > 3:
                continue
            belief = believe(state.view(1), history, tolerance=0.3, listed=40)
            if belief.exact and len(belief.hands) > 5:
                thought, expected = weights(state, 1, belief), brute_force(state, 1, 0.3)
                assert thought == pytest.approx(expected)
                turns += 1
    assert turns > 1


@only_compiled
def test_chains_come_near_the_exact_chances() -> None:
    compared = []
    for state, history in game_of_duo(5, seat=0, slips=0.05):
        exact = believe(state.view(0), history, listed=3000)
        if exact.exact and len(exact.hands) > 20:
            walked = believe(state.view(0), history, listed=1, chains=60, steps=800)
            assert not walked.exact
            compared.append(np.abs(walked.chances() - exact.chances()).max())
    assert len(compared) > 3
    assert max(compared) < 0.1
    assert np.mean(compared) < 0.05


@only_compiled
@pytest.mark.parametrize("listed", [2000, 1])
def test_hands_fit_clues_and_counts(listed: int) -> None:
    for state, history in game_of_duo(6, seat=0, slips=0.2):
        belief = believe(state.view(0), history, listed=listed, chains=2, steps=20)
        unseen = Counter([*true_hand(state, 0), *state.deck])
        for hand in weights(state, 0, belief):
            assert all(card in held.possible for card, held in zip(hand, state.hand(0), strict=True))
            assert not Counter(hand) - unseen
        assert belief.weights.sum() == pytest.approx(1)


@only_compiled
def test_what_the_others_did_tells_more_than_the_clues() -> None:
    told: list[float] = []
    clued: list[float] = []
    for state, history in game_of_duo(7, seat=0):
        hand = state._data.view(STATE)[0].hand[0]
        slots = np.arange(len(state.hand(0)))
        for chances, tolerance in ((told, STRANGE), (clued, 1 - STRANGE)):
            belief = believe(state.view(0), history, tolerance=tolerance)
            chances.append(belief.chances()[slots, hand[slots]].mean())
    assert np.mean(told) > np.mean(clued) + 0.1


@only_compiled
def test_the_same_seed_gives_the_same_hands_and_another_gives_others() -> None:
    state, history = next(game_of_duo(8, seat=0))
    same = [believe(state.view(0), history, seed=seed).hands for seed in (1, 1, 2)]
    assert np.array_equal(same[0], same[1])
    assert not np.array_equal(same[0], same[2])


def test_a_history_needs_a_policy_that_remembers_in_common() -> None:
    with pytest.raises(BadOptions, match=r"^cautious does not declare `remembers_in_common`"):
        History(CAUTIOUS, 0)
