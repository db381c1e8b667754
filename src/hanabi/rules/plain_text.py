"""Text of strangers that stays where it is shown: it neither turns a line around nor grows over others."""

from unicodedata import category, normalize

MOST_MARKS = 3  # on one letter: more than any language writes
_JOINERS = "\u200c\u200d"  # within words of some languages, and within pictures of several people
# Letters and marks that look like nothing at all; control signs and those that turn a line around are no
# printable ones to Python.
_LOOKS_EMPTY = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


def plain_text(text: str, keep: str = _JOINERS) -> str:
    """The text on one line, without signs that cannot be seen or change how what follows is read."""
    seen: list[str] = []
    marks = 0
    for sign in normalize("NFC", text):
        marks = marks + 1 if category(sign) in ("Mn", "Me") else 0
        if sign.isspace():
            seen.append(" ")
        elif sign in keep or (sign.isprintable() and sign not in _LOOKS_EMPTY and marks <= MOST_MARKS):
            seen.append(sign)
    return normalize("NFC", "".join(seen))


def plain_name(name: str) -> str:
    """A name the same way, without anything at all that cannot be seen."""
    return " ".join(plain_text(name, keep="").split())
