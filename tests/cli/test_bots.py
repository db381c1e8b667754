"""`hanabi bots`: who can play, told from the registry."""

import pytest

from hanabi.bots import registry
from hanabi.bots.random_bot import RandomBot
from hanabi.bots.registry import Entry, bot_entry, bot_names
from hanabi.bots.strength import STRENGTH
from hanabi.rules.languages import languages
from tests.bots.test_registry import bring
from tests.cli.conftest import Run


def test_every_bot_is_listed(hanabi: Run) -> None:
    ran = hanabi("bots")
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert [line.split()[0] for line in lines if not line.startswith(" ")] == list(bot_names())
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("language", languages())
def test_how_it_plays_is_told_in_every_language(hanabi: Run, language: str) -> None:
    told = " ".join(hanabi("bots", "--language", language).out.split())
    for name in bot_names():
        assert bot_entry(name).manner[language] in told


def test_players_strength_and_marks_are_told(hanabi: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(STRENGTH, "cheat", {2: 24.976, 3: 24.995})
    told = hanabi("bots").out
    assert "duo       players: 2\n" in told
    assert "hat       players: 3–5\n" in told
    assert "cheat     players: 2–5, sees all cards\n" in told
    assert (
        "          points on average: 2 players 24.976; 3 players 24.995\n" in told
    )  # never rounded up to a perfect 25


def test_a_language_that_is_not_there_is_refused(hanabi: Run) -> None:
    assert hanabi("bots", "--language", "xx").status == 2


def test_a_bot_without_a_word_about_itself_is_listed_too(
    hanabi: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring(monkeypatch, "guest", "hanabi.bots.random_bot:RandomBot")
    assert "guest     players: 2–5\n" in hanabi("bots").out


def test_a_bot_that_cannot_be_loaded_does_not_hide_the_others(
    hanabi: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring(monkeypatch, "broken", "no_such_package:Bot")
    ran = hanabi("bots")
    assert ran.status == 0
    assert "broken    the bot 'broken' cannot be loaded from" in ran.out
    assert "random" in ran.out


def test_play_declines_before_the_game_starts(hanabi: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = hanabi("play", "--seats", "duo,duo,duo")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "hanabi: duo plays with 2 players, not with 3\n"
    narrow = Entry("narrow", RandomBot, supports=lambda options: not options.black)
    monkeypatch.setitem(registry.BUILT_IN, "narrow", narrow)
    ran = hanabi("play", "--seats", "you,narrow", "--options", "black")
    assert ran.err == "hanabi: narrow does not know the rules of black\n"
    ran = hanabi("play", "--seats", "you,cheat")
    assert ran.err.startswith("hanabi: cheat sees all cards, which no seat at a table may")
