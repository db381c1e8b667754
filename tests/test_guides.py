"""The two guides name only what is there, and every room of the house."""

import re

import pytest

from tests.pages import ROOT

GUIDES = ("docs/architecture.md", "docs/extending.md")
PATH = re.compile(r"`((?:src|frontend|locales|tests|benchmarks|docs|examples)(?:/[\w.-]+)*)`")
NAME = re.compile(r"\*\*`(src/[\w./]+\.py)`\*\*, `([\w.]+)`")


def paths(guide: str) -> list[str]:
    return PATH.findall((ROOT / guide).read_text(encoding="utf-8"))


@pytest.mark.parametrize("guide", GUIDES)
def test_every_path_of_a_guide_is_there(guide: str) -> None:
    named = paths(guide)
    assert len(named) > 20
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_every_name_that_a_step_stops_at_is_in_its_file() -> None:
    stops = NAME.findall((ROOT / GUIDES[0]).read_text(encoding="utf-8"))
    assert len(stops) > 5
    for path, name in stops:
        source = (ROOT / path).read_text(encoding="utf-8")
        for part in name.split("."):
            assert re.search(rf"\b(?:def|class) {part}\b", source), (path, name)


def test_every_room_is_in_the_table_of_rooms() -> None:
    rooms = {
        path.parent.relative_to(ROOT).as_posix() for path in (ROOT / "src" / "hanabi").rglob("__init__.py")
    }
    assert rooms - {"src/hanabi"} <= set(paths(GUIDES[0]))


def test_the_steps_of_the_second_guide_are_numbered() -> None:
    text = (ROOT / GUIDES[1]).read_text(encoding="utf-8")
    for section in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        assert re.search(r"^1\. .+?^2\. ", section, re.MULTILINE | re.DOTALL), section.splitlines()[0]
