"""Which bots there are, and how packages bring more."""

import re
import subprocess
import sys
from importlib.metadata import EntryPoint
from random import Random

import pytest

from hanabi.bots import registry
from hanabi.bots.program import ProgramBot
from hanabi.bots.programs.cautious import CAUTIOUS
from hanabi.bots.random_bot import RandomBot
from hanabi.bots.registry import (
    BUILT_IN,
    GROUP,
    Entry,
    bot_entry,
    bot_names,
    factory,
    make_bot,
    players_text,
)
from hanabi.bots.strength import STRENGTH
from hanabi.rules.errors import BadOptions
from hanabi.rules.options import Options
from tests.pages import ROOT


def bring(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    """Install a package that brings a bot."""

    def installed(*, group: str) -> list[EntryPoint]:
        assert group == GROUP
        return [EntryPoint(name, value, group)]

    monkeypatch.setattr(registry, "entry_points", installed)


def test_the_built_in_bots_are_there() -> None:
    assert set(BUILT_IN) <= set(bot_names())
    assert list(bot_names()) == sorted(bot_names())
    assert isinstance(make_bot("random", Random(1)), RandomBot)


def test_a_name_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(BadOptions, match=r"^'clever' is not a bot: one of .*\brandom\b"):
        make_bot("clever", Random(1))


def test_a_package_can_bring_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch, "guest", "hanabi.bots.random_bot:RandomBot")
    assert "guest" in bot_names()
    assert isinstance(make_bot("guest", Random(1)), RandomBot)


def test_a_built_in_bot_cannot_be_replaced_by_a_package(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch, "random", "no.such:Thing")
    assert factory("random") is RandomBot
    assert bot_names().count("random") == 1


@pytest.mark.parametrize("value", ["no_such_package:Bot", "hanabi.bots.random_bot:NoSuchBot"])
def test_a_bot_that_cannot_be_loaded_is_named(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    bring(monkeypatch, "broken", value)
    with pytest.raises(BadOptions, match=r"^the bot 'broken' cannot be loaded from "):
        make_bot("broken", Random(1))


def test_an_entry_a_program_or_a_factory_may_be_brought(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch, "guest", "tests.bots.test_registry:WATCHER")
    assert bot_entry("guest").players == (4,)
    assert bot_entry("guest").name == "guest"
    bring(monkeypatch, "guest", "hanabi.bots.programs.cautious:CAUTIOUS")
    assert bot_entry("guest").program is CAUTIOUS
    assert isinstance(make_bot("guest", Random(1)), ProgramBot)
    assert bot_entry("guest").module == "hanabi.bots.programs.cautious"
    bring(monkeypatch, "guest", "hanabi.bots.programs.cheat:CHEAT")
    assert bot_entry("guest").cheats
    bring(monkeypatch, "guest", "hanabi.bots.registry:GROUP")
    with pytest.raises(BadOptions, match=r"^the bot 'guest' is 'hanabi.bots': neither a program nor what"):
        bot_entry("guest")


WATCHER = Entry("watcher", RandomBot, players=(4,))


def test_how_a_bot_plays_is_told_in_another_language_rather_than_not_at_all() -> None:
    told = Entry("told", RandomBot, manner={"en": "By chance.", "pl": "Losowo."})
    assert [told.manner_in(language) for language in ("pl", "fi")] == ["Losowo.", "By chance."]
    assert Entry("polish", RandomBot, manner={"pl": "Losowo."}).manner_in("da") == "Losowo."
    assert Entry("mute", RandomBot).manner_in("en") == ""


def test_a_bot_declines_what_it_does_not_know() -> None:
    entry = Entry("narrow", RandomBot, players=(2, 4), supports=lambda options: not options.black)
    entry.check(Options(), 4)
    with pytest.raises(BadOptions, match=r"^narrow plays with 2 or 4 players, not with 3$"):
        entry.check(Options(), 3)
    with pytest.raises(BadOptions, match=r"^narrow does not know the rules of black\+tiles$"):
        entry.check(Options(black=True, tiles=True), 2)


def test_numbers_of_players_in_words() -> None:
    assert [players_text(counts) for counts in [(2,), (2, 3), (2, 3, 4, 5), (2, 4, 5)]] == [
        "2",
        "2 or 3",
        "2 to 5",
        "2 or 4 or 5",
    ]


@pytest.mark.parametrize("source", ["no_such_module:BOT", "hanabi.bots.programs.cautious:NO_SUCH_BOT"])
def test_a_source_that_is_not_there_is_named_when_it_is_needed(source: str) -> None:
    entry = Entry("lost", source)
    assert entry.module == source.partition(":")[0]
    with pytest.raises(BadOptions, match=f"^the bot 'lost' cannot be loaded from {source}: "):
        entry.make(Random(1))


def test_strength_is_told_for_bots_that_are_there() -> None:
    assert set(STRENGTH) <= {*BUILT_IN}
    for name, points in STRENGTH.items():
        if name in BUILT_IN:
            assert set(points) <= set(bot_entry(name).players)
            assert bot_entry(name).strength == points


def test_strength_is_what_the_results_page_says() -> None:
    """If this fails, write the figures of docs/results.md into strength.py."""
    page = (ROOT / "docs" / "results.md").read_text(encoding="utf-8")
    compared = page.partition("## Options: no-empty-clues")[2].partition("\n## ")[0]
    measured: dict[tuple[str, int], tuple[int, float]] = {}
    for section in compared.split("\n### ")[1:]:
        for bot, games, mean in re.findall(r"^\| `(\w+)` \| ([\d,]+) \| ([\d.]+) ", section, re.MULTILINE):
            key, found = (bot, int(section[0])), (int(games.replace(",", "")), float(mean))
            measured[key] = max(measured.get(key, (0, 0.0)), found)
    told = {(bot, count): points for bot, each in STRENGTH.items() for count, points in each.items()}
    assert told == pytest.approx({key: mean for key, (_, mean) in measured.items()}, abs=0.0051)


def test_strong_bots_are_not_loaded_before_they_are_needed() -> None:
    code = (
        "import sys; from random import Random; from hanabi.bots.registry import bot_names, make_bot; "
        "bot_names(); make_bot('random', Random(1)); "
        "assert not [name for name in sys.modules if name.startswith('hanabi.bots.programs')]"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
