"""What cards may be, and how likely: possibilities by clues and by counting.

A `KNOWLEDGE` record holds, for each card held, the kinds it may be, and how many copies of each kind are not
accounted for. The counts are kept as three sets of kinds: those with at least one, two and three copies left.
So the weight of a set of kinds is three bit counts. A card that can only be one kind is accounted for, and
lowers the counts of the others. The same functions serve what everybody knows and what one seat knows.
"""

from typing import Any

import numpy as np

from hanabi.engine import reachable
from hanabi.engine.jit import compiled
from hanabi.engine.layout import HAND, KINDS, PLAYERS
from hanabi.engine.playout import count_bits

_FIELDS: list[Any] = [
    ("possible", np.int64, (PLAYERS, HAND)),  # the kinds each held card may be
    ("once", np.int64),  # the kinds of which at least one copy is not accounted for,
    ("twice", np.int64),  # at least two,
    ("thrice", np.int64),  # three
    ("left", np.int8, KINDS),  # copies neither placed, nor discarded, nor (for a seat) seen in other hands
    ("free", np.int8, KINDS),  # those without the cards that can only be one kind
    ("cards", np.int8, PLAYERS),  # how many cards of each seat are looked at
]
KNOWLEDGE = np.dtype((np.record, np.dtype(_FIELDS, align=True)))


# Sets of kinds.


@compiled
def is_single(kinds: int) -> bool:
    """Whether the set has exactly one kind."""
    return kinds != 0 and kinds & (kinds - 1) == 0


@compiled
def only_kind(kinds: int) -> int:
    """The kind in a set of one."""
    return count_bits(kinds - 1)


@compiled
def is_within(kinds: int, wanted: int) -> bool:
    """Whether a card that may be `kinds` is surely one of those wanted."""
    return kinds != 0 and kinds & ~wanted == 0


@compiled
def kinds_on(heights: Any, rules: Any) -> int:
    """The kinds that continue fireworks of these heights."""
    kinds = 0
    for suit in range(int(rules.suits)):
        kind = int(rules.next_kind[suit, int(heights[suit])])
        if kind >= 0:
            kinds |= 1 << kind
    return kinds


@compiled
def next_kinds(state: Any, rules: Any) -> int:
    """The kinds that can be placed now."""
    return kinds_on(state.fireworks, rules)


@compiled
def useless_kinds(state: Any, rules: Any) -> int:
    """The kinds that can never be placed any more."""
    return int(rules.every_kind) & ~reachable.useful_kinds(state, rules)


@compiled
def critical_kinds(state: Any, rules: Any) -> int:
    """The kinds still needed of which one copy is left (R-604)."""
    return reachable.indispensable_kinds(state, rules)


# Counting.


@compiled
def count_left(known: Any, state: Any, rules: Any) -> None:
    """Count the copies that are neither placed nor discarded."""
    for kind in range(int(rules.kinds)):
        left = int(rules.copies[kind]) - int(state.discarded[kind])
        if rules.place[kind] < state.fireworks[int(rules.suit[kind])]:
            left -= 1
        known.left[kind] = left


@compiled
def count_free(known: Any, rules: Any) -> None:
    """Take the cards that can only be one kind off the counts, and keep the counts as sets."""
    kinds = int(rules.kinds)
    for kind in range(kinds):
        known.free[kind] = known.left[kind]
    for seat in range(int(rules.players)):
        for slot in range(int(known.cards[seat])):
            possible = int(known.possible[seat, slot])
            if is_single(possible):
                known.free[only_kind(possible)] -= 1
    once, twice, thrice = 0, 0, 0
    for kind in range(kinds):
        free = int(known.free[kind])
        if free > 0:
            once |= 1 << kind
        if free > 1:
            twice |= 1 << kind
        if free > 2:
            thrice |= 1 << kind
    known.once, known.twice, known.thrice = once, twice, thrice


@compiled
def settle(known: Any, rules: Any) -> None:
    """Strike kinds of which no copy is left, until nothing changes any more."""
    again = True
    while again:
        again = False
        count_free(known, rules)
        once = int(known.once)
        for seat in range(int(rules.players)):
            for slot in range(int(known.cards[seat])):
                possible = int(known.possible[seat, slot])
                narrowed = possible & once
                if not is_single(possible) and narrowed != possible and narrowed != 0:
                    known.possible[seat, slot] = narrowed
                    again |= is_single(narrowed)


@compiled
def look_around(own: Any, state: Any, rules: Any, seat: int) -> None:
    """Take the cards in the other hands off the counts of a seat; its own hand is what it thinks about."""
    for other in range(int(rules.players)):
        own.cards[other] = 0
        if other != seat:
            for slot in range(int(state.cards[other])):
                own.left[int(state.hand[other, slot])] -= 1
    own.cards[seat] = state.cards[seat]


@compiled
def settle_own(own: Any, common: Any, state: Any, rules: Any, seat: int) -> None:
    """What a seat knows of its own cards: what everybody knows, and the cards it sees in the other hands."""
    for kind in range(int(rules.kinds)):
        own.left[kind] = common.left[kind]
    look_around(own, state, rules, seat)
    for slot in range(int(state.cards[seat])):
        own.possible[seat, slot] = common.possible[seat, slot]
    settle(own, rules)


# Questions about hands.


@compiled
def first_within(known: Any, seat: int, wanted: int) -> int:
    """The first slot of a seat whose card is surely one of the kinds wanted; −1 if there is none."""
    for slot in range(int(known.cards[seat])):
        if is_within(int(known.possible[seat, slot]), wanted):
            return slot
    return -1


@compiled
def hands_with(state: Any, rules: Any, kind: int, apart_from: int) -> int:
    """How many seats hold this kind, one of them left out; −1 leaves out nobody."""
    count = 0
    for seat in range(int(rules.players)):
        if seat != apart_from:
            for slot in range(int(state.cards[seat])):
                if int(state.hand[seat, slot]) == kind:
                    count += 1
                    break
    return count


# Weights and chances.


@compiled
def weight(known: Any, kinds: int) -> int:
    """How many cards not accounted for are of one of these kinds."""
    return (
        count_bits(kinds & int(known.once))
        + count_bits(kinds & int(known.twice))
        + count_bits(kinds & int(known.thrice))
    )


@compiled
def share(known: Any, possible: int, kinds: int) -> float:
    """The chance that a card which may be `possible` is one of `kinds`, each copy left as likely."""
    if possible & ~kinds == 0:
        return 1.0
    if possible & kinds == 0:
        return 0.0
    if is_single(possible):
        return 0.0
    total = weight(known, possible)
    if total == 0:
        return 0.0
    return weight(known, possible & kinds) / total


@compiled
def chance_of(known: Any, seat: int, slot: int, kinds: int) -> float:
    """The chance that this card is one of `kinds`."""
    return share(known, int(known.possible[seat, slot]), kinds)


@compiled
def least_likely(known: Any, seat: int, kinds: int) -> int:
    """The slot of a seat least likely to be one of `kinds`, the oldest of equals."""
    best, least = 0, 2.0
    for slot in range(int(known.cards[seat])):
        chance = chance_of(known, seat, slot, kinds)
        if chance < least:
            best, least = slot, chance
    return best
