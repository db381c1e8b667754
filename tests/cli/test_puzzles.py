"""`hanabi puzzles`: positions cut from games of bots or kept ones, of all themes, and judged again."""

import gzip
import json
from pathlib import Path

import msgspec
import pytest

from hanabi.analysis.puzzle import Theme, load_puzzles, shipped_puzzles
from hanabi.analysis.puzzle_games import Kind, Mixed, play_one
from hanabi.cli.puzzles import in_order
from hanabi.engine.jit import COMPILED
from tests.cli.conftest import Run

only_compiled = pytest.mark.skipif(not COMPILED, reason="looks at many thousands of positions")


@only_compiled
def test_puzzles_are_cut_from_games_of_bots_and_are_the_same_for_a_seed(hanabi: Run, tmp_path: Path) -> None:
    files = [tmp_path / "one.jsonl.gz", tmp_path / "two.jsonl.gz"]
    for file, processes in zip(files, ("1", "2"), strict=True):
        words = (
            "--count",
            "3",
            "--seed",
            "5",
            "--bots",
            "cautious",
            "--players",
            "2",
            "--processes",
            processes,
        )
        ran = hanabi("puzzles", *words, "--output", str(file))
        assert ran.status == 0, ran.err
        assert ran.out.startswith(f"3 puzzles in {file}: ")
    assert files[0].read_bytes() == files[1].read_bytes()
    assert len(load_puzzles(files[0])) == 3
    assert all(len(json.loads(line)) > 5 for line in gzip.decompress(files[0].read_bytes()).splitlines())


@only_compiled
def test_puzzles_are_cut_from_kept_games_and_judged_again(hanabi: Run, tmp_path: Path) -> None:
    kind, file = Kind("cautious", 2, 0.2), tmp_path / "puzzles.jsonl.gz"
    games = [tmp_path / f"{number}.json" for number in range(4)]
    for number, path in enumerate(games):
        path.write_text(play_one(kind, number, seed=3).to_json(), encoding="utf-8")
    ran = hanabi("puzzles", "--games", *map(str, games), "--output", str(file))
    assert ran.status == 0, ran.err
    found = load_puzzles(file)
    assert found
    assert ran.out.startswith(f"{len(found)} puzzles in ")
    checked = hanabi("puzzles", "--check", str(file), "--seed", "9", "--processes", "1")
    assert checked.status == 0, checked.err
    assert f"{len(found)} of {len(found)} keep their answer" in checked.out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--count", "0"), "at least one puzzle is cut, not 0"),
        (("--players", "two"), "'two' is no number of players"),
        (("--bots", "hat", "--players", "2"), "none of these bots plays with so many players"),
        (("--check", "nothing.gz"), "nothing.gz cannot be read"),
    ],
)
def test_what_cannot_be_cut_or_checked_is_refused(hanabi: Run, words: tuple[str, ...], told: str) -> None:
    ran = hanabi("puzzles", *words)
    assert ran.status == 2
    assert told in ran.err


def test_games_come_in_any_order_and_puzzles_in_theirs() -> None:
    one, two, three = ([puzzle] for puzzle in shipped_puzzles()[:3])
    assert list(in_order([(1, two), (2, three), (0, one)])) == [one, two, three]


def test_no_theme_has_more_than_its_share() -> None:
    some = shipped_puzzles()[0]
    mixed = Mixed(10)
    mixed.take([msgspec.structs.replace(some, theme=Theme.PACE)] * 6)
    assert len(mixed.found) == 4
    mixed.take([msgspec.structs.replace(some, theme=theme) for theme in (Theme.PLAY, Theme.SAVE)] * 5)
    assert mixed.is_full
    assert len(mixed.found) == 10


def test_the_shipped_puzzles_are_a_thousand_of_all_themes() -> None:
    puzzles = shipped_puzzles()
    themes = {theme: sum(puzzle.theme is theme for puzzle in puzzles) for theme in Theme}
    assert len(puzzles) >= 1000
    assert max(themes.values()) <= 0.4 * len(puzzles)
    assert min(themes.values()) > 0
