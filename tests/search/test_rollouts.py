"""Games played out: as the bots themselves would play them on."""

import numpy as np
import pytest

from hanabi.analysis.possible import possible
from hanabi.bots.program import ProgramBot, functions_as_values
from hanabi.bots.programs.duo import DUO
from hanabi.bots.seats import Seats
from hanabi.engine.layout import STATE, Bytes
from hanabi.game.numbering import move_of
from hanabi.game.state import State
from hanabi.rules.options import Options
from hanabi.search.history import History, record
from hanabi.search.rollouts import fill_in, roller
from tests.search.partners import BASE, dealt_with, game_of_duo, only_compiled


def values(
    state: State, history: History, moves: list[int], seed: int, worth: tuple[float, float, float]
) -> list[float]:
    """What the moves come to, from the true hand and the deck that `seed` shuffles."""
    out = np.zeros((1, len(moves)))
    hand = state._data.view(STATE)[0].hand[history.seat]
    with functions_as_values():
        roller()(
            *history.policy.compiled,
            state._tables.data,
            state.view(history.seat)._data,
            history.memory,
            history.seat,
            hand.reshape(1, -1).copy(),
            np.array([seed]),
            np.array(moves),
            *worth,
            out,
        )
    found: list[float] = out[0].tolist()
    return found


def with_deck(state: State, seat: int, seed: int) -> State:
    """The same game with the deck that `seed` shuffles."""
    data: Bytes = state.view(seat)._data.copy()
    hand = state._data.view(STATE)[0].hand[seat].copy()
    fill_in(record(data), state._tables.rules, seat, hand, seed)
    faces = state._tables.cards
    filled = record(data)
    rest = tuple(faces[kind] for kind in filled.deck[filled.drawn : state._tables.deck_size])
    cards = tuple(held.card for held in state.hand(seat) if held.card)
    return dealt_with(state, seat, cards, rest)


def played_on(state: State, seat: int, seed: int, number: int) -> State:
    """The end of the same game when real bots play it on after this move."""
    other = with_deck(state, seat, seed)
    assert other.dealt is not None
    seats = Seats(State.deal(other.dealt, state.options), {0: ProgramBot(DUO), 1: ProgramBot(DUO)})
    seats.follow(state.moves)
    seats.make(move_of(state._tables, state.on_turn, state.orders(state.on_turn), number))
    return seats.play()


@only_compiled
@pytest.mark.parametrize("options", [BASE, Options.parse("ten-wild+black"), Options(expert=True)])
def test_a_game_is_played_out_as_real_bots_would_play_it(options: Options) -> None:
    compared = 0
    for turn, (state, history) in enumerate(game_of_duo(1, 0, options, rearranged=0.1)):
        if turn % 4 == 0:
            moves = state._legal_numbers()[-3:]
            ends = [played_on(state, 0, turn, number) for number in moves]
            assert values(state, history, moves, turn, (1.0, 0.0, 1.0)) == [end.placed for end in ends]
            compared += len(moves)
    assert compared > 10


@only_compiled
def test_an_objective_weighs_points_perfect_games_and_lost_ones() -> None:
    seen = set()
    for state, history in game_of_duo(2, 0, slips=0.1):
        moves = state._legal_numbers()
        placed = values(state, history, moves, 1, (1.0, 0.0, 1.0))
        zero = values(state, history, moves, 1, (1.0, 0.0, 0.0))
        mixed = values(state, history, moves, 1, (2.0, 10.0, 1.0))
        for points, kept, mix in zip(placed, zero, mixed, strict=True):
            assert kept in (0, points)
            assert mix == 2 * points + (10 if points == 25 else 0)
            seen.add((points == 25, kept == points))
    assert (False, False) in seen
    assert (False, True) in seen


@only_compiled
def test_no_game_is_played_out_better_than_is_possible_with_all_cards_known() -> None:
    reached, compared = 0, 0
    for seed in range(2):
        for state, history in game_of_duo(seed, 0, slips=0.1):
            if state.turn % 16 < 2:
                numbers, start = state._legal_numbers(), with_deck(state, 0, seed)
                played = values(state, history, numbers, seed, (1.0, 0.0, 0.0))
                for number, value in zip(numbers, played, strict=True):
                    move = move_of(state._tables, 0, state.orders(0), number)
                    most = possible(start.apply(move)[0], lines=10, nodes=100, rounds=1).most
                    assert value <= most
                    reached += value == most
                    compared += 1
    assert compared > 50
    assert 0 < reached < compared
