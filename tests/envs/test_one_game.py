"""One game, move by move: the core of the interfaces that play a single game."""

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from hanabi.envs.batch import Batch
from hanabi.envs.one_game import OneGame
from hanabi.envs.setup import Setup
from hanabi.rules import errors
from hanabi.rules.options import Options

COPIES: list[Callable[[OneGame], OneGame]] = [
    OneGame.clone,
    copy.copy,
    copy.deepcopy,
    lambda game: pickle.loads(pickle.dumps(game)),
]


def everything(game: OneGame) -> tuple[Any, ...]:
    """All that can be known of a game, to compare."""
    seats = range(game.setup.players)
    seen = [game.observation(seat).tolist() for seat in seats]
    masks = [game.legal_mask(seat).tolist() for seat in seats]
    return seen, masks, game.seat, game.done, game.score, numbers(game)


def numbers(game: OneGame) -> list[Any]:
    """Every number of a game's record."""
    record = game.state[0]
    return [record[name].tolist() for name in record.dtype.names]


def play_on(game: OneGame, chance: Random, moves: int = 1000) -> list[tuple[Any, ...]]:
    """Go on by chance; what there was to see after each move."""
    seen: list[tuple[Any, ...]] = []
    while not game.done and len(seen) < moves:
        reward = game.step(chance.choice(game.legal_actions()))
        seen.append((reward, *everything(game)))
    return seen


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_games_of_a_seed_are_those_of_the_first_row_of_a_batch(players: int) -> None:
    game = OneGame(players, seed=11)
    batch = Batch(3, players)
    seen = batch.reset(seed=11)
    for turn in range(150):
        assert (game.observation() == seen.observations[0]).all()
        assert game.legal_mask().tolist() == seen.legal[0].tolist()
        assert game.seat == batch.seats[0]
        actions = seen.legal.argmax(axis=1) if turn % 3 else (1 - seen.legal).argmin(axis=1)
        reward = game.step(int(actions[0]))
        seen = batch.step(actions)
        assert (reward, game.done) == (seen.rewards[0], seen.dones[0])
        if game.done:
            assert game.score == batch.scores[0]
            game.reset()


def test_a_game_that_was_broken_off_is_not_dealt_again() -> None:
    game = OneGame(seed=5)
    first = numbers(game)
    game.reset()
    second = numbers(game)
    assert first != second
    game.reset(seed=5)
    assert numbers(game) == first
    game.reset()
    assert numbers(game) == second


def test_without_a_seed_games_are_by_chance() -> None:
    assert numbers(OneGame()) != numbers(OneGame())


def test_a_chosen_deck_is_dealt_from_its_first_card_on_and_a_starter_may_be_named() -> None:
    game = OneGame(3, seed=1)
    deck = sorted(game.state["deck"][0, :50].tolist(), reverse=True)
    game.reset(deck=deck, starter=2)
    record = game.state[0]
    assert record.hand[0].tolist() == deck[:5]
    assert record.hand[2].tolist() == deck[10:15]
    assert game.seat == 2


@pytest.mark.parametrize(
    ("bomb", "last_reward", "score"), [("hle", -1.0, 0), ("keep", 0.0, 1), ("zero", 0.0, 0)]
)
def test_the_last_mistake_scores_as_chosen(bomb: Any, last_reward: float, score: int) -> None:
    game = OneGame(seed=1, bomb=bomb)
    ones_first = sorted(game.state["deck"][0, :50].tolist())  # seat 0: R1 R1 R1 R2 R2
    game.reset(deck=ones_first)
    play_slot_0 = 5
    assert game.step(play_slot_0) == 1.0
    assert game.score == 1
    rewards = []
    while not game.done:
        rewards.append(game.step(play_slot_0))
    assert rewards == [0.0, 0.0, last_reward]
    assert game.score == score


def test_only_the_seat_on_turn_has_legal_actions() -> None:
    game = OneGame(3, seed=2)
    assert game.legal_mask(0).any()
    assert not game.legal_mask(1).any()
    assert not game.legal_mask(2).any()
    assert np.flatnonzero(game.legal_mask()).tolist() == game.legal_actions()


def test_observations_and_masks_are_yours_to_keep() -> None:
    game = OneGame(seed=2)
    seen, mask = game.observation(0), game.legal_mask()
    kept = seen.tolist(), mask.tolist()
    play_on(game, Random(1), 3)
    assert (seen.tolist(), mask.tolist()) == kept


def test_observations_are_bytes_or_floats_as_chosen() -> None:
    whole, floating = OneGame(seed=2), OneGame(seed=2, form="float32")
    assert whole.observation().dtype == np.uint8
    assert floating.observation().dtype == np.float32
    assert whole.observation().tolist() == floating.observation().tolist()


# Copies.


@pytest.mark.parametrize("make", COPIES, ids=["clone", "copy", "deepcopy", "pickle"])
@pytest.mark.parametrize("recent", [False, True])
def test_a_copy_goes_on_alike_and_by_itself(make: Callable[[OneGame], OneGame], recent: bool) -> None:
    game = OneGame(3, Options(tiles=True), seed=9, recent=recent, bomb="keep")
    play_on(game, Random(4), 7)
    before = everything(game)
    other = make(game)
    assert everything(other) == before
    went_on = play_on(other, Random(5))
    assert everything(game) == before
    assert play_on(game, Random(5)) == went_on
    game.reset()
    other.reset()
    assert everything(game) == everything(other)


def test_a_copy_of_a_finished_game_is_finished() -> None:
    game = OneGame(seed=9)
    play_on(game, Random(4))
    assert copy.deepcopy(game).done


def test_a_search_tries_every_action_and_comes_back() -> None:
    game = OneGame(seed=3)
    here = game.state
    before = everything(game)
    rewards = []
    for action in game.legal_actions():
        rewards.append(game.step(action))
        game.set_state(here)
    assert everything(game) == before
    assert len(rewards) == len(game.legal_actions())


def test_a_state_that_is_none_is_refused() -> None:
    game = OneGame(seed=3)
    before = everything(game)
    with pytest.raises(errors.BadDeal, match="expected 1 records"):
        game.set_state(np.zeros(3, np.int8))
    with pytest.raises(errors.BadDeal, match="not a whole position"):
        game.set_state(np.zeros_like(game.state))
    with pytest.raises(errors.BadDeal, match="not a whole position"):
        game.set_state(OneGame(setup=Setup(colors=3)).state)
    assert everything(game) == before


# What is refused.


def test_an_illegal_action_is_told_with_the_reason_and_the_legal_ones_and_changes_nothing() -> None:
    game = OneGame(seed=3)
    before = everything(game)
    legal = ", ".join(map(str, game.legal_actions()))
    with pytest.raises(errors.AllTokensThere, match=rf"discard slot 0.*all are there.*legal are {legal}$"):
        game.step(0)
    untouched = next(action for action in range(10, 20) if action not in game.legal_actions())
    with pytest.raises(
        errors.EmptyClue, match=rf"^action {untouched} \(tell .*\) touches no card.*legal are"
    ):
        game.step(untouched)
    assert everything(game) == before


@pytest.mark.parametrize(
    "action", [-1, 20, 10**30, 1.0, "3", None, True, np.array([5]), np.float32(5), np.array(5.0)]
)
def test_what_is_no_action_is_told_what_one_is(action: Any) -> None:
    game = OneGame(seed=3)
    with pytest.raises(errors.IllegalMove, match=r"whole number from 0 to 19, not .*legal are 5, "):
        game.step(action)


class Tensor:
    """A number as other libraries have it: an array without dimensions, of a class of their own."""

    ndim = 0

    def __index__(self) -> int:
        return 5


@pytest.mark.parametrize("action", [5, np.int64(5), np.int8(5), np.uint8(5), np.array(5), Tensor()])
def test_every_kind_of_whole_number_is_an_action(action: Any) -> None:
    game, other = OneGame(seed=3), OneGame(seed=3)
    game.step(action)
    other.step(5)
    assert everything(game) == everything(other)


def test_a_finished_game_says_how_to_go_on() -> None:
    game = OneGame(seed=3)
    play_on(game, Random(1))
    assert game.legal_actions() == []
    with pytest.raises(errors.GameOver, match=r"reset\(\)"):
        game.step(5)


def test_there_is_no_seat_beyond_the_table() -> None:
    game = OneGame(3, seed=3)
    for seat in (-1, 3):
        with pytest.raises(errors.NoSuchSeat, match=f"no seat {seat}: the seats are 0 to 2"):
            game.observation(seat)
        with pytest.raises(errors.NoSuchSeat):
            game.legal_mask(seat)
        with pytest.raises(errors.BadDeal, match="the starter is a seat from 0 to 2"):
            game.reset(starter=seat)


@pytest.mark.parametrize("deck", [[0] * 50, list(range(25)), [0.5] * 50, [[0] * 50]])
def test_a_deck_is_all_the_cards_in_some_order_and_another_one_changes_nothing(deck: Any) -> None:
    game = OneGame(seed=3)
    before = everything(game)
    with pytest.raises(errors.BadDeal, match="a deck is the 50 cards of this game in some order"):
        game.reset(deck=deck)
    assert everything(game) == before


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "1", True])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(errors.BadOptions, match="a seed is a whole number"):
        OneGame(seed=seed)


@pytest.mark.parametrize(
    ("choices", "message"),
    [
        ({"colour": 5}, "'colour' cannot be chosen here: one of players, options, setup, preset, kind"),
        ({"kind": "all"}, "one of minimal, card_knowledge, seer, not 'all'"),
        ({"form": "packed"}, "form is one of uint8, float32, not 'packed'"),
        ({"bomb": "boom"}, "bomb is one of hle, keep, zero, not 'boom'"),
        ({"preset": "Hanabi-Medium"}, "'Hanabi-Medium' is not a preset: one of Hanabi-Full"),
        ({"preset": "Hanabi-Full", "setup": Setup()}, "choose one of them"),
        ({"options": Options(), "setup": Setup()}, "choose one of them"),
        ({"players": 3, "setup": Setup(4)}, "the setup is for 4 players, not 3"),
        ({"players": 6}, "2 to 5 players, not 6"),
        ({"options": "purple"}, "'purple' is not an option: one of base, five-own"),
    ],
)
def test_a_choice_that_is_none_is_told_what_there_is(choices: dict[str, Any], message: str) -> None:
    with pytest.raises(errors.BadOptions, match=message):
        OneGame(**choices)


def test_options_may_be_written_in_short() -> None:
    assert OneGame(options="ten-wild+tiles").setup.options == Options.parse("ten-wild+tiles")


def test_a_preset_brings_its_kind_of_observation_unless_one_is_named() -> None:
    assert OneGame(preset="Hanabi-Full-Minimal").layout.size == 308
    assert OneGame(preset="Hanabi-Full-Minimal", kind="card_knowledge").layout.size == 658
    assert OneGame(5, preset="Hanabi-Small").setup.players == 5


def test_a_picture_shows_the_whole_table() -> None:
    game = OneGame(seed=3)
    game.step(5)
    lines = game.picture().splitlines()
    assert lines[0].startswith("seat 1 to move, score ")
    assert lines[-1] == "last      seat 0: play slot 0"
    hands = [line.split()[2:] for line in lines if line.startswith(("seat 0 ", "seat 1 "))][1:]
    assert [len(hand) for hand in hands] == [5, 5]
    play_on(game, Random(1))
    assert game.picture().startswith("the game is over, score ")
