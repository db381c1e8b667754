"""How much one connection or address may ask for."""

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate, self._burst, self._left, self._at = rate, burst, burst, now

    def take(self, now: float) -> bool:
        """Whether there is one left."""
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each of many, of whom those that came last are remembered."""

    def __init__(self, rate: float, burst: float, remembered: int = 10_000) -> None:
        self._rate, self._burst, self._remembered = rate, burst, remembered
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, now: float) -> bool:
        """Whether this one has one left."""
        bucket = self._buckets.pop(who, None) or Bucket(self._rate, self._burst, now)
        self._buckets[who] = bucket
        if len(self._buckets) > self._remembered:
            self._buckets.popitem(last=False)
        return bucket.take(now)


class Doors:
    """How many each of many may have open, and how fast they may open them."""

    def __init__(self, rate: float, most: int) -> None:
        self._most, self._buckets = most, Buckets(rate, most)
        self._open: Counter[str] = Counter()

    @contextmanager
    def opened(self, who: str, now: float) -> Iterator[bool]:
        """Whether this one may open one more; it is open as long as this lasts."""
        if self._open[who] >= self._most or not self._buckets.take(who, now):
            yield False
            return
        self._open[who] += 1
        try:
            yield True
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]
