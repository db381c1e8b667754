"""Who somebody is: a signed cookie for a browser, a signed key for a program in a seat."""

import secrets
from collections.abc import Container
from dataclasses import dataclass, replace
from unicodedata import category, normalize

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from hanabi.protocol.bodies import LONGEST_NAME
from hanabi.rules.languages import FIRST, languages
from hanabi.site.errors import BadMessage
from hanabi.table.decide import Person

COOKIE = "hanabi_guest"
YEAR = 365 * 24 * 3600

# Letters and marks that look like nothing at all; control signs and those that turn a line around are no
# printable ones to Python.
_LOOKS_EMPTY = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody without an account: an id that only the cookie holds, a name and a language."""

    id: str
    name: str
    language: str
    named: bool = False
    table: str | None = None  # the one table that a program's key opens

    def person(self) -> Person:
        """The guest as tables know one."""
        return Person(self.id, self.name)


class Guests:
    """Reads and writes cookies and keys with the site's secret."""

    def __init__(self, secret: bytes, forgotten: Container[str] = ()) -> None:
        self._forgotten = forgotten
        self._cookies = URLSafeTimedSerializer(secret, salt="guest")
        self._keys = URLSafeSerializer(secret, salt="key")

    def find(self, connection: HTTPConnection) -> Guest | None:
        """The guest whose cookie came along; None without one of ours from the last year, or if forgotten."""
        try:
            values = self._cookies.loads(connection.cookies.get(COOKIE, ""), max_age=YEAR)
            guest, name, language, named = values
        except (BadSignature, TypeError, ValueError):
            return None
        if language not in languages() or str(guest) in self._forgotten:
            return None
        return Guest(str(guest), str(name), language, bool(named))

    def welcome(self, connection: HTTPConnection) -> Guest:
        """The guest whose cookie came along, or a new one."""
        return self.find(connection) or self.new(connection.headers.get("accept-language", ""))

    def new(self, accepted: str = "") -> Guest:
        """Somebody new, in the language the browser asks for."""
        number = secrets.randbelow(900) + 100
        return Guest(secrets.token_urlsafe(16), f"Guest {number}", language_of(accepted))

    def remember(self, response: Response, guest: Guest, secure: bool) -> None:
        """Send the cookie along."""
        value: str = self._cookies.dumps([guest.id, guest.name, guest.language, guest.named])
        response.set_cookie(COOKIE, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)

    def key(self, table: str, guest: Guest) -> str:
        """What a program shows to take its seat at a table."""
        key: str = self._keys.dumps([table, guest.id, guest.name])
        return key

    def holder(self, key: str) -> Guest | None:
        """The program that a key was made for."""
        try:
            table, guest, name = self._keys.loads(key)
        except (BadSignature, TypeError, ValueError):
            return None
        return Guest(str(guest), str(name), FIRST, True, str(table))

    def outsider(self, name: str) -> Guest:
        """A new guest that is a program."""
        return replace(self.new(), name=name, named=True)


def clean_name(name: str) -> str:
    """A name without signs that cannot be seen, or that change how what follows is read."""
    signs = (" " if sign.isspace() else sign for sign in normalize("NFC", name))
    seen = "".join(sign for sign in signs if sign.isprintable() and sign not in _LOOKS_EMPTY)
    seen = " ".join(seen.split())[:LONGEST_NAME].strip()
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
