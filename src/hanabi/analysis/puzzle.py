"""A puzzle: a position in which one move is clearly better than all others, and how puzzles are kept."""

import gzip
import hashlib
from collections.abc import Iterable
from enum import Enum
from functools import cache
from importlib import resources
from io import BytesIO
from pathlib import Path
from typing import Literal

import msgspec

from hanabi.game.replay import Replay
from hanabi.game.state import State
from hanabi.rules.deal_code import from_code
from hanabi.rules.errors import BadRecord, HanabiError
from hanabi.rules.moves import parse_move
from hanabi.rules.options import Options
from hanabi.rules.record import Record

HUNDREDTHS = 100  # values are kept as whole numbers
SHIPPED = "puzzles.jsonl.gz"
LARGEST = 20_000_000  # bytes, of a file of puzzles

Judge = Literal["possible", "expected"]
PuzzleReader = Literal["literal", "cautious", "partner-3"]


class Theme(Enum):
    """What a puzzle is about."""

    SAVE = "save"  # a card that the next player would discard
    PLAY = "play"
    FINESSE = "finesse"  # a card that fits by what the others meant, not by what the clues say
    DISCARD = "discard"  # which card, or none
    END_GAME = "end-game"  # counting the last turns
    PACE = "pace"  # no turn is to spare, or a card that is drawn now is drawn too early


class Choice(msgspec.Struct, frozen=True, array_like=True):
    """Moves that look alike to whoever chooses, and their value by what that seat knew.

    `real` is what is possible after the first of them with the cards as they are.
    """

    moves: tuple[str, ...]
    value: int  # hundredths of a point
    real: int

    @property
    def points(self) -> float:
        """The value in points."""
        return self.value / HUNDREDTHS


class Puzzle(msgspec.Struct, frozen=True, array_like=True):
    """The beginning of a game, after which the seat on turn has one move that is better than all others.

    `choices` are all that can be done, the answer first. By `judge` they are worth what was *possible* after
    them, or what could be *expected*; `reader` says whose conventions the seat knows its cards by. `error` is
    the standard error of the lead over the second choice, and `dropped` what the answer lost of what was
    possible with the cards as they are: nobody could know. `curve` is what was possible from the start on.
    """

    options: str
    deal: str
    moves: str
    theme: Theme
    reader: PuzzleReader
    judge: Judge
    choices: tuple[Choice, ...]
    error: int
    dropped: int
    curve: tuple[int, ...]
    rating: int

    @property
    def id(self) -> str:
        """What it is called, by its position alone."""
        text = f"{self.options} {self.deal} {self.moves}"
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    @property
    def answer(self) -> Choice:
        """What is right."""
        return self.choices[0]

    def choice(self, move: str) -> Choice | None:
        """The choice that a move belongs to."""
        return next((choice for choice in self.choices if move in choice.moves), None)

    @property
    def lead(self) -> float:
        """By how much the answer is better than anything else, in points."""
        return self.answer.points - self.choices[1].points

    def record(self) -> Record:
        """The game as far as it has come."""
        options = Options.parse(self.options)
        deal = from_code(self.deal, options)
        names = tuple(f"Player {seat + 1}" for seat in range(deal.players))
        return Record(options, deal, names, tuple(map(parse_move, self.moves.split())))

    def state(self) -> State:
        """The position, all cards known."""
        return Replay(self.record()).end


_decoder = msgspec.json.Decoder(Puzzle)


def write_puzzles(puzzles: Iterable[Puzzle]) -> bytes:
    """A file of puzzles: one a line, compressed; the same puzzles are the same bytes."""
    lines = b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in puzzles)
    return gzip.compress(lines, compresslevel=9, mtime=0)


def read_puzzle(line: bytes) -> Puzzle:
    """One puzzle."""
    try:
        return _decoder.decode(line)
    except msgspec.MsgspecError as error:
        raise BadRecord("puzzle", f"this is no puzzle: {error}") from error


def read_puzzles(data: bytes) -> list[Puzzle]:
    """The puzzles of a file."""
    try:
        with gzip.GzipFile(fileobj=BytesIO(data)) as file:
            text = file.read(LARGEST)
    except (OSError, EOFError) as error:
        raise BadRecord("puzzles", f"this is no file of puzzles: {error}") from error
    return [read_puzzle(line) for line in text.splitlines()]


def load_puzzles(path: Path) -> list[Puzzle]:
    """The puzzles of a file on the disk."""
    try:
        return read_puzzles(path.read_bytes())
    except OSError as error:
        raise HanabiError(f"{path} cannot be read: {error.strerror}") from error


@cache
def shipped_puzzles() -> tuple[Puzzle, ...]:
    """Those that come with the package."""
    file = resources.files("hanabi.analysis").joinpath(SHIPPED)
    return tuple(read_puzzles(file.read_bytes())) if file.is_file() else ()
