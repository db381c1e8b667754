"""Which bots there are, by name: the built-in ones and those that installed packages bring.

A package brings one by an entry point: an `Entry`, a `Program`, or what makes a bot from a source of chance.

    [project.entry-points."hanabi.bots"]
    clever = "my_package:CleverBot"
"""

import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from operator import attrgetter
from random import Random
from typing import Any, cast

from hanabi.bots.bot import Bot, TimedBot
from hanabi.bots.bot_errors import BrokenBot, told
from hanabi.bots.descriptions import descriptions
from hanabi.bots.program import Program, ProgramBot
from hanabi.bots.random_bot import RandomBot
from hanabi.bots.strength import STRENGTH
from hanabi.rules.errors import BadOptions, HanabiError, shown
from hanabi.rules.options import PLAYER_COUNTS, Options

GROUP = "hanabi.bots"
SECONDS_AT_TABLE = 1.0  # for a move, where people wait

Factory = Callable[[Random], Bot]


def plays_everything(options: Options) -> bool:
    """Of a bot that knows all rules."""
    return True


@dataclass(frozen=True)
class Entry:
    """A bot as others see it before it plays.

    `source` is a program, what makes a bot from chance, or where one of them is imported from when needed.
    `manner` says in one sentence of each language how it plays. One with `levels` takes one as an argument
    beside chance; without, it plays at the highest.
    """

    name: str
    source: Program | Factory | str
    players: tuple[int, ...] = PLAYER_COUNTS
    supports: Callable[[Options], bool] = plays_everything
    manner: Mapping[str, str] = field(default_factory=dict)
    explains: bool = False
    cheats: bool = False
    levels: tuple[int, ...] = ()

    @cached_property
    def loaded(self) -> Program | Factory:
        """The program, or what makes a bot."""
        if isinstance(self.source, str):
            return _checked(self.name, _imported(self.name, self.source))
        return self.source

    @property
    def program(self) -> Program | None:
        """The program that the compiled loop can play; None for a bot in Python."""
        return self.loaded if isinstance(self.loaded, Program) else None

    @property
    def module(self) -> str:
        """The name of the module it comes from."""
        if isinstance(self.source, str):
            return self.source.partition(":")[0]
        return self.source.choose.__module__ if isinstance(self.source, Program) else self.source.__module__

    @property
    def strength(self) -> Mapping[int, float]:
        """Its mean points by number of players, as far as they were measured."""
        return STRENGTH.get(self.name, {})

    def manner_in(self, language: str) -> str:
        """How it plays, in this language; else in English, else in whatever it is told in."""
        told = self.manner
        return told.get(language) or told.get("en") or next(iter(told.values()), "")

    def make(self, chance: Random, level: int | None = None) -> Bot:
        """A bot for one seat of one game, at a level if it has levels: at most at its highest."""
        loaded = self.loaded
        if isinstance(loaded, Program):
            return ProgramBot(loaded)
        if level is not None and self.levels:
            loaded = partial(cast(Callable[..., Bot], loaded), level=min(level, self.levels[-1]))
        return _made(self.name, loaded, chance)

    def make_for_table(self, chance: Random, level: int | None = None) -> Bot:
        """The same where people wait: one that can hurry does, so its moves may depend on the clock."""
        bot = self.make(chance, level)
        if isinstance(bot, TimedBot):
            bot.move_seconds = SECONDS_AT_TABLE
        return bot

    def check(self, options: Options, players: int) -> None:
        """Decline a game that this bot does not know, before it starts."""
        if players not in self.players:
            raise BadOptions(
                f"{self.name} plays with {players_text(self.players)} players, not with {players}"
            ).because("bot-players", bot=self.name, players=players_range(self.players), found=players)
        if not self.supports(options):
            raise BadOptions(f"{self.name} does not know the rules of {options}").because(
                "bot-rules", bot=self.name, options=str(options)
            )


def players_text(counts: tuple[int, ...]) -> str:
    """Numbers of players in words: `2`, `3 to 5`, `2 or 4`."""
    if len(counts) > 2 and counts == tuple(range(counts[0], counts[-1] + 1)):
        return f"{counts[0]} to {counts[-1]}"
    return " or ".join(map(str, counts))


def players_range(counts: tuple[int, ...]) -> str:
    """Numbers of players in no language: `2`, `3–5`, `2, 4`."""
    if len(counts) > 2 and counts == tuple(range(counts[0], counts[-1] + 1)):
        return f"{counts[0]}–{counts[-1]}"
    return ", ".join(map(str, counts))


def _made(name: str, make: Factory, chance: Random) -> Bot:
    """A bot that can be asked; else it is said what is missing."""
    try:
        bot = make(chance)
    except HanabiError:
        raise
    except Exception as error:
        raise BrokenBot(f"{name} cannot be made from a source of chance: {told(error)}") from error
    for method in ("choose", "notice"):
        if not callable(getattr(bot, method, None)):
            raise BrokenBot(
                f"{name} makes a {type(bot).__name__}, which has no method {method}: "
                "a bot has choose(view) and notice(event, view)"
            )
    return bot


def _imported(name: str, source: str) -> Any:
    module, _, attribute = source.partition(":")
    try:
        home = import_module(module)
        try:
            return attrgetter(attribute)(home)
        except AttributeError:
            raise BadOptions(f"there is no {shown(attribute)} in {home.__file__}") from None
    except Exception as error:  # whatever a module does wrong while it is imported
        source = "" if source == name else f" from {source}"
        raise BadOptions(f"the bot {shown(name)} cannot be loaded{source}: {told(error)}") from error


def _checked(name: str, thing: object) -> Program | Factory:
    if isinstance(thing, Program):
        return thing
    if callable(thing):
        return cast(Factory, thing)
    raise BadOptions(
        f"the bot {shown(name)} is {shown(thing)}: neither a program nor what makes a bot, such as its class"
    )


def as_entry(name: str, thing: Entry | Program | Factory) -> Entry:
    """An entry for whatever a bot was given as; it goes by `name`."""
    if isinstance(thing, Entry):
        return thing if thing.name == name else replace(thing, name=name)
    thing = _checked(name, thing)
    return Entry(name, thing, cheats=isinstance(thing, Program) and thing.sees_all)


_ENTRIES = [
    Entry("random", RandomBot),
    Entry("cautious", "hanabi.bots.programs.cautious:CAUTIOUS"),
    Entry("duo", "hanabi.bots.programs.duo:DUO", players=(2,)),
    Entry("duet", "hanabi.search.duet:DuetBot", players=(2,)),
    Entry("learned", "hanabi.bots.learned.bot:LearnedBot", players=(2,)),
    Entry("hat", "hanabi.bots.programs.hat:HAT", players=(3, 4, 5)),
    Entry("choir", "hanabi.bots.programs.choir:CHOIR", players=(3, 4, 5)),
    Entry("sieve", "hanabi.bots.sieve:SieveBot.make", players=(2,), explains=True),
    Entry("partner", "hanabi.bots.partner:PartnerBot.make", explains=True, levels=(1, 2, 3, 4, 5)),
    Entry("cheat", "hanabi.bots.programs.cheat:CHEAT", cheats=True),
]

BUILT_IN: dict[str, Entry | Program | Factory] = {
    entry.name: replace(entry, manner=descriptions(entry.name)) for entry in _ENTRIES
}


def bot_names() -> tuple[str, ...]:
    """The names of all bots, sorted."""
    return tuple(sorted({*BUILT_IN, *_brought()}))


def bot_entry(name: str) -> Entry:
    """The bot with this name; a built-in one goes first."""
    if name in BUILT_IN:
        return as_entry(name, BUILT_IN[name])
    brought = _brought()
    if name not in brought:
        known = ", ".join(bot_names())
        raise BadOptions(f"{shown(name)} is not a bot: one of {known}").because(
            "no-bot", typed=shown(name), bots=known
        )
    return as_entry(name, _loaded(brought[name]))


def entry_named(name: str) -> Entry:
    """The bot with this name or, as `my_bots:Clever`, where Python finds it, the current folder included.

    It imports what it is told to: for command lines, never for a name that came from elsewhere.
    """
    if ":" not in name:
        return bot_entry(name)
    if (here := os.getcwd()) not in sys.path:  # at the end, where it hides no module of anybody else
        sys.path.append(here)
    return as_entry(name, _imported(name, name))


def factory(name: str) -> Program | Factory:
    """The program with this name, or what makes the bot."""
    return bot_entry(name).loaded


def make_bot(name: str, chance: Random) -> Bot:
    """A bot for one seat of one game: `make_bot("random", Random(7))`."""
    return bot_entry(name).make(chance)


def _brought() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def _loaded(point: EntryPoint) -> Any:
    try:
        return point.load()
    except Exception as error:  # whatever a package does wrong while it is imported
        raise BadOptions(
            f"the bot {shown(point.name)} cannot be loaded from {point.value}: {told(error)}"
        ) from error
