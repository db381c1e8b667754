"""An address of mail is somebody's when they say the code that was sent there; before, nothing else goes."""

import secrets
import time
from hashlib import blake2b
from hmac import compare_digest

from hanabi.site.errors import NotForYou, NotValid, TooBusy, TooMuch
from hanabi.site.limits import Buckets
from hanabi.site.notices.mail import MailServer, check_mail_address
from hanabi.site.notices.outgoing import Unreachable
from hanabi.site.people.guests import Guest
from hanabi.site.tables.live import now
from hanabi.store.people import MailCode
from hanabi.store.store import Store
from hanabi.texts import say

TRIES = 5
GOOD_FOR = 30 * 60_000  # milliseconds
CODES_AN_HOUR = 4  # of one guest or address of the network
CODES_A_DAY = 4  # to one address of mail, whoever asks


class MailCodes:
    """Sends codes and hears them, for one worker."""

    def __init__(self, store: Store, server: MailServer | None) -> None:
        self._store, self._server = store, server
        self._hourly = Buckets(CODES_AN_HOUR / 3600, CODES_AN_HOUR)
        self._daily = Buckets(CODES_A_DAY / 86_400, CODES_A_DAY)

    async def ask(self, guest: Guest, address: str, comes_from: str) -> None:
        """Send a code to an address that somebody says is theirs."""
        if self._server is None:
            raise NotForYou("whoever runs this site has set up no mail")
        address, at = check_mail_address(address), time.monotonic()
        asked = (self._hourly, guest.id), (self._hourly, comes_from), (self._daily, _digest(address.lower()))
        if not all(limit.take(who, at) for limit, who in asked):
            raise TooMuch("those were a lot of codes: wait an hour", 3600.0)
        code = f"{secrets.randbelow(10**6):06}"
        await self._store.keep_mail_code(MailCode(guest.id, address, _digest(code), TRIES, now() + GOOD_FOR))
        title = say(guest.language, "mail-code-title", code=code)
        try:
            await self._server.send(address, title, say(guest.language, "mail-code-body", code=code))
        except Unreachable:
            raise TooBusy("the mail could not be sent: try again later") from None

    async def to_confirm(self, guest: Guest) -> str | None:
        """The address whose code was not said yet."""
        kept = await self._store.mail_code(guest.id)
        return kept.address if kept and kept.tries and kept.until > now() else None

    async def confirm(self, guest: Guest, said: str) -> str:
        """The address that is somebody's now, who knows the code."""
        kept = await self._store.mail_code(guest.id)
        if kept is None or kept.until <= now() or not await self._store.try_mail_code(guest.id):
            raise NotValid("there is no address to confirm, or not any more: ask for another code")
        if not compare_digest(kept.code, _digest(said.strip().replace(" ", ""))):
            raise NotValid("that is not the code")
        if not await self._store.drop_mail_code(guest.id):
            raise NotValid("that code was used already")
        return kept.address


def _digest(text: str) -> str:
    """The store never has the code itself."""
    return blake2b(text.encode(errors="replace"), digest_size=16, person=b"mail").hexdigest()
