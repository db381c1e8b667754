"""How values are written for stores and sockets: small frozen structs, told apart by a `type`."""

import re

import msgspec


def kebab(name: str) -> str:
    """A class's name as the word that stands for it outside: `NoteWritten` becomes `note-written`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Value(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A value that is what its fields are."""


class Word(Value, frozen=True, tag_field="type", tag=kebab):
    """One of several kinds of values, with its kind in `type`."""
