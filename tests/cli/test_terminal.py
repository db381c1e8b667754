"""Games on a real terminal: whole ones, left ones, and what is seen on the screen."""

import re
import sys
from pathlib import Path
from typing import Any

import pytest

if sys.platform == "win32":
    pytest.skip("there are no such terminals there", allow_module_level=True)

from hanabi.game.replay import Replay
from hanabi.game.state import State
from hanabi.rules.record import Record
from tests.cli.people import NAMES, clever_game, dealt, typed
from tests.cli.terminals import Terminal, terminal

CTRL_C, CTRL_D = b"\x03", b"\x04"
ANN = "Ann> "
OWN_HAND = r"\s*(no cards|(\?\?( \[[RYGWBM]*[1-5]?\])?\s*)+)"


def kept(path: Path) -> Replay:
    return Replay(Record.from_json(path.read_text(encoding="utf-8")))


def fixed(seed: int, *more: str) -> list[str]:
    return ["play", "--seed", str(seed), "--starter", "1", *more]


def play_out(screen: Terminal, start: State, skill: int = 97) -> State:
    """Type a whole game for people at every seat, and look at each screen; the state at its end."""
    state, at_screen = start, None
    for way, (before, move) in enumerate(clever_game(start, skill)):
        name = NAMES[before.on_turn]
        if before.on_turn != at_screen:
            screen.wait(f"Pass the screen to {name}, who presses Enter: ")
            assert "Fireworks" not in screen.screen
            screen.type("")
            at_screen = before.on_turn
        screen.wait(f"{name}> ")
        check_screen(screen, before)
        screen.type(typed(move, before, way))
        state, _ = before.apply(move)
    return state


def check_screen(screen: Terminal, state: State) -> None:
    """It fits, and shows nothing of the player's own hand."""
    lines = screen.screen.splitlines()
    assert max(map(len, lines)) <= 80
    seat, name = state.on_turn + 1, NAMES[state.on_turn]
    own = [line for line in lines if line.startswith(f" ▸ {seat} {name} ")]
    assert [bool(re.fullmatch(OWN_HAND, line[8:])) for line in own] == [True]


def test_two_people_play_a_whole_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with terminal(*fixed(21, "--seats", "you,you", "--save", str(file))) as screen:
        end = play_out(screen, dealt(2, "base", 21))
        assert screen.close() == 0
    assert kept(file).end == end
    assert "the game is over" in screen.screen
    assert screen.text.count("\x1b[?1049h") == screen.text.count("\x1b[?1049l") == 1


def test_four_people_play_an_expert_game_with_tiles_and_announcements(tmp_path: Path) -> None:
    file, options = tmp_path / "game.json", "ten-wild+black+tiles+announce+expert"
    arguments = fixed(3, "--seats", "you,you,you,you", "--options", options, "--save", str(file))
    with terminal(*arguments) as screen:
        end = play_out(screen, dealt(4, options, 3), skill=100)
        assert screen.close() == 0
    assert kept(file).end == end


@pytest.mark.parametrize(("key", "status"), [(CTRL_C, 130), (CTRL_D, 0)], ids=["Ctrl-C", "Ctrl-D"])
@pytest.mark.parametrize("seats", ["you,random,random", "you,you"])
def test_leaving_by_a_key_keeps_the_game(tmp_path: Path, key: bytes, status: int, seats: str) -> None:
    file = tmp_path / "game.json"
    with terminal(*fixed(1, "--seats", seats, "--save", str(file))) as screen:
        if seats == "you,you":
            screen.wait("Enter: ")
            screen.type("")
        screen.wait(ANN)
        screen.type("c bo 1")
        screen.wait("Enter: " if seats == "you,you" else ANN)
        assert screen.leave(key) == status
    assert "Traceback" not in screen.text
    assert "You left the game before its end." in screen.screen
    assert str(kept(file).record.moves[0]) == "C1:1"
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_narrow_terminal_cuts_no_line() -> None:
    with terminal(*fixed(1, "--seats", "you,random,random"), size=(40, 40)) as screen:
        screen.wait(ANN)
        for line in ("c bo 1", "help", "moves", "?bo"):
            screen.type(line)
            screen.wait(ANN)
        assert max(map(len, screen.screen.splitlines())) <= 40
        assert screen.leave(CTRL_D) == 0


def test_bad_input_leaves_the_table_in_sight() -> None:
    with terminal(*fixed(1)) as screen:
        screen.wait(ANN)
        for line in ("foo", "p9", "d1"):
            screen.type(line)
            screen.wait(ANN)
        assert "Fireworks" in screen.screen
        assert "'foo' is not understood" in screen.screen
        assert "There is no slot 9" in screen.screen
        screen.type("")
        screen.wait(ANN)
        assert "foo" not in screen.screen
        screen.type("quit")
        assert screen.close() == 0


@pytest.mark.parametrize(
    ("options", "environment", "painted"),
    [
        ([], {}, True),
        ([], {"NO_COLOR": "1"}, False),
        ([], {"NO_COLOR": ""}, True),
        ([], {"TERM": "dumb"}, False),
        (["--color", "never"], {}, False),
        (["--color", "always"], {"NO_COLOR": "1"}, True),
    ],
)
def test_colors_are_for_terminals_and_people_who_want_them(
    options: list[str], environment: dict[str, Any], painted: bool
) -> None:
    with terminal(*fixed(1, *options), **environment) as screen:
        screen.wait(ANN)
        screen.type("quit")
        screen.close()
    assert ("\x1b[31m" in screen.text) is painted
    assert ("\x1b" in screen.text) is (environment.get("TERM") != "dumb")


@pytest.mark.parametrize(("columns", "wide"), [(80, 80), (120, 100), (60, 60)])
def test_the_picture_follows_the_width_of_the_terminal(columns: int, wide: int) -> None:
    with terminal(*fixed(1), size=(40, columns)) as screen:
        screen.wait(ANN)
        assert max(map(len, screen.screen.splitlines())) == wide
        screen.type("quit")
        screen.close()


def test_a_kept_game_is_walked_through(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with terminal("play", "--seats", "random,random,random", "--seed", "5", "--save", str(file)) as screen:
        assert screen.close() == 0
    game = kept(file)
    last = len(game)

    def at(turn: int) -> str:
        screen.wait(f"turn {turn}> ")
        return screen.screen

    with terminal("replay", str(file)) as screen:
        assert "begins." in at(0)
        assert "Enter or n: next" in screen.screen
        for keys, turn in [
            ("", 1),
            ("n", 2),
            ("p", 1),
            ("p", 0),
            ("p", 0),
            ("5", 5),
            ("g", last),
            ("n", last),
        ]:
            screen.type(keys)
            assert f"Turn {turn} of {last}." in at(turn)
        assert "This is the end" in screen.screen
        screen.type("999999999999")
        assert "There is no turn 999999999: the game has turns 0 to" in at(last)
        screen.type("2")
        at(2)
        for eyes, unknown in [("s bo", 5), ("s 1", 5), ("s spectator", 0), ("s all", 0), ("s zed", 0)]:
            screen.type(eyes)
            assert at(2).count("??") == unknown
        assert "'zed' is no player here" in screen.screen
        screen.type("what")
        assert "Enter or n: next" in at(2)
        screen.type("q")
        assert screen.close() == 0


@pytest.mark.parametrize(("key", "status"), [(CTRL_C, 130), (CTRL_D, 0)], ids=["Ctrl-C", "Ctrl-D"])
def test_a_walk_is_left_by_a_key(tmp_path: Path, key: bytes, status: int) -> None:
    file = tmp_path / "game.json"
    with terminal("play", "--seats", "random,random", "--save", str(file)) as screen:
        assert screen.close() == 0
    with terminal("replay", str(file)) as screen:
        screen.wait("turn 0> ")
        assert screen.leave(key) == status
    assert "Traceback" not in screen.text
