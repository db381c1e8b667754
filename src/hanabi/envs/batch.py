"""Many games at once: one call moves them all on and shows every acting player the table."""

from collections.abc import Sequence
from dataclasses import asdict
from os import PathLike
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hanabi.engine import entries
from hanabi.engine.jit import use_threads
from hanabi.engine.layout import RULES, STATE, WORD, WORDS, States
from hanabi.engine.refusals import refusal_error
from hanabi.engine.tables import build
from hanabi.envs import kernels, observations, saved_batch, transitions
from hanabi.envs.actions import describe_action
from hanabi.envs.arguments import ChosenRows, WholeNumbers, check_actions, check_decks, check_rows, check_seed
from hanabi.envs.batch_choices import BatchChoices, Bomb, Form, Illegal, Observe, check_whole
from hanabi.envs.encoder import PACKED
from hanabi.envs.layout import ObservationKind
from hanabi.envs.rows import NOTE, PLAN, Encoding, PlanRecord, Rows, Shown, aligned_zeros
from hanabi.envs.setup import Setup
from hanabi.envs.soundness import first_unsound, notes_are_sound
from hanabi.rules.errors import BadDeal, BadOptions, IllegalMove, shown
from hanabi.rules.options import Options
from hanabi.rules.tiles import Tile


class Step(NamedTuple):
    """What a step gives; the arrays are the batch's own and are written anew by the next step.

    With auto-reset, the observation of a game that is done is the first one of the game after it.
    """

    observations: NDArray[Any]
    rewards: NDArray[np.float32]
    dones: NDArray[np.bool_]
    legal: NDArray[np.uint8]


class Batch:
    """`n` games played side by side.

        batch = Batch(1024, players=2)
        observations, rewards, dones, legal = batch.reset(seed=1)
        observations, rewards, dones, legal = batch.step(actions)

    `form`: one number a bit ("uint8", "float32"), or 64-bit words ("packed").
    `kind`, `open_hands`, `recent`: what the observation holds, see `Layout`.
    `observe`: the acting player only, or everybody ("all": one more axis, by seat).
    `stack`: so many of the seat's own latest observations, the newest last (one more axis if above 1).
    `bomb`: what the last mistake does. "hle": score 0, and the reward takes back all points; "keep": the
    points stay; "zero": score 0, but no reward is taken back.
    `illegal`: "raise" names game and reason and moves no game; "refuse" moves the others, see `refused`.
    The same seed gives the same games on every machine, for any number of threads and any size of batch.
    """

    def __init__(
        self,
        n: int,
        players: int = 2,
        options: Options | None = None,
        *,
        setup: Setup | None = None,
        kind: ObservationKind = "card_knowledge",
        form: Form = "uint8",
        observe: Observe = "acting",
        open_hands: bool = False,
        recent: bool = False,
        stack: int = 1,
        bomb: Bomb = "hle",
        illegal: Illegal = "raise",
        auto_reset: bool = True,
        threads: int = 1,
    ) -> None:
        self.setup = _setup(players, options, setup)
        check_whole("n, the number of games,", n, 1)
        self._choices = BatchChoices(
            kind=kind,
            form=form,
            observe=observe,
            open_hands=open_hands,
            recent=recent,
            stack=stack,
            bomb=bomb,
            illegal=illegal,
            auto_reset=auto_reset,
            threads=threads,
        )
        self.n = n
        self.layout = self._choices.layout(self.setup)
        self._table = build(self.setup.shape())
        self._allocate()
        self.reset(seed=0)

    def _allocate(self) -> None:
        n, players, choices = self.n, self.setup.players, self._choices
        views, width = choices.views(players), choices.width(self.layout.size)
        depth = choices.stack if choices.stack > 1 else 0
        self._rows = Rows(
            states=np.zeros(n, STATE),
            notes=np.zeros((n, players - 1 if choices.recent else 0), NOTE),
            games=np.zeros(n, np.int64),
            legal=np.zeros((n, WORDS), np.int64),
            rewards=aligned_zeros((n,), np.float32),
            dones=aligned_zeros((n,), np.bool_),
            scores=np.zeros(n, np.int16),
            refused=np.zeros(n, np.int8),
        )
        self._shown = Shown(
            observations=aligned_zeros((n, views, width), choices.numbers),
            mask=aligned_zeros((n, self.moves), np.uint8),
            seats=np.zeros(n, np.int8),
        )
        self._encoding = Encoding(self.layout.data, np.zeros(choices.threads, PACKED), choices.form_number)
        self._plain = (tuple(self._rows), tuple(self._encoding), tuple(self._shown))
        self._shares = np.linspace(0, n, choices.threads + 1).astype(np.int64)
        self._history = np.zeros((n, players, depth, width), choices.numbers)
        self._stacked = (
            aligned_zeros((n, views, depth, width), choices.numbers) if depth else self._shown.observations
        )
        self._last_actions = np.zeros(n, np.int64)
        self._plan = np.zeros(1, PLAN)
        plan: PlanRecord = self._plan[0]
        plan.bomb = choices.bomb_number
        plan.auto_reset = choices.auto_reset
        plan.starter = -1 if self.setup.random_start else 0
        plan.penalty = -5 if self.setup.options.black else 0

    @property
    def moves(self) -> int:
        """How many actions there are, legal or not."""
        return int(self._table.view(RULES)[0].moves)

    @property
    def _states(self) -> States:
        return self._rows.states

    @property
    def seats(self) -> NDArray[np.int8]:
        """The acting seat of each game."""
        return self._shown.seats

    @property
    def scores(self) -> NDArray[np.int16]:
        """The final score of the last game that ended in each row."""
        return self._rows.scores

    @property
    def games(self) -> NDArray[np.int64]:
        """The number of the game that each row plays, 0 for the first after a seed; to be read only."""
        games = self._rows.games.view()
        games.flags.writeable = False
        return games

    @property
    def refused(self) -> NDArray[np.bool_]:
        """The games whose last action was not legal and was not carried out (with illegal="refuse")."""
        refused: NDArray[np.bool_] = self._rows.refused != 0
        return refused

    def reasons(self) -> dict[int, str]:
        """For each refused game, why."""
        return {int(row): self._reason(int(row)) for row in np.flatnonzero(self._rows.refused)}

    def _reason(self, row: int) -> str:
        state, action = self._states[row], int(self._last_actions[row])
        known = 0 <= action < self.moves
        words = f"action {action} ({describe_action(self.setup, action)})" if known else f"action {action}"
        tile = tuple(Tile)[state.pending] if state.pending >= 0 else None
        return str(refusal_error(int(self._rows.refused[row]), words, tile))

    def reset(
        self,
        seed: int | None = None,
        *,
        rows: ChosenRows = None,
        decks: WholeNumbers | None = None,
    ) -> Step:
        """Begin anew, everywhere or in some rows.

        With `seed`, the games follow from it; without, they go on from the last seed. `decks` gives the order
        of the cards, as kinds (`color · ranks + rank − 1`), one row a game.
        """
        chosen = check_rows(self.n, rows)
        whole = self._table.view(RULES)[0].deck[: self.setup.deck_size]
        laid = None if decks is None else check_decks(len(chosen), decks, whole)
        if seed is not None:
            self._plan[0].seed = check_seed(seed)
            self._rows.games[chosen] = 0
        else:
            self._rows.games[chosen] += 1
        transitions.deal(chosen, self._rows, self._table, self._plan)
        if laid is not None:
            self._lay(chosen, laid)
        return self._restart(chosen)

    def step(self, actions: WholeNumbers | Sequence[int]) -> Step:
        """Make one action in every game."""
        moves = self._last_actions = check_actions(self.n, actions)
        strict, (rows, encoding, shown) = self._choices.illegal == "raise", self._plain
        if self._choices.threads == 1:
            refused = kernels.step(strict, rows, self._table, self._plan, moves, encoding, shown)
        else:
            use_threads(self._choices.threads)
            refused = kernels.step_threads(
                self._shares, strict, rows, self._table, self._plan, moves, encoding, shown
            )
        if refused:
            raise IllegalMove(self._complaint())
        if self._choices.stack > 1:
            moved = self._rows.refused == 0
            self._push(moved, began=moved & self._rows.dones & self._choices.auto_reset)
        return self._step()

    def _show(self) -> None:
        rows, encoding, shown = self._plain
        if self._choices.threads == 1:
            kernels.show_all(rows, self._table, encoding, shown)
        else:
            use_threads(self._choices.threads)
            kernels.show_threads(self._shares, rows, self._table, encoding, shown)

    def _push(self, moved: NDArray[np.bool_], began: NDArray[np.bool_]) -> None:
        """Stack what is shown: `moved` are the games where something happened, `began` those that are new."""
        observations.push(self._history, self._shown, moved, began, self._stacked)

    def _step(self) -> Step:
        seen = self._stacked if self._choices.observe == "all" else self._stacked[:, 0]
        return Step(seen, self._rows.rewards, self._rows.dones, self._shown.mask)

    def refresh(self) -> Step:
        """Show the tables again, after hidden cards were changed."""
        self._show()
        if self._choices.stack > 1:
            nothing = np.zeros(self.n, np.bool_)
            self._push(nothing, began=nothing)
        return self._step()

    # States: look at them, put them back, copy them, keep them.

    @property
    def states(self) -> NDArray[Any]:
        """A copy of the games' records."""
        return self._states.view(np.uint8).copy().view(STATE)  # what pads a record is copied too

    def set_states(self, states: NDArray[Any], rows: Sequence[int] | None = None) -> Step:
        """Put records from `states` into all rows, or into some; whole tables only, hidden cards included."""
        chosen = check_rows(self.n, rows)
        states = np.ascontiguousarray(states)
        if states.dtype != STATE or states.shape != (len(chosen),):
            raise BadDeal(
                f"expected {len(chosen)} records of a state, "
                f"found shape {states.shape} of {str(states.dtype)[:40]}"
            )
        if (unsound := first_unsound(states, self._table)) >= 0:
            raise BadDeal(f"states[{unsound}] is not a whole position of this game")
        self._states[chosen] = states
        return self._restart(chosen)

    def copy_rows(self, sources: Sequence[int], targets: Sequence[int]) -> Step:
        """Make the games in `targets` copies of those in `sources`, what was seen before included."""
        origins, goals = check_rows(self.n, sources), check_rows(self.n, targets)
        if len(origins) != len(goals):
            raise BadOptions(f"expected as many targets as sources, found {len(goals)} for {len(origins)}")
        for array in (self._rows.states, self._rows.notes, self._history):
            array[goals] = array[origins]
        return self._settle(goals)

    def clone(self, rows: Sequence[int] | None = None) -> "Batch":
        """A new batch with copies of these games (all of them, unless named; a row may be named often)."""
        chosen = check_rows(self.n, rows)
        other = Batch(len(chosen), setup=self.setup, **asdict(self._choices))
        other._plan[0] = self._plan[0]
        for array, ours in zip(other._kept().values(), self._kept().values(), strict=True):
            array[...] = ours[chosen]
        other.refresh()
        return other

    def _kept(self) -> dict[str, NDArray[Any]]:
        """What makes two batches go on alike."""
        rows = self._rows
        return {
            "states": rows.states,
            "games": rows.games,
            "notes": rows.notes,
            "history": self._history,
            "scores": rows.scores,
            "dones": rows.dones,
            "rewards": rows.rewards,
        }

    def __getstate__(self) -> dict[str, Any]:
        choices = asdict(self._choices)
        return {"n": self.n, "setup": self.setup, "choices": choices, "plan": self._plan, **self._kept()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(kept["n"], setup=kept["setup"], **kept["choices"])  # type: ignore[misc]
        self._plan[...] = kept["plan"]
        for name, array in self._kept().items():
            array[...] = kept[name]
        self.refresh()

    def save(self, path: str | PathLike[str]) -> None:
        """Write the whole batch to a file, from which `load` goes on exactly."""
        setup = {**asdict(self.setup), "options": self.setup.options.to_dict()}
        about = {"n": self.n, "setup": setup, "choices": asdict(self._choices)}
        saved_batch.write(path, {**about, "seed": int(self._plan[0].seed)}, self._kept())

    @classmethod
    def load(cls, path: str | PathLike[str]) -> "Batch":
        """Read a batch that `save` wrote."""
        with saved_batch.reading(path) as (about, kept):
            options = Options.from_dict(about["setup"].pop("options"))
            batch = cls(about["n"], setup=Setup(options=options, **about["setup"]), **about["choices"])
            batch._plan[0].seed = check_seed(about["seed"])
            saved_batch.put(batch._kept(), kept, path)
            if not batch._is_sound():
                raise BadDeal(f"{path} holds positions that are none")
            batch.refresh()
        return batch

    def _is_sound(self) -> bool:
        whole = first_unsound(self._rows.states, self._table) < 0
        return whole and notes_are_sound(self._rows.notes, self._table)

    # Within.

    def _complaint(self) -> str:
        rows = np.flatnonzero(self._rows.refused)
        row = int(rows[0])
        bits = [int(word) for word in self._rows.legal[row]]
        legal = ", ".join(str(move) for move in range(self.moves) if bits[move // WORD] >> (move % WORD) & 1)
        more = f" ({len(rows)} games in all)" if len(rows) > 1 else ""
        return f"game {row}: {self._reason(row)}; legal are {legal or 'none'}{more}. No game was moved."

    def _lay(self, rows: NDArray[np.intp], decks: WholeNumbers) -> None:
        for row, deck in zip(rows, decks, strict=True):
            self._states[row].deck[: len(deck)] = deck
            entries.begin(
                self._states[row : row + 1].view(np.uint8), self._table, int(self._states[row].player)
            )

    def _restart(self, rows: NDArray[np.intp]) -> Step:
        """Show tables at which nothing was seen before."""
        self._rows.notes["last_move"][rows] = -1
        self._history[rows] = 0
        return self._settle(rows)

    def _settle(self, rows: NDArray[np.intp]) -> Step:
        """Show tables that came to these rows from elsewhere."""
        self._rows.rewards[rows] = 0
        self._rows.refused[rows] = 0
        self._rows.dones[rows] = self._states["over"][rows] != 0
        return self.refresh()


def _setup(players: int, options: Options | None, setup: Setup | None) -> Setup:
    if setup is None:
        return Setup(players) if options is None else Setup(players, options)
    if not isinstance(setup, Setup):
        raise BadOptions(f"setup is a Setup, not {shown(setup)}")
    if options is not None or players not in (2, setup.players):
        raise BadOptions("a setup names the players and the options already: leave both out")
    return setup
