from dataclasses import replace
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from hanabi.rules.any_game import parse_any_game
from hanabi.rules.deal import Deal
from hanabi.rules.errors import BadRecord, CannotSay, LinkByNumber
from hanabi.rules.hanab_live_link import ALPHABET, DEFAULT_NAMES, from_link, to_link
from hanabi.rules.moves import Move, Play, Stop, parse_move
from hanabi.rules.options import Options
from hanabi.rules.record import Record
from hanabi.rules.suits import Suit
from tests.rules.fuzzing import broken_text, tried
from tests.rules.live_example import LINK, RECORD
from tests.rules.strategies import sayable_records

DECK, ACTIONS, VARIANT = LINK.replace("-", "").split(",")


def refusal(text: str) -> str:
    with pytest.raises(BadRecord) as caught:
        from_link(text)
    return str(caught.value)


def game_of(text: str, *moves: Move, starter: int = 0) -> Record:
    options = Options.parse(text)
    deal = Deal.shuffle(options, 2, Random(4), starter)
    return Record(options=options, deal=deal, names=("Ann", "Bo"), moves=moves)


# Round trips


def test_the_example_is_the_same_game_as_its_json() -> None:
    assert from_link(LINK) == RECORD
    assert to_link(RECORD) == LINK


@settings(max_examples=60)
@given(sayable_records(link=True))
def test_a_game_that_a_link_can_say_comes_back_but_for_its_names(record: Record) -> None:
    link = to_link(record)
    carried = replace(
        record,
        options=replace(record.options, talk=Options().talk, memory_aid=Options().memory_aid),
        names=DEFAULT_NAMES[: record.deal.players],
        started=None,
    )
    assert from_link(link) == carried
    assert to_link(from_link(link)) == link
    assert from_link(link.replace("-", "")) == carried


@pytest.mark.parametrize(
    "text",
    [
        LINK.replace("-", ""),
        f"  {LINK}\n",
        f"https://hanab.live/replay-json/{LINK}",
        f"https://hanab.live/shared-replay-json/{LINK}/",
        f"https://hanab.live/shared-replay-json/{LINK}#12",
        f"https://hanab.live/replay-json/{LINK}?dev#12",
        f"/replay-json/{LINK}",
        f"shared-replay-json/{LINK}",
        f"https://hanab.live/replay-json/{LINK.replace(',', '%2C')}",
        f"{LINK},p2v0s1",
        # The same actions with the needless value 0 of plays and discards, and with a wider range of types.
        f"{DECK},031bgaeaffedegeb,0",
    ],
)
def test_a_link_may_be_given_in_other_ways_and_is_written_in_one(text: str) -> None:
    assert from_link(text) == RECORD
    assert to_link(from_link(text)) == LINK


def test_hyphens_stand_after_every_twenty_signs_and_not_at_the_end() -> None:
    assert [len(piece) for piece in LINK.split("-")] == [20, 20, 20, 12]
    sixty = to_link(replace(RECORD, moves=RECORD.moves[:1]))
    assert [len(piece) for piece in sixty.split("-")] == [20, 20, 20]


def test_a_game_without_moves_has_a_link() -> None:
    record = replace(RECORD, moves=())
    assert to_link(record).endswith(",00,0")
    assert from_link(to_link(record)) == record


def test_the_longest_deck_fits_the_alphabet() -> None:
    """A deck of 60 cards has orders to 59; larger decks have seven fireworks and no variant."""
    record = game_of("black+no-empty-clues", Play(59))
    assert len(ALPHABET) == len(set(ALPHABET)) == 62
    assert from_link(to_link(record)).moves == (Play(59),)


def test_the_names_are_those_that_hanab_live_gives() -> None:
    assert from_link(LINK).names == ("Alice", "Bob")
    assert to_link(replace(RECORD, names=("Ann", "Bo"))) == LINK


def test_a_seat_that_ends_the_game_is_carried() -> None:
    record = replace(RECORD, moves=(Stop(1),))
    assert from_link(to_link(record)) == record


# Refusals


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        (
            game_of("base"),
            "a link has no way to say that empty clues are allowed: the JSON form of hanab.live has",
        ),
        (
            game_of("expert+no-empty-clues"),
            "a link has no way to say that the game is expert: the JSON form of hanab.live has",
        ),
        (
            game_of("no-empty-clues", starter=1),
            "a link has no way to say that another seat than 0 starts: the JSON form of hanab.live has",
        ),
        (
            game_of("no-empty-clues", Play(0), Stop()),
            "a link has no way to say X, that all agreed to stop: let a seat say it, as in X0",
        ),
        (game_of("tiles+no-empty-clues"), "hanab.live has no reward tiles"),
        (
            game_of("no-empty-clues", Play(2, Suit.RED)),
            "hanab.live has no way to say P2=R, which is moves[0]",
        ),
        (
            game_of("no-empty-clues", parse_move("H0:1,2")),
            "hanab.live has no way to say H0:1,2, which is moves[0]",
        ),
    ],
)
def test_what_a_link_cannot_say_is_not_written(record: Record, reason: str) -> None:
    with pytest.raises(CannotSay) as caught:
        to_link(record)
    assert str(caught.value) == reason


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "link: expected three parts between commas, found 1 in ''"),
        (
            "https://hanab.live/replay/12345",
            "link: only hanab.live knows its game 12345: take what https://hanab.live/export/12345 shows",
        ),
        ("215,00", "link: expected three parts between commas, found 2 in '215,00'"),
        ("115,00,0", "deck: expected 2 to 6 players, two ranks and letters or digits, found '115'"),
        ("715,00,0", "deck: expected 2 to 6 players, two ranks and letters or digits, found '715'"),
        ("215é,00,0", "deck: expected 2 to 6 players, two ranks and letters or digits, found '215é'"),
        ("207,00,0", "deck: expected ranks from 1 to 5, found 0 to 7"),
        ("215,00,0", "deck: the deck holds 0 of B1; these options have 3"),
        (f"{DECK}Z,00,0", "deck[50].suitIndex: expected a whole number from 0 to 4, found 12"),
        (f"6{DECK[1:]},00,0", "players: Hanabi is for 2 to 5 players, not 6"),
        (f"{DECK},,0", "actions: expected the lowest and highest type, then pairs, found ''"),
        (f"{DECK},03a,0", "actions: expected the lowest and highest type, then pairs, found '03a'"),
        (f"{DECK},30aa,0", "actions: expected the lowest and highest type, then pairs, found '30aa'"),
        (f"{DECK},03aaaZ,0", "actions[1].target: expected a whole number from 0 to 49, found 61"),
        (f"{DECK},03ca,0", "actions[0].value: is missing"),
        (f"{DECK},55aa,0", "actions[0].target: expected a whole number from -1 to -1, found 0"),
        (f"{DECK},99aa,0", "actions[0].type: expected a whole number from 0 to 5, found 9"),
        (
            f"{DECK},00,1465",
            "variant: '1465' cannot be played here; these can: No Variant (0), 6 Suits (1), Black",
        ),
        (f"{DECK},00,", "variant: '' cannot be played here"),
        (f"{DECK},00,٠", "variant: '٠' cannot be played here"),
        (f"{DECK},00,{'9' * 5000}", "variant: '9999"),
        (f"{DECK},00{'aa' * 601},0", "actions: has 601 items; at most 600 are read"),
    ],
    ids=range(22),
)
def test_what_is_not_a_link_is_refused_with_its_place(text: str, said: str) -> None:
    assert refusal(text).startswith(said)
    assert len(refusal(text)) < 300


# Junk


@settings(max_examples=100)
@given(broken_text(LINK) | st.text(alphabet=ALPHABET + ",-/", max_size=100) | st.text())
@example("/" * 1000)
@example("replay-json/")
@example("replay-json/%ff%00,,")
def test_any_text_is_a_link_or_a_bad_record(text: str) -> None:
    record = tried(from_link, text, BadRecord)
    assert record is None or from_link(to_link(record)) == record


@pytest.mark.parametrize(
    "text",
    [
        "https://hanab.live/replay/123",
        "hanab.live/shared-replay/123#17",
        "https://hanab.live/shared-replay/123/4",
        "https://hanab.live/replay/123?turn=4",
    ],
)
def test_a_link_that_only_names_a_number_says_what_to_take_instead(text: str) -> None:
    for read in (from_link, parse_any_game):
        with pytest.raises(LinkByNumber, match=r"https://hanab\.live/export/123 shows$") as caught:
            read(text)
        assert caught.value.about == "123"
