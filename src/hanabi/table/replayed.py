"""A whole game to go through again: every position with all hands open, and what happened between them."""

from dataclasses import astuple

from hanabi.game.replay import Replay
from hanabi.game.state import State
from hanabi.rules.deal_code import deal_digest
from hanabi.rules.record import Record
from hanabi.rules.seal import Seal
from hanabi.table import shown
from hanabi.table.course import Course
from hanabi.table.settings import Settings
from hanabi.table.showing import Showing, board, clues, hands, papers, rules_shown
from hanabi.table.telling import game_event
from hanabi.table.words import Value


class CommentShown(Value, frozen=True):
    """What somebody wrote about a moment of a finished game."""

    name: str
    moves: int
    text: str
    at: int


class Replayed(Value, frozen=True, omit_defaults=False):
    """A game to go through: `positions[n]` is the game after `n` moves, `lines` is what happened.

    `record` is the game as text, `deal` a name by which other games of the same deal are found. `table` is
    where it was played; None for one that was only read.
    """

    table: str | None
    names: tuple[str, ...]
    edition: str
    options: str
    rules: shown.Rules
    started: int | None
    positions: tuple[shown.Position, ...]
    lines: tuple[shown.Line, ...]
    papers: shown.Papers
    comments: tuple[CommentShown, ...]
    sealed: bool
    record: str
    deal: str


def replay_of_record(record: Record, first: int = 0) -> Replayed:
    """A record gone through from its deal; positions and lines from move `first` on."""
    replay = Replay(record)
    positions = tuple(open_position(state) for state in replay.states[first:])
    return _replayed(record, positions, lines_of(replay, first))


def replay_of_course(course: Course) -> Replayed:
    """A finished game at a table, with the log, the notes and the comments it left."""
    record = course.table.record()
    positions = tuple(open_position(state) for state in Replay(record).states)
    lines = tuple(line.raw for line in Showing(course, 0).lines(None))
    found = _replayed(record, positions, ())
    return Replayed(
        course.id,
        found.names,
        found.edition,
        found.options,
        found.rules,
        found.started,
        positions,
        lines,  # type: ignore[arg-type]  # they are encoded already
        papers(course.table, None),
        tuple(CommentShown(*astuple(comment)) for comment in course.table.comments),
        found.sealed,
        found.record,
        found.deal,
    )


def _replayed(
    record: Record, positions: tuple[shown.Position, ...], lines: tuple[shown.Line, ...]
) -> Replayed:
    seal: Seal | None = record.seal
    return Replayed(
        table=None,
        names=record.names,
        edition=record.edition,
        options=str(record.options),
        rules=rules_shown(settings_of(record)),
        started=int(record.started.timestamp() * 1000) if record.started else None,
        positions=positions,
        lines=lines,
        papers=shown.Papers(),
        comments=(),
        sealed=seal is not None,
        record=record.to_json(),
        deal=deal_digest(record.deal),
    )


def settings_of(record: Record) -> Settings:
    """The settings of a table at which this record could have been played."""
    words = [word for word in str(record.options).split("+") if word not in ("house-talk", "no-memory-aid")]
    return Settings(
        edition=record.edition,
        options="+".join(words) or "base",
        players=record.deal.players,
        starter=record.deal.starter,
        talk="strict" if record.options.talk.value == "strict" else "remarks",
        aid="full" if record.options.memory_aid else "none",
    )


def open_position(state: State, with_moves: bool = False) -> shown.Position:
    """A position with every hand open; `with_moves`, also what the seat on turn may do."""
    found = board(state)
    seen = hands(state, "full")
    legal = tuple(map(str, state.legal_moves())) if with_moves else ()
    return shown.Position(
        **{name: getattr(found, name) for name in found.__struct_fields__ if name not in _FILLED},
        hands=tuple(hand.cards for hand in seen),
        legal=legal,
        clues=clues(legal, seen),
    )


_FILLED = ("hands", "legal", "clues")


def lines_of(replay: Replay, first: int = 0) -> tuple[shown.Line, ...]:
    """The log of a game that was only read."""
    lines = []
    times = replay.record.times
    for number, (before, events) in enumerate(zip(replay.states, replay.events, strict=False)):
        if number < first:
            continue
        told = tuple(game_event(event, before) for event in events)
        what = shown.MovedShown(before.on_turn, str(replay.record.moves[number]), told)
        lines.append(shown.Line(number + 1, times[number] if times else 0, number + 1, what))
    return tuple(lines)
