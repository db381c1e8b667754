"""What is said to people, in their language: the Fluent catalogues, as Python speaks them."""

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING, Literal

from hanabi.rules.languages import FIRST, catalogues, languages

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

# What Python reads, and so what an installed package has; the pages carry the others themselves.
SPOKEN = (
    "bots",
    "commands",
    "deals",
    "descriptions",
    "errors",
    "game",
    "lobby",
    "outside",
    "puzzles",
    "review",
    "terminal",
)

_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
_GAME = "game"  # whose words the other catalogues refer to


class Texts:
    """The texts of one language; a catalogue is read when one of its texts is first asked for."""

    def __init__(self, language: str, english_letters: bool = False) -> None:
        """With `english_letters`, suits keep R Y G W B M K instead of the letters of the language."""
        self.language = language
        self._english_letters = english_letters
        self._read: set[str] = set()

    def say(self, key: str, **values: str | int) -> str:
        """The text of a key: `say("deck-label", count=12)`. Numbers get their plural and their digits."""
        catalogue = self._where.get(key)
        if catalogue is None:
            return f"{key}" if self.language == FIRST else texts(FIRST).say(key, **values)
        for name in (_GAME, catalogue):
            self._need(name)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        said, _ = self._bundle.format_pattern(pattern, values)
        return str(said)

    def knows(self, key: str) -> bool:
        """Whether there is a text of this key."""
        return key in self._where

    def listed(self, words: Sequence[str], how: Literal["standard", "or"] = "standard") -> str:
        """`1, 2 and 4`, or `red 3 or blue 3`."""
        from babel.lists import format_list

        locale = "en_GB" if self.language == "en" else self.language  # no comma before "and"
        return format_list(words, how, locale)

    def decimal(self, number: float, pattern: str = "0.0") -> str:
        """A number as the language writes it: `21.5` or `21,5`."""
        from babel.numbers import format_decimal

        return format_decimal(number, pattern, locale=self.language)

    def letter(self, letter: str) -> str:
        """The letter or two that a suit has in this language, by the one it has in records."""
        return letter if self._english_letters else self._letters[letter]

    @cached_property
    def _letters(self) -> Mapping[str, str]:
        return {letter: self.say("suit-letter", suit=letter) for letter in "RYGWBMK"}

    @cached_property
    def _where(self) -> Mapping[str, str]:
        """In which catalogue each text is."""
        return {key: name for name in SPOKEN for key in _MESSAGE.findall(self._source(name))}

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle  # here, as it takes a while to load and most never speak

        return FluentBundle([self.language], use_isolating=False)

    def _need(self, catalogue: str) -> None:
        if catalogue not in self._read:
            from fluent.runtime import FluentResource

            self._bundle.add_resource(FluentResource(self._source(catalogue)))
            self._read.add(catalogue)

    def _source(self, catalogue: str) -> str:
        return (catalogues() / self.language / f"{catalogue}.ftl").read_text(encoding="utf-8")


@cache
def texts(language: str, english_letters: bool = False) -> Texts:
    """The texts of a language, or of English if it is none of ours."""
    return Texts(language if language in languages() else FIRST, english_letters)


ENGLISH = texts(FIRST)


def say(language: str, key: str, **values: str | int) -> str:
    """The text of a key in a language: `say("da", "invitation-title", name="Ann")`."""
    return texts(language).say(key, **values)


def language_here(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for, as `LANGUAGE=fi:sv` or `LANG=fi_FI.UTF-8`; else English."""
    wished = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    if wished in ("C", "POSIX") or wished.startswith("C."):  # then LANGUAGE counts for nothing, as elsewhere
        return FIRST
    for each in (*environment.get("LANGUAGE", "").split(":"), wished):
        code = re.split(r"[_.@-]", each)[0].lower()
        if code in languages():
            return code
    return FIRST
