"""Many games at once: what comes in, what comes out, and what is refused."""

import copy
import hashlib
import json
import pickle
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from hanabi.engine.jit import COMPILED
from hanabi.engine.layout import RULES, STATE, THIRD_MISTAKE
from hanabi.envs import soundness
from hanabi.envs.batch import Batch, Step
from hanabi.envs.setup import Setup
from hanabi.rules.errors import BadDeal, BadOptions, IllegalMove
from hanabi.rules.options import PLAYER_COUNTS, Options
from tests.games import by_gear

LARGEST = Options.parse("ten-own+black+tiles+announce")
EXPERT = Options.parse("ten-wild+black+tiles+announce+expert")


def some(step: Step, turn: int) -> NDArray[np.int64]:
    """A legal action for each game, the same on every machine; 0 where there is none."""
    counts = step.legal.sum(axis=1).astype(np.int64)
    picks = (np.arange(len(counts)) * 7 + turn * 13) % np.maximum(counts, 1)
    places: NDArray[np.int64] = (step.legal.cumsum(axis=1) <= picks[:, None]).sum(axis=1)
    places %= step.legal.shape[1]
    return places


def play(batch: Batch, turns: int, seed: int | None = 5) -> Iterator[Step]:
    """Reset by the seed, unless there is none, and play so many turns; the arrays as they are after each."""
    step = batch.reset(seed) if seed is not None else batch.refresh()
    for turn in range(turns):
        step = batch.step(some(step, turn))
        yield step


def arrays(step: Step) -> list[NDArray[Any]]:
    """What a step gave, as plain arrays."""
    return list(step)


def copied(step: Step) -> Step:
    """The arrays, to keep."""
    return Step(*(array.copy() for array in arrays(step)))


def same(one: Step, other: Step) -> bool:
    """Whether two steps are equal bit for bit."""
    return all(
        a.dtype == b.dtype and a.shape == b.shape and a.tobytes() == b.tobytes()
        for a, b in zip(arrays(one), arrays(other), strict=True)
    )


def equal(one: NDArray[Any], other: NDArray[Any]) -> bool:
    """Whether records are the same, whatever pads them."""
    return all(np.array_equal(one[name], other[name]) for name in STATE.names or ())


# Shapes.


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_a_step_gives_observations_rewards_ends_and_legal_actions(players: int) -> None:
    batch = Batch(3, players)
    step = batch.reset(seed=1)
    assert step is not batch.reset(seed=1)
    assert step.observations.shape == (3, batch.layout.size)
    assert step.observations.dtype == np.uint8
    assert step.rewards.shape == step.dones.shape == (3,)
    assert step.legal.shape == (3, batch.moves)
    assert [array.dtype for array in arrays(step)] == [np.uint8, np.float32, np.bool_, np.uint8]
    assert all(array.flags.c_contiguous for array in arrays(step))
    assert batch.seats.tolist() == [0, 0, 0]
    assert batch.moves == {2: 20, 3: 30, 4: 38, 5: 48}[players]


def test_the_arrays_are_the_batch_s_own_and_are_written_anew() -> None:
    batch = Batch(2)
    first = batch.reset(seed=1)
    second = batch.step(some(first, 0))
    assert all(one is other or np.shares_memory(one, other) for one, other in zip(first, second, strict=True))


@pytest.mark.parametrize("observe", ["acting", "all"])
@pytest.mark.parametrize("stack", [1, 3])
def test_more_eyes_and_longer_stacks_add_an_axis_each(observe: Any, stack: int) -> None:
    batch = Batch(2, 3, observe=observe, stack=stack)
    shape = (2, *((3,) if observe == "all" else ()), *((stack,) if stack > 1 else ()), batch.layout.size)
    assert batch.reset(seed=1).observations.shape == shape


# One way to see it is as good as another.


@pytest.mark.parametrize("observe", ["acting", "all"])
@pytest.mark.parametrize("options", [None, LARGEST])
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_the_forms_agree_bit_for_bit(players: int, options: Options | None, observe: Any) -> None:
    n = by_gear(20, 1)
    choices: dict[str, Any] = {"players": players, "options": options, "observe": observe, "recent": True}
    plain, floats, packed = (Batch(n, form=form, **choices) for form in ("uint8", "float32", "packed"))
    size = plain.layout.size
    for one, two, three in zip(
        *(play(batch, by_gear(60, 3)) for batch in (plain, floats, packed)), strict=True
    ):
        assert two.observations.dtype == np.float32
        assert three.observations.dtype == np.uint64
        assert three.observations.shape[-1] == -(-size // 64)
        assert (one.observations == two.observations).all()
        bits = np.unpackbits(three.observations.astype("<u8").view(np.uint8), axis=-1, bitorder="little")
        assert (one.observations == bits[..., :size]).all()
        assert not bits[..., size:].any()
        for other in (two, three):
            assert same(Step(one.rewards, *one[1:]), Step(other.rewards, *other[1:]))


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_the_acting_player_sees_what_its_seat_sees(players: int) -> None:
    acting, everybody = Batch(10, players), Batch(10, players, observe="all")
    for one, other in zip(play(acting, by_gear(60, 4)), play(everybody, by_gear(60, 4)), strict=True):
        assert (acting.seats == everybody.seats).all()
        assert (one.observations == other.observations[np.arange(10), acting.seats]).all()


# Chance.


def history(batch: Batch, turns: int, seed: int = 5) -> list[Step]:
    return [copied(step) for step in play(batch, turns, seed)]


def test_a_seed_repeats_its_games_and_another_gives_others() -> None:
    batch = Batch(6)
    first, again, other = (history(batch, by_gear(60, 5), seed) for seed in (3, 3, 4))
    assert all(same(a, b) for a, b in zip(first, again, strict=True))
    assert not all(same(a, b) for a, b in zip(first, other, strict=True))
    assert len({batch.reset(seed).observations.tobytes() for seed in range(20)}) == 20


@pytest.mark.parametrize("threads", [2, 3])
@pytest.mark.parametrize("options", [None, LARGEST])
def test_any_number_of_threads_gives_the_same(threads: int, options: Options | None) -> None:
    n = by_gear(67, 5)
    alone = Batch(n, 3, options, recent=True, stack=2)
    together = Batch(n, 3, options, recent=True, stack=2, threads=threads)
    for one, other in zip(play(alone, by_gear(100, 3)), play(together, by_gear(100, 3)), strict=True):
        assert same(one, other)
    assert equal(alone.states, together.states)


def test_more_threads_than_games_do_no_harm() -> None:
    for one, other in zip(play(Batch(1), 20), play(Batch(1, threads=3), 20), strict=True):
        assert same(one, other)


def test_a_row_plays_the_same_games_in_any_batch() -> None:
    few, many = Batch(2), Batch(by_gear(50, 5))
    few_step, many_step = few.reset(seed=9), many.reset(seed=9)
    for turn in range(by_gear(100, 5)):
        moves = some(many_step, turn)
        few_step, many_step = few.step(moves[:2]), many.step(moves)
        assert same(few_step, Step(*(array[:2] for array in arrays(many_step))))


def test_the_rows_play_different_games() -> None:
    decks = Batch(by_gear(500, 20)).states["deck"]
    assert len({deck.tobytes() for deck in decks}) == len(decks)


def test_every_deck_is_the_whole_deck() -> None:
    batch = Batch(by_gear(200, 5), 5, LARGEST)
    whole = np.sort(batch.states["deck"], axis=1)
    assert (whole == whole[0]).all()
    assert np.bincount(whole[0]).tolist() == [3, 2, 2, 2, 1] * 6 + [1, 2, 2, 2, 3]


def test_the_games_of_a_seed_are_the_same_on_every_machine() -> None:
    """When this fails, seeds give other games than before, and nobody's results can be repeated."""
    digest = hashlib.sha256()
    for players, options in ((2, None), (5, LARGEST)):
        for step in play(Batch(3, players, options), 40, seed=2026):
            digest.update(step.observations.tobytes() + step.legal.tobytes() + step.dones.tobytes())
            digest.update(step.rewards.astype("<f4").tobytes())
    assert digest.hexdigest()[:16] == "00415d1532c4f179"


def test_chance_chooses_who_starts_where_the_setup_says_so() -> None:
    batch = Batch(by_gear(400, 60), setup=Setup(4, random_start=True))
    counts = np.bincount(batch.seats, minlength=4)
    assert counts.min() > len(batch.seats) / 4 * 0.6
    assert (Batch(20, setup=Setup(4)).seats == 0).all()


# New games.


def test_a_finished_game_gives_way_to_the_next() -> None:
    batch = Batch(by_gear(30, 2))
    ended = np.zeros(batch.n, np.int64)
    for step in play(batch, by_gear(100, 40)):
        ended += step.dones
        fresh = batch.states["turn"] == 0
        assert (fresh == step.dones).all()
        assert not step.observations[step.dones][:, batch.layout["last_action"]].any()
        assert step.legal.any(axis=1).all()
    assert (batch.games == ended).all()
    assert ended.min() > 1


def test_resetting_by_hand_gives_the_games_that_come_by_themselves() -> None:
    ours, theirs = Batch(by_gear(20, 2)), Batch(by_gear(20, 2), auto_reset=False)
    one, other = ours.reset(seed=4), theirs.reset(seed=4)
    for turn in range(by_gear(80, 20)):
        moves = some(one, turn)
        one, other = ours.step(moves), theirs.step(moves)
        assert (one.dones == other.dones).all()
        assert (one.rewards == other.rewards).all()
        dones = other.dones.copy()
        assert (other.legal.any(axis=1) == ~dones).all()
        assert (theirs.states["over"] != 0).tolist() == dones.tolist()
        other = theirs.reset(rows=dones)
        assert (one.observations == other.observations).all()
        assert (one.legal == other.legal).all()
        assert (ours.games == theirs.games).all()
        assert (ours.scores == theirs.scores).all()


def test_a_finished_game_stays_finished_without_auto_reset() -> None:
    batch = Batch(1, auto_reset=False)
    step = batch.reset(seed=0)
    turn = 0
    while not step.dones[0]:
        step, turn = batch.step(some(step, turn)), turn + 1
    last = copied(step)
    with pytest.raises(IllegalMove, match="game 0: the game is over: no more moves; legal are none"):
        batch.step([0])
    assert (batch.refresh().observations == last.observations).all()
    assert not batch.reset().dones[0]


def test_a_reset_without_a_seed_goes_on_to_the_next_game() -> None:
    batch = Batch(3)
    starts = [batch.reset(seed=8).observations.copy()] + [batch.reset().observations.copy() for _ in range(3)]
    assert batch.games.tolist() == [3, 3, 3]
    assert len({start.tobytes() for start in starts}) == 4
    assert (batch.reset(seed=8).observations == starts[0]).all()
    assert (batch.reset().observations == starts[1]).all()


def test_some_rows_can_begin_anew() -> None:
    batch = Batch(4)
    list(play(batch, 6))
    before = batch.states
    batch.reset(rows=[2])
    after = batch.states
    assert after["turn"].tolist() == [*before["turn"][:2], 0, before["turn"][3]]
    assert equal(np.delete(after, 2), np.delete(before, 2))
    by_mask = Batch(4)
    list(play(by_mask, 6))
    by_mask.reset(rows=np.array([False, False, True, False]))
    assert equal(by_mask.states, after)
    assert batch.reset(rows=[]).dones.shape == (4,)
    assert equal(batch.states, after)


# Rewards and scores.


@pytest.mark.parametrize("bomb", ["hle", "keep", "zero"])
@pytest.mark.parametrize("options", [None, Options(black=True)])
def test_rewards_add_up_to_what_the_score_says(bomb: Any, options: Options | None) -> None:
    batch = Batch(by_gear(50, 2), 2, options, bomb=bomb, auto_reset=False)
    start = -5 if options else 0
    step = batch.reset(seed=2)
    total = np.zeros(batch.n)
    seen = set()
    for turn in range(by_gear(400, 120)):
        step = batch.step(some(step, turn))
        total += step.rewards
        states = batch.states
        for row in np.flatnonzero(step.dones):
            bombed = states["over"][row] == THIRD_MISTAKE
            seen.add(bool(bombed))
            placed = int(states["placed"][row])
            assert total[row] == (0 if bombed and bomb == "hle" else placed)
            assert batch.scores[row] == (0 if bombed and bomb != "keep" else placed + start)
        total[step.dones] = 0
        step = batch.reset(rows=step.dones)
    assert True in seen


def test_a_bomb_pays_as_it_was_chosen() -> None:
    """The deck has red 1 and red 2 on top; they are played, and then three cards that do not fit."""
    rewards = {}
    for bomb in ("hle", "keep", "zero"):
        batch = Batch(1, bomb=bomb)
        whole = Batch(1).states["deck"][0, :50].tolist()
        top = [0, 4, 4 + 5, 4 + 10, 4 + 15, 1, 3, 3, 3 + 5, 3 + 5]
        for kind in top:
            whole.remove(kind)
        batch.reset(decks=np.array([top + sorted(whole)]))
        earned = [float(batch.step([action]).rewards[0]) for action in (5, 5, 5, 6, 6)]
        rewards[bomb] = earned, int(batch.scores[0])
    assert rewards == {
        "hle": ([1, 1, 0, 0, -2], 0),
        "keep": ([1, 1, 0, 0, 0], 2),
        "zero": ([1, 1, 0, 0, 0], 0),
    }


# Options of what is seen.


def test_open_hands_show_the_own_cards_first() -> None:
    batch = Batch(10, 3, open_hands=True, observe="all")
    for step in play(batch, by_gear(60, 4)):
        hands = batch.states["hand"]
        own = step.observations[:, :, batch.layout["own_hand"]].reshape(10, 3, 5, 25)
        for row in range(10):
            for seat in range(3):
                for slot in range(5):
                    kind = hands[row, seat, slot]
                    assert np.flatnonzero(own[row, seat, slot]).tolist() == ([kind] if kind >= 0 else [])


@pytest.mark.parametrize("options", [None, LARGEST])
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_recent_actions_are_those_that_were_last_before(players: int, options: Options | None) -> None:
    batch = Batch(by_gear(20, 2), players, options, recent=True, observe="all")
    layout, seats = batch.layout, players
    width = layout["last_action"].stop - layout["last_action"].start
    past = [np.zeros((batch.n, seats, width), np.uint8) for _ in range(players)]
    for step in play(batch, by_gear(100, 8)):
        past.insert(0, step.observations[:, :, layout["last_action"]].copy())
        for actions in past[1:]:
            actions[step.dones] = 0
        for back in range(2, players):
            first = layout[f"back{back}_actor"].start
            assert (step.observations[:, :, first : first + width] == past[back - 1]).all()


@pytest.mark.parametrize("observe", ["acting", "all"])
@pytest.mark.parametrize("auto_reset", [True, False])
def test_stacks_hold_what_the_seat_saw_before(observe: Any, auto_reset: bool) -> None:
    n, players, depth = by_gear(12, 2), 3, 4
    batch = Batch(n, players, observe=observe, stack=depth, illegal="refuse", auto_reset=auto_reset)
    plain = Batch(n, players, observe="all", illegal="refuse", auto_reset=auto_reset)
    step, shown = batch.reset(seed=3), plain.reset(seed=3)
    kept = np.zeros((n, players, depth, batch.layout.size), np.uint8)
    moved, began = np.ones(n, bool), np.ones(n, bool)
    for turn in range(by_gear(60, 8)):
        for row in range(n):
            if began[row]:
                kept[row] = 0
            looking = range(players) if observe == "all" else [int(plain.seats[row])]
            for seat in looking if moved[row] else ():
                kept[row, seat] = [*kept[row, seat, 1:], shown.observations[row, seat]]
        expected = kept if observe == "all" else kept[np.arange(n), plain.seats]
        assert (step.observations == expected).all()
        assert (batch.refresh().observations == expected).all()
        assert (batch.reset(rows=[]).observations == expected).all()
        moves = some(step, turn)
        if turn % 5 == 0:
            moves[0] = -1
        step, shown = batch.step(moves), plain.step(moves)
        moved = ~batch.refused
        began = moved & shown.dones & auto_reset


def test_packed_observations_cannot_be_stacked() -> None:
    with pytest.raises(BadOptions, match="packed observations cannot be stacked: take form='uint8'"):
        Batch(1, form="packed", stack=2)


# Illegal actions.


def test_an_illegal_action_raises_and_no_game_is_moved() -> None:
    batch = Batch(4)
    step = batch.reset(seed=1)
    before, shown = batch.states, copied(step)
    moves = some(step, 0)
    moves[2] = 0  # a discard with all tokens there
    with pytest.raises(IllegalMove) as refusal:
        batch.step(moves)
    legal = ", ".join(map(str, np.flatnonzero(shown.legal[2])))
    assert str(refusal.value) == (
        "game 2: a discard returns a token and all are there: give a clue or play; "
        f"legal are {legal}. No game was moved."
    )
    assert equal(batch.states, before)
    assert same(step, shown)
    assert batch.refused.tolist() == [False, False, True, False]
    moves[:] = 99
    with pytest.raises(
        IllegalMove, match=r"game 0: action 99 does not exist in this game; .* \(4 games in all\)"
    ):
        batch.step(moves)
    assert equal(batch.states, before)
    batch.step(some(step, 0))
    assert not batch.refused.any()


def test_a_refused_action_leaves_its_game_and_moves_the_others() -> None:
    batch = Batch(4, illegal="refuse")
    step = batch.reset(seed=1)
    before, shown = batch.states, copied(step)
    moves = some(step, 0)
    moves[1], moves[3] = 0, -7
    step = batch.step(moves)
    assert batch.refused.tolist() == [False, True, False, True]
    assert batch.reasons() == {
        1: "a discard returns a token and all are there: give a clue or play",
        3: "action -7 does not exist in this game",
    }
    assert batch.states["turn"].tolist() == [1, 0, 1, 0]
    assert equal(batch.states[[1, 3]], before[[1, 3]])
    assert (step.observations[[1, 3]] == shown.observations[[1, 3]]).all()
    assert step.rewards[[1, 3]].tolist() == [0, 0]
    assert not step.dones.any()
    batch.step(some(step, 1))
    assert batch.reasons() == {}


def test_reasons_name_the_action_and_the_tile() -> None:
    batch = Batch(1, 2, illegal="refuse")
    whole = batch.states["deck"][0, :50].tolist()
    red_ones = [0, 0, 0, 5, 5]
    for kind in red_ones:
        whole.remove(kind)
    batch.reset(decks=np.array([whole[:5] + red_ones + whole[5:]]))
    batch.step([12])
    assert batch.reasons() == {
        0: "action 12 (tell the player 1 seat on about green) touches no card, and empty clues are off"
    }
    tiles = Batch(1, 2, Options(tiles=True), illegal="refuse")
    tiles.step([20])
    assert tiles.reasons() == {0: "no tile waits for a choice"}
    states = tiles.states
    states["tiles"][0, :] = [4, 0, 1, 2, 3, 5]
    states["tiles_used"], states["pending"] = 1, 4
    kind = int(states["hand"][0, 0, 4])
    states["discarded"][0, kind] += 1
    states["cards"][0, 0] = 4
    tiles.set_states(states)
    tiles.step([0])
    assert tiles.reasons() == {0: "the tile recycle must be resolved first"}
    tiles.step([20 + (kind + 1) % 25])
    assert "names a card that is not in the discard pile" in tiles.reasons()[0]
    tiles.step([20 + kind])
    assert not tiles.refused[0]


def test_a_finished_game_is_refused_with_its_reason() -> None:
    batch = Batch(2, illegal="refuse", auto_reset=False)
    step = batch.reset(seed=6)
    turn = 0
    while not step.dones.all():
        step, turn = batch.step(some(step, turn)), turn + 1
        assert (batch.refused <= step.dones).all()
    step = batch.step([0, 0])
    assert batch.reasons() == {0: "the game is over: no more moves", 1: "the game is over: no more moves"}
    assert step.dones.all()


@pytest.mark.parametrize(
    ("actions", "found"),
    [
        ([0], r"shape \(1,\)"),
        ([[0, 0, 0]], r"shape \(1, 3\)"),
        (0, r"shape \(\)"),
        ([0.0, 1.0, 2.0], "of float64"),
        ([True, False, True], "of bool"),
        (["a", "b", "c"], "of <U1"),
        (None, "of object"),
    ],
)
@pytest.mark.parametrize("illegal", ["raise", "refuse"])
def test_what_are_no_actions_is_refused(actions: Any, found: str, illegal: Any) -> None:
    batch = Batch(3, illegal=illegal)
    before = batch.states
    with pytest.raises(IllegalMove, match=f"expected 3 whole numbers, one action a game; found .*{found}"):
        batch.step(actions)
    assert equal(batch.states, before)


@pytest.mark.parametrize("dtype", [np.int8, np.uint8, np.int16, np.int32, np.uint32, np.int64, np.uint64])
def test_actions_may_be_whole_numbers_of_any_width(dtype: Any) -> None:
    batch, other = Batch(3), Batch(3)
    step = other.reset(seed=2)
    batch.reset(seed=2)
    assert same(batch.step(some(step, 0).astype(dtype)), other.step(some(step, 0).tolist()))
    with pytest.raises(IllegalMove, match="does not exist in this game"):
        batch.step(np.full(3, np.iinfo(dtype).max, dtype))


def test_actions_may_lie_anywhere_in_memory() -> None:
    batch, other = Batch(3), Batch(3)
    moves = some(batch.reset(seed=2), 0)
    other.reset(seed=2)
    strided = np.zeros((3, 2), np.int64)
    strided[:, 0] = moves
    strided.flags.writeable = False
    assert same(batch.step(strided[:, 0]), other.step(moves))


# Given decks.


def test_given_decks_are_dealt_from_the_first_card_on() -> None:
    chance = np.random.default_rng(1)
    for players, options in ((2, None), (4, LARGEST)):
        batch = Batch(3, players, options)
        size = batch.setup.deck_size
        decks = np.stack([chance.permutation(np.sort(batch.states["deck"][0, :size])) for _ in range(3)])
        step = batch.reset(decks=decks)
        hand = batch.setup.cards_each
        for seat in range(players):
            dealt = decks[:, seat * hand : (seat + 1) * hand]
            assert (batch.states["hand"][:, seat, :hand] == dealt).all()
        assert (batch.states["deck"][:, :size] == decks).all()
        assert not step.dones.any()
        again = batch.reset(rows=[1], decks=decks[:1])
        assert (again.observations[1] == again.observations[0]).all()


@pytest.mark.parametrize(
    ("decks", "message"),
    [
        (np.zeros((2, 50), np.int8), r"decks\[0\] is not the whole deck"),
        (np.zeros((1, 50), np.int8), r"expected 2 decks of 50 cards; found shape \(1, 50\)"),
        (np.zeros((2, 49), np.int8), r"expected 2 decks of 50 cards; found shape \(2, 49\)"),
        (np.zeros((2, 50)), r"expected 2 decks of 50 cards; found shape \(2, 50\) of float64"),
        ([1, 2, 3], r"found shape \(3,\)"),
        (np.full((2, 50), 10**6), r"decks\[0\] is not the whole deck"),
    ],
)
def test_bad_decks_are_refused_and_change_nothing(decks: Any, message: str) -> None:
    batch = Batch(2)
    step = copied(list(play(batch, 5))[-1])
    before, games = batch.states, batch.games.copy()
    for seed in (None, 3):
        with pytest.raises(BadDeal, match=message):
            batch.reset(seed, decks=decks)
    assert equal(batch.states, before)
    assert (batch.games == games).all()
    assert (batch.refresh().observations == step.observations).all()
    assert same(batch.step(some(step, 5)), list(play(Batch(2), 6))[-1])


# States, copies and files.


def goes_on_alike(one: Batch, other: Batch, turns: int = 30) -> bool:
    """Whether two batches show the same now and after the same actions."""
    step, twin = one.refresh(), other.refresh()
    alike = same(step, twin)
    for turn in range(turns):
        moves = some(step, turn)
        step, twin = one.step(moves), other.step(moves)
        alike &= same(step, twin) and (one.scores == other.scores).all()
    return bool(alike)


CHOICES: tuple[dict[str, Any], ...] = (
    {},
    {"form": "packed", "observe": "all", "illegal": "refuse"},
    {"options": LARGEST, "recent": True, "stack": 3, "form": "float32", "bomb": "keep"},
    {"setup": Setup(4, colors=3, tokens=4, random_start=True), "kind": "seer", "open_hands": True},
)


def through_pickle(batch: Batch, _: Path) -> Batch:
    copy_: Batch = pickle.loads(pickle.dumps(batch))
    return copy_


def through_a_file(batch: Batch, folder: Path) -> Batch:
    batch.save(folder / "batch.npz")
    return Batch.load(folder / "batch.npz")


WAYS: tuple[Callable[[Batch, Path], Batch], ...] = (
    lambda batch, _: batch.clone(),
    lambda batch, _: copy.deepcopy(batch),
    lambda batch, _: copy.copy(batch),
    through_pickle,
    through_a_file,
)
WAY_NAMES = ("clone", "deepcopy", "copy", "pickle", "file")


@pytest.mark.parametrize("way", WAYS, ids=WAY_NAMES)
@pytest.mark.parametrize("choices", CHOICES, ids=["plain", "packed", "stacked", "small"])
def test_copies_go_on_alike_and_apart(way: Any, choices: dict[str, Any], tmp_path: Path) -> None:
    batch = Batch(5, **choices)
    list(play(batch, by_gear(25, 4)))
    other = way(batch, tmp_path)
    before = batch.states
    assert equal(other.states, before)
    assert (other.games == batch.games).all()
    list(play(other, 3, seed=None))
    assert equal(batch.states, before)
    assert goes_on_alike(batch, way(batch, tmp_path), by_gear(30, 4))


def test_rows_can_be_cloned_and_often() -> None:
    batch = Batch(3, 3, recent=True, stack=2)
    list(play(batch, 8))
    many = batch.clone([2, 0, 2, 2])
    assert many.n == 4
    assert equal(many.states, batch.states[[2, 0, 2, 2]])
    assert (many.refresh().observations == batch.refresh().observations[[2, 0, 2, 2]]).all()
    with pytest.raises(BadOptions, match="n, the number of games, must be a whole number from 1 on, not 0"):
        batch.clone([])


def test_rows_can_be_copied_over_others() -> None:
    batch = Batch(4, 3, recent=True, stack=3)
    list(play(batch, 8))
    games = batch.games.copy()
    source = copied(batch.refresh())
    step = batch.copy_rows([0, 0, 3], [1, 2, 0])
    for target, origin in ((1, 0), (2, 0), (0, 3), (3, 3)):
        assert (step.observations[target] == source.observations[origin]).all()
    assert (batch.games == games).all()
    with pytest.raises(BadOptions, match="expected as many targets as sources, found 1 for 2"):
        batch.copy_rows([0, 1], [2])


def test_states_can_be_kept_and_put_back() -> None:
    batch = Batch(5, setup=Setup(2, mistakes=20))  # which no game ends in so few turns
    list(play(batch, 7))
    kept, shown = batch.states, copied(batch.refresh())
    later = [copied(step) for step in play(batch, 5, seed=None)]
    step = batch.set_states(kept)
    assert (step.observations == shown.observations).all()
    assert not step.rewards.any()
    assert [copied(step) for step in play(batch, 5, seed=None)][-1].observations.tobytes() == (
        later[-1].observations.tobytes()
    )
    batch.set_states(kept[:2], rows=[4, 3])
    assert equal(batch.states[[4, 3]], kept[:2])
    assert batch.set_states(kept[::-1][:0], rows=[]).dones.shape == (5,)
    batch.set_states(kept[::-1])
    assert equal(batch.states, kept[::-1])


def test_a_finished_position_can_be_put_back() -> None:
    batch = Batch(1, auto_reset=False)
    step, turn = batch.reset(seed=0), 0
    while not step.dones[0]:
        step, turn = batch.step(some(step, turn)), turn + 1
    end, shown = batch.states, copied(step)
    batch.reset()
    step = batch.set_states(end)
    assert step.dones[0]
    assert (step.observations == shown.observations).all()


@pytest.mark.parametrize(
    ("states", "message"),
    [
        (np.zeros(3, STATE), r"expected 2 records of a state, found shape \(3,\)"),
        (np.zeros((2, 1), STATE), r"expected 2 records of a state, found shape \(2, 1\)"),
        (np.zeros(2, np.uint8), r"expected 2 records of a state, found shape \(2,\) of uint8"),
        (np.zeros(2, STATE), r"states\[0\] is not a whole position of this game"),
        ([1, 2], r"expected 2 records of a state, found shape \(2,\) of int64"),
    ],
)
def test_what_are_no_states_is_refused(states: Any, message: str) -> None:
    batch = Batch(2)
    before = batch.states
    with pytest.raises(BadDeal, match=message):
        batch.set_states(states)
    assert equal(batch.states, before)


def test_states_of_another_game_are_refused() -> None:
    with pytest.raises(BadDeal, match="not a whole position of this game"):
        Batch(1, 2).set_states(Batch(1, 3).states)
    with pytest.raises(BadDeal, match="not a whole position of this game"):
        Batch(1, 2).set_states(Batch(1, 2, Options(black=True)).states)


FAULTS: dict[str, Callable[[Any], None]] = {
    "no such seat on turn": lambda s: s.__setitem__("player", 2),
    "too many tokens": lambda s: s.__setitem__("tokens", 9),
    "fewer than no tokens": lambda s: s.__setitem__("tokens", -1),
    "mistakes that end the game": lambda s: s.__setitem__("mistakes", 3),
    "a score without cards": lambda s: s.__setitem__("placed", 4),
    "a firework without a score": lambda s: s["fireworks"].__setitem__((0, 0), 1),
    "too high a firework": lambda s: s["fireworks"].__setitem__((0, 0), 6),
    "a card too few in the deck": lambda s: s.__setitem__("drawn", 11),
    "a card too many in the deck": lambda s: s.__setitem__("drawn", 9),
    "a last round with a deck": lambda s: s.__setitem__("turns_left", 2),
    "an unknown end": lambda s: s.__setitem__("over", 9),
    "too many cards in a hand": lambda s: s["cards"].__setitem__((0, 1), 6),
    "a missing card": lambda s: s["cards"].__setitem__((0, 1), 4),
    "no such card in a hand": lambda s: s["hand"].__setitem__((0, 1, 2), 25),
    "a blank card in a hand": lambda s: s["hand"].__setitem__((0, 1, 2), -1),
    "another card in a hand": lambda s: s["hand"].__setitem__((0, 1, 2), (s["hand"][0, 1, 2] + 1) % 25),
    "no such card in the deck": lambda s: s["deck"].__setitem__((0, 30), 25),
    "a card in the discard pile that is elsewhere too": lambda s: s["discarded"].__setitem__((0, 3), 1),
    "knowledge that is wrong": lambda s: s["possible"].__setitem__((0, 0, 0), 0),
    "knowledge of cards that are not in play": lambda s: s["possible"].__setitem__((0, 0, 0), (1 << 26) - 1),
    "clues that nobody can give": lambda s: s["clued"].__setitem__((0, 0, 0), 1 << 10),
    "a card from the future": lambda s: s["order"].__setitem__((0, 0, 0), 40),
    "a future of no cards": lambda s: s.__setitem__("next_order", -3),
    "a tile without tiles": lambda s: s.__setitem__("pending", 2),
    "tiles without tiles": lambda s: s.__setitem__("tiles_used", 1),
    "an unknown last action": lambda s: s.__setitem__("last_move", 20),
    "a last action of nobody": lambda s: s.__setitem__("last_move", 3),
    "a last clue to nobody": lambda s: (
        s.__setitem__("last_move", 12),
        s.__setitem__("last_player", 0),
    ),  # type: ignore[dict-item]
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_record_that_can_be_no_position_is_refused(fault: str) -> None:
    batch = Batch(1)
    states = batch.reset(seed=1) and batch.states
    FAULTS[fault](states)
    with pytest.raises(BadDeal, match=r"states\[0\] is not a whole position of this game"):
        batch.set_states(states)


@pytest.mark.parametrize("options", [None, LARGEST, EXPERT], ids=["base", "largest", "expert"])
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_every_position_of_a_game_is_taken(players: int, options: Options | None) -> None:
    batch = Batch(
        by_gear(100, 2),
        setup=Setup(players, options or Options(), mistakes=5),
        auto_reset=False,
        illegal="refuse",
    )
    chance = np.random.default_rng(players)
    step = batch.reset(seed=players)
    for _ in range(by_gear(150, 10)):
        step = batch.step((chance.random(step.legal.shape) * step.legal).argmax(axis=1))
        assert soundness.first_unsound(batch.states, batch._table) == -1
        if step.dones.any():
            step = batch.reset(rows=step.dones)


@pytest.mark.skipif(not COMPILED, reason="what could go wrong is memory, in compiled code")
@pytest.mark.parametrize("options", [None, LARGEST, EXPERT], ids=["base", "largest", "expert"])
def test_a_damaged_record_is_refused_or_played_on_soundly(options: Options | None) -> None:
    batch = Batch(400, 3, options, auto_reset=False, illegal="refuse")
    chance = np.random.default_rng(7)
    step = batch.reset(seed=1)
    taken = 0
    for turn in range(40):
        step = batch.step((chance.random(step.legal.shape) * step.legal).argmax(axis=1))
        step = batch.reset(rows=step.dones) if step.dones.any() else step
        damaged = batch.states
        data = damaged.view(np.uint8).reshape(batch.n, STATE.itemsize)
        for _ in range(1 + turn % 3):
            places = chance.integers(0, STATE.itemsize, batch.n)
            data[np.arange(batch.n), places] = chance.integers(0, 256, batch.n)
        sound = [
            row for row in range(batch.n) if soundness.first_unsound(damaged[row : row + 1], batch._table) < 0
        ]
        taken += len(sound)
        if not sound:
            continue
        other = batch.clone(sound)
        shown = other.set_states(damaged[sound])
        for _ in range(60):
            shown = other.step((chance.random(shown.legal.shape) * shown.legal).argmax(axis=1))
            assert soundness.first_unsound(other.states, other._table) == -1
    assert taken > 1000  # much of a record is not in use


def test_a_file_that_is_no_batch_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "batch.npz"
    with pytest.raises(FileNotFoundError):
        Batch.load(path)
    for content in (b"", b"no batch", b"PK\x03\x04broken"):
        path.write_bytes(content)
        with pytest.raises(BadDeal, match=r"batch\.npz is not a batch that was saved whole"):
            Batch.load(path)
    np.savez(path, states=np.zeros(3))
    with pytest.raises(BadDeal, match=r"is not a batch that was saved whole: .*about"):
        Batch.load(path)
    np.save(tmp_path / "one.npy", np.zeros(3))
    with pytest.raises(BadDeal, match="is not a batch that was saved whole"):
        Batch.load(tmp_path / "one.npy")


def saved(path: Path, **changes: Any) -> None:
    """Write a batch to a file, with some of its parts changed."""
    Batch(2, 3, recent=True).save(path)
    with np.load(path) as kept:
        parts = {name: kept[name] for name in kept.files}
    for name, change in changes.items():
        parts[name] = change(parts[name])
    np.savez(path, **parts)


def about(**changes: Any) -> Callable[[NDArray[Any]], NDArray[Any]]:
    return lambda text: np.array(json.dumps({**json.loads(str(text)), **changes}))


@pytest.mark.parametrize(
    ("changes", "error", "message"),
    [
        (
            {"about": about(version=2)},
            BadDeal,
            r"has the versions \(2, 1\) of file and layout; .* reads \(1, 1\)",
        ),
        ({"about": about(layout=9)}, BadDeal, r"has the versions \(1, 9\)"),
        ({"about": about(n=3)}, BadDeal, r"is not whole: states has shape"),
        ({"about": about(n="two")}, BadOptions, "n, the number of games, must be a whole number"),
        ({"about": about(seed=-1)}, BadOptions, "a seed is a whole number"),
        ({"about": about(choices={"form": "bits"})}, BadOptions, "form is one of uint8, float32, packed"),
        ({"about": about(choices={"colour": 1})}, BadDeal, "is not a batch that was saved whole"),
        ({"about": about(setup={})}, BadDeal, "is not a batch that was saved whole"),
        ({"about": lambda text: np.array("{")}, BadDeal, "is not a batch that was saved whole"),
        ({"states": lambda states: states[:-1]}, BadDeal, "is not whole: states has shape"),
        ({"states": lambda states: states | 255}, BadDeal, "holds positions that are none"),
        ({"notes": lambda notes: notes * 0 + 100}, BadDeal, "holds positions that are none"),
        ({"games": lambda games: games.astype(object)}, BadDeal, "is not a batch that was saved whole"),
    ],
)
def test_a_damaged_file_is_refused(
    changes: dict[str, Any], error: type[Exception], message: str, tmp_path: Path
) -> None:
    saved(tmp_path / "batch.npz", **changes)
    with pytest.raises(error, match=message):
        Batch.load(tmp_path / "batch.npz")


# What people write into the arrays they are given.


def test_writing_into_the_arrays_changes_no_game() -> None:
    batch, other = Batch(5, 3, stack=2), Batch(5, 3, stack=2)
    step, twin = batch.reset(seed=1), other.reset(seed=1)
    for turn in range(by_gear(60, 6)):
        moves = some(twin, turn)
        for array in (*arrays(step), batch.seats, batch.scores, batch.refused, batch.states):
            array[...] = 1
        step, twin = batch.step(moves), other.step(moves)
        assert all((one == two).all() for one, two in zip(arrays(step), arrays(twin), strict=True))
    assert equal(batch.states, other.states)


def test_a_legal_mask_that_was_written_over_lets_nothing_illegal_pass() -> None:
    batch = Batch(1)
    step = batch.reset(seed=1)
    step.legal[...] = 1
    with pytest.raises(IllegalMove, match=r"all are there: give a clue or play; legal are 5, 6, 7, 8, 9, 1"):
        batch.step([0])


@pytest.mark.parametrize(
    "choices", [{}, {"form": "packed"}, {"observe": "all", "stack": 3, "form": "float32"}]
)
def test_arrays_begin_where_other_libraries_can_take_them_over(choices: Any) -> None:
    for n in (1, 3, 1000):
        assert [array.ctypes.data % 64 for array in Batch(n, 3, **choices).refresh()] == [0, 0, 0, 0]


def test_with_two_players_there_is_nothing_between_the_last_action_and_ones_own() -> None:
    assert Batch(1, 2, recent=True).layout.names == Batch(1, 2).layout.names


def test_tables_and_counters_cannot_be_written_to() -> None:
    batch = Batch(2)
    for array in (batch.layout.data, batch.games):
        with pytest.raises(ValueError, match="read-only"):
            array[...] = 0


# Bad arguments.


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"n": 0}, "n, the number of games, must be a whole number from 1 on, not 0"),
        ({"n": -3}, "n, the number of games, must be a whole number from 1 on, not -3"),
        ({"n": 2.0}, r"n, the number of games, must be a whole number from 1 on, not 2\.0"),
        ({"n": True}, "n, the number of games, must be a whole number from 1 on, not True"),
        ({"n": "8"}, "n, the number of games, must be a whole number from 1 on, not '8'"),
        ({"n": 1, "players": 6}, "2 to 5 players, not 6"),
        ({"n": 1, "options": "tiles"}, "options are Options, not 'tiles'"),
        ({"n": 1, "setup": "Hanabi-Full"}, "setup is a Setup, not 'Hanabi-Full'"),
        ({"n": 1, "setup": Setup(3), "players": 4}, "a setup names the players and the options already"),
        ({"n": 1, "setup": Setup(3), "options": Options()}, "a setup names the players and the options"),
        (
            {"n": 1, "kind": "full"},
            "the kind of observation is one of minimal, card_knowledge, seer, not 'full'",
        ),
        ({"n": 1, "form": "int8"}, "form is one of uint8, float32, packed, not 'int8'"),
        ({"n": 1, "observe": "both"}, "observe is one of acting, all, not 'both'"),
        ({"n": 1, "bomb": "minus"}, "bomb is one of hle, keep, zero, not 'minus'"),
        ({"n": 1, "illegal": "ignore"}, "illegal is one of raise, refuse, not 'ignore'"),
        ({"n": 1, "threads": 0}, "threads must be a whole number from 1 on, not 0"),
        ({"n": 1, "stack": 0}, "stack must be a whole number from 1 on, not 0"),
        ({"n": 1, "open_hands": "yes"}, r"open_hands is on \(True\) or off \(False\), not 'yes'"),
        ({"n": 1, "recent": 1}, r"recent is on \(True\) or off \(False\), not 1"),
        ({"n": 1, "auto_reset": None}, r"auto_reset is on \(True\) or off \(False\), not None"),
    ],
)
def test_a_batch_that_cannot_be_is_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        Batch(**arguments)


def test_an_unknown_argument_is_refused() -> None:
    name: Any = {"colours": 5}
    with pytest.raises(TypeError, match="colours"):
        Batch(1, **name)


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "7", True])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    batch = Batch(1)
    before = batch.states
    with pytest.raises(BadOptions, match=r"a seed is a whole number from 0 to 2\*\*63 - 1, not "):
        batch.reset(seed)
    assert equal(batch.states, before)


def test_large_and_numpy_seeds_are_seeds() -> None:
    batch = Batch(1)
    assert batch.reset(2**63 - 1).observations.any()
    assert (batch.reset(int(np.int64(3))).observations == Batch(1).reset(3).observations).all()
    number: Any = np.int64(3)
    assert batch.reset(number).observations.any()


@pytest.mark.parametrize("rows", [[3], [-1], [0.5], [[0, 1]], np.array([True, False]), "all", [None]])
def test_what_are_no_rows_is_refused(rows: Any) -> None:
    batch = Batch(3)
    for call in (
        lambda: batch.reset(rows=rows),
        lambda: batch.clone(rows),
        lambda: batch.copy_rows(rows, [0]),
        lambda: batch.set_states(batch.states[:1], rows),
    ):
        with pytest.raises(BadOptions, match="rows are numbers from 0 to 2"):
            call()


def test_the_table_is_the_one_of_the_setup() -> None:
    assert int(Batch(1, 4)._table.view(RULES)[0].players) == 4
