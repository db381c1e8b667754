"""A bot of one's own from the template: it plays at once, passes its test, and can be installed."""

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from hanabi.cli.new_bot import make
from hanabi.rules.errors import BadOptions
from tests.pages import ROOT

SCRIPT = Path(sys.executable).with_name("hanabi")


def run(folder: Path, *command: str | Path, path: str = "") -> str:
    """What a command says; it must do well."""
    within = os.pathsep.join(filter(None, (str(ROOT / "src"), path)))
    environment = {**os.environ, "PYTHONPATH": within}
    ran = subprocess.run(list(command), cwd=folder, env=environment, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_a_new_bot_plays_is_tested_and_can_be_installed(tmp_path: Path) -> None:
    told = run(tmp_path, SCRIPT, "new-bot", "my-bot")
    folder = tmp_path / "my-bot"
    (arena,) = re.findall(r"^  hanabi (arena .*?)   ", told, re.MULTILINE)
    few = ("--games", "3", "--processes", "1", "--quiet")
    assert "my_bot:MyBot" in run(folder, SCRIPT, *arena.split(), *few)
    assert "1 passed" in run(folder, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")

    run(folder, sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path))
    (wheel,) = tmp_path.glob("*.whl")
    installed = tmp_path / "installed"
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(installed)
    assert "my-bot    players: 2–5" in run(tmp_path, SCRIPT, "bots", path=str(installed))
    assert "(My bot)" in run(tmp_path, SCRIPT, "play", "--seats", "my-bot,random", path=str(installed))


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("My Bot", "small letters, digits and hyphens"),
        ("../up", "small letters"),
        ("1st", "small letters"),
        ("hat", "hat is a bot already"),
    ],
)
def test_a_name_that_cannot_be_is_refused(tmp_path: Path, name: str, told: str) -> None:
    with pytest.raises(BadOptions, match=told):
        make(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    with pytest.raises(BadOptions, match="is already there: nothing was changed"):
        make("mine", tmp_path)
    assert list((tmp_path / "mine").iterdir()) == []
