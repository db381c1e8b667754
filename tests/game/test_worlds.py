"""Worlds drawn from a view: each is a game that the seat may be in, and all are as likely."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import settings as examples

from hanabi.game.events import Recycled
from hanabi.game.position_reading import parse_position
from hanabi.game.state import State
from hanabi.game.view import SpectatorView, View
from hanabi.game.worlds import deals
from hanabi.rules.cards import Card
from hanabi.rules.errors import BadOptions
from hanabi.rules.options import Options
from tests.games import Setting, by_gear, settings, telling_states
from tests.positions import after, position

Cards = tuple[Card, ...]


def unseen_by(state: State, seat: int | None) -> list[Card]:
    """The cards that a seat does not see."""
    own = () if seat is None else state.hand(seat)
    return [*(held.card for held in own if held.card), *state.deck]


def every_world(state: State, seat: int | None) -> set[tuple[Cards, Cards]]:
    """Every hand and deck that agree with the clues and the counts, by trying them all."""
    own = () if seat is None else state.hand(seat)
    found = set()
    for cards in permutations(unseen_by(state, seat)):
        hand, deck = cards[: len(own)], cards[len(own) :]
        if all(card in held.possible for card, held in zip(hand, own, strict=True)):
            found.add((hand, deck))
    return found


def drawn(view: View | SpectatorView, count: int) -> Iterator[tuple[Cards, Cards]]:
    for world in view.worlds(Random(1), count):
        own = () if view.seat is None else world.hand(view.seat)
        yield tuple(held.card for held in own if held.card), world.deck


SMALL = {
    "no clue": (),
    "a color": ("C1:R",),
    "a color and a rank": ("C1:R", "C0:1", "C1:2"),
}


@pytest.mark.parametrize("clues", SMALL.values(), ids=SMALL)
@pytest.mark.parametrize("seat", [1, None])
def test_every_deal_that_agrees_with_the_clues_is_as_likely(clues: tuple[str, ...], seat: int | None) -> None:
    start = position(
        "W1 W1 Y1 Y1 G1 | R2 R2 B1 B2 R5",
        players=2,
        fireworks="W5 R1 B3 Y5 G5",
        deck=2,
        next_cards="B1 R4",
    )
    state = after(start, *clues)
    expected = every_world(state, seat)
    count = by_gear(20, 2) * len(expected) if seat == 1 else 400
    found = Counter(drawn(state.view(seat), count))
    assert set(found) <= expected
    mean = count / len(expected)
    distance = sum((found[world] - mean) ** 2 / mean for world in expected)
    freedom = len(expected) - 1
    assert abs(distance - freedom) < 5 * (2 * freedom + 1) ** 0.5  # chi-square, five deviations


@examples(max_examples=by_gear(60, 4))
@given(settings)
def test_a_seat_could_not_tell_a_world_from_the_game(setting: Setting) -> None:
    chance = Random(setting.seed)
    for state in telling_states(setting):
        for seat in (None, *range(setting.players)):
            view = state.view(seat)
            world = view.world(chance)
            assert world.view(seat) == view
            assert Counter(unseen_by(world, seat)) == Counter(unseen_by(state, seat))
            assert set(world.tiles_to_come) == set(state.tiles_to_come)


@examples(max_examples=by_gear(40, 3))
@given(settings)
def test_a_world_is_played_on_to_its_end(setting: Setting) -> None:
    chance = Random(setting.seed)
    state = next(state for state in setting.states() if len(state.moves) == 6 or state.is_over)
    world = state.view(state.on_turn).world(chance)
    assert world.log == state.log
    assert (world.moves, world.dealt, world.start) == ((), None, world)
    while not world.is_over:
        world, _ = world.apply(chance.choice(world.legal_moves()))
    assert world.outcome()
    assert world.log[: len(state.log)] == state.log
    assert world.undo(len(world.moves)).log == state.log


def test_worlds_come_from_the_chance_that_is_given() -> None:
    view = State.new(3, Options(tiles=True, black=True), chance=Random(1)).view(0)
    assert view.worlds(Random(4), 5) == view.worlds(Random(4), 5)
    assert len(set(view.worlds(Random(4), 20))) == 20
    assert view.worlds(Random(4), 0) == []
    assert view.world(Random(4)) == view.worlds(Random(4), 1)[0]


def test_a_view_read_from_text_has_worlds_too() -> None:
    view = parse_position("base R1Y0G0W0B0 ??+5,??,??,??,??/B4,Y1,Y3,G4-5,G5+5 - 39 6 0 0 view=0")
    assert isinstance(view, View)
    world = view.world(Random(2))
    assert str(world.hand(0)[0].card)[1] == "5"
    assert world.view(0) == view


def test_a_hand_that_must_be_so_is_drawn_so() -> None:
    view = after(position("R5 ... | W1 W1 W2 W3 W4", players=2, discard="W5"), "C1:W", "C0:1", "C1:1").view(1)
    for world in view.worlds(Random(3), 10):
        assert [str(held.card) for held in world.hand(1)][:2] == ["W1", "W1"]


@pytest.mark.parametrize("count", [-1, 1.5, True, "3"])
def test_the_number_of_worlds_is_a_whole_number(count: object) -> None:
    view = State.new(2, chance=Random(1)).view(0)
    with pytest.raises(BadOptions, match="the number of worlds is a whole number from 0 on, not"):
        view.worlds(Random(1), count)  # type: ignore[arg-type]


@examples(max_examples=by_gear(40, 3))
@given(settings)
def test_a_seat_could_not_tell_a_game_dealt_otherwise_from_its_own(setting: Setting) -> None:
    for state in telling_states(setting):
        assert state.dealt is not None
        for seat in range(setting.players):
            view = state.view(seat)
            for deal in deals(view, state.dealt.starter, Random(setting.seed), 2):
                other = State.deal(deal, setting.options)
                for move in state.moves:
                    other, _ = other.apply(move)
                assert other.view(seat) == view


def test_no_deal_is_drawn_once_a_card_was_shuffled_back() -> None:
    game = Setting(Options(tiles=True), 3, 1, 100)
    for state in (state for seed in range(20) for state in replace(game, seed=seed).states()):
        recycled = any(isinstance(event, Recycled) for event in state.log)
        if recycled or state.is_over:
            assert bool(deals(state.view(0), 0, Random(1), 1)) is not recycled
        if recycled:
            return
    raise AssertionError("no card was ever shuffled back")
