"""Somebody with several browsers: a code makes another one theirs, and each can be sent away again."""

import secrets
from hashlib import blake2b

import msgspec

from hanabi.site.errors import NotValid
from hanabi.site.people.guests import Guest
from hanabi.site.tables.live import now
from hanabi.site.tables.summary import ID_SIGNS
from hanabi.store.store import Device, Store
from hanabi.table.errors import TooMany

CODE_LENGTH = 12
GOOD_FOR = 10 * 60_000  # milliseconds
MOST_DEVICES = 10  # of one guest
CLOCKS_APART = 60_000  # milliseconds by which the clocks of two workers may differ


class Said(msgspec.Struct, frozen=True, array_like=True):
    """What a cookie says of somebody beside the id and the browser."""

    name: str
    language: str
    named: bool
    invitation: str
    look: str = ""


_said = msgspec.json.Decoder(Said)


def said_by(guest: Guest) -> str:
    """What somebody's cookie says of them, for another browser of theirs."""
    said = Said(guest.name, guest.language, guest.named, guest.invitation, guest.look)
    return msgspec.json.encode(said).decode()


def in_new_browser(guest: str, said: str) -> Guest:
    """Somebody in one more browser."""
    known, device = _said.decode(said), secrets.token_urlsafe(9)
    return Guest(
        guest, known.name, known.language, known.named, known.invitation, device=device, look=known.look
    )


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
        await self._store.keep_device_code(_digest(code), guest.id, said_by(guest), at + GOOD_FOR)
        return code

    async def join(self, code: str) -> Guest:
        """Who a browser is from now on that has this code."""
        plain = code.strip().lower().replace("-", "").replace(" ", "")
        found = await self._store.take_device_code(_digest(plain), now())
        if found is None:
            raise NotValid("that code is not good, or no longer: make another one in your first browser")
        guest = in_new_browser(*found)
        await self._store.keep_device(Device(guest.id, guest.device, now()))
        return guest

    async def send_away(self, guest: Guest, device: str) -> bool:
        """Make a browser's cookie worth nothing; whether it was one of theirs."""
        known = await self._store.revoke_device(guest.id, device, now())
        if known:
            self._revoked.add((guest.id, device))
        return known


def _digest(code: str) -> str:
    """The store never has the code itself."""
    return blake2b(code.encode(errors="replace"), digest_size=16, person=b"device").hexdigest()
