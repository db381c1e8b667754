"""A place at a table and who has it."""

from typing import Literal

from hanabi.table.words import Value

SeatKind = Literal["empty", "person", "outsider", "bot"]


class Seat(Value, frozen=True):
    """A place at a table.

    An outsider is somebody's program that connects like a person. `bot` is the bot in the seat: its own, or
    one that stands in for a person. `failed` is the last bot that broke down here.
    """

    kind: SeatKind = "empty"
    guest: str | None = None
    name: str = ""
    bot: str | None = None
    away: bool = False
    failed: str | None = None

    @property
    def is_here(self) -> bool:
        """Whether somebody has the seat and plays it now."""
        return self.guest is not None and self.bot is None and not self.away


EMPTY = Seat()
