"""The time that a bot has for a decision."""

import signal
import time

import pytest

from hanabi.arena.time_limit import OverTime, TimeLimit

pytestmark = pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="the system has no such timer")


def test_a_decision_is_broken_off_when_its_time_is_over() -> None:
    limit, begun = TimeLimit(0.1), time.perf_counter()
    with limit.kept(), pytest.raises(OverTime, match=r"took longer than its 0\.1 s"), limit:
        time.sleep(30)
    assert time.perf_counter() - begun < 15


def test_every_decision_has_the_whole_time() -> None:
    limit = TimeLimit(1.0)
    with limit.kept():
        for _ in range(4):
            time.sleep(0.2)  # the time between decisions is nobody's
            with limit:
                time.sleep(0.2)


def test_the_alarm_clock_of_before_is_there_again_afterwards() -> None:
    def ring(*_: object) -> None:
        raise AssertionError("nobody set an alarm")

    before = signal.signal(signal.SIGALRM, ring)
    try:
        with TimeLimit(60).kept():
            assert signal.getitimer(signal.ITIMER_REAL)[0] > 0
        assert signal.getsignal(signal.SIGALRM) is ring
        assert signal.getitimer(signal.ITIMER_REAL)[0] == 0
    finally:
        signal.signal(signal.SIGALRM, before)


def test_without_an_alarm_clock_it_is_noticed_afterwards() -> None:
    limit = TimeLimit(0.01)
    with pytest.raises(OverTime), limit:
        time.sleep(0.05)


def test_a_bot_that_fails_late_is_told_for_its_failure() -> None:
    def fails_late() -> None:
        time.sleep(0.05)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError), TimeLimit(0.01):
        fails_late()
