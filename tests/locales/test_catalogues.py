"""The texts: complete in every language, all of them used, and every one readable."""

import re
from enum import Enum
from typing import get_args

import pytest
from fluent.syntax import ast

from hanabi.bots.partner.explanations import Code
from hanabi.game import events
from hanabi.rules.outcome import Rating, Reason
from hanabi.rules.tiles import Tile
from hanabi.site.errors import refusals
from hanabi.texts import say
from tests.locales.catalogues import (
    LANGUAGES,
    asked,
    catalogues,
    entries,
    matches,
    patterns,
    variables,
)

OTHERS = [language for language in LANGUAGES if language != "en"]


def keys(language: str) -> set[str]:
    return {name for name in patterns(language) if "." not in name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_read(language: str) -> None:
    for catalogue in catalogues(language):
        junk = [entry.content for entry in entries(language, catalogue) if isinstance(entry, ast.Junk)]
        assert not junk, catalogue


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice(language: str) -> None:
    found = [
        entry.id.name
        for catalogue in catalogues(language)
        for entry in entries(language, catalogue)
        if isinstance(entry, ast.Message | ast.Term)
    ]
    assert len(found) == len(set(found))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files_and_keys(language: str) -> None:
    assert catalogues(language) == catalogues("en")
    for catalogue in catalogues("en"):
        own, english = (
            [entry.id.name for entry in entries(each, catalogue) if isinstance(entry, ast.Message)]
            for each in (language, "en")
        )
        assert sorted(own) == sorted(english), catalogue


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_has_the_same_variables_in_every_language(language: str) -> None:
    different = {
        key: (variables(language, key), variables("en", key))
        for key in keys("en")
        if variables(language, key) != variables("en", key)
    }
    assert not different


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_text_refers_to_exists(language: str) -> None:
    missing = {
        name: lost
        for name, names in patterns(language).items()
        if (lost := names.references - patterns(language).keys())
    }
    assert not missing


def test_every_text_asked_for_exists() -> None:
    missing = [
        (path.name, wanted) for path, wanted in asked() if not any(matches(wanted, key) for key in keys("en"))
    ]
    assert not missing


def test_every_text_is_used() -> None:
    wanted = {wanted for _, wanted in asked()}
    used = {key for key in keys("en") if any(matches(each, key) for each in wanted)}
    while more := {ref.split(".")[0] for key in used for ref in _references(key)} - used:
        used |= more
    assert keys("en") - used == set()


def _references(key: str) -> set[str]:
    parts = [name for name in patterns("en") if name.split(".")[0] == key]
    return set().union(*(patterns("en")[part].references for part in parts))


def test_everything_that_can_happen_has_a_sentence() -> None:
    for event in get_args(events.Event):
        kind = _dashed(event.__name__)
        wanted = {"clued": ["log-clued-color", "log-clued-rank"], "ended": ["ended-points"]}
        assert keys("en").issuperset(wanted.get(kind, [f"log-{kind}"]))


@pytest.mark.parametrize(
    ("words", "form"),
    [(Code, "bot-{value}"), (Tile, "tile-{value}"), (Reason, "ended-{name}"), (Rating, "rating-{name}")],
)
def test_every_word_of_the_game_has_a_text(words: type[Enum], form: str) -> None:
    for word in words:
        assert form.format(value=word.value, name=word.name.lower().replace("_", "-")) in keys("en")


def test_every_refusal_has_a_text() -> None:
    assert keys("en") >= {f"error-{code}" for code in refusals()}


@pytest.mark.parametrize(
    ("language", "count", "expected"),
    [
        ("en", 2, "Ann tells Bo: two red cards (slots 1 and 4)."),
        ("en", 0, "Ann tells Bo: no red cards."),
        ("da", 1, "Ann siger til Bo: et rødt kort (kort 1 and 4)."),
        ("da", 3, "Ann siger til Bo: tre røde kort (kort 1 and 4)."),
        ("nl", 2, "Ann zegt tegen Bo: twee rode kaarten (plekken 1 and 4)."),
        ("de", 0, "Ann sagt Bo: keine rote Karte."),
        ("de", 2, "Ann sagt Bo: zwei rote Karten (Karten 1 and 4)."),
        ("fi", 0, "Ann kertoo: pelaajalla Bo ei ole yhtään punaista korttia."),
        ("fi", 2, "Ann kertoo: pelaajalla Bo on kaksi punaista korttia (kortit 1 and 4)."),
        ("pl", 0, "Ann udziela informacji: Bo nie ma żadnej czerwonej karty."),
        ("pl", 1, "Ann udziela informacji: Bo ma jedną czerwoną kartę (karty 1 and 4)."),
        ("pl", 4, "Ann udziela informacji: Bo ma cztery czerwone karty (karty 1 and 4)."),
        ("pl", 5, "Ann udziela informacji: Bo ma pięć czerwonych kart (karty 1 and 4)."),
    ],
)
def test_a_clue_by_color_is_inflected(language: str, count: int, expected: str) -> None:
    slots = "1 and 4" if count else "none"
    args: dict[str, str | int] = {
        "name": "Ann",
        "to": "Bo",
        "count": count,
        "suit": "R",
        "cost": "token",
        "slots": slots,
        "places": 2,
    }
    assert say(language, "log-clued-color", **args) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Ann says white but plays blue 2: a mistake."),
        ("da", "Ann siger white, men spiller blå 2: en fejl."),
        ("nl", "Ann zegt white, maar speelt de blauwe 2: een fout."),
        ("de", "Ann sagt white an, spielt aber die blaue 2: ein Fehler."),
        ("fi", "Ann ilmoittaa värin (white) mutta pelaa sinisen kakkosen: virhe."),
        ("pl", "Ann zapowiada kolor (white), ale zagrywa niebieską dwójkę: pomyłka."),
    ],
)
def test_a_wrong_announcement_is_told(language: str, expected: str) -> None:
    args: dict[str, str | int] = {"name": "Ann", "suit": "B", "rank": 2, "announced": "wrong"}
    args |= {"said": "white", "slots": "none"}
    assert say(language, "log-failed", **args) == expected


def _dashed(name: str) -> str:
    return re.sub(r"(?<!^)([A-Z])", r"-\1", name).lower()
