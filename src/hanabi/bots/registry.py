"""Which bots there are, by name: the built-in ones and those that installed packages bring.

A package brings one by an entry point, whose object makes a bot from a source of chance:

    [project.entry-points."hanabi.bots"]
    clever = "my_package:CleverBot"
"""

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from random import Random
from typing import cast

from hanabi.bots.bot import Bot
from hanabi.bots.random_bot import RandomBot
from hanabi.rules.errors import BadOptions, shown

GROUP = "hanabi.bots"

Factory = Callable[[Random], Bot]

BUILT_IN: dict[str, Factory] = {"random": RandomBot}


def bot_names() -> tuple[str, ...]:
    """The names of all bots, sorted."""
    return tuple(sorted({*BUILT_IN, *_brought()}))


def factory(name: str) -> Factory:
    """What makes the bot with this name; a built-in one goes first."""
    if name in BUILT_IN:
        return BUILT_IN[name]
    brought = _brought()
    if name not in brought:
        raise BadOptions(f"{shown(name)} is not a bot: one of {', '.join(bot_names())}")
    return _loaded(brought[name])


def make_bot(name: str, chance: Random) -> Bot:
    """A bot for one seat of one game: `make_bot("random", Random(7))`."""
    return factory(name)(chance)


def _brought() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def _loaded(point: EntryPoint) -> Factory:
    try:
        return cast(Factory, point.load())
    except (ImportError, AttributeError) as error:
        raise BadOptions(
            f"the bot {shown(point.name)} cannot be loaded from {point.value}: {error}"
        ) from error
