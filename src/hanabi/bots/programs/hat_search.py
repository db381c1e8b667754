"""The end of a game played out: would another move do better than the usual one?

The cards that a player cannot see are drawn by chance, as often as wanted; from each such deal the game is
played to its end by the usual policy, once for every move worth a thought. What everybody knows is the same
for all seats, so one memory serves them all.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from hanabi.bots.programs import knowledge
from hanabi.bots.programs.common_memory import follow, note_board
from hanabi.bots.programs.hat_code import learn_action
from hanabi.bots.programs.hat_memory import MEMORY, MOST_MOVES, SEARCHED, Candidates, HatMemory
from hanabi.bots.programs.hat_policy import best_clue, best_discard, decide
from hanabi.bots.programs.move_numbers import play_number, whole
from hanabi.engine import actions, chance, legal, playout, reachable
from hanabi.engine.jit import compiled, compiled_into_caller
from hanabi.engine.layout import (
    ALL_COMPLETE,
    LAST_ROUND,
    STATE,
    Kind,
    Kinds,
    MoveNumber,
    RulesRecord,
    Seat,
    StateRecord,
    States,
    ViewRecord,
)

SAMPLES = 8  # games played out for each move
MARGIN = 1  # so many cards more must another move bring in all of them
ALL_SEEN = -1  # a seat that sees every hand


@compiled
def take_note(memory: HatMemory, view: ViewRecord, rules: RulesRecord, me: Seat) -> None:
    """Learn what the last action tells everybody."""
    if memory.turn != view.turn or memory.last_move != view.last_move:
        learn_action(memory, view, rules, me)
        memory.turn = view.turn
        memory.last_move = view.last_move
    follow(memory, view, rules)
    note_board(memory, view, rules)
    memory.tile = 1 if view.pending >= 0 else 0
    knowledge.count_left(memory.common, memory, rules)
    knowledge.settle(memory.common, rules)


@compiled
def usual_move(memory: HatMemory, view: ViewRecord, rules: RulesRecord, me: Seat) -> MoveNumber:
    """The policy's move; any legal one if it has none."""
    move = decide(memory, view, rules, me)
    if move < 0 or not legal.is_legal(view, rules, move):
        move = playout.random_move(view, rules, 0, int(view.turn))
    return move


@compiled_into_caller
def searched_move(memory: HatMemory, view: ViewRecord, rules: RulesRecord, me: Seat) -> MoveNumber:
    """The usual move, or one that does clearly better in the games played out."""
    usual = usual_move(memory, view, rules, me)
    if rules.tiles > 0 or legal.deck_count(view, rules) > SEARCHED:
        return usual
    candidates = memory.candidates
    candidates.move[0] = usual
    candidates.count = 1
    chosen, most, index = usual, 0, 0
    while index < int(candidates.count):
        move = whole(candidates.move[index])
        placed = worth(memory, view, rules, me, move)
        if index == 0:
            if placed >= SAMPLES * reachable.reachable_placed(view, rules):
                return usual
            list_others(candidates, memory, view, rules, me)
            most = placed + MARGIN
        elif placed > most:
            chosen, most = move, placed
        index += 1
    return chosen


@compiled_into_caller
def worth(memory: HatMemory, view: ViewRecord, rules: RulesRecord, me: Seat, move: MoveNumber) -> int:
    """The cards placed after this move, in all the games played out."""
    total = 0
    for sample in range(SAMPLES):
        total += outcome(memory, view, rules, me, move, sample)
    return total


@compiled
def list_others(
    candidates: Candidates, memory: HatMemory, view: ViewRecord, rules: RulesRecord, me: Seat
) -> None:
    """List other moves worth a thought: cards that may be placed, the clue, the discard."""
    playable = knowledge.next_kinds(view, rules)
    useless = knowledge.useless_kinds(view, rules)
    last_chance = legal.deck_count(view, rules) == 0 and view.mistakes < int(rules.max_mistakes) - 1
    for slot in range(int(view.cards[me])):
        possible = int(memory.own.possible[me, slot])
        if possible & ~playable == 0 or (last_chance and possible & playable != 0):
            add_move(candidates, view, rules, play_number(rules, whole(slot), possible))
    if view.tokens > 0:
        add_move(candidates, view, rules, best_clue(memory, view, rules, me))
    if view.tokens < rules.max_tokens:
        add_move(candidates, view, rules, best_discard(memory, view, rules, me, useless))


@compiled
def add_move(candidates: Candidates, view: ViewRecord, rules: RulesRecord, move: MoveNumber) -> None:
    """Add a legal move that is not listed yet."""
    if not legal.is_legal(view, rules, move):
        return
    for index in range(int(candidates.count)):
        if int(candidates.move[index]) == move:
            return
    if candidates.count < MOST_MOVES:
        candidates.move[int(candidates.count)] = move
        candidates.count += 1


@compiled
def outcome(
    memory: HatMemory, view: ViewRecord, rules: RulesRecord, me: Seat, move: MoveNumber, sample: int
) -> int:
    """The cards placed when the game goes on with this move from a deal by chance; 0 if it is lost."""
    states, memories = np.zeros(1, STATE), np.zeros(1, MEMORY)
    states[0] = view
    memories[0] = memory
    return play_out(states, memories, rules, me, move, sample)


@compiled
def play_out(
    states: States, memories: NDArray[Any], rules: RulesRecord, me: Seat, move: MoveNumber, sample: int
) -> int:
    """The same, in a state and a memory that the caller keeps: compiled, a record alone does not."""
    state: StateRecord = states[0]
    mind: HatMemory = memories[0]
    fill_in(state, mind, rules, me, sample)
    actions.apply_move(state, rules, move)
    while state.over == 0:
        take_note(mind, state, rules, whole(ALL_SEEN))
        actions.apply_move(state, rules, usual_move(mind, state, rules, whole(state.player)))
    lost = state.over != ALL_COMPLETE and state.over != LAST_ROUND
    return 0 if lost else int(state.placed)


@compiled_into_caller
def fill_in(state: StateRecord, mind: HatMemory, rules: RulesRecord, me: Seat, sample: int) -> None:
    """Deal the cards that a seat cannot see, as far as it knows them: its own and the deck."""
    seed = 1000 * int(state.turn) + sample
    tries = 0
    while not deal_hand(state, mind, rules, me, seed, tries) and tries < 20:
        tries += 1
    index = int(state.drawn)
    for kind in range(int(rules.kinds)):
        for _ in range(int(mind.to_deal[kind])):
            if index < int(rules.deck_size):
                state.deck[index] = kind
                index += 1
    chance.shuffle(state.deck, int(state.drawn), int(rules.deck_size), seed, 600)


@compiled_into_caller
def deal_hand(
    state: StateRecord, mind: HatMemory, rules: RulesRecord, me: Seat, seed: int, tries: int
) -> bool:
    """Draw my own hand slot by slot into the state; `to_deal` keeps what is left for the deck."""
    for kind in range(int(rules.kinds)):
        mind.to_deal[kind] = knowledge.copies_of(mind.own.left, kind)
    fine = True
    for slot in range(int(state.cards[me])):
        possible = int(mind.own.possible[me, slot])
        if knowledge.is_single(possible):
            kind = knowledge.only_kind(possible)
            if mind.to_deal[kind] <= 0:  # no such card is left: somebody played by another book
                fine = False
                kind = draw_kind(mind, rules, int(rules.every_kind), chance.mix(seed, 20 * tries + slot))
            state.hand[me, slot] = kind
            mind.to_deal[kind] -= 1
    for slot in range(int(state.cards[me])):
        possible = int(mind.own.possible[me, slot])
        if not knowledge.is_single(possible):
            kind = draw_kind(mind, rules, possible, chance.mix(seed, 20 * tries + slot))
            if kind < 0:
                fine = False
                kind = draw_kind(mind, rules, int(rules.every_kind), chance.mix(seed, 20 * tries + slot))
            state.hand[me, slot] = kind
            mind.to_deal[kind] -= 1
    return fine


@compiled
def draw_kind(mind: HatMemory, rules: RulesRecord, possible: Kinds, number: int) -> Kind:
    """A kind by chance, each copy left as likely; −1 if none is left."""
    total = 0
    for kind in range(int(rules.kinds)):
        if possible >> kind & 1 and mind.to_deal[kind] > 0:
            total += int(mind.to_deal[kind])
    if total == 0:
        return -1
    pick = number % total
    for kind in range(int(rules.kinds)):
        if possible >> kind & 1 and mind.to_deal[kind] > 0:
            pick -= int(mind.to_deal[kind])
            if pick < 0:
                return kind
    return -1
