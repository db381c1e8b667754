"""The games that puzzles are cut from: bots of several kinds, some of which now and then slip."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil
from random import Random

from hanabi.analysis.puzzle import Puzzle, PuzzleReader
from hanabi.analysis.puzzle_cutting import cut
from hanabi.bots.registry import bot_entry
from hanabi.bots.seats import Seats
from hanabi.game.replay import record_of
from hanabi.game.state import State
from hanabi.rules.moves import Action, Play
from hanabi.rules.options import PLAYER_COUNTS, Options
from hanabi.rules.record import Record

OPTIONS = Options(empty_clues=False)
BOTS = ("cautious", "duo", "hat", "partner")
SLIPS = (0.0, 0.1, 0.2)  # of the moves: a clue or a discard by chance
MOST_OF_ONE_THEME = 0.4  # of all: the last turns of games are full of puzzles
LEVEL = 3  # of the conventions that puzzles ask for
NO_SLIPS = ("hat",)  # a single one makes it misread all that follows


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of game: who plays, how many, and how often a move slips."""

    bot: str
    players: int
    slips: float

    @property
    def reader(self) -> PuzzleReader:
        """Whose conventions it keeps: none, if moves slip."""
        return "partner-3" if self.bot == "partner" and not self.slips else "literal"


def kinds(bots: Sequence[str] = BOTS, players: Sequence[int] = PLAYER_COUNTS) -> tuple[Kind, ...]:
    """All kinds of games between these bots, as far as they know them."""
    found = (
        Kind(bot, count, slips)
        for slips in SLIPS
        for count in players
        for bot in bots
        if count in bot_entry(bot).players and not (slips and bot in NO_SLIPS)
    )
    return tuple(found)


def play_one(kind: Kind, number: int, seed: int) -> Record:
    """The game of this number."""
    chance = Random(f"puzzles {seed} {number} {kind.bot} {kind.players}")
    state = State.new(kind.players, OPTIONS, chance=chance)
    seats = Seats(
        state, {seat: bot_entry(kind.bot).make(Random(seat), LEVEL) for seat in range(kind.players)}
    )
    while not seats.state.is_over:
        slip = chance.random() < kind.slips and _slip(seats.state, chance)
        if slip:
            seats.make(slip)
        else:
            seats.step()
    return record_of(seats.state)


def _slip(state: State, chance: Random) -> Action | None:
    moves = [move for move in state.legal_moves() if not isinstance(move, Play)]
    return chance.choice(moves) if moves else None


@dataclass(frozen=True, slots=True)
class Mixed:
    """Puzzles of all themes, so many in all and none of a theme that has its share already."""

    count: int
    found: list[Puzzle] = field(default_factory=list)

    def take(self, puzzles: Sequence[Puzzle]) -> None:
        """Keep those of some puzzles for whose theme there is room."""
        for puzzle in puzzles:
            of_theme = sum(each.theme is puzzle.theme for each in self.found)
            if not self.is_full and of_theme < self.most_of_one_theme:
                self.found.append(puzzle)

    @property
    def most_of_one_theme(self) -> int:
        """How many of one theme there may be."""
        return ceil(MOST_OF_ONE_THEME * self.count)

    @property
    def is_full(self) -> bool:
        """Whether there are enough."""
        return len(self.found) >= self.count


def puzzles_of_game(number: int, seed: int, all_kinds: Sequence[Kind]) -> list[Puzzle]:
    """What is cut from the game of this number; the same for the same seed and kinds."""
    kind = all_kinds[number % len(all_kinds)]
    return cut(play_one(kind, number, seed), seed=seed + number, reader=kind.reader)
