"""The people somebody has played with, under ids that only this one guest gets and that tell nothing else."""

from base64 import urlsafe_b64encode
from hashlib import blake2b

from starlette.requests import HTTPConnection

from hanabi.store.store import Fellow
from hanabi.web.asking import NOBODY
from hanabi.web.guests import Guest
from hanabi.web.site import Site

MOST = 500
ID_BYTES = 15


async def fellows_of(site: Site, guest: Guest | None) -> dict[str, Fellow]:
    """Everybody a guest finished games with, by id, those with the most games first."""
    found = await site.store.fellows(guest.id, MOST) if guest else []
    return {fellow_id(site.secret, guest, fellow.guest): fellow for fellow in found if guest}


def fellow_id(secret: bytes, guest: Guest, fellow: str) -> str:
    """What a guest calls somebody: guest ids are halves of cookies and never go out."""
    words = f"{guest.id} {fellow}".encode()
    digest = blake2b(words, key=secret, digest_size=ID_BYTES, person=b"fellow").digest()
    return urlsafe_b64encode(digest).decode()


async def together(connection: HTTPConnection, site: Site, guest: Guest | None) -> tuple[str, ...]:
    """The guests that a request names by `with`; whoever is no fellow of the one who asks sat nowhere."""
    named = connection.query_params.getlist("with")
    known = await fellows_of(site, guest) if named else {}
    return tuple(known[each].guest if each in known else NOBODY for each in named)
