"""Mail, by the one server that whoever runs the site named.

A message takes a thread for a moment: the standard library speaks the protocol and TLS, and a handful of
messages at once, which is all there ever are, need no library that does it without threads.
"""

import asyncio
import re
import smtplib
import ssl
from dataclasses import dataclass
from email import policy
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from hanabi.rules.errors import BadNotation, BadOptions
from hanabi.site.notices.outgoing import Unreachable

PATIENCE = 15.0  # seconds for each word of the server
STANDARD_PORTS = {"smtp": 587, "smtps": 465}
UNFOLDED = policy.SMTP.clone(max_line_length=900)  # a link that is folded is none
LOOPBACK = ("localhost", "127.0.0.1", "::1")

_address = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")


def check_mail_address(address: str) -> str:
    """The address, if it is a plain one: nothing in it can become another recipient or a header."""
    if len(address) > 254 or not _address.fullmatch(address):
        raise BadNotation("that is no address of mail, such as ann@mail.example")
    return address


@dataclass(frozen=True, slots=True)
class MailServer:
    """A server that takes mail, and who writes it."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    tls_first: bool = False  # smtps; otherwise TLS begins as soon as the server offers it

    @classmethod
    def read(cls, address: str, sender: str) -> "MailServer":
        """The server that an address names, such as smtp://user:password@host:587."""
        try:
            place = urlsplit(address)
            port = place.port
        except ValueError:
            raise BadOptions("mail: that is no address of a server") from None
        if place.scheme not in STANDARD_PORTS or not place.hostname or place.path not in ("", "/"):
            raise BadOptions("mail is smtp://host or smtps://host, with user:password@ and :port as needed")
        try:
            check_mail_address(sender)
        except BadNotation:
            raise BadOptions("mail-from is the address that the site writes from: mail needs it") from None
        user, password = unquote(place.username or ""), unquote(place.password or "")
        port = port or STANDARD_PORTS[place.scheme]
        return cls(place.hostname, port, sender, user, password, place.scheme == "smtps")

    async def send(self, to: str, title: str, text: str, off: str = "") -> None:
        """Send a message; `off` is where one request ends such messages."""
        message = EmailMessage(UNFOLDED)
        message["From"], message["To"], message["Subject"] = self.sender, to, title
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if off:
            message["List-Unsubscribe"] = f"<{off}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        try:
            await asyncio.to_thread(self._send, message)
        except (OSError, smtplib.SMTPException) as error:
            raise Unreachable(type(error).__name__) from None

    def _send(self, message: EmailMessage) -> None:
        secure = ssl.create_default_context()
        with self._connected(secure) as server:
            server.ehlo()
            if not self.tls_first and server.has_extn("starttls"):
                server.starttls(context=secure)
            elif self.user and not self.tls_first and self.host not in LOOPBACK:
                raise smtplib.SMTPException("a password goes nowhere without TLS")
            if self.user:
                server.login(self.user, self.password)
            server.send_message(message)

    def _connected(self, secure: ssl.SSLContext) -> smtplib.SMTP:
        if self.tls_first:
            return smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE, context=secure)
        return smtplib.SMTP(self.host, self.port, timeout=PATIENCE)
