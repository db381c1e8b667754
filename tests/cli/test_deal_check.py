"""`hanabi deal-check`: whether a deal can be won, the line, and what bots make of it."""

import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from hanabi.engine.jit import COMPILED
from hanabi.game.replay import record_of
from hanabi.game.state import State
from hanabi.rules.deal_code import to_code
from hanabi.rules.moves import Discard
from hanabi.rules.options import Options
from tests.cli.conftest import Run
from tests.cli.people import surroundings

pytestmark = pytest.mark.skipif(not COMPILED, reason="looks at many thousands of positions")


def test_a_deal_that_can_be_won_is_told_with_what_bots_make_of_it(hanabi: Run) -> None:
    ran = hanabi("deal-check", "--seed", "851", "--players", "2")
    assert ran.status == 0
    assert ran.out.startswith("This deal can be won: 25 of 25 with all cards known.\n")
    assert re.search(r"^Bots find it .* than most deals|as hard as most deals", ran.out, re.MULTILINE)
    assert "in 2 orders of play" in ran.out
    rows = dict(re.findall(r"^(\w+) +([\d.]+)  +[\d.]+ +\d/2   \d+ \d+$", ran.out, re.MULTILINE))
    assert list(rows) == ["cheat", "duo", "partner", "cautious"]
    assert float(rows["cheat"]) == 25.0


def test_the_line_is_told_move_by_move(hanabi: Run) -> None:
    ran = hanabi("deal-check", "--seed", "851", "--players", "4", "--quick", "--line")
    numbers = [int(number) for number in re.findall(r"^ {,2}(\d+)\. ", ran.out, re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(re.findall("it fits", ran.out)) == 25


def test_a_game_that_lost_a_five_cannot_be_won_any_more(hanabi: Run, tmp_path: Path) -> None:
    state = State.new(2, Options(empty_clues=False), starter=0, chance=Random(1))
    five = next(held for held in state.hand(0) if held.card and held.card.rank == 5)
    for _ in range(2):
        state = state.play_on([state.legal_moves()[-1]])
    file = tmp_path / "game.json"
    file.write_text(record_of(state.play_on([Discard(five.order)])).to_json(), encoding="utf-8")
    before = hanabi("deal-check", str(file), "--turn", "2")
    after = hanabi("deal-check", str(file), "--turn", "3")
    assert before.out == "After 2 moves this game can be won: 25 of 25 with all cards known.\n"
    said = " ".join(after.out.split())
    assert said == (
        "After 3 moves this game cannot be won: with all cards known, 24 of 25 is the best there is."
    )
    assert "no turn 4:" in hanabi("deal-check", str(file), "--turn", "4").err


def test_a_code_names_a_deal_too(hanabi: Run) -> None:
    options = Options.parse("black")
    state = State.new(3, options, chance=Random(2))
    assert state.dealt is not None
    ran = hanabi("deal-check", to_code(state.dealt, options), "--options", "black", "--quick")
    assert "This deal can be won: 25 of 25" in ran.out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((), "name a game, a deal code, or a deal by --seed"),
        (("no-such-game.json",), "deal code"),
        (("--seed", "1", "--turn", "3"), "a deal has no moves"),
        (("--seed", "1", "--players", "9"), "2 to 5 players"),
    ],
)
def test_what_cannot_be_checked_is_refused(hanabi: Run, words: tuple[str, ...], told: str) -> None:
    ran = hanabi("deal-check", *words)
    assert ran.status == 2
    assert told in ran.err


def test_the_real_command_checks_a_deal() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "hanabi", "deal-check", "--seed", "7", "--quick"],
        capture_output=True,
        text=True,
        check=True,
        env=surroundings(HANABI_COMPILED="1"),
    )
    assert ran.stdout == "This deal can be won: 25 of 25 with all cards known.\n"
