"""How one game went, as a value and as a line of a file."""

import json
from dataclasses import dataclass

from hanabi.rules.errors import BadRecord
from hanabi.rules.options import Options
from hanabi.rules.outcome import Reason, Result, judge, points

BROKEN = "broken"


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game: `k` are the points on the table however it ended, `z` is 0 if the game was lost.

    `cpu` are seconds: those of the chunk that was played together, shared equally. A game that a bot broke
    off has the reason `broken`, the lowest scores there are, and says what happened.
    """

    lineup: str
    game: int
    deal: int
    seats: tuple[str, ...]
    placed: int
    k: int
    z: int
    reason: str
    mistakes: int
    turns: int
    cpu: float = 0.0
    broken: str = ""

    def to_line(self) -> str:
        """The result as one line of JSON, the seats as one text with commas between."""
        fields = {name: getattr(self, name) for name in self.__slots__}
        return json.dumps(
            {**fields, "seats": ",".join(self.seats)}, ensure_ascii=False, separators=(",", ":")
        )

    @classmethod
    def from_line(cls, line: str) -> "GameResult":
        """Read what `to_line` wrote."""
        try:
            fields = json.loads(line)
            return cls(**{**fields, "seats": tuple(fields["seats"].split(","))})
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise BadRecord("results", f"{line[:60]!r} is not the result of a game: {error}") from error

    @property
    def played(self) -> tuple[object, ...]:
        """Everything but the time it took: the same wherever and however often the game is played."""
        return tuple(getattr(self, name) for name in self.__slots__ if name != "cpu")


def scores(options: Options, reason: Reason, placed: int) -> tuple[int, int]:
    """The points kept and the points counted: K and Z."""
    kept = points(options, placed)
    return kept, 0 if judge(options, reason, placed).result is Result.LOST else kept


def worst(options: Options) -> tuple[int, int]:
    """What a game counts that a bot broke off."""
    return points(options, 0), 0
