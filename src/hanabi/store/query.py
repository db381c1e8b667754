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
    Habits,
    Notice,
    Order,
    Page,
    Phase,
    Report,
    Wanted,
    WeekPlace,
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

REVIEW = "SELECT body FROM reviews WHERE table_id = $1 AND reader = $2 AND judge = $3"
KEEP_REVIEW = """
INSERT INTO reviews SELECT $1, $2, $3, $4 WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1)
ON CONFLICT (table_id, reader) DO UPDATE SET judge = excluded.judge, body = excluded.body RETURNING judge
"""

# What the operator does; each statement gives back what it touched.
KEEP_SETTING = """
INSERT INTO settings VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value RETURNING name
"""
DELETE_TABLE = (
    "DELETE FROM events WHERE table_id = $1 RETURNING seq",
    "DELETE FROM seats WHERE table_id = $1 RETURNING seat",
    "DELETE FROM traces WHERE table_id = $1 RETURNING guest",
    "DELETE FROM told WHERE table_id = $1 RETURNING kind",
    "DELETE FROM reviews WHERE table_id = $1 RETURNING reader",
    "DELETE FROM invitations WHERE table_id = $1 RETURNING guest",
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

# Games with a person and a bot, which `TELL_ONCE` has not noted as learned from.
GAMES_TO_LEARN_FROM = """
SELECT id FROM tables WHERE phase = 'ended' AND listed_at >= $1 AND listed_at < $2
AND keeper IS NULL AND bots LIKE '%"%' AND EXISTS (SELECT 1 FROM seats WHERE table_id = id)
AND NOT EXISTS (SELECT 1 FROM told WHERE told.table_id = id AND kind = 'habits')
ORDER BY listed_at, id LIMIT $3
"""

# How people play, as far as bots have seen it; a game that ended earlier says nothing new.
KEEP_HABITS = """
INSERT INTO habits VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (guest, bot) DO UPDATE
SET doubt = excluded.doubt, sense = excluded.sense, plain = excluded.plain, at = excluded.at
WHERE habits.at < excluded.at RETURNING bot
"""
HABITS = "SELECT guest, bot, doubt, sense, plain, at FROM habits WHERE guest = $1 ORDER BY bot"
DROP_HABITS = "DELETE FROM habits WHERE guest = $1 RETURNING bot"

# Challenges, and the games of their deals.
KEEP_CHALLENGE = """
INSERT INTO challenges SELECT $1, $2, $3, $4, $5, $6, $7, $8
WHERE (SELECT count(*) FROM challenges WHERE guest = $2) < $9 RETURNING id
"""
CHALLENGE = "SELECT id, guest, edition, options, players, deals, made, bots FROM challenges WHERE id = $1"
KEEP_CHALLENGE_BOTS = "UPDATE challenges SET bots = $2 WHERE id = $1 RETURNING id"
CHALLENGE_GAMES = f"""
SELECT {SELECTED} FROM tables WHERE challenge = $1 AND started IS NOT NULL ORDER BY started, id LIMIT $2
"""
DISOWN_CHALLENGES = "UPDATE challenges SET guest = '' WHERE guest = $1 RETURNING id"

# Puzzles: a first answer counts. Ratings move by differences, so that no worker undoes another's.
KEEP_PUZZLE_ANSWER = """
INSERT INTO puzzle_answers VALUES ($1, $2, $3, $4) ON CONFLICT (guest, puzzle) DO NOTHING RETURNING puzzle
"""
PUZZLE_ANSWERS = "SELECT puzzle, solved FROM puzzle_answers WHERE guest = $1"
PUZZLE_PLAYER = "SELECT guest, rating, tries, solved, streak, best FROM puzzle_players WHERE guest = $1"
RATE_PUZZLE_PLAYER = """
INSERT INTO puzzle_players VALUES ($1, $2, 1, $4, $4, $4) ON CONFLICT (guest) DO UPDATE SET
rating = puzzle_players.rating + excluded.rating - $3,
tries = puzzle_players.tries + 1,
solved = puzzle_players.solved + excluded.solved,
streak = (puzzle_players.streak + 1) * excluded.solved,
best = CASE WHEN (puzzle_players.streak + 1) * excluded.solved > puzzle_players.best
THEN puzzle_players.streak + 1 ELSE puzzle_players.best END
RETURNING guest
"""
PUZZLE_RATING = "SELECT rating, tries FROM puzzle_ratings WHERE puzzle = $1"
RATE_PUZZLE = """
INSERT INTO puzzle_ratings VALUES ($1, $2, 1) ON CONFLICT (puzzle) DO UPDATE SET
rating = puzzle_ratings.rating + excluded.rating - $3, tries = puzzle_ratings.tries + 1 RETURNING puzzle
"""
DROP_PUZZLE_PLAYER = "DELETE FROM puzzle_players WHERE guest = $1 RETURNING guest"
DROP_PUZZLE_ANSWERS = "DELETE FROM puzzle_answers WHERE guest = $1 RETURNING puzzle"
KEEP_PUZZLE = "INSERT INTO puzzles VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING RETURNING id"
KEPT_PUZZLES = "SELECT body FROM puzzles ORDER BY at DESC, id LIMIT $1"

# The names are those of the last game together. CROSS JOIN is how SQLite is told the order.
CO_PLAYERS = """
WITH co_players AS (
    SELECT co_player.guest AS guest, count(DISTINCT tables.id) AS games, max(listed_at) AS last
    FROM seats AS mine CROSS JOIN tables CROSS JOIN seats AS co_player
    WHERE mine.guest = $1 AND tables.id = mine.table_id AND phase = 'ended' AND keeper IS NULL
    AND co_player.table_id = tables.id AND co_player.guest <> mine.guest
    GROUP BY co_player.guest ORDER BY 2 DESC, 3 DESC, 1 LIMIT $2
)
SELECT co_players.guest, games, last, names, looks, co_player.seat
FROM co_players CROSS JOIN tables CROSS JOIN seats AS mine CROSS JOIN seats AS co_player
WHERE listed_at = last AND phase = 'ended' AND keeper IS NULL
AND mine.guest = $1 AND mine.table_id = tables.id
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

DAILY_GAMES = f"""
SELECT {SELECTED} FROM (SELECT DISTINCT table_id FROM seats WHERE guest = $1) AS theirs CROSS JOIN tables
WHERE tables.id = theirs.table_id AND phase = 'ended' AND day IS NOT NULL
ORDER BY day DESC, started, id LIMIT $2
"""

# The name is that of the last game.
DAILY_PLACES = """
WITH attempts AS (
    SELECT table_id, seat, guest,
        row_number() OVER (PARTITION BY day, guest ORDER BY started, table_id) AS attempt
    FROM tables JOIN seats ON table_id = id
    WHERE day BETWEEN $1 AND $2 AND players = $3 AND started IS NOT NULL
), counted AS (
    SELECT id, score, ended, names FROM tables
    WHERE day BETWEEN $1 AND $2 AND players = $3 AND phase = 'ended' AND NOT assisted
    AND (public OR id IN (SELECT table_id FROM seats WHERE guest = $4))
    AND id NOT IN (SELECT table_id FROM attempts WHERE attempt > 1)
), places AS (
    SELECT guest, count(*) AS days, CAST(sum(score) AS bigint) AS points, max(ended) AS last
    FROM counted JOIN attempts ON table_id = id
    GROUP BY guest ORDER BY 3 DESC, 2, 1 LIMIT $5
)
SELECT places.guest, days, points, names, seat
FROM places JOIN attempts ON attempts.guest = places.guest
JOIN counted ON counted.id = table_id AND ended = last
ORDER BY points DESC, days, places.guest, table_id
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


def habits_values(habits: Habits) -> list[Value]:
    """The values of `KEEP_HABITS`."""
    return [*msgspec.structs.astuple(habits)]


def habits(rows: Sequence[Sequence[Any]]) -> list[Habits]:
    """The habits in the rows of `HABITS`."""
    return [
        Habits(guest, bot, doubt, bool(sense), bool(plain), at)
        for guest, bot, doubt, sense, plain, at in rows
    ]


def page(rows: Sequence[Sequence[Any]], limit: int) -> Page:
    """The page in the rows of a listing."""
    found = tuple(read(row) for row in rows[:limit])
    more = len(rows) > limit
    return Page(found, _write_cursor(found[-1].listed_at, found[-1].table) if more else None)


def co_players(rows: Sequence[Sequence[Any]]) -> list[CoPlayer]:
    """The people in the rows of `CO_PLAYERS`; one who was forgotten has no name and is none of them."""
    found: dict[str, CoPlayer] = {}
    for guest, games, last, names, looks, seat in rows:
        name, known = _names.decode(names)[seat], _names.decode(looks)
        if name:
            found.setdefault(guest, CoPlayer(guest, name, games, last, known[seat] if known else ""))
    return list(found.values())


def daily_results(rows: Sequence[Sequence[Any]]) -> list[DailyResult]:
    """The games in the rows of `DAILY_RESULTS`."""
    return [DailyResult(read(game), bool(first), rank) for *game, first, rank in rows]


def daily_places(rows: Sequence[Sequence[Any]]) -> list[WeekPlace]:
    """The people in the rows of `DAILY_PLACES`; one who was forgotten has no name and is none of them."""
    found: dict[str, WeekPlace] = {}
    for guest, days, points, names, seat in rows:
        name = _names.decode(names)[seat]
        if name:
            found.setdefault(guest, WeekPlace(guest, name, days, points))
    return list(found.values())


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
    if wanted.closed_day is not None:
        opened = "".join(f" OR players = {question.value(count)}" for count in wanted.opened)
        question.want(f"(phase <> 'ended' OR day IS NULL OR day <> {{}}{opened})", wanted.closed_day)
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
