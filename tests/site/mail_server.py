"""A real mail server on this machine, which keeps what it is given."""

import asyncio
import re
from email import message_from_bytes, policy
from email.message import EmailMessage
from types import TracebackType

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.site.sites import quiet_port


class MailBox:
    """Listens at a port of this machine, as a context of either kind; with `refuses` it takes nothing."""

    def __init__(self, refuses: bool = False) -> None:
        self.letters: list[tuple[str, EmailMessage]] = []
        self.refuses = refuses
        port = quiet_port()
        self.address = f"smtp://127.0.0.1:{port}"
        self._controller = Controller(self, hostname="127.0.0.1", port=port)

    async def handle_DATA(  # noqa: N802 - the server asks for this name
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        """Take a letter in."""
        if self.refuses:
            return "554 not here"
        assert isinstance(envelope.content, bytes)
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters += [(to, letter) for to in envelope.rcpt_tos]
        return "250 taken"

    def __enter__(self) -> "MailBox":
        self._controller.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._controller.stop()

    async def __aenter__(self) -> "MailBox":
        await asyncio.to_thread(self._controller.start)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await asyncio.to_thread(self._controller.stop)

    async def until(self, count: int) -> tuple[str, str]:
        """Wait until so many letters have come; to whom the last one went, and its text."""
        async with asyncio.timeout(60):
            while len(self.letters) < count:
                await asyncio.sleep(0.02)
        to, letter = self.letters[count - 1]
        return to, letter.get_content()

    async def code(self, count: int) -> str:
        """The code in that letter."""
        found = re.search(r"\b\d{6}\b", (await self.until(count))[1])
        assert found is not None
        return found[0]
