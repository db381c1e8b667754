"""What everyone saw of a game so far: a chain that all its states and views share."""

from collections.abc import Iterator

import msgspec

from hanabi.game.events import Event
from hanabi.rules.moves import Move


class Past(msgspec.Struct, frozen=True, gc=False, eq=False):
    """One move and what it brought, after all that was before; the first link has no move.

    It holds nothing that only some could see, so that a view may have it too.
    """

    before: "Past | None"
    move: Move | None
    events: tuple[Event, ...]
    length: int

    def then(self, move: Move, events: tuple[Event, ...]) -> "Past":
        """The past after one more move."""
        return Past(self, move, events, self.length + 1)

    def moves(self) -> tuple[Move, ...]:
        """The moves, the first first."""
        return tuple(link.move for link in reversed([*self._links()]) if link.move is not None)

    def log(self) -> tuple[Event, ...]:
        """The events, the first first."""
        return tuple(event for link in reversed([*self._links()]) for event in link.events)

    def at(self, length: int) -> "Past":
        """The past as it was after so many moves."""
        return next(link for link in self._links() if link.length == length)

    def _links(self) -> Iterator["Past"]:
        link: Past | None = self
        while link is not None:
            yield link
            link = link.before


def past_of(log: tuple[Event, ...]) -> Past:
    """The past of a game that is taken up here: what was seen, without the moves."""
    return Past(None, None, log, 0)


NOTHING = past_of(())
