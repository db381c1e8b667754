"""The PettingZoo environments, by PettingZoo's own tests and by ours."""

import copy
import pickle
import sys
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.parallel_test import parallel_api_test
from pettingzoo.test.seed_test import parallel_seed_test, seed_test

from hanabi.envs import pettingzoo_env
from hanabi.envs.one_game import OneGame
from hanabi.envs.setup import Setup
from hanabi.rules import errors
from hanabi.rules.options import Options

GAMES: list[dict[str, Any]] = [
    {},
    {"players": 3, "recent": True, "form": "float32"},
    {"players": 4, "setup": Setup(4, random_start=True)},
    {"players": 5, "kind": "seer"},
    {"preset": "Hanabi-Very-Small"},
    {"players": 3, "options": Options.parse("ten-wild+black+tiles+announce"), "open_hands": True},
]

# PettingZoo's tests call reset(options={"options": 1}) to see whether it takes options; ours are named.
UNKNOWN_OPTION = "ignore:reset\\(\\) knows no option 'options'"

# They want plain arrays, although PettingZoo asks for this dictionary where there is a mask; its own games
# with masks are excepted by name.
DICTIONARY = "ignore:Observation is not a NumPy array"
DICTIONARY_SPACE = "ignore:Observation space for each agent probably should be gymnasium.spaces.box"


@pytest.mark.parametrize("choices", GAMES)
@pytest.mark.parametrize("make", [pettingzoo_env.env, pettingzoo_env.raw_env])
@pytest.mark.filterwarnings(UNKNOWN_OPTION, DICTIONARY, DICTIONARY_SPACE)
def test_the_turns_pass_the_api_test(make: Any, choices: dict[str, Any]) -> None:
    api_test(make(**choices), num_cycles=100)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("choices", GAMES)
@pytest.mark.filterwarnings(UNKNOWN_OPTION)
def test_stepping_together_passes_the_api_test(choices: dict[str, Any]) -> None:
    parallel_api_test(pettingzoo_env.parallel_env(**choices), num_cycles=100)


@pytest.mark.parametrize("choices", GAMES)
def test_the_same_seed_gives_the_same_game(choices: dict[str, Any]) -> None:
    seed_test(lambda: pettingzoo_env.env(**choices), 100)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("choices", GAMES)
def test_the_same_seed_gives_the_same_game_together(choices: dict[str, Any]) -> None:
    # This test samples without looking at the masks, so illegal actions must not be raised.
    env = partial(pettingzoo_env.parallel_env, illegal="refuse", **choices)
    parallel_seed_test(env, 100)  # type: ignore[no-untyped-call]


def test_the_agents_are_the_seats_and_hold_as_many_cards_as_printed() -> None:
    for players, cards in ((2, 5), (3, 5), (4, 4), (5, 4)):
        env = pettingzoo_env.raw_env(players)
        env.reset(seed=1)
        assert env.agents == [f"player_{seat}" for seat in range(players)]
        assert env.game.state[0].cards[:players].tolist() == [cards] * players


def test_with_a_random_start_the_first_agent_is_the_one_who_may_move() -> None:
    env = pettingzoo_env.raw_env(setup=Setup(5, random_start=True))
    starters = set()
    for seed in range(40):
        env.reset(seed=seed)
        masks = {agent: env.observe(agent)["action_mask"].any() for agent in env.agents}
        assert [agent for agent, legal in masks.items() if legal] == [env.agent_selection]
        starters.add(env.agent_selection)
    assert len(starters) == 5


def play(env: Any, chance: Random) -> dict[str, float]:
    """Play a game turn by turn by chance; what each agent was given."""
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        earned[agent] += reward
        assert not truncated
        env.step(None if terminated else chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return earned


@pytest.mark.parametrize("bomb", ["hle", "keep"])
def test_everybody_is_given_the_score(bomb: Any) -> None:
    env = pettingzoo_env.raw_env(3, bomb=bomb)
    for seed in range(5):
        env.reset(seed=seed)
        earned = play(env, Random(seed))
        assert set(earned.values()) == {env.game.score}
        assert not env.agents


def test_the_turns_are_those_of_the_game() -> None:
    env, game = pettingzoo_env.raw_env(3), OneGame(3, seed=8)
    env.reset(seed=8)
    chance = Random(3)
    while not game.done:
        assert env.agent_selection == f"player_{game.seat}"
        for seat, agent in enumerate(env.agents):
            seen = env.observe(agent)
            assert (seen["observation"] == game.observation(seat)).all()
            assert (seen["action_mask"] == game.legal_mask(seat)).all()
        action = chance.choice(game.legal_actions())
        reward = game.step(action)
        env.step(action)
        assert env.rewards == dict.fromkeys(env.possible_agents, reward)
    assert all(env.terminations.values())
    assert env.infos == {agent: {"score": game.score} for agent in env.possible_agents}
    first = env.agent_selection
    env.step(None)
    assert first not in env.agents


def test_stepping_together_is_the_same_game_and_only_the_one_on_turn_counts() -> None:
    env, game = pettingzoo_env.parallel_env(3), OneGame(3, seed=8)
    seen, _ = env.reset(seed=8)
    chance = Random(3)
    while not game.done:
        for seat, agent in enumerate(env.possible_agents):
            assert (seen[agent]["observation"] == game.observation(seat)).all()
            mask = seen[agent]["action_mask"]
            assert (mask[:-1] == game.legal_mask(seat)).all()
            assert mask[env.wait] == (seat != game.seat)
        actions = {agent: chance.randrange(env.wait + 1) for agent in env.agents if chance.random() < 0.5}
        actions[f"player_{game.seat}"] = action = chance.choice(game.legal_actions())
        reward = game.step(action)
        seen, rewards, terminated, truncated, infos = env.step(actions)
        assert rewards == dict.fromkeys(env.possible_agents, reward)
        assert set(terminated.values()) == {game.done}
        assert not any(truncated.values())
    assert env.agents == []
    assert infos == {agent: {"score": game.score} for agent in env.possible_agents}


def test_a_deck_and_a_starter_may_be_given_to_reset() -> None:
    deck = sorted(OneGame(seed=1).state["deck"][0, :50].tolist())
    env = pettingzoo_env.raw_env()
    env.reset(options={"deck": deck, "starter": 1})
    assert env.agent_selection == "player_1"
    assert env.game.state[0].hand[0].tolist() == deck[:5]
    together = pettingzoo_env.parallel_env()
    together.reset(options={"deck": deck, "starter": 1})
    assert together.game.state[0].hand[0].tolist() == deck[:5]


@pytest.mark.parametrize("make", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("factory", [pettingzoo_env.env, pettingzoo_env.raw_env])
def test_a_copy_of_the_turns_goes_on_alike_and_by_itself(make: Any, factory: Any) -> None:
    env = factory(3)
    env.reset(seed=4)
    env.step(5)
    other = make(env)
    assert play(other, Random(1)) == play(env, Random(1))
    env.reset()
    other.reset()
    assert (env.last()[0]["observation"] == other.last()[0]["observation"]).all()


@pytest.mark.parametrize("make", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_of_stepping_together_goes_on_alike(make: Any) -> None:
    env = pettingzoo_env.parallel_env()
    env.reset(seed=4)
    env.step({"player_0": 5})
    other = make(env)
    one, another = env.step({"player_1": 5}), other.step({"player_1": 5})
    assert one[1:] == another[1:]
    assert (one[0]["player_0"]["observation"] == another[0]["player_0"]["observation"]).all()


# What is refused.


def test_an_illegal_action_is_raised_with_the_legal_ones_and_the_agent_may_try_again() -> None:
    env: Any = pettingzoo_env.env()
    env.reset(seed=3)
    for action in (0, 99, None, 1.5):
        with pytest.raises(errors.IllegalMove, match="legal are 5, 6, 7"):
            env.step(action)
    assert env.agent_selection == "player_0"
    env.step(5)
    assert env.agent_selection == "player_1"


def test_an_illegal_action_is_refused_where_that_is_asked_for() -> None:
    env: Any = pettingzoo_env.env(illegal="refuse")
    env.reset(seed=3)
    before = env.last()[0]["observation"]
    env.step(0)
    seen, reward, terminated, _, info = env.last()
    assert env.agent_selection == "player_0"
    assert (seen["observation"] == before).all()
    assert (reward, terminated) == (0, False)
    assert "all are there" in info["illegal"]
    env.step(5)
    assert env.infos == {"player_0": {}, "player_1": {}}


def test_stepping_together_tells_who_is_on_turn_and_what_is_legal() -> None:
    env = pettingzoo_env.parallel_env()
    with pytest.raises(errors.GameOver, match="reset"):
        env.step({})
    env.reset(seed=3)
    with pytest.raises(errors.IllegalMove, match=r"player_0 is on turn and has no action .*legal are 5"):
        env.step({"player_1": 5})
    for action in (0, env.wait, 99):
        with pytest.raises(errors.IllegalMove, match="legal are 5, 6, 7"):
            env.step({"player_0": action})


def test_stepping_together_refuses_where_that_is_asked_for() -> None:
    env = pettingzoo_env.parallel_env(illegal="refuse")
    before, _ = env.reset(seed=3)
    for action, reason in ((0, "all are there"), (env.wait, "cannot wait")):
        after, rewards, _, _, infos = env.step({"player_0": action, "player_1": env.wait})
        assert (after["player_0"]["observation"] == before["player_0"]["observation"]).all()
        assert rewards == {"player_0": 0, "player_1": 0}
        assert reason in infos["player_0"]["illegal"]
        assert infos["player_1"] == {}


def test_an_unknown_option_of_reset_is_warned_of() -> None:
    with pytest.warns(UserWarning, match="reset\\(\\) knows no option 'dekc', only deck, starter"):
        pettingzoo_env.env().reset(options={"dekc": []})


@pytest.mark.parametrize(
    ("choices", "message"),
    [
        ({"colour": 5}, "'colour' cannot be chosen here: one of players"),
        ({"illegal": "lose"}, "illegal is one of raise, refuse, not 'lose'"),
        ({"render_mode": "rgb_array"}, "render_mode is None or one of ansi, human, not 'rgb_array'"),
        ({"players": 1}, "2 to 5 players, not 1"),
    ],
)
@pytest.mark.parametrize("make", [pettingzoo_env.env, pettingzoo_env.parallel_env])
def test_a_choice_that_is_none_is_told_what_there_is(make: Any, choices: Any, message: str) -> None:
    with pytest.raises(errors.BadOptions, match=message):
        make(**choices)


def test_the_table_is_drawn_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    silent, text, human = (pettingzoo_env.env(render_mode=mode) for mode in (None, "ansi", "human"))
    for env in (silent, text, human):
        env.reset(seed=3)
        env.step(5)
    printed = capsys.readouterr().out
    assert silent.render() is None
    assert text.render() == printed.rstrip("\n")
    assert "last      seat 0: play slot 0" in printed
    together = pettingzoo_env.parallel_env(render_mode="human")
    together.reset(seed=3)
    together.step({"player_0": 5})
    assert capsys.readouterr().out == printed


def test_without_pettingzoo_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "hanabi.envs.pettingzoo_env")
    with pytest.raises(ImportError, match=r"pip install 'hanabi\[envs\]'"):
        import_module("hanabi.envs.pettingzoo_env")
