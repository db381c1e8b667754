"""Results as text, JSON, CSV, pictures and records."""

import csv
import io
import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hanabi.arena.deals import Deals
from hanabi.arena.journal import Journal
from hanabi.arena.lineup import cross_lineups, parse_lineup
from hanabi.arena.losses import save_losses
from hanabi.arena.picture import SCALE, shade, short
from hanabi.arena.report import Report, command, figure, games_csv, summary_csv, text, to_json, write
from hanabi.arena.results_page import BEGIN, END, between_markers, main, page, readme_table, with_error
from hanabi.arena.runner import Run, run
from hanabi.arena.statistics import Estimate
from hanabi.bots.bot_errors import BrokenBot
from hanabi.game.replay import Replay
from hanabi.rules.errors import BadOptions
from hanabi.rules.hanab_live_link import from_link
from hanabi.rules.options import Options
from hanabi.rules.record import Record
from tests.arena.commands import TOYS
from tests.pages import ROOT

CAREFUL, BOLD = f"{TOYS}:CAREFUL", f"{TOYS}:BOLD"
RULES = Options.parse("no-empty-clues")


@pytest.fixture(scope="module")
def cross() -> Report:
    """A cross-play of two toys."""
    what = Run(cross_lineups([CAREFUL, BOLD], 3), 3, RULES, Deals(2), 40)
    return Report(what.header(), run(what))


@pytest.fixture(scope="module")
def pair() -> Report:
    """Two line-ups on the same deals."""
    what = Run((parse_lineup(CAREFUL, 2), parse_lineup(BOLD, 2)), 2, RULES, Deals(2), 40)
    return Report(what.header(), run(what))


# Text.


def test_the_text_tells_rules_figures_and_differences(pair: Report) -> None:
    told = text(pair)
    assert "2 players, options no-empty-clues, deals of seed 2" in told
    assert pair.summaries[0].k.text() in told
    assert pair.summaries[1].perfect.text(2, 100) in told
    assert f"On the same deals, against {CAREFUL}" in told
    assert "third mistake" in told


def test_the_text_of_one_lineup_has_a_histogram(pair: Report) -> None:
    one = Report(pair.header, pair.results[:40])
    assert "K score, games:" in text(one)
    assert "#" in text(one)


def test_the_text_of_a_cross_play_has_its_table(cross: Report) -> None:
    assert "one seat for another" in text(cross)
    assert cross.cross is not None
    assert all(each is not None for row in cross.cross for each in row)
    assert cross.cross[0][0] == cross.summaries[0].k
    assert cross.cross[1][1] == cross.summaries[-1].k


def test_the_command_repeats_the_run(pair: Report, cross: Report) -> None:
    rules = "--games 40 --seed 2 --options no-empty-clues"
    assert pair.command == f"hanabi arena --bots {CAREFUL} --bots {BOLD} --players 2 {rules}"
    assert cross.command == f"hanabi arena --bots {CAREFUL},{BOLD} --cross --players 3 {rules}"
    mixed = Run((parse_lineup(f"random+{CAREFUL}~5", 2),), 2, RULES, Deals(2), 40).header()
    assert command(mixed, 40) == f"hanabi arena --bots 'random+{CAREFUL}~5' --players 2 {rules}"


# Data.


def test_the_json_reads_back(pair: Report, cross: Report) -> None:
    read = json.loads(to_json(pair))
    assert [each["lineup"] for each in read["lineups"]] == [CAREFUL, BOLD]
    assert read["lineups"][0]["k"]["mean"] == pair.summaries[0].k.mean
    assert sum(read["lineups"][0]["histogram"].values()) == 40
    assert read["comparisons"][0]["k"]["error"] == pair.comparisons[0].k.error
    assert json.loads(to_json(cross))["cross"]["bots"] == [CAREFUL, BOLD]


def test_the_csv_reads_back(pair: Report) -> None:
    rows = list(csv.DictReader(io.StringIO(summary_csv(pair))))
    assert [float(row["k"]) for row in rows] == [each.k.mean for each in pair.summaries]
    games = list(csv.DictReader(io.StringIO(games_csv(pair.results))))
    assert [(row["lineup"], int(row["deal"]), int(row["k"])) for row in games] == [
        (result.lineup, result.deal, result.k) for result in pair.results
    ]


def test_broken_games_are_told(tmp_path: Path) -> None:
    what = Run((parse_lineup(f"{TOYS}:FALLS", 2),), 2, RULES, Deals(4), 30, keep_going=True)
    report = Report(what.header(), run(what))
    broken = json.loads(to_json(report))["broken"]
    assert len(broken) == report.summaries[0].broken > 0
    assert "fell over" in broken[0]["what"]
    assert "broken" in text(report)
    assert "broken off by a bot" in page([report])


# Pictures.


def test_pictures_are_well_formed_and_labelled(pair: Report, cross: Report, tmp_path: Path) -> None:
    write(pair, tmp_path / "pair")
    names = {path.name for path in write(cross, tmp_path / "cross")}
    assert names == {
        *("report.txt", "report.json", "summary.csv", "games.csv", "histogram.svg", "crossplay.svg")
    }
    for path in (*tmp_path.glob("*/*.svg"),):
        root = ElementTree.parse(path).getroot()
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        words = " ".join(root.itertext())
        assert short(CAREFUL) in words
        assert "players, options no-empty-clues" in words
    assert not (tmp_path / "pair" / "crossplay.svg").exists()


def test_pictures_call_lineups_by_short_names() -> None:
    assert short("my.bots:Clever+my.bots:Clever+hat") == "2 × Clever + hat"
    assert short("hat,hat,my.bots:Clever") == "hat,hat,Clever"
    assert short("my.bots:Clever[gain=1]~5") == "Clever[gain=1]~5"


def test_every_score_has_its_bar(pair: Report, tmp_path: Path) -> None:
    write(pair, tmp_path)
    tips = [each.text for each in ElementTree.parse(tmp_path / "histogram.svg").getroot().iter() if each.text]
    for each in pair.summaries:
        for score, count in each.histogram.items():
            assert any(tip.startswith(f"{score} points: {count} games") for tip in tips)


def test_the_colors_of_the_heat_map_rise_in_lightness() -> None:
    light = [0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (shade(n / 50) for n in range(51))]
    assert light == sorted(light)
    assert (shade(-1), shade(2)) == (SCALE[0], SCALE[-1])


# Losses.


@pytest.mark.parametrize("options", ["no-empty-clues", "base", "ten-wild+black+tiles", "five-own+expert"])
@pytest.mark.parametrize("lineup", [CAREFUL, f"random+{BOLD}"])
def test_the_records_of_losses_replay_to_the_same_score(tmp_path: Path, options: str, lineup: str) -> None:
    rules = Options.parse(options)
    results = run(Run((parse_lineup(lineup, 2),), 2, rules, Deals(3), 12))
    losses = save_losses(results, rules, tmp_path, most=6)
    assert len(losses) == 6
    assert losses[0].result.z == min(result.z for result in results)
    for loss in losses:
        end = Replay(Record.from_json(loss.path.read_text(encoding="utf-8"))).end
        assert (end.score, end.mistakes, end.is_over) == (loss.result.k, loss.result.mistakes, True)
        assert (loss.link is not None) == (options == "no-empty-clues")
        if loss.link:
            assert Replay(from_link(loss.link)).end.score == loss.result.k


def test_perfect_and_broken_games_are_no_losses(tmp_path: Path) -> None:
    what = Run((parse_lineup(f"{TOYS}:FALLS", 2),), 2, RULES, Deals(4), 30, keep_going=True)
    results = run(what)
    assert len(save_losses(results, RULES, tmp_path)) == sum(not result.broken for result in results)


def test_a_bot_with_chance_of_its_own_is_noticed(tmp_path: Path) -> None:
    results = run(Run((parse_lineup(f"{TOYS}:Whimsical", 2),), 2, RULES, Deals(4), 5))
    with pytest.raises(BrokenBot, match="no chance but the one it is given"):
        save_losses(results, RULES, tmp_path)


# The results page.


def test_the_results_page_has_every_figure_and_its_command(pair: Report, cross: Report) -> None:
    told = page([cross, pair])
    assert told.index("### 2 players") < told.index("### 3 players")
    for report in (pair, cross):
        assert f"```sh\n{report.command}\n```" in told
        for each in report.summaries:
            assert f"| `{each.lineup}` | {each.games} | {each.k.text()} | {each.z.text()} |" in told


def test_the_table_of_the_readme_has_bots_and_player_counts(pair: Report, cross: Report) -> None:
    rows = readme_table(page([pair, cross])).splitlines()
    assert rows[0].count("players") == 4
    assert {row.split("`")[1] for row in rows[2:] if row.startswith("| `")} == {CAREFUL, BOLD}
    assert pair.summaries[0].k.text(2) in readme_table(page([pair]))


def test_the_table_of_the_readme_has_bots_as_they_are() -> None:
    what = Run((parse_lineup(f"{CAREFUL}~10", 2), parse_lineup(CAREFUL, 2)), 2, RULES, Deals(2), 5)
    table = readme_table(page([Report(what.header(), run(what))]))
    assert f"`{CAREFUL}`" in table
    assert "~10" not in table


def test_the_run_with_most_games_comes_first(pair: Report) -> None:
    short = Report(pair.header, [result for result in pair.results if result.game < 10])
    told = page([short, pair])
    assert told.index(f"| {len(pair.results) // 2} |") < told.index("| 10 |")


def test_what_no_new_run_renews_stays_on_the_page(pair: Report, cross: Report) -> None:
    short = Report(pair.header, [result for result in pair.results if result.game < 10])
    assert page([], page([pair, cross])) == page([pair, cross])
    assert page([pair], page([short, cross])) == page([pair, cross])


def test_the_results_page_of_the_project_can_be_read_back() -> None:
    told = (ROOT / "docs" / "results.md").read_text(encoding="utf-8")
    assert page([], told) == told
    table = (ROOT / "README.md").read_text(encoding="utf-8").partition(BEGIN)[2].partition(END)[0]
    assert readme_table(told) == table.strip()


def test_on_a_narrow_screen_figures_stand_below_each_other(pair: Report) -> None:
    told = text(pair, 50)
    assert max(map(len, told.splitlines())) <= 50
    assert f"{CAREFUL}\n  games        {len(pair.results) // 2}\n" in told
    assert text(pair, 200) == text(pair)


def test_no_error_is_rounded_away() -> None:
    assert with_error(Estimate(24.99621, 0.00042), 2) == "24.9962 ± 0.0004"
    assert with_error(Estimate(23.493, 0.012), 2) == "23.49 ± 0.01"
    assert with_error(Estimate(25.0, 0.0), 2) == "25.00 ± 0.00"
    assert with_error(Estimate(25.0, None), 2) == "25.00 ± ?"


def test_figures_are_short_and_never_in_powers_of_ten() -> None:
    assert [figure(number) for number in (0.83412, 39.84, 1034.4)] == ["0.834", "39.8", "1,030"]
    assert figure(99.8, 2) == "100"


def test_the_table_goes_between_its_markers() -> None:
    filled = between_markers(f"a\n{BEGIN}\nold\n{END}\nz\n", "new")
    assert filled == f"a\n{BEGIN}\nnew\n{END}\nz\n"
    assert between_markers(filled, "new") == filled
    with pytest.raises(BadOptions, match="markers are missing"):
        between_markers("nothing here", "new")


def test_the_command_writes_the_page_and_the_readme(
    tmp_path: Path, pair: Report, capsys: pytest.CaptureFixture[str]
) -> None:
    with Journal(tmp_path / "run" / "results.jsonl", pair.header) as journal:
        journal.add(pair.results)
    readme = tmp_path / "README.md"
    readme.write_text(f"top\n{BEGIN}\n{END}\n")
    words = ["--page", str(tmp_path / "results.md"), "--readme", str(readme), str(tmp_path / "run")]
    assert main(words) == 0
    assert (tmp_path / "results.md").read_text(encoding="utf-8") == page([pair])
    assert readme_table(page([pair])) in readme.read_text(encoding="utf-8")
    assert main([str(tmp_path / "run" / "results.jsonl")]) == 0
    assert capsys.readouterr().out == page([pair])


def test_a_file_without_games_makes_no_page(tmp_path: Path, pair: Report) -> None:
    with Journal(tmp_path / "results.jsonl", pair.header):
        pass
    with pytest.raises(SystemExit):
        main([str(tmp_path)])
