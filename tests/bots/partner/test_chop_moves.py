"""Chop moves: clues that ask to keep cards which they do not touch, understood and given."""

from typing import Any

import pytest

from hanabi.bots.partner.explanations import Code
from tests.bots.partner.tables import Table

DULL = "G4 R4 B4 W4 Y4"
FIVE_NEXT = f"{DULL} | B3 R5 G3 W3 Y3 | G2 W2 B2 Y2 R3"  # the 5 of seat 1 is next to its chop
ALL_ONES = "R1 Y1 G1 W1 B1"
TRASH = f"{DULL} | B3 G3 R1 W3 Y3 | G2 W2 B2 Y2 R3"


def test_a_five_next_to_the_chop_asks_to_keep_the_chop() -> None:
    table = Table(FIVE_NEXT, discard="R4", tokens=1).after("C1:5")
    assert table.codes(1) == table.codes(2) == [Code.READ_CHOP_MOVE]
    assert table.bots[2].readings()[0].orders == (table.order("1:B3"),)
    assert table.choice() == "D G3"
    assert table.reasons()[0] is Code.DISCARD_AFTER_KEPT


@pytest.mark.parametrize(
    ("hands", "at"),
    [
        (FIVE_NEXT, {}),  # nobody has discarded yet: a 5 may be shown for want of anything better
        (FIVE_NEXT, {"discard": "R4", "level": 3}),
        (f"{DULL} | B3 G3 R5 W3 Y3 | G2 W2 B2 Y2 R3", {"discard": "R4"}),  # not next to the chop
        ("G4 R4 B4 W4 Y4 | B3 R5 G3 W3 Y3", {"discard": "R4", "players": 2}),
    ],
)
def test_otherwise_a_five_off_the_chop_moves_nothing(hands: str, at: dict[str, Any]) -> None:
    table = Table(hands, tokens=1, **at).after("C1:5")
    assert table.codes(1) == [Code.READ_FIVE_STALL]
    assert table.choice() == "D B3"


def test_a_clue_that_shows_only_useless_cards_asks_to_keep_those_before_them() -> None:
    table = Table(TRASH, fireworks=ALL_ONES, tokens=1).after("C1:1")
    assert table.codes(1) == table.codes(2) == [Code.READ_CHOP_MOVE]
    assert table.bots[2].readings()[0].orders == (table.order("1:B3"), table.order("1:G3"))
    assert table.choice() == "D R1"
    table.after("D R1", "D G2", "D G4")
    mind = table.bots[1]._mind
    assert mind is not None
    assert mind.beliefs.chop(1) == table.order("1:W3")


def test_a_useless_chop_moves_nothing() -> None:
    table = Table(f"{DULL} | R1 G3 B3 W3 Y3 | G2 W2 B2 Y2 R3", fireworks=ALL_ONES).after("C1:1")
    assert table.codes(1) == [Code.READ_STALL]


def test_it_keeps_a_last_copy_by_the_five_next_to_it_where_naming_it_touches_useless_cards() -> None:
    table = Table(
        "G4 R4 B4 W4 Y4 | B3 R5 B1 G3 Y3 | G2 W2 B1 Y2 R1",
        fireworks="R1 Y3 G3 W2 B1",
        discard="B3",
        tokens=2,
    )
    assert table.choice() == "C1:5"
    assert table.reasons() == [Code.CLUE_MOVES_CHOP, Code.CLUE_URGENT]
    assert table.bots[0].explain()[0].orders == (table.order("1:B3"),)


def test_it_keeps_a_last_copy_by_a_clue_to_useless_cards() -> None:
    table = Table(
        "R4 R3 B3 W4 R2 | B4 B1 Y4 G4 B2 | G2 W3 B1 Y2 R3",
        fireworks="R1 Y4 G4 W1 B2",
        discard="B4",
        tokens=4,
    )
    assert table.choice() == "C1:1"
    assert table.reasons() == [Code.CLUE_MOVES_CHOP, Code.CLUE_URGENT]
    assert table.bots[0].explain()[0].orders == (table.order("1:B4"),)
