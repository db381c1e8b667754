"""`hanabi review`: a kept game judged in sentences, as JSON and as a picture."""

import json
import subprocess
from pathlib import Path

import pytest

from hanabi.engine.jit import COMPILED
from tests.analysis.test_review import game_of, with_last_copy_discarded
from tests.cli.conftest import Run
from tests.cli.people import command, surroundings

pytestmark = pytest.mark.skipif(not COMPILED, reason="looks at many thousands of positions")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A game of `duo` in which a known five was discarded."""
    record, _ = with_last_copy_discarded("duo", game_of("duo", 2, 1))
    path = tmp_path / "game.json"
    path.write_text(record.to_json(), encoding="utf-8")
    return path


def test_marked_moves_are_told_with_their_reasons(hanabi: Run, file: Path) -> None:
    ran = hanabi("review", str(file))
    assert ran.status == 0
    said = " ".join(ran.out.split())
    assert said.startswith("Judged by the conventions of Duo (9")
    assert "With all cards known, 25 points were possible." in said
    assert "Blunder. −" in said
    assert "From here on, not all cards could be placed any more." in said
    assert max(map(len, ran.out.splitlines())) <= 80
    longer = hanabi("review", str(file), "--all").out
    assert longer.count("tells") > ran.out.count("tells")


def test_json_says_the_same_for_programs(hanabi: Run, file: Path) -> None:
    told = json.loads(hanabi("review", str(file), "--json").out)
    assert told["reader"] == "duo"
    (blunder,) = [move for move in told["moves"] if move["mark"] == "blunder"]
    assert blunder["loss"] > 0.5
    assert blunder["others"][0]["value"] == pytest.approx(blunder["value"] + blunder["loss"], abs=0.002)
    assert {"last-copy", "lost-here"} <= {fact["fact"] for fact in blunder["facts"]}


def test_another_reader_can_be_named(hanabi: Run, file: Path) -> None:
    assert json.loads(hanabi("review", str(file), "--json", "--reader", "literal").out)["reader"] == "literal"
    ran = hanabi("review", str(file), "--reader", "hat")
    assert ran.status == 2
    assert "cannot read this game" in ran.err


def test_the_curve_is_drawn_into_a_file(hanabi: Run, file: Path, tmp_path: Path) -> None:
    assert hanabi("review", str(file), "--picture", str(tmp_path / "curve.svg")).status == 0
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").startswith("<svg")
    assert hanabi("review", str(file), "--picture", str(tmp_path / "no" / "curve.svg")).status == 2


def test_the_real_command_judges_a_game(file: Path) -> None:
    ran = subprocess.run(
        command("review", str(file), "--json"),
        capture_output=True,
        text=True,
        check=True,
        env=surroundings(HANABI_COMPILED="1"),
    )
    assert json.loads(ran.stdout)["reader"] == "duo"
