"""Somebody with several browsers: a code makes another one theirs, and each can be sent away again."""

import secrets
from hashlib import blake2b

import msgspec

from hanabi.site.errors import NotForYou
from hanabi.site.people.guests import Guest
from hanabi.site.tables.live import now
from hanabi.site.tables.summary import ID_SIGNS
from hanabi.store.store import Device, Store
from hanabi.table.errors import TooMany

CODE_LENGTH = 12
GOOD_FOR = 10 * 60_000  # milliseconds
MOST_DEVICES = 10  # of one guest
CLOCKS_APART = 60_000  # milliseconds by which the clocks of two workers may differ

_kept = msgspec.json.Decoder(tuple[str, str, bool, str])


class Devices:
    """Which browsers of whom were sent away, as a worker knows it; `catch_up` finds what others noted."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._revoked: set[tuple[str, str]] = set()
        self._heard = 0

    def __contains__(self, browser: object) -> bool:
        return browser in self._revoked

    async def catch_up(self) -> bool:
        """Read what is new; whether there was anything."""
        found = await self._store.revoked_devices(max(0, self._heard - CLOCKS_APART))
        self._heard = max((self._heard, *(at for _, _, at in found)))
        before = len(self._revoked)
        self._revoked |= {(guest, device) for guest, device, _ in found}
        return len(self._revoked) > before

    async def all_of(self, guest: Guest) -> list[Device]:
        """Somebody's browsers, the first one first."""
        return await self._store.devices(guest.id)

    async def new_code(self, guest: Guest) -> str:
        """A code that makes one other browser theirs, once and soon."""
        at = now()
        await self._store.keep_device(Device(guest.id, guest.device, at))
        if len(await self._store.devices(guest.id)) >= MOST_DEVICES:
            raise TooMany(f"you have {MOST_DEVICES} browsers already: send one away first")
        code = "".join(secrets.choice(ID_SIGNS) for _ in range(CODE_LENGTH))
        said = msgspec.json.encode((guest.name, guest.language, guest.named, guest.invitation)).decode()
        await self._store.keep_device_code(_digest(code), guest.id, said, at + GOOD_FOR)
        return code

    async def join(self, code: str) -> Guest:
        """Who a browser is from now on that has this code."""
        plain = code.strip().lower().replace("-", "").replace(" ", "")
        found = await self._store.take_device_code(_digest(plain), now())
        if found is None:
            raise NotForYou("that code is not good, or no longer: make another one in your first browser")
        guest, said = found
        name, language, named, invitation = _kept.decode(said)
        device = secrets.token_urlsafe(9)
        await self._store.keep_device(Device(guest, device, now()))
        return Guest(guest, name, language, named, invitation, device=device)

    async def send_away(self, guest: Guest, device: str) -> bool:
        """Make a browser's cookie worth nothing; whether it was one of theirs."""
        known = await self._store.revoke_device(guest.id, device, now())
        if known:
            self._revoked.add((guest.id, device))
        return known


def _digest(code: str) -> str:
    """The store never has the code itself."""
    return blake2b(code.encode(errors="replace"), digest_size=16, person=b"device").hexdigest()
