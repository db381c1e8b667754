"""The strongest bot for two: `duo`, and search for where its rules can be bettered."""

from collections.abc import Mapping
from functools import partial
from random import Random

from hanabi.bots.programs.duo import DUO
from hanabi.engine import chance as numbers
from hanabi.engine.jit import is_compiled
from hanabi.game.events import Event
from hanabi.game.view import View
from hanabi.rules.moves import Action
from hanabi.search.history import History
from hanabi.search.search import MEAN, NODES, Objective, search

LOSS_COUNTS_NOTHING = Objective(kept=0.0)

# For the arena, as in `duet[nodes=6000]`: name, default, low, high and step.
PARAMETERS = (("nodes", NODES, 0, 100 * NODES, NODES),)


class DuetBot:
    """It thinks of its partner as one who plays as `duo` does but for a slip now and then.

    The same chance makes the same moves, unless `move_seconds` ends its search before `nodes` do. As long as
    nothing is compiled, it plays as `duo`: search would take minutes. In games with tiles it does so as well.
    """

    def __init__(self, chance: Random, nodes: int = NODES) -> None:
        self._seed, self._nodes = chance.getrandbits(62), nodes
        self.move_seconds: float | None = None
        self._history: History | None = None

    def notice(self, event: Event, view: View) -> None:
        """Learn from every action, its own included."""
        self._seen(view).notice(view)

    def choose(self, view: View) -> Action:
        """The move that search finds."""
        objective = LOSS_COUNTS_NOTHING if view.options.expert else MEAN
        nodes = self._nodes if is_compiled() else 0
        seed = int(numbers.mix(self._seed, view.turn))
        finding = search(
            view,
            self._seen(view),
            nodes=nodes,
            seconds=self.move_seconds,
            seed=seed,
            objective=objective,
        )
        return finding.move

    def _seen(self, view: View) -> History:
        if self._history is None:
            self._history = History(DUO, view.seat)
        return self._history


def with_parameters(changes: Mapping[str, float]) -> partial[DuetBot]:
    """What makes a bot that plays out so many games for a move."""
    return partial(DuetBot, nodes=int(changes.get("nodes", NODES)))
