"""The results page: results files turned into docs/results.md and the table in the README.

python -m hanabi.arena.results_page --page docs/results.md --readme README.md runs/*/results.jsonl

What the page already tells stays, unless a file is given for the same bots, players and options.
"""

import argparse
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from hanabi.arena.journal import read_results
from hanabi.arena.report import Report, figure
from hanabi.arena.statistics import Estimate, LineupSummary
from hanabi.rules.errors import BadOptions, HanabiError

BEGIN = "<!-- results: begin, written by python -m hanabi.arena.results_page -->"
END = "<!-- results: end -->"
FIELD_OPTIONS = "no-empty-clues"  # the rules under which bots are compared with those of others
CHANGED = set("~[")  # in the name of a bot that slips or has other parameters

INTRODUCTION = """\
# Results of the bots

This page is written by a command from the files of real runs. Every row can be repeated by the command below
its table, and the same code gives the same scores game by game on every machine; the times are those of one
core of the machine it ran on.

K keeps the points of a game lost by the third mistake, Z counts it 0. Errors are standard errors of the mean.
How the arena works and what its figures mean is told in [the arena](arena.md).

To renew some of it, run their commands with `--out runs/NAME`, a name for each, and then:

```sh
python -m hanabi.arena.results_page --page docs/results.md --readme README.md runs/*/results.jsonl
```
"""

ABOUT = {
    FIELD_OPTIONS: "The base game in which a clue must touch a card, as bots are compared elsewhere.",
    "base": "The base game as printed, where a clue may touch nothing.",
    "expert": "Expert games are won or lost: perfect ones are won, and Z counts all others 0.",
    "ten-wild+black+tiles": "The Polish box with all three expansions: 30 points at best.",
}

COLUMNS = (
    "| line-up | games | K score | Z score | perfect % | mistakes a game | lost | CPU ms a game | µs a move |"
)
CEILING = "sees all cards: a ceiling, not a rival."
RULE = "|---|--:|--:|--:|--:|--:|--:|--:|--:|"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command."""
    given = _parser().parse_args(arguments)
    try:
        reports = [read_report(Path(file)) for file in given.files]
        written = Path(given.page) if given.page else None
        before = written.read_text(encoding="utf-8") if written and written.exists() else ""
        told = page(reports, before)
        if written:
            written.write_text(told, encoding="utf-8")
        if given.readme:
            readme = Path(given.readme)
            readme.write_text(
                between_markers(readme.read_text(encoding="utf-8"), readme_table(told)), encoding="utf-8"
            )
        if not given.page and not given.readme:
            print(told, end="")
    except HanabiError as error:
        _parser().error(str(error))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "python -m hanabi.arena.results_page", description=__doc__.splitlines()[0]
    )
    parser.add_argument("files", metavar="FILE", nargs="+", help="results files (results.jsonl) of runs")
    parser.add_argument("--page", metavar="FILE", help="write the results page here")
    parser.add_argument("--readme", metavar="FILE", help="renew the table between the markers of this file")
    return parser


def read_report(path: Path) -> Report:
    """The report of a results file, or of the folder that holds it."""
    file = path / "results.jsonl" if path.is_dir() else path
    header, results = read_results(file)
    if not results:
        raise BadOptions(f"{file} holds no finished game")
    return Report(header, results)


# The page.


@dataclass(frozen=True, slots=True)
class Section:
    """One run on the page: its rules, its heading, and the text below it."""

    options: str
    heading: str  # `3 players: hat, cheat`
    text: str

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return int(self.heading.split()[0])

    @property
    def bots(self) -> list[str]:
        """The bots that were compared."""
        return self.heading.partition(": ")[2].split(", ")

    def rows(self) -> "list[Row]":
        """The figures of its table."""
        return [Row(*found) for found in ROW.findall(self.text)]

    @property
    def place(self) -> tuple[int, str, int, int]:
        """Where it stands: the rules of comparison first, then by players, the longest run first."""
        rank = (FIELD_OPTIONS, "base", self.options).index(self.options)
        return rank, self.options, self.players, -sum(row.count for row in self.rows())


ROW = re.compile(
    r"^\| `([^`]+)` \| ([\d,]+) \| (\S+) ± (\S+) \| [^|]+ \| (\S+) ± [^|]+(?: \| [^|]+){2} \| (\S+) \|", re.M
)


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a section as it is written."""

    lineup: str
    games: str
    k: str
    error: str
    perfect: str
    cpu_game: str

    @property
    def count(self) -> int:
        """How many games were played."""
        return int(self.games.replace(",", ""))

    @property
    def estimate(self) -> Estimate:
        """The K score."""
        return Estimate(float(self.k), None if self.error == "?" else float(self.error))

    @property
    def milliseconds(self) -> float:
        """The time of one core that a game took."""
        return float(self.cpu_game.replace(",", ""))


def sections(text: str) -> Iterator[Section]:
    """The sections of a page as it was written."""
    for part in text.split("\n## Options: ")[1:]:
        options, _, rest = part.partition("\n")
        for section in rest.split("\n### ")[1:]:
            heading, _, below = section.partition("\n")
            yield Section(options, heading, below.strip("\n") + "\n")


def page(reports: Iterable[Report], before: str = "") -> str:
    """The whole results page; what stood there before stays where no report has newer figures."""
    new = [_section(report) for report in reports]
    renewed = {(each.options, each.heading) for each in new}
    kept = [each for each in sections(before) if (each.options, each.heading) not in renewed]
    parts = [INTRODUCTION]
    title = ""
    for each in sorted([*new, *kept], key=lambda each: each.place):
        if each.options != title:
            title = each.options
            parts.append(f"## Options: {title}\n")
            if title in ABOUT:
                parts.append(f"{ABOUT[title]}\n")
        parts.append(f"### {each.heading}\n\n{each.text}")
    return "\n".join(parts)


def _section(report: Report) -> Section:
    header = report.header
    heading = f"{header.players} players: {', '.join(header.bots)}"
    return Section(header.options, heading, "\n".join(_lines(report)) + "\n")


def _lines(report: Report) -> Iterator[str]:
    header = report.header
    yield COLUMNS
    yield RULE
    for each in report.summaries:
        yield _row(each)
    for bot in header.cheats:
        yield ""
        yield f"`{bot}` {CEILING}"
    if report.cross:
        yield ""
        yield "K score of each bot (row) with one seat for another (column):"
        yield ""
        yield from _cross(report)
    for each in report.summaries:
        if each.broken:
            yield ""
            yield f"{each.lineup}: {each.broken:,} games were broken off by a bot and count 0."
    yield ""
    yield "```sh"
    yield report.command
    yield "```"
    yield ""
    yield f"Version {header.hanabi}, code {header.code}; deals of seed {header.seed}."


def _row(each: LineupSummary) -> str:
    cells = [
        f"`{each.lineup}`",
        f"{each.games:,}",
        with_error(each.k, 3),
        with_error(each.z, 3),
        each.perfect.text(2, 100),
        f"{each.mistakes.mean:.3f}",
        f"{each.lost:,}",
        figure(1e3 * each.cpu_game),
        figure(1e6 * each.cpu_decision),
    ]
    return f"| {' | '.join(cells)} |"


def with_error(estimate: Estimate, digits: int) -> str:
    """An estimate with so many decimals, or as many more as its error needs to be seen."""
    while estimate.error and round(estimate.error, digits) == 0:
        digits += 1
    return estimate.text(digits)


def _cross(report: Report) -> Iterator[str]:
    assert report.cross is not None
    bots = report.header.bots
    yield f"| | {' | '.join(f'`{bot}`' for bot in bots)} |"
    yield f"|---|{'--:|' * len(bots)}"
    for bot, row in zip(bots, report.cross, strict=True):
        yield f"| `{bot}` | {' | '.join('–' if each is None else each.text(2) for each in row)} |"


# The table in the README.


def readme_table(page: str) -> str:
    """Self-play under the rules of comparison: a row for each bot, a column for each number of players."""
    found: dict[str, dict[int, Row]] = {}
    cheats: set[str] = set()
    for section in sections(page):
        cheats |= set(re.findall(rf"^`([^`]+)` {re.escape(CEILING)}$", section.text, re.M))
        for row in section.rows():
            is_plain = row.lineup in section.bots and not set(row.lineup) & CHANGED
            if is_plain and section.options == FIELD_OPTIONS:
                best = found.setdefault(row.lineup, {})
                known = best.get(section.players)
                if known is None or known.count < row.count:
                    best[section.players] = row
    counts = (2, 3, 4, 5)
    lines = [
        f"| bot | {' | '.join(f'{count} players' for count in counts)} | CPU ms a game |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    for bot, by_players in sorted(
        found.items(), key=lambda item: -max(e.estimate.mean for e in item[1].values())
    ):
        cells = [_short(by_players.get(count)) for count in counts]
        times = sorted(each.milliseconds for each in by_players.values())
        name = f"`{bot}`, which sees all cards" if bot in cheats else f"`{bot}`"
        lines.append(f"| {name} | {' | '.join(cells)} | {_span(times[0], times[-1])} |")
    lines += [
        "",
        "Mean score ± standard error / perfect games; base game without empty clues, points of lost games "
        "kept (K). [All figures](docs/results.md), and how to repeat them.",
    ]
    return "\n".join(lines)


def _short(row: Row | None) -> str:
    return "–" if row is None else f"{with_error(row.estimate, 2)} / {float(row.perfect):.1f} %"


def _span(low: float, high: float) -> str:
    ends = figure(low, 2), figure(high, 2)
    return ends[0] if ends[0] == ends[1] else "–".join(ends)


def between_markers(text: str, table: str) -> str:
    """The text with the table in its place."""
    before, found, rest = text.partition(BEGIN)
    _, ended, after = rest.partition(END)
    if not found or not ended:
        raise BadOptions(f"the markers are missing where the table goes: a line {BEGIN} and a line {END}")
    return f"{before}{BEGIN}\n{table}\n{END}{after}"


if __name__ == "__main__":
    raise SystemExit(main())
