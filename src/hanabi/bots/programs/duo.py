"""The bot for two players: partners who read each other's clues, warnings and silence (`duo_reading`)."""

import numpy as np

from hanabi.bots.program import Program
from hanabi.bots.programs.common_memory import begin, follow, note_board
from hanabi.bots.programs.duo_reading import (
    MEMORY,
    WARNING,
    DuoMemory,
    copy_common,
    learn,
    look_at_board,
    mend,
    next_discard,
    read_clue,
)
from hanabi.bots.programs.knowledge import (
    chance_of,
    count_left,
    first_within,
    is_within,
    least_likely,
    settle,
    settle_own,
    weight,
)
from hanabi.bots.programs.move_numbers import (
    best_pick,
    clue_number,
    discard_number,
    plain_play_number,
    play_number,
    touched_slots,
)
from hanabi.engine import legal, playout
from hanabi.engine.jit import compiled
from hanabi.engine.layout import (
    COLOR_INFO,
    RANK_INFO,
    Bytes,
    Clue,
    Kinds,
    MoveNumber,
    RulesRecord,
    Seat,
    Slot,
    ViewRecord,
)
from hanabi.engine.reachable import reachable_placed

# Found by trying on paired deals.
WORTH_OF_A_PLAY = 20.0
WORTH_OF_TRASH = 5.0
WORTH_OF_A_BIT = 1.0
WORTH_OF_A_BIT_WHEN_SAVING = 3.0
TOKENS_FOR_TRASH_CLUES = 5  # with so many, a clue that only shows what can be discarded is worth it
PACE_TO_STALL = 8  # with so few turns to spare, a clue is better than a discard while the partner can play
LEAST_CHANCE = 0.8  # of a card worth a try while no mistake was made
FEAR = 0.5  # of losing a critical card by such a try
# In expert games, which the loss of one critical card loses:
WARNINGS = 1  # so many tokens are kept for them
RISK = 0.15  # if a discard is critical with more than this chance, a clue to pass the time is better


def notice(view: ViewRecord, rules: RulesRecord, memory: Bytes, seat: Seat) -> int:
    """Learn from the last action."""
    mine: DuoMemory = memory.view(MEMORY)[0]
    if mine.ready == 0:
        begin(mine, view, rules)
    if view.turn != mine.turn or view.last_move != mine.last_move:
        mine.turn, mine.last_move = view.turn, view.last_move
        learn(mine, view, rules)
    follow(mine, view, rules)
    mend(mine, view, rules)
    note_board(mine, view, rules)
    count_left(mine.common, mine, rules)
    settle(mine.common, rules)
    return 0


def choose(view: ViewRecord, rules: RulesRecord, memory: Bytes, seat: Seat) -> MoveNumber:
    """A legal move."""
    mine: DuoMemory = memory.view(MEMORY)[0]
    if mine.ready == 0:
        begin(mine, view, rules)
    follow(mine, view, rules)
    look_at_board(mine, view, rules)
    settle_own(mine.own, mine.common, view, rules, seat)
    move = decide(mine, view, rules, seat) if view.pending < 0 else resolve_tile(mine, view, rules, seat)
    if legal.is_legal(view, rules, move):
        return move
    return playout.random_move(view, rules, 0, int(view.turn))


@compiled
def decide(mine: DuoMemory, view: ViewRecord, rules: RulesRecord, me: Seat) -> MoveNumber:
    """What to do on an ordinary turn; not always legal."""
    partner = 1 - me
    deck = int(rules.deck_size) - int(view.drawn)
    slot = sure_play(mine, view, rules, me)
    if deck == 0 and not rules.expert:
        return last_turn(mine, view, rules, me, slot)
    if view.tokens > 0:
        danger = next_discard(mine, mine.common, partner)
        if danger >= 0 and int(mine.critical) >> int(view.hand[partner, danger]) & 1:
            move = best_clue(mine, view, rules, me, True)
            if move >= 0:
                return move
    if slot >= 0:
        return play_number(rules, slot, int(mine.own.possible[me, slot]))
    may_clue = int(view.tokens) > (WARNINGS if rules.expert else 0)
    if may_clue:
        move = best_clue(mine, view, rules, me, False)
        if move >= 0:
            return move
    slot = worth_a_try(mine, view, rules, me, deck)
    if slot >= 0:
        return plain_play_number(rules, slot)
    spare_turns = deck + 2 - (reachable_placed(view, rules) - int(view.placed))
    stalling = (
        view.tokens > 0
        and spare_turns <= PACE_TO_STALL
        and first_within(mine.common, partner, int(mine.playable)) >= 0
    )
    slot = slot_to_discard(mine, view, rules, me)
    risky = rules.expert and may_clue and chance_of(mine.own, me, slot, int(mine.critical)) > RISK
    if stalling or risky or view.tokens == rules.max_tokens:
        move = idle_clue(mine, view, rules, me)
        if move >= 0:
            return move
    return discard_number(slot)


# Plays.


@compiled
def sure_play(mine: DuoMemory, view: ViewRecord, rules: RulesRecord, me: Seat) -> Slot:
    """The slot to play of those surely playable: first what only I know, then the lowest; −1 if none is."""
    best, most = -1, -1
    for slot in range(int(view.cards[me])):
        possible = int(mine.own.possible[me, slot])
        if not is_within(possible, int(mine.playable)):
            continue
        worth = int(rules.ranks) - lowest_place(rules, possible)
        if not is_within(int(mine.common.possible[me, slot]), int(mine.playable)):
            worth += int(rules.ranks) + 1
        if worth > most:
            best, most = slot, worth
    return best


@compiled
def lowest_place(rules: RulesRecord, kinds: Kinds) -> int:
    """How many cards lie below the lowest of these kinds."""
    lowest = int(rules.ranks)
    for kind in range(int(rules.kinds)):
        if kinds >> kind & 1:
            lowest = min(lowest, int(rules.place[kind]))
    return lowest


@compiled
def worth_a_try(mine: DuoMemory, view: ViewRecord, rules: RulesRecord, me: Seat, deck: int) -> Slot:
    """A card to play without being sure, if a mistake can be borne; −1 if none."""
    left = int(rules.max_mistakes) - int(view.mistakes)
    if left < 2 or rules.expert:
        return -1
    if deck <= 1:
        return likeliest(mine, view, me)
    best, most = -1, LEAST_CHANCE
    for slot in range(int(view.cards[me])):
        if left < 3:
            break
        harm = chance_of(mine.own, me, slot, int(mine.critical) & ~int(mine.playable))
        worth = chance_of(mine.own, me, slot, int(mine.playable)) - FEAR * harm
        if worth > most:
            best, most = slot, worth
    return best


@compiled
def likeliest(mine: DuoMemory, view: ViewRecord, me: Seat) -> Slot:
    """The slot with the best chance of being playable; −1 if none has any."""
    best, most = -1, 0.0
    for slot in range(int(view.cards[me])):
        chance = chance_of(mine.own, me, slot, int(mine.playable))
        if chance > most:
            best, most = slot, chance
    return best


@compiled
def last_turn(mine: DuoMemory, view: ViewRecord, rules: RulesRecord, me: Seat, slot: Slot) -> MoveNumber:
    """The last round: a sure play, a clue that brings one, a guess that cannot hurt."""
    if slot >= 0:
        return play_number(rules, slot, int(mine.own.possible[me, slot]))
    if view.tokens > 0 and view.turns_left > 1:
        move = best_clue(mine, view, rules, me, False)
        if move >= 0:
            return move
    if int(view.mistakes) + 1 < int(rules.max_mistakes):
        slot = likeliest(mine, view, me)
        if slot >= 0:
            return plain_play_number(rules, slot)
    move = idle_clue(mine, view, rules, me) if view.tokens > 0 else -1
    return move if move >= 0 else discard_number(slot_to_discard(mine, view, rules, me))


# Clues.


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
    touched = touched_slots(view, rules, partner, clue)
    copy_common(mine, rules)
    mine.tokens = view.tokens
    sense = read_clue(mine, mine.trial, view, rules, partner, clue, touched)
    if touched == 0 or is_misread(mine, view, partner):
        return -1.0
    plays = count_new(mine, view, partner, int(mine.playable))
    trash = count_new(mine, view, partner, int(mine.useless))
    goes = next_discard(mine, mine.trial, partner)
    bits = bits_told(mine, view, partner)
    if goes >= 0 and int(mine.critical) >> int(view.hand[partner, goes]) & 1:  # the next card is in danger
        saves_one = rules.expert and saving and goes != next_discard(mine, mine.common, partner)
        return bits if saves_one else -1.0
    if saving:
        return 100.0 + WORTH_OF_A_PLAY * plays + WORTH_OF_A_BIT_WHEN_SAVING * bits
    if sense == WARNING:
        return -1.0
    if plays == 0 and (trash == 0 or int(view.tokens) < TOKENS_FOR_TRASH_CLUES or goes >= 0):
        return -1.0
    return WORTH_OF_A_PLAY * plays + WORTH_OF_TRASH * trash + WORTH_OF_A_BIT * bits


@compiled
def is_misread(mine: DuoMemory, view: ViewRecord, partner: Seat) -> bool:
    """Whether the clue on trial would make the partner believe something false."""
    for slot in range(int(view.cards[partner])):
        kind = int(view.hand[partner, slot])
        before, after = int(mine.common.possible[partner, slot]), int(mine.trial.possible[partner, slot])
        if before >> kind & 1 and not after >> kind & 1:
            return True
        promised = is_within(after, int(mine.playable)) and not is_within(before, int(mine.playable))
        if promised and not int(mine.playable) >> kind & 1:
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
        bits += np.log2(float(max(1, before))) - np.log2(float(max(1, after)))
    return bits


@compiled
def idle_clue(mine: DuoMemory, view: ViewRecord, rules: RulesRecord, me: Seat) -> MoveNumber:
    """A clue to pass the time: true, harmless, and telling as much as it can; −1 if there is none."""
    best, most = -1, -1.0
    partner = 1 - me
    for clue in range(int(rules.clues)):
        touched = touched_slots(view, rules, partner, clue)
        copy_common(mine, rules)
        mine.tokens = view.tokens
        read_clue(mine, mine.trial, view, rules, partner, clue, touched)
        goes = next_discard(mine, mine.trial, partner)
        danger = goes >= 0 and int(mine.critical) >> int(view.hand[partner, goes]) & 1
        if touched != 0 and not danger and not is_misread(mine, view, partner):
            bits = bits_told(mine, view, partner)
            if bits > most:
                best, most = clue_number(rules, 1, clue), bits
    if best < 0 and view.tokens == rules.max_tokens:  # one must be given
        for clue in range(int(rules.clues)):
            if touched_slots(view, rules, partner, clue) != 0:
                best = clue_number(rules, 1, clue)
    return best


# Discards and tiles.


@compiled
def slot_to_discard(mine: DuoMemory, view: ViewRecord, rules: RulesRecord, me: Seat) -> Slot:
    """The slot to discard: a useless one, one let go by silence, the usual one, the least to be feared."""
    slot = first_within(mine.own, me, int(mine.useless))
    if slot >= 0:
        return slot
    for slot in range(int(view.cards[me])):
        if int(view.order[me, slot]) + 1 == int(mine.may_go[me]):
            return slot
    if rules.expert:
        return least_likely(mine.own, me, int(mine.critical))
    slot = next_discard(mine, mine.common, me)
    return slot if slot >= 0 else least_feared(mine, view, rules, me)


@compiled
def least_feared(mine: DuoMemory, view: ViewRecord, rules: RulesRecord, me: Seat) -> Slot:
    """The slot whose loss would cost the least."""
    best, least = 0, 1e9
    for slot in range(int(view.cards[me])):
        possible = int(mine.own.possible[me, slot])
        kinds, harm = 0, 0.0
        for kind in range(int(rules.kinds)):
            if possible >> kind & 1:
                kinds += 1
                if int(mine.critical) >> kind & 1:
                    harm += int(rules.ranks) + 1.0 - int(rules.place[kind])
        if harm / max(1, kinds) < least:
            best, least = slot, harm / max(1, kinds)
    return best


@compiled
def resolve_tile(mine: DuoMemory, view: ViewRecord, rules: RulesRecord, me: Seat) -> MoveNumber:
    """The choice for a reward tile (R-1006)."""
    if view.pending != COLOR_INFO and view.pending != RANK_INFO:
        return best_pick(view, rules)
    best, most = -1, -1.0
    for clue in range(int(rules.clues)):
        move = clue_number(rules, 1, clue)
        if legal.is_legal(view, rules, move):
            worth = clue_worth(mine, view, rules, 1 - me, clue, False)
            if worth > most or best < 0:
                best, most = move, worth
    return best


DUO = Program("duo", choose, notice, MEMORY)
