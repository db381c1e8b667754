"""A finished game, judged move by move: what was possible, what each move cost, and which were mistakes."""

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from hanabi.analysis.clue_cost import DoubtfulClue, play_on_from
from hanabi.analysis.cost import MORE_SAMPLES, NOTHING, Cost, cost, cost_again
from hanabi.analysis.deals import full_score
from hanabi.analysis.expected import Expected, expected_at_end, expected_throughout, player_for
from hanabi.analysis.facts import Fact, Told, facts
from hanabi.analysis.native_player import players_for
from hanabi.analysis.possible import Possible, possible, possible_throughout
from hanabi.analysis.readers import PARTNERS, Hand, Reading, actions_of, fitting_readings, read, reader_names
from hanabi.analysis.understanding import Understood, understood
from hanabi.game.events import Clued, Discarded, Failed, Placed
from hanabi.game.replay import Replay
from hanabi.game.state import State
from hanabi.rules.moves import Action, ClueColor, ClueRank, Discard, Play, Rearrange, Stop
from hanabi.rules.options import Options
from hanabi.rules.record import Record

FOUND = 0.5  # so much better than all others is a find
EXCUSED = 0.1  # up to so many, knowledge excuses a loss
DOUBTFUL = 0.1  # larger losses and leads are looked at again, with other hands
MOST_SAMPLES = 4 * MORE_SAMPLES  # and once more, if they are within two errors of being marked
ROUNDS = 6  # of search for what was possible; more would take seconds
ROUNDS_AFTER_FIRST = 2  # of games played on from a clue, by readers that only have to agree
SEEDS = 1000  # apart from each other, for each move


@dataclass(frozen=True, slots=True)
class Limits:
    """From how many points on a loss is marked: less its error, by what the seat knew.

    A loss counts more if what was possible fell for sure, too: those limits are `dropped`.
    """

    inaccuracy: float
    mistake: float
    blunder: float
    dropped_mistake: float
    dropped_blunder: float

    def to_blame(self, dropped: int) -> float:
        """From where on a move is called a mistake."""
        return self.dropped_mistake if dropped > 0 else self.mistake


LITERALLY = Limits(0.25, 0.75, 1.0, 0.25, 0.5)
UNLIKE_THE_READER = Limits(0.25, 0.75, 1.0, 0.15, 0.5)
CLUES = Limits(0.25, 0.5, 1.0, 0.5, 1.0)  # less twice the error: one other move is all they are compared with
LIKE_THE_READER = Limits(
    0.5, 1.25, 1.5, 0.75, 1.0
)  # the conventions were followed: only what is plain counts


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
    what it cost by what the seat knew, and `reader_move` what the reader would have done. `understood` is
    what each reader made of it if it was a clue.
    """

    index: int
    seat: int
    move: Action
    possible: Possible
    dropped: int
    cost: Cost
    reader_move: Action | None = None
    facts: tuple[Told, ...] = ()
    mark: Mark | None = None
    understood: tuple[Understood, ...] = ()


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


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a review has come; what was possible throughout the game is known first."""

    done: int
    steps: int
    possible: tuple[Possible, ...]


def review(record: Record, *, reader: str | None = None, seed: int = 0) -> Review:
    """Judge a game by a reader; without one, by those whose conventions fit best.

    A move is blamed only if it is bad under every reader that explains the game about as well. The same game,
    reader and `seed` give the same review.
    """
    steps = review_in_steps(record, reader=reader, seed=seed)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: Review = end.value
            return found


def review_in_steps(
    record: Record, *, reader: str | None = None, seed: int = 0
) -> Generator[Progress, None, Review]:
    """The same, for whoever wants to tell how far it has come, or to end it before."""
    replay = Replay(record)
    readers = reader_names(replay.at(0)) if reader is None else (reader,)
    places = actions_of(replay)
    curve = possible_throughout(replay.states, rounds=ROUNDS)
    shown, steps = tuple(curve), len(readers) + len(places) + 1
    yield Progress(0, steps, shown)
    readings: list[Reading] = []
    for name in readers:
        readings.append(read(replay, name))
        yield Progress(len(readings), steps, shown)
    fitting = fitting_readings(readings) if reader is None else readings
    progress = Progress(len(readings), steps, shown)
    clues = yield from _costs_of_clues(replay, places, fitting, seed, progress)
    judged: list[JudgedMove] = []
    for place, index in enumerate(places):
        move = _judge(replay, place, index, curve, fitting, clues, seed)
        judged.append(replace(move, understood=understood(replay, index, readings)))
        yield Progress(len(readings) + len(judged), steps, shown)
    shares = {each.reader: each.share for each in readings if each.same}
    chosen = fitting[0].reader
    bot = player_for(chosen, len(record.names))
    told = expected_throughout(replay, bot, native=bot == chosen, seed=seed)
    expected = tuple(told[at] for at in (0, *(move.index + 1 for move in judged)))
    return Review(chosen, shares, record.options, record.names, curve[0], tuple(judged), bot, expected)


def worth_at_end(record: Record, reader: str, *, seed: int = 0) -> tuple[Possible, Expected]:
    """What a game is worth after the last move of its record, as a review by this reader tells it."""
    replay = Replay(record)
    bot = player_for(reader, len(record.names))
    expected = expected_at_end(replay, bot, native=bot == reader, seed=seed)
    return possible(replay.end, rounds=ROUNDS), expected


def _judge(
    replay: Replay,
    place: int,
    index: int,
    curve: Sequence[Possible],
    readings: Sequence[Reading],
    clues: Mapping[int, Cost],
    seed: int,
) -> JudgedMove:
    before, after, events = replay.at(index), replay.at(index + 1), replay.events[index]
    move = replay.record.moves[index]
    assert not isinstance(move, Rearrange | Stop)
    dropped = max(0, curve[index].least - curve[index + 1].most)
    expected = _is_expected(readings, place)
    limits = limits_for(expected)
    found = clues.get(place, NOTHING)
    if isinstance(move, Play | Discard):
        seeded, blamed = seed + index * SEEDS, limits.to_blame(dropped)
        costs = [_cost(before, move, readings[0].hands[place], seeded, blamed)]
        if costs[0].sure > min(limits.inaccuracy, blamed):
            costs += [_cost(before, move, each.hands[place], seeded, blamed) for each in readings[1:]]
        found = min(costs, key=lambda each: each.sure)
    told = (*facts(before, events, after), *_clued_before(replay, index))
    if curve[index].least == full_score(before.options) > curve[index + 1].most:
        told = (*told, Told(Fact.LOST_HERE))
    placed = any(isinstance(event, Placed) for event in events)
    mark = mark_of(move, found, dropped, placed=placed, expected=expected)
    by_reader = readings[0].moves[place] if readings[0].moves else None
    return JudgedMove(index, before.on_turn, move, curve[index + 1], dropped, found, by_reader, told, mark)


def _is_expected(readings: Sequence[Reading], place: int) -> bool | None:
    """Whether a reader would have made this move too; None if the readers make none."""
    return any(each.same[place] for each in readings if each.same) if readings[0].same else None


def _costs_of_clues(
    replay: Replay,
    places: Sequence[int],
    readings: Sequence[Reading],
    seed: int,
    progress: Progress,
) -> Generator[Progress, None, dict[int, Cost]]:
    """What the clues cost that no reader would have given, by their places; a step after every round.

    The reader that fits best judges. A clue that it would mark is shown to the others, and one that sees no
    harm in it is enough.
    """
    players, found = players_for(replay, readings), dict[int, Cost]()

    def seen_by(reader: int, place: int) -> DoubtfulClue:
        index, reading = places[place], readings[reader]
        clue, instead, hand = replay.record.moves[index], reading.moves[place], reading.hands[place]
        assert isinstance(clue, ClueColor | ClueRank)
        return DoubtfulClue(replay.at(index), index, clue, instead, hand, seed + index * SEEDS)

    if not players:
        return found
    moves = [replay.record.moves[index] for index in places]
    doubtful = {
        place: seen_by(0, place)
        for place, move in enumerate(moves)
        if isinstance(move, ClueColor | ClueRank) and _is_expected(readings, place) is False
    }
    for _ in play_on_from(list(doubtful.values()), players[0]):
        yield progress
    found.update((place, clue.cost()) for place, clue in doubtful.items() if clue.rounds)
    for place in [place for place, blamed in found.items() if _mark_of_clue(blamed)]:
        for other in range(1, len(readings)):
            if _see_it_alike(readings[0], readings[other], place, len(replay.record.names)):
                continue
            again = seen_by(other, place)
            for _ in range(ROUNDS_AFTER_FIRST):
                again.play_on(players[other])
                yield progress
            if again.loss <= CLUES.inaccuracy:
                found[place] = again.cost()
                break
    return found


def _see_it_alike(one: Reading, other: Reading, place: int, players: int) -> bool:
    """Whether two levels of one bot take a clue, and the round after it, for the same."""
    if not {one.reader, other.reader} <= PARTNERS.keys():
        return False
    round_after = slice(place, place + players + 1)
    return (
        one.moves[round_after] == other.moves[round_after]
        and one.hands[round_after] == other.hands[round_after]
    )


def _clued_before(replay: Replay, index: int) -> Iterator[Told]:
    """How long ago a last copy that was lost here had been clued, if it was."""
    for event in replay.events[index]:
        if isinstance(event, Discarded | Failed) and event.card in replay.at(index).indispensable_cards:
            clues = [
                before
                for before in range(index)
                for clue in replay.events[before]
                if isinstance(clue, Clued) and event.order in clue.touched
            ]
            if clues:
                yield Told(Fact.CLUED, event.card, moves=index - clues[-1])


def limits_for(expected: bool | None) -> Limits:
    """The limits for a move that the reader would have made, or not; None if it makes none."""
    if expected is None:
        return LITERALLY
    return LIKE_THE_READER if expected else UNLIKE_THE_READER


def _cost(state: State, move: Action, hand: Hand, seed: int, blamed: float) -> Cost:
    """What a move cost, looked at again on other hands where it matters.

    That is where something may have been lost at all; and where it may or may not be `blamed`.
    """
    found = cost(state, move, hand, seed=seed)
    if found.best is None or not DOUBTFUL < abs(found.loss):
        return found
    again = cost_again(state, move, found, hand, seed=seed + SEEDS // 4, samples=MORE_SAMPLES)
    if abs(again.sure - blamed) > 2 * again.error:
        return again
    return cost_again(state, move, again, hand, seed=seed + SEEDS // 2, samples=MOST_SAMPLES)


def mark_of(move: Action, found: Cost, dropped: int, *, placed: bool, expected: bool | None) -> Mark | None:
    """What is said of a move that let what is possible drop by so much for sure.

    A card that was `placed` is never held against anybody; what the reader would have done itself is
    `expected`, and so no find.
    """
    limits = limits_for(expected)
    if not isinstance(move, Play | Discard):
        return _mark_of_clue(found)
    if found.sure_lead > FOUND and expected is False and (placed or dropped == 0):
        return Mark.GOOD_FIND
    if placed:
        return None
    if found.sure > (limits.dropped_blunder if dropped > 0 else limits.blunder):
        return Mark.BLUNDER
    if found.sure > limits.to_blame(dropped):
        return Mark.MISTAKE
    if found.sure > limits.inaccuracy:
        return Mark.INACCURACY
    return Mark.UNLUCKY if dropped > 0 and found.sure <= EXCUSED else None


def _mark_of_clue(found: Cost) -> Mark | None:
    """What is said of a clue, which readers of the game's own conventions judged by playing on."""
    lost = found.loss - 2 * found.error
    if lost > CLUES.blunder:
        return Mark.BLUNDER
    if lost > CLUES.mistake:
        return Mark.MISTAKE
    return Mark.INACCURACY if lost > CLUES.inaccuracy else None
