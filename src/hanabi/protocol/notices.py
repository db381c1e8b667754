"""Where somebody wants to be told of their turn when they are not there."""

from typing import Annotated, Literal

from msgspec import Meta

from hanabi.protocol.structs import Tagged, Value

NoticeKind = Literal["push", "webhook", "mail"]


class PushWish(Tagged, frozen=True, tag="push"):
    """A browser that wants to be told by its push service, with the keys that the browser made for it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1_000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class WebhookWish(Tagged, frozen=True, tag="webhook"):
    """An address of one's own that wants to be told, where whoever runs the site allows it."""

    url: Annotated[str, Meta(min_length=1, max_length=1_000)]


class MailWish(Tagged, frozen=True, tag="mail"):
    """An address of mail, to which a code is sent that has to be said before anything else goes there."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]


class NoticeWish(Value, frozen=True):
    """Where to tell somebody that it is their turn when they are not there."""

    to: PushWish | WebhookWish | MailWish


class NoticeKept(Value, frozen=True, omit_defaults=False):
    """A place where you are told of your turn: its kind, the host or address of mail, and since when."""

    id: str
    kind: NoticeKind
    host: str
    made: int


class Notices(Value, frozen=True, omit_defaults=False):
    """Where you are told of your turn, and what this site can do; `key` is its own for push services.

    `to_confirm` is the address of mail whose code was not said yet.
    """

    key: str
    webhooks: bool
    mail: bool
    to_confirm: str | None
    notices: tuple[NoticeKept, ...]


class MailCodeSaid(Value, frozen=True):
    """The code that came by mail."""

    code: Annotated[str, Meta(min_length=1, max_length=20)]


class MailEnded(Value, frozen=True, omit_defaults=False):
    """Whether mail was written there until now; it is no longer."""

    ended: bool
