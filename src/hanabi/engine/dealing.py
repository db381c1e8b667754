"""How a game begins, and what a seat may know of it later."""

from hanabi.engine.actions import draw, empty_slot, forget_last_move
from hanabi.engine.jit import compiled
from hanabi.engine.layout import HAND, PLAYERS, RulesRecord, Seat, StateRecord


@compiled
def deal(state: StateRecord, rules: RulesRecord, starter: Seat) -> None:
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
def clear(state: StateRecord) -> None:
    """Empty the table; the deck, the tiles and the cut stay as they lie."""
    for player in range(PLAYERS):
        state.cards[player] = 0
        for slot in range(HAND):
            empty_slot(state, player, slot)
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
    forget_last_move(state)


@compiled
def hide(state: StateRecord, seat: Seat) -> None:
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
