"""Which bots there are, and what each of them must do."""

from importlib.metadata import EntryPoint
from random import Random

import pytest

from hanabi.bots import registry
from hanabi.bots.bot import Bot
from hanabi.bots.random_bot import RandomBot
from hanabi.bots.registry import BUILT_IN, GROUP, bot_names, factory, make_bot
from hanabi.game.state import State
from hanabi.rules.errors import BadOptions
from hanabi.rules.options import Options


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


@pytest.mark.parametrize("name", bot_names())
@pytest.mark.parametrize(
    "options", ["base", "five-own+expert", "ten-wild+black+tiles+announce", "no-empty-clues"]
)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_bot_plays_every_game_to_its_end(name: str, options: str, players: int) -> None:
    state = State.new(players, Options.parse(options), chance=Random(players))
    bots: list[Bot] = [make_bot(name, Random(seat)) for seat in range(players)]
    while not state.is_over:
        seat = state.on_turn
        move = bots[seat].choose(state.view(seat))
        assert move in state.legal_moves()
        state, events = state.apply(move, seat)
        for other, bot in enumerate(bots):
            for event in events:
                bot.notice(event, state.view(other))
