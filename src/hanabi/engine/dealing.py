"""How a game begins, and what a seat may know of it later."""

from typing import Any

from hanabi.engine.actions import draw
from hanabi.engine.jit import compiled
from hanabi.engine.layout import HAND, PLAYERS


@compiled
def deal(state: Any, rules: Any, starter: int) -> None:
    """Begin a game with the deck, tiles and cut that already lie in the record (R-108)."""
    clear(state)
    state.player = starter
    state.tokens = rules.max_tokens
    for player in range(int(rules.players)):
        for _ in range(int(rules.hand_size)):
            draw(state, rules, player)
    state.last_drawn = -1
    if state.drawn == rules.deck_size and not rules.expert:  # a deck that only fills the hands
        state.turns_left = rules.players


@compiled
def clear(state: Any) -> None:
    """Empty the table; the deck, the tiles and the cut stay as they lie."""
    for player in range(PLAYERS):
        state.cards[player] = 0
        for slot in range(HAND):
            state.hand[player, slot] = -1
            state.order[player, slot] = -1
            state.possible[player, slot] = 0
            state.clued[player, slot] = 0
    for suit in range(len(state.fireworks)):
        state.fireworks[suit] = 0
    for kind in range(len(state.discarded)):
        state.discarded[kind] = 0
    state.turn = 0
    state.mistakes = 0
    state.placed = 0
    state.turns_left = -1
    state.over = 0
    state.drawn = 0
    state.next_order = 0
    state.pending = -1
    state.tiles_used = 0
    state.last_move = -1
    state.last_player = -1
    state.last_kind = -1
    state.last_order = -1
    state.last_slot = -1
    state.last_target = -1
    state.last_touched = 0
    state.last_scored = 0
    state.last_completed = 0
    state.last_bonus = 0
    state.last_announced = 0
    state.last_tile = -1
    state.last_lapsed = 0
    state.last_drawn = -1


@compiled
def hide(state: Any, seat: int) -> None:
    """Blank what `seat` cannot see (R-111): its own hand, the deck, the tiles left, all chance to come.

    With `seat` −1, a spectator's view: every hand stays visible.
    """
    for index in range(len(state.deck)):
        state.deck[index] = -1
    for index in range(int(state.tiles_used), len(state.tiles)):
        state.tiles[index] = -1
    state.cut = 0
    state.seed = 0
    if seat >= 0:
        for slot in range(int(state.cards[seat])):
            state.hand[seat, slot] = -1
