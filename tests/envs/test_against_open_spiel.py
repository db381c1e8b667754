"""The whole environment against OpenSpiel's, which holds HLE's engine, bit by bit.

Both are given the same decks and actions. After every action the observation of every seat, the legal
actions, the reward and the end must be the same. OpenSpiel is dealt cards by their kinds; it waits for a card
even after the play that ends the game, so nothing is dealt there any more.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any, get_args

import numpy as np
import pytest
from numpy.typing import NDArray

from hanabi.engine.jit import COMPILED
from hanabi.engine.layout import ALL_COMPLETE, LAST_ROUND, STATE, THIRD_MISTAKE
from hanabi.engine.tables import build
from hanabi.envs.batch import Batch
from hanabi.envs.layout import Layout, ObservationKind
from hanabi.envs.setup import PRESETS, Setup, preset
from hanabi.rules.errors import BadOptions
from hanabi.rules.options import PLAYER_COUNTS
from tests.games import by_gear, next_number

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not made for this platform")
observation = pytest.importorskip("open_spiel.python.observation")

KINDS: tuple[ObservationKind, ...] = get_args(ObservationKind)
SKILLS = (0, 60, 80, 95)  # how many of 100 moves are good ones, made with open cards


@dataclass(frozen=True)
class Series:
    """Some games of one setup, seen and played in one way."""

    setup: Setup
    kind: ObservationKind
    skill: int
    games: int


def series(players: int) -> Iterator[Series]:
    """What is played by so many: the base game, games that forgive, the presets and odd small games."""
    base, forgiving = Setup(players), Setup(players, mistakes=50)
    for kind in KINDS:
        for skill in SKILLS:
            yield Series(base, kind, skill, by_gear(25, 1))
        for skill in (0, 60, 95):
            yield Series(forgiving, kind, skill, by_gear(15, 0))
        for name in PRESETS:
            for skill in (0, 80):
                yield Series(preset(name, players)[0], kind, skill, by_gear(10, 0))
        yield Series(replace(base, random_start=True), kind, 80, by_gear(10, 0))
    chance = Random(players)
    for _ in range(40):
        yield Series(odd_setup(players, chance), chance.choice(KINDS), chance.choice(SKILLS), by_gear(8, 0))


def odd_setup(players: int, chance: Random) -> Setup:
    """Some setup of which there are cards enough."""
    while True:
        try:
            return Setup(
                players,
                colors=chance.randint(1, 5),
                ranks=chance.randint(1, 5),
                hand_size=chance.randint(1, 5),
                tokens=chance.randint(0, 9),
                mistakes=chance.choice((1, 2, 3, 50)),
            )
        except BadOptions:
            continue


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_every_vector_mask_reward_and_end_is_the_same(players: int) -> None:
    ends: Counter[int] = Counter()
    for number, each in enumerate(series(players)):
        ends.update(play_both(each, seed=1000 * number + players))
    if COMPILED:  # there are enough games to see every end
        assert min(ends[end] for end in (ALL_COMPLETE, THIRD_MISTAKE, LAST_ROUND)) >= 20


@pytest.mark.skipif(not COMPILED, reason="only the compiled engine plays so many")
def test_there_are_more_than_three_thousand_games() -> None:
    assert sum(each.games for players in PLAYER_COUNTS for each in series(players)) > 3000


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_the_sizes_are_the_same(players: int) -> None:
    for each in series(players):
        game = open_spiel_game(each.setup, each.kind)
        assert game.observation_tensor_shape() == [Layout(each.setup, each.kind).size]
        assert game.num_distinct_actions() == Batch(1, setup=each.setup).moves


def open_spiel_game(setup: Setup, kind: str) -> Any:
    """The same game there."""
    return pyspiel.load_game(
        "hanabi",
        {
            "players": setup.players,
            "colors": setup.colors,
            "ranks": setup.ranks,
            "hand_size": setup.cards_each,
            "max_information_tokens": setup.tokens,
            "max_life_tokens": setup.mistakes,
            "random_start_player": setup.random_start,
            "observation_type": kind,
        },
    )


class Twin:
    """A game of OpenSpiel, dealt from a deck."""

    def __init__(self, game: Any, deck: list[int]) -> None:
        self.state = game.new_initial_state()
        self.cards = iter(deck)
        self.deal()

    def deal(self) -> None:
        while self.state.is_chance_node() and not self.state.is_terminal():
            self.state.apply_action(next(self.cards))

    def move(self, action: int) -> float:
        """Make a move; what it earned."""
        before = self.state.returns()[0]
        self.state.apply_action(action)
        self.deal()
        return float(self.state.returns()[0] - before)


def play_both(series: Series, seed: int) -> list[int]:
    """Play a series in both; how its games ended."""
    if series.games == 0:
        return []
    game = open_spiel_game(series.setup, series.kind)
    table = build(series.setup.shape())
    batch = Batch(
        series.games,
        setup=series.setup,
        kind=series.kind,
        observe="all",
        illegal="refuse",
        auto_reset=False,
    )
    step = batch.reset(seed=seed)
    states = batch.states
    twins = [Twin(game, state["deck"].tolist()) for state in states]
    if series.setup.random_start:  # chance chose there; the deals do not depend on it
        states["player"] = [twin.state.current_player() for twin in twins]
        step = batch.set_states(states)
    seen = observation.make_observation(game)
    compare(batch, step, twins, seen)
    while not step.dones.all():
        over = step.dones.copy()
        states = batch.states
        moves = [chosen(states[row : row + 1], table, series.skill, seed + row) for row in range(batch.n)]
        step = batch.step(moves)
        assert batch.refused.tolist() == over.tolist()
        rewards = [
            0.0 if over[row] else twin.move(move)
            for row, (twin, move) in enumerate(zip(twins, moves, strict=True))
        ]
        assert step.rewards.tolist() == rewards
        compare(batch, step, twins, seen, np.flatnonzero(~over))
    return batch.states["over"].tolist()  # type: ignore[no-any-return]


def chosen(state: NDArray[Any], table: NDArray[np.uint8], skill: int, seed: int) -> int:
    """The next move; −1 if the game is over."""
    assert state.dtype == STATE
    return next_number(state.view(np.uint8), table, skill, seed % 2 == 0, seed, int(state["turn"][0]))


def compare(batch: Batch, step: Any, twins: list[Twin], seen: Any, rows: Any = None) -> None:
    """Hold every seat's vector, the legal actions, the seat on turn and the end against OpenSpiel's."""
    for row in range(batch.n) if rows is None else rows.tolist():
        state = twins[row].state
        over = state.is_terminal()
        assert step.dones[row] == over
        assert np.flatnonzero(step.legal[row]).tolist() == ([] if over else state.legal_actions())
        if not over:
            assert batch.seats[row] == state.current_player()
        for seat in range(batch.setup.players):
            seen.set_from(state, seat)
            if not np.array_equal(seen.tensor, step.observations[row, seat]):
                wrong = np.flatnonzero(seen.tensor != step.observations[row, seat]).tolist()
                words = "; ".join(f"{bit}: {batch.layout.describe(bit)}" for bit in wrong[:8])
                pytest.fail(f"seat {seat} sees otherwise whether {words}\n{state}")
