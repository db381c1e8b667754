"""The browser's types are written from the schema, and are those that are checked in."""

import enum
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from hanabi.site.http import typescript
from tests.pages import ROOT

CHECKED_IN = ROOT / "frontend" / "src" / "shared" / "messages.ts"


class Suit(enum.Enum):
    RED = "red"
    BLUE = "blue"


class Inner(msgspec.Struct):
    """A part."""

    order: int


class Outer(msgspec.Struct, tag="outer", tag_field="type", omit_defaults=True):
    """Has every kind of field.

    And more to say, which the types leave out.
    """

    inner: Inner
    many: tuple[Inner, ...]
    some: list[Inner | None] = []


def written(kind: Any) -> str:
    return typescript._type(msgspec.inspect.type_info(kind))


def test_the_types_that_are_checked_in_are_those_of_the_schema() -> None:
    hint = "run `python -m hanabi.site.http.typescript frontend/src/shared/messages.ts`"
    assert CHECKED_IN.read_text(encoding="utf-8") == typescript.typescript(), hint


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (str, "string"),
        (int, "number"),
        (float, "number"),
        (bool, "boolean"),
        (None, "null"),
        (Any, "unknown"),
        (msgspec.Raw, "unknown"),
        (str | None, "string | null"),
        (Literal["a", "b's"], r"'a' | 'b\'s'"),
        (Literal[1, 2], "1 | 2"),
        (Suit, "'red' | 'blue'"),
        (tuple[str, ...], "string[]"),
        (list[str | None], "(string | null)[]"),
        (frozenset[int], "number[]"),
        (tuple[int, str], "[number, string]"),
        (dict[str, int], "Record<string, number>"),
        (dict[str, tuple[str, ...]], "Record<string, string[]>"),
        (Inner, "Inner"),
    ],
)
def test_a_kind_of_type_has_its_own_word(kind: Any, text: str) -> None:
    assert written(kind) == text


def test_a_type_that_json_has_no_way_to_say_is_refused() -> None:
    with pytest.raises(TypeError, match="no TypeScript"):
        written(bytes)


def test_a_struct_says_its_tag_and_what_may_be_missing() -> None:
    info = msgspec.inspect.type_info(Outer)
    assert isinstance(info, msgspec.inspect.StructType)
    assert typescript._interface("Outer", info).splitlines() == [
        "/** Has every kind of field. */",
        "export interface Outer {",
        "  type: 'outer';",
        "  inner: Inner;",
        "  many: Inner[];",
        "  some?: (Inner | null)[];",
        "}",
    ]


def test_a_line_that_would_be_too_long_is_parted() -> None:
    short, long = " | ".join("ABC"), " | ".join(f"Kind{number}" for number in range(20))
    assert typescript._long("  what:", "  ", short) == "  what: A | B | C;"
    assert typescript._long("  what:", "  ", long).splitlines()[:2] == ["  what:", "    | Kind0"]
    assert typescript._long("  what:", "  ", f"({long})[]").splitlines()[-1] == "  )[];"
    words = " | ".join(f"'word-{number}-{'x' * 8}'" for number in range(5))
    assert typescript._long("  reason:", "  ", words) == f"  reason: {words};"


def test_the_command_writes_a_file_or_says_the_types(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["typescript", str(tmp_path / "messages.ts")])
    typescript.main()
    monkeypatch.setattr("sys.argv", ["typescript"])
    typescript.main()
    assert (tmp_path / "messages.ts").read_text(encoding="utf-8") == capsys.readouterr().out
