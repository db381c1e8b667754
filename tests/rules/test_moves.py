from collections.abc import Callable

import numpy as np
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
    check_is_move,
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


@pytest.mark.parametrize(
    ("kind", "parts", "reason"),
    [
        (Play, ("3",), "the order of a card is a whole number, not '3'"),
        (Play, (None,), "the order of a card is a whole number, not None"),
        (Play, (True,), "the order of a card is a whole number, not True"),
        (
            Play,
            (
                3,
                "R",
            ),
            "a play announces a suit, like Suit.RED, or nothing, not 'R'",
        ),
        (
            Play,
            (
                3,
                Color.RED,
            ),
            "a play announces a suit, like Suit.RED, or nothing, not <Color.RED",
        ),
        (Discard, (2.0,), "the order of a card is a whole number, not 2.0"),
        (
            ClueColor,
            (
                "1",
                Color.RED,
            ),
            "the seat that a clue goes to is a whole number, not '1'",
        ),
        (
            ClueColor,
            (
                1,
                "R",
            ),
            "a clue names a color, like Color.RED, not 'R'",
        ),
        (
            ClueColor,
            (
                1,
                Suit.RED,
            ),
            "a clue names a color, like Color.RED, not <Suit.RED",
        ),
        (
            ClueRank,
            (
                1,
                "3",
            ),
            "the rank that a clue names is a whole number, not '3'",
        ),
        (
            ClueRank,
            (
                1,
                3.0,
            ),
            "the rank that a clue names is a whole number, not 3.0",
        ),
        (Recycle, ("B3",), r"a tile recycles a card, like Card.parse\('B3'\), not 'B3'"),
        (Salvage, (None,), r"a tile salvages a card, like Card.parse\('B3'\), not None"),
        (
            Rearrange,
            (
                0,
                3,
            ),
            r"a hand is the orders of its cards, like \(4, 2, 0\), not 3",
        ),
        (
            Rearrange,
            (
                0,
                "34",
            ),
            r"a hand is the orders of its cards, like \(4, 2, 0\), not '34'",
        ),
        (
            Rearrange,
            (
                0,
                (1, "2"),
            ),
            "the order of a card is a whole number, not '2'",
        ),
        (
            Rearrange,
            (
                None,
                (1, 2),
            ),
            "the seat that rearranges its hand is a whole number, not None",
        ),
    ],
)
def test_a_part_of_the_wrong_kind_is_refused_when_a_move_is_made_of_it(
    kind: Callable[..., Move], parts: tuple[object, ...], reason: str
) -> None:
    with pytest.raises(BadNotation, match=reason):
        kind(*parts)


def test_whole_numbers_of_numpy_are_taken_as_numbers() -> None:
    move = Play(np.int8(12))  # type: ignore[arg-type]
    assert (move, type(move.order), str(move)) == (Play(12), int, "P12")
    assert ClueRank(np.int64(1), np.uint8(3)) == ClueRank(1, 3)  # type: ignore[arg-type]
    with pytest.raises(BadNotation, match=r"is a whole number, not np\.True_"):
        Play(np.True_)  # type: ignore[arg-type]


def test_a_hand_given_as_a_list_is_a_value_all_the_same() -> None:
    move = Rearrange(0, [2, 1, 0])  # type: ignore[arg-type]
    assert move == Rearrange(0, (2, 1, 0))
    assert hash(move) == hash(Rearrange(0, (2, 1, 0)))


@pytest.mark.parametrize(
    ("thing", "reason"),
    [
        ("P0", "'P0' is a text, not a move: read it with parse_move first"),
        (None, r"None is not a move, such as Play\(12\) or parse_move\('P12'\)"),
        (7, "7 is not a move"),
        (Play, "is not a move"),
    ],
)
def test_what_is_not_a_move_at_all_is_told_so(thing: object, reason: str) -> None:
    with pytest.raises(BadNotation, match=reason):
        check_is_move(thing)
