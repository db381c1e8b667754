import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi.rules.errors import BadNotation
from hanabi.rules.suits import BASE_COLORS, BASE_SUITS, Color, Suit
from tests.rules.fuzzing import tried


@pytest.mark.parametrize("kind", [Suit, Color])
def test_every_suit_and_color_is_read_back_from_its_letter_and_its_word(kind: type[Suit | Color]) -> None:
    for member in kind:
        assert kind.parse(str(member)) is member
        assert kind.parse(member.word) is member
        assert kind.parse(member.letter.lower()) is member


def test_the_base_game_has_five_suits_and_their_colors_in_the_order_of_the_learning_environment() -> None:
    """R-103."""
    assert [suit.word for suit in BASE_SUITS] == ["red", "yellow", "green", "white", "blue"]
    assert [color.letter for color in BASE_COLORS] == [suit.letter for suit in BASE_SUITS]


def test_black_is_a_suit_but_no_color() -> None:
    """R-906."""
    assert Suit.parse("K") is Suit.BLACK
    with pytest.raises(BadNotation, match="'K' is not a color: one of R \\(red\\), Y \\(yellow\\)"):
        Color.parse("K")


@pytest.mark.parametrize("text", ["", "Q", "reddish", " R", "R\n", "whıte", "\u212a", "ｒ"])
def test_a_suit_that_does_not_exist_is_refused_with_those_that_do(text: str) -> None:
    with pytest.raises(BadNotation, match=r"is not a suit: one of R .* K \(black\)"):
        Suit.parse(text)


@given(st.text())
def test_any_text_is_a_suit_or_bad_notation(text: str) -> None:
    assert tried(Suit.parse, text, BadNotation) in (None, *Suit)
