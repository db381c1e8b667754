"""Who asked to be forgotten: known by a digest alone, so that an old cookie of theirs opens nothing."""

from hashlib import blake2b

from hanabi.site.people.guests import YEAR
from hanabi.site.tables.live import now
from hanabi.store.store import Store

CLOCKS_APART = 60_000  # milliseconds by which the clocks of two workers may differ


class Forgotten:
    """Those whom a worker knows of; `catch_up` finds whom the others have noted."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._digests: set[str] = set()
        self._heard = 0

    def __contains__(self, guest: object) -> bool:
        return bool(self._digests) and _digest(str(guest)) in self._digests

    async def note(self, guest: str) -> None:
        """Let nobody come in as this guest any more."""
        at = now()
        await self._store.note_forgotten(_digest(guest), at, at - 1000 * YEAR)
        self._digests.add(_digest(guest))

    async def catch_up(self) -> bool:
        """Read whom other workers have noted since the last time; whether there were any."""
        found = await self._store.forgotten(max(0, self._heard - CLOCKS_APART))
        self._heard = max((self._heard, *found.values()))
        before = len(self._digests)
        self._digests |= found.keys()
        return len(self._digests) > before


def _digest(guest: str) -> str:
    return blake2b(guest.encode(), digest_size=16, person=b"forgotten").hexdigest()
