"""How is a summary written as columns, and read from them?"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any

import msgspec
from msgspec.structs import asdict

from hanabi.store.errors import CannotKeep
from hanabi.store.store import BETWEEN_NAMES, LARGEST, Phase, Row, Summary, is_plain

Value = str | int | bool | None

# A summary's fields in their order; `table` is a word of SQL.
SUMMARY = ("id", *(field for field in Summary.__struct_fields__ if field != "table"))
COLUMNS = (*SUMMARY, "listed_at", "sought", "last_seq")
SELECTED = ", ".join(SUMMARY)
REPLACED = ", ".join(f"{column} = excluded.{column}" for column in COLUMNS if column != "id")

INDEXED = (
    "id",
    "edition",
    "options",
    "result",
    "reason",
    "deal",
    "keeper",
    "day",
    "talk",
    "clock",
    "challenge",
)
TEXTS = (*INDEXED, "phase", "names", "guests", "bots", "looks", "sought")
NUMBERS = ("players", "moves", "score", "mistakes", "on_turn", "number")
TIMES = ("created", "changed", "started", "ended", "due", "turn_began", "remind")
LONGEST_INDEXED = 100  # an entry of an index has to fit into a third of a page
END_OF_TIME = 253_402_300_800_000  # the year 10000

_texts_of, _numbers_of, _times_of = itemgetter(*TEXTS), itemgetter(*NUMBERS), itemgetter(*TIMES)
_words = msgspec.json.Decoder(tuple[str | None, ...]).decode

# What is kept in another form than it has, and the way back.
_FORMS: dict[str, Callable[[Any], Any]] = {
    "phase": Phase,
    "public": bool,
    "names": _words,
    "guests": _words,
    "bots": _words,
    "looks": _words,
    "fixed": bool,
    "assisted": bool,
}
_READ = tuple((SUMMARY.index(column), form) for column, form in _FORMS.items())


def written(summary: Summary, last_seq: int) -> dict[str, Value]:
    """The columns of a table, by name."""
    columns: dict[str, Any] = asdict(summary)
    columns["id"] = columns.pop("table")
    columns["phase"] = summary.phase.value
    columns["names"] = _listed(summary.names)
    columns["guests"] = _listed(summary.guests)
    columns["bots"] = _listed(summary.bots)
    columns["looks"] = _listed(summary.looks)
    columns["listed_at"] = summary.listed_at
    columns["sought"] = _sought(summary.names)
    columns["last_seq"] = last_seq
    return columns


@lru_cache(maxsize=4096)  # the same names come with every move
def _listed(words: tuple[str | None, ...]) -> str:
    try:
        return msgspec.json.encode(words).decode()
    except UnicodeEncodeError:
        raise CannotKeep(f"a name has characters that no text can have: {words!r}") from None


@lru_cache(maxsize=4096)
def _sought(names: tuple[str, ...]) -> str:
    """The names as they are searched for."""
    return BETWEEN_NAMES.join(name.replace(BETWEEN_NAMES, " ").casefold() for name in names)


def read(columns: Sequence[Any]) -> Summary:
    """The summary in columns selected in the order of `SUMMARY`."""
    values = list(columns)
    for place, form in _READ:
        values[place] = form(values[place])
    return Summary(*values)


def seated(summary: Summary) -> list[tuple[str, int]]:
    """The guests of a table and their seats."""
    return [(guest, seat) for seat, guest in enumerate(summary.guests) if guest is not None]


def check(table: str, rows: Sequence[Row], summary: Summary, by: str) -> dict[str, Value]:
    """The columns to write, unless they or the rows are something that one of the stores could not keep."""
    if summary.table != table:
        raise CannotKeep(f"the summary is of table {summary.table!r}, the rows are of table {table!r}")
    columns = written(summary, rows[-1].seq if rows else 0)
    _check_texts(_texts_of(columns))
    _check_numbers(_numbers_of(columns))
    _check_guests((by, *summary.guests))
    for time in _times_of(columns):
        _check_time(time)
    for row in rows:
        _check_time(row.at)
        if not 1 <= row.seq <= LARGEST:
            raise CannotKeep(f"rows are counted from 1, and this one is row {row.seq}")
    return columns


def check_order(rows: Sequence[Row]) -> None:
    """Refuse rows that do not follow each other."""
    if not rows:
        raise CannotKeep("an append has at least one row")
    for number, row in enumerate(rows, rows[0].seq):
        if row.seq != number:
            raise CannotKeep(f"rows have no gaps: row {number} is missing before row {row.seq}")


def gap(table: str, first: int, last: int) -> CannotKeep:
    """What to say of rows that would leave a gap behind the last one kept."""
    return CannotKeep(f"rows have no gaps: table {table} ends with row {last}, row {first} cannot follow")


@lru_cache(maxsize=4096)  # a table's are the same with every move
def _check_texts(texts: tuple[Value, ...]) -> None:
    for column, text in zip(TEXTS, texts, strict=True):
        _check_text(column, text)
    for column, text in zip(INDEXED, texts, strict=False):
        _check_length(column, text)


@lru_cache(maxsize=4096)
def _check_numbers(numbers: tuple[int | None, ...]) -> None:
    for column, number in zip(NUMBERS, numbers, strict=True):
        if abs(number or 0) > LARGEST:
            raise CannotKeep(f"{column} is a number of at most 64 bits")


@lru_cache(maxsize=4096)
def _check_guests(guests: tuple[str | None, ...]) -> None:
    for guest in guests:
        _check_text("guest", guest)
        _check_length("guest", guest)


def _check_text(column: str, text: Value) -> None:
    if isinstance(text, str) and not is_plain(text):
        raise CannotKeep(f"{column} has characters that no text can have: {text!r}")


def _check_length(column: str, text: Value) -> None:
    if isinstance(text, str) and len(text) > LONGEST_INDEXED:
        raise CannotKeep(f"{column} has at most {LONGEST_INDEXED} characters, not {len(text)}")


def _check_time(time: int | None) -> None:
    if time is not None and not 0 <= time < END_OF_TIME:
        raise CannotKeep(f"a time is in milliseconds since 1970 and before the year 10000, not {time}")
