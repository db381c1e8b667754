"""What a seat may think of its own hand: by counts, by clues, and by what the others did."""

from dataclasses import dataclass

import numpy as np

from hanabi.bots.program import functions_as_values
from hanabi.engine.layout import HAND, KINDS
from hanabi.engine.records import Float64s, Int8s
from hanabi.engine.tables import Tables
from hanabi.game.view import View
from hanabi.rules.errors import BadDeal
from hanabi.search.hands import Walk, is_kept, kernels, list_hands
from hanabi.search.history import Evidence, History

TOLERANCE = 0.01  # how likely a hand stays, for each decision that the policy would not have made
LEAST_TOLERANCE = 1e-9
CHAINS, STEPS, EVERY = 16, 160, 4
MOST_LISTED = 10_000  # so few hands are all weighed


@dataclass(frozen=True, slots=True)
class Belief:
    """Hands that a seat may hold, and how likely each is; `exact` if they are all there are."""

    hands: Int8s  # the kind in each slot, −1 where there is no card
    weights: Float64s  # they add up to 1
    exact: bool

    def chances(self) -> Float64s:
        """How likely each slot holds each kind."""
        chances = np.zeros((HAND, KINDS))
        for slot in range(HAND):
            if self.hands[0, slot] >= 0:
                chances[slot] = np.bincount(self.hands[:, slot], self.weights, KINDS)
        return chances


def believe(
    view: View,
    history: History,
    *,
    tolerance: float = TOLERANCE,
    seed: int = 0,
    chains: int = CHAINS,
    steps: int = STEPS,
    listed: int = MOST_LISTED,
) -> Belief:
    """What the seat of `history` may hold, if the others follow its policy but for slips.

    Up to so many hands are `listed` and weighed exactly; more are visited by `chains` of `steps`.
    """
    evidence = history.evidence()
    hands, ways = np.full((listed, HAND), -1, np.int8), np.zeros(listed)
    count = list_hands(view._data, view._tables.data, history.seat, hands, ways)
    if count == 0:
        raise BadDeal(f"no hand fits what seat {history.seat} knows")
    tolerance = max(tolerance, LEAST_TOLERANCE)
    with functions_as_values():
        if count > 0:
            contradicted = _contradictions(history, view._tables, evidence, hands[:count])
            weights = ways[:count] * tolerance**contradicted
            return Belief(hands[:count], weights / weights.sum(), exact=True)
        visited = _visited(view, history, evidence, Walk(chains, steps, EVERY, tolerance, seed))
    return Belief(visited, np.full(len(visited), 1 / len(visited)), exact=False)


def _contradictions(history: History, tables: Tables, evidence: Evidence, hands: Int8s) -> Float64s:
    """How many decisions of the others each hand contradicts."""
    counts = np.zeros(len(hands), np.int64)
    weigh, _ = kernels()
    weigh(history.policy.compiled[0], tables.data, evidence, hands, counts)
    counts -= counts.min()  # what all contradict tells nothing
    return counts.astype(np.float64)


def _visited(view: View, history: History, evidence: Evidence, how: Walk) -> Int8s:
    """The hands that chains came through."""
    kept = sum(is_kept(how, step) for step in range(how.steps))
    visited = np.full((how.chains * kept, HAND), -1, np.int8)
    _, walk = kernels()
    walk(history.policy.compiled[0], view._tables.data, view._data, evidence, how, visited)
    return visited
