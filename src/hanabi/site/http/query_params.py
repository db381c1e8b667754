"""What a URL asks for, read and described: a table, a move, a list, statistics."""

import re
from dataclasses import replace
from typing import Any, get_args

from starlette.datastructures import QueryParams
from starlette.requests import HTTPConnection

from hanabi.analysis.puzzle import Theme
from hanabi.protocol.review import Reader
from hanabi.rules.errors import BadNotation
from hanabi.rules.phase import Phase
from hanabi.site.errors import NoSuchChallenge, NoSuchPuzzle, NoSuchTable
from hanabi.site.people.co_players import NOBODY, together_with
from hanabi.site.people.guests import Guest
from hanabi.site.site import Site
from hanabi.site.tables.daily import finished_today, today
from hanabi.site.tables.live import now
from hanabi.store.errors import BadWanted
from hanabi.store.store import LONGEST_PAGE, LONGEST_TEXT, MOST_SEATS, Wanted

NUMBERS = ("players", "min_score", "max_score", "since", "until", "limit")
TEXTS = ("edition", "deal", "text", "before")
KNOWN = frozenset((*NUMBERS, *TEXTS, "phase", "mine", "with"))
LISTED_MINE = 30 * 24 * 3_600_000  # milliseconds that one's own unfinished table is, with nobody there
LISTED_EMPTY = 3_600_000  # milliseconds that an unfinished public table is listed with nobody there

TABLE_ID = "[a-z0-9]{1,40}"
_table_id = re.compile(TABLE_ID, re.ASCII)
_puzzle_id = re.compile("[0-9a-f]{12}")
_whole_number = re.compile(r"-?\d{1,19}", re.ASCII)


def table_asked(connection: HTTPConnection) -> str:
    """The table that a path names; only ids that a table can have come near a store."""
    return check_table_id(connection.path_params["table"])


def check_table_id(table: str) -> str:
    """The id, if a table can have it."""
    if not _table_id.fullmatch(table):
        raise NoSuchTable(f"there is no table {table[:40]!r}")
    return table


def challenge_asked(connection: HTTPConnection) -> str:
    """The challenge that a path names; its ids are like those of tables."""
    challenge = str(connection.path_params["challenge"])
    if not _table_id.fullmatch(challenge):
        raise NoSuchChallenge(f"there is no challenge {challenge[:40]!r}")
    return challenge


def puzzle_asked(connection: HTTPConnection) -> str:
    """The puzzle that a path names."""
    puzzle = str(connection.path_params["puzzle"])
    if not _puzzle_id.fullmatch(puzzle):
        raise NoSuchPuzzle(f"there is no puzzle {puzzle[:40]!r}")
    return puzzle


def id_asked(connection: HTTPConnection, name: str, most: int = 40) -> str:
    """An id that a path names, made of letters, digits, hyphens and underscores."""
    word = str(connection.path_params[name])
    if not re.fullmatch(_any_id(most), word):
        raise BadWanted(f"{word[:40]!r} is no {name}")
    return word


def _any_id(most: int) -> str:
    return rf"[A-Za-z0-9_-]{{1,{most}}}"


def theme_asked(request: HTTPConnection) -> Theme | None:
    """The theme that a URL may name."""
    name = request.query_params.get("theme")
    if name is None:
        return None
    try:
        return Theme(name)
    except ValueError:
        raise BadWanted(f"a theme is one of {', '.join(each.value for each in Theme)}") from None


def moves_asked(connection: HTTPConnection) -> int:
    """The number of moves that a path names; more than any game has is as good as the last."""
    word = connection.path_params["moves"]
    if not re.fullmatch(r"\d+", word, re.ASCII):
        raise BadWanted(f"moves is a whole number from 0, not {word[:40]!r}")
    return int(word[-18:]) if len(word.lstrip("0")) <= 18 else 10**18


async def listing_asked(connection: HTTPConnection, site: Site, guest: Guest | None) -> Wanted:
    """The tables that a request is about: public ones, or with `mine=true` those this guest sat at."""
    together = await together_with(connection.query_params.getlist("with"), site, guest)
    wanted = _wanted(connection.query_params, guest.id if guest else None, together)
    if not wanted.public:
        return wanted
    opened = await finished_today(site.store, guest.id if guest else None)
    return replace(wanted, closed_day=today().isoformat(), opened=opened)


def _wanted(query: QueryParams, guest: str | None, together: tuple[str, ...]) -> Wanted:
    for name in query:
        if name not in KNOWN:
            raise BadWanted(f"{name[:40]!r} is nothing to ask for: one of {', '.join(sorted(KNOWN))}")
    mine = _yes("mine", query.get("mine", "false"))
    if mine and guest is None:
        guest = NOBODY  # who has no cookie sat nowhere
    numbers = {name: _number(name, query[name]) for name in NUMBERS if name in query}
    texts = {name: query[name] for name in TEXTS if name in query}
    return Wanted(
        phase=_phase(query["phase"]) if "phase" in query else None,
        public=None if mine else True,
        guest=guest if mine else None,
        together=together,
        attended=now() - (LISTED_MINE if mine else LISTED_EMPTY),
        **numbers,  # type: ignore[arg-type]
        **texts,  # type: ignore[arg-type]
    )


def _phase(word: str) -> Phase:
    try:
        return Phase(word)
    except ValueError:
        raise BadWanted(f"a phase is one of {', '.join(p.value for p in Phase)}, not {word[:40]!r}") from None


def yes_asked(connection: HTTPConnection, name: str) -> bool:
    """Whether a URL says yes to something; it need not say anything."""
    return _yes(name, connection.query_params.get(name, "false"))


def _yes(name: str, word: str) -> bool:
    if word not in ("true", "false"):
        raise BadWanted(f"{name} is true or false, not {word[:40]!r}")
    return word == "true"


def number_asked(connection: HTTPConnection, name: str, otherwise: int) -> int:
    """A number that a URL may name."""
    text = connection.query_params.get(name)
    if text is None:
        return otherwise
    if not text.isascii() or not text.isdecimal() or len(text) > 6:
        raise BadNotation(f"{name} is a number, not {text[:40]!r}")
    return int(text)


def _number(name: str, word: str) -> int:
    if not _whole_number.fullmatch(word):
        raise BadWanted(f"{name} is a whole number, not {word[:40]!r}")
    return int(word)


# How all this is described for programs.

Parameter = dict[str, Any]


def _in_path(name: str, schema: dict[str, Any], text: str) -> Parameter:
    return {"name": name, "in": "path", "required": True, "schema": schema, "description": text}


def _in_query(name: str, schema: dict[str, Any], text: str) -> Parameter:
    return {"name": name, "in": "query", "schema": schema, "description": text}


_NUMBER = {"type": "integer", "minimum": -(2**63) + 1, "maximum": 2**63 - 1}
_COUNT = {"type": "integer", "minimum": 0, "maximum": 999_999}
_WORD = {"type": "string", "pattern": r"^[^\u0000\u001f]*$"}

TABLE_IN_PATH = _in_path(
    "table", {"type": "string", "pattern": f"^{TABLE_ID}$"}, "the table's id, as in its link"
)
MOVES_IN_PATH = _in_path(
    "moves", {"type": "integer", "minimum": 0}, "after so many moves; too many mean the last"
)
NOTICE_IN_PATH = _in_path("notice", {"type": "string", "pattern": f"^{_any_id(40)}$"}, "the id of a notice")
DEVICE_IN_PATH = _in_path(
    "device", {"type": "string", "pattern": f"^{_any_id(40)}$"}, "the id of a browser of yours"
)
TOKEN_IN_PATH = _in_path(
    "token", {"type": "string", "pattern": f"^{_any_id(60)}$"}, "what stands in a mail to end them"
)
PASSKEY_IN_PATH = _in_path(
    "passkey", {"type": "string", "pattern": f"^{_any_id(1400)}$"}, "the id of a passkey of yours"
)
PERSON_IN_PATH = _in_path(
    "person", {"type": "string", "pattern": f"^{_any_id(40)}$"}, "the id of somebody you blocked"
)
CHALLENGE_IN_PATH = _in_path(
    "challenge", {"type": "string", "pattern": f"^{TABLE_ID}$"}, "the id of a challenge"
)
PUZZLE_IN_PATH = _in_path("puzzle", {"type": "string", "pattern": "^[0-9a-f]{12}$"}, "the id of a puzzle")
PUZZLE_PARAMETERS = (
    _in_query("theme", {"enum": [theme.value for theme in Theme]}, "what it is about; anything otherwise"),
    _in_query("daily", {"type": "boolean"}, "the puzzle of today instead"),
)
LISTING_PARAMETERS = (
    _in_query("phase", {"enum": [phase.value for phase in Phase]}, "how far the table has come"),
    _in_query("mine", {"type": "boolean"}, "tables where you sat, public or not, instead of public ones"),
    _in_query(
        "with",
        {"type": "array", "items": {"type": "string"}, "maxItems": MOST_SEATS},
        "games where all of these people sat, by the ids of /api/co-players",
    ),
    _in_query("edition", _WORD, "the printed edition's code"),
    _in_query("players", _NUMBER, "the number of seats"),
    _in_query("deal", _WORD, "games of this deal, by the digest that lists show"),
    _in_query("min_score", _NUMBER, "this score or more"),
    _in_query("max_score", _NUMBER, "this score or less"),
    _in_query("since", _NUMBER, "listed then or later, in milliseconds since 1970"),
    _in_query("until", _NUMBER, "listed before that"),
    _in_query("text", {**_WORD, "maxLength": LONGEST_TEXT}, "part of a player's name"),
    _in_query("before", {"type": "string"}, "the `next` of the part of the list before"),
    _in_query("limit", {"type": "integer", "minimum": 1, "maximum": LONGEST_PAGE}, "so many at most"),
)
PICTURE_PARAMETERS = (
    _in_query("moves", _COUNT, "after so many moves; the last one otherwise"),
    _in_query("seat", _COUNT, "as this seat saw it; all hands open otherwise"),
)
KEPT_ONLY = _in_query("kept", {"type": "boolean"}, "only if it was made before")
REVIEW_PARAMETERS = (
    _in_query("reader", {"enum": list(get_args(Reader))}, "by whose conventions; the best one otherwise"),
    KEPT_ONLY,
)
DAILY_PARAMETERS = (
    _in_query("day", {"type": "string", "format": "date"}, "a day that has come; today otherwise"),
    _in_query("players", {"type": "integer", "minimum": 2, "maximum": 5}, "3 unless named"),
)
