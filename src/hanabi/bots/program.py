"""A bot as two functions that Numba compiles: it plays inside the compiled game loop, and at a table too.

    def choose(view, rules, memory, seat): ...   # the number of a legal move
    def notice(view, rules, memory, seat): ...   # called for every seat after every action

`view` is a state's record in which the seat's own cards, the deck and all chance to come are blanked, so a
program cannot cheat; `memory` are bytes of its own, zero when a game begins, seen as a record of its choice.
A program that declares `sees_all` is handed the whole state: it cheats, and only the loop can seat it.
"""

import re
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

import numpy as np

from hanabi.bots.bot_errors import BrokenBot, told_at
from hanabi.engine.jit import COMPILED, compiled_as, is_compiled
from hanabi.engine.layout import RULES, STATE, Bytes, MoveNumber, RulesRecord, Seat, ViewRecord
from hanabi.game.events import Event
from hanabi.game.numbering import move_of
from hanabi.game.view import View
from hanabi.rules.errors import BadOptions
from hanabi.rules.moves import Action

if COMPILED:
    import numba

# What a program thinks with: the view, the rules, its memory and its seat give the number of a move.
Thought: TypeAlias = Callable[[ViewRecord, RulesRecord, Bytes, Seat], MoveNumber]


@dataclass(frozen=True, eq=False)
class Program:
    """Two thoughts and the memory they share; `memory` is the layout of the memory's record.

    With `sees_all` it is shown every card: the ceiling that honest bots are measured against.
    With `remembers_in_common` its memory follows from what everyone saw: `notice` looks at no hand and at no
    seat, and what `choose` leaves there does not matter later. So one memory serves all seats, and any past
    decision can be asked for again; `hanabi.search` works with such programs.
    As long as nothing is compiled, `while_plain` chooses, if it is there: for those who would take minutes.
    """

    name: str
    choose: Thought
    notice: Thought
    memory: np.dtype[Any]
    sees_all: bool = False
    remembers_in_common: bool = False
    while_plain: Thought | None = None

    @property
    def compiled(self) -> tuple[Thought, Thought]:
        """Both thoughts, compiled for the loop's one signature if this process runs compiled code by now."""
        return self._compiled if is_compiled() else (self.while_plain or self.choose, self.notice)

    @cached_property
    def _compiled(self) -> tuple[Thought, Thought]:
        return compile_thought(self.choose), compile_thought(self.notice)


@contextmanager
def functions_as_values() -> Iterator[None]:
    """Numba marks functions as values experimental and warns; the tests in tests/bots watch over them."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "First-class function type feature is experimental")
        yield


def thought_type() -> object:
    """The type under which the compiled loop knows every bot's functions."""
    return numba.types.FunctionType(_signature())


def _signature() -> Any:
    memory = numba.types.Array(numba.types.uint8, 1, "C")
    return numba.types.int64(numba.from_dtype(STATE), numba.from_dtype(RULES), memory, numba.types.int64)


def compile_thought(thought: Thought) -> Thought:
    """A bot's function as the loop wants it; an error in it is told with the function's name and the line."""
    if not is_compiled():
        return thought
    try:
        return compiled_as(_signature(), thought)
    except Exception as error:  # Numba's errors are of many kinds, and pages long
        what = f"{_called(thought)} {_gist(error)}"
        raise BrokenBot(told_at(what, *_line_of(error, thought))) from None


_RETURNED = re.compile(r"No conversion from (.+) to int64 for '\$\d*return_value")
_TYPES = {"none": "None", "unicode_type": "a text", "Literal[str]": "a text", "Tuple": "a tuple"}


def _called(thought: Thought) -> str:
    return f"{thought.__module__}.{thought.__name__}"


def _gist(error: Exception) -> str:
    """The one telling line of an error of Numba's."""
    if found := _RETURNED.search(str(error)):
        kind = next((word for name, word in _TYPES.items() if found[1].startswith(name)), found[1])
        return f"returns {kind}, but every way through it must return a whole number"
    lines = [line.strip() for line in str(error).splitlines()]
    telling = [line for line in lines if line and not line.startswith(("Failed in", "During:", "File "))]
    return f"cannot be compiled: {type(error).__name__}: {telling[0] if telling else 'no reason given'}"


def _line_of(error: Exception, thought: Thought) -> tuple[str, int]:
    """The file and line that an error of Numba's names, or where the function begins."""
    if loc := getattr(error, "loc", None):
        return str(loc.filename), int(loc.line)
    code = thought.__code__
    return code.co_filename, code.co_firstlineno


class ProgramBot:
    """A program in a seat at a table, through the same door as every other bot."""

    def __init__(self, program: Program) -> None:
        if program.sees_all:
            raise BadOptions(
                f"{program.name} sees all cards, which no seat at a table may: it plays in the arena only"
            ).because("bot-cheats", bot=program.name)
        self._program = program
        self._memory = np.zeros(program.memory.itemsize, np.uint8)
        self._noticed = b""

    def notice(self, event: Event, view: View) -> None:
        """Let the program notice an action once, however many events it had."""
        data = view._data.tobytes()
        if data != self._noticed:
            self._noticed = data
            self._think(self._program.compiled[1], view)

    def choose(self, view: View) -> Action:
        """What the program chooses."""
        number = self._think(self._program.compiled[0], view)
        if number not in view._legal_numbers():
            raise BrokenBot(f"{self._program.name} chose the move {number}, which is not legal: {view!r}")
        return move_of(view._tables, view.on_turn, view.orders(view.on_turn), number)

    def _think(self, thought: Thought, view: View) -> int:
        assert view.seat is not None
        record = view._data.copy().view(STATE)[0]
        answer = thought(record, view._tables.rules, self._memory, view.seat)
        if not isinstance(answer, int | np.integer):  # compiled, it would have been refused
            raise BrokenBot(f"{_called(thought)} returned a {type(answer).__name__}, not a whole number")
        return int(answer)
