"""The six reward tiles of the five flamboyants (R-1001)."""

from enum import Enum

from hanabi.rules.errors import BadNotation, shown


class Tile(Enum):
    """What completing a firework may bring when tiles are in play."""

    TOKEN = "token"
    REPAIR = "repair"
    COLOR_INFO = "color-info"
    RANK_INFO = "rank-info"
    RECYCLE = "recycle"
    SALVAGE = "salvage"

    def __init__(self, _: str) -> None:
        self._number = len(type(self).__members__)

    def __hash__(self) -> int:
        """The same in every process, so that sets of tiles are always gone through in the same order."""
        return self._number

    @classmethod
    def parse(cls, text: str) -> "Tile":
        """Read a tile's name."""
        try:
            return cls(text)
        except ValueError:
            allowed = ", ".join(tile.value for tile in cls)
            raise BadNotation(f"{shown(text)} is not a tile: one of {allowed}") from None

    def __str__(self) -> str:
        return self.value
