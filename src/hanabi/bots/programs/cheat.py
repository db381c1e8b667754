"""The ceiling: a bot that sees every hand and the deck, and says so.

It has a rule of thumb, and plays it out to the end of the game in its mind. Where that is not perfect, it
tries all other moves with the rule of thumb after them, then all pairs of moves, then all threes. All seats
see the same and think alike: what one of them has found the next one finds again, so no plan is lost.
"""

import numpy as np

from hanabi.bots.program import Program
from hanabi.bots.programs.knowledge import hands_with
from hanabi.bots.programs.move_numbers import discard_number, first_move, plain_play_number, play_number
from hanabi.engine import actions, legal, reachable
from hanabi.engine.jit import compiled
from hanabi.engine.layout import (
    INDISPENSABLE,
    NO_ACTION,
    STATE,
    THIRD_MISTAKE,
    WORD,
    Bytes,
    Kinds,
    MoveNumber,
    RulesRecord,
    Seat,
    Slot,
    StateRecord,
    States,
)

DEPTH = 3  # how many moves are tried one after another
MEMORY = np.dtype((np.record, np.dtype([("minds", STATE, DEPTH)], align=True)))

LOST = 100  # more than any points
CODE = 256  # a move and the points it leads to are handed on as one number


# The rule of thumb.


@compiled
def thumb(state: StateRecord, rules: RulesRecord) -> MoveNumber:
    """A good move by the look of the table: a play, a harmless discard, or a clue to pass the time."""
    if state.pending >= 0:
        return tile_move(state, rules)
    slot = best_play(state, rules)
    if slot >= 0:
        return known_play(state, rules, slot)
    clue = any_clue(state, rules) if state.tokens > 0 else -1
    if state.cards[int(state.player)] == 0 or state.tokens == rules.max_tokens:
        return clue if clue >= 0 else plain_play_number(rules, least_missed(state, rules))
    useful = reachable.useful_kinds(state, rules)
    slot = spare(state, rules, useful)
    missing = reachable.reachable_placed(state, rules) - int(state.placed)
    slack = legal.deck_count(state, rules) + int(rules.players) - missing
    if slot >= 0 and (slack > 1 or clue < 0):
        return discard_number(slot)
    if clue >= 0 and (slack <= 1 or somebody_plays(state, rules) or state.tokens > 3):
        return clue
    slot = seen_elsewhere(state, rules) if slot < 0 else slot
    if slot >= 0 and (slack > 1 or clue < 0):
        return discard_number(slot)
    return clue if clue >= 0 else discard_number(least_missed(state, rules))


@compiled
def known_play(state: StateRecord, rules: RulesRecord, slot: Slot) -> MoveNumber:
    """The play of this slot: the cheat knows the suit and announces it where that is a rule (R-703)."""
    return play_number(rules, slot, 1 << int(state.hand[int(state.player), slot]))


@compiled
def any_clue(state: StateRecord, rules: RulesRecord) -> MoveNumber:
    """The first legal clue: all are the same to those who see everything; −1 if there is none."""
    return first_move(legal.clue_moves(state, rules, int(rules.every_clue)))


@compiled
def best_play(state: StateRecord, rules: RulesRecord) -> Slot:
    """The slot to play: low cards first, and those that nobody else could play; −1 if nothing fits."""
    player, best, best_value = int(state.player), -1, -1.0
    for slot in range(int(state.cards[player])):
        kind = int(state.hand[player, slot])
        if not legal.fits(state, rules, kind):
            continue
        value = 10.0 - float(rules.place[kind])
        if legal.deck_count(state, rules) > 0:
            value /= hands_with(state, rules, kind, -1)
        if value > best_value:
            best, best_value = slot, value
    return best


@compiled
def spare(state: StateRecord, rules: RulesRecord, useful: Kinds) -> Slot:
    """The slot of a card that nobody will miss: useless, or twice in this hand; −1 if there is none."""
    player = int(state.player)
    held = 0
    for slot in range(int(state.cards[player])):
        kind = int(state.hand[player, slot])
        if not useful >> kind & 1 or held >> kind & 1:
            return slot
        held |= 1 << kind
    return -1


@compiled
def somebody_plays(state: StateRecord, rules: RulesRecord) -> bool:
    """Whether another hand has a card that fits."""
    for seat in range(int(rules.players)):
        if seat != int(state.player):
            for slot in range(int(state.cards[seat])):
                if legal.fits(state, rules, int(state.hand[seat, slot])):
                    return True
    return False


@compiled
def seen_elsewhere(state: StateRecord, rules: RulesRecord) -> Slot:
    """The slot of a card that another hand has too; −1 if there is none."""
    player = int(state.player)
    for slot in range(int(state.cards[player])):
        if hands_with(state, rules, int(state.hand[player, slot]), -1) > 1:
            return slot
    return -1


@compiled
def least_missed(state: StateRecord, rules: RulesRecord) -> Slot:
    """The slot of the card whose loss costs least: one with copies left, else the highest of its firework."""
    player, best, best_value = int(state.player), 0, -1
    useful = reachable.useful_kinds(state, rules)
    critical = reachable.indispensable_kinds(state, rules)
    for slot in range(int(state.cards[player])):
        kind = int(state.hand[player, slot])
        value = int(rules.place[kind])
        if not useful >> kind & 1:
            value += 20
        elif not critical >> kind & 1:
            value += 10
        if value > best_value:
            best, best_value = slot, value
    return best


@compiled
def tile_move(state: StateRecord, rules: RulesRecord) -> MoveNumber:
    """What a tile asks for: the first choice there is."""
    for word in range(int(rules.words)):
        moves = legal.legal_word(state, rules, word)
        if moves != 0:
            return word * WORD + first_move(moves)
    return -1


# Looking ahead.


@compiled
def play_out(mind: StateRecord, rules: RulesRecord) -> int:
    """How good the game becomes by the rule of thumb alone: the cards placed, far less if it is lost."""
    while mind.over == 0:
        actions.apply_move(mind, rules, thumb(mind, rules))
    lost = mind.over == THIRD_MISTAKE or mind.over == INDISPENSABLE or mind.over == NO_ACTION
    return int(mind.placed) - LOST if lost else int(mind.placed)


@compiled
def is_worth_trying(state: StateRecord, rules: RulesRecord, move: MoveNumber, clue: MoveNumber) -> bool:
    """Whether the move is legal and no waste: one clue stands for all, and only what fits is played."""
    if not legal.is_legal(state, rules, move):
        return False
    size = int(rules.hand_size)
    if state.pending >= 0 or move < size:
        return True
    if move < 2 * size:
        return legal.fits(state, rules, int(state.hand[int(state.player), move - size]))
    return move == clue


@compiled
def better_move(minds: States, state: StateRecord, rules: RulesRecord, least: int, depth: int) -> int:
    """A move to more than `least` points, found by trying `depth` moves, coded with them; −1 if none."""
    best, most = -1, least
    clue = any_clue(state, rules) if state.tokens > 0 else -1
    for number in range(int(rules.moves)):
        if most == int(rules.kinds) or not is_worth_trying(state, rules, number, clue):
            continue
        move, size = number, int(rules.hand_size)
        if state.pending < 0 and size <= number < 2 * size:
            move = known_play(state, rules, number - size)
        mind: StateRecord = minds[depth - 1]
        minds[depth - 1] = state
        actions.apply_move(mind, rules, move)
        if depth == 1:
            points = play_out(mind, rules)
        elif mind.over != 0:
            points = least
        else:
            found = better_move(minds, mind, rules, most, depth - 1)
            points = found % CODE - LOST if found >= 0 else least
        if points > most:
            best, most = move, points
    return best * CODE + most + LOST if best >= 0 else -1


def choose(view: StateRecord, rules: RulesRecord, memory: Bytes, seat: Seat) -> MoveNumber:
    """The move of the rule of thumb, unless another one leads further."""
    minds: States = memory.view(STATE)
    move = thumb(view, rules)
    minds[0] = view
    points = play_out(minds[0], rules)
    for depth in range(1, DEPTH + 1):
        if points < int(rules.kinds):
            found = better_move(minds, view, rules, points, depth)
            if found >= 0:
                move, points = found // CODE, found % CODE - LOST
    return move


def notice(view: StateRecord, rules: RulesRecord, memory: Bytes, seat: Seat) -> int:
    """Who sees everything need not remember anything."""
    return 0


CHEAT = Program("cheat", choose, notice, MEMORY, sees_all=True)
