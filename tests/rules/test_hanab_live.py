import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanabi.rules.cards import Card
from hanabi.rules.deal import Deal
from hanabi.rules.errors import BadRecord, CannotSay, NoDeck, OtherOption, OtherPlayers, OtherVariant
from hanabi.rules.hanab_live import VARIANTS, from_hanab_live, to_hanab_live
from hanabi.rules.moves import ClueColor, Move, Play, Rearrange, Recycle, Stop, parse_move
from hanabi.rules.options import Options
from hanabi.rules.record import Record
from hanabi.rules.suits import Color, Suit
from tests.rules.fuzzing import broken, broken_text, json_values, tried
from tests.rules.live_example import GAME, RECORD
from tests.rules.strategies import SAYABLE_OPTIONS, sayable_records


def read(**changed: Any) -> Record:
    return from_hanab_live(json.dumps(GAME | changed))


def refusal(**changed: Any) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        read(**changed)
    return caught.value


def written(record: Record) -> Any:
    return json.loads(to_hanab_live(record))


def game_of(text: str, *moves: Move, starter: int = 0) -> Record:
    options = Options.parse(text)
    deal = Deal.shuffle(options, 3, Random(4), starter)
    return Record(options=options, deal=deal, names=("Ann", "Bo", "Cy"), moves=moves or (Play(0),))


def as_carried(record: Record) -> Record:
    """What the documentation promises to carry."""
    options = replace(record.options, talk=Options().talk, memory_aid=Options().memory_aid)
    return replace(record, options=options, edition="custom", started=None, times=())


# Round trips


def test_the_example_is_read_as_its_record() -> None:
    assert read() == RECORD


def test_the_example_is_written_back_without_its_notes() -> None:
    actions = [{"value": 0} | action for action in GAME["actions"]]
    assert written(RECORD) == {name: GAME[name] for name in ("players", "deck", "options")} | {
        "actions": actions
    }


@settings(max_examples=60)
@given(sayable_records())
def test_a_game_that_hanab_live_can_say_comes_back_the_same(record: Record) -> None:
    text = to_hanab_live(record)
    assert from_hanab_live(text) == as_carried(record)
    assert to_hanab_live(from_hanab_live(text)) == text


def test_every_combination_that_hanab_live_has_a_variant_for_is_written() -> None:
    assert len(SAYABLE_OPTIONS) == 5 * 16
    for options in SAYABLE_OPTIONS:
        record = Record(
            options, Deal.shuffle(options, 2, Random(0)), ("Ann", "Bo"), (Play(0),), edition="custom"
        )
        assert from_hanab_live(to_hanab_live(record)) == as_carried(record)


# What maps to what


@pytest.mark.parametrize(
    ("options", "name", "suits", "colors"),
    [
        ("base", "No Variant", "RYGBW", "RYGBW"),
        ("ten-own", "6 Suits", "RYGBWM", "RYGBWM"),
        ("five-own", "Black (6 Suits)", "RYGBWM", "RYGBWM"),
        ("ten-wild", "Rainbow (6 Suits)", "RYGBWM", "RYGBW"),
        ("black", "White Reversed (6 Suits)", "RYGBWK", "RYGBW"),
    ],
)
def test_suits_and_colors_are_told_by_their_place_in_the_variant(
    options: str, name: str, suits: str, colors: str
) -> None:
    record = game_of(options, *(ClueColor(1, Color.parse(color)) for color in colors))
    game = written(record)
    assert game["options"]["variant"] == name
    assert [action["value"] for action in game["actions"]] == list(range(len(colors)))
    deck = [Card(Suit.parse(suits[card["suitIndex"]]), card["rank"]) for card in game["deck"]]
    assert tuple(deck) == record.deal.deck


def test_the_variants_have_the_numbers_of_hanab_live() -> None:
    assert {variant.name: variant.id for variant in VARIANTS} == {
        "No Variant": 0,
        "6 Suits": 1,
        "Black (6 Suits)": 2,
        "Rainbow (6 Suits)": 3,
        "White Reversed (6 Suits)": 1356,
    }


def test_options_are_written_only_where_they_differ_there() -> None:
    assert written(game_of("no-empty-clues"))["options"] == {"variant": "No Variant"}
    assert written(game_of("expert+house-talk", starter=2))["options"] == {
        "variant": "No Variant",
        "startingPlayer": 2,
        "emptyClues": True,
        "allOrNothing": True,
    }


def test_left_out_options_are_those_of_hanab_live_and_not_ours() -> None:
    """There, empty clues are off unless somebody asks for them (R-209)."""
    fields = {name: value for name, value in GAME.items() if name != "options"}
    assert from_hanab_live(json.dumps(fields)) == RECORD
    assert read(options={}).options == Options(empty_clues=False)
    assert read(options={"emptyClues": True, "allOrNothing": True}).options == Options(expert=True)
    assert read(options={"startingPlayer": 1}).deal.starter == 1


def test_a_stop_is_a_game_over_action() -> None:
    assert written(game_of("base", Stop(2), Stop(2, timed_out=True), Stop()))["actions"] == [
        {"type": 4, "target": 2, "value": 4},
        {"type": 4, "target": 2, "value": 3},
        {"type": 5, "target": -1, "value": 10},
    ]
    for value in range(11):
        stop = Stop(1, timed_out=value == 3)
        assert read(actions=[{"type": 4, "target": 1, "value": value}]).moves == (stop,)
    assert read(actions=[{"type": 4, "target": -1, "value": 6}]).moves == (Stop(),)
    assert read(actions=[{"type": 5, "target": -1, "value": 10}]).moves == (Stop(),)


def test_clocks_notes_ids_and_a_seed_beside_the_deck_are_passed_over() -> None:
    options = {"timed": True, "timeBase": 120, "timePerTurn": 20, "speedrun": True, "deckPlays": False}
    assert read(options=options, id=12345, seed="p2v0s1", characters=[], notes=[[], []]) == RECORD


# Refusals


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        (game_of("tiles"), "hanab.live has no reward tiles"),
        (game_of("announce"), "hanab.live has no color announcements"),
        (
            game_of("five-own+black"),
            "hanab.live has at most six fireworks, and multicolour with black makes seven",
        ),
        (game_of("base", Play(1), Play(2, Suit.RED)), "hanab.live has no way to say P2=R, which is moves[1]"),
        (game_of("base", Rearrange(1, (2, 1))), "hanab.live has no way to say H1:2,1, which is moves[0]"),
        (game_of("base", Recycle(Card(Suit.RED, 1))), "hanab.live has no way to say R:R1, which is moves[0]"),
        (game_of("base", parse_move("L")), "hanab.live has no way to say L, which is moves[0]"),
        (game_of("ten-wild", parse_move("C1:M")), "hanab.live has no way to say C1:M, which is moves[0]"),
        (replace(game_of("base"), moves=()), "hanab.live takes no game without moves"),
    ],
)
def test_what_hanab_live_cannot_say_is_not_written(record: Record, reason: str) -> None:
    with pytest.raises(CannotSay) as caught:
        to_hanab_live(record)
    assert str(caught.value) == reason


def test_a_game_that_tells_only_its_seed_has_no_deck() -> None:
    fields = {key: value for key, value in GAME.items() if key != "deck"} | {"seed": "p2v0s1"}
    with pytest.raises(NoDeck, match=r"^deck: is missing"):
        from_hanab_live(json.dumps(fields))


def test_options_that_change_no_move_are_understood() -> None:
    assert read(options={"cardCycle": True, "deckPlays": True}) == RECORD


def test_a_card_that_was_played_from_the_deck_cannot_be_played_here() -> None:
    actions = [*GAME["actions"], {"type": 0, "target": 49}]
    refused = refusal(actions=actions, options={"deckPlays": True})
    assert isinstance(refused, OtherOption)
    assert (refused.place, refused.about) == ("options.deckPlays", "deckPlays")


def test_a_variant_that_is_not_played_here_is_named() -> None:
    for changed in (
        {"options": {"variant": "Orange (3 Suits)"}},
        {"options": {}, "variant": "Orange (3 Suits)"},
    ):
        refused = refusal(**changed)
        assert isinstance(refused, OtherVariant)
        assert refused.about == "Orange (3 Suits)"


def test_six_players_are_more_than_can_play() -> None:
    refused = refusal(players=list("ABCDEF"))
    assert isinstance(refused, OtherPlayers)
    assert refused.about == "6"


@pytest.mark.parametrize("name", ["players", "actions"])
def test_a_missing_field_is_refused_by_name(name: str) -> None:
    fields = {key: value for key, value in GAME.items() if key != name} | {"seed": "p2v0s1"}
    with pytest.raises(BadRecord, match=f"^{name}: is missing$"):
        from_hanab_live(json.dumps(fields))


@pytest.mark.parametrize(
    ("options", "place", "reason"),
    [
        (
            {"variant": "Prism (5 Suits)"},
            "variant",
            "'Prism (5 Suits)' cannot be played here; these can: No Variant (0), 6 Suits (1)",
        ),
        ({"variant": 0}, "variant", "expected text in quotes, found 0"),
        ({"variant": "6 Suits"}, None, "the deck holds 0 of M1; these options have 3"),
        (
            {"oneExtraCard": True},
            "oneExtraCard",
            "cannot be played here: hands have five cards, or four from",
        ),
        ({"oneLessCard": True}, "oneLessCard", "cannot be played here: hands have five cards, or four from"),
        (
            {"detrimentalCharacters": True},
            "detrimentalCharacters",
            "cannot be played here: there are no characters",
        ),
        ({"deckPlays": 0}, "deckPlays", "expected true or false, found 0"),
        ({"emptyClues": 1}, "emptyClues", "expected true or false, found 1"),
        ({"allOrNothing": None}, "allOrNothing", "expected true or false, found null"),
        ({"startingPlayer": 2}, "startingPlayer", "expected a whole number from 0 to 1, found 2"),
        ({"timed": 1}, "timed", "expected true or false, found 1"),
        (
            {"timeBase": "2 minutes"},
            "timeBase",
            'expected a whole number from 0 to 1000000, found "2 minutes"',
        ),
        (
            {"blindfold": True},
            "",
            '"blindfold" is not known here: one of variant, startingPlayer, emptyClues, ',
        ),
    ],
)
def test_options_that_cannot_be_played_here_are_refused(
    options: dict[str, object], place: str | None, reason: str
) -> None:
    error = refusal(options=options)
    assert error.place == ("deck" if place is None else f"options.{place}" if place else "options")
    assert error.reason.startswith(reason)


@pytest.mark.parametrize(
    ("name", "value", "place", "reason"),
    [
        ("players", ["A", "B", "C", "D", "E", "F"], "players", "Hanabi is for 2 to 5 players, not 6"),
        ("players", ["A", ""], "players[1]", "a name has at least one letter or sign, not ''"),
        ("players", ["A", 1], "players[1]", "expected text in quotes, found 1"),
        ("deck", [], "deck", "the deck holds 0 of B1; these options have 3"),
        ("deck", "R1", "deck", 'expected a list in brackets, found "R1"'),
        (
            "deck",
            [{"suitIndex": 5, "rank": 1}],
            "deck[0].suitIndex",
            "expected a whole number from 0 to 4, found 5",
        ),
        (
            "deck",
            [{"suitIndex": 0, "rank": 7}],
            "deck[0].rank",
            "expected a whole number from 1 to 5, found 7",
        ),
        ("deck", [{"suitIndex": 0}], "deck[0].rank", "is missing"),
        ("actions", [], "actions", "is empty: a game of hanab.live has at least one action"),
        ("actions", [{"type": 0}], "actions[0].target", "is missing"),
        (
            "actions",
            [{"type": 6, "target": 0}],
            "actions[0].type",
            "expected a whole number from 0 to 5, found 6",
        ),
        (
            "characters",
            [{"name": "n/a", "metadata": -1}],
            "characters",
            "cannot be played here: there are no",
        ),
        ("notes", {}, "notes", "expected a list in brackets, found an object"),
        ("id", -1, "id", "expected a whole number from 0 to 9223372036854775807, found -1"),
        ("seed", 1, "seed", "expected text in quotes, found 1"),
        ("colour", 1, "record", '"colour" is not known here: one of players, actions, deck, options, '),
    ],
)
def test_a_wrong_field_is_refused_with_its_place(name: str, value: object, place: str, reason: str) -> None:
    error = refusal(**{name: value})
    assert error.place == place
    assert error.reason.startswith(reason)


@pytest.mark.parametrize(
    ("kind", "target", "value", "place"),
    [
        (0, 50, 0, "target"),
        (0, -1, 0, "target"),
        (0, 0, 1, "value"),
        (1, 50, 0, "target"),
        (1, 5, 1, "value"),
        (2, 2, 0, "target"),
        (2, 1, 5, "value"),
        (2, 1, None, "value"),
        (3, 2, 1, "target"),
        (3, 1, 0, "value"),
        (3, 1, 6, "value"),
        (3, 1, None, "value"),
        (4, 2, 4, "target"),
        (4, -2, 4, "target"),
        (4, 1, 11, "value"),
        (5, 0, 10, "target"),
        (5, -1, 11, "value"),
        (True, 0, 0, "type"),
    ],
)
def test_an_action_names_only_what_exists(kind: int, target: int, value: int | None, place: str) -> None:
    action = {"type": kind, "target": target} | ({} if value is None else {"value": value})
    assert refusal(actions=[action]).place == f"actions[0].{place}"


# Junk


@settings(max_examples=50)
@given(st.data())
def test_a_broken_game_is_refused_or_still_good_but_never_a_surprise(data: st.DataObject) -> None:
    text = json.dumps(data.draw(broken(GAME)))
    record = tried(from_hanab_live, text, BadRecord)
    assert record is None or from_hanab_live(to_hanab_live(record)) == record


@settings(max_examples=50)
@given(broken_text(to_hanab_live(RECORD)) | json_values.map(json.dumps) | st.text())
def test_any_text_is_a_game_or_a_bad_record(text: str) -> None:
    tried(from_hanab_live, text, BadRecord)
