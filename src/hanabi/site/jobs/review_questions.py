"""What the process that judges games is asked, and what it answers."""

import msgspec

from hanabi.protocol.review import Reader
from hanabi.protocol.table_events import DealKept
from hanabi.site.errors import RefusalTold


class Judge(msgspec.Struct, frozen=True, tag=True):
    """Begin to judge a game, by the reader that fits best unless one is named; what was begun is left off."""

    record: str
    reader: Reader | None


class CheckDeal(msgspec.Struct, frozen=True, tag=True):
    """Begin to look how hard a deal is; what was begun is left off."""

    options: str
    players: int
    deal: DealKept


class GoOn(msgspec.Struct, frozen=True, tag=True):
    """Do one more step of what was begun."""


class Weigh(msgspec.Struct, frozen=True, tag=True):
    """Say what a game is worth after its last move, as a review by this reader tells it."""

    record: str
    reader: Reader


class Cut(msgspec.Struct, frozen=True, tag=True):
    """Cut puzzles from a game."""

    record: str


class StepDone(msgspec.Struct, frozen=True):
    """What a step brought, as JSON, and whether it was the last one; or the refusal that it met."""

    made: bytes = b""
    last: bool = True
    refused: RefusalTold | None = None
