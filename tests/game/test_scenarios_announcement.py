"""Colour announcement: scenarios S-067 to S-084."""

import pytest

from hanabi.game.events import Clued, Completed, Drew, Ended, Failed, Placed, TileTurned, TokensBack
from hanabi.rules.cards import Card
from hanabi.rules.errors import CannotAnnounce
from hanabi.rules.moves import ClueRank, Play
from hanabi.rules.outcome import Outcome, Rating, Reason, Result
from hanabi.rules.suits import Color, Suit
from hanabi.rules.tiles import Tile
from tests.positions import after, do, hand_text, order_of, position, refused


def test_s067_the_right_color_returns_a_token() -> None:
    before = position("B2 R2 G4 W5 Y3", options="announce", fireworks="R1")
    assert Play(1, Suit.RED) in before.legal_moves()
    state, events = do(before, "P R2=R")
    assert events == (Placed(0, 1, Card.parse("R2"), Suit.RED, slot=1), TokensBack(1), Drew(0, 15))
    assert state.fireworks[Suit.RED] == 2
    assert (state.tokens, state.mistakes, state.deck_count, state.on_turn) == (6, 0, 19, 1)


def test_s068_an_announced_5_returns_two_tokens_and_not_three() -> None:
    before = position("B2 R5 G4 W5 Y3", options="announce", fireworks="R4")
    state, events = do(before, "P R5=R")
    placed = Placed(0, 1, Card.parse("R5"), Suit.RED, slot=1)
    assert events == (placed, TokensBack(1), Completed(Suit.RED), TokensBack(1), Drew(0, 15))
    assert state.fireworks[Suit.RED] == 5
    assert state.tokens == 7


@pytest.mark.parametrize(("tokens", "after_it"), [(6, 8), (7, 8), (8, 8)])
def test_s069_each_surplus_token_is_lost_by_itself(tokens: int, after_it: int) -> None:
    before = position("B2 R5 G4 W5 Y3", options="announce", fireworks="R4", tokens=tokens)
    state, events = do(before, "P R5=R")
    assert state.fireworks[Suit.RED] == 5
    assert state.tokens == after_it
    gained = [event.count for event in events if isinstance(event, TokensBack)]
    assert sum(gained) == after_it - tokens


def test_s070_the_token_is_lost_when_all_are_there() -> None:
    before = position("B2 R2 G4 W5 Y3", options="announce", fireworks="R1", tokens=8)
    state, events = do(before, "P R2=R")
    assert events == (Placed(0, 1, Card.parse("R2"), Suit.RED, slot=1), Drew(0, 15))
    assert state.fireworks[Suit.RED] == 2
    assert state.tokens == 8


def test_s071_the_wrong_color_is_a_mistake_even_if_the_card_fits() -> None:
    before = position("B2 R2 G4 W5 Y3", options="announce", fireworks="R1", next_cards="G2")
    state, events = do(before, "P R2=B")
    assert events == (Failed(0, 1, Card.parse("R2"), Suit.BLUE, slot=1), Drew(0, 15))
    assert state.discard_pile == (*before.discard_pile, Card.parse("R2"))
    assert state.fireworks == before.fireworks
    assert state.top(Suit.RED) == Card.parse("R1")
    assert (state.mistakes, state.tokens, state.deck_count) == (1, 5, 19)
    assert hand_text(state, 0) == "B2 G4 W5 Y3 G2"


@pytest.mark.parametrize("face", ["R4", "R1"])
def test_s072_the_right_color_does_not_help_a_card_that_does_not_fit(face: str) -> None:
    before = position(f"B2 {face} G4 W5 Y3", options="announce", fireworks="R1")
    state, events = do(before, f"P {face}=R")
    assert events == (Failed(0, 1, Card.parse(face), Suit.RED, slot=1), Drew(0, 15))
    assert state.fireworks == before.fireworks
    assert state.discard_pile[-1] == Card.parse(face)
    assert (state.mistakes, state.tokens) == (1, 5)


def test_s073_wrong_color_and_no_fit_are_one_mistake() -> None:
    before = position("B2 R4 G4 W5 Y3", options="announce", fireworks="R1")
    state, events = do(before, "P R4=B")
    assert events == (Failed(0, 1, Card.parse("R4"), Suit.BLUE, slot=1), Drew(0, 15))
    assert (state.mistakes, state.tokens) == (1, 5)
    assert state.discard_pile == (*before.discard_pile, Card.parse("R4"))


def test_s074_a_play_without_a_word_is_an_ordinary_play() -> None:
    before = position("B2 R2 G4 W5 Y3", options="announce", fireworks="R1")
    state, events = do(before, "P R2")
    assert events == (Placed(0, 1, Card.parse("R2"), None, slot=1), Drew(0, 15))
    assert state.fireworks[Suit.RED] == 2
    assert state.tokens == 5


def test_s075_the_wrong_color_may_be_the_third_mistake() -> None:
    before = position("B2 R2 G4 W5 Y3", options="announce", fireworks="R1", mistakes=2)
    state, events = do(before, "P R2=B")
    lost = Outcome(Result.LOST, Reason.THIRD_MISTAKE, 0, None, commendation=False, placed=1)
    assert events == (Failed(0, 1, Card.parse("R2"), Suit.BLUE, slot=1), Ended(lost))
    assert state.outcome() == lost
    assert state.deck_count == 20


@pytest.mark.parametrize("suit", list(Suit))
def test_s076_an_announcement_is_refused_where_it_is_off(suit: Suit) -> None:
    state = position("R2 ...", fireworks="R1")
    assert refused(state, f"P R2={suit}", CannotAnnounce) == "color announcement is off: play without a word"
    assert state.is_legal(Play(0))


def test_s077_the_name_of_an_own_multicolour_card_is_multicolour() -> None:
    before = position("M1 ...", options="five-own+announce")
    state, events = do(before, "P M1=M")
    assert events == (Placed(0, 0, Card.parse("M1"), Suit.MULTICOLOUR, slot=0), TokensBack(1), Drew(0, 15))
    assert (state.tokens, state.mistakes, state.fireworks[Suit.MULTICOLOUR]) == (6, 0, 1)
    state, events = do(before, "P M1=R")
    assert events == (Failed(0, 0, Card.parse("M1"), Suit.RED, slot=0), Drew(0, 15))
    assert state.discard_pile[-1] == Card.parse("M1")
    assert (state.tokens, state.mistakes, state.fireworks[Suit.MULTICOLOUR]) == (5, 1, 0)


def test_s078_the_name_of_a_wild_multicolour_card_is_multicolour_whatever_was_clued() -> None:
    before = position("B2 M1 ...", options="ten-wild+announce", on_turn=2, tokens=6)
    before = after(before, "C0:R")
    assert before.hand(0)[1].clued == {Color.RED}
    state, events = do(before, "P M1=R")
    assert events == (Failed(0, 1, Card.parse("M1"), Suit.RED, slot=1), Drew(0, 15))
    assert state.discard_pile[-1] == Card.parse("M1")
    assert (state.tokens, state.mistakes, state.fireworks[Suit.MULTICOLOUR]) == (5, 1, 0)
    state, events = do(before, "P M1=M")
    assert events == (Placed(0, 1, Card.parse("M1"), Suit.MULTICOLOUR, slot=1), TokensBack(1), Drew(0, 15))
    assert (state.tokens, state.mistakes, state.fireworks[Suit.MULTICOLOUR]) == (6, 0, 1)


def test_s079_the_second_token_of_black_comes_with_its_1_and_not_with_its_5() -> None:
    state, events = do(position("K5 ...", options="black+announce"), "P K5=K")
    assert events == (Placed(0, 0, Card.parse("K5"), Suit.BLACK, slot=0), TokensBack(1), Drew(0, 15))
    assert (state.tokens, state.fireworks[Suit.BLACK]) == (6, 1)
    state, events = do(position("K1 ...", options="black+announce", fireworks="K2"), "P K1=K")
    placed = Placed(0, 0, Card.parse("K1"), Suit.BLACK, slot=0)
    assert events == (placed, TokensBack(1), Completed(Suit.BLACK), TokensBack(1), Drew(0, 15))
    assert (state.tokens, state.fireworks[Suit.BLACK]) == (7, 5)


def test_s080_with_tiles_the_announcement_returns_a_token_and_then_the_tile_comes() -> None:
    before = position(
        "R5 ... | R1 R3 B2 G3 W5", options="tiles+announce", tiles="rank-info", fireworks="R4", tokens=3
    )
    state, events = do(before, "P R5=R")
    placed, turned = Placed(0, 0, Card.parse("R5"), Suit.RED, slot=0), TileTurned(0, Tile.RANK_INFO)
    assert events == (placed, TokensBack(1), Completed(Suit.RED), turned)
    assert (state.tokens, state.pending, state.deck_count, state.on_turn) == (4, Tile.RANK_INFO, 20, 0)
    assert len(state.hand(0)) == 4
    assert set(state.legal_moves()) == {ClueRank(to, rank) for to in (1, 2) for rank in range(1, 6)}
    state, events = do(state, "C1:3")
    threes = (order_of(state, 1, "R3"), order_of(state, 1, "G3"))
    slots = tuple(map(state.orders(1).index, threes))
    assert events == (Clued(0, 1, 3, threes, threes, free=True, slots=slots), Drew(0, 15))
    assert (state.tokens, state.pending, state.deck_count, state.on_turn) == (4, None, 19, 1)
    assert len(state.hand(0)) == 5


def test_s081_the_token_of_the_tile_is_lost_after_that_of_the_announcement() -> None:
    before = position("R5 ...", options="tiles+announce", tiles="token", fireworks="R4", tokens=7)
    state, events = do(before, "P R5=R")
    placed, turned = Placed(0, 0, Card.parse("R5"), Suit.RED, slot=0), TileTurned(0, Tile.TOKEN)
    assert events == (placed, TokensBack(1), Completed(Suit.RED), turned, Drew(0, 15))
    assert (state.tokens, state.pending, state.tiles_used) == (8, None, (Tile.TOKEN,))
    assert state.on_turn == 1


def test_s082_a_wrong_announcement_of_an_indispensable_card_loses_an_expert_game() -> None:
    before = position("R5 ...", options="expert+announce", fireworks="R4")
    state, events = do(before, "P R5=B")
    lost = Outcome(Result.LOST, Reason.INDISPENSABLE, None, None, commendation=False, placed=4)
    assert events == (Failed(0, 0, Card.parse("R5"), Suit.BLUE, slot=0), Ended(lost))
    assert state.outcome() == lost
    assert (state.mistakes, state.deck_count) == (1, 20)


def test_s083_the_last_announced_card_wins_at_once() -> None:
    before = position("R5 ...", options="announce", fireworks="R4 W5 B5 Y5 G5", tokens=8)
    state, events = do(before, "P R5=R")
    won = Outcome(Result.WON, Reason.ALL_COMPLETE, 25, Rating.LEGENDARY, commendation=False, placed=25)
    assert events == (Placed(0, 0, Card.parse("R5"), Suit.RED, slot=0), Completed(Suit.RED), Ended(won))
    assert state.outcome() == won
    assert (state.tokens, state.deck) == (8, before.deck)


def test_s084_announcement_does_not_make_the_game_all_or_nothing() -> None:
    before = position(options="announce", deck=0, turns_left=1, fireworks="W3 R4 B4 Y5 G2")
    state = after(before, "C1:1")
    assert state.outcome() == Outcome(Result.ENDED, Reason.LAST_ROUND, 18, Rating.EXCELLENT, False, 18)
