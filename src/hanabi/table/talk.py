"""Whether words may be said now: remarks, reactions, chat, notes, comments and bookmarks."""

from typing import get_args

from hanabi.protocol import table_events
from hanabi.protocol.settings import Nobody
from hanabi.protocol.table_events import TableEvent
from hanabi.rules.phase import Phase
from hanabi.rules.plain_text import plain_text
from hanabi.table.errors import NotAgreed, NotNow, TooMany
from hanabi.table.guards import Person, check_phase, player_of, seat_of
from hanabi.table.table import Table

MAX_NOTES = 100  # notes of a seat, and bookmarks
MAX_COMMENTS = 500


def remark(table: Table, person: Person, remark: table_events.RemarkName) -> TableEvent:
    """A remark from the list."""
    seat = player_of(table, person)
    if table.settings.talk == "strict":
        raise NotAgreed("this table plays by strict talk: clues say everything (R-405)")
    return table_events.Remarked(seat, remark)


def react(table: Table, person: Person, reaction: table_events.Reaction) -> TableEvent:
    """A quick reaction."""
    seat = seat_of(table, person)
    if table.phase is Phase.GATHERING:
        raise NotNow("there is nothing to react to before the cards are dealt")
    if table.phase is Phase.PLAYING:
        if not table.settings.reactions:
            raise NotAgreed("this table plays without reactions")
        if table.settings.talk != "free" and reaction not in get_args(table_events.QuietReaction):
            raise NotAgreed("this table says nothing about the game while it runs")
    return table_events.Reacted(seat, reaction)


def say(table: Table, person: Person, text: str) -> TableEvent:
    """A line of chat."""
    text = _readable(text)
    seat = table.seat_of(person.guest)
    if table.phase is Phase.PLAYING:
        if seat is not None and table.settings.talk != "free":
            raise NotAgreed("this table does not chat during the game")
        if seat is None and isinstance(table.watching, Nobody):
            raise NotAgreed("nobody may watch this table before the end")
    return table_events.Said(seat, person.name, text)


def write_note(table: Table, person: Person, order: int, text: str) -> TableEvent:
    """A note on a card, for oneself."""
    seat = seat_of(table, person)
    check_phase(table, Phase.PLAYING)
    others = sum(note.seat == seat and note.order != order for note in table.notes)
    if text and others >= MAX_NOTES:
        raise TooMany(f"a seat keeps {MAX_NOTES} notes: remove some first")
    return table_events.NoteWritten(seat, order, plain_text(text))


def comment(table: Table, person: Person, moves: int, text: str) -> TableEvent:
    """A comment on a moment of a finished game."""
    check_phase(table, Phase.ENDED)
    assert table.state is not None
    if moves > table.state.move_count:
        raise NotNow("the game has no such moment")
    text = _readable(text)
    if len(table.comments) >= MAX_COMMENTS:
        raise TooMany(f"a table keeps {MAX_COMMENTS} comments")
    return table_events.Commented(table.seat_of(person.guest), person.name, moves, text)


def bookmark(table: Table, person: Person, text: str) -> TableEvent:
    """A moment to come back to."""
    seat = seat_of(table, person)
    check_phase(table, Phase.PLAYING)
    assert table.state is not None
    if sum(mark.seat == seat for mark in table.bookmarks) >= MAX_NOTES:
        raise TooMany(f"a seat keeps {MAX_NOTES} bookmarks")
    return table_events.Bookmarked(seat, table.state.move_count, plain_text(text))


def _readable(text: str) -> str:
    plain = plain_text(text)
    if not plain.strip():
        raise NotAgreed("there is nothing to read in that")
    return plain
