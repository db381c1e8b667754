from collections import Counter
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi.rules.cards import Card
from hanabi.rules.errors import BadOptions
from hanabi.rules.options import Multicolour, Options, Talk, check_players, hand_size
from hanabi.rules.suits import BASE_COLORS, Color, Suit
from tests.rules.fuzzing import HUGE, json_values, tried
from tests.rules.strategies import ALL_OPTIONS


def test_all_combinations_of_options_are_different_and_read_back_from_both_forms() -> None:
    assert len(set(ALL_OPTIONS)) == 512
    for options in ALL_OPTIONS:
        assert Options.parse(str(options)) == options
        assert Options.from_dict(options.to_dict()) == options


def test_the_short_form_names_only_what_differs_from_the_base_game() -> None:
    assert str(Options()) == "base"
    assert str(Options(black=True, expert=True)) == "black+expert"
    assert Options.parse("ten-wild, black tiles") == Options(Multicolour.TEN_WILD, black=True, tiles=True)
    assert Options.parse("no-empty-clues+house-talk+no-memory-aid") == Options(
        empty_clues=False, talk=Talk.HOUSE, memory_aid=False
    )
    assert Options.parse("") == Options.parse("base") == Options()


def test_left_out_options_have_their_default() -> None:
    assert Options.from_dict({"multicolour": "five-own"}) == Options(Multicolour.FIVE_OWN)


def test_two_multicolour_rules_exclude_each_other() -> None:
    """R-818."""
    with pytest.raises(BadOptions, match="five-own and ten-wild exclude each other: choose one"):
        Options.parse("five-own+ten-wild")


def test_an_option_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(BadOptions, match=r"'blak' is not an option: one of base, five-own, .*no-memory-aid"):
        Options.parse("blak")
    with pytest.raises(BadOptions, match="'emptyClues' is not an option: one of multicolour, black, tiles,"):
        Options.from_dict({"emptyClues": True})


@pytest.mark.parametrize("value", [1, None, "on", [True]])
def test_an_option_is_on_or_off(value: object) -> None:
    with pytest.raises(BadOptions, match="black is on \\(True\\) or off \\(False\\), not "):
        Options.from_dict({"black": value})


@pytest.mark.parametrize("value", ["six-own", 5, None, Talk.HOUSE])
def test_a_multicolour_rule_is_one_of_four(value: object) -> None:
    with pytest.raises(BadOptions, match="multicolour is one of none, five-own, ten-wild, ten-own, not "):
        Options.from_dict({"multicolour": value})


@given(st.text())
def test_any_text_is_options_or_bad_options(text: str) -> None:
    tried(Options.parse, text, BadOptions)


@given(
    st.dictionaries(st.text() | st.sampled_from(["black", "talk", "multicolour"]), json_values, max_size=3)
)
def test_any_json_object_is_options_or_bad_options(values: dict[str, object]) -> None:
    with suppress(BadOptions):
        Options.from_dict(values)


@pytest.mark.parametrize(
    ("text", "cards", "fireworks", "best"),
    [
        ("base", 50, 5, 25),
        ("five-own", 55, 6, 30),
        ("ten-wild", 60, 6, 30),
        ("ten-own", 60, 6, 30),
        ("black", 60, 6, 25),
        ("five-own+black", 65, 7, 30),
        ("ten-wild+black", 70, 7, 30),
        ("ten-wild+black+tiles+expert+announce", 70, 7, 30),
    ],
)
def test_cards_fireworks_and_best_score_follow_from_the_suits(
    text: str, cards: int, fireworks: int, best: int
) -> None:
    """R-103, R-801, R-811, R-901, R-805, R-817, R-909."""
    options = Options.parse(text)
    assert (len(options.cards()), len(options.suits), options.max_score) == (cards, fireworks, best)


def test_a_suit_has_three_ones_one_five_and_two_of_the_rest() -> None:
    """R-103."""
    assert [Options().copies(Card(Suit.RED, rank)) for rank in range(1, 6)] == [3, 2, 2, 2, 1]


def test_black_is_mirrored() -> None:
    """R-902."""
    assert [Options(black=True).copies(Card(Suit.BLACK, rank)) for rank in range(1, 6)] == [1, 2, 2, 2, 3]


def test_five_own_has_one_of_each() -> None:
    """R-801."""
    options = Options.parse("five-own")
    assert [options.copies(Card(Suit.MULTICOLOUR, rank)) for rank in range(1, 6)] == [1] * 5


def test_cards_of_suits_not_in_play_stay_in_the_box() -> None:
    """R-106."""
    assert Options().copies(Card(Suit.MULTICOLOUR, 1)) == Options().copies(Card(Suit.BLACK, 5)) == 0


@pytest.mark.parametrize("options", ALL_OPTIONS[::16])
def test_the_cards_in_play_are_every_card_as_often_as_it_exists(options: Options) -> None:
    counted = Counter(options.cards())
    assert all(options.copies(card) == count for card, count in counted.items())
    assert {card.suit for card in counted} == set(options.suits)


def test_multicolour_may_be_named_only_where_it_is_a_color_of_its_own() -> None:
    """R-213, R-802, R-813."""
    named = {rule: Color.MULTICOLOUR in Options(rule).colors for rule in Multicolour}
    assert named == {
        Multicolour.NONE: False,
        Multicolour.FIVE_OWN: True,
        Multicolour.TEN_WILD: False,
        Multicolour.TEN_OWN: True,
    }


@pytest.mark.parametrize("color", BASE_COLORS)
def test_a_color_touches_its_suit_and_wild_multicolour_but_never_black(color: Color) -> None:
    """R-208, R-803, R-812, R-905."""
    touched = {rule: _touched(Options(rule, black=True), color) for rule in Multicolour}
    own = {Suit.parse(color.letter)}
    assert touched[Multicolour.TEN_WILD] == own | {Suit.MULTICOLOUR}
    assert touched[Multicolour.NONE] == touched[Multicolour.FIVE_OWN] == touched[Multicolour.TEN_OWN] == own


def _touched(options: Options, color: Color) -> set[Suit]:
    return {suit for suit in options.suits if options.touches(color, suit)}


def test_hands_have_five_cards_up_to_three_players_and_four_beyond() -> None:
    """R-108."""
    assert [hand_size(players) for players in (2, 3, 4, 5)] == [5, 5, 4, 4]


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 7, True, pytest.param(HUGE, id="huge")])
def test_fewer_than_two_or_more_than_five_players_are_refused(players: int) -> None:
    """R-101."""
    with pytest.raises(BadOptions, match="Hanabi is for 2 to 5 players, not "):
        check_players(players)
