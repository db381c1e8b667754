"""What one seat may know: everything on the table but its own cards, the deck and the tiles to come."""

import numpy as np
from numpy.typing import NDArray

from hanabi.engine import entries
from hanabi.engine.tables import Tables, tables
from hanabi.game.board import Board
from hanabi.game.events import Event
from hanabi.rules.cards import Card
from hanabi.rules.moves import Action
from hanabi.rules.options import Options


class View(Board):
    """A game as one seat sees it (R-111); a spectator (`seat` None) sees every hand, but not the deck.

    It is made from a record in which the hidden cards are blanked, so it cannot depend on them.
    """

    __slots__ = ("seat",)

    def __init__(
        self,
        tables: Tables,
        data: NDArray[np.uint8],
        log: tuple[Event, ...],
        discard_pile: tuple[Card, ...],
        seat: int | None,
    ) -> None:
        hidden = data.copy()
        entries.hide(hidden, -1 if seat is None else seat)
        super().__init__(tables, hidden, log, discard_pile)
        self.seat = seat

    def legal_moves(self) -> list[Action]:
        """The legal actions of this seat; none while another seat is on turn."""
        return self._legal_moves() if self.seat == self.on_turn else []

    def _key(self) -> tuple[object, ...]:
        return self.seat, self.options, self.players, self._data.tobytes(), self.log, self.discard_pile

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, View) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __reduce__(self) -> tuple[object, ...]:
        board = (self._data.tobytes(), self.log, self.discard_pile)
        return _restore, (self.options, self.players, *board, self.seat)

    def __repr__(self) -> str:
        seat = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {seat}, {self._line()}>"


def _restore(
    options: Options,
    players: int,
    data: bytes,
    log: tuple[Event, ...],
    discard_pile: tuple[Card, ...],
    seat: int | None,
) -> View:
    return View(tables(options, players), np.frombuffer(data, np.uint8), log, discard_pile, seat)
