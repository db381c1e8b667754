"""Positions: games set up in the middle, by the door and by the tests' own short hand."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as examples

from hanabi.game.position import set_up
from hanabi.game.position_reading import parse_position
from hanabi.game.state import State
from hanabi.rules.cards import Card, cards_text, parse_cards
from hanabi.rules.errors import BadDeal, BadOptions
from hanabi.rules.moves import Play
from hanabi.rules.options import Options
from hanabi.rules.suits import Suit
from hanabi.rules.tiles import Tile
from tests.games import Setting, by_gear, settings
from tests.positions import ImpossiblePosition, after, hand_text, move, order_of, position

HANDS = ("W1 W2 W3 W4 W5", "R1 R2 R3 R4 R5")


def rest_of(*used: Card, options: Options | None = None) -> list[Card]:
    """The cards of a game without those used."""
    left = Counter((options or Options()).cards())
    left.subtract(used)
    return sorted((+left).elements(), key=str)


def two_hands(**given: Any) -> State:
    """Two full hands, and whatever is given; what is left is the deck."""
    hands = [parse_cards(text) for text in HANDS]
    options = given.get("options") or Options()
    given.setdefault("deck", rest_of(*hands[0], *hands[1], *given.get("discard_pile", ()), options=options))
    return set_up(hands, given.pop("options", None), **given)


def test_a_position_without_more_words_is_like_a_fresh_deal() -> None:
    state = two_hands()
    assert (state.tokens, state.mistakes, state.on_turn, state.turns_left) == (8, 0, 0, None)
    assert state.options == Options()
    assert state.discard_pile == ()
    assert state.placed == state.score == 0
    assert [hand_text(state, seat) for seat in (0, 1)] == list(HANDS)
    assert [state.orders(seat) for seat in (0, 1)] == [(0, 1, 2, 3, 4), (5, 6, 7, 8, 9)]
    assert state.deck_count == len(state.deck) == 40
    every_face = frozenset(Options().cards())
    assert all(held.possible == every_face and not held.clued for hand in state.hands for held in hand)
    assert (state.dealt, state.moves, state.log, state.start) == (None, (), (), state)


def test_a_position_has_all_that_it_is_given() -> None:
    options = Options(tiles=True)
    pile = parse_cards("B3 Y4 B3")
    used = [*parse_cards(" ".join(HANDS)), *pile, *parse_cards("G1 G2 G3 G4 G5 B1 Y1 Y2 Y3 Y4 Y5")]
    deck = rest_of(*used, options=options)[::-1]
    tiles = [Tile.SALVAGE, Tile.TOKEN, Tile.REPAIR, Tile.RECYCLE, Tile.RANK_INFO, Tile.COLOR_INFO]
    state = two_hands(
        options=options,
        fireworks={Suit.GREEN: 5, Suit.BLUE: 1, Suit.YELLOW: 5},
        discard_pile=pile,
        deck=deck,
        tokens=3,
        mistakes=2,
        on_turn=1,
        tiles=tiles,
        tiles_used=2,
    )
    assert {suit.letter: height for suit, height in state.fireworks.items() if height} == {
        "G": 5,
        "B": 1,
        "Y": 5,
    }
    assert (state.discard_pile, state.deck) == (pile, tuple(deck))
    assert (state.tokens, state.mistakes, state.on_turn, state.placed) == (3, 2, 1, 11)
    assert state.tiles_used == (Tile.SALVAGE, Tile.TOKEN)
    assert state.dead_fireworks == {Suit.BLUE}
    later, _ = state.apply(Play(5))
    assert later.hand(1)[-1].card == deck[0]
    assert later.orders(1) == (6, 7, 8, 9, 10)


def test_a_game_goes_on_from_a_position_to_its_end() -> None:
    state = position(deck=3, fireworks="W3 R3 B3 Y3 G3")
    while not state.is_over:
        state, _ = state.apply(Play(state.orders(state.on_turn)[0]))
    assert state.outcome() is not None
    assert state.undo(len(state.moves)) == state.start


def test_with_an_empty_deck_the_last_round_runs() -> None:
    pile = rest_of(*parse_cards(" ".join(HANDS)))
    assert two_hands(discard_pile=pile, deck=()).turns_left == 2
    assert two_hands(discard_pile=pile, deck=(), turns_left=1).turns_left == 1
    full = {Suit.BLUE: 5, Suit.YELLOW: 5, Suit.GREEN: 5}
    placed = parse_cards("B1 B2 B3 B4 B5 Y1 Y2 Y3 Y4 Y5 G1 G2 G3 G4 G5")
    pile = rest_of(*parse_cards(" ".join(HANDS)), *placed)
    expert = two_hands(discard_pile=pile, deck=(), fireworks=full, options=Options(expert=True))
    assert expert.turns_left is None


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"tokens": 9}, "tokens must be from 0 to 8, not 9"),
        ({"tokens": -1}, "tokens must be from 0 to 8, not -1"),
        ({"mistakes": 3}, "mistakes must be from 0 to 2, not 3"),
        ({"mistakes": -1}, "mistakes must be from 0 to 2, not -1"),
        ({"on_turn": 2}, "the seat on turn must be from 0 to 1, not 2"),
        ({"on_turn": -1}, "the seat on turn must be from 0 to 1, not -1"),
        ({"cut": -1}, "the cut is a number from 0 to 4294967295, not -1"),
        ({"cut": 2**32}, "the cut is a number from 0 to 4294967295, not 4294967296"),
        ({"cut": 1}, "the cut is 0 without tiles, not 1"),
        ({"turns_left": 2}, "a last round needs an empty deck and a game that is not expert"),
        ({"fireworks": {Suit.RED: 6}}, "the firework R must be from 0 to 5, not 6"),
        ({"fireworks": {Suit.RED: -1}}, "the firework R must be from 0 to 5, not -1"),
        ({"fireworks": {Suit.BLACK: 1}}, "the firework K must be from 0 to 0, not 1"),
        ({"fireworks": {Suit.GREEN: 1}}, "the deck holds 4 of G1; these options have 3"),
        ({"deck": ()}, "the deck holds 0 of B1; these options have 3"),
        ({"tiles": [Tile.TOKEN]}, "these options take no tiles, not token"),
        ({"tiles_used": 1}, "the number of tiles used must be from 0 to 0, not 1"),
        ({"options": Options(tiles=True)}, "these options take each of the six tiles once, not none"),
        (
            {"options": Options(tiles=True), "tiles": [*[*Tile][:5], Tile.TOKEN]},
            "these options take each of the six tiles once, not token",
        ),
        (
            {"options": Options(tiles=True), "tiles": [*Tile], "tiles_used": 7},
            "the number of tiles used must be from 0 to 6, not 7",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused(given: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadDeal) as caught:
        two_hands(**given)
    assert str(caught.value).startswith(reason)


def test_a_position_with_cards_that_are_not_in_play_is_refused() -> None:
    with pytest.raises(BadDeal, match="the deck holds 1 of K5; these options have 0"):
        two_hands(discard_pile=parse_cards("K5"))


@pytest.mark.parametrize("turns", [0, 3, -1])
def test_a_last_round_has_at_least_one_turn_and_at_most_one_each(turns: int) -> None:
    pile = rest_of(*parse_cards(" ".join(HANDS)))
    with pytest.raises(BadDeal, match=f"the number of turns left must be from 1 to 2, not {turns}"):
        two_hands(discard_pile=pile, deck=(), turns_left=turns)


def test_an_expert_position_has_no_last_round() -> None:
    pile = rest_of(*parse_cards(" ".join(HANDS)))
    with pytest.raises(BadDeal, match="a game that is not expert"):
        two_hands(discard_pile=pile, deck=(), options=Options(expert=True), turns_left=1)


def test_a_position_that_is_over_is_refused() -> None:
    spare = parse_cards("W1 W1 R1 R1 B1")
    full = dict.fromkeys(Options().suits, 5)
    with pytest.raises(BadDeal, match="all fireworks are complete: that game is over"):
        set_up([spare, ()], fireworks=full)
    hands = [(), parse_cards("R5")]
    placed = {suit: 5 - (suit is Suit.RED) for suit in Options().suits}
    lying = [Card(suit, rank) for suit, height in placed.items() for rank in range(1, height + 1)]
    given: Any = {"fireworks": placed, "discard_pile": rest_of(*lying, *hands[1]), "deck": ()}
    with pytest.raises(BadDeal, match="seat 0 has no card and no token to act with: that game is over"):
        set_up(hands, Options(expert=True), **given, tokens=0)
    assert not set_up(hands, Options(expert=True), **given, tokens=1).is_over
    assert not set_up(hands, Options(expert=True), **given, tokens=0, on_turn=1).is_over


def test_without_a_deck_the_position_takes_all_cards_not_named() -> None:
    hands = [parse_cards(text) for text in HANDS]
    state = set_up(hands, fireworks={Suit.GREEN: 2}, discard_pile=parse_cards("B3"))
    named = parse_cards(f"{' '.join(HANDS)} G1 G2 B3")
    assert Counter(state.deck) == Counter(rest_of(*named))
    assert state == set_up(hands, fireworks={Suit.GREEN: 2}, discard_pile=parse_cards("B3"))


def test_a_hand_holds_no_more_cards_than_are_dealt() -> None:
    hands = [parse_cards(text) for text in ("W1 W2 W3 W4 W5 B1", "R1 R2 R3 R4 R5")]
    with pytest.raises(BadDeal, match="the number of cards of seat 0 must be from 0 to 5, not 6"):
        set_up(hands, deck=rest_of(*hands[0], *hands[1]))
    hands = [parse_cards(text) for text in (*HANDS, "B1", "G1")]
    with pytest.raises(BadDeal, match="the number of cards of seat 0 must be from 0 to 4, not 5"):
        set_up(hands, deck=rest_of(*(card for hand in hands for card in hand)))


@pytest.mark.parametrize("players", [0, 1, 6])
def test_a_position_is_for_two_to_five_players(players: int) -> None:
    with pytest.raises(BadOptions, match=f"2 to 5 players, not {players}"):
        set_up([()] * players, deck=Options().cards())


# The tests' short hand.


def test_a_written_position_has_the_usual_defaults() -> None:
    state = position()
    assert (state.players, state.on_turn, state.tokens, state.mistakes, state.deck_count) == (3, 0, 5, 0, 20)
    assert state.options == Options()
    assert [len(hand) for hand in state.hands] == [5, 5, 5]
    assert state.placed == 0
    assert position() == position()


def test_what_is_written_is_there() -> None:
    state = position(
        "R3 R1 ... | -  | B2",
        players=4,
        fireworks="W3 K3",
        discard="R2 B3",
        next_cards="W5 G1",
        options="black",
        unreachable=True,
    )
    assert hand_text(state, 0).startswith("R3 R1 ")
    assert [len(hand) for hand in state.hands] == [4, 0, 1, 4]
    assert (state.fireworks[Suit.WHITE], state.fireworks[Suit.BLACK], state.placed) == (3, 3, 6)
    assert cards_text(state.discard_pile).startswith("R2 B3")
    assert cards_text(state.deck).startswith("W5 G1 ")
    assert state.deck_count == 20


@pytest.mark.parametrize("options", ["base", "five-own", "ten-wild", "black", "ten-wild+black"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_filling_kills_no_firework_of_its_own_accord(options: str, players: int) -> None:
    for fireworks in ("", "R4", "W2 R2 B2 Y2 G2", "W4 R5 B5 Y5 G5"):
        state = position(players=players, options=options, fireworks=fireworks)
        assert state.dead_fireworks == set()
        assert state.deck_count > 0


def test_filling_discards_what_is_placed_already_first() -> None:
    state = position(fireworks="W3 R3 B3", deck=13, discard="R5")
    assert state.discard_pile[0] == Card.parse("R5")
    spare = parse_cards("W1 W1 W2 W3 R1 R1 R2 R3 B1 B1 B2 B3")
    assert Counter(state.discard_pile[1:]) == Counter(spare)


def test_filling_brings_no_dead_firework_further_down() -> None:
    state = position(fireworks="R1", discard="R2 R2")
    assert state.dead_fireworks == {Suit.RED}
    gone = Counter(state.discard_pile)
    assert all(gone[card] < state.options.copies(card) for card in parse_cards("R3 R4 R5"))


def test_an_empty_deck_may_force_last_copies_onto_the_discard_pile() -> None:
    state = position(deck=0, turns_left=1)
    assert (state.deck_count, state.placed, len(state.discard_pile)) == (0, 0, 35)


def test_a_hand_is_filled_without_what_is_written_to_be_absent() -> None:
    for state in (position("!W ... | !4 !R ... | !B1 ..."), position("... | !1 !2 ...", deck=3)):
        assert all(len(hand) == 5 for hand in state.hands)
    state = position("!W ... | !4 !R ... | !B1 ...")
    assert "W" not in hand_text(state, 0)
    assert not {"4", "R"} & set(hand_text(state, 1))
    assert "B1" not in hand_text(state, 2)


def test_a_deck_of_twenty_gives_way_where_the_cards_are_too_few() -> None:
    assert position(fireworks="W4 R5 B5 Y5 G5").deck_count == 11
    assert position(fireworks="W4 R5 B5 Y5 G5", discard="W1").deck_count == 10


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"hands": "R5 R5 ..."}, "written more often than it exists: R5"),
        ({"hands": "R5 ...", "fireworks": "R5"}, "written more often than it exists: R5"),
        ({"hands": "K1 ..."}, "written more often than it exists: K1"),
        ({"hands": "R1 R2 R3 R4 R5 B1"}, "seat 0 holds at most 5 cards, not 6"),
        ({"hands": "... | ... | ... | ..."}, "4 hands are written for 3 players"),
        ({"hands": "... | | ..."}, "write ... for a hand to be filled, or - for none: seat 1"),
        ({"fireworks": "M3"}, "M3 lies on no firework: multicolor is not in play"),
        ({"deck": 40}, "50 cards are not written, 15 of them for the hands: that makes no deck of 40"),
        ({"deck": 1, "next_cards": "R1 R2"}, "48 cards are not written, 15 of them for the hands"),
        ({"hands": "!W !R !B !Y !G ..."}, "no card is left for seat 0 that is not W R B Y G"),
        (
            {"fireworks": "W5 R5 B5 Y5 G5", "players": 5, "discard": "W1 W1 R1 R1 B1"},
            "no card is left for the deck",
        ),
    ],
)
def test_a_position_that_cannot_be_written_so_says_why(given: dict[str, Any], reason: str) -> None:
    with pytest.raises(ImpossiblePosition) as caught:
        position(**given)
    assert str(caught.value).startswith(reason)


def test_a_move_names_the_own_card_by_its_face() -> None:
    state = position("B2 R5 R1 R1 ...", options="announce")
    assert move(state, "P R1") == Play(2)
    assert move(state, "P R5=R") == Play(1, Suit.RED)
    assert order_of(state, 0, "B2") == 0
    with pytest.raises(ImpossiblePosition, match="seat 0 holds B2 R5 R1 R1 W1, not G5"):
        move(position("B2 R5 R1 R1 W1"), "P G5")
    assert after(state, "P R1").fireworks[Suit.RED] == 1


# What cannot come about.


def nearly(**given: Any) -> State:
    """An expert game with an empty deck in which green waits for its 5, and whatever is given."""
    hands = [parse_cards("G5 R1"), parse_cards("W1")]
    placed = {suit: 5 - (suit is Suit.GREEN) for suit in Options().suits}
    lying = [Card(suit, rank) for suit, height in placed.items() for rank in range(1, height + 1)]
    pile = rest_of(*lying, *hands[0], *hands[1])
    base: dict[str, Any] = {"fireworks": placed, "discard_pile": pile, "deck": (), "tokens": 3}
    return set_up(hands, Options(expert=True), **(base | given))


def test_hands_shrink_in_an_expert_game_when_the_deck_is_empty() -> None:
    assert [len(hand) for hand in nearly().hands] == [2, 1]


@pytest.mark.parametrize("key", ["R", "red", 0, None])
def test_a_firework_is_named_by_its_suit(key: Any) -> None:
    with pytest.raises(BadDeal, match=f"a firework is named by its suit, like Suit.RED, not by {key!r}"):
        two_hands(fireworks={key: 4})


@pytest.mark.parametrize("value", ["3", 3.0, True, None])
def test_a_number_is_a_whole_number(value: Any) -> None:
    with pytest.raises(BadDeal, match=f"tokens must be from 0 to 8, not {value!r}"):
        two_hands(tokens=value)


def test_a_card_is_a_card() -> None:
    with pytest.raises(BadDeal, match=r"the hand of seat 1 has 'R1', which is not a card: read one with"):
        set_up([parse_cards(HANDS[0]), HANDS[1].split()])  # type: ignore[list-item]


@pytest.mark.parametrize(
    ("hands", "reason"),
    [
        (("W1 W2 W3 W4", HANDS[1]), "seat 0 cannot hold 4 cards there: it would have 5"),
        ((HANDS[0], ""), "seat 1 cannot hold 0 cards there: it would have 5"),
    ],
)
def test_hands_are_full_while_there_is_a_deck(hands: tuple[str, str], reason: str) -> None:
    with pytest.raises(BadDeal, match=reason):
        set_up([parse_cards(text) for text in hands])


def test_in_the_last_round_only_those_who_had_their_turn_are_short() -> None:
    hands = [parse_cards(text) for text in ("W1 W2 W3 W4", HANDS[1])]
    pile = rest_of(*hands[0], *hands[1])
    given: Any = {"discard_pile": pile, "deck": ()}
    assert set_up(hands, **given, on_turn=1, turns_left=1).turns_left == 1
    with pytest.raises(BadDeal, match="seat 0 cannot hold 4 cards there: it would have 5"):
        set_up(hands, **given, on_turn=1, turns_left=2)
    with pytest.raises(BadDeal, match="seat 0 cannot hold 4 cards there: it would have 5"):
        set_up(hands, **given, on_turn=0, turns_left=1)


def test_a_mistake_lies_in_the_discard_pile() -> None:
    with pytest.raises(BadDeal, match="2 mistakes discarded as many cards, but there are 1"):
        two_hands(mistakes=2, discard_pile=parse_cards("B1"))
    assert two_hands(mistakes=1, discard_pile=parse_cards("B1")).mistakes == 1


def test_an_expert_game_that_lost_a_card_is_over() -> None:
    with pytest.raises(BadDeal, match="every B5 is discarded in an expert game: that game is over"):
        two_hands(options=Options(expert=True), discard_pile=parse_cards("B5"))
    assert two_hands(discard_pile=parse_cards("B5")).dead_fireworks == {Suit.BLUE}


def test_every_complete_firework_turned_up_a_tile() -> None:
    options, tiles = Options(tiles=True), [*Tile]
    with pytest.raises(BadDeal, match="each complete firework turned up a tile: that makes 0 of them, not 1"):
        two_hands(options=options, tiles=tiles, tiles_used=1)
    with pytest.raises(BadDeal, match="each complete firework turned up a tile: that makes 1 of them, not 0"):
        position(options="tiles", fireworks="G5", used_tiles=" ")


@examples(max_examples=by_gear(150, 8))
@given(settings)
def test_no_position_of_a_real_game_is_refused(setting: Setting) -> None:
    for state in setting.states():
        parse_position(state.to_text())
