"""Which pages may talk to the site: those that it served itself."""

from collections.abc import Collection

from starlette.datastructures import URL
from starlette.requests import HTTPConnection

from hanabi.site.errors import WrongOrigin

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
_USUAL_PORT = {"http": ":80", "https": ":443"}


def check_origin(connection: HTTPConnection, allowed: Collection[str]) -> None:
    """Refuse a page of another site; a program that is no browser names no origin."""
    named = connection.headers.getlist("origin")
    if not named and connection.headers.get("sec-fetch-site") not in ("cross-site", "same-site"):
        return
    known = {origin.rstrip("/") for origin in allowed} | {own_origin(connection)}
    if len(named) != 1 or named[0] not in known:
        raise WrongOrigin("that page is from another site: open the table on this one")


def own_origin(connection: HTTPConnection) -> str:
    """The address under which the site was reached, as a browser names it."""
    scheme = "https" if is_secure(connection) else "http"
    host = URL(scope={**connection.scope, "path": "/", "query_string": b""}).netloc.lower()
    return f"{scheme}://{host.removesuffix(_USUAL_PORT[scheme])}"


def is_secure(connection: HTTPConnection) -> bool:
    """Whether the browser uses https, also where a proxy in front of the site ends it.

    A stranger's word is good enough: it only makes the own cookie and the own origin stricter.
    """
    forwarded = connection.headers.get("x-forwarded-proto", "").partition(",")[0].strip().lower()
    return connection.scope["scheme"] in ("https", "wss") or forwarded == "https"
