"""Sealing a deal: a fingerprint published before the first move, checked by anyone after the last."""

import hashlib
import secrets
from dataclasses import dataclass

from hanabi.rules.cards import cards_text
from hanabi.rules.deal import Deal
from hanabi.rules.errors import BadDeal, shown

SALT_BYTES = 16


@dataclass(frozen=True, slots=True)
class Seal:
    """The SHA-256 digest of salt and deal; both texts are hexadecimal.

    Before the end only the digest is shown. With the salt and the deal anyone can make it again:

        seal.fits(record.deal)
    """

    salt: str
    digest: str

    def __post_init__(self) -> None:
        _check_hexadecimal("salt", self.salt, 2 * SALT_BYTES)
        _check_hexadecimal("digest", self.digest, 64)

    @classmethod
    def of(cls, deal: Deal, salt: str | None = None) -> "Seal":
        """Seal a deal, with a new salt of the operating system's chance unless one is given."""
        salt = secrets.token_hex(SALT_BYTES) if salt is None else salt
        return cls(salt, hashlib.sha256(sealed_text(deal, salt).encode()).hexdigest())

    def fits(self, deal: Deal) -> bool:
        """Whether this seal was put on that deal."""
        return Seal.of(deal, self.salt) == self


def sealed_text(deal: Deal, salt: str) -> str:
    """What the digest is made of, so that it can be made again with any tool."""
    tiles = " ".join(tile.value for tile in deal.tiles)
    return f"{salt}\n{deal.players}\n{deal.starter}\n{cards_text(deal.deck)}\n{tiles}\n{deal.cut}\n"


def _check_hexadecimal(name: str, text: str, length: int) -> None:
    if len(text) != length or set(text) - set("0123456789abcdef"):
        raise BadDeal(f"the {name} of a seal has {length} digits 0-9 or a-f, unlike {shown(text)}")
