"""The bot for two players: partners who read each other's clues, warnings and silence.

`duo_reading` says what a clue means, `duo_clues` which one to give; here it is decided what to do.
"""

from hanabi.bots.program import Program
from hanabi.bots.programs.common_memory import begin, follow, note_board
from hanabi.bots.programs.duo_clues import (
    best_clue,
    clue_that_saves_the_lower,
    clue_worth,
    count_held,
    idle_clue,
    kind_to_keep,
    least_false_clue,
    sacrifice_clue,
    steering_clue,
)
from hanabi.bots.programs.duo_reading import (
    MEMORY,
    DuoMemory,
    learn,
    look_at_board,
    mend,
    next_discard,
)
from hanabi.bots.programs.knowledge import (
    chance_of,
    count_left,
    first_within,
    is_single,
    is_within,
    least_likely,
    only_kind,
    settle,
    settle_own,
)
from hanabi.bots.programs.move_numbers import (
    best_pick,
    clue_number,
    discard_number,
    plain_play_number,
    play_number,
)
from hanabi.engine import legal, playout
from hanabi.engine.jit import compiled, compiled_into_caller
from hanabi.engine.layout import (
    COLOR_INFO,
    RANK_INFO,
    Bytes,
    Kinds,
    MoveNumber,
    RulesRecord,
    Seat,
    Slot,
    ViewRecord,
)

# Found by trying on paired deals.
PACE_TO_STALL = 6  # with so few turns to spare, a clue is better than a discard while the partner can play
NO_PACE, TOKENS_WITHOUT_PACE = -1, 5  # with fewer turns than needed and so many tokens, any clue is
RISK, TOKENS_AT_RISK = 0.15, 3  # so likely a critical card is not discarded while there are so many tokens
TOKENS_TO_STEER = 4  # what the partner discards
TOKENS_FOR_TRASH = 4  # with so few, the partner may discard a useless card rather than get a clue,
DECK_FOR_TRASH = 14  # while more cards than that are to come
DECK_TO_HURRY = 5  # with so few cards to come, no turn of a partner who knows nothing to play can be spared
LEAST_CHANCE, LEAST_CHANCE_AT_THE_END = 0.75, 0.6  # of a card worth a try while no mistake was made
FEAR = 1.0  # of losing a critical card by such a try
BETTER_BY = 0.05  # so much less likely critical than the agreed one must another discard be
WARNINGS = 1  # tokens kept for them in expert games, which the loss of one critical card loses


def notice(view: ViewRecord, rules: RulesRecord, memory: Bytes, seat: Seat) -> int:
    """Learn from the last action."""
    mine: DuoMemory = memory.view(MEMORY)[0]
    get_ready(mine, view, rules)
    if view.turn != mine.turn or view.last_move != mine.last_move:
        mine.turn, mine.last_move = view.turn, view.last_move
        learn(mine, view, rules)
    follow(mine, view, rules)
    mend(mine, view, rules)
    note_board(mine, view, rules)
    count_left(mine.common, mine, rules)
    settle(mine.common, rules)
    look_at_board(mine, rules)
    return 0


def choose(view: ViewRecord, rules: RulesRecord, memory: Bytes, seat: Seat) -> MoveNumber:
    """A legal move."""
    mine: DuoMemory = memory.view(MEMORY)[0]
    get_ready(mine, view, rules)
    follow(mine, view, rules)
    mine.agreed = next_discard(mine, mine.common, 1 - seat)
    settle_own(mine.own, mine.common, view, rules, seat)
    move = decide(mine, view, rules, seat) if view.pending < 0 else resolve_tile(mine, view, rules, seat)
    if legal.is_legal(view, rules, move):
        return move
    return playout.random_move(view, rules, 0, int(view.turn))


@compiled_into_caller
def get_ready(mine: DuoMemory, view: ViewRecord, rules: RulesRecord) -> None:
    """Begin a game, or join one."""
    if mine.ready == 0:
        begin(mine, view, rules)
        look_at_board(mine, rules)


@compiled
def decide(mine: DuoMemory, view: ViewRecord, rules: RulesRecord, me: Seat) -> MoveNumber:
    """What to do on an ordinary turn; not always legal."""
    deck = int(rules.deck_size) - int(view.drawn)
    slot = sure_play(mine, view, rules, me)
    if deck == 0 and not rules.expert:
        return last_turn(mine, view, rules, me, slot)
    move = clue_against_danger(mine, view, rules, me) if view.tokens > 0 else -1
    if move >= 0:
        return move
    if slot >= 0:
        move = clue_before_play(mine, view, rules, me, deck)
        return move if move >= 0 else play_number(rules, slot, int(mine.own.possible[me, slot]))
    if not lets_trash_go(mine, view, rules, me, deck) and may_clue(view, rules):
        move = best_clue(mine, view, rules, me, False)
        if move >= 0:
            return move
    slot = worth_a_try(mine, view, rules, me, deck)
    if slot >= 0:
        return plain_play_number(rules, slot)
    slot = slot_to_discard(mine, view, rules, me)
    move = clue_rather_than_discard(mine, view, rules, me, slot)
    return move if move >= 0 else discard_number(slot)


@compiled
def may_clue(view: ViewRecord, rules: RulesRecord) -> bool:
    """Whether there is a token for a clue that is no warning."""
    return int(view.tokens) > (WARNINGS if rules.expert else 0)


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
        if is_single(possible):
            worth += opens_something(view, rules, 1 - me, only_kind(possible))
        if worth > most:
            best, most = slot, worth
    return best


@compiled
def opens_something(view: ViewRecord, rules: RulesRecord, partner: Seat, kind: int) -> int:
    """1 if a card completes its firework, or if the partner holds the one after it; else 0."""
    place = int(rules.place[kind]) + 1
    if place == int(rules.ranks):
        return 1
    after = int(rules.next_kind[int(rules.suit[kind]), place])
    return 1 if count_held(view, partner, after) > 0 else 0


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
    best, most = -1, LEAST_CHANCE_AT_THE_END if deck <= 2 else LEAST_CHANCE
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


# When a clue comes first.


@compiled
def clue_against_danger(mine: DuoMemory, view: ViewRecord, rules: RulesRecord, me: Seat) -> MoveNumber:
    """A clue for a partner who would discard a critical card; −1 if there is no such danger, or no way."""
    danger = int(mine.agreed)
    if danger < 0 or not int(mine.critical) >> int(view.hand[1 - me, danger]) & 1:
        return -1
    move = best_clue(mine, view, rules, me, True)
    if move < 0 and not rules.expert:
        move = sacrifice_clue(mine, view, rules, me)
    if move < 0:
        move = clue_that_saves_the_lower(mine, view, rules, me)
    return move


@compiled
def clue_before_play(
    mine: DuoMemory, view: ViewRecord, rules: RulesRecord, me: Seat, deck: int
) -> MoveNumber:
    """A clue for a partner who would throw away what is needed soon, or time; −1 if that can wait."""
    if not may_clue(view, rules):
        return -1
    kind = kind_to_keep(mine, view, 1 - me)
    needed = kind >= 0 and (int(mine.playable) | int(mine.soon)) >> kind & 1 != 0
    idle = deck <= DECK_TO_HURRY and first_within(mine.common, 1 - me, int(mine.playable)) < 0
    return best_clue(mine, view, rules, me, False) if needed or idle else -1


@compiled
def lets_trash_go(mine: DuoMemory, view: ViewRecord, rules: RulesRecord, me: Seat, deck: int) -> bool:
    """Whether the partner had better discard a useless card than get an ordinary clue."""
    slot = int(mine.agreed)
    if slot < 0 or deck <= DECK_FOR_TRASH or int(view.tokens) > TOKENS_FOR_TRASH:
        return False
    return bool(int(mine.useless) >> int(view.hand[1 - me, slot]) & 1)


@compiled
def clue_rather_than_discard(
    mine: DuoMemory, view: ViewRecord, rules: RulesRecord, me: Seat, slot: Slot
) -> MoveNumber:
    """A clue where discarding this slot would cost time or a card; −1 if it may go."""
    tokens, spare = int(view.tokens), int(mine.spare)
    partner_plays = first_within(mine.common, 1 - me, int(mine.playable)) >= 0
    stalling = tokens > 0 and spare <= PACE_TO_STALL and partner_plays
    late = tokens >= TOKENS_WITHOUT_PACE and spare <= NO_PACE
    risk = chance_of(mine.own, me, slot, int(mine.critical))
    risky = risk > RISK and (may_clue(view, rules) if rules.expert else tokens >= TOKENS_AT_RISK)
    if stalling or late or risky or tokens == int(rules.max_tokens):
        move = idle_clue(mine, view, rules, me)
        if move >= 0:
            return move
    if tokens >= TOKENS_TO_STEER and not is_within(int(mine.own.possible[me, slot]), int(mine.useless)):
        return steering_clue(mine, view, rules, me)
    return -1


# Discards and tiles.


@compiled
def slot_to_discard(mine: DuoMemory, view: ViewRecord, rules: RulesRecord, me: Seat) -> Slot:
    """The slot to discard: a useless one, one let go by silence, the agreed one, the least to be feared."""
    slot = first_within(mine.own, me, int(mine.useless))
    if slot >= 0:
        return slot
    for slot in range(int(view.cards[me])):
        if int(view.order[me, slot]) + 1 == int(mine.may_go[me]):
            return slot
    if rules.expert:
        return least_likely(mine.own, me, int(mine.critical))
    agreed = next_discard(mine, mine.common, me)
    if agreed < 0:
        return least_feared(mine, view, rules, me)
    safest = least_likely(mine.own, me, int(mine.critical))
    gain = chance_of(mine.own, me, agreed, int(mine.critical)) - chance_of(
        mine.own, me, safest, int(mine.critical)
    )
    return safest if mine.unwarned[me] and gain > BETTER_BY else agreed


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
    best, most = -1, 0.0
    for clue in range(int(rules.clues)):
        move = clue_number(rules, 1, clue)
        if legal.is_legal(view, rules, move):
            worth = clue_worth(mine, view, rules, 1 - me, clue, False)
            if worth > most:
                best, most = move, worth
    return best if best >= 0 else least_false_clue(mine, view, rules, me)


DUO = Program("duo", choose, notice, MEMORY, remembers_in_common=True)
