"""A game from a text in any of the forms we read: our record, the JSON of hanab.live, or one of its links."""

import re

from hanabi.rules.errors import BadRecord
from hanabi.rules.hanab_live import from_hanab_live
from hanabi.rules.hanab_live_link import from_link
from hanabi.rules.record import Record
from hanabi.rules.strict_json import JsonValue

LINK = re.compile(r"\d{3}[a-zA-Z0-9-]*,[a-zA-Z0-9-]*,[\d-]+|\S+://\S+|\S*replay-json/\S*", re.ASCII)


def parse_game(text: str) -> Record:
    """A game from its text: our JSON, that of hanab.live, or one of its links."""
    if not text.strip():
        raise BadRecord("record", "is empty")
    if LINK.fullmatch(text.strip()):
        return from_link(text)
    value = JsonValue.read(text).value
    if isinstance(value, dict) and "format" not in value and "players" in value:
        return from_hanab_live(text)
    return Record.from_json(text)
