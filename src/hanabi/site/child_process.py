"""A program beside the site that answers questions, one at a time: both ends of the line to it.

Questions come in and answers go out as bytes, each with its length before it.
"""

import asyncio
import os
import signal
import sys
import threading
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import BinaryIO

LENGTH = 4
READY = b"ready"
LOOK = 1.0  # seconds between two looks whether anybody is there to ask
START_LIMIT = 60.0  # seconds until a process is ready


class ChildEnded(Exception):
    """The process ended, or could not be started."""


class ChildTooSlow(Exception):
    """The process did not answer in time, and was ended."""


class ChildProcess:
    """One process that runs a module; started when it is needed, and again after a bad end.

    Whoever asks sees to it that only one question is asked at a time.
    """

    def __init__(self, module: str, environment: Mapping[str, str] | None = None) -> None:
        """`environment` is beside that of this process."""
        self._module, self._environment = module, {**os.environ, **(environment or {})}
        self._process: Process | None = None

    async def start(self) -> bool:
        """See to it that the process runs: whether it is a new one."""
        if self._process is not None and self._process.returncode is None:
            return False
        try:
            self._process = await _start(self._module, self._environment)
        except (OSError, EOFError, TimeoutError) as error:
            raise ChildEnded(f"it cannot be started: {type(error).__name__}") from error
        return True

    async def ask(self, question: bytes, limit: float) -> bytes:
        """The answer, within so many seconds."""
        assert self._process is not None
        try:
            async with asyncio.timeout(limit):
                return await _ask(self._process, question)
        except TimeoutError:
            await self.end()
            raise ChildTooSlow(f"it took longer than {limit:g} s") from None
        except (OSError, EOFError) as error:
            await self.end()
            raise ChildEnded(type(error).__name__) from error
        except asyncio.CancelledError:
            await self.end()  # its answer would be taken for that of the next question
            raise

    async def end(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            await _end(process)


async def _start(module: str, environment: Mapping[str, str]) -> Process:
    """A process that is ready to be asked; apart from the terminal, whose Ctrl-C is not for it."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, stdin=PIPE, stdout=PIPE, start_new_session=True, env=environment
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(START_LIMIT):
            await process.stdout.readexactly(len(READY))
    except BaseException:
        await _end(process)
        raise
    return process


async def _end(process: Process) -> None:
    if process.returncode is None:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _ask(process: Process, question: bytes) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(len(question).to_bytes(LENGTH, "big") + question)
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
    return await process.stdout.readexactly(length)


# The other end.


def answer_questions(answer: Callable[[bytes], bytes]) -> None:
    """Answer questions on standard input until it closes. What is printed goes to standard error."""
    for stop in (signal.SIGINT, signal.SIGTERM):  # they are for the site, which goes on until it has closed
        signal.signal(stop, signal.SIG_IGN)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with suppress(BrokenPipeError):  # who asked is gone
        answers.write(READY)
        answers.flush()
        _serve(sys.stdin.buffer, answers, answer)
    os._exit(0)


def _serve(questions: BinaryIO, answers: BinaryIO, answer: Callable[[bytes], bytes]) -> None:
    while length := int.from_bytes(questions.read(LENGTH), "big"):
        question = questions.read(length)
        if len(question) < length:  # who asked is gone
            return
        told = answer(question)
        answers.write(len(told).to_bytes(LENGTH, "big") + told)
        answers.flush()


def leave_with(parent: int) -> None:
    """End when the process that asks is gone, even in the middle of an answer that never comes."""

    def look() -> None:
        while os.getppid() == parent:
            time.sleep(LOOK)
        os._exit(1)

    threading.Thread(target=look, daemon=True).start()
