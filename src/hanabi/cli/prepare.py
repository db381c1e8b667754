"""`hanabi prepare`, and what other commands do before bots play that are not compiled yet."""

import os
import subprocess
import sys
from collections.abc import Iterable
from time import monotonic

from hanabi.bots.preparing import ENGINE_BOT, every_bot, is_prepared, ready_first
from hanabi.bots.preparing import prepare as prepare_bot
from hanabi.bots.registry import bot_entry
from hanabi.cli.arguments import Arguments
from hanabi.cli.waiting import waiting
from hanabi.engine import jit

SECONDS = {"random": 10, "partner": 1, "cautious": 15, "duo": 20, "cheat": 10, "hat": 30}  # about, one core
SECONDS_OF_OTHERS = 20


def prepare(arguments: Arguments) -> int:
    """Run `hanabi prepare`."""
    for bot in arguments.bot_names:
        bot_entry(bot)
    if not jit.COMPILED:
        print("Nothing is compiled here: Numba is missing, or HANABI_COMPILED=0 is set.")
        return 0
    if jit.engine_note() is None:
        print(unwritable(), file=sys.stderr)
        return 1
    for bot in ready_first(tuple(arguments.bot_names)) or every_bot():
        if is_prepared(bot):
            print(f"{bot} is ready.", flush=True)
            continue
        begun = monotonic()
        with waiting(f"{bot}: compiling, about {seconds_for([bot])} s"):
            prepare_bot(bot)
        print(f"{bot} is ready after {monotonic() - begun:.0f} s.", flush=True)
    return 0


def unwritable() -> str:
    """What is said where compiled code cannot be kept."""
    return (
        "Compiled code cannot be kept, so every start compiles anew: "
        "name a folder that can be written with HANABI_CACHE"
    )


def seconds_for(bots: Iterable[str]) -> int:
    """About how long compiling these bots takes."""
    wanted = {bot for bot in bots if not is_prepared(bot)}
    if wanted and not is_prepared(ENGINE_BOT):
        wanted.add(ENGINE_BOT)
    return sum(SECONDS.get(bot, SECONDS_OF_OTHERS) for bot in wanted)


def prepare_first(bots: Iterable[str], *, quiet: bool) -> None:
    """Compile what these bots need before anything else, and say so."""
    missing = [bot for bot in ready_first(tuple(dict.fromkeys(bots))) if not is_prepared(bot)]
    if missing and jit.engine_note() is None:  # then whoever plays compiles for itself
        print(unwritable(), file=sys.stderr)
        return
    for bot in missing:
        if quiet:
            prepare_bot(bot)
            continue
        with waiting(f"Getting {bot} ready: compiling, about {seconds_for([bot])} s, this once"):
            prepare_bot(bot)


class Background:
    """Bots compiled behind the back of those who play; when all is there, this process switches over."""

    def __init__(self, bots: Iterable[str]) -> None:
        names = ready_first(tuple({ENGINE_BOT, *bots}))
        self._child: subprocess.Popen[bytes] | None = None
        if all(map(is_prepared, names)):
            jit.switch_over()
        elif jit.engine_note() is not None:  # else it would be compiled in vain
            self._child = subprocess.Popen(
                [sys.executable, "-m", "hanabi.bots.preparing", *names],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
                env={**os.environ, "HANABI_COMPILED": "1"},
            )

    def look(self) -> None:
        """Switch over if all is compiled."""
        if self._child is not None and self._child.poll() is not None:
            if self._child.returncode == 0:
                jit.switch_over()
            self._child = None

    def end(self) -> None:
        """Nobody plays any more."""
        if self._child is not None:
            self._child.kill()
            self._child.wait()
            self._child = None
