"""What a bot says: why it made a move, and what it would do."""

from typing import Annotated

from msgspec import Meta

from hanabi.game.events import Event
from hanabi.protocol.structs import Value
from hanabi.rules.record import MAX_MOVES
from hanabi.rules.suits import Color


class AskBot(Value, frozen=True):
    """What would this bot do after `first` moves of a record, and at so many moments from there on?"""

    record: Annotated[str, Meta(max_length=250_000)]
    bot: Annotated[str, Meta(max_length=60)]
    first: Annotated[int, Meta(ge=0, le=MAX_MOVES)]
    count: Annotated[int, Meta(ge=1, le=20)] = 1


class BotReason(Value, frozen=True, omit_defaults=False):
    """Why a bot would do something: a code, and what it speaks of, as docs/partner.md has it."""

    code: str
    seat: int | None = None
    to: int | None = None
    orders: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()
    named: Color | int | None = None


class BotWords(Value, frozen=True, omit_defaults=False):
    """What you may be told of a move: a bot's reasons, and what it took the clues before it to mean.

    `meaning` is what a clue to you says by the conventions of the bots. Nothing of it depends on cards that
    you cannot see; `whole` is whether it is all there is to tell, else more is told when those lie open.
    """

    moves: int
    seat: int
    bot: str | None
    reasons: tuple[BotReason, ...]
    readings: tuple[BotReason, ...]
    meaning: tuple[BotReason, ...]
    whole: bool


class Advice(Value, frozen=True, omit_defaults=False):
    """What a bot would do after `moves` moves, what would come of it, and why, if it says so.

    It is asked in the place of `seat`, and knows what that seat knew then. `agrees` is whether the same was
    done; null where the record ends.
    """

    moves: int
    seat: int
    move: str
    events: tuple[Event, ...]
    reasons: tuple[BotReason, ...]
    agrees: bool | None


class Advised(Value, frozen=True, omit_defaults=False):
    """What a bot would do, moment by moment; moments at which nobody has to choose are left out."""

    advice: tuple[Advice, ...]
