"""How much one connection, guest or address may ask for."""

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network


@dataclass(frozen=True, slots=True)
class Limit:
    """So many a second, and so many at once before that counts."""

    rate: float
    burst: float

    def times(self, factor: float) -> "Limit":
        """The same for so many times as much."""
        return Limit(self.rate * factor, self.burst * factor)


class Cost(Enum):
    """What a request over HTTP costs the site: how often one address may ask for it."""

    READ = Limit(100, 1_000)  # every request is one of these
    CHANGE = Limit(20, 100)
    SEARCH = Limit(20, 200)  # a store or another process has to look
    WORK = Limit(10, 100)  # a game is read, played on or thought about
    JUDGE = Limit(0.5, 20)  # a process thinks for seconds
    KEEP = Limit(0.2, 50)  # the store grows


A_GUESTS_SHARE = 0.5  # of what one address may ask for: others may be behind it


@lru_cache(maxsize=10_000)
def network_of(address: str) -> str:
    """Whose limits an address shares: a home has one IPv4 address, but a whole /64 of IPv6."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network((found, 64), strict=False))


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


class Shares:
    """How often each address, and each guest, may ask for what costs so much."""

    def __init__(self, limit: Limit) -> None:
        guests = limit.times(A_GUESTS_SHARE)
        self._addresses = Buckets(limit.rate, limit.burst)
        self._guests = Buckets(guests.rate, guests.burst)

    def take(self, address: str, guest: str | None, now: float) -> bool:
        """Whether both have one left; somebody without a cookie is known by the address alone."""
        if guest is not None and not self._guests.take(guest, now):
            return False
        return self._addresses.take(address, now)


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


class WaitingBytes:
    """How many bytes wait to be taken in, for each of many; nobody may let too many wait."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._waiting: Counter[str] = Counter()

    def add(self, who: str, count: int) -> bool:
        """Whether so many more may wait; then they do, until they are `taken`."""
        if self._waiting[who] + count > self._most:
            return False
        self._waiting[who] += count
        return True

    def taken(self, who: str, count: int) -> None:
        """So many wait no longer."""
        self._waiting[who] -= count
        if not self._waiting[who]:
            del self._waiting[who]
