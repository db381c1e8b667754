"""What the site tells its host: its health, reports of people, and what went wrong."""

from typing import Annotated, Literal

from msgspec import Meta

from hanabi.protocol.settings import SeatNumber
from hanabi.protocol.structs import Value

LONGEST_REPORT = 500


class ReportWritten(Value, frozen=True):
    """What somebody tells whoever runs the site about a table, or about one who plays there."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_REPORT)]
    seat: SeatNumber | None = None


class Reported(Value, frozen=True):
    """A report was kept."""

    table: str


class Health(Value, frozen=True, omit_defaults=False):
    """The site can take a move now; `preparing` are the bots that are still being compiled."""

    ok: Literal[True] = True
    preparing: tuple[str, ...] = ()


class Preparing(Value, frozen=True, omit_defaults=False):
    """The bots that get ready: they are being compiled, and play uncompiled meanwhile."""

    bots: tuple[str, ...]


class Trouble(Value, frozen=True):
    """Why something was refused: `code` for programs and catalogues, `text` in English.

    `about` is what a sentence in any language can name of it, such as a variant.
    """

    code: str
    text: str
    about: str = ""
