"""Games that were played elsewhere, brought here: one, or several at once."""

from typing import Annotated

from msgspec import Meta

from hanabi.protocol.settings import SeatNumber
from hanabi.protocol.structs import Value
from hanabi.protocol.upkeep import Trouble

MOST_GAMES = 10  # in one request
LARGEST_GAMES = 250_000  # characters in one request

GameText = Annotated[str, Meta(max_length=LARGEST_GAMES)]
PlayerName = Annotated[str, Meta(max_length=100)]


class ImportGame(Value, frozen=True):
    """A game to keep, in any form read here; `me` is the name under which you played, if you did."""

    text: GameText
    me: PlayerName = ""


class ImportGames(Value, frozen=True):
    """Several games to keep, each as a text of its own."""

    games: Annotated[tuple[GameText, ...], Meta(min_length=1, max_length=MOST_GAMES)]
    me: PlayerName = ""


class GameImported(Value, frozen=True, omit_defaults=False):
    """What became of a game: its table, or why there is none.

    It is `known` if you had it here before. An `unfinished` one is kept as a game that was stopped. `you` is
    the seat in which you are said to have played.
    """

    table: str | None
    known: bool = False
    unfinished: bool = False
    names: tuple[str, ...] = ()
    score: int | None = None
    you: int | None = None
    trouble: Trouble | None = None


class GamesImported(Value, frozen=True, omit_defaults=False):
    """What became of several games, in their order."""

    games: tuple[GameImported, ...]


class ClaimSeat(Value, frozen=True):
    """Say which player you were in a game that you keep; None for nobody."""

    seat: SeatNumber | None
