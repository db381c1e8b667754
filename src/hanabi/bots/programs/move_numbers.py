"""From what a program wants to the engine's move numbers: clues, plays, discards, choices of tiles."""

import numpy as np

from hanabi.engine import legal, reachable
from hanabi.engine.bits import lowest_bit
from hanabi.engine.jit import compiled
from hanabi.engine.layout import (
    Clue,
    Kind,
    Kinds,
    MoveNumber,
    Moves,
    RulesRecord,
    Seat,
    Slot,
    Slots,
    ViewRecord,
)


@compiled
def whole(number: int) -> int:
    """A number of any width as the widest: functions called with one type only are compiled only once."""
    return int(np.int64(number))


@compiled
def first_move(moves: Moves) -> MoveNumber:
    """The first of a set of moves; −1 if there is none."""
    return lowest_bit(moves) if moves != 0 else -1


@compiled
def touched_slots(view: ViewRecord, rules: RulesRecord, seat: Seat, clue: Clue) -> Slots:
    """The slots of a seat that the clue touches."""
    kinds = int(rules.touches[clue])
    touched = 0
    for slot in range(int(view.cards[seat])):
        if kinds >> int(view.hand[seat, slot]) & 1:
            touched |= 1 << slot
    return touched


@compiled
def clue_number(rules: RulesRecord, steps: int, clue: Clue) -> MoveNumber:
    """The move that gives this clue to the player so many seats on."""
    if clue < int(rules.colors):
        return int(rules.color_shift[steps]) + clue
    return int(rules.rank_shift[steps]) + clue - int(rules.colors)


@compiled
def discard_number(slot: Slot) -> MoveNumber:
    """The move that discards this slot: the discards come first, so it has the same number."""
    return slot


@compiled
def plain_play_number(rules: RulesRecord, slot: Slot) -> MoveNumber:
    """The move that plays this slot without announcing anything: the plays come after the discards."""
    return int(rules.hand_size) + slot


@compiled
def play_number(rules: RulesRecord, slot: Slot, possible: Kinds) -> MoveNumber:
    """The move that plays this slot; with announcements on, it names the suit if that is certain (R-701)."""
    if rules.announce:
        ranks = int(rules.ranks)
        for suit in range(int(rules.suits)):
            if possible & ~(((1 << ranks) - 1) << (suit * ranks)) == 0:
                first = int(rules.rank_shift[int(rules.players) - 1]) + ranks
                return first + slot * int(rules.suits) + suit
    return plain_play_number(rules, slot)


@compiled
def best_pick(view: ViewRecord, rules: RulesRecord) -> MoveNumber:
    """The choice for a tile that takes a card of the discard pile; −1 if none may be taken."""
    best, most = -1, -1
    for first in (int(rules.first_salvage), int(rules.first_recycle)):
        for kind in range(int(rules.kinds)):
            if legal.is_legal(view, rules, first + kind):
                worth = pick_worth(view, rules, kind)
                if worth > most:
                    best, most = first + kind, worth
        if best >= 0:  # a card placed is better than one in the deck
            return best
    return best


@compiled
def pick_worth(view: ViewRecord, rules: RulesRecord, kind: Kind) -> int:
    """How much it helps to have a copy back: a firework can go on, the only copy left, a low card."""
    left = int(rules.copies[kind]) - int(view.discarded[kind])
    view.discarded[kind] -= 1
    reach = reachable.reachable_placed(view, rules)
    useful = reachable.useful_kinds(view, rules) >> kind & 1
    view.discarded[kind] += 1
    return 1000 * reach + useful * (100 - 20 * left - int(rules.place[kind]))
