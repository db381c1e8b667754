"""Hanabi: the cooperative card game as a library, a table and an environment.

The public door. Names are loaded when they are first used, so that `import hanabi` costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hanabi.bots.bot import Bot
    from hanabi.bots.bot_errors import BrokenBot
    from hanabi.bots.play import play
    from hanabi.bots.registry import bot_names, make_bot
    from hanabi.bots.seats import Seats
    from hanabi.envs.batch import Batch
    from hanabi.game.board import Board, HeldCard
    from hanabi.game.events import (
        Clued,
        Completed,
        Discarded,
        Drew,
        Ended,
        Event,
        Failed,
        LastRound,
        MistakeRepaired,
        Placed,
        Rearranged,
        Recycled,
        Salvaged,
        TileLapsed,
        TileTurned,
        TokensBack,
    )
    from hanabi.game.position import set_up
    from hanabi.game.position_reading import parse_position
    from hanabi.game.replay import Replay, record_of
    from hanabi.game.state import State
    from hanabi.game.view import SpectatorView, View
    from hanabi.rules.cards import Card, parse_cards
    from hanabi.rules.deal import Deal
    from hanabi.rules.editions import EDITIONS, Edition, edition
    from hanabi.rules.errors import (
        AllTokensThere,
        BadDeal,
        BadNotation,
        BadOptions,
        BadRecord,
        CannotAnnounce,
        CannotName,
        CannotSay,
        EmptyClue,
        GameOver,
        HanabiError,
        IllegalMove,
        NoClueToken,
        NoFit,
        NoSuchCard,
        NoSuchSeat,
        NoTile,
        NotOffered,
        NotYourTurn,
        TilePending,
        Unreadable,
    )
    from hanabi.rules.hanab_live import from_hanab_live, to_hanab_live
    from hanabi.rules.hanab_live_link import from_link, to_link
    from hanabi.rules.moves import (
        Action,
        ClueColor,
        ClueRank,
        Discard,
        Lapse,
        Move,
        Play,
        Rearrange,
        Recycle,
        Salvage,
        Stop,
        parse_move,
    )
    from hanabi.rules.options import Multicolour, Options, Talk
    from hanabi.rules.outcome import Outcome, Rating, Reason, Result
    from hanabi.rules.record import Record
    from hanabi.rules.suits import Color, Suit
    from hanabi.rules.tiles import Tile
    from hanabi.testing import check_bot

__version__ = "0.1.0"

_HOMES = {
    "bots.bot": "Bot",
    "bots.play": "play",
    "bots.bot_errors": "BrokenBot",
    "bots.registry": "bot_names make_bot",
    "bots.seats": "Seats",
    "envs.batch": "Batch",
    "game.board": "Board HeldCard",
    "game.events": (
        "Clued Completed Discarded Drew Ended Event Failed LastRound MistakeRepaired Placed Rearranged "
        "Recycled Salvaged TileLapsed TileTurned TokensBack"
    ),
    "game.position": "set_up",
    "game.position_reading": "parse_position",
    "game.replay": "Replay record_of",
    "game.state": "State",
    "game.view": "SpectatorView View",
    "rules.cards": "Card parse_cards",
    "rules.deal": "Deal",
    "rules.editions": "EDITIONS Edition edition",
    "rules.errors": (
        "AllTokensThere BadDeal BadNotation BadOptions BadRecord CannotAnnounce CannotName CannotSay "
        "EmptyClue GameOver HanabiError IllegalMove NoClueToken NoFit NoSuchCard NoSuchSeat NoTile "
        "NotOffered NotYourTurn TilePending Unreadable"
    ),
    "rules.hanab_live": "from_hanab_live to_hanab_live",
    "rules.hanab_live_link": "from_link to_link",
    "rules.moves": (
        "Action ClueColor ClueRank Discard Lapse Move Play Rearrange Recycle Salvage Stop parse_move"
    ),
    "rules.options": "Multicolour Options Talk",
    "rules.outcome": "Outcome Rating Reason Result",
    "rules.record": "Record",
    "rules.suits": "Color Suit",
    "rules.tiles": "Tile",
    "testing": "check_bot",
}
_HOME_OF = {name: f"hanabi.{home}" for home, names in _HOMES.items() for name in names.split()}

__all__ = [
    "EDITIONS",
    "Action",
    "AllTokensThere",
    "BadDeal",
    "BadNotation",
    "BadOptions",
    "BadRecord",
    "Batch",
    "Board",
    "Bot",
    "BrokenBot",
    "CannotAnnounce",
    "CannotName",
    "CannotSay",
    "Card",
    "ClueColor",
    "ClueRank",
    "Clued",
    "Color",
    "Completed",
    "Deal",
    "Discard",
    "Discarded",
    "Drew",
    "Edition",
    "EmptyClue",
    "Ended",
    "Event",
    "Failed",
    "GameOver",
    "HanabiError",
    "HeldCard",
    "IllegalMove",
    "Lapse",
    "LastRound",
    "MistakeRepaired",
    "Move",
    "Multicolour",
    "NoClueToken",
    "NoFit",
    "NoSuchCard",
    "NoSuchSeat",
    "NoTile",
    "NotOffered",
    "NotYourTurn",
    "Options",
    "Outcome",
    "Placed",
    "Play",
    "Rating",
    "Rearrange",
    "Rearranged",
    "Reason",
    "Record",
    "Recycle",
    "Recycled",
    "Replay",
    "Result",
    "Salvage",
    "Salvaged",
    "Seats",
    "SpectatorView",
    "State",
    "Stop",
    "Suit",
    "Talk",
    "Tile",
    "TileLapsed",
    "TilePending",
    "TileTurned",
    "TokensBack",
    "Unreadable",
    "View",
    "bot_names",
    "check_bot",
    "edition",
    "from_hanab_live",
    "from_link",
    "make_bot",
    "parse_cards",
    "parse_move",
    "parse_position",
    "play",
    "record_of",
    "set_up",
    "to_hanab_live",
    "to_link",
]


def __getattr__(name: str) -> object:
    if name not in _HOME_OF:
        raise AttributeError(f"module 'hanabi' has no attribute {name!r}")
    value = getattr(import_module(_HOME_OF[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
