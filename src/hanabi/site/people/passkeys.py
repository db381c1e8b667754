"""A passkey brings somebody back in any browser that has it: made here, asked for here, and checked here."""

import asyncio
import secrets
from collections import OrderedDict
from hashlib import blake2b
from hmac import compare_digest
from urllib.parse import urlsplit

from hanabi.site.errors import BadMessage, NotValid
from hanabi.site.people.devices import MOST_DEVICES, in_new_browser, said_by
from hanabi.site.people.guests import Guest
from hanabi.site.tables.live import now
from hanabi.store.people import Passkey
from hanabi.store.store import Device, Store
from hanabi.table.errors import TooMany

MOST_PASSKEYS = 10  # of one guest
GOOD_FOR = 5 * 60_000  # milliseconds for an answer
REMEMBERED = 10_000  # answers that are not taken a second time
NONCE, DIGEST = 16, 32  # bytes


class Challenges:
    """What a passkey signs: known again by its digest, good once and for some minutes."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._used: OrderedDict[bytes, None] = OrderedDict()

    def new(self, purpose: str) -> bytes:
        """A challenge for one purpose."""
        told = secrets.token_bytes(NONCE) + (now() + GOOD_FOR).to_bytes(8, "big")
        return told + self._digest(told, purpose)

    def use(self, challenge: bytes, purpose: str) -> None:
        """Refuse a challenge that is not ours, for something else, too old, or was used at this worker."""
        told, digest = challenge[:-DIGEST], challenge[-DIGEST:]
        ours = len(told) == NONCE + 8 and compare_digest(digest, self._digest(told, purpose))
        if not ours or int.from_bytes(told[NONCE:], "big") < now() or challenge in self._used:
            raise NotValid("that took too long, or was answered before: try again")
        self._used[challenge] = None
        if len(self._used) > REMEMBERED:
            self._used.popitem(last=False)

    def _digest(self, told: bytes, purpose: str) -> bytes:
        words = told + purpose.encode()
        return blake2b(words, key=self._secret, digest_size=DIGEST, person=b"challenge").digest()


class Passkeys:
    """Somebody's passkeys, at one worker; `origin` is the site as the browser names it.

    The library is loaded when it is first needed: few need it, and everybody would wait for it.
    """

    def __init__(self, store: Store, secret: bytes, site_name: str) -> None:
        self._store, self._secret, self._name = store, secret, site_name
        self._challenges = Challenges(secret)

    async def question_for_new(self, guest: Guest, origin: str) -> str:
        """What a browser is asked that makes a passkey for somebody."""
        challenge = self._challenges.new(f"new {guest.id}")
        known = [each.id for each in await self._store.passkeys(guest.id)]
        handle = blake2b(guest.id.encode(), key=self._secret, digest_size=16, person=b"passkey").digest()
        return await asyncio.to_thread(
            _creation, _host(origin), self._name, guest.name, handle, challenge, known
        )

    async def keep(self, guest: Guest, origin: str, credential: str) -> None:
        """Keep the passkey that a browser made."""
        made = await asyncio.to_thread(_read_new, credential, origin)
        self._challenges.use(made.challenge, f"new {guest.id}")
        await self._store.keep_device(Device(guest.id, guest.device, now()))
        kept = Passkey(made.id, guest.id, made.public_key, made.uses, said_by(guest), now())
        if not await self._store.keep_passkey(kept, MOST_PASSKEYS):
            raise TooMany(f"you have {MOST_PASSKEYS} passkeys, or this one, already")

    async def question_for_known(self, origin: str) -> str:
        """What a browser is asked that may have a passkey of anybody's."""
        return await asyncio.to_thread(_request, _host(origin), self._challenges.new("sign in"))

    async def sign_in(self, origin: str, credential: str) -> Guest:
        """Who a browser is that has this passkey."""
        named, challenge = await asyncio.to_thread(_read_used, credential)
        self._challenges.use(challenge, "sign in")
        passkey = await self._store.passkey(named)
        if passkey is None:
            raise NotValid("this site does not know that passkey, or no longer")
        uses = await asyncio.to_thread(_check, credential, origin, challenge, passkey)
        await self._store.note_passkey_used(passkey.id, uses)
        guest = in_new_browser(passkey.guest, passkey.said)
        browsers = await self._store.devices(guest.id)
        for oldest in browsers[: len(browsers) - MOST_DEVICES + 1]:  # whoever lost them all comes in still
            await self._store.revoke_device(guest.id, oldest.device, now())
        await self._store.keep_device(Device(guest.id, guest.device, now()))
        return guest


def _host(origin: str) -> str:
    """The name that passkeys of a site are bound to."""
    return urlsplit(origin).hostname or ""


# What the library is asked, each in a thread.


class _Made(Passkey, frozen=True):
    """A passkey that was just made, and the challenge that it answered."""

    challenge: bytes = b""


def _creation(host: str, site: str, name: str, handle: bytes, challenge: bytes, known: list[str]) -> str:
    import webauthn
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
    )

    options = webauthn.generate_registration_options(
        rp_id=host,
        rp_name=site,
        user_id=handle,
        user_name=name,
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=webauthn.base64url_to_bytes(each)) for each in known
        ],
    )
    return webauthn.options_to_json(options)


def _request(host: str, challenge: bytes) -> str:
    import webauthn

    return webauthn.options_to_json(webauthn.generate_authentication_options(rp_id=host, challenge=challenge))


def _read_new(credential: str, origin: str) -> _Made:
    import webauthn
    from webauthn.helpers import (
        bytes_to_base64url,
        parse_client_data_json,
        parse_registration_credential_json,
    )

    try:
        read = parse_registration_credential_json(credential)
        challenge = parse_client_data_json(read.response.client_data_json).challenge
        found = webauthn.verify_registration_response(
            credential=read,
            expected_challenge=challenge,  # whose it is, `Challenges` says
            expected_rp_id=_host(origin),
            expected_origin=origin,
        )
    except Exception:  # whatever a stranger's bytes did to it
        raise BadMessage("that is no new passkey of this site") from None
    named = bytes_to_base64url(found.credential_id)
    return _Made(named, "", found.credential_public_key, found.sign_count, "", 0, challenge)


def _read_used(credential: str) -> tuple[str, bytes]:
    """The passkey that a browser says it has, and the challenge it answers; nothing of it is checked yet."""
    from webauthn.helpers import (
        bytes_to_base64url,
        parse_authentication_credential_json,
        parse_client_data_json,
    )

    try:
        read = parse_authentication_credential_json(credential)
        challenge = parse_client_data_json(read.response.client_data_json).challenge
        return bytes_to_base64url(read.raw_id), challenge
    except Exception:
        raise BadMessage("that is no answer of a passkey") from None


def _check(credential: str, origin: str, challenge: bytes, passkey: Passkey) -> int:
    """Refuse what the passkey did not sign; how often it says it was used."""
    import webauthn

    try:
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=_host(origin),
            expected_origin=origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.uses,
        )
    except Exception:
        raise NotValid("the passkey did not sign this") from None
    return found.new_sign_count
