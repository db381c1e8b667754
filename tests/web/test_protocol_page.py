"""The page of the protocol says what the schema says, and leaves nothing out."""

import re
from pathlib import Path

import pytest
from msgspec import inspect

from hanabi.table import shown
from hanabi.web import messages, openapi, protocol_page
from hanabi.web.errors import refusals
from hanabi.web.sockets import CLOSE_CODES
from tests.pages import ROOT

PAGE = ROOT / "docs" / "protocol.md"
TEXT = protocol_page.page()
HEADINGS = set(re.findall(r"^### `(.+)`$", TEXT, re.MULTILINE))


def tags(kind: object) -> set[str]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.UnionType)
    return {str(each.tag) for each in info.types if isinstance(each, inspect.StructType)}


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == TEXT, (
        "run `python -m hanabi.web.protocol_page docs/protocol.md`"
    )


@pytest.mark.parametrize(
    "kind",
    [messages.FromBrowser, messages.FromServer, shown.What, shown.GameEvent],
    ids=["out", "in", "log", "game"],
)
def test_every_message_is_told(kind: object) -> None:
    assert tags(kind) <= HEADINGS


def test_every_message_over_http_is_told() -> None:
    kinds = {kind for route in openapi.ROUTES for kind in (route.body, route.answer) if kind}
    names = {kind.__name__ for kind in kinds} - {"TableNow"} | {"table", "Trouble"}
    assert names <= HEADINGS


def test_every_struct_has_a_sentence_and_all_its_fields() -> None:
    for kind in (
        *(each for each in vars(messages).values() if isinstance(each, type)),
        *vars(shown).values(),
    ):
        if (
            isinstance(kind, type)
            and hasattr(kind, "__struct_fields__")
            and kind.__module__ != "hanabi.table.words"
        ):
            assert (kind.__doc__ or "").strip().endswith((".", "?")), kind
            for field in kind.__struct_fields__:
                assert f"* `{field}`: " in TEXT, (kind, field)


def test_every_refusal_and_every_way_to_close_is_told() -> None:
    for code, text in refusals().items():
        assert f"| `{code}` | {text} |" in TEXT
    for word, close in CLOSE_CODES.items():
        assert f"| {close} | `{word}` |" in TEXT


def test_every_route_is_told() -> None:
    for route in openapi.ROUTES:
        assert f"| `{route.method.upper()} {route.path}` |" in TEXT


def test_the_command_writes_a_file_or_says_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["protocol_page", str(tmp_path / "protocol.md")])
    protocol_page.main()
    monkeypatch.setattr("sys.argv", ["protocol_page"])
    protocol_page.main()
    assert (tmp_path / "protocol.md").read_text(encoding="utf-8") == capsys.readouterr().out == TEXT
