"""The bot that learned: where the network decides, where `duo` does, and how well it plays."""

from random import Random

import numpy as np
import pytest

from hanabi import Color, Options, Replay, play
from hanabi.bots.learned.bot import LearnedBot, was_learned
from hanabi.bots.learned.network import Network
from hanabi.bots.programs.duo_features import FEATURES, MOVES
from hanabi.engine.jit import COMPILED
from hanabi.rules.moves import Action, ClueColor, ClueRank, Discard, Play
from tests.games import GAME_OPTIONS
from tests.positions import position

HANDS = "R1 G3 B4 Y4 W3 | B1 B3 Y2 G4 W4"
FIRST_PLAY, FIRST_CLUE = 5, 10
RED, ONE = FIRST_CLUE, FIRST_CLUE + 5


def wishing(*moves: int) -> Network:
    """A network that likes these moves best, in this order, whatever it sees."""
    wishes = np.zeros(MOVES, np.float32)
    wishes[list(moves)] = range(len(moves), 0, -1)
    return Network(((np.zeros((FEATURES, MOVES), np.float32), wishes),))


def choice(network: Network, options: str = "no-empty-clues", tokens: int = 5) -> Action:
    state = position(HANDS, players=2, options=options, tokens=tokens)
    return LearnedBot(Random(1), network).choose(state.view(0))


def test_the_network_decides() -> None:
    assert choice(wishing(2)) == Discard(2)
    assert choice(wishing(FIRST_PLAY + 4)) == Play(4)
    assert choice(wishing(RED + 3)) == ClueColor(1, Color.WHITE)
    assert choice(wishing(ONE + 3)) == ClueRank(1, 4)


def test_what_is_not_legal_is_passed_over() -> None:
    assert choice(wishing(ONE, 3), tokens=0) == Discard(3)
    assert choice(wishing(3, ONE), tokens=8) == ClueRank(1, 1)
    assert choice(wishing(RED, ONE)) == ClueRank(1, 1)


def test_it_gives_no_empty_clue_where_it_may() -> None:
    assert choice(wishing(RED, ONE), options="base") == ClueRank(1, 1)


def test_the_network_knows_the_base_game_only() -> None:
    known = {str(options) for options in GAME_OPTIONS if was_learned(options)}
    assert known == {"base", "no-empty-clues"}


@pytest.mark.parametrize("options", ["black", "five-own", "tiles", "expert", "announce"])
def test_it_plays_as_duo_does_where_the_network_knows_nothing(options: str) -> None:
    ours, duos = (play(bot, options, players=2, seed=3) for bot in ("learned", "duo"))
    assert ours.moves == duos.moves


def test_it_plays_the_same_game_again() -> None:
    first, second = (play("learned", "no-empty-clues", players=2, seed=5) for _ in range(2))
    assert first.moves == second.moves


@pytest.mark.skipif(not COMPILED, reason="thirty games take minutes")
def test_it_plays_well_with_itself_and_with_duo() -> None:
    for bots in (["learned", "learned"], ["learned", "duo"], ["duo", "learned"]):
        records = [play(bots, Options(empty_clues=False), seed=seed) for seed in range(10)]
        points = [Replay(record).end.placed for record in records]
        assert np.mean(points) > 22
