"""Completion by the Tab key: `hanabi completion SHELL` prints what a shell needs to ask this command."""

from argparse import ArgumentParser
from importlib.metadata import entry_points
from typing import Any

from argcomplete import autocomplete
from argcomplete.shell_integration import shellcode

from hanabi.bots.descriptions import described_bots
from hanabi.cli.arguments import Arguments
from hanabi.rules.editions import EDITIONS

BOTS = "hanabi.bots"  # the group of entry points; the registry, which knows it too, takes long to load


def completion(arguments: Arguments) -> int:
    """Run `hanabi completion`."""
    print(shellcode(["hanabi"], shell=arguments.shell))
    return 0


def complete(parser: ArgumentParser) -> None:
    """Answer the shell that asks what can follow, and end; where none asks, nothing."""
    for command in _commands(parser):
        for option in command._actions:
            if found := _COMPLETERS.get(option.dest):
                option.completer = found  # type: ignore[attr-defined]
    autocomplete(parser)


def _commands(parser: ArgumentParser) -> list[ArgumentParser]:
    return [command for action in parser._subparsers._group_actions for command in action.choices.values()]  # type: ignore[union-attr]


def _bots(prefix: str, **_: Any) -> list[str]:
    """Bots by name, also after a comma."""
    before, comma, _name = prefix.rpartition(",")
    return [f"{before}{comma}{name}" for name in (*described_bots(), *entry_points(group=BOTS).names)]


def _seats(prefix: str, **others: Any) -> list[str]:
    before, comma, _name = prefix.rpartition(",")
    return [f"{before}{comma}you", *_bots(prefix, **others)]


def _editions(prefix: str, **_: Any) -> list[str]:
    return list(EDITIONS)


_COMPLETERS = {
    "bots": _bots,
    "bot": _bots,
    "bot_names": _bots,
    "seats": _seats,
    "edition": _editions,
    "code": _editions,
}
