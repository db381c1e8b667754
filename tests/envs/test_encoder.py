"""Observations say what is so, and nothing that a seat cannot know.

Every bit of an observation is a sentence (`Layout.describe`). What the sentences should be is written down
here from `hanabi.game.State`, which knows nothing of observations.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, get_args

import numpy as np
import pytest
from numpy.typing import NDArray

from hanabi.engine.jit import COMPILED
from hanabi.engine.layout import STATE
from hanabi.envs.batch import Batch
from hanabi.envs.hidden import Hidden
from hanabi.envs.layout import ObservationKind
from hanabi.envs.setup import Setup
from hanabi.game.events import (
    Clued,
    Discarded,
    Event,
    Failed,
    Placed,
    Rearranged,
    Recycled,
    Salvaged,
    TileLapsed,
    TileTurned,
    TokensBack,
)
from hanabi.game.state import State
from hanabi.rules.cards import Card
from hanabi.rules.options import MAX_MISTAKES, PLAYER_COUNTS, Options, hand_size
from hanabi.rules.tiles import Tile
from tests.games import GAME_OPTIONS, SKILLS, Setting, by_gear

KNOWING: tuple[ObservationKind, ...] = ("minimal", "card_knowledge")  # kinds that keep the own hand a secret


@dataclass(frozen=True)
class Deed:
    """The last action: its events, and the orders in everybody's hand before it."""

    events: tuple[Event, ...]
    orders: tuple[tuple[int, ...], ...]


def played(setting: Setting) -> Iterator[tuple[State, Deed | None]]:
    """A game, each state with the action that led to it; rearranging is none."""
    deed: Deed | None = None
    before: State | None = None
    for state in setting.states():
        if before is not None:
            events = state.log[len(before.log) :]
            if not isinstance(events[0], Rearranged):
                deed = Deed(events, tuple(before.orders(seat) for seat in range(state.players)))
        yield state, deed
        before = state


# The sentences.


def sentences(
    state: State, observer: int, deed: Deed | None, kind: ObservationKind, open_hands: bool
) -> Iterator[str]:
    """Everything that an observation should say."""
    yield from hand_sentences(state, observer, open_hands)
    yield from board_sentences(state)
    if deed is not None:
        yield from deed_sentences(state, observer, deed)
    if kind != "minimal":
        yield from knowledge_sentences(state, observer, seer=kind == "seer")


def who(state: State, observer: int, seat: int) -> str:
    on = (seat - observer) % state.players
    return "you" if on == 0 else f"the player {on} seat{'s' * (on > 1)} on"


def card_of(state: State, observer: int, seat: int, slot: int) -> str:
    if seat == observer:
        return f"your card in slot {slot}"
    return f"the card of {who(state, observer, seat)} in slot {slot}"


def face(card: Card) -> str:
    return f"{card.suit.word} {card.rank}"


def hand_sentences(state: State, observer: int, open_hands: bool) -> Iterator[str]:
    for seat in range(state.players):
        hand = state.hand(seat)
        for slot, held in enumerate(hand):
            assert held.card is not None
            if seat != observer or open_hands:
                yield f"{card_of(state, observer, seat, slot)} is {face(held.card)}"
        if len(hand) < hand_size(state.players):
            verb = "hold" if seat == observer else "holds"
            yield f"{who(state, observer, seat)} {verb} fewer than {hand_size(state.players)} cards"


def board_sentences(state: State) -> Iterator[str]:
    for count in range(1, state.deck_count + 1):
        yield f"cards in the deck: at least {count}"
    for suit in state.options.suits:
        if top := state.top(suit):
            yield f"the top card of the {suit.word} firework is the {top.rank}"
    for count in range(1, state.tokens + 1):
        yield f"clue tokens: at least {count}"
    for count in range(1, MAX_MISTAKES - state.mistakes + 1):
        yield f"mistakes until the game ends: at least {count}"
    if state.options.tiles:
        for tile in set(Tile) - set(state.tiles_used):
            yield f"the tile {tile} is still face down"
        if state.pending:
            yield f"the tile {state.pending} waits for a choice"
    for card in set(state.discard_pile):
        for count in range(1, state.discard_pile.count(card) + 1):
            yield f"{face(card)} in the discard pile: at least {count}"


def deed_sentences(state: State, observer: int, deed: Deed) -> Iterator[str]:
    which = "the last action"
    first, *others = deed.events
    assert not isinstance(first, Rearranged)
    yield f"{which} was by {who(state, observer, first.seat)}"  # type: ignore[union-attr]
    match first:
        case Clued(to=seat, named=named, touched=touched):
            rank = isinstance(named, int)
            yield f"{which} was a {'rank' if rank else 'color'} clue"
            yield f"{which} gave {who(state, observer, seat)} a clue"
            yield (
                f"{which} named the rank {named}" if isinstance(named, int) else f"{which} named {named.word}"
            )
            for order in touched:
                yield f"{which} touched slot {deed.orders[seat].index(order)}"
        case Placed(seat, order, card, announced) | Failed(seat, order, card, announced):
            yield f"{which} was a play"
            yield f"{which} took the card from slot {deed.orders[seat].index(order)}"
            yield f"the card of {which} was {face(card)}"
            if announced:
                yield f"{which} announced {announced.word}"
        case Discarded(seat, order, card):
            yield f"{which} was a discard"
            yield f"{which} took the card from slot {deed.orders[seat].index(order)}"
            yield f"the card of {which} was {face(card)}"
        case Recycled(card=card):
            yield f"{which} was recycling"
            yield f"the card of {which} was {face(card)}"
        case Salvaged(card=card):
            yield f"{which} was salvaging"
            yield f"the card of {which} was {face(card)}"
        case TileLapsed():
            yield f"{which} was letting a tile lapse"
    if isinstance(first, (Placed, Salvaged)):
        yield f"{which} placed its card"
    if any(isinstance(event, TokensBack) for event in others):
        yield f"{which} brought a token back as a bonus"
    for event in others:
        if isinstance(event, TileTurned):
            yield f"{which} turned up the tile {event.tile}"


def knowledge_sentences(state: State, observer: int, seer: bool) -> Iterator[str]:
    for seat in range(state.players):
        for slot, held in enumerate(state.hand(seat)):
            card = card_of(state, observer, seat, slot)
            assert held.card is not None
            if seer:
                yield f"{card} is {face(held.card)}"
                yield f"{card} would be touched by a clue naming the rank {held.card.rank}"
                for color in state.options.colors:
                    if state.options.touches(color, held.card.suit):
                        yield f"{card} would be touched by a clue naming {color.word}"
                continue
            for other in held.possible:
                yield f"{card} may be {face(other)}, by its clues"
            for named in held.clued:
                word = f"the rank {named}" if isinstance(named, int) else named.word
                yield f"{card} was touched by a clue naming {word}"


# What is compared.


def told(batch: Batch, vectors: NDArray[np.uint8]) -> list[list[str]]:
    """The sentences of some vectors, each list sorted."""
    words = [batch.layout.describe(bit) for bit in range(batch.layout.size)]
    return [sorted(words[bit] for bit in np.flatnonzero(vector)) for vector in vectors]


def shown(states: list[State], kind: ObservationKind, open_hands: bool) -> tuple[Batch, Any]:
    """These states in a batch, as everybody sees them."""
    setup = Setup(states[0].players, states[0].options)
    batch = Batch(len(states), setup=setup, kind=kind, open_hands=open_hands, observe="all")
    records = np.concatenate([np.asarray(state._data).view(STATE) for state in states])
    return batch, batch.set_states(records)


CASES = GAME_OPTIONS if COMPILED else GAME_OPTIONS[::13]
VIEWS: tuple[ObservationKind, ...] = ("card_knowledge", "minimal", "card_knowledge", "seer")


def case(number: int) -> Setting:
    """A game for each combination of options, all played differently."""
    return Setting(
        CASES[number],
        PLAYER_COUNTS[number % 4],
        seed=number,
        skill=SKILLS[number % len(SKILLS)],
        wasteful=number % 3 == 0,
        rearranging=number % 2 == 0,
    )


@pytest.mark.parametrize("number", range(len(CASES)), ids=[str(options) for options in CASES])
def test_every_bit_says_what_is_so_in_games_with_all_options(number: int) -> None:
    kind, open_hands = VIEWS[number // 2 % 4], number % 5 == 0
    game = list(played(case(number)))
    batch, step = shown([state for state, _ in game], kind, open_hands)
    for seat in range(batch.setup.players):
        for found, (state, deed) in zip(told(batch, step.observations[:, seat]), game, strict=True):
            assert found == sorted(sentences(state, seat, deed, kind, open_hands)), repr(state)
    for row, (state, _) in enumerate(game):
        assert step.legal[row].sum() == len(state.legal_moves())
        assert step.dones[row] == state.is_over


@pytest.mark.skipif(not COMPILED, reason="only the compiled engine plays all of these games")
def test_everything_happens_in_these_games() -> None:
    seen = {type(event) for number in range(len(CASES)) for event in case(number).end().log}
    assert seen == set(get_args(Event))


@pytest.mark.parametrize("options", ["base", "ten-wild+black", "ten-own+black+tiles+announce"])
@pytest.mark.parametrize("kind", KNOWING)
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_what_a_seat_cannot_see_changes_nothing_it_is_shown(
    players: int, kind: ObservationKind, options: str
) -> None:
    batch = Batch(
        by_gear(60, 2),
        setup=Setup(players, Options.parse(options), mistakes=20),
        kind=kind,
        recent=True,
        observe="all",
    )
    chance = np.random.default_rng(players)
    step = batch.reset(seed=players)
    for turn in range(by_gear(40, 6)):
        step = batch.step((chance.random(step.legal.shape) * step.legal).argmax(axis=1))
        for seat in range(players) if turn % 3 == 0 else ():
            other = batch.clone()
            hidden = Hidden(other, seat)
            hidden.put(hidden.draw(1, seed=turn)[:, 0], seed=turn)
            shown = other.refresh()
            assert shown.observations[:, seat].tobytes() == step.observations[:, seat].tobytes()
            mine = batch.seats == seat
            assert shown.legal[mine].tobytes() == step.legal[mine].tobytes()
            assert (shown.observations != step.observations).any()  # the others do see other cards
            assert (other.states["deck"] != batch.states["deck"]).any()


@pytest.mark.parametrize(("kind", "open_hands"), [("seer", False), ("minimal", True)])
def test_only_who_asks_to_see_hidden_cards_is_shown_them(kind: ObservationKind, open_hands: bool) -> None:
    batch = Batch(8, kind=kind, open_hands=open_hands, observe="all")
    step = batch.reset(seed=1)
    before = step.observations.copy()
    hidden = Hidden(batch, 0)
    hidden.put(hidden.draw(1, seed=3)[:, 0])
    assert (step.observations[:, 0] != before[:, 0]).any(axis=1).all()


@pytest.mark.parametrize("size", range(1, 6))
@pytest.mark.parametrize("options", ["base", "ten-own+black"])
def test_every_deck_and_discard_pile_is_counted(options: str, size: int) -> None:
    batch = Batch(by_gear(40, 1), setup=Setup(2, Options.parse(options), hand_size=size, mistakes=40))
    chance, copies = np.random.default_rng(size), batch.setup.shape()
    discards = np.cumsum([0, *(count for suit in copies.suits for count in suit.copies)])
    step = batch.reset(seed=size)
    for _ in range(by_gear(120, 10)):
        step = batch.step((chance.random(step.legal.shape) * step.legal).argmax(axis=1))
        states = batch.states
        deck = step.observations[:, batch.layout["deck"]].astype(int)
        left = batch.setup.deck_size - states["drawn"]
        assert (deck == (np.arange(deck.shape[1]) < left[:, None])).all()
        pile = step.observations[:, batch.layout["discards"]].astype(int)
        for kind in range(len(discards) - 1):
            bits = pile[:, discards[kind] : discards[kind + 1]]
            assert (bits == (np.arange(bits.shape[1]) < states["discarded"][:, kind, None])).all()
