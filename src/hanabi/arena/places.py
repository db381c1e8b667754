"""Where games are played: in this process, in several of this machine, or on a Ray cluster."""

import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.connection import wait as wait_for
from typing import Any, Protocol, TypeVar

from hanabi.bots.bot_errors import BrokenBot
from hanabi.rules.errors import BadOptions

AHEAD = 2  # tasks given out for each worker, so that none waits

Task = TypeVar("Task")
Done = TypeVar("Done")


class Place(Protocol):
    """Something that works off tasks; the order in which they are done is its own."""

    @property
    def workers(self) -> int:
        """How many tasks it works on at once."""
        ...

    def play(self, work: Callable[[Task], Done], tasks: Iterable[Task]) -> Generator[Done, None, None]:
        """What `work` makes of each task, as soon as it is done."""
        ...


@dataclass(frozen=True, slots=True)
class Here:
    """This process."""

    workers: int = 1

    def play(self, work: Callable[[Task], Done], tasks: Iterable[Task]) -> Generator[Done, None, None]:
        """One task after the other."""
        for task in tasks:
            yield work(task)


@dataclass(frozen=True, slots=True)
class Processes:
    """Processes of this machine, started afresh, so that no state of this one slips in."""

    workers: int

    def play(self, work: Callable[[Task], Done], tasks: Iterable[Task]) -> Generator[Done, None, None]:
        """The tasks, spread over the processes."""
        waiting, given = iter(tasks), dict[Future[Done], Task]()
        context = get_context("spawn")
        theirs, ours = context.Pipe(duplex=False)
        pool = ProcessPoolExecutor(self.workers, context, initializer=_begin, initargs=(theirs,))
        try:
            while True:
                for task in islice(waiting, AHEAD * self.workers - len(given)):
                    given[pool.submit(work, task)] = task
                if not given:
                    return
                for future in wait(given, return_when=FIRST_COMPLETED).done:
                    yield _done(future, list(given.values()))
                    del given[future]
        finally:
            if given:  # broken off: nobody waits for what is still being played
                ours.close()
            pool.shutdown(wait=True, cancel_futures=True)
            ours.close()
            theirs.close()


def _done(future: "Future[Done]", given: list[Any]) -> Done:
    try:
        return future.result()
    except BrokenProcessPool as error:
        tasks = "; ".join(map(str, given))
        raise BrokenBot(f"a process died, and with it one of these: {tasks}") from error


def _begin(parent: Connection) -> None:
    """A worker leaves Ctrl-C to its parent, and goes when the parent closes its end, or dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_after, args=(parent,), daemon=True).start()


def _leave_after(parent: Connection) -> None:
    wait_for([parent])
    os._exit(1)


@dataclass(frozen=True, slots=True)
class Ray:
    """A Ray cluster, or with the address `local` one that lives as long as the run."""

    address: str
    processes: int

    @property
    def workers(self) -> int:
        """The cores of the cluster."""
        return max(1, int(self._started().cluster_resources().get("CPU", 1)))

    def play(self, work: Callable[[Task], Done], tasks: Iterable[Task]) -> Generator[Done, None, None]:
        """The tasks, spread over the cluster."""
        ray = self._started()
        remote, waiting, given = ray.remote(work), iter(tasks), deque[Any]()
        try:
            while True:
                given.extend(
                    remote.remote(task) for task in islice(waiting, AHEAD * self.workers - len(given))
                )
                if not given:
                    return
                done, rest = ray.wait(list(given), num_returns=1)
                given = deque(rest)
                for each in done:
                    yield ray.get(each)
        finally:
            for each in given:
                ray.cancel(each)

    def _started(self) -> Any:
        ray = import_ray()
        if not ray.is_initialized():
            is_local = self.address == "local"
            try:
                ray.init(
                    address="local" if is_local else self.address,
                    num_cpus=self.processes if is_local else None,
                    include_dashboard=False if is_local else None,
                    runtime_env={"env_vars": {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}}
                    if is_local
                    else None,
                    log_to_driver=False,
                    logging_level="ERROR",
                )
            except (ConnectionError, ValueError, RuntimeError) as error:
                raise BadOptions(f"no Ray cluster answers at {self.address}: {error}") from error
        return ray


def import_ray() -> Any:
    """Ray, if it is installed."""
    try:
        return import_module("ray")
    except ImportError:
        raise BadOptions(
            "Ray is not installed: pip install 'hanabi[cluster]', or leave --ray out and use this machine"
        ) from None


def place_for(processes: int | None = None, ray: str | None = None) -> Place:
    """Where to play: Ray if asked for, else so many processes, else one for each core."""
    count = processes if processes is not None else _cores()
    if count < 1:
        raise BadOptions(f"at least one process plays, not {count}")
    if ray is not None:
        return Ray(ray, count)
    return Here() if count == 1 else Processes(count)


def _cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
