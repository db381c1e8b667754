"""The hat player that plays its moves out: better than `hat`, and in step with its partners all the same."""

import numpy as np
import pytest

from hanabi.bots import program
from hanabi.bots.loop import play_games
from hanabi.bots.programs import hat
from hanabi.bots.programs.choir import CHOIR
from hanabi.engine import entries
from hanabi.engine.jit import COMPILED
from hanabi.engine.layout import STATE
from hanabi.engine.records import Int64s
from hanabi.engine.tables import tables
from hanabi.rules.options import Options

NO_EMPTY_CLUES = Options(empty_clues=False)

only_compiled = pytest.mark.skipif(not COMPILED, reason="plays as `hat` there")


def hard_deals(players: int) -> tuple[Int64s, float]:
    """Some deals on which `hat` misses points, and what it gets there on average."""
    results, _ = play_games([hat.HAT] * players, tables(NO_EMPTY_CLUES, players), range(300))
    missed = np.flatnonzero(results["placed"] < 25)[:8]
    return missed, float(results["placed"][missed].mean())


@only_compiled
@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_completes_fireworks_where_hat_does_not(players: int) -> None:
    deals, of_hat = hard_deals(players)
    results, _ = play_games([CHOIR] * players, tables(NO_EMPTY_CLUES, players), deals)
    assert results["placed"].mean() > of_hat + 0.2


@only_compiled
@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_seats_know_the_same_whatever_was_thought_of(players: int) -> None:
    choose, notice = CHOIR.compiled
    rules, changed = tables(NO_EMPTY_CLUES, players), 0
    for seed in hard_deals(players)[0][:3]:
        data = np.zeros(STATE.itemsize, np.uint8)
        memory = np.zeros((players, CHOIR.memory.itemsize), np.uint8)
        entries.begin_by_seed(data, rules.data, int(seed), 0)
        state = data.view(STATE)[0]
        while state.over == 0:
            seat = int(state.player)
            view = data.copy()
            entries.hide(view, seat)
            usual = hat.HAT.compiled[0](view.view(STATE)[0], rules.rules, memory[seat].copy(), seat)
            move = choose(view.view(STATE)[0], rules.rules, memory[seat], seat)
            changed += move != usual
            assert entries.move(data, rules.data, int(move)) == 0
            for other in range(players):
                view = data.copy()
                entries.hide(view, other)
                notice(view.view(STATE)[0], rules.rules, memory[other], other)
            assert len({hat.fingerprint(mine) for mine in memory}) == 1
    assert changed > 0


@only_compiled
def test_in_games_with_tiles_it_plays_as_hat() -> None:
    rules = tables(Options.parse("ten-wild+black+tiles"), 3)
    ours, of_hat = (play_games([bot] * 3, rules, range(5), keep_moves=True)[1] for bot in (CHOIR, hat.HAT))
    assert np.array_equal(ours, of_hat)


def test_as_long_as_nothing_is_compiled_it_plays_as_hat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "is_compiled", lambda: False)
    assert CHOIR.compiled == hat.HAT.compiled
