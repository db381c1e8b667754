"""Gentleman's discards: a card that fits is left to its twin in another hand, understood and given."""

from typing import Any

import pytest

from hanabi.bots.partner.explanations import Code
from tests.bots.partner.tables import Table

# Seat 0 has the 1 that is missing; so has seat 1, as its newest card, and on its chop the last W3.
HANDS = "G4 R1 B4 W4 Y4 | W3 G2 B3 Y3 R1 | G3 B3 W2 Y3 Y2"
AT: dict[str, Any] = {"fireworks": "Y1 G1 W1 B1", "discard": "W3", "on_turn": 2, "tokens": 1}


def test_a_discarded_card_that_fits_is_played_by_the_one_who_has_its_twin() -> None:
    table = Table(HANDS, **AT).after("C0:1", "D R1")
    assert table.codes(1)[-1] is table.codes(2)[-1] is Code.READ_GIFT
    assert table.belief("1:R1") == table.belief("1:R1", asked=2) == table.belief("1:R1", asked=0) == "R1"
    assert table.choice() == "P R1"
    assert table.reasons() == [Code.PLAY_GIFT]


def test_it_leaves_a_card_to_its_twin_if_the_holder_would_lose_another() -> None:
    table = Table(HANDS, **AT).after("C0:1")
    assert table.choice() == "D R1"
    assert table.reasons() == [Code.DISCARD_GIFT]
    assert table.bots[0].explain()[0].orders == (table.order("0:R1"), table.order("1:R1"))


@pytest.mark.parametrize(
    ("hands", "at"),
    [
        (HANDS, {"level": 3}),
        ("G4 R1 B4 W4 Y4 | W3 G2 R1 Y3 B3 | G3 B3 W2 Y3 Y2", {}),  # the twin is not the newest card
        ("G4 R1 B4 W4 Y4 | W3 G2 B3 Y3 R1 | G3 B3 W2 Y3 R1", {}),  # two have one
    ],
)
def test_otherwise_it_leaves_nothing_to_anybody(hands: str, at: dict[str, Any]) -> None:
    table = Table(hands, **{**AT, **at}).after("C0:1")
    table.choice()
    assert Code.DISCARD_GIFT not in table.reasons()


def test_a_discard_below_level_four_leaves_nothing_to_anybody() -> None:
    table = Table(HANDS, **AT, level=3).after("C0:1", "D R1")
    assert Code.READ_GIFT not in table.codes(1)
    assert len(table.belief("1:R1").split()) > 1


def test_a_twin_that_a_clue_shows_to_be_another_card_is_not_played() -> None:
    table = Table("G4 R1 B4 W4 Y4 | W3 G2 B3 Y3 Y2 | G3 B3 W2 Y3 R4", **{**AT, "tokens": 3})
    table.after("C0:1", "D R1")
    assert table.belief("1:Y2") == "R1"  # nobody else can have the twin, so it seems
    table.after("D W3", "C1:2")
    assert "R1" not in table.belief("1:Y2").split()
