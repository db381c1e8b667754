"""Expert mode: scenarios S-053 to S-066."""

import pytest

from hanabi.game.events import Completed, Discarded, Drew, Ended, Failed, LastRound, Placed, TokensBack
from hanabi.game.state import State
from hanabi.rules.cards import Card
from hanabi.rules.errors import AllTokensThere, GameOver, NoSuchSeat
from hanabi.rules.moves import ClueColor, ClueRank, Discard, Play
from hanabi.rules.outcome import Outcome, Reason, Result
from hanabi.rules.suits import BASE_COLORS, Suit
from tests.positions import after, do, hand_text, move, position, refused

THREES = "W3 R3 B3 Y3 G3"


def lost(reason: Reason, placed: int) -> Outcome:
    """A lost expert game: no score, no rating (R-609)."""
    return Outcome(Result.LOST, reason, score=None, rating=None, commendation=False, placed=placed)


def goes_on(state: State) -> bool:
    return not state.is_over and state.outcome() is None and bool(state.legal_moves())


def clues_to(seat: int) -> set[ClueColor | ClueRank]:
    return {
        *(ClueColor(seat, color) for color in BASE_COLORS),
        *(ClueRank(seat, rank) for rank in range(1, 6)),
    }


def test_s053_there_is_no_last_round() -> None:
    state = position("W1 R1 ... | B1 Y1 ...", options="expert", players=2, deck=1, fireworks="W5 R5 B5 Y5 G4")
    state, events = do(state, "D W1")
    assert events == (Discarded(0, 0, Card.parse("W1"), slot=0), Drew(0, 10))
    assert (state.deck_count, state.turns_left) == (0, None)
    for text in ("D B1", "D R1", "C0:1", "C1:1"):
        state = after(state, text)
        assert goes_on(state)
        assert state.turns_left is None
    assert state.on_turn == 1
    assert not any(isinstance(event, LastRound) for event in state.log)
    assert [len(hand) for hand in state.hands] == [4, 4]


def test_s054_discarding_an_indispensable_card_loses_at_once() -> None:
    before = position("B2 R5 G4 W1 Y3", options="expert")
    assert Card.parse("R5") in before.indispensable_cards
    state, events = do(before, "D R5")
    outcome = lost(Reason.INDISPENSABLE, 0)
    assert events == (Discarded(0, 1, Card.parse("R5"), slot=1), Ended(outcome))
    assert state.outcome() == outcome
    assert Reason.INDISPENSABLE.words == "indispensable card"
    assert (state.deck_count, state.deck) == (20, before.deck)
    assert hand_text(state, 0) == "B2 G4 W1 Y3"
    assert state.discard_pile[-1] == Card.parse("R5")
    refused(state, Play(state.orders(1)[0]), GameOver)


def test_s055_the_last_copy_of_an_unplayed_rank_is_indispensable() -> None:
    before = position("B2 R3 G4 W1 Y3", options="expert", discard="R3")
    state, events = do(before, "D R3")
    assert events == (Discarded(0, 1, Card.parse("R3"), slot=1), Ended(lost(Reason.INDISPENSABLE, 0)))
    assert state.deck_count == 20


def test_s055_the_first_copy_of_an_unplayed_rank_is_dispensable() -> None:
    before = position("B2 R3 G4 W1 Y3 | R3 ...", options="expert")
    assert Card.parse("R3") not in before.indispensable_cards
    for text, mistakes in (("D R3", 0), ("P R3", 1)):
        state = after(before, text)
        assert goes_on(state)
        assert state.mistakes == mistakes
        assert Card.parse("R3") in state.indispensable_cards


def test_s056_a_rank_already_placed_is_dispensable() -> None:
    before = position("B2 R2 G4 W1 Y3", options="expert", fireworks="R2")
    state, events = do(before, "D R2")
    assert events == (Discarded(0, 1, Card.parse("R2"), slot=1), Drew(0, 15))
    assert goes_on(state)
    assert (state.tokens, state.deck_count, state.on_turn) == (6, 19, 1)


def test_s057_the_third_1_loses_when_discarded_and_is_placed_when_played() -> None:
    before = position("B2 R1 G4 W2 Y3", options="expert", discard="R1 R1")
    state, events = do(before, "D R1")
    assert events == (Discarded(0, 1, Card.parse("R1"), slot=1), Ended(lost(Reason.INDISPENSABLE, 0)))
    assert (state.is_over, state.deck_count) == (True, 20)
    state, events = do(before, "P R1")
    assert events == (Placed(0, 1, Card.parse("R1"), None, slot=1), Drew(0, 15))
    assert state.fireworks[Suit.RED] == 1
    assert goes_on(state)


def test_s057_the_second_1_is_dispensable() -> None:
    before = position("B2 R1 G4 W2 Y3 | R1 ...", options="expert", discard="R1")
    assert goes_on(after(before, "D R1"))


def test_s058_a_failed_play_of_an_indispensable_card_loses() -> None:
    before = position("B2 R4 G4 W1 Y3", options="expert", fireworks="R1", discard="R4")
    state, events = do(before, "P R4")
    assert events == (Failed(0, 1, Card.parse("R4"), None, slot=1), Ended(lost(Reason.INDISPENSABLE, 1)))
    assert (state.mistakes, state.deck_count) == (1, 20)


def test_s059_the_third_mistake_is_the_reason_when_both_happen() -> None:
    before = position("B2 R5 G4 W1 Y3", options="expert", fireworks="R1", mistakes=2)
    state, events = do(before, "P R5")
    assert events == (Failed(0, 1, Card.parse("R5"), None, slot=1), Ended(lost(Reason.THIRD_MISTAKE, 1)))
    assert Reason.THIRD_MISTAKE.words == "third mistake"
    assert (state.mistakes, state.deck_count) == (3, 20)


def test_s060_with_an_empty_deck_hands_shrink() -> None:
    before = position("R4 W1 B1", options="expert", deck=0, fireworks=THREES)
    state, events = do(before, "P R4")
    assert events == (Placed(0, 0, Card.parse("R4"), None, slot=0),)
    assert hand_text(state, 0) == "W1 B1"
    assert (state.deck_count, state.turns_left, state.on_turn) == (0, None, 1)
    assert goes_on(state)


def test_s061_a_player_without_card_and_token_loses_the_game() -> None:
    before = position(
        "R4 R5 | -", options="expert", players=2, deck=0, fireworks="W5 B5 Y5 G5 R3", on_turn=1, tokens=1
    )
    state = after(before, "C0:4")
    assert (state.tokens, state.on_turn, state.is_over) == (0, 0, False)
    state, events = do(state, "P R4")
    outcome = lost(Reason.NO_ACTION, 24)
    assert events == (Placed(0, 0, Card.parse("R4"), None, slot=0), Ended(outcome))
    assert (state.on_turn, state.tokens, state.orders(1)) == (1, 0, ())
    assert state.legal_moves() == []
    assert state.outcome() == outcome


def test_s062_a_player_without_cards_may_only_give_clues() -> None:
    before = position(
        "R4 R5 W1 | -", options="expert", players=2, deck=0, fireworks="W5 B5 Y5 G5 R3", on_turn=1, tokens=1
    )
    state, events = do(after(before, "C0:4"), "D W1")
    assert events == (Discarded(0, 2, Card.parse("W1"), slot=2),)
    assert (state.tokens, state.on_turn) == (1, 1)
    assert goes_on(state)
    assert len(state.legal_moves()) == 10
    assert set(state.legal_moves()) == clues_to(0)


def test_s063_the_token_of_a_complete_firework_may_save_the_game() -> None:
    before = position(
        "R4 R5 B5 | -", options="expert", players=2, deck=0, fireworks="W5 Y5 G5 R3 B4", tokens=0
    )
    state, events = do(before, "P B5")
    assert events == (Placed(0, 2, Card.parse("B5"), None, slot=2), Completed(Suit.BLUE), TokensBack(1))
    assert (state.tokens, state.on_turn) == (1, 1)
    assert goes_on(state)
    assert set(state.legal_moves()) == clues_to(0)


def test_s064_a_clue_goes_only_to_a_player_who_holds_cards() -> None:
    state = position("... | - | ...", options="expert", deck=0, fireworks=THREES)
    for clue in clues_to(1):
        assert refused(state, clue, NoSuchSeat) == "a clue goes to a player who holds cards"
    assert clues_to(2) <= set(state.legal_moves())
    for clue in clues_to(2):
        later, _ = state.apply(clue)
        assert (later.tokens, later.on_turn) == (4, 1)


def test_s065_the_perfect_show_is_won_without_score_and_rating() -> None:
    before = position("W5 ...", options="expert", fireworks="W4 R5 B5 Y5 G5")
    state, events = do(before, "P W5")
    won = Outcome(Result.WON, Reason.ALL_COMPLETE, score=None, rating=None, commendation=False, placed=25)
    assert events == (Placed(0, 0, Card.parse("W5"), None, slot=0), Completed(Suit.WHITE), Ended(won))
    assert state.outcome() == won
    assert (state.deck, state.tokens) == (before.deck, 5)


@pytest.mark.parametrize("face", ["B2", "R5", "W1"])
def test_s066_a_discard_stays_refused_when_all_tokens_are_there(face: str) -> None:
    state = position("B2 R5 G4 W1 Y3", options="expert", tokens=8)
    refused(state, f"D {face}", AllTokensThere)
    assert not any(isinstance(action, Discard) for action in state.legal_moves())
    assert state.is_legal(move(state, f"P {face}"))
