"""What a hat player does on a turn."""

from hanabi.bots.programs import knowledge
from hanabi.bots.programs.hat_code import (
    Symbol,
    first_symbol,
    modulus,
    spare_slots,
    strike_playable,
    sum_of_hands,
    symbol_of,
    tell_apart,
)
from hanabi.bots.programs.hat_memory import SEARCHED, HatMemory
from hanabi.bots.programs.hat_questions import future_playable
from hanabi.bots.programs.move_numbers import clue_number, discard_number, play_number, touched_slots, whole
from hanabi.engine import legal, reachable
from hanabi.engine.bits import count_bits, lowest_bit, nth_bit
from hanabi.engine.jit import compiled, compiled_into_caller
from hanabi.engine.layout import Clue, Kinds, MoveNumber, RulesRecord, Seat, Slot, Slots, ViewRecord
from hanabi.engine.seats import seat_after

LIKELY = 0.6  # how likely a card must be placed to be tried when it is useless otherwise
ENOUGH = 5  # with more tokens a clue is better than a discard,
ENOUGH_OF_THREE = 4  # and with few players a little earlier;
RISK = 0.05  # so it is when the discard is the last of its kind with this chance
SEEN_TWICE = 20.0  # what speaks for a discard: another hand holds the same card,
NOT_CRITICAL = 60.0  # and it is not the last of its kind


@compiled_into_caller
def decide(memory: HatMemory, view: ViewRecord, rules: RulesRecord, me: Seat) -> MoveNumber:
    """The usual move of the player on turn; −1 if there is none."""
    knowledge.settle_own(memory.own, memory.common, view, rules, me)
    playable = knowledge.next_kinds(view, rules)
    useless = knowledge.useless_kinds(view, rules)
    move = card_to_play(memory, view, rules, me, playable, useless)
    if move < 0:
        move = clue_in_time(memory, view, rules, me, playable, useless)
    if move < 0 and view.cards[me] > 0:
        if view.tokens < rules.max_tokens:
            return best_discard(memory, view, rules, me, useless)
        slot = best_gamble(memory, view, rules, me, playable)
        return play_number(rules, whole(slot), int(memory.own.possible[me, slot]))
    return move


@compiled_into_caller
def card_to_play(
    memory: HatMemory, view: ViewRecord, rules: RulesRecord, me: Seat, playable: Kinds, useless: Kinds
) -> MoveNumber:
    """The play of a card that can be placed for certain, or that costs little to try; −1 if there is none."""
    slot = best_play(memory, view, rules, me, playable)
    if slot < 0 and is_early(view, rules) and view.mistakes < int(rules.max_mistakes) - 1:
        slot = free_try(memory, view, me, playable, useless)
    return play_number(rules, whole(slot), int(memory.own.possible[me, slot])) if slot >= 0 else -1


@compiled_into_caller
def clue_in_time(
    memory: HatMemory, view: ViewRecord, rules: RulesRecord, me: Seat, playable: Kinds, useless: Kinds
) -> MoveNumber:
    """A clue if somebody needs one or a discard would be worse; −1 if it is time to discard."""
    tokens, most = int(view.tokens), int(rules.max_tokens)
    if tokens == 0:
        return -1
    move = -1
    if tokens == most or someone_needs(memory, view, rules, me):
        move = best_clue(memory, view, rules, me)
    if move >= 0 or tokens == most:
        return move
    spare = knowledge.first_within(memory.own, me, useless) >= 0
    if spare and is_early(view, rules):
        return -1
    risky = not spare and discard_risk(memory, view, rules, me) > RISK
    enough = ENOUGH_OF_THREE if rules.players <= 3 else ENOUGH
    if risky or tokens > enough or someone_plays(memory, rules, me, playable):
        return best_clue(memory, view, rules, me)
    return -1


@compiled
def is_early(view: ViewRecord, rules: RulesRecord) -> bool:
    """Whether everybody together can still afford a round without a card placed."""
    return pace(view, rules) >= int(rules.players)


@compiled_into_caller
def best_gamble(memory: HatMemory, view: ViewRecord, rules: RulesRecord, me: Seat, playable: Kinds) -> Slot:
    """The card most likely to be placed and least likely to be missed."""
    critical = knowledge.critical_kinds(view, rules) & ~playable
    best, most = 0, -9.0
    for slot in range(int(view.cards[me])):
        possible = int(memory.own.possible[me, slot])
        worth = knowledge.share(memory.own, possible, playable)
        worth -= 3.0 * knowledge.share(memory.own, possible, critical)
        if worth > most:
            best, most = slot, worth
    return best


@compiled_into_caller
def pace(view: ViewRecord, rules: RulesRecord) -> int:
    """How many turns without a card placed everybody together can still afford."""
    if rules.expert:  # there is no last round
        return int(rules.deck_size)
    missing = reachable.reachable_placed(view, rules) - int(view.placed)
    return legal.deck_count(view, rules) + int(rules.players) - missing


@compiled
def best_play(memory: HatMemory, view: ViewRecord, rules: RulesRecord, me: Seat, playable: Kinds) -> Slot:
    """The card I am sure can be placed, the one to place first; −1 if there is none."""
    best, most = -1, -1.0
    for slot in range(int(view.cards[me])):
        possible = int(memory.own.possible[me, slot])
        if possible & ~playable == 0:
            worth = play_worth(view, rules, me, possible)
            if worth > most:
                best, most = slot, worth
    return best


@compiled_into_caller
def play_worth(view: ViewRecord, rules: RulesRecord, me: Seat, possible: Kinds) -> float:
    """How urgent it is to place such a card: low ranks first, less so if others hold it too."""
    total, count = 0.0, 0
    for kind in range(int(rules.kinds)):
        if possible >> kind & 1:
            holders = 1
            if legal.deck_count(view, rules) > 0:
                holders += knowledge.hands_with(view, rules, kind, me)
            total += (10.0 - int(rules.place[kind])) / holders
            count += 1
    return total / max(count, 1)


@compiled_into_caller
def free_try(memory: HatMemory, view: ViewRecord, me: Seat, playable: Kinds, useless: Kinds) -> Slot:
    """A card that can be placed or is useless, and likely enough the first; −1 if there is none."""
    best, least = -1, LIKELY
    for slot in range(int(view.cards[me])):
        possible = int(memory.own.possible[me, slot])
        if possible & ~(playable | useless) == 0:
            likely = knowledge.share(memory.own, possible, playable)
            if likely > least:
                best, least = slot, likely
    return best


@compiled_into_caller
def someone_needs(memory: HatMemory, view: ViewRecord, rules: RulesRecord, me: Seat) -> bool:
    """Whether another seat has a playable card and knows none."""
    for seat in range(int(rules.players)):
        playable = future_playable(memory, rules, me, whole(seat))
        if seat != me and knowledge.first_within(memory.common, seat, playable) < 0:
            for slot in range(int(view.cards[seat])):
                if playable >> int(view.hand[seat, slot]) & 1:
                    return True
    return False


@compiled_into_caller
def someone_plays(memory: HatMemory, rules: RulesRecord, me: Seat, playable: Kinds) -> bool:
    """Whether another seat knows a playable card."""
    plays = False
    for seat in range(int(rules.players)):
        plays |= seat != me and knowledge.first_within(memory.common, seat, playable) >= 0
    return plays


# Discards.


@compiled
def best_discard(
    memory: HatMemory, view: ViewRecord, rules: RulesRecord, me: Seat, useless: Kinds
) -> MoveNumber:
    """Discard what all know to be useless, saying a number; else what I know so; else the least missed."""
    spare = spare_slots(memory, rules, me)
    if spare != 0:
        return discard_number(telling_spare(memory, view, rules, me, spare))
    slot = knowledge.first_within(memory.own, me, useless)
    return discard_number(slot if slot >= 0 else least_missed(memory, view, rules, me))


@compiled_into_caller
def telling_spare(memory: HatMemory, view: ViewRecord, rules: RulesRecord, me: Seat, spare: Slots) -> Slot:
    """The slot among the spare ones that says the sum of the other hands."""
    count = count_bits(spare)
    if count == 1:
        return lowest_bit(spare)
    if memory.tokens > 0 and memory.deck > SEARCHED:
        strike_playable(memory, rules, me)
    return nth_bit(spare, sum_of_hands(memory, view, rules, me, me, count))


@compiled
def least_missed(memory: HatMemory, view: ViewRecord, rules: RulesRecord, me: Seat) -> Slot:
    """The card whose loss is likely to hurt the least."""
    seen = seen_kinds(view, rules, me)
    critical = knowledge.critical_kinds(view, rules)
    best, most = 0, -1.0
    for slot in range(int(view.cards[me])):
        possible = int(memory.own.possible[me, slot])
        worth = SEEN_TWICE * knowledge.share(memory.own, possible, seen)
        worth += NOT_CRITICAL * knowledge.share(memory.own, possible, ~critical)
        worth += mean_place(memory, rules, possible)
        if worth > most:
            best, most = slot, worth
    return best


@compiled_into_caller
def discard_risk(memory: HatMemory, view: ViewRecord, rules: RulesRecord, me: Seat) -> float:
    """The chance that the card least missed is the last of its kind."""
    slot = least_missed(memory, view, rules, me)
    return knowledge.chance_of(memory.own, me, slot, knowledge.critical_kinds(view, rules))


@compiled_into_caller
def seen_kinds(view: ViewRecord, rules: RulesRecord, me: Seat) -> Kinds:
    """The kinds in the other hands."""
    kinds = 0
    for seat in range(int(rules.players)):
        if seat != me:
            for slot in range(int(view.cards[seat])):
                kinds |= 1 << int(view.hand[seat, slot])
    return kinds


@compiled_into_caller
def mean_place(memory: HatMemory, rules: RulesRecord, possible: Kinds) -> float:
    """How high in its firework such a card goes, on average."""
    total, count = 0.0, 0
    for kind in range(int(rules.kinds)):
        if possible >> kind & 1:
            copies = max(knowledge.copies_of(memory.own.left, kind), 1)
            total += int(rules.place[kind]) * copies
            count += copies
    return total / max(count, 1)


# Clues.


@compiled
def best_clue(memory: HatMemory, view: ViewRecord, rules: RulesRecord, me: Seat) -> MoveNumber:
    """The clue that says the sum of the other hands; −1 if no clue can say it."""
    tell_apart(memory, rules)
    total = modulus(memory.code, rules, me)
    if total == 0:
        return -1
    said = sum_of_hands(memory, view, rules, me, me, total)
    for steps in range(1, int(rules.players)):
        seat = seat_after(rules, me, steps)
        symbol = said - first_symbol(memory.code, rules, me, seat)
        if 0 <= symbol < int(memory.code.symbols[seat]):
            return clue_with(memory, view, rules, seat, steps, symbol)
    return -1


@compiled_into_caller
def clue_with(
    memory: HatMemory, view: ViewRecord, rules: RulesRecord, seat: Seat, steps: int, symbol: Symbol
) -> MoveNumber:
    """The clue to this seat that is the symbol and tells the most by itself."""
    best, most = -1, -1.0
    for clue in range(int(rules.clues)):
        touched = touched_slots(view, rules, seat, clue)
        if touched == 0 and not rules.empty_clues:
            continue
        if symbol_of(memory.code, rules, seat, clue, touched) == symbol:
            worth = clue_worth(memory, view, rules, seat, clue, touched)
            if worth > most:
                best, most = clue_number(rules, steps, clue), worth
    return best


@compiled
def clue_worth(
    memory: HatMemory, view: ViewRecord, rules: RulesRecord, seat: Seat, clue: Clue, touched: Slots
) -> float:
    """How much the clue narrows the cards that are not settled yet by what `memory.asked` has of them."""
    useless = knowledge.useless_kinds(view, rules)
    worth = 1.0
    for slot in range(int(view.cards[seat])):
        before = int(memory.asked[seat, slot])
        if before & (before - 1) == 0 or before & ~useless == 0:
            continue
        kinds = int(rules.touches[clue])
        after = before & (kinds if touched >> slot & 1 else ~kinds)
        worth *= knowledge.weight(memory.common, before) + 1.0
        worth /= knowledge.weight(memory.common, after) + 1.0
        if after & (after - 1) == 0 or after & ~useless == 0:
            worth *= 2.0
    return worth
