import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from hanabi.rules.cards import Card
from hanabi.rules.errors import BadNotation
from hanabi.rules.moves import (
    ClueColor,
    ClueRank,
    Discard,
    Lapse,
    Move,
    Play,
    Rearrange,
    Recycle,
    Salvage,
    Stop,
    parse_move,
)
from hanabi.rules.suits import Color, Suit
from tests.rules.fuzzing import tried
from tests.rules.strategies import moves

B3 = Card(Suit.BLUE, 3)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("C1:R", ClueColor(1, Color.RED)),
        ("C4:M", ClueColor(4, Color.MULTICOLOUR)),
        ("C1:3", ClueRank(1, 3)),
        ("P0", Play(0)),
        ("P12", Play(12)),
        ("P12=K", Play(12, Suit.BLACK)),
        ("D70", Discard(70)),
        ("R:B3", Recycle(B3)),
        ("S:B3", Salvage(B3)),
        ("L", Lapse()),
        ("H1:4,2,0", Rearrange(1, (4, 2, 0))),
        ("X", Stop()),
        ("X2", Stop(2)),
        ("T2", Stop(2, timed_out=True)),
    ],
)
def test_every_kind_of_move_has_its_notation(text: str, move: Move) -> None:
    assert parse_move(text) == move
    assert str(move) == text


@given(moves())
def test_a_move_is_read_back_from_its_notation(move: Move) -> None:
    assert parse_move(str(move)) == move


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " ",
            "P",
            "p12",
            "P 12",
            "P12 ",
            "P12\n",
            "P-1",
            "P1000",
            "P012",
            "P00",
            "P1２",
            "P²",
            "P12=",
            "P12=r",
        ),
        *(
            "C1",
            "C1:",
            "C1:RR",
            "C12:3",
            "C1:33",
            "C-1:3",
            "c1:R",
            "D",
            "D07",
            "D7=R",
            "R:",
            "R:B33",
            "R:b3",
            "S",
        ),
        *("L1", "H1", "H1:", "H1:4,,2", "H1:4,2,", "H1:04", "X22", "XX", "pass", "P" + "9" * 5000),
    ],
)
def test_what_is_not_a_move_is_refused_with_what_is(text: str) -> None:
    with pytest.raises(BadNotation, match="is not a move: write C1:R, C1:3, P12, P12=R, D7, R:B3,") as caught:
        parse_move(text)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("C1:K", "'K' is not a color: one of R"),
        ("C1:0", "a clue names a rank from 1 to 5, not 0"),
        ("C1:6", "a clue names a rank from 1 to 5, not 6"),
        ("P12=Q", "'Q' is not a suit: one of R"),
        ("R:B6", "'B6' is not a card: write a suit and a rank from 1 to 5"),
        ("S:Q1", "'Q' is not a suit: one of R"),
    ],
)
def test_a_move_that_names_nothing_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadNotation, match=reason):
        parse_move(text)


@given(st.text() | st.text(alphabet="CPDRSLHX0123456789:=,WRBYGMK", max_size=8))
@example("P٣")
def test_any_text_has_one_meaning_or_is_bad_notation(text: str) -> None:
    move = tried(parse_move, text, BadNotation)
    assert move is None or str(move) == text
