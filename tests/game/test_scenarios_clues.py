"""Clues: scenarios S-013 to S-025."""

import pytest

from hanabi.game.board import HeldCard
from hanabi.game.events import Clued, Drew, Placed, Rearranged
from hanabi.rules.cards import Card
from hanabi.rules.errors import BadNotation, CannotName, EmptyClue, NoClueToken, NoSuchSeat
from hanabi.rules.moves import ClueColor, ClueRank, Discard, Play, Rearrange, parse_move
from hanabi.rules.options import Options
from hanabi.rules.suits import BASE_COLORS, Color, Suit
from tests.positions import after, do, hand_text, position, refused, touched_places

EVERY_FACE = frozenset(Options().cards())


def may_be(held: HeldCard) -> tuple[set[Suit], set[int]]:
    return {card.suit for card in held.possible}, {card.rank for card in held.possible}


def test_s013_a_color_clue_touches_every_card_of_that_color_and_no_other() -> None:
    before = position("... | R1 R3 B2 G4 W5")
    state, events = do(before, "C1:R")
    red = before.orders(1)[:2]
    assert events == (Clued(0, 1, Color.RED, red, red, slots=(0, 1)),)
    assert touched_places(before, "C1:R") == (1, 2)
    assert [held.clued for held in state.hand(1)] == [{Color.RED}, {Color.RED}, set(), set(), set()]
    assert [may_be(held)[0] == {Suit.RED} for held in state.hand(1)] == [True, True, False, False, False]
    assert [Suit.RED in may_be(held)[0] for held in state.hand(1)] == [True, True, False, False, False]
    assert all(may_be(held)[1] == {1, 2, 3, 4, 5} for held in state.hand(1))
    assert (state.tokens, state.on_turn) == (4, 1)
    assert (state.mistakes, state.deck_count) == (0, 20)
    assert hand_text(state, 1) == "R1 R3 B2 G4 W5"


def test_s014_a_value_clue_marks_the_other_cards_as_not_that_value() -> None:
    before = position("... | R1 B1 B2 G1 W5")
    state, events = do(before, "C1:1")
    orders = before.orders(1)
    ones = (orders[0], orders[1], orders[3])
    assert events == (Clued(0, 1, 1, ones, ones, slots=(0, 1, 3)),)
    assert touched_places(before, "C1:1") == (1, 2, 4)
    assert [held.clued for held in state.hand(1)] == [{1}, {1}, set(), {1}, set()]
    others = {2, 3, 4, 5}
    assert [may_be(held)[1] for held in state.hand(1)] == [{1}, {1}, others, {1}, others]
    assert (state.tokens, state.on_turn) == (4, 1)


def test_s015_a_clue_points_out_both_green_cards_and_a_subset_cannot_be_said() -> None:
    before = position("... | G1 R3 B2 G4 W5")
    with pytest.raises(TypeError):
        ClueColor(1, Color.GREEN, (before.orders(1)[0],))  # type: ignore[call-arg]
    state, events = do(before, "C1:G")
    green = (before.orders(1)[0], before.orders(1)[3])
    assert events == state.log == (Clued(0, 1, Color.GREEN, green, green, slots=(0, 3)),)
    assert [held.clued for held in state.hand(1)] == [{Color.GREEN}, set(), set(), {Color.GREEN}, set()]
    with pytest.raises(BadNotation):
        parse_move(f"C1:G{green[0]}")


def test_s016_an_empty_color_clue_is_legal_and_says_not_white() -> None:
    before = position("... | R1 R3 B2 G4 Y5")
    assert ClueColor(1, Color.WHITE) in before.legal_moves()
    state, events = do(before, "C1:W")
    assert events == (Clued(0, 1, Color.WHITE, (), (), free=False, slots=()),)
    not_white = set(Options().suits) - {Suit.WHITE}
    assert [may_be(held)[0] for held in state.hand(1)] == [not_white] * 5
    assert all(held.clued == set() for held in state.hand(1))
    assert (state.tokens, state.on_turn) == (4, 1)


def test_s017_an_empty_value_clue_is_legal() -> None:
    before = position("... | R1 R3 B2 G3 Y5")
    assert ClueRank(1, 4) in before.legal_moves()
    state, events = do(before, "C1:4")
    assert events == (Clued(0, 1, 4, (), (), free=False, slots=()),)
    assert [may_be(held)[1] for held in state.hand(1)] == [{1, 2, 3, 5}] * 5
    assert (state.tokens, state.on_turn) == (4, 1)


def test_s018_with_empty_clues_off_white_to_a_hand_without_white_is_refused() -> None:
    state = position("... | R1 R3 B2 G4 Y5", options="no-empty-clues")
    assert "C1:W touches no card" in refused(state, "C1:W", EmptyClue)
    assert state.is_legal(ClueColor(1, Color.RED))


def test_s019_without_a_token_every_clue_is_refused_but_discards_and_plays_are_legal() -> None:
    state = position("... | R1 R3 B2 G4 W5", tokens=0)
    for to in (1, 2):
        for named in (*"WRBYG", *"12345"):
            refused(state, f"C{to}:{named}", NoClueToken)
    own = state.orders(0)
    assert set(state.legal_moves()) == {*map(Play, own), *map(Discard, own)}
    assert len(own) == 5


@pytest.mark.parametrize("named", [*"WRBYG", *"12345"])
def test_s020_a_clue_to_oneself_is_refused(named: str) -> None:
    message = refused(position("R1 R3 B2 G4 W5"), f"C0:{named}", NoSuchSeat)
    assert message == "a clue goes to another player, never to oneself"


@pytest.mark.parametrize("text", ["C1:R3", "C1:3R", "C1:RB", "C1:13", "C1:R,3", "C1:K"])
def test_s021_a_clue_that_names_two_things_or_black_cannot_even_be_written(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_move(text)


@pytest.mark.parametrize("rank", [0, 6])
def test_s021_a_value_that_does_not_exist_is_refused(rank: int) -> None:
    assert "from 1 to 5" in refused(position(), ClueRank(1, rank), CannotName)
    with pytest.raises(BadNotation):
        parse_move(f"C1:{rank}")


@pytest.mark.parametrize("options", ["base", "black", "ten-wild"])
def test_s021_a_color_that_is_not_in_the_game_is_refused(options: str) -> None:
    state = position(options=options)
    assert "no clue may name multicolor here" in refused(state, "C1:M", CannotName)
    colors = {action.color for action in state.legal_moves() if isinstance(action, ClueColor)}
    assert colors == set(BASE_COLORS)


def test_s022_a_clue_draws_no_card_and_starts_no_last_round() -> None:
    before = position("... | R1 R3 B2 G4 W5", deck=1, fireworks="W2 R2 B2 Y2 G2")
    state = after(before, "C1:R")
    assert state.deck == before.deck
    assert state.deck_count == 1
    assert [hand_text(state, seat) for seat in range(3)] == [hand_text(before, seat) for seat in range(3)]
    assert [state.orders(seat) for seat in range(3)] == [before.orders(seat) for seat in range(3)]
    assert state.turns_left is None


def test_s023_a_card_drawn_later_carries_no_mark() -> None:
    before = position("... | B2 R1 G4 W5 Y3", next_cards="R2")
    clued = after(before, "C1:R")
    assert clued.hand(1)[1].clued == {Color.RED}
    state, events = do(clued, "P R1")
    order = before.orders(1)[1]
    assert events == (Placed(1, order, Card.parse("R1"), slot=1), Drew(1, 15))
    assert hand_text(state, 1) == "B2 G4 W5 Y3 R2"
    assert state.hand(1)[-1] == HeldCard(15, Card.parse("R2"), EVERY_FACE, frozenset())
    assert all(Suit.RED not in may_be(held)[0] for held in state.hand(1)[:-1])


def test_s024_repeating_a_clue_is_legal_and_changes_no_mark() -> None:
    state = position("... | R1 R3 B2 G4 W5 | W1 ...", tokens=6)
    state = after(state, "C1:R", "C2:1", "D W1")
    before, red = state.hand(1), state.orders(1)[:2]
    assert (state.on_turn, state.tokens) == (0, 5)
    assert ClueColor(1, Color.RED) in state.legal_moves()
    state, events = do(state, "C1:R")
    assert events == (Clued(0, 1, Color.RED, red, fresh=(), slots=(0, 1)),)
    assert state.hand(1) == before
    assert (state.tokens, state.on_turn) == (4, 1)


def test_s025_rearranging_moves_the_mark_with_the_card() -> None:
    before = after(position("... | B2 R1 G4 W5 Y3", on_turn=2), "C1:R")
    assert before.on_turn == 0
    first, second, *rest = before.orders(1)
    state, events = before.apply(Rearrange(1, (second, first, *rest)), seat=1)
    assert events == (Rearranged(1, (second, first, *rest), slots=(1, 0, 2, 3, 4)),)
    assert [held.clued for held in before.hand(1)] == [set(), {Color.RED}, set(), set(), set()]
    assert [held.clued for held in state.hand(1)] == [{Color.RED}, set(), set(), set(), set()]
    assert state.hand(1) == (before.hand(1)[1], before.hand(1)[0], *before.hand(1)[2:])
    assert hand_text(state, 1) == "R1 B2 G4 W5 Y3"
    assert (state.on_turn, state.tokens, state.deck_count) == (0, before.tokens, before.deck_count)
    for seat in (None, 0, 1, 2):
        assert state.view(seat).log[-1] == events[0]
    assert [held.card for held in state.view(1).hand(1)] == [None] * 5
    assert state.view(1).hand(1)[0].clued == {Color.RED}
