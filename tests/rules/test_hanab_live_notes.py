"""What players of hanab.live noted on cards."""

import json
from typing import Any

import pytest

from hanabi.rules.any_game import parse_any_game
from hanabi.rules.errors import BadRecord
from hanabi.rules.hanab_live import from_hanab_live, to_hanab_live
from hanabi.rules.hanab_live_notes import LONGEST_NOTE, CardNote, moments
from tests.rules.live_example import GAME, RECORD


def noted(*notes: list[str]) -> tuple[CardNote, ...]:
    return parse_any_game(json.dumps(GAME | {"notes": list(notes)})).notes


def test_a_note_has_its_seat_and_its_card() -> None:
    assert noted(["", "r1", "  "], ["b5?"]) == (CardNote(0, 1, "r1"), CardNote(1, 0, "b5?"))


def test_a_note_stands_at_the_turn_that_it_names_or_where_its_card_was_drawn() -> None:
    notes = noted(
        ["", "turn 3: f | turn 4: ok", "chop"],
        [""] * 11 + ["late"],
    )
    found = [(moves, note.text) for moves, note in moments(RECORD, notes)]
    assert found == [(2, "turn 3: f | turn 4: ok"), (0, "chop"), (4, "late")]


def test_a_note_of_a_turn_that_never_came_stands_at_the_end() -> None:
    assert moments(RECORD, noted(["turn 99: ?"]))[0][0] == len(RECORD.moves)


def test_notes_behind_the_last_card_are_about_no_card() -> None:
    assert noted([""] * 50 + ["red first"])[0].order is None


def test_notes_show_nothing_that_changes_how_the_rest_is_read() -> None:
    assert noted(["a\nb\u202e"])[0].text == "a b"
    assert len(noted(["x" * 1000])[0].text) == LONGEST_NOTE


@pytest.mark.parametrize("notes", [7, [[], [], []], [[1]], [["x"] * 61]])
def test_notes_that_are_none_are_refused_with_their_place(notes: Any) -> None:
    with pytest.raises(BadRecord, match="notes"):
        parse_any_game(json.dumps(GAME | {"notes": notes}))


def test_notes_go_out_and_come_back() -> None:
    notes = (CardNote(0, 3, "mine"), CardNote(1, 0, "theirs"))
    text = to_hanab_live(RECORD, notes)
    assert parse_any_game(text).notes == notes
    assert from_hanab_live(text) == RECORD
