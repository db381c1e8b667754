"""The `rl_env` interface of the Hanabi Learning Environment: its programs run here with a changed import.

    from hanabi.envs import rl_env            # was: from hanabi_learning_environment import rl_env

    environment = rl_env.make("Hanabi-Full", num_players=2)
    observations = environment.reset()
    observations, reward, done, info = environment.step({"action_type": "PLAY", "card_index": 0})

Names, numbers and dictionaries are that environment's, colors as letters and ranks from 0. What differs:

* An illegal action raises `IllegalMove` with the reason and the legal ones, and an unknown key of the
  configuration raises `BadOptions`; neither is passed over, and the process is not ended.
* After the end, `step` raises `GameOver` until `reset` is called.
* The key `pyhanabi` (an object of the C++ library) and the attributes `game` and `state` are not there.
* The same seed gives the same games here on every machine, but not the games it gives there.
"""

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, TypeAlias

import numpy as np

from hanabi.engine import actions, entries
from hanabi.engine.layout import CLUE, DISCARD, MOVES, PLAY, RULES, MoveNumber, RulesRecord
from hanabi.engine.tables import build
from hanabi.envs import setup as setups
from hanabi.envs.layout import ObservationKind
from hanabi.envs.one_game import OneGame
from hanabi.envs.setup import Setup
from hanabi.rules.errors import BadOptions, GameOver, IllegalMove, shown
from hanabi.rules.suits import BASE_SUITS

Observation: TypeAlias = dict[str, Any]

MOVE_TYPES = ["INVALID", "PLAY", "DISCARD", "REVEAL_COLOR", "REVEAL_RANK", "DEAL"]
COLOR_CHAR = [suit.letter for suit in BASE_SUITS]

# The kinds of observation by their number.
KINDS: tuple[ObservationKind, ...] = ("minimal", "card_knowledge", "seer")

# What a configuration may hold, and our word for it.
CONFIG = {
    "colors": "colors",
    "ranks": "ranks",
    "players": "players",
    "hand_size": "hand_size",
    "max_information_tokens": "tokens",
    "max_life_tokens": "mistakes",
    "observation_type": "kind",
    "seed": "seed",
    "random_start_player": "random_start",
}

# What the dictionary of an action holds beside its type.
_PARTS = {
    "PLAY": ("card_index",),
    "DISCARD": ("card_index",),
    "REVEAL_COLOR": ("target_offset", "color"),
    "REVEAL_RANK": ("target_offset", "rank"),
}


class Environment:
    """What an environment can do."""

    def reset(self) -> Observation:
        """Begin a game."""
        raise NotImplementedError

    def step(self, action: Mapping[str, Any] | int) -> tuple[Observation, int, bool, dict[str, Any]]:
        """Make an action."""
        raise NotImplementedError


class HanabiEnv(Environment):
    """A game by the words of the Hanabi Learning Environment; `CONFIG` has the keys of the configuration.

    As there, an observation is a dictionary with everybody's, so keep it from your agents and hand each its
    own: `observations["player_observations"][seat]`.
    """

    def __init__(self, config: Mapping[str, Any]) -> None:
        choices = _read(config)
        self._seed = choices.pop("seed")
        self._kind: ObservationKind = choices.pop("kind")
        self._setup = Setup(**choices)
        self._game = OneGame(setup=self._setup, kind=self._kind)
        self._deck_size = self._setup.deck_size
        self._table = build(self._setup.shape())
        self._rules = self._table.view(RULES)[0]
        self._moves = [_move_dict(self._rules, move) for move in range(self._game.moves)]
        self._numbers = {tuple(move.values()): number for number, move in enumerate(self._moves)}
        self._cards = [
            {"color": COLOR_CHAR[color], "rank": rank}
            for color in range(self._setup.colors)
            for rank in range(self._setup.ranks)
        ]
        self._discards: list[int] = []
        self._begun = self._done = False
        self.players = self._setup.players

    def reset(
        self, seed: int | None = None, *, deck: Sequence[int] | None = None, starter: int | None = None
    ) -> Observation:
        """Begin the next game.

        Beyond the Hanabi Learning Environment: a seed, an order of the cards (as kinds,
        `color · ranks + rank`, both from 0) or a starter may be given here.
        """
        if seed is None and not self._begun:
            seed = self._seed
        self._game.reset(seed, deck=deck, starter=starter)
        self._begun, self._done = True, False
        self._discards = []
        return self._observations()

    def step(self, action: Mapping[str, Any] | int) -> tuple[Observation, int, bool, dict[str, Any]]:
        """Make an action, a number or a dictionary: everybody's observation, reward, the end, and no more.

        The reward is the difference in score, so the last mistake takes back all points. Before the last
        observation of a game that ends while cards are left, one more card is dealt, and the next player is
        said to be on turn: as the Hanabi Learning Environment does it (the booklets deal no card then).
        """
        if not self._begun:
            raise IllegalMove("no game has begun: call reset() first")
        if self._done:
            raise GameOver("the game is over: begin anew with reset()")
        reward = int(self._game.step(self._number(action)))
        self._done = self._game.done
        table = self._game.state
        if table["last_kind"][0] >= 0 and not table["last_scored"][0]:
            self._discards.append(int(table["last_kind"][0]))
        if self._done:
            self._deal_on()
        return self._observations(), reward, self._done, {}

    def vectorized_observation_shape(self) -> list[int]:
        """The shape of a vector: its length alone."""
        return [self._game.layout.size]

    def num_moves(self) -> int:
        """How many actions there are, legal or not."""
        return self._game.moves

    def _deal_on(self) -> None:
        """Leave the table as the Hanabi Learning Environment leaves it: as if the game went on."""
        table = self._game.state
        record, rules = table[0], self._rules
        player = int(record.player)
        if record.drawn < rules.deck_size and record.cards[player] < rules.hand_size:
            actions.draw(record, rules, player)
            if record.drawn == rules.deck_size:
                record.turns_left = self.players
        record.player = (player + 1) % self.players
        self._game.set_state(table)

    def _legal(self) -> list[int]:
        """The legal actions; at the end, those there would be if the game went on."""
        if not self._done:
            return self._game.legal_actions()
        table = self._game.state
        table["over"] = 0
        numbers = np.empty(MOVES, np.int16)
        count = entries.legal_moves(table.view(np.uint8), self._table, numbers)
        legal: list[int] = numbers[:count].tolist()
        return legal

    # Actions.

    def _number(self, action: Mapping[str, Any] | int) -> int:
        if not isinstance(action, Mapping):
            return action
        names = _PARTS.get(str(action.get("action_type")), ())
        try:
            return self._numbers[tuple(action.get(name) for name in ("action_type", *names))]
        except (KeyError, TypeError):  # TypeError: a part that is no word and no number
            legal = [self._moves[move] for move in self._game.legal_actions()]
            raise IllegalMove(f"{shown(action)} is not an action of this game; legal are {legal}") from None

    # Observations.

    def _observations(self) -> Observation:
        table, setup = self._game.state, self._setup
        cards = table["cards"][0].tolist()
        hands = [kinds[:count] for kinds, count in zip(table["hand"][0].tolist(), cards, strict=True)]
        clued = table["clued"][0].tolist()
        heights = table["fireworks"][0, : setup.colors].tolist()
        current = int(table["player"][0])
        legal = self._legal()
        shared = {
            "current_player": current,
            "life_tokens": setup.mistakes - int(table["mistakes"][0]),
            "information_tokens": int(table["tokens"][0]),
            "num_players": self.players,
            "deck_size": self._deck_size - int(table["drawn"][0]),
        }
        seen = []
        for seat in range(self.players):
            seats = [(seat + on) % self.players for on in range(self.players)]
            mine = legal if seat == current else []
            seen.append(
                {
                    **shared,
                    "current_player_offset": (current - seat) % self.players,
                    "fireworks": dict(zip(COLOR_CHAR, heights, strict=False)),
                    "legal_moves": [dict(self._moves[move]) for move in mine],
                    "legal_moves_as_int": list(mine),
                    "observed_hands": [self._hand(hands[other], other == seat) for other in seats],
                    "discard_pile": [dict(self._cards[kind]) for kind in self._discards],
                    "card_knowledge": [self._knowledge(hands[other], clued[other]) for other in seats],
                    "vectorized": self._game.observation(seat).tolist(),
                }
            )
        return {"player_observations": seen, "current_player": current}

    def _hand(self, kinds: list[int], own: bool) -> list[dict[str, Any]]:
        if own and self._kind != "seer":
            return [{"color": None, "rank": -1} for _ in kinds]
        return [dict(self._cards[kind]) for kind in kinds]

    def _knowledge(self, kinds: list[int], clued: list[int]) -> list[dict[str, Any]]:
        """The color and the rank that clues named of each card of a hand."""
        if self._kind == "seer":
            return [dict(self._cards[kind]) for kind in kinds]
        if self._kind == "minimal":
            return [{"color": None, "rank": None} for _ in kinds]
        return [self._named(kind, clues) for kind, clues in zip(kinds, clued, strict=False)]

    def _named(self, kind: int, clues: int) -> dict[str, Any]:
        """What the clues that touched a card named: a touched card is what was named."""
        card, colors = self._cards[kind], self._setup.colors
        color = card["color"] if clues & ((1 << colors) - 1) else None
        return {"color": color, "rank": card["rank"] if clues >> colors else None}


def _move_dict(rules: RulesRecord, move: MoveNumber) -> dict[str, Any]:
    """An action as a dictionary."""
    kind_of_move, clue = int(rules.move_type[move]), int(rules.move_clue[move])
    if kind_of_move in (PLAY, DISCARD):
        name = "PLAY" if kind_of_move == PLAY else "DISCARD"
        return {"action_type": name, "card_index": int(rules.move_slot[move])}
    assert kind_of_move == CLUE
    offset, colors = int(rules.move_offset[move]), int(rules.colors)
    if clue < colors:
        return {"action_type": "REVEAL_COLOR", "target_offset": offset, "color": COLOR_CHAR[clue]}
    return {"action_type": "REVEAL_RANK", "target_offset": offset, "rank": clue - colors}


def _read(config: Mapping[str, Any]) -> dict[str, Any]:
    """A configuration in our words, checked."""
    if not isinstance(config, Mapping):
        raise BadOptions(f"a configuration is a dictionary, not {shown(config)}")
    choices: dict[str, Any] = {"seed": -1, "kind": 1}
    for key, value in config.items():
        if key not in CONFIG:
            raise BadOptions(f"{shown(key)} is no key of a configuration: one of {', '.join(CONFIG)}")
        choices[CONFIG[key]] = value if isinstance(value, bool) else _whole(key, value)
    if choices["kind"] not in range(len(KINDS)) or isinstance(choices["kind"], bool):
        raise BadOptions(f"observation_type is 0, 1 or 2 ({', '.join(KINDS)}), not {shown(choices['kind'])}")
    choices["kind"] = KINDS[choices["kind"]]
    choices["random_start"] = bool(choices.get("random_start", False))
    choices["seed"] = None if choices["seed"] == -1 else choices["seed"]  # −1: by chance
    return choices


def _whole(key: str, value: object) -> int:
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        raise BadOptions(f"{key} is a whole number, not {shown(value)}") from None


def make(
    environment_name: str = "Hanabi-Full", num_players: int = 2, pyhanabi_path: str | None = None
) -> HanabiEnv:
    """The environment with this name: Hanabi-Full, Hanabi-Full-Minimal, Hanabi-Small, Hanabi-Very-Small.

    `pyhanabi_path` is there for old programs and is not looked at: there is no library to load.
    """
    setup, kind = setups.preset(environment_name, num_players)
    return HanabiEnv(
        {
            "colors": setup.colors,
            "ranks": setup.ranks,
            "players": setup.players,
            "hand_size": setup.cards_each,
            "max_information_tokens": setup.tokens,
            "max_life_tokens": setup.mistakes,
            "observation_type": KINDS.index(kind),
        }
    )


class Agent:
    """What an agent can do; derive yours from it."""

    def __init__(self, config: Mapping[str, Any], *args: object, **kwargs: object) -> None:
        raise NotImplementedError

    def reset(self, config: Mapping[str, Any]) -> None:
        """Begin anew, with this configuration of the game."""
        raise NotImplementedError

    def act(self, observation: Observation) -> Mapping[str, Any] | int | None:
        """An action for the agent's own observation; None while another player is on turn."""
        raise NotImplementedError
