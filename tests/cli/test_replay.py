"""Walking through kept games, in any of their forms; and files that are none."""

import json
import re
from pathlib import Path

import pytest

from hanabi.game.replay import Replay, record_of
from hanabi.game.sentences import ending
from hanabi.rules.hanab_live_link import to_link
from hanabi.rules.moves import Stop
from hanabi.rules.record import Record
from tests.cli.conftest import Run
from tests.cli.people import clever_game, dealt
from tests.rules.live_example import GAME, LINK, RECORD


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A whole game of three people, with tiles."""
    start = dealt(3, "tiles+announce", 6)
    moves = [move for _, move in clever_game(start)]
    path = tmp_path / "game.json"
    path.write_text(record_of(start.play_on(moves), ("Ann", "Bo", "Cy")).to_json(), encoding="utf-8")
    return path


def kept(path: Path) -> Replay:
    return Replay(Record.from_json(path.read_text(encoding="utf-8")))


def said(text: str) -> str:
    return " ".join(text.split())


def test_without_a_terminal_the_whole_game_is_told(hanabi: Run, file: Path) -> None:
    ran, game = hanabi("replay", str(file)), kept(file)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("Ann, Bo, Cy; edition custom, tiles+announce.\n")
    numbers = re.findall(r"^ {,2}(\d+)\. ", ran.out, re.MULTILINE)
    assert [int(number) for number in numbers] == list(range(1, len(game) + 1))
    outcome = game.end.outcome()
    assert outcome is not None
    assert said(ran.out).endswith(ending(outcome))
    assert max(map(len, ran.out.splitlines())) <= 80
    assert hanabi("replay", str(file), "--all").out == ran.out


def test_one_turn_is_shown_with_the_move_that_led_there(hanabi: Run, file: Path) -> None:
    ran, game = hanabi("replay", str(file), "--turn", "5"), kept(file)
    assert ran.out.count("Fireworks") == 1
    assert f"Turn 5 of {len(game)}. " in ran.out
    assert f"Deck {game.at(5).deck_count}" in ran.out
    assert "begins." in hanabi("replay", str(file), "--turn", "0").out
    last = hanabi("replay", str(file), "--turn", str(len(game)))
    assert "the game is over" in last.out


def test_a_seat_sees_what_it_saw(hanabi: Run, file: Path) -> None:
    seen = {
        seat: hanabi("replay", str(file), "--turn", "5", "--seat", seat).out for seat in ("1", "bo", "CY")
    }
    for (seat, text), name in zip(seen.items(), ("1 Ann", "2 Bo", "3 Cy"), strict=True):
        own = next(line for line in text.splitlines() if name in line)
        assert "??" in own, seat
        assert text.count("??") == 5
    spectator = hanabi("replay", str(file), "--turn", "5").out
    assert "??" not in spectator
    assert "Next cards" not in spectator
    assert "Next cards" in hanabi("replay", str(file), "--turn", "5", "--seat", "all").out


def test_an_unfinished_game_says_so(hanabi: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(record_of(dealt(2, "base", 1)).to_json(), encoding="utf-8")
    assert "The game was left here, before its end." in hanabi("replay", str(path)).out


# The forms of a game.


def the_small_game(hanabi: Run, source: str) -> str:
    ran = hanabi("replay", source)
    assert (ran.status, ran.err) == (0, "")
    return ran.out


def test_games_of_hanab_live_are_read_from_files_and_links(hanabi: Run, tmp_path: Path) -> None:
    ours, theirs, link = tmp_path / "ours.json", tmp_path / "theirs.json", tmp_path / "link.txt"
    ours.write_text(RECORD.to_json(), encoding="utf-8")
    theirs.write_text("\ufeff" + json.dumps(GAME), encoding="utf-8")
    link.write_text(f"  https://hanab.live/shared-replay-json/{LINK}\n", encoding="utf-8")
    told = the_small_game(hanabi, str(ours))
    assert "Alice" in told
    assert the_small_game(hanabi, str(theirs)) == told
    assert the_small_game(hanabi, str(link)) == told
    assert the_small_game(hanabi, LINK) == told
    assert the_small_game(hanabi, LINK.replace("-", "")) == told
    assert the_small_game(hanabi, f"https://hanab.live/replay-json/{LINK}") == told


def test_a_link_may_be_longer_than_a_file_name(hanabi: Run) -> None:
    start = dealt(2, "ten-wild+no-empty-clues", 3)
    link = to_link(record_of(start.play_on(move for _, move in clever_game(start, sorts=False))))
    assert "Alice" in the_small_game(hanabi, link + "-" * 200)


def test_the_last_turn_of_a_stopped_game_says_so(hanabi: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    stopped, _ = dealt(2, "base", 1).apply(Stop())
    path.write_text(record_of(stopped).to_json(), encoding="utf-8")
    assert "1. The players stop.\n" in hanabi("replay", str(path)).out


def test_a_game_is_read_from_standard_input(hanabi: Run) -> None:
    ran = hanabi("replay", "-", lines=RECORD.to_json().splitlines())
    assert (ran.status, ran.err) == (0, "")
    assert "Alice" in ran.out


# What is no game.


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("", "record: is empty"),
        ("hello", "line 1 column 1: this is not JSON: Expecting value"),
        ("{", "line 1 column 2: this is not JSON"),
        ("[]", "record: expected an object in braces, found a list of 0"),
        ("{}", "format: is missing"),
        ('{"format": "other"}', 'format: expected "hanabi-record", found "other"'),
        ('{"players": []}', "actions: are missing: this tells of a game, but neither"),
        (RECORD.to_json().replace('"C1:5"', '"Z9"'), "moves[0]: 'Z9' is not a move"),
        (RECORD.to_json().replace('"C1:5"', '"P49"'), "moves[0]: P49 is not legal there"),
        (RECORD.to_json().replace("R1 R1", "R1"), "deck: the deck holds 2 of R1; these options have 3"),
        (f"{LINK[:-1]}9", "variant: '9' cannot be played here"),
        ("[" * 100_000, "record: is nested far deeper"),
        ("x" * 1_000_001, "record: has 1000001 characters; at most 1000000 are read"),
    ],
    ids=lambda text: text[:20],
)
def test_a_bad_file_is_refused_in_one_line_with_place_and_reason(
    hanabi: Run, tmp_path: Path, content: str, reason: str
) -> None:
    path = tmp_path / "bad.json"
    path.write_text(content, encoding="utf-8")
    ran = hanabi("replay", str(path))
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert ran.err.startswith("hanabi: ")
    assert f"bad.json: {reason}" in ran.err


def test_files_that_cannot_be_read_are_refused_in_one_line(hanabi: Run, tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"{\xff\xfe")
    for source, reason in [
        (str(binary), f"{binary}: byte 1: this is no text in UTF-8"),
        (str(tmp_path), f"{tmp_path}: Is a directory"),
        ("no-such-file", "no-such-file: No such file or directory"),
        ("a\0b", "a\0b: there is no file with such a name"),
        (
            "https://hanab.live/replay/123",
            "https://hanab.live/replay/123: link: only hanab.live knows its game 123",
        ),
        ("-", "-: record: is empty"),
    ]:
        ran = hanabi("replay", source)
        assert (ran.status, ran.out) == (2, "")
        assert ran.err.startswith(f"hanabi: {reason}")
        assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--turn", "999"], "There is no turn 999: the game has turns 0 to"),
        (["--turn", "-1"], "There is no turn -1: the game has turns 0 to"),
        (["--seat", "zed"], "'zed' is no player here: 1 Ann, 2 Bo, 3 Cy; or spectator, or all"),
        (["--seat", "4"], "'4' is no player here"),
        (["--seat", ""], "nothing is no player here"),
    ],
)
def test_a_turn_or_seat_that_is_not_there_is_refused(
    hanabi: Run, file: Path, arguments: list[str], reason: str
) -> None:
    ran = hanabi("replay", str(file), *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"hanabi: {reason}")
