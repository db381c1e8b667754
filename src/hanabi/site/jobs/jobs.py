"""The things that are made from whole games, each as a job that another process can do."""

from dataclasses import replace
from typing import Literal, TypeVar

import msgspec

from hanabi.bots.play import play
from hanabi.game.elsewhere import read_game
from hanabi.game.replay import Replay
from hanabi.game.state import State
from hanabi.game.svg import board_svg
from hanabi.protocol.bot_words import Advice, Advised, AskBot, BotReason
from hanabi.protocol.encoding import encode
from hanabi.protocol.replay import BranchPlayed, WhatIf
from hanabi.protocol.table_events import DealKept
from hanabi.rules.any_game import parse_game
from hanabi.rules.deal_code import deal_digest
from hanabi.rules.errors import BadRecord
from hanabi.rules.hanab_live import to_hanab_live
from hanabi.rules.hanab_live_notes import CardNote
from hanabi.rules.moves import Move, Rearrange, Stop, parse_move
from hanabi.rules.phase import Phase
from hanabi.rules.record import Record
from hanabi.site.bots.bot_process import Question
from hanabi.site.bots.offered import check_may_sit
from hanabi.site.bots.words import MoveAsked, ask_about
from hanabi.site.errors import NotForYou
from hanabi.site.jobs.puzzle_jobs import JudgeAnswer, ShowPuzzle
from hanabi.site.jobs.told_games import TellGame
from hanabi.site.tables.imported import finished_history, with_plain_names
from hanabi.site.tables.summary import summary
from hanabi.store.store import Row, Summary
from hanabi.table.history import History
from hanabi.table.replays import (
    open_position,
    replay_of_game,
    replay_of_record,
    replay_of_table,
    settings_of,
)
from hanabi.table.table import Table
from hanabi.table.what_if import branch

Form = Literal["replay", "record", "line", "hanab-live"]
Found = TypeVar("Found")


class ShowGame(msgspec.Struct, frozen=True, tag=True):
    """A finished game in some form; `line` is its record on one line."""

    table: str
    rows: list[Row]
    form: Form

    def do(self) -> bytes:
        """The game in that form."""
        history = _finished(self.table, self.rows)
        match self.form:
            case "replay":
                return encode(replay_of_table(history))
            case "record":
                return history.table.record().to_json().encode()
            case "line":
                return msgspec.json.format(history.table.record().to_json(), indent=-1).encode() + b"\n"
            case "hanab-live":
                notes = [CardNote(note.seat, note.order, note.text) for note in history.table.notes]
                return to_hanab_live(history.table.record(), notes).encode()


class DrawGame(msgspec.Struct, frozen=True, tag=True):
    """A position of a finished game as a picture, as one seat saw it if there is such a seat."""

    table: str
    rows: list[Row]
    moves: int
    seat: int

    def do(self) -> bytes:
        """The picture."""
        table = _finished(self.table, self.rows).table
        state = table.at(min(self.moves, _state(table).move_count))
        seen = state.view(self.seat) if 0 <= self.seat < state.players else state
        return board_svg(seen, table.names()).encode()


class ReadGame(msgspec.Struct, frozen=True, tag=True):
    """A game from any of its forms, to go through."""

    text: str

    def do(self) -> bytes:
        """The game."""
        game = read_game(self.text)
        return encode(replay_of_game(replace(game, record=with_plain_names(game.record))))


class ReadDeal(msgspec.Struct, frozen=True, tag=True):
    """The deal of a game in any of its forms."""

    text: str

    def do(self) -> bytes:
        """The deal."""
        deal = parse_game(self.text).deal
        return msgspec.msgpack.encode(DealRead(deal.players, DealKept.of(deal)))


class DealRead(msgspec.Struct, frozen=True):
    """A deal, and for how many players it is."""

    players: int
    deal: DealKept


class PlayDeal(msgspec.Struct, frozen=True, tag=True):
    """What a bot in every seat makes of a deal."""

    bot: str
    options: str
    players: int
    deal: DealKept

    def do(self) -> bytes:
        """Its score."""
        record = play(self.bot, self.options, deal=self.deal.read(self.players), seed=0)
        outcome = Replay(record).end.outcome()
        assert outcome is not None
        return msgspec.msgpack.encode(outcome.score)


class KeepGame(msgspec.Struct, frozen=True, tag=True):
    """What a store keeps of a game that was played elsewhere."""

    text: str
    table: str
    keeper: str
    now: int
    me: str = ""

    def do(self) -> bytes:
        """Its rows and its line."""
        game = read_game(self.text)
        history, rows = finished_history(game, self.table, self.keeper, self.now, self.me)
        unfinished = len(_state(history.table).moves) > len(game.record.moves)
        return msgspec.msgpack.encode(GameKept(rows, summary(history.table, history.at), unfinished))


class GameKept(msgspec.Struct, frozen=True):
    """A game as a store keeps it, and whether it was stopped here for not being over."""

    rows: list[Row]
    line: Summary
    unfinished: bool


class FindSame(msgspec.Struct, frozen=True, tag=True):
    """Which of some tables of the same deal saw the same moves as a game."""

    rows: list[Row]
    tables: dict[str, list[Row]]

    def do(self) -> bytes:
        """The first of them, or nothing."""
        moves = _moves_made("", self.rows)
        same = (table for table, rows in self.tables.items() if _moves_made(table, rows) == moves)
        return msgspec.msgpack.encode(next(same, ""))


class PlayBranch(msgspec.Struct, frozen=True, tag=True):
    """Other moves or other cards from some moment of a game on, and `more` moves that a bot made."""

    wish: WhatIf
    more: tuple[str, ...] = ()

    def do(self) -> bytes:
        """The branch, to go through."""
        record, at = self.record(), self.wish.at
        found = replay_of_record(record, at)
        last = open_position(Replay(record).end, with_moves=True)
        moves = tuple(map(str, record.moves[at:]))
        return encode(BranchPlayed(record.to_json(), moves, (*found.positions[:-1], last), found.lines))

    def record(self) -> Record:
        """The record of the branch."""
        wish = self.wish
        exchanged = [(exchange.order, exchange.card) for exchange in wish.exchanged]
        return branch(parse_game(wish.record), wish.at, exchanged, (*wish.moves, *self.more))


class AskInBranch(msgspec.Struct, frozen=True, tag=True):
    """What to ask the bot that plays a branch on; nothing if the game is over."""

    played: PlayBranch

    def do(self) -> bytes:
        """One question, or none."""
        record, bot = self.played.record(), self.played.wish.bot or ""
        check_may_sit(bot, settings_of(record))
        state = Replay(record).end
        found = {} if state.is_over else {state.move_count: question_about(record, state, bot)}
        return msgspec.msgpack.encode(Questions(found))


class AskForAdvice(msgspec.Struct, frozen=True, tag=True):
    """What to ask a bot at some moments of a game; nothing where no seat has to choose."""

    wish: AskBot

    def do(self) -> bytes:
        """The questions."""
        wish, replay = self.wish, Replay(Record.from_json(self.wish.record))
        check_may_sit(wish.bot, settings_of(replay.record))
        if wish.first > len(replay):
            raise BadRecord("first", f"the game has {len(replay)} moves: there is no moment {wish.first}")
        asked = range(wish.first, min(wish.first + wish.count, len(replay) + 1))
        questions = {
            moves: question_about(replay.record, replay.states[moves], wish.bot, why=True)
            for moves in asked
            if _has_to_choose(replay, moves)
        }
        return msgspec.msgpack.encode(Questions(questions))


class Questions(msgspec.Struct, frozen=True):
    """Questions to a bot, by the number of moves before them."""

    after: dict[int, Question]


class GiveAdvice(msgspec.Struct, frozen=True, tag=True):
    """What a bot answered at some moments of a game, told with what its moves would bring."""

    record: str
    told: dict[int, tuple[str, tuple[BotReason, ...]]]

    def do(self) -> bytes:
        """The advice."""
        replay = Replay(Record.from_json(self.record))
        return encode(Advised(tuple(_advice(replay, at, *told) for at, told in self.told.items())))


class AskAboutMove(msgspec.Struct, frozen=True, tag=True):
    """What to ask which bot, so that somebody can be told of a move."""

    asked: MoveAsked

    def do(self) -> bytes:
        """The questions."""
        return msgspec.msgpack.encode(ask_about(self.asked))


Job = (
    ShowGame
    | DrawGame
    | ReadGame
    | ReadDeal
    | KeepGame
    | FindSame
    | TellGame
    | PlayDeal
    | PlayBranch
    | AskInBranch
    | AskForAdvice
    | GiveAdvice
    | AskAboutMove
    | ShowPuzzle
    | JudgeAnswer
)


def _finished(table: str, rows: list[Row]) -> History:
    """A table whose game is over, so that its cards are no secret."""
    history = History.load(table, ((row.seq, row.at, row.body) for row in rows))
    if history.table.phase is not Phase.ENDED:
        raise NotForYou("the game is not over: its cards stay secret")
    return history


def _moves_made(table: str, rows: list[Row]) -> tuple[Move, ...]:
    return _state(_finished(table, rows).table).moves


def _state(table: Table) -> State:
    assert table.state is not None
    return table.state


def _has_to_choose(replay: Replay, moves: int) -> bool:
    made = replay.record.moves[moves] if moves < len(replay) else None
    return not replay.states[moves].is_over and not isinstance(made, Rearrange | Stop)


def _advice(replay: Replay, moves: int, move: str, reasons: tuple[BotReason, ...]) -> Advice:
    state, made = replay.states[moves], replay.record.moves[moves : moves + 1]
    _, events = state.apply(parse_move(move))
    agrees = str(made[0]) == move if made else None
    return Advice(moves, state.on_turn, move, events, reasons, agrees)


def question_about(record: Record, state: State, bot: str, why: bool = False) -> Question:
    """Ask a bot in the place of the seat on turn: it is shown that seat's views alone, from the first on."""
    game = deal_digest(record.deal)
    return Question(
        game=f"what if {game}",
        bot=bot,
        seat=state.on_turn,
        options=str(record.options),
        players=state.players,
        deal=DealKept.of(record.deal),
        moves=tuple(map(str, state.moves)),
        chance=f"{game} {state.on_turn}",
        why=why,
    )


def decoded(answer: bytes, kind: type[Found]) -> Found:
    """What a job has found whose answer goes to nobody as it is."""
    return msgspec.msgpack.decode(answer, type=kind)
