"""The most that can still be placed if all cards are known: never too little, and quickly found.

Four reasons keep a card from being placed: it, or one below it, is lost; it comes too late in the deck; there
are too few turns; or so many cards have to wait for a late one that the hands cannot hold them.
"""

from hanabi.engine.jit import compiled
from hanabi.engine.layout import RECYCLE, SALVAGE, RulesRecord, StateRecord
from hanabi.engine.records import Int8s

HELD = -1  # where a card is that lies in a hand, and not in the deck
GONE = 127  # of a kind that is nowhere


@compiled
def index_deck(state: StateRecord, rules: RulesRecord, first: Int8s, last: Int8s) -> None:
    """Where in the deck the kinds lie: `first[place, kind]` from each place on, `last[kind]`; GONE, HELD."""
    size = int(rules.deck_size)
    for kind in range(int(rules.kinds)):
        first[size, kind] = GONE
        last[kind] = HELD
    for place in range(size - 1, int(state.drawn) - 1, -1):
        for kind in range(int(rules.kinds)):
            first[place, kind] = first[place + 1, kind]
        kind = int(state.deck[place])
        first[place, kind] = place
        if last[kind] == HELD:
            last[kind] = place


@compiled
def most_placed(state: StateRecord, rules: RulesRecord, first: Int8s, last: Int8s, counts: Int8s) -> int:
    """How many cards may lie on the fireworks in the end, at most.

    `counts` is room to count in: two rows with a number for each place of the deck, and one more.
    """
    if may_come_back(state, rules):
        return int(rules.kinds)
    drawn, size = int(state.drawn), int(rules.deck_size)
    held = held_kinds(state, rules)
    waiting, coming = counts[0], counts[1]
    for place in range(drawn, size + 1):
        waiting[place] = 0
        coming[place] = 0
    reached = 0
    for suit in range(int(rules.suits)):
        height, latest = int(state.fireworks[suit]), HELD
        while height < int(rules.ranks):
            kind = int(rules.next_kind[suit, height])
            place = HELD if held >> kind & 1 else int(first[drawn, kind])
            if place == GONE:
                break
            if latest == size - 1 and not rules.expert:  # who draws the last card has the last turn
                break
            latest = max(latest, place)
            if latest != HELD:
                coming[latest] += 1
            if latest > int(last[kind]):  # in a hand, and kept there until the late card has come
                waiting[max(drawn, int(last[kind]) + 1)] += 1
                waiting[latest + 1] -= 1
            reached += 1
            height += 1
    excess = too_many_waiting(state, rules, waiting)
    if not rules.expert:
        excess = max(excess, too_few_turns(state, rules, reached, coming))
    return int(state.placed) + reached - excess


@compiled
def may_come_back(state: StateRecord, rules: RulesRecord) -> bool:
    """Whether a tile may still bring a card back from the discard pile (R-1013, R-1018)."""
    if rules.tiles == 0:
        return False
    if state.pending == RECYCLE or state.pending == SALVAGE:
        return True
    for index in range(int(state.tiles_used), int(rules.tiles)):
        if state.tiles[index] == RECYCLE or state.tiles[index] == SALVAGE:
            return True
    return False


@compiled
def held_kinds(state: StateRecord, rules: RulesRecord) -> int:
    """The kinds in all hands."""
    kinds = 0
    for seat in range(int(rules.players)):
        for slot in range(int(state.cards[seat])):
            kinds |= 1 << int(state.hand[seat, slot])
    return kinds


@compiled
def too_many_waiting(state: StateRecord, rules: RulesRecord, waiting: Int8s) -> int:
    """By how many the cards that must wait for a late one exceed what the hands hold before it is drawn."""
    room = int(rules.players) * int(rules.hand_size) - 1
    excess, held = 0, 0
    for place in range(int(state.drawn), int(rules.deck_size)):
        held += int(waiting[place])
        excess = max(excess, held - room)
    return excess


@compiled
def too_few_turns(state: StateRecord, rules: RulesRecord, reached: int, coming: Int8s) -> int:
    """By how many the cards to place exceed the turns that draw, or come in the last round.

    `coming[place]` of them can be placed only after the card at that place of the deck was drawn.
    """
    if state.turns_left >= 0:
        return max(0, reached - int(state.turns_left))
    excess, later, turns = 0, 0, int(rules.players)
    for place in range(int(rules.deck_size) - 1, int(state.drawn) - 1, -1):
        later += int(coming[place])
        excess = max(excess, later - turns)
        turns += 1
    return max(excess, reached - turns)
