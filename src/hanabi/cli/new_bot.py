"""`hanabi new-bot`: a folder with a bot of one's own that plays, can be tested and can be installed."""

import re
import shlex
from pathlib import Path

from hanabi.bots.descriptions import described_bots
from hanabi.cli.arguments import Arguments
from hanabi.rules.errors import BadOptions, shown

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

PROJECT = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "{name}"
version = "0.1.0"
description = "A bot for Hanabi"
requires-python = ">=3.11"
dependencies = ["hanabi"]

[project.entry-points."hanabi.bots"]
{name} = "{module}:ENTRY"

[tool.hatch.build.targets.wheel]
only-include = ["{module}.py"]
"""

BOT = '''\
"""{bot}: plays what is certain, tells of what can be played, else discards its oldest card."""

from random import Random

from hanabi import Action, ClueColor, ClueRank, Discard, Event, Play, View
from hanabi.bots.registry import Entry


class {bot}:
    """A player of one seat in one game; `chance` is the only source of chance it should use."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def notice(self, event: Event, view: View) -> None:
        """Learn what everyone saw; `view` is the game after the whole move."""

    def choose(self, view: View) -> Action:
        """A legal move; asked when its seat is on turn."""
        moves = view.legal_moves()
        for held in view.hand(view.seat):
            play = Play(held.order)
            if play in moves and all(view.fits(card) for card in held.possible):
                return play
        clues = [move for move in moves if isinstance(move, ClueColor | ClueRank)]
        discards = [move for move in moves if isinstance(move, Discard)]
        helpful = [clue for clue in clues if self.tells_of_a_play(clue, view)]
        return next(iter(helpful or discards), None) or self.chance.choice(moves)

    def tells_of_a_play(self, clue: ClueColor | ClueRank, view: View) -> bool:
        """Whether a clue touches a card that fits now."""
        touched = view.touched_by(clue)
        hand = [held.card for held in view.hand(clue.to) if held.order in touched]
        return any(card is not None and view.fits(card) for card in hand)


ENTRY = Entry("{name}", {bot}, manner={{"en": "Plays what is certain, and tells of what can be played."}})
'''

TEST = '''\
"""{bot} keeps to the rules: every edition, every number of players, and no peeking."""

from hanabi import check_bot
from {module} import ENTRY


def test_it_plays_fair_games_of_every_kind() -> None:
    print(check_bot(ENTRY))
'''

NEXT = """\
{folder} has a bot that plays: {module}.py. Change it, and try it there:

  cd {folder}
  hanabi arena --bots {module}:{bot} --players 3     how good is it?
  hanabi play --seats you,{module}:{bot}             play with it
  python -m pytest                                   does it keep to the rules?
  pip install -e .                                   then it goes by the name {name} everywhere
"""


def new_bot(arguments: Arguments) -> int:
    """Run `hanabi new-bot`."""
    folder = make(arguments.bot_name, Path.cwd())
    print(NEXT.format(folder=shlex.quote(folder.name), **_words(arguments.bot_name)), end="")
    return 0


def make(name: str, within: Path) -> Path:
    """The folder of a new bot."""
    if not NAME.fullmatch(name):
        raise BadOptions(
            f"a bot's name has small letters, digits and hyphens, as in my-bot, not {shown(name)}"
        )
    if name in described_bots():
        raise BadOptions(f"{name} is a bot already: think of another name")
    words, folder = _words(name), within / name
    try:
        folder.mkdir()
    except FileExistsError:
        raise BadOptions(f"{folder} is already there: nothing was changed") from None
    files = {"pyproject.toml": PROJECT, f"{words['module']}.py": BOT, f"test_{words['module']}.py": TEST}
    for file, text in files.items():
        (folder / file).write_text(text.format(**words), encoding="utf-8")
    return folder


def _words(name: str) -> dict[str, str]:
    """What the bot is called where it is spoken of, imported, and as a class."""
    parts = name.split("-")
    return {"name": name, "module": "_".join(parts), "bot": "".join(part.capitalize() for part in parts)}
