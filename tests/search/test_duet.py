"""The searching bot for two: it plays as `duo` but where search finds better."""

from random import Random

import pytest

from hanabi.arena import runner
from hanabi.arena.deals import Deals
from hanabi.arena.lineup import parse_lineup
from hanabi.arena.places import Processes
from hanabi.arena.player import player
from hanabi.bots.play import play
from hanabi.bots.programs.duo import DUO
from hanabi.bots.registry import SECONDS_AT_TABLE, bot_entry, make_bot
from hanabi.game.replay import Replay
from hanabi.rules.options import Options
from hanabi.search import duet
from hanabi.search.duet import DuetBot
from tests.games import by_gear
from tests.search.partners import BASE, only_compiled


def test_without_nodes_it_plays_as_duo() -> None:
    for seed in range(by_gear(5, 1)):
        searching = play(lambda chance: DuetBot(chance, nodes=0), BASE, players=2, seed=seed)
        assert searching.moves == play(DUO, BASE, players=2, seed=seed).moves


def test_without_time_it_plays_as_duo() -> None:
    def hurried(chance: Random) -> DuetBot:
        bot = DuetBot(chance)
        bot.move_seconds = 0.0
        return bot

    assert play(hurried, BASE, players=2, seed=4).moves == play(DUO, BASE, players=2, seed=4).moves


def test_it_hurries_at_a_table_and_counts_games_elsewhere() -> None:
    at_table, in_arena = bot_entry("duet").make_for_table(Random(1)), make_bot("duet", Random(1))
    assert isinstance(at_table, DuetBot)
    assert isinstance(in_arena, DuetBot)
    assert at_table.move_seconds == SECONDS_AT_TABLE
    assert in_arena.move_seconds is None


def test_in_a_game_with_tiles_it_plays_as_duo() -> None:
    options = Options.parse("tiles")
    searching = play(DuetBot, options, players=2, seed=1)
    assert searching.moves == play(DUO, options, players=2, seed=1).moves


def test_it_sits_with_duo_and_takes_over_in_the_middle() -> None:
    record = play([lambda chance: DuetBot(chance, nodes=by_gear(100, 0)), DUO], BASE, seed=2)
    state = Replay(record).at(10)
    bot = make_bot("duet", Random(1))
    assert bot.choose(state.view(state.on_turn)) in state.legal_moves()


def test_the_arena_can_let_it_think_longer() -> None:
    thinking = player("duet[nodes=0]").make
    assert play(thinking, BASE, players=2, seed=6).moves == play(DUO, BASE, players=2, seed=6).moves


@only_compiled
def test_two_processes_give_the_same_games_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "CHUNK", 1)
    lineup = parse_lineup("tests.search.partners:quick_duet", 2)
    games = runner.Run((lineup,), 2, BASE, Deals(3), 4)
    here, there = runner.run(games), runner.run(games, place=Processes(2))
    assert [result.played for result in here] == [result.played for result in there]
    assert len(here) == 4


def test_while_nothing_is_compiled_it_plays_as_duo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duet, "is_compiled", lambda: False)
    assert play(DuetBot, BASE, players=2, seed=3).moves == play(DUO, BASE, players=2, seed=3).moves
