"""Tables for tests: people who ask, a clock that is told the time, and rows as a store would keep them."""

from random import Random
from typing import Any

import msgspec
import pytest

from hanabi.protocol import requests
from hanabi.protocol.encoding import decoder
from hanabi.protocol.log import What
from hanabi.protocol.messages import FromServer, News, TableNow
from hanabi.protocol.position import Position
from hanabi.protocol.settings import Settings
from hanabi.protocol.table_events import Kept, TableEvent
from hanabi.rules.deal import Deal
from hanabi.rules.errors import HanabiError
from hanabi.rules.moves import ClueColor, ClueRank, Discard, Play
from hanabi.table.audience import Audience, Showing
from hanabi.table.decide import Dealing, bot_move, decide, set_up_table
from hanabi.table.guards import Person
from hanabi.table.history import History, KeptLine, read, write
from hanabi.table.table import Step, Table

SALT = "5a17" * 8
NAMES = ("Ann", "Bo", "Cleo", "Dirk", "Eva")
SECOND = 1_000

MESSAGES: msgspec.json.Decoder[FromServer] = decoder(FromServer)  # type: ignore[arg-type]


def person(name: str) -> Person:
    """Somebody known by that name; the id is nobody's to see."""
    return Person(f"guest-id-of-{name.lower()}", name)


class Evening:
    """A table from its first event on; whatever happens is written down and read again on the way."""

    def __init__(self, settings: Settings | None = None, deal: Deal | None = None, seed: int = 1) -> None:
        self.history = History("k3m9")
        self.rows: list[tuple[int, int, bytes]] = []
        self.now = 1_800_000_000_000
        self.chance = Random(seed)
        self.before: Table | None = None
        event = set_up_table(settings or Settings(players=2), person("Ann"), deal)
        self.happen(event, "Ann")

    @property
    def table(self) -> Table:
        """The table as it is."""
        return self.history.table

    def happen(self, what: Step | TableEvent, by: str = "", request: str = "") -> KeptLine:
        """Let a step or an event happen, as the server does."""
        step = what if isinstance(what, Step) else self.history.step(what, self.now)
        row = write(Kept(step.event, person(by).guest if by else "", request))
        self.before = self.history.table if self.history.seq else None
        self.rows.append((self.history.seq + 1, self.now, row))
        return self.history.take(self.history.seq + 1, self.now, read(row), step)

    def decide(self, who: str, request: requests.Request) -> Step:
        """What somebody's request would bring about."""
        return decide(self.table, person(who), request, self.now, Dealing(self.chance, SALT))

    def ask(self, who: str, kind: type[Any], *values: Any) -> KeptLine:
        """Somebody asks for something, and it happens."""
        request = kind(f"r{self.history.seq}", *values)
        return self.happen(self.decide(who, request), who, request.id)

    def refused(self, error: type[HanabiError], who: str, kind: type[Any], *values: Any) -> str:
        """Somebody asks for something that is refused; the reason given."""
        with pytest.raises(error) as caught:
            self.decide(who, kind("r", *values))
        assert type(caught.value) is error
        return str(caught.value)

    def sit(self, *names: str) -> "Evening":
        """These people take the next free seats."""
        for name in names:
            free = next(i for i, seat in enumerate(self.table.seats) if seat.kind == "empty")
            self.ask(name, requests.Sit, free)
        return self

    def start(self) -> "Evening":
        """Everybody sits down and the cards are dealt."""
        self.sit(*NAMES[1 : self.table.settings.players])
        self.ask("Ann", requests.Start)
        return self

    def wait(self, milliseconds: int) -> None:
        """Let time pass."""
        self.now += milliseconds

    @property
    def on_turn(self) -> str:
        """The name of whoever is on turn."""
        assert self.table.state is not None
        return self.table.seats[self.table.state.on_turn].name

    def move(self, text: str | None = None, who: str | None = None) -> KeptLine:
        """The seat on turn makes a move: this one, or any clue, else discard, else play."""
        return self.ask(who or self.on_turn, requests.MakeMove, text or self.some_move(), self.table.turn)

    def some_move(self, *kinds: type) -> str:
        """A legal move of the seat on turn: of one of these kinds, else a clue, a discard, a play."""
        assert self.table.state is not None
        legal = self.table.state.legal_moves()
        for kind in kinds or (ClueRank, ClueColor, Discard, Play):
            for move in legal:
                if isinstance(move, kind):
                    return str(move)
        return str(legal[0])

    def stop(self) -> "Evening":
        """All people want to stop."""
        for seat in sorted(self.table.voters):
            self.ask(self.table.seats[seat].name, requests.VoteStop, True)
        return self

    # What is sent.

    def sent(self, audience: Audience) -> TableNow:
        """Everything, as somebody who comes in is sent it."""
        message = MESSAGES.decode(Showing(self.history, self.now).everything(audience))
        assert isinstance(message, TableNow)
        return message

    def told(self, audience: Audience) -> list[What]:
        """What the log tells an audience."""
        return [line.what for line in self.sent(audience).log]

    def news(self, audience: Audience) -> News | TableNow | None:
        """What the last event sent to an audience."""
        assert self.before is not None
        showing = Showing(self.history, self.now)
        message = showing.news(audience, self.history.lines[-1], self.before)
        if message is None:
            return None
        decoded = MESSAGES.decode(message)
        assert isinstance(decoded, News | TableNow)
        return decoded

    def position(self, audience: Audience) -> Position:
        """The game as an audience sees it."""
        position = self.sent(audience).position
        assert position is not None
        return position

    def again(self) -> History:
        """The same course, made again from its rows."""
        return History.load(self.history.id, self.rows)


def bot_moves(evening: Evening) -> KeptLine:
    """The bot on turn makes a move."""
    waiting = evening.table.bot_on_turn
    assert waiting is not None
    return evening.happen(bot_move(evening.table, *waiting, evening.some_move(), evening.now))


def kinds(lines: list[What]) -> list[str]:
    """What kinds of things were told."""
    return [type(what).__name__ for what in lines]


def last_event(evening: Evening) -> TableEvent:
    """The event that happened last."""
    return read(evening.rows[-1][2]).event
