"""Which move does best? Candidates are compared on the same possible games, until they can be told apart."""

import math
from dataclasses import dataclass, field
from time import monotonic

import numpy as np

from hanabi.bots.bot_errors import BrokenBot
from hanabi.bots.program import functions_as_values
from hanabi.engine import entries, reachable
from hanabi.engine.layout import CLUE, DISCARD, KINDS, PLAY
from hanabi.engine.records import Float64s, Int64s
from hanabi.game.numbering import move_of
from hanabi.game.view import View
from hanabi.rules.errors import NotYourTurn
from hanabi.rules.moves import Action
from hanabi.search.beliefs import CHAINS, MOST_LISTED, TOLERANCE, Belief, believe
from hanabi.search.history import History, hidden, record
from hanabi.search.rollouts import roller

NODES = 1500  # games played out for a move
NODES_PER_CHAIN, LISTED_PER_NODE = 50, 10  # with few nodes, less is thought about the hands too
FIRST, LATER = 12, 0.5  # samples of the first round; of each later one, by those already made
MOST_SAMPLES = 400  # with more nodes than usual, more in proportion
GAMES_BY_THE_CLOCK = 50  # played out before it is looked at again

# What another move than the policy's must gain, the more the more cards are to come: others may misread it.
LEAST_GAIN, GAIN_PER_CARD = 0.02, 0.002
SURE = 1.5  # so many standard errors above that
HOPELESS = 1.25  # so many standard errors below it: no longer tried
ENOUGH_TO_COMPARE = 30  # samples, to let go of candidates that are clearly worse than the best
LEAST_VARIANCE = 0.02  # of the gain of one sample: a few equal ones prove nothing

LIKELY_ENOUGH = 0.2  # to be played
DISCARDS = 3
COST_OF_CRITICAL, COST_OF_PLAYABLE, COST_OF_USEFUL = 1.0, 0.5, 0.3


@dataclass(frozen=True, slots=True)
class Objective:
    """What a game is worth: for each card placed, for all of them; and the share that a lost game keeps."""

    points: float = 1.0
    perfect: float = 0.0
    kept: float = 1.0


MEAN = Objective()
CHANCE_OF_ALL = Objective(points=0.0, perfect=1.0)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that was tried: what it is worth, what it gains over the policy's, and how sure that is."""

    move: Action
    value: float
    error: float
    gain: float
    gain_error: float
    count: int


@dataclass(frozen=True, slots=True)
class Finding:
    """The move to make, the one that the policy would have made, and all that were tried."""

    move: Action
    usual: Action
    candidates: tuple[Candidate, ...]
    nodes: int
    belief: Belief | None = field(default=None, compare=False)


def search(
    view: View,
    history: History,
    *,
    nodes: int = NODES,
    seconds: float | None = None,
    seed: int = 0,
    objective: Objective = MEAN,
    tolerance: float = TOLERANCE,
) -> Finding:
    """The move to make for the seat on turn: the policy's, or one that is clearly better.

    It plays out `nodes` games at most, and no further ones after `seconds`. The same view, history and `seed`
    give the same finding unless time ran out. In games with tiles the policy's move is taken as it is.
    """
    if view.seat != view.on_turn or view.seat != history.seat:
        raise NotYourTurn(f"seat {view.on_turn} is on turn, the history is that of seat {history.seat}")
    deadline = math.inf if seconds is None else monotonic() + seconds
    history.notice(view)
    usual = usual_move(view, history)
    if nodes <= 0 or view.options.tiles:
        return Finding(_action(view, usual), _action(view, usual), (), 0)
    chains = min(CHAINS, max(1, nodes // NODES_PER_CHAIN))
    listed = min(MOST_LISTED, nodes * LISTED_PER_NODE)
    belief = believe(view, history, tolerance=tolerance, seed=seed, chains=chains, listed=listed)
    samples = MOST_SAMPLES * max(nodes, NODES) // NODES
    trial = _Trial(view, history, belief, candidates(view, belief, usual), samples, seed, objective)
    with functions_as_values():
        while (more := trial.next_samples(nodes)) > 0 and monotonic() < deadline:
            trial.play(more, deadline)
    return trial.finding()


def usual_move(view: View, history: History) -> int:
    """The number of the policy's own move."""
    state = hidden(view._data, history.seat)
    number = int(history.policy.compiled[0](state, view._tables.rules, history.memory.copy(), history.seat))
    if number not in view._legal_numbers():
        raise BrokenBot(f"{history.policy.name} chose the move {number}, which is not legal: {view!r}")
    return number


def candidates(view: View, belief: Belief, usual: int) -> Int64s:
    """The moves worth a trial, the usual one first: all clues, likely plays, the cheapest discards.

    No card is discarded where the policy would play one: with the true hands that gained nothing, however
    much it was thought to gain (docs/search.md).
    """
    rules = view._tables.rules
    chances = belief.chances()
    playable, cost = _playable(view), _cost_of_losing(view)
    legal = [number for number in view._legal_numbers() if number != usual]
    clues = [number for number in legal if rules.move_type[number] == CLUE]
    plays = [
        number
        for number in legal
        if rules.move_type[number] == PLAY
        and rules.move_suit[number] < 0
        and chances[rules.move_slot[number]][playable].sum() >= LIKELY_ENOUGH
    ]
    may_discard = rules.move_type[usual] != PLAY
    discards = [number for number in legal if rules.move_type[number] == DISCARD and may_discard]
    discards.sort(key=lambda number: float(chances[rules.move_slot[number]] @ cost))
    return np.array([usual, *clues, *plays, *discards[:DISCARDS]], np.int64)


def threshold(deck: int) -> float:
    """What another move must gain while so many cards are in the deck."""
    return LEAST_GAIN + GAIN_PER_CARD * deck


def _playable(view: View) -> Int64s:
    """The kinds that can be placed now."""
    faces = view._tables.cards
    return np.array([kind for kind, card in enumerate(faces) if view.fits(card)], np.int64)


def _cost_of_losing(view: View) -> Float64s:
    """What it costs to discard a card of each kind, roughly."""
    tables = view._tables
    cost = np.zeros(KINDS)
    useful = reachable.useful_kinds(record(view._data), tables.rules)
    critical = entries.indispensable_kinds(view._data, tables.data)
    for kind in range(len(tables.cards)):
        if useful >> kind & 1:
            cost[kind] = COST_OF_CRITICAL if critical >> kind & 1 else COST_OF_USEFUL
    playable = _playable(view)
    cost[playable] = np.maximum(cost[playable], COST_OF_PLAYABLE)
    return cost


class _Trial:
    """The candidates, and what they came to in the games played out so far: a row a sample."""

    def __init__(
        self,
        view: View,
        history: History,
        belief: Belief,
        moves: Int64s,
        samples: int,
        seed: int,
        objective: Objective,
    ) -> None:
        chance = np.random.default_rng(seed)
        self.view, self.history, self.belief, self.moves, self.objective = (
            view,
            history,
            belief,
            moves,
            objective,
        )
        self.hands = belief.hands[chance.choice(len(belief.hands), samples, p=belief.weights)]
        self.seeds = chance.integers(2**62, size=samples)
        self.values = np.full((samples, len(moves)), np.nan)
        self.counts = np.zeros(len(moves), np.int64)
        self.open = np.arange(len(moves))  # those still in, the policy's move always first
        self.needed = threshold(view.deck_count)

    @property
    def done(self) -> int:
        """How many samples all open candidates have."""
        return int(self.counts[0])

    @property
    def nodes(self) -> int:
        """How many games were played out."""
        return int(self.counts.sum())

    def next_samples(self, nodes: int) -> int:
        """How many samples to take next; 0 if it is decided, or if the budget of nodes is used up."""
        if len(self.open) == 1:
            return 0
        wanted = max(FIRST, int(LATER * self.done))
        return min(wanted, len(self.hands) - self.done, (nodes - self.nodes) // len(self.open))

    def play(self, samples: int, deadline: float) -> None:
        """Take so many more samples, fewer if time runs out, and let go of candidates that are hopeless."""
        end, at_once = self.done + samples, max(1, GAMES_BY_THE_CLOCK // len(self.open))
        while self.done < end and monotonic() < deadline:
            self._play(min(at_once, end - self.done))
        self._sift()

    def _play(self, samples: int) -> None:
        rows = slice(self.done, self.done + samples)
        values = np.zeros((samples, len(self.open)))
        choose, notice = self.history.policy.compiled
        tables, objective = self.view._tables, self.objective
        roller()(
            choose,
            notice,
            tables.data,
            self.view._data,
            self.history.memory,
            self.view.seat,
            self.hands[rows],
            self.seeds[rows],
            self.moves[self.open],
            objective.points,
            objective.perfect,
            objective.kept,
            values,
        )
        self.values[rows, self.open] = values
        self.counts[self.open] += samples

    def _sift(self) -> None:
        """Keep the candidates that may still be chosen."""
        gains, errors = self.gains()
        may_gain = gains + HOPELESS * errors > self.needed
        may_gain[0] = True
        best = int(np.argmax(gains))
        if self.done >= ENOUGH_TO_COMPARE and best > 0:
            may_gain[1:] &= (gains + HOPELESS * errors > gains[best] - errors[best])[1:]
        self.open = self.open[may_gain[self.open]]

    def gains(self) -> tuple[Float64s, Float64s]:
        """What each candidate gains over the policy's move on the same samples, and the standard errors."""
        gains, errors = np.zeros(len(self.moves)), np.zeros(len(self.moves))
        for index in range(1, len(self.moves)):
            count = self.counts[index]
            if count > 1:
                differences = self.values[:count, index] - self.values[:count, 0]
                gains[index] = differences.mean()
                errors[index] = np.sqrt(max(differences.var(ddof=1), LEAST_VARIANCE) / count)
        return gains, errors

    def finding(self) -> Finding:
        """The policy's move, or the best that is clearly better."""
        gains, errors = self.gains()
        sure = [index for index in self.open[1:] if gains[index] - SURE * errors[index] > self.needed]
        best = max(sure, key=lambda index: gains[index], default=0)
        tried = tuple(
            self._candidate(index, float(gains[index]), float(errors[index]))
            for index in range(len(self.moves))
            if self.counts[index]
        )
        usual, chosen = (_action(self.view, int(self.moves[index])) for index in (0, best))
        return Finding(chosen, usual, tried, self.nodes, self.belief)

    def _candidate(self, index: int, gain: float, gain_error: float) -> Candidate:
        values = self.values[: self.counts[index], index]
        error = float(values.std(ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else math.inf
        move = _action(self.view, int(self.moves[index]))
        return Candidate(move, float(values.mean()), error, gain, gain_error, len(values))


def _action(view: View, number: int) -> Action:
    return move_of(view._tables, view.seat, view.orders(view.seat), number)
