import pytest

from hanabi.rules.options import Options
from hanabi.rules.outcome import Rating, Reason, Result, judge, points

BASE, BLACK, MULTI = Options(), Options(black=True), Options.parse("five-own")
EXPERT = Options(expert=True)


@pytest.mark.parametrize(
    ("reason", "result"),
    [
        (Reason.ALL_COMPLETE, Result.WON),
        (Reason.LAST_ROUND, Result.ENDED),
        (Reason.STOPPED, Result.ENDED),
        (Reason.THIRD_MISTAKE, Result.LOST),
        (Reason.INDISPENSABLE, Result.LOST),
        (Reason.NO_ACTION, Result.LOST),
    ],
)
def test_every_reason_has_its_result(reason: Reason, result: Result) -> None:
    """R-501, R-502, R-506, R-511, R-603, R-608."""
    assert judge(BASE, reason, 18).result is result


def test_every_card_placed_is_a_point() -> None:
    """R-508."""
    outcome = judge(BASE, Reason.LAST_ROUND, 18)
    assert (outcome.score, outcome.rating, outcome.placed) == (18, Rating.EXCELLENT, 18)
    assert str(outcome) == "ended: last round over, score 18"


def test_a_game_lost_by_the_third_mistake_counts_zero_and_is_not_rated() -> None:
    """R-509."""
    outcome = judge(BASE, Reason.THIRD_MISTAKE, 18)
    assert (outcome.score, outcome.rating, outcome.placed) == (0, None, 18)


@pytest.mark.parametrize("reason", [reason for reason in Reason if reason is not Reason.LAST_ROUND])
def test_an_expert_game_is_won_or_lost_without_score_and_rating(reason: Reason) -> None:
    """R-601, R-609."""
    outcome = judge(EXPERT, reason, 20)
    assert outcome.result is (Result.WON if reason is Reason.ALL_COMPLETE else Result.LOST)
    assert outcome.score is None
    assert outcome.rating is None
    assert "score" not in str(outcome)


def test_an_expert_show_that_is_broken_off_is_lost() -> None:
    assert judge(EXPERT, Reason.STOPPED, 29).result is Result.LOST


def test_each_missing_black_card_costs_a_point() -> None:
    """R-908, R-909, R-910."""
    assert [points(BLACK, placed) for placed in (0, 21, 30)] == [-5, 16, 25]
    assert points(Options.parse("ten-wild+black"), 0) == -5


def test_black_powder_is_commended_unless_the_game_is_lost() -> None:
    """R-911."""
    assert judge(BLACK, Reason.LAST_ROUND, 3).commendation
    assert not judge(BLACK, Reason.THIRD_MISTAKE, 29).commendation
    assert not judge(BASE, Reason.ALL_COMPLETE, 25).commendation


@pytest.mark.parametrize(
    ("scores", "rating"),
    [
        (range(-5, 6), Rating.DREADFUL),
        (range(6, 11), Rating.MEDIOCRE),
        (range(11, 16), Rating.RESPECTABLE),
        (range(16, 21), Rating.EXCELLENT),
        (range(21, 25), Rating.SUPERB),
        (range(25, 30), Rating.LEGENDARY),
        (range(30, 31), Rating.DIVINE),
    ],
)
def test_every_score_has_its_row(scores: range, rating: Rating) -> None:
    """R-510, R-520, R-521, R-522."""
    assert {Rating.of(score) for score in scores} == {rating}


def test_thirty_is_reached_with_multicolour_only() -> None:
    """R-521."""
    assert judge(MULTI, Reason.ALL_COMPLETE, 30).rating is Rating.DIVINE
    assert judge(BASE, Reason.ALL_COMPLETE, 25).rating is Rating.LEGENDARY
    assert judge(BLACK, Reason.ALL_COMPLETE, 30).rating is Rating.LEGENDARY
