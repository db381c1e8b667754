"""Which game may it be? States drawn from what a seat sees, each as likely as the cards make it."""

from random import Random

import numpy as np
from numpy.typing import NDArray

from hanabi.engine.layout import HAND, KINDS, STATE
from hanabi.engine.worlds import draw_hands, unseen_kinds
from hanabi.game.events import Discarded, Failed, Placed, Recycled
from hanabi.game.past import past_of
from hanabi.game.state import State
from hanabi.game.view import PartialView
from hanabi.rules.cards import Card
from hanabi.rules.deal import CUTS, Deal
from hanabi.rules.errors import BadDeal, BadOptions, shown

_SEEDS = 2**62


def worlds(view: PartialView, chance: Random, count: int) -> list[State]:
    """So many states in which `view` could be seen, drawn independently by `chance`."""
    if isinstance(count, bool) or not isinstance(count, int) or count < 0:
        raise BadOptions(f"the number of worlds is a whole number from 0 on, not {shown(count)}")
    unseen = np.zeros(KINDS, np.int64)
    unseen_kinds(view._data, view._tables.data, -1 if view.seat is None else view.seat, unseen)
    return [_state(view, chance, unseen, hand) for hand in _hands(view, chance, count)]


def deals(view: PartialView, starter: int, chance: Random, count: int) -> list[Deal]:
    """So many deals from which the game may have come to what `view` sees.

    There are none once a tile has shuffled a card back: it may be any of those drawn since (R-1024).
    """
    if any(isinstance(event, Recycled) for event in view.log):
        return []
    return [_dealt(world, starter) for world in worlds(view, chance, count)]


def _dealt(world: State, starter: int) -> Deal:
    faces = {event.order: event.card for event in world.log if isinstance(event, Placed | Failed | Discarded)}
    faces |= {held.order: held.card for hand in world.hands for held in hand if held.card}
    drawn: tuple[Card, ...] = tuple(faces[order] for order in range(len(faces)))
    tiles = world.tiles_used + world.tiles_to_come
    return Deal(world.players, drawn + world.deck, tiles, 0, starter)


def _hands(view: PartialView, chance: Random, count: int) -> NDArray[np.int8]:
    """The own hand of the seat in each world, −1 where there is no card."""
    hands = np.full((count, HAND), -1, np.int8)
    if view.seat is None:
        return hands
    if not draw_hands(view._data, view._tables.data, view.seat, chance.randrange(_SEEDS), hands):
        raise BadDeal(f"no hand fits what seat {view.seat} knows")
    return hands


def _state(view: PartialView, chance: Random, unseen: NDArray[np.int64], hand: NDArray[np.int8]) -> State:
    data = view._data.copy()
    state = data.view(STATE)[0]
    left = unseen.copy()
    if view.seat is not None:
        state.hand[view.seat] = hand
        np.subtract.at(left, hand[hand >= 0], 1)
    deck = np.repeat(np.arange(KINDS, dtype=np.int8), left).tolist()
    chance.shuffle(deck)
    state.deck[state.drawn : state.drawn + len(deck)] = deck
    if view.options.tiles:
        _shuffle_tiles(state, chance)
    return State(view._tables, data, None, past=past_of(view.log), discard_pile=view.discard_pile)


def _shuffle_tiles(state: np.record, chance: Random) -> None:
    """Lay the tiles that are left in some order, and decide where a recycled card will go (R-1024)."""
    used = state.tiles[: state.tiles_used].tolist()
    left = [tile for tile in range(len(state.tiles)) if tile not in used]
    chance.shuffle(left)
    state.tiles[state.tiles_used :] = left
    state.cut = chance.randrange(CUTS)
