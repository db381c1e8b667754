"""What one seat may know: everything on the table but its own cards, the deck and the tiles to come."""

from random import Random
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from hanabi.engine import entries
from hanabi.engine.tables import Tables, tables
from hanabi.game.board import Board
from hanabi.game.events import Event
from hanabi.game.past import Past, past_of
from hanabi.rules.cards import Card
from hanabi.rules.moves import Action
from hanabi.rules.options import Options

if TYPE_CHECKING:
    from hanabi.game.state import State


class PartialView(Board):
    """A game of which something is hidden from `seat`: what a view of a seat and one of a spectator share.

    It is made from a record in which the hidden cards are blanked, so it cannot depend on them.
    """

    __slots__ = ()

    seat: int | None

    def __init__(
        self,
        tables: Tables,
        data: NDArray[np.uint8],
        past: Past,
        discard_pile: tuple[Card, ...],
        seat: int | None,
    ) -> None:
        hidden = data.copy()
        entries.hide(hidden, -1 if seat is None else seat)
        super().__init__(tables, hidden, past, discard_pile)

    def legal_moves(self) -> list[Action]:
        """The legal actions of this seat; none while another seat is on turn."""
        return self._legal_moves() if self.seat == self.on_turn else []

    def worlds(self, chance: Random, count: int) -> "list[State]":
        """So many games as they may be, every deal that agrees with the clues and the counts as likely.

        The deck, the tiles to come and a seat's own hand are drawn; what lies open stays as it is. A card
        that a tile shuffled back is one of the unseen cards like any other.
        """
        from hanabi.game.worlds import worlds  # it makes states, which make views

        return worlds(self, chance, count)

    def world(self, chance: Random) -> "State":
        """One game as it may be; see `worlds`."""
        return self.worlds(chance, 1)[0]

    def _key(self) -> tuple[object, ...]:
        return self.seat, self.options, self.players, self._data.tobytes(), self.log, self.discard_pile

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, PartialView) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __reduce__(self) -> tuple[object, ...]:
        board = (self._data.tobytes(), self.log, self.discard_pile)
        return _restore, (self.options, self.players, *board, self.seat)


class View(PartialView):
    """A game as one seat sees it (R-111); the next player sits in `(view.seat + 1) % view.players`."""

    __slots__ = ("seat",)

    seat: int

    def __init__(
        self,
        tables: Tables,
        data: NDArray[np.uint8],
        past: Past,
        discard_pile: tuple[Card, ...],
        seat: int,
    ) -> None:
        super().__init__(tables, data, past, discard_pile, seat)
        self.seat = seat

    def __repr__(self) -> str:
        return f"<View of seat {self.seat}, {self._line()}>"


class SpectatorView(PartialView):
    """A game as a spectator sees it: every hand, but not the deck."""

    __slots__ = ()

    def __init__(
        self,
        tables: Tables,
        data: NDArray[np.uint8],
        past: Past,
        discard_pile: tuple[Card, ...],
    ) -> None:
        super().__init__(tables, data, past, discard_pile, None)

    @property
    def seat(self) -> None:  # type: ignore[override]
        """A spectator has no seat."""
        return None

    def __repr__(self) -> str:
        return f"<View of a spectator, {self._line()}>"


def _restore(
    options: Options,
    players: int,
    data: bytes,
    log: tuple[Event, ...],
    discard_pile: tuple[Card, ...],
    seat: int | None,
) -> View | SpectatorView:
    rules, record = tables(options, players), np.frombuffer(data, np.uint8)
    if seat is None:
        return SpectatorView(rules, record, past_of(log), discard_pile)
    return View(rules, record, past_of(log), discard_pile, seat)
