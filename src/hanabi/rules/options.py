"""The rules in force in one game (R-103 … R-1105), and which of them go together."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from enum import Enum
from functools import cache
from typing import Any

from hanabi.rules.cards import RANKS, Card
from hanabi.rules.errors import BadOptions, shown
from hanabi.rules.suits import BASE_COLORS, BASE_SUITS, Color, Suit

MAX_TOKENS = 8
MAX_MISTAKES = 3
PLAYER_COUNTS = (2, 3, 4, 5)


class Multicolour(Enum):
    """Which multicolour rule is in force; they exclude each other (R-818)."""

    NONE = "none"
    FIVE_OWN = "five-own"
    TEN_WILD = "ten-wild"
    TEN_OWN = "ten-own"


class Talk(Enum):
    """What may be said at the table beside clues (R-405, R-406)."""

    STRICT = "strict"
    HOUSE = "house"


@dataclass(frozen=True, slots=True)
class Options:
    """The rules in force: `Options(black=True, expert=True)`, written `black+expert`.

    `talk` and `memory_aid` are agreements of the people at the table; they change no move. From the rest
    follow `suits`, those in play in the order of the fireworks, and `colors`, those a clue may name (R-213):
    never black, never wild multicolour.
    """

    multicolour: Multicolour = Multicolour.NONE
    black: bool = False
    tiles: bool = False
    expert: bool = False
    announce: bool = False
    empty_clues: bool = True
    talk: Talk = Talk.STRICT
    memory_aid: bool = True
    suits: tuple[Suit, ...] = field(init=False, repr=False, compare=False)
    colors: tuple[Color, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        values = self.to_dict()
        for name, value in values.items():
            _check_value(name, value)
        # Names are welcome too: Options(multicolour="five-own").
        object.__setattr__(self, "multicolour", Multicolour(values["multicolour"]))
        object.__setattr__(self, "talk", Talk(values["talk"]))
        object.__setattr__(self, "suits", self._suits())
        object.__setattr__(self, "colors", self._colors())

    def _suits(self) -> tuple[Suit, ...]:
        multicolour = () if self.multicolour is Multicolour.NONE else (Suit.MULTICOLOUR,)
        return BASE_SUITS + multicolour + ((Suit.BLACK,) if self.black else ())

    def _colors(self) -> tuple[Color, ...]:
        own = self.multicolour in (Multicolour.FIVE_OWN, Multicolour.TEN_OWN)
        return BASE_COLORS + ((Color.MULTICOLOUR,) if own else ())

    @property
    def max_score(self) -> int:
        """The best score there is: 25, or 30 with multicolour (R-502, R-805, R-909)."""
        return 5 * sum(suit is not Suit.BLACK for suit in self.suits)

    def copies(self, card: Card) -> int:
        """How many of `card` the whole deck holds."""
        if card.suit not in self.suits:
            return 0
        if card.suit is Suit.MULTICOLOUR and self.multicolour is Multicolour.FIVE_OWN:
            return 1
        rank = 6 - card.rank if card.suit is Suit.BLACK else card.rank  # black is mirrored
        return {1: 3, 5: 1}.get(rank, 2)

    def touches(self, color: Color, suit: Suit) -> bool:
        """Whether a clue naming `color` points out cards of `suit`."""
        if suit is Suit.MULTICOLOUR and self.multicolour is Multicolour.TEN_WILD:
            return True
        return color.letter == suit.letter  # R-208; no color has black's letter

    def cards(self) -> tuple[Card, ...]:
        """Every card in play, sorted by suit and rank, each as often as it exists."""
        return _cards(self)

    def to_dict(self) -> dict[str, Any]:
        """The options as plain JSON values, every one named."""
        values = {name: getattr(self, name) for name in OPTION_NAMES}
        return {name: value.value if isinstance(value, Enum) else value for name, value in values.items()}

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> "Options":
        """Read what `to_dict` wrote; left-out options have their default."""
        unknown = [name for name in values if name not in OPTION_NAMES]
        if unknown:
            raise BadOptions(f"{shown(unknown[0])} is not an option: one of {', '.join(OPTION_NAMES)}")
        return cls(**values)

    @classmethod
    def parse(cls, text: str) -> "Options":
        """Read the short form: `base`, `five-own+expert`, `ten-wild+black+tiles`."""
        values: dict[str, Any] = {}
        for word in text.replace("+", " ").replace(",", " ").split():
            if word == "base":
                continue
            if word not in _WORDS:
                known = ", ".join(_WORDS)
                raise BadOptions(f"{shown(word)} is not an option: one of base, {known}").because(
                    "no-option", typed=shown(word), options=known
                )
            name, value = _WORDS[word]
            if values.get(name, value) != value:
                raise BadOptions(f"{values[name]} and {value} exclude each other: choose one").because(
                    "not-together", one=values[name], other=value
                )
            values[name] = value
        return cls(**values)

    def __str__(self) -> str:
        words = [word for word, (name, value) in _WORDS.items() if self.to_dict()[name] == value]
        return "+".join(words) or "base"


OPTION_NAMES = tuple(each.name for each in fields(Options) if each.init)

# The words of the short form, each with the option it sets.
_WORDS: dict[str, tuple[str, Any]] = {
    "five-own": ("multicolour", "five-own"),
    "ten-wild": ("multicolour", "ten-wild"),
    "ten-own": ("multicolour", "ten-own"),
    "black": ("black", True),
    "tiles": ("tiles", True),
    "expert": ("expert", True),
    "announce": ("announce", True),
    "no-empty-clues": ("empty_clues", False),
    "house-talk": ("talk", "house"),
    "no-memory-aid": ("memory_aid", False),
}


def _check_value(name: str, value: object) -> None:
    allowed = {"multicolour": [m.value for m in Multicolour], "talk": [t.value for t in Talk]}
    if name in allowed:
        if not isinstance(value, str) or value not in allowed[name]:
            raise BadOptions(f"{name} is one of {', '.join(allowed[name])}, not {shown(value)}")
    elif not isinstance(value, bool):
        raise BadOptions(f"{name} is on (True) or off (False), not {shown(value)}")


@cache
def _cards(options: Options) -> tuple[Card, ...]:
    kinds = (Card(suit, rank) for suit in options.suits for rank in RANKS)
    return tuple(card for card in kinds for _ in range(options.copies(card)))


def check_options(options: Options | None) -> Options:
    """The options, those of the base game if none are given."""
    if options is None:
        return Options()
    if not isinstance(options, Options):
        raise BadOptions(
            f"{shown(options)} is not options: write Options(black=True) or Options.parse('black')"
        )
    return options


def check_players(players: int) -> int:
    """The number of players, if there may be so many (R-101)."""
    if isinstance(players, bool) or players not in PLAYER_COUNTS:
        raise BadOptions(f"Hanabi is for 2 to 5 players, not {shown(players)}").because(
            "players", found=shown(players)
        )
    return players


def hand_size(players: int) -> int:
    """How many cards each player is dealt (R-108)."""
    return 5 if check_players(players) <= 3 else 4
