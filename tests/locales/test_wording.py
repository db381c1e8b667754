"""How the texts are worded: plurals, one word for one thing, no English elsewhere, no code without a text."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import get_args

import pytest
from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from hanabi.protocol.messages import GoodbyeCode
from tests.locales.catalogues import LANGUAGES, catalogues, entries, patterns

OTHERS = [language for language in LANGUAGES if language != "en"]
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

WITHOUT_PLURAL = {  # the number stands alone or beside an uninflected word, or is always more than one
    "cards-many",  # five at least
    "count-word",
    "mistakes-label",
    "mistakes-word",
    "review-cause-last-copy",
    "review-cause-mistake",
    "review-cause-no-pace",
    "review-cause-other",
    "review-learn-done",
    "review-learn-number",
    "table-all-tokens",  # eight
    "table-black-costs",
    "table-most",
    "table-of-most",
    "table-pace-brief",
    "tokens-label",
}

# Other numbers that may be one, which no word stands beside unless it is chosen by them.
NUMBERS = {"clues", "discards", "games", "lost", "moves", "plays", "reviewed", "score"}

# Words that a language does not use, for what it has another word for.
OTHER_WORDS = {
    "en": ["colour", "on turn", "watchers", "printed", r"hint\b"],
    "da": ["robot", "ledetråd", "protokol", "notat", "optegnelse", r"trykte?\b", "ved træk", "rammer"],
    "de": ["robot", "kartendeck", r"ablegen\b(?! und)"],
    "nl": [
        "verschik",
        "gedrukt",
        "verder spe",
        "deelcode",
        "gastheer",
        "raakt (?!op)",
        "afleghoek",
        r"\bhints?\b",
    ],
    "fi": ["pöytäkirja", "painet", "laitos", "vihje", "kokonainen ilotulitus", "pitelee"],
    "pl": ["odnośnik", "drukowan", "nazwać", "pieczęć", "karta na wylocie", r"(?<!„)żeton\w* wskazów"],
}

# English words that no other language of ours has, and that are not names of things as they are.
ENGLISH = re.compile(
    r"\b(the|and|your|you|with|this|that|from|cards?|clues?|game|players?|not|which)\b", re.I
)


class _Shown(Visitor):
    """The plain pieces and the choices of a text, and whether a count is shown outside of a choice by it."""

    def __init__(self) -> None:
        self.pieces: list[str] = []
        self.choices: list[tuple[str, list[str]]] = []
        self.bare = False
        self.beside: set[str] = set()  # other numbers, with a word right behind them
        self._by: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        for one, other in pairwise(node.elements):
            match one, other:
                case (
                    ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))),
                    ast.TextElement(value=text),
                ) if name in NUMBERS and name not in self._by and re.match(r" (?!v[ao]n\b)[^\W\d]{3,}", text):
                    self.beside.add(name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.pieces.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        by = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
        keys = [
            each.key.name if isinstance(each.key, ast.Identifier) else each.key.value
            for each in node.variants
        ]
        self.choices.append((by, keys))
        self._by.append(by)
        for variant in node.variants:
            self.visit(variant.value)
        self._by.pop()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.bare |= node.id.name == "count" and "count" not in self._by


def texts(language: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Every text and attribute of a language."""
    for catalogue in catalogues(language):
        for entry in entries(language, catalogue):
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    yield entry.id.name, entry.value
                yield from ((entry.id.name, each.value) for each in entry.attributes)


def words(language: str) -> Iterator[tuple[str, str]]:
    """Every piece of plain text of a language, with its key."""
    for key, pattern in texts(language):
        shown = _Shown()
        shown.visit(pattern)
        yield from ((key, piece) for piece in shown.pieces)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_by_number_has_every_plural_of_the_language(language: str) -> None:
    plural = Locale(language).plural_form
    needed = {plural(number) for number in range(200)}
    lacking = {}
    for key, pattern in texts(language):
        shown = _Shown()
        shown.visit(pattern)
        for by, keys in shown.choices:
            by_plural = (CATEGORIES - {"other"}) & set(keys) or (by == "count" and key not in WITHOUT_PLURAL)
            if not by_plural:
                continue
            missing = needed - set(keys)
            spared = "other" in keys and "other" not in needed  # the default stands for one of them
            if len(missing) > spared:
                lacking[key] = missing
    assert not lacking


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_count_is_never_shown_without_its_plural(language: str) -> None:
    bare = set()
    for key, pattern in texts(language):
        shown = _Shown()
        shown.visit(pattern)
        if (shown.bare and key not in WITHOUT_PLURAL) or shown.beside:
            bare.add(key)
    assert not bare


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_space_stands_before_three_dots(language: str) -> None:
    assert not [key for key, text in words(language) if " …" in text or "..." in text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_one_word_for_one_thing(language: str) -> None:
    unwanted = re.compile("|".join(OTHER_WORDS.get(language, ["(?!)"])), re.IGNORECASE)
    assert not [(key, text) for key, text in words(language) if unwanted.search(text)]


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_of_another_language_is_english(language: str) -> None:
    assert not [(key, text) for key, text in words(language) if ENGLISH.search(text)]


@pytest.mark.parametrize("code", get_args(GoodbyeCode))
def test_every_farewell_has_a_text(code: str) -> None:
    assert f"goodbye-{code}" in patterns("en")
