"""A review as a picture, in SVG: what was possible and expected after each move, and the marks."""

from html import escape

from hanabi.analysis.deals import full_score
from hanabi.analysis.game_review import Mark, Review
from hanabi.texts import ENGLISH, Texts

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 240, 40, 16, 40, 36
PAPER, FAINT, GRID, LINE, DASHES = "#ffffff", "#5b6472", "#e3e6eb", "#0072b2", "#9c4f00"
FONT = "system-ui, sans-serif"
# Told apart by everybody, whatever colors they see: each mark has a sign, too.
SIGNS = {
    Mark.BLUNDER: ("#d55e00", "??"),
    Mark.MISTAKE: ("#e69f00", "?"),
    Mark.INACCURACY: ("#8a7000", "?!"),
    Mark.UNLUCKY: ("#5b6472", "~"),
    Mark.GOOD_FIND: ("#009e73", "!"),
}


def curve_svg(review: Review, texts: Texts = ENGLISH) -> str:
    """Both curves, with the marks of moves on that of what was possible."""
    possible = texts.say("review-possible")
    full = full_score(review.options)
    points = [review.possible, *(move.possible for move in review.moves)]
    expected = [each.score for each in review.expected]
    lowest = max(0, int(min([*(point.least for point in points), *expected])) - 1)
    step = (WIDTH - LEFT - RIGHT) / max(1, len(points) - 1)

    def x(index: int) -> float:
        return LEFT + step * index

    def y(score: float) -> float:
        return TOP + (full - score) / max(1, full - lowest) * (HEIGHT - TOP - BOTTOM)

    line = " ".join(f"{x(index):.1f},{y(point.least):.1f}" for index, point in enumerate(points))
    likely = " ".join(f"{x(index):.1f},{y(score):.1f}" for index, score in enumerate(expected))
    parts = [
        _text(LEFT, 22, possible, LINE, 14),
        _text(LEFT + 260, 22, texts.say("review-points"), DASHES, 14),
        *(
            f'<path d="M{LEFT} {y(score):.1f}H{WIDTH - RIGHT}" stroke="{GRID}"/>'
            + _text(8, y(score) + 4, str(score), FAINT, 11)
            for score in range(full, lowest - 1, -max(1, (full - lowest) // 5))
        ),
        f'<polyline points="{likely}" fill="none" stroke="{DASHES}" stroke-dasharray="4 3"/>',
        f'<polyline points="{line}" fill="none" stroke="{LINE}" stroke-width="2"/>',
    ]
    for place, move in enumerate(review.moves, 1):
        if move.mark is not None:
            color, sign = SIGNS[move.mark]
            mark = texts.say(f"review-mark-{move.mark.value}")
            where = texts.say("review-mark-at", move=move.index + 1, mark=mark)
            parts.append(
                f'<circle cx="{x(place):.1f}" cy="{y(move.possible.least):.1f}" r="4" fill="{color}">'
                f"<title>{escape(where)}</title></circle>"
                + _text(x(place) - 4, y(move.possible.least) + 18, sign, color, 12)
            )
    parts += [_text(x(place) - 4, HEIGHT - 10, str(place), FAINT, 11) for place in range(0, len(points), 10)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" '
        f'height="{HEIGHT}" role="img" font-family="{FONT}"><title>{escape(possible)}</title>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>{"".join(parts)}</svg>\n'
    )


def _text(x: float, y: float, words: str, fill: str, size: int) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{fill}">{escape(words)}</text>'
