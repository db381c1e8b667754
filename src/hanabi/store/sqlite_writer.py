"""Who writes to the SQLite file? One thread, which takes all that waits into one transaction."""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import Any, TypeVar

from hanabi.store.errors import StoreUnavailable
from hanabi.store.sqlite_file import unavailable

MOST_WAITING = 10_000  # then callers wait before they are accepted
MOST_TOGETHER = 500
BETWEEN_COMMITS = 0.010  # seconds: under load several pieces of work share a commit, alone none waits

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]


@dataclass(slots=True)
class Task:
    """Work that somebody waits for."""

    work: Work
    future: "asyncio.Future[Any]"
    loop: asyncio.AbstractEventLoop
    value: Any = None
    error: Exception | None = None


class Writer:
    """The one thread that writes; nobody is told of success before the commit."""

    def __init__(
        self, connection: sqlite3.Connection, path: Path, rolled_back: Callable[[], None] = lambda: None
    ) -> None:
        self._connection = connection
        self._rolled_back = rolled_back  # is told when work that was done is not kept
        self._path = path
        self._process = os.getpid()
        self._closed = False
        self._waiting: SimpleQueue[Task | None] = SimpleQueue()
        self._committed = 0.0
        self._thread = Thread(target=self._run, name="hanabi-store", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do this work in a transaction and give what it gave; if it raises, nothing of it is kept.

        Work that was accepted is done even when its caller gives up waiting.
        """
        while self._waiting.qsize() >= MOST_WAITING:
            await asyncio.sleep(BETWEEN_COMMITS)
        self._check_open()
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._waiting.put(Task(work, future, loop))
        return await future

    async def close(self) -> None:
        """Wait for what was accepted, then close the connection."""
        if not self._closed:
            self._closed = True
            self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _check_open(self) -> None:
        if os.getpid() != self._process:
            raise StoreUnavailable(f"{self._path}: it was opened in another process: open it in this one too")
        if self._closed:
            raise StoreUnavailable(f"{self._path}: the store is closed: open it again")

    def _run(self) -> None:
        going = True
        while going:
            group, going = self._take()
            if group:
                self._commit(group)
                for loop in {task.loop for task in group}:
                    # A loop that is closed has nobody left to tell.
                    with suppress(RuntimeError):
                        loop.call_soon_threadsafe(_tell, [task for task in group if task.loop is loop])
        self._connection.close()

    def _take(self) -> tuple[list[Task], bool]:
        """What waits, at least one, and whether more may come."""
        first = self._waiting.get()
        if first is None:
            return [], False
        group = [first]
        if (early := self._committed + BETWEEN_COMMITS - monotonic()) > 0:
            sleep(early)
        with suppress(Empty):
            while len(group) < MOST_TOGETHER:
                task = self._waiting.get(block=False)
                if task is None:
                    return group, False
                group.append(task)
        return group, True

    def _commit(self, group: list[Task]) -> None:
        """One transaction for the whole group; when it fails, it fails for all of them."""
        try:
            if not self._all_done(group):
                self._one_by_one(group)
            self._connection.execute("COMMIT")
        except Exception as error:
            self._roll_back()
            for task in group:
                task.error = unavailable(error, self._path)
                task.error.__cause__ = error
        self._committed = monotonic()

    def _all_done(self, group: list[Task]) -> bool:
        """Do all the work, as is usual; False if a part was refused after it had written something."""
        self._connection.execute("BEGIN IMMEDIATE")
        for task in group:
            written = self._connection.total_changes
            try:
                task.value = task.work(self._connection)
            except Exception as error:
                _raise_if_for_all(error)
                task.error = error
                if self._connection.total_changes != written:
                    return False
        return True

    def _one_by_one(self, group: list[Task]) -> None:
        """The same again from the start: what a piece of work refuses hurts only its caller."""
        self._roll_back()
        self._connection.execute("BEGIN IMMEDIATE")
        for task in group:
            task.error = None
            self._connection.execute("SAVEPOINT work")
            try:
                task.value = task.work(self._connection)
            except Exception as error:
                _raise_if_for_all(error)
                task.error = error
                self._rolled_back()
                self._connection.execute("ROLLBACK TO work")
            self._connection.execute("RELEASE work")

    def _roll_back(self) -> None:
        self._rolled_back()
        with suppress(sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")


def _raise_if_for_all(error: Exception) -> None:
    """The trouble of the disk or the file is that of the whole group."""
    if isinstance(error, sqlite3.Error) and not isinstance(error, sqlite3.IntegrityError):
        raise error


def _tell(group: list[Task]) -> None:
    for task in group:
        if task.future.done():  # its caller gave up
            continue
        if task.error is not None:
            task.future.set_exception(task.error)
        else:
            task.future.set_result(task.value)
