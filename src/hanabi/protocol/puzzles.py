"""Puzzles: a position to be solved, the answer to it, and how somebody does at them."""

from typing import Annotated, Literal

from msgspec import Meta

from hanabi.protocol.messages import TableNow
from hanabi.protocol.position import Position
from hanabi.protocol.review import FactTold
from hanabi.protocol.structs import Value

PuzzleTheme = Literal["save", "play", "finesse", "discard", "end-game", "pace"]


class PuzzleProgress(Value, frozen=True, omit_defaults=False):
    """How somebody does at puzzles: a rating, first answers, right ones, and streaks of these.

    `left` is how many they have not tried yet, `daily_done` whether today's is among those they have.
    """

    rating: int
    tries: int
    solved: int
    streak: int
    best: int
    left: int
    daily_done: bool


class PuzzleShown(Value, frozen=True, omit_defaults=False):
    """A position as the seat on turn sees it, and nothing that this seat could not know.

    `reader` is whose conventions the clues were given by. `daily` is the day whose puzzle it is today;
    `answered` whether whoever asks has tried it before.
    """

    id: str
    reader: Literal["literal", "cautious", "partner-3"]
    rating: int
    daily: str | None
    answered: bool
    table: TableNow
    progress: PuzzleProgress


class PuzzleMove(Value, frozen=True):
    """What somebody would do."""

    move: Annotated[str, Meta(max_length=20)]


class PuzzleChoice(Value, frozen=True, omit_defaults=False):
    """Moves that look alike, what they are worth on average, and what was possible with the real cards."""

    moves: tuple[str, ...]
    value: float
    real: int


class PuzzleVerdict(Value, frozen=True, omit_defaults=False):
    """What an answer is worth: `choices` are all that could be done, the right one first.

    By `judge`, values are what was possible after a move, or what could be expected; `error` is that of the
    lead. The right move `dropped` so many points with the cards as they are. `facts` are what the move that
    was `chosen` would have done, `curve` is what was possible from the start of the game on, `position` the
    one in question with all hands open, and `record` the game as far as it had come.
    """

    right: bool
    chosen: int | None
    theme: PuzzleTheme
    judge: Literal["possible", "expected"]
    choices: tuple[PuzzleChoice, ...]
    error: float
    dropped: int
    facts: tuple[FactTold, ...]
    curve: tuple[int, ...]
    full: int
    names: tuple[str, ...]
    position: Position
    record: str


class PuzzleAnswered(Value, frozen=True, omit_defaults=False):
    """An answer judged; where it was the first one, it `counted` and the rating changed by so much."""

    verdict: PuzzleVerdict
    counted: bool
    change: int
    progress: PuzzleProgress
