"""What the printed editions offer, in one line or at length."""

import textwrap
from collections.abc import Iterator
from shutil import get_terminal_size

from hanabi.cli.arguments import Arguments
from hanabi.rules.editions import EDITIONS, Edition, edition

WIDEST = 80
LANGUAGE_NAMES = {"da": "Danish", "nl": "Dutch", "fi": "Finnish", "pl": "Polish", "en": "English"}

BASE_GAME = """\
The base game: five suits, 50 cards, 8 clue tokens, and the third mistake loses. On a turn you give a clue \
(it costs a token), discard a card (it brings one back) or play a card. Beyond that it offers:"""

# Each option by its word in `Options.parse`, the agreements of the people at the table last.
MEANINGS = {
    "five-own": """\
Five multicolour cards, one of each rank, are a sixth suit; clues name multicolour like any other color.""",
    "ten-wild": """\
Ten multicolour cards are a sixth suit; every color clue touches them, and none may name them.""",
    "ten-own": """\
Ten multicolour cards are a sixth suit; clues name multicolour like any other color.""",
    "black": """\
Ten black cards are one more suit, built from 5 down to 1; no color clue touches them, and each one missing \
at the end costs a point.""",
    "tiles": """\
Whoever completes a firework turns up one of six reward tiles instead of getting a clue token back.""",
    "expert": """\
All or nothing: no last round and no points, and whoever loses the last copy of a card that is still needed \
loses the game for all.""",
    "announce": """\
Before playing a card you may name its suit: if you are right and it fits, a clue token comes back; if you \
are wrong, it is a mistake.""",
    "no-empty-clues": """\
A clue must touch at least one card.""",
    "house-talk": """\
An agreement of the players: they decide themselves what may be said besides clues.""",
    "no-memory-aid": """\
An agreement of the players: the screen does not remember clues, they do.""",
}
AGREEMENTS = ("house-talk", "no-memory-aid")


def rules(arguments: Arguments) -> int:
    """Run `hanabi rules`."""
    lines = all_editions() if arguments.code is None else one_edition(edition(arguments.code))
    print("\n".join(lines))
    return 0


def all_editions() -> Iterator[str]:
    """The editions, one line each."""
    for box in EDITIONS.values():
        offers = ", ".join(_printed(box)) if box.code != "custom" else "all of these, combined freely"
        yield _wrapped(f"{box.code:<8}{_box(box):<32}{offers}", hanging=" " * 8)
    yield ""
    yield "`hanabi rules EDITION` explains one of them."


def one_edition(box: Edition) -> Iterator[str]:
    """What an edition offers, how to play it, and what it refuses."""
    age = f", from {box.age} years on" if box.age else ""
    yield f"{_box(box)}, 2 to 5 players{age}"
    yield ""
    yield _wrapped(BASE_GAME)
    for word in box.offered_words():
        yield ""
        yield f"  {word}" + (f": {box.names[word]}" if word in box.names else "")
        yield _wrapped(MEANINGS[word], "      ")
    yield ""
    yield "Start a game:"
    yield f"  hanabi play --edition {box.code}"
    yield f"  hanabi play --edition {box.code} --options {'+'.join(_printed(box)[-2:])}"
    yield ""
    yield _wrapped(_refused(box))


def _refused(box: Edition) -> str:
    refused = [word for word in MEANINGS if word not in box.offered_words()]
    if refused:
        return f"Refused, as it is not in this box: {', '.join(refused)}. `--edition custom` has everything."
    return "Refused: two of five-own, ten-wild and ten-own at once. There is one multicolour suit."


def _printed(box: Edition) -> list[str]:
    return [word for word in box.offered_words() if word not in (*AGREEMENTS, "no-empty-clues")]


def _box(box: Edition) -> str:
    return box.title if box.code == "custom" else f"{box.title} ({LANGUAGE_NAMES[box.language]})"


def _wrapped(text: str, indent: str = "", hanging: str = "") -> str:
    width = min(WIDEST, get_terminal_size((WIDEST, 24)).columns)
    return textwrap.fill(
        text, width, initial_indent=indent, subsequent_indent=indent + hanging, break_on_hyphens=False
    )
