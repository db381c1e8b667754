"""When points are lost that all-knowing partners would still have made: cards to come, and by which move.

python -m benchmarks.lost_points [BOT] [--games 20] [--first 1]

What an exact search of the last cards could gain is at most what the solver, who sees every card, can still
gain there.
"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import fmean

from benchmarks.changed_moves import OPTIONS, kind, shown
from hanabi.analysis.possible import possible_throughout
from hanabi.bots.play import play
from hanabi.game.replay import Replay
from hanabi.game.state import State
from hanabi.rules.moves import Move

PERFECT = 25
DECKS = (0, 2, 4, 6, 8, 10, 12, 16, 20, 25, 30, 35, 40)  # cards to come at which games are looked at


def losses(states: Sequence[State]) -> list[tuple[State, Move, int]]:
    """The moves of a game after which fewer points could be reached, and how many fewer."""
    if states[-1].placed == PERFECT:
        return []
    reachable = [found.most for found in possible_throughout(states[:-1])] + [states[-1].placed]
    return [
        (state, states[-1].moves[turn], before - after)
        for turn, (state, (before, after)) in enumerate(zip(states, pairwise(reachable), strict=False))
        if after < before
    ]


def table(games: Sequence[Sequence[State]]) -> Iterator[str]:
    """What was lost in these games, line by line."""
    lost = [losses(states) for states in games]
    yield f"{len(games)} games, {fmean(states[-1].placed for states in games):.3f} points"
    yield "| cards to come | points a game still to be lost |"
    yield "|--:|--:|"
    for deck in DECKS:
        later = [sum(points for state, _, points in each if state.deck_count <= deck) for each in lost]
        yield f"| {deck} | {shown(later)} |"
    by_kind: Counter[str] = Counter()
    for each in lost:
        for _, move, points in each:
            by_kind[kind(move)] += points
    for what, points in by_kind.most_common():
        yield f"lost by a {what}: {points / len(games):.3f} points a game"


def measure(bot: str, games: int, first: int) -> None:
    """Play the deals, and print what the solver says of them."""
    played = [play(bot, OPTIONS, players=2, seed=seed) for seed in range(first, first + games)]
    print(*table([Replay(record).states for record in played]), sep="\n")


def run(rounds: int) -> None:
    """A few games, as a benchmark among the others."""
    measure("duet", rounds, first=1)


if __name__ == "__main__":
    parser = ArgumentParser("python -m benchmarks.lost_points", description=__doc__)
    parser.add_argument("bot", nargs="?", default="duet")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=1)
    measure(**vars(parser.parse_args()))
