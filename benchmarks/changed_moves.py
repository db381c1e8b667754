"""What the moves are worth that search changes: by its own account, and with the true hands.

python -m benchmarks.changed_moves [--games 20] [--first 1] [--nodes 1500] [--deck 40]

Both seats search while at most `--deck` cards are to come; before that they play as `duo`. A referee who
knows the true hands plays both moves out from many decks. What search thought to gain beyond that was luck,
or a false belief.
"""

from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, stdev
from time import process_time

import numpy as np

from hanabi.bots.program import functions_as_values
from hanabi.bots.programs.duo import DUO
from hanabi.engine.layout import STATE
from hanabi.game.numbering import number_of
from hanabi.game.state import State
from hanabi.rules.moves import Discard, Move, Play
from hanabi.rules.options import Options
from hanabi.search.history import History
from hanabi.search.rollouts import roller
from hanabi.search.search import NODES, Finding, search

OPTIONS = Options(empty_clues=False)
DECKS = 200  # from which the referee plays out each changed move


@dataclass(frozen=True, slots=True)
class Change:
    """A changed move: what kind became what, what search thought it gains, and what it gains."""

    kinds: str
    thought: float
    true: float


@dataclass
class Game:
    """A game of two who search near its end, and what they changed."""

    points: int
    changes: list[Change]
    moves: int = 0
    seconds: float = 0.0


def play(seed: int, nodes: int, deck: int) -> Game:
    """One game, searched while at most `deck` cards are to come."""
    state = State.new(2, OPTIONS, chance=Random(seed))
    histories = [History(DUO, seat) for seat in range(2)]
    game = Game(0, [])
    while not state.is_over:
        for history in histories:
            history.notice(state.view(history.seat))
        view, history = state.view(state.on_turn), histories[state.on_turn]
        searching = len(state.deck) <= deck
        began = process_time()
        found = search(view, history, nodes=nodes if searching else 0, seed=1000 * seed + state.turn)
        game.seconds += (process_time() - began) * searching
        game.moves += searching
        if found.move != found.usual:
            game.changes.append(judged(state, history, found))
        state, _ = state.apply(found.move)
    game.points = state.placed
    return game


def judged(state: State, history: History, found: Finding) -> Change:
    """A changed move before the referee."""
    thought = next(tried.gain for tried in found.candidates if tried.move == found.move)
    moves = [
        number_of(state._tables, state.on_turn, state.orders(state.on_turn), move)
        for move in (found.usual, found.move)
    ]
    hand = state._data.view(STATE)[0].hand[history.seat].copy()
    values = np.zeros((DECKS, 2))
    with functions_as_values():
        roller()(
            *DUO.compiled,
            state._tables.data,
            state.view(history.seat)._data,
            history.memory,
            history.seat,
            np.tile(hand, (DECKS, 1)),
            np.random.default_rng(state.turn).integers(2**62, size=DECKS),
            np.array(moves, np.int64),
            1.0,
            0.0,
            1.0,
            values,
        )
    true = float((values[:, 1] - values[:, 0]).mean())
    return Change(f"{kind(found.usual)} → {kind(found.move)}", thought, true)


def kind(move: Move) -> str:
    """A word for a move."""
    return "play" if isinstance(move, Play) else "discard" if isinstance(move, Discard) else "clue"


def table(games: Sequence[Game], usual: Sequence[Game]) -> Iterator[str]:
    """The report, line by line."""
    gained = [game.points - other.points for game, other in zip(games, usual, strict=True)]
    moves = max(1, sum(game.moves for game in games))
    yield f"points {shown([game.points for game in games])}, over duo {shown(gained)}"
    yield f"perfect {perfect(games):.1%}, duo {perfect(usual):.1%}"
    yield f"{1000 * sum(game.seconds for game in games) / moves:.1f} ms a searched move"
    by_kinds: dict[str, list[Change]] = defaultdict(list)
    for game in games:
        for change in game.changes:
            by_kinds[change.kinds].append(change)
            by_kinds["all"].append(change)
    yield "| changed | moves | thought | with the true hands |"
    yield "|---|--:|--:|--:|"
    for kinds, changes in sorted(by_kinds.items()):
        thought = fmean(change.thought for change in changes)
        yield f"| {kinds} | {len(changes)} | {thought:.3f} | {shown([change.true for change in changes])} |"


def perfect(games: Sequence[Game]) -> float:
    """The share of games with all points."""
    return fmean(game.points == 25 for game in games)


def shown(values: Sequence[float]) -> str:
    """A mean and its standard error."""
    error = stdev(values) / len(values) ** 0.5 if len(values) > 1 else float("inf")
    return f"{fmean(values):.3f} ± {error:.3f}"


def measure(games: int, first: int, nodes: int, deck: int) -> None:
    """Play the deals with and without search, and print what came of it."""
    seeds = range(first, first + games)
    print(
        *table([play(seed, nodes, deck) for seed in seeds], [play(seed, 0, deck) for seed in seeds]), sep="\n"
    )


def run(rounds: int) -> None:
    """A few games, as a benchmark among the others."""
    measure(rounds, first=1, nodes=NODES, deck=40)


if __name__ == "__main__":
    parser = ArgumentParser("python -m benchmarks.changed_moves", description=__doc__)
    for name, default in (("games", 20), ("first", 1), ("nodes", NODES), ("deck", 40)):
        parser.add_argument(f"--{name}", type=int, default=default)
    measure(**vars(parser.parse_args()))
