"""The one door by which the site asks others: never a way into the network of whoever runs it.

An address that somebody gave must be at a known push service, or public and allowed as a webhook. It is
resolved once, what it resolves to is checked, and that very address is connected to.
"""

import asyncio
import ssl
from collections.abc import Collection, Mapping
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

from hanabi.rules.errors import BadNotation

PUSH_SERVICES = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)
PATIENCE = 10.0  # seconds for all of it
LONGEST_HEAD = 16_384  # bytes of an answer that are read
STANDARD_PORT = 443


class Unreachable(Exception):
    """Nobody answered there, or it is no place to ask."""


def check_push_service(address: str, trusted: Collection[str]) -> None:
    """Refuse an address that is at no known push service, nor at one that whoever runs the site named."""
    place = _read(address)
    host = place.hostname or ""
    known = any(host == each or host.endswith(f".{each}") for each in PUSH_SERVICES)
    if _origin(place) not in trusted and not (known and _is_standard(place)):
        raise BadNotation(f"{host[:100]!r} is no push service that this site knows")


def check_webhook(address: str) -> None:
    """Refuse an address that cannot be a public one; what it resolves to is checked when it is used."""
    place = _read(address)
    if not _is_standard(place):
        raise BadNotation("a webhook is an address that begins with https://, without a port of its own")
    try:
        literal = ip_address(place.hostname or "")
    except ValueError:
        return
    if not literal.is_global:
        raise BadNotation("a webhook is at a public address")


async def post(address: str, headers: Mapping[str, str], body: bytes, trusted: Collection[str] = ()) -> int:
    """Send something to an address; the status of the answer, of which nothing else is read.

    What is at a `trusted` origin may be anywhere: whoever runs the site named it.
    """
    place = urlsplit(address)
    try:
        async with asyncio.timeout(PATIENCE):
            where = await _resolve(place, _origin(place) in trusted)
            return await _post(place, where, headers, body)
    except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError) as error:
        raise Unreachable(type(error).__name__) from None
    except asyncio.LimitOverrunError:
        raise Unreachable("the answer was too long") from None


async def _resolve(place: SplitResult, trusted: bool) -> str:
    """The one address that is connected to; all that the name leads to have to be public."""
    found = await asyncio.get_running_loop().getaddrinfo(place.hostname, _port(place), proto=6)
    addresses = [str(each[4][0]) for each in found]
    if not addresses or not (trusted or all(is_public(each) for each in addresses)):
        raise Unreachable("it leads to an address that is not public")
    return addresses[0]


def is_public(address: str) -> bool:
    """Whether an address is one of the world, and not of somebody's own network."""
    found = ip_address(address.partition("%")[0])
    inner = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None) or found
    return inner.is_global and not inner.is_multicast and found.is_global


async def _post(place: SplitResult, where: str, headers: Mapping[str, str], body: bytes) -> int:
    secure = ssl.create_default_context() if place.scheme == "https" else None
    reader, writer = await asyncio.open_connection(
        where,
        _port(place),
        ssl=secure,
        server_hostname=place.hostname if secure else None,
        limit=LONGEST_HEAD,
    )
    try:
        target = (place.path or "/") + (f"?{place.query}" if place.query else "")
        lines = [f"POST {target} HTTP/1.1", f"Host: {place.netloc}", "Connection: close"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        lines += [f"Content-Length: {len(body)}", "", ""]
        writer.write("\r\n".join(lines).encode("ascii") + body)
        await writer.drain()
        first = await reader.readuntil(b"\r\n")
        return int(first.split(b" ", 2)[1])
    except IndexError:
        raise Unreachable("the answer is no HTTP") from None
    finally:
        writer.close()


def _read(address: str) -> SplitResult:
    """An address without anything that could change what is asked for, and of whom."""
    try:
        place = urlsplit(address)
        port = place.port
    except ValueError:
        raise BadNotation("that is no address") from None
    plain = address.isascii() and address.isprintable() and " " not in address
    if not plain or place.scheme not in ("https", "http") or not place.hostname or port == 0:
        raise BadNotation("that is no address that begins with https://")
    if place.username is not None or place.password is not None or place.fragment:
        raise BadNotation("the address has a name, a password or a fragment in it, and needs none")
    return place


def _is_standard(place: SplitResult) -> bool:
    return place.scheme == "https" and _port(place) == STANDARD_PORT


def _port(place: SplitResult) -> int:
    return place.port or (STANDARD_PORT if place.scheme == "https" else 80)


def _origin(place: SplitResult) -> str:
    return f"{place.scheme}://{place.netloc}"
