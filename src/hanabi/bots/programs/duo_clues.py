"""Which clue a partner of `duo` gives: to play, to save, to steer a discard, to pass the time, or as a lie.

Every clue is tried first: `try_clue` leaves in `trial` what both would know after it.
"""

import math

import numpy as np

from hanabi.bots.programs.duo_reading import (
    WARNING,
    ClueSense,
    DuoMemory,
    copy_common,
    next_discard,
    read_clue,
)
from hanabi.bots.programs.knowledge import first_within, is_within, weight
from hanabi.bots.programs.move_numbers import clue_number, touched_slots
from hanabi.engine import legal
from hanabi.engine.jit import compiled
from hanabi.engine.layout import DECK, Clue, Kind, Kinds, MoveNumber, RulesRecord, Seat, Slot, ViewRecord

# Found by trying on paired deals.
WORTH_OF_A_PLAY = 20.0
WORTH_OF_TRASH = 5.0
TOKENS_FOR_TRASH_CLUES = 3  # with so many, a clue that only shows what can be discarded is worth it
WORTH_OF_A_USELESS_DISCARD = 5.0  # the partner's next one after the clue
COST_OF_A_USEFUL_DISCARD = 2.0
COST_OF_A_LIE = 10.0
WORTH_OF_LYING_ABOUT_TRASH = 5.0
WORTH_OF_STEERING_TO_TRASH = 5.0

REFUSED = -1.0
LOG2 = np.array([math.log2(max(1, number)) for number in range(DECK + 1)])


@compiled
def try_clue(mine: DuoMemory, view: ViewRecord, rules: RulesRecord, partner: Seat, clue: Clue) -> ClueSense:
    """Read a clue as the partner would; −1 if it touches nothing."""
    touched = touched_slots(view, rules, partner, clue)
    if touched == 0:
        return -1
    copy_common(mine, rules)
    mine.tokens = view.tokens
    return read_clue(mine, mine.trial, view, rules, partner, clue, touched)


# To play, or to save.


@compiled
def best_clue(mine: DuoMemory, view: ViewRecord, rules: RulesRecord, me: Seat, saving: bool) -> MoveNumber:
    """The best clue that gives the partner something to do, or saves the card in danger; −1 if none does."""
    best, most = -1, 0.0
    for clue in range(int(rules.clues)):
        worth = clue_worth(mine, view, rules, 1 - me, clue, saving)
        if worth > most:
            best, most = clue_number(rules, 1, clue), worth
    return best


@compiled
def clue_worth(
    mine: DuoMemory, view: ViewRecord, rules: RulesRecord, partner: Seat, clue: Clue, saving: bool
) -> float:
    """What a clue is worth; negative if it does not do what is wanted."""
    sense = try_clue(mine, view, rules, partner, clue)
    if sense < 0 or is_misread(mine, view, partner):
        return REFUSED
    plays = count_new(mine, view, partner, int(mine.playable))
    trash = count_new(mine, view, partner, int(mine.useless))
    goes = next_discard(mine, mine.trial, partner)
    bits = bits_told(mine, view, partner)
    if goes >= 0 and int(mine.critical) >> int(view.hand[partner, goes]) & 1:  # the next card is in danger
        saves_one = rules.expert and saving and goes != int(mine.agreed)
        return bits if saves_one else REFUSED
    worth = WORTH_OF_A_PLAY * plays + bits + worth_of_discard(mine, view, partner, goes)
    if saving:
        return 100.0 + worth
    if sense == WARNING:
        return REFUSED
    if plays == 0 and (trash == 0 or int(view.tokens) < TOKENS_FOR_TRASH_CLUES or goes >= 0):
        return REFUSED
    return worth + WORTH_OF_TRASH * trash


@compiled
def worth_of_discard(mine: DuoMemory, view: ViewRecord, partner: Seat, goes: Slot) -> float:
    """Whether it is good or bad that the partner discards this slot next, if any."""
    if goes < 0:
        return 0.0
    useless = int(mine.useless) >> int(view.hand[partner, goes]) & 1
    return WORTH_OF_A_USELESS_DISCARD if useless else -COST_OF_A_USEFUL_DISCARD


@compiled
def clue_that_saves_the_lower(mine: DuoMemory, view: ViewRecord, rules: RulesRecord, me: Seat) -> MoveNumber:
    """A true clue that saves the card in danger, though another critical card of higher rank goes instead."""
    partner = 1 - me
    danger = int(view.hand[partner, int(mine.agreed)])
    best, most = -1, 0.0
    for clue in range(int(rules.clues)):
        if try_clue(mine, view, rules, partner, clue) < 0 or is_misread(mine, view, partner):
            continue
        goes = next_discard(mine, mine.trial, partner)
        if goes < 0 or int(rules.place[int(view.hand[partner, goes])]) <= int(rules.place[danger]):
            continue
        worth = 1.0 + bits_told(mine, view, partner)
        if worth > most:
            best, most = clue_number(rules, 1, clue), worth
    return best


# To steer what the partner discards.


@compiled
def steering_clue(mine: DuoMemory, view: ViewRecord, rules: RulesRecord, me: Seat) -> MoveNumber:
    """A true clue after which the partner discards a card that is needed less; −1 if there is none."""
    partner = 1 - me
    kept = kind_to_keep(mine, view, partner)
    if kept < 0:
        return -1
    best, most = -1, 0.0
    for clue in range(int(rules.clues)):
        if try_clue(mine, view, rules, partner, clue) < 0 or is_misread(mine, view, partner):
            continue
        worth = steering_worth(mine, view, rules, partner, kept)
        if worth > most:
            best, most = clue_number(rules, 1, clue), worth
    return best


@compiled
def kind_to_keep(mine: DuoMemory, view: ViewRecord, partner: Seat) -> Kind:
    """The kind that the partner discards next, if it is needed and held only once; else −1."""
    slot = int(mine.agreed)
    if slot < 0:
        return -1
    kind = int(view.hand[partner, slot])
    return -1 if int(mine.useless) >> kind & 1 or count_held(view, partner, kind) > 1 else kind


@compiled
def steering_worth(mine: DuoMemory, view: ViewRecord, rules: RulesRecord, partner: Seat, kept: Kind) -> float:
    """What it is worth that the clue on trial saves a card of the kind `kept`; negative if it does not."""
    goes = next_discard(mine, mine.trial, partner)
    bits = bits_told(mine, view, partner)
    if goes < 0:
        knows_trash = first_within(mine.trial, partner, int(mine.useless)) >= 0
        return WORTH_OF_STEERING_TO_TRASH + bits if knows_trash else REFUSED
    kind = int(view.hand[partner, goes])
    if int(mine.useless) >> kind & 1:
        return WORTH_OF_STEERING_TO_TRASH + bits
    if not int(mine.critical) >> kind & 1 and int(rules.place[kind]) > int(rules.place[kept]):
        return bits
    return REFUSED


@compiled
def count_held(view: ViewRecord, seat: Seat, kind: Kind) -> int:
    """How many cards of a kind a seat holds."""
    count = 0
    for slot in range(int(view.cards[seat])):
        if int(view.hand[seat, slot]) == kind:
            count += 1
    return count


# To lie, when the truth would cost more.


@compiled
def sacrifice_clue(mine: DuoMemory, view: ViewRecord, rules: RulesRecord, me: Seat) -> MoveNumber:
    """The clue that saves the card in danger at the price of at most one mistake; −1 if there is none."""
    best, most = -1, -1e9
    for clue in range(int(rules.clues)):
        if try_clue(mine, view, rules, 1 - me, clue) < 0 or not is_bearable(mine, view, rules, 1 - me):
            continue
        worth = bits_told(mine, view, 1 - me)
        lie = false_promise(mine, view, 1 - me)
        if lie >= 0:
            worth -= COST_OF_A_LIE
            if int(mine.useless) >> int(view.hand[1 - me, lie]) & 1:
                worth += WORTH_OF_LYING_ABOUT_TRASH
        if worth > most:
            best, most = clue_number(rules, 1, clue), worth
    return best


@compiled
def is_bearable(mine: DuoMemory, view: ViewRecord, rules: RulesRecord, partner: Seat) -> bool:
    """Whether believing the clue on trial costs no needed card, and at most one mistake that can be borne."""
    goes = next_discard(mine, mine.trial, partner)
    if goes >= 0 and int(mine.critical) >> int(view.hand[partner, goes]) & 1:
        return False
    lies = 0
    for slot in range(int(view.cards[partner])):
        kind = int(view.hand[partner, slot])
        before, after = int(mine.common.possible[partner, slot]), int(mine.trial.possible[partner, slot])
        if is_false_promise(mine, kind, before, after):
            lies += 1
            if int(mine.critical) >> kind & 1 or int(view.mistakes) + 1 >= int(rules.max_mistakes):
                return False
        thought_useless = is_within(after, int(mine.useless)) and not int(mine.useless) >> kind & 1
        if thought_useless and before >> kind & 1:
            return False
    return lies <= 1


@compiled
def false_promise(mine: DuoMemory, view: ViewRecord, partner: Seat) -> Slot:
    """The first slot that the clue on trial wrongly shows to be playable; −1 if there is none."""
    for slot in range(int(view.cards[partner])):
        before, after = int(mine.common.possible[partner, slot]), int(mine.trial.possible[partner, slot])
        if is_false_promise(mine, int(view.hand[partner, slot]), before, after):
            return slot
    return -1


@compiled
def is_false_promise(mine: DuoMemory, kind: Kind, before: Kinds, after: Kinds) -> bool:
    """Whether a card of this kind is newly thought to be playable, and is not."""
    promised = is_within(after, int(mine.playable)) and not is_within(before, int(mine.playable))
    return promised and not int(mine.playable) >> kind & 1


# To pass the time.


@compiled
def idle_clue(mine: DuoMemory, view: ViewRecord, rules: RulesRecord, me: Seat) -> MoveNumber:
    """A clue to pass the time: true, harmless, and telling as much as it can; −1 if there is none."""
    best, most = -1, -1.0
    partner = 1 - me
    for clue in range(int(rules.clues)):
        if try_clue(mine, view, rules, partner, clue) < 0:
            continue
        goes = next_discard(mine, mine.trial, partner)
        danger = goes >= 0 and int(mine.critical) >> int(view.hand[partner, goes]) & 1
        if not danger and not is_misread(mine, view, partner):
            bits = bits_told(mine, view, partner)
            if bits > most:
                best, most = clue_number(rules, 1, clue), bits
    if best < 0 and view.tokens == rules.max_tokens:  # one must be given
        best = sacrifice_clue(mine, view, rules, me)
        if best < 0:
            best = least_false_clue(mine, view, rules, me)
    return best


@compiled
def least_false_clue(mine: DuoMemory, view: ViewRecord, rules: RulesRecord, me: Seat) -> MoveNumber:
    """A clue that has to be given, for a tile too: the truest of those that may be, and the most telling."""
    partner = 1 - me
    best, most = -1, -1e9
    for clue in range(int(rules.clues)):
        move = clue_number(rules, 1, clue)
        if not legal.is_legal(view, rules, move):
            continue
        worth = 0.0
        if try_clue(mine, view, rules, partner, clue) >= 0:
            worth = bits_told(mine, view, partner)
            if false_promise(mine, view, partner) >= 0:
                worth -= 200.0
            elif is_misread(mine, view, partner):
                worth -= 100.0
        if worth > most:
            best, most = move, worth
    return best


# What a clue on trial tells.


@compiled
def is_misread(mine: DuoMemory, view: ViewRecord, partner: Seat) -> bool:
    """Whether the clue on trial would make the partner believe something false."""
    for slot in range(int(view.cards[partner])):
        kind = int(view.hand[partner, slot])
        before, after = int(mine.common.possible[partner, slot]), int(mine.trial.possible[partner, slot])
        if before >> kind & 1 and not after >> kind & 1:
            return True
        if is_false_promise(mine, kind, before, after):
            return True
    return False


@compiled
def count_new(mine: DuoMemory, view: ViewRecord, partner: Seat, kinds: Kinds) -> int:
    """How many cards the clue on trial newly shows to be of these kinds."""
    count = 0
    for slot in range(int(view.cards[partner])):
        before, after = int(mine.common.possible[partner, slot]), int(mine.trial.possible[partner, slot])
        if is_within(after, kinds) and not is_within(before, kinds):
            count += 1
    return count


@compiled
def bits_told(mine: DuoMemory, view: ViewRecord, partner: Seat) -> float:
    """How much the clue on trial narrows the partner's cards."""
    bits = 0.0
    for slot in range(int(view.cards[partner])):
        before = weight(mine.common, int(mine.common.possible[partner, slot]))
        after = weight(mine.trial, int(mine.trial.possible[partner, slot]))
        bits += LOG2[max(1, before)] - LOG2[max(1, after)]
    return bits
