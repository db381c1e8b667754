"""How many tables somebody has set up that still wait for players or are played."""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from hanabi.site.errors import TooManyTables
from hanabi.site.tables.live import LiveTable

OF_A_GUEST, OF_AN_ADDRESS = 20, 100
COUNTED = 3600.0  # seconds since a table was set up; lists show it no longer then if nobody is there
REMEMBERED = 10_000  # guests and addresses


class OpenTables:
    """The tables that each guest and each address set up at this worker, as long as they count."""

    def __init__(self, factor: float = 1.0) -> None:
        self._factor = factor
        self._made: OrderedDict[str, dict[str, float]] = OrderedDict()  # when each table was, by who made it
        self._makers: dict[str, tuple[str, ...]] = {}

    @contextmanager
    def added(self, table: str, guest: str, address: str, now: float) -> Iterator[None]:
        """Let somebody set this table up, unless they have enough; what then fails does not count."""
        self._check(guest, address, now)
        self._add(table, guest, address, now)
        try:
            yield
        except BaseException:
            self._forget(table)
            raise

    def _check(self, guest: str, address: str, now: float) -> None:
        if self._count(guest, now) >= OF_A_GUEST * self._factor:
            raise TooManyTables(f"you have {OF_A_GUEST} open tables: play there, or close some first")
        if self._count(address, now) >= OF_AN_ADDRESS * self._factor:
            raise TooManyTables("where you are there are many open tables already: join one of them")

    def _count(self, who: str, now: float) -> int:
        made = self._made.get(who, {})
        for table in [table for table, at in made.items() if at < now - COUNTED]:
            self._forget(table)
        return len(self._made.get(who, {}))

    def _add(self, table: str, guest: str, address: str, now: float) -> None:
        self._makers[table] = guest, address
        for who in (guest, address):
            self._made.setdefault(who, {})[table] = now
            self._made.move_to_end(who)
        while len(self._made) > REMEMBERED:
            for old in list(next(iter(self._made.values()))):
                self._forget(old)

    def of(self, guest: str) -> tuple[str, ...]:
        """The tables that a guest set up."""
        return tuple(self._made.get(guest, ()))

    def look_after(self, live: LiveTable, ours: bool) -> None:
        """Follow every change: what is over counts no longer."""
        if live.id in self._makers and live.table.phase.is_over:
            self._forget(live.id)

    def _forget(self, table: str) -> None:
        for who in self._makers.pop(table, ()):
            made = self._made.get(who, {})
            made.pop(table, None)
            if not made:
                self._made.pop(who, None)
