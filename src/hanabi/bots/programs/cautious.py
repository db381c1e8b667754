"""The friendly beginner: it plays what is certain, clues what is playable, and discards the oldest card.

Beyond the words of a clue it understands two things, and speaks so that they are true. A clue is about a card
that can be played now, the newest of those it could mean. But a rank that points at the oldest card without a
clue, where that may be the last of its kind, only asks to keep it.
"""

from collections.abc import Mapping
from typing import Annotated, Protocol

from hanabi.bots.program import Program
from hanabi.bots.programs.knowledge import (
    Knowledge,
    count_left,
    critical_kinds,
    first_within,
    is_within,
    least_likely,
    look_around,
    next_kinds,
    settle,
    useless_kinds,
    weight,
)
from hanabi.bots.programs.move_numbers import (
    best_pick,
    clue_number,
    discard_number,
    first_move,
    plain_play_number,
    play_number,
    touched_slots,
)
from hanabi.engine import legal, reachable
from hanabi.engine.jit import compiled
from hanabi.engine.layout import (
    CLUE,
    COLOR_INFO,
    HAND,
    RANK_INFO,
    Bytes,
    Clue,
    Clues,
    Kind,
    Kinds,
    MoveNumber,
    RulesRecord,
    Seat,
    Slot,
    Slots,
    ViewRecord,
)
from hanabi.engine.records import Float64, Int8, Int8s, Int16, Int64s, layout_of
from hanabi.engine.seats import seat_after

ORDERS = 128  # more than any game deals

# What a clue is worth: name, default, low, high and step of each weight, for `hanabi tune`.
PARAMETERS = (
    ("play", 10.0, 1.0, 20.0, 1.0),  # a card that becomes surely playable
    ("trash", 1.0, 0.0, 4.0, 0.25),  # one that becomes surely useless
    ("burden", 1.0, 0.0, 4.0, 0.25),  # what it costs to touch a useless card
    ("distance", 0.1, 0.0, 2.0, 0.1),  # what each seat between costs
    ("enough", 8.0, 0.0, 12.0, 0.5),  # what is worth a token
)
MISREAD = -1.0


class Weights(Protocol):
    """The weights by their names in `PARAMETERS`."""

    play: Float64
    trash: Float64
    burden: Float64
    distance: Float64
    enough: Float64


class CautiousMemory(Protocol):
    """What a cautious player remembers."""

    common: Knowledge  # what everybody knows of every card
    own: Knowledge  # what this seat knows of its own cards
    weights: Weights
    after: Annotated[Int64s, HAND]  # what a hand would know after a clue that is thought about
    known: Annotated[Int64s, ORDERS]  # by a card's order: what everybody knows of it; 0 when it is new
    promised: Annotated[Int64s, ORDERS]  # what it is, if a clue was about it; 0 if none was
    marked: Annotated[Int8s, ORDERS]  # 1 if a clue has touched it
    turn: Int16  # which action was noticed last
    last_move: Int16
    ready: Int8


MEMORY = layout_of(CautiousMemory)


# Questions.


@compiled
def oldest_unmarked(mine: CautiousMemory, view: ViewRecord, seat: Seat) -> Slot:
    """The slot of the oldest card that no clue has touched, discarded next; −1 if there is none."""
    for slot in range(int(view.cards[seat])):
        if mine.marked[int(view.order[seat, slot])] == 0:
            return slot
    return -1


@compiled
def believed(mine: CautiousMemory, view: ViewRecord, rules: RulesRecord, seat: Seat, slot: Slot) -> Kinds:
    """What a card may be by its clues and by what they were about, as far as that can still be true."""
    possible = int(view.possible[seat, slot])
    promised = possible & int(mine.promised[int(view.order[seat, slot])])
    hopeful = promised & reachable.useful_kinds(view, rules)  # nobody clues a card that somebody else plays
    if hopeful != 0:
        return hopeful
    return promised if promised != 0 else possible


# What everybody and what this seat knows.


@compiled
def know_common(mine: CautiousMemory, view: ViewRecord, rules: RulesRecord) -> None:
    """Work out what everybody knows."""
    count_left(mine.common, view, rules)
    for seat in range(int(rules.players)):
        mine.common.cards[seat] = view.cards[seat]
        for slot in range(int(view.cards[seat])):
            mine.common.possible[seat, slot] = believed(mine, view, rules, seat, slot)
    settle(mine.common, rules)
    for seat in range(int(rules.players)):
        for slot in range(int(view.cards[seat])):
            mine.known[int(view.order[seat, slot])] = mine.common.possible[seat, slot]


@compiled
def known_of(mine: CautiousMemory, view: ViewRecord, rules: RulesRecord, seat: Seat, slot: Slot) -> Kinds:
    """What everybody knew of a card before the last action."""
    known = int(mine.known[int(view.order[seat, slot])])
    return known if known != 0 else int(rules.every_kind)


@compiled
def know_own(mine: CautiousMemory, view: ViewRecord, rules: RulesRecord, seat: Seat) -> None:
    """Work out what this seat knows of its own cards, by all the cards it sees."""
    count_left(mine.own, view, rules)
    look_around(mine.own, view, rules, seat)
    for slot in range(int(view.cards[seat])):
        mine.own.possible[seat, slot] = believed(mine, view, rules, seat, slot)
    settle(mine.own, rules)


# Clues, heard and given.


@compiled
def hear(
    mine: CautiousMemory, view: ViewRecord, rules: RulesRecord, seat: Seat, clue: Clue, touched: Slots
) -> Slot:
    """What a clue does to a hand, into `mine.after`; the slot it is about, −1 if its words say it all."""
    kinds = int(rules.touches[clue])
    playable = next_kinds(view, rules)
    cards = int(view.cards[seat])
    told = False
    for slot in range(cards):
        before = known_of(mine, view, rules, seat, slot)
        after = before & (kinds if touched >> slot & 1 else ~kinds)
        mine.after[slot] = after
        told = told or (is_within(after, playable) and not is_within(before, playable))
    oldest = oldest_unmarked(mine, view, seat)
    asks_to_keep = clue >= int(rules.colors) and oldest >= 0 and touched >> oldest & 1 == 1
    if told or (asks_to_keep and int(mine.after[oldest]) & critical_kinds(view, rules) != 0):
        return -1
    for again in range(2):  # cards touched for the first time go first
        for slot in range(cards - 1, -1, -1):
            if touched >> slot & 1 and mine.marked[int(view.order[seat, slot])] == again:
                may_be = int(mine.after[slot]) & playable
                if may_be != 0 and not is_within(known_of(mine, view, rules, seat, slot), playable):
                    mine.after[slot] = may_be
                    return slot
    return -1


@compiled
def known_elsewhere(
    mine: CautiousMemory, view: ViewRecord, rules: RulesRecord, seat: Seat, kind: Kind
) -> bool:
    """Whether another hand is known to have this kind and to play it."""
    for other in range(int(rules.players)):
        for slot in range(int(view.cards[other])):
            if other == seat:
                continue
            if int(mine.common.possible[other, slot]) == 1 << kind:
                return True
            is_promised = mine.promised[int(view.order[other, slot])] != 0
            if is_promised and other != int(view.player) and int(view.hand[other, slot]) == kind:
                return True
    return False


@compiled
def clue_value(mine: CautiousMemory, view: ViewRecord, rules: RulesRecord, seat: Seat, clue: Clue) -> float:
    """What a clue is worth: the cards that become surely playable, and what it tells besides."""
    touched = touched_slots(view, rules, seat, clue)
    about = hear(mine, view, rules, seat, clue, touched)
    playable, useless = next_kinds(view, rules), useless_kinds(view, rules)
    value = 0.0
    for slot in range(int(view.cards[seat])):
        kind = int(view.hand[seat, slot])
        before, after = int(mine.common.possible[seat, slot]), int(mine.after[slot])
        if not after >> kind & 1 and before >> kind & 1:
            return MISREAD
        if is_within(after, playable) and not is_within(before, playable):
            if known_elsewhere(mine, view, rules, seat, kind):
                if slot == about:
                    return MISREAD
            else:
                value += mine.weights.play
        elif is_within(after, useless) and not is_within(before, useless):
            value += mine.weights.trash
        elif touched >> slot & 1 and useless >> kind & 1 and mine.marked[int(view.order[seat, slot])] == 0:
            value -= mine.weights.burden
        total = weight(mine.common, before)
        if total > 0:
            value += 1.0 - weight(mine.common, after) / total
    return value


@compiled
def best_clue(
    mine: CautiousMemory, view: ViewRecord, rules: RulesRecord, seat: Seat, wanted: Clues, least: float
) -> MoveNumber:
    """The legal clue among `wanted` worth most, if it is worth more than `least`; −1 if there is none."""
    best, best_value = -1, least
    players = int(rules.players)
    moves = legal.clue_moves(view, rules, wanted)
    for distance in range(1, players):
        other = seat_after(rules, seat, distance)
        for clue in range(int(rules.clues)):
            move = clue_number(rules, distance, clue)
            if wanted >> clue & 1 and moves >> move & 1:
                value = clue_value(mine, view, rules, other, clue) - mine.weights.distance * distance
                if value > best_value:
                    best, best_value = move, value
    return best


@compiled
def protecting_clue(mine: CautiousMemory, view: ViewRecord, rules: RulesRecord, seat: Seat) -> MoveNumber:
    """A clue that keeps the next player from discarding the last card of its kind; −1 if none is needed."""
    other = seat_after(rules, seat, 1)
    slot = oldest_unmarked(mine, view, other)
    if slot < 0 or not critical_kinds(view, rules) >> int(view.hand[other, slot]) & 1:
        return -1
    playable, useless = next_kinds(view, rules), useless_kinds(view, rules)
    for held in range(int(view.cards[other])):
        possible = int(mine.common.possible[other, held])
        if is_within(possible, playable) or is_within(possible, useless):
            return -1
    best, best_value = -1, 0.5 * MISREAD
    moves = legal.clue_moves(view, rules, int(rules.every_clue))
    for clue in range(int(rules.clues)):
        move = clue_number(rules, 1, clue)
        if moves >> move & 1 and touched_slots(view, rules, other, clue) >> slot & 1:
            value = clue_value(mine, view, rules, other, clue)
            if value > best_value:
                best, best_value = move, value
    return best


@compiled
def harmless_clue(
    mine: CautiousMemory, view: ViewRecord, rules: RulesRecord, seat: Seat, wanted: Clues
) -> MoveNumber:
    """A clue for want of anything else: the one worth most; −1 if none is legal."""
    move = best_clue(mine, view, rules, seat, wanted, 0.9 * MISREAD)
    return move if move >= 0 else first_move(legal.clue_moves(view, rules, wanted))


# Plays and discards.


@compiled
def best_play(mine: CautiousMemory, view: ViewRecord, rules: RulesRecord, seat: Seat) -> Slot:
    """The slot of a card that is certainly playable, the lowest one first; −1 if there is none."""
    best, lowest = -1, 99
    playable = next_kinds(view, rules)
    for slot in range(int(view.cards[seat])):
        possible = int(mine.own.possible[seat, slot])
        if is_within(possible, playable):
            place = 0
            for kind in range(int(rules.kinds)):
                if possible >> kind & 1:
                    place = max(place, int(rules.place[kind]))
            if place < lowest:
                best, lowest = slot, place
    return best


# Tiles.


@compiled
def tile_move(mine: CautiousMemory, view: ViewRecord, rules: RulesRecord, seat: Seat) -> MoveNumber:
    """What to do with a tile that asks for a choice."""
    tile = int(view.pending)
    colors = int(rules.color_clues)
    if tile == COLOR_INFO:
        return harmless_clue(mine, view, rules, seat, colors)
    if tile == RANK_INFO:
        return harmless_clue(mine, view, rules, seat, int(rules.every_clue) & ~colors)
    return best_pick(view, rules)


# The two thoughts.


@compiled
def decide(mine: CautiousMemory, view: ViewRecord, rules: RulesRecord, seat: Seat) -> MoveNumber:
    """Protect, play, clue, or discard."""
    know_common(mine, view, rules)
    if view.pending >= 0:
        return tile_move(mine, view, rules, seat)
    every = int(rules.every_clue)
    may_clue, may_discard = view.tokens > 0, view.tokens < rules.max_tokens
    if view.cards[seat] == 0:
        return harmless_clue(mine, view, rules, seat, every)
    know_own(mine, view, rules, seat)
    if may_clue:
        move = protecting_clue(mine, view, rules, seat)
        if move >= 0:
            return move
    slot = best_play(mine, view, rules, seat)
    if slot >= 0:
        return play_number(rules, slot, int(mine.own.possible[seat, slot]))
    if may_clue:
        move = best_clue(mine, view, rules, seat, every, mine.weights.enough)
        if move >= 0:
            return move
    slot = first_within(mine.own, seat, useless_kinds(view, rules))
    if slot >= 0 and may_discard:
        return discard_number(slot)
    oldest = oldest_unmarked(mine, view, seat)
    if may_clue and (oldest < 0 or not may_discard):
        move = harmless_clue(mine, view, rules, seat, every)
        if move >= 0:
            return move
    least_critical = least_likely(mine.own, seat, critical_kinds(view, rules))
    if may_discard:
        return discard_number(oldest if oldest >= 0 else least_critical)
    return plain_play_number(rules, least_critical)


def notice(view: ViewRecord, rules: RulesRecord, memory: Bytes, seat: Seat) -> int:
    """Hear what the last clue was about."""
    mine: CautiousMemory = memory.view(MEMORY)[0]
    is_new = mine.ready == 0 or view.turn != mine.turn or view.last_move != mine.last_move
    mine.ready, mine.turn, mine.last_move = 1, view.turn, view.last_move
    if is_new and view.last_move >= 0 and rules.move_type[int(view.last_move)] == CLUE:
        target, touched = int(view.last_target), int(view.last_touched)
        about = hear(mine, view, rules, target, int(rules.move_clue[int(view.last_move)]), touched)
        if about >= 0:
            mine.promised[int(view.order[target, about])] = mine.after[about]
    for other in range(int(rules.players)):
        for slot in range(int(view.cards[other])):
            if view.clued[other, slot] != 0:
                mine.marked[int(view.order[other, slot])] = 1
    know_common(mine, view, rules)
    return 0


def with_parameters(changes: Mapping[str, float]) -> Program:
    """The bot with these weights, by name; the others have their defaults."""
    play, trash, burden, distance, enough = (float(changes.get(row[0], row[1])) for row in PARAMETERS)

    def choose(view: ViewRecord, rules: RulesRecord, memory: Bytes, seat: Seat) -> MoveNumber:
        mine: CautiousMemory = memory.view(MEMORY)[0]
        mine.weights.play, mine.weights.trash, mine.weights.burden = play, trash, burden
        mine.weights.distance, mine.weights.enough = distance, enough
        return decide(mine, view, rules, seat)

    return Program("cautious", choose, notice, MEMORY)


CAUTIOUS = with_parameters({})
