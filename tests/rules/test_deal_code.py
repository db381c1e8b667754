from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanabi.rules.deal import CUTS, Deal
from hanabi.rules.deal_code import SIGNS, from_code, to_code
from hanabi.rules.errors import BadDeal, BadNotation
from hanabi.rules.options import PLAYER_COUNTS, Multicolour, Options
from hanabi.rules.tiles import Tile
from tests.rules.strategies import ALL_OPTIONS

BASE, TILES = Options(), Options(tiles=True)
DEAL = Deal.shuffle(BASE, 3, Random(1), 2)
CODE = to_code(DEAL, BASE)
LARGEST = Options.parse("ten-wild+black+tiles")


@st.composite
def dealt(draw: st.DrawFn) -> tuple[Deal, Options]:
    options = draw(st.sampled_from(ALL_OPTIONS))
    players = draw(st.sampled_from(PLAYER_COUNTS))
    return Deal.shuffle(options, players, Random(draw(st.integers()))), options


@settings(max_examples=60)
@given(dealt())
def test_a_deal_is_read_back_from_its_code(given_deal: tuple[Deal, Options]) -> None:
    deal, options = given_deal
    code = to_code(deal, options)
    assert from_code(code, options) == deal
    assert to_code(from_code(code, options), options) == code


@pytest.mark.parametrize("options", [BASE, TILES, LARGEST], ids=str)
def test_the_first_and_the_last_deal_have_codes_too(options: Options) -> None:
    cards = sorted(options.cards(), key=str)
    tiles = sorted(Tile, key=str) if options.tiles else []
    first = Deal(2, tuple(cards), tuple(tiles), 0, 0)
    last = Deal(5, tuple(cards[::-1]), tuple(tiles[::-1]), CUTS - 1 if options.tiles else 0, 4)
    for deal in (first, last):
        assert from_code(to_code(deal, options), options) == deal


def test_a_code_is_short_and_in_groups() -> None:
    assert all(len(group) <= 6 for group in CODE.split("-"))
    assert len(CODE) < 50
    assert len(to_code(Deal.shuffle(LARGEST, 5, Random(2)), LARGEST)) < 85


def test_a_code_is_read_as_people_type_it() -> None:
    for typed in (
        CODE.lower(),
        CODE.replace("-", ""),
        f" {CODE.replace('-', ' ')}\n",
        CODE.replace("0", "O").replace("1", "l"),
        CODE.replace("0", "o").replace("1", "I"),
    ):
        assert from_code(typed, BASE) == DEAL


@settings(max_examples=60)
@given(dealt(), st.integers(0, 200), st.sampled_from(SIGNS))
def test_one_wrong_sign_is_always_noticed(given_deal: tuple[Deal, Options], place: int, sign: str) -> None:
    deal, options = given_deal
    code = to_code(deal, options)
    place %= len(code)
    if code[place] in (sign, "-"):
        return
    with pytest.raises(BadNotation, match="is not a deal code: a sign is wrong or missing"):
        from_code(code[:place] + sign + code[place + 1 :], options)


def test_two_signs_that_changed_places_are_always_noticed() -> None:
    signs = CODE.replace("-", "")
    for place in range(len(signs) - 1):
        one, other = signs[place], signs[place + 1]
        if one != other:
            with pytest.raises(BadNotation):
                from_code(signs[:place] + other + one + signs[place + 2 :], BASE)


def test_a_missing_sign_is_noticed() -> None:
    signs = CODE.replace("-", "")
    for place in range(len(signs)):
        with pytest.raises(BadNotation):
            from_code(signs[:place] + signs[place + 1 :], BASE)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "a deal code has 1 to 100 signs, unlike ''"),
        ("-- -", "a deal code has 1 to 100 signs"),
        ("A" * 101, "a deal code has 1 to 100 signs"),
        ("ABC!", "'!' is no sign of a deal code: letters and digits only"),
        ("U", "'U' is no sign of a deal code"),
        ("é", "'É' is no sign of a deal code"),
    ],
)
def test_what_is_no_code_is_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(BadNotation) as caught:
        from_code(text, BASE)
    assert str(caught.value).startswith(reason)


@settings(max_examples=100)
@given(st.text(alphabet=SIGNS + "-", max_size=110) | st.text(), st.sampled_from(ALL_OPTIONS))
def test_any_other_text_is_refused_or_is_a_deal(text: str, options: Options) -> None:
    try:
        deal = from_code(text, options)
    except BadNotation:
        return
    assert deal.check(options) is deal


@settings(max_examples=60)
@given(dealt(), st.sampled_from(ALL_OPTIONS))
def test_a_code_is_read_with_the_cards_and_tiles_it_was_made_for(
    given_deal: tuple[Deal, Options], other: Options
) -> None:
    deal, options = given_deal
    code = to_code(deal, options)
    if (options.cards(), options.tiles) == (other.cards(), other.tiles):
        assert from_code(code, other) == deal
    else:
        with pytest.raises(BadNotation, match="is the code of a deal with other cards or tiles than"):
            from_code(code, other)


def test_rules_that_change_no_card_change_no_code() -> None:
    for other in (Options(expert=True), Options(announce=True, empty_clues=False)):
        assert from_code(CODE, other) == DEAL
    own, wild = (Options(multicolour=kind) for kind in (Multicolour.TEN_OWN, Multicolour.TEN_WILD))
    deal = Deal.shuffle(own, 4, Random(3))
    assert to_code(deal, own) == to_code(deal, wild)


def test_a_deal_that_does_not_fit_the_options_has_no_code() -> None:
    with pytest.raises(BadDeal):
        to_code(DEAL, Options(black=True))
    with pytest.raises(BadDeal):
        to_code(DEAL, TILES)


def test_a_number_that_no_deal_has_is_refused() -> None:
    """The signs check each other, but there are not so many decks, or such a starter."""
    for value in range(10**60, 10**60 + 40):
        number = value * 1024
        number += -number % 1021
        signs = ""
        while number:
            number, sign = divmod(number, 32)
            signs = SIGNS[sign] + signs
        with pytest.raises(BadNotation):
            from_code(signs, BASE)
