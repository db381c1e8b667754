"""Who somebody is: a signed cookie for a browser, a signed key for a program in a seat."""

import secrets
import time
from collections.abc import Callable, Container
from dataclasses import dataclass, replace
from functools import lru_cache
from unicodedata import category

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from hanabi.protocol.people import LONGEST_NAME
from hanabi.rules.languages import FIRST, languages
from hanabi.rules.plain_text import plain_name
from hanabi.site.errors import BadMessage
from hanabi.site.http.origins import is_secure
from hanabi.table.guards import Person
from hanabi.texts import say

COOKIE = "hanabi_guest"
YEAR = 365 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody without an account: an id that only the cookie holds, a name and a language."""

    id: str
    name: str
    language: str
    named: bool = False
    invitation: str = ""  # the one by which they were let in
    table: str | None = None  # the one table that a program's key opens
    key_made: int = 0  # when, in milliseconds
    device: str = ""  # which of their browsers, if there are several
    look: str = ""  # what they chose to look like

    def person(self) -> Person:
        """The guest as tables know one."""
        return Person(self.id, self.name, self.look)


class Guests:
    """Reads and writes cookies and keys.

    `secrets` gives those that are believed now, the last of which signs; the cookies and keys of guests in
    `forgotten` or `revoked` are no good, nor are those of browsers that were `sent_away`. `mark` tells the
    sites of one host apart, whose cookies a browser sends to all of them, whatever the port; `path` is the
    part of the address that the site has there.
    """

    def __init__(
        self,
        secrets: Callable[[], tuple[bytes, ...]],
        forgotten: Container[str] = (),
        revoked: Container[str] = (),
        mark: str = "",
        path: str = "",
        sent_away: Container[tuple[str, str]] = (),
    ) -> None:
        self._secrets, self._forgotten, self._revoked = secrets, forgotten, revoked
        self._sent_away = sent_away
        self._name, self._path = f"{COOKIE}_{mark}" if mark else COOKIE, path

    def find(self, connection: HTTPConnection) -> Guest | None:
        """The guest whose cookie came along; None without a good one of ours from the last year."""
        names = (self.cookie_name(connection), COOKIE)
        found = (self._read(connection.cookies.get(name, "")) for name in names)
        return next(filter(None, found), None)

    def _read(self, cookie: str) -> Guest | None:
        try:
            values = _cookies(self._secrets()).loads(cookie, max_age=YEAR)
            guest, name, language, named, *more = values
            invitation, device, look = (*more, "", "", "")[:3]  # older cookies have none of them
        except (BadSignature, TypeError, ValueError):
            return None
        if language not in languages() or not self._is_known(str(guest)):
            return None
        if (str(guest), str(device)) in self._sent_away:
            return None
        return Guest(
            str(guest), str(name), language, bool(named), str(invitation), device=str(device), look=str(look)
        )

    def _is_known(self, guest: str) -> bool:
        return guest not in self._forgotten and guest not in self._revoked

    def cookie_name(self, connection: HTTPConnection) -> str:
        """What the cookie is called; over TLS so that no other host or, unless under one, path can set it."""
        if not is_secure(connection):
            return self._name
        return f"__Secure-{self._name}" if self._path else f"__Host-{self._name}"

    def welcome(self, connection: HTTPConnection) -> Guest:
        """The guest whose cookie came along, or a new one."""
        return self.find(connection) or self.new(connection.headers.get("accept-language", ""))

    def new(self, accepted: str = "") -> Guest:
        """Somebody new, in the language the browser asks for."""
        language = language_of(accepted)
        name = say(language, "guest-name", number=secrets.randbelow(900) + 100)
        return Guest(secrets.token_urlsafe(16), name, language)

    def remember(self, response: Response, guest: Guest, connection: HTTPConnection) -> None:
        """Send the cookie along, under its own name; one of ours under the name of old goes."""
        name, path = self.cookie_name(connection), self._path or "/"
        said = [guest.name, guest.language, guest.named, guest.invitation]
        values = [guest.id, *said, guest.device, guest.look]
        value: str = _cookies(self._secrets()).dumps(values)
        secure = is_secure(connection)
        response.set_cookie(
            name, value, max_age=YEAR, path=path, httponly=True, samesite="lax", secure=secure
        )
        if name != COOKIE and self._read(connection.cookies.get(COOKIE, "")):
            response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=secure)

    def key(self, table: str, guest: Guest) -> str:
        """What a program shows to take its seat at a table."""
        key: str = _keys(self._secrets()).dumps([table, guest.id, guest.name, time.time_ns() // 1_000_000])
        return key

    def holder(self, key: str) -> Guest | None:
        """The program that a key was made for."""
        try:
            values = _keys(self._secrets()).loads(key)
            table, guest, name, made = values if len(values) == 4 else (*values, 0)
            holder = Guest(str(guest), str(name), FIRST, True, table=str(table), key_made=int(made))
        except (BadSignature, TypeError, ValueError):
            return None
        return holder if self._is_known(holder.id) else None

    def outsider(self, name: str) -> Guest:
        """A new guest that is a program."""
        return replace(self.new(), name=name, named=True)


@lru_cache(8)
def _cookies(secrets: tuple[bytes, ...]) -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(list(secrets), salt="guest")


@lru_cache(8)
def _keys(secrets: tuple[bytes, ...]) -> URLSafeSerializer:
    return URLSafeSerializer(list(secrets), salt="key")


def clean_name(name: str) -> str:
    """A name without signs that cannot be seen, or that change how what follows is read."""
    seen = plain_name(name)[:LONGEST_NAME].strip()
    if not any(sign.isalnum() or category(sign)[0] in "PS" for sign in seen):
        raise BadMessage("a name has at least one letter or sign")
    return seen


def language_of(accepted: str) -> str:
    """The first language of an Accept-Language header that the site speaks."""
    wishes: list[tuple[float, str]] = []
    for part in accepted.split(",")[:20]:
        tag, _, weight = part.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), tag.lower()[:2]))
        except ValueError:
            continue
    known = (tag for _, tag in sorted(wishes, key=lambda wish: wish[0]) if tag in languages())
    return next(known, FIRST)
