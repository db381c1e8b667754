"""Hanabi for PettingZoo: turn by turn (`env`) or with everybody stepping at once (`parallel_env`).

    from hanabi.envs import pettingzoo_env

    env = pettingzoo_env.env(players=3)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        env.step(None if terminated else env.action_space(agent).sample(observation["action_mask"]))

Agents are `player_0` …, one a seat. An observation is a dictionary of the seat's vector (`observation`, see
`Layout`) and of its legal actions (`action_mask`, all 0 while another seat is on turn and at the end).
Everybody gets every reward; when the game is over, each agent's info has the `score`.
"""

import warnings
from collections.abc import Mapping
from typing import Any, Literal, TypeAlias, Unpack

import numpy as np

from hanabi.envs.batch_choices import Illegal
from hanabi.envs.one_game import Choices, OneGame
from hanabi.rules.errors import BadOptions, GameOver, IllegalMove, shown
from hanabi.rules.options import Options

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as error:
    raise ImportError("this interface needs PettingZoo: pip install 'hanabi[envs]'") from error

RenderMode = Literal["ansi", "human"]
Seen: TypeAlias = dict[str, Any]

RENDER_MODES = ["ansi", "human"]
RESET_OPTIONS = ("deck", "starter")


def env(
    players: int = 2,
    options: Options | str | None = None,
    *,
    illegal: Illegal = "raise",
    render_mode: RenderMode | None = None,
    **choices: Unpack[Choices],
) -> OrderEnforcingWrapper[str, Seen, int]:
    """A game turn by turn, with PettingZoo's check of the order of calls; see `TurnEnv`."""
    raw = TurnEnv(players, options, illegal=illegal, render_mode=render_mode, **choices)
    return OrderEnforcingWrapper(raw)


class _Table:
    """What both forms share: the game, its agents and their spaces, and the picture."""

    def __init__(
        self,
        players: int,
        options: Options | str | None,
        illegal: Illegal,
        render_mode: RenderMode | None,
        choices: Choices,
        more_actions: int,
    ) -> None:
        if illegal not in ("raise", "refuse"):
            raise BadOptions(f"illegal is one of raise, refuse, not {shown(illegal)}")
        if render_mode not in (None, *RENDER_MODES):
            raise BadOptions(f"render_mode is None or one of ansi, human, not {shown(render_mode)}")
        self.game = OneGame(players, options, **choices)
        self.illegal = illegal
        self.render_mode = render_mode
        self.agents = [f"player_{seat}" for seat in range(self.game.setup.players)]
        self.actions: dict[str, Any] = {
            agent: spaces.Discrete(self.game.moves + more_actions) for agent in self.agents
        }
        sample = self.game.observation()
        self.observations = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 1, sample.shape, sample.dtype.type),
                    "action_mask": spaces.Box(0, 1, (self.game.moves + more_actions,), np.int8),
                }
            )
            for agent in self.agents
        }

    @property
    def acting(self) -> str:
        """The agent on turn."""
        return self.agents[self.game.seat]

    def reset(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """Begin anew."""
        options = options or {}
        for name in options:
            if name not in RESET_OPTIONS:
                allowed = ", ".join(RESET_OPTIONS)
                warnings.warn(f"reset() knows no option {shown(name)}, only {allowed}", stacklevel=3)
        self.game.reset(seed, deck=options.get("deck"), starter=options.get("starter"))

    def refused(self, action: int) -> str | None:
        """Why the action cannot be made, or None; unless refusals are asked for, it is raised."""
        error = self.game.refusal(action)
        if error is not None and self.illegal == "raise":
            raise error
        return None if error is None else str(error)

    def render(self) -> str | None:
        """The table as text, hidden cards included; printed if it is for humans."""
        if self.render_mode == "human":
            print(self.game.picture())
            return None
        return self.game.picture() if self.render_mode == "ansi" else None


class TurnEnv(AECEnv[str, Seen, int]):
    """Hanabi as PettingZoo's agent-environment cycle.

    `illegal`: an illegal action is raised as `IllegalMove`, with the reason and the legal ones, and nothing
    has changed; or it is refused ("refuse"): nothing changes, the same agent is asked again, and its info
    says why under `illegal`. Ending the game is not among the choices.
    `reset(options={"deck": …, "starter": …})` takes an order of cards and the seat that begins (`OneGame`).
    """

    metadata = {  # noqa: RUF012 - as PettingZoo has it
        "name": "hanabi_v0",
        "render_modes": RENDER_MODES,
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 2,
        options: Options | str | None = None,
        *,
        illegal: Illegal = "raise",
        render_mode: RenderMode | None = None,
        **choices: Unpack[Choices],
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._table = _Table(players, options, illegal, render_mode, choices, 0)
        self.render_mode = render_mode
        self.game = self._table.game
        self.possible_agents = list(self._table.agents)
        self.observation_spaces = dict(self._table.observations)
        self.action_spaces = dict(self._table.actions)

    def observation_space(self, agent: str) -> spaces.Space[Seen]:
        """What the agent's observations can be."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[int]:
        """The agent's actions, legal or not."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the first game of the seed, or the next one of the last seed."""
        self._table.reset(seed, options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self._table.acting
        self._skip_agent_selection = None  # type: ignore[assignment] # none yet

    def observe(self, agent: str) -> Seen:
        """What the agent sees, and its legal actions."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.game.observation(seat), "action_mask": self.game.legal_mask(seat)}

    def step(self, action: int | None) -> None:
        """Make the action of the selected agent; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)  # type: ignore[arg-type]
            return
        reason = self._table.refused(action)  # type: ignore[arg-type]
        reward = 0.0 if reason else self.game.step(action)  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, reward)
        self._accumulate_rewards()
        self.infos = {each: {} for each in self.agents}
        if reason:
            self.infos[agent]["illegal"] = reason
        self.agent_selection = self._table.acting
        if self.game.done:
            score = self.game.score
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {each: {"score": score} for each in self.agents}
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as text ("ansi"), or printed ("human"); all hands are to be seen."""
        return self._table.render()

    def close(self) -> None:
        """Nothing is held open."""


class TogetherEnv(ParallelEnv[str, Seen, int]):
    """Hanabi as PettingZoo's parallel environment.

    Everybody steps at once, but one seat is on turn: only its action counts. Whatever the others give is not
    looked at and may be left out. There is one action more than the game has, the last one: to wait. It is
    the only one that the mask allows to seats that are not on turn, and no other seat may make it.
    `illegal` and the options of `reset` are as for `TurnEnv`.
    """

    metadata = {  # noqa: RUF012 - as PettingZoo has it
        "name": "hanabi_v0",
        "render_modes": RENDER_MODES,
        "render_fps": 1,
    }

    def __init__(
        self,
        players: int = 2,
        options: Options | str | None = None,
        *,
        illegal: Illegal = "raise",
        render_mode: RenderMode | None = None,
        **choices: Unpack[Choices],
    ) -> None:
        self._table = _Table(players, options, illegal, render_mode, choices, 1)
        self.render_mode = render_mode
        self.game = self._table.game
        self.wait = self.game.moves
        self.possible_agents = list(self._table.agents)
        self.agents = []
        self.observation_spaces = dict(self._table.observations)
        self.action_spaces = dict(self._table.actions)

    def observation_space(self, agent: str) -> spaces.Space[Seen]:
        """What the agent's observations can be."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[int]:
        """The agent's actions, legal or not; the last one is to wait."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin the first game of the seed, or the next one of the last seed."""
        self._table.reset(seed, options)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Make the action of the agent on turn."""
        if not self.agents:
            raise GameOver("no game goes on: begin with reset()")
        agent = self._table.acting
        reason, reward = self._move(agent, actions)
        infos: dict[str, dict[str, Any]] = {each: {} for each in self.agents}
        if reason:
            infos[agent]["illegal"] = reason
        done = self.game.done
        if done:
            score = self.game.score
            infos = {each: {"score": score} for each in self.agents}
        outcome = (
            self._observations(),
            dict.fromkeys(self.agents, reward),
            dict.fromkeys(self.agents, done),
            dict.fromkeys(self.agents, False),
            infos,
        )
        if done:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return outcome

    def _move(self, agent: str, actions: Mapping[str, int]) -> tuple[str | None, float]:
        """Why the action was refused, if it was, and the reward."""
        if agent not in actions:
            legal = ", ".join(map(str, self.game.legal_actions()))
            raise IllegalMove(f"{agent} is on turn and has no action among those given; legal are {legal}")
        action = actions[agent]
        if self._table.illegal == "refuse" and action == self.wait:
            return "a player on turn cannot wait", 0.0
        reason = self._table.refused(action)
        return reason, 0.0 if reason else self.game.step(action)

    def _observations(self) -> dict[str, Seen]:
        seen = {}
        for seat, agent in enumerate(self.possible_agents):
            waits = self.game.done or seat != self.game.seat
            mask = np.append(self.game.legal_mask(seat), np.int8(waits))
            seen[agent] = {"observation": self.game.observation(seat), "action_mask": mask}
        return seen

    def render(self) -> str | None:
        """The table as text ("ansi"), or printed ("human"); all hands are to be seen."""
        return self._table.render()

    def close(self) -> None:
        """Nothing is held open."""


# PettingZoo's names for them.
raw_env = TurnEnv
parallel_env = TogetherEnv
