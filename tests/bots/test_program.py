"""Programs: two functions that are compiled, and sit at a table like every other bot."""

import re
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from hanabi.bots import programs
from hanabi.bots.bot_errors import BrokenBot
from hanabi.bots.program import Program, ProgramBot
from hanabi.engine import playout
from hanabi.engine.jit import COMPILED
from hanabi.game.state import State
from hanabi.rules.errors import BadOptions
from hanabi.rules.moves import ClueRank, Discard, Play

NOTES = np.dtype((np.record, np.dtype([("noticed", np.int64), ("asked", np.int64)], align=True)))


def first_discard(view: Any, rules: Any, memory: Any, seat: int) -> int:
    memory.view(NOTES)[0].asked += 1
    return 0


def any_move(view: Any, rules: Any, memory: Any, seat: int) -> int:
    return playout.random_move(view, rules, 7, int(view.turn))


def count(view: Any, rules: Any, memory: Any, seat: int) -> int:
    memory.view(NOTES)[0].noticed += 1
    return 0


def unknown_words(view: Any, rules: Any, memory: Any, seat: int) -> int:
    return int(view.no_such_field)


def notes(bot: ProgramBot) -> Any:
    return bot._memory.view(NOTES)[0]


def test_it_plays_through_the_door_of_every_bot() -> None:
    state, bot = State.new(3, starter=0, chance=Random(1)), ProgramBot(Program("any", any_move, count, NOTES))
    while not state.is_over:
        move = bot.choose(state.view(state.on_turn))
        assert move in state.legal_moves()
        state, _ = state.apply(move)


def test_an_action_is_noticed_once_however_many_events_it_had() -> None:
    state, bot = State.new(2, starter=0, chance=Random(1)), ProgramBot(Program("any", any_move, count, NOTES))
    state, events = state.apply(Play(state.orders(0)[0]))
    assert len(events) > 1
    for event in events:
        bot.notice(event, state.view(1))
    assert notes(bot).noticed == 1


def test_its_memory_begins_empty_and_is_kept() -> None:
    state, bot = (
        State.new(2, starter=0, chance=Random(1)),
        ProgramBot(Program("d", first_discard, count, NOTES)),
    )
    state = state.play_on([ClueRank(1, 1)])
    assert bot.choose(state.view(1)) == Discard(state.orders(1)[0])
    assert bot.choose(state.view(1)) == Discard(state.orders(1)[0])
    assert notes(bot).asked == 2
    assert notes(ProgramBot(Program("d", first_discard, count, NOTES))).asked == 0


def test_a_move_that_is_not_legal_is_named() -> None:
    bot = ProgramBot(Program("hasty", first_discard, count, NOTES))
    with pytest.raises(BrokenBot, match=r"^hasty chose the move 0, which is not legal: <View of seat 0"):
        bot.choose(State.new(2, starter=0).view(0))


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_a_function_that_cannot_be_compiled_is_named() -> None:
    program = Program("odd", unknown_words, count, NOTES)
    named = r"test_program\.unknown_words cannot be compiled: KeyError: 'no_such_field' \(.*, line \d+: def "
    with pytest.raises(BrokenBot, match=named):
        _ = program.compiled


def test_a_program_that_sees_all_cannot_sit_at_a_table() -> None:
    with pytest.raises(BadOptions, match=r"^seer sees all cards, which no seat at a table may"):
        ProgramBot(Program("seer", any_move, count, NOTES, sees_all=True))


def test_the_built_in_programs_use_only_what_their_compiled_code_is_kept_by() -> None:
    """It is kept by a hash of the engine and of their own folder: a change elsewhere would go unnoticed."""
    imports = re.compile(r"^(?:from|import) (hanabi\S*)", re.MULTILINE)
    for path in Path(programs.__path__[0]).glob("*.py"):
        for module in imports.findall(path.read_text(encoding="utf-8")):
            compiled = module.startswith(("hanabi.engine", "hanabi.bots.programs"))
            assert compiled or module == "hanabi.bots.program", f"{path.name} imports {module}"
