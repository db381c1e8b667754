"""The table as an SVG picture: for notebooks, links, embedding and sharing."""

from collections.abc import Iterable, Sequence
from xml.sax.saxutils import escape

from hanabi.game.board import Board
from hanabi.game.view import View
from hanabi.rules.options import MAX_MISTAKES, MAX_TOKENS

CARD, GAP, ROW = 44, 8, 74
HEIGHT = 58
LEFT = 150
A_LINE = 17  # discarded cards
FACES = {
    "R": ("#d3414b", "#fff"),
    "Y": ("#e9c32b", "#221a00"),
    "G": ("#2f9a57", "#fff"),
    "W": ("#f2f2f4", "#1b2436"),
    "B": ("#3578d8", "#fff"),
    "M": ("#9b59d0", "#fff"),
    "K": ("#14161c", "#f2d27a"),
}
SHAPES = {  # outlines in a square of 24 by 24, as on the cards in the browser
    "R": "M12 1.5 20.5 12 12 22.5 3.5 12Z",
    "Y": "m12 1.2 3.1 7 7.6.7-5.7 5.1 1.7 7.5L12 17.6l-6.7 3.9 1.7-7.5L1.3 8.9l7.6-.7Z",
    "G": "M12 2.5 22.5 21h-21Z",
    "W": "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 5a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z",
    "B": "M12 1.2c4 5.2 7.3 8.7 7.3 13.2a7.3 7.3 0 0 1-14.6 0C4.7 9.9 8 6.4 12 1.2Z",
    "M": (
        "M8.1 5.0a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0-7.8 0ZM14.2 8.5a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1"
        " 0-7.8 0ZM14.2 15.5a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0-7.8 0ZM8.1 19.0a3.9 3.9 0 1 0 7.8 0a"
        "3.9 3.9 0 1 0-7.8 0ZM2.0 15.5a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0-7.8 0ZM2.0 8.5a3.9 3.9 0 1"
        " 0 7.8 0a3.9 3.9 0 1 0-7.8 0ZM9.8 12.0a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0Z"
    ),
    "K": "M3.5 3.5h17v17h-17Z",
}
NIGHT, INK, FAINT, GOLD = "#0f1830", "#eef2ff", "#8e9bbd", "#f2c14e"
FONT = "font-family='system-ui, sans-serif'"


def board_svg(board: Board, names: Sequence[str]) -> str:
    """A state or a view as a picture; cards that it does not show lie face down."""
    discards = sorted(map(str, board.discard_pile))
    bottom = 150 + ROW * board.players
    parts = [*_fireworks(board), *_counters(board), *_hands(board, names), *_discards(discards, bottom)]
    width = max(LEFT + 7 * (CARD + GAP), 560)
    height = bottom + 40 + 26 * -(-len(discards) // A_LINE)
    title = f"Hanabi {board.score} / {board.reachable_score}"  # in no language: the picture may go anywhere
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' width='{width}' "
        f"height='{height}' role='img'><title>{title}</title>"
        f"<rect width='100%' height='100%' rx='12' fill='{NIGHT}'/>{''.join(parts)}</svg>"
    )


def _fireworks(board: Board) -> Iterable[str]:
    for place, suit in enumerate(board.options.suits):
        top, x = board.top(suit), LEFT + place * (CARD + GAP)
        yield _face(x, 20, str(top) if top else None, suit.letter, suit in board.dead_fireworks)
    yield _text(20, 55, f"{board.score} / {board.reachable_score}", INK, 22, bold=True)


def _counters(board: Board) -> Iterable[str]:
    for place in range(MAX_TOKENS):
        color = "#6fb7ff" if place < board.tokens else "#2a3658"
        yield f"<circle cx='{LEFT + 10 + 24 * place}' cy='112' r='8' fill='{color}'/>"
    for place in range(MAX_MISTAKES):
        color = "#ff5d5d" if place < board.mistakes else "#2a3658"
        yield f"<rect x='{LEFT + 220 + 24 * place}' y='104' width='16' height='16' rx='3' fill='{color}'/>"
    yield _text(LEFT + 310, 118, f"▥ {board.deck_count}", INK, 18)


def _hands(board: Board, names: Sequence[str]) -> Iterable[str]:
    marked = board.options.memory_aid or not isinstance(board, View)
    for seat, (hand, name) in enumerate(zip(board.hands, names, strict=True)):
        y, on_turn = 145 + ROW * seat, seat == board.on_turn
        short = name if len(name) <= 14 else f"{name[:13]}…"
        yield _text(20, y + 34, short, GOLD if on_turn else INK, 17, bold=on_turn)
        for slot, held in enumerate(hand):
            face, marks = str(held.card) if held.card else None, held.marks if marked else ""
            yield _face(LEFT + slot * (CARD + GAP), y, face, face[0] if face else None, clued=marks)


def _discards(discards: Sequence[str], y: int) -> Iterable[str]:
    for place, card in enumerate(discards):
        x, line = 20 + 30 * (place % A_LINE), place // A_LINE
        fill, ink = FACES[card[0]]
        top = y + 10 + 26 * line
        yield f"<rect x='{x}' y='{top}' width='26' height='22' rx='4' fill='{fill}' stroke='{FAINT}'/>"
        yield _text(x + 13, top + 16, card, ink, 12, middle=True)


def _face(x: int, y: int, card: str | None, suit: str | None, dead: bool = False, clued: str = "") -> str:
    fill, ink = FACES[suit] if suit and card else ("#24304f", FAINT)
    edge = GOLD if clued else FAINT
    parts = [
        f"<rect x='{x}' y='{y}' width='{CARD}' height='{HEIGHT}' rx='6' fill='{fill}' stroke='{edge}' "
        f"stroke-width='{2 if clued else 1}'/>"
    ]
    middle = x + CARD // 2
    if card:
        parts.append(_text(middle, y + 30, card[1], ink, 24, bold=True, middle=True))
        parts.append(_shape(middle - 14, y + 37, card[0], ink, 0.5))
        parts.append(_text(middle + 8, y + 48, card[0], ink, 12, middle=True))
    elif suit:
        color = FAINT if suit == "K" else FACES[suit][0]
        parts.append(_shape(middle - 11, y + 18, suit, color, 0.9))
    if clued and not card:
        parts.append(_text(middle, y + 34, clued, INK, 13, middle=True))
    if dead:
        parts.append(
            f"<path d='M{x + 4} {y + HEIGHT - 4} L{x + CARD - 4} {y + 4}' stroke='#ff5d5d' stroke-width='3'/>"
        )
    return "".join(parts)


def _shape(x: int, y: int, suit: str, color: str, size: float) -> str:
    where = f"translate({x} {y}) scale({size})"
    return f"<path d='{SHAPES[suit]}' transform='{where}' fill='{color}' fill-rule='evenodd'/>"


def _text(x: int, y: int, text: str, color: str, size: int, bold: bool = False, middle: bool = False) -> str:
    look = f"fill='{color}' font-size='{size}' {FONT}"
    if bold:
        look += " font-weight='700'"
    if middle:
        look += " text-anchor='middle'"
    return f"<text x='{x}' y='{y}' {look}>{escape(text)}</text>"
