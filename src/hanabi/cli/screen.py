"""Where text is shown and lines are typed: a terminal, a file or a pipe."""

import os
import re
import shutil
import sys
import textwrap
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

from hanabi.game.board import Board
from hanabi.game.picture import columns, picture, short_name, symbols_fit
from hanabi.texts import ENGLISH, Texts

USUAL_WIDTH = 80
WIDEST = 100  # longer lines are hard to read

_FIRST_COLUMN = re.compile(r" \S.{0,30}?\s{2,}(?=\S)")  # a word or two, with a gap behind
_CLEAR = "\x1b[H\x1b[2J"
_OTHER_SCREEN, _FIRST_SCREEN = "\x1b[?1049h", "\x1b[?1049l"


class Screen:
    """Shows and asks; knows whether there are colors, symbols and a screen to clear."""

    def __init__(self, color: str = "auto", texts: Texts = ENGLISH) -> None:
        """`color` is auto, always or never."""
        self.texts = texts
        self.is_terminal = sys.stdout.isatty()
        self.is_typed = sys.stdin is not None and sys.stdin.isatty()
        self.obeys_codes = self.is_terminal and os.environ.get("TERM", "dumb") != "dumb"
        allowed = self.obeys_codes and not os.environ.get("NO_COLOR")
        self.color = color == "always" or (color == "auto" and allowed)
        self.symbols = symbols_fit(sys.stdout.encoding)
        if self.is_typed and self.is_terminal:
            _edit_lines()

    @property
    def width(self) -> int:
        """How wide a line may be; a terminal may change its size at any time."""
        columns = shutil.get_terminal_size((USUAL_WIDTH, 24)).columns if self.is_terminal else USUAL_WIDTH
        return min(columns, WIDEST)

    def names(self, names: Sequence[str]) -> tuple[str, ...]:
        """Players' names as they are shown."""
        return tuple(short_name(name, self.symbols) for name in names)

    def show(self, text: str = "") -> None:
        """Show lines as they are; one that is too long goes on below, beside its first column."""
        for line in text.splitlines() or [""]:
            print(line if columns(line) <= self.width else self._hanging(line))

    def _hanging(self, line: str) -> str:
        first = _FIRST_COLUMN.match(line)
        if first is None or columns(first[0]) > self.width // 2:
            return wrapped(line, self.width, "", "   ")
        indent = " " * columns(first[0])
        return first[0] + wrapped(line[first.end() :], self.width, indent, indent).lstrip()

    def tell(self, key: str, **values: str | int) -> None:
        """Show a text of the catalogues."""
        self.say(self.texts.say(key, **values))

    def say(self, text: str, indent: str = " ") -> None:
        """Show a sentence, in as many lines as it takes."""
        print(wrapped(text, self.width, indent, indent + "  "))

    def draw(self, board: Board, names: Sequence[str]) -> None:
        """Show the table."""
        print(
            picture(
                board,
                names,
                color=self.color,
                width=self.width,
                symbols=self.symbols,
                texts=self.texts,
            )
        )

    def ask(self, prompt: str) -> str:
        """A line typed by somebody; EOFError when there are no more."""
        if sys.stdin is None:
            raise EOFError
        line = input(prompt)
        if not self.is_typed:
            print(line)  # so that what is read afterwards makes sense
        return line.strip()

    def clear(self) -> None:
        """An empty screen; where nobody looks, an empty line."""
        if self.obeys_codes:
            print(_CLEAR, end="")
        else:
            print("\n" * (shutil.get_terminal_size().lines if self.is_terminal or self.is_typed else 0))

    @contextmanager
    def apart(self) -> Iterator[None]:
        """A screen of its own, of which nothing can be scrolled back to."""
        if not self.obeys_codes:
            yield
            return
        print(_OTHER_SCREEN, end="", flush=True)
        try:
            yield
        finally:
            print(_FIRST_SCREEN, end="", flush=True)


def wrapped(text: str, width: int, first: str = "", next_lines: str = "") -> str:
    """A sentence in lines of at most this width; words and paths stay whole."""
    return textwrap.fill(
        text,
        width,
        initial_indent=first,
        subsequent_indent=next_lines,
        break_on_hyphens=False,
        break_long_words=False,
    )


def _edit_lines() -> None:
    """Arrow keys at the prompt, where Python has them."""
    with suppress(ImportError):
        import readline  # noqa: F401
