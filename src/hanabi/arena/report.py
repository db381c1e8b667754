"""The results of a run for people and programs: text, JSON, CSV, pictures, and a folder with all of them."""

import csv
import io
import json
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from hanabi.arena import picture
from hanabi.arena.journal import Header
from hanabi.arena.lineup import cross_lineups, guest_lineup
from hanabi.arena.losses import Loss
from hanabi.arena.result import GameResult
from hanabi.arena.statistics import Comparison, Estimate, LineupSummary, by_lineup, compare, summary
from hanabi.rules.options import Options

RESULTS = "results.jsonl"
BAR, BAR_FROM = 40, 26  # signs of the longest bar, and of what stands before it


@dataclass(frozen=True)
class Report:
    """A run and its results, with all that follows from them."""

    header: Header
    results: list[GameResult]
    losses: tuple[Loss, ...] = ()

    @cached_property
    def games(self) -> dict[str, list[GameResult]]:
        """The results of each line-up that has any, in the order of the run."""
        found = by_lineup(self.results)
        return {name: found[name] for name in self.header.lineups if name in found}

    @cached_property
    def summaries(self) -> list[LineupSummary]:
        """The figures of each line-up."""
        return [summary(results) for results in self.games.values()]

    @cached_property
    def comparisons(self) -> list[Comparison]:
        """Every other line-up against the first, on the same deals."""
        first, *others = self.games.values()
        return [compare(each, first) for each in others if {r.game for r in each} & {r.game for r in first}]

    @property
    def max_score(self) -> int:
        """The best score of these options."""
        return Options.parse(self.header.options).max_score

    @property
    def command(self) -> str:
        """The command line that plays the run again."""
        return command(self.header, max(len(results) for results in self.games.values()))

    @cached_property
    def cross(self) -> list[list[Estimate | None]] | None:
        """With at least two bots: the K score of each host (row) with one seat for each guest (column)."""
        bots = self.header.bots
        found = {each.lineup: each.k for each in self.summaries}
        names = [[guest_lineup(h, g, bots, self.header.players).name for g in bots] for h in bots]
        mixed = {name for row in names for name in row} - set(bots)
        if not mixed & set(found):
            return None
        return [[found.get(name) for name in row] for row in names]

    @property
    def rules(self) -> str:
        """The rules in words: how claims must be stated."""
        header = self.header
        deals = f"deals of seed {header.seed}" if not header.deals else f"{len(header.deals)} listed deals"
        return f"{header.players} players, options {header.options}, {deals}"


def command(header: Header, games: int) -> str:
    """The command line of a run with so many games."""
    cross = len(header.bots) > 1 and header.lineups == tuple(
        lineup.name for lineup in cross_lineups(header.bots, header.players)
    )
    bots = [",".join(header.bots)] if cross else header.lineups
    words = ["hanabi arena", *(f"--bots {quoted(each)}" for each in bots), "--cross" * cross]
    words += [f"--players {header.players}"]
    if header.deals:
        words += [f"--deals {','.join(map(str, header.deals))}"]
    else:
        words += [f"--games {games} --seed {header.seed}"]
    return " ".join(filter(None, [*words, f"--options {header.options}"]))


def quoted(name: str) -> str:
    """A name as one types it into a shell."""
    return f"'{name}'" if set(name) & set("[];~") else name


# For people.


def text(report: Report, width: int | None = None) -> str:
    """The whole report as text; for a screen, no wider than that."""
    parts = [report.rules, _table(SUMMARY_COLUMNS, [_summary_row(each) for each in report.summaries], width)]
    parts.append("K keeps the points of lost games, Z counts them 0. Errors are standard errors.")
    parts += [f"{bot} sees all cards: a ceiling, not a rival." for bot in report.header.cheats]
    if report.comparisons and not report.cross:
        parts.append(f"On the same deals, against {report.comparisons[0].than}:")
        rows = [_comparison_row(each) for each in report.comparisons]
        parts.append(_table(COMPARISON_COLUMNS, rows, width))
    if report.cross:
        parts.append("K score of each bot (row) with one seat for another (column):")
        parts.append(_cross_table(report, width))
    if len(report.summaries) == 1:
        parts.append("\n".join(_histogram(report.summaries[0], width)))
    parts += [_endings(report.summaries)]
    lines = "\n\n".join(parts).splitlines()
    return "\n".join(line if width is None else _wrapped(line, width) for line in lines) + "\n"


def _wrapped(line: str, width: int) -> str:
    """A line in as many as it takes."""
    return textwrap.fill(line, width, subsequent_indent="  ") if len(line) > width else line


SUMMARY_COLUMNS = (
    "line-up",
    "games",
    "K score",
    "Z score",
    "perfect %",
    "median",
    "mistakes",
    "lost",
    "CPU ms/game",
    "µs/move",
)


def _summary_row(each: LineupSummary) -> list[str]:
    return [
        each.lineup,
        f"{each.games:,}",
        each.k.text(),
        each.z.text(),
        each.perfect.text(2, 100),
        f"{each.median:g}",
        f"{each.mistakes.mean:.3f}",
        f"{each.lost:,}",
        figure(1e3 * each.cpu_game),
        figure(1e6 * each.cpu_decision),
    ]


COMPARISON_COLUMNS = (
    "line-up",
    "games",
    "K difference",
    "Z difference",
    "perfect % diff.",
    "higher",
    "same",
    "lower",
)


def _comparison_row(each: Comparison) -> list[str]:
    return [
        each.better,
        f"{each.games:,}",
        signed(each.k),
        signed(each.z),
        signed(each.perfect, 2, 100),
        f"{each.wins:,}",
        f"{each.ties:,}",
        f"{each.losses:,}",
    ]


def figure(number: float, digits: int = 3) -> str:
    """A number with so many digits that count: `0.834`, `39.8`, `1,030`."""
    return f"{float(f'{number:.{digits}g}'):,g}"


def signed(estimate: Estimate, digits: int = 3, scale: float = 1) -> str:
    """A difference with its sign."""
    return ("+" if estimate.mean >= 0 else "") + estimate.text(digits, scale)


def _cross_table(report: Report, width: int | None) -> str:
    assert report.cross is not None
    bots = report.header.bots
    rows = [
        [bot, *("–" if each is None else each.text(2) for each in row)]
        for bot, row in zip(bots, report.cross, strict=True)
    ]
    return _table(("", *bots), rows, width)


def _table(head: Sequence[str], rows: Sequence[Sequence[str]], width: int | None) -> str:
    """Columns that line up, numbers to the right; where they do not fit, one below the other."""
    widths = [max(len(row[column]) for row in (head, *rows)) for column in range(len(head))]
    if width is not None and sum(widths) + 2 * (len(widths) - 1) > width:
        return "\n".join(line for row in rows for line in _below_each_other(head, row))
    lines = []
    for row in (head, ["-" * width for width in widths], *rows):
        cells = [
            row[0].ljust(widths[0]),
            *(cell.rjust(w) for cell, w in zip(row[1:], widths[1:], strict=True)),
        ]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def _below_each_other(head: Sequence[str], row: Sequence[str]) -> Iterator[str]:
    """A row of a table, a line for each of its cells."""
    longest = max(map(len, head))
    yield row[0]
    for name, cell in zip(head[1:], row[1:], strict=True):
        yield f"  {name:<{longest}}  {cell}"


def _histogram(each: LineupSummary, width: int | None) -> Iterator[str]:
    yield "K score, games:"
    most = max(each.histogram.values())
    longest = BAR if width is None else min(BAR, max(width - BAR_FROM, 0))
    for score, count in each.histogram.items():
        bar = "#" * -(-longest * count // most)
        yield f"{score:>5}  {count:>7,}  {100 * count / each.games:6.2f} %  {bar}".rstrip()


def _endings(summaries: Sequence[LineupSummary]) -> str:
    lines = ["How games ended, and games by mistakes:"]
    for each in summaries:
        reasons = ", ".join(f"{reason} {count:,}" for reason, count in each.reasons.items())
        mistakes = ", ".join(f"{count:,} with {number}" for number, count in each.by_mistakes.items())
        lines.append(f"  {each.lineup}: {reasons}; {mistakes}")
    return "\n".join(lines)


# For programs.


def to_json(report: Report) -> str:
    """The report as JSON."""
    fields: dict[str, Any] = {
        "players": report.header.players,
        "options": report.header.options,
        "seed": report.header.seed,
        "hanabi": report.header.hanabi,
        "code": report.header.code,
        "cheats": list(report.header.cheats),
        "command": report.command,
        "max_score": report.max_score,
        "lineups": [_summary_fields(each) for each in report.summaries],
        "comparisons": [_comparison_fields(each) for each in report.comparisons],
    }
    if report.cross:
        fields["cross"] = {
            "bots": list(report.header.bots),
            "k": [[each and _estimate(each) for each in row] for row in report.cross],
        }
    broken = [result for result in report.results if result.broken]
    if broken:
        fields["broken"] = [{"deal": r.deal, "seats": list(r.seats), "what": r.broken} for r in broken]
    if report.losses:
        fields["losses"] = [loss.to_dict() for loss in report.losses]
    return json.dumps(fields, ensure_ascii=False, indent=2) + "\n"


def _estimate(estimate: Estimate) -> dict[str, float | None]:
    return {"mean": estimate.mean, "error": estimate.error}


def _summary_fields(each: LineupSummary) -> dict[str, Any]:
    return {
        "lineup": each.lineup,
        "games": each.games,
        "k": _estimate(each.k),
        "z": _estimate(each.z),
        "perfect": _estimate(each.perfect),
        "median": each.median,
        "histogram": {str(score): count for score, count in each.histogram.items()},
        "mistakes": _estimate(each.mistakes),
        "by_mistakes": {str(number): count for number, count in each.by_mistakes.items()},
        "reasons": each.reasons,
        "lost": each.lost,
        "broken": each.broken,
        "turns": each.turns,
        "cpu_game": each.cpu_game,
        "cpu_decision": each.cpu_decision,
    }


def _comparison_fields(each: Comparison) -> dict[str, Any]:
    return {
        "lineup": each.better,
        "against": each.than,
        "games": each.games,
        "k": _estimate(each.k),
        "z": _estimate(each.z),
        "perfect": _estimate(each.perfect),
        "higher": each.wins,
        "same": each.ties,
        "lower": each.losses,
    }


def summary_csv(report: Report) -> str:
    """One row for each line-up."""
    rows = [
        {
            "lineup": each.lineup,
            "players": report.header.players,
            "options": report.header.options,
            "seed": report.header.seed,
            "games": each.games,
            "k": each.k.mean,
            "k_error": each.k.error,
            "z": each.z.mean,
            "z_error": each.z.error,
            "perfect": each.perfect.mean,
            "perfect_error": each.perfect.error,
            "median": each.median,
            "mistakes": each.mistakes.mean,
            "lost": each.lost,
            "broken": each.broken,
            "turns": each.turns,
            "cpu_game": each.cpu_game,
            "cpu_decision": each.cpu_decision,
        }
        for each in report.summaries
    ]
    return _csv(rows)


def games_csv(results: Iterable[GameResult]) -> str:
    """One row for each game."""
    names = GameResult.__slots__
    return _csv(
        {name: getattr(result, name) for name in names} | {"seats": ",".join(result.seats)}
        for result in results
    )


def _csv(rows: Iterable[dict[str, Any]]) -> str:
    rows = list(rows)
    out = io.StringIO()
    writer = csv.DictWriter(out, list(rows[0]) if rows else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


# A folder with everything.


def write(report: Report, folder: Path) -> list[Path]:
    """Write every form of the report; the files written."""
    folder.mkdir(parents=True, exist_ok=True)
    files = {
        "report.txt": f"{report.command}\n\n{text(report)}",
        "report.json": to_json(report),
        "summary.csv": summary_csv(report),
        "games.csv": games_csv(report.results),
        "histogram.svg": picture.histograms(report.summaries, report.max_score, report.rules),
    }
    if report.cross:
        files["crossplay.svg"] = picture.heat_map(report.header.bots, report.cross, report.rules)
    for name, content in files.items():
        (folder / name).write_text(content, encoding="utf-8")
    return [folder / name for name in files]
