"""What the site itself refuses, beside what tables, stores and rules refuse; and how refusals go out.

HanabiError
└── SiteError
    ├── NoSuchTable   there is no table with that id
    ├── NoSuchChallenge  there is no challenge with that id
    ├── NoSuchPuzzle  there is no puzzle with that id, or none of that kind
    ├── NotForYou     that is not for this person, or not before the end
    ├── NotValid      a code or passkey that is wrong, or no longer good
    ├── Banned        the operator does not want them here
    ├── NotInvited    nobody comes in without an invitation, or not with that one
    ├── BadMessage    a message that cannot be read
    │   └── TooLong   a message that is longer than any has to be
    ├── TooMuch       more requests than anybody needs
    ├── TooManyTables  somebody has as many open tables as one may have
    ├── TooBusy       too many ask for the same at once
    ├── RefusedElsewhere  the process that did a job refused it
    └── WrongOrigin   a page of another site asked
"""

from math import ceil

from hanabi.rules import errors as rules
from hanabi.rules.errors import BadRecord, HanabiError, IllegalMove
from hanabi.rules.kebab import kebab
from hanabi.site.bots.bot_pool import BotCrashed, BotTooSlow, BotTrouble
from hanabi.store import errors as store
from hanabi.store.errors import BadWanted, CannotKeep, SeqTaken, StoreError
from hanabi.table import errors as table
from hanabi.table.errors import NotHost, NotNow, NotSeated, Refused, SeatTaken, Stale, code_of


class SiteError(HanabiError):
    """The root of what the site refuses."""


class NoSuchTable(SiteError):
    """There is no table with that id."""


class NoSuchChallenge(SiteError):
    """There is no challenge with that id."""


class NoSuchPuzzle(SiteError):
    """There is no puzzle with that id, or none of that kind."""


class NotForYou(SiteError):
    """That is not for this person, or not before the end."""


class NotValid(SiteError):
    """A code or passkey that is wrong, or no longer good."""


class Banned(SiteError):
    """Whoever runs the site does not want this guest, or anybody from this address."""


class NotInvited(SiteError):
    """Nobody comes in without an invitation, or not with that one."""


class BadMessage(SiteError):
    """A message that cannot be read."""


class TooLong(BadMessage):
    """A message that is longer than any has to be."""


class TooMuch(SiteError):
    """More requests than anybody needs."""

    def __init__(self, text: str, again_after: float = 1.0) -> None:
        super().__init__(text)
        self.again_after = again_after


class TooManyTables(SiteError):
    """Somebody has as many open tables as one may have."""


class TooBusy(SiteError):
    """Too many ask for such things at once, or it took too long."""


class RefusedElsewhere(SiteError):
    """The process that did a job refused it, with this code, text and status of HTTP."""

    def __init__(self, code: str, text: str, status: int, about: str = "") -> None:
        super().__init__(text)
        self.code, self.status, self.about = code, status, about


class WrongOrigin(SiteError):
    """A page of another site asked."""


LONGEST_REASON = 300
RefusalTold = tuple[str, str, int, str]  # what crosses the border of a process: `RefusedElsewhere(*told)`
TRY_AGAIN = (429, 503)  # statuses of what may work a little later
A_MOMENT = 5  # seconds until it is worth trying again, where nothing is known

# The first that fits says how HTTP calls it.
_STATUS: tuple[tuple[type[HanabiError], int], ...] = (
    (NoSuchTable, 404),
    (NoSuchChallenge, 404),
    (NoSuchPuzzle, 404),
    (NotForYou, 403),
    (NotValid, 403),
    (Banned, 403),
    (NotInvited, 403),
    (WrongOrigin, 403),
    (TooLong, 413),
    (TooMuch, 429),
    (TooManyTables, 409),
    (TooBusy, 503),
    (NotHost, 403),
    (NotSeated, 403),
    (SeatTaken, 409),
    (NotNow, 409),
    (Stale, 409),
    (IllegalMove, 409),
    (rules.CannotSay, 409),
    (Refused, 409),
    (BadWanted, 400),
    (CannotKeep, 400),
    (SeqTaken, 409),
    (StoreError, 503),
    (BotTrouble, 503),
)

# Roots that only gather others, and what never goes out: it is for whoever runs the site, or for programs.
NEVER_SENT: frozenset[type[HanabiError]] = frozenset(
    {
        HanabiError,
        rules.Unreadable,
        rules.IllegalMove,
        table.Refused,
        store.StoreError,
        store.SeqTaken,
        store.SchemaTooNew,
        store.CannotBackUp,
        SiteError,
        RefusedElsewhere,
        BotTrouble,
    }
)

# Refusals without a class of their own: HTTP's, and a fault of the site itself.
OTHER_REFUSALS = {
    "bad-request": "The request is no proper HTTP.",
    "not-found": "There is nothing at that address.",
    "method-not-allowed": "The address is there, but not for that method.",
    "internal": "Something went wrong on the site; it is in its log.",
}


def unreadable(error: Exception) -> BadMessage:
    """The refusal of what cannot be read; it quotes a line of it at most."""
    return BadMessage(f"that cannot be read: {str(error)[:LONGEST_REASON]}")


def refusals() -> dict[str, str]:
    """Every code that a refusal can have over HTTP or a socket, and what it means."""
    kinds = {
        kind
        for module in (rules, table, store)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, HanabiError)
    }
    kinds |= {
        NoSuchTable,
        NoSuchChallenge,
        NoSuchPuzzle,
        NotForYou,
        NotValid,
        Banned,
        NotInvited,
        BadMessage,
        TooLong,
        TooMuch,
        TooManyTables,
        TooBusy,
    }
    kinds |= {WrongOrigin, BotCrashed, BotTooSlow}
    told = {code_of_kind(kind): _sentence(kind) for kind in kinds - NEVER_SENT}
    return dict(sorted((told | OTHER_REFUSALS).items()))


def code_of_kind(kind: type[HanabiError]) -> str:
    """The code of a kind of refusal."""
    return kebab(kind.__name__)


def _sentence(kind: type[HanabiError]) -> str:
    return (kind.__doc__ or "").strip().splitlines()[0]


def status_of(error: HanabiError) -> int:
    """The HTTP status of a refusal."""
    if isinstance(error, RefusedElsewhere):
        return error.status
    return next((status for kind, status in _STATUS if isinstance(error, kind)), 400)


def again_after(error: HanabiError) -> int:
    """After how many seconds it is worth trying again."""
    return ceil(error.again_after) if isinstance(error, TooMuch) else A_MOMENT


def text_of(error: HanabiError) -> str:
    """What a refusal says outside: of the trouble of a store or a bot neither its place nor its reason."""
    if isinstance(error, StoreError) and not isinstance(error, BadWanted | CannotKeep):
        return "nothing can be kept at the moment: try again soon"
    if isinstance(error, BotTrouble):
        return "the bot gave no move: try again, or ask another one"
    return str(error)


def about_of(error: HanabiError) -> str:
    """What a sentence in any language can name of a refusal."""
    return error.about if isinstance(error, BadRecord | RefusedElsewhere) else ""


def refusal_told(error: HanabiError) -> RefusalTold:
    """A refusal as one process tells it to another."""
    return sent_code(error), text_of(error), status_of(error), about_of(error)


def sent_code(error: HanabiError) -> str:
    """The code of a refusal as it goes out; one that nobody should meet is a fault of the site."""
    if isinstance(error, RefusedElsewhere):
        return error.code
    return "internal" if type(error) in NEVER_SENT else code_of(error)
