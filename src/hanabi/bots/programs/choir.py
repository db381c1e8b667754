"""The strongest bot for three to five players: `hat`, which plays its moves out in thought all game long.

What a hat clue tells each seat is known to all, so one memory serves everybody in the games played out, and a
hand drawn from what is known of it needs no other evidence. This holds while nobody says anything untrue:
another clue than the one true one is not tried, nor the discard of another card that all know to be useless.
"""

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hanabi.bots.program import Program
from hanabi.bots.programs import hat, knowledge
from hanabi.bots.programs.common_memory import begin, follow
from hanabi.bots.programs.hat_code import spare_slots
from hanabi.bots.programs.hat_memory import MEMORY, HatMemory
from hanabi.bots.programs.hat_search import add_move, list_others, outcome, usual_move
from hanabi.bots.programs.hat_tiles import tile_move
from hanabi.bots.programs.move_numbers import discard_number, play_number, whole
from hanabi.engine import reachable
from hanabi.engine.bits import count_bits
from hanabi.engine.jit import compiled, compiled_into_caller
from hanabi.engine.layout import Bytes, MoveNumber, RulesRecord, Seat, ViewRecord
from hanabi.engine.records import Int64s

SAMPLES = 16  # games played out for each move at first
MORE, AT_ONCE = 64, 16  # further ones for the best of them, after so many of which it may be let go
LEAST_GAIN, SURE = 0.01, 2.0  # points that it must bring, by so many standard errors
LEAST_VARIANCE = 0.01  # of the gain of one game: a few equal ones prove nothing
LIKELY_ENOUGH = 0.3  # to be played


def choose(view: ViewRecord, rules: RulesRecord, memory: Bytes, seat: Seat) -> MoveNumber:
    """A legal move."""
    mine: HatMemory = memory.view(MEMORY)[0]
    if mine.ready == 0:
        begin(mine, view, rules)
    follow(mine, view, rules)
    if view.pending >= 0:
        return tile_move(mine, view, rules, seat)
    if rules.tiles > 0:
        return usual_move(mine, view, rules, seat)
    return better_move(mine, view, rules, seat)


@compiled_into_caller
def better_move(memory: HatMemory, view: ViewRecord, rules: RulesRecord, me: Seat) -> MoveNumber:
    """The usual move, or one that does clearly better in the games played out."""
    knowledge.settle_own(memory.own, memory.common, view, rules, me)  # the hand is drawn by it
    drafts = np.zeros(1, MEMORY)
    usual = drafted_move(memory, drafts, view, rules, me)
    most = reachable.reachable_placed(view, rules)
    placed = np.zeros(SAMPLES, np.int64)
    for sample in range(SAMPLES):
        placed[sample] = outcome(memory, view, rules, me, usual, sample)
    if placed.min() >= most:
        return usual
    list_moves(memory, drafts, view, rules, me, usual)
    best, most_gain = usual, 0
    for index in range(1, int(memory.candidates.count)):
        move = whole(memory.candidates.move[index])
        gain = first_gain(memory, view, rules, me, move, placed, most)
        if gain > most_gain:
            best, most_gain = move, gain
    return best if most_gain > 0 and is_better(memory, view, rules, me, best, usual) else usual


# Who decides to discard notes at once what that tells, though it may not be done: so this is done in a draft.


@compiled
def drafted_move(
    memory: HatMemory, drafts: NDArray[Any], view: ViewRecord, rules: RulesRecord, me: Seat
) -> MoveNumber:
    """The usual move; nothing is noted."""
    drafts[0] = memory
    return usual_move(drafts[0], view, rules, me)


@compiled
def list_moves(
    memory: HatMemory,
    drafts: NDArray[Any],
    view: ViewRecord,
    rules: RulesRecord,
    me: Seat,
    usual: MoveNumber,
) -> None:
    """List the moves worth a trial in `memory.candidates`, the usual one first."""
    candidates = memory.candidates
    candidates.move[0] = usual
    candidates.count = 1
    drafts[0] = memory
    list_others(candidates, drafts[0], view, rules, me)
    playable = knowledge.next_kinds(view, rules)
    may_fail = view.mistakes < int(rules.max_mistakes) - 1
    may_choose = view.tokens < rules.max_tokens and count_bits(spare_slots(memory, rules, me)) < 2
    for slot in range(int(view.cards[me])):
        possible = int(memory.own.possible[me, slot])
        if may_fail and knowledge.share(memory.own, possible, playable) >= LIKELY_ENOUGH:
            add_move(candidates, view, rules, play_number(rules, whole(slot), possible))
        if may_choose:
            add_move(candidates, view, rules, discard_number(whole(slot)))


@compiled_into_caller
def first_gain(
    memory: HatMemory,
    view: ViewRecord,
    rules: RulesRecord,
    me: Seat,
    move: MoveNumber,
    placed: Int64s,
    most: int,
) -> int:
    """The cards that this move places more than the usual one in the first games.

    Those that the usual one did not complete come first: there alone can anything be gained.
    """
    gain = 0
    for sample in range(SAMPLES):
        if placed[sample] < most:
            gain += outcome(memory, view, rules, me, move, sample) - placed[sample]
    if gain > 0:
        for sample in range(SAMPLES):
            if placed[sample] >= most:
                gain += outcome(memory, view, rules, me, move, sample) - placed[sample]
    return gain


@compiled_into_caller
def is_better(
    memory: HatMemory, view: ViewRecord, rules: RulesRecord, me: Seat, move: MoveNumber, usual: MoveNumber
) -> bool:
    """Whether a move does clearly better than the usual one, in games that it was not picked by."""
    total, squares, mean, error = 0, 0, 0.0, 0.0
    for count in range(1, MORE + 1):
        sample = SAMPLES + count
        gain = outcome(memory, view, rules, me, move, sample)
        gain -= outcome(memory, view, rules, me, usual, sample)
        total += gain
        squares += gain * gain
        if count % AT_ONCE == 0:
            mean = total / count
            error = math.sqrt((squares / count - mean * mean + LEAST_VARIANCE) / count)
            if mean + error < LEAST_GAIN:
                return False
    return mean > LEAST_GAIN + SURE * error


CHOIR = Program("choir", choose, hat.notice, MEMORY, while_plain=hat.choose)
