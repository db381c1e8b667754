"""What a seat cannot see does not reach it (R-111): other hidden cards, the same view."""

import pickle
from itertools import pairwise
from random import Random

import numpy as np
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st

from hanabi.engine import entries
from hanabi.engine.layout import STATE
from hanabi.game.events import Recycled
from hanabi.game.state import State
from hanabi.rules.cards import Card
from hanabi.rules.deal import Deal
from hanabi.rules.errors import IllegalMove
from hanabi.rules.moves import Recycle
from tests.games import GAME_OPTIONS, Setting, by_gear, record_in, settings, telling_states

SOME, MANY = by_gear(80, 10), by_gear(250, 20)


def faces_seen(states: list[State]) -> dict[int, Card]:
    """The true face of every card that was drawn so far, by its order."""
    held = (held for state in states for hand in state.hands for held in hand)
    return {each.order: each.card for each in held if each.card}


def otherwise_dealt(states: list[State], seat: int | None, chance: Random) -> Deal | None:
    """Another deal for the same game up to the last of these states, as `seat` saw it; None if none was met.

    The cards in the seat's hand and in the deck change places as far as the clues allow, the tiles still face
    down do, and so does the place where a recycled card went or will go.
    """
    state = states[-1]
    seen = faces_seen(states)
    own = {} if seat is None else {held.order: held.possible for held in state.hand(seat)}
    hidden = [*(seen[order] for order in own), *state.deck]
    chance.shuffle(hidden)
    drawn = dict(seen)
    for order, possible in own.items():
        fitting = [index for index, card in enumerate(hidden) if card in possible]
        if not fitting:
            return None
        drawn[order] = hidden.pop(chance.choice(fitting))
    line = [drawn[order] for order in range(len(drawn))] + hidden
    deck, cut = as_dealt(states, line, chance)
    if deck is None:
        return None
    used = len(state.tiles_used)
    dealt = states[0].dealt
    assert dealt is not None
    left = chance.sample(dealt.tiles[used:], len(dealt.tiles) - used)
    return Deal(dealt.players, deck, dealt.tiles[:used] + tuple(left), cut, dealt.starter)


def as_dealt(states: list[State], line: list[Card], chance: Random) -> tuple[tuple[Card, ...] | None, int]:
    """The deck and cut that make the cards come in this line, in spite of a recycled one (R-1024)."""
    for before, after in pairwise(states):
        if isinstance(move := after.moves[-1], Recycle):
            first, size = int(record_in(before).next_order), before.deck_count + 1
            places = [place for place in range(size) if line[first + place] == move.card]
            if not places:
                return None, 0
            place = chance.choice(places)
            return (*line[: first + place], *line[first + place + 1 :]), place + size * chance.randrange(9)
    return tuple(line), chance.randrange(2**32) if states[0].options.tiles else 0


@examples(max_examples=MANY)
@given(settings, st.data())
def test_a_view_does_not_depend_on_what_its_seat_cannot_see(setting: Setting, data: st.DataObject) -> None:
    states = list(setting.states())
    now = data.draw(st.integers(0, len(states) - 1))
    seat = data.draw(st.none() | st.integers(0, setting.players - 1))
    check_otherwise_dealt(states[: now + 1], seat, Random(setting.seed))


def check_otherwise_dealt(states: list[State], seat: int | None, chance: Random) -> bool:
    """Compare a view with that of a game with other hidden cards; whether one was found."""
    state = states[-1]
    deal = otherwise_dealt(states, seat, chance)
    if deal is None:
        return False
    try:
        other = State.deal(deal, state.options).play_on(state.moves)
    except IllegalMove:
        other = None
    if other is None or other.log != state.log:
        # A tile that lapsed, or did not, told that no clue, or some, would touch a card (R-1012).
        assert state.options.tiles
        assert not state.options.empty_clues
        return False
    view, again = state.view(seat), other.view(seat)
    assert again == view
    assert again._data.tobytes() == view._data.tobytes()
    assert (repr(again), hash(again), pickle.dumps(again)) == (repr(view), hash(view), pickle.dumps(view))
    assert again.legal_moves() == view.legal_moves()
    assert (again.hands, again.tiles_left, again.reachable_score) == (
        view.hands,
        view.tiles_left,
        view.reachable_score,
    )
    return seat is None or other.hand(seat) != state.hand(seat)


def test_the_hidden_cards_really_were_others() -> None:
    """Else the property above would say nothing: also after a card was recycled."""
    changed, recycled = 0, 0
    for index, options in enumerate(GAME_OPTIONS[:: by_gear(1, 16)]):
        setting = Setting(options, 2 + index % 4, index, 100)
        states = list(setting.states())
        states = states[: len(states) * 2 // 3]
        if check_otherwise_dealt(states, index % setting.players, Random(index)):
            changed += 1
            recycled += any(isinstance(event, Recycled) for event in states[-1].log)
    assert changed >= by_gear(100, 6)
    assert recycled >= by_gear(5, 0)


@examples(max_examples=SOME)
@given(settings, st.integers(0, 4), st.integers(0, 2**32))
def test_a_hidden_record_keeps_nothing_that_the_seat_cannot_see(
    setting: Setting, seat: int, seed: int
) -> None:
    seat %= setting.players
    chance = np.random.default_rng(seed)
    for state in telling_states(setting):
        hidden, other = state._data.copy(), state._data.copy()
        record = other.view(STATE)[0]
        record.hand[seat, : record.cards[seat]] = chance.integers(0, 25, int(record.cards[seat]))
        record.deck[:] = chance.integers(-1, 35, len(record.deck))
        record.tiles[int(record.tiles_used) :] = chance.integers(
            0, 6, len(record.tiles) - int(record.tiles_used)
        )
        record.cut, record.seed = chance.integers(0, 2**32, 2)
        entries.hide(hidden, seat)
        entries.hide(other, seat)
        assert hidden.tobytes() == other.tobytes()


@examples(max_examples=SOME)
@given(settings)
def test_a_view_shows_the_table_as_it_is_and_the_own_cards_face_down(setting: Setting) -> None:
    for state in telling_states(setting):
        for seat in range(state.players):
            view = state.view(seat)
            for other in range(state.players):
                if other == seat:
                    assert [held.card for held in view.hand(seat)] == [None] * len(state.orders(seat))
                    assert [held.possible for held in view.hand(seat)] == [
                        h.possible for h in state.hand(seat)
                    ]
                else:
                    assert view.hand(other) == state.hand(other)
            assert view.legal_moves() == (state.legal_moves() if seat == state.on_turn else [])
            assert (view.fireworks, view.tokens, view.deck_count) == (
                state.fireworks,
                state.tokens,
                state.deck_count,
            )
