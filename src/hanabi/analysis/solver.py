"""How far a game can get if all cards are known: lines that get there, and proofs that nothing gets further.

A line is a way to play the game to its end: the rule of thumb of `cheat`, or that with other moves strewn in.
A search goes through all that is worth trying, deepest first, and cuts where `most_placed` is too little. If
it comes to its end without a line, there is none.

What is not tried cannot help, as all players see everything. All clues are alike. A useless card, or the
second of its kind in one hand, is as good a discard as any. A play that must fail is a discard without a
token, so it can help only where discarding is not allowed: while all tokens are there. The search lets such
a discard pass even after the last mistake that is allowed; then more tokens are never worse than fewer, and
positions that led nowhere are known again with fewer tokens. A line that made use of it is not taken.
"""

from typing import Annotated, Protocol

import numpy as np
from numpy.typing import NDArray

from hanabi.analysis.bound import index_deck, most_placed
from hanabi.bots.programs.cheat import any_clue, known_play, thumb
from hanabi.bots.programs.move_numbers import discard_number, plain_play_number
from hanabi.engine import actions, chance, legal, reachable
from hanabi.engine.jit import compiled
from hanabi.engine.layout import (
    ALL_COMPLETE,
    DECK,
    HAND,
    KINDS,
    LAST_ROUND,
    WORD,
    MoveNumber,
    RulesRecord,
    Seat,
    Slot,
    StateRecord,
    States,
)
from hanabi.engine.records import Int8, Int8s, Int16, Int16s, Int64, Int64s, layout_of

MOST_MOVES = 250  # no game is longer
CHOICES = 80  # of the moves worth trying in one position there are no more
WORDS = 4  # of numbers that tell a position

FOUND, IMPOSSIBLE, OPEN = 1, 0, -1
LEAST_NOISE, MOST_NOISE = 2, 30  # of 100 moves of a line, so many are strewn in
TRASH, NO_CARD = 62, 63  # in place of a kind, where positions are told apart


class Desk(Protocol):
    """What the search works with: where the kinds lie in the deck, and the moves of the line it is at."""

    first: Annotated[Int8s, DECK + 1, KINDS]
    last: Annotated[Int8s, KINDS]
    counts: Annotated[Int8s, 2, DECK + 2]
    stamp: Int64  # of this search: what the table of positions says of others does not count
    nodes: Int64  # positions looked at
    mistakes: Int8  # at the start of the search,
    failed: Annotated[Int16s, MOST_MOVES]  # and made on the way to each depth
    doubtful: Int8  # 1 if a line was found that makes too many mistakes
    length: Int16  # of the line found
    line: Annotated[Int16s, MOST_MOVES]
    trial: Annotated[Int16s, MOST_MOVES]
    choices: Annotated[Int16s, MOST_MOVES, CHOICES]  # at each depth
    count: Annotated[Int16s, MOST_MOVES]  # how many of them there are,
    next: Annotated[Int16s, MOST_MOVES]  # and how many were tried


class Known(Protocol):
    """A position from which the target cannot be reached with so many tokens or fewer."""

    words: Annotated[Int64s, WORDS]
    stamp: Int64
    tokens: Int8


DESK = layout_of(Desk)
KNOWN = layout_of(Known)

Table = NDArray[np.void]  # of `Known`


# What is worth trying.


@compiled
def is_trash(state: StateRecord, seat: Seat, slot: Slot, useful: int) -> bool:
    """Whether nobody will miss the card: it cannot be placed any more, or it is the second in this hand."""
    kind = int(state.hand[seat, slot])
    if not useful >> kind & 1:
        return True
    for before in range(slot):
        if int(state.hand[seat, before]) == kind:
            return True
    return False


@compiled
def list_choices(state: StateRecord, rules: RulesRecord, choices: Int16s) -> int:
    """Write down the moves worth trying, the rule of thumb's first; how many there are."""
    if state.pending >= 0:
        return list_tile_choices(state, rules, choices)
    player, count = int(state.player), 0
    favourite = thumb(state, rules)
    for slot in range(int(state.cards[player])):
        kind = int(state.hand[player, slot])
        if legal.fits(state, rules, kind) and not is_trash(state, player, slot, -1):
            choices[count] = known_play(state, rules, slot)
            count += 1
    clue = any_clue(state, rules) if state.tokens > 0 else -1
    if clue >= 0:
        choices[count] = clue
        count += 1
    if clue < 0 or state.turns_left < 0:  # in the last round a clue passes the time as well as any discard
        count = list_discards(state, rules, choices, count)
    for index in range(count):
        if choices[index] == favourite:
            choices[index] = choices[0]
            choices[0] = favourite
    return count


@compiled
def list_discards(state: StateRecord, rules: RulesRecord, choices: Int16s, count: int) -> int:
    """Add the discards: of one useless card, or else of every kind there is."""
    player, useful = int(state.player), reachable.useful_kinds(state, rules)
    cards = int(state.cards[player])
    for slot in range(cards):
        if is_trash(state, player, slot, useful) and can_throw(state, rules, slot):
            choices[count] = throwing(state, rules, slot)
            return count + 1
    if state.turns_left >= 0 and cards > 0:  # who discards in the last round has no further turn
        choices[count] = throwing(state, rules, 0)
        return count + 1
    for slot in range(cards):
        if can_throw(state, rules, slot):
            choices[count] = throwing(state, rules, slot)
            count += 1
    return count


@compiled
def can_throw(state: StateRecord, rules: RulesRecord, slot: Slot) -> bool:
    """Whether a card can be got rid of: while all tokens are there, one that fits cannot."""
    kind = int(state.hand[int(state.player), slot])
    return state.tokens < rules.max_tokens or not legal.fits(state, rules, kind)


@compiled
def throwing(state: StateRecord, rules: RulesRecord, slot: Slot) -> MoveNumber:
    """How a card gets away: by a discard or, while all tokens are there, by a play that fails."""
    if state.tokens < rules.max_tokens:
        return discard_number(slot)
    return plain_play_number(rules, slot)


@compiled
def list_tile_choices(state: StateRecord, rules: RulesRecord, choices: Int16s) -> int:
    """Write down what a tile leaves to choose; one clue stands for all."""
    count = 0
    for word in range(int(rules.words)):
        moves = legal.legal_word(state, rules, word)
        number = word * WORD
        while moves != 0:
            if moves & 1 and count < CHOICES:
                choices[count] = number
                count += 1
                if int(rules.move_clue[number]) >= 0:
                    return count
            moves >>= 1
            number += 1
    return count


# Lines.


@compiled
def is_lost(state: StateRecord) -> bool:
    """Whether the game is over and nothing counts."""
    return state.over != 0 and state.over != ALL_COMPLETE and state.over != LAST_ROUND


@compiled
def result(state: StateRecord, rules: RulesRecord) -> int:
    """What a game came to: the cards placed, none if it is lost; in an expert game all or none (R-609)."""
    if is_lost(state) or (rules.expert and state.over != ALL_COMPLETE):
        return 0
    return int(state.placed)


@compiled
def play_line(
    state: StateRecord, rules: RulesRecord, noise: int, seed: int, line: Int16s, length: int
) -> int:
    """Play to the end, `noise` of 100 moves by chance, and write the moves down; the length of the line."""
    choices = np.zeros(CHOICES, np.int16)
    while state.over == 0:
        move = thumb(state, rules)
        if noise > 0 and chance.below(seed, 2 * length, 100) < noise:
            count = list_choices(state, rules, choices)
            if count > 0:
                move = int(choices[chance.below(seed, 2 * length + 1, count)])
        actions.apply_move(state, rules, move)
        line[length] = move
        length += 1
    return length


@compiled
def try_lines(desk: Desk, states: States, rules: RulesRecord, lines: int, least: int, most: int) -> int:
    """Play so many lines from `states[0]`; the best result, its line in the desk if it is above `least`."""
    state: StateRecord = states[1]
    best = least
    for index in range(lines):
        if best >= most:
            break
        states[1] = states[0]
        noise = 0 if index == 0 else LEAST_NOISE + (index * 7) % (MOST_NOISE - LEAST_NOISE)
        length = play_line(state, rules, noise, index, desk.trial, 0)
        if result(state, rules) > best:
            best = result(state, rules)
            desk.length = length
            desk.line[:] = desk.trial
    return best


# Search.


@compiled
def describe(state: StateRecord, rules: RulesRecord, words: Int64s) -> None:
    """A position in numbers: what is placed, whose turn it is, what lies where; trash is all the same."""
    useful = reachable.useful_kinds(state, rules)
    board = 0
    for suit in range(int(rules.suits)):
        board = board * 8 + int(state.fireworks[suit])
    board = board * 128 + int(state.drawn)
    board = board * 8 + int(state.player)
    words[0] = board * 8 + int(state.turns_left) + 1
    hand = np.zeros(HAND, np.int64)
    for seat in range(int(rules.players)):
        for slot in range(HAND):
            code = NO_CARD
            if slot < int(state.cards[seat]):
                code = int(state.hand[seat, slot])
                if is_trash(state, seat, slot, useful):
                    code = TRASH
            place = slot
            while place > 0 and hand[place - 1] > code:
                hand[place] = hand[place - 1]
                place -= 1
            hand[place] = code
        packed = 0
        for slot in range(HAND):
            packed = packed * 64 + int(hand[slot])
        if seat % 2 == 0:
            words[1 + seat // 2] = packed
        else:
            words[1 + seat // 2] |= packed << 30


@compiled
def place_of(words: Int64s, size: int) -> int:
    """Where in a table of that size a position is looked for."""
    mixed = chance.mix(int(words[0]), int(words[1] % 1000003))
    mixed = chance.mix(mixed + int(words[2]), int(words[1] // 1000003 % 1000003))
    mixed = chance.mix(mixed + int(words[3]), int(words[1] // 1000003000000))
    return mixed % size


@compiled
def leads_nowhere(table: Table, desk: Desk, words: Int64s, tokens: int) -> bool:
    """Whether this position is known with so many tokens or more."""
    known: Known = table[place_of(words, len(table))]
    if known.stamp != desk.stamp or known.tokens < tokens:
        return False
    for word in range(WORDS):
        if known.words[word] != words[word]:
            return False
    return True


@compiled
def note_that_it_leads_nowhere(table: Table, desk: Desk, words: Int64s, tokens: int) -> None:
    """Keep a position; whatever was in its place goes."""
    known: Known = table[place_of(words, len(table))]
    known.words[:] = words
    known.stamp = desk.stamp
    known.tokens = tokens


@compiled
def shuffle_choices(desk: Desk, depth: int, seed: int) -> None:
    """Put what is tried after the first choice into another order, and now and then the first too."""
    count = int(desk.count[depth])
    first = 0 if chance.below(seed, desk.nodes, 100) < MOST_NOISE else 1
    for index in range(count - 1, first, -1):
        other = first + chance.below(seed, desk.nodes + index, index + 1 - first)
        move = desk.choices[depth, index]
        desk.choices[depth, index] = desk.choices[depth, other]
        desk.choices[depth, other] = move


@compiled
def enter(
    desk: Desk, states: States, table: Table, rules: RulesRecord, target: int, depth: int, words: Int64s
) -> int:
    """Look at the position at this depth: FOUND if `target` is reached, IMPOSSIBLE, or OPEN if it may be."""
    state: StateRecord = states[depth]
    desk.nodes += 1
    if state.over != 0 or (int(state.placed) >= target and not rules.expert):
        return finish(desk, states, rules, target, depth)
    if most_placed(state, rules, desk.first, desk.last, desk.counts) < target:
        return IMPOSSIBLE
    if may_be_known(state, rules):
        describe(state, rules, words)
        if leads_nowhere(table, desk, words, int(state.tokens)):
            return IMPOSSIBLE
    desk.count[depth] = list_choices(state, rules, desk.choices[depth])
    desk.next[depth] = 0
    return OPEN


@compiled
def may_be_known(state: StateRecord, rules: RulesRecord) -> bool:
    """Whether a position is worth keeping; with tiles, what `describe` tells does not tell all."""
    return state.turns_left < 0 and rules.tiles == 0


@compiled
def finish(desk: Desk, states: States, rules: RulesRecord, target: int, depth: int) -> int:
    """The game is over, or as good as that: keep the line if it is one."""
    state: StateRecord = states[depth]
    length = play_line(state, rules, 0, 0, desk.trial, depth)
    if result(state, rules) < target:
        return IMPOSSIBLE
    if int(desk.mistakes) + int(desk.failed[depth]) >= int(rules.max_mistakes):
        desk.doubtful = 1
        return IMPOSSIBLE
    desk.length = length
    desk.line[:] = desk.trial
    return FOUND


@compiled
def step(desk: Desk, states: States, rules: RulesRecord, depth: int) -> None:
    """Make the next choice of this depth; a failed play is counted in the desk, where it ends no game."""
    move = int(desk.choices[depth, int(desk.next[depth])])
    desk.next[depth] += 1
    states[depth + 1] = states[depth]
    after: StateRecord = states[depth + 1]
    actions.apply_move(after, rules, move)
    desk.trial[depth] = move
    desk.failed[depth + 1] = desk.failed[depth] + int(after.mistakes)
    after.mistakes = 0


@compiled
def look_for(
    desk: Desk, states: States, table: Table, rules: RulesRecord, target: int, nodes: int, seed: int
) -> int:
    """Look for a line from `states[0]` to `target`: FOUND, IMPOSSIBLE, or OPEN after so many nodes.

    Another `seed` than 0 tries the moves in another order. What is known to lead nowhere stays known.
    """
    words = np.zeros(WORDS, np.int64)
    end = int(desk.nodes) + nodes
    found = enter(desk, states, table, rules, target, 0, words)
    depth = 0 if found == OPEN else -1
    while depth >= 0:
        if desk.next[depth] == desk.count[depth]:
            state: StateRecord = states[depth]
            if may_be_known(state, rules):
                describe(state, rules, words)
                note_that_it_leads_nowhere(table, desk, words, int(state.tokens))
            found = IMPOSSIBLE
            depth -= 1
            continue
        if desk.nodes >= end or depth + 2 >= MOST_MOVES:
            return OPEN
        step(desk, states, rules, depth)
        found = enter(desk, states, table, rules, target, depth + 1, words)
        if found == FOUND:
            return FOUND
        if found == OPEN:
            depth += 1
            if seed != 0:
                shuffle_choices(desk, depth, seed)
    return OPEN if found == IMPOSSIBLE and desk.doubtful else found


@compiled
def look_again(
    desk: Desk, states: States, table: Table, rules: RulesRecord, target: int, nodes: int, rounds: int
) -> int:
    """Look for a line in several rounds, each in another order and with twice the nodes."""
    root: StateRecord = states[0]
    desk.mistakes = root.mistakes
    root.mistakes = 0
    desk.stamp += 1
    desk.doubtful = 0
    desk.failed[0] = 0
    found = OPEN
    for index in range(rounds):
        if found == OPEN:
            found = look_for(desk, states, table, rules, target, nodes << index, index)
    root.mistakes = desk.mistakes
    return found


@compiled
def solve(
    desk: Desk, states: States, table: Table, rules: RulesRecord, lines: int, nodes: int, rounds: int
) -> tuple[int, int]:
    """The most that can come of `states[0]` for sure, its line in the desk, and the most that may come."""
    root: StateRecord = states[0]
    desk.length = 0
    if root.over != 0:
        return result(root, rules), result(root, rules)
    index_deck(root, rules, desk.first, desk.last)
    most = next_target(rules, most_placed(root, rules, desk.first, desk.last, desk.counts))
    least = try_lines(desk, states, rules, lines, -1, most)
    target = most
    while target > least and nodes > 0:
        found = look_again(desk, states, table, rules, target, nodes, rounds)
        if found == FOUND:
            least = target
        elif found == IMPOSSIBLE and target == most:
            most = next_target(rules, target - 1)
        target = next_target(rules, target - 1)
    return least, most


@compiled
def next_target(rules: RulesRecord, target: int) -> int:
    """The highest result up to `target`: in an expert game it is all or nothing."""
    return 0 if rules.expert and target < int(rules.kinds) else target
