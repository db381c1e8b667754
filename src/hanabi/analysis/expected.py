"""What can be expected of a position? The mean score, and the chance of a perfect game, when bots play on.

The hands stay as they are, the deck is shuffled anew each time, and every seat knows only what clues said. In
a game of the bot's own conventions it remembers what happened; in others it takes the clues at their word.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

import numpy as np

from hanabi.bots.program import Program, Thought, functions_as_values, thought_type
from hanabi.bots.registry import bot_entry
from hanabi.engine import actions, chance, dealing, legal
from hanabi.engine.jit import COMPILED, compiled_as
from hanabi.engine.layout import (
    ALL_COMPLETE,
    HAND,
    LAST_ROUND,
    RULES,
    STATE,
    Bytes,
    MoveNumber,
    RulesRecord,
    Seat,
    StateRecord,
    ViewRecord,
)
from hanabi.engine.records import Int8s, Int64s
from hanabi.game.replay import Replay
from hanabi.game.state import State
from hanabi.rules.outcome import points
from hanabi.search.rollouts import fill_in

if COMPILED:
    import numba

SAMPLES = {"hat": 12}  # games played on from each state; `hat` thinks longer
USUAL_SAMPLES = 40
EVERYONE = -1  # a seat that sees every hand: one memory serves all seats
LOST = -1
NO_MOVE = -1
NO_HANDS = np.zeros((0, HAND), np.int8)

PlayOn: TypeAlias = Callable[..., int]


@dataclass(frozen=True, slots=True)
class Expected:
    """The mean score when bots play on, its standard error, and the share of perfect games."""

    score: float
    error: float
    perfect: float


def player_for(reader: str, players: int) -> str:
    """The bot that plays on: the reader itself if it is a program, else the strongest one."""
    if reader in ("cautious", "duo", "hat"):
        return reader
    return "duo" if players == 2 else "hat"


def expected_throughout(replay: Replay, bot: str, *, native: bool, seed: int = 0) -> list[Expected]:
    """What can be expected of each state of a game when this bot plays on in every seat.

    With `native`, the game was one of the bot's own conventions.
    """
    return list(_expected_from(0, replay, bot, native=native, seed=seed))


def expected_at_end(replay: Replay, bot: str, *, native: bool, seed: int = 0) -> Expected:
    """What can be expected after the last move of a record, when this bot plays on in every seat."""
    return next(_expected_from(len(replay), replay, bot, native=native, seed=seed))


def _expected_from(first: int, replay: Replay, bot: str, *, native: bool, seed: int) -> Iterator[Expected]:
    program = bot_entry(bot).program
    assert program is not None
    memories = (
        native_memories(replay.states, program)
        if native
        else [joined_memory(s, program) for s in replay.states]
    )
    count = SAMPLES.get(bot, USUAL_SAMPLES)
    for state, memory in zip(replay.states[first:], memories[first:], strict=True):
        yield _expected(state, program, memory, count, seed)


def native_memories(states: Sequence[State], program: Program) -> list[Bytes]:
    """What the bot remembers in each state of a game that it followed from the start."""
    memory, found = np.zeros(program.memory.itemsize, np.uint8), []
    for state in states:
        if state.move_count > 0:
            program.compiled[1](_open(state), state._tables.rules, memory, EVERYONE)
        found.append(memory.copy())
    return found


def joined_memory(state: State, program: Program) -> Bytes:
    """What a bot knows that joins here: what the clues say."""
    memory, record = np.zeros(program.memory.itemsize, np.uint8), _open(state)
    record.last_move = -1
    program.compiled[1](record, state._tables.rules, memory, EVERYONE)
    return memory


def _open(state: State) -> StateRecord:
    record: StateRecord = state._data.copy().view(STATE)[0]
    return record


def _expected(state: State, program: Program, memory: Bytes, count: int, seed: int) -> Expected:
    placed = _placed(state, program, memory, seed, NO_HANDS, NO_MOVE, count)
    scores = _scores(state, placed)
    perfect = placed == len(state._tables.cards)
    error = scores.std(ddof=1) / np.sqrt(count)
    return Expected(float(scores.mean()), float(error), float(perfect.mean()))


def scores_after(
    state: State, move: MoveNumber, program: Program, memory: Bytes, hands: Int8s, seed: int
) -> Int64s:
    """What the bot comes to after a move, once with each of the hands that the seat on turn could hold."""
    return _scores(state, _placed(state, program, memory, seed, hands, move, len(hands)))


def _placed(
    state: State, program: Program, memory: Bytes, seed: int, hands: Int8s, move: MoveNumber, count: int
) -> Int64s:
    placed = np.zeros(count, np.int64)
    with functions_as_values():
        play_on()(
            *program.compiled,
            state._tables.data,
            state._data,
            memory,
            seed,
            state.on_turn,
            hands,
            move,
            placed,
        )
    return placed


def _scores(state: State, placed: Int64s) -> Int64s:
    return np.array([0 if each == LOST else points(state.options, each) for each in placed.tolist()])


def _play_on(
    choose: Thought,
    notice: Thought,
    table: Bytes,
    data: Bytes,
    memory: Bytes,
    seed: int,
    seat: Seat,
    hands: Int8s,
    first: MoveNumber,
    placed: Int64s,
) -> int:
    """Play on with the deck shuffled anew, once for each of `placed`, where the cards placed are written.

    If there is a `first` move, the seat that makes it is given another of the `hands` each time.
    """
    rules: RulesRecord = table.view(RULES)[0]
    tables = np.zeros(2, STATE)
    state: StateRecord = tables[0]
    view: ViewRecord = tables[1]
    mind = memory.copy()
    for game in range(len(placed)):
        tables[0] = data.view(STATE)[0]
        mind[:] = memory
        if first == NO_MOVE:
            chance.shuffle(state.deck, int(state.drawn), int(rules.deck_size), seed + game, 0)
        else:
            fill_in(state, rules, seat, hands[game], seed + game)
            actions.apply_move(state, rules, first)
            tables[1] = state
            notice(view, rules, mind, EVERYONE)
        while state.over == 0:
            player = int(state.player)
            tables[1] = state
            dealing.hide(view, player)
            move = int(choose(view, rules, mind, player))
            if not legal.is_legal(state, rules, move):
                break
            actions.apply_move(state, rules, move)
            tables[1] = state
            notice(view, rules, mind, EVERYONE)
        ended = state.over == ALL_COMPLETE or (state.over == LAST_ROUND and not rules.expert)
        placed[game] = int(state.placed) if ended else LOST
    return len(placed)


@cache
def play_on() -> PlayOn:
    """`_play_on`, compiled for every program."""
    if not COMPILED:
        return _play_on
    types = numba.types
    given = types.Array(types.uint8, 1, "C", readonly=True)
    return compiled_as(
        types.int64(
            thought_type(),
            thought_type(),
            given,
            given,
            types.uint8[::1],
            types.int64,
            types.int64,
            types.int8[:, ::1],
            types.int64,
            types.int64[::1],
        ),
        _play_on,
    )
