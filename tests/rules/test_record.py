import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanabi.rules.cards import Card
from hanabi.rules.deal import Deal
from hanabi.rules.errors import BadRecord
from hanabi.rules.moves import ClueRank, Discard, Lapse, Move, Play, Rearrange, Recycle, Stop
from hanabi.rules.options import Options
from hanabi.rules.record import MAX_ACTIONS, MAX_MOVES, MAX_REARRANGED, MAX_TIME, Record
from hanabi.rules.seal import Seal
from hanabi.rules.suits import Suit
from tests.rules.fuzzing import HUGE, broken, broken_text, json_values, tried
from tests.rules.strategies import records

NOON = datetime(2026, 11, 15, 12, tzinfo=UTC)
BASE = Record(
    options=Options(),
    deal=Deal.shuffle(Options(), 3, Random(1), 2),
    names=("Ann", "Bo", "Čeněk"),
    moves=(ClueRank(1, 5), Play(3), Discard(12), Stop(0)),
    started=NOON,
    times=(0, 1500, 1500, 90_000),
)
UNTIMED = replace(BASE, started=None, times=())
TILES = Options.parse("ten-wild+black+tiles")
POLISH = Record(
    options=TILES,
    deal=Deal.shuffle(TILES, 2, Random(2), 0),
    names=("Ala", "Ola"),
    moves=(Rearrange(0, (4, 3, 2, 1, 0)), Recycle(Card(Suit.BLACK, 5)), Lapse()),
    edition="pl",
)

NEEDED = ("format", "version", "edition", "options", "names", "starter", "deck", "moves")


def refusal(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        Record.from_json(text)
    return caught.value


def with_field(record: Record, **changed: Any) -> str:
    return json.dumps(json.loads(record.to_json()) | changed)


# Round trips


@settings(max_examples=60)
@given(records())
def test_a_record_is_read_back_from_its_json_and_written_the_same_again(record: Record) -> None:
    text = record.to_json()
    assert Record.from_json(text) == record
    assert Record.from_json(text).to_json() == text


def test_the_json_form_is_readable() -> None:
    assert BASE.to_json().splitlines()[:7] == [
        "{",
        '  "format": "hanabi-record",',
        '  "version": 1,',
        '  "edition": "custom",',
        '  "options": {"multicolour": "none", "black": false, "tiles": false, "expert": false, '
        '"announce": false, "empty_clues": true, "talk": "strict", "memory_aid": true},',
        '  "names": ["Ann", "Bo", "Čeněk"],',
        '  "starter": 2,',
    ]
    assert '"moves": ["C1:5", "P3", "D12", "X0"],\n  "started": "2026-11-15T12:00:00Z",' in BASE.to_json()
    assert '"times": [0, 1500, 1500, 90000]\n}\n' in BASE.to_json()


def test_what_is_not_known_or_not_in_play_is_not_written() -> None:
    written = json.loads(UNTIMED.to_json())
    assert not {"tiles", "cut", "started", "times"} & set(written)
    assert {"tiles", "cut"} <= set(json.loads(POLISH.to_json()))


def test_only_options_that_differ_need_to_be_named() -> None:
    assert Record.from_json(with_field(BASE, options={})) == BASE
    assert Record.from_json(with_field(BASE, options={"expert": True})).options == Options(expert=True)


def test_microseconds_are_kept() -> None:
    record = replace(BASE, started=NOON.replace(microsecond=123456))
    assert Record.from_json(record.to_json()).started == record.started
    assert Record.from_json(with_field(BASE, started="2026-11-15T12:00:00.5Z")).started == NOON.replace(
        microsecond=500_000
    )


def test_times_of_no_moves_may_be_an_empty_list() -> None:
    record = replace(BASE, moves=(), times=())
    assert Record.from_json(with_field(record, times=[])) == record


# The seal


def test_a_seal_is_written_and_read_back() -> None:
    for record in (BASE, POLISH):
        sealed = replace(record, seal=Seal.of(record.deal))
        assert Record.from_json(sealed.to_json()) == sealed
        assert list(json.loads(sealed.to_json())["seal"]) == ["salt", "digest"]
    assert "seal" not in json.loads(BASE.to_json())


def test_a_seal_of_another_deal_is_refused() -> None:
    reason = "seal: does not fit the deal: another deck was published before the first move"
    other = Seal.of(replace(BASE.deal, starter=0))
    with pytest.raises(BadRecord) as caught:
        replace(BASE, seal=other)
    assert str(caught.value) == reason
    text = with_field(BASE, seal={"salt": other.salt, "digest": other.digest})
    assert str(refusal(text)) == reason


@pytest.mark.parametrize(
    ("seal", "place"),
    [
        (5, "seal"),
        ({}, "salt"),
        ({"salt": "ab" * 16}, "digest"),
        ({"salt": "ab" * 16, "digest": "x" * 64}, "seal"),
        ({"salt": "ab", "digest": "0" * 64}, "seal"),
        ({"salt": 7, "digest": "0" * 64}, "salt"),
        ({"salt": "ab" * 16, "digest": "0" * 64, "pepper": ""}, "seal"),
    ],
)
def test_a_broken_seal_is_refused_with_its_place(seal: object, place: str) -> None:
    assert place in refusal(with_field(BASE, seal=seal)).place


# Refusals of the JSON form


@pytest.mark.parametrize("name", NEEDED)
def test_a_missing_field_is_refused_by_name(name: str) -> None:
    fields = json.loads(BASE.to_json())
    del fields[name]
    assert str(refusal(json.dumps(fields))) == f"{name}: is missing"


@pytest.mark.parametrize("name", ["tiles", "cut"])
def test_with_tiles_their_order_and_the_cut_are_needed(name: str) -> None:
    fields = json.loads(POLISH.to_json())
    del fields[name]
    assert str(refusal(json.dumps(fields))) == f"{name}: is missing"


@pytest.mark.parametrize(
    ("name", "value", "place", "reason"),
    [
        ("format", "chess", "format", 'expected "hanabi-record", found "chess"'),
        ("version", 2, "version", "2 is newer than 1, the newest read here: update hanabi"),
        ("version", True, "version", "expected a whole number from 1 to 1, found true"),
        ("version", 0, "version", "expected a whole number from 1 to 1, found 0"),
        ("version", "1", "version", 'expected a whole number from 1 to 1, found "1"'),
        ("edition", "xx", "edition", "'xx' is not an edition: one of da, nl, fi, pl, custom"),
        ("edition", 5, "edition", "expected text in quotes, found 5"),
        ("options", [], "options", "expected an object in braces, found a list of 0"),
        ("options", {"blak": True}, "options", '"blak" is not known here: one of multicolour, black, '),
        ("options", {"black": 1}, "options.black", "black is on (True) or off (False), not 1"),
        ("options", {"talk": "loud"}, "options.talk", "talk is one of strict, house, not 'loud'"),
        ("options", {"black": True}, "deck", "the deck holds 0 of K1; these options have 1"),
        ("options", {"tiles": True}, "tiles", "is missing"),
        ("names", "Ann", "names", 'expected a list in brackets, found "Ann"'),
        ("names", ["Ann"], "names", "Hanabi is for 2 to 5 players, not 1"),
        ("names", ["Ann"] * 6, "names", "Hanabi is for 2 to 5 players, not 6"),
        ("names", ["Ann", 5], "names[1]", "expected text in quotes, found 5"),
        ("names", ["Ann", " "], "names[1]", "a name has at least one letter or sign, not ' '"),
        ("names", ["Ann", "B\n"], "names[1]", r"a name has no control characters, unlike 'B\n'"),
        ("names", ["Ann", "\ud800"], "names[1]", r"a name has no control characters, unlike '\ud800'"),
        ("names", ["a" * 101, "B"], "names[0]", "a name has at most 100 characters; this one has 101"),
        ("starter", 3, "starter", "expected a whole number from 0 to 2, found 3"),
        ("starter", False, "starter", "expected a whole number from 0 to 2, found false"),
        ("starter", 1.0, "starter", "expected a whole number from 0 to 2, found 1.0"),
        ("deck", ["R1"], "deck", "expected text in quotes, found a list of 1"),
        ("deck", "", "deck", "card 1: '' is not a card: write a suit and a rank from 1 to 5, like R3"),
        ("deck", "R1 R6", "deck", "card 2: 'R6' is not a card: write a suit and a rank from 1 to 5"),
        ("deck", "R1  R2", "deck", "card 2: '' is not a card"),
        ("deck", "R1 Q1", "deck", "card 2: 'Q' is not a suit: one of R (red), "),
        ("deck", "R1", "deck", "the deck holds 0 of B1; these options have 3"),
        ("tiles", [], "tiles", "does not belong here without tiles"),
        ("cut", 0, "cut", "does not belong here without tiles"),
        ("moves", "P1", "moves", 'expected a list in brackets, found "P1"'),
        ("moves", ["P1", 7], "moves[1]", "expected text in quotes, found 7"),
        ("moves", ["P1", "Q9"], "moves[1]", "'Q9' is not a move: write C1:R, C1:3, P12, "),
        ("moves", ["P1"] * 18 + ["C1:6"], "moves[18]", "a clue names a rank from 1 to 5, not 6"),
        ("moves", ["C3:1"], "moves[0]", "C3:1 names seat 3: the seats are 0 to 2"),
        ("moves", ["X3"], "moves[0]", "X3 names seat 3: the seats are 0 to 2"),
        ("moves", ["H3:1"], "moves[0]", "H3:1 names seat 3: the seats are 0 to 2"),
        ("moves", ["P50"], "moves[0]", "P50 names the card 50: the cards are 0 to 49"),
        ("moves", ["H1:4,50"], "moves[0]", "H1:4,50 names the card 50: the cards are 0 to 49"),
        ("moves", ["H1:4,4"], "moves[0]", "'H1:4,4' is not a hand: at most 5 cards, each once"),
        ("moves", ["H1:1,2,3,4,5,6"], "moves[0]", "'H1:1,2,3,4,5,6' is not a hand: at most 5 cards"),
        ("moves", ["R:K5"], "moves[0]", "R:K5 names K5, which is not in this deck"),
        ("moves", ["L"] * 601, "moves", "has 601 items; at most 600 are read"),
        ("started", "2026-11-15", "started", "expected a time in UTC like 2026-11-15T20:00:00Z, found "),
        ("started", "2026-11-15T20:00:00+01:00", "started", "expected a time in UTC like "),
        ("started", "2026-02-30T20:00:00Z", "started", "expected a time in UTC like "),
        ("started", "２026-11-15T20:00:00Z", "started", "expected a time in UTC like "),
        ("started", 0, "started", "expected text in quotes, found 0"),
        ("times", [], "times", "0 times for 4 moves: one each, or leave `times` out"),
        ("times", [1, 2, 3], "times", "3 times for 4 moves: one each, or leave `times` out"),
        ("times", [0, 0, 5, 4], "times[3]", "expected a whole number from 5 to 9007199254740991, found "),
        ("times", [0, 0, 5, -4], "times[3]", "expected a whole number from 0 to 9007199254740991, found "),
        ("times", [0, 0, 1.5, 4], "times[2]", "expected a whole number from 0 to 9007199254740991, found "),
        (
            "times",
            [0, 0, float("nan"), 4],
            "times[2]",
            "expected a whole number from 0 to 9007199254740991, found ",
        ),
        ("times", [0, 0, 1, 2**53], "times[3]", "expected a whole number from 0 to 9007199254740991, found "),
        ("colour", "red", "record", '"colour" is not known here: one of format, version, edition, '),
    ],
)
def test_a_wrong_field_is_refused_with_its_place_and_what_would_be_right(
    name: str, value: object, place: str, reason: str
) -> None:
    error = refusal(with_field(BASE if name == "times" else UNTIMED, **{name: value}))
    assert error.place == place
    assert error.reason.startswith(reason)


@pytest.mark.parametrize(
    ("name", "value", "place", "reason"),
    [
        ("tiles", ["token"], "tiles", "these options take each of the six tiles once, not token"),
        ("tiles", ["token", "gold"], "tiles[1]", "'gold' is not a tile: one of token, repair, "),
        ("tiles", ["token"] * 9999, "tiles", "these options take each of the six tiles once, not token, "),
        ("cut", 2**32, "cut", "expected a whole number from 0 to 4294967295, found 4294967296"),
        ("cut", None, "cut", "expected a whole number from 0 to 4294967295, found null"),
        ("moves", ["P71"], "moves[0]", "P71 names the card 71: the cards are 0 to 70"),
        ("edition", "nl", "options.multicolour", "the edition 'nl' does not offer multicolour=ten-wild: "),
        ("edition", "da", "options.multicolour", "the edition 'da' does not offer multicolour=ten-wild: "),
    ],
)
def test_what_comes_with_tiles_is_checked_too(name: str, value: object, place: str, reason: str) -> None:
    error = refusal(with_field(POLISH, **{name: value}))
    assert error.place == place
    assert error.reason.startswith(reason)
    assert len(error.reason) < 200


def test_options_are_refused_one_by_one_if_the_box_does_not_have_them() -> None:
    error = refusal(with_field(BASE, edition="da", options={"expert": True, "empty_clues": False}))
    assert error.place == "options.empty_clues"
    assert "does not offer empty_clues=off: it has five-own, expert, announce" in error.reason


def test_a_recycled_card_comes_back_under_one_number_more() -> None:
    """R-1024."""
    assert Record.from_json(with_field(POLISH, moves=["P70"])).moves == (Play(70),)


def test_times_need_a_start() -> None:
    fields = json.loads(BASE.to_json())
    del fields["started"]
    assert str(refusal(json.dumps(fields))) == "times: count from `started`, which is missing"


def test_a_field_given_twice_is_refused() -> None:
    text = BASE.to_json().replace('"starter": 2,', '"starter": 2,\n  "starter": 2,')
    assert str(refusal(text)) == "starter: is there twice: once is right"
    text = BASE.to_json().replace('"black": false,', '"black": false, "black": true,')
    assert str(refusal(text)) == "options.black: is there twice: once is right"


def test_a_newer_record_is_told_from_a_broken_one() -> None:
    assert refusal(with_field(BASE, version=7, weather="rain", deck=[])).place == "version"
    assert refusal(f'{{"format": "hanabi-record", "version": {"9" * 4000}}}').place == "version"


def test_what_is_not_json_is_refused_with_line_and_column() -> None:
    text = BASE.to_json().replace('"names": [', '"names": ', 1)
    assert refusal(text).place == "line 6 column 23"


# A record made in Python


@pytest.mark.parametrize(
    ("changed", "place", "reason"),
    [
        ({"names": ("Ann", "Bo")}, "names", "the deal is for 3 players, and there are 2 names"),
        ({"names": ("Ann", "Bo", "")}, "names[2]", "a name has at least one letter or sign, not ''"),
        ({"names": ("Ann", "Bo", 5)}, "names[2]", "a name has at least one letter or sign, not 5"),
        ({"edition": "xx"}, "edition", "'xx' is not an edition"),
        ({"options": Options(black=True)}, "deck", "the deck holds 0 of K1; these options have 1"),
        ({"deal": replace(BASE.deal, starter=3)}, "starter", "the starter is a seat from 0 to 2, not 3"),
        ({"deal": replace(BASE.deal, cut=3)}, "cut", "the cut is 0 without tiles, not 3"),
        ({"deal": replace(BASE.deal, players=6)}, "names", "the deal is for 6 players, and there are 3"),
        ({"started": datetime(2026, 11, 15)}, "started", "expected a time in UTC, found 2026-11-15T00:00:00"),
        ({"started": NOON.astimezone(timezone(timedelta(hours=1)))}, "started", "expected a time in UTC, fo"),
        ({"started": None}, "times", "count from `started`, which is missing"),
        ({"times": (1,)}, "times", "1 times for 4 moves: one each, or none"),
        ({"times": (0, 1, 2, True)}, "times[3]", "expected a whole number from 2 to 9007199254740991, "),
        ({"times": (3, 2, 3, 4)}, "times[1]", "expected a whole number from 3 to 9007199254740991, found 2"),
    ],
)
def test_a_record_made_in_python_is_checked_as_well(changed: dict[str, Any], place: str, reason: str) -> None:
    with pytest.raises(BadRecord) as caught:
        replace(BASE, **changed)
    assert caught.value.place == place
    assert caught.value.reason.startswith(reason)


@pytest.mark.parametrize(
    "move",
    ["P1", None, Play(-1), Play(1000), Stop(True), ClueRank(1, 6), ClueRank(12, 1), Stop(-1)],
)
def test_a_move_that_cannot_be_written_is_not_taken(move: Any) -> None:
    with pytest.raises(BadRecord, match=r"^moves\[0\]: .* is not a move|^moves\[0\]: a clue names a rank"):
        replace(BASE, moves=(move,), times=())


def test_numbers_too_long_to_write_are_refused_too() -> None:
    changes: list[dict[str, Any]] = [
        {"times": (0, 0, 0, HUGE)},
        {"deal": replace(BASE.deal, starter=HUGE)},
        {"deal": replace(BASE.deal, cut=HUGE)},
    ]
    for changed in changes:
        with pytest.raises(BadRecord, match="a number of more than 40 digits"):
            replace(BASE, **changed)


def test_the_longest_record_that_can_be_made_can_be_read() -> None:
    rearranged: Move = Rearrange(0, (45, 46, 47, 48, 49))
    record = replace(
        BASE,
        moves=(rearranged,) * MAX_REARRANGED + (Discard(49),) * MAX_ACTIONS,
        times=(MAX_TIME,) * MAX_MOVES,
        names=("\u1e9e" * 100,) * 3,
    )
    assert Record.from_json(record.to_json()) == record
    with pytest.raises(BadRecord, match=r"^moves: there are 601 moves; a record takes at most 600"):
        replace(record, moves=(*record.moves, Discard(49)))
    with pytest.raises(BadRecord, match=r"^moves: hands are rearranged 401 times; at most 400 fit"):
        replace(record, moves=(rearranged,) * (MAX_REARRANGED + 1), times=())


@pytest.mark.parametrize("options", ["base", "ten-wild+black+tiles", "ten-own+black+tiles+announce+expert"])
def test_no_game_has_more_actions_than_a_record_takes(options: str) -> None:
    rules, tiles = Options.parse(options), 6
    played_or_discarded = len(rules.cards()) + 1  # R-1024: one card may come back
    tokens = 8 + played_or_discarded + len(rules.suits) + tiles  # R-1001
    chosen_for_tiles = 2 * tiles
    stopped = 1
    assert played_or_discarded + tokens + chosen_for_tiles + stopped <= MAX_ACTIONS


# Junk


@settings(max_examples=50)
@given(st.data())
def test_a_broken_record_is_refused_or_still_good_but_never_a_surprise(data: st.DataObject) -> None:
    record = data.draw(st.sampled_from([BASE, POLISH]))
    text = json.dumps(data.draw(broken(json.loads(record.to_json()))))
    read = tried(Record.from_json, text, BadRecord)
    assert read is None or Record.from_json(read.to_json()) == read


@settings(max_examples=50)
@given(broken_text(POLISH.to_json()))
def test_a_torn_text_is_refused_or_still_good_but_never_a_surprise(text: str) -> None:
    read = tried(Record.from_json, text, BadRecord)
    assert read is None or Record.from_json(read.to_json()) == read


@settings(max_examples=50)
@given(json_values.map(json.dumps) | st.text())
def test_any_other_text_is_a_bad_record(text: str) -> None:
    assert tried(Record.from_json, text, BadRecord) is None
