"""What everyone at the table saw happen.

No event holds a face that only some could see: a drawn card is named by its order alone.
"""

from dataclasses import dataclass

from hanabi.rules.cards import Card
from hanabi.rules.outcome import Outcome
from hanabi.rules.suits import Color, Suit
from hanabi.rules.tiles import Tile


@dataclass(frozen=True, slots=True)
class Clued:
    """A clue was given: every card in `touched` is what it names; `fresh` are those never touched before."""

    seat: int
    to: int
    named: Color | int
    touched: tuple[int, ...]
    fresh: tuple[int, ...]
    free: bool


@dataclass(frozen=True, slots=True)
class Placed:
    """A card was played and joined its firework."""

    seat: int
    order: int
    card: Card
    announced: Suit | None


@dataclass(frozen=True, slots=True)
class Failed:
    """A card was played and could not be placed, or was announced wrongly: a mistake."""

    seat: int
    order: int
    card: Card
    announced: Suit | None


@dataclass(frozen=True, slots=True)
class Discarded:
    """A card was discarded for a token."""

    seat: int
    order: int
    card: Card


@dataclass(frozen=True, slots=True)
class Salvaged:
    """A tile brought a card from the discard pile onto its firework."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Recycled:
    """A tile brought a card from the discard pile back into the deck."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Completed:
    """A firework is complete."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class TileTurned:
    """A reward tile was turned up."""

    seat: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class TileLapsed:
    """A reward tile was used up without effect."""

    seat: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class MistakeRepaired:
    """A tile took back one mistake."""

    seat: int


@dataclass(frozen=True, slots=True)
class TokensBack:
    """Clue tokens became available as a bonus."""

    count: int


@dataclass(frozen=True, slots=True)
class Drew:
    """A player took the top card of the deck."""

    seat: int
    order: int


@dataclass(frozen=True, slots=True)
class LastRound:
    """The last card was drawn: so many turns are left."""

    turns: int


@dataclass(frozen=True, slots=True)
class Rearranged:
    """A player put the own cards into this order."""

    seat: int
    hand: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over."""

    outcome: Outcome


Event = (
    Clued
    | Placed
    | Failed
    | Discarded
    | Salvaged
    | Recycled
    | Completed
    | TileTurned
    | TileLapsed
    | MistakeRepaired
    | TokensBack
    | Drew
    | LastRound
    | Rearranged
    | Ended
)
