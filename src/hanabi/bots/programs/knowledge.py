"""What cards may be, and how likely: possibilities by clues and by counting.

A `KNOWLEDGE` record holds, for each card held, the kinds it may be, and how many copies of each kind are not
accounted for. Copies are kept as three sets of kinds: those with at least one, two and three of them. So the
weight of a set of kinds is three bit counts. A card that can only be one kind is accounted for, and lowers
the counts of the others. The same functions serve what everybody knows and what one seat knows.
"""

from typing import Annotated, Protocol

from hanabi.engine import reachable
from hanabi.engine.bits import count_bits
from hanabi.engine.jit import compiled, compiled_into_caller
from hanabi.engine.layout import (
    HAND,
    PLAYERS,
    BoardRecord,
    Kind,
    Kinds,
    RulesRecord,
    Seat,
    Slot,
    ViewRecord,
)
from hanabi.engine.records import Int8s, Int64, Int64s, layout_of


class Copies(Protocol):
    """How many copies there are of each kind: the kinds with at least one, at least two, and three."""

    once: Int64
    twice: Int64
    thrice: Int64


class Knowledge(Protocol):
    """What is known of the cards in the hands."""

    possible: Annotated[Int64s, PLAYERS, HAND]  # the kinds each held card may be
    left: Copies  # not placed, not discarded, and (for a seat) not seen in other hands
    free: Copies  # those without the cards that can only be one kind
    cards: Annotated[Int8s, PLAYERS]  # how many cards of each seat are looked at


KNOWLEDGE = layout_of(Knowledge)


# Sets of kinds.


@compiled
def is_single(kinds: Kinds) -> bool:
    """Whether the set has exactly one kind."""
    return kinds != 0 and kinds & (kinds - 1) == 0


@compiled
def only_kind(kinds: Kinds) -> Kind:
    """The kind in a set of one."""
    return count_bits(kinds - 1)


@compiled
def is_within(kinds: Kinds, wanted: Kinds) -> bool:
    """Whether a card that may be `kinds` is surely one of those wanted."""
    return kinds != 0 and kinds & ~wanted == 0


@compiled
def kinds_on(heights: Int8s, rules: RulesRecord) -> Kinds:
    """The kinds that continue fireworks of these heights."""
    kinds = 0
    for suit in range(int(rules.suits)):
        kind = int(rules.next_kind[suit, int(heights[suit])])
        if kind >= 0:
            kinds |= 1 << kind
    return kinds


@compiled
def next_kinds(board: BoardRecord, rules: RulesRecord) -> Kinds:
    """The kinds that can be placed now."""
    return kinds_on(board.fireworks, rules)


@compiled
def kinds_after_next(board: BoardRecord, rules: RulesRecord) -> Kinds:
    """The kinds that can be placed after one more card of their suit."""
    kinds = 0
    for suit in range(int(rules.suits)):
        height = int(board.fireworks[suit]) + 1
        if height < int(rules.ranks):
            kinds |= 1 << int(rules.next_kind[suit, height])
    return kinds


@compiled
def useless_kinds(board: BoardRecord, rules: RulesRecord) -> Kinds:
    """The kinds that can never be placed any more."""
    return int(rules.every_kind) & ~reachable.useful_kinds(board, rules)


@compiled
def critical_kinds(board: BoardRecord, rules: RulesRecord) -> Kinds:
    """The kinds still needed of which one copy is left (R-604)."""
    return reachable.indispensable_kinds(board, rules)


# Counting.


@compiled
def count_left(known: Knowledge, board: BoardRecord, rules: RulesRecord) -> None:
    """Count the copies that are neither placed nor discarded."""
    once, twice, thrice = 0, 0, 0
    for kind in range(int(rules.kinds)):
        left = reachable.copies_left(board, rules, kind)
        once |= int(left > 0) << kind
        twice |= int(left > 1) << kind
        thrice |= int(left > 2) << kind
    known.left.once, known.left.twice, known.left.thrice = once, twice, thrice


@compiled
def copies_of(copies: Copies, kind: Kind) -> int:
    """How many copies of one kind there are."""
    return (copies.once >> kind & 1) + (copies.twice >> kind & 1) + (copies.thrice >> kind & 1)


@compiled_into_caller
def take_one(copies: Copies, kind: Kinds) -> None:
    """Take off a copy of the one kind in a set, if there is any."""
    copies.once &= ~(kind & ~copies.twice)
    copies.twice &= ~(kind & ~copies.thrice)
    copies.thrice &= ~kind


@compiled_into_caller
def copy_copies(copies: Copies, source: Copies) -> None:
    """Make one count equal to another."""
    copies.once, copies.twice, copies.thrice = source.once, source.twice, source.thrice


@compiled_into_caller
def count_free(known: Knowledge, rules: RulesRecord) -> None:
    """Take the cards that can only be one kind off the copies left."""
    copy_copies(known.free, known.left)
    for seat in range(int(rules.players)):
        for slot in range(int(known.cards[seat])):
            possible = int(known.possible[seat, slot])
            if is_single(possible):
                take_one(known.free, possible)


@compiled
def settle(known: Knowledge, rules: RulesRecord) -> None:
    """Strike kinds of which no copy is left, until nothing changes any more."""
    again = True
    while again:
        again = False
        count_free(known, rules)
        once = int(known.free.once)
        for seat in range(int(rules.players)):
            for slot in range(int(known.cards[seat])):
                possible = int(known.possible[seat, slot])
                narrowed = possible & once
                if not is_single(possible) and narrowed != possible and narrowed != 0:
                    known.possible[seat, slot] = narrowed
                    again |= is_single(narrowed)


@compiled
def look_around(own: Knowledge, state: ViewRecord, rules: RulesRecord, seat: Seat) -> None:
    """Take the cards in the other hands off the counts of a seat; its own hand is what it thinks about."""
    for other in range(int(rules.players)):
        own.cards[other] = 0
        if other != seat:
            for slot in range(int(state.cards[other])):
                take_one(own.left, 1 << int(state.hand[other, slot]))
    own.cards[seat] = state.cards[seat]


@compiled
def settle_own(own: Knowledge, common: Knowledge, state: ViewRecord, rules: RulesRecord, seat: Seat) -> None:
    """What a seat knows of its own cards: what everybody knows, and the cards it sees in the other hands."""
    copy_copies(own.left, common.left)
    look_around(own, state, rules, seat)
    for slot in range(int(state.cards[seat])):
        own.possible[seat, slot] = common.possible[seat, slot]
    settle(own, rules)


# Questions about hands.


@compiled
def first_within(known: Knowledge, seat: Seat, wanted: Kinds) -> Slot:
    """The first slot of a seat whose card is surely one of the kinds wanted; −1 if there is none."""
    for slot in range(int(known.cards[seat])):
        if is_within(int(known.possible[seat, slot]), wanted):
            return slot
    return -1


@compiled
def hands_with(state: ViewRecord, rules: RulesRecord, kind: Kind, apart_from: Seat) -> int:
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
def weight(known: Knowledge, kinds: Kinds) -> int:
    """How many cards not accounted for are of one of these kinds."""
    return (
        count_bits(kinds & int(known.free.once))
        + count_bits(kinds & int(known.free.twice))
        + count_bits(kinds & int(known.free.thrice))
    )


@compiled
def share(known: Knowledge, possible: Kinds, kinds: Kinds) -> float:
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
def chance_of(known: Knowledge, seat: Seat, slot: Slot, kinds: Kinds) -> float:
    """The chance that this card is one of `kinds`."""
    return share(known, int(known.possible[seat, slot]), kinds)


@compiled
def least_likely(known: Knowledge, seat: Seat, kinds: Kinds) -> Slot:
    """The slot of a seat least likely to be one of `kinds`, the oldest of equals."""
    best, least = 0, 2.0
    for slot in range(int(known.cards[seat])):
        chance = chance_of(known, seat, slot, kinds)
        if chance < least:
            best, least = slot, chance
    return best
