"""Readers that play on from any moment of a game, with all that they remember of it.

A program is asked in compiled games, which are cheap. `partner` sits down at every seat of the whole game
again, with the cards thought of in their places, follows what was done and plays on: that takes a hundred
times as long, so it is asked about fewer games, and its patience with one review has an end.
"""

import math
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from random import Random
from typing import Protocol

import numpy as np

from hanabi.analysis.expected import native_memories, scores_after
from hanabi.analysis.readers import ALIKE, PARTNERS, PROGRAMS, Reading
from hanabi.bots.partner.bot import PartnerBot
from hanabi.bots.program import Program
from hanabi.bots.registry import bot_entry
from hanabi.bots.seats import Seats
from hanabi.engine.layout import Bytes
from hanabi.engine.records import Int8s, Int64s
from hanabi.game.numbering import number_of
from hanabi.game.replay import Replay
from hanabi.game.state import State
from hanabi.rules.moves import Action
from hanabi.rules.outcome import Result, points

PATIENCE = 8_000  # moves that bots are told of and mostly answer: one to two seconds
FOLLOWING = 0.4  # of the effort of a move is to be told of it, without choosing one


class NativePlayer(Protocol):
    """A reader that plays on."""

    @property
    def samples(self) -> tuple[int, ...]:
        """How many games it is asked about, first and then while a clue looks bad."""

    @property
    def patience(self) -> float:
        """How much effort it makes for the clues of one game."""

    def effort(self, index: int) -> float:
        """What it takes to play on from here, once after each of two moves."""

    def scores(self, index: int, moves: Sequence[Action], hands: Int8s, seed: int) -> list[Int64s]:
        """What it comes to after each of the moves, once with each hand the seat on turn could hold."""


@dataclass(frozen=True, slots=True)
class ProgramPlayer:
    """A program, and what it remembers at every moment of a game."""

    replay: Replay
    program: Program
    memories: Sequence[Bytes]
    samples: tuple[int, ...] = (40, 240)
    patience: float = math.inf

    def effort(self, index: int) -> float:
        """Hardly any."""
        return 0.0

    def scores(self, index: int, moves: Sequence[Action], hands: Int8s, seed: int) -> list[Int64s]:
        """What it comes to after each of the moves."""
        state = self.replay.at(index)
        orders, memory = state.orders(state.on_turn), self.memories[index]
        numbers = [number_of(state._tables, state.on_turn, orders, move) for move in moves]
        return [scores_after(state, number, self.program, memory, hands, seed) for number in numbers]


@dataclass(frozen=True, slots=True)
class PartnerPlayer:
    """`partner` of one level in every seat of a game."""

    replay: Replay
    level: int
    samples: tuple[int, ...] = (6, 6, 12, 24, 48)
    patience: float = PATIENCE

    def effort(self, index: int) -> float:
        """How many moves the bots are told of: those that were made, and twice those to come."""
        moves = len(self.replay)
        return self.replay.at(0).players * (index * FOLLOWING + 2 * (moves - index))

    def scores(self, index: int, moves: Sequence[Action], hands: Int8s, seed: int) -> list[Int64s]:
        """What it comes to after each of the moves."""
        found = np.zeros((len(moves), len(hands)), np.int64)
        for game, hand in enumerate(hands):
            start = with_hand(self.replay, index, hand, Random(seed + game))
            seats = Seats(start, {seat: PartnerBot(self.level) for seat in range(start.players)})
            seats.follow(self.replay.record.moves[:index])
            for place, move in enumerate(moves):
                found[place, game] = self._played_on(seats, move)
        return list(found)

    def _played_on(self, seats: Seats, move: Action) -> int:
        going_on = Seats(seats.state, deepcopy(seats.bots))
        going_on.make(move)
        outcome = going_on.play().outcome()
        assert outcome is not None
        return 0 if outcome.result is Result.LOST else points(going_on.state.options, outcome.placed)


def with_hand(replay: Replay, index: int, hand: Int8s, chance: Random) -> State:
    """The start of a game as it may have been: another hand for who was on turn, and another deck."""
    deal, state = replay.record.deal, replay.at(index)
    orders = state.orders(state.on_turn)
    deck, drawn = list(deal.deck), len(deal.deck) - state.deck_count
    held = [state._tables.cards[kind] for kind in hand[: len(orders)]]
    unseen = [deck[order] for order in (*orders, *range(drawn, len(deck)))]
    for order, card in zip(orders, held, strict=True):
        deck[order] = card
        unseen.remove(card)
    chance.shuffle(unseen)
    deck[drawn:] = unseen
    return State.deal(replace(deal, deck=tuple(deck)), state.options)


def players_for(replay: Replay, readings: Sequence[Reading]) -> list[NativePlayer]:
    """Who can judge the clues of a game: all readers, or nobody if one of them does not fit or play on."""
    players = [_player(replay, reading) for reading in readings]
    return [each for each in players if each] if all(players) else []


def _player(replay: Replay, reading: Reading) -> NativePlayer | None:
    if reading.share < ALIKE:
        return None
    if reading.reader in PARTNERS:
        tiles = replay.record.options.tiles  # they move cards to other places of the deck
        return None if tiles else PartnerPlayer(replay, PARTNERS[reading.reader])
    program = bot_entry(reading.reader).program if reading.reader in PROGRAMS else None
    return ProgramPlayer(replay, program, native_memories(replay.states, program)) if program else None
