"""Whose conventions was a game played by? Readers, what each takes the cards to be, and which one fits.

A clue means what its reader takes it to mean. A reader stands for one way to understand clues: `literal`
takes them at their word, the others are bots, who also say which move they would have made.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from hanabi.bots.partner.bot import LEVELS, PartnerBot
from hanabi.bots.program import Program
from hanabi.bots.registry import bot_entry
from hanabi.bots.seats import Seats
from hanabi.engine import entries
from hanabi.engine.layout import STATE, Kinds, StateRecord
from hanabi.game.numbering import move_of, number_of
from hanabi.game.replay import Replay
from hanabi.game.state import State
from hanabi.rules.errors import BadOptions, shown
from hanabi.rules.moves import Action, Rearrange, Stop

LITERAL = "literal"
PROGRAMS = ("cautious", "duo", "hat")
PARTNERS = {f"partner-{level}": level for level in LEVELS}
ALIKE = 0.65  # so many of the moves must be the reader's own to call the game one of its conventions
ENOUGH = 15  # moves, to say so
AS_WELL = 0.05  # readers whose shares differ by no more explain a game about as well

Hand: TypeAlias = tuple[Kinds, ...]  # what each card of a hand is taken to be, the oldest first


@dataclass(frozen=True, slots=True)
class Reading:
    """A game as one reader understands it, action by action.

    `hands` is what whoever was on turn took their cards to be, `moves` what the reader would have done there,
    and `same` whether that was done; `literal` makes no moves.
    """

    reader: str
    hands: tuple[Hand, ...]
    moves: tuple[Action, ...] = ()
    same: tuple[bool, ...] = ()

    @property
    def share(self) -> float:
        """How many of the moves were the reader's own."""
        return sum(self.same) / len(self.same) if self.same else 0.0


def actions_of(replay: Replay) -> list[int]:
    """Which moves of a game were actions: rearranging a hand and stopping are none (R-402, R-511)."""
    return [index for index, move in enumerate(replay.record.moves) if not isinstance(move, Rearrange | Stop)]


def reader_names(state: State) -> tuple[str, ...]:
    """The readers that know the rules of a game, `literal` first."""
    programs = [name for name in PROGRAMS if _knows(name, state)]
    partners = PARTNERS if _knows("partner", state) else ()
    return (LITERAL, *programs, *partners)


def _knows(bot: str, state: State) -> bool:
    entry = bot_entry(bot)
    return state.players in entry.players and entry.supports(state.options)


def read(replay: Replay, reader: str) -> Reading:
    """Go through a game with the eyes of a reader."""
    names = reader_names(replay.at(0))
    if reader not in names:
        raise BadOptions(f"{shown(reader)} cannot read this game: one of {', '.join(names)}").because(
            "no-reader", typed=shown(reader), readers=", ".join(names)
        )
    if reader == LITERAL:
        return _read_literally(replay)
    if reader in PARTNERS:
        return _read_as_partner(replay, reader)
    program = bot_entry(reader).program
    assert program is not None
    return _read_as_program(replay, program)


def fitting_readings(readings: Sequence[Reading]) -> list[Reading]:
    """The readings under which the moves that were made are likeliest, the best first; else the literal one.

    Of two that fit alike the later one comes first: it is the higher level of the same conventions.
    """
    best = max((reading.share for reading in readings if len(reading.same) >= ENOUGH), default=0.0)
    if best < ALIKE:
        return [reading for reading in readings if reading.reader == LITERAL]
    alike = [reading for reading in readings if reading.same and reading.share >= best - AS_WELL]
    return sorted(alike[::-1], key=lambda reading: -reading.share)


def _read_literally(replay: Replay) -> Reading:
    hands = [literal_hand(replay.at(index)) for index in actions_of(replay)]
    return Reading(LITERAL, tuple(hands))


def literal_hand(state: State) -> Hand:
    """What the clues say of the cards of whoever is on turn."""
    record = _record(state)
    return tuple(record.possible[state.on_turn, : record.cards[state.on_turn]].tolist())


def _within(believed: Iterable[Kinds], literal: Hand) -> Hand:
    """What is believed of each card, as far as the clues allow it."""
    return tuple(kinds & wide or wide for kinds, wide in zip(believed, literal, strict=True))


def _record(state: State) -> StateRecord:
    record: StateRecord = state._data.view(STATE)[0]
    return record


def _read_as_program(replay: Replay, program: Program) -> Reading:
    """Let a program in every seat follow the game, and ask it at each turn."""
    start = replay.at(0)
    size = program.memory.itemsize
    memories = [np.zeros(size, np.uint8) for _ in range(start.players)]
    choose, notice = program.compiled
    hands, moves, same = [], [], []
    actions = set(actions_of(replay))
    for index, move in enumerate(replay.record.moves):
        state, seat = replay.at(index), replay.at(index).on_turn
        if index in actions:
            mind = memories[seat].copy()
            chosen = choose(_seen(state, seat), state._tables.rules, mind, seat)
            orders = state.orders(seat)
            moves.append(move_of(state._tables, seat, orders, int(chosen)))
            same.append(chosen == number_of(state._tables, seat, orders, _action(move)))
            own = mind.view(program.memory)[0].own.possible[seat, : len(orders)].tolist()
            hands.append(_within(own, literal_hand(state)))
        after = replay.at(index + 1)
        for other, memory in enumerate(memories):
            notice(_seen(after, other), after._tables.rules, memory, other)
    return Reading(program.name, tuple(hands), tuple(moves), tuple(same))


def _action(move: object) -> Action:
    assert not isinstance(move, Rearrange | Stop)
    return move  # type: ignore[return-value]


def _seen(state: State, seat: int) -> StateRecord:
    """What a seat sees, as programs are shown it."""
    data = state._data.copy()
    entries.hide(data, seat)
    record: StateRecord = data.view(STATE)[0]
    return record


def _read_as_partner(replay: Replay, reader: str) -> Reading:
    start = replay.at(0)
    bots = {seat: PartnerBot(PARTNERS[reader]) for seat in range(start.players)}
    seats = Seats(start, bots)
    hands, moves, same = [], [], []
    actions = set(actions_of(replay))
    for index, move in enumerate(replay.record.moves):
        if index in actions:
            state, seat = seats.state, seats.state.on_turn
            moves.append(_action(seats.choose()))
            same.append(moves[-1] == move)
            number = state._tables.kind_of
            believed = [
                sum(1 << number[card] for card in bots[seat].believes(order)) for order in state.orders(seat)
            ]
            hands.append(_within(believed, literal_hand(state)))
        seats.make(move)
    return Reading(reader, tuple(hands), tuple(moves), tuple(same))
