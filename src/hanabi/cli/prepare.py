"""`hanabi prepare`, and what other commands do before bots play that are not compiled yet."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from functools import partial
from time import monotonic

from hanabi.analysis.preparing import judge_is_prepared, prepare_judge
from hanabi.bots.preparing import ENGINE_BOT, every_bot, is_prepared, ready_first
from hanabi.bots.preparing import prepare as prepare_bot
from hanabi.bots.registry import bot_entry
from hanabi.cli.arguments import Arguments
from hanabi.cli.waiting import waiting
from hanabi.engine import jit
from hanabi.texts import ENGLISH, Texts

SECONDS = {"random": 10, "partner": 1, "cautious": 15, "duo": 20, "cheat": 10, "hat": 30, "choir": 30}
SECONDS_OF_OTHERS, SECONDS_OF_JUDGE = 20, 60


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
        _prepare(bot, is_prepared(bot), seconds_for([bot]), partial(prepare_bot, bot))
    if not arguments.bot_names:
        _prepare("the judge of games", judge_is_prepared(), SECONDS_OF_JUDGE, prepare_judge)
    return 0


def _prepare(what: str, ready: bool, seconds: int, compile_it: Callable[[], None]) -> None:
    """Compile something if that was not done before, and say so."""
    if ready:
        print(f"{what} is ready.", flush=True)
        return
    begun = monotonic()
    with waiting(f"{what}: compiling, about {seconds} s"):
        compile_it()
    print(f"{what} is ready after {monotonic() - begun:.0f} s.", flush=True)


def unwritable(texts: Texts = ENGLISH) -> str:
    """What is said where compiled code cannot be kept."""
    return texts.say("prepare-not-kept")


def seconds_for(bots: Iterable[str]) -> int:
    """About how long compiling these bots takes."""
    wanted = {bot for bot in bots if not is_prepared(bot)}
    if wanted and not is_prepared(ENGINE_BOT):
        wanted.add(ENGINE_BOT)
    return sum(SECONDS.get(bot, SECONDS_OF_OTHERS) for bot in wanted)


def prepare_first(bots: Iterable[str], *, quiet: bool, texts: Texts = ENGLISH) -> None:
    """Compile what these bots need before anything else, and say so."""
    missing = [bot for bot in ready_first(tuple(dict.fromkeys(bots))) if not is_prepared(bot)]
    if missing and jit.engine_note() is None:  # then whoever plays compiles for itself
        print(unwritable(texts), file=sys.stderr)
        return
    for bot in missing:
        if quiet:
            prepare_bot(bot)
            continue
        with waiting(texts.say("prepare-bot", bot=bot, seconds=str(seconds_for([bot])))):
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
