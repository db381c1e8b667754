"""How far a table has come."""

from enum import StrEnum


class Phase(StrEnum):
    """People gather, play, and have finished; or the table was given up before the first card."""

    GATHERING = "gathering"
    PLAYING = "playing"
    ENDED = "ended"
    CLOSED = "closed"

    @property
    def is_over(self) -> bool:
        """Whether nothing more is played."""
        return self in (Phase.ENDED, Phase.CLOSED)
