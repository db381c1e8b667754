"""What went wrong in a bot, told with the file and the line of its own code."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import dropwhile
from linecache import getline
from pathlib import Path
from traceback import walk_tb
from types import FrameType

from hanabi.engine.jit import PACKAGE
from hanabi.rules.errors import HanabiError


class BrokenBot(HanabiError):
    """A bot did what no bot may, such as a move that is not legal; the message says what, and where."""


@contextmanager
def blaming(who: str) -> Iterator[None]:
    """Whatever a bot raises inside becomes a `BrokenBot` that says who it was, and where."""
    try:
        yield
    except Exception as error:
        raise BrokenBot(f"{who}: {told(error)}") from error


def told(error: BaseException) -> str:
    """An error in one line: `IndexError: tuple index out of range (my_bots.py, line 7: return hand[9])`."""
    if isinstance(error, BrokenBot):
        return str(error)
    if isinstance(error, SyntaxError) and error.filename and error.lineno:
        return f"{type(error).__name__}: {error.msg}{_at(error.filename, error.lineno)}"
    own_words = isinstance(error, HanabiError) or not isinstance(error, Exception)
    words = " ".join(str(error).split())
    what = words if own_words else ": ".join(filter(None, (type(error).__name__, words)))
    return what + _place(error)


def told_without_words(error: BaseException) -> str:
    """The same for a log, which holds no card: an error's own words may."""
    return str(error) if isinstance(error, BrokenBot) else type(error).__name__ + _place(error)


def told_at(what: str, file: str, line: int) -> str:
    """The same for somebody who knows where it was."""
    return what + _at(file, line)


def _place(error: BaseException) -> str:
    """The innermost line of the bot's own code on the way to an error; nothing if it was none of it."""
    theirs = list(dropwhile(lambda step: _is_ours(step[0]), walk_tb(error.__traceback__)))
    if theirs:
        bot = _package(theirs[0][0])
        frame, line = [step for step in theirs if _package(step[0]) == bot][-1]
        return _at(frame.f_code.co_filename, line)
    return ""


_BUILT_IN = {PACKAGE / "bots" / folder for folder in ("programs", "partner", "learned")}


def _is_ours(frame: FrameType) -> bool:
    """Whether it asks or imports a bot, and is not the bot itself."""
    file = frame.f_code.co_filename
    folders = Path(file).parents
    if PACKAGE in folders:
        return _BUILT_IN.isdisjoint(folders)
    return file.startswith("<frozen") or _package(frame) == "importlib"


def _package(frame: FrameType) -> str:
    """Whose code it is; compiled functions leave frames that know their file only."""
    return str(frame.f_globals.get("__name__", frame.f_code.co_filename)).partition(".")[0]


def _at(file: str, line: int) -> str:
    text = getline(file, line).strip()
    return f" ({_short(file)}, line {line}{f': {text}' if text else ''})"


def _short(file: str) -> str:
    """A path as one sees it from the current folder."""
    try:
        return str(Path(file).relative_to(os.getcwd()))
    except (ValueError, OSError):
        return file
