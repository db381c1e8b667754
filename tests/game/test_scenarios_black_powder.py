"""Black powder: scenarios S-095 to S-108."""

import pytest

from hanabi.game.events import Clued, Completed, Discarded, Drew, Ended, Failed, Placed, TokensBack
from hanabi.rules.cards import Card
from hanabi.rules.errors import BadNotation, EmptyClue
from hanabi.rules.moves import ClueColor, ClueRank, parse_move
from hanabi.rules.outcome import Outcome, Rating, Reason, Result
from hanabi.rules.suits import BASE_COLORS, Color, Suit
from tests.positions import after, do, position, refused, touched_places

FIVE = "W5 R5 B5 Y5 G5"
MIXED = "R3 K3 K1 R1 B2"
ONLY_BLACK = "K5 K4 K3 K2 K1"


def ended(score: int, row: Rating, placed: int) -> Outcome:
    """A game that came to its end with black powder, which is commended (R-911)."""
    return Outcome(Result.ENDED, Reason.LAST_ROUND, score, row, commendation=True, placed=placed)


def test_s095_no_color_touches_a_black_card() -> None:
    before = position(f"... | {MIXED}", options="black")
    assert touched_places(before, "C1:R") == (1, 4)
    state = after(before, "C1:R")
    may_be_black = [any(card.suit is Suit.BLACK for card in held.possible) for held in state.hand(1)]
    assert may_be_black == [False, True, True, False, True]
    for color in "WYG":
        assert touched_places(before, f"C1:{color}") == ()


@pytest.mark.parametrize("hand", [MIXED, "R3 G3 W1 R1 B2"])
def test_s096_black_must_not_be_named_with_or_without_such_a_card(hand: str) -> None:
    state = position(f"... | {hand}", options="black")
    with pytest.raises(BadNotation, match="'K' is not a color"):
        parse_move("C1:K")
    with pytest.raises(BadNotation, match="'black' is not a color"):
        Color.parse("black")
    named = {action.color for action in state.legal_moves() if isinstance(action, ClueColor)}
    assert named == set(BASE_COLORS)
    assert "K" not in {color.letter for color in Color}


def test_s097_values_touch_black_cards() -> None:
    before = position(f"... | {MIXED}", options="black")
    assert touched_places(before, "C1:1") == (3, 4)
    assert touched_places(before, "C1:3") == (1, 2)


def test_s098_the_black_5_opens_and_gives_no_bonus() -> None:
    state, events = do(position("K5 ...", options="black"), "P K5")
    assert events == (Placed(0, 0, Card.parse("K5"), None, slot=0), Drew(0, 15))
    assert state.fireworks[Suit.BLACK] == 1
    assert state.top(Suit.BLACK) == Card.parse("K5")
    assert (state.tokens, state.mistakes, state.deck_count) == (5, 0, 19)


@pytest.mark.parametrize("face", ["K1", "K4"])
def test_s099_any_other_black_card_on_the_empty_firework_is_a_mistake(face: str) -> None:
    before = position(f"{face} ...", options="black")
    state, events = do(before, f"P {face}")
    assert events == (Failed(0, 0, Card.parse(face), None, slot=0), Drew(0, 15))
    assert state.fireworks[Suit.BLACK] == 0
    assert state.top(Suit.BLACK) is None
    assert state.discard_pile == (*before.discard_pile, Card.parse(face))
    assert (state.tokens, state.mistakes) == (5, 1)


def test_s100_the_black_1_completes_and_returns_a_token() -> None:
    before = position("K1 ...", options="black", fireworks="K2")
    assert before.fireworks[Suit.BLACK] == 4
    assert before.top(Suit.BLACK) == Card.parse("K2")
    state, events = do(before, "P K1")
    assert events == (
        Placed(0, 0, Card.parse("K1"), None, slot=0),
        Completed(Suit.BLACK),
        TokensBack(1),
        Drew(0, 15),
    )
    assert state.fireworks[Suit.BLACK] == 5
    assert state.top(Suit.BLACK) == Card.parse("K1")
    assert (state.tokens, state.mistakes) == (6, 0)


def test_s101_each_missing_black_card_costs_a_point() -> None:
    before = position(options="black", deck=0, turns_left=1, fireworks="W3 R4 B4 Y5 G2 K3")
    assert after(before, "C1:1").outcome() == ended(16, Rating.EXCELLENT, 21)


def test_s102_five_complete_colors_are_not_all() -> None:
    state = position("W1 ...", options="black", fireworks=f"{FIVE} K2")
    assert not state.is_over
    assert not after(state, "D W1").is_over
    last = position(options="black", deck=0, turns_left=1, fireworks=f"{FIVE} K2")
    assert after(last, "C1:1").outcome() == ended(24, Rating.SUPERB, 29)


def test_s103_a_score_may_be_negative_and_has_the_lowest_row() -> None:
    before = position(options="black", deck=0, turns_left=1, fireworks="R2")
    assert after(before, "C1:1").outcome() == ended(-3, Rating.DREADFUL, 2)
    both = position(options="black", deck=0, turns_left=1, fireworks="R1 B1")
    assert after(both, "C1:1").outcome() == ended(-3, Rating.DREADFUL, 2)


def test_s104_the_black_1_wins_with_25_and_the_commendation() -> None:
    before = position("K1 ...", options="black", fireworks=f"{FIVE} K2")
    state, events = do(before, "P K1")
    won = Outcome(Result.WON, Reason.ALL_COMPLETE, 25, Rating.LEGENDARY, commendation=True, placed=30)
    assert events == (Placed(0, 0, Card.parse("K1"), None, slot=0), Completed(Suit.BLACK), Ended(won))
    assert state.outcome() == won


@pytest.mark.parametrize("color", "WRBYG")
def test_s105_a_color_clue_to_black_cards_only_is_an_empty_clue(color: str) -> None:
    before = position(f"... | {ONLY_BLACK}", options="black")
    state, events = do(before, f"C1:{color}")
    assert events == (Clued(0, 1, Color.parse(color), (), (), free=False, slots=()),)
    assert state.tokens == 4
    refused(position(f"... | {ONLY_BLACK}", options="black+no-empty-clues"), f"C1:{color}", EmptyClue)


def test_s105_with_empty_clues_off_the_values_that_touch_black_cards_are_legal() -> None:
    state = position("... | K5 K5 K4 K3 K3", options="black+no-empty-clues")
    clues = [action for action in state.legal_moves() if isinstance(action, ClueColor | ClueRank)]
    assert {clue for clue in clues if clue.to == 1} == {ClueRank(1, 3), ClueRank(1, 4), ClueRank(1, 5)}
    assert touched_places(state, "C1:3") == (4, 5)
    refused(state, "C1:1", EmptyClue)
    refused(state, "C1:2", EmptyClue)


def test_s106_without_any_5_black_is_dead() -> None:
    state = position(options="black", discard="K5 K5 K5")
    assert state.dead_fireworks == {Suit.BLACK}
    assert state.reachable_score == 20
    alive = position(options="black", discard="K5 K5")
    assert alive.dead_fireworks == set()
    assert alive.reachable_score == 25


@pytest.mark.parametrize(("face", "discard"), [("K1", ""), ("K5", "K5 K5")])
def test_s107_the_last_black_copy_is_indispensable(face: str, discard: str) -> None:
    before = position(f"{face} ...", options="black+expert", discard=discard)
    state, events = do(before, f"D {face}")
    lost = Outcome(Result.LOST, Reason.INDISPENSABLE, None, None, commendation=False, placed=0)
    assert events == (Discarded(0, 0, Card.parse(face), slot=0), Ended(lost))
    assert state.outcome() == lost
    assert state.deck_count == 20


@pytest.mark.parametrize("discard", ["", "K5"])
def test_s107_a_black_5_is_dispensable_once_one_is_placed(discard: str) -> None:
    before = position("K5 ...", options="black+expert", fireworks="K5", discard=discard)
    state, events = do(before, "D K5")
    assert events == (Discarded(0, 0, Card.parse("K5"), slot=0), Drew(0, 15))
    assert not state.is_over


def test_s108_a_black_4_is_dispensable_once_the_other_is_placed() -> None:
    before = position("K4 ...", options="black+expert", fireworks="K3")
    state, events = do(before, "D K4")
    assert events == (Discarded(0, 0, Card.parse("K4"), slot=0), Drew(0, 15))
    assert not state.is_over
    assert state.deck_count == 19
