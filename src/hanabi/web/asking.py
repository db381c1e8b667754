"""What a URL asks for: a table, a move, a list, statistics."""

import re

from starlette.requests import HTTPConnection

from hanabi.store.errors import BadWanted
from hanabi.store.store import Phase, Wanted
from hanabi.web.errors import NoSuchTable
from hanabi.web.live import now

NUMBERS = ("players", "min_score", "max_score", "since", "until", "limit")
TEXTS = ("edition", "deal", "text", "before")
KNOWN = frozenset((*NUMBERS, *TEXTS, "phase", "mine", "with"))
LISTED_EMPTY = 3_600_000  # milliseconds that an unfinished public table is listed with nobody there
NOBODY = "nobody"  # an id that no guest has

TABLE_ID = "[a-z0-9]{1,40}"
_table_id = re.compile(TABLE_ID, re.ASCII)
_whole_number = re.compile(r"-?\d{1,19}", re.ASCII)


def table_asked(connection: HTTPConnection) -> str:
    """The table that a path names; only ids that a table can have come near a store."""
    return check_table_id(connection.path_params["table"])


def check_table_id(table: str) -> str:
    """The id, if a table can have it."""
    if not _table_id.fullmatch(table):
        raise NoSuchTable(f"there is no table {table[:40]!r}")
    return table


def moves_asked(connection: HTTPConnection) -> int:
    """The number of moves that a path names; more than any game has is as good as the last."""
    word = connection.path_params["moves"]
    if not re.fullmatch(r"\d+", word, re.ASCII):
        raise BadWanted(f"moves is a whole number from 0, not {word[:40]!r}")
    return int(word[-18:]) if len(word.lstrip("0")) <= 18 else 10**18


def wanted(connection: HTTPConnection, guest: str | None, together: tuple[str, ...] = ()) -> Wanted:
    """The tables that a request is about: public ones, or with `mine=true` those this guest sat at.

    `together` are the guests whom it names by `with`.
    """
    query = connection.query_params
    for name in query:
        if name not in KNOWN:
            raise BadWanted(f"{name[:40]!r} is nothing to ask for: one of {', '.join(sorted(KNOWN))}")
    mine = _yes(query.get("mine", "false"))
    if mine and guest is None:
        guest = NOBODY  # who has no cookie sat nowhere
    numbers = {name: _number(name, query[name]) for name in NUMBERS if name in query}
    texts = {name: query[name] for name in TEXTS if name in query}
    return Wanted(
        phase=_phase(query["phase"]) if "phase" in query else None,
        public=None if mine else True,
        guest=guest if mine else None,
        together=together,
        attended=None if mine else now() - LISTED_EMPTY,
        **numbers,  # type: ignore[arg-type]
        **texts,  # type: ignore[arg-type]
    )


def _phase(word: str) -> Phase:
    try:
        return Phase(word)
    except ValueError:
        raise BadWanted(f"a phase is one of {', '.join(p.value for p in Phase)}, not {word[:40]!r}") from None


def _yes(word: str) -> bool:
    if word not in ("true", "false"):
        raise BadWanted(f"mine is true or false, not {word[:40]!r}")
    return word == "true"


def _number(name: str, word: str) -> int:
    if not _whole_number.fullmatch(word):
        raise BadWanted(f"{name} is a whole number, not {word[:40]!r}")
    return int(word)
