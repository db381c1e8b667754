"""What the editions offer, told from their own tables."""

import re

import pytest

from hanabi.cli.rules import Told
from hanabi.rules.editions import EDITIONS
from hanabi.rules.languages import languages
from hanabi.rules.options import Options
from hanabi.texts import texts
from tests.cli.conftest import Run

WORDS = EDITIONS["custom"].offered_words()


def test_every_edition_has_one_line(hanabi: Run) -> None:
    lines = hanabi("rules").out.splitlines()
    assert [line.split()[0] for line in lines[: len(EDITIONS)]] == list(EDITIONS)
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("code", EDITIONS)
@pytest.mark.parametrize("language", languages())
def test_an_edition_tells_what_it_offers_and_refuses(hanabi: Run, code: str, language: str) -> None:
    box, ran = EDITIONS[code], hanabi("rules", code, "--language", language)
    assert ran.status == 0
    assert max(map(len, ran.out.splitlines())) <= 80
    offered = re.findall(r"^  ([a-z-]+)(?::|$)", ran.out, re.MULTILINE)
    assert tuple(offered) == box.offered_words()
    own = [texts(language).say(f"option-{word}") for word in box.names]
    for name in own if code == "custom" else (*box.names.values(), *own):
        assert name in ran.out, "the box's words, and the reader's"
    refused = ran.out.rpartition("--options")[2]
    if code != "custom":
        assert all(word in refused for word in WORDS if word not in offered)


@pytest.mark.parametrize("code", EDITIONS)
def test_the_games_it_suggests_can_be_played(hanabi: Run, code: str) -> None:
    suggested = re.findall(r"^  hanabi (play .*)$", hanabi("rules", code).out, re.MULTILINE)
    assert len(suggested) == 2
    for arguments in suggested:
        ran = hanabi(*arguments.split())
        assert (ran.status, ran.err) == (0, "")


@pytest.mark.parametrize("language", languages())
def test_every_option_has_a_sentence(language: str) -> None:
    for word in WORDS:
        assert str(Options.parse(word)) == word
        assert Told(texts(language)).meaning(word).endswith(".")


def test_an_edition_that_is_not_there_is_refused(hanabi: Run) -> None:
    ran = hanabi("rules", "xx")
    assert (ran.status, ran.err) == (2, "hanabi: 'xx' is not an edition: one of da, nl, fi, pl, custom\n")
