"""How a game lies in memory: a record for the state, one for the rules in force, and what numbers mean."""

from typing import Annotated, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hanabi.engine.records import Int8, Int8s, Int16, Int16s, Int64, Int64s, layout_of

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

# What a number stands for. Seats, suits and tiles count from 0; −1 means there is none.
Seat: TypeAlias = int
Slot: TypeAlias = int  # a place in a hand, the oldest card in slot 0
Slots: TypeAlias = int  # a set of them, as bits
SuitNumber: TypeAlias = int
Kind: TypeAlias = int  # a card's face: suit · ranks + rank − 1
Kinds: TypeAlias = int  # a set of faces, as bits
Clue: TypeAlias = int  # what a clue names: the colors first, then the ranks
Clues: TypeAlias = int  # a set of them, as bits
MoveNumber: TypeAlias = int  # as `tables` numbers them: discards by slot, plays by slot, clues, the rest
Moves: TypeAlias = int  # a set of moves that are numbered within one word, as bits

# Arrays that cross the border from Python.
Bytes: TypeAlias = NDArray[np.uint8]  # one record, as bytes
States: TypeAlias = NDArray[np.void]  # many of them, each a `StateRecord`


class BoardRecord(Protocol):
    """What lies open before everybody: enough to say what can still be placed."""

    fireworks: Annotated[Int8s, SUITS]
    discarded: Annotated[Int8s, KINDS]


class StateRecord(Protocol):
    """Everything about a game, as it is known to nobody."""

    possible: Annotated[Int64s, PLAYERS, HAND]  # the kinds each held card may be, by the clues alone
    seed: Int64  # of a game dealt by number; 0 at a table
    cut: Int64  # where a recycled card goes (R-1024)
    clued: Annotated[Int16s, PLAYERS, HAND]  # the clues that touched each held card
    turn: Int16  # turns that are over, the one that ended the game included
    hand: Annotated[Int8s, PLAYERS, HAND]  # the kind in each slot
    order: Annotated[Int8s, PLAYERS, HAND]  # the running number of the card in each slot
    cards: Annotated[Int8s, PLAYERS]  # how many cards each seat holds
    player: Int8  # the seat on turn
    tokens: Int8
    mistakes: Int8
    placed: Int8  # cards on all fireworks
    turns_left: Int8  # of the last round; −1 before it
    over: Int8  # 0 while the game goes on, then why it ended
    drawn: Int8  # deck[drawn] is the top card
    next_order: Int8  # what the next card drawn will be called
    pending: Int8  # the tile that waits for a choice; −1 if none
    tiles_used: Int8
    fireworks: Annotated[Int8s, SUITS]  # cards placed in each suit
    discarded: Annotated[Int8s, KINDS]  # how many of each kind lie in the discard pile
    # What the last action did, for events and observations; last_move is −1 before the first.
    last_move: Int16
    last_player: Int8
    last_kind: Int8  # the card played, discarded, recycled or salvaged
    last_order: Int8  # its order, if it came from a hand
    last_slot: Int8
    last_target: Int8  # the seat that got a clue
    last_touched: Int8  # the slots it touched
    last_scored: Int8  # 1 if a card was placed
    last_completed: Int8  # 1 if that completed its firework
    last_bonus: Int8  # tokens that came back for it
    last_announced: Int8  # 1 if one of them was for the announcement
    last_tile: Int8  # the tile turned up
    last_lapsed: Int8  # 1 if a tile lapsed
    last_drawn: Int8  # order of the card drawn
    tiles: Annotated[Int8s, TILES]  # the stack, the top at tiles[tiles_used]
    deck: Annotated[Int8s, DECK]  # kinds, in the order they are drawn


STATE = layout_of(StateRecord)

ViewRecord: TypeAlias = StateRecord  # one in which all that a seat cannot see is blanked (`dealing.hide`)


class RulesRecord(Protocol):
    """The rules in force as numbers, and what each move number does."""

    touches: Annotated[Int64s, CLUES]  # the kinds each clue points out
    every_kind: Int64
    every_clue: Int64
    color_clues: Int64
    plays: Annotated[Int64s, HAND + 1, WORDS]  # the plays open to a hand of so many cards
    discards: Annotated[Int64s, HAND + 1]
    clues_touching: Annotated[Int16s, KINDS]  # the clues that point out each kind
    color_shift: Annotated[Int8s, PLAYERS]  # the number of the first color clue to the seat so far on
    rank_shift: Annotated[Int8s, PLAYERS]
    players: Int8
    hand_size: Int8
    suits: Int8
    ranks: Int8
    kinds: Int8
    colors: Int8
    clues: Int8
    deck_size: Int8
    max_tokens: Int8
    max_mistakes: Int8
    tiles: Int8
    expert: Int8
    announce: Int8
    empty_clues: Int8
    token_on_win: Int8  # as the Hanabi Learning Environment has it; printed: no
    words: Int8  # how many words the legal moves take
    moves: Int16
    first_recycle: Int16
    first_salvage: Int16
    lapse: Int16
    deck: Annotated[Int8s, DECK]  # every card, sorted
    copies: Annotated[Int8s, KINDS]
    suit: Annotated[Int8s, KINDS]
    rank: Annotated[Int8s, KINDS]
    place: Annotated[Int8s, KINDS]  # how many cards lie below it in its firework
    next_kind: Annotated[Int8s, SUITS, 6]  # what continues a firework of so many cards; −1 if complete
    move_type: Annotated[Int8s, MOVES]
    move_slot: Annotated[Int8s, MOVES]
    move_offset: Annotated[Int8s, MOVES]  # the receiver of a clue, so many seats on
    move_clue: Annotated[Int8s, MOVES]
    move_suit: Annotated[Int8s, MOVES]  # announced
    move_kind: Annotated[Int8s, MOVES]  # picked from the discard pile


RULES = layout_of(RulesRecord)

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
    assert STATE.fields is not None
    return STATE.fields[name][1]
