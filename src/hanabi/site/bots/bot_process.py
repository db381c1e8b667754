"""The program in which bots think, apart from the site: questions come in, moves go out.

A question holds the whole game; the bot is handed the views of its own seat alone, one after the other, as if
it had sat there from the first card. Games are remembered, so that only what is new is gone through.

    python -m hanabi.site.bots.bot_process    answer questions on standard input until it closes
"""

import os
from collections import OrderedDict
from functools import partial
from random import Random

import msgspec

from hanabi.bots.bot import Bot
from hanabi.bots.bot_errors import told_without_words
from hanabi.bots.meeting import introduce, shown_to
from hanabi.bots.partner.explanations import Explanation
from hanabi.bots.partner.trust import Shown
from hanabi.bots.preparing import prepare
from hanabi.bots.registry import bot_entry
from hanabi.bots.seats import Seats
from hanabi.game.state import State
from hanabi.protocol.bot_words import BotReason
from hanabi.protocol.table_events import DealKept
from hanabi.rules.moves import parse_move
from hanabi.rules.options import Options
from hanabi.site.child_process import answer_questions, leave_with

REMEMBERED = 200


class Load(msgspec.Struct, frozen=True, tag=True):
    """Get ready for this bot, which is no part of the time it may think."""

    bot: str


class Question(msgspec.Struct, frozen=True, tag=True):
    """What would this bot do here? `game` names the game, `chance` its own chance in it.

    It plays at that `level`, the highest it knows if there is none, and `met` these people before the game.
    With `why`, the move is only asked about, not made: reasons are given with it, and what the bot took the
    clues to mean that were given after the first `since` moves; nothing is remembered. A seat that is not on
    turn has only heard, and is asked for no move. With `people`, what these seats have shown is asked.
    """

    game: str
    bot: str
    seat: int
    options: str
    players: int
    deal: DealKept
    moves: tuple[str, ...]
    chance: str
    level: int | None = None
    met: dict[int, Shown] = {}
    why: bool = False
    since: int = 0
    people: tuple[int, ...] = ()


class Answer(msgspec.Struct, frozen=True):
    """A move in its notation, with reasons and readings if they were asked for; or what went wrong.

    `shown` is what the people have shown who were asked about, if the bot is one that remembers people.
    """

    move: str | None = None
    problem: str | None = None
    reasons: tuple[BotReason, ...] = ()
    readings: tuple[BotReason, ...] = ()
    shown: dict[int, Shown] = {}


class Seated:
    """A bot in a seat, and how far it has followed the game."""

    def __init__(self, question: Question) -> None:
        deal = question.deal.read(question.players)
        self.bot: Bot = bot_entry(question.bot).make_for_table(Random(question.chance), question.level)
        introduce(self.bot, question.met)
        self._seat = question.seat
        self._seats = Seats(State.deal(deal, Options.parse(question.options)), {question.seat: self.bot})
        self._moves: tuple[str, ...] = ()

    def follows(self, moves: tuple[str, ...]) -> bool:
        """Whether these moves lead on from where it is."""
        return moves[: len(self._moves)] == self._moves

    def catch_up(self, moves: tuple[str, ...]) -> None:
        """Let the bot notice what has happened since."""
        self._seats.follow(map(parse_move, moves[len(self._moves) :]))
        self._moves = moves

    @property
    def is_on_turn(self) -> bool:
        """Whether the bot has to move."""
        return self._seats.state.on_turn == self._seat and not self._seats.state.is_over

    def choose(self) -> str:
        """What the bot does now."""
        return str(self.bot.choose(self._seats.state.view(self._seat)))

    def reasons(self) -> tuple[BotReason, ...]:
        """Why the bot chose its last move, if it is one that says so."""
        explain = getattr(self.bot, "explain", None)
        return tuple(_told(reason) for reason in explain()) if explain else ()

    def readings(self) -> tuple[BotReason, ...]:
        """What the bot has taken the clues to mean so far, if it is one that says so."""
        readings = getattr(self.bot, "readings", None)
        return tuple(_told(reading) for reading in readings()) if readings else ()


def _told(reason: Explanation) -> BotReason:
    cards = tuple(map(str, reason.cards))
    return BotReason(reason.code.value, reason.seat, reason.to, reason.orders, cards, reason.named)


class Thinker:
    """Answers questions, and remembers the games it was asked about last."""

    def __init__(self) -> None:
        self._seated: OrderedDict[tuple[str, int, str], Seated] = OrderedDict()

    def answer(self, question: Question | Load) -> Answer:
        """A move, or what went wrong: a bot's failure never ends this program."""
        try:
            if isinstance(question, Load):
                prepare(question.bot)
                return Answer()
            if question.why:
                return _explained(question)
            if question.people:
                return Answer(shown=shown_to(self._caught_up(question).bot, question.people))
            return Answer(self._choose(question))
        except Exception as error:  # whatever a bot does wrong is told, not raised
            return Answer(problem=told_without_words(error))

    def _choose(self, question: Question) -> str:
        seated = self._caught_up(question)
        move = seated.choose()
        self._seated[_place(question)] = seated  # a bot that failed is not asked again
        while len(self._seated) > REMEMBERED:
            self._seated.popitem(last=False)
        return move

    def _caught_up(self, question: Question) -> Seated:
        """The bot of a game as far as that has come; it is remembered no longer."""
        seated = self._seated.pop(_place(question), None)
        if seated is None or not seated.follows(question.moves):
            seated = Seated(question)
        seated.catch_up(question.moves)
        return seated


def _place(question: Question) -> tuple[str, int, str]:
    return question.game, question.seat, question.bot


def _explained(question: Question) -> Answer:
    """What a bot would do, and why: by one that sits there for this alone, as it may go on otherwise."""
    seated = Seated(question)
    seated.catch_up(question.moves[: question.since])
    earlier = len(seated.readings())
    seated.catch_up(question.moves)
    readings, shown = seated.readings()[earlier:], shown_to(seated.bot, question.people)
    if not seated.is_on_turn:
        return Answer(readings=readings, shown=shown)
    return Answer(seated.choose(), reasons=seated.reasons(), readings=readings, shown=shown)


_DECODER: msgspec.msgpack.Decoder[Question | Load] = msgspec.msgpack.Decoder(Question | Load)


def answer_one(thinker: Thinker, question: bytes) -> bytes:
    """An answer as bytes to a question that came as bytes."""
    return msgspec.msgpack.encode(thinker.answer(_DECODER.decode(question)))


def main() -> None:
    """Answer questions."""
    leave_with(os.getppid())
    answer_questions(partial(answer_one, Thinker()))


if __name__ == "__main__":
    main()
