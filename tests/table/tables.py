"""Tables for tests: people who ask, a clock that is told the time, and rows as a store would keep them."""

from random import Random
from typing import Any

import msgspec
import pytest

from hanabi.rules.deal import Deal
from hanabi.rules.errors import HanabiError
from hanabi.rules.moves import ClueColor, ClueRank, Discard, Play
from hanabi.table import deciding, shown
from hanabi.table import requests as asked
from hanabi.table.course import Course, LineKept, read, write
from hanabi.table.deciding import Person
from hanabi.table.events import Event, Kept
from hanabi.table.settings import Settings
from hanabi.table.showing import Audience, Showing
from hanabi.table.table import Table

SALT = "5a17" * 8
NAMES = ("Ann", "Bo", "Cleo", "Dirk", "Eva")
SECOND = 1_000

_MESSAGES = msgspec.json.Decoder(shown.Message)


def person(name: str) -> Person:
    """Somebody known by that name; the id is nobody's to see."""
    return Person(f"guest-id-of-{name.lower()}", name)


class Evening:
    """A table from its first event on; whatever happens is written down and read again on the way."""

    def __init__(self, settings: Settings | None = None, deal: Deal | None = None, seed: int = 1) -> None:
        self.course = Course("k3m9")
        self.rows: list[tuple[int, int, bytes]] = []
        self.now = 1_800_000_000_000
        self.chance = Random(seed)
        self.before: Table | None = None
        self.happen(deciding.create(settings or Settings(players=2), person("Ann"), deal), "Ann")

    @property
    def table(self) -> Table:
        """The table as it is."""
        return self.course.table

    def happen(self, event: Event, by: str = "", request: str = "") -> LineKept:
        """Let an event happen, as the server does."""
        row = write(Kept(event, person(by).guest if by else "", request))
        self.before = self.course.table if self.course.seq else None
        self.rows.append((self.course.seq + 1, self.now, row))
        return self.course.take(self.course.seq + 1, self.now, read(row))

    def decide(self, who: str, request: asked.Request) -> Event:
        """What somebody's request would bring about."""
        return deciding.decide(self.table, person(who), request, self.chance, SALT)

    def ask(self, who: str, kind: type[Any], *values: Any) -> LineKept:
        """Somebody asks for something, and it happens."""
        request = kind(f"r{self.course.seq}", *values)
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
            self.ask(name, asked.Sit, free)
        return self

    def start(self) -> "Evening":
        """Everybody sits down and the cards are dealt."""
        self.sit(*NAMES[1 : self.table.settings.players])
        self.ask("Ann", asked.Start)
        return self

    def wait(self, milliseconds: int) -> None:
        """Let time pass."""
        self.now += milliseconds

    @property
    def on_turn(self) -> str:
        """The name of whoever is on turn."""
        assert self.table.state is not None
        return self.table.seats[self.table.state.on_turn].name

    def move(self, text: str | None = None, who: str | None = None) -> LineKept:
        """The seat on turn makes a move: this one, or any clue, else discard, else play."""
        return self.ask(who or self.on_turn, asked.MakeMove, text or self.some_move(), self.table.turn)

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
            self.ask(self.table.seats[seat].name, asked.VoteStop, True)
        return self

    # What is sent.

    def sent(self, audience: Audience) -> shown.TableNow:
        """Everything, as somebody who comes in is sent it."""
        message = _MESSAGES.decode(Showing(self.course, self.now).everything(audience))
        assert isinstance(message, shown.TableNow)
        return message

    def told(self, audience: Audience) -> list[shown.What]:
        """What the log tells an audience."""
        return [line.what for line in self.sent(audience).log]

    def news(self, audience: Audience) -> shown.News | shown.TableNow | None:
        """What the last event sent to an audience."""
        assert self.before is not None
        showing = Showing(self.course, self.now)
        message = showing.news(audience, self.course.lines[-1], self.before)
        if message is None:
            return None
        decoded = _MESSAGES.decode(message)
        assert isinstance(decoded, shown.News | shown.TableNow)
        return decoded

    def position(self, audience: Audience) -> shown.Position:
        """The game as an audience sees it."""
        position = self.sent(audience).position
        assert position is not None
        return position

    def again(self) -> Course:
        """The same course, made again from its rows."""
        return Course.load(self.course.id, self.rows)


def bot_moves(evening: Evening) -> LineKept:
    """The bot on turn makes a move."""
    waiting = evening.table.bot_on_turn
    assert waiting is not None
    return evening.happen(deciding.bot_move(evening.table, *waiting, evening.some_move()))


def kinds(lines: list[shown.What]) -> list[str]:
    """What kinds of things were told."""
    return [type(what).__name__ for what in lines]


def last_event(evening: Evening) -> Event:
    """The event that happened last."""
    return read(evening.rows[-1][2]).event
