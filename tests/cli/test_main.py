"""The command itself: its help, its errors, and how soon it is there."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from hanabi import __version__
from hanabi.cli import main
from hanabi.cli.arguments import parser
from hanabi.cli.typed import VERBS
from hanabi.game.replay import record_of
from hanabi.game.state import State
from tests.cli.conftest import Run
from tests.cli.people import clever_game, command, dealt, surroundings, without_signs_of_life
from tests.pages import PAGES, ROOT

PAGE = ROOT / "docs" / "terminal.md"


def test_the_version_is_told(hanabi: Run) -> None:
    ran = hanabi("--version")
    assert (ran.status, ran.out) == (0, f"hanabi {__version__}\n")


def test_without_a_command_the_help_is_shown(hanabi: Run) -> None:
    assert hanabi().out == hanabi("--help").out
    assert hanabi().status == 0


@pytest.mark.parametrize("name", ["", "play", "replay", "show", "rules", "bots", "new-bot", "completion"])
def test_every_command_has_help_with_examples(hanabi: Run, name: str) -> None:
    ran = hanabi(*filter(None, [name]), "--help")
    assert ran.status == 0
    examples = ran.out.partition("examples:\n")[2].partition("\n\n")[0]
    assert re.match(r'  (eval "\$\()?hanabi ', examples)
    assert ran.out.isascii()


@pytest.mark.parametrize("name", ["play", "replay", "show", "rules", "bots"])
def test_the_examples_of_the_help_can_be_run(
    hanabi: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    if name == "replay":
        start = dealt(3, "base", 1)
        record = record_of(start.play_on(move for _, move in clever_game(start)))
        Path("game.json").write_text(record.to_json(), encoding="utf-8")
    examples = re.findall(r"^  hanabi (.*)$", hanabi(name, "--help").out, re.MULTILINE)
    for example in examples:
        if "hanab.live" not in example and "<" not in example:
            ran = hanabi(*shlex.split(re.split(r" {2,}", example)[0]), lines=["p1"] * 13)
            assert (ran.status, without_signs_of_life(ran.err)) == (0, ""), example
    assert examples


@pytest.mark.parametrize("arguments", [["dance"], ["play", "--loud"], ["play", "--seed", "x"], ["replay"]])
def test_what_is_not_an_argument_is_refused_with_the_usage(hanabi: Run, arguments: list[str]) -> None:
    ran = hanabi(*arguments)
    assert ran.status == 2
    assert ran.err.startswith("usage: hanabi")


def test_an_unforeseen_trouble_with_files_is_one_line(hanabi: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_room(*_: object, **__: object) -> State:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(State, "new", no_room)
    ran = hanabi("play")
    assert (ran.status, ran.err) == (2, "hanabi: No space left on device\n")


# How soon it is there.


@pytest.mark.parametrize(
    "arguments",
    [["--version"], ["--help"], ["play", "--help"], ["bots", "--help"], ["rules"], ["rules", "pl"]],
)
def test_what_needs_no_engine_loads_none(arguments: list[str]) -> None:
    code = (
        f"import sys; from hanabi.cli import main\n"
        f"try: main({arguments!r})\n"
        f"except SystemExit: pass\n"
        f"assert not {{'numpy', 'numba'}} & set(sys.modules), 'heavy'"
    )
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL, env=surroundings())


# As a process.


def run(*arguments: str, text: str = "", **environment: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        command(*arguments),
        input=text,
        capture_output=True,
        encoding="utf-8",
        env=surroundings(**environment),
        timeout=120,
    )


def test_a_game_is_played_through_pipes() -> None:
    ran = run("play", "--seed", "2", "--starter", "1", text="p1\n" * 60)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "\x1b" not in ran.stdout
    assert "◆R" in ran.stdout


def test_a_stream_that_takes_no_symbols_gets_plain_ones() -> None:
    ran = run(
        *("play", "--names", "Zoë,Bo,Łuk", "--starter", "1"),
        **{"text": "help\nmoves\n", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.isascii()
    assert "+R ....." in ran.stdout
    assert "1 Zoe" in ran.stdout


def test_colors_can_be_asked_for_and_refused() -> None:
    colored = run("play", "--color", "always").stdout
    assert "\x1b[31m" in colored
    assert "\x1b[2J" not in colored
    assert "\x1b" not in run("play", "--color", "never").stdout


def test_an_error_is_one_line_and_status_2() -> None:
    ran = run("replay", "no-such-file")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == "hanabi: no-such-file: No such file or directory\n"


@pytest.mark.skipif(sys.platform == "win32", reason="pipes close differently there")
@pytest.mark.parametrize("arguments", [["play", "--seats", "random,random"], ["rules", "pl"], ["--help"]])
def test_a_reader_that_has_seen_enough_is_no_error(arguments: list[str]) -> None:
    ours, theirs = os.pipe()
    os.close(ours)
    ran = subprocess.run(
        command(*arguments), stdout=theirs, stderr=subprocess.PIPE, env=surroundings(), timeout=120
    )
    os.close(theirs)
    assert ran.stderr == b""
    assert ran.returncode in (0, 141)


@pytest.mark.skipif(sys.platform == "win32", reason="a shell is needed")
def test_closed_streams_are_no_error() -> None:
    for closed in ("<&-", ">&-", "<&- >&-"):
        line = f'exec "$0" -m hanabi play --starter 1 {closed}'
        ran = subprocess.run(
            ["sh", "-c", line, sys.executable], capture_output=True, env=surroundings(), timeout=120
        )
        assert (ran.returncode, ran.stderr) == (0, b""), closed


# The page about it.


def test_every_command_and_option_is_told() -> None:
    told = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    commands = [action.choices for action in parser()._actions if isinstance(action.choices, dict)]
    assert len(commands) == 1
    for name, command_parser in commands[0].items():
        assert f"hanabi {name}" in told
        for option in re.findall(r"--[a-z]+", command_parser.format_help()):
            assert option in told, option


def test_every_word_to_type_is_told() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for verb in VERBS:
        assert re.search(rf"`\??{verb}\b", page), verb


def test_the_sample_is_real(hanabi: Run) -> None:
    """If this fails, paste what it prints into docs/terminal.md."""
    page = PAGE.read_text(encoding="utf-8")
    sample = page.partition("$ hanabi play --seed 851")[2].partition("```")[0]
    lines = re.findall(r"^Ann> (.*)$", sample, re.MULTILINE)
    real = hanabi("play", "--seed", "851", "--starter", "1", lines=lines).out
    shown = real.rpartition("Ann> ")[0]
    assert sample.partition("\n")[2].strip("\n") == shown.strip("\n"), shown


def test_main_reads_the_arguments_of_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["hanabi", "rules", "nl"])
    assert main() == 0
