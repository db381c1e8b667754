"""What everyone at the table saw happen.

The one family of events: bots are told them, logs keep them, and they go over the wire as they are. No event
holds a face that only some could see: a drawn card is named by its order alone. A `slot` is the place that a
card had in its hand before the move.
"""

import msgspec

from hanabi.rules.cards import Card
from hanabi.rules.kebab import kebab
from hanabi.rules.outcome import Outcome
from hanabi.rules.suits import Color, Suit
from hanabi.rules.tiles import Tile


class _Seen(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="type", tag=kebab):
    """One thing that everyone saw; over the wire its kind stands in `type`."""


class _FromSlot(_Seen, frozen=True, kw_only=True):
    """A card left the hand, from this place in it."""

    slot: int


class _InSlots(_Seen, frozen=True, kw_only=True):
    """Cards of a hand, which had these places in it before."""

    slots: tuple[int, ...]


class Clued(_InSlots, frozen=True):
    """A clue was given: every card in `touched` is what it names; `fresh` are those never touched before.

    A tile's clue is `free`. Where nobody is to be reminded of earlier clues, `fresh` is left out (R-407).
    """

    seat: int
    to: int
    named: Color | int
    touched: tuple[int, ...]
    fresh: tuple[int, ...]
    free: bool = False


class Placed(_FromSlot, frozen=True):
    """A card was played and joined its firework."""

    seat: int
    order: int
    card: Card
    announced: Suit | None = None


class Failed(_FromSlot, frozen=True):
    """A card was played and could not be placed, or was announced wrongly: a mistake."""

    seat: int
    order: int
    card: Card
    announced: Suit | None = None


class Discarded(_FromSlot, frozen=True):
    """A card was discarded for a token."""

    seat: int
    order: int
    card: Card


class Salvaged(_Seen, frozen=True):
    """A tile brought a card from the discard pile onto its firework."""

    seat: int
    card: Card


class Recycled(_Seen, frozen=True):
    """A tile brought a card from the discard pile back into the deck."""

    seat: int
    card: Card


class Completed(_Seen, frozen=True):
    """A firework is complete."""

    suit: Suit


class TileTurned(_Seen, frozen=True):
    """A reward tile was turned up."""

    seat: int
    tile: Tile


class TileLapsed(_Seen, frozen=True):
    """A reward tile was used up without effect."""

    seat: int
    tile: Tile


class MistakeRepaired(_Seen, frozen=True):
    """A tile took back one mistake."""

    seat: int


class TokensBack(_Seen, frozen=True):
    """Clue tokens became available as a bonus."""

    count: int


class Drew(_Seen, frozen=True):
    """A player took the top card of the deck."""

    seat: int
    order: int


class LastRound(_Seen, frozen=True):
    """The last card was drawn: so many turns are left."""

    turns: int


class Rearranged(_InSlots, frozen=True):
    """A player put their own cards into this order; `slots` are where the cards were before."""

    seat: int
    hand: tuple[int, ...]


class Ended(_Seen, frozen=True):
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
