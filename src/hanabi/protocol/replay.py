"""A whole game to go through again, and its branches: every position, and what happened between them."""

from typing import Annotated

from msgspec import Meta

from hanabi.protocol.log import Line
from hanabi.protocol.notebook import Comment, Notebook
from hanabi.protocol.position import Position, Rules
from hanabi.protocol.structs import Value
from hanabi.rules.record import MAX_MOVES


class Replayed(Value, frozen=True, omit_defaults=False):
    """A game to go through: `positions[n]` is the game after `n` moves, `lines` is what happened.

    `record` is the game as text, `deal` a name by which other games of the same deal are found. `table` is
    where it was played; None for one that was only read. `bots_speak` is whether its bots say why they made
    their moves. `hanab_live` is a link with which hanab.live shows the game, if it can.
    """

    table: str | None
    names: tuple[str, ...]
    edition: str
    options: str
    rules: Rules
    started: int | None
    positions: tuple[Position, ...]
    lines: tuple[Line, ...]
    notebook: Notebook
    comments: tuple[Comment, ...]
    sealed: bool
    record: str
    deal: str
    bots_speak: bool = False
    hanab_live: str | None = None


class Exchange(Value, frozen=True):
    """A card, by its order, that shall be another one."""

    order: Annotated[int, Meta(ge=0, le=127)]
    card: Annotated[str, Meta(min_length=2, max_length=2)]


Exchanges = Annotated[tuple[Exchange, ...], Meta(max_length=100)]
BranchMoves = Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=500)]


class Branch(Value, frozen=True, omit_defaults=False):
    """How a branch leaves a game: other cards and moves after `at` moves; `hidden` cards lie face down."""

    at: Annotated[int, Meta(ge=0, le=MAX_MOVES)]
    name: Annotated[str, Meta(max_length=60)] = ""
    exchanged: Exchanges = ()
    moves: BranchMoves = ()
    hidden: Annotated[tuple[Annotated[int, Meta(ge=0, le=127)], ...], Meta(max_length=128)] = ()


class BranchPlayed(Value, frozen=True, omit_defaults=False):
    """A branch gone through: its record, and its positions and lines from where it left the game on.

    The last position holds what the seat on turn may do. `moves` are those of the branch, the bot's included.
    """

    record: str
    moves: tuple[str, ...]
    positions: tuple[Position, ...]
    lines: tuple[Line, ...]


class GameText(Value, frozen=True):
    """A game as text: our record, the JSON of hanab.live, or one of its links."""

    text: Annotated[str, Meta(max_length=250_000)]


class WhatIf(Value, frozen=True):
    """Other cards and other moves, from the moment after `at` moves of a record on.

    With a `bot`, it then plays for all seats, so many moves or to the end.
    """

    record: Annotated[str, Meta(max_length=250_000)]
    at: Annotated[int, Meta(ge=0, le=MAX_MOVES)]
    exchanged: Exchanges = ()
    moves: BranchMoves = ()
    bot: Annotated[str, Meta(max_length=60)] | None = None
    bot_moves: Annotated[int, Meta(ge=1, le=200)] = 1
