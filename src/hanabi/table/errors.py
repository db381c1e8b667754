"""Everything a table can refuse beside an illegal move, as one tree.

HanabiError
└── Refused            what was asked is not possible at this table
    ├── NotSeated      only somebody in a seat may do that
    ├── NotHost        only the host may do that
    ├── SeatTaken      somebody sits there already
    ├── NoSuchBot      no bot of that name plays these rules
    ├── NotNow         the table is in another phase: gathering, playing or ended
    ├── NotAgreed      the table's settings do not allow it
    ├── PausedNow      the game is paused
    ├── Stale          the move was meant for another turn
    ├── NothingToAnswer  nobody asked
    ├── NothingToTakeBack  the last move showed something new
    └── TooMany        there are as many of these as a table takes
"""

from hanabi.rules.errors import HanabiError
from hanabi.rules.kebab import kebab


class Refused(HanabiError):
    """What was asked is not possible at this table."""


class NotSeated(Refused):
    """Only somebody in a seat may do that."""


class NotHost(Refused):
    """Only the host may do that."""


class SeatTaken(Refused):
    """Somebody sits there already."""


class NoSuchBot(Refused):
    """No bot of that name plays these rules."""


class NotNow(Refused):
    """The table is in another phase."""


class NotAgreed(Refused):
    """The table's settings do not allow it."""


class PausedNow(Refused):
    """The game is paused."""


class Stale(Refused):
    """The move was meant for another turn."""


class NothingToAnswer(Refused):
    """Nobody asked."""


class NothingToTakeBack(Refused):
    """The last move showed something new, or there is none."""


class TooMany(Refused):
    """There are as many of these as a table takes."""


def code_of(error: HanabiError) -> str:
    """The word by which a refusal is known outside, such as `no-clue-token`."""
    return kebab(type(error).__name__)
