"""Puzzles as somebody may see them before and after they answer, each as a job that another process does."""

from typing import cast

import msgspec

from hanabi.analysis.fact_message import fact_message
from hanabi.analysis.facts import facts
from hanabi.analysis.puzzle import HUNDREDTHS, Puzzle, read_puzzle
from hanabi.protocol import table_events
from hanabi.protocol.encoding import encode
from hanabi.protocol.log import Line
from hanabi.protocol.messages import TableNow
from hanabi.protocol.notebook import Notebook
from hanabi.protocol.position import Position
from hanabi.protocol.puzzles import PuzzleChoice, PuzzleVerdict
from hanabi.protocol.table_events import DealKept, TableEvent
from hanabi.rules.errors import BadNotation, shown
from hanabi.rules.moves import parse_move
from hanabi.table.audience import Showing, table_shown
from hanabi.table.history import History
from hanabi.table.positions import PositionPieces, rules_of
from hanabi.table.replays import open_position, settings_of

NOBODY, NO_TABLE, NO_SALT = "nobody", "puzzle", "0" * 32


class ShowPuzzle(msgspec.Struct, frozen=True, tag=True):
    """A puzzle as the seat on turn sees it."""

    puzzle: bytes

    def do(self) -> bytes:
        """The table, as that seat would be sent it."""
        return encode(puzzle_table(read_puzzle(self.puzzle)))


class JudgeAnswer(msgspec.Struct, frozen=True, tag=True):
    """What a move is worth as the answer to a puzzle."""

    puzzle: bytes
    move: str

    def do(self) -> bytes:
        """The verdict, and all that may be told once somebody has answered."""
        return encode(verdict(read_puzzle(self.puzzle), self.move))


def puzzle_table(puzzle: Puzzle) -> TableNow:
    """The game as far as it had come, at a table whose seat on turn is yours.

    The digest of the deal is left out: it would tell whoever guesses the cards that they were right.
    """
    record = puzzle.record()
    history = History(NO_TABLE)
    deal = DealKept.of(record.deal)
    settings = msgspec.structs.replace(settings_of(record), talk="strict", reactions=False, aid="full")
    events: list[TableEvent] = [
        table_events.Created(settings, NOBODY, record.names[0], deal, ""),
        *(table_events.Sat(seat, f"seat {seat}", name) for seat, name in enumerate(record.names) if seat),
        table_events.Started(deal, NO_SALT),
    ]
    for event in events:
        history.append(event, 0)
    for move in record.moves:
        assert history.table.state is not None
        history.append(table_events.Moved(history.table.state.on_turn, str(move)), 0)
    table, state = history.table, history.table.state
    assert state is not None
    position = PositionPieces(state, "full").position(state.on_turn, with_moves=True)
    lines = (line.raw for line in Showing(history, 0).lines(state.on_turn) if line.is_move)
    return TableNow(
        seq=history.seq,
        now=0,
        you=state.on_turn,
        rules=rules_of(table.settings),
        table=msgspec.structs.replace(table_shown(table), digest=None, started=None),
        log=cast(tuple[Line, ...], tuple(lines)),
        notebook=Notebook(),
        position=cast(Position, msgspec.Raw(position)),
    )


def verdict(puzzle: Puzzle, move: str) -> PuzzleVerdict:
    """What a move is worth; a refusal if it cannot be made."""
    state = puzzle.state()
    made = parse_move(move)
    if str(made) not in state.legal_notations():
        raise BadNotation(f"{shown(move)} is no move that can be made here")
    after, events = state.apply(made)
    chosen = puzzle.choice(str(made))
    return PuzzleVerdict(
        right=chosen is puzzle.answer,
        chosen=None if chosen is None else puzzle.choices.index(chosen),
        theme=puzzle.theme.value,
        judge=puzzle.judge,
        choices=tuple(PuzzleChoice(each.moves, each.points, each.real) for each in puzzle.choices),
        error=puzzle.error / HUNDREDTHS,
        dropped=puzzle.dropped,
        facts=tuple(map(fact_message, facts(state, events, after))),
        curve=puzzle.curve,
        full=state.options.max_score,
        names=puzzle.record().names,
        position=open_position(state),
        record=puzzle.record().to_json(),
    )
