"""Seats: whoever makes a move, every bot is told of it in the same way."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

from hanabi.bots.bot_errors import BrokenBot
from hanabi.bots.random_bot import RandomBot
from hanabi.bots.seats import Seats
from hanabi.game.events import Event, Rearranged
from hanabi.game.state import State
from hanabi.game.view import View
from hanabi.rules.errors import NotYourTurn
from hanabi.rules.moves import Action, ClueRank, Discard, Play, Rearrange, Stop


class Listening(RandomBot):
    """Remembers what it was told, and with which view."""

    def __init__(self, chance: Random) -> None:
        super().__init__(chance)
        self.told: list[tuple[Event, View]] = []

    def notice(self, event: Event, view: View) -> None:
        self.told.append((event, view))


class Rash(RandomBot):
    """Discards although all tokens are there."""

    def choose(self, view: View) -> Action:
        return Discard(view.orders(view.seat)[0])


def listening(players: int = 3) -> tuple[Seats, list[Listening]]:
    state = State.new(players, chance=Random(5), starter=0)
    bots = [Listening(Random(seat)) for seat in range(players)]
    return Seats(state, dict(enumerate(bots))), bots


def test_every_bot_is_told_every_event_with_the_view_of_its_own_seat_after_the_move() -> None:
    seats, bots = listening()
    events = seats.make(Play(0))
    assert len(events) >= 2
    for seat, bot in enumerate(bots):
        assert bot.told == [(event, seats.state.view(seat)) for event in events]


def test_bots_are_told_of_a_rearranged_hand_as_of_any_move() -> None:
    seats, bots = listening()
    seats.make(Rearrange(1, seats.state.orders(1)[::-1]))
    assert all([type(event) for event, _ in bot.told] == [Rearranged] for bot in bots)


def test_bots_play_to_the_end_and_saw_the_whole_game() -> None:
    seats, bots = listening()
    end = seats.play()
    assert end.is_over
    assert end is seats.state
    assert all(tuple(event for event, _ in bot.told) == end.log for bot in bots)


def test_one_bot_in_one_seat_catches_up_with_a_game_played_elsewhere() -> None:
    seats, bots = listening()
    end = seats.play()
    alone = Listening(Random(1))
    late = Seats(end.start, {1: alone})
    late.follow(end.moves[:5])
    late.follow(end.moves[5:])
    assert late.state == end
    assert alone.told == bots[1].told


def test_choosing_does_nothing_yet() -> None:
    seats, bots = listening()
    before = seats.state
    assert seats.choose() in before.legal_moves()
    assert seats.state is before
    assert not bots[0].told


def test_a_move_may_be_made_in_the_name_of_a_seat() -> None:
    seats, _ = listening()
    with pytest.raises(NotYourTurn, match="seat 0 is on turn, not seat 2"):
        seats.make(ClueRank(1, 1), seat=2)
    assert seats.state.moves == ()
    seats.make(Stop(2), seat=2)
    assert seats.state.is_over


def test_a_bot_that_breaks_the_rules_is_named_by_its_seat() -> None:
    state = State.new(2, chance=Random(5), starter=1)
    with pytest.raises(BrokenBot, match="the bot in seat 1 chose D5: a discard returns a token and all are"):
        Seats(state, {0: RandomBot(Random(1)), 1: Rash(Random(1))}).step()


def test_whatever_a_bot_does_is_watched() -> None:
    seen: list[tuple[int, str]] = []

    @contextmanager
    def watch(seat: int, event: Event | None) -> Iterator[None]:
        seen.append((seat, type(event).__name__))
        yield

    state = State.new(2, chance=Random(5), starter=0)
    seats = Seats(state, {seat: RandomBot(Random(seat)) for seat in range(2)}, watch)
    names = [type(event).__name__ for event in seats.step()]
    assert seen == [(0, "NoneType"), *((seat, name) for seat in range(2) for name in names)]


def test_where_no_bot_sits_none_can_choose() -> None:
    seats = Seats(State.new(2, chance=Random(5), starter=0), {1: RandomBot(Random(1))})
    with pytest.raises(NotYourTurn, match="no bot sits in seat 0, which is on turn: make its move first"):
        seats.step()
