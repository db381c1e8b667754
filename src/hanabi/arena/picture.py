"""Pictures of results as SVG: histograms of scores, and the heat map of a cross-play."""

import re
from collections import Counter
from collections.abc import Sequence
from html import escape
from math import sqrt

from hanabi.arena.lineup import FIXED, names_in
from hanabi.arena.statistics import Estimate, LineupSummary

FONT = "system-ui, -apple-system, Segoe UI, Roboto, Helvetica, Arial, sans-serif"
PAPER, INK, FAINT, GRID = "#ffffff", "#1f2430", "#5b6472", "#e3e6eb"
BAR, BEST = "#0072b2", "#e69f00"  # told apart by everybody, whatever colors they see

# From low to high, rising in lightness, without red against green.
SCALE = ((0, 34, 78), (53, 69, 108), (102, 105, 112), (148, 142, 119), (200, 183, 106), (254, 232, 56))

LEFT, RIGHT, TOP, PANEL, GAP = 56, 20, 64, 150, 56


def _svg(width: int, height: int, title: str, parts: Sequence[str]) -> str:
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
            f'height="{height}" role="img" font-family="{FONT}">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
            *parts,
            "</svg>\n",
        ]
    )


def _text(
    x: float,
    y: float,
    words: str,
    *,
    size: int = 12,
    fill: str = INK,
    anchor: str = "start",
    weight: int = 400,
) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{fill}" text-anchor="{anchor}" '
        f'font-weight="{weight}">{escape(words)}</text>'
    )


def _rect(x: float, y: float, width: float, height: float, fill: str, tip: str) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{fill}">'
        f"<title>{escape(tip)}</title></rect>"
    )


def _line(x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" stroke="{GRID}"/>'


def short(name: str) -> str:
    """A line-up in few words: without modules, and rotating bots by number, as in `2 × hat + partner`."""
    plain = re.sub(r"[\w.]+:", "", name)
    counts = Counter(names_in(plain))
    if FIXED in plain or len(counts) == 1:
        return plain
    return " + ".join(f"{count} × {bot}" if count > 1 else bot for bot, count in counts.items())


# Histograms.


def histograms(summaries: Sequence[LineupSummary], max_score: int, rules: str) -> str:
    """One panel for each line-up; heights by the square root, so that rare scores show."""
    low = min(0, *(min(each.histogram) for each in summaries)) if summaries else 0
    bar = 24
    width = LEFT + (max_score - low + 1) * bar + RIGHT
    height = TOP + len(summaries) * (PANEL + GAP)
    parts = [
        _text(LEFT, 28, "Games by K score", size=18, weight=600),
        _text(LEFT, 48, f"{rules}; heights by square root", fill=FAINT),
    ]
    for number, each in enumerate(summaries):
        parts += _panel(each, low, max_score, TOP + number * (PANEL + GAP), bar)
    return _svg(width, height, f"Games by K score: {rules}", parts)


def _panel(each: LineupSummary, low: int, high: int, top: int, bar: int) -> list[str]:
    bottom, right = top + PANEL, LEFT + (high - low + 1) * bar
    figures = f"mean {each.k.text(2)}, perfect {each.perfect.text(1, 100)} %, {each.games:,} games"
    parts = [
        _text(LEFT, top + 14, short(each.lineup), size=13, weight=600),
        _text(right, top + 14, figures, fill=FAINT, anchor="end"),
    ]
    room = PANEL - 40
    most = sqrt(max(each.histogram.values()) / each.games)
    for share in (0.01, 0.1, 0.5, 1.0):
        if sqrt(share) <= most:
            y = bottom - room * sqrt(share) / most
            parts += [
                _line(LEFT, y, right, y),
                _text(LEFT - 6, y + 4, f"{share:.0%}", size=10, fill=FAINT, anchor="end"),
            ]
    for score, count in each.histogram.items():
        share = count / each.games
        x, tall = LEFT + (score - low) * bar, room * sqrt(share) / most
        tip = f"{score} points: {count:,} games, {share:.2%}"
        parts.append(_rect(x + 2, bottom - tall, bar - 4, tall, BEST if score == high else BAR, tip))
        parts.append(
            _text(x + bar / 2, bottom - tall - 4, _share(share), size=8, fill=FAINT, anchor="middle")
        )
    parts.append(f'<line x1="{LEFT}" y1="{bottom}" x2="{right}" y2="{bottom}" stroke="{INK}"/>')
    for score in range(low, high + 1):
        parts.append(
            _text(LEFT + (score - low + 0.5) * bar, bottom + 15, str(score), size=10, anchor="middle")
        )
    return parts


def _share(share: float) -> str:
    percent = 100 * share
    return f"{percent:.0f}%" if percent >= 9.95 else f"{percent:.1f}%" if percent >= 0.05 else "<0.1%"


# The heat map.


def heat_map(bots: Sequence[str], cells: Sequence[Sequence[Estimate | None]], rules: str) -> str:
    """The K score of each bot (row) with one seat given to another (column)."""
    bots = [short(bot) for bot in bots]
    longest = max(8 * len(bot) for bot in bots)
    side_w, side_h = max(96, longest + 16), 52
    left = max(100, 40 + longest)
    top = 110
    values = [each.mean for row in cells for each in row if each]
    low, high = min(values), max(values)
    width = max(left + side_w * len(bots) + 110, 480)
    height = top + side_h * len(bots) + 40
    parts = [
        _text(24, 30, "Cross-play: mean K score", size=18, weight=600),
        _text(24, 50, rules, fill=FAINT),
        _text(left, 76, "one seat for", size=11, fill=FAINT),
        _text(24, top - 10, "all others", size=11, fill=FAINT),
    ]
    for column, bot in enumerate(bots):
        parts.append(_text(left + (column + 0.5) * side_w, top - 10, bot, weight=600, anchor="middle"))
    for row, bot in enumerate(bots):
        parts.append(_text(left - 12, top + (row + 0.5) * side_h + 4, bot, weight=600, anchor="end"))
        for column, each in enumerate(cells[row]):
            parts += _cell(
                left + column * side_w, top + row * side_h, side_w, side_h, each, low, high, bot, bots[column]
            )
    parts += _key(left + len(bots) * side_w + 28, top, side_h * len(bots), low, high)
    return _svg(width, height, f"Cross-play, mean K score: {rules}", parts)


def _cell(
    x: float,
    y: float,
    width: float,
    height: float,
    each: Estimate | None,
    low: float,
    high: float,
    host: str,
    guest: str,
) -> list[str]:
    if each is None:
        return [
            _rect(x + 1, y + 1, width - 2, height - 2, GRID, "not played"),
            _text(x + width / 2, y + height / 2 + 4, "–", fill=FAINT, anchor="middle"),
        ]
    red, green, blue = shade((each.mean - low) / (high - low) if high > low else 1.0)
    ink = INK if 0.299 * red + 0.587 * green + 0.114 * blue > 130 else PAPER
    error = "?" if each.error is None else f"{each.error:.2f}"
    tip = f"{host} with one seat for {guest}: {each.text(3)}"
    return [
        _rect(x + 1, y + 1, width - 2, height - 2, f"#{red:02x}{green:02x}{blue:02x}", tip),
        _text(
            x + width / 2,
            y + height / 2 + 2,
            f"{each.mean:.2f}",
            size=15,
            fill=ink,
            anchor="middle",
            weight=600,
        ),
        _text(x + width / 2, y + height / 2 + 17, f"± {error}", size=10, fill=ink, anchor="middle"),
    ]


def _key(x: float, top: float, height: float, low: float, high: float) -> list[str]:
    steps = 32
    parts = []
    for step in range(steps):
        red, green, blue = shade(1 - step / (steps - 1))
        y = top + height * step / steps
        parts.append(
            f'<rect x="{x:g}" y="{y:.1f}" width="14" height="{height / steps + 0.6:.1f}" '
            f'fill="#{red:02x}{green:02x}{blue:02x}"/>'
        )
    return [
        *parts,
        _text(x + 20, top + 10, f"{high:.2f}", size=10, fill=FAINT),
        _text(x + 20, top + height, f"{low:.2f}", size=10, fill=FAINT),
    ]


def shade(share: float) -> tuple[int, int, int]:
    """The color of a share from 0 to 1."""
    place = min(max(share, 0.0), 1.0) * (len(SCALE) - 1)
    first = min(int(place), len(SCALE) - 2)
    part = place - first
    red, green, blue = (
        round(a + (b - a) * part) for a, b in zip(SCALE[first], SCALE[first + 1], strict=True)
    )
    return red, green, blue
