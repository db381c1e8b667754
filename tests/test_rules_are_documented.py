"""Every rule that code or tests name by its id is told in docs/rules.md, once."""

import re
from pathlib import Path

import pytest

from hanabi import EDITIONS, Multicolour, Options
from hanabi.rules.options import PLAYER_COUNTS, hand_size
from tests import pages

ID = re.compile(r"\bR-\d{3,4}\b")
ENTRY = re.compile(r"^\* \*\*(R-\d{3,4})\*\* ", re.MULTILINE)
RULES = (pages.ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
ENTRIES = ENTRY.findall(RULES)


def citing(folder: str) -> list[Path]:
    """The sources under `folder` that may name a rule."""
    return sorted((pages.ROOT / folder).rglob("*.py"))


@pytest.mark.parametrize("path", [*citing("src"), *citing("tests"), *pages.PAGES], ids=pages.name)
def test_every_rule_cited_has_an_entry(path: Path) -> None:
    unknown = set(ID.findall(path.read_text(encoding="utf-8"))) - set(ENTRIES)
    assert not unknown, f"{pages.name(path)} cites {', '.join(sorted(unknown))}: not in docs/rules.md"


def test_every_rule_has_one_entry() -> None:
    assert len(ENTRIES) >= 150
    assert sorted(ENTRIES) == sorted(set(ENTRIES))


def test_the_entries_are_in_order() -> None:
    numbers = [int(entry.removeprefix("R-")) for entry in ENTRIES]
    assert numbers == sorted(numbers)


def test_an_id_that_opens_a_line_is_an_entry() -> None:
    """An entry written in another form would not be counted."""
    assert re.findall(r"^\W*(R-\d{3,4})\*\*", RULES, re.MULTILINE) == ENTRIES


def deck_row(options: Options) -> str:
    """What the table of decks must say of these options."""
    deck, fireworks = len(options.cards()), len(options.suits)
    left = " / ".join(str(deck - players * hand_size(players)) for players in PLAYER_COUNTS)
    scores = f"{'−5' if options.black else '0'} to {options.max_score}"
    return f" {deck} | {left} | {fireworks} | {scores} | {fireworks - 1} |"


@pytest.mark.parametrize("black", [False, True])
@pytest.mark.parametrize("multicolour", Multicolour)
def test_the_table_of_decks_is_right(multicolour: Multicolour, black: bool) -> None:
    table = RULES.split("## Decks and score ranges")[1].split("## Editions")[0]
    options = Options(multicolour=multicolour, black=black)
    rows = [row for row in table.splitlines() if row.endswith(deck_row(options))]
    words = {"base"} if options == Options() else set(str(options).split("+"))
    assert any(words <= set(re.findall(r"[a-z-]+", row.split("|")[1])) for row in rows)


@pytest.mark.parametrize("code", [code for code in EDITIONS if code != "custom"])
def test_the_table_of_editions_has_their_names(code: str) -> None:
    table = RULES.split("## Editions")[1]
    assert f"`{code}`" in table
    assert all(name in table for name in EDITIONS[code].names.values())
