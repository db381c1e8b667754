"""What the network sees: the board, both hands as each is known, and what every clue would tell.

Clues are read by the rules of `duo_reading`, so a card's chances here are what partners understand each other
to say. Nothing in them says what `duo` would do.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from hanabi.bots.programs.common_memory import follow
from hanabi.bots.programs.duo import get_ready
from hanabi.bots.programs.duo_clues import (
    bits_told,
    count_held,
    count_new,
    false_promise,
    is_bearable,
    is_misread,
    try_clue,
)
from hanabi.bots.programs.duo_reading import (
    MEMORY,
    PLAY_CLUE,
    WARNING,
    DuoMemory,
    next_discard,
)
from hanabi.bots.programs.knowledge import Knowledge, chance_of, is_single, is_within, only_kind, settle_own
from hanabi.engine.bits import count_bits, lowest_bit
from hanabi.engine.jit import compiled
from hanabi.engine.layout import (
    HAND,
    Bytes,
    Clue,
    Kind,
    Kinds,
    RulesRecord,
    Seat,
    Slot,
    ViewRecord,
)
from hanabi.engine.reachable import reachable_placed

Features: TypeAlias = NDArray[np.float32]

SUITS, RANKS, CLUES = 5, 5, 10  # the base game, the one that was learned
TOKENS, MISTAKES = 8, 3
DECK_STEPS = (0, 1, 2, 3, 5, 8, 11, 14, 18, 24, 30)
FEWEST_SPARE, MOST_SPARE = -4, 11
KNOWN = 12  # features of a card by what somebody knows of it
FACE = 12  # of a card that is seen

BOARD = (TOKENS + 1) + MISTAKES + 2 + len(DECK_STEPS) + (MOST_SPARE - FEWEST_SPARE + 1) + SUITS * RANKS + 5
OWN_CARD = 2 * KNOWN + RANKS + 6
PARTNERS_CARD = FACE + KNOWN + 4
CLUE = 17 + HAND
FEATURES = BOARD + HAND * (OWN_CARD + PARTNERS_CARD) + CLUES * CLUE
MOVES = 2 * HAND + CLUES


@compiled
def look(view: ViewRecord, rules: RulesRecord, memory: Bytes, me: Seat, out: Features) -> int:
    """Write what a seat on turn knows; `memory` is that of `duo`. How many numbers were written."""
    mine: DuoMemory = memory.view(MEMORY)[0]
    get_ready(mine, view, rules)
    follow(mine, view, rules)
    mine.agreed = next_discard(mine, mine.common, 1 - me)
    settle_own(mine.own, mine.common, view, rules, me)
    out[:] = 0
    _see_board(mine, view, rules, me, out)
    at = BOARD
    for slot in range(HAND):
        if slot < int(view.cards[me]):
            _see_own_card(mine, view, rules, me, slot, out, at)
        at += OWN_CARD
    for slot in range(HAND):
        if slot < int(view.cards[1 - me]):
            _see_partners_card(mine, view, rules, 1 - me, slot, out, at)
        at += PARTNERS_CARD
    for clue in range(CLUES):
        _see_clue(mine, view, rules, 1 - me, clue, out, at)
        at += CLUE
    return at


@compiled
def _see_board(mine: DuoMemory, view: ViewRecord, rules: RulesRecord, me: Seat, out: Features) -> None:
    out[min(TOKENS, int(view.tokens))] = 1
    at = TOKENS + 1
    out[at + min(MISTAKES - 1, int(view.mistakes))] = 1
    at += MISTAKES
    if view.turns_left > 0:
        out[at + min(2, int(view.turns_left)) - 1] = 1
    at += 2
    deck = int(rules.deck_size) - int(view.drawn)
    for step in range(len(DECK_STEPS)):
        out[at + step] = deck > DECK_STEPS[step]
    at += len(DECK_STEPS)
    out[at + min(MOST_SPARE, max(FEWEST_SPARE, int(mine.spare))) - FEWEST_SPARE] = 1
    at += MOST_SPARE - FEWEST_SPARE + 1
    for suit in range(SUITS):
        for rank in range(int(view.fireworks[suit])):
            out[at + suit * RANKS + rank] = 1
    at += SUITS * RANKS
    out[at] = int(view.placed) / 25
    out[at + 1] = reachable_placed(view, rules) / 25
    out[at + 2] = int(mine.unwarned[me])
    out[at + 3] = next_discard(mine, mine.common, me) < 0
    out[at + 4] = next_discard(mine, mine.common, 1 - me) < 0


@compiled
def _see_own_card(
    mine: DuoMemory, view: ViewRecord, rules: RulesRecord, me: Seat, slot: Slot, out: Features, at: int
) -> None:
    """A card by what I know, by what both know, its rank, and what was agreed."""
    _see_known(mine, mine.own, rules, me, slot, out, at)
    at += KNOWN
    _see_known(mine, mine.common, rules, me, slot, out, at)
    at += KNOWN
    for rank in range(RANKS):
        out[at + rank] = chance_of(mine.own, me, slot, int(rules.touches[int(rules.colors) + rank]))
    at += RANKS
    possible = int(mine.own.possible[me, slot])
    out[at] = view.clued[me, slot] != 0
    out[at + 1] = int(view.order[me, slot]) + 1 == int(mine.may_go[me])
    out[at + 2] = next_discard(mine, mine.common, me) == slot
    if is_single(possible):
        kind = only_kind(possible)
        place = int(rules.place[kind]) + 1
        out[at + 3] = place == RANKS
        out[at + 4] = place < RANKS and _holds_next(view, rules, 1 - me, kind)
        out[at + 5] = count_held(view, 1 - me, kind) > 0


@compiled
def _holds_next(view: ViewRecord, rules: RulesRecord, seat: Seat, kind: Kind) -> bool:
    """Whether a seat holds the card that comes after this one."""
    after = int(rules.next_kind[int(rules.suit[kind]), int(rules.place[kind]) + 1])
    return count_held(view, seat, after) > 0


@compiled
def _see_known(
    mine: DuoMemory, known: Knowledge, rules: RulesRecord, seat: Seat, slot: Slot, out: Features, at: int
) -> None:
    """What a card may be, in so far as it matters."""
    possible = int(known.possible[seat, slot])
    out[at] = 1
    out[at + 1] = chance_of(known, seat, slot, int(mine.playable))
    out[at + 2] = chance_of(known, seat, slot, int(mine.useless))
    out[at + 3] = chance_of(known, seat, slot, int(mine.critical))
    out[at + 4] = chance_of(known, seat, slot, int(mine.soon))
    out[at + 5] = chance_of(known, seat, slot, int(mine.critical) & ~int(mine.playable))
    out[at + 6] = is_within(possible, int(mine.playable))
    out[at + 7] = is_within(possible, int(mine.useless))
    out[at + 8] = is_within(possible, int(mine.critical))
    out[at + 9] = is_single(possible)
    out[at + 10] = 1 / max(1, count_bits(possible))
    out[at + 11] = _lowest_place(rules, possible) / RANKS


@compiled
def _lowest_place(rules: RulesRecord, kinds: Kinds) -> int:
    """How many cards lie below the lowest of these kinds."""
    lowest = RANKS
    while kinds != 0:
        lowest = min(lowest, int(rules.place[lowest_bit(kinds)]))
        kinds &= kinds - 1
    return lowest


@compiled
def _see_partners_card(
    mine: DuoMemory, view: ViewRecord, rules: RulesRecord, partner: Seat, slot: Slot, out: Features, at: int
) -> None:
    """A card as I see it, as both know it, and what was agreed."""
    kind = int(view.hand[partner, slot])
    _see_face(mine, view, rules, partner, kind, out, at)
    at += FACE
    _see_known(mine, mine.common, rules, partner, slot, out, at)
    at += KNOWN
    out[at] = view.clued[partner, slot] != 0
    out[at + 1] = int(view.order[partner, slot]) + 1 == int(mine.may_go[partner])
    out[at + 2] = next_discard(mine, mine.common, partner) == slot
    out[at + 3] = int(mine.common.possible[partner, slot]) >> kind & 1


@compiled
def _see_face(
    mine: DuoMemory, view: ViewRecord, rules: RulesRecord, partner: Seat, kind: Kind, out: Features, at: int
) -> None:
    """What a card of the partner's is good for."""
    out[at] = int(mine.playable) >> kind & 1
    out[at + 1] = int(mine.useless) >> kind & 1
    out[at + 2] = int(mine.critical) >> kind & 1
    out[at + 3] = int(mine.soon) >> kind & 1
    out[at + 4 + int(rules.place[kind])] = 1
    out[at + 4 + RANKS] = count_held(view, partner, kind) > 1
    me = 1 - partner
    for slot in range(int(view.cards[me])):
        possible = int(mine.own.possible[me, slot])
        if possible == 1 << kind:
            out[at + 5 + RANKS] = 1
        if is_single(possible) and int(rules.suit[only_kind(possible)]) == int(rules.suit[kind]):
            if int(rules.place[only_kind(possible)]) == int(rules.place[kind]) - 1:
                out[at + 6 + RANKS] = 1


@compiled
def _see_clue(
    mine: DuoMemory, view: ViewRecord, rules: RulesRecord, partner: Seat, clue: Clue, out: Features, at: int
) -> None:
    """What a clue would tell, whether that is true, and what the partner would discard after it."""
    sense = try_clue(mine, view, rules, partner, clue)
    if sense < 0:
        return
    out[at] = 1
    out[at + 1] = sense == WARNING
    out[at + 2] = sense == PLAY_CLUE
    out[at + 3] = is_misread(mine, view, partner)
    lie = false_promise(mine, view, partner)
    out[at + 4] = lie >= 0
    out[at + 5] = lie >= 0 and int(mine.useless) >> int(view.hand[partner, max(0, lie)]) & 1
    out[at + 6] = is_bearable(mine, view, rules, partner)
    out[at + 7] = count_new(mine, view, partner, int(mine.playable))
    out[at + 8] = count_new(mine, view, partner, int(mine.useless))
    out[at + 9] = bits_told(mine, view, partner) / 8
    goes = next_discard(mine, mine.trial, partner)
    out[at + 10] = goes < 0
    if goes >= 0:
        kind = int(view.hand[partner, goes])
        out[at + 11] = int(mine.useless) >> kind & 1
        out[at + 12] = int(mine.critical) >> kind & 1
        out[at + 13] = int(mine.playable) >> kind & 1
        out[at + 14] = int(mine.soon) >> kind & 1
        out[at + 15] = int(rules.place[kind]) / RANKS
    out[at + 16] = goes != next_discard(mine, mine.common, partner)
    for slot in range(int(view.cards[partner])):
        after = int(mine.trial.possible[partner, slot])
        known = is_within(int(mine.common.possible[partner, slot]), int(mine.playable))
        out[at + 17 + slot] = is_within(after, int(mine.playable)) and not known
