"""The tables and the JSON of the pages about notation and records say what is true."""

import re

import pytest

from hanabi.rules.cards import RANKS, Card
from hanabi.rules.hanab_live import VARIANTS
from hanabi.rules.moves import parse_move
from hanabi.rules.options import OPTION_NAMES, Options
from hanabi.rules.record import Record
from hanabi.rules.suits import Suit
from hanabi.rules.tiles import Tile
from tests import pages

NOTATION = (pages.ROOT / "docs/notation.md").read_text(encoding="utf-8")
RECORD = (pages.ROOT / "docs/record.md").read_text(encoding="utf-8")


def first_column(page: str, heading: str) -> list[str]:
    """The code in the first column of the first table under a heading."""
    section = page.split(f"\n## {heading}", 1)[1].split("\n## ", 1)[0]
    return re.findall(r"^\| `([^`]+)` \|", section, re.MULTILINE)


def test_the_json_example_is_a_record_as_the_program_writes_it() -> None:
    (text,) = (block.code for block in pages.blocks(RECORD) if block.language == "json")
    record = Record.from_json(text)
    assert record.to_json() == text
    assert {type(move).__name__ for move in record.moves} == {
        *("ClueRank", "Play", "Discard", "Rearrange", "Stop")
    }


def test_the_table_of_suits_has_them_all() -> None:
    letters = first_column(NOTATION, "Cards")
    assert letters == [suit.letter for suit in Suit]
    assert all(Card.parse(f"{letter}{rank}") for letter in letters for rank in RANKS)


def test_the_table_of_options_has_every_word() -> None:
    words = first_column(NOTATION, "Options")
    assert all(str(Options.parse(word)) == word for word in words)
    with pytest.raises(ValueError, match=f"one of base, {', '.join(words)}$"):
        Options.parse("?")


def test_the_table_of_moves_has_every_kind() -> None:
    moves = [parse_move(text) for text in first_column(NOTATION, "Moves")]
    assert {type(move).__name__ for move in moves} == {
        *("ClueColor", "ClueRank", "Play", "Discard", "Recycle", "Salvage", "Lapse", "Rearrange", "Stop")
    }


def test_the_table_of_fields_has_every_field_and_tile() -> None:
    fields = first_column(RECORD, "The JSON form, version 1")
    with pytest.raises(ValueError, match="one of") as caught:
        Record.from_json('{"format": "hanabi-record", "version": 1, "?": 0}')
    assert sorted(fields) == sorted(str(caught.value).split("one of ")[1].split(", "))
    assert all(f"`{name}`" in RECORD for name in (*OPTION_NAMES, *(tile.value for tile in Tile)))


def test_the_table_of_hanab_live_has_every_variant() -> None:
    assert all(f"| `{variant.name}`, number {variant.id} |" in RECORD for variant in VARIANTS)
