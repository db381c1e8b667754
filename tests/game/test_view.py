"""A view: what one seat may know, and nothing else."""

import copy
import pickle
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from random import Random

import pytest

from hanabi.game.board import HeldCard
from hanabi.game.position import set_up
from hanabi.game.state import State
from hanabi.game.view import SpectatorView, View
from hanabi.rules.cards import Card
from hanabi.rules.errors import NoSuchCard, NoSuchSeat
from hanabi.rules.moves import ClueColor, ClueRank
from hanabi.rules.options import Options
from hanabi.rules.suits import Color
from hanabi.rules.tiles import Tile
from tests.positions import after, position

VARIANTS = ["base", "five-own+announce", "ten-wild+black", "expert", "black+no-empty-clues"]


def random_states(options: str, seed: int) -> Iterator[State]:
    """A whole game by chance."""
    chance = Random(seed)
    state = State.new(3, Options.parse(options), chance=chance)
    yield state
    while not state.is_over:
        state, _ = state.apply(chance.choice(state.legal_moves()))
        yield state


def same_view(one: View | SpectatorView, two: View | SpectatorView) -> bool:
    """Whether two views are alike in every way one could look at them."""
    assert (one == two) == (pickle.dumps(one) == pickle.dumps(two))
    return (
        one == two
        and hash(one) == hash(two)
        and repr(one) == repr(two)
        and one.hands == two.hands
        and one.log == two.log
        and one.discard_pile == two.discard_pile
        and one.legal_moves() == two.legal_moves()
    )


# What is hidden.


def other_deal(state: State, seat: int, chance: Random) -> State | None:
    """The same moves from a deal in which a card of `seat` is one that, for all it knows, it could be."""
    assert state.dealt is not None
    deck = list(state.dealt.deck)
    hidden = [held.order for held in state.hand(seat)] + list(range(len(deck) - state.deck_count, len(deck)))
    held = chance.choice(state.hand(seat))
    places = [place for place in hidden if deck[place] != held.card and deck[place] in held.possible]
    places = [place for place in places if place not in state.orders(seat)]
    if not places:
        return None
    place = chance.choice(places)
    deck[held.order], deck[place] = deck[place], deck[held.order]
    return State.deal(replace(state.dealt, deck=tuple(deck)), state.options).play_on(state.moves)


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seed", range(3))
def test_a_view_does_not_depend_on_the_cards_its_seat_cannot_see(options: str, seed: int) -> None:
    chance, tried = Random(seed), 0
    for state in random_states(options, seed):
        for seat in range(3):
            if state.deck_count and state.hand(seat) and (other := other_deal(state, seat, chance)):
                assert other.hand(seat) != state.hand(seat)
                assert same_view(state.view(seat), other.view(seat))
                assert state.view((seat + 1) % 3) != other.view((seat + 1) % 3)
                assert state.view(None) != other.view(None)
                tried += 1
    assert tried > 10


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_view_depends_neither_on_the_deck_nor_on_the_tiles_and_chance_to_come(seat: int | None) -> None:
    state = position(
        "R5 B4 ...", options="tiles+black", fireworks="R4 W5", used_tiles="token", tiles="salvage"
    )
    hands = [[held.card for held in hand if held.card] for hand in state.hands]
    unseen, own = list(state.deck), [] if seat is None else hands[seat]
    chance = Random(1)
    for _ in range(5):
        mixed = unseen + own
        chance.shuffle(mixed)
        if seat is not None:
            hands[seat] = mixed[: len(own)]
        tiles = [tile for tile in Tile if tile is not Tile.TOKEN]
        chance.shuffle(tiles)
        other = set_up(
            hands,
            state.options,
            fireworks=state.fireworks,
            discard_pile=state.discard_pile,
            deck=mixed[len(own) :],
            tokens=5,
            tiles=[Tile.TOKEN, *tiles],
            tiles_used=1,
            cut=chance.randrange(2**32),
        )
        assert other != state
        assert same_view(other.view(seat), state.view(seat))


def faces_in(value: object) -> Iterator[Card]:
    """Every card that can be reached from a value; what a held card might be does not count."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple | list | set | frozenset):
        for part in value:
            yield from faces_in(part)
    elif isinstance(value, HeldCard):
        yield from faces_in(value.card)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from faces_in(getattr(value, field.name))


def test_no_face_of_the_own_hand_is_anywhere_in_a_view() -> None:
    # Each multicolour card exists once: if one shows up anywhere, it was the one in the hand.
    state = position("M1 M2 M3 M4 M5", options="five-own+announce", on_turn=1)
    state = after(
        state, "C0:M", "H0:2,0,1,4,3", "C0:3", "C1:1", f"D{state.orders(1)[0]}", "C0:R", "H0:0,1,2,3,4"
    )
    view = state.view(0)
    for seen in (view, pickle.loads(pickle.dumps(view)), copy.copy(view), copy.deepcopy(view)):
        parts = (seen.hands, seen.log, seen.discard_pile, seen.hand(0), seen.legal_moves())
        assert not [face for face in faces_in(parts) if str(face.suit) == "M"]
        assert all(held.card is None for held in seen.hand(0))
        assert "M1" not in repr(seen)
        assert not {"deck", "dealt", "start", "moves", "apply", "undo", "_start"} & set(dir(seen))
    assert {str(face) for face in faces_in(state.view(1).hands)} >= {"M1", "M2", "M3", "M4", "M5"}
    assert [str(face) for held in view.hand(0) for face in held.possible if face.rank == 3] == ["M3"]


def test_a_view_holds_no_state_to_look_into() -> None:
    view = position().view(0)
    slots = {name for kind in type(view).__mro__ for name in getattr(kind, "__slots__", ())}
    assert not any(isinstance(getattr(view, name), State) for name in slots)
    assert not hasattr(view, "__dict__")


def test_a_drawn_card_is_not_told_to_its_owner() -> None:
    state = after(position("R1 ...", next_cards="W5"), "P R1")
    assert state.hand(0)[-1].card == Card.parse("W5")
    assert state.view(0).hand(0)[-1].card is None
    assert state.view(1).hand(0)[-1].card == Card.parse("W5")
    assert Card.parse("W5") not in set(faces_in(state.log))


# What is seen.


def test_a_spectator_sees_every_hand_and_no_deck() -> None:
    state = after(position("R5 ...", options="tiles", tiles="token", fireworks="R4"), "P R5")
    view = state.view(None)
    assert view.seat is None
    assert view.hands == state.hands
    assert not hasattr(view, "deck")
    assert view.legal_moves() == []
    assert (view.log, view.discard_pile, view.deck_count) == (state.log, state.discard_pile, 19)
    assert view.tiles_used == (Tile.TOKEN,)
    assert view.touched_by(ClueRank(0, 5)) == state.touched_by(ClueRank(0, 5))


@pytest.mark.parametrize("options", ["base", "ten-wild+black+tiles"])
def test_a_view_tells_all_that_lies_open(options: str) -> None:
    for state in random_states(options, 4):
        for seat in (0, 1, 2, None):
            view = state.view(seat)
            for name in (
                *(
                    "options",
                    "players",
                    "on_turn",
                    "tokens",
                    "mistakes",
                    "fireworks",
                    "deck_count",
                    "turns_left",
                ),
                *("pending", "tiles_used", "tiles_left", "is_over", "placed", "score", "reachable_score"),
                *("dead_fireworks", "indispensable_cards", "log", "discard_pile"),
            ):
                assert getattr(view, name) == getattr(state, name), name
            assert view.outcome() == state.outcome()
            assert [view.orders(other) for other in range(3)] == [state.orders(other) for other in range(3)]
            assert [[held.clued for held in hand] for hand in view.hands] == [
                [held.clued for held in hand] for hand in state.hands
            ]
            assert [[held.possible for held in hand] for hand in view.hands] == [
                [held.possible for held in hand] for hand in state.hands
            ]


def test_the_seat_on_turn_has_the_legal_moves_and_the_others_have_none() -> None:
    for state in random_states("tiles+announce", 2):
        for seat in range(3):
            expected = state.legal_moves() if seat == state.on_turn else []
            assert state.view(seat).legal_moves() == expected


def test_a_view_tells_what_a_clue_would_touch_in_the_hands_it_sees() -> None:
    state = position("R1 ... | R1 R3 B2 G4 W5")
    view = state.view(0)
    assert view.touched_by(ClueColor(1, Color.RED)) == state.orders(1)[:2]
    assert view.touched_by(ClueRank(1, 5)) == state.orders(1)[4:]
    with pytest.raises(NoSuchCard, match="the cards of seat 0 cannot be seen from here"):
        view.touched_by(ClueColor(0, Color.RED))
    with pytest.raises(NoSuchCard, match="the cards of seat 1 cannot be seen from here"):
        state.view(1).touched_by(ClueColor(1, Color.RED))
    with pytest.raises(NoSuchSeat, match="there is no seat 3: the seats are 0 to 2"):
        view.touched_by(ClueColor(3, Color.RED))


def test_a_view_keeps_what_the_clues_say_of_the_own_hand() -> None:
    state = after(position("R1 R3 B2 G4 W5", on_turn=2), "C0:R", "H0:1,0,2,3,4")
    own = state.view(0).hand(0)
    assert [held.order for held in own] == [1, 0, 2, 3, 4]
    assert [held.clued for held in own] == [{Color.RED}, {Color.RED}, set(), set(), set()]
    assert {card.suit.letter for card in own[0].possible} == {"R"}
    assert {card.suit.letter for card in own[2].possible} == {"W", "B", "Y", "G"}


# As a value.


def test_a_view_stays_as_it_was_when_the_game_goes_on() -> None:
    state = position("R1 ...")
    view = state.view(1)
    before = pickle.dumps(view)
    after(state, "P R1", "C2:1", "X")
    assert pickle.dumps(view) == before
    assert view == state.view(1)


def test_views_are_equal_when_they_show_the_same() -> None:
    state = position("R1 ...")
    assert state.view(0) == state.view(0)
    assert hash(state.view(0)) == hash(state.view(0))
    assert len({state.view(seat) for seat in (0, 0, 1, 2, None, None)}) == 4
    assert state.view(0) != after(state, "P R1").view(0)
    assert state.view(0) != state
    there_and_back = after(state, "H1:9,8,7,6,5", "H1:5,6,7,8,9")
    assert there_and_back.hands == state.hands
    assert there_and_back.view(0) != state.view(0)  # the log tells
    assert state.view(0) != 0


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_copied_or_pickled_view_is_equal(seat: int | None) -> None:
    view = after(position("R1 ..."), "P R1", "C2:1", "H0:3,1,4,2,15").view(seat)
    for other in (copy.copy(view), copy.deepcopy(view), pickle.loads(pickle.dumps(view))):
        assert same_view(view, other)
        assert other.seat == seat


def test_a_view_says_in_one_line_whose_it_is() -> None:
    state = position()
    assert repr(state.view(2)).startswith("<View of seat 2, 3 players, base: seat 0 on turn, ")
    assert repr(state.view(None)).startswith("<View of a spectator, 3 players, base: seat 0 on turn, ")
    assert repr(after(state, "X").view(0)) == "<View of seat 0, 3 players, base: ended: stopped, score 0>"
