"""`hanabi arena` and `hanabi tune` from the command line."""

import argparse
import csv
import io
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from hanabi.cli import main
from hanabi.cli.arguments import parser
from tests.arena.commands import ROOT, TOYS, surroundings
from tests.cli.people import without_signs_of_life

CAREFUL, BOLD = f"{TOYS}:CAREFUL", f"{TOYS}:BOLD"
PAGE = ROOT / "docs" / "arena.md"

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def hanabi(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run `hanabi`: its status, output and errors."""

    def run(*words: str) -> tuple[int, str, str]:
        status = main(words)
        out, err = capsys.readouterr()
        return status, out, err

    return run


def commands() -> dict[str, argparse.ArgumentParser]:
    found = parser()._subparsers._group_actions[0].choices  # type: ignore[union-attr]
    return {name: found[name] for name in ("arena", "tune")}  # type: ignore[index]


def test_self_play(hanabi: Run) -> None:
    status, out, err = hanabi(
        *("arena", "--bots", CAREFUL, "--players", "3", "--games", "50", "--seed", "1"),
        *("--processes", "1", "--quiet"),
    )
    assert (status, err) == (0, "")
    assert out.startswith("3 players, options no-empty-clues, deals of seed 1\n")
    assert re.search(rf"{CAREFUL} +50 +[\d.]+ ± [\d.]+", out)


def test_a_mixture_needs_no_number_of_players(hanabi: Run) -> None:
    status, out, _ = hanabi(
        "arena", "--bots", f"{CAREFUL},{BOLD},{BOLD}", "--games", "25", "--processes", "1"
    )
    assert status == 0
    assert out.startswith("3 players")


def test_cross_play_with_everything_kept(hanabi: Run, tmp_path: Path) -> None:
    words = ["arena", "--bots", f"{CAREFUL},{BOLD}", "--cross", "--players", "2", "--games", "30"]
    words += [
        "--processes",
        "1",
        "--options",
        "base",
        "--out",
        str(tmp_path),
        "--save-losses",
        str(tmp_path / "l"),
    ]
    status, out, err = hanabi(*words, "--most-losses", "2", "--quiet")
    assert (status, err) == (0, "")
    files = {path.name for path in tmp_path.iterdir()}
    assert {"results.jsonl", "report.txt", "report.json", "histogram.svg", "crossplay.svg"} <= files
    assert len(json.loads((tmp_path / "report.json").read_text())["losses"]) == 6
    first = re.search(r"hanabi replay (\S+)", out)
    assert first
    assert hanabi("replay", first[1], "--all")[0] == 0
    before = (tmp_path / "results.jsonl").read_bytes()
    assert hanabi(*words)[0] == 0
    assert (tmp_path / "results.jsonl").read_bytes() == before
    status, _, err = hanabi(*words, "--seed", "9")
    assert status == 2
    assert "belongs to another run" in err


def test_the_output_may_be_json_or_csv(hanabi: Run) -> None:
    words = ["arena", "--bots", CAREFUL, "--players", "2", "--games", "25", "--processes", "1"]
    assert json.loads(hanabi(*words, "--format", "json")[1])["lineups"][0]["games"] == 25
    assert next(csv.DictReader(io.StringIO(hanabi(*words, "--format", "csv")[1])))["games"] == "25"


def test_single_deals_are_played_again(hanabi: Run) -> None:
    words = ["--bots", CAREFUL, "--players", "2", "--processes", "1", "--format", "json"]
    out = hanabi("arena", "--deals", "5,77", *words)[1]
    assert json.loads(out)["lineups"][0]["games"] == 2
    assert "--deals 5,77" in json.loads(out)["command"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--bots", "random"], "how many sit at the table"),
        (["--bots", "random,random", "--cross"], "how many sit at the table"),
        (["--bots", "random", "--players", "6"], "2 to 5 players"),
        (["--bots", "nobody", "--players", "2"], "'nobody' is not a bot"),
        (["--bots", "random", "--players", "2", "--games", "0"], "at least one game"),
        (["--bots", "random", "--players", "2", "--deals", "x"], "deals are numbers"),
        (["--bots", "random", "--players", "2", "--processes", "0"], "at least one process"),
        (["--bots", "random", "--players", "2", "--options", "x"], "'x' is not an option"),
    ],
)
def test_what_cannot_be_played_is_refused(hanabi: Run, words: list[str], told: str) -> None:
    status, out, err = hanabi("arena", *words)
    assert (status, out) == (2, "")
    assert told in err


def test_going_on_after_a_broken_game(hanabi: Run) -> None:
    words = ["arena", "--bots", f"{TOYS}:FALLS", "--players", "2", "--games", "30", "--processes", "1"]
    status, _, err = hanabi(*words)
    assert status == 2
    assert "fell over" in err
    status, out, _ = hanabi(*words, "--keep-going")
    assert status == 0
    assert "broken" in out


def test_tuning(hanabi: Run) -> None:
    words = ["tune", "--bot", CAREFUL, "--players", "2", "--rounds", "1", "--width", "2", "--games", "60"]
    status, out, err = hanabi(*words, "--confirm", "60", "--processes", "1", "--least", "-9")
    assert (status, without_signs_of_life(err)) == (0, "")
    assert re.search(r"round 1: \S+\[threshold=\d+\] [+-][\d.]+ ± [\d.]+ on 240 fresh deals: accepted", out)
    assert "confirmed on 60 fresh deals" in out
    assert re.search(r"hanabi arena --bots \S+ --bots '\S+\[threshold=\d+\]' --players 2", out)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            ["--bot", "random", "--players", "2"],
            "random has nothing to tune: of the built-in bots cautious and duet have",
        ),
        (["--bot", CAREFUL], "how many sit at the table"),
        (["--bot", CAREFUL, "--players", "2", "--games", "1"], "at least 2 games"),
        (["--bot", CAREFUL, "--players", "2", "--rounds", "0"], "--rounds is at least 1"),
        (["--bot", CAREFUL, "--players", "2", "--only", "x"], "x is not a parameter"),
    ],
)
def test_what_cannot_be_tuned_is_refused(hanabi: Run, words: list[str], told: str) -> None:
    status, _, err = hanabi("tune", *words, "--processes", "1")
    assert status == 2
    assert told in err


def test_the_examples_of_the_help_can_be_run(
    hanabi: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    examples = re.findall(
        r"^  hanabi (arena .*?)(?:   .*)?$", commands()["arena"].format_help(), re.MULTILINE
    )
    assert len(examples) >= 5
    for example in examples:
        words = re.split(r" {2,}", example)[0].split()
        assert hanabi(*words, "--games", "5", "--processes", "1")[0] == 0, example


def test_the_help_is_plain_and_needs_no_engine() -> None:
    for name, each in commands().items():
        assert each.format_help().isascii()
        code = (
            f"import sys; from hanabi.cli import main\n"
            f"try: main([{name!r}, '--help'])\n"
            f"except SystemExit: pass\n"
            f"assert not {{'numpy', 'numba'}} & set(sys.modules), 'heavy'"
        )
        subprocess.run(
            [sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL, env=surroundings()
        )


def test_every_option_is_told() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for name, each in commands().items():
        assert f"hanabi {name}" in page
        for option in re.findall(r"--[a-z-]+", each.format_usage()):
            assert f"`{option}" in page or option == "--help", option
