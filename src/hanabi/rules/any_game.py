"""A game from a text in any of the forms we read: our record, the JSON of hanab.live, or one of its links."""

import re
from dataclasses import dataclass

from hanabi.rules.errors import BadRecord, NoDeck, NoGame
from hanabi.rules.hanab_live import from_hanab_live
from hanabi.rules.hanab_live_link import from_link
from hanabi.rules.hanab_live_notes import CardNote, read_notes
from hanabi.rules.record import Record
from hanabi.rules.strict_json import JsonValue, found

LINK = re.compile(
    r"\d{3}[a-zA-Z0-9-]*,[a-zA-Z0-9-]*,[\d-]+|\S+://\S+|\S*replay-json/\S*|\S*replay/\d+\S*", re.ASCII
)


@dataclass(frozen=True, slots=True)
class AnyGame:
    """A game as it was read, with the notes it came with; whether it is one of `hanab_live`."""

    record: Record
    notes: tuple[CardNote, ...] = ()
    hanab_live: bool = False


def parse_any_game(text: str) -> AnyGame:
    """A game from its text, with its notes."""
    if not text.strip():
        raise NoGame("record", "is empty")
    if LINK.fullmatch(text.strip()):
        return AnyGame(from_link(text), hanab_live=True)
    try:
        root = JsonValue.read(text)
    except BadRecord as error:
        raise NoGame(error.place, error.reason) from None
    fields = root.value
    if not isinstance(fields, dict):
        raise NoGame("record", f"expected an object in braces, found {found(fields)}")
    if "format" not in fields and "players" in fields and "actions" not in fields:
        raise NoDeck("actions", "are missing: this tells of a game, but neither its cards nor its moves")
    if "format" not in fields and "players" in fields:
        record = from_hanab_live(text)
        return AnyGame(record, read_notes(root, len(record.names), len(record.deal.deck)), hanab_live=True)
    return AnyGame(Record.from_json(text))


def parse_game(text: str) -> Record:
    """A game from its text: our JSON, that of hanab.live, or one of its links."""
    return parse_any_game(text).record
