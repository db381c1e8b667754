"""A state: a value that moves lead on from."""

import copy
import pickle
import re
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import settings as examples

from hanabi.game.events import Ended, Placed, Rearranged
from hanabi.game.picture import picture
from hanabi.game.state import KEPT_EVERY, State
from hanabi.rules.cards import Card, parse_cards
from hanabi.rules.deal import Deal
from hanabi.rules.errors import (
    AllTokensThere,
    BadDeal,
    BadNotation,
    BadOptions,
    CannotAnnounce,
    CannotName,
    EmptyClue,
    GameOver,
    IllegalMove,
    NoClueToken,
    NoFit,
    NoSuchCard,
    NoSuchSeat,
    NoTile,
    NotYourTurn,
    TilePending,
)
from hanabi.rules.moves import (
    Action,
    ClueColor,
    ClueRank,
    Discard,
    Lapse,
    Move,
    Play,
    Rearrange,
    Recycle,
    Salvage,
    Stop,
)
from hanabi.rules.options import Options
from hanabi.rules.outcome import Outcome, Rating, Reason, Result
from hanabi.rules.suits import Color, Suit
from hanabi.rules.tiles import Tile
from tests.games import Setting, by_gear, settings
from tests.positions import after, do, everything, hand_text, move, position, refused

VARIANTS = ["base", "five-own+announce", "ten-wild+black+tiles", "tiles+expert", "black+tiles+no-empty-clues"]


def dealt(options: str = "base", players: int = 3, seed: int = 5, starter: int | None = 0) -> State:
    return State.new(players, Options.parse(options), chance=Random(seed), starter=starter)


def some_way_on(state: State, moves: int, seed: int = 0) -> State:
    """The state after so many legal moves by chance, or at its end."""
    chance = Random(seed)
    for _ in range(moves):
        if not state.is_over:
            state, _ = state.apply(chance.choice(state.legal_moves()))
    return state


def waiting(tile: str, **rest: object) -> State:
    """A tile waits for the choice of P0; B3 fits and lies in the discard pile, and so does R1."""
    given: dict[str, object] = {"fireworks": "R4 B2 W3 Y2 G2", "discard": "B3 R1", "options": "tiles"}
    before = position("R5 ... | R2 ...", tiles=tile, **given | rest)  # type: ignore[arg-type]
    return after(before, "P R5")


# Beginning.


def test_the_same_chance_deals_the_same_game() -> None:
    assert dealt(seed=5) == dealt(seed=5)
    assert dealt(seed=5) != dealt(seed=6)
    assert dealt("tiles", seed=5) == dealt("tiles", seed=5)


def test_a_new_game_without_more_words_is_a_shuffled_base_game() -> None:
    states = [State.new(2) for _ in range(3)]
    assert all(state.options == Options() for state in states)
    assert len({state.dealt for state in states}) == 3


def test_the_starter_is_anybody_unless_named() -> None:
    assert {dealt(seed=seed, starter=None).on_turn for seed in range(40)} == {0, 1, 2}
    assert {dealt(seed=seed, starter=1).on_turn for seed in range(10)} == {1}


@pytest.mark.parametrize("starter", [-1, 3])
def test_a_starter_who_does_not_sit_there_is_refused(starter: int) -> None:
    with pytest.raises(BadDeal, match="a seat from 0 to 2"):
        dealt(starter=starter)


@pytest.mark.parametrize("starter", [0, 2])
def test_seat_0_is_dealt_the_first_cards_whoever_starts(starter: int) -> None:
    deck = Options().cards()
    state = State.deal(Deal(4, deck, starter=starter)) if starter else State.deal(Deal(4, deck))
    assert [tuple(held.card for held in hand) for hand in state.hands] == [
        deck[:4],
        deck[4:8],
        deck[8:12],
        deck[12:16],
    ]
    assert [state.orders(seat) for seat in range(4)] == [
        (0, 1, 2, 3),
        (4, 5, 6, 7),
        (8, 9, 10, 11),
        (12, 13, 14, 15),
    ]
    assert state.deck == deck[16:]
    assert state.on_turn == starter


def test_cards_are_drawn_from_the_top_of_the_deck_to_the_newest_place() -> None:
    deck = Options().cards()
    state, _ = State.deal(Deal(2, deck)).apply(Play(2))
    assert state.orders(0) == (0, 1, 3, 4, 10)
    assert state.hand(0)[-1].card == deck[10]
    assert state.deck == deck[11:]


def test_a_deck_that_is_not_the_cards_of_the_options_is_refused() -> None:
    deck = Options().cards()
    for wrong in (deck[1:], (*deck, deck[0]), (deck[-1], *deck[1:])):
        with pytest.raises(BadDeal, match="the deck holds"):
            State.deal(Deal(3, wrong))
    with pytest.raises(BadDeal, match="no tiles"):
        State.deal(Deal(3, deck, tuple(Tile)))
    with pytest.raises(BadDeal, match="each of the six tiles once"):
        State.deal(Deal(3, deck), Options(tiles=True))


# Going on.


@pytest.mark.parametrize(
    "text",
    ["C1:R", "C2:5", "P R1", "P B4", "D B4", "P R1=R", "P R1=B", "H0:4,3,2,1,0", "H2:14,10,11,12,13", "X"],
)
def test_a_move_leaves_the_state_before_it_untouched(text: str) -> None:
    state = after(position("R1 B4 ...", options="announce", on_turn=2), "C0:1")
    before = everything(state)
    first, first_events = do(state, text)
    assert everything(state) == before
    assert everything(first) != before
    assert (first.log, first.moves) == (state.log + first_events, (*state.moves, move(state, text)))
    second, second_events = do(state, text)
    assert everything(first) == everything(second)
    assert first_events == second_events


@pytest.mark.parametrize("text", ["S:B3", "C1:R"])
def test_the_choice_of_a_tile_leaves_the_state_before_it_untouched(text: str) -> None:
    state = waiting("salvage" if text[0] == "S" else "color-info")
    before = everything(state)
    assert everything(after(state, text)) != before
    assert everything(state) == before


def test_two_ways_on_from_one_state_do_not_meet() -> None:
    state = position("R1 B4 ...")
    played, discarded = after(state, "P R1"), after(state, "D B4")
    assert played.fireworks[Suit.RED] == 1
    assert discarded.fireworks[Suit.RED] == 0
    assert (played.tokens, discarded.tokens) == (5, 6)
    assert played.discard_pile == state.discard_pile


def every_action(state: State) -> list[Action]:
    """Every action that can be named for the player on turn, legal or not."""
    faces = sorted(set(state.options.cards()), key=str)
    actions: list[Action] = [ClueColor(to, color) for to in range(state.players) for color in Color]
    actions += [ClueRank(to, rank) for to in range(state.players) for rank in range(1, 6)]
    orders = [order for hand in state.hands for order in (held.order for held in hand)]
    actions += [kind(order) for order in orders for kind in (Play, Discard)]
    actions += [Play(order, suit) for order in state.orders(state.on_turn) for suit in Suit]
    return [*actions, *map(Recycle, faces), *map(Salvage, faces), Lapse()]


@pytest.mark.parametrize("options", VARIANTS)
def test_a_move_is_legal_just_when_it_is_among_the_legal_moves(options: str) -> None:
    state = dealt(options)
    for seed in range(12):
        state = some_way_on(state, 4, seed)
        legal = state.legal_moves()
        assert len(set(legal)) == len(legal)
        assert {action for action in every_action(state) if state.is_legal(action)} == set(legal)
    for tile in ("color-info", "rank-info", "recycle", "salvage"):
        state = waiting(tile)
        assert {action for action in every_action(state) if state.is_legal(action)} == set(
            state.legal_moves()
        )


def test_play_on_makes_several_moves() -> None:
    state = dealt()
    moves: list[Move] = [ClueRank(1, 1), ClueRank(2, 2), Play(state.orders(2)[0])]
    assert state.play_on(moves) == state.apply(moves[0])[0].apply(moves[1])[0].apply(moves[2])[0]
    assert state.play_on(moves).moves == tuple(moves)
    assert state.play_on([]) is state
    with pytest.raises(NoSuchSeat):
        state.play_on([ClueRank(1, 1), ClueRank(1, 1)])


# Taking back.


@pytest.mark.parametrize("options", VARIANTS)
def test_undo_gives_back_every_state_before(options: str) -> None:
    states = [dealt(options)]
    while len(states) < 25 and not states[-1].is_over:
        states.append(some_way_on(states[-1], 1, len(states)))
    last = states[-1]
    for count, earlier in enumerate(reversed(states)):
        assert everything(last.undo(count)) == everything(earlier)
        assert last.undo(count) == earlier
    assert last.start is states[0]
    assert states[0].start is states[0]


def test_undo_takes_back_one_move_unless_told_otherwise() -> None:
    state = position("R1 ...")
    assert after(state, "P R1", "C2:1").undo() == after(state, "P R1")
    assert after(state, "H0:4,3,2,1,0").undo() == state
    assert after(state, "P R1", "X").undo() == after(state, "P R1")
    assert not after(state, "P R1", "X").undo().is_over


@pytest.mark.parametrize("count", [-1, 3])
def test_more_moves_than_were_made_cannot_be_taken_back(count: int) -> None:
    state = after(position("R1 ..."), "P R1", "C2:1")
    with pytest.raises(IllegalMove, match=f"2 moves were made: {count} cannot be taken back"):
        state.undo(count)


# As a value.


def test_states_that_began_alike_and_went_on_alike_are_equal() -> None:
    one, two = dealt(), dealt()
    assert one == two
    assert hash(one) == hash(two)
    assert after(one, "C1:1") == after(two, "C1:1")
    assert after(one, "C1:1") != one
    assert after(one, "C1:1") != after(two, "C1:2")
    assert len({one, two, after(one, "C1:1"), after(two, "C1:1")}) == 2


def test_states_with_other_options_players_or_tiles_are_not_equal() -> None:
    state = dealt("tiles")
    assert state.dealt is not None
    turned = replace(state.dealt, tiles=state.dealt.tiles[::-1])
    assert State.deal(turned, state.options) != state
    assert State.deal(replace(state.dealt, cut=state.dealt.cut ^ 1), state.options) != state
    assert State.deal(replace(state.dealt, starter=1), state.options) != state
    assert State.deal(state.dealt, replace(state.options, expert=True)) != state
    assert State.deal(replace(state.dealt, players=2), state.options) != state


def test_a_state_equals_nothing_but_a_state() -> None:
    state = dealt()
    assert state != state.view(0)
    assert state.view(0) != state
    assert state != "state"
    assert state != state.dealt


def test_a_copy_of_a_state_is_the_state() -> None:
    state = some_way_on(dealt(), 5)
    assert copy.copy(state) is state
    assert copy.deepcopy(state) is state
    assert copy.deepcopy([state, {"here": state}])[0] is state


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("moves", [0, 7, 200])
def test_a_pickled_state_comes_back_whole(options: str, moves: int) -> None:
    state = some_way_on(dealt(options), moves)
    back = pickle.loads(pickle.dumps(state))
    assert back == state
    assert hash(back) == hash(state)
    assert everything(back) == everything(state)
    assert everything(back.start) == everything(state.start)
    assert back.dealt == state.dealt


def test_a_pickled_position_comes_back_with_its_discard_pile_and_goes_on() -> None:
    state = after(waiting("recycle", cut=3), "R:R1", "H2:14,13,12,11,10")
    back = pickle.loads(pickle.dumps(state))
    assert everything(back) == everything(state)
    assert back.dealt is None
    assert everything(after(back, "C2:1")) == everything(after(state, "C2:1"))
    assert everything(back.undo(3)) == everything(state.undo(3))


def test_a_state_says_in_one_line_where_the_game_is() -> None:
    state = position(
        "R5 ...", options="black+tiles", fireworks="R4 K3", tiles="salvage", discard="R1 W1", mistakes=1
    )
    text = repr(state)
    assert text.startswith("<State of 3 players, black+tiles: seat 0 on turn, ")
    assert text.endswith(", tokens 5, mistakes 1, deck 20>")
    assert "R4" in text
    assert "K3" in text
    assert "W0" in text
    assert "seat 0 on turn, tile salvage waits, " in repr(after(state, "P R5"))
    assert repr(after(state, "X")) == "<State of 3 players, black+tiles: ended: stopped, score 2>"


# Reading the table.


def test_the_outcome_is_none_while_the_game_goes_on() -> None:
    state = dealt()
    while not state.is_over:
        assert state.outcome() is None
        assert not any(isinstance(event, Ended) for event in state.log)
        state = some_way_on(state, 1, len(state.moves))
    assert state.outcome() is not None
    assert state.log[-1] == Ended(state.outcome())  # type: ignore[arg-type]
    assert state.legal_moves() == []


def test_the_table_can_be_read() -> None:
    state = position("R5 ...", options="black", fireworks="R4 B2 K3", discard="W4 W1 W1 Y3 Y3")
    assert (state.players, state.on_turn, state.placed) == (3, 0, 9)
    assert {str(suit): height for suit, height in state.fireworks.items()} == {
        "W": 0,
        "R": 4,
        "B": 2,
        "Y": 0,
        "G": 0,
        "K": 3,
    }
    tops = {suit: state.top(suit) for suit in state.options.suits}
    assert tops[Suit.RED] == Card.parse("R4")
    assert tops[Suit.BLACK] == Card.parse("K3")
    assert tops[Suit.WHITE] is None
    assert state.score == 9 - 5
    assert state.dead_fireworks == {Suit.YELLOW}
    assert state.reachable_score == 25 - 3
    last = state.indispensable_cards
    assert set(parse_cards("R5 B5 G5 W5 W4 W1 K1")) <= last
    assert not set(parse_cards("Y3 Y4 Y5 R4 R1 K4 K5")) & last


def test_a_game_without_tiles_has_none_left_and_none_used() -> None:
    state = dealt()
    assert state.tiles_left == frozenset()
    assert state.tiles_used == ()
    assert state.pending is None


def test_used_tiles_are_known_and_the_others_are_left() -> None:
    state = position("R5 ...", options="tiles", fireworks="R4 W5", used_tiles="salvage", tiles="repair token")
    assert state.tiles_used == (Tile.SALVAGE,)
    state = after(state, "P R5")
    assert state.tiles_used == (Tile.SALVAGE, Tile.REPAIR)
    assert state.tiles_left == {Tile.TOKEN, Tile.COLOR_INFO, Tile.RANK_INFO, Tile.RECYCLE}


def test_what_a_clue_would_touch_can_be_asked_before_it_is_given() -> None:
    state = position("R1 R2 ... | M3 R3 B3 R4 G1 | ...", options="ten-wild", tokens=0)
    orders = state.orders(1)
    assert state.touched_by(ClueColor(1, Color.RED)) == (orders[0], orders[1], orders[3])
    assert state.touched_by(ClueColor(1, Color.WHITE)) == (orders[0],)
    assert state.touched_by(ClueRank(1, 3)) == orders[:3]
    assert state.touched_by(ClueRank(1, 5)) == ()
    assert state.orders(0)[0] in state.touched_by(ClueColor(0, Color.RED))  # a state knows every hand
    for seat in (-1, 3):
        with pytest.raises(NoSuchSeat, match=f"there is no seat {seat}: the seats are 0 to 2"):
            state.touched_by(ClueRank(seat, 1))


# Who may move.


def test_a_seat_may_move_when_it_is_on_turn() -> None:
    state = position("R1 ...")
    assert state.apply(move(state, "P R1"), seat=0) == state.apply(move(state, "P R1"))
    for seat in (1, 2, 3, -1):
        message = refused(state, "P R1", NotYourTurn, seat)
        assert message == f"seat 0 is on turn, not seat {seat}"


def test_a_seat_may_rearrange_its_own_hand_at_any_time_and_no_other() -> None:
    state = position()
    for seat in range(3):
        turned = Rearrange(seat, state.orders(seat)[::-1])
        later, events = state.apply(turned, seat=seat)
        assert events == (Rearranged(seat, state.orders(seat)[::-1], slots=(4, 3, 2, 1, 0)),)
        assert later.hand(seat) == state.hand(seat)[::-1]
        assert later.on_turn == 0
        message = refused(state, turned, NotYourTurn, (seat + 1) % 3)
        assert message == f"seat {(seat + 1) % 3} may rearrange its own hand, not that of seat {seat}"


def test_rearranging_takes_no_turn_in_the_last_round() -> None:
    state = position(deck=0, turns_left=1, fireworks="W3 R3 B3 Y3 G3")
    later, _ = state.apply(Rearrange(0, state.orders(0)[::-1]), seat=0)
    assert (later.turns_left, later.on_turn, later.is_over) == (1, 0, False)
    assert set(later.legal_moves()) == set(state.legal_moves())


def test_after_rearranging_a_card_is_still_named_by_its_order() -> None:
    state = position("R1 B4 G3 W2 Y5", next_cards="B2")
    later = after(state, "H0:4,3,2,1,0", "P0")
    assert later.fireworks[Suit.RED] == 1
    assert hand_text(later, 0) == "Y5 W2 G3 B4 B2"


@pytest.mark.parametrize(
    "hand",
    [
        (),
        (5, 6, 7, 8),
        (5, 6, 7, 8, 8),
        (0, 6, 7, 8, 9),
        (5, 6, 7, 8, 9, 9),
        (5, 6, 7, 8, 200),
        (5, 6, 7, 8, -1),
    ],
)
def test_a_hand_rearranged_holds_just_its_cards(hand: tuple[int, ...]) -> None:
    message = refused(position(), Rearrange(1, hand), NoSuchCard)
    assert message.endswith("names cards that are not in the hand")


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_does_not_exist_cannot_rearrange(seat: int) -> None:
    assert (
        refused(position(), Rearrange(seat, ()), NoSuchSeat)
        == f"there is no seat {seat}: the seats are 0 to 2"
    )


def test_the_hand_is_rearranged_one_card_short_while_a_tile_waits() -> None:
    state = waiting("salvage")
    refused(state, Rearrange(0, (0, 1, 2, 3, 4)), NoSuchCard)
    later, _ = state.apply(Rearrange(0, (4, 3, 2, 1)), seat=0)
    assert later.orders(0) == (4, 3, 2, 1)
    assert later.pending is Tile.SALVAGE
    assert after(later, "S:B3").orders(0) == (4, 3, 2, 1, 15)


# Stopping.


@pytest.mark.parametrize("text", ["X", "X2"])
def test_players_who_agree_to_stop_count_the_score_as_it_stands(text: str) -> None:
    state = position(fireworks="W3 R4 B4 Y5 G2", mistakes=2)
    later, events = do(state, text)
    stopped = Outcome(Result.ENDED, Reason.STOPPED, 18, Rating.EXCELLENT, commendation=False, placed=18)
    assert events == (Ended(stopped),)
    assert later.outcome() == stopped
    assert (later.on_turn, later.tokens, later.deck) == (0, 5, state.deck)
    assert hand_text(later, 1) == hand_text(state, 1)


def test_any_seat_may_stop_at_any_time() -> None:
    for state in (position(), waiting("salvage"), position(deck=0, fireworks="W3 R3 B3 Y3 G3")):
        for seat in range(3):
            later, _ = state.apply(Stop(seat), seat=seat)
            assert later.is_over


def test_a_stop_is_said_in_no_other_name() -> None:
    state = position()
    message = refused(state, Stop(2), NotYourTurn, seat=1)
    assert message == "seat 1 cannot stop the game in the name of seat 2"
    assert refused(state, Stop(7), NoSuchSeat) == "there is no seat 7: the seats are 0 to 2"
    assert state.apply(Stop(), seat=1)[0].is_over


def test_an_expert_show_that_is_broken_off_is_lost() -> None:
    later = after(position(options="expert", fireworks="W3 R4"), "X")
    assert later.outcome() == Outcome(Result.LOST, Reason.STOPPED, None, None, commendation=False, placed=7)


def test_a_stopped_show_with_black_powder_is_commended() -> None:
    later = after(position(options="black", fireworks="W3 R4"), "X")
    assert later.outcome() == Outcome(
        Result.ENDED, Reason.STOPPED, 2, Rating.DREADFUL, commendation=True, placed=7
    )


def test_after_the_stop_nothing_is_legal_any_more() -> None:
    state = after(position("R1 ..."), "X")
    for text in ("P R1", "C1:R", "X", "X1", "H1:9,8,7,6,5"):
        assert refused(state, text, GameOver) == "the game is over: no more moves"
    for seat in range(3):
        refused(state, Stop(), GameOver, seat)
        refused(state, Rearrange(seat, state.orders(seat)), GameOver, seat)


def test_stopping_and_rearranging_are_no_actions() -> None:
    state = position()
    assert state.is_legal(Stop())
    assert state.is_legal(Rearrange(2, state.orders(2)[::-1]))
    kinds = {type(action) for action in state.legal_moves()}
    assert kinds == {ClueColor, ClueRank, Play, Discard}


# What an illegal move is told.


@pytest.mark.parametrize(
    ("text", "error", "message"),
    [
        ("D R1", AllTokensThere, "a discard returns a token and all are there: give a clue or play"),
        ("C0:1", NoSuchSeat, "a clue goes to another player, never to oneself"),
        ("C3:1", NoSuchSeat, "there is no seat 3: the seats are 0 to 2"),
        ("P5", NoSuchCard, "seat 0 does not hold card 5: it holds 0, 1, 2, 3, 4"),
        ("D77", NoSuchCard, "seat 0 does not hold card 77: it holds 0, 1, 2, 3, 4"),
        ("P R1=R", CannotAnnounce, "color announcement is off: play without a word"),
        ("H1:5,6,7,8", NoSuchCard, "H1:5,6,7,8 names cards that are not in the hand"),
        ("R:B3", NoTile, "reward tiles are not in play"),
        ("S:B3", NoTile, "reward tiles are not in play"),
        ("L", NoTile, "reward tiles are not in play"),
    ],
)
def test_an_illegal_move_is_told_what_would_be_right(
    text: str, error: type[IllegalMove], message: str
) -> None:
    assert refused(position("R1 ...", tokens=8), text, error) == message


@pytest.mark.parametrize(("options", "colors"), [("base", 5), ("ten-wild", 5), ("black", 5)])
def test_a_color_that_may_not_be_named_is_told_which_may(options: str, colors: int) -> None:
    message = refused(position(options=options), "C1:M", CannotName)
    names, _, listed = message.partition(": one of ")
    assert names == "no clue may name multicolor here"
    assert sorted(listed.split(", ")) == ["blue", "green", "red", "white", "yellow"]
    assert len(listed.split(", ")) == colors


@pytest.mark.parametrize("rank", [0, 6, -1])
def test_a_rank_that_does_not_exist_is_told_which_do(rank: int) -> None:
    message = refused(position(), ClueRank(1, rank), CannotName)
    assert message == f"a clue names a rank from 1 to 5, not {rank}"


def test_a_suit_that_is_not_in_play_is_told_which_are() -> None:
    message = refused(position("R1 ...", options="announce+black"), "P R1=M", CannotAnnounce)
    said, _, listed = message.partition(": announce one of ")
    assert said == "multicolor is not in play"
    assert sorted(listed.split(", ")) == ["black", "blue", "green", "red", "white", "yellow"]


def test_a_clue_without_token_or_cards_is_told_why() -> None:
    message = refused(position(tokens=0), "C1:R", NoClueToken)
    assert message == "a clue costs a token and none is left: discard or play"
    empty = position("... | R1 R2 B3 G4 Y5", options="no-empty-clues")
    assert refused(empty, "C1:W", EmptyClue) == "C1:W touches no card, and empty clues are off"
    nobody = position("... | - | ...", options="expert", deck=0, fireworks="W3 R3 B3 Y3 G3")
    assert refused(nobody, "C1:W", NoSuchSeat) == "a clue goes to a player who holds cards"


def test_an_empty_hand_is_told_that_it_holds_no_card() -> None:
    state = position("- | ... | ...", options="expert", deck=0, fireworks="W3 R3 B3 Y3 G3")
    assert refused(state, Play(0), NoSuchCard) == "seat 0 does not hold card 0: it holds no card"


def test_the_choice_of_a_tile_is_told_why_it_is_refused() -> None:
    none = position(options="tiles", discard="B3")
    for text in ("R:B3", "S:B3", "L"):
        assert refused(none, text, NoTile) == "no tile waits for a choice"
    salvage, recycle = waiting("salvage"), waiting("recycle")
    assert refused(salvage, "C1:R", TilePending) == "the tile salvage must be resolved first"
    assert refused(salvage, "S:R1", NoFit) == "S:R1 names a card that is not next on its firework"
    assert refused(salvage, "S:Y5", NoSuchCard) == "S:Y5 names a card that is not in the discard pile"
    assert refused(salvage, "S:K5", NoSuchCard) == "K5 is not in play"
    assert refused(salvage, "L", NoTile) == "the tile salvage must be carried out: it cannot lapse now"
    assert refused(recycle, "L", NoTile) == "the tile recycle must be carried out: it cannot lapse now"
    assert refused(recycle, "S:B3", NoTile) == "the deck is not empty: recycle a card"
    assert refused(recycle, "R:Y5", NoSuchCard) == "R:Y5 names a card that is not in the discard pile"


def test_a_card_or_rank_that_is_no_number_is_refused() -> None:
    for card in (Play, Discard):
        with pytest.raises(BadNotation, match="the order of a card is a whole number, not True"):
            card(True)
    with pytest.raises(BadNotation, match="the rank that a clue names is a whole number, not True"):
        ClueRank(1, True)


@pytest.mark.parametrize("seat", [-1, 3, 5])
def test_a_seat_that_does_not_exist_has_no_hand(seat: int) -> None:
    state = position()
    for board in (state, state.view(0), state.view(None)):
        for question in (board.hand, board.orders):
            with pytest.raises(NoSuchSeat, match=f"there is no seat {seat}: the seats are 0 to 2"):
                question(seat)


def test_a_held_card_says_what_is_known_of_it() -> None:
    state = after(position("R1 B3 ...", on_turn=2), "C0:R", "C2:1", "C0:1")
    assert repr(state.hand(0)[0]) == "<card 0: R1; clued 1 R; may be R1>"
    assert repr(state.view(0).hand(0)[0]) == "<card 0: unseen; clued 1 R; may be R1>"
    assert repr(state.view(0).hand(0)[1]).startswith("<card 1: unseen; clued nothing; may be B2 B3 ")


def test_a_seat_that_does_not_exist_has_no_view() -> None:
    for seat in (-1, 3):
        with pytest.raises(NoSuchSeat, match=f"there is no seat {seat}: the seats are 0 to 2"):
            position().view(seat)


@pytest.mark.parametrize("thing", ["P0", None, 3, Play, ("P", 0)])
def test_what_is_not_a_move_is_told_so_by_every_question(thing: Any) -> None:
    state = position()
    questions: list[Callable[[Any], object]] = [state.apply, state.check, state.is_legal]
    for ask in questions:
        with pytest.raises(BadNotation, match="not a move"):
            ask(thing)
    with pytest.raises(BadNotation, match="not a move"):
        state.apply(thing, seat=0)


@pytest.mark.parametrize("seat", ["0", 1.0, True, (0,)])
def test_a_seat_that_is_no_number_is_refused_with_its_value(seat: Any) -> None:
    state = position()
    for question in (state.hand, state.orders, state.view):
        with pytest.raises(
            NoSuchSeat, match=f"there is no seat {re.escape(repr(seat))}: the seats are 0 to 2"
        ):
            question(seat)
    with pytest.raises(NoSuchSeat, match="there is no seat"):
        state.apply(Stop(seat))


def test_a_seat_may_be_a_number_of_numpy() -> None:
    view = position().view(np.int64(1))  # type: ignore[call-overload]
    assert type(view.seat) is int
    assert view.seat == 1


@examples(max_examples=by_gear(40, 3))
@given(settings)
def test_taking_back_leads_to_every_state_that_there_was(setting: Setting) -> None:
    states = list(setting.states())
    for count, state in enumerate(reversed(states)):
        before = states[-1].undo(count)
        assert before == state
        assert (before.log, before.discard_pile, before.moves) == (state.log, state.discard_pile, state.moves)
        assert before._data.tobytes() == state._data.tobytes()
    assert states[-1].undo(len(states) - 1).start is states[0]


def test_a_game_keeps_one_state_in_four_and_shares_them() -> None:
    """Long games at many tables must stay small."""
    end = Setting(Options(), 3, 5, skill=97).end()
    kept, count = end._kept, 1
    while kept.before is not None:
        kept, count = kept.before, count + 1
    assert count == len(end.moves) // KEPT_EVERY + 1


def test_what_comes_next_on_a_firework() -> None:
    state = position(options="black", fireworks="R2 Y5 K4")
    nexts = {str(suit): state.next_card(suit) for suit in state.options.suits}
    assert {suit: card and str(card) for suit, card in nexts.items()} == {
        **{"R": "R3", "Y": None, "G": "G1"},
        **{"W": "W1", "B": "B1", "K": "K3"},
    }
    fitting = [str(card) for card in dict.fromkeys(state.options.cards()) if state.fits(card)]
    assert fitting == ["R3", "G1", "W1", "B1", "K3"]
    assert not state.fits(Card.parse("M1"))
    assert [str(card) for card in state.firework(Suit.BLACK)] == ["K5", "K4"]


@examples(max_examples=by_gear(40, 3))
@given(settings)
def test_a_card_that_fits_is_placed_and_another_is_a_mistake(setting: Setting) -> None:
    for state in setting.states():
        for held in () if state.is_over or state.pending else state.hand(state.on_turn):
            assert held.card is not None
            events = state.apply(Play(held.order))[1]
            assert isinstance(events[0], Placed) == state.fits(held.card)


def test_a_suit_that_is_not_in_play_has_no_firework() -> None:
    for question in (position().top, position().next_card, position().firework):
        with pytest.raises(BadOptions, match="is not a suit of this game: they are R, Y, G, W, B"):
            question(Suit.BLACK)


@pytest.mark.parametrize(("players", "size"), [(2, 5), (3, 5), (4, 4), (5, 4)])
def test_a_board_knows_how_many_cards_each_is_dealt(players: int, size: int) -> None:
    state = position(players=players)
    assert state.hand_size == state.view(0).hand_size == size


def test_a_board_draws_itself_with_names_or_numbers() -> None:
    state = position()
    assert "1 Player 1" in state.picture()
    assert state.view(0).picture(["Ann", "Bo", "Cy"]) == picture(state.view(0), ["Ann", "Bo", "Cy"])


@pytest.mark.parametrize("seat", ["0", 0.0, False])
def test_a_move_is_made_in_the_name_of_a_seat_that_is_there(seat: Any) -> None:
    state = position()
    with pytest.raises(NoSuchSeat, match=f"there is no seat {seat!r}: the seats are 0 to 2"):
        state.apply(Play(0), seat=seat)


@pytest.mark.parametrize("options", ["black", {"black": True}, 3])
def test_options_are_options(options: Any) -> None:
    with pytest.raises(BadOptions, match=r"is not options: write Options\(black=True\) or Options.parse"):
        State.new(3, options)
    with pytest.raises(BadOptions, match="is not options"):
        State.deal(Deal.shuffle(Options(), 2, Random(1)), options)


def test_only_a_clue_touches_cards() -> None:
    with pytest.raises(BadNotation, match="is not a clue, such as ClueRank"):
        position().touched_by(Play(0))  # type: ignore[arg-type]


def test_a_hand_may_be_rearranged_any_number_of_times() -> None:
    """The past is a chain, and letting go of a long one must not overflow anything."""
    state = position()
    for _ in range(by_gear(20_000, 500)):
        state, _ = state.apply(Rearrange(0, state.orders(0)[::-1]))
    assert len(state.undo(3).moves) == len(state.moves) - 3
    del state
