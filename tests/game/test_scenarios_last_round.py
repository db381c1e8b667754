"""The last round: scenarios S-040 to S-050, the table of final turns and the worked examples A to F."""

import pytest

from hanabi.game.events import (
    Clued,
    Completed,
    Discarded,
    Drew,
    Ended,
    Event,
    Failed,
    LastRound,
    Placed,
    Recycled,
    Salvaged,
    TileLapsed,
    TileTurned,
    TokensBack,
)
from hanabi.game.state import State
from hanabi.rules.cards import Card
from hanabi.rules.errors import GameOver
from hanabi.rules.moves import Discard, Lapse, Play, Salvage
from hanabi.rules.outcome import Outcome, Rating, Reason, Result
from hanabi.rules.suits import Suit
from hanabi.rules.tiles import Tile
from tests.positions import after, do, hand_text, order_of, position, refused

TWOS = "W2 R2 B2 Y2 G2"


def clue_on(state: State) -> State:
    """The state after the player on turn told the next one about 1s."""
    return after(state, f"C{(state.on_turn + 1) % state.players}:1")


def final_turns(state: State) -> tuple[list[int], State]:
    """Who takes a turn until the game is over, everybody giving a clue; and the end."""
    seats: list[int] = []
    while not state.is_over:
        assert state.turns_left == state.players - len(seats)
        seats.append(state.on_turn)
        state = clue_on(state)
    return seats, state


def drawn(events: tuple[Event, ...]) -> list[Event]:
    return [event for event in events if isinstance(event, Drew)]


@pytest.mark.parametrize(
    ("players", "drawer", "order"),
    [
        (2, 0, [1, 0]),
        (2, 1, [0, 1]),
        (3, 1, [2, 0, 1]),
        (4, 3, [0, 1, 2, 3]),
        (5, 2, [3, 4, 0, 1, 2]),
    ],
)
def test_everybody_has_one_more_turn_after_the_last_card_and_its_drawer_comes_last(
    players: int, drawer: int, order: list[int]
) -> None:
    state = position(players=players, on_turn=drawer, deck=1, fireworks="W3 R3 B3 Y3 G3")
    state, events = do(state, f"D{state.orders(drawer)[0]}")
    assert events[-1] == LastRound(players)
    seats, end = final_turns(state)
    assert seats == order
    assert end.outcome() == Outcome(Result.ENDED, Reason.LAST_ROUND, 15, Rating.RESPECTABLE, False, 15)


def test_s040_three_more_turns_follow_the_last_draw_of_a_discard() -> None:
    state = position("... | W1 ... | ...", on_turn=1, deck=1, fireworks=TWOS)
    state, events = do(state, "D W1")
    assert events == (Discarded(1, 5, Card.parse("W1"), slot=0), Drew(1, 15), LastRound(3))
    assert (state.deck_count, state.turns_left, state.on_turn) == (0, 3, 2)
    state = clue_on(state)
    assert (state.turns_left, state.on_turn, state.is_over) == (2, 0, False)
    state = clue_on(state)
    assert (state.turns_left, state.on_turn, state.is_over) == (1, 1, False)
    state = clue_on(state)
    assert (state.turns_left, state.is_over) == (0, True)
    assert state.outcome() == Outcome(Result.ENDED, Reason.LAST_ROUND, 10, Rating.MEDIOCRE, False, 10)
    assert isinstance(state.log[-1], Ended)
    refused(state, Play(state.orders(2)[0]), GameOver)


def test_s041_with_two_players_two_more_turns_follow_the_last_draw_of_a_play() -> None:
    state = position("W3 ...", players=2, deck=1, fireworks="W2 R3 B3 Y3 G3")
    state, events = do(state, "P W3")
    assert events == (Placed(0, 0, Card.parse("W3"), None, slot=0), Drew(0, 10), LastRound(2))
    seats, end = final_turns(state)
    assert seats == [1, 0]
    assert end.outcome() == Outcome(Result.ENDED, Reason.LAST_ROUND, 15, Rating.RESPECTABLE, False, 15)


def test_s042_with_five_players_five_more_turns_follow_the_last_draw_of_a_mistake() -> None:
    state = position("... | ... | ... | ... | W1 ...", players=5, on_turn=4, deck=1, fireworks=TWOS)
    state, events = do(state, "P W1")
    assert events == (Failed(4, 16, Card.parse("W1"), None, slot=0), Drew(4, 20), LastRound(5))
    assert state.mistakes == 1
    seats, end = final_turns(state)
    assert seats == [0, 1, 2, 3, 4]
    assert end.outcome() == Outcome(Result.ENDED, Reason.LAST_ROUND, 10, Rating.MEDIOCRE, False, 10)


@pytest.mark.parametrize(
    ("text", "event"),
    [
        ("P W3", Placed(0, 1, Card.parse("W3"), None, slot=1)),
        ("P W1", Failed(0, 2, Card.parse("W1"), None, slot=2)),
        ("D W1", Discarded(0, 2, Card.parse("W1"), slot=2)),
    ],
)
def test_s043_in_the_last_round_nothing_is_drawn_and_the_hand_shrinks(text: str, event: Event) -> None:
    before = position("B3 W3 W1 Y4 G4", deck=0, turns_left=3, fireworks=TWOS)
    state, events = do(before, text)
    assert events == (event,)
    assert (len(before.hand(0)), len(state.hand(0))) == (5, 4)
    assert (state.deck_count, state.turns_left, state.on_turn) == (0, 2, 1)


def test_s044_a_round_of_clues_starts_no_last_round() -> None:
    state = position(deck=1, fireworks=TWOS)
    for _ in range(3):
        state = clue_on(state)
    assert (state.deck_count, state.turns_left, state.on_turn, state.tokens) == (1, None, 0, 2)
    assert all(isinstance(event, Clued) for event in state.log)
    assert len(state.log) == 3


def test_s045_the_last_card_of_all_wins_before_the_deck_is_drawn_empty() -> None:
    before = position("W5 ...", deck=1, fireworks="W4 R5 B5 Y5 G5")
    state, events = do(before, "P W5")
    won = Outcome(Result.WON, Reason.ALL_COMPLETE, 25, Rating.LEGENDARY, commendation=False, placed=25)
    assert events == (Placed(0, 0, Card.parse("W5"), None, slot=0), Completed(Suit.WHITE), Ended(won))
    assert state.outcome() == won
    assert (state.deck_count, state.tokens, state.turns_left) == (1, 5, None)


def test_s046_completing_everything_in_the_last_round_ends_the_game_at_once() -> None:
    before = position("W5 ...", deck=0, turns_left=2, fireworks="W4 R5 B5 Y5 G5")
    state, events = do(before, "P W5")
    won = Outcome(Result.WON, Reason.ALL_COMPLETE, 25, Rating.LEGENDARY, commendation=False, placed=25)
    assert events == (Placed(0, 0, Card.parse("W5"), None, slot=0), Completed(Suit.WHITE), Ended(won))
    assert state.is_over
    assert state.legal_moves() == []


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_s047_the_third_mistake_loses_in_the_last_round_too(turns: int) -> None:
    before = position("W1 ...", deck=0, turns_left=turns, mistakes=2, fireworks=TWOS)
    state, events = do(before, "P W1")
    lost = Outcome(Result.LOST, Reason.THIRD_MISTAKE, 0, None, commendation=False, placed=10)
    assert events == (Failed(0, 0, Card.parse("W1"), None, slot=0), Ended(lost))
    assert state.outcome() == lost


def test_s048_the_very_last_card_may_be_played_on_the_last_turn() -> None:
    before = position("W1 !5 ... | ...", players=2, deck=1, next_cards="W5", fireworks="W4 R3 B3 Y3 G3")
    state = after(before, "D W1")
    assert hand_text(state, 0).endswith("W5")
    assert (state.turns_left, state.on_turn) == (2, 1)
    state, events = do(state, "C0:5")
    assert events == (Clued(1, 0, 5, (10,), (10,), slots=(4,)),)
    assert not state.is_over
    tokens = state.tokens
    state, events = do(state, "P W5")
    ended = Outcome(Result.ENDED, Reason.LAST_ROUND, 17, Rating.EXCELLENT, False, 17)
    bonus = TokensBack(1)
    assert events == (
        Placed(0, 10, Card.parse("W5"), None, slot=4),
        Completed(Suit.WHITE),
        bonus,
        Ended(ended),
    )
    assert state.fireworks[Suit.WHITE] == 5
    assert state.tokens == tokens + 1
    assert state.outcome() == ended


def test_s049_the_example_of_the_booklets_scores_18() -> None:
    state = clue_on(position(deck=0, turns_left=1, fireworks="W3 R4 B4 Y5 G2"))
    assert state.outcome() == Outcome(Result.ENDED, Reason.LAST_ROUND, 18, Rating.EXCELLENT, False, 18)
    assert Rating.of(15) is not Rating.EXCELLENT is Rating.of(16) is Rating.of(20) is not Rating.of(21)


def test_s050_the_game_goes_on_when_no_further_point_is_possible() -> None:
    ones = " ".join(f"{suit}1 {suit}1 {suit}1" for suit in "WRBYG")
    before = position("W2 ...", deck=6, discard=ones)
    assert before.reachable_score == before.score == 0
    assert before.dead_fireworks == set(before.options.suits)
    state, events = do(before, "D W2")
    assert events == (Discarded(0, 0, Card.parse("W2"), slot=0), Drew(0, 15))
    assert (state.is_over, state.on_turn, state.deck_count) == (False, 1, 5)
    assert state.outcome() is None
    assert state.legal_moves()


def test_example_a_the_card_just_drawn_may_be_played_on_the_last_turn() -> None:
    state = position("W1 ... | R3 ... | ...", deck=1, next_cards="B3", fireworks=TWOS)
    state, events = do(state, "D W1")
    assert events[-2:] == (Drew(0, 15), LastRound(3))
    assert (state.deck_count, len(state.hand(0))) == (0, 5)
    state, events = do(state, "P R3")
    assert drawn(events) == []
    assert len(state.hand(1)) == 4
    state = after(state, "C0:3")
    assert len(state.hand(2)) == 5
    assert not state.is_over
    state, events = do(state, "P B3")
    assert drawn(events) == []
    assert len(state.hand(0)) == 4
    assert state.outcome() == Outcome(Result.ENDED, Reason.LAST_ROUND, 12, Rating.RESPECTABLE, False, 12)


def test_example_b_a_clue_starts_nothing_and_a_mistake_may_draw_the_last_card() -> None:
    state = position("R3 ... | ... | W1 ...", deck=2, fireworks=TWOS)
    state = after(state, "P R3")
    assert (state.deck_count, state.turns_left) == (1, None)
    state = clue_on(state)
    assert (state.deck_count, state.turns_left) == (1, None)
    state, events = do(state, "P W1")
    assert events[-2:] == (Drew(2, 16), LastRound(3))
    assert (state.deck_count, state.mistakes) == (0, 1)
    seats, _ = final_turns(state)
    assert seats == [0, 1, 2]


def test_example_c_the_winning_card_leaves_the_last_card_undrawn() -> None:
    state = after(position("W5 ...", deck=1, fireworks="W4 R5 B5 Y5 G5"), "P W5")
    assert (state.deck_count, state.turns_left, len(state.hand(0))) == (1, None, 4)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.result, outcome.score) == (Result.WON, 25)


def test_example_d_the_third_mistake_cuts_the_last_round_short() -> None:
    state = position("W1 ... | R1 ... | ...", deck=1, mistakes=1, fireworks=TWOS)
    state = after(state, "P W1")
    assert (state.mistakes, state.deck_count, state.turns_left) == (2, 0, 3)
    state = after(state, "P R1")
    assert state.mistakes == 3
    assert state.outcome() == Outcome(Result.LOST, Reason.THIRD_MISTAKE, 0, None, False, 10)
    refused(state, Discard(state.orders(2)[0]), GameOver, seat=2)


@pytest.mark.parametrize("cut", [0, 1])
def test_example_e_a_recycled_card_puts_the_last_round_off(cut: int) -> None:
    state = position(
        "R5 ...", options="tiles", tiles="recycle", deck=1, fireworks="W2 R4 B2 Y2 G2", discard="W1", cut=cut
    )
    state = after(state, "P R5")
    assert (state.pending, state.deck_count) == (Tile.RECYCLE, 1)
    state, events = do(state, "R:W1")
    assert events == (Recycled(0, Card.parse("W1")), Drew(0, 15))
    assert (state.deck_count, state.turns_left, state.on_turn) == (1, None, 1)


@pytest.mark.parametrize(
    ("choice", "event"),
    [("S:W3", Salvaged(1, Card.parse("W3"))), ("L", TileLapsed(1, Tile.RECYCLE))],
)
def test_example_f_recycle_in_the_last_round_leaves_one_turn_either_way(choice: str, event: Event) -> None:
    state = position(
        "... | B5 ... | ...",
        options="tiles",
        tiles="recycle",
        on_turn=1,
        deck=0,
        turns_left=2,
        fireworks="W2 R2 B4 Y2 G2",
        discard="W3",
    )
    order = order_of(state, 1, "B5")
    slot = state.orders(1).index(order)
    state, events = do(state, "P B5")
    assert events == (
        Placed(1, order, Card.parse("B5"), slot=slot),
        Completed(Suit.BLUE),
        TileTurned(1, Tile.RECYCLE),
    )
    assert {Salvage(Card.parse("W3")), Lapse()} <= set(state.legal_moves())
    assert all(isinstance(action, Salvage | Lapse) for action in state.legal_moves())
    state, events = do(state, choice)
    assert events == (event,)
    assert (state.turns_left, state.on_turn, state.deck_count) == (1, 2, 0)
    assert len(state.hand(1)) == 4
    assert clue_on(state).is_over
