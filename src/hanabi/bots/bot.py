"""What a program must be able to do to take a seat."""

from typing import Protocol, runtime_checkable

from hanabi.game.events import Event
from hanabi.game.view import View
from hanabi.rules.moves import Action


class Bot(Protocol):
    """A player of one seat in one game. It is only ever given views, so it cannot see its own cards."""

    def notice(self, event: Event, view: View) -> None:
        """Learn what everyone saw, its own moves included; `view` is the game after the whole move."""

    def choose(self, view: View) -> Action:
        """A legal move; asked when `view.seat` is on turn."""
        ...


@runtime_checkable
class TimedBot(Bot, Protocol):
    """A bot that can be told how long it may think about a move; None: as long as it likes."""

    move_seconds: float | None
