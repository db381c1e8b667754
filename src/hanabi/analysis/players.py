"""How did each player do? What they did, and what of it was marked."""

from collections import Counter
from dataclasses import dataclass

from hanabi.analysis.cost import Cost
from hanabi.analysis.facts import Fact
from hanabi.analysis.game_review import JudgedMove, Mark, Review
from hanabi.rules.moves import ClueColor, ClueRank, Discard, Play

BLAMED = (Mark.BLUNDER, Mark.MISTAKE, Mark.INACCURACY)
CAUSES = (Fact.MISTAKE, Fact.LAST_COPY, Fact.NO_PACE)  # the first that is told of a blamed move is its cause


@dataclass(frozen=True, slots=True)
class PlayerSummary:
    """One player's game: clues, plays and discards, the marks, and the causes of those that blame.

    `judged` is how many moves could be judged, and `lost` the points that the blamed ones cost by what the
    player knew. A cause is None where no fact tells it.
    """

    seat: int
    clues: int
    plays: int
    discards: int
    judged: int
    lost: float
    marks: Counter[Mark]
    causes: Counter[Fact | None]

    @property
    def accuracy(self) -> float:
        """The share of the judged moves that are not blamed."""
        return 1 - sum(self.marks[mark] for mark in BLAMED) / self.judged if self.judged else 1.0


def player_summaries(review: Review) -> list[PlayerSummary]:
    """A summary of each seat."""
    return [_summary(seat, review) for seat in range(len(review.names))]


def _summary(seat: int, review: Review) -> PlayerSummary:
    moves = [move for move in review.moves if move.seat == seat]
    blamed = [move for move in moves if move.mark in BLAMED]
    return PlayerSummary(
        seat=seat,
        clues=_count(moves, ClueColor, ClueRank),
        plays=_count(moves, Play),
        discards=_count(moves, Discard),
        judged=sum(is_judged(move.cost) for move in moves),
        lost=sum(move.cost.loss for move in blamed),
        marks=Counter(move.mark for move in moves if move.mark is not None),
        causes=Counter(_cause(move) for move in blamed),
    )


def _count(moves: list[JudgedMove], *kinds: type) -> int:
    return sum(isinstance(move.move, kinds) for move in moves)


def is_judged(cost: Cost) -> bool:
    """Whether there was anything to compare a move with."""
    return cost.best is not None


def _cause(move: JudgedMove) -> Fact | None:
    told = {each.fact for each in move.facts}
    return next((fact for fact in CAUSES if fact in told), None)
