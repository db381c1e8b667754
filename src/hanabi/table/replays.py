"""A whole game to go through again: every position with all hands open, and what happened between them."""

from typing import cast

from msgspec.structs import asdict, replace

from hanabi.game.elsewhere import hanab_live_link
from hanabi.game.replay import Replay
from hanabi.game.state import State
from hanabi.protocol.log import Line, MovedShown, Stopped
from hanabi.protocol.notebook import Bookmark, Note, Notebook
from hanabi.protocol.position import Position
from hanabi.protocol.replay import Replayed
from hanabi.protocol.settings import Settings
from hanabi.rules.any_game import AnyGame
from hanabi.rules.deal_code import deal_digest
from hanabi.rules.errors import CannotSay
from hanabi.rules.hanab_live_notes import moments
from hanabi.rules.moves import Rearrange, Stop
from hanabi.rules.record import Record
from hanabi.table.audience import Showing, notebook
from hanabi.table.bot_words import bots_speak
from hanabi.table.history import History
from hanabi.table.positions import clues, hands, open_board, rules_of


def replay_of_record(record: Record, first: int = 0) -> Replayed:
    """A record gone through from its deal; positions and lines from move `first` on."""
    replay = Replay(record)
    return Replayed(
        table=None,
        names=record.names,
        edition=record.edition,
        options=str(record.options),
        rules=rules_of(settings_of(record)),
        started=int(record.started.timestamp() * 1000) if record.started else None,
        positions=tuple(open_position(state) for state in replay.states[first:]),
        lines=lines_of(replay, first),
        notebook=Notebook(),
        comments=(),
        sealed=record.seal is not None,
        record=record.to_json(),
        deal=deal_digest(record.deal),
    )


def replay_of_game(game: AnyGame) -> Replayed:
    """A game that was only read, with its notes and its link to hanab.live."""
    placed = moments(game.record, game.notes)
    notes = [Note(note.seat, note.order, note.text, at) for at, note in placed if note.order is not None]
    marks = [Bookmark(note.seat, at, note.text) for at, note in placed if note.order is None]
    return replace(
        replay_of_record(game.record),
        notebook=Notebook(tuple(notes), tuple(marks)),
        hanab_live=_hanab_live(game.record),
    )


def _hanab_live(record: Record) -> str | None:
    try:
        return hanab_live_link(record)
    except CannotSay:
        return None


def replay_of_table(history: History) -> Replayed:
    """A finished game at a table, with the log, the notes and the comments it left."""
    lines = tuple(line.raw for line in Showing(history, 0).lines(None))
    record = history.table.record()
    return replace(
        replay_of_record(record),
        hanab_live=_hanab_live(record),
        table=history.id,
        lines=cast(tuple[Line, ...], lines),  # they are encoded already
        notebook=notebook(history.table, None),
        comments=history.table.comments,
        bots_speak=bots_speak(history.table),
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


def open_position(state: State, with_moves: bool = False) -> Position:
    """A position with every hand open; `with_moves`, also what the seat on turn may do."""
    seen = hands(state, "full")
    legal = tuple(map(str, state.legal_moves())) if with_moves else ()
    return Position(
        **asdict(open_board(state)),
        hands=tuple(hand.cards for hand in seen),
        legal=legal,
        clues=clues(legal, seen) if legal else (),
    )


def lines_of(replay: Replay, first: int = 0) -> tuple[Line, ...]:
    """The log of a game that was only read."""
    times = replay.record.times
    return tuple(
        Line(number + 1, times[number] if times else 0, number + 1, _what(replay, number))
        for number in range(first, len(replay))
    )


def _what(replay: Replay, number: int) -> MovedShown | Stopped:
    move, events = replay.record.moves[number], replay.events[number]
    match move:
        case Stop(seat, timed_out):
            return Stopped(events, seat if timed_out else None)
        case Rearrange(seat):
            return MovedShown(seat, str(move), events)
        case _:
            return MovedShown(replay.states[number].on_turn, str(move), events)
