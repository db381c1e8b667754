"""Games of the Hanabi Learning Environment, written down for test_rl_env.

    python -m tests.envs.record_hle

writes `hle_games.json.gz` anew; it needs the package `hanabi-learning-environment`, the tests do not. Of
each game it keeps the configuration, the cards in the order they were dealt, who began, the actions, rewards
and ends, a digest of every observation dictionary, and the dictionary itself at the start, at the end, and
now and then between.
"""

import gzip
import hashlib
import json
import random
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("hle_games.json.gz")
EVERY = 12  # so many actions between dictionaries that are kept whole
SEED = 2026

SMALL = {"colors": 2, "hand_size": 2, "max_information_tokens": 3, "max_life_tokens": 1}
VERY_SMALL = {**SMALL, "colors": 1}
KIND = {"max_life_tokens": 50}  # lives enough to see last rounds and complete fireworks


def configurations() -> Iterator[dict[str, Any]]:
    """What is played: every number of players and type of observation, small, kind and odd games."""
    for players in (2, 3, 4, 5):
        for observation_type in (0, 1, 2):
            yield {"players": players, "observation_type": observation_type}
        yield {"players": players, "observation_type": 1, **KIND}
        yield {"players": players, "observation_type": 1, **SMALL}
        yield {"players": players, "observation_type": 1, **VERY_SMALL}  # five players: no card is left
    for players in (2, 3, 4, 5):
        yield {"players": players, "observation_type": 1, "random_start_player": True}
    yield {"players": 2, "observation_type": 1, "colors": 3, "ranks": 3, "hand_size": 3, **KIND}
    yield {"players": 3, "observation_type": 2, "colors": 3, "ranks": 2, "hand_size": 3, **KIND}
    yield {"players": 2, "observation_type": 0, "colors": 4, "ranks": 1, "hand_size": 4}
    yield {"players": 2, "observation_type": 1, "max_information_tokens": 2, "hand_size": 3, **KIND}


def plain(observations: dict[str, Any]) -> dict[str, Any]:
    """Everybody's dictionaries as JSON has them, without the objects of the C++ library."""
    players = [
        {k: v for k, v in seen.items() if k != "pyhanabi"} for seen in observations["player_observations"]
    ]
    value: dict[str, Any] = json.loads(json.dumps({**observations, "player_observations": players}))
    return value


def digest(observations: dict[str, Any]) -> str:
    """A short name for dictionaries that `plain` gave."""
    return hashlib.sha256(json.dumps(observations, sort_keys=True).encode()).hexdigest()[:12]


def play(config: dict[str, Any], chance: random.Random, skill: float) -> dict[str, Any]:
    """A game of the Hanabi Learning Environment; with probability `skill`, a card that fits is played."""
    rl_env = import_module("hanabi_learning_environment.rl_env")
    environment = rl_env.HanabiEnv({**config, "seed": chance.randrange(2**31)})
    seen = environment.reset()
    game: dict[str, Any] = {
        "config": config,
        "starter": seen["current_player"],
        "actions": [],
        "rewards": [],
        "dones": [],
        "observations": [plain(seen)],
    }
    while not (game["dones"] and game["dones"][-1]):
        action = _choose(environment, seen, chance, skill)
        seen, reward, done, _ = environment.step(action)
        game["actions"].append(action)
        game["rewards"].append(reward)
        game["dones"].append(done)
        game["observations"].append(plain(seen))
    game["deck"] = _dealt(environment, config.get("ranks", 5))
    game["ending"] = environment.state.end_of_game_status().name
    return game


def _choose(environment: Any, seen: dict[str, Any], chance: random.Random, skill: float) -> int:
    seat = seen["current_player"]
    legal: list[int] = seen["player_observations"][seat]["legal_moves_as_int"]
    if chance.random() < skill:
        hand = environment.state.player_hands()[seat]
        size: int = environment.game.hand_size()
        fitting = [
            size + slot
            for slot, card in enumerate(hand)
            if environment.state.card_playable_on_fireworks(card.color(), card.rank())
        ]
        if fitting:
            return chance.choice(fitting)
        others = [move for move in legal if not size <= move < 2 * size]
        return chance.choice(others or legal)
    return chance.choice(legal)


def _dealt(environment: Any, ranks: int) -> list[int]:
    """The cards in the order they were dealt, then the others, as kinds."""
    history = environment.state.move_history()
    deals = [item.move() for item in history if item.move().type().name == "DEAL"]
    dealt = [move.color() * ranks + move.rank() for move in deals]
    left = [
        color * ranks + rank
        for color in range(environment.game.num_colors())
        for rank in range(ranks)
        for _ in range(environment.game.num_cards(color, rank))
    ]
    for kind in dealt:
        left.remove(kind)
    return dealt + left


def shortened(game: dict[str, Any]) -> dict[str, Any]:
    """A game as it is kept: digests of all dictionaries, and a few of them whole."""
    observations = game["observations"]
    last = len(observations) - 1
    whole = {str(turn): observations[turn] for turn in range(last + 1) if turn % EVERY == 0 or turn == last}
    return {**game, "observations": [digest(seen) for seen in observations], "whole": whole}


def main() -> None:
    """Play every configuration twice, carelessly and well, and write the games down."""
    chance = random.Random(SEED)
    games = [shortened(play(config, chance, skill)) for config in configurations() for skill in (0.5, 0.97)]
    text = json.dumps(games, sort_keys=True, separators=(",", ":")).encode()
    FILE.write_bytes(gzip.compress(text, 9, mtime=0))
    endings = [game["ending"] for game in games]
    counts = ", ".join(f"{endings.count(name)} {name}" for name in sorted(set(endings)))
    print(f"{len(games)} games, {FILE.stat().st_size} bytes: {counts}")


if __name__ == "__main__":
    main()
