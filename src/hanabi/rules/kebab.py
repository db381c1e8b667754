"""A class's name as the word that stands for it outside: on the wire, in stores and catalogues."""

import re


def kebab(name: str) -> str:
    """`NoteWritten` as `note-written`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
