"""Setup and views: scenarios S-001 to S-012."""

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest

from hanabi.game.events import Clued, Discarded, Drew
from hanabi.game.state import State
from hanabi.rules.cards import Card
from hanabi.rules.deal import Deal
from hanabi.rules.editions import edition
from hanabi.rules.errors import BadOptions, NotOffered
from hanabi.rules.moves import ClueColor, ClueRank, Discard, Play
from hanabi.rules.options import Multicolour, Options
from hanabi.rules.suits import BASE_COLORS, Color, Suit
from hanabi.rules.tiles import Tile
from tests.positions import after, do, hand_text, order_of, position

BASE_COPIES = {1: 3, 2: 2, 3: 2, 4: 2, 5: 1}
BLACK_COPIES = {5: 3, 4: 2, 3: 2, 2: 2, 1: 1}
SINGLE_COPIES = {1: 1, 2: 1, 3: 1, 4: 1, 5: 1}


def dealt(options: str = "base", players: int = 3, **given: Any) -> State:
    return State.new(players, Options.parse(options), chance=Random(7), **given)


def copies(state: State) -> dict[str, dict[int, int]]:
    """How often each rank of each suit is among the hands and the deck."""
    held = [card.card for hand in state.hands for card in hand if card.card]
    counts = Counter([*held, *state.deck])
    found: dict[str, dict[int, int]] = {}
    for card, count in counts.items():
        found.setdefault(card.suit.letter, {})[card.rank] = count
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s001_a_base_game_has_fifty_cards_of_five_suits(players: int) -> None:
    state = dealt(players=players)
    assert sum(map(len, state.hands)) + state.deck_count == 50
    assert copies(state) == dict.fromkeys("WRBYG", BASE_COPIES)


@pytest.mark.parametrize(("players", "hand", "deck"), [(2, 5, 40), (3, 5, 35), (4, 4, 34), (5, 4, 30)])
def test_s002_hands_and_deck_depend_on_the_number_of_players(players: int, hand: int, deck: int) -> None:
    state = dealt(players=players)
    assert [len(cards) for cards in state.hands] == [hand] * players
    assert state.deck_count == deck == len(state.deck)


@pytest.mark.parametrize("players", [1, 6])
def test_s003_one_or_six_players_are_refused(players: int) -> None:
    with pytest.raises(BadOptions, match=f"2 to 5 players, not {players}"):
        State.new(players)
    with pytest.raises(BadOptions, match=f"2 to 5 players, not {players}"):
        State.deal(Deal(players, dealt().dealt.deck))  # type: ignore[union-attr]


def test_s004_a_new_game_for_three_has_25_legal_actions() -> None:
    state = dealt(starter=0)
    assert (state.tokens, state.mistakes) == (8, 0)
    assert state.fireworks == dict.fromkeys((Suit.WHITE, Suit.RED, Suit.BLUE, Suit.YELLOW, Suit.GREEN), 0)
    assert state.discard_pile == ()
    assert state.on_turn == 0
    clues = [ClueColor(to, color) for to in (1, 2) for color in BASE_COLORS]
    values = [ClueRank(to, rank) for to in (1, 2) for rank in range(1, 6)]
    plays = [Play(order) for order in state.orders(0)]
    legal = state.legal_moves()
    assert len(legal) == 25
    assert set(legal) == {*clues, *values, *plays}
    assert not any(state.is_legal(Discard(order)) for order in state.orders(0))


def test_s005_a_view_has_all_but_the_own_hand_and_the_deck() -> None:
    state = position("R3 ... | R1 R3 B2 G4 W5 | G1 G2 W1 Y4 B5", fireworks="R2", discard="R4 B1", mistakes=1)
    state, events = do(after(state, "C1:R"), f"D{order_of(state, 1, 'B2')}")
    view = state.view(0)
    assert [held.card for held in view.hand(0)] == [None] * 5
    assert view.orders(0) == state.orders(0)
    assert view.hand(1) == state.hand(1)
    assert view.hand(2) == state.hand(2)
    assert hand_text(state, 2) == "G1 G2 W1 Y4 B5"
    assert not hasattr(view, "deck")
    assert (view.deck_count, view.tokens, view.mistakes) == (19, 5, 1)
    assert view.discard_pile == state.discard_pile
    assert set(map(str, view.discard_pile)) >= {"R4", "B1", "B2"}
    assert view.discard_pile[-1] == Card.parse("B2")
    touched = state.orders(1)[:2]
    assert view.log == (Clued(0, 1, Color.RED, touched, touched, slots=(0, 1)), *events)
    assert events == (Discarded(1, 7, Card.parse("B2"), slot=2), Drew(1, 15))


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("options", ["base", "ten-wild+black+tiles", "five-own+expert+announce"])
def test_s005_every_view_of_a_whole_game_hides_just_the_own_hand(options: str, seed: int) -> None:
    chance = Random(seed)
    state = State.new(3, Options.parse(options), chance=chance)
    while not state.is_over:
        state, _ = state.apply(chance.choice(state.legal_moves()))
        for seat in range(3):
            view = state.view(seat)
            assert all(held.card is None for held in view.hand(seat))
            for other in {0, 1, 2} - {seat}:
                assert view.hand(other) == state.hand(other)
                assert all(held.card for held in view.hand(other))
            assert view.deck_count == len(state.deck)
            assert (view.tokens, view.mistakes) == (state.tokens, state.mistakes)
            assert (view.discard_pile, view.log) == (state.discard_pile, state.log)


def test_s006_turns_go_clockwise_from_the_named_starter() -> None:
    state = dealt(starter=2)
    assert state.dealt is not None
    assert state.dealt.starter == 2
    seats = []
    for _ in range(7):
        seats.append(state.on_turn)
        state = after(state, f"C{(state.on_turn + 1) % 3}:1")
    assert seats == [2, 0, 1, 2, 0, 1, 2]


@pytest.mark.parametrize(("players", "deck"), [(2, 45), (3, 40), (4, 39), (5, 35)])
def test_s007_five_own_adds_each_multicolour_card_once(players: int, deck: int) -> None:
    state = dealt("five-own", players)
    assert sum(map(len, state.hands)) + state.deck_count == 55
    assert copies(state) == dict.fromkeys("WRBYG", BASE_COPIES) | {"M": SINGLE_COPIES}
    assert state.deck_count == deck


def test_s008_ten_wild_adds_multicolour_cards_like_any_other_suit() -> None:
    state = dealt("ten-wild")
    assert sum(map(len, state.hands)) + state.deck_count == 60
    assert copies(state) == dict.fromkeys("WRBYGM", BASE_COPIES)


def test_s009_black_cards_are_the_mirror_of_the_others() -> None:
    state = dealt("black")
    assert sum(map(len, state.hands)) + state.deck_count == 60
    assert copies(state) == dict.fromkeys("WRBYG", BASE_COPIES) | {"K": BLACK_COPIES}


def test_s010_all_three_expansions_together() -> None:
    state = dealt("ten-wild+black+tiles", players=4)
    assert sum(map(len, state.hands)) + state.deck_count == 70
    assert [len(hand) for hand in state.hands] == [4, 4, 4, 4]
    assert state.deck_count == 54
    assert state.tiles_left == frozenset(Tile)
    assert len(state.tiles_left) == 6
    assert state.fireworks == dict.fromkeys(Suit, 0)
    assert len(state.fireworks) == 7


def test_s011_two_multicolour_rules_at_once_are_refused() -> None:
    with pytest.raises(BadOptions, match="five-own and ten-wild exclude each other"):
        Options.parse("five-own+ten-wild")
    with pytest.raises(BadOptions, match="multicolour is one of"):
        Options(multicolour=("five-own", "ten-wild"))  # type: ignore[arg-type]


# Every choice beyond the base game that changes the rules.
CHOICES: dict[str, dict[str, Any]] = {
    "expert": {"expert": True},
    "announcement": {"announce": True},
    "five-own": {"multicolour": "five-own"},
    "ten-wild": {"multicolour": "ten-wild"},
    "ten-own": {"multicolour": "ten-own"},
    "black": {"black": True},
    "tiles": {"tiles": True},
    "no empty clues": {"empty_clues": False},
}
OFFERED = {
    "nl": {"expert"},
    "da": {"expert", "announcement", "five-own"},
    "fi": {"expert", "announcement", "five-own"},
    "pl": {"expert", "ten-wild", "black", "tiles"},
}


@pytest.mark.parametrize("code", OFFERED)
@pytest.mark.parametrize("choice", CHOICES)
def test_s012_an_edition_offers_what_its_box_prints(code: str, choice: str) -> None:
    box, wanted = edition(code), CHOICES[choice]
    if choice in OFFERED[code]:
        assert box.options(**wanted) == Options.from_dict(wanted)
    else:
        with pytest.raises(NotOffered, match=f"the edition '{code}' does not offer"):
            box.options(**wanted)


@pytest.mark.parametrize("code", OFFERED)
def test_s012_what_an_edition_offers_may_be_combined_and_has_empty_clues_on(code: str) -> None:
    for size in range(len(OFFERED[code]) + 1):
        for chosen in combinations(sorted(OFFERED[code]), size):
            wanted = {name: value for choice in chosen for name, value in CHOICES[choice].items()}
            options = edition(code).options(**wanted)
            assert options == Options.from_dict(wanted)
            assert options.empty_clues
    assert edition(code).options().multicolour is Multicolour.NONE
