"""What one may choose of a batch, beside the game that it plays."""

from dataclasses import dataclass
from typing import Literal, get_args

import numpy as np

from hanabi.envs import observations
from hanabi.envs.layout import Layout, ObservationKind
from hanabi.envs.setup import Setup, check_flag
from hanabi.rules.errors import BadOptions, shown

Form = Literal["uint8", "float32", "packed"]
Observe = Literal["acting", "all"]
Bomb = Literal["hle", "keep", "zero"]
Illegal = Literal["raise", "refuse"]

_FORMS = {"packed": observations.PACKED, "uint8": observations.UINT8, "float32": observations.FLOAT32}
_NUMBERS: dict[Form, type[np.generic]] = {"packed": np.uint64, "uint8": np.uint8, "float32": np.float32}


@dataclass(frozen=True, kw_only=True)
class BatchChoices:
    """The choices of a `Batch`, which says what each is; a wrong one is refused."""

    kind: ObservationKind
    form: Form
    observe: Observe
    open_hands: bool
    recent: bool
    stack: int
    bomb: Bomb
    illegal: Illegal
    auto_reset: bool
    threads: int

    def __post_init__(self) -> None:
        check_whole("threads", self.threads, 1)
        check_whole("stack", self.stack, 1)
        _check_word("form", self.form, get_args(Form))
        _check_word("observe", self.observe, get_args(Observe))
        _check_word("bomb", self.bomb, get_args(Bomb))
        _check_word("illegal", self.illegal, get_args(Illegal))
        check_flag("auto_reset", self.auto_reset)
        if self.stack > 1 and self.form == "packed":
            raise BadOptions("packed observations cannot be stacked: take form='uint8'")

    def layout(self, setup: Setup) -> Layout:
        """What each bit of an observation means."""
        return Layout(setup, self.kind, open_hands=self.open_hands, recent=self.recent)

    def views(self, players: int) -> int:
        """How many observations there are of each game."""
        return players if self.observe == "all" else 1

    def width(self, bits: int) -> int:
        """How many numbers an observation of so many bits takes."""
        return -(-bits // 64) if self.form == "packed" else bits

    @property
    def numbers(self) -> type[np.generic]:
        """What an observation is made of."""
        return _NUMBERS[self.form]

    @property
    def form_number(self) -> int:
        """The form as compiled code knows it."""
        return _FORMS[self.form]

    @property
    def bomb_number(self) -> int:
        """What the last mistake does, as compiled code knows it."""
        return get_args(Bomb).index(self.bomb)


def check_whole(name: str, value: int, least: int) -> None:
    """Refuse what is no whole number, or too small a one."""
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise BadOptions(f"{name} must be a whole number from {least} on, not {shown(value)}")


def _check_word(name: str, value: str, words: tuple[str, ...]) -> None:
    if value not in words:
        raise BadOptions(f"{name} is one of {', '.join(words)}, not {shown(value)}")
