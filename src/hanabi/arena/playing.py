"""Games between players of either sort: programs in the compiled loop, all others at a table."""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from random import Random

from hanabi.arena.deals import STARTER, dealt
from hanabi.arena.player import Player, player
from hanabi.arena.time_limit import OverTime, TimeLimit
from hanabi.bots.bot_errors import BrokenBot, told
from hanabi.bots.loop import play_games
from hanabi.bots.program import Program
from hanabi.bots.seats import Seats
from hanabi.engine.tables import tables
from hanabi.game.board import REASONS
from hanabi.game.events import Event
from hanabi.game.numbering import move_of
from hanabi.game.state import State
from hanabi.rules.options import Options
from hanabi.rules.outcome import Reason

NO_LIMIT = float("inf")


@dataclass(frozen=True, slots=True)
class Played:
    """The end of one game."""

    reason: Reason
    placed: int
    mistakes: int
    turns: int


@dataclass(frozen=True, slots=True)
class SeatedLineup:
    """A line-up that has sat down: its players by seat, the rules, and the seconds a decision may take."""

    seats: tuple[str, ...]
    options: Options
    limit: float = NO_LIMIT

    def play(self, deals: Sequence[int]) -> list[Played | BrokenBot]:
        """One game for each deal; a broken game does not touch the others."""
        programs = self._programs()
        if programs is None:
            return [self._at_table(deal) for deal in deals]
        try:
            return self._compiled(programs, deals)
        except Exception:  # which game was it? One at a time tells
            return [self._one_compiled(programs, deal) for deal in deals]

    def game(self, deal: int) -> State:
        """The whole game of one deal, move by move."""
        programs = self._programs()
        if programs is None:
            return self._state(deal)
        rules = tables(self.options, len(self.seats))
        results, moves = play_games(programs, rules, [deal], starter=STARTER, keep_moves=True)
        state = State.deal(dealt(deal, self.options, len(self.seats)), self.options)
        for number in moves[0, : results[0].moves]:
            move = move_of(rules, state.on_turn, state.orders(state.on_turn), int(number))
            state, _ = state.apply(move)
        return state

    # In the compiled loop.

    def _programs(self) -> list[Program] | None:
        programs = [program for each in self._players() if (program := each.program)]
        return programs if len(programs) == len(self.seats) else None

    def _compiled(self, programs: list[Program], deals: Sequence[int]) -> list[Played | BrokenBot]:
        results, _ = play_games(programs, tables(self.options, len(self.seats)), deals, starter=STARTER)
        return [
            Played(REASONS[each.over - 1], int(each.placed), int(each.mistakes), int(each.moves))
            if each.over
            else BrokenBot(f"{_called(self.seats)} had not ended the deal {deal} after {each.moves} moves")
            for each, deal in zip(results, deals, strict=True)
        ]

    def _one_compiled(self, programs: list[Program], deal: int) -> Played | BrokenBot:
        try:
            return self._compiled(programs, [deal])[0]
        except BrokenBot as broken:
            return broken
        except Exception as error:
            if not any(program.sees_all for program in programs):
                at_table = self._at_table(deal)  # there one sees who it was
                if isinstance(at_table, BrokenBot):
                    return at_table
            return BrokenBot(f"{_called(self.seats)}: {told(error)} in the compiled loop, deal {deal}")

    # At a table, move by move.

    def _at_table(self, deal: int) -> Played | BrokenBot:
        try:
            state = self._state(deal)
        except BrokenBot as broken:
            return broken
        outcome = state.outcome()
        assert outcome is not None
        return Played(outcome.reason, outcome.placed, state.mistakes, len(state.moves))

    def _state(self, deal: int) -> State:
        acting, limit = 0, TimeLimit(self.limit)

        def watch(seat: int, event: Event | None) -> AbstractContextManager[None]:
            nonlocal acting
            acting = seat
            return limit

        table = Seats(State.deal(dealt(deal, self.options, len(self.seats)), self.options), {}, watch)
        try:
            for acting, each in enumerate(self._players()):
                table.bots[acting] = each.make(bot_chance(deal, acting))
            with limit.kept():
                while not table.state.is_over:
                    seat = table.state.on_turn
                    table.make(table.choose(), seat)
        except (Exception, OverTime) as error:
            turn = len(table.state.moves) + 1
            raise BrokenBot(
                f"{self.seats[acting]} in seat {acting}: {told(error)}, in turn {turn} of the deal {deal}"
            ) from error
        return table.state

    def _players(self) -> list[Player]:
        return [player(name) for name in self.seats]


def bot_chance(deal: int, seat: int) -> Random:
    """A bot's own chance: the same wherever its game is played."""
    return Random(f"hanabi arena {deal} {seat}")


def _called(seats: tuple[str, ...]) -> str:
    return ", ".join(dict.fromkeys(seats))
