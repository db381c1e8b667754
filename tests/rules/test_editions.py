import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi.rules.editions import EDITIONS, edition
from hanabi.rules.errors import BadOptions, NotOffered
from hanabi.rules.options import Options
from tests.rules.strategies import ALL_OPTIONS


def test_the_boxes_are_four_printed_ones_and_custom() -> None:
    assert list(EDITIONS) == ["da", "nl", "fi", "pl", "custom"]
    assert all(edition(code).code == code for code in EDITIONS)


@pytest.mark.parametrize(
    ("code", "offered"),
    [
        ("da", {"five-own", "expert", "announce", "house-talk", "no-memory-aid"}),
        ("nl", {"expert", "house-talk", "no-memory-aid"}),
        ("fi", {"five-own", "expert", "announce", "house-talk", "no-memory-aid"}),
        ("pl", {"ten-wild", "black", "tiles", "expert", "house-talk", "no-memory-aid"}),
    ],
)
def test_a_box_offers_what_is_printed_in_it_and_refuses_the_rest(code: str, offered: set[str]) -> None:
    box = edition(code)
    assert set(box.offered_words()) == offered
    for options in ALL_OPTIONS:
        if set(str(options).split("+")) <= offered | {"base"}:
            assert box.check(options) is options
        else:
            with pytest.raises(NotOffered):
                box.check(options)


def test_custom_offers_everything() -> None:
    """R-1104, R-1105."""
    assert all(edition("custom").check(options) is options for options in ALL_OPTIONS)


def test_every_box_takes_empty_clues_and_only_custom_turns_them_off() -> None:
    """R-209."""
    for code in ("da", "nl", "fi", "pl"):
        assert edition(code).options().empty_clues
        with pytest.raises(NotOffered, match="does not offer empty_clues=off"):
            edition(code).options(empty_clues=False)
    assert not edition("custom").options(empty_clues=False).empty_clues


def test_a_refusal_says_what_the_box_has() -> None:
    with pytest.raises(
        NotOffered,
        match="the edition 'nl' does not offer multicolour=five-own: "
        "it has expert, house-talk, no-memory-aid; `custom` has everything",
    ):
        edition("nl").options(multicolour="five-own")


def test_what_is_offered_has_a_name_in_the_language_of_the_box() -> None:
    for box in EDITIONS.values():
        printed = set(box.offered_words()) - {"house-talk", "no-memory-aid", "no-empty-clues"}
        assert set(box.names) == printed
        assert all(box.names.values())


def test_options_of_a_box_are_checked_as_options_too() -> None:
    assert edition("pl").options(black=True) == Options(black=True)
    with pytest.raises(BadOptions, match="'blak' is not an option"):
        edition("pl").options(blak=True)


@given(st.text().filter(lambda text: text not in EDITIONS))
def test_a_box_that_does_not_exist_is_refused_with_those_that_do(code: str) -> None:
    with pytest.raises(BadOptions, match="is not an edition: one of da, nl, fi, pl, custom"):
        edition(code)
