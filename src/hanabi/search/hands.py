"""Hands weighed by what the others did: their decisions asked for again, with a hand thought of.

A hand that fits the clues counts by the number of ways in which the unseen cards can make it, and every
decision that the policy would not have made with it in sight makes it less likely by the factor `tolerance`.
Where few hands fit, all of them are weighed. Else chains walk from hand to hand, so that each is visited as
often as it is likely (Metropolis and Hastings): a step draws one card anew, or lets two change places.
"""

import math
from collections.abc import Callable
from functools import cache
from typing import NamedTuple, TypeAlias

import numpy as np

from hanabi.bots.program import Thought, thought_type
from hanabi.engine import chance
from hanabi.engine.jit import COMPILED, compiled, compiled_as
from hanabi.engine.layout import (
    HAND,
    KINDS,
    RULES,
    STATE,
    Bytes,
    Kind,
    RulesRecord,
    Seat,
    Slot,
    Slots,
    ViewRecord,
)
from hanabi.engine.own_hand import SETS, count_unseen, count_ways, draw_hand
from hanabi.engine.records import Float64s, Int8s, Int64s
from hanabi.search.history import Evidence

if COMPILED:
    import numba

SWAPS = 4  # one step in so many lets two cards change places
TRIES = 16  # hands drawn for the start of a chain, of which the likeliest is taken
NUMBERS = 4  # of chance, for each step
FIRST_STEP = 4096  # its first number; the start took smaller ones
HALF = 1 << 30  # of the numbers of chance, which have 31 bits
ALL_SLOTS = (1 << HAND) - 1

Kernel: TypeAlias = Callable[..., int]


class Walk(NamedTuple):
    """How hands are visited: so many chains of so many steps; one hand in `every` is kept."""

    chains: int
    steps: int
    every: int
    tolerance: float  # the factor for each decision that the policy would not have made
    seed: int


@compiled
def is_kept(how: Walk, step: int) -> bool:
    """Whether the hand of this step is kept: not in the first half, which forgets the start."""
    return 2 * step >= how.steps and step % how.every == 0


@compiled
def list_hands(data: Bytes, table: Bytes, seat: Seat, hands: Int8s, ways: Float64s) -> int:
    """Write down all hands that fit clues and counts, each with its ways; −1 if there are more than rows."""
    view: ViewRecord = data.view(STATE)[0]
    rules: RulesRecord = table.view(RULES)[0]
    unseen = np.zeros(KINDS, np.int64)
    count_unseen(view, rules, seat, unseen)
    cards, kinds = int(view.cards[seat]), int(rules.kinds)
    hand = np.full(HAND, -1, np.int8)
    filled = np.ones(HAND + 1)  # in how many ways the slots before this one
    found, slot = 0, 0
    while slot >= 0:
        if slot == cards:
            if found == len(hands):
                return -1
            hands[found] = hand
            ways[found] = filled[cards]
            found += 1
            slot -= 1
            continue
        kind = int(hand[slot])
        if kind >= 0:
            unseen[kind] += 1
        kind += 1
        while kind < kinds and (unseen[kind] <= 0 or not view.possible[seat, slot] >> kind & 1):
            kind += 1
        if kind < kinds:
            hand[slot] = kind
            filled[slot + 1] = filled[slot] * unseen[kind]
            unseen[kind] -= 1
            slot += 1
        else:
            hand[slot] = -1
            slot -= 1
    return found


@compiled
def disagrees(
    choose: Thought,
    rules: RulesRecord,
    evidence: Evidence,
    action: int,
    hand: Int8s,
) -> bool:
    """Whether the policy, seeing this hand, would have made another move than was made."""
    state: ViewRecord = evidence.states[action]
    for slot in range(int(state.cards[evidence.seat])):
        now = int(evidence.where[action, slot])
        if now >= 0:
            state.hand[evidence.seat, slot] = hand[now]
    chosen = int(choose(state, rules, evidence.memories[action], int(state.player)))
    return chosen != int(evidence.moves[action])


@compiled
def recount(
    choose: Thought,
    rules: RulesRecord,
    evidence: Evidence,
    hand: Int8s,
    changed: Slots,
    most: int,
    against: Int64s,
) -> int:
    """How many decisions contradict a hand in which some slots changed: those that saw them are asked again.

    `against` has a 1 for each that does. Nothing more is asked once there are more than `most`.
    """
    count = 0
    for action in range(len(evidence.moves)):
        if evidence.held[action] & changed == 0:
            count += against[action]
    for action in range(len(evidence.moves)):
        if evidence.held[action] & changed != 0 and count <= most:
            against[action] = 0
            if disagrees(choose, rules, evidence, action, hand):
                against[action] = 1
                count += 1
    return count


def _weigh(choose: Thought, table: Bytes, evidence: Evidence, hands: Int8s, counts: Int64s) -> int:
    """How many decisions each of the hands contradicts."""
    rules: RulesRecord = table.view(RULES)[0]
    most = len(evidence.moves)
    against = np.zeros(most, np.int64)
    for row in range(len(hands)):
        changed = 0
        for slot in range(HAND):
            if row == 0 or hands[row, slot] != hands[row - 1, slot]:
                changed |= 1 << slot
        counts[row] = recount(choose, rules, evidence, hands[row], changed, most, against)
    return len(hands)


def _walk(
    choose: Thought,
    table: Bytes,
    data: Bytes,
    evidence: Evidence,
    how: Walk,
    out: Int8s,
) -> int:
    """Walk chains from hand to hand, and keep some of the hands they come through; how many."""
    rules: RulesRecord = table.view(RULES)[0]
    view: ViewRecord = data.view(STATE)[0]
    seat, actions = evidence.seat, len(evidence.moves)
    unseen, ways = np.zeros(KINDS, np.int64), np.zeros((KINDS + 1, SETS), np.int64)
    count_unseen(view, rules, seat, unseen)
    count_ways(view, rules, seat, unseen, ways)
    hand, other = np.full(HAND, -1, np.int8), np.full(HAND, -1, np.int8)
    against, against_other = np.zeros(actions, np.int64), np.zeros(actions, np.int64)
    kept = 0
    for chain in range(how.chains):
        own_seed = chance.mix(how.seed, 2 * chain) * HALF + chance.mix(how.seed, 2 * chain + 1)
        count = actions + 1
        for step in range(-TRIES, how.steps):
            number = FIRST_STEP + step * NUMBERS
            if step < 0:  # the start: the likeliest of some hands
                draw_hand(view, rules, seat, unseen, ways, own_seed, step + TRIES, other)
                changed, most = ALL_SLOTS, count - 1
            else:
                other[:] = hand
                changed = propose(view, rules, unseen, seat, own_seed, number, other)
                luck = (chance.mix(own_seed, number + 3) + 0.5) / (2 * HALF)
                most = count + int(math.log(luck) / math.log(how.tolerance))
            against_other[:] = against
            if changed != 0:
                found = recount(choose, rules, evidence, other, changed, most, against_other)
                if found <= most:
                    count = found
                    hand[:] = other
                    against[:] = against_other
            if is_kept(how, step):
                out[kept] = hand
                kept += 1
    return kept


@compiled
def propose(
    view: ViewRecord,
    rules: RulesRecord,
    unseen: Int64s,
    seat: Seat,
    seed: int,
    number: int,
    hand: Int8s,
) -> Slots:
    """Change a hand by chance into one that fits the clues; the slots that changed, none if it stays.

    A card is drawn anew by the copies that the rest of the hand leaves, so that a hand with more ways to be
    made is proposed more often in just that proportion.
    """
    cards = int(view.cards[seat])
    slot = chance.below(seed, number, cards)
    if cards > 1 and chance.below(seed, number + 1, SWAPS) == 0:
        second = (slot + 1 + chance.below(seed, number + 2, cards - 1)) % cards
        first_kind, second_kind = int(hand[slot]), int(hand[second])
        fits = view.possible[seat, slot] >> second_kind & 1 and view.possible[seat, second] >> first_kind & 1
        if first_kind == second_kind or not fits:
            return 0
        hand[slot], hand[second] = second_kind, first_kind
        return 1 << slot | 1 << second
    kind = draw_kind(view, rules, unseen, seat, slot, chance.mix(seed, number + 2), hand)
    if kind == int(hand[slot]):
        return 0
    hand[slot] = kind
    return 1 << slot


@compiled
def draw_kind(
    view: ViewRecord,
    rules: RulesRecord,
    unseen: Int64s,
    seat: Seat,
    slot: Slot,
    number: int,
    hand: Int8s,
) -> Kind:
    """A kind for this slot, each copy that the other slots leave as likely; −1 if there is none."""
    cards = int(view.cards[seat])
    for other in range(cards):
        if other != slot and hand[other] >= 0:
            unseen[int(hand[other])] -= 1
    total = 0
    for kind in range(int(rules.kinds)):
        if unseen[kind] > 0 and view.possible[seat, slot] >> kind & 1:
            total += int(unseen[kind])
    found = -1
    if total > 0:
        pick = (number * total) >> 31
        for kind in range(int(rules.kinds)):
            if unseen[kind] > 0 and view.possible[seat, slot] >> kind & 1:
                pick -= int(unseen[kind])
                if pick < 0:
                    found = kind
                    break
    for other in range(cards):
        if other != slot and hand[other] >= 0:
            unseen[int(hand[other])] += 1
    return found


@cache
def kernels() -> tuple[Kernel, Kernel]:
    """`_weigh` and `_walk`, compiled for every program: both at once, so that nobody waits in mid-game."""
    if not COMPILED:
        return _weigh, _walk
    types = numba.types
    number, numbers, hands = types.int64, types.int64[::1], types.int8[:, ::1]
    record = types.Array(types.uint8, 1, "C", readonly=True)
    states = types.Array(numba.from_dtype(STATE), 1, "C")
    evidence = types.NamedTuple((number, states, types.uint8[:, ::1], numbers, hands, numbers), Evidence)
    how = types.NamedTuple((number, number, number, types.float64, number), Walk)
    weighing = number(thought_type(), record, evidence, hands, numbers)
    walking = number(thought_type(), record, record, evidence, how, hands)
    return compiled_as(weighing, _weigh), compiled_as(walking, _walk)
