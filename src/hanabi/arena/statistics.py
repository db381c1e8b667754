"""What the results of many games say, with their errors."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from hanabi.arena.result import BROKEN, GameResult
from hanabi.rules.outcome import Reason


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its standard error; of a single game the error is not known."""

    mean: float
    error: float | None

    @classmethod
    def of(cls, values: ArrayLike) -> "Estimate":
        """The mean of independent values."""
        numbers = np.asarray(values, np.float64)
        if not len(numbers):
            raise ValueError("no games, no mean")
        error = float(numbers.std(ddof=1) / np.sqrt(len(numbers))) if len(numbers) > 1 else None
        return cls(float(numbers.mean()), error)

    def text(self, digits: int = 3, scale: float = 1.0) -> str:
        """Written as in `24.951 ± 0.003`."""
        error = "?" if self.error is None else f"{scale * self.error:.{digits}f}"
        return f"{scale * self.mean:.{digits}f} ± {error}"


@dataclass(frozen=True, slots=True)
class LineupSummary:
    """The figures of one line-up. `k` keeps the points of lost games, `z` counts them 0."""

    lineup: str
    games: int
    k: Estimate
    z: Estimate
    perfect: Estimate
    median: float
    histogram: dict[int, int]  # games by K score
    mistakes: Estimate
    by_mistakes: dict[int, int]  # games by the number of their mistakes
    reasons: dict[str, int]  # games by what ended them
    turns: float
    cpu_game: float  # seconds
    cpu_decision: float

    @property
    def lost(self) -> int:
        """Games lost by a third mistake."""
        return self.reasons.get(Reason.THIRD_MISTAKE.words, 0)

    @property
    def broken(self) -> int:
        """Games that a bot broke off; they count as the worst there are."""
        return self.reasons.get(BROKEN, 0)


def is_perfect(result: GameResult) -> bool:
    """Whether all fireworks were completed."""
    return result.reason == Reason.ALL_COMPLETE.words


def summary(results: Sequence[GameResult]) -> LineupSummary:
    """The figures of one line-up's games."""
    if len({result.lineup for result in results}) != 1:
        raise ValueError("the games of exactly one line-up can be summed up")
    k, cpu = [result.k for result in results], sum(result.cpu for result in results)
    turns = sum(result.turns for result in results)
    return LineupSummary(
        lineup=results[0].lineup,
        games=len(results),
        k=Estimate.of(k),
        z=Estimate.of([result.z for result in results]),
        perfect=Estimate.of([is_perfect(result) for result in results]),
        median=float(np.median(k)),
        histogram=_counts(k),
        mistakes=Estimate.of([result.mistakes for result in results]),
        by_mistakes=_counts(result.mistakes for result in results if not result.broken),
        reasons=dict(Counter(result.reason for result in results).most_common()),
        turns=turns / len(results),
        cpu_game=cpu / len(results),
        cpu_decision=cpu / max(turns, 1),
    )


def _counts(values: Iterable[int]) -> dict[int, int]:
    return dict(sorted(Counter(values).items()))


def by_lineup(results: Iterable[GameResult]) -> dict[str, list[GameResult]]:
    """The results of each line-up, in the order of their games."""
    found: dict[str, list[GameResult]] = {}
    for result in results:
        found.setdefault(result.lineup, []).append(result)
    return {name: sorted(games, key=lambda result: result.game) for name, games in found.items()}


@dataclass(frozen=True, slots=True)
class Comparison:
    """How much better one line-up is than another on the same deals: differences game by game."""

    better: str
    than: str
    games: int
    k: Estimate
    z: Estimate
    perfect: Estimate
    wins: int  # deals on which its K score is higher,
    ties: int
    losses: int  # or lower


def compare(ours: Iterable[GameResult], theirs: Iterable[GameResult]) -> Comparison:
    """The paired comparison of two line-ups over the games that both have played."""
    ours_by_game = {result.game: result for result in ours}
    pairs = [(ours_by_game[other.game], other) for other in theirs if other.game in ours_by_game]
    if not pairs:
        raise ValueError("the two line-ups have no deal in common")
    for one, other in pairs:
        if one.deal != other.deal:
            raise ValueError(f"game {one.game} is deal {one.deal} here and {other.deal} there: no pair")
    k = np.array([one.k - other.k for one, other in pairs])
    return Comparison(
        better=pairs[0][0].lineup,
        than=pairs[0][1].lineup,
        games=len(pairs),
        k=Estimate.of(k),
        z=Estimate.of([one.z - other.z for one, other in pairs]),
        perfect=Estimate.of([int(is_perfect(one)) - int(is_perfect(other)) for one, other in pairs]),
        wins=int((k > 0).sum()),
        ties=int((k == 0).sum()),
        losses=int((k < 0).sum()),
    )
