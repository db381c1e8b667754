"""Hanabi for Gymnasium: one seat among bots (`HanabiEnv`), or many games against oneself (`HanabiVectorEnv`).

Importing this module makes the names known to Gymnasium:

    import gymnasium
    import hanabi.envs.gymnasium_env

    env = gymnasium.make("Hanabi-v0", players=3, partners="random")
    observation, info = env.reset(seed=7)
    action = env.action_space.sample(info["action_mask"])
    observation, reward, terminated, truncated, info = env.step(action)

    envs = gymnasium.make_vec("HanabiSelfPlay-v0", num_envs=256, players=2)
"""

from collections.abc import Sequence
from functools import cached_property
from random import Random
from typing import Any, Literal, TypeAlias, Unpack

import numpy as np
from numpy.typing import NDArray

from hanabi.bots.bot import Bot
from hanabi.bots.bot_errors import BrokenBot
from hanabi.bots.play import BotLike as Partner
from hanabi.bots.play import as_bot, is_bot
from hanabi.bots.program import Program
from hanabi.bots.registry import Entry, bot_entry
from hanabi.bots.seats import Seats
from hanabi.engine.tables import Tables, tables
from hanabi.envs.batch import Batch
from hanabi.envs.batch_choices import Illegal
from hanabi.envs.one_game import Choices, OneGame, resolved, why_not
from hanabi.game.numbering import move_of, number_of
from hanabi.game.state import State
from hanabi.rules.deal import Deal
from hanabi.rules.errors import BadOptions, GameOver, IllegalMove, shown
from hanabi.rules.options import Options
from hanabi.rules.tiles import Tile

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise ImportError("this interface needs Gymnasium: pip install 'hanabi[envs]'") from error

Vector: TypeAlias = NDArray[Any]
RenderMode = Literal["ansi", "human"]

RESET_OPTIONS = ("deck", "starter")
MOST_DEALS = 100  # until the agent gets a turn
MOST_REFUSALS = 1000  # so many illegal actions in a row, and the agent is stuck


class NoSuchRenderMode(BadOptions, TypeError):
    """A way to draw that is not there.

    Libraries that ask every environment for pictures (Stable-Baselines3's `make_vec_env`) take a `TypeError`
    for "not with this one" and ask again without.
    """


class HanabiEnv(gymnasium.Env[Vector, int]):
    """One seat of a game; bots play the others.

    `seat`: a number, or "random" for another one in each game.
    `partners`: a bot's name (see `hanabi.bots.registry`), what makes a bot from a source of chance, or a bot;
    or a list of these, one for each other seat, in the order of turns from the agent's on. A bot that is
    given itself plays every game, so it must forget the last one by itself.
    `illegal`: an illegal action is refused ("refuse"): nothing changes, the reward is 0, `info["illegal"]`
    says why and which are legal, and a thousand in a row are raised; or each is raised ("raise").
    The other choices are those of `OneGame`; the sizes of the game must be as printed, for the bots' sake.

    The reward is what came in since the agent's last action, its partners' included. `info["action_mask"]`
    has the legal actions, `info["score"]` the score. A game that partners end before the agent's first turn
    is not shown: the next one is dealt.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        players: int = 2,
        options: Options | str | None = None,
        *,
        seat: int | Literal["random"] = 0,
        partners: Partner | Sequence[Partner] = "random",
        illegal: Illegal = "refuse",
        render_mode: RenderMode | None = None,
        **choices: Unpack[Choices],
    ) -> None:
        self.game = OneGame(players, options, **choices)
        setup = self.game.setup
        if not setup.is_printed:
            raise BadOptions(
                "bots know the printed game only: its colors, ranks, hand_size, tokens and mistakes"
            )
        if seat != "random" and seat not in range(setup.players):
            raise BadOptions(f"seat is 0 to {setup.players - 1} or 'random', not {shown(seat)}")
        if illegal not in ("raise", "refuse"):
            raise BadOptions(f"illegal is one of raise, refuse, not {shown(illegal)}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise NoSuchRenderMode(f"render_mode is None or one of ansi, human, not {shown(render_mode)}")
        self.partners = _each(partners, setup.players - 1)
        self.render_mode = render_mode
        self.observation_space = _box(self.game.observation())
        self.action_space: Any = spaces.Discrete(self.game.moves)
        self.seat = 0 if seat == "random" else seat
        self._chosen_seat = seat
        self._illegal = illegal
        self._refusals = 0
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Begin a game and go on to the agent's first turn; `options` may hold a `deck` and a `starter`."""
        super().reset(seed=seed)
        options = dict(options or {})
        if unknown := [name for name in options if name not in RESET_OPTIONS]:
            raise BadOptions(f"reset() knows no option {shown(unknown[0])}, only {', '.join(RESET_OPTIONS)}")
        self._begin(seed, options)
        for _ in range(MOST_DEALS):
            if not self.game.done:
                break
            self._begin(None, options)
        else:
            raise BadOptions(f"the partners ended {MOST_DEALS} games before the agent's first turn")
        self._show_human()
        return self.game.observation(self.seat), self._info()

    def _begin(self, seed: int | None, options: dict[str, Any]) -> None:
        players = self.game.setup.players
        self.game.reset(seed, **options)
        chosen = self._chosen_seat
        self.seat = int(self.np_random.integers(players)) if chosen == "random" else chosen
        bots = {(self.seat + on) % players: self._bot(each) for on, each in enumerate(self.partners, 1)}
        self._seats = Seats(self._as_state(), bots)
        self._begun, self._refusals = True, 0
        self._partners_move()

    def _bot(self, partner: Partner) -> Bot:
        chance = Random(int(self.np_random.integers(2**63)))
        return as_bot(partner, chance, self.game.setup.options, self.game.setup.players)

    @cached_property
    def _tables(self) -> Tables:
        return tables(self.game.setup.options, self.game.setup.players)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "_tables"}  # found again

    def _as_state(self) -> State:
        """The game just dealt, as bots are shown it."""
        record, options = self.game.state[0], self.game.setup.options
        deck = tuple(self._tables.cards[kind] for kind in record.deck[: self.game.setup.deck_size])
        tiles = tuple(tuple(Tile)[tile] for tile in record.tiles) if options.tiles else ()
        cut = int(record.cut) if options.tiles else 0
        return State.deal(Deal(self.game.setup.players, deck, tiles, cut, self.game.seat), options)

    def step(self, action: int) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Make the agent's action and go on to its next turn, or to the end."""
        self._check_begun()
        if error := self.game.refusal(action):
            return self._refuse(error)
        self._refusals = 0
        reward = self._move(int(action)) + self._partners_move()
        self._show_human()
        return self.game.observation(self.seat), reward, self.game.done, False, self._info()

    def _check_begun(self) -> None:
        if not self._begun:
            raise IllegalMove("no game has begun: call reset() first")

    def _refuse(self, error: IllegalMove) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        self._refusals += 1
        if self._illegal == "raise":
            raise error
        if self._refusals >= MOST_REFUSALS:
            raise IllegalMove(f"{self._refusals} illegal actions in a row; the last: {error}") from error
        return self.game.observation(self.seat), 0.0, False, False, {**self._info(), "illegal": str(error)}

    def _partners_move(self) -> float:
        """Let the bots move until it is the agent's turn; what that earned."""
        reward = 0.0
        while not self.game.done and self.game.seat != self.seat:
            seat, move = self.game.seat, self._seats.choose()
            try:
                reward += self._move(number_of(self._tables, seat, self._seats.state.orders(seat), move))
            except IllegalMove as error:
                raise BrokenBot(f"the partner in seat {seat} chose {move}: {error}") from error
        return reward

    def _move(self, number: int) -> float:
        """Make an action of the seat on turn, and let the bots see it."""
        seat = self.game.seat
        reward = self.game.step(number)
        self._seats.make(move_of(self._tables, seat, self._seats.state.orders(seat), number))
        return reward

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.game.legal_mask(self.seat), "score": self.game.score}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions as booleans, under the name by which some libraries ask for them."""
        return self.game.legal_mask(self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """What the agent sees of the table, as text ("ansi"), or printed ("human")."""
        if self.render_mode is None:
            return None
        self._check_begun()
        names = ["agent" if seat == self.seat else "partner" for seat in range(self.game.setup.players)]
        text = self._seats.state.view(self.seat).picture(names)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def _show_human(self) -> None:
        if self.render_mode == "human":
            self.render()


def _each(partners: Partner | Sequence[Partner], seats: int) -> tuple[Partner, ...]:
    """A partner for each other seat."""
    if isinstance(partners, str) or not isinstance(partners, Sequence):
        partners = [partners] * seats
    if len(partners) != seats:
        raise BadOptions(f"{seats} other seats need as many partners, not {len(partners)}")
    for partner in partners:
        if isinstance(partner, str):
            bot_entry(partner)  # an unknown name is told now
        elif not is_bot(partner) and not isinstance(partner, Entry | Program) and not callable(partner):
            raise BadOptions(f"a partner is a bot, its name, or what makes one, not {shown(partner)}")
    return tuple(partners)


def _box(sample: Vector) -> spaces.Box:
    return spaces.Box(0, 1, sample.shape, sample.dtype.type)


class HanabiVectorEnv(VectorEnv[Vector, Vector, Vector]):
    """Many games side by side, each played from every seat in turn (self-play), over `Batch`.

    An observation is that of the seat on turn, `infos["seat"]`; `infos["action_mask"]` has its legal actions.
    `infos["score"]` has the scores of games that ended just now, where `infos["_score"]` says so; with
    SAME_STEP they are in `infos["final_info"]`.
    `autoreset_mode`: NEXT_STEP (a game that ended is dealt anew by the next step, which does not look at its
    action, so that its mask allows all), SAME_STEP (at once; `infos["final_obs"]` and `infos["final_info"]`
    keep the end; slower), or DISABLED (with `reset(options={"reset_mask": …})`).
    An illegal action raises `IllegalMove` with the game, the reason and the legal ones; no game was moved.
    `copy`: with False, observations and masks are the batch's own arrays, written anew by the next step.
    """

    def __init__(
        self,
        num_envs: int,
        players: int = 2,
        options: Options | str | None = None,
        *,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        threads: int = 1,
        **choices: Unpack[Choices],
    ) -> None:
        setup, kind, others = resolved(players, options, choices)
        self.batch = Batch(
            num_envs, setup=setup, kind=kind, illegal="refuse", auto_reset=False, threads=threads, **others
        )
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": [], "autoreset_mode": self.autoreset_mode}
        self.num_envs = num_envs
        self._now = self.batch.refresh()
        self.single_observation_space = _box(self._now.observations[0])
        self.single_action_space = spaces.Discrete(self.batch.moves)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy
        self._rows = np.arange(num_envs)
        self._begun = False

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._now = self.batch.refresh()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Begin anew everywhere, or where `options["reset_mask"]` is true; one seed gives all games."""
        super().reset(seed=seed)
        options = dict(options or {})
        mask = np.asarray(options.pop("reset_mask", np.ones(self.num_envs, np.bool_)))
        if options:
            raise BadOptions(f"reset() knows no option {shown(next(iter(options)))}, only reset_mask")
        if mask.shape != (self.num_envs,) or mask.dtype != np.bool_:
            raise BadOptions(
                f"reset_mask is {self.num_envs} booleans, not {mask.dtype} of shape {mask.shape}"
            )
        if seed is None and not self._begun:
            seed = int(self.np_random.integers(2**62))  # by chance
        self._now = self.batch.reset(seed, rows=mask)
        self._begun = True
        return self._seen(), self._infos()

    def step(self, actions: Vector) -> tuple[Vector, Vector, Vector, Vector, dict[str, Any]]:
        """Make an action in every game."""
        if not self._begun:
            raise IllegalMove("no games have begun: call reset() first")
        actions = np.asarray(actions)
        over = self._now.dones.copy()
        self._check(actions, over)
        self._now = self.batch.step(np.where(over, -1, actions))  # what is over stays as it is
        if over.any():
            self._now = self.batch.reset(rows=over)
        rewards, dones = self._now.rewards.astype(np.float64), self._now.dones.copy()
        ended = self._ended(dones)
        if self.autoreset_mode is AutoresetMode.NEXT_STEP:
            self._now.legal[dones] = 1  # no action is looked at; chances without any choice would be NaN
        if self.autoreset_mode is AutoresetMode.SAME_STEP and dones.any():
            self._now = self.batch.reset(rows=dones)
        return self._seen(), rewards, dones, np.zeros(self.num_envs, np.bool_), {**self._infos(), **ended}

    def _check(self, actions: Vector, over: NDArray[np.bool_]) -> None:
        if actions.shape != (self.num_envs,) or not np.issubdtype(actions.dtype, np.integer):
            raise IllegalMove(
                f"expected {self.num_envs} whole numbers, one action a game; "
                f"found shape {actions.shape} of {actions.dtype}"
            )
        inside = (actions >= 0) & (actions < self.batch.moves)
        good = inside & (self._now.legal[self._rows, np.where(inside, actions, 0)] == 1)
        if self.autoreset_mode is AutoresetMode.NEXT_STEP:
            good |= over
        if not good.all():
            row = int(np.flatnonzero(~good)[0])
            raise self._refusal(row, int(actions[row]))

    def _refusal(self, row: int, action: int) -> IllegalMove:
        if self._now.dones[row]:
            return GameOver(f"game {row} is over: reset it first. No game was moved.")
        legal = ", ".join(map(str, np.flatnonzero(self._now.legal[row])))
        if not 0 <= action < self.batch.moves:
            error = IllegalMove(f"an action is a whole number from 0 to {self.batch.moves - 1}, not {action}")
        else:
            error = why_not(self.batch.setup, self.batch.states[row : row + 1], action)
        return type(error)(f"game {row}: {error}; legal are {legal}. No game was moved.")

    def _seen(self) -> Vector:
        return self._now.observations.copy() if self._copy else self._now.observations

    def _infos(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        mask = self._now.legal.view(np.int8)
        return {
            "action_mask": mask.copy() if self._copy else mask,
            "_action_mask": everywhere,
            "seat": self.batch.seats.copy(),
            "_seat": everywhere.copy(),
        }

    def _ended(self, dones: NDArray[np.bool_]) -> dict[str, Any]:
        """What is told of games that ended just now."""
        if not dones.any():
            return {}
        scores = {"score": np.where(dones, self.batch.scores, 0), "_score": dones.copy()}
        if self.autoreset_mode is not AutoresetMode.SAME_STEP:
            return scores
        final = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(dones):
            final[row] = self._now.observations[row].copy()
        told = {"final_obs": final, "_final_obs": dones.copy(), "final_info": dict(scores)}
        return {**told, "_final_info": dones.copy()}


def register() -> None:
    """Make `Hanabi-v0` and `HanabiSelfPlay-v0` known to Gymnasium; done when this module is imported."""
    if "Hanabi-v0" not in gymnasium.registry:
        gymnasium.register("Hanabi-v0", entry_point=f"{__name__}:HanabiEnv")
    if "HanabiSelfPlay-v0" not in gymnasium.registry:
        gymnasium.register("HanabiSelfPlay-v0", vector_entry_point=f"{__name__}:HanabiVectorEnv")


register()
