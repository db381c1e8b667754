"""The hat player: legal under all rules, strong, in step with its partners, blind to what it cannot see."""

from copy import deepcopy

import numpy as np
import pytest

from hanabi.bots.loop import play_games
from hanabi.bots.program import ProgramBot
from hanabi.bots.programs.hat import HAT, fingerprint
from hanabi.engine import entries
from hanabi.engine.jit import COMPILED
from hanabi.engine.layout import STATE
from hanabi.engine.tables import tables
from hanabi.game.numbering import number_of
from hanabi.game.past import past_of
from hanabi.game.state import State
from hanabi.rules.moves import Rearrange
from hanabi.rules.options import PLAYER_COUNTS, Options
from tests.games import GAME_OPTIONS, Setting, by_gear

NO_EMPTY_CLUES = Options(empty_clues=False)
GAMES_IN_STEP = by_gear(300, 1)

only_compiled = pytest.mark.skipif(not COMPILED, reason="hundreds of games, uncompiled, take hours")


def sat_down(players: int) -> list[ProgramBot]:
    return [ProgramBot(HAT) for _ in range(players)]


def applied(state: State, bots: list[ProgramBot], move: object) -> State:
    """The state after a move that every bot noticed."""
    after, events = state.apply(move)  # type: ignore[arg-type]
    for seat, bot in enumerate(bots):
        for event in events:
            bot.notice(event, after.view(seat))
    return after


def fingerprints(bots: list[ProgramBot]) -> set[int]:
    return {fingerprint(bot._memory) for bot in bots}


@only_compiled
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_every_move_is_legal_under_all_rules(players: int) -> None:
    for options in GAME_OPTIONS:
        results, _ = play_games([HAT] * players, tables(options, players), range(3), starter=-1)
        assert (results["over"] > 0).all()


@only_compiled
@pytest.mark.parametrize(
    ("players", "games", "mean"), [(2, 300, 20.0), (3, 400, 24.8), (4, 400, 24.9), (5, 400, 24.9)]
)
def test_the_score_is_high(players: int, games: int, mean: float) -> None:
    results, _ = play_games([HAT] * players, tables(NO_EMPTY_CLUES, players), range(games))
    assert results["placed"].mean() >= mean


@only_compiled
@pytest.mark.parametrize(("players", "mean"), [(2, 22.5), (3, 24.85), (4, 24.9), (5, 24.9)])
def test_empty_clues_help(players: int, mean: float) -> None:
    """R-209: every color and rank can be named, so a clue says more."""
    results, _ = play_games([HAT] * players, tables(Options(), players), range(300))
    assert results["placed"].mean() >= mean


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_all_seats_know_the_same_after_every_action(players: int) -> None:
    choose, notice = HAT.compiled
    rules = tables(NO_EMPTY_CLUES, players)
    for seed in range(GAMES_IN_STEP):
        data = np.zeros(STATE.itemsize, np.uint8)
        memory = np.zeros((players, HAT.memory.itemsize), np.uint8)
        entries.begin_by_seed(data, rules.data, seed, -1)
        state = data.view(STATE)[0]
        while state.over == 0:
            seat = int(state.player)
            view = data.copy()
            entries.hide(view, seat)
            move = choose(view.view(STATE)[0], rules.rules, memory[seat], seat)
            assert entries.move(data, rules.data, int(move)) == 0
            for other in range(players):
                view = data.copy()
                entries.hide(view, other)
                notice(view.view(STATE)[0], rules.rules, memory[other], other)
            assert len({fingerprint(memory[other]) for other in range(players)}) == 1


@pytest.mark.parametrize("seed", range(by_gear(24, 1)))
def test_a_table_and_the_loop_see_the_same_moves(seed: int) -> None:
    setting = Setting(GAME_OPTIONS[seed * 5 % len(GAME_OPTIONS)], 2 + seed % 4, seed)
    results, moves = play_games([HAT] * setting.players, setting.tables, [seed], starter=-1, keep_moves=True)
    state, bots, made = State.deal(setting.deal(), setting.options), sat_down(setting.players), []
    while not state.is_over:
        move = bots[state.on_turn].choose(state.view(state.on_turn))
        made.append(number_of(setting.tables, state.on_turn, state.orders(state.on_turn), move))
        state = applied(state, bots, move)
    assert made == moves[0, : results[0].moves].tolist()


@pytest.mark.parametrize("seed", range(by_gear(12, 1)))
def test_rearranged_hands_change_nothing_that_matters(seed: int) -> None:
    """R-402: the cards keep what is known of them."""
    setting = Setting(NO_EMPTY_CLUES, 3 + seed % 3, seed)
    state, bots, made = State.deal(setting.deal(), setting.options), sat_down(setting.players), 0
    while not state.is_over:
        if made % 3 == 1:
            seat = made % setting.players
            orders = state.orders(seat)
            state = applied(state, bots, Rearrange(seat, orders[1:] + orders[:1]))
            assert len(fingerprints(bots)) == 1
        state = applied(state, bots, bots[state.on_turn].choose(state.view(state.on_turn)))
        assert len(fingerprints(bots)) == 1
        made += 1
    assert state.score >= 22
    assert state.mistakes < 3


@pytest.mark.parametrize("seed", range(by_gear(20, 1)))
def test_cards_a_seat_cannot_see_do_not_change_its_choice(seed: int) -> None:
    """R-111."""
    setting = Setting(GAME_OPTIONS[seed * 7 % len(GAME_OPTIONS)], 2 + seed % 4, seed)
    state, bots = State.deal(setting.deal(), setting.options), sat_down(setting.players)
    while not state.is_over:
        seat = state.on_turn
        move = deepcopy(bots[seat]).choose(state.view(seat))
        assert bots[seat].choose(other_cards(state, seat).view(seat)) == move
        state = applied(state, bots, move)


def other_cards(state: State, seat: int) -> State:
    """The same state with the own hand, the deck and the chance to come in another order."""
    data = state._data.copy()
    record = data.view(STATE)[0]
    cards, drawn, size = int(record.cards[seat]), int(record.drawn), int(state._tables.rules.deck_size)
    hidden = [*record.hand[seat, :cards].tolist(), *record.deck[drawn:size].tolist()][::-1]
    record.hand[seat, :cards] = hidden[:cards]
    record.deck[drawn:size] = hidden[cards:]
    record.cut = 12345
    return State(state._tables, data, None, past=past_of(state.log), discard_pile=state.discard_pile)


def test_a_bot_that_sits_down_late_plays_on() -> None:
    setting = Setting(NO_EMPTY_CLUES, 4, 3)
    for state in list(setting.states())[10:30:5]:
        if not state.is_over:
            bot = ProgramBot(HAT)
            assert bot.choose(state.view(state.on_turn)) in state.legal_moves()
