"""The page of the protocol says what the schema says, and leaves nothing out."""

import re
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest
from msgspec import Struct, inspect

from hanabi import protocol
from hanabi.game.events import Event
from hanabi.protocol import requests, table_events
from hanabi.protocol.log import What
from hanabi.protocol.messages import FromBrowser, FromServer
from hanabi.protocol.structs import Tagged, Value
from hanabi.site.errors import refusals
from hanabi.site.http import protocol_page
from hanabi.site.http.routes import ROUTES, messages_over_http
from hanabi.site.sockets import CLOSE_CODES
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
        "run `python -m hanabi.site.http.protocol_page docs/protocol.md`"
    )


@pytest.mark.parametrize(
    "kind",
    [FromBrowser, FromServer, What, Event],
    ids=["out", "in", "log", "game"],
)
def test_every_message_is_told(kind: object) -> None:
    assert tags(kind) <= HEADINGS


def test_every_message_over_http_is_told() -> None:
    names = {kind.__name__ for kind in messages_over_http()} - {"TableNow"} | {"table", "Trouble"}
    assert names <= HEADINGS


def schema() -> list[type[Struct]]:
    """Every struct of the schema that is not kept from the wire, from all its modules."""
    modules = [import_module(f"hanabi.protocol.{each.name}") for each in iter_modules(protocol.__path__)]
    found = {kind for module in modules for kind in vars(module).values() if isinstance(kind, type)}
    bases = (Value, Tagged, requests._Asked)
    hidden = (table_events.Created, table_events.Sat, table_events.Started, table_events.Moved)
    inside = (table_events.SeatAsked, table_events.SeatClaimed, table_events.TimedOut, table_events.DealKept)
    met = (table_events.Met, table_events.HabitsMet)  # what the start of a game keeps of people
    left_out = (*bases, *hidden, *inside, *met, table_events.Kept)
    return [kind for kind in found if issubclass(kind, Value) and kind not in left_out]


def test_every_struct_has_a_sentence_and_all_its_fields() -> None:
    assert len(schema()) > 80
    for kind in schema():
        assert (kind.__doc__ or "").strip().endswith((".", "?")), kind
        for field in kind.__struct_fields__:
            assert f"* `{field}`: " in TEXT, (kind, field)


def test_every_refusal_and_every_way_to_close_is_told() -> None:
    for code, text in refusals().items():
        assert f"| `{code}` | {text} |" in TEXT
    for word, close in CLOSE_CODES.items():
        assert f"| {close} | `{word}` |" in TEXT


def test_every_route_is_told() -> None:
    for route in ROUTES:
        assert f"| `{route.method.upper()} {route.path}` |" in TEXT


def test_the_command_writes_a_file_or_says_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["protocol_page", str(tmp_path / "protocol.md")])
    protocol_page.main()
    monkeypatch.setattr("sys.argv", ["protocol_page"])
    protocol_page.main()
    assert (tmp_path / "protocol.md").read_text(encoding="utf-8") == capsys.readouterr().out == TEXT
