"""Which games an environment plays."""

from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from hanabi.engine.tables import Shape
from hanabi.envs.batch import Batch
from hanabi.envs.setup import LEARNING_OPTIONS, PRESETS, Setup, preset
from hanabi.rules.errors import BadOptions
from hanabi.rules.options import PLAYER_COUNTS, Options


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_what_is_left_out_is_the_base_game_without_empty_clues(players: int) -> None:
    setup = Setup(players)
    assert setup.options == LEARNING_OPTIONS == Options(empty_clues=False)
    assert (setup.cards_each, setup.deck_size) == (5 if players < 4 else 4, 50)
    assert setup.is_printed


def test_the_shape_is_the_printed_one_but_for_the_token_of_the_winning_play() -> None:
    for options in (Options(), Options.parse("five-own+black+tiles"), LEARNING_OPTIONS):
        shape, printed = Setup(3, options).shape(), Shape.of(options, 3)
        assert shape.token_on_win
        assert not printed.token_on_win
        assert (shape.suits, shape.colors, shape.hand_size) == (
            printed.suits,
            printed.colors,
            printed.hand_size,
        )


@pytest.mark.parametrize(
    ("ranks", "copies"), [(1, (3,)), (2, (3, 1)), (3, (3, 2, 1)), (4, (3, 2, 2, 1)), (5, (3, 2, 2, 2, 1))]
)
def test_small_games_have_three_of_the_lowest_rank_and_one_of_the_highest(
    ranks: int, copies: tuple[int, ...]
) -> None:
    setup = Setup(2, colors=4, ranks=ranks, hand_size=2)
    assert [suit.copies for suit in setup.shape().suits] == [copies] * 4
    assert setup.deck_size == 4 * sum(copies)
    assert setup.shape().colors == 4


def test_sizes_reach_the_engine() -> None:
    batch = Batch(1, setup=Setup(3, colors=2, ranks=4, hand_size=3, tokens=5, mistakes=2))
    state = batch.states[0]
    assert state.tokens == 5
    assert state.cards.tolist() == [3, 3, 3, 0, 0]
    assert batch.moves == 2 * 3 + 2 * (2 + 4)
    assert batch.setup.deck_size == 16


@pytest.mark.parametrize(
    "sizes",
    [{"colors": 4}, {"ranks": 3}, {"hand_size": 4}, {"tokens": 7}, {"mistakes": 4}],
    ids=lambda sizes: next(iter(sizes)),
)
def test_other_sizes_are_not_the_printed_game(sizes: dict[str, int]) -> None:
    assert not Setup(2, **sizes).is_printed  # type: ignore[arg-type]


def test_options_and_who_starts_are_printed() -> None:
    assert Setup(2, Options.parse("ten-wild+tiles+expert"), random_start=True).is_printed
    assert Setup(4, hand_size=4).is_printed is False  # said, not left out: a bot cannot tell
    assert Setup(4).is_printed


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_presets_go_with_every_number_of_players(name: str, players: int) -> None:
    setup, kind = preset(name, players)
    assert setup.players == players
    assert kind == ("minimal" if "Minimal" in name else "card_knowledge")
    if "Full" in name:
        assert setup == Setup(players)
    else:
        colors = 1 if "Very" in name else 2
        assert (setup.colors, setup.hand_size, setup.tokens, setup.mistakes) == (colors, 2, 3, 1)


def test_the_presets_have_as_many_actions_as_those_of_hle() -> None:
    actions = {name: Batch(1, setup=preset(name)[0]).moves for name in PRESETS}
    assert actions == {
        "Hanabi-Full": 20,
        "Hanabi-Full-CardKnowledge": 20,
        "Hanabi-Full-Minimal": 20,
        "Hanabi-Small": 11,
        "Hanabi-Very-Small": 10,
    }


def test_an_unknown_preset_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOptions, match="'Hanabi-Tiny' is not a preset: one of Hanabi-Full, "):
        preset("Hanabi-Tiny")


@pytest.mark.parametrize(
    ("sizes", "message"),
    [
        ({"players": 6}, "2 to 5 players, not 6"),
        ({"players": 1}, "2 to 5 players, not 1"),
        ({"colors": 0}, "colors must be a whole number from 1 to 5, not 0"),
        ({"colors": 6}, "colors must be a whole number from 1 to 5, not 6"),
        ({"ranks": 6}, "ranks must be a whole number from 1 to 5, not 6"),
        ({"ranks": 2.0}, r"ranks must be a whole number from 1 to 5, not 2\.0"),
        ({"colors": True}, "colors must be a whole number from 1 to 5, not True"),
        ({"hand_size": 0}, "hand_size must be a whole number from 1 to 5, not 0"),
        ({"hand_size": 6}, "hand_size must be a whole number from 1 to 5, not 6"),
        ({"tokens": -1}, "tokens must be a whole number from 0 to 60, not -1"),
        ({"tokens": "8"}, "tokens must be a whole number from 0 to 60, not '8'"),
        ({"mistakes": 0}, "mistakes must be a whole number from 1 to 60, not 0"),
        ({"mistakes": 61}, "mistakes must be a whole number from 1 to 60, not 61"),
        ({"players": 5, "colors": 1}, "5 hands of 4 cards do not come from a deck of 10"),
        ({"colors": 1, "ranks": 1, "hand_size": 2}, "2 hands of 2 cards do not come from a deck of 3"),
        ({"colors": 4, "options": Options(black=True)}, "fewer colors or ranks go with the base suits only"),
        ({"ranks": 3, "options": Options.parse("ten-own")}, "fewer colors or ranks go with the base suits"),
        ({"options": "expert"}, "options are Options, not 'expert'"),
        ({"options": None}, "options are Options, not None"),
        ({"random_start": 1}, r"random_start is on \(True\) or off \(False\), not 1"),
    ],
)
def test_a_game_that_cannot_be_is_refused(sizes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        Setup(**sizes)


def test_an_unknown_name_is_refused() -> None:
    name: Any = {"colours": 5}
    with pytest.raises(TypeError, match="colours"):
        Setup(**name)


def test_a_setup_is_a_value() -> None:
    assert Setup(3, tokens=5) == Setup(3, tokens=5)
    assert len({Setup(3), Setup(3), Setup(4)}) == 2
    with pytest.raises(FrozenInstanceError):
        Setup(3).players = 4  # type: ignore[misc]
