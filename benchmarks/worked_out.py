"""What a move that search changed tells a partner who works out that search.

python -m benchmarks.worked_out [--games 20] [--first 1] [--nodes 1500] [--hands 60]

Both seats search. After each changed move hands are drawn from what the partner believes without it, and the
search is run again for each of them, with the seed that was used: with which of them is the same move made?
"""

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from math import log
from random import Random
from statistics import fmean

import numpy as np

from benchmarks.changed_moves import OPTIONS, shown
from hanabi.bots.programs.duo import DUO
from hanabi.engine.records import Int8s
from hanabi.game.state import State
from hanabi.game.view import View
from hanabi.rules.moves import Action
from hanabi.search.beliefs import TOLERANCE, believe
from hanabi.search.history import Evidence, History, record
from hanabi.search.search import NODES, Finding, search


class Doubting(History):
    """What a seat has seen; in `doubt`, the newest decision of the partner tells nothing."""

    doubt = False

    def evidence(self) -> Evidence:
        """The partner's decisions, without the newest if it is doubted."""
        found, first = super().evidence(), int(self.doubt)
        return Evidence(
            found.seat,
            found.states[first:],
            found.memories[first:],
            found.moves[first:],
            found.where[first:],
            found.held[first:],
        )


@dataclass(frozen=True, slots=True)
class Told:
    """Of the hands drawn, the shares with which the policy makes the move, and with which search makes it.

    `reproduced` says whether search made it again with the true hand.
    """

    by_policy: float
    by_search: float
    reproduced: bool
    least: float  # a share for none: half a hand

    def learned(self) -> tuple[float, float, float]:
        """By how much the logarithm of the chance of the true hand rises, in each of three ways."""
        others = 1 - self.by_policy
        return (
            log(TOLERANCE / (TOLERANCE * others + self.by_policy)),
            -log(max(others, self.least)),
            -log(max(self.by_search, self.least)),
        )


def play(seed: int, nodes: int, hands: int) -> Iterator[Told]:
    """What the changed moves of one game tell."""
    state = State.new(2, OPTIONS, chance=Random(seed))
    histories = [Doubting(DUO, seat) for seat in range(2)]
    while not state.is_over:
        for history in histories:
            history.notice(state.view(history.seat))
        view, own_seed = state.view(state.on_turn), 1000 * seed + state.turn
        found = search(view, histories[view.seat], nodes=nodes, seed=own_seed)
        after, _ = state.apply(found.move)
        if found.move != found.usual and not after.is_over:
            partner = histories[1 - view.seat]
            partner.notice(after.view(partner.seat))
            possible = drawn(after.view(partner.seat), partner, hands, own_seed)
            true = record(state._data).hand[partner.seat]
            again = [
                with_hand(view, histories[view.seat], partner.seat, hand, nodes, own_seed)
                for hand in (true, *possible)
            ]
            yield told(found.move, again)
        state = after


def drawn(view: View, history: Doubting, count: int, seed: int) -> Int8s:
    """Hands that the seat may hold, as likely as it believes without the newest decision."""
    history.doubt = True
    belief = believe(view, history, seed=seed)
    history.doubt = False
    chance = np.random.default_rng(seed)
    return belief.hands[chance.choice(len(belief.hands), count, p=belief.weights)]


def with_hand(view: View, history: History, seat: int, hand: Int8s, nodes: int, seed: int) -> Finding:
    """What search finds if that seat, the other one, holds this hand.

    It is all the same which hand it held earlier: its own decisions were made without seeing it.
    """
    data = view._data.copy()
    record(data).hand[seat] = hand
    other = copy(history)
    other._states = [*history._states[:-1], data]
    return search(
        View(view._tables, data, view._past, view.discard_pile, view.seat), other, nodes=nodes, seed=seed
    )


def told(move: Action, again: Sequence[Finding]) -> Told:
    """What the move tells, by the search run again: with the true hand, and with those drawn."""
    true, *others = again
    return Told(
        fmean(found.usual == move for found in others),
        fmean(found.move == move for found in others),
        true.move == move,
        1 / (2 * len(others)),
    )


def table(moves: Sequence[Told]) -> Iterator[str]:
    """The report, line by line."""
    again = sum(move.reproduced for move in moves)
    yield f"{len(moves)} changed moves, {again} of them made again with the true hand"
    yield f"of the hands drawn, the policy makes it with {shown([move.by_policy for move in moves])}"
    yield f"and search with {shown([move.by_search for move in moves])}"
    yield "| how the move is taken | logarithm of the chance of the true hand, more than without it |"
    yield "|---|--:|"
    names = f"a tolerance of {TOLERANCE}", "knowing that it was changed", "search run again"
    for name, gains in zip(names, zip(*(move.learned() for move in moves), strict=True), strict=True):
        yield f"| {name} | {shown(gains)} |"


def measure(games: int, first: int, nodes: int, hands: int) -> None:
    """Play the deals, and print what was told."""
    seeds = range(first, first + games)
    print(*table([move for seed in seeds for move in play(seed, nodes, hands)]), sep="\n")


def run(rounds: int) -> None:
    """A few games, as a benchmark among the others."""
    measure(rounds, first=1, nodes=NODES, hands=20)


if __name__ == "__main__":
    parser = ArgumentParser("python -m benchmarks.worked_out", description=__doc__)
    for name, default in (("games", 20), ("first", 1), ("nodes", NODES), ("hands", 60)):
        parser.add_argument(f"--{name}", type=int, default=default)
    measure(**vars(parser.parse_args()))
