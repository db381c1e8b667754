"""Which bots there are, how they play, and how well."""

import textwrap
from collections.abc import Iterator

from hanabi.bots.registry import Entry, bot_entry, bot_names, players_text
from hanabi.cli.arguments import Arguments
from hanabi.rules.errors import BadOptions

WIDTH = 80
INDENT = 10


def bots(arguments: Arguments) -> int:
    """Run `hanabi bots`."""
    for name in bot_names():
        print("\n".join(one_bot(name, arguments.language)))
    return 0


def one_bot(name: str, language: str) -> Iterator[str]:
    """A bot in a few lines; one that cannot be loaded says why."""
    try:
        entry = bot_entry(name)
    except BadOptions as error:
        yield from _lines(name, str(error))
        return
    marks = [f"{players_text(entry.players)} players"]
    marks += ["explains its moves"] * entry.explains + ["cheats"] * entry.cheats
    yield from _lines(name, ", ".join(marks))
    if manner := entry.manner.get(language) or entry.manner.get("en"):
        yield from _lines("", manner)
    if points := strength_text(entry):
        yield from _lines("", points)


def strength_text(entry: Entry) -> str:
    """`points: 2p 22.5, 3p 22.79`, by number of players; empty where nothing was measured."""
    parts = [f"{players}p {points:g}" for players, points in sorted(entry.strength.items())]
    return f"points: {', '.join(parts)}" if parts else ""


def _lines(label: str, text: str) -> list[str]:
    first = label.ljust(INDENT) if len(label) < INDENT else f"{label}  "
    return textwrap.wrap(text, WIDTH, initial_indent=first, subsequent_indent=" " * INDENT)
