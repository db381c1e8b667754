"""Who a name is: the one place where the arena meets the bots.

hat                 a bot of the registry
my_bots:Clever      anything that Python can import: a program, or what makes a bot from chance
cautious[enough=6]  the same with other parameters (see `tuning`)
partner~10          the same, but in 10 of 100 turns it makes any legal move at all
"""

import re
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from random import Random
from types import ModuleType

from hanabi.bots import registry
from hanabi.bots.bot import Bot
from hanabi.bots.program import Program
from hanabi.game.events import Event
from hanabi.game.view import View
from hanabi.rules.errors import BadOptions, shown
from hanabi.rules.moves import Action
from hanabi.rules.options import PLAYER_COUNTS, Options

_NAME = re.compile(r"(?P<bot>[\w.:-]+)(?:\[(?P<changes>[^\[\]]*)\])?(?:~(?P<slips>\d+(?:\.\d+)?))?")


@dataclass(frozen=True, slots=True)
class Player:
    """A bot as the arena needs it: a program for the compiled loop if it has one, and a bot for a table."""

    name: str
    make: Callable[[Random], Bot]
    program: Program | None
    module: str
    players: tuple[int, ...] = PLAYER_COUNTS
    supports: Callable[[Options], bool] = lambda options: True
    cheats: bool = False
    inside: Program | None = None  # the program, if there is one, even where it plays at a table

    def check(self, options: Options, players: int) -> None:
        """Decline before the first game what this bot cannot play."""
        if players not in self.players:
            counts = ", ".join(map(str, self.players))
            raise BadOptions(f"{self.name} plays in games of {counts}, not of {players}")
        if not self.supports(options):
            raise BadOptions(f"{self.name} does not play the options {options}")


@cache
def player(name: str) -> Player:
    """The player with this name; always the same, so that it is compiled once."""
    found = _NAME.fullmatch(name)
    if not found:
        raise BadOptions(
            f"{shown(name)} is not a bot: a name, such as random, my_module:MyBot, cautious[enough=6] "
            "or random~10"
        )
    module, colon, _ = found["bot"].partition(":")
    entry = registry.entry_named(found["bot"])
    plain = _player(entry, module if colon else entry.module)
    if found["changes"] is not None:
        plain = _changed(plain, read_changes(found["changes"]))
    if found["slips"] is not None:
        plain = _slipping(plain, float(found["slips"]))
    return replace(plain, name=name)


def _player(found: registry.Entry, module: str) -> Player:
    return Player(
        found.name,
        found.make,
        found.program,
        module,
        found.players,
        found.supports,
        cheats=found.cheats,
        inside=found.program,
    )


def check_seats(seats: Iterable[str]) -> None:
    """Refuse a table that has both a bot that sees all cards and one that must sit at a real table."""
    found = [player(seat) for seat in dict.fromkeys(seats)]
    for cheat in found:
        for other in found:
            if cheat.cheats and other.program is None:
                raise BadOptions(
                    f"{cheat.name} sees all cards and plays with compiled bots only, not with {other.name}"
                )


# Parameters.


def home(name: str) -> ModuleType:
    """The module a bot comes from, which may offer `PARAMETERS` and `with_parameters`."""
    return import_module(player(name).module)


def read_changes(text: str) -> dict[str, float]:
    """`enough=6;distance=0.2` as numbers by name; a whole number stays whole."""
    changes: dict[str, float] = {}
    for part in filter(None, text.split(";")):
        key, _, value = part.partition("=")
        try:
            changes[key.strip()] = int(value) if re.fullmatch(r"\s*-?\d+\s*", value) else float(value)
        except ValueError:
            raise BadOptions(f"{shown(part)} is not a parameter: written as in enough=6") from None
    return changes


def _changed(plain: Player, changes: dict[str, float]) -> Player:
    module = sys.modules.get(plain.module) or import_module(plain.module)
    offered = getattr(module, "PARAMETERS", None)
    if offered is None or not hasattr(module, "with_parameters"):
        raise BadOptions(
            f"{plain.name} has no parameters: {plain.module} offers no PARAMETERS and with_parameters"
        )
    names = [row[0] for row in offered]
    for name in changes:
        if name not in names:
            raise BadOptions(f"{shown(name)} is not a parameter of {plain.name}: one of {', '.join(names)}")
    changed = _player(registry.as_entry(plain.name, module.with_parameters(changes)), plain.module)
    return replace(plain, make=changed.make, program=changed.program, inside=changed.inside)


# Slips.


def _slipping(plain: Player, percent: float) -> Player:
    if plain.cheats:
        raise BadOptions(
            f"{plain.name} sees all cards and plays in the compiled loop only, where nobody slips"
        )
    if percent > 100:
        raise BadOptions(f"a bot slips in 0 to 100 of 100 turns, not in {percent:g}")
    return replace(
        plain, make=lambda chance: Slipping(plain.make(chance), percent / 100, chance), program=None
    )


class Slipping:
    """A bot that makes a random legal move every now and then: how do its partners cope?"""

    def __init__(self, bot: Bot, share: float, chance: Random) -> None:
        self._bot, self._share, self._chance = bot, share, chance

    def notice(self, event: Event, view: View) -> None:
        """The bot inside sees its own slips like any other move."""
        self._bot.notice(event, view)

    def choose(self, view: View) -> Action:
        """What the bot inside chooses, or anything."""
        move = self._bot.choose(view)  # asked in any case: it may count on being asked
        return self._chance.choice(view.legal_moves()) if self._chance.random() < self._share else move
