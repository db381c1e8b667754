"""Discarding and playing: scenarios S-026 to S-039."""

from collections import Counter

import pytest

from hanabi.game.events import Completed, Discarded, Drew, Ended, Failed, Placed, TokensBack
from hanabi.game.state import State
from hanabi.rules.cards import Card
from hanabi.rules.errors import (
    AllTokensThere,
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
from hanabi.rules.moves import Discard, Move, Play, Rearrange, Stop, parse_move
from hanabi.rules.outcome import Outcome, Reason, Result
from hanabi.rules.suits import Suit
from hanabi.rules.tiles import Tile
from tests.positions import after, do, hand_text, order_of, position, refused


def heights(state: State) -> dict[str, int]:
    return {suit.letter: height for suit, height in state.fireworks.items() if height}


def test_s026_a_discard_returns_a_token_and_a_card_is_drawn() -> None:
    before = position("R1 B2 G4 W5 Y3", tokens=7, next_cards="G2")
    state, events = do(before, "D B2")
    assert events == (Discarded(0, 1, Card.parse("B2"), slot=1), Drew(0, 15))
    assert state.discard_pile == (*before.discard_pile, Card.parse("B2"))
    assert (state.tokens, state.mistakes, state.deck_count, state.on_turn) == (8, 0, 19, 1)
    assert hand_text(state, 0) == "R1 G4 W5 Y3 G2"
    assert state.orders(0) == (0, 2, 3, 4, 15)
    assert heights(state) == {}


def test_s027_a_discard_is_refused_when_all_tokens_are_there() -> None:
    state = position("R1 B2 G4 W5 Y3", tokens=8)
    for face in ("R1", "B2", "G4", "W5", "Y3"):
        message = refused(state, f"D {face}", AllTokensThere)
    assert message == "a discard returns a token and all are there: give a clue or play"


def test_s028_a_discard_without_any_token_gives_the_first() -> None:
    before = position("R1 B2 G4 W5 Y3", tokens=0)
    state, events = do(before, "D B2")
    assert (state.tokens, state.deck_count, state.on_turn) == (1, 19, 1)
    assert events == (Discarded(0, 1, Card.parse("B2"), slot=1), Drew(0, 15))


def test_s029_a_1_starts_its_firework() -> None:
    before = position("B2 R1 G4 W5 Y3")
    state, events = do(before, "P R1")
    assert events == (Placed(0, 1, Card.parse("R1"), None, slot=1), Drew(0, 15))
    assert heights(state) == {"R": 1}
    assert state.top(Suit.RED) == Card.parse("R1")
    assert (state.tokens, state.mistakes, state.deck_count, state.on_turn) == (5, 0, 19, 1)
    assert len(state.hand(0)) == 5
    assert state.discard_pile == before.discard_pile
    assert state.score == 1


def test_s030_a_card_never_clued_is_placed_where_it_belongs() -> None:
    before = position("B2 R3 G4 W5 Y2", fireworks="R2")
    held = before.hand(0)[1]
    assert held.clued == set()
    assert {card.suit for card in held.possible} == set(before.options.suits)
    state, events = do(before, "P R3")
    assert events[0] == Placed(0, 1, Card.parse("R3"), None, slot=1)
    assert heights(state) == {"R": 3}
    assert (state.tokens, state.mistakes) == (5, 0)


def test_s031_a_card_that_does_not_fit_is_a_mistake() -> None:
    before = position("B2 R3 G4 W5 Y2", fireworks="R1", next_cards="G2")
    state, events = do(before, "P R3")
    assert events == (Failed(0, 1, Card.parse("R3"), None, slot=1), Drew(0, 15))
    assert state.discard_pile == (*before.discard_pile, Card.parse("R3"))
    assert heights(state) == {"R": 1}
    assert (state.mistakes, state.tokens, state.deck_count, state.on_turn) == (1, 5, 19, 1)
    assert hand_text(state, 0) == "B2 G4 W5 Y2 G2"


def test_s032_a_rank_already_placed_is_a_mistake() -> None:
    before = position("B2 R2 G4 W5 Y3", fireworks="R3")
    state, events = do(before, "P R2")
    assert events == (Failed(0, 1, Card.parse("R2"), None, slot=1), Drew(0, 15))
    assert state.discard_pile == (*before.discard_pile, Card.parse("R2"))
    assert heights(state) == {"R": 3}
    assert (state.mistakes, state.tokens, state.on_turn) == (1, 5, 1)


def test_s033_completing_a_firework_returns_one_token() -> None:
    before = position("B2 R5 G4 W5 Y3", fireworks="R4")
    state, events = do(before, "P R5")
    assert events == (
        Placed(0, 1, Card.parse("R5"), None, slot=1),
        Completed(Suit.RED),
        TokensBack(1),
        Drew(0, 15),
    )
    assert heights(state) == {"R": 5}
    assert (state.tokens, state.mistakes, state.deck_count, state.on_turn) == (6, 0, 19, 1)
    assert len(state.hand(0)) == 5


def test_s034_the_bonus_is_lost_when_all_tokens_are_there() -> None:
    before = position("B2 R5 G4 W5 Y3", fireworks="R4", tokens=8)
    state, events = do(before, "P R5")
    assert events == (Placed(0, 1, Card.parse("R5"), None, slot=1), Completed(Suit.RED), Drew(0, 15))
    assert heights(state) == {"R": 5}
    assert (state.tokens, state.deck_count, state.on_turn) == (8, 19, 1)
    for order in state.orders(1):
        refused(state, Discard(order), AllTokensThere)
    later = after(state, "C2:1", f"D{state.orders(2)[0]}")
    assert later.tokens == 8  # nothing was kept for later


def test_s035_the_second_mistake_does_not_end_the_game() -> None:
    state, events = do(position("B2 R3 G4 W5 Y2", mistakes=1), "P R3")
    assert events == (Failed(0, 1, Card.parse("R3"), None, slot=1), Drew(0, 15))
    assert (state.mistakes, state.is_over, state.on_turn) == (2, False, 1)
    assert state.outcome() is None
    assert state.legal_moves()


def test_s036_the_third_mistake_loses_the_game_at_once() -> None:
    before = position("B2 R1 G5 W5 Y2", fireworks="R3 B3 Y3 G3 W2", mistakes=2)
    assert before.placed == 14
    state, events = do(before, "P R1")
    lost = Outcome(Result.LOST, Reason.THIRD_MISTAKE, score=0, rating=None, commendation=False, placed=14)
    assert events == (Failed(0, 1, Card.parse("R1"), None, slot=1), Ended(lost))
    assert state.outcome() == lost
    assert (state.is_over, state.mistakes, state.tokens) == (True, 3, 5)
    assert state.deck_count == before.deck_count == 19
    assert state.deck == before.deck
    assert hand_text(state, 0) == "B2 G5 W5 Y2"
    assert state.discard_pile == (*before.discard_pile, Card.parse("R1"))
    assert state.score == 14  # on the table, for a remark
    assert state.legal_moves() == []
    later: list[Move] = [parse_move(f"C{to}:{named}") for to in range(3) for named in "WRBYG12345"]
    later += [kind(order) for seat in range(3) for order in state.orders(seat) for kind in (Play, Discard)]
    later += [Rearrange(1, state.orders(1)[::-1]), Stop(), *map(parse_move, ("R:B3", "S:B3", "L"))]
    for move in later:
        assert refused(state, move, GameOver) == "the game is over: no more moves"
    for seat in range(3):
        refused(state, Play(state.orders(seat)[0]), GameOver, seat)


def test_s037_discarding_the_last_copy_marks_the_firework_dead_and_the_game_goes_on() -> None:
    before = position("B1 R2 G4 W5 Y3", fireworks="R1", discard="R2")
    assert before.dead_fireworks == set()
    assert before.reachable_score == 25
    state = after(before, "D R2")
    assert state.dead_fireworks == {Suit.RED}
    assert state.reachable_score == 21
    assert (state.is_over, state.on_turn, state.tokens) == (False, 1, 6)
    assert state.outcome() is None
    assert all(state.view(seat).dead_fireworks == {Suit.RED} for seat in range(3))


def test_s038_cards_below_the_gap_may_still_be_played_and_count() -> None:
    before = position("B1 Y1 G4 W5 R3", discard="Y4 Y4")
    assert before.dead_fireworks == {Suit.YELLOW}
    state, events = do(before, "P Y1")
    assert events == (Placed(0, 1, Card.parse("Y1"), None, slot=1), Drew(0, 15))
    assert heights(state) == {"Y": 1}
    assert state.score == before.score + 1 == 1
    assert state.reachable_score == 20 + 3
    assert state.dead_fireworks == {Suit.YELLOW}


# A position (its hands and what else there is), the move and the error; each kind of refusal at least once.
REFUSALS: list[tuple[str, dict[str, object], str, type[IllegalMove]]] = [
    ("R1 ...", {"tokens": 8}, "D R1", AllTokensThere),
    ("R1 ...", {"tokens": 0}, "C1:R", NoClueToken),
    ("R1 ...", {}, "C0:R", NoSuchSeat),
    ("R1 ...", {}, "C3:R", NoSuchSeat),
    ("R1 ...", {}, "C1:M", CannotName),
    ("R1 ... | !W ...", {"options": "no-empty-clues"}, "C1:W", EmptyClue),
    ("R1 ...", {}, "P R1=R", CannotAnnounce),
    ("M1 ...", {"options": "five-own+announce"}, "P M1=K", CannotAnnounce),
    ("R1 ...", {}, "P5", NoSuchCard),
    ("R1 ...", {}, "D99", NoSuchCard),
    ("R1 ...", {}, "H1:5,6,7,8", NoSuchCard),
    ("R1 ...", {}, "H1:5,6,7,8,8", NoSuchCard),
    ("R1 ...", {}, "H1:0,6,7,8,9", NoSuchCard),
    ("R1 ...", {}, "H3:0", NoSuchSeat),
    ("R1 ...", {}, "L", NoTile),
    ("R1 ...", {"options": "tiles", "discard": "B3"}, "R:B3", NoTile),
    ("R1 ...", {"options": "tiles", "discard": "R1"}, "S:R1", NoTile),
]


@pytest.mark.parametrize(("hands", "rest", "text", "error"), REFUSALS)
def test_s039_a_refused_action_changes_nothing(
    hands: str, rest: dict[str, object], text: str, error: type[IllegalMove]
) -> None:
    state = position(hands, **rest)  # type: ignore[arg-type]
    refused(state, text, error)  # which compares everything there is
    assert state.log == ()
    assert state.moves == ()
    assert state.on_turn == 0
    assert all(held.clued == set() for hand in state.hands for held in hand)


def test_s039_a_refusal_while_a_tile_waits_changes_nothing() -> None:
    state = after(
        position("R5 ...", options="tiles", tiles="salvage", fireworks="R4 B2", discard="B3 W5"), "P R5"
    )
    assert state.pending is Tile.SALVAGE
    for text, error in [
        ("C1:R", TilePending),
        ("S:W5", NoFit),
        ("S:Y5", NoSuchCard),
        ("R:B3", NoTile),
        ("L", NoTile),
    ]:
        refused(state, text, error)
    refused(state, Play(state.orders(1)[0]), NotYourTurn, seat=1)


def test_s039_another_player_acting_changes_nothing() -> None:
    state = position("R1 ... | R2 ...")
    for seat in (1, 2):
        refused(state, Play(state.orders(seat)[0]), NotYourTurn, seat)
        refused(state, Discard(state.orders(seat)[0]), NotYourTurn, seat)
        refused(state, f"C{3 - seat}:R", NotYourTurn, seat)


def test_every_card_is_somewhere_after_every_action() -> None:
    state = position("R1 B3 ...", fireworks="W2")
    for text in ("P R1", f"D{order_of(state, 1, hand_text(state, 1)[:2])}", "C0:1", "P B3"):
        state = after(state, text)
        placed = [
            Card(suit, rank) for suit, height in state.fireworks.items() for rank in range(1, height + 1)
        ]
        held = [card.card for hand in state.hands for card in hand]
        assert Counter([*placed, *held, *state.deck, *state.discard_pile]) == Counter(state.options.cards())
