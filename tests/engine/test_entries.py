"""The doors of the engine: what they refuse leaves everything as it was."""

from collections import Counter

import numpy as np
import pytest
from numpy.typing import NDArray

from hanabi.engine import entries
from hanabi.engine.jit import COMPILED
from hanabi.engine.layout import (
    CANNOT_LAPSE,
    GAME_IS_OVER,
    LEGAL,
    MOVES,
    NO_CARD_THERE,
    NO_SUCH_MOVE,
    STATE,
    STOPPED,
)
from hanabi.engine.refusals import refusal_error
from hanabi.rules.errors import IllegalMove
from hanabi.rules.options import Options
from tests.games import GAME_OPTIONS, Setting, some_players

BASE = Setting(Options(), 3, 1)
TABLE = BASE.tables.data
BAD_NUMBERS = (-(2**63), -10_000, -1, int(BASE.tables.rules.moves), MOVES, 10_000, 2**31, 2**63 - 1)


def finished() -> NDArray[np.uint8]:
    return BASE.end()._data.copy()


@pytest.mark.parametrize("number", BAD_NUMBERS)
def test_a_number_that_no_move_has_is_refused(number: int) -> None:
    data = BASE.data()
    before = data.tobytes()
    assert entries.move(data, TABLE, number) == NO_SUCH_MOVE
    assert entries.refusal(data, TABLE, number) == NO_SUCH_MOVE
    assert data.tobytes() == before


@pytest.mark.parametrize("number", [*BAD_NUMBERS, 0, 7, 29])
def test_a_finished_game_takes_no_move(number: int) -> None:
    data = finished()
    before = data.tobytes()
    assert entries.move(data, TABLE, number) == GAME_IS_OVER
    assert entries.legal_moves(data, TABLE, np.empty(MOVES, np.int16)) == 0
    assert data.tobytes() == before


def test_a_finished_game_can_neither_be_stopped_nor_rearranged() -> None:
    data = finished()
    before = data.tobytes()
    assert entries.stop(data, STOPPED) == GAME_IS_OVER
    assert entries.rearrange(data, 0, data.view(STATE)[0].order[0].copy()) == GAME_IS_OVER
    assert data.tobytes() == before


def test_stopping_ends_the_game_and_changes_nothing_else() -> None:
    data = BASE.data()
    expected = data.copy()
    expected.view(STATE)[0].over = STOPPED
    assert entries.stop(data, STOPPED) == LEGAL
    assert data.tobytes() == expected.tobytes()


@pytest.mark.parametrize(
    "orders", [(), (5, 6, 7, 8), (5, 6, 7, 8, 8), (5, 6, 7, 8, 4), (5, 6, 7, 8, -1), (5, 6, 7, 8, 9, 9)]
)
def test_a_hand_cannot_be_rearranged_into_another_one(orders: tuple[int, ...]) -> None:
    data = BASE.data()
    before = data.tobytes()
    assert entries.rearrange(data, 1, np.array(orders, np.int8)) == NO_CARD_THERE
    assert data.tobytes() == before


def test_a_hand_can_be_rearranged() -> None:
    data = BASE.data()
    kinds = data.view(STATE)[0].hand[1].tolist()
    assert entries.rearrange(data, 1, np.array([9, 5, 7, 6, 8], np.int8)) == LEGAL
    assert data.view(STATE)[0].order[1].tolist() == [9, 5, 7, 6, 8]
    assert data.view(STATE)[0].hand[1].tolist() == [kinds[order - 5] for order in (9, 5, 7, 6, 8)]


def test_clearing_leaves_the_deck_the_tiles_and_the_cut() -> None:
    setting = Setting(Options(tiles=True), 4, 5)
    data = setting.data()
    fresh = data.copy()
    entries.clear(data)
    record, before = data.view(STATE)[0], fresh.view(STATE)[0]
    assert record.cards.tolist() == [0] * 5
    for field in ("deck", "tiles", "cut", "seed"):
        assert np.array_equal(record[field], before[field])


def test_a_deal_by_number_does_not_care_what_lay_there_before() -> None:
    for setting in (BASE, Setting(Options(tiles=True, black=True), 5, 2)):
        data = setting.end()._data.copy()
        entries.begin_by_seed(data, setting.tables.data, setting.seed, -1)
        assert data.tobytes() == setting.data().tobytes()


@pytest.mark.skipif(not COMPILED, reason="the rare refusals need hundreds of games")
def test_every_reason_for_a_refusal_is_met_and_has_words() -> None:
    codes: Counter[int] = Counter()
    for index, options in enumerate(GAME_OPTIONS):
        for players in some_players(options, 2):
            setting = Setting(options, players, index, 97, wasteful=True)
            data, table = setting.data(), setting.tables.data
            for number in setting.numbers():
                codes.update(entries.refusal(data, table, other) for other in range(-1, MOVES))
                assert entries.move(data, table, number) == LEGAL
    assert set(codes) == set(range(CANNOT_LAPSE + 1)) - {GAME_IS_OVER}
    for code in range(GAME_IS_OVER, CANNOT_LAPSE + 1):
        error = refusal_error(code, "P0", "salvage")
        assert isinstance(error, IllegalMove)
        assert "{" not in str(error)
