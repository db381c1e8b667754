"""The whole environment against the Hanabi Learning Environment itself, where that package is installed.

It deals by chance and takes no deck, so a game is played there first; then ours is given the cards that were
dealt and the actions that were made. Its terminal states wait for a card; nothing is dealt there any more.
"""

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any, get_args

import numpy as np
import pytest

from hanabi.engine.layout import ALL_COMPLETE, LAST_ROUND, THIRD_MISTAKE
from hanabi.envs.batch import Batch
from hanabi.envs.layout import ObservationKind
from hanabi.envs.setup import PRESETS, Setup, preset
from hanabi.rules.options import PLAYER_COUNTS
from tests.games import by_gear

pyhanabi = pytest.importorskip(
    "hanabi_learning_environment.pyhanabi", reason="the Hanabi Learning Environment is not installed"
)

KINDS: tuple[ObservationKind, ...] = get_args(ObservationKind)  # in its order: 0, 1, 2


@dataclass
class Played:
    """A game that was played there: the deck, the actions and what was seen after each."""

    deck: list[int] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    vectors: list[list[list[int]]] = field(default_factory=list)
    legal: list[list[int]] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_every_vector_mask_reward_and_end_is_the_same(players: int, kind: ObservationKind) -> None:
    setups = [Setup(players), Setup(players, mistakes=50), *(preset(name, players)[0] for name in PRESETS)]
    setups += [Setup(players, colors=3, ranks=3, hand_size=2, tokens=4), Setup(players, random_start=True)]
    ends: Counter[int] = Counter()
    for setup in setups:
        game = hle_game(setup, kind)
        for number in range(by_gear(4, 1 if setup == Setup(players) else 0)):
            chance = Random(f"{players} {kind} {number}")
            ends[replay(setup, kind, play(game, setup, chance, skill=(0.5, 0.97)[number % 2]))] += 1
    assert set(ends) <= {ALL_COMPLETE, LAST_ROUND, THIRD_MISTAKE}


def hle_game(setup: Setup, kind: ObservationKind) -> Any:
    """The same game there."""
    return pyhanabi.HanabiGame(
        {
            "players": setup.players,
            "colors": setup.colors,
            "ranks": setup.ranks,
            "hand_size": setup.cards_each,
            "max_information_tokens": setup.tokens,
            "max_life_tokens": setup.mistakes,
            "random_start_player": setup.random_start,
            "observation_type": KINDS.index(kind),
            "seed": 2026,
        }
    )


def play(game: Any, setup: Setup, chance: Random, skill: float) -> Played:
    """Play a game there, fitting cards with probability `skill`."""
    state, played = game.new_initial_state(), Played()
    encoder = pyhanabi.ObservationEncoder(game)
    deal(state)
    note(game, state, encoder, played)
    while not state.is_terminal():
        action = choose(game, state, chance, skill)
        played.actions.append(action)
        state.apply_move(game.get_move(action))
        deal(state)
        note(game, state, encoder, played)
    played.deck = dealt(state, setup)
    return played


def deal(state: Any) -> None:
    while state.cur_player() == pyhanabi.CHANCE_PLAYER_ID and not state.is_terminal():
        state.deal_random_card()


def note(game: Any, state: Any, encoder: Any, played: Played) -> None:
    """Write down what there is to see."""
    seats = range(game.num_players())
    played.vectors.append([encoder.encode(state.observation(seat)) for seat in seats])
    over = state.is_terminal()
    played.legal.append([] if over else sorted(game.get_move_uid(move) for move in state.legal_moves()))
    played.scores.append(state.score())
    played.seats.append(state.cur_player())


def choose(game: Any, state: Any, chance: Random, skill: float) -> int:
    seat, size = state.cur_player(), game.hand_size()
    legal: list[int] = sorted(game.get_move_uid(move) for move in state.legal_moves())
    if chance.random() >= skill:
        return chance.choice(legal)
    hand = enumerate(state.player_hands()[seat])
    fitting = [i for i, card in hand if state.card_playable_on_fireworks(card.color(), card.rank())]
    others = [action for action in legal if not size <= action < 2 * size]
    return size + fitting[0] if fitting else chance.choice(others or legal)


def dealt(state: Any, setup: Setup) -> list[int]:
    """The cards in the order they were dealt, then the others, as kinds."""
    moves = [item.move() for item in state.move_history()]
    deals = [move for move in moves if move.type() == pyhanabi.HanabiMoveType.DEAL]
    deck = [move.color() * setup.ranks + move.rank() for move in deals]
    left = Counter(Batch(1, setup=setup).states["deck"][0, : setup.deck_size].tolist())
    return deck + sorted((left - Counter(deck)).elements())


def replay(setup: Setup, kind: ObservationKind, played: Played) -> int:
    """Play the same game here and compare everything; how it ended."""
    batch = Batch(1, setup=setup, kind=kind, observe="all", auto_reset=False)
    step = batch.reset(decks=np.array([played.deck]))
    states = batch.states
    states["player"] = played.seats[0]
    step = batch.set_states(states)
    for turn, vectors in enumerate(played.vectors):
        over = turn == len(played.actions)
        assert step.observations[0].tolist() == vectors
        assert np.flatnonzero(step.legal[0]).tolist() == played.legal[turn]
        assert step.dones[0] == over
        assert over or batch.seats[0] == played.seats[turn]
        assert step.rewards[0] == played.scores[turn] - played.scores[max(turn - 1, 0)]
        if not over:
            step = batch.step([played.actions[turn]])
    assert batch.scores[0] == played.scores[-1]
    return int(batch.states["over"][0])
