"""A review as the message that goes out: to the pages, and to programs as JSON."""

from hanabi.analysis.cost import Cost
from hanabi.analysis.deals import full_score
from hanabi.analysis.expected import Expected
from hanabi.analysis.fact_message import fact_message
from hanabi.analysis.game_review import JudgedMove, Progress, Review
from hanabi.analysis.players import PlayerSummary, is_judged, player_summaries
from hanabi.analysis.possible import Possible
from hanabi.analysis.readers import reader_names
from hanabi.game.replay import Replay
from hanabi.game.state import State
from hanabi.protocol import review as message
from hanabi.rules.moves import Action, Play
from hanabi.rules.record import Record

DIGITS = 3


def review_message(record: Record, found: Review, *, chosen: bool) -> message.GameReview:
    """All that a review tells; `chosen` is whether its reader was asked for."""
    replay = Replay(record)
    moves = tuple(
        _move(each, replay.at(each.index), expected)
        for each, expected in zip(found.moves, found.expected[1:], strict=True)
    )
    return message.GameReview(
        reader=found.reader,  # type: ignore[arg-type]
        readers=tuple(_fit(name, found) for name in reader_names(replay.at(0))),
        chosen=chosen,
        full=full_score(found.options),
        played_on_by=found.played_on_by,
        start=worth_message(found.possible, found.expected[0]),
        moves=moves,
        players=tuple(map(_player, player_summaries(found))),
    )


def progress_message(progress: Progress) -> message.ReviewLine:
    """How far a review has come."""
    possible = tuple(each.least for each in progress.possible)
    return message.ReviewLine(progress.done, progress.steps, possible)


def worth_message(possible: Possible, expected: Expected) -> message.Worth:
    """What a position is worth."""
    score, error, perfect = (
        round(part, DIGITS) for part in (expected.score, expected.error, expected.perfect)
    )
    return message.Worth(possible.least, possible.most, score, error, perfect)


def _fit(name: str, found: Review) -> message.ReaderFit:
    share = found.shares.get(name)
    return message.ReaderFit(name, None if share is None else round(share, DIGITS))  # type: ignore[arg-type]


def _move(judged: JudgedMove, before: State, expected: Expected) -> message.MoveJudged:
    cost, reader_move = judged.cost, judged.reader_move
    return message.MoveJudged(
        moves=judged.index + 1,
        seat=judged.seat,
        move=str(judged.move),
        worth=worth_message(judged.possible, expected),
        dropped=judged.dropped,
        loss=_told(cost, cost.loss),
        error=_told(cost, cost.error),
        value=_told(cost, cost.value),
        others=tuple(
            message.MoveValue(str(each.move), round(each.value, DIGITS), _fails(each.move, before))
            for each in cost.others
        ),
        reader_move=None if reader_move is None else str(reader_move),
        reader_fails=reader_move is not None and _fails(reader_move, before),
        facts=tuple(map(fact_message, judged.facts)),
        mark=None if judged.mark is None else judged.mark.value,
        understood=tuple(
            message.CardUnderstood(each.reader, each.order, tuple(map(str, each.kinds)))  # type: ignore[arg-type]
            for each in judged.understood
        ),
    )


def _told(cost: Cost, number: float) -> float | None:
    return round(number, DIGITS) if is_judged(cost) else None


def _fails(move: Action, before: State) -> bool:
    """Whether this would be a mistake, by the cards as they are."""
    if not isinstance(move, Play):
        return False
    card = next(held.card for held in before.hand(before.on_turn) if held.order == move.order)
    return card is not None and not before.fits(card)


def _player(found: PlayerSummary) -> message.PlayerJudged:
    return message.PlayerJudged(
        seat=found.seat,
        clues=found.clues,
        plays=found.plays,
        discards=found.discards,
        accuracy=round(found.accuracy, DIGITS),
        lost=round(found.lost, DIGITS),
        marks={mark.value: count for mark, count in found.marks.items()},
        causes={cause.value if cause else "other": count for cause, count in found.causes.items()},
    )
