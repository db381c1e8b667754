"""A bot that leaves everything to chance."""

from random import Random

from hanabi.game.events import Event
from hanabi.game.view import View
from hanabi.rules.moves import Action


class RandomBot:
    """Makes any legal move, all of them equally likely."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def notice(self, event: Event, view: View) -> None:
        """Chance remembers nothing."""

    def choose(self, view: View) -> Action:
        """A legal move by chance."""
        return self._chance.choice(view.legal_moves())
