"""One's own bot, tried as the documentation says: the installed command, in the folder where the bot lies."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from hanabi.engine.jit import COMPILED
from tests.pages import ROOT

SCRIPT = Path(sys.executable).with_name("hanabi")

HEAD = """
import numpy as np

from hanabi.bots.program import Program
from hanabi.bots.random_bot import RandomBot
from hanabi.engine import playout

NOTES = np.dtype((np.record, np.dtype([("noticed", np.int64)])))


def notice(view, rules, memory, seat):
    return 0
"""

GOOD = """
def choose(view, rules, memory, seat):
    return playout.random_move(view, rules, 0, int(view.turn))


class Mine(RandomBot):
    pass


SIMPLE = Program("simple", choose, notice, NOTES)
"""

BROKEN = """
class Falls(RandomBot):
    def choose(self, view):
        return self.third(view.legal_moves()) if view.turn > 1 else super().choose(view)

    def third(self, moves):
        return moves[1000]  # falls


class Mute(RandomBot):
    def choose(self, view):
        pass


def none(view, rules, memory, seat):
    if view.turn < 2:
        return playout.random_move(view, rules, 0, int(view.turn))


def falls(view, rules, memory, seat):
    if view.turn > 1:
        raise ValueError("no idea")  # falls, compiled
    return playout.random_move(view, rules, 0, int(view.turn))


NONE = Program("none", none, notice, NOTES)
FALLS = Program("falls", falls, notice, NOTES)
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with two modules of bots in it, and one that cannot be imported."""
    folder = tmp_path_factory.mktemp("own")
    (folder / "good_bots.py").write_text(HEAD + GOOD)
    (folder / "broken_bots.py").write_text(HEAD + BROKEN)
    (folder / "unfinished.py").write_text("class Mine:\n    def choose(self view):\n")
    return folder


def hanabi(folder: Path, *words: str, compiled: bool = True) -> "subprocess.CompletedProcess[str]":
    """The console script, started in `folder`, which nothing has put on Python's path."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "HANABI_COMPILED": "01"[compiled]}
    return subprocess.run([SCRIPT, *words], cwd=folder, env=environment, capture_output=True, text=True)


def arena(folder: Path, bot: str, *, compiled: bool = True) -> "subprocess.CompletedProcess[str]":
    words = ("--players", "2", "--games", "4", "--quiet")
    return hanabi(folder, "arena", "--bots", bot, *words, compiled=compiled)


def line_of(folder: Path, module: str, end: str) -> str:
    """How an error names the line that ends so."""
    lines = (folder / module).read_text().splitlines()
    number = next(number for number, line in enumerate(lines, start=1) if line.endswith(end))
    return f"({module}, line {number}: {lines[number - 1].strip()})"


GEARS = [pytest.param(True, marks=pytest.mark.skipif(not COMPILED, reason="nothing is compiled")), False]


@pytest.mark.parametrize("compiled", GEARS)
@pytest.mark.parametrize("bot", ["good_bots:SIMPLE", "good_bots:Mine"])
def test_a_bot_in_the_current_folder_plays_in_the_arena(folder: Path, bot: str, compiled: bool) -> None:
    ran = arena(folder, bot, compiled=compiled)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert re.search(rf"^{bot} +4 ", ran.stdout, re.MULTILINE)


@pytest.mark.parametrize("compiled", GEARS)
@pytest.mark.parametrize(("bot", "end"), [("Falls", "# falls"), ("FALLS", "# falls, compiled")])
def test_an_error_of_a_bot_is_told_with_its_file_and_line(
    folder: Path, bot: str, end: str, compiled: bool
) -> None:
    ran = arena(folder, f"broken_bots:{bot}", compiled=compiled)
    assert ran.returncode == 2
    assert line_of(folder, "broken_bots.py", end) in ran.stderr
    assert ran.stderr.count("\n") == 2, "the error, and the command that repeats it"
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize("compiled", GEARS)
@pytest.mark.parametrize("bot", ["NONE", "Mute"])
def test_a_bot_that_returns_nothing_is_told_so_in_one_sentence(
    folder: Path, bot: str, compiled: bool
) -> None:
    ran = arena(folder, f"broken_bots:{bot}", compiled=compiled)
    assert ran.returncode == 2
    assert "None" in ran.stderr
    assert ran.stderr.count("\n") <= 2
    assert "Traceback" not in ran.stderr


def test_a_bot_in_the_current_folder_takes_a_seat_in_the_terminal(folder: Path) -> None:
    ran = hanabi(folder, "play", "--seats", "good_bots:Mine,random")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Ann (good_bots:Mine), Bo (Random)." in " ".join(ran.stdout.split())


def test_a_bot_that_falls_in_the_terminal_is_told_with_its_file_and_line(folder: Path) -> None:
    ran = hanabi(folder, "play", "--seats", "broken_bots:Falls,random")
    assert ran.returncode == 2
    assert ran.stderr.startswith("hanabi: the bot in seat 1, Ann, broke down: IndexError: ")
    assert ran.stderr.endswith(line_of(folder, "broken_bots.py", "# falls") + "\n")


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        (
            "unfinished:Mine",
            r"cannot be loaded: SyntaxError: .* \(unfinished\.py, line 2: def choose",
        ),
        ("good_bots:Nobody", r"cannot be loaded: there is no 'Nobody' in .*good_bots\.py"),
        ("nowhere:Mine", "cannot be loaded: ModuleNotFoundError: No module named 'nowhere'"),
    ],
)
def test_a_bot_that_cannot_be_loaded_says_why(folder: Path, bot: str, told: str) -> None:
    for words in (("arena", "--players", "2", "--bots", bot), ("play", "--seats", f"you,{bot}")):
        ran = hanabi(folder, *words)
        assert ran.returncode == 2
        assert re.search(told, ran.stderr)
        assert ran.stderr.count("\n") == 1


def test_the_current_folder_is_looked_into_only_for_a_bot_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "good_bots.py").write_text(HEAD + GOOD)
    (tmp_path / "readline.py").write_text("raise SystemExit('the wrong module')\n")
    assert hanabi(tmp_path, "bots").returncode == 0
    assert arena(tmp_path, "good_bots:Mine", compiled=False).returncode == 0
