import json
from typing import Any

import pytest
from hypothesis import given

from hanabi.rules.errors import BadRecord
from hanabi.rules.strict_json import MAX_TEXT, JsonValue, found, json_text
from tests.rules.fuzzing import json_values


def read_digit(text: str, *path: str) -> int:
    """The digit at the end of a path into a JSON text."""
    part = JsonValue.read(text)
    for name in path:
        part = part.items()[int(name)] if name.isdecimal() else part.field(name)
    return part.whole(0, 9)


def refusal(text: str, *path: str) -> str:
    with pytest.raises(BadRecord) as caught:
        read_digit(text, *path)
    return str(caught.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1 column 1: this is not JSON: Expecting value"),
        ('{"a": 1,\n "b": }', "line 2 column 7: this is not JSON: Expecting value"),
        ('{"a": 1} x', "line 1 column 10: this is not JSON: Extra data"),
        ("[" * 100_000, "record: is nested far deeper than a record: look at its brackets"),
        ("9" * 5000, "record: holds a number of thousands of digits"),
        (" " * (MAX_TEXT + 1), "record: has 1000001 characters; at most 1000000 are read"),
    ],
    ids=["empty", "hole", "rest", "nested", "digits", "long"],
)
def test_what_is_not_json_is_refused_with_its_line_and_column(text: str, said: str) -> None:
    assert refusal(text) == said


@pytest.mark.parametrize("text", ["true", "null", "1.0", "NaN", "-Infinity", '"1"', "10", "-1"])
def test_only_a_whole_number_in_its_range_is_one(text: str) -> None:
    assert refusal(text) == f"record: expected a whole number from 0 to 9, found {text}"


def test_a_value_deep_inside_is_refused_with_its_place() -> None:
    text = '{"a": [0, {"b": [{"c": false}]}]}'
    assert refusal(text, "a", "1", "b", "0", "c") == (
        "a[1].b[0].c: expected a whole number from 0 to 9, found false"
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[]", "record: expected an object in braces, found a list of 0"),
        ("{}", "a: is missing"),
        ('{"b": 1}', "a: is missing"),
        ('{"a": 1, "c": 1}', 'record: "c" is not known here: one of a, b'),
        ('{"a": 1, "\\ud800\\n": 1}', r'record: "\ud800\n" is not known here: one of a, b'),
        ('{"a": 1, "b": 2, "a": 1}', "a: is there twice: once is right"),
    ],
)
def test_an_object_has_the_needed_fields_once_and_no_unknown_ones(text: str, said: str) -> None:
    with pytest.raises(BadRecord) as caught:
        JsonValue.read(text).fields(("a",), ("b",))
    assert str(caught.value) == said


def test_a_twin_inside_an_inner_object_is_found_too() -> None:
    with pytest.raises(BadRecord, match=r"^a\.b: is there twice"):
        JsonValue.read('{"a": {"b": 1, "b": 1}}').field("a").fields(("b",))


@pytest.mark.parametrize(
    ("read", "said"),
    [
        (JsonValue.text, "expected text in quotes, found 7"),
        (JsonValue.flag, "expected true or false, found 7"),
        (JsonValue.items, "expected a list in brackets, found 7"),
        (lambda value: value.field("a"), "expected an object in braces, found 7"),
    ],
)
def test_a_value_of_another_kind_is_refused_with_what_was_found(read: Any, said: str) -> None:
    with pytest.raises(BadRecord, match=f"^record: {said}$"):
        read(JsonValue(7))


def test_a_list_may_be_too_long() -> None:
    with pytest.raises(BadRecord, match=r"^record: has 3 items; at most 2 are read$"):
        JsonValue([1, 2, 3]).items(most=2)


def test_what_was_found_is_shown_in_the_words_of_json_and_never_at_length() -> None:
    values: list[object] = [None, True, "é", 1.5, {}, [1]]
    assert [found(value) for value in values] == [
        *("null", "true", r'"\u00e9"', "1.5", "an object", "a list of 1")
    ]
    assert len(found("x" * 10**6)) == len(found(10**4000)) == 61


def test_a_field_is_a_line_and_a_long_list_has_ten_items_a_line() -> None:
    text = json_text({"a": {"é": [1]}, "b": list(range(12)), "c": []})
    assert text == (
        '{\n  "a": {"é": [1]},\n  "b": [\n    0, 1, 2, 3, 4, 5, 6, 7, 8, 9,\n    10, 11\n  ],\n  "c": []\n}\n'
    )


@given(json_values)
def test_every_object_that_is_written_is_read_back(value: object) -> None:
    expected = json.loads(json.dumps({"value": value}))
    assert json.dumps(json.loads(json_text({"value": value}))) == json.dumps(expected)
