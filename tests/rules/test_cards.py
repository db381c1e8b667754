import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi.rules.cards import Card, cards_text, parse_cards
from hanabi.rules.errors import BadNotation
from hanabi.rules.suits import Suit
from tests.rules.fuzzing import HUGE, tried
from tests.rules.strategies import cards


@given(cards)
def test_a_card_is_read_back_from_its_notation(card: Card) -> None:
    assert Card.parse(str(card)) == card


@given(st.lists(cards))
def test_cards_are_read_back_from_their_line(line: list[Card]) -> None:
    assert parse_cards(cards_text(line)) == tuple(line)


def test_a_card_is_written_suit_first() -> None:
    assert str(Card(Suit.BLACK, 5)) == "K5"
    assert Card.parse("m1") == Card(Suit.MULTICOLOUR, 1)
    assert parse_cards("  R1\nB2 ") == (Card(Suit.RED, 1), Card(Suit.BLUE, 2))


@pytest.mark.parametrize("text", ["", "R", "R0", "R6", "R12", "3R", "R²", "R３", "R٣", "R1 "])
def test_what_is_not_a_suit_and_a_rank_is_no_card(text: str) -> None:
    with pytest.raises(BadNotation, match="is not a card: write a suit and a rank from 1 to 5, like R3"):
        Card.parse(text)


def test_a_card_of_no_suit_is_refused_with_the_suits() -> None:
    with pytest.raises(BadNotation, match="'Q' is not a suit: one of R"):
        Card.parse("Q3")


@pytest.mark.parametrize("rank", [0, 6, -1, True, pytest.param(HUGE, id="huge")])
def test_a_rank_is_one_to_five(rank: int) -> None:
    with pytest.raises(BadNotation, match="a rank is 1 to 5, not"):
        Card(Suit.RED, rank)


@given(st.text(max_size=4) | st.text())
def test_any_text_is_a_card_or_bad_notation(text: str) -> None:
    card = tried(Card.parse, text, BadNotation)
    assert card is None or str(card) == text.upper()
