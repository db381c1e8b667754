"""A run gives the same results wherever it is played, goes on where it stopped, and names broken bots."""

import json
import os
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest

from hanabi.arena.deals import Deals
from hanabi.arena.journal import AnotherRun, Journal, _with_imports, fingerprint, read_results
from hanabi.arena.lineup import cross_lineups, parse_lineup
from hanabi.arena.places import Here, Place, Processes, Ray, place_for
from hanabi.arena.report import Report, text
from hanabi.arena.result import GameResult
from hanabi.arena.runner import Run, run
from hanabi.bots.bot_errors import BrokenBot
from hanabi.cli import main
from hanabi.rules.errors import BadOptions, BadRecord
from hanabi.rules.options import Options
from tests.arena.commands import ROOT, TOYS, command, surroundings

CAREFUL, BOLD = f"{TOYS}:CAREFUL", f"{TOYS}:BOLD"


def a_run(*lineups: str, games: int = 60, players: int = 2, **changes: object) -> Run:
    options = Options.parse("no-empty-clues")
    parsed = tuple(parse_lineup(each, players) for each in lineups)
    return Run(parsed, players, options, Deals(4), games, **changes)  # type: ignore[arg-type]


def played(results: list[GameResult]) -> list[tuple[object, ...]]:
    return [result.played for result in results]


MIXED = a_run(CAREFUL, f"{CAREFUL}+{BOLD}", f"random+{BOLD}", "random~20")


@pytest.fixture(scope="module")
def here() -> list[GameResult]:
    """The games of `MIXED`, played in this process."""
    return run(MIXED)


# The same results.


def test_every_lineup_plays_the_same_deals(here: list[GameResult]) -> None:
    deals = [Deals(4).number(game) for game in range(60)]
    for lineup in MIXED.lineups:
        assert [result.deal for result in here if result.lineup == lineup.name] == deals


def test_two_processes_give_the_same_games_as_one(here: list[GameResult]) -> None:
    assert played(run(MIXED, place=Processes(2))) == played(here)


def test_ray_gives_the_same_games(here: list[GameResult]) -> None:
    ray = pytest.importorskip("ray")
    try:
        assert played(run(MIXED, place=Ray("local", 2))) == played(here)
    finally:
        ray.shutdown()


def test_a_missing_ray_is_told_with_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(BadOptions, match=r"pip install 'hanabi\[cluster\]'"):
        run(MIXED, place=place_for(ray="local"))


def test_games_do_not_depend_on_their_chunks(here: list[GameResult], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanabi.arena.runner.CHUNK", 7)
    monkeypatch.setattr("hanabi.arena.runner.COMPILED_CHUNK", 7)
    assert played(run(MIXED)) == played(here)


def test_a_program_plays_the_same_at_a_table_as_in_the_loop() -> None:
    at_table = run(a_run(f"{CAREFUL}~0"))
    in_loop = run(a_run(CAREFUL))
    assert [result.played[2:] for result in in_loop] == [
        (result.deal, (CAREFUL,) * 2, *result.played[4:]) for result in at_table
    ]


def test_chunks_of_few_games_are_not_sent_about() -> None:
    sizes = [len(task.games) for task in a_run(CAREFUL, games=1000).tasks(frozenset(), 4)]
    assert sum(sizes) == 1000
    assert min(sizes[:-1]) >= 25


def test_where_to_play_is_chosen() -> None:
    def name(place: Place) -> str:
        return type(place).__name__

    assert name(place_for(1)) == "Here"
    assert place_for(3) == Processes(3)
    assert place_for(2, "local") == Ray("local", 2)
    assert place_for().workers >= 1
    with pytest.raises(BadOptions, match="at least one process"):
        place_for(0)


# Going on.


def test_a_run_goes_on_where_it_stopped(tmp_path: Path, here: list[GameResult]) -> None:
    path = tmp_path / "deep" / "results.jsonl"
    run(MIXED, Journal(path, MIXED.header()))
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:100]) + lines[100][:30])  # a torn line at the end
    again = Journal(path, MIXED.header())
    assert played(run(MIXED, again)) == played(here)
    header, results = read_results(path)
    assert (header, len(results)) == (MIXED.header(), 240)
    assert path.read_text().splitlines(keepends=True)[:100] == lines[:100]


def test_nothing_is_played_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "results.jsonl"
    first = run(a_run(CAREFUL), Journal(path, a_run(CAREFUL).header()))
    before = path.read_bytes()
    assert run(a_run(CAREFUL), Journal(path, a_run(CAREFUL).header())) == first
    assert path.read_bytes() == before


def test_a_longer_run_takes_over_what_a_shorter_one_played(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    short, long = a_run(CAREFUL, games=30), a_run(CAREFUL, games=80)
    first = run(short, Journal(path, short.header()))
    whole = run(long, Journal(path, long.header()))
    assert whole[:30] == first
    assert played(whole) == played(run(long))
    assert run(short, Journal(path, short.header())) == first


@pytest.mark.parametrize(
    ("other", "told"),
    [
        (a_run(BOLD), "line-ups are"),
        (a_run(CAREFUL, players=3), "number of players is 2, and here it would be 3"),
        (Run((parse_lineup(CAREFUL, 2),), 2, Options(), Deals(4), 5), "options are no-empty-clues"),
        (Run((parse_lineup(CAREFUL, 2),), 2, Options.parse("no-empty-clues"), Deals(5), 5), "seed is 4"),
    ],
)
def test_a_file_of_another_run_is_refused(tmp_path: Path, other: Run, told: str) -> None:
    path = tmp_path / "results.jsonl"
    run(a_run(CAREFUL, games=5), Journal(path, a_run(CAREFUL).header()))
    before = path.read_bytes()
    with pytest.raises(AnotherRun, match=told):
        run(other, Journal(path, other.header()))
    assert path.read_bytes() == before


def test_a_file_of_other_code_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "results.jsonl"
    what = a_run(CAREFUL, games=5)
    run(what, Journal(path, what.header()))
    monkeypatch.setattr("hanabi.arena.journal.fingerprint", lambda bots: "0" * 12)
    with pytest.raises(AnotherRun, match="fingerprint"):
        run(what, Journal(path, what.header()))


def test_the_fingerprint_covers_a_bot_and_what_it_imports() -> None:
    names = {path.name for path in _with_imports({ROOT / "src" / "hanabi" / "bots" / "random_bot.py"})}
    assert {"random_bot.py", "view.py", "moves.py", "actions.py", "chance.py"} <= names
    assert "registry.py" not in names
    assert fingerprint([CAREFUL]) == fingerprint([BOLD]) != fingerprint(["random"])


def test_a_file_that_holds_no_results_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    for wrong in ("hello\n", "{}\n", "[]\n", '{"format":"hanabi-arena","version":9}\n', "\n"):
        path.write_text(wrong)
        with pytest.raises(BadRecord, match=r"results\.jsonl"):
            run(a_run(CAREFUL), Journal(path, a_run(CAREFUL).header()))
        assert path.read_text() == wrong


def test_a_killed_run_goes_on(tmp_path: Path) -> None:
    words = ["--bots", f"{CAREFUL}~0", "--players", "2", "--games", "2000", "--seed", "4"]
    file = tmp_path / "results.jsonl"
    killed = subprocess.Popen(
        command("arena", *words, "--processes", "2", "--out", str(tmp_path)),
        env=surroundings(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        until = time.monotonic() + 120
        while not file.exists() or file.read_bytes().count(b"\n") < 30:
            assert time.monotonic() < until
            assert killed.poll() is None
            time.sleep(0.01)
        children = _children(killed.pid)
    finally:
        killed.send_signal(signal.SIGKILL)
        killed.wait()
    done = file.read_bytes().count(b"\n")
    assert 29 <= done < 2000
    _check_gone(children)
    words[5] = str(games := done + 30)
    assert main(["arena", *words, "--processes", "1", "--quiet", "--out", str(tmp_path)]) == 0
    kept = {result.game: result.played for result in read_results(file)[1]}
    for game, result in enumerate(run(a_run(CAREFUL, games=games))):  # the same games, quickly
        assert kept[game][4:] == result.played[4:]


def _children(process_id: int) -> list[int]:
    tasks = Path(f"/proc/{process_id}/task")
    if not tasks.exists():
        return []
    return [int(child) for task in tasks.iterdir() for child in (task / "children").read_text().split()]


def _check_gone(processes: list[int]) -> None:
    """The workers of a killed run do not live on."""
    until = time.monotonic() + 20
    for each in processes:
        while _lives(each):
            assert time.monotonic() < until, f"process {each} outlived its parent"
            time.sleep(0.05)


def _lives(process_id: int) -> bool:
    try:
        os.kill(process_id, 0)
        return Path(f"/proc/{process_id}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (OSError, IndexError):
        return False


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent differently there")
def test_an_interrupted_run_stops_at_once_and_keeps_what_is_done(tmp_path: Path) -> None:
    words = ["--bots", "random", "--players", "2", "--games", "100000", "--processes", "2"]
    file = tmp_path / "results.jsonl"
    running = subprocess.Popen(
        command("arena", *words, "--out", str(tmp_path)),
        env=surroundings(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        start_new_session=True,
        text=True,
    )
    until = time.monotonic() + 120
    while not file.exists() or file.read_bytes().count(b"\n") < 30:
        assert time.monotonic() < until
        time.sleep(0.01)
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to the workers too
    err = running.communicate(timeout=60)[1]
    assert running.returncode == 130
    kept = len(read_results(file)[1])
    assert kept >= 25
    told = f"{kept:,} of 100,000 games are kept in {tmp_path}; the same command goes on from there"
    assert err.endswith(f"\nStopped: {told}.\n")


# Broken bots.


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        (
            "Fails",
            r"Fails in seat 1: ZeroDivisionError: no more \(.*toys\.py, line .*, in turn \d+ of the deal \d+",
        ),
        ("Illegal", r"Illegal in seat 1: seat 1 does not hold card 49: .*, in turn 2 of the deal \d+"),
        (
            "Slow",
            r"Slow in seat 1: took longer than its 0.1 s \(.*toys\.py, line .*, in turn 2 of the deal",
        ),
    ],
)
def test_a_broken_bot_is_named_with_the_deal(bot: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    what = a_run(f"random,{TOYS}:{bot}", limit=0.1)
    with pytest.raises(BrokenBot, match=told) as caught:
        run(what)
    repeat = str(caught.value).splitlines()[-1].split()
    assert main([*repeat[1:], "--processes", "1", "--quiet", "--time-limit", "0.1"]) == 2
    assert re.search(told, capsys.readouterr().err)


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("STUCK", r"stuck in seat \d chose the move -7, which is not legal, after 4 moves of the deal \d+"),
        ("FALLS", r"FALLS in seat \d: ValueError: fell over \(.*toys\.py, line .*, in turn 4 of the deal"),
    ],
)
def test_a_broken_program_is_named_with_the_deal(bot: str, told: str) -> None:
    with pytest.raises(BrokenBot, match=told):
        run(a_run(f"{TOYS}:{bot}"))


def test_a_bot_that_kills_its_process_is_told() -> None:
    with pytest.raises(BrokenBot, match="a process died, and with it one of these: games 0 to 24 of"):
        run(a_run(f"{TOYS}:Dies", games=30), place=Processes(1))


def test_going_on_counts_broken_games(tmp_path: Path) -> None:
    what = a_run(f"{TOYS}:FALLS", keep_going=True)
    path = tmp_path / "results.jsonl"
    results = run(what, Journal(path, what.header()))
    broken = [result for result in results if result.broken]
    assert len(results) == 60
    assert 0 < len(broken) < 60
    assert all((result.reason, result.k, result.z) == ("broken", 0, 0) for result in broken)
    assert run(what, Journal(path, what.header())) == results
    with pytest.raises(BrokenBot, match="fell over"):
        run(a_run(f"{TOYS}:FALLS"), Journal(path, what.header()))


def test_games_before_a_broken_one_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    what = a_run(CAREFUL, f"{TOYS}:Illegal")
    with pytest.raises(BrokenBot):
        run(what, Journal(path, what.header()))
    kept = read_results(path)[1]
    assert {result.lineup for result in kept} == {CAREFUL}
    assert len(kept) >= 25


def test_a_bot_declines_before_the_first_game(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="is not a bot"):
        run(a_run(CAREFUL, "nobody"))


# Bots that see all cards.


def test_a_bot_that_sees_all_cards_plays_in_the_loop_and_is_declared() -> None:
    what = a_run(f"{TOYS}:PEEP", f"{TOYS}:PEEP+{CAREFUL}")
    results = run(what)
    assert all(result.mistakes == 0 for result in results[:60])
    assert sum(result.k for result in results[:60]) > 15 * 60
    assert what.header().cheats == (f"{TOYS}:PEEP",)
    assert f"{TOYS}:PEEP sees all cards" in text(Report(what.header(), results))


@pytest.mark.parametrize("lineup", [f"random,{TOYS}:PEEP", f"{TOYS}:PEEP~10"])
def test_a_bot_that_sees_all_cards_sits_at_no_table(lineup: str) -> None:
    with pytest.raises(BadOptions, match="sees all cards"):
        run(a_run(lineup))


# Small things.


def test_a_result_is_read_back_from_its_line(here: list[GameResult]) -> None:
    for result in here[::40]:
        assert GameResult.from_line(result.to_line()) == result
        fields = json.loads(result.to_line())
        assert {"lineup", "deal", "placed", "k", "z", "reason", "mistakes", "turns", "cpu"} <= set(fields)


def test_all_lines_of_a_results_file_have_one_flat_shape(tmp_path: Path) -> None:
    what = a_run(f"{TOYS}:FALLS", keep_going=True)
    path = tmp_path / "results.jsonl"
    run(what, Journal(path, what.header()))
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert {tuple((name, type(value)) for name, value in row.items()) for row in rows} == {
        tuple((name, type(value)) for name, value in rows[0].items())
    }
    assert not any(isinstance(value, list | dict) for value in rows[0].values())
    assert sum(bool(row["broken"]) for row in rows) > 0


def test_results_without_their_header_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(a_run(CAREFUL), Journal(path, a_run(CAREFUL).header()))
    (tmp_path / "results.run.json").unlink()
    with pytest.raises(BadRecord, match=r"results\.run\.json, which belongs to it, is missing"):
        run(a_run(CAREFUL), Journal(path, a_run(CAREFUL).header()))


def test_lost_games_keep_their_points_in_k_and_not_in_z(here: list[GameResult]) -> None:
    lost = [result for result in here if result.reason == "third mistake"]
    assert lost
    assert all(result.z == 0 and result.k == result.placed for result in lost)
    assert all(result.z == result.k for result in here if result.reason != "third mistake")


def test_time_is_measured(here: list[GameResult]) -> None:
    assert all(0 < result.cpu < 1 for result in here)


def test_cross_play_runs_every_composition() -> None:
    lineups = cross_lineups([CAREFUL, BOLD], 3)
    what = Run(lineups, 3, Options(), Deals(1), 12)
    results = run(what, place=Here())
    assert [len({r.seats for r in results if r.lineup == each.name}) for each in lineups] == [1, 3, 3, 1]
