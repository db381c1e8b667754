"""What a hat player remembers: the table as everybody knows it, kept alike by every seat.

`common` is worked out from what everyone saw, so all seats hold the same; `own` is one seat's private
knowledge.
"""

from typing import Any

import numpy as np

from hanabi.bots.programs.knowledge import KNOWLEDGE
from hanabi.engine.layout import HAND, KINDS, PLAYERS, SUITS

MOST_ITEMS = 64
SEARCHED = 7  # with so few cards in the deck players search, so a discard no longer says what it usually does
MOST_MOVES = 12  # to compare in a search

_FIELDS: list[Any] = [
    ("common", KNOWLEDGE),
    ("own", KNOWLEDGE),
    ("order", np.int8, (PLAYERS, HAND)),  # which card each slot of `common` is about
    ("fireworks", np.int8, SUITS),
    ("discarded", np.int8, KINDS),
    ("tokens", np.int8),
    ("deck", np.int8),  # cards left in it
    ("tile", np.int8),  # 1 if a tile waits for a choice
    ("ready", np.int8),  # 0 before the first call
    ("turn", np.int16),  # which action was noticed last
    ("last_move", np.int16),
    # Work space.
    ("height", np.int8, SUITS),  # the fireworks as foreseen
    ("item_slot", np.int8, MOST_ITEMS),  # a question: is the first true of these the card in the slot
    ("index", np.int8, PLAYERS),  # the card of each hand by which clues are told apart
    ("symbols", np.int8, PLAYERS),  # how many clues to each seat are told apart
    ("hat", np.int16, PLAYERS),  # each seat's number
    ("move", np.int16, MOST_MOVES),  # moves to compare
    ("moves", np.int16),
    ("item_kinds", np.int64, MOST_ITEMS),  # one of the kinds?
    ("chance", np.float64, MOST_ITEMS),
    ("asked", np.int64, (PLAYERS, HAND)),  # `common.possible` as the answers narrow it
]
MEMORY = np.dtype((np.record, np.dtype(_FIELDS, align=True)))
