"""Layered finesses: the missing card lies behind newer ones that can be played too, understood and given."""

from typing import Any

import pytest

from hanabi.bots.partner.explanations import Code
from tests.bots.partner.tables import Table

DULL = "G4 R4 B4 W4 Y4"
# Seat 1 has the red 1 that the red 2 of seat 2 waits for, behind a yellow 1.
HANDS = f"{DULL} | G3 B3 W3 R1 Y1 | W4 G3 B3 Y3 R2"
TWO_LAYERS = f"{DULL} | G3 B3 R1 B1 Y1 | W4 G3 B3 Y3 R2"


def believed(table: Table, where: str) -> set[str]:
    """What a card is taken to be, in the minds of all."""
    return {table.belief(where, asked=seat) for seat in range(3)}


def test_a_card_that_fits_but_is_not_the_missing_one_leaves_the_clue_standing() -> None:
    table = Table(HANDS).after("C2:R", "P Y1")
    assert believed(table, "1:R1") == {"R1"}
    assert believed(table, "2:R2") == {"R2"}
    for seat in range(3):
        assert Code.READ_LAYERED in table.codes(seat)
        assert Code.READ_BROKEN not in table.codes(seat)


def test_the_clued_card_waits_for_the_next_newest() -> None:
    """A blind yellow 1 came before the red 2, which was then played as a red 1."""
    table = Table(HANDS).after("C2:R", "P Y1")
    assert table.choice() != "P R2"
    table.after("D W4", "D G4")
    assert table.choice() == "P R1"
    assert table.reasons() == [Code.PLAY_LAYERED]
    assert table.bots[1].explain()[0].to == 0
    table.after("P R1")
    assert table.choice() == "P R2"


def test_everybody_but_its_holder_sees_that_the_missing_card_lies_behind_another() -> None:
    table = Table(HANDS).after("C2:R")
    assert table.codes(1) == [Code.READ_LATER, Code.READ_FINESSE]
    assert Code.READ_BEHIND in table.codes(2)
    assert table.choice() == "P Y1"
    assert table.reasons() == [Code.PLAY_FINESSED]


def test_two_cards_may_lie_before_the_missing_one() -> None:
    table = Table(TWO_LAYERS).after("C2:R", "P Y1", "D W4", "D G4")
    assert table.choice() == "P B1"
    table.after("P B1", "D G3", "D R4")
    assert table.choice() == "P R1"
    assert table.reasons() == [Code.PLAY_LAYERED]
    assert believed(table, "2:R2") == {"R2"}


@pytest.mark.parametrize(
    ("hands", "at"),
    [
        (HANDS, {}),
        (f"{DULL} | G3 W3 R1 B2 Y3 | W4 G3 B3 W3 R2", {"fireworks": "B1 Y2"}),
    ],
)
def test_it_asks_for_a_card_behind_others_that_fit(hands: str, at: dict[str, Any]) -> None:
    table = Table(hands, **at)
    assert table.choice() == "C2:R"
    assert table.reasons() == [Code.CLUE_FINESSES, Code.CLUE_LAYERS, Code.CLUE_PLAYS_LATER]
    assert table.bots[0].explain()[1].orders == (table.order("1:R1"),)


@pytest.mark.parametrize(
    ("hands", "at"),
    [
        (HANDS, {"level": 3}),
        (HANDS, {"mistakes": 2, "discard": "Y4 G4"}),
        (HANDS, {"fireworks": "Y1"}),  # the newest card does not fit
        (f"{DULL} | W4 G3 B3 Y3 R2 | G3 B3 W3 R1 Y1", {}),  # the receiver comes first
        (f"{DULL} | G3 B3 R1 Y1 Y1 | W4 G3 B3 Y3 R2", {}),  # of twins only one fits
        (f"{DULL} | B3 R1 W1 B1 Y1 | W4 G3 B3 Y3 R2", {}),  # too many lie before it
        (f"{DULL} | G3 B3 W3 R1 Y1 | W4 G3 B3 R1 R2", {}),  # its holder sees another one told of
    ],
)
def test_otherwise_it_asks_for_no_card_behind_others(hands: str, at: dict[str, Any]) -> None:
    table = Table(hands, **at)
    table.choice()
    assert Code.CLUE_LAYERS not in table.reasons()


def test_the_card_before_it_must_not_seem_to_be_the_missing_one() -> None:
    """A yellow 1 before the red one would make a 2 seem to be yellow; a yellow 3 would not."""
    mistaken = Table(f"{DULL} | G3 B3 W3 R1 Y1 | R4 G3 B3 Y3 R2")
    mistaken.choice()
    assert Code.CLUE_LAYERS not in mistaken.reasons()
    assert mistaken.after("C2:2", "P Y1").belief("2:R2") == "Y2"
    table = Table(f"{DULL} | G3 B3 W3 R1 Y3 | R4 G3 B3 Y4 R2", fireworks="Y2")
    assert table.choice() == "C2:2"
    assert Code.CLUE_LAYERS in table.reasons()


def test_it_asks_for_none_if_it_does_not_trust_all_hands() -> None:
    table = Table(HANDS)
    table.bots[0].meet(1)
    table.choice()
    assert Code.CLUE_LAYERS not in table.reasons()


def test_nobody_tells_of_a_card_that_lies_behind_nor_of_its_twin() -> None:
    hands = "G4 R4 B4 W4 | G3 W3 R1 Y1 | W4 G3 B3 R2 | Y4 G4 B3 R1"
    table = Table(hands, players=4, on_turn=3).after("C2:R")
    assert table.choice() not in ("C1:1", "C1:R", "C3:1", "C3:R")


def test_below_level_four_a_card_of_another_kind_ends_the_finesse() -> None:
    table = Table(HANDS, level=3).after("C2:R", "P Y1")
    assert Code.READ_LAYERED not in table.codes(1)
    assert len(table.belief("1:R1").split()) > 1


@pytest.mark.parametrize(
    ("hands", "at", "moves"),
    [
        (HANDS, {"fireworks": "Y1"}, ["C2:R", "P Y1"]),  # the card played does not fit
        (f"{DULL} | G3 G2 G4 G1 Y1 | W4 W3 B3 Y3 R2", {"on_turn": 2}, ["C1:G", "C2:R", "P Y1"]),  # no other
    ],
)
def test_otherwise_a_card_of_another_kind_ends_the_finesse(
    hands: str, at: dict[str, Any], moves: list[str]
) -> None:
    table = Table(hands, **at).after(*moves)
    assert Code.READ_LAYERED not in table.codes(1)


def test_it_asks_for_none_behind_a_card_of_which_it_may_hold_another() -> None:
    hands = "B4 R3 G2 W3 Y3 | G3 B3 W3 R1 B4 | W2 G3 Y4 Y3 R2"
    table = Table(hands, fireworks="B3", discard="W4", on_turn=1).after("C0:4", "D W2")
    assert table.belief("0:B4") == "B4 W4"
    table.choice()
    assert Code.CLUE_LAYERS not in table.reasons()


# Seat 1 has a clued yellow 2 and draws the red 2 that the red 3 of seat 2 waits for.
CLUED = f"{DULL} | Y2 G3 B3 W3 Y3 | W4 G4 B4 W3 R3"
HIDDEN: dict[str, Any] = {"fireworks": "Y1 R1", "next_cards": "R2 Y4"}


def hidden(level: int = 5) -> Table:
    """A table where seat 1 seems to be prompted."""
    return Table(CLUED, level=level, **HIDDEN).after("C1:2", "D G3", "D W4")


def test_a_clued_card_that_is_not_the_missing_one_may_hide_a_finesse() -> None:
    table = hidden().after("C2:R")
    assert table.choice() == "P Y2"
    assert table.reasons() == [Code.PLAY_PROMPTED]
    assert Code.READ_BEHIND in table.codes(2)
    table.after("P Y2")
    assert believed(table, "1:R2") == {"R2"}
    assert believed(table, "2:R3") == {"R3"}
    assert table.choice() != "P R3"
    table.after("D G4", "D G4")
    assert table.choice() == "P R2"
    assert table.reasons() == [Code.PLAY_LAYERED]
    table.after("P R2")
    assert table.choice() == "P R3"


def test_level_4_knows_no_hidden_finesses() -> None:
    table = hidden(level=4).after("C2:R", "P Y2")
    assert table.belief("1:R2") != "R2"


def test_a_hidden_finesse_is_given() -> None:
    table = hidden()
    assert table.choice() == "C2:R"
    assert table.reasons() == [Code.CLUE_PLAYS, Code.CLUE_LAYERS, Code.CLUE_PLAYS_LATER]
