"""What two partners tell each other: by clues, by warnings, and by silence.

Both keep the same `common` knowledge. A clue that makes no card certain by itself promises that one card can
be played: often not one of those it touches, so that it tells of two things at once (`promised_slot`). A rank
clue on the card that the partner is about to discard warns: keep it. Who acts without warning says that this
card may go. A playable card thrown away says that the partner's newest card is the same.
"""

from typing import Annotated, Protocol, TypeAlias

from hanabi.bots.programs.common_memory import CommonMemory
from hanabi.bots.programs.knowledge import (
    Knowledge,
    chance_of,
    copy_copies,
    is_within,
    kinds_after_next,
    next_kinds,
    settle,
)
from hanabi.engine.bits import count_bits, highest_bit
from hanabi.engine.jit import compiled
from hanabi.engine.layout import (
    CLUE,
    DISCARD,
    PLAY,
    PLAYERS,
    Clue,
    RulesRecord,
    Seat,
    Slot,
    Slots,
    ViewRecord,
)
from hanabi.engine.reachable import last_copies, useful_kinds
from hanabi.engine.records import Int8, Int8s, Int16, Int64, layout_of

# When clues point at what they touch; found by trying on paired deals.
MANY_TOKENS = 6  # with so many, a rank clue may be one to pass the time
SHORT_OF_TIME = 2  # so few turns to spare
# What makes a card the next to be discarded, beside its chance of being useless:
FEAR_OF_CRITICAL = 0.1
FEAR_OF_NEEDED_SOON = 0.2
WORTH_OF_KNOWING_LITTLE = 0.2
WORTH_OF_A_NEWER_SLOT = 0.08


class DuoMemory(CommonMemory, Protocol):
    """What one of two partners remembers."""

    trial: Knowledge  # `common` as a clue would leave it
    may_go: Annotated[Int8s, PLAYERS]  # 1 + the order of the card that silence lets go; 0 if none
    unwarned: Annotated[Int8s, PLAYERS]  # 1 if the partner had no token to warn this seat with
    # The board, as sets of kinds, and the time that is left.
    playable: Int64
    soon: Int64  # playable after one more card
    useless: Int64
    critical: Int64
    spare: Int16  # turns that can go without a card being placed, if all that can be placed shall be
    agreed: Int8  # the slot that the partner of the player on turn discards next, as both know; −1 if none


MEMORY = layout_of(DuoMemory)

# What a clue is.
ClueSense: TypeAlias = int
PLAIN, WARNING, PLAY_CLUE = range(3)


@compiled
def look_at_board(mine: DuoMemory, rules: RulesRecord) -> None:
    """Work out from the board in the memory which kinds are playable, useless and critical now."""
    useful = useful_kinds(mine, rules)
    mine.playable = next_kinds(mine, rules)
    mine.useless = int(rules.every_kind) & ~useful
    mine.critical = last_copies(mine, rules, useful)
    mine.soon = kinds_after_next(mine, rules) & useful
    mine.spare = int(mine.deck) + int(rules.players) - count_bits(useful)


@compiled
def next_discard(mine: DuoMemory, known: Knowledge, seat: Seat) -> Slot:
    """The slot that a seat will discard next, as both know; −1 if it has something better to do.

    The newest, if the chances are alike: a card that the partner has seen for long would have been saved, or
    is known by now.
    """
    best, most = -1, -1e9
    for slot in range(int(known.cards[seat])):
        possible = int(known.possible[seat, slot])
        if is_within(possible, int(mine.playable)) or is_within(possible, int(mine.useless)):
            return -1
        if not is_within(possible, int(mine.critical)):
            worth = (
                chance_of(known, seat, slot, int(mine.useless))
                - FEAR_OF_CRITICAL * chance_of(known, seat, slot, int(mine.critical))
                - FEAR_OF_NEEDED_SOON * chance_of(known, seat, slot, int(mine.soon))
                - WORTH_OF_KNOWING_LITTLE / max(1, count_bits(possible))
                + WORTH_OF_A_NEWER_SLOT * slot
            )
            if worth > most + 1e-9:
                best, most = slot, worth
    return best


@compiled
def read_clue(
    mine: DuoMemory,
    known: Knowledge,
    view: ViewRecord,
    rules: RulesRecord,
    seat: Seat,
    clue: Clue,
    touched: Slots,
) -> ClueSense:
    """Narrow `known` by a clue to `seat` as both partners read it; what kind of clue it is."""
    warned = int(mine.agreed)
    sure = _apply_literally(mine, known, view, rules, seat, clue, touched)
    is_rank = clue >= int(rules.colors)
    if is_rank and warned >= 0 and touched >> warned & 1:
        if int(known.possible[seat, warned]) & int(mine.critical) != 0:
            known.possible[seat, warned] &= mine.critical
            settle(known, rules)
            return WARNING
    for slot in range(int(known.cards[seat])):
        if not sure >> slot & 1 and is_within(int(known.possible[seat, slot]), int(mine.playable)):
            return PLAY_CLUE
    slot = promised_slot(mine, known, rules, seat, is_rank, touched, sure)
    if slot < 0:
        return PLAIN
    known.possible[seat, slot] &= mine.playable
    settle(known, rules)
    return PLAY_CLUE


@compiled
def promised_slot(
    mine: DuoMemory,
    known: Knowledge,
    rules: RulesRecord,
    seat: Seat,
    is_rank: bool,
    touched: Slots,
    sure: Slots,
) -> Slot:
    """The one slot that a clue promises to be playable; −1 if it promises none.

    In ordinary times a color clue points beside the cards it touches, at the next slot after them, and a rank
    clue at them first. With many tokens rank clues are left for passing the time, and when time is short no
    clue may point at a card that nobody would expect.
    """
    tokens, newest = int(mine.tokens), highest_bit(touched)
    if newest < 0 or (is_rank and tokens == int(rules.max_tokens)):
        return -1
    short = int(mine.spare) <= SHORT_OF_TIME and tokens >= 2
    if tokens == int(rules.max_tokens) or short or (is_rank and tokens >= MANY_TOKENS):
        return _newest_of(mine, known, seat, touched, sure)
    if is_rank:
        return _round(mine, known, seat, newest, -1, sure)
    if tokens >= MANY_TOKENS:
        return _round(mine, known, seat, newest + 1, -1, sure)
    slot = _round(mine, known, seat, newest + 1, ~touched, sure)
    return slot if slot >= 0 else _newest_of(mine, known, seat, touched, sure)


@compiled
def _newest_of(mine: DuoMemory, known: Knowledge, seat: Seat, slots: Slots, sure: Slots) -> Slot:
    """The newest of these slots that can be playable and is not known to be; −1 if none is."""
    for slot in range(int(known.cards[seat]) - 1, -1, -1):
        if slots >> slot & 1 and _may_be_promised(mine, known, seat, slot, sure):
            return slot
    return -1


@compiled
def _round(mine: DuoMemory, known: Knowledge, seat: Seat, first: Slot, slots: Slots, sure: Slots) -> Slot:
    """The same, beginning with the slot `first` and going round from the newest to the oldest."""
    cards = int(known.cards[seat])
    for step in range(cards):
        slot = (first + step) % cards
        if slots >> slot & 1 and _may_be_promised(mine, known, seat, slot, sure):
            return slot
    return -1


@compiled
def _may_be_promised(mine: DuoMemory, known: Knowledge, seat: Seat, slot: Slot, sure: Slots) -> bool:
    return not sure >> slot & 1 and int(known.possible[seat, slot]) & int(mine.playable) != 0


@compiled
def _apply_literally(
    mine: DuoMemory,
    known: Knowledge,
    view: ViewRecord,
    rules: RulesRecord,
    seat: Seat,
    clue: Clue,
    touched: Slots,
) -> Slots:
    """What the clue says by itself; the slots that were known to be playable before it."""
    kinds = int(rules.touches[clue])
    sure = 0
    for slot in range(int(known.cards[seat])):
        possible = int(known.possible[seat, slot])
        if is_within(possible, int(mine.playable)):
            sure |= 1 << slot
        literal = kinds if touched >> slot & 1 else ~kinds
        if possible & literal == 0:  # a convention was broken before: back to the clues themselves
            possible = int(view.possible[seat, slot])
        known.possible[seat, slot] = possible & literal
    settle(known, rules)
    return sure


@compiled
def learn(mine: DuoMemory, view: ViewRecord, rules: RulesRecord) -> None:
    """Read the last action; the memory still holds the board before it."""
    actor = int(view.last_player)
    partner = 1 - actor
    mine.agreed = next_discard(mine, mine.common, partner)
    kind_of_move = int(rules.move_type[int(view.last_move)])
    mine.may_go[partner] = 0
    mine.unwarned[partner] = 0
    if kind_of_move == CLUE:
        clue = int(rules.move_clue[int(view.last_move)])
        read_clue(mine, mine.common, view, rules, int(view.last_target), clue, int(view.last_touched))
    elif kind_of_move in (DISCARD, PLAY):
        _hear_silence(mine, partner)
        if kind_of_move == DISCARD:
            _see_gift(mine, view, actor)


@compiled
def _hear_silence(mine: DuoMemory, partner: Seat) -> None:
    """No warning: the card that the partner would discard is not critical, if one could be given."""
    if mine.tokens == 0:
        mine.unwarned[partner] = 1
    slot = int(mine.agreed)
    if slot < 0 or mine.tokens == 0 or mine.deck == 0:
        return
    harmless = int(mine.common.possible[partner, slot]) & ~int(mine.critical)
    if harmless != 0:
        mine.common.possible[partner, slot] = harmless
        mine.may_go[partner] = 1 + int(mine.order[partner, slot])


@compiled
def _see_gift(mine: DuoMemory, view: ViewRecord, actor: Seat) -> None:
    """A card known to be playable was thrown away: the partner's newest is the same one."""
    slot, kind, partner = int(view.last_slot), int(view.last_kind), 1 - actor
    newest = int(mine.common.cards[partner]) - 1
    given = is_within(int(mine.common.possible[actor, slot]), int(mine.playable))
    if given and newest >= 0 and int(mine.playable & mine.common.possible[partner, newest]) >> kind & 1:
        mine.common.possible[partner, newest] = 1 << kind


@compiled
def mend(mine: DuoMemory, view: ViewRecord, rules: RulesRecord) -> None:
    """Where a convention was broken, go back to what the clues say."""
    for seat in range(int(rules.players)):
        for slot in range(int(view.cards[seat])):
            literal = int(view.possible[seat, slot])
            possible = int(mine.common.possible[seat, slot]) & literal
            mine.common.possible[seat, slot] = possible if possible != 0 else literal


@compiled
def copy_common(mine: DuoMemory, rules: RulesRecord) -> None:
    """Begin a trial: what would be known after a clue."""
    for seat in range(int(rules.players)):
        mine.trial.cards[seat] = mine.common.cards[seat]
        for slot in range(int(mine.common.cards[seat])):
            mine.trial.possible[seat, slot] = mine.common.possible[seat, slot]
    copy_copies(mine.trial.left, mine.common.left)
    copy_copies(mine.trial.free, mine.common.free)
