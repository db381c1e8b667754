"""The program in which games are judged, apart from the site: step by step, so that it can be left off.

python -m hanabi.site.jobs.review_process
"""

import os
from collections.abc import Iterator

import msgspec

from hanabi.analysis.deal_message import deal_message
from hanabi.analysis.deals import check_in_steps
from hanabi.analysis.game_review import review_in_steps, worth_at_end
from hanabi.analysis.puzzle_cutting import cut
from hanabi.analysis.review_message import progress_message, review_message, worth_message
from hanabi.protocol.deals import DealLine
from hanabi.protocol.encoding import encode
from hanabi.protocol.review import ReviewLine
from hanabi.rules.errors import HanabiError
from hanabi.rules.options import Options
from hanabi.rules.record import Record
from hanabi.site.child_process import answer_questions, leave_with
from hanabi.site.errors import refusal_told
from hanabi.site.jobs.review_questions import CheckDeal, Cut, GoOn, Judge, StepDone, Weigh

LESS_URGENT = 10  # than moves, and than going through a game


Question = Judge | CheckDeal | GoOn | Weigh | Cut
_QUESTION: msgspec.msgpack.Decoder[Question] = msgspec.msgpack.Decoder(Question)


class JudgeAtWork:
    """Judges one game at a time."""

    def __init__(self) -> None:
        self._lines: Iterator[ReviewLine | DealLine] = iter(())

    def answer(self, body: bytes) -> bytes:
        """Do what is asked for, or say what is wrong: no question ends this program."""
        try:
            done = self._answer(_QUESTION.decode(body))
        except HanabiError as error:
            done = StepDone(refused=refusal_told(error))
        except Exception as error:  # it is logged where it was asked for
            done = StepDone(refused=("internal", f"{type(error).__name__}: {error}", 500, ""))
        return msgspec.msgpack.encode(done)

    def _answer(self, question: Question) -> StepDone:
        if isinstance(question, Weigh):
            found = worth_at_end(Record.from_json(question.record), question.reader)
            return StepDone(encode(worth_message(*found)))
        if isinstance(question, Cut):
            return StepDone(msgspec.json.encode(cut(Record.from_json(question.record))))
        if isinstance(question, Judge):
            self._lines = lines_of(question)
        if isinstance(question, CheckDeal):
            self._lines = lines_of_deal(question)
        line = next(self._lines)
        return StepDone(encode(line), last=_is_last(line))


def lines_of(wish: Judge) -> Iterator[ReviewLine]:
    """How far a review has come, after each of its steps, and at last the review."""
    record = Record.from_json(wish.record)
    steps = review_in_steps(record, reader=wish.reader)
    progress = next(steps)
    while True:
        yield progress_message(progress)
        try:
            progress = next(steps)
        except StopIteration as end:
            found = review_message(record, end.value, chosen=wish.reader is not None)
            yield ReviewLine(progress.steps, progress.steps, review=found)
            return


def lines_of_deal(wish: CheckDeal) -> Iterator[DealLine]:
    """How far it has come, after each game of a bot, and at last how hard the deal is."""
    steps = check_in_steps(wish.deal.read(wish.players), Options.parse(wish.options))
    while True:
        try:
            done, of = next(steps)
        except StopIteration as end:
            yield DealLine(of, of, deal_message(end.value))
            return
        yield DealLine(done, of)


def _is_last(line: ReviewLine | DealLine) -> bool:
    return (line.review if isinstance(line, ReviewLine) else line.deal) is not None


def main() -> None:
    """Judge games until nobody asks for it."""
    leave_with(os.getppid())
    if hasattr(os, "nice"):
        os.nice(LESS_URGENT)
    answer_questions(JudgeAtWork().answer)


if __name__ == "__main__":
    main()
