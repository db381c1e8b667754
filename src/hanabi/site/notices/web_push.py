"""A message that only one browser can read, on its way through a push service (RFC 8291 and 8292)."""

import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from hanabi.rules.errors import BadNotation

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes: one record holds the whole message
KEPT_BY_THE_SERVICE = 24 * 3600  # seconds that a push service keeps a message for a browser that is off
GOOD_FOR = 12 * 3600  # seconds that the site's word counts with a push service


def new_key() -> bytes:
    """A private key of the site for push services, as it is kept."""
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big")


class SiteKey:
    """What the site signs its messages with."""

    def __init__(self, kept: bytes) -> None:
        self._key = ec.derive_private_key(int.from_bytes(kept, "big"), CURVE)
        self.public = encode(point_of(self._key.public_key()))  # as browsers want it

    def headers(self, address: str, contact: str) -> dict[str, str]:
        """The headers by which a push service knows who sends."""
        place = urlsplit(address)
        claims = {
            "aud": f"{place.scheme}://{place.netloc}",
            "exp": int(time.time()) + GOOD_FOR,
            "sub": contact,
        }
        token = b".".join(_part(part) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(token, ec.ECDSA(SHA256())))
        signed = f"{token.decode()}.{encode(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
        return {
            "authorization": f"vapid t={signed}, k={self.public}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_BY_THE_SERVICE),
            "urgency": "high",
        }


@dataclass(frozen=True, slots=True)
class BrowserKeys:
    """What a browser made for one subscription: its public key, and a secret that only the site knows."""

    p256dh: bytes
    auth: bytes

    @classmethod
    def read(cls, p256dh: str, auth: str) -> "BrowserKeys":
        """The keys as a browser writes them, if they can be used."""
        try:
            keys = cls(decode(p256dh), decode(auth))
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, keys.p256dh)
        except ValueError:
            raise BadNotation("these are no keys of a browser's subscription") from None
        if len(keys.auth) != 16:
            raise BadNotation("the secret of a subscription has 16 bytes")
        return keys

    def encrypt(
        self, text: bytes, key: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
    ) -> bytes:
        """The text for this browser alone; key and salt are new ones, but in a test."""
        key, salt = key or ec.generate_private_key(CURVE), salt or os.urandom(16)
        ours = point_of(key.public_key())
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, self.p256dh)
        shared = key.exchange(ec.ECDH(), theirs)
        material = _derive(self.auth, shared, b"WebPush: info\0" + self.p256dh + ours, 32)
        cipher = AESGCM(_derive(salt, material, b"Content-Encoding: aes128gcm\0", 16))
        nonce = _derive(salt, material, b"Content-Encoding: nonce\0", 12)
        head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
        return head + cipher.encrypt(nonce, text + b"\x02", None)  # 2: the last record


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as it goes out."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encode(data: bytes) -> str:
    """Bytes as text, as push services want it."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def decode(text: str) -> bytes:
    """The bytes of such a text; ValueError for any other."""
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))


def _part(value: object) -> bytes:
    return encode(msgspec.json.encode(value)).encode()


def _derive(salt: bytes, material: bytes, about: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, about).derive(material)
