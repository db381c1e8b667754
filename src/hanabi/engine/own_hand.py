"""What a seat's own hand may be: exact chances, and hands drawn by them.

A seat knows the clues on its cards and sees every card but its own and the deck's. The unseen cards fill its
hand and the deck; every way to do so that fits the clues is as likely. Kinds are gone through one by one,
each putting some of its unseen copies into some of the slots still open. So the ways can be counted exactly:
`ways[kind, open]` is the number of ways in which this kind and those after it fill the slots `open`.
"""

from hanabi.engine import chance
from hanabi.engine.jit import compiled
from hanabi.engine.layout import HAND, KINDS, Kind, RulesRecord, Seat, Slots, StateRecord
from hanabi.engine.reachable import copies_left
from hanabi.engine.records import Float64s, Int8s, Int64s

SETS = 1 << HAND  # sets of slots


@compiled
def count_unseen(state: StateRecord, rules: RulesRecord, seat: Seat, unseen: Int64s) -> None:
    """How many of each kind the seat does not see: its own hand's and the deck's."""
    for kind in range(int(rules.kinds)):
        unseen[kind] = copies_left(state, rules, kind)
    for other in range(int(rules.players)):
        if other != seat:
            for slot in range(int(state.cards[other])):
                unseen[int(state.hand[other, slot])] -= 1


@compiled
def slots_for(state: StateRecord, seat: Seat, kind: Kind) -> Slots:
    """The slots of the seat in which this kind may be, by the clues."""
    slots = 0
    for slot in range(int(state.cards[seat])):
        if state.possible[seat, slot] >> kind & 1:
            slots |= 1 << slot
    return slots


@compiled
def choices(copies: int, slots: Slots) -> int:
    """In how many ways different copies of a kind can lie in these slots."""
    ways = 1
    while slots != 0:
        ways *= copies
        copies -= 1
        slots &= slots - 1
    return ways if ways > 0 else 0


@compiled
def count_ways(state: StateRecord, rules: RulesRecord, seat: Seat, unseen: Int64s, ways: Int64s) -> int:
    """Fill `ways`; the number of ways to fill the whole hand."""
    hand = (1 << int(state.cards[seat])) - 1
    kinds = int(rules.kinds)
    for open_slots in range(hand + 1):
        ways[kinds, open_slots] = 1 if open_slots == 0 else 0
    for kind in range(kinds - 1, -1, -1):
        possible = slots_for(state, seat, kind)
        for open_slots in range(hand + 1):
            here = open_slots & possible
            total = ways[kind + 1, open_slots]
            taken = here
            while taken != 0:
                total += choices(int(unseen[kind]), taken) * ways[kind + 1, open_slots & ~taken]
                taken = (taken - 1) & here
            ways[kind, open_slots] = total
    return int(ways[0, hand])


@compiled
def draw_hand(
    state: StateRecord,
    rules: RulesRecord,
    seat: Seat,
    unseen: Int64s,
    ways: Int64s,
    seed: int,
    count: int,
    hand: Int8s,
) -> None:
    """Draw one hand by its chance into `hand`; `ways` is filled already."""
    open_slots = (1 << int(state.cards[seat])) - 1
    for kind in range(int(rules.kinds)):
        if open_slots == 0:
            break
        here = open_slots & slots_for(state, seat, kind)
        # A number of 62 bits: the counts stay far below, so all ways are as likely.
        wide = chance.mix(seed, 2 * (count * KINDS + kind)) * 2147483648
        wide += chance.mix(seed, 2 * (count * KINDS + kind) + 1)
        pick = wide % int(ways[kind, open_slots])
        taken = here
        while taken != 0:
            pick -= choices(int(unseen[kind]), taken) * int(ways[kind + 1, open_slots & ~taken])
            if pick < 0:
                break
            taken = (taken - 1) & here
        for slot in range(int(state.cards[seat])):
            if taken >> slot & 1:
                hand[slot] = kind
        open_slots &= ~taken


@compiled
def exact_chances(
    state: StateRecord,
    rules: RulesRecord,
    seat: Seat,
    unseen: Int64s,
    ways: Int64s,
    reach: Int64s,
    out: Float64s,
) -> None:
    """The chance of every kind in every slot, into `out[slot, kind]`; `ways` is filled already."""
    hand = (1 << int(state.cards[seat])) - 1
    total = float(ways[0, hand])
    for open_slots in range(hand + 1):
        reach[open_slots] = 0
    reach[hand] = 1
    for kind in range(int(rules.kinds)):
        possible = slots_for(state, seat, kind)
        # Fewer slots are open after a kind than before, so rising sets are not counted twice.
        for open_slots in range(1, hand + 1):
            if reach[open_slots] == 0:
                continue
            here = open_slots & possible
            taken = here
            while taken != 0:
                to_here = reach[open_slots] * choices(int(unseen[kind]), taken)
                share = to_here * ways[kind + 1, open_slots & ~taken] / total
                for slot in range(int(state.cards[seat])):
                    if taken >> slot & 1:
                        out[slot, kind] += share
                taken = (taken - 1) & here
        _reach_on(reach, possible, hand, int(unseen[kind]))


@compiled
def _reach_on(reach: Int64s, possible: Slots, hand: Slots, copies: int) -> None:
    """In how many ways each set of slots is still open after one more kind."""
    for left in range(hand + 1):  # from few open slots to many: the sources are still as before this kind
        free = possible & hand & ~left
        taken = free
        while taken != 0:
            reach[left] += reach[left | taken] * choices(copies, taken)
            taken = (taken - 1) & free
