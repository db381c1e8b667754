"""How a game lies in memory: one record for the state, one for the rules in force.

A *kind* is a card's face as a number, `suit · ranks + rank − 1`; sets of kinds and of clues are bits of one
integer. A *clue* is a number too: the colors first, then the ranks. A *slot* is a place in a hand, the oldest
card in slot 0. Seats, suits and tiles count from 0; −1 means there is none.
"""

from typing import Any

import numpy as np

PLAYERS = 5
HAND = 5
SUITS = 7
KINDS = 35
DECK = 70
CLUES = 12
TILES = 6
MOVES = 160
WORD = 63  # legal moves as bits, so many to a word: the sign stays free
WORDS = 3

_STATE_FIELDS: list[Any] = [
    ("possible", np.int64, (PLAYERS, HAND)),  # the kinds each held card may be, by the clues alone
    ("seed", np.int64),  # of a game dealt by number; 0 at a table
    ("cut", np.int64),  # where a recycled card goes (R-1024)
    ("clued", np.int16, (PLAYERS, HAND)),  # the clues that touched each held card
    ("turn", np.int16),  # actions taken so far
    ("hand", np.int8, (PLAYERS, HAND)),  # the kind in each slot
    ("order", np.int8, (PLAYERS, HAND)),  # the running number of the card in each slot
    ("cards", np.int8, PLAYERS),  # how many cards each seat holds
    ("player", np.int8),  # the seat on turn
    ("tokens", np.int8),
    ("mistakes", np.int8),
    ("placed", np.int8),  # cards on all fireworks
    ("turns_left", np.int8),  # of the last round; −1 before it
    ("over", np.int8),  # 0 while the game goes on, then why it ended
    ("drawn", np.int8),  # deck[drawn] is the top card
    ("next_order", np.int8),  # what the next card drawn will be called
    ("pending", np.int8),  # the tile that waits for a choice; −1 if none
    ("tiles_used", np.int8),
    ("fireworks", np.int8, SUITS),  # cards placed in each suit
    ("discarded", np.int8, KINDS),  # how many of each kind lie in the discard pile
    # What the last action did, for events and observations; last_move is −1 before the first.
    ("last_move", np.int16),
    ("last_player", np.int8),
    ("last_kind", np.int8),  # the card played, discarded, recycled or salvaged
    ("last_order", np.int8),  # its order, if it came from a hand
    ("last_slot", np.int8),
    ("last_target", np.int8),  # the seat that got a clue
    ("last_touched", np.int8),  # the slots it touched
    ("last_scored", np.int8),  # 1 if a card was placed
    ("last_completed", np.int8),  # 1 if that completed its firework
    ("last_bonus", np.int8),  # tokens that came back for it
    ("last_announced", np.int8),  # 1 if one of them was for the announcement
    ("last_tile", np.int8),  # the tile turned up
    ("last_lapsed", np.int8),  # 1 if a tile lapsed
    ("last_drawn", np.int8),  # order of the card drawn
    ("tiles", np.int8, TILES),  # the stack, the top at tiles[tiles_used]
    ("deck", np.int8, DECK),  # kinds, in the order they are drawn
]
_STATE_LAYOUT = np.dtype(_STATE_FIELDS, align=True)
STATE = np.dtype((np.record, _STATE_LAYOUT))

_RULES_FIELDS: list[Any] = [
    ("touches", np.int64, CLUES),  # the kinds each clue points out
    ("every_kind", np.int64),
    ("every_clue", np.int64),
    ("color_clues", np.int64),
    ("plays", np.int64, (HAND + 1, WORDS)),  # the plays open to a hand of so many cards
    ("discards", np.int64, HAND + 1),
    ("clues_touching", np.int16, KINDS),  # the clues that point out each kind
    ("color_shift", np.int8, PLAYERS),  # the number of the first color clue to the seat so far on
    ("rank_shift", np.int8, PLAYERS),
    ("players", np.int8),
    ("hand_size", np.int8),
    ("suits", np.int8),
    ("ranks", np.int8),
    ("kinds", np.int8),
    ("colors", np.int8),
    ("clues", np.int8),
    ("deck_size", np.int8),
    ("max_tokens", np.int8),
    ("max_mistakes", np.int8),
    ("tiles", np.int8),
    ("expert", np.int8),
    ("announce", np.int8),
    ("empty_clues", np.int8),
    ("token_on_win", np.int8),  # as the Hanabi Learning Environment has it; printed: no
    ("words", np.int8),  # how many words the legal moves take
    ("moves", np.int16),
    ("first_recycle", np.int16),
    ("first_salvage", np.int16),
    ("lapse", np.int16),
    ("deck", np.int8, DECK),  # every card, sorted
    ("copies", np.int8, KINDS),
    ("suit", np.int8, KINDS),
    ("rank", np.int8, KINDS),
    ("place", np.int8, KINDS),  # how many cards lie below it in its firework
    ("next_kind", np.int8, (SUITS, 6)),  # what continues a firework of so many cards; −1 if complete
    ("move_type", np.int8, MOVES),
    ("move_slot", np.int8, MOVES),
    ("move_offset", np.int8, MOVES),  # the receiver of a clue, so many seats on
    ("move_clue", np.int8, MOVES),
    ("move_suit", np.int8, MOVES),  # announced
    ("move_kind", np.int8, MOVES),  # picked from the discard pile
]
RULES = np.dtype((np.record, np.dtype(_RULES_FIELDS, align=True)))

# What a move is.
DISCARD, PLAY, CLUE, RECYCLE_PICK, SALVAGE_PICK, LAPSE = range(6)

# The tiles, in the order of hanabi.rules.tiles.Tile.
TOKEN, REPAIR, COLOR_INFO, RANK_INFO, RECYCLE, SALVAGE = range(6)

# Why a game is over, in the order of hanabi.rules.outcome.Reason, from 1.
ALL_COMPLETE, THIRD_MISTAKE, INDISPENSABLE, NO_ACTION, LAST_ROUND, STOPPED, TIMED_OUT = range(1, 8)

# Why a move is refused; 0 means it is legal.
(
    LEGAL,
    GAME_IS_OVER,
    NO_SUCH_MOVE,
    TILE_WAITS,
    NO_CARD_THERE,
    NO_TOKEN,
    ALL_TOKENS,
    NO_CARDS_TO_CLUE,
    TOUCHES_NOTHING,
    NO_SUCH_TILE,
    NOT_IN_DISCARD_PILE,
    FITS_NOWHERE,
    CANNOT_RECYCLE,
    CANNOT_SALVAGE,
    CANNOT_LAPSE,
) = range(15)


def offset(name: str) -> int:
    """Where a field of the state begins, in bytes."""
    assert _STATE_LAYOUT.fields is not None
    return _STATE_LAYOUT.fields[name][1]
