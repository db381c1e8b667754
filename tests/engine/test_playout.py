"""Random play in a compiled loop: the same as a slow one in plain Python."""

from collections import Counter

import numpy as np
import pytest

from hanabi.engine import entries, playout
from hanabi.engine.layout import MOVES, STATE
from hanabi.rules.options import Options
from tests.games import Setting, by_gear


@pytest.mark.parametrize("options", ["base", "ten-wild+black+tiles+announce"])
def test_a_random_move_is_any_legal_one_and_each_as_likely(options: str) -> None:
    setting = Setting(Options.parse(options), 5, 3)
    data, rules = setting.data(), setting.tables.rules
    entries.move(data, setting.tables.data, int(rules.moves) // 9)
    numbers = np.empty(MOVES, np.int16)
    legal = numbers[: entries.legal_moves(data, setting.tables.data, numbers)].tolist()
    draws = by_gear(100, 20) * len(legal)
    found = Counter(playout.random_move(data.view(STATE)[0], rules, 11, count) for count in range(draws))
    assert sorted(found) == legal
    mean = draws / len(legal)
    spread = sum((found[number] - mean) ** 2 / mean for number in legal)
    assert spread < len(legal) + 5 * (2 * len(legal)) ** 0.5


def test_a_finished_game_has_no_random_move() -> None:
    for options in ("base", "ten-wild+black+tiles+announce"):
        setting = Setting(Options.parse(options), 2, 3)
        record = setting.end()._data.view(STATE)[0]
        assert playout.random_move(record, setting.tables.rules, 0, 0) == -1


@pytest.mark.parametrize("options", ["base", "black+tiles+announce+no-empty-clues"])
def test_random_steps_are_what_the_doors_would_do(options: str) -> None:
    setting = Setting(Options.parse(options), 3, 40)
    table, games, steps = setting.tables.data, 4, by_gear(200, 40)
    states = np.zeros(games, STATE)
    ended = playout.random_steps(states, table, steps, setting.seed)
    expected = 0
    for row in range(games):
        data = np.zeros(STATE.itemsize, np.uint8)
        record = data.view(STATE)[0]
        entries.begin_by_seed(data, table, setting.seed + row, 0)
        for step in range(steps):
            count = 256 + int(record.turn)
            number = playout.random_move(record, setting.tables.rules, int(record.seed), count)
            assert entries.move(data, table, number) == 0
            if record.over:
                expected += 1
                entries.begin_by_seed(data, table, setting.seed + games * (step + 1) + row, 0)
        assert states[row : row + 1].tobytes() == data.tobytes()
    assert ended == expected > 0
