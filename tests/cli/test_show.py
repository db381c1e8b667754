"""`hanabi show`: a position written as text is drawn."""

import shlex
from random import Random

import pytest

from hanabi.game.picture import picture
from hanabi.game.state import State
from hanabi.rules.moves import Stop
from hanabi.rules.options import Options
from tests.cli.conftest import Run
from tests.pages import ROOT, blocks

NAMES = ("Ann", "Bo", "Cy")


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_view_is_drawn_as_it_was(hanabi: Run, seat: int | None) -> None:
    view = State.new(3, Options(black=True), chance=Random(3)).view(seat)
    ran = hanabi("show", view.to_text())
    assert (ran.status, ran.out, ran.err) == (0, picture(view, NAMES) + "\n", "")


def test_a_state_is_drawn_with_its_deck(hanabi: Run) -> None:
    state = State.new(3, chance=Random(3))
    assert hanabi("show", state.to_text()).out == picture(state, NAMES) + "\n"
    assert "Next cards" in hanabi("show", state.to_text()).out


def test_the_text_may_come_without_quotes_or_on_standard_input(hanabi: Run) -> None:
    text = State.new(3, chance=Random(3)).to_text()
    quoted = hanabi("show", text)
    assert hanabi("show", *text.split()).out == quoted.out
    assert hanabi("show", "-", lines=[text]).out == quoted.out


def test_players_have_the_names_that_are_given(hanabi: Run) -> None:
    ran = hanabi("show", State.new(2, chance=Random(3)).to_text(), "--names", "Zoë,Kim")
    assert "1 Zoë" in ran.out
    assert "2 Kim" in ran.out


def test_a_game_that_is_over_says_how_it_ended(hanabi: Run) -> None:
    over, _ = State.new(2, chance=Random(3)).apply(Stop())
    assert "stop" in hanabi("show", over.to_text()).out.splitlines()[-1].lower()


def test_what_is_no_position_is_one_line_and_status_2(hanabi: Run) -> None:
    ran = hanabi("show", "base R0Y0G0W0B0")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("hanabi: a position has 8 words (options, fireworks, hands, ")
    assert ran.err.count("\n") == 1


def test_the_example_of_the_page_is_what_is_drawn(hanabi: Run) -> None:
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    (example,) = (block.code for block in blocks(page) if block.code.startswith("$ hanabi show"))
    typed, _, drawn = example.partition("\n")
    assert hanabi(*shlex.split(typed)[2:]).out == drawn
