"""Many games at once: one call moves them all on and shows every acting player the table."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from os import PathLike
from typing import Any, Literal, NamedTuple, get_args
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from hanabi.engine import entries
from hanabi.engine.jit import use_threads
from hanabi.engine.layout import RULES, STATE, WORD, WORDS
from hanabi.engine.refusals import refusal_error
from hanabi.engine.tables import build
from hanabi.envs import kernels
from hanabi.envs.actions import describe_action
from hanabi.envs.encoder import PACKED
from hanabi.envs.layout import LAYOUT_VERSION, Layout, ObservationKind
from hanabi.envs.setup import Setup, check_flag
from hanabi.rules.errors import BadDeal, BadOptions, HanabiError, IllegalMove, shown
from hanabi.rules.options import Options
from hanabi.rules.tiles import Tile

Form = Literal["uint8", "float32", "packed"]
Observe = Literal["acting", "all"]
Bomb = Literal["hle", "keep", "zero"]
Illegal = Literal["raise", "refuse"]

SAVE_VERSION = 1


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
        setup = _setup(players, options, setup)
        _check_whole("n, the number of games,", n, 1)
        _check_whole("threads", threads, 1)
        _check_whole("stack", stack, 1)
        _check_word("form", form, Form)
        _check_word("observe", observe, Observe)
        _check_word("bomb", bomb, Bomb)
        _check_word("illegal", illegal, Illegal)
        check_flag("auto_reset", auto_reset)
        if stack > 1 and form == "packed":
            raise BadOptions("packed observations cannot be stacked: take form='uint8'")
        self._choices: dict[str, Any] = {
            "kind": kind,
            "form": form,
            "observe": observe,
            "open_hands": open_hands,
            "recent": recent,
            "stack": stack,
            "bomb": bomb,
            "illegal": illegal,
            "auto_reset": auto_reset,
            "threads": threads,
        }
        self.n = n
        self.setup = setup
        self.layout = Layout(setup, kind, open_hands=open_hands, recent=recent)
        self._table = build(setup.shape())
        self._allocate()
        self.reset(seed=0)

    def _allocate(self) -> None:
        n, players, choices = self.n, self.setup.players, self._choices
        views = players if choices["observe"] == "all" else 1
        width = -(-self.layout.size // 64) if choices["form"] == "packed" else self.layout.size
        dtype = {"uint8": np.uint8, "float32": np.float32, "packed": np.uint64}[choices["form"]]
        depth = choices["stack"] if choices["stack"] > 1 else 0
        self._states = np.zeros(n, STATE)
        self._plan = np.zeros(1, kernels.PLAN)
        self._games = np.zeros(n, np.int64)
        self._notes = np.zeros((n, players - 1 if choices["recent"] else 0), kernels.NOTE)
        self._scratch = np.zeros(choices["threads"], PACKED)
        self._shares = np.linspace(0, n, choices["threads"] + 1).astype(np.int64)
        self._out = np.zeros((n, views, width), dtype)
        self._history = np.zeros((n, players, depth, width), dtype)
        self._stacked = np.zeros((n, views, depth, width), dtype) if depth else self._out
        self._rewards = np.zeros(n, np.float32)
        self._dones = np.zeros(n, np.bool_)
        self._legal = np.zeros((n, self.moves), np.uint8)
        self._bits = np.zeros((n, WORDS), np.int64)  # the legal moves again, for nobody else to write to
        self._refused = np.zeros(n, np.int8)
        self._scores = np.zeros(n, np.int16)
        self._seats = np.zeros(n, np.int8)
        self._last_actions = np.zeros(n, np.int64)
        plan = self._plan[0]
        plan.bomb = get_args(Bomb).index(choices["bomb"])
        plan.auto_reset = choices["auto_reset"]
        plan.starter = -1 if self.setup.random_start else 0
        plan.penalty = -5 if self.setup.options.black else 0

    @property
    def moves(self) -> int:
        """How many actions there are, legal or not."""
        return int(self._table.view(RULES)[0].moves)

    @property
    def seats(self) -> NDArray[np.int8]:
        """The acting seat of each game."""
        return self._seats

    @property
    def scores(self) -> NDArray[np.int16]:
        """The final score of the last game that ended in each row."""
        return self._scores

    @property
    def games(self) -> NDArray[np.int64]:
        """The number of the game that each row plays, 0 for the first after a seed; to be read only."""
        games = self._games.view()
        games.flags.writeable = False
        return games

    @property
    def refused(self) -> NDArray[np.bool_]:
        """The games whose last action was not legal and was not carried out (with illegal="refuse")."""
        refused: NDArray[np.bool_] = self._refused != 0
        return refused

    def reasons(self) -> dict[int, str]:
        """For each refused game, why."""
        return {int(row): self._reason(int(row)) for row in np.flatnonzero(self._refused)}

    def _reason(self, row: int) -> str:
        state, action = self._states[row], int(self._last_actions[row])
        known = 0 <= action < self.moves
        words = f"action {action} ({describe_action(self.setup, action)})" if known else f"action {action}"
        tile = tuple(Tile)[state.pending] if state.pending >= 0 else None
        return str(refusal_error(int(self._refused[row]), words, tile))

    def reset(
        self,
        seed: int | None = None,
        *,
        rows: Sequence[int] | NDArray[np.bool_] | None = None,
        decks: NDArray[np.integer[Any]] | None = None,
    ) -> Step:
        """Begin anew, everywhere or in some rows.

        With `seed`, the games follow from it; without, they go on from the last seed. `decks` gives the order
        of the cards, as kinds (`color · ranks + rank − 1`), one row a game.
        """
        chosen = self._rows(rows)
        laid = None if decks is None else self._decks(len(chosen), decks)
        if seed is not None:
            self._plan[0].seed = check_seed(seed)
            self._games[chosen] = 0
        else:
            self._games[chosen] += 1
        kernels.deal(chosen, self._states, self._table, self._plan, self._games)
        if laid is not None:
            self._lay(chosen, laid)
        return self._restart(chosen)

    def step(self, actions: NDArray[np.integer[Any]] | Sequence[int]) -> Step:
        """Make one action in every game."""
        moves = self._last_actions = self._actions(actions)
        if self._choices["illegal"] == "raise" and kernels.check(
            self._states, self._table, self._bits, moves, self._refused
        ):
            raise IllegalMove(self._complaint())
        arrays = (
            self._states,
            self._table,
            self._plan,
            self._bits,
            moves,
            self._games,
            self._notes,
            self._rewards,
            self._dones,
            self._scores,
            self._refused,
        )
        if self._choices["threads"] == 1:
            kernels.advance(0, self.n, *arrays)
        else:
            use_threads(self._choices["threads"])
            kernels.advance_threads(self._shares, *arrays)
        self._show()
        if self._choices["stack"] > 1:
            moved = self._refused == 0
            self._push(moved, began=moved & self._dones & self._choices["auto_reset"])
        return self._step()

    def _show(self) -> None:
        arrays = (self._states, self._table, self.layout.data, self._notes, self._scratch)
        outs = (self._out, self._bits, self._legal, self._seats)
        form = _FORMS[self._choices["form"]]
        if self._choices["threads"] == 1:
            kernels.show(0, self.n, *arrays, 0, form, *outs)
        else:
            use_threads(self._choices["threads"])
            kernels.show_threads(self._shares, *arrays, form, *outs)

    def _push(self, moved: NDArray[np.bool_], began: NDArray[np.bool_]) -> None:
        """Stack what is shown: `moved` are the games where something happened, `began` those that are new."""
        kernels.push(self._history, self._out, self._seats, moved, began, self._stacked)

    def _step(self) -> Step:
        seen = self._stacked if self._choices["observe"] == "all" else self._stacked[:, 0]
        return Step(seen, self._rewards, self._dones, self._legal)

    def refresh(self) -> Step:
        """Show the tables again, after hidden cards were changed."""
        self._show()
        if self._choices["stack"] > 1:
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
        chosen = self._rows(rows)
        states = np.ascontiguousarray(states)
        if states.dtype != STATE or states.shape != (len(chosen),):
            raise BadDeal(
                f"expected {len(chosen)} records of a state, "
                f"found shape {states.shape} of {str(states.dtype)[:40]}"
            )
        if (unsound := kernels.first_unsound(states, self._table)) >= 0:
            raise BadDeal(f"states[{unsound}] is not a whole position of this game")
        self._states[chosen] = states
        return self._restart(chosen)

    def copy_rows(self, sources: Sequence[int], targets: Sequence[int]) -> Step:
        """Make the games in `targets` copies of those in `sources`, what was seen before included."""
        origins, goals = self._rows(sources), self._rows(targets)
        if len(origins) != len(goals):
            raise BadOptions(f"expected as many targets as sources, found {len(goals)} for {len(origins)}")
        for array in (self._states, self._notes, self._history):
            array[goals] = array[origins]
        return self._settle(goals)

    def clone(self, rows: Sequence[int] | None = None) -> "Batch":
        """A new batch with copies of these games (all of them, unless named; a row may be named often)."""
        chosen = self._rows(rows)
        other = Batch(len(chosen), setup=self.setup, **self._choices)
        other._plan[0] = self._plan[0]
        for name in _KEPT:
            getattr(other, name)[...] = getattr(self, name)[chosen]
        other.refresh()
        return other

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: getattr(self, name) for name in _KEPT}
        return {"n": self.n, "setup": self.setup, "choices": self._choices, "plan": self._plan, **kept}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(kept["n"], setup=kept["setup"], **kept["choices"])  # type: ignore[misc]
        self._plan[...] = kept["plan"]
        for name in _KEPT:
            getattr(self, name)[...] = kept[name]
        self.refresh()

    def save(self, path: str | PathLike[str]) -> None:
        """Write the whole batch to a file, from which `load` goes on exactly."""
        setup = {**asdict(self.setup), "options": self.setup.options.to_dict()}
        about = {"version": SAVE_VERSION, "layout": LAYOUT_VERSION, "n": self.n, "setup": setup}
        about |= {"choices": self._choices, "seed": int(self._plan[0].seed)}
        arrays = {name[1:]: getattr(self, name).view(np.uint8) for name in _KEPT}
        with open(path, "wb") as file:
            np.savez(file, about=np.array(json.dumps(about)), **arrays)

    @classmethod
    def load(cls, path: str | PathLike[str]) -> "Batch":
        """Read a batch that `save` wrote."""
        try:
            with open(path, "rb") as file, np.load(file, allow_pickle=False) as kept:
                return cls._restored({name: kept[name] for name in kept.files}, path)
        except HanabiError:
            raise
        except (ValueError, KeyError, TypeError, AttributeError, EOFError, BadZipFile) as error:
            raise BadDeal(f"{path} is not a batch that was saved whole: {error}") from None

    @classmethod
    def _restored(cls, kept: dict[str, NDArray[Any]], path: str | PathLike[str]) -> "Batch":
        about = json.loads(str(kept["about"]))
        found, expected = (about["version"], about["layout"]), (SAVE_VERSION, LAYOUT_VERSION)
        if found != expected:
            raise BadDeal(f"{path} has the versions {found} of file and layout; this hanabi reads {expected}")
        options = Options.from_dict(about["setup"].pop("options"))
        batch = cls(about["n"], setup=Setup(options=options, **about["setup"]), **about["choices"])
        batch._plan[0].seed = check_seed(about["seed"])
        for name in _KEPT:
            array = getattr(batch, name).view(np.uint8)
            if kept[name[1:]].shape != array.shape:
                raise BadDeal(f"{path} is not whole: {name[1:]} has shape {kept[name[1:]].shape}")
            array[...] = kept[name[1:]]
        if kernels.first_unsound(batch._states, batch._table) >= 0 or not kernels.notes_are_sound(
            batch._notes, batch._table
        ):
            raise BadDeal(f"{path} holds positions that are none")
        batch.refresh()
        return batch

    # Checks at the door.

    def _rows(self, rows: Sequence[int] | NDArray[np.bool_] | None) -> NDArray[np.intp]:
        if rows is None:
            return np.arange(self.n)
        chosen = np.asarray(rows)
        if chosen.dtype == np.bool_ and chosen.shape == (self.n,):
            return np.flatnonzero(chosen)
        if chosen.ndim != 1 or not (chosen.size == 0 or np.issubdtype(chosen.dtype, np.integer)):
            raise BadOptions(f"rows are numbers from 0 to {self.n - 1}, or {self.n} booleans")
        if chosen.size and not (chosen.min() >= 0 and chosen.max() < self.n):
            raise BadOptions(f"rows are numbers from 0 to {self.n - 1}, not {chosen.min()} to {chosen.max()}")
        return chosen.astype(np.intp)

    def _actions(self, actions: NDArray[np.integer[Any]] | Sequence[int]) -> NDArray[np.int64]:
        moves = np.asarray(actions)
        if moves.shape != (self.n,) or moves.dtype.kind not in "iu":
            raise IllegalMove(
                f"expected {self.n} whole numbers, one action a game; "
                f"found shape {moves.shape} of {moves.dtype}"
            )
        return moves.astype(np.int64)

    def _complaint(self) -> str:
        rows = np.flatnonzero(self._refused)
        row = int(rows[0])
        bits = [int(word) for word in self._bits[row]]
        legal = ", ".join(str(move) for move in range(self.moves) if bits[move // WORD] >> (move % WORD) & 1)
        more = f" ({len(rows)} games in all)" if len(rows) > 1 else ""
        return f"game {row}: {self._reason(row)}; legal are {legal or 'none'}{more}. No game was moved."

    def _decks(self, count: int, decks: NDArray[np.integer[Any]]) -> NDArray[np.integer[Any]]:
        decks, size = np.asarray(decks), self.setup.deck_size
        if decks.shape != (count, size) or not np.issubdtype(decks.dtype, np.integer):
            raise BadDeal(
                f"expected {count} decks of {size} cards; found shape {decks.shape} of {decks.dtype}"
            )
        whole = self._table.view(RULES)[0].deck[:size]
        wrong = np.flatnonzero((np.sort(decks, axis=1) != whole).any(axis=1))
        if wrong.size:
            raise BadDeal(f"decks[{wrong[0]}] is not the whole deck of this game in some order")
        return decks

    def _lay(self, rows: NDArray[np.intp], decks: NDArray[np.integer[Any]]) -> None:
        for row, deck in zip(rows, decks, strict=True):
            self._states[row].deck[: len(deck)] = deck
            entries.begin(
                self._states[row : row + 1].view(np.uint8), self._table, int(self._states[row].player)
            )

    def _restart(self, rows: NDArray[np.intp]) -> Step:
        """Show tables at which nothing was seen before."""
        self._notes["last_move"][rows] = -1
        self._history[rows] = 0
        return self._settle(rows)

    def _settle(self, rows: NDArray[np.intp]) -> Step:
        """Show tables that came to these rows from elsewhere."""
        self._rewards[rows] = 0
        self._refused[rows] = 0
        self._dones[rows] = self._states["over"][rows] != 0
        return self.refresh()


_FORMS = {"packed": kernels.PACKED, "uint8": kernels.UINT8, "float32": kernels.FLOAT32}

# What makes two batches go on alike.
_KEPT = ("_states", "_games", "_notes", "_history", "_scores", "_dones", "_rewards")


def _setup(players: int, options: Options | None, setup: Setup | None) -> Setup:
    if setup is None:
        return Setup(players) if options is None else Setup(players, options)
    if not isinstance(setup, Setup):
        raise BadOptions(f"setup is a Setup, not {shown(setup)}")
    if options is not None or players not in (2, setup.players):
        raise BadOptions("a setup names the players and the options already: leave both out")
    return setup


def _check_whole(name: str, value: int, least: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise BadOptions(f"{name} must be a whole number from {least} on, not {shown(value)}")


def _check_word(name: str, value: str, words: Any) -> None:
    if value not in get_args(words):
        raise BadOptions(f"{name} is one of {', '.join(get_args(words))}, not {shown(value)}")


def check_seed(seed: int) -> int:
    """The seed, if it is one."""
    if isinstance(seed, bool) or not isinstance(seed, (int, np.integer)) or not 0 <= seed < 2**63:
        raise BadOptions(f"a seed is a whole number from 0 to 2**63 - 1, not {shown(seed)}")
    return int(seed)
