"""What stands for a sign where a terminal's encoding does not have it: `+-` for ±, `e` for é, else `?`."""

import codecs
import unicodedata

NAME = "hanabi-plain"  # of the way to go on after a sign that cannot be written
SIGNS = {
    "±": "+-",
    "µ": "u",
    "×": "x",
    "−": "-",
    "–": "-",
    "—": "-",
    "─": "-",
    "…": "...",
    "·": ".",
    "≥": ">=",
    "≤": "<=",
    "“": '"',
    "”": '"',
    "’": "'",
    "ł": "l",
    "Ł": "L",
    "ø": "o",
    "Ø": "O",
    "æ": "ae",
    "Æ": "Ae",
}


def plain(sign: str) -> str:
    """A sign in ASCII."""
    letters = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return SIGNS.get(sign) or letters or "?"


def _go_on(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return "".join(map(plain, error.object[error.start : error.end])), error.end


def register() -> None:
    """Make the way known to streams under its name."""
    codecs.register_error(NAME, _go_on)
