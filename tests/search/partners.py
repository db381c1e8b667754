"""Two partners of `duo` whose game a history follows, and a program that knows nothing."""

from collections.abc import Iterator
from random import Random
from typing import Annotated, Protocol

import pytest

from hanabi.bots.program import Program, ProgramBot
from hanabi.bots.programs.duo import DUO
from hanabi.bots.programs.move_numbers import first_move
from hanabi.bots.seats import Seats
from hanabi.engine import legal
from hanabi.engine.jit import COMPILED
from hanabi.engine.layout import KINDS, Bytes, MoveNumber, RulesRecord, Seat, ViewRecord
from hanabi.engine.records import Int8s, layout_of
from hanabi.game.state import State
from hanabi.rules.cards import Card
from hanabi.rules.deal import Deal
from hanabi.rules.moves import Rearrange
from hanabi.rules.options import Options
from hanabi.search.duet import DuetBot
from hanabi.search.history import History

BASE = Options(empty_clues=False)

only_compiled = pytest.mark.skipif(not COMPILED, reason="asks for thousands of decisions")


def game_of_duo(
    seed: int, seat: int, options: Options = BASE, *, slips: float = 0.0, rearranged: float = 0.0
) -> Iterator[tuple[State, History]]:
    """The states of a game in which the seat is on turn, and what it has seen until then.

    Some moves are slips, made by chance, and now and then a hand is put into another order.
    """
    chance = Random(f"{seed} {options}")
    seats = Seats(State.new(2, options, chance=chance), {0: ProgramBot(DUO), 1: ProgramBot(DUO)})
    history = History(DUO, seat)
    while not seats.state.is_over:
        state = seats.state
        if state.on_turn == seat:
            history.notice(state.view(seat))
            yield state, history
        if chance.random() < slips:
            seats.make(chance.choice(state.legal_moves()))
        else:
            seats.step()
        history.notice(seats.state.view(seat))
        if not seats.state.is_over and chance.random() < rearranged:
            whose = chance.randrange(2)
            hand = list(seats.state.orders(whose))
            chance.shuffle(hand)
            seats.make(Rearrange(whose, tuple(hand)))
            history.notice(seats.state.view(seat))


def told(state: State, seat: int) -> History:
    """What a seat has seen of a game that was dealt."""
    assert state.dealt is not None
    now, history = State.deal(state.dealt, state.options), History(DUO, seat)
    for move in state.moves:
        now, _ = now.apply(move)
        history.notice(now.view(seat))
    return history


def dealt_with(state: State, seat: int, hand: tuple[Card, ...], rest: tuple[Card, ...]) -> State:
    """The same game, had the seat been dealt this hand, and were the rest of the deck this."""
    assert state.dealt is not None
    deck = list(state.dealt.deck)
    for order, card in zip(state.orders(seat), hand, strict=True):
        deck[order] = card
    deck[len(deck) - len(rest) :] = rest
    deal = Deal(state.players, tuple(deck), state.dealt.tiles, state.dealt.cut, state.dealt.starter)
    return State.deal(deal, state.options).play_on(state.moves)


def quick_duet(chance: Random) -> DuetBot:
    """A `duet` that does not think long, so that whole games can be played."""
    return DuetBot(chance, nodes=30)


class Nothing(Protocol):
    """What is remembered by who remembers nothing."""

    unused: Annotated[Int8s, KINDS]


def choose_first(view: ViewRecord, rules: RulesRecord, memory: Bytes, seat: Seat) -> MoveNumber:
    """The legal move with the lowest number: it discards the oldest card, or plays it."""
    return first_move(legal.legal_word(view, rules, 0))


def notice_nothing(view: ViewRecord, rules: RulesRecord, memory: Bytes, seat: Seat) -> int:
    """Learn nothing."""
    return 0


FIRST = Program("first", choose_first, notice_nothing, layout_of(Nothing), remembers_in_common=True)
