"""What Python says: in the language asked for, in plurals, in lists, and never nothing."""

import pytest
from fluent.syntax import ast

from hanabi.rules.languages import languages
from hanabi.texts import ENGLISH, SPOKEN, language_here, say, texts
from tests.locales.catalogues import entries


def test_a_text_is_said_in_its_language_with_its_plural() -> None:
    assert say("en", "deck-label", count=1) == "Deck: 1 card"
    assert say("pl", "deck-label", count=3) == "Talia: 3 karty"
    assert say("pl", "deck-label", count=5) == "Talia: 5 kart"


def test_a_language_that_is_not_there_is_english() -> None:
    assert say("sv", "discard-pile") == ENGLISH.say("discard-pile") == "Discard pile"


def test_lists_are_those_of_the_language() -> None:
    assert ENGLISH.listed(["1", "2", "4"]) == "1, 2 and 4"
    assert texts("fi").listed(["1", "2", "4"]) == "1, 2 ja 4"
    assert texts("da").listed(["rød 3", "blå 3"], "or") == "rød 3 eller blå 3"


@pytest.mark.parametrize("language", languages())
def test_every_catalogue_can_be_spoken(language: str) -> None:
    for catalogue in SPOKEN:
        keys = [entry.id.name for entry in entries(language, catalogue) if isinstance(entry, ast.Message)]
        assert keys
        assert say(language, keys[0]) != keys[0]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fi_FI.UTF-8"}, "fi"),
        ({"LANG": "de"}, "de"),
        ({"LC_ALL": "pl_PL", "LANG": "fi_FI"}, "pl"),
        ({"LC_MESSAGES": "da_DK", "LANG": "fi_FI"}, "da"),
        ({"LANGUAGE": "sv:nl:fi", "LANG": "de_DE"}, "nl"),
        ({"LANGUAGE": "sv", "LANG": "de_DE"}, "de"),
        ({"LANGUAGE": "fi", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "ja_JP.UTF-8"}, "en"),
    ],
)
def test_the_environment_says_which_language(environment: dict[str, str], language: str) -> None:
    assert language_here(environment) == language
