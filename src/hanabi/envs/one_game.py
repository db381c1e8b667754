"""One game, move by move: what the interfaces that play a single game have in common."""

from collections.abc import Sequence
from functools import lru_cache
from operator import index
from secrets import randbits
from typing import Any, Literal, TypedDict, Unpack, get_args

import numpy as np
from numpy.typing import NDArray

from hanabi.engine import entries
from hanabi.engine.layout import RULES, STATE, THIRD_MISTAKE
from hanabi.engine.refusals import refusal_error
from hanabi.engine.tables import build
from hanabi.envs import setup as setups
from hanabi.envs.actions import describe_action
from hanabi.envs.arguments import check_seed
from hanabi.envs.batch import Batch, Step
from hanabi.envs.batch_choices import Bomb
from hanabi.envs.layout import ObservationKind
from hanabi.envs.setup import Setup
from hanabi.envs.transitions import game_seed
from hanabi.rules.errors import BadDeal, BadOptions, GameOver, IllegalMove, NoSuchSeat, shown
from hanabi.rules.options import Options
from hanabi.rules.outcome import points
from hanabi.rules.tiles import Tile

VectorForm = Literal["uint8", "float32"]


class Choices(TypedDict, total=False):
    """What every interface lets one choose, beside the players and the options.

    `setup` or `preset` name a whole game instead. `kind`, `open_hands` and `recent` say what an observation
    holds, see `Layout`; `form` how it is written; `bomb` what the last mistake does, see `Batch`.
    """

    setup: Setup | None
    preset: str | None
    kind: ObservationKind | None
    form: VectorForm
    open_hands: bool
    recent: bool
    bomb: Bomb


def resolved(
    players: int, options: Options | str | None, choices: Choices
) -> tuple[Setup, ObservationKind, dict[str, Any]]:
    """The game that was chosen, its kind of observation, and the other choices."""
    others: dict[str, Any] = dict(choices)
    if unknown := [name for name in others if name not in Choices.__annotations__]:
        allowed = ", ".join(("players", "options", *Choices.__annotations__))
        raise BadOptions(f"{shown(unknown[0])} cannot be chosen here: one of {allowed}")
    setup, preset, kind = (others.pop(name, None) for name in ("setup", "preset", "kind"))
    if sum(choice is not None for choice in (options, setup, preset)) > 1:
        raise BadOptions("options, setup and preset each name the game: choose one of them")
    if setup is not None and players not in (2, setup.players):
        raise BadOptions(f"the setup is for {setup.players} players, not {shown(players)}")
    if preset is not None:
        setup, preset_kind = setups.preset(preset, players)
        kind = kind or preset_kind
    if setup is None:
        options = Options.parse(options) if isinstance(options, str) else options
        setup = Setup(players) if options is None else Setup(players, options)
    if others.get("form", "uint8") not in get_args(VectorForm):
        raise BadOptions(f"form is one of {', '.join(get_args(VectorForm))}, not {shown(others['form'])}")
    return setup, kind or "card_knowledge", others


@lru_cache(maxsize=64)
def _table(setup: Setup) -> NDArray[np.uint8]:
    return build(setup.shape())


_words = lru_cache(maxsize=4096)(describe_action)


def why_not(setup: Setup, record: NDArray[Any], action: int) -> IllegalMove:
    """Why an action is not legal in a game with this record."""
    code = entries.refusal(record.view(np.uint8), _table(setup), action)
    words = f"action {action} ({_words(setup, action)})"
    pending = int(record["pending"][0])
    error = refusal_error(code, words, tuple(Tile)[pending] if pending >= 0 else None)
    return error if words in str(error) else type(error)(f"{words}: {error}")


class OneGame:
    """A game that goes on with `step` and begins anew with `reset`.

        game = OneGame(players=2, seed=7)
        while not game.done:
            reward = game.step(game.legal_actions()[0])
        game.score

    The games of a seed are those of the first row of a `Batch` with that seed. Without a seed, chance is the
    operating system's.
    """

    def __init__(
        self,
        players: int = 2,
        options: Options | str | None = None,
        *,
        seed: int | None = None,
        **choices: Unpack[Choices],
    ) -> None:
        setup, kind, others = resolved(players, options, choices)
        self._batch = Batch(
            1, setup=setup, kind=kind, observe="all", illegal="refuse", auto_reset=False, **others
        )
        self._table = _table(setup)
        self._keeps_points = others.get("bomb") == "keep"
        self._now: Step = self._batch.refresh()
        self._seed = randbits(62)
        self._number = -1  # of the game, among those of its seed
        self.setup = setup
        self.layout = self._batch.layout
        self.moves = self._batch.moves
        self.reset(seed)

    def reset(
        self, seed: int | None = None, *, deck: Sequence[int] | None = None, starter: int | None = None
    ) -> None:
        """Begin the first game of `seed`, or the next one of the last seed.

        `deck` gives the order of the cards, as kinds (`color · ranks + rank − 1`), the first one dealt first;
        `starter` the seat that begins, whatever the setup says.
        """
        first = starter if starter is not None else -1 if self.setup.random_start else 0
        if starter is not None and starter not in range(self.setup.players):
            raise BadDeal(f"the starter is a seat from 0 to {self.setup.players - 1}, not {shown(starter)}")
        seed, number = (self._seed, self._number + 1) if seed is None else (check_seed(seed), 0)
        record = np.zeros(1, STATE)
        data = record.view(np.uint8)
        entries.begin_by_seed(data, self._table, game_seed(seed, 0, number), first)
        if deck is not None:
            record["deck"][0, : self.setup.deck_size] = self._checked_deck(deck)
            entries.begin(data, self._table, int(record["player"][0]))
        self.set_state(record)
        self._seed, self._number = seed, number

    def _checked_deck(self, deck: Sequence[int]) -> NDArray[np.integer[Any]]:
        cards, whole = np.asarray(deck), self._table.view(RULES)[0].deck[: self.setup.deck_size]
        if cards.shape != whole.shape or cards.dtype.kind not in "iu" or (np.sort(cards) != whole).any():
            raise BadDeal(f"a deck is the {len(whole)} cards of this game in some order, each as its kind")
        return cards

    # What there is to know.

    @property
    def done(self) -> bool:
        """Whether the game is over."""
        return bool(self._now.dones[0])

    @property
    def seat(self) -> int:
        """The seat on turn; at the end, the one that moved last."""
        return int(self._batch.seats[0])

    @property
    def score(self) -> int:
        """The score as it stands; after the last mistake it is 0, unless the points are kept."""
        record = self.state[0]
        if record.over == THIRD_MISTAKE and not self._keeps_points:
            return 0
        return points(self.setup.options, int(record.placed))

    def observation(self, seat: int | None = None) -> NDArray[Any]:
        """What a seat sees, or the one on turn, as a vector of the layout; yours to keep."""
        seen: NDArray[Any] = self._now.observations[0, self.seat if seat is None else self._checked(seat)]
        return seen.copy()

    def legal_mask(self, seat: int | None = None) -> NDArray[np.int8]:
        """A 1 for each legal action of a seat, or of the one on turn; all 0 where it is another's turn."""
        if seat is not None and self._checked(seat) != self.seat:
            return np.zeros(self.moves, np.int8)
        mask: NDArray[np.int8] = self._now.legal[0].astype(np.int8)
        return mask

    def legal_actions(self) -> list[int]:
        """The legal actions of the seat on turn, in rising order; none at the end."""
        legal: list[int] = np.flatnonzero(self._now.legal[0]).tolist()
        return legal

    def _checked(self, seat: int) -> int:
        if seat not in range(self.setup.players):
            raise NoSuchSeat(f"there is no seat {shown(seat)}: the seats are 0 to {self.setup.players - 1}")
        return seat

    # Moving on.

    def step(self, action: int) -> float:
        """Make an action of the seat on turn; what it earns everybody."""
        if error := self.refusal(action):
            raise error
        self._now = self._batch.step([int(action)])
        return float(self._now.rewards[0])

    def refusal(self, action: int) -> IllegalMove | None:
        """Why an action is not legal now, and which ones are; None if it is. What is none is raised."""
        if self.done:
            raise GameOver("the game is over: begin anew with reset()")
        number = -1 if isinstance(action, bool) else _whole(action)
        if not 0 <= number < self.moves:
            wanted = f"an action is a whole number from 0 to {self.moves - 1}"
            raise IllegalMove(f"{wanted}, not {shown(action)}; {self._legal()}")
        if self._now.legal[0, number]:
            return None
        error = why_not(self.setup, self.state, number)
        return type(error)(f"{error}; {self._legal()}")

    def _legal(self) -> str:
        return f"legal are {', '.join(map(str, self.legal_actions()))}"

    # The whole table as a value: look at it, put it back, copy it.

    @property
    def state(self) -> NDArray[Any]:
        """A copy of the game's record, hidden cards included (one record of the engine's STATE)."""
        return self._batch.states

    def set_state(self, state: NDArray[Any]) -> None:
        """Go on from a record that `state` gave; with `recent`, the actions before the last are forgotten."""
        self._now = self._batch.set_states(state)

    def clone(self) -> "OneGame":
        """A game that goes on from here by itself."""
        other = object.__new__(OneGame)
        other.__setstate__(self.__getstate__())
        return other

    __copy__ = clone

    def __deepcopy__(self, memo: object) -> "OneGame":
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        dropped = ("_batch", "_now", "layout")
        kept = {name: value for name, value in vars(self).items() if name not in dropped}
        return {**kept, "_batch": self._batch.__getstate__()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._batch = object.__new__(Batch)
        self._batch.__setstate__(kept["_batch"])  # its arrays are copied
        self.layout = self._batch.layout
        self._now = self._batch.refresh()

    # For people.

    def picture(self) -> str:
        """Everything on the table as text, hidden cards included: for looking on, not for players."""
        record, setup = self.state[0], self.setup
        turn = "the game is over" if self.done else f"seat {self.seat} to move"
        suits = setup.options.suits[: len(setup.shape().suits)]
        fireworks = zip(suits, record.fireworks, strict=False)
        discards = [self._card(kind) for kind, count in enumerate(record.discarded) for _ in range(count)]
        lines = [
            f"{turn}, score {self.score}",
            f"tokens {record.tokens} of {setup.tokens}, mistakes {record.mistakes} of {setup.mistakes}, "
            f"deck {setup.deck_size - record.drawn}",
            "placed    " + " ".join(f"{suit}:{height}" for suit, height in fireworks),
            "discarded " + " ".join(discards),
        ]
        for seat in range(setup.players):
            hand = " ".join(self._card(kind) for kind in record.hand[seat, : record.cards[seat]])
            lines.append(f"seat {seat}    {hand}")
        if record.last_move >= 0:
            lines.append(f"last      seat {record.last_player}: {_words(setup, int(record.last_move))}")
        return "\n".join(lines)

    def _card(self, kind: int) -> str:
        suit, rank = divmod(int(kind), self.setup.ranks)
        return f"{self.setup.options.suits[suit]}{rank + 1}"


def _whole(value: Any) -> int:
    """An integer of Python's, of NumPy's, or in a tensor without dimensions; −1 for what is none."""
    try:
        return index(value) if getattr(value, "ndim", 0) == 0 else -1
    except TypeError:
        return -1
