"""Whole games, one for each edition and expansion, as they were once read and found right."""

import pytest

from tests.golden import FOLDER, GAMES, transcript


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_its_transcript_says(name: str) -> None:
    expected = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert transcript(name).splitlines() == expected.splitlines(), "if meant so: `python -m tests.golden`"


def test_every_transcript_belongs_to_a_game() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(GAMES)
