"""Hidden hands: exact chances, hands drawn by them, and hands put in their place."""

from collections import Counter
from itertools import product
from typing import Any

import numpy as np
import pytest

from hanabi.engine.layout import RULES, STATE
from hanabi.envs import soundness
from hanabi.envs.batch import Batch
from hanabi.envs.hidden import Hidden
from hanabi.envs.setup import Setup
from hanabi.rules.errors import BadDeal, BadOptions
from hanabi.rules.options import PLAYER_COUNTS, Options
from tests.games import by_gear

LARGEST = Options.parse("ten-own+black+tiles+announce")
SMALL = Setup(2, hand_size=3, colors=3, ranks=3, mistakes=30)


def played(batch: Batch, turns: int, seed: int = 5) -> Batch:
    """The batch after so many random turns."""
    chance = np.random.default_rng(seed)
    step = batch.reset(seed=seed)
    for _ in range(turns):
        step = batch.step((chance.random(step.legal.shape) * step.legal).argmax(axis=1))
    return batch


def unseen(batch: Batch, state: Any, seat: int) -> list[int]:
    """How many of each kind a seat does not see."""
    rules = batch._table.view(RULES)[0]
    left = [int(rules.copies[kind]) - int(state.discarded[kind]) for kind in range(int(rules.kinds))]
    for kind in range(len(left)):
        left[kind] -= int(rules.place[kind] < state.fireworks[rules.suit[kind]])
    for other in range(batch.setup.players):
        for slot in range(state.cards[other] if other != seat else 0):
            left[int(state.hand[other, slot])] -= 1
    return left


def every_hand(batch: Batch, state: Any, seat: int) -> Counter[tuple[int, ...]]:
    """All hands that a seat may hold, each with the number of ways to hold it, by trying them all."""
    hands: Counter[tuple[int, ...]] = Counter()
    left = unseen(batch, state, seat)
    possible = [
        [kind for kind in range(len(left)) if int(state.possible[seat, slot]) >> kind & 1]
        for slot in range(state.cards[seat])
    ]
    for hand in product(*possible):
        ways, rest = 1, list(left)
        for kind in hand:
            ways *= max(rest[kind], 0)
            rest[kind] -= 1
        if ways:
            hands[hand] = ways
    return hands


# Chances.


@pytest.mark.parametrize("turns", [0, 6, 14, 22])
@pytest.mark.parametrize(
    "setup",
    [SMALL, Setup(3, hand_size=2, mistakes=30), Setup(2, Options(tiles=True, black=True), hand_size=2)],
    ids=["small", "three", "tiles"],
)
def test_chances_are_those_of_all_hands_counted_one_by_one(setup: Setup, turns: int) -> None:
    batch = played(Batch(by_gear(25, 2), setup=setup), by_gear(turns, min(turns, 6)))
    hidden = Hidden(batch)
    chances = hidden.chances()
    for row, state in enumerate(batch.states):
        hands = every_hand(batch, state, int(hidden.seats[row]))
        expected = np.zeros(chances.shape[1:])
        for hand, ways in hands.items():
            for slot, kind in enumerate(hand):
                expected[slot, kind] += ways / hands.total()
        np.testing.assert_allclose(chances[row], expected, atol=1e-12)


@pytest.mark.parametrize("options", [Options(), LARGEST], ids=str)
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_chances_fill_every_held_slot_and_leave_the_truth_open(players: int, options: Options) -> None:
    batch = played(Batch(by_gear(50, 2), players, options), by_gear(25, 4))
    for seat in range(players):
        hidden = Hidden(batch, seat)
        chances, states = hidden.chances(), batch.states
        held = np.arange(chances.shape[1]) < states["cards"][:, seat, None]
        np.testing.assert_allclose(chances.sum(axis=2), held, atol=1e-12)
        for row, slot in zip(*np.nonzero(held), strict=True):
            assert chances[row, slot, states["hand"][row, seat, slot]] > 0
            assert not (chances[row, slot] > 0)[
                [
                    kind
                    for kind in range(chances.shape[2])
                    if not int(states["possible"][row, seat, slot]) >> kind & 1
                ]
            ].any()


def test_without_clues_chances_are_the_shares_of_the_unseen_cards() -> None:
    batch = Batch(3)
    hidden = Hidden(batch, 1)
    for row, state in enumerate(batch.states):
        left = np.array(unseen(batch, state, 1))
        np.testing.assert_allclose(hidden.chances()[row], np.tile(left / left.sum(), (5, 1)))


def test_the_v0_belief_weighs_clues_with_public_counts_alone() -> None:
    batch = played(Batch(by_gear(40, 3), 3), by_gear(20, 8))
    rules = batch._table.view(RULES)[0]
    for seat in range(3):
        belief = Hidden(batch, seat).v0_belief()
        for row, state in enumerate(batch.states):
            for slot in range(5):
                weights = np.zeros(25)
                for kind in range(25) if slot < state.cards[seat] else ():
                    if int(state.possible[seat, slot]) >> kind & 1:
                        placed = rules.rank[kind] <= state.fireworks[rules.suit[kind]]
                        weights[kind] = rules.copies[kind] - state.discarded[kind] - placed
                expected = weights / max(weights.sum(), 1)
                np.testing.assert_allclose(belief[row, slot], expected, atol=1e-12)


# Drawn hands.


def test_drawn_hands_are_as_likely_as_they_should_be() -> None:
    """A chi-square test on fixed seeds: hands that are drawn too often or too seldom would show."""
    draws = by_gear(4000, 60)
    batch = played(Batch(by_gear(40, 2), setup=SMALL), by_gear(14, 5))
    hidden = Hidden(batch)
    hands = hidden.draw(draws, seed=1)
    surprise, degrees = 0.0, 0
    for row, state in enumerate(batch.states):
        seat = int(hidden.seats[row])
        expected = every_hand(batch, state, seat)
        size = int(state.cards[seat])
        found = Counter(tuple(hand[:size]) for hand in hands[row].tolist())
        assert set(found) <= set(expected)
        assert (hands[row, :, size:] == -1).all()
        for hand, ways in expected.items():
            mean = draws * ways / expected.total()
            surprise += (found[hand] - mean) ** 2 / mean
        degrees += len(expected) - 1
    assert abs(surprise - degrees) < 4 * np.sqrt(2 * degrees)


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_drawn_hands_agree_with_the_chances(players: int) -> None:
    draws = by_gear(5000, 20)
    batch = played(Batch(by_gear(10, 1), players, LARGEST), by_gear(20, 4))
    hidden = Hidden(batch)
    chances, hands = hidden.chances(), hidden.draw(draws, seed=3)
    for row in range(batch.n):
        for slot in range(int(batch.states["cards"][row, hidden.seats[row]])):
            share = np.bincount(hands[row, :, slot], minlength=35)[: chances.shape[2]] / draws
            spread = np.sqrt(chances[row, slot] * (1 - chances[row, slot]) / draws)
            assert (np.abs(share - chances[row, slot]) <= 5 * spread + 3 / draws).all()


def test_draws_repeat_by_their_seed() -> None:
    hidden = Hidden(played(Batch(4), 5))
    assert (hidden.draw(10, seed=7) == hidden.draw(10, seed=7)).all()
    assert (hidden.draw(10, seed=7) != hidden.draw(10, seed=8)).any()
    assert hidden.draw(10, seed=7).dtype == np.int8
    assert hidden.draw(3, seed=1).shape == (4, 3, 5)


def test_a_hand_that_is_known_is_drawn_as_it_is() -> None:
    batch = Batch(1)
    states = batch.states
    for slot in range(5):
        states["possible"][0, 0, slot] = 1 << int(states["hand"][0, 0, slot])
    batch.set_states(states)
    hidden = Hidden(batch)
    assert (hidden.draw(20, seed=0)[0] == states["hand"][0, 0]).all()
    assert hidden.chances()[0, np.arange(5), states["hand"][0, 0]].tolist() == [1] * 5


# Hands put in their place.


@pytest.mark.parametrize("options", [Options(empty_clues=False), LARGEST], ids=str)
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_only_what_the_seat_cannot_see_changes(players: int, options: Options) -> None:
    batch = played(Batch(by_gear(40, 2), players, options), by_gear(30, 5))
    for seat in range(players):
        other = batch.clone()
        hidden = Hidden(other, seat)
        hands = hidden.draw(1, seed=seat)[:, 0]
        hidden.put(hands, seed=4)
        before, after = batch.states, other.states
        changed = {name for name in STATE.names or () if not np.array_equal(before[name], after[name])}
        assert {"hand", "deck"} <= changed <= {"hand", "deck", "tiles", "cut"}
        size = batch.setup.cards_each
        assert (after["hand"][:, seat, :size] == hands).all()
        others = [each for each in range(players) if each != seat]
        assert (after["hand"][:, others] == before["hand"][:, others]).all()
        for old, new in zip(before, after, strict=True):
            assert (old.deck[: old.drawn] == new.deck[: new.drawn]).all()
            assert (old.tiles[: old.tiles_used] == new.tiles[: new.tiles_used]).all()
            assert sorted(old.tiles) == sorted(new.tiles)
        assert soundness.first_unsound(after, batch._table) == -1


def test_the_deck_is_shuffled_by_the_seed() -> None:
    batch = played(Batch(3), 6)
    decks = []
    for seed in (1, 1, 2):
        other = batch.clone()
        hidden = Hidden(other)
        hidden.put(hidden.draw(1, seed=9)[:, 0], seed=seed)
        decks.append(other.states["deck"])
    assert (decks[0] == decks[1]).all()
    assert (decks[0] != decks[2]).any(axis=1).all()


def test_every_place_of_the_deck_is_as_likely() -> None:
    batch = Batch(by_gear(20000, 300), setup=Setup(2, colors=1, ranks=3, hand_size=2))  # a deck of two cards
    deck = np.tile([0, 0, 1, 1, 0, 2], (batch.n, 1))
    batch.reset(decks=deck)
    Hidden(batch, 0).put(deck[:, :2], seed=3)
    lows = (batch.states["deck"][:, 4] == 0).sum()
    assert abs(lows - batch.n / 2) < 4 * np.sqrt(batch.n / 4)


def test_a_batch_goes_on_with_the_hands_it_was_given() -> None:
    batch = Batch(2)
    hidden = Hidden(batch)
    hands = hidden.draw(1, seed=2)[:, 0]
    hidden.put(hands)
    batch.step([5, 5])  # play the oldest card
    assert batch.states["last_kind"].tolist() == hands[:, 0].tolist()


def test_a_change_of_another_hand_is_shown_at_once() -> None:
    batch = Batch(3)
    step = batch.reset(seed=1)
    hidden = Hidden(batch, 1)
    hands = hidden.draw(1, seed=2)[:, 0]
    hidden.put(hands)
    shown = step.observations[:, batch.layout["hands"]].reshape(3, 5, 25)
    assert (shown.argmax(axis=2) == hands).all()
    rules = batch._table.view(RULES)[0]
    for row in range(3):
        touching = np.bitwise_or.reduce([int(rules.clues_touching[kind]) for kind in hands[row]])
        legal = [clue for clue in range(10) if int(touching) >> clue & 1]
        assert (np.flatnonzero(step.legal[row, 10:])).tolist() == legal


def test_in_a_last_round_the_hand_is_all_that_is_hidden() -> None:
    setup = Setup(2, colors=2, ranks=2, hand_size=3, mistakes=50)
    batch = Batch(by_gear(200, 20), setup=setup, auto_reset=False, illegal="refuse")
    played(batch, 4)
    last = batch.states["turns_left"] > 0
    assert last.any()
    other = batch.clone(np.flatnonzero(last))  # type: ignore[arg-type]
    hidden = Hidden(other)
    states, seats = other.states, hidden.seats
    rows = np.arange(other.n)
    hands = hidden.draw(3, seed=1)
    for draw in range(3):
        assert (np.sort(hands[:, draw]) == np.sort(states["hand"][rows, seats, :3])).all()
    hidden.put(hands[:, 0])
    assert (other.states["deck"] == states["deck"]).all()
    assert (np.abs(hidden.chances().sum(axis=(1, 2)) - states["cards"][rows, seats]) < 1e-12).all()


def test_an_empty_hand_has_no_chances() -> None:
    batch = Batch(1, setup=Setup(2, colors=1, ranks=2, hand_size=1, mistakes=50), auto_reset=False)
    while batch.states["cards"][0, :2].all():
        batch.step([1])  # play the only card
    seat = int(batch.states["cards"][0, :2].argmin())
    hidden = Hidden(batch, seat)
    assert not hidden.chances().any()
    assert not hidden.v0_belief().any()
    assert hidden.draw(2, seed=0).tolist() == [[[-1], [-1]]]
    hidden.put(np.array([[-1]]))
    np.testing.assert_allclose(Hidden(batch, 1 - seat).chances().sum(), 1)


# Who looks.


def test_the_acting_seat_looks_unless_another_is_named() -> None:
    batch = Batch(3, 3)
    hidden = Hidden(batch)
    assert hidden.seats.tolist() == [0, 0, 0]
    batch.step([5, 5, 5])
    assert hidden.seats.tolist() == [1, 1, 1]
    batch.seats[:] = 2  # what people write there changes nothing
    assert hidden.seats.tolist() == [1, 1, 1]
    assert Hidden(batch, 2).seats.tolist() == [2, 2, 2]
    assert Hidden(batch, np.array([0, 2, 1])).seats.tolist() == [0, 2, 1]
    one, other = (
        Hidden(batch, np.array([0, 2, 1])).chances(),
        [Hidden(batch, seat).chances() for seat in range(3)],
    )
    assert (one == np.stack([other[0][0], other[2][1], other[1][2]])).all()


# What is refused.


@pytest.mark.parametrize(
    ("seats", "message"),
    [
        (2, "seats are whole numbers from 0 to 1, not 2"),
        (-1, "seats are whole numbers from 0 to 1, not -1"),
        (np.array([0, 1]), r"expected one seat or 3, found shape \(2,\)"),
        (0.5, r"expected one seat or 3, found shape \(\) of float64"),
        (np.array([0, 1, 2]), "seats are whole numbers from 0 to 1"),
        (True, "of bool"),
    ],
)
def test_what_are_no_seats_is_refused(seats: Any, message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        Hidden(Batch(3), seats)


@pytest.mark.parametrize("draws", [0, -1, 1.5, True, "3"])
def test_what_is_no_number_of_draws_is_refused(draws: Any) -> None:
    with pytest.raises(BadOptions, match="draws must be a whole number from 1 on, not "):
        Hidden(Batch(1)).draw(draws, seed=1)


@pytest.mark.parametrize("seed", [-1, 2**63, 0.5, None])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    hidden = Hidden(Batch(1))
    hands = hidden.draw(1, seed=1)[:, 0]
    for call in (lambda: hidden.draw(1, seed=seed), lambda: hidden.put(hands, seed=seed)):
        with pytest.raises(BadOptions, match="a seed is a whole number from 0 to"):
            call()


@pytest.mark.parametrize(
    ("hands", "message"),
    [
        (np.zeros((2, 5), np.int8), "game 0: the hand does not fit what seat 0 knows"),
        (np.full((2, 5), 25), "game 0: the hand does not fit what seat 0 knows"),
        (np.full((2, 5), -1), "game 0: the hand does not fit what seat 0 knows"),
        (np.full((2, 5), 256 + 3), "game 0: the hand does not fit what seat 0 knows"),
        (np.zeros((1, 5), np.int8), r"expected hands of shape \(2, 5\), found \(1, 5\) of int8"),
        (np.zeros((2, 1, 5), np.int8), r"expected hands of shape \(2, 5\), found \(2, 1, 5\)"),
        (np.zeros((2, 5)), r"expected hands of shape \(2, 5\), found \(2, 5\) of float64"),
    ],
)
def test_hands_that_do_not_fit_are_refused_and_change_nothing(hands: Any, message: str) -> None:
    batch = Batch(2)
    before = batch.states
    with pytest.raises(BadDeal, match=message):
        Hidden(batch).put(hands)
    assert batch.states.tobytes() == before.tobytes()


def test_a_hand_against_the_clues_or_with_cards_that_lie_open_is_refused() -> None:
    batch = Batch(1)
    step = batch.reset(seed=1)
    batch.step([int(np.flatnonzero(step.legal[0, 10:])[0]) + 10])  # a clue to seat 1
    state = batch.states[0]
    hidden = Hidden(batch, 1)
    own = state.hand[1].copy()
    hidden.put(own[None])
    touched = int(np.flatnonzero(state.clued[1])[0])
    other = int(np.flatnonzero(state.clued[1] == 0)[0])
    own[[touched, other]] = own[[other, touched]]
    with pytest.raises(BadDeal, match="game 0: the hand does not fit what seat 1 knows"):
        hidden.put(own[None])


def test_a_hand_with_a_card_that_lies_open_is_refused() -> None:
    batch = Batch(1)
    rest = sorted((Counter(batch.states["deck"][0, :50].tolist()) - Counter([4])).elements())
    batch.reset(decks=np.array([[*rest[:5], 4, *rest[5:]]]))  # seat 1 holds the only red 5
    hand = batch.states["hand"][:, 0].copy()
    hand[0, 2] = 4
    with pytest.raises(BadDeal, match="game 0: the hand does not fit what seat 0 knows"):
        Hidden(batch, 0).put(hand)


def test_where_no_hand_fits_none_is_drawn() -> None:
    batch = Batch(1)
    batch._states["possible"][0, 0, :] = 0  # knowledge that contradicts itself does not come in by the door
    with pytest.raises(BadDeal, match="game 0: no hand fits what seat 0 knows"):
        Hidden(batch).draw(1, seed=1)
    assert not Hidden(batch).chances().any()
