"""What each action number means."""

import pytest

from hanabi.engine.layout import RULES
from hanabi.engine.tables import build
from hanabi.envs.actions import describe_action
from hanabi.envs.setup import Setup
from hanabi.rules.options import PLAYER_COUNTS, Options

SETUPS = (
    *(Setup(players) for players in PLAYER_COUNTS),
    Setup(2, colors=2, ranks=3, hand_size=2),
    *(Setup(players, Options.parse("ten-own+black+tiles+announce")) for players in PLAYER_COUNTS),
)


def count(setup: Setup) -> int:
    return int(build(setup.shape()).view(RULES)[0].moves)


def told(setup: Setup) -> list[str]:
    return [describe_action(setup, action) for action in range(count(setup))]


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_the_numbers_are_those_of_hle(players: int) -> None:
    setup = Setup(players)
    size, words = setup.cards_each, told(setup)
    assert len(words) == {2: 20, 3: 30, 4: 38, 5: 48}[players]
    assert words[0] == "discard slot 0"
    assert words[size - 1] == f"discard slot {size - 1}"
    assert words[size] == "play slot 0"
    assert words[2 * size] == "tell the player 1 seat on about red"
    assert words[2 * size + 4] == "tell the player 1 seat on about blue"
    ranks = 2 * size + 5 * (players - 1)
    assert words[ranks] == "tell the player 1 seat on about rank 1"
    on = "1 seat" if players == 2 else f"{players - 1} seats"
    assert words[ranks - 1] == f"tell the player {on} on about blue"
    assert words[-1] == f"tell the player {on} on about rank 5"


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_action_is_told_and_no_two_alike(setup: Setup) -> None:
    words = told(setup)
    assert len(set(words)) == len(words)


def test_small_games_name_only_what_they_have() -> None:
    words = told(Setup(2, colors=2, ranks=3, hand_size=2))
    assert words == [
        "discard slot 0",
        "discard slot 1",
        "play slot 0",
        "play slot 1",
        "tell the player 1 seat on about red",
        "tell the player 1 seat on about yellow",
        "tell the player 1 seat on about rank 1",
        "tell the player 1 seat on about rank 2",
        "tell the player 1 seat on about rank 3",
    ]


def test_announcements_and_tiles_come_after_the_others() -> None:
    base = told(Setup(3))
    announced = told(Setup(3, Options.parse("announce")))
    assert announced[: len(base)] == base
    assert announced[len(base)] == "play slot 0, announcing red"
    assert announced[-1] == "play slot 4, announcing blue"
    tiles = told(Setup(3, Options.parse("tiles+black")))
    assert tiles[: len(base)] == base
    assert tiles[len(base)] == "recycle red 1"
    assert tiles[len(base) + 30] == "salvage red 1"
    assert tiles[-2:] == ["salvage black 5", "let the tile lapse"]


@pytest.mark.parametrize("action", [-1, 20])
def test_other_numbers_are_refused(action: int) -> None:
    with pytest.raises(IndexError, match=f"the actions are 0 to 19, not {action}"):
        describe_action(Setup(2), action)
