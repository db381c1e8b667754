"""The people somebody has played with, under ids that only this one guest gets and that tell nothing else."""

from base64 import urlsafe_b64encode
from hashlib import blake2b

from hanabi.site.people.guests import Guest
from hanabi.site.site import Site
from hanabi.store.store import CoPlayer

MOST = 500
ID_BYTES = 15
NOBODY = "nobody"  # an id that no guest has


async def co_players_of(site: Site, guest: Guest | None) -> dict[str, CoPlayer]:
    """Everybody a guest finished games with, by id, those with the most games first."""
    found = await site.store.co_players(guest.id, MOST) if guest else []
    return {co_player_id(site.secret, guest, other.guest): other for other in found if guest}


def co_player_id(secret: bytes, guest: Guest, other: str) -> str:
    """What a guest calls somebody: guest ids are halves of cookies and never go out."""
    words = f"{guest.id} {other}".encode()
    digest = blake2b(words, key=secret, digest_size=ID_BYTES, person=b"fellow").digest()
    return urlsafe_b64encode(digest).decode()


async def together_with(named: list[str], site: Site, guest: Guest | None) -> tuple[str, ...]:
    """The guests behind these ids; whoever never played with the one who asks sat nowhere."""
    known = await co_players_of(site, guest) if named else {}
    return tuple(known[each].guest if each in known else NOBODY for each in named)
