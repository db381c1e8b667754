"""uvicorn's WebSockets with one thing more: a text that is sent at once, where the line takes it in.

The server's own `send` is a coroutine with several layers below it, for every kind of message. Most messages
of a table are short texts for a line that waits for nothing: these are framed here (RFC 6455, section 5.2).
"""

from collections.abc import Callable
from struct import pack

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

SendAtOnce = Callable[[bytes], bool]
SEND_AT_ONCE = "hanabi.send_at_once"  # among the ASGI extensions of a connection

_TEXT = 0x81  # a whole message of text, in one frame
_TWO_BYTES, _EIGHT_BYTES = 126, 127  # that the length follows in so many


class SocketProtocol(WebSocketsSansIOProtocol):
    """A connection that offers `SEND_AT_ONCE` to the application; without compression."""

    def handle_connect(self, event: Request) -> None:
        """Say what is offered, before the application begins."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][SEND_AT_ONCE] = self.send_at_once  # type: ignore[assignment]

    def send_at_once(self, text: bytes) -> bool:
        """Send a text, unless the line takes nothing in now; one that is closed takes in everything."""
        if not self.writable.is_set():
            return False
        if self.conn.state is OPEN and not self.disconnected:
            self.transport.write(framed(text))
        return True


def framed(text: bytes) -> bytes:
    """A text as one frame from a server."""
    length = len(text)
    if length < _TWO_BYTES:
        return pack("!BB", _TEXT, length) + text
    if length < 1 << 16:
        return pack("!BBH", _TEXT, _TWO_BYTES, length) + text
    return pack("!BBQ", _TEXT, _EIGHT_BYTES, length) + text
