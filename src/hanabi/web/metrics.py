"""What the site counts, in the form that Prometheus reads."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """The counters of one worker; no name, table or card is among them."""

    def __init__(self) -> None:
        self._registry = kept = CollectorRegistry()
        self.worker = Gauge("hanabi_worker", "The worker that was asked: always 1", ["worker"], registry=kept)
        self.requests = Counter(
            "hanabi_requests", "Requests to tables by how they ended", ["code"], registry=kept
        )
        self.events = Counter("hanabi_events", "Events kept, by kind", ["type"], registry=kept)
        self.connections = Gauge("hanabi_connections", "Sockets open now", registry=kept)
        self.tables = Gauge("hanabi_tables", "Tables in memory now", registry=kept)
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

    def text(self) -> bytes:
        """All of it as text."""
        return generate_latest(self._registry)
