"""Which bots there are, how they play, and how well."""

import textwrap
from collections.abc import Iterator

from hanabi.bots.registry import Entry, bot_entry, bot_names, players_text
from hanabi.cli.arguments import Arguments
from hanabi.cli.screen import USUAL_WIDTH, Screen
from hanabi.rules.errors import BadOptions

INDENT = 10


def bots(arguments: Arguments) -> int:
    """Run `hanabi bots`."""
    width = Screen().width
    for name in bot_names():
        print("\n".join(one_bot(name, arguments.language, width)))
    return 0


def one_bot(name: str, language: str, width: int = USUAL_WIDTH) -> Iterator[str]:
    """A bot in a few lines; one that cannot be loaded says why."""
    try:
        entry = bot_entry(name)
    except BadOptions as error:
        yield from _lines(name, str(error), width)
        return
    marks = [f"{players_text(entry.players)} players"]
    marks += ["explains its moves"] * entry.explains + ["cheats"] * entry.cheats
    yield from _lines(name, ", ".join(marks), width)
    if manner := entry.manner_in(language):
        yield from _lines("", manner, width)
    if points := strength_text(entry):
        yield from _lines("", points, width)


def strength_text(entry: Entry) -> str:
    """`points: 2p 22.5, 3p 22.79`, by number of players; empty where nothing was measured."""
    parts = [f"{players}p {points:g}" for players, points in sorted(entry.strength.items())]
    return f"points: {', '.join(parts)}" if parts else ""


def _lines(label: str, text: str, width: int) -> list[str]:
    first = label.ljust(INDENT) if len(label) < INDENT else f"{label}  "
    return textwrap.wrap(text, width, initial_indent=first, subsequent_indent=" " * INDENT)
