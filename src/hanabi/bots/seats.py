"""Bots at a table: the one place where a move is made and every bot is told of it."""

from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext

from hanabi.bots.bot import Bot
from hanabi.bots.bot_errors import BrokenBot
from hanabi.game.events import Event
from hanabi.game.state import State
from hanabi.rules.errors import HanabiError, NotYourTurn
from hanabi.rules.moves import Action, Move

Watch = Callable[[int, Event | None], AbstractContextManager[object]]


def unwatched(seat: int, event: Event | None) -> AbstractContextManager[object]:
    """Let a bot do what it does."""
    return nullcontext()


class Seats:
    """A game, and the bots in some or all of its seats.

        seats = Seats(state, {1: make_bot("partner", chance)})
        seats.make(ClueRank(to=1, rank=5))  # a person's move: the bot is told
        seats.step()                        # the bot's own

    Whoever makes a move, each bot is told every event of it with the view of its own seat after the whole
    move; a rearranged hand is such a move too. `watch` is put around all that a bot does: it is given the
    seat and the event that the bot is told, or None when it chooses.
    """

    def __init__(self, state: State, bots: Mapping[int, Bot], watch: Watch = unwatched) -> None:
        self.state = state
        self.bots = dict(bots)
        self._watch = watch

    def choose(self) -> Action:
        """What the bot on turn wants to do; nothing is done yet."""
        seat = self.state.on_turn
        if seat not in self.bots:
            raise NotYourTurn(f"no bot sits in seat {seat}, which is on turn: make its move first")
        with self._watch(seat, None):
            return self.bots[seat].choose(self.state.view(seat))

    def make(self, move: Move, seat: int | None = None) -> tuple[Event, ...]:
        """Make a move and tell every bot; with `seat`, only if that seat may make it. What everyone saw."""
        after, events = self.state.apply(move, seat)
        return self._go_on(after, events)

    def follow(self, moves: Iterable[Move]) -> None:
        """Make moves that were made elsewhere, so that the bots catch up with the game."""
        for move in moves:
            self.make(move)

    def step(self) -> tuple[Event, ...]:
        """Let the bot on turn choose and make its move; `BrokenBot` if it may not. What everyone saw."""
        seat, move = self.state.on_turn, self.choose()
        try:
            after, events = self.state.apply(move, seat)
        except HanabiError as error:
            raise BrokenBot(f"the bot in seat {seat} chose {move}: {error}") from error
        return self._go_on(after, events)

    def play(self) -> State:
        """Let the bots play to the end; there must be one in every seat."""
        while not self.state.is_over:
            self.step()
        return self.state

    def _go_on(self, after: State, events: tuple[Event, ...]) -> tuple[Event, ...]:
        self.state = after
        for seat, bot in self.bots.items():
            view = after.view(seat)
            for event in events:
                with self._watch(seat, event):
                    bot.notice(event, view)
        return events
