"""Whole games in the compiled loop: who is shown what, and what is told of a broken bot."""

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from hanabi.bots.bot_errors import BrokenBot
from hanabi.bots.loop import play_games
from hanabi.bots.program import Program
from hanabi.bots.programs.cautious import CAUTIOUS
from hanabi.bots.programs.cheat import CHEAT
from hanabi.engine import playout
from hanabi.engine.jit import COMPILED, compiled
from hanabi.engine.layout import ALL_COMPLETE
from hanabi.engine.tables import tables
from hanabi.rules.options import Options
from tests.games import by_gear

NOTES = np.dtype((np.record, np.dtype([("asked", np.int64)], align=True)))
BASE = Options(empty_clues=False)
SHOWN, HIDDEN = 1, 2


@compiled
def any_legal(view: Any, rules: Any) -> int:
    return playout.random_move(view, rules, 7, int(view.turn))


def wrong_at_third(view: Any, rules: Any, memory: Any, seat: int) -> int:
    notes = memory.view(NOTES)[0]
    notes.asked += 1
    return -5 if notes.asked == 3 else int(rules.color_shift[1])


def blind(view: Any, rules: Any, memory: Any, seat: int) -> int:
    """An illegal move as soon as it is shown what it must not see."""
    shown = int(view.hand[seat, 0]) >= 0 or int(view.deck[int(rules.deck_size) - 1]) >= 0 or view.seed != 0
    return -SHOWN if shown else any_legal(view, rules)


def seeing(view: Any, rules: Any, memory: Any, seat: int) -> int:
    """An illegal move as soon as something is hidden."""
    shown = int(view.hand[seat, 0]) >= 0 and int(view.deck[int(rules.deck_size) - 1]) >= 0
    return any_legal(view, rules) if shown else -HIDDEN


def nothing(view: Any, rules: Any, memory: Any, seat: int) -> int:
    return 0


def test_a_broken_bot_is_named_with_its_seat_move_and_deal() -> None:
    broken = Program("broken", wrong_at_third, nothing, NOTES)
    with pytest.raises(
        BrokenBot, match=r"^broken in seat 1 chose the move -5, .* after 5 moves of the deal 11$"
    ):
        play_games([CAUTIOUS, broken], tables(Options(), 2), [11])


def test_memory_is_empty_when_a_game_begins() -> None:
    counting = Program("counting", count_turns, nothing, NOTES)
    results, _ = play_games([counting] * 2, tables(BASE, 2), range(30))
    assert (results["moves"] > 0).all()


def count_turns(view: Any, rules: Any, memory: Any, seat: int) -> int:
    """An illegal move if it remembers more than this game."""
    notes = memory.view(NOTES)[0]
    if notes.asked != int(view.turn) // 2:
        return -5
    notes.asked += 1
    return any_legal(view, rules)


def test_only_who_declares_it_sees_everything() -> None:
    honest = Program("blind", blind, nothing, NOTES)
    seer = Program("seer", seeing, nothing, NOTES, sees_all=True)
    play_games([honest, seer, honest], tables(BASE, 3), range(20))
    with pytest.raises(BrokenBot, match=r"^blind in seat 0 chose the move -1,"):
        play_games([Program("blind", blind, nothing, NOTES, sees_all=True), honest], tables(BASE, 2), [1])
    with pytest.raises(BrokenBot, match=r"^seer in seat 1 chose the move -2,"):
        play_games([honest, Program("seer", seeing, nothing, NOTES)], tables(BASE, 2), [1])


def test_there_are_as_many_programs_as_seats() -> None:
    with pytest.raises(BrokenBot, match="3 seats need as many bots, not 2"):
        play_games([CAUTIOUS] * 2, tables(BASE, 3), [1])


def test_moves_are_kept_on_demand() -> None:
    results, moves = play_games([CHEAT] * 3, tables(BASE, 3), [1, 2], keep_moves=True)
    assert (results["over"] == ALL_COMPLETE).all()
    assert [len(row) for row in moves] == [moves.shape[1]] * 2
    again, none = play_games([CHEAT] * 3, tables(BASE, 3), [1, 2])
    assert (again == results).all()
    assert none.size == 0


GAMES = """
from hanabi.bots.programs.cautious import CAUTIOUS
from hanabi.bots.programs.cheat import CHEAT
from hanabi.bots.programs.duo import DUO
from hanabi.bots.programs.hat import HAT
from hanabi.bots.loop import play_games
from hanabi.engine.tables import tables
from hanabi.rules.options import Options

for options in ("no-empty-clues", "ten-wild+black+tiles+announce"):
    for program, players in ((CAUTIOUS, 2), (CAUTIOUS, 4), (CHEAT, 3), (DUO, 2), (HAT, 3), (HAT, 5)):
        rules = tables(Options.parse(options), players)
        results, moves = play_games([program] * players, rules, [5], keep_moves=True)
        print(results[0], moves[0, : results[0].moves].tolist())
"""


@pytest.mark.skipif(not COMPILED, reason="compares the compiled games with the others")
def test_uncompiled_the_same_games_are_played() -> None:
    def played(gear: str) -> str:
        surroundings = {**os.environ, "HANABI_COMPILED": gear}
        ran = subprocess.run(
            [sys.executable, "-c", GAMES], env=surroundings, capture_output=True, text=True, check=True
        )
        return ran.stdout

    assert played("0") == played("1") != ""


def test_every_game_comes_to_an_end() -> None:
    results, _ = play_games([CAUTIOUS] * 3, tables(BASE, 3), range(by_gear(50, 1)))
    assert (results["over"] > 0).all()
    assert (results["broken"] == -1).all()
