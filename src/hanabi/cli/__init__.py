"""The command `hanabi`: plays, replays and explains games in the terminal."""

import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from io import TextIOWrapper

from hanabi.cli import plain_signs
from hanabi.cli.arguments import Arguments, parser
from hanabi.cli.command_words import speak, wished_texts

BAD_INPUT, INTERRUPTED, PIPE_CLOSED = 2, 130, 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and give its exit status; without `arguments`, those of the process."""
    from hanabi.cli.refusals import file_trouble, refusal
    from hanabi.rules.errors import HanabiError

    _open_streams()
    texts = wished_texts(sys.argv[1:] if arguments is None else arguments)
    speak(texts)
    try:
        try:
            return _run(_parser().parse_args(arguments, Arguments()))
        finally:
            sys.stdout.flush()
    except HanabiError as error:
        return _fail(refusal(error, texts))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read the output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.__stdout__.fileno() if sys.__stdout__ else 1)
        return PIPE_CLOSED
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return _fail(f"{where}{file_trouble(error, texts)}")


def _parser() -> ArgumentParser:
    """The reader of the command line; a shell that asks for completion is answered instead."""
    reader = parser()
    if "_ARGCOMPLETE" in os.environ:
        from hanabi.cli.completion import complete

        complete(reader)
    return reader


def _run(arguments: Arguments) -> int:
    """Load the command's own file only now: the engine takes a moment to load."""
    if arguments.command in ("play", "serve"):  # nobody waits there until something is compiled
        os.environ.setdefault("HANABI_COMPILED", "later")
    if arguments.command == "play":
        from hanabi.cli.play import play

        return play(arguments)
    if arguments.command == "replay":
        from hanabi.cli.replay import replay

        return replay(arguments)
    if arguments.command == "show":
        from hanabi.cli.show import show

        return show(arguments)
    if arguments.command == "review":
        from hanabi.cli.review import review_game

        return review_game(arguments)
    if arguments.command == "deal-check":
        from hanabi.cli.deal_check import deal_check

        return deal_check(arguments)
    if arguments.command == "puzzles":
        from hanabi.cli.puzzles import puzzles

        return puzzles(arguments)
    if arguments.command == "rules":
        from hanabi.cli.rules import rules

        return rules(arguments)
    if arguments.command == "bots":
        from hanabi.cli.bots import bots

        return bots(arguments)
    if arguments.command == "prepare":
        from hanabi.cli.prepare import prepare

        return prepare(arguments)
    if arguments.command == "arena":
        from hanabi.cli.arena import arena

        return arena(arguments)
    if arguments.command == "tune":
        from hanabi.cli.tune import tune

        return tune(arguments)
    if arguments.command == "serve":
        from hanabi.cli.serve import serve

        return serve(arguments)
    if arguments.command == "admin":
        from hanabi.cli.admin import admin

        return admin(arguments)
    if arguments.command == "backup":
        from hanabi.cli.serve import backup

        return backup(arguments)
    if arguments.command == "new-bot":
        from hanabi.cli.new_bot import new_bot

        return new_bot(arguments)
    if arguments.command == "completion":
        from hanabi.cli.completion import completion

        return completion(arguments)
    parser().print_help()
    return 0


def _open_streams() -> None:
    """Streams that never fail on a sign they cannot show, nor for having been closed."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115
    plain_signs.register()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=plain_signs.NAME)


def _fail(message: str) -> int:
    print(f"hanabi: {message}", file=sys.stderr)
    return BAD_INPUT
