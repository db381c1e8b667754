"""Passkeys over HTTP: what a browser is asked, what it answers, and those that there are."""

from typing import Annotated

from msgspec import Meta

from hanabi.protocol.structs import Value

LONGEST = 20_000
Json = Annotated[str, Meta(min_length=2, max_length=LONGEST)]


class PasskeyQuestion(Value, frozen=True):
    """What the browser is to be asked, as JSON: for a new passkey, or for one that it has."""

    options: str


class PasskeyAnswer(Value, frozen=True):
    """What the browser answered, as JSON."""

    credential: Json


class PasskeyKept(Value, frozen=True, omit_defaults=False):
    """A passkey of yours, and since when."""

    id: str
    made: int


class Passkeys(Value, frozen=True, omit_defaults=False):
    """The passkeys that bring you back, the oldest first."""

    passkeys: tuple[PasskeyKept, ...]
