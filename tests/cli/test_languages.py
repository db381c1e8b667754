"""What players meet at the prompt is in their language: results, refusals, and complaints about arguments."""

import re
from pathlib import Path

import pytest

from hanabi.engine.jit import COMPILED
from hanabi.rules.languages import languages
from hanabi.texts import say
from tests.browser.finished import record
from tests.cli.conftest import Run
from tests.locales.test_wording import ENGLISH

OTHERS = languages()[1:]
LINK = "https://hanab.live/replay/123"
# What is typed in every language, and the exact words for programs, which stand in brackets.
TYPED = re.compile(r"[a-z]+(-[a-z]+)+|\byou\b(?= )|[A-Z]{4,}|\(.*: .*\)")

REFUSED = [
    ("play", "--edition", "xx"),
    ("play", "--edition", "nl", "--options", "black"),
    ("play", "--options", "blakc"),
    ("play", "--options", "five-own+ten-own"),
    ("play", "--seats", "you"),
    ("play", "--seats", "you,clever"),
    ("play", "--seats", "duo,duo,duo"),
    ("play", "--seats", "you,cheat"),
    ("play", "--names", "Ann,Bo"),
    ("play", "--names", "Ann,Bo,ann"),
    ("play", "--names", "Ann,,Cy"),
    ("play", "--names", f"Ann,Bo,{'C' * 101}"),
    ("play", "--starter", "7"),
    ("play", "--save", "no/such/folder/g.json"),
    ("play", "--save", "."),
    ("replay", "no-such-file"),
    ("replay", "."),
    ("replay", LINK),
    ("replay", "g.json", "--turn", "999"),
    ("replay", "g.json", "--seat", "zed"),
    ("replay", "bytes.json"),
    ("review", "empty.json"),
    ("rules", "xx"),
    ("deal-check",),
    ("deal-check", "nothing.json"),
    ("deal-check", "--seed", "1", "--turn", "3"),
    ("deal-check", "--seed", "1", "--players", "9"),
    ("puzzles", "--count", "0"),
    ("puzzles", "--players", "x"),
    ("puzzles", "--bots", "hat", "--players", "2"),
    ("play", "--edtion", "da"),
    ("play", "--seed", "many"),
    ("play", "--seed"),
    ("play", "--conventions", "9"),
    ("replay",),
    ("replay", "g.json", "--all", "--turn", "3"),
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the games of these tests are."""
    (tmp_path / "g.json").write_text(record().to_json(), encoding="utf-8")
    (tmp_path / "empty.json").write_text("", encoding="utf-8")
    (tmp_path / "bytes.json").write_bytes(b"{\xff\xfe")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("arguments", REFUSED, ids=" ".join)
def test_a_refusal_is_told_in_every_language(hanabi: Run, arguments: tuple[str, ...]) -> None:
    told = {}
    for language in languages():
        ran = hanabi(*arguments, "--language", language)
        assert (ran.status, ran.out) == (2, "")
        told[language] = ran.err.splitlines()[-1]
    assert len(set(told.values())) == len(told), "each in its own words"
    for language in OTHERS:
        own = TYPED.sub("", told[language])
        assert not ENGLISH.search(own), own


@pytest.mark.parametrize("language", languages())
def test_the_language_of_the_environment_is_spoken_where_none_is_named(
    hanabi: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("LANGUAGE", language)
    assert hanabi("rules").out == hanabi("rules", "--language", language).out
    assert hanabi("play", "--bla").err == hanabi("play", "--bla", f"--language={language}").err


@pytest.mark.parametrize("language", languages())
def test_bots_are_listed_in_every_language(hanabi: Run, language: str) -> None:
    told = hanabi("bots", "--language", language).out
    assert say(language, "bots-explains") in told
    assert say(language, "bots-cheats") in told
    if language != "en":
        assert not ENGLISH.search(told)


@pytest.mark.skipif(not COMPILED, reason="looks at many thousands of positions")
@pytest.mark.parametrize("language", languages())
def test_a_deal_is_checked_in_every_language(hanabi: Run, language: str) -> None:
    ran = hanabi("deal-check", "--seed", "851", "--players", "4", "--quick", "--line", "--language", language)
    verdict = say(language, "check-won", count=0, known=say(language, "picture-of", part="25", whole="25"))
    assert " ".join(ran.out.split()).startswith(f"{verdict} 1. ")
    assert say(language, "check-waiting") in ran.err
    if language != "en":
        assert not ENGLISH.search(ran.out)
