"""Going through a record: the game at any turn, checked by the rules."""

from datetime import datetime

from hanabi.game.board import default_names
from hanabi.game.events import Event
from hanabi.game.state import State
from hanabi.rules.errors import BadDeal, BadRecord, IllegalInRecord, IllegalMove
from hanabi.rules.record import Record
from hanabi.rules.seal import Seal


class Replay:
    """A record played again from the deal; `states[n]` is the game after `n` moves."""

    __slots__ = ("events", "record", "states")

    def __init__(self, record: Record) -> None:
        state = State.deal(record.deal, record.options)
        states: list[State] = [state]
        events: list[tuple[Event, ...]] = []
        for index, move in enumerate(record.moves):
            try:
                state, seen = state.apply(move)
            except IllegalMove as error:
                reason = f"{move} is not legal there: {error}"
                raise IllegalInRecord(f"moves[{index}]", reason, str(index + 1)) from error
            states.append(state)
            events.append(seen)
        self.record = record
        self.states = tuple(states)
        self.events = tuple(events)

    def __len__(self) -> int:
        return len(self.events)

    def at(self, turn: int) -> State:
        """The game after so many moves; negative counts from the end."""
        try:
            return self.states[turn]
        except IndexError:
            raise BadRecord("moves", f"there are {len(self)} moves: no turn {turn}") from None

    @property
    def end(self) -> State:
        """The game after the last move."""
        return self.states[-1]


def record_of(
    state: State,
    names: tuple[str, ...] | None = None,
    *,
    edition: str = "custom",
    started: datetime | None = None,
    times: tuple[int, ...] = (),
    seal: Seal | None = None,
) -> Record:
    """The record of a game that was dealt."""
    if state.dealt is None:
        raise BadDeal("a game set up in the middle has no deal to record")
    names = names or default_names(state.players)
    return Record(
        state.options,
        state.dealt,
        names,
        state.moves,
        edition=edition,
        started=started,
        times=times,
        seal=seal,
    )
