"""How far a run has come."""

import io

import pytest

from hanabi.arena.progress import Progress


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that stands still unless moved."""
    now = [100.0]
    monkeypatch.setattr("hanabi.arena.progress.monotonic", lambda: now[0])
    return now


def test_on_a_terminal_one_line_renews_itself(clock: list[float]) -> None:
    stream = Terminal()
    progress = Progress(20_000, stream=stream)
    for _ in range(5):
        clock[0] += 1
        progress.add(400)
    progress.close()
    lines = stream.getvalue().split("\r")
    assert lines[-1] == "2,000 of 20,000 games (10 %), 400 a second, 0:45 left\n"
    assert len(lines) == 7
    assert stream.getvalue().count("\n") == 1


def test_elsewhere_lines_come_now_and_then(clock: list[float]) -> None:
    stream = io.StringIO()
    progress = Progress(100, stream=stream)
    for _ in range(12):
        clock[0] += 1
        progress.add(1)
    progress.close()
    assert stream.getvalue().splitlines() == [
        "5 of 100 games (5 %), 1 a second, 1:35 left",
        "10 of 100 games (10 %), 1 a second, 1:30 left",
    ]


def test_quiet_is_quiet(clock: list[float]) -> None:
    stream = Terminal()
    progress = Progress(100, quiet=True, stream=stream)
    clock[0] += 99
    progress.add(50)
    progress.close()
    assert stream.getvalue() == ""


def test_what_was_done_before_counts_not_as_speed(clock: list[float]) -> None:
    progress = Progress(10_000, 5_000, stream=Terminal())
    assert progress.line(clock[0]) == "5,000 of 10,000 games (50 %)"
    progress.add(10)
    clock[0] += 10
    progress.add(10)
    assert progress.line(clock[0]).endswith("1 a second, 1:23:00 left")


def test_the_clock_starts_at_the_first_result(clock: list[float]) -> None:
    progress = Progress(1000, stream=Terminal())
    clock[0] += 500
    progress.add(100)
    assert progress.line(clock[0]) == "100 of 1,000 games (10 %)"
    clock[0] += 10
    progress.add(100)
    assert progress.line(clock[0]).endswith("10 a second, 1:20 left")
