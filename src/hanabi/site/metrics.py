"""What the site counts, in the form that Prometheus reads.

Several workers of one command count in files of a folder that all of them read, so whoever is asked answers
for all. The library decides that when it is imported, from the environment; see `serve`.
"""

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

SHARED = "PROMETHEUS_MULTIPROC_DIR"

_QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """The counters of the workers; no name, table or card is among them."""

    def __init__(self) -> None:
        self._registry = kept = CollectorRegistry()
        self.worker = Gauge(
            "hanabi_worker", "A worker: always 1", ["worker"], registry=kept, multiprocess_mode="liveall"
        )
        self.requests = Counter(
            "hanabi_requests", "Requests to tables by how they ended", ["code"], registry=kept
        )
        self.events = Counter("hanabi_events", "Events kept, by kind", ["type"], registry=kept)
        self.connections = Gauge(
            "hanabi_connections", "Sockets open now", registry=kept, multiprocess_mode="liveall"
        )
        self.tables = Gauge(
            "hanabi_tables", "Tables in memory now", registry=kept, multiprocess_mode="liveall"
        )
        self.cut_off = Counter(
            "hanabi_cut_off", "Connections closed because they were too slow", registry=kept
        )
        self.store = Histogram(
            "hanabi_store_seconds", "From an append to its commit", buckets=_QUICK, registry=kept
        )
        self.thinking = Histogram(
            "hanabi_thinking_seconds", "How long bots thought", ["bot"], buckets=_QUICK, registry=kept
        )
        self.bot_failures = Counter(
            "hanabi_bot_failures", "Bots that gave no move", ["reason"], registry=kept
        )

        self.count_event = _counter(self.events)
        self.count_request = _counter(self.requests)

    def text(self) -> bytes:
        """All of it as text."""
        folder = os.environ.get(SHARED)
        if folder is None:
            return generate_latest(self._registry)
        _leave_out_the_dead(Path(folder))
        everybody = CollectorRegistry()
        MultiProcessCollector(everybody, folder)  # type: ignore[no-untyped-call]
        return generate_latest(everybody)


def _counter(counters: Counter) -> Callable[[str], None]:
    """Count one by its label; the counter of a label is looked up once."""
    found = cache(counters.labels)
    return lambda label: found(label).inc()


def _leave_out_the_dead(folder: Path) -> None:
    """Forget what workers had open that are gone; what they counted stays."""
    for file in folder.glob("gauge_live*_*.db"):
        pid = int(file.stem.rpartition("_")[2])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]
