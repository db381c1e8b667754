"""A finished game, judged move by move: what was possible, what each move cost, and which were mistakes."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from hanabi.analysis.cost import MORE_SAMPLES, NOTHING, Cost, cost, cost_again
from hanabi.analysis.deals import full_score
from hanabi.analysis.expected import Expected, expected_throughout, player_for
from hanabi.analysis.facts import Fact, Told, facts
from hanabi.analysis.possible import Possible, possible_throughout
from hanabi.analysis.readers import Hand, Reading, actions_of, fitting_readings, read, reader_names
from hanabi.game.events import Placed
from hanabi.game.replay import Replay
from hanabi.game.state import State
from hanabi.rules.moves import Action, Discard, Play, Rearrange, Stop
from hanabi.rules.options import Options
from hanabi.rules.record import Record

INACCURATE, MISTAKEN, BLUNDERED = 0.25, 0.5, 1.0  # points lost for sure, by what the seat knew
EXCUSED = 0.1  # up to so many, knowledge excuses a loss
DOUBTFUL = 0.1  # larger losses and leads are looked at again, with other hands
ROUNDS = 6  # of search for what was possible; more would take seconds
SEEDS = 1000  # apart from each other, for each move


class Mark(Enum):
    """What is said of a move."""

    BLUNDER = "blunder"
    MISTAKE = "mistake"
    INACCURACY = "inaccuracy"
    UNLUCKY = "unlucky"  # it lost points for sure, and nobody could know
    GOOD_FIND = "good-find"  # clearly better than all others, and not what the reader would have done


@dataclass(frozen=True, slots=True)
class JudgedMove:
    """One action of the game: its place among the moves, and what it came to.

    `possible` is what was still possible after it, `dropped` by how many points that fell for sure; `cost` is
    what it cost by what the seat knew.
    """

    index: int
    seat: int
    move: Action
    possible: Possible
    dropped: int
    cost: Cost
    facts: tuple[Told, ...] = ()
    mark: Mark | None = None


@dataclass(frozen=True, slots=True)
class Review:
    """A game as it is judged: by which reader, what was possible before it, and every action.

    `shares` says how many of the moves each reader would have made too. `expected` is what bots make of the
    game when they play on from its start and after each action, `played_on_by` which one.
    """

    reader: str
    shares: dict[str, float]
    options: Options
    names: tuple[str, ...]
    possible: Possible
    moves: tuple[JudgedMove, ...]
    played_on_by: str
    expected: tuple[Expected, ...]

    @property
    def lost_here(self) -> JudgedMove | None:
        """The move after which not all cards could be placed any more, though before it they could."""
        return next((move for move in self.moves if any(t.fact is Fact.LOST_HERE for t in move.facts)), None)

    def marked(self, *marks: Mark) -> list[JudgedMove]:
        """The moves with one of these marks."""
        return [move for move in self.moves if move.mark in marks]


def review(record: Record, *, reader: str | None = None, seed: int = 0) -> Review:
    """Judge a game by a reader; without one, by those whose conventions fit best.

    A move is blamed only if it is bad under every reader that explains the game about as well. The same game,
    reader and `seed` give the same review.
    """
    replay = Replay(record)
    readers = reader_names(replay.at(0)) if reader is None else (reader,)
    readings = [read(replay, name) for name in readers]
    fitting = fitting_readings(readings) if reader is None else readings
    curve = possible_throughout(replay.states, rounds=ROUNDS)
    judged = [
        _judge(replay, place, index, curve, fitting, seed) for place, index in enumerate(actions_of(replay))
    ]
    shares = {each.reader: each.share for each in readings if each.same}
    chosen = fitting[0].reader
    bot = player_for(chosen, len(record.names))
    told = expected_throughout(replay, bot, native=bot == chosen, seed=seed)
    expected = tuple(told[at] for at in (0, *(move.index + 1 for move in judged)))
    return Review(chosen, shares, record.options, record.names, curve[0], tuple(judged), bot, expected)


def _judge(
    replay: Replay,
    place: int,
    index: int,
    curve: Sequence[Possible],
    readings: Sequence[Reading],
    seed: int,
) -> JudgedMove:
    before, after, events = replay.at(index), replay.at(index + 1), replay.events[index]
    move = replay.record.moves[index]
    assert not isinstance(move, Rearrange | Stop)
    found = NOTHING
    if isinstance(move, Play | Discard):
        costs = [_cost(before, move, reading.hands[place], seed + index * SEEDS) for reading in readings[:1]]
        if costs[0].sure > INACCURATE:
            costs += [_cost(before, move, each.hands[place], seed + index * SEEDS) for each in readings[1:]]
        found = min(costs, key=lambda each: each.sure)
    told = facts(before, events, after)
    if curve[index].least == full_score(before.options) > curve[index + 1].most:
        told = (*told, Told(Fact.LOST_HERE))
    dropped = max(0, curve[index].least - curve[index + 1].most)
    placed = any(isinstance(event, Placed) for event in events)
    expected = not readings[0].same or readings[0].same[place]
    mark = mark_of(move, found, dropped, placed=placed, expected=expected)
    return JudgedMove(index, before.on_turn, move, curve[index + 1], dropped, found, told, mark)


def _cost(state: State, move: Action, hand: Hand, seed: int) -> Cost:
    """What a move cost, looked at twice where it matters: the second time on other hands."""
    found = cost(state, move, hand, seed=seed)
    if found.best is None or not DOUBTFUL < abs(found.loss):
        return found
    return cost_again(state, move, found, hand, seed=seed + SEEDS // 2, samples=MORE_SAMPLES)


def mark_of(move: Action, found: Cost, dropped: int, *, placed: bool, expected: bool) -> Mark | None:
    """What is said of a move that let what is possible drop by so much for sure.

    A card that was `placed` is never held against anybody; what the reader would have done itself is
    `expected`, and so no find.
    """
    if found.sure_lead > MISTAKEN and not expected and (placed or dropped == 0):
        return Mark.GOOD_FIND
    if placed or not isinstance(move, Play | Discard):
        return None
    if found.sure > BLUNDERED or (found.sure > MISTAKEN and dropped > 0):
        return Mark.BLUNDER
    if found.sure > MISTAKEN:
        return Mark.MISTAKE
    if found.sure > INACCURATE:
        return Mark.INACCURACY
    return Mark.UNLUCKY if dropped > 0 and found.sure <= EXCUSED else None
