"""The figures, against NumPy and against counting by hand."""

from math import sqrt
from statistics import mean, median, stdev

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi.arena.result import GameResult, scores, worst
from hanabi.arena.statistics import Estimate, by_lineup, compare, summary
from hanabi.rules.options import Options
from hanabi.rules.outcome import Reason

REASONS = st.sampled_from([Reason.ALL_COMPLETE, Reason.THIRD_MISTAKE, Reason.LAST_ROUND])


def a_result(game: int, reason: Reason, placed: int, lineup: str = "x", cpu: float = 0.5) -> GameResult:
    placed = 25 if reason is Reason.ALL_COMPLETE else min(placed, 24)
    k, z = scores(Options(), reason, placed)
    mistakes = 3 if reason is Reason.THIRD_MISTAKE else placed % 3
    return GameResult(lineup, game, 100 + game, (lineup,) * 2, placed, k, z, reason.words, mistakes, 60, cpu)


@st.composite
def games(draw: st.DrawFn, lineup: str = "x") -> list[GameResult]:
    ends = draw(st.lists(st.tuples(REASONS, st.integers(0, 25)), min_size=2, max_size=40))
    return [a_result(game, reason, placed, lineup) for game, (reason, placed) in enumerate(ends)]


@given(games())
def test_the_summary_is_what_counting_gives(results: list[GameResult]) -> None:
    found = summary(results)
    k, z = [result.k for result in results], [result.z for result in results]
    perfect = [result.placed == 25 for result in results]
    assert found.k.mean == pytest.approx(mean(k))
    assert found.k.error == pytest.approx(stdev(k) / sqrt(len(k)))
    assert found.z.mean == pytest.approx(np.mean(z))
    assert found.z.error == pytest.approx(np.std(z, ddof=1) / np.sqrt(len(z)))
    share = sum(perfect) / len(perfect)
    assert found.perfect.mean == pytest.approx(share)
    assert found.perfect.error == pytest.approx(sqrt(share * (1 - share) / (len(perfect) - 1)))
    assert found.median == median(k)
    assert found.histogram == {score: k.count(score) for score in sorted(set(k))}
    assert found.lost == sum(result.mistakes == 3 for result in results)
    assert sum(found.reasons.values()) == sum(found.by_mistakes.values()) == found.games == len(results)
    assert found.mistakes.mean == pytest.approx(mean(result.mistakes for result in results))
    assert (found.cpu_game, found.turns) == (0.5, 60)
    assert found.cpu_decision == pytest.approx(0.5 / 60)


@given(games("a"), games("b"))
def test_a_comparison_is_paired_by_deal(ours: list[GameResult], theirs: list[GameResult]) -> None:
    both = min(len(ours), len(theirs))
    differences = [ours[game].k - theirs[game].k for game in range(both)]
    found = compare(reversed(ours), theirs)
    assert (found.better, found.than, found.games) == ("a", "b", both)
    assert found.k.mean == pytest.approx(mean(differences))
    assert found.k.error == pytest.approx(stdev(differences) / sqrt(both))
    assert found.z.mean == pytest.approx(mean(ours[g].z - theirs[g].z for g in range(both)))
    assert found.perfect.mean == pytest.approx(
        mean((ours[g].placed == 25) - (theirs[g].placed == 25) for g in range(both))
    )
    assert found.wins == sum(each > 0 for each in differences)
    assert found.ties == differences.count(0)
    assert found.losses == sum(each < 0 for each in differences)


def test_a_difference_on_paired_deals_has_a_smaller_error() -> None:
    chance = np.random.default_rng(1)
    luck = chance.integers(5, 20, 400)
    ours = [a_result(g, Reason.LAST_ROUND, int(each) + 1, "a") for g, each in enumerate(luck)]
    theirs = [a_result(g, Reason.LAST_ROUND, int(each), "b") for g, each in enumerate(luck)]
    found = compare(ours, theirs)
    assert (found.k.mean, found.k.error) == (1, 0)
    assert summary(ours).k.error == pytest.approx(luck.std(ddof=1) / 20)


def test_one_game_has_no_error() -> None:
    found = summary([a_result(0, Reason.LAST_ROUND, 10)])
    assert found.k == Estimate(10, None)
    assert found.k.text() == "10.000 ± ?"
    assert Estimate(0.5, 0.0123).text(1, 100) == "50.0 ± 1.2"


def test_what_cannot_be_counted_is_refused() -> None:
    one, other = a_result(0, Reason.LAST_ROUND, 3, "a"), a_result(1, Reason.LAST_ROUND, 3, "b")
    with pytest.raises(ValueError, match="no games"):
        Estimate.of([])
    with pytest.raises(ValueError, match="exactly one line-up"):
        summary([one, other])
    with pytest.raises(ValueError, match="no deal in common"):
        compare([one], [other])
    with pytest.raises(ValueError, match="no pair"):
        compare([one], [GameResult("b", 0, 7, ("b",), 3, 3, 3, "last round over", 0, 9)])


def test_a_broken_game_counts_as_the_worst() -> None:
    broken = GameResult("x", 1, 101, ("x",), 0, *worst(Options()), "broken", 0, 0, 0.1, "it fell")
    found = summary([a_result(0, Reason.LAST_ROUND, 20), broken])
    assert (found.games, found.broken, found.k.mean, found.z.mean) == (2, 1, 10, 10)
    assert found.by_mistakes == {2: 1}
    assert worst(Options(black=True)) == (-5, 0)


@pytest.mark.parametrize(
    ("options", "reason", "placed", "k", "z"),
    [
        ("base", Reason.ALL_COMPLETE, 25, 25, 25),
        ("base", Reason.THIRD_MISTAKE, 17, 17, 0),
        ("base", Reason.LAST_ROUND, 17, 17, 17),
        ("black", Reason.LAST_ROUND, 17, 12, 12),
        ("black", Reason.THIRD_MISTAKE, 2, -3, 0),
        ("expert", Reason.INDISPENSABLE, 11, 11, 0),
        ("expert", Reason.NO_ACTION, 11, 11, 0),
    ],
)
def test_k_and_z(options: str, reason: Reason, placed: int, k: int, z: int) -> None:
    assert scores(Options.parse(options), reason, placed) == (k, z)


def test_results_are_parted_by_lineup_and_sorted_by_game() -> None:
    a, b = a_result(0, Reason.LAST_ROUND, 3, "a"), a_result(1, Reason.LAST_ROUND, 3, "a")
    c = a_result(0, Reason.LAST_ROUND, 3, "c")
    assert by_lineup([b, c, a]) == {"a": [a, b], "c": [c]}
