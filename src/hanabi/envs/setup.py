"""Which game an environment plays: the printed one with its options, or a small one."""

from dataclasses import dataclass, replace
from typing import Any

from hanabi.engine.layout import HAND
from hanabi.engine.tables import Shape, SuitShape
from hanabi.rules.errors import BadOptions, shown
from hanabi.rules.options import MAX_MISTAKES, MAX_TOKENS, Options, check_players, hand_size

# What the Hanabi Learning Environment plays: the base game without empty clues.
LEARNING_OPTIONS = Options(empty_clues=False)


@dataclass(frozen=True, slots=True)
class Setup:
    """A game for an environment; what is left out is as printed.

    The sizes `colors`, `ranks`, `hand_size`, `tokens` and `mistakes` (how many end the game) make smaller or
    kinder games; other than as printed, `colors` and `ranks` go with the base suits only.
    """

    players: int = 2
    options: Options = LEARNING_OPTIONS
    colors: int = 5
    ranks: int = 5
    hand_size: int | None = None
    tokens: int = MAX_TOKENS
    mistakes: int = MAX_MISTAKES
    random_start: bool = False

    def __post_init__(self) -> None:
        check_players(self.players)
        if not isinstance(self.options, Options):
            raise BadOptions(f"options are Options, not {shown(self.options)}: Options.parse reads them")
        check_flag("random_start", self.random_start)
        _check("colors", self.colors, 1, 5)
        _check("ranks", self.ranks, 1, 5)
        _check("hand_size", self.cards_each, 1, HAND)
        _check("tokens", self.tokens, 0, 60)
        _check("mistakes", self.mistakes, 1, 60)
        if (self.colors, self.ranks) != (5, 5) and len(self.options.suits) > 5:
            raise BadOptions(
                "fewer colors or ranks go with the base suits only, without multicolour or black"
            )
        if self.deck_size < self.players * self.cards_each:
            raise BadOptions(
                f"{self.players} hands of {self.cards_each} cards do not come from a deck of {self.deck_size}"
            )

    @property
    def cards_each(self) -> int:
        """How many cards each player is dealt."""
        return hand_size(self.players) if self.hand_size is None else self.hand_size

    @property
    def deck_size(self) -> int:
        """How many cards there are."""
        return sum(sum(suit.copies) for suit in self.shape().suits)

    @property
    def is_printed(self) -> bool:
        """Whether only the options tell this game from the base game, so that every bot can play it."""
        return self == Setup(self.players, self.options, random_start=self.random_start)

    def shape(self) -> Shape:
        """The game in the engine's numbers."""
        printed = Shape.of(self.options, self.players)
        suits = printed.suits
        if (self.colors, self.ranks) != (5, 5):
            suits = tuple(SuitShape(_copies(self.ranks), frozenset({color})) for color in range(self.colors))
        return replace(
            printed,
            hand_size=self.cards_each,
            suits=suits,
            colors=min(self.colors, printed.colors) if self.colors < 5 else printed.colors,
            max_tokens=self.tokens,
            max_mistakes=self.mistakes,
            token_on_win=True,
        )


def _copies(ranks: int) -> tuple[int, ...]:
    """Three of the lowest rank, one of the highest, two of each between."""
    return tuple(3 if rank == 0 else 1 if rank == ranks - 1 else 2 for rank in range(ranks))


def _check(name: str, value: int, low: int, high: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadOptions(f"{name} must be a whole number from {low} to {high}, not {shown(value)}")


def check_flag(name: str, value: bool) -> None:
    """Refuse what is neither on nor off."""
    if not isinstance(value, bool):
        raise BadOptions(f"{name} is on (True) or off (False), not {shown(value)}")


# The names of the Hanabi Learning Environment, each with the kind of observation it has.
_SMALL: dict[str, Any] = {"hand_size": 2, "tokens": 3, "mistakes": 1}
PRESETS: dict[str, tuple[dict[str, Any], str]] = {
    "Hanabi-Full": ({}, "card_knowledge"),
    "Hanabi-Full-CardKnowledge": ({}, "card_knowledge"),
    "Hanabi-Full-Minimal": ({}, "minimal"),
    "Hanabi-Small": ({"colors": 2, **_SMALL}, "card_knowledge"),
    "Hanabi-Very-Small": ({"colors": 1, **_SMALL}, "card_knowledge"),
}


def preset(name: str, players: int = 2) -> tuple[Setup, str]:
    """The game of this name for so many players, and its kind of observation."""
    if name not in PRESETS:
        raise BadOptions(f"{shown(name)} is not a preset: one of {', '.join(PRESETS)}")
    sizes, kind = PRESETS[name]
    return Setup(players, **sizes), kind
