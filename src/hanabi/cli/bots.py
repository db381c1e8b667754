"""Which bots there are, how they play, and how well."""

import textwrap
from collections.abc import Iterator

from hanabi.bots.registry import Entry, bot_entry, bot_names, players_range
from hanabi.cli.arguments import Arguments
from hanabi.cli.refusals import refusal
from hanabi.cli.screen import USUAL_WIDTH, Screen
from hanabi.rules.errors import BadOptions
from hanabi.texts import ENGLISH, Texts, texts

INDENT = 10


def bots(arguments: Arguments) -> int:
    """Run `hanabi bots`."""
    words, width = texts(arguments.language), Screen().width
    for name in bot_names():
        print("\n".join(one_bot(name, words, width)))
    return 0


def one_bot(name: str, words: Texts = ENGLISH, width: int = USUAL_WIDTH) -> Iterator[str]:
    """A bot in a few lines; one that cannot be loaded says why."""
    try:
        entry = bot_entry(name)
    except BadOptions as error:
        yield from _lines(name, refusal(error, words), width)
        return
    marks = [words.say("bots-players", players=players_range(entry.players))]
    marks += [words.say("bots-explains")] * entry.explains + [words.say("bots-cheats")] * entry.cheats
    yield from _lines(name, ", ".join(marks), width)
    if manner := entry.manner_in(words.language):
        yield from _lines("", manner, width)
    if points := strength_text(entry, words):
        yield from _lines("", points, width)


def strength_text(entry: Entry, words: Texts) -> str:
    """`points with 2: 22.5, with 3: 22.79`, by number of players; empty where nothing was measured."""
    parts = [
        words.say("bots-points-with", players=str(players), points=words.decimal(points, "0.###"))
        for players, points in sorted(entry.strength.items())
    ]
    return words.say("bots-points", points="; ".join(parts)) if parts else ""


def _lines(label: str, text: str, width: int) -> list[str]:
    first = label.ljust(INDENT) if len(label) < INDENT else f"{label}  "
    return textwrap.wrap(text, width, initial_indent=first, subsequent_indent=" " * INDENT)
