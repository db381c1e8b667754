"""Bots compiled before they are wanted: by name, once, and only where the code can be kept."""

import subprocess
import sys
from pathlib import Path

import pytest

from hanabi.cli import main
from hanabi.engine.jit import COMPILED
from tests.cli.people import command, surroundings

needs_compiler = pytest.mark.skipif(not COMPILED, reason="nothing is compiled here")


def prepare(*bots: str, cache: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command("prepare", *bots),
        env=surroundings(HANABI_COMPILED="1", HANABI_CACHE=str(cache)),
        capture_output=True,
        text=True,
        check=False,
    )


@needs_compiler
def test_a_bot_is_compiled_once(tmp_path: Path) -> None:
    first = prepare("random", cache=tmp_path)
    assert first.stderr.startswith("random: compiling, about 10 s…\n")
    assert first.stdout.startswith("random is ready after ")
    again = prepare("random", cache=tmp_path)
    assert (again.stdout, again.stderr) == ("random is ready.\n", "")


@needs_compiler
def test_where_code_cannot_be_kept_it_is_said_once_and_nothing_is_compiled(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("no folder can be made below a file")
    told = prepare("random", "hat", cache=file / "below")
    assert told.returncode == 1
    assert told.stdout == ""
    assert told.stderr.count("HANABI_CACHE") == 1


@needs_compiler
def test_the_arena_says_once_that_code_cannot_be_kept(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("no folder can be made below a file")
    told = subprocess.run(
        command("arena", *("--bots", "random", "--players", "2", "--games", "2", "--processes", "1")),
        env=surroundings(HANABI_COMPILED="1", HANABI_CACHE=str(file / "below")),
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stderr.count("HANABI_CACHE") == 1


def test_a_bot_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["prepare", "nobody"]) == 2
    assert "'nobody' is not a bot" in capsys.readouterr().err


def test_without_a_compiler_there_is_nothing_to_do() -> None:
    told = subprocess.run(command("prepare"), env=surroundings(), capture_output=True, text=True, check=True)
    assert told.stdout.startswith("Nothing is compiled here")


COMPILES = """
import sys, time
from hanabi.bots.preparing import compiling_alone
with compiling_alone(), open(sys.argv[1], "a", buffering=1) as said:
    said.write("begins\\n")
    time.sleep(0.3)
    said.write("ends\\n")
"""


@needs_compiler
@pytest.mark.skipif(sys.platform == "win32", reason="there two may compile at once")
def test_while_one_compiles_all_others_wait(tmp_path: Path) -> None:
    said = tmp_path / "said"
    environment = surroundings(HANABI_COMPILED="1", HANABI_CACHE=str(tmp_path / "cache"))
    all_at_once = [
        subprocess.Popen([sys.executable, "-c", COMPILES, str(said)], env=environment) for _ in range(3)
    ]
    assert [process.wait() for process in all_at_once] == [0, 0, 0]
    assert said.read_text().split() == ["begins", "ends"] * 3
