"""Bots for the tests of the arena: quick, simple, and some of them broken."""

import os
import time
from collections.abc import Mapping
from contextlib import suppress
from random import Random
from typing import Any

import numpy as np

from hanabi.bots.bot import Bot
from hanabi.bots.program import Program
from hanabi.bots.random_bot import RandomBot
from hanabi.engine import legal
from hanabi.game.events import Event
from hanabi.game.view import View
from hanabi.rules.moves import Action, Play

MEMORY = np.dtype((np.record, np.dtype([("seen", np.int64)])))


def remember(view: Any, rules: Any, memory: Any, seat: int) -> int:
    """Count what was noticed, so that the memory is used."""
    memory.view(MEMORY)[0].seen += 1
    return 0


def program(name: str, threshold: int) -> Program:
    """Plays a card if so many of 100 of the faces it may have would fit; else clues, else discards."""

    def choose(view: Any, rules: Any, memory: Any, seat: int) -> int:
        size = int(rules.hand_size)
        for slot in range(int(view.cards[seat])):
            fit = 0
            faces = 0
            for kind in range(int(rules.kinds)):
                if view.possible[seat, slot] >> kind & 1:
                    faces += 1
                    suit = int(rules.suit[kind])
                    if rules.next_kind[suit, view.fireworks[suit]] == kind:
                        fit += 1
            if fit > 0 and 100 * fit >= threshold * faces and legal.is_legal(view, rules, size + slot):
                return size + slot
        clues = (int(rules.players) - 1) * int(rules.clues)
        for step in range(clues):
            number = 2 * size + (7 * int(view.turn) + int(memory.view(MEMORY)[0].seen) + step) % clues
            if legal.is_legal(view, rules, number):
                return number
        for number in range(int(rules.moves)):
            if legal.is_legal(view, rules, number):
                return number
        return -1

    return Program(name, choose, remember, MEMORY)


PARAMETERS = (("threshold", 60, 0, 100, 10),)


def with_parameters(changes: Mapping[str, float]) -> Program:
    """The toy with another threshold."""
    return program("careful", int(changes.get("threshold", 60)))


CAREFUL = program("careful", 60)
BOLD = program("bold", 30)


def peep(view: Any, rules: Any, memory: Any, seat: int) -> int:
    """Play what fits, which only a bot that sees its own cards can know; else discard or clue."""
    size = int(rules.hand_size)
    for slot in range(int(view.cards[seat])):
        kind = int(view.hand[seat, slot])
        suit = int(rules.suit[kind])
        if rules.next_kind[suit, view.fireworks[suit]] == kind:
            return size + slot
    for number in range(int(rules.moves)):
        if not size <= number < 2 * size and legal.is_legal(view, rules, number):
            return number
    return -1


PEEP = Program("peep", peep, remember, MEMORY, sees_all=True)


def stuck(view: Any, rules: Any, memory: Any, seat: int) -> int:
    """An illegal move after a while."""
    return 0 if view.turn < 4 and legal.is_legal(view, rules, 0) else 5 if view.turn < 4 else -7


def falls(view: Any, rules: Any, memory: Any, seat: int) -> int:
    """An exception in the compiled loop, on some deals only."""
    if view.turn == 3 and view.hand[(seat + 1) % 2, 0] < 12:
        raise ValueError("fell over")
    return 5


STUCK = Program("stuck", stuck, remember, MEMORY)
FALLS = Program("falls", falls, remember, MEMORY)


class Fails:
    """A bot that raises in its fifth turn."""

    def __init__(self, chance: Random) -> None:
        self._bot, self._turns = RandomBot(chance), 0

    def notice(self, event: Event, view: View) -> None:
        """Nothing to remember."""

    def choose(self, view: View) -> Action:
        """A few moves, then none."""
        self._turns += 1
        if self._turns == 5:
            raise ZeroDivisionError("no more")
        return self._bot.choose(view)


class Illegal(Fails):
    """A bot that plays a card which it does not hold."""

    def choose(self, view: View) -> Action:
        """Never legal."""
        return Play(49)


class Slow(Fails):
    """A bot that never comes to a decision."""

    def choose(self, view: View) -> Action:
        """Thinks, and does not let itself be disturbed."""
        while True:
            with suppress(Exception):
                time.sleep(0.01)


class Dies(Fails):
    """A bot that takes its process with it."""

    def choose(self, view: View) -> Action:
        """The end."""
        os._exit(3)


class Whimsical(Fails):
    """A bot that uses chance of its own, which no run can repeat."""

    def choose(self, view: View) -> Action:
        """Anything."""
        return Random().choice(view.legal_moves())


def fixed_chance(chance: Random) -> Bot:
    """A bot by a function."""
    return RandomBot(chance)


NOTHING = 7
