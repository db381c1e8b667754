"""Multicolour cards: scenarios S-085 to S-094."""

import pytest

from hanabi.game.events import Clued, Completed, Drew, Ended, Failed, Placed
from hanabi.rules.cards import Card
from hanabi.rules.errors import CannotName, EmptyClue
from hanabi.rules.moves import ClueColor
from hanabi.rules.outcome import Outcome, Rating, Reason, Result
from hanabi.rules.suits import BASE_COLORS, BASE_SUITS, Color, Suit
from tests.positions import after, do, position, refused, touched_places

FIVE = "W5 R5 B5 Y5 G5"
EITHER = pytest.mark.parametrize("options", ["five-own", "ten-wild"])


def test_s085_own_multicolour_is_named_in_a_clue() -> None:
    before = position("... | M2 R2 M5 B1 G3", options="five-own")
    assert ClueColor(1, Color.MULTICOLOUR) in before.legal_moves()
    assert touched_places(before, "C1:M") == (1, 3)
    state = after(before, "C1:M")
    clued: set[Color | int] = {Color.MULTICOLOUR}
    assert [held.clued for held in state.hand(1)] == [clued, set(), clued, set(), set()]
    own = {Suit.MULTICOLOUR}
    assert [{card.suit for card in held.possible} == own for held in state.hand(1)] == [1, 0, 1, 0, 0]
    assert (state.tokens, state.on_turn) == (4, 1)


def test_s086_another_color_does_not_touch_own_multicolour() -> None:
    before = position("... | M2 R2 M5 B1 G3", options="five-own")
    assert touched_places(before, "C1:R") == (2,)
    assert before.touched_by(ClueColor(1, Color.RED)) == (before.orders(1)[1],)


def test_s087_you_have_no_multicolour_card_is_legal() -> None:
    before = position("... | G2 R2 W5 B1 G3", options="five-own")
    assert ClueColor(1, Color.MULTICOLOUR) in before.legal_moves()
    state, events = do(before, "C1:M")
    assert events == (Clued(0, 1, Color.MULTICOLOUR, (), (), free=False, slots=()),)
    assert all(card.suit is not Suit.MULTICOLOUR for held in state.hand(1) for card in held.possible)
    assert state.tokens == 4


def test_s088_every_color_touches_wild_multicolour() -> None:
    before = position("... | Y2 M4 B1 M1 R5", options="ten-wild")
    assert touched_places(before, "C1:Y") == (1, 2, 4)
    state = after(before, "C1:Y")
    touched = {Suit.YELLOW, Suit.MULTICOLOUR}
    others = {Suit.WHITE, Suit.RED, Suit.BLUE, Suit.GREEN}
    suits = [{card.suit for card in held.possible} for held in state.hand(1)]
    assert suits == [touched, touched, others, touched, others]
    for color, places in [("W", (2, 4)), ("R", (2, 4, 5)), ("B", (2, 3, 4)), ("G", (2, 4))]:
        assert touched_places(before, f"C1:{color}") == places


@pytest.mark.parametrize("hand", ["Y2 M4 B1 M1 R5", "Y2 G4 B1 W1 R5"])
def test_s089_wild_multicolour_must_not_be_named_with_or_without_such_a_card(hand: str) -> None:
    state = position(f"... | {hand}", options="ten-wild")
    assert refused(state, "C1:M", CannotName).startswith("no clue may name multicolor here")
    named = {action.color for action in state.legal_moves() if isinstance(action, ClueColor)}
    assert named == set(BASE_COLORS)


def test_s090_wild_multicolour_cards_build_their_own_firework() -> None:
    state, events = do(position("M1 ...", options="ten-wild"), "P M1")
    assert events == (Placed(0, 0, Card.parse("M1"), None, slot=0), Drew(0, 15))
    assert state.fireworks == dict.fromkeys(BASE_SUITS, 0) | {Suit.MULTICOLOUR: 1}
    assert state.top(Suit.MULTICOLOUR) == Card.parse("M1")


def test_s091_a_wild_card_does_not_stand_in_for_another() -> None:
    before = position("M2 ...", options="ten-wild", fireworks="R1")
    state, events = do(before, "P M2")
    assert events == (Failed(0, 0, Card.parse("M2"), None, slot=0), Drew(0, 15))
    assert state.fireworks == before.fireworks
    assert state.discard_pile == (*before.discard_pile, Card.parse("M2"))
    assert (state.mistakes, state.tokens) == (1, 5)


@EITHER
def test_s092_five_complete_colors_are_not_all(options: str) -> None:
    state = position("M4 W1 ... | M5 W1 ...", options=options, fireworks=f"{FIVE} M3")
    assert not state.is_over
    assert state.outcome() is None
    assert len(state.legal_moves()) > 0
    state = after(state, "P M4")
    assert not state.is_over
    state, events = do(state, "P M5")
    won = Outcome(Result.WON, Reason.ALL_COMPLETE, 30, Rating.DIVINE, commendation=False, placed=30)
    assert events == (Placed(1, 5, Card.parse("M5"), None, slot=0), Completed(Suit.MULTICOLOUR), Ended(won))
    assert state.outcome() == won


@EITHER
def test_s092_with_three_multicolour_cards_the_score_is_28(options: str) -> None:
    state = position(options=options, deck=0, turns_left=1, fireworks=f"{FIVE} M3")
    assert not state.is_over
    ended = Outcome(Result.ENDED, Reason.LAST_ROUND, 28, Rating.LEGENDARY, commendation=False, placed=28)
    assert after(state, "C1:1").outcome() == ended
    assert Rating.of(24) is not Rating.LEGENDARY is Rating.of(25) is Rating.of(29) is not Rating.of(30)


def test_s093_a_color_that_touches_only_a_wild_card_is_not_empty() -> None:
    state = position("... | B1 M2 G3 G4 B5", options="ten-wild+no-empty-clues")
    assert ClueColor(1, Color.WHITE) in state.legal_moves()
    assert touched_places(state, "C1:W") == (2,)
    without = position("... | B1 R2 G3 G4 B5", options="ten-wild+no-empty-clues")
    refused(without, "C1:W", EmptyClue)


@EITHER
def test_s094_a_score_of_25_has_the_same_row_with_and_without_multicolour(options: str) -> None:
    base = after(position("W5 ...", fireworks="W4 R5 B5 Y5 G5"), "P W5").outcome()
    more = after(position(options=options, deck=0, turns_left=1, fireworks=FIVE), "C1:1").outcome()
    assert base == Outcome(Result.WON, Reason.ALL_COMPLETE, 25, Rating.LEGENDARY, False, 25)
    assert more == Outcome(Result.ENDED, Reason.LAST_ROUND, 25, Rating.LEGENDARY, False, 25)
