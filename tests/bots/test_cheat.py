"""The ceiling: what can be reached by who sees everything."""

from random import Random

import numpy as np
import pytest

from hanabi.bots.loop import play_games
from hanabi.bots.program import ProgramBot
from hanabi.bots.programs.cheat import CHEAT
from hanabi.bots.registry import make_bot
from hanabi.engine.jit import COMPILED
from hanabi.engine.tables import tables
from hanabi.rules.errors import BadOptions
from hanabi.rules.options import Options

only_compiled = pytest.mark.skipif(not COMPILED, reason="hundreds of games")


@only_compiled
@pytest.mark.parametrize(("players", "floor"), [(2, 24.93), (3, 24.98), (4, 24.99), (5, 24.98)])
def test_it_hardly_ever_loses_a_point(players: int, floor: float) -> None:
    rules = tables(Options(empty_clues=False), players)
    results, _ = play_games([CHEAT] * players, rules, np.arange(1, 501))
    assert results["placed"].mean() >= floor
    assert not results["mistakes"].any()


@only_compiled
@pytest.mark.parametrize("options", ["ten-wild+black+tiles", "five-own+black+tiles+expert+announce"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_wins_with_all_expansions(options: str, players: int) -> None:
    rules = tables(Options.parse(options), players)
    results, _ = play_games([CHEAT] * players, rules, np.arange(1, 41))
    assert (results["placed"] == rules.rules.kinds).mean() > 0.9


def test_it_may_not_sit_at_a_table() -> None:
    with pytest.raises(BadOptions, match=r"^cheat sees all cards, which no seat at a table may"):
        ProgramBot(CHEAT)
    with pytest.raises(BadOptions, match=r"^cheat sees all cards"):
        make_bot("cheat", Random(1))
