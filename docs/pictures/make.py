"""Draws the pictures of the documentation: `make pictures` writes them anew."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path

from hanabi import Deal, State, View, parse_cards, parse_move
from hanabi.game.picture import columns, picture

HERE = Path(__file__).parent
NAMES = ("Ann", "Bo", "Cleo")

# A game of three in the base game, stopped where Ann is to move.
DECK = """
W4 G1 W4 G1 Y3 B5 B2 B4 B1 B1 R4 Y2 W1 G5 W2 Y1 Y1 R1 W1 W5 B2 B1 G4 G2 G4
G1 R1 B4 R4 W3 G3 Y1 Y4 G2 W2 Y2 R2 Y4 W3 B3 R1 R2 R3 R5 W1 G3 B3 R3 Y5 Y3
"""
MOVES = """
C1:B P8 C0:G P1 P6 C1:1 C2:1 P15 P12 P0 P17 C0:4 C2:2 C2:5 P11
D4 C0:G P14 P23 D18 D10 D16 C0:R D22 C2:W C2:4 P29
"""

# Sizes in pixels: a sign of the terminal, its line, the window around it.
SIGN, LINE, SIZE = 9, 22, 15
MARGIN, BAR = 24, 36

FONT = "ui-monospace, SFMono-Regular, Menlo, Consolas, DejaVu Sans Mono, monospace"
PAPER, FRAME, TOP, INK, FAINT, STRONG = "#15171e", "#2b2f3a", "#20232c", "#c8ccd6", "#828b9b", "#ffffff"
BUTTONS = ("#ff6b60", "#f7bf4f", "#5fc66a")

# The inks of the terminal's codes, and the codes that are no inks.
INKS = {"31": "#ff6e6e", "32": "#63d382", "33": "#ffd45e", "35": "#e39bff", "94": "#6cb4ff"}
IS_STRONG, IS_FAINT, IS_REVERSED = "1", "2", "7"

_CODE = re.compile(r"\x1b\[([\d;]*)m")


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of one line: its first column, its text and the terminal's codes for it."""

    column: int
    text: str
    codes: tuple[str, ...]


def pieces(line: str) -> Iterator[Piece]:
    """The pieces of a line with terminal codes."""
    column, codes = 0, tuple[str, ...]()
    for number, part in enumerate(_CODE.split(line)):
        if number % 2:
            codes = tuple(code for code in part.split(";") if code not in ("", "0"))
        elif part:
            yield Piece(column, part, codes)
            column += columns(part)


def left(column: int) -> int:
    """Where a column begins."""
    return MARGIN + SIGN * column


def drawn(piece: Piece, base: int) -> Iterator[str]:
    """A piece as SVG on the line `base`, every sign in its own column whatever the font."""
    start, end = left(piece.column), left(piece.column + columns(piece.text))
    if set(piece.text) == {"─"}:
        yield f'<path d="M{start} {base - 5}H{end}" stroke="{FAINT}" stroke-opacity=".6"/>'
        return
    if IS_REVERSED in piece.codes:
        yield f'<rect x="{start}" y="{base - 15}" width="{end - start}" height="20" rx="3" fill="{INK}"/>'
    weight = ' font-weight="700"' if IS_STRONG in piece.codes else ""
    for word in re.finditer(r"\S+", piece.text):
        first = piece.column + columns(piece.text[: word.start()])
        places = " ".join(str(left(first + step)) for step in range(len(word[0])))
        yield f'<text x="{places}" y="{base}" fill="{ink(piece.codes)}"{weight}>{escape(word[0])}</text>'


def ink(codes: tuple[str, ...]) -> str:
    """The color of signs with these codes."""
    if IS_REVERSED in codes:
        return PAPER
    if IS_FAINT in codes:
        return FAINT
    usual = STRONG if IS_STRONG in codes else INK
    return next((INKS[code] for code in codes if code in INKS), usual)


def window(text: str, title: str, description: str) -> str:
    """A terminal window with this text in it, as SVG."""
    lines = [list(pieces(line)) for line in text.split("\n")]
    width = left(max(sum(columns(piece.text) for piece in line) for line in lines)) + MARGIN
    height = BAR + 2 * MARGIN + LINE * len(lines) - 8
    first = BAR + MARGIN + 10
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"',
            f' width="{width}" height="{height}" font-family="{FONT}" font-size="{SIZE}"',
            ' role="img" aria-labelledby="title desc">',
            f'<title id="title">{escape(title)}</title>',
            f'<desc id="desc">{escape(description)}</desc>',
            *frame(width, height, title),
            *(
                part
                for row, line in enumerate(lines)
                for piece in line
                for part in drawn(piece, first + LINE * row)
            ),
            "</svg>\n",
        ]
    )


def frame(width: int, height: int, title: str) -> Iterator[str]:
    """The window around the text, with its bar."""
    size = f'width="{width - 1}" height="{height - 1}"'
    yield f'<rect x=".5" y=".5" {size} rx="10" fill="{PAPER}" stroke="{FRAME}"/>'
    yield f'<path d="M1 {BAR}V11a10 10 0 0 1 10-10H{width - 11}a10 10 0 0 1 10 10V{BAR}z" fill="{TOP}"/>'
    for place, color in enumerate(BUTTONS):
        yield f'<circle cx="{MARGIN + 20 * place}" cy="{BAR // 2}" r="6" fill="{color}"/>'
    where = f'x="{width // 2}" y="{BAR // 2 + 5}" text-anchor="middle"'
    yield f'<text {where} fill="{FAINT}">{escape(title)}</text>'


def table() -> View:
    """The position of the picture, as Ann sees it."""
    state = State.deal(Deal(len(NAMES), parse_cards(DECK)))
    return state.play_on(map(parse_move, MOVES.split())).view(0)


def pictures() -> dict[str, str]:
    """Every picture by its file name."""
    view = table()
    return {"table.svg": window(picture(view, NAMES, color=True), "hanabi play", picture(view, NAMES))}


if __name__ == "__main__":
    for name, text in pictures().items():
        (HERE / name).write_text(text, encoding="utf-8")
        print(f"wrote {name}")
