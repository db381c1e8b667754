"""A stand-in for a push service: it takes messages in, and has the keys of the browsers behind it."""

import asyncio
import json
from types import TracebackType
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from hanabi.site.notices.web_push import CURVE, encode, point_of

Json = dict[str, Any]


class Phone:
    """A browser that subscribed: it alone can read what is sent to it."""

    def __init__(self, name: str) -> None:
        self.name, self.key, self.auth = name, ec.generate_private_key(CURVE), bytes(range(16))
        self.heard: list[Json] = []

    def wish(self, service: str) -> Json:
        """What its page sends to the site."""
        keys = {"p256dh": encode(point_of(self.key.public_key())), "auth": encode(self.auth)}
        return {"to": {"type": "push", "endpoint": f"{service}/send/{self.name}", **keys}}

    def read(self, message: bytes) -> Json:
        """What a message says, decrypted as browsers do it."""
        salt, length = message[:16], message[20]
        theirs, cipher = message[21 : 21 + length], message[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        about = b"WebPush: info\0" + point_of(self.key.public_key()) + theirs
        material = HKDF(SHA256(), 32, self.auth, about).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(material)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(material)
        text = AESGCM(key).decrypt(nonce, cipher, None)
        assert text.endswith(b"\x02")
        found: Json = json.loads(text[:-1])
        return found


class PushService:
    """Listens at a port of this machine, as an async context; `status` is what it answers."""

    def __init__(self, *phones: Phone, status: int = 201) -> None:
        self.phones = {phone.name: phone for phone in phones}
        self.status, self.heads = status, list[str]()
        self.all: list[tuple[str, Json]] = []  # every message in the order of arrival, with its phone
        self._arrived = asyncio.Event()

    async def __aenter__(self) -> "PushService":
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        fields = dict(line.lower().split(": ", 1) for line in head.split("\r\n")[1:] if line)
        body = await reader.readexactly(int(fields["content-length"]))
        name = head.split()[1].rpartition("/")[2]
        self.heads.append(head)
        said = self.phones[name].read(body) if name in self.phones else json.loads(body)
        self.all.append((name, said))
        self._arrived.set()
        writer.write(f"HTTP/1.1 {self.status} Whatever\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    async def until(self, count: int) -> None:
        """Wait until so many messages have come."""
        while len(self.all) < count:
            self._arrived.clear()
            await asyncio.wait_for(self._arrived.wait(), 60)
