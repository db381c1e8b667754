"""How is a question asked in SQL? One text for both stores, with $1, $2 … for its values."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import Any

import msgspec

from hanabi.store.columns import SELECTED, Value, read
from hanabi.store.errors import BadCursor
from hanabi.store.statistics import Day, Group, Statistics
from hanabi.store.store import (
    LARGEST,
    CoPlayer,
    DailyResult,
    Notice,
    Order,
    Page,
    Phase,
    Report,
    Wanted,
    is_plain,
)

DAY = 24 * 60 * 60 * 1000

EVENTS = "SELECT seq, at, body FROM events WHERE table_id = $1 AND seq > $2 ORDER BY seq"
ONE = f"SELECT {SELECTED} FROM tables WHERE id = $1"
LAST = "SELECT coalesce(max(last_seq), 0) FROM tables WHERE id = $1"
HIGHEST = "SELECT max(seq) FROM events WHERE table_id = $1"
DUE = "SELECT id FROM tables WHERE due <= $1 ORDER BY due, id LIMIT $2"
ABANDONED = """
SELECT id FROM tables WHERE phase = 'gathering' AND changed < $1 AND seen < $1 ORDER BY listed_at, id LIMIT $2
"""
FORGOTTEN = "SELECT who, at FROM forgotten WHERE at >= $1"
TRACES = "SELECT table_id FROM traces WHERE guest = $1 ORDER BY table_id LIMIT $2"

# What the operator does; each statement gives back what it touched.
KEEP_SETTING = """
INSERT INTO settings VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value RETURNING name
"""
DELETE_TABLE = (
    "DELETE FROM events WHERE table_id = $1 RETURNING seq",
    "DELETE FROM seats WHERE table_id = $1 RETURNING seat",
    "DELETE FROM traces WHERE table_id = $1 RETURNING guest",
    "DELETE FROM told WHERE table_id = $1 RETURNING kind",
    "DELETE FROM tables WHERE id = $1 RETURNING id",
)
KEEP_ORDER = """
INSERT INTO orders (at, by, action, subject, until, note) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id
"""
ORDERS = "SELECT id, at, by, action, subject, until, note FROM orders WHERE id > $1 ORDER BY id"
KEEP_REPORT = """
INSERT INTO reports (at, guest, table_id, seat, body)
SELECT $1, $2, $3, $4, $5 WHERE (SELECT count(*) FROM reports WHERE NOT done) < $6 RETURNING id
"""
REPORTS = """
SELECT * FROM (
    SELECT id, at, guest, table_id, seat, body FROM reports WHERE NOT done ORDER BY id DESC LIMIT $1
) AS newest ORDER BY id
"""
SETTLE_REPORT = "UPDATE reports SET done = true WHERE id = $1 AND NOT done RETURNING id"
DROP_REPORTS = "DELETE FROM reports WHERE guest = $1 RETURNING id"

# Where people are told of their turn, and what they have been told of.
KEEP_NOTICE = """
INSERT INTO notices SELECT $1, $2, $3, $4, $5, $6, $7, $8
WHERE (SELECT count(*) FROM notices WHERE guest = $2 AND address <> $4) < $9
ON CONFLICT (guest, address) DO UPDATE
SET secrets = excluded.secrets, language = excluded.language, origin = excluded.origin RETURNING id
"""
NOTICES = """
SELECT id, guest, kind, address, secrets, language, origin, made FROM notices
WHERE guest = $1 ORDER BY made, id
"""
DROP_NOTICES = "DELETE FROM notices WHERE guest = $1 RETURNING id"
DROP_NOTICE = "DELETE FROM notices WHERE guest = $1 AND id = $2 RETURNING id"
KEEP_DEVICE = """
INSERT INTO devices (guest, device, made) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING device
"""
DEVICES = """
SELECT guest, device, made FROM devices WHERE guest = $1 AND revoked IS NULL ORDER BY made, device
"""
REVOKE_DEVICE = """
UPDATE devices SET revoked = $3 WHERE guest = $1 AND device = $2 AND revoked IS NULL RETURNING device
"""
REVOKED_DEVICES = "SELECT guest, device, revoked FROM devices WHERE revoked >= $1"
KEEP_DEVICE_CODE = "INSERT INTO device_codes VALUES ($1, $2, $3, $4) RETURNING code"
DROP_DEVICE_CODES = "DELETE FROM device_codes WHERE guest = $1 RETURNING code"
DEVICE_CODE = "SELECT guest, body FROM device_codes WHERE code = $1 AND until > $2"
TAKE_DEVICE_CODE = "DELETE FROM device_codes WHERE code = $1 RETURNING code"
DROP_DEVICES = "DELETE FROM devices WHERE guest = $1 RETURNING device"
TELL_ONCE = """
INSERT INTO told VALUES ($1, $2, $3) ON CONFLICT (table_id, kind)
DO UPDATE SET turn_began = excluded.turn_began WHERE told.turn_began < excluded.turn_began RETURNING kind
"""
TURNS_TO_TELL = """
SELECT id FROM tables JOIN seats ON table_id = id AND seat = on_turn
WHERE phase = 'playing' AND turn_began >= $1 AND turn_began < $2
AND EXISTS (SELECT 1 FROM notices WHERE notices.guest = seats.guest)
AND NOT EXISTS (
    SELECT 1 FROM told WHERE told.table_id = id AND kind = 'turn' AND told.turn_began >= tables.turn_began
)
ORDER BY tables.turn_began, id LIMIT $3
"""
REMINDERS = """
SELECT id FROM tables WHERE remind <= $1 AND phase = 'playing' AND NOT EXISTS (
    SELECT 1 FROM told WHERE table_id = id AND kind = 'reminder' AND told.turn_began >= tables.turn_began
)
ORDER BY remind, id LIMIT $2
"""

# The names are those of the last game together. CROSS JOIN is how SQLite is told the order.
CO_PLAYERS = """
WITH co_players AS (
    SELECT co_player.guest AS guest, count(DISTINCT tables.id) AS games, max(listed_at) AS last
    FROM seats AS mine CROSS JOIN tables CROSS JOIN seats AS co_player
    WHERE mine.guest = $1 AND tables.id = mine.table_id AND phase = 'ended'
    AND co_player.table_id = tables.id AND co_player.guest <> mine.guest
    GROUP BY co_player.guest ORDER BY 2 DESC, 3 DESC, 1 LIMIT $2
)
SELECT co_players.guest, games, last, names, co_player.seat
FROM co_players CROSS JOIN tables CROSS JOIN seats AS mine CROSS JOIN seats AS co_player
WHERE listed_at = last AND phase = 'ended' AND mine.guest = $1 AND mine.table_id = tables.id
AND co_player.guest = co_players.guest AND co_player.table_id = tables.id
ORDER BY games DESC, last DESC, co_players.guest, tables.id, co_player.seat
"""

# An attempt begins with the cards, finished or not; the rank is that among the games which the guest may see.
DAILY_RESULTS = f"""
WITH attempts AS (
    SELECT table_id, row_number() OVER (PARTITION BY guest ORDER BY started, table_id) AS attempt
    FROM tables JOIN seats ON table_id = id
    WHERE day = $1 AND players = $2 AND started IS NOT NULL
), results AS (
    SELECT {SELECTED},
        CASE WHEN id IN (SELECT table_id FROM attempts WHERE attempt > 1) THEN 0 ELSE 1 END AS first,
        CASE WHEN id IN (SELECT table_id FROM seats WHERE guest = $3) THEN 1 ELSE 0 END AS own
    FROM tables WHERE day = $1 AND players = $2 AND phase = 'ended'
), seen AS (
    SELECT *, CASE WHEN first = 1 AND NOT assisted THEN 0 ELSE 1 END AS apart
    FROM results WHERE public OR own = 1
), placed AS (
    SELECT *,
        rank() OVER (ORDER BY apart, score DESC) AS rank,
        row_number() OVER (ORDER BY apart, score DESC, ended, id) AS place
    FROM seen
)
SELECT {SELECTED}, first, CASE WHEN apart = 0 THEN rank END
FROM placed WHERE place <= $4 OR own = 1 ORDER BY place
"""

_KIND = "edition, options, players, score, result, reason, mistakes"
_KIND_ORDER = ", ".join(f"{word} NULLS FIRST" for word in _KIND.split(", "))
_SUMS = ", ".join(
    f"CAST(sum({what}) AS bigint)"
    for what in ("coalesce(score, 0)", "CASE WHEN result = 'won' THEN 1 ELSE 0 END", "mistakes")
)
_FIRST_DAY = date(1970, 1, 1)

_names = msgspec.json.Decoder(tuple[str, ...])
_cursor = msgspec.json.Decoder(tuple[int, str])


@dataclass(slots=True)
class Question:
    """Conditions and their values as they are gathered."""

    tables: str = "tables"
    conditions: list[str] = field(default_factory=list)
    values: list[Value] = field(default_factory=list)

    def value(self, value: Value) -> str:
        """The place of a value in the text."""
        self.values.append(value)
        return f"${len(self.values)}"

    def want(self, condition: str, value: Value) -> None:
        """Ask for a condition on a value, unless there is none."""
        if value is not None:
            self.conditions.append(condition.format(self.value(value)))

    @property
    def source(self) -> str:
        """The tables asked for, as what follows FROM."""
        return f"{self.tables} WHERE {' AND '.join(self.conditions)}" if self.conditions else self.tables


def listing(wanted: Wanted) -> tuple[str, list[Value]]:
    """One page and one table more, which tells whether there is another page."""
    question = _asked(wanted, None if wanted.phase is None else wanted.phase.value, kept=True)
    if wanted.phase is not Phase.ENDED:
        attended = "(phase IN ('ended', 'closed') OR changed >= {0} OR seen >= {0})"
        question.want(attended, wanted.attended)
    if wanted.before is not None:
        at, table = _read_cursor(wanted.before)
        question.conditions.append(f"(listed_at, id) < ({question.value(at)}, {question.value(table)})")
    limit = question.value(wanted.limit + 1)
    order = "ORDER BY listed_at DESC, id DESC"
    return f"SELECT {SELECTED} FROM {question.source} {order} LIMIT {limit}", question.values


def order_values(order: Order) -> list[Value]:
    """The values of `KEEP_ORDER`."""
    return [order.at, order.by, order.action, order.subject, order.until, order.note]


def report_values(report: Report, most: int) -> list[Value]:
    """The values of `KEEP_REPORT`."""
    return [report.at, report.guest, report.table, report.seat, report.text, most]


def notice_values(notice: Notice, most: int) -> list[Value]:
    """The values of `KEEP_NOTICE`."""
    return [*msgspec.structs.astuple(notice), most]


def page(rows: Sequence[Sequence[Any]], limit: int) -> Page:
    """The page in the rows of a listing."""
    found = tuple(read(row) for row in rows[:limit])
    more = len(rows) > limit
    return Page(found, _write_cursor(found[-1].listed_at, found[-1].table) if more else None)


def co_players(rows: Sequence[Sequence[Any]]) -> list[CoPlayer]:
    """The people in the rows of `CO_PLAYERS`; one who was forgotten has no name and is none of them."""
    found: dict[str, CoPlayer] = {}
    for guest, games, last, names, seat in rows:
        name = _names.decode(names)[seat]
        if name:
            found.setdefault(guest, CoPlayer(guest, name, games, last))
    return list(found.values())


def daily_results(rows: Sequence[Sequence[Any]]) -> list[DailyResult]:
    """The games in the rows of `DAILY_RESULTS`."""
    return [DailyResult(read(game), bool(first), rank) for *game, first, rank in rows]


def counts(wanted: Wanted) -> list[tuple[str, list[Value]]]:
    """The two questions behind statistics: by kind and ending, and by day."""
    question = _asked(wanted, None if wanted.phase in (None, Phase.ENDED) else wanted.phase.value)
    question.conditions.append("phase = 'ended'")  # in the text, so that the indexes of ended games are used
    texts = (
        f"SELECT {_KIND}, count(*) FROM {question.source} GROUP BY {_KIND} ORDER BY {_KIND_ORDER}",
        f"SELECT listed_at / {DAY}, count(*), {_SUMS} FROM {question.source} GROUP BY 1 ORDER BY 1",
    )
    return [(text, question.values) for text in texts]


def statistics(answers: Sequence[Sequence[Sequence[Any]]]) -> Statistics:
    """The statistics in the rows of both questions."""
    kinds, days = answers
    return Statistics(
        tuple(Group(*row) for row in kinds),
        tuple(Day(f"{_FIRST_DAY + timedelta(days=row[0])}", *row[1:]) for row in days),
    )


def _asked(wanted: Wanted, phase: str | None, kept: bool = False) -> Question:
    """What is asked for; a guest's games are, if `kept` ones count, also those kept from elsewhere."""
    question = Question()
    question.want("phase = {}", phase)
    question.want("public = {}", wanted.public)
    question.want("edition = {}", wanted.edition)
    question.want("players = {}", wanted.players)
    first, *others = (*wanted.together, wanted.guest)
    if first is not None:
        # From the guest to the tables: CROSS JOIN is how SQLite is told to take them in this order.
        place = question.value(first)
        games = f"SELECT DISTINCT table_id FROM seats WHERE guest = {place}"
        if kept and not wanted.together:
            games += f" UNION SELECT id FROM tables WHERE keeper = {place}"
        question.tables = f"({games}) AS theirs CROSS JOIN tables"
        question.conditions.append("tables.id = theirs.table_id")
    for other in others:
        question.want("EXISTS (SELECT 1 FROM seats WHERE guest = {} AND table_id = tables.id)", other)
    question.want("deal = {}", wanted.deal)
    question.want("day = {}", wanted.day)
    question.want("score >= {}", wanted.min_score)
    question.want("score <= {}", wanted.max_score)
    question.want("listed_at >= {}", wanted.since)
    question.want("listed_at < {}", wanted.until)
    question.want("sought LIKE {} ESCAPE '!'", _pattern(wanted.text) if wanted.text else None)
    return question


def _pattern(text: str) -> str:
    """A pattern for LIKE in which the text's own signs mean themselves."""
    for sign in "!%_":
        text = text.replace(sign, f"!{sign}")
    return f"%{text.casefold()}%"


def _write_cursor(at: int, table: str) -> str:
    return urlsafe_b64encode(msgspec.json.encode((at, table))).decode()


def _read_cursor(cursor: str) -> tuple[int, str]:
    try:
        at, table = _cursor.decode(urlsafe_b64decode(cursor))
    except (ValueError, msgspec.DecodeError):
        raise BadCursor(f"no page gave the cursor {cursor[:60]!r}: begin with the first page") from None
    if abs(at) > LARGEST or not is_plain(table):
        raise BadCursor(f"no page gave the cursor {cursor[:60]!r}: begin with the first page")
    return at, table
