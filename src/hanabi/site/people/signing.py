"""With what are cookies and keys signed? Secrets that can be exchanged without throwing anybody out."""

import secrets
from collections.abc import Sequence

import msgspec

from hanabi.site.tables.live import now
from hanabi.store.store import Store

NAME = "signing secrets"  # of the setting
IN_FORCE = 15_000  # milliseconds until every worker knows a new secret and may sign with it
DAY = 24 * 3_600_000


class SigningSecret(msgspec.Struct, frozen=True):
    """What signs from some time on, and is believed until another."""

    key: bytes
    since: int = 0
    until: int | None = None


_secrets = msgspec.json.Decoder(tuple[SigningSecret, ...])


async def signing_secrets(store: Store, first: bytes) -> tuple[SigningSecret, ...]:
    """The secrets of a store, oldest first; the `first` was there before they could be exchanged."""
    return _secrets.decode(await store.setting(NAME, msgspec.json.encode([SigningSecret(first)])))


async def rotate_secret(store: Store, first: bytes, days: float) -> SigningSecret:
    """Sign with a new secret; those before are believed for some days, and cookies renewed at each visit."""
    at = now()
    before = [each for each in await signing_secrets(store, first) if each.until is None or each.until > at]
    until = at + int(days * DAY)
    old = [SigningSecret(each.key, each.since, min(each.until or until, until)) for each in before]
    new = SigningSecret(secrets.token_bytes(32), at + IN_FORCE if days else at)
    await store.keep_setting(NAME, msgspec.json.encode([*old, new]))
    return new


def believed(known: Sequence[SigningSecret], at: int) -> tuple[bytes, ...]:
    """The keys that are believed at that time; the last of them signs."""
    valid = [each for each in known if each.until is None or at < each.until]
    signing = [each for each in valid if each.since <= at] or valid[-1:]
    return (*(each.key for each in valid if each is not signing[-1]), signing[-1].key)
