"""How a game ended, and what the audience says."""

from dataclasses import dataclass
from enum import Enum

from hanabi.rules.options import Options


class Result(Enum):
    """Won, lost, or ended with a score."""

    WON = "won"
    LOST = "lost"
    ENDED = "ended"


class Reason(Enum):
    """Why a game is over: the word for programs and catalogues, and the English ones."""

    words: str

    ALL_COMPLETE = "all-complete", "all fireworks complete"
    THIRD_MISTAKE = "third-mistake", "third mistake"
    INDISPENSABLE = "indispensable", "indispensable card"
    NO_ACTION = "no-action", "no action left"
    LAST_ROUND = "last-round", "last round over"
    STOPPED = "stopped", "stopped"
    TIMED_OUT = "timed-out", "time ran out"  # R-511, by a clock that the players agreed on

    def __new__(cls, word: str, words: str) -> "Reason":
        reason = object.__new__(cls)
        reason._value_ = word
        reason.words = words
        return reason


class Rating(Enum):
    """The rows of the rating scale, each with the highest score it covers."""

    highest: int

    DREADFUL = "dreadful", 5
    MEDIOCRE = "mediocre", 10
    RESPECTABLE = "respectable", 15
    EXCELLENT = "excellent", 20
    SUPERB = "superb", 24
    LEGENDARY = "legendary", 29  # 25 in the base game, 25 to 29 with multicolour
    DIVINE = "divine", 30

    def __new__(cls, word: str, highest: int) -> "Rating":
        rating = object.__new__(cls)
        rating._value_ = word
        rating.highest = highest
        return rating

    @classmethod
    def of(cls, score: int) -> "Rating":
        """The row of a final score; below 0 it is the lowest (R-520, R-522)."""
        return next(row for row in cls if score <= row.highest)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game as data.

    `score` and `rating` are None in expert games (R-609); a lost game has no rating (R-509).
    `placed` is the number of cards on the fireworks, for a remark.
    """

    result: Result
    reason: Reason
    score: int | None
    rating: Rating | None
    commendation: bool
    placed: int

    def __str__(self) -> str:
        text = f"{self.result.value}: {self.reason.words}"
        return text if self.score is None else f"{text}, score {self.score}"


def points(options: Options, placed: int) -> int:
    """The points for this many cards on the fireworks.

    Each black card not yet placed costs one (R-908), so every card placed counts one from −5 on.
    """
    return placed - (5 if options.black else 0)


def judge(options: Options, reason: Reason, placed: int) -> Outcome:
    """The outcome of a game that is over for `reason` with `placed` cards on the fireworks."""
    result = _result(options, reason)
    lost = result is Result.LOST
    score = None if options.expert else 0 if lost else points(options, placed)
    rating = None if score is None or lost else Rating.of(score)
    return Outcome(result, reason, score, rating, options.black and not lost, placed)


def _result(options: Options, reason: Reason) -> Result:
    match reason:
        case Reason.ALL_COMPLETE:
            return Result.WON
        case Reason.LAST_ROUND:
            return Result.ENDED
        case Reason.STOPPED | Reason.TIMED_OUT:  # an expert show that is broken off was not perfect
            return Result.LOST if options.expert else Result.ENDED
        case Reason.THIRD_MISTAKE | Reason.INDISPENSABLE | Reason.NO_ACTION:
            return Result.LOST
