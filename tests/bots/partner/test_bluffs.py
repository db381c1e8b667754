"""Bluffs: whoever comes next plays a card that fits, and it was not the missing one; understood and given."""

from typing import Any

import pytest

from hanabi.bots.partner.explanations import Code
from tests.bots.partner.tables import Table

DULL = "G4 R4 B4 W4 Y4"
# Seat 1 comes right after seat 0, and its newest card fits, but it is no red 1, for which the red 2 waits.
HANDS = f"{DULL} | G3 B3 W3 Y3 Y1 | W4 G3 B3 Y3 R2"


def table(hands: str = HANDS, **at: Any) -> Table:
    """A table of the highest level."""
    return Table(hands, level=5, **at)


def believed(at: Table, where: str) -> set[str]:
    """What a card is taken to be, in the minds of all."""
    return {at.belief(where, asked=seat) for seat in range(len(at.state.hands))}


def test_the_next_player_plays_the_newest_card_whatever_it_is() -> None:
    at = table().after("C2:R")
    assert Code.READ_MAY_BLUFF in at.codes(1)
    assert at.choice() == "P Y1"
    assert at.reasons() == [Code.PLAY_BLUFFED]


def test_what_was_played_says_that_the_clued_card_is_the_next_but_one() -> None:
    at = table().after("C2:R", "P Y1")
    assert believed(at, "2:R2") == {"R2"}
    for seat in (1, 2):
        assert at.codes(seat)[-1] is Code.READ_BLUFF
    assert at.choice() != "P R2"


def test_nobody_is_asked_for_the_missing_card_after_a_bluff() -> None:
    at = table(f"{DULL} | G3 B3 W3 R1 Y1 | W4 G3 B3 Y3 R2").after("C2:R", "P Y1", "D W4", "D G4")
    assert at.choice() != "P R1"


def test_a_missing_card_that_is_played_was_no_bluff() -> None:
    at = table(f"{DULL} | G3 B3 W3 Y3 R1 | W4 G3 B3 Y3 R2").after("C2:R", "P R1")
    assert believed(at, "2:R2") == {"R2"}
    assert at.choice() == "P R2"
    assert Code.READ_BLUFF not in at.codes(2)


def test_a_card_that_may_be_several_kinds_waits_for_more() -> None:
    at = table(f"{DULL} | G3 B3 W3 R4 Y3 | W4 G3 B3 W3 R2", fireworks="Y2").after("C2:2", "P Y3")
    assert at.belief("2:R2").split() == ["B2", "G2", "R2", "W2"]
    at.after("D W4", "D G4", "D G3")
    assert at.choice() != "P R2"


def test_without_an_answer_it_was_none() -> None:
    at = table().after("C2:R", "D G3")
    assert at.belief("2:R2") == "R1"


@pytest.mark.parametrize(
    ("hands", "at"),
    [
        pytest.param(f"{DULL} | W4 G3 B3 Y3 R2 | G3 B3 W3 Y3 Y1", {}, id="who does not come next"),
        pytest.param(f"{DULL} | G3 B3 W3 Y3 Y2 | W4 G3 B3 Y3 R2", {}, id="a card that does not fit"),
        pytest.param(f"{DULL} | G3 B3 W3 Y3 Y1 | W4 G3 B3 Y3 R3", {}, id="a card two steps too high"),
    ],
)
def test_nobody_else_is_bluffed_and_for_no_other_card(hands: str, at: dict[str, Any]) -> None:
    game = table(hands, **at)
    receiver = 1 if "R2 | G3" in hands else 2
    game.after(f"C{receiver}:R")
    assert Code.CLUE_BLUFFS not in game.reasons()
    assert all(Code.READ_BLUFF not in game.codes(seat) for seat in range(3))


def test_a_bluff_is_given_and_says_so() -> None:
    at = table(f"{DULL} | G3 B3 W3 R3 Y3 | W4 G3 B3 Y4 R2", fireworks="Y2")
    assert at.choice() == "C2:R"
    assert Code.CLUE_BLUFFS in at.reasons()


def test_level_4_knows_no_bluffs() -> None:
    at = Table(HANDS).after("C2:R", "P Y1")
    assert Code.READ_BLUFF not in at.codes(2)
