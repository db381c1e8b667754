"""Chance by number: fair, and the same on every machine."""

from collections import Counter

import numpy as np
import pytest

from hanabi.engine import chance, entries
from hanabi.engine.layout import STATE
from hanabi.rules.options import PLAYER_COUNTS, Options
from tests.games import GAME_OPTIONS, Setting, by_gear

# SplitMix64, 31 bits of each number; its first one for the seed 0 is known as 0xE220A8397B1DCDAF.
EXTREMES = (0, 1, -1, 2**31, 2**32, -(2**32), 2**63 - 1, -(2**63))
SAMPLE = by_gear(20_000, 4_000)


def spread(found: Counter[int], limit: int) -> float:
    """How far counts lie from equal ones, in standard deviations of the chi-square measure."""
    mean = found.total() / limit
    measure = sum((found[value] - mean) ** 2 / mean for value in range(limit))
    return float((measure - (limit - 1)) / (2 * (limit - 1)) ** 0.5)


@pytest.mark.parametrize("seed", EXTREMES)
def test_both_gears_mix_alike(seed: int) -> None:
    counts = (0, 1, 2, 140, 141, 256, 10_000, 2**31, 2**40)
    assert [chance.mix(seed, count) for count in counts] == [
        chance._mix_plain(seed, count) for count in counts
    ]


def test_known_numbers_come_again_on_every_platform() -> None:
    assert chance.mix(0, 0) == 0xE220A8397B1DCDAF >> 33
    assert [chance.mix(seed, 0) for seed in EXTREMES] == [
        1896895516,
        1216681718,
        1919727803,
        312778339,
        1645620493,
        282058910,
        355724202,
        604987473,
    ]
    assert [chance.below(42, count, 70) for count in range(12)] == [
        51,
        11,
        19,
        24,
        2,
        60,
        15,
        56,
        23,
        43,
        14,
        34,
    ]


def test_mixed_numbers_have_31_bits() -> None:
    numbers = [chance.mix(seed, count) for seed in range(-20, 20) for count in range(50)]
    assert 0 <= min(numbers) < 2**23
    assert 2**31 - 2**23 < max(numbers) < 2**31


@pytest.mark.parametrize("limit", [2, 3, 6, 50, 70])
def test_numbers_below_a_limit_are_fair(limit: int) -> None:
    by_count = Counter(int(chance.below(5, count, limit)) for count in range(SAMPLE))
    by_seed = Counter(int(chance.below(seed, 5, limit)) for seed in range(SAMPLE))
    for found in (by_count, by_seed):
        assert set(found) == set(range(limit))
        assert abs(spread(found, limit)) < 4


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_a_deal_by_number_is_a_shuffled_deck(players: int) -> None:
    for index, options in enumerate(GAME_OPTIONS[:: by_gear(1, 8)]):
        setting = Setting(options, players, EXTREMES[index % len(EXTREMES)] ^ index)
        setting.deal().check(options)
        record, size = setting.data().view(STATE)[0], len(options.cards())
        assert sorted(record.deck[:size].tolist()) == setting.tables.rules.deck[:size].tolist()
        assert sorted(record.tiles.tolist()) == (list(range(6)) if options.tiles else [0] * 6)
        assert record.seed == setting.seed


def test_a_starter_may_be_named() -> None:
    setting = Setting(Options(), 5, 9)
    data = np.zeros(STATE.itemsize, np.uint8)
    for starter in range(5):
        entries.begin_by_seed(data, setting.tables.data, 9, starter)
        assert data.view(STATE)[0].player == starter


def test_deals_are_fair() -> None:
    """Every card comes first, and last, as often as it is in the deck; so do the tiles and the starters."""
    firsts, lasts, tiles, starters = (Counter[int]() for _ in range(4))
    for seed in range(by_gear(5_000, 1_000)):
        record = Setting(Options(tiles=True), 5, seed).data().view(STATE)[0]
        firsts[int(record.deck[0]) // 5] += 1
        lasts[int(record.deck[49]) // 5] += 1
        tiles[int(record.tiles[0])] += 1
        starters[int(record.player)] += 1
    for found, limit in ((firsts, 5), (lasts, 5), (tiles, 6), (starters, 5)):
        assert abs(spread(found, limit)) < 4


@pytest.mark.parametrize(
    ("seed", "starter", "tiles", "cut", "deck"),
    [
        (0, 1, [2, 4, 0, 5, 1, 3], 1052437513, [2, 7, 23, 16, 16, 10, 15, 19, 0, 12]),
        (1, 2, [5, 0, 4, 1, 3, 2], 1400864170, [0, 1, 15, 17, 16, 4, 13, 7, 22, 10]),
        (-1, 2, [2, 3, 5, 0, 1, 4], 134866304, [16, 22, 5, 20, 13, 22, 9, 21, 7, 12]),
        (2**63 - 1, 1, [2, 0, 3, 4, 5, 1], 1381512280, [10, 6, 23, 15, 12, 12, 8, 22, 18, 5]),
        (-(2**63), 2, [4, 3, 1, 0, 5, 2], 1725941632, [5, 9, 13, 6, 23, 16, 3, 22, 20, 1]),
    ],
)
def test_known_deals_come_again_on_every_platform(
    seed: int, starter: int, tiles: list[int], cut: int, deck: list[int]
) -> None:
    record = Setting(Options(tiles=True), 3, seed).data().view(STATE)[0]
    assert (record.player, record.cut) == (starter, cut)
    assert record.tiles.tolist() == tiles
    assert record.deck[: len(deck)].tolist() == deck
