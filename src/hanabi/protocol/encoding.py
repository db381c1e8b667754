"""Values as JSON and back: the one place that says how the game's own words are written."""

from typing import Any, TypeVar

import msgspec

from hanabi.rules.cards import Card

Kind = TypeVar("Kind")


def _plain(value: object) -> object:
    """What JSON has no word for: a card is its text, such as `R3`."""
    if isinstance(value, Card):
        return str(value)
    raise NotImplementedError(f"{type(value).__name__} is no part of a message")


def _read(kind: type, value: object) -> object:
    if kind is Card and isinstance(value, str):
        return Card.parse(value)
    raise NotImplementedError(f"{kind.__name__} is no part of a message")


def schema_of(kind: type) -> dict[str, Any]:
    """The JSON schema of what is written by the hook."""
    if kind is Card:
        return {"type": "string", "pattern": "^[RYGWBMK][1-5]$", "description": "a card, such as R3"}
    raise NotImplementedError(f"{kind.__name__} is no part of a message")


_ENCODER = msgspec.json.Encoder(enc_hook=_plain)
encode = _ENCODER.encode


def encoded(value: object) -> msgspec.Raw:
    """A part of a message that is written once and sent often."""
    return msgspec.Raw(encode(value))


def decoder(kind: type[Kind]) -> msgspec.json.Decoder[Kind]:
    """What reads values of a kind, and refuses everything else."""
    return msgspec.json.Decoder(kind, dec_hook=_read)
