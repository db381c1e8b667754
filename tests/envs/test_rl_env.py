"""The interface of the Hanabi Learning Environment, compared with what it really answered."""

import copy
import gzip
import json
import pickle
import warnings
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest

from hanabi.envs import rl_env
from hanabi.rules import errors
from tests.envs import record_hle
from tests.envs.record_hle import digest, plain

GAMES = json.loads(gzip.decompress(record_hle.FILE.read_bytes()))


def names(game: dict[str, Any]) -> str:
    """A game's configuration in short, for a test's name."""
    return "-".join(f"{key.split('_')[-1]}{value}" for key, value in game["config"].items())


def replay(game: dict[str, Any]) -> list[dict[str, Any]]:
    """The same cards and actions here: everybody's dictionaries at each turn; rewards and ends are equal."""
    environment = rl_env.HanabiEnv(game["config"])
    seen = [plain(environment.reset(deck=game["deck"], starter=game["starter"]))]
    for action, reward, done in zip(game["actions"], game["rewards"], game["dones"], strict=True):
        observations, our_reward, our_done, info = environment.step(action)
        assert (our_reward, our_done, info) == (reward, done, {})
        assert isinstance(our_reward, int)
        seen.append(plain(observations))
    return seen


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_every_dictionary_of_a_recorded_game_is_the_same(game: dict[str, Any]) -> None:
    seen = replay(game)
    for turn, whole in game["whole"].items():
        assert seen[int(turn)] == whole, f"turn {turn}"
    assert [digest(each) for each in seen] == game["observations"]


def test_the_recorded_games_end_in_every_way_and_have_every_player_and_type() -> None:
    endings = {game["ending"] for game in GAMES}
    assert endings == {"COMPLETED_FIREWORKS", "OUT_OF_CARDS", "OUT_OF_LIFE_TOKENS"}
    tried = {(game["config"]["players"], game["config"]["observation_type"]) for game in GAMES}
    assert tried >= {(players, kind) for players in (2, 3, 4, 5) for kind in (0, 1, 2)}
    assert len({game["starter"] for game in GAMES}) > 2
    assert record_hle.FILE.stat().st_size < 300_000


@pytest.fixture
def package() -> None:
    """The package itself, where it is installed; it leaves a file open while it is imported."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        pytest.importorskip("hanabi_learning_environment")
        import_module("hanabi_learning_environment.rl_env")


@pytest.mark.usefixtures("package")
def test_the_package_itself_answers_the_same() -> None:
    chance = Random(99)
    for config in record_hle.configurations():
        game = record_hle.play(config, chance, chance.random())
        assert replay(game) == game["observations"], config


@pytest.mark.usefixtures("package")
@pytest.mark.parametrize("name", ["random_agent", "simple_agent"])
def test_the_agents_of_the_package_play_here(name: str) -> None:
    module = import_module(f"hanabi_learning_environment.agents.{name}")
    agent = getattr(module, name.title().replace("_", ""))
    environment = rl_env.make("Hanabi-Full", num_players=3)
    agents = [agent({"players": 3}) for _ in range(3)]
    seen, done = environment.reset(), False
    while not done:
        actions = [each.act(view) for each, view in zip(agents, seen["player_observations"], strict=True)]
        seen, _, done, _ = environment.step(actions[seen["current_player"]])


@pytest.mark.parametrize(
    ("name", "players", "size", "moves"),
    [
        ("Hanabi-Full", 2, 658, 20),
        ("Hanabi-Full", 3, 956, 30),
        ("Hanabi-Full-CardKnowledge", 4, 1041, 38),
        ("Hanabi-Full", 5, 1280, 48),
        ("Hanabi-Full-Minimal", 2, 308, 20),
        ("Hanabi-Small", 2, 171, 11),
        ("Hanabi-Very-Small", 2, 106, 10),
    ],
)
def test_a_named_environment_has_its_sizes(name: str, players: int, size: int, moves: int) -> None:
    environment = rl_env.make(name, players, pyhanabi_path="is not looked at")
    assert environment.vectorized_observation_shape() == [size]
    assert environment.num_moves() == moves
    assert environment.players == players
    assert len(environment.reset()["player_observations"][0]["vectorized"]) == size


def test_an_action_as_a_dictionary_is_the_action_with_that_number() -> None:
    by_number, by_words = rl_env.HanabiEnv({"seed": 4}), rl_env.HanabiEnv({"seed": 4})
    seen = by_number.reset()
    assert by_words.reset() == seen
    chance, done = Random(2), False
    while not done:
        mine = seen["player_observations"][seen["current_player"]]
        index = chance.randrange(len(mine["legal_moves"]))
        words = {**mine["legal_moves"][index], "comment": "more is not looked at"}
        told = by_words.step(words)
        assert by_number.step(mine["legal_moves_as_int"][index]) == told
        seen, _, done, _ = told


def test_a_seed_repeats_the_games_and_they_go_on_from_there() -> None:
    one, other = rl_env.HanabiEnv({"seed": 7}), rl_env.HanabiEnv({"seed": 7})
    games = [one.reset() for _ in range(3)]
    assert [other.reset() for _ in range(3)] == games
    assert games[0] != games[1] != games[2]
    assert one.reset(seed=7) == games[0]


def test_without_a_seed_and_with_minus_one_games_are_by_chance() -> None:
    games = [rl_env.HanabiEnv(config).reset() for config in ({}, {}, {"seed": -1})]
    assert games[0] != games[1] != games[2]


def test_a_random_start_gives_every_player_the_first_turn() -> None:
    environment = rl_env.HanabiEnv({"players": 5, "random_start_player": True, "seed": 1})
    assert {environment.reset()["current_player"] for _ in range(50)} == {0, 1, 2, 3, 4}
    assert rl_env.HanabiEnv({"players": 5}).reset()["current_player"] == 0


def test_an_observation_holds_nothing_of_another_one() -> None:
    environment = rl_env.make()
    first = environment.reset()
    kept = copy.deepcopy(first)
    for seen in first["player_observations"]:
        seen["legal_moves"].clear()
        seen["fireworks"].clear()
        for hand in (*seen["observed_hands"], *seen["card_knowledge"]):
            for card in hand:
                card["color"] = "?"
    action = kept["player_observations"][0]["legal_moves"][0]
    after = environment.step(action)[0]["player_observations"][1]
    assert after["fireworks"].keys() == set("RYGWB")
    assert "?" not in json.dumps(after)


@pytest.mark.parametrize("make", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_alike(make: Any) -> None:
    environment = rl_env.HanabiEnv({"seed": 3})
    environment.reset()
    environment.step(5)
    other = make(environment)
    for action in (6, 7):
        assert environment.step(action) == other.step(action)
    assert environment.reset() == other.reset()


# What is refused.


@pytest.mark.parametrize(
    ("config", "message"),
    [
        ({"colours": 5}, "'colours' is no key of a configuration: one of colors, ranks, players, hand_size"),
        ({"observation_type": 3}, r"observation_type is 0, 1 or 2 \(minimal, card_knowledge, seer\), not 3"),
        ({"players": "two"}, "players is a whole number, not 'two'"),
        ({"players": 6}, "2 to 5 players, not 6"),
        ({"colors": 6}, "colors must be a whole number from 1 to 5, not 6"),
        ({"players": True}, "not True"),
        ({"players": 5, "colors": 1, "hand_size": 3}, "do not come from a deck of 10"),
        ([("players", 2)], "a configuration is a dictionary"),
    ],
)
def test_a_configuration_that_is_none_is_told_what_there_is(config: Any, message: str) -> None:
    with pytest.raises(errors.BadOptions, match=message):
        rl_env.HanabiEnv(config)


def test_numbers_of_numpy_and_enumerations_are_numbers() -> None:
    assert rl_env.HanabiEnv({"players": np.int64(3), "random_start_player": 1}).players == 3


def test_an_unknown_environment_is_told_which_there_are() -> None:
    with pytest.raises(ValueError, match="'Hanabi-Medium' is not a preset: one of Hanabi-Full"):
        rl_env.make("Hanabi-Medium")


@pytest.mark.parametrize(
    "action",
    [
        {"action_type": "PLAY", "card_index": 5},
        {"action_type": "PLAY"},
        {"action_type": "DEAL", "color": "R", "rank": 0},
        {"action_type": "REVEAL_COLOR", "target_offset": 0, "color": "R"},
        {"action_type": "REVEAL_COLOR", "target_offset": 1, "color": "P"},
        {"action_type": "REVEAL_RANK", "target_offset": 1, "rank": [1]},
        {},
    ],
)
def test_a_dictionary_that_is_no_action_is_told_the_legal_ones(action: dict[str, Any]) -> None:
    environment = rl_env.make()
    environment.reset()
    with pytest.raises(errors.IllegalMove, match=r"is not an action of this game; legal are .*'PLAY'"):
        environment.step(action)


def test_an_illegal_action_is_told_with_the_reason_and_can_be_corrected() -> None:
    environment = rl_env.make()
    environment.reset()
    for action in (0, {"action_type": "DISCARD", "card_index": 0}):
        with pytest.raises(errors.AllTokensThere, match="legal are 5, 6, 7, 8, 9"):
            environment.step(action)
    for nonsense in (99, -1, "PLAY", 1.5, None):
        with pytest.raises(errors.IllegalMove, match="whole number from 0 to 19"):
            environment.step(nonsense)  # type: ignore[arg-type]
    environment.step(5)


def test_no_step_before_the_first_reset_and_after_the_end() -> None:
    environment = rl_env.make("Hanabi-Very-Small")
    with pytest.raises(errors.IllegalMove, match="call reset"):
        environment.step(2)
    environment.reset(deck=[4, 3, 3, 2, 2, 1, 1, 0, 0, 0])
    _, _, done, _ = environment.step(2)
    assert done
    with pytest.raises(errors.GameOver, match="reset"):
        environment.step(2)
    environment.reset()


def test_the_bases_say_what_is_to_be_written() -> None:
    with pytest.raises(NotImplementedError):
        rl_env.Agent({})
    agent = object.__new__(rl_env.Agent)
    environment = rl_env.Environment()
    for missing in (
        lambda: agent.act({}),
        lambda: agent.reset({}),
        environment.reset,
        lambda: environment.step(0),
    ):
        with pytest.raises(NotImplementedError):
            missing()
