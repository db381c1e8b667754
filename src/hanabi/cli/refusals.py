"""What a command refuses, told in the reader's language: arguments, files, and games that cannot be read."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hanabi.rules.errors import (
    BadDeal,
    BadNotation,
    BadOptions,
    BadRecord,
    CannotSay,
    HanabiError,
    IllegalMove,
    Unreadable,
)
from hanabi.rules.kebab import kebab
from hanabi.rules.languages import FIRST
from hanabi.texts import ENGLISH, Texts

# Kinds whose sentence is true of each of them; what exactly is wrong follows in the words for programs.
_BY_KIND = (BadDeal, Unreadable, CannotSay, IllegalMove)

_FILE_TROUBLES = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.ENOSPC: "full",
}


class Said(BadNotation):
    """Something typed that cannot be taken, told in the reader's language already."""


class NotRead(BadRecord):
    """A game that could not be read, with the name of its file or link."""

    def __init__(self, source: str, error: BadRecord) -> None:
        super().__init__(source, str(error))
        self.error = error


class NotWritten(BadOptions):
    """A file that cannot be written."""

    def __init__(self, path: Path | None, error: OSError) -> None:
        super().__init__(f"{path} cannot be written: {error.strerror}")
        self.path, self.error = path, error


def refused(why: str, **values: str | int) -> BadOptions:
    """A refusal that has no other words than those of the catalogues."""
    return BadOptions(ENGLISH.say(f"refused-{why}", **values)).because(why, **values)


@contextmanager
def naming(source: str) -> Iterator[None]:
    """Say of which file or link something is refused inside."""
    try:
        yield
    except BadRecord as error:
        raise NotRead(source, error) from error


def refusal(error: HanabiError, texts: Texts) -> str:
    """A refusal in the reader's language; what only programs get wrong stays in the words for them."""
    if isinstance(error, NotRead):
        return f"{error.place}: {refusal(error.error, texts)}"
    if isinstance(error, NotWritten):
        reason = file_trouble(error.error, texts)
        return texts.say("refused-unwritten", path=str(error.path), reason=reason)
    if error.why:
        return texts.say(f"refused-{error.why}", **error.values)
    key = f"error-{kebab(type(error).__name__)}"
    if texts.language == FIRST or not isinstance(error, _BY_KIND) or not texts.knows(key):
        return str(error)
    if isinstance(error, BadRecord) and error.about:
        return texts.say(key, about=error.about)
    return f"{texts.say(key)} ({error})"


def file_trouble(error: OSError, texts: Texts) -> str:
    """Why a file could not be read or written."""
    reason = _FILE_TROUBLES.get(error.errno or 0)
    return texts.say(f"file-{reason}") if reason else str(error.strerror or error)
