"""What people ask of each other over HTTP: invitations to a table, and being left in peace."""

from typing import Annotated

from msgspec import Meta

from hanabi.protocol.settings import Clock
from hanabi.protocol.structs import Value

MOST_AT_ONCE = 4  # people whom one invites with one request: more have no seat
CoPlayerId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
TableId = Annotated[str, Meta(pattern="^[a-z0-9]{1,40}$")]


class Invite(Value, frozen=True):
    """Ask people whom you finished games with to a table where you sit, by the ids of /api/co-players."""

    table: TableId
    people: Annotated[tuple[CoPlayerId, ...], Meta(min_length=1, max_length=MOST_AT_ONCE)]


class Invited(Value, frozen=True, omit_defaults=False):
    """Whom you asked to a table, by the ids of /api/co-players; whether they come, they say themselves."""

    people: tuple[str, ...]


class InvitationShown(Value, frozen=True, omit_defaults=False):
    """Somebody asks you to their table: who, when, to what, and how many seats are free."""

    table: str
    name: str
    look: str
    made: int
    edition: str
    options: str
    players: int
    free: int
    clock: Clock | None


class Invitations(Value, frozen=True, omit_defaults=False):
    """The tables that you are invited to, the newest invitation first."""

    invitations: tuple[InvitationShown, ...]


class BlockWish(Value, frozen=True):
    """Be left in peace by somebody: one you played with, whoever invites you to a table, or sits at it."""

    person: CoPlayerId | None = None
    table: TableId | None = None
    seat: Annotated[int, Meta(ge=0, le=4)] | None = None


class Blocked(Value, frozen=True, omit_defaults=False):
    """Somebody whom you blocked, as they were called then."""

    id: str
    name: str
    made: int


class Blocks(Value, frozen=True, omit_defaults=False):
    """Those whom you blocked, the newest first: no invitations from them, and their chat is hidden."""

    blocked: tuple[Blocked, ...]
