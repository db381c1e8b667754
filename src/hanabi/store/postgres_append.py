"""How are many appends written to PostgreSQL at once? As one statement, which is one transaction."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from hanabi.store import columns
from hanabi.store.store import Row, Summary

_COLUMNS = ", ".join(columns.COLUMNS)

# A table that is there must end just before the new rows; a new one begins with row 1. What is kept is given
# back, so whoever is not among it came too late. The order keeps two workers from waiting for each other.
KEEP = f"""
WITH given AS (
    SELECT summary.*, follows, by
    FROM json_populate_recordset(NULL::tables, $1::json) AS summary
    JOIN unnest($2::text[], $3::bigint[], $4::text[]) AS place (id, follows, by) USING (id)
), kept AS (
    INSERT INTO tables ({_COLUMNS})
    SELECT {_COLUMNS} FROM given
    WHERE follows = 0 OR EXISTS (SELECT FROM tables WHERE tables.id = given.id)
    ORDER BY id
    ON CONFLICT (id) DO UPDATE SET {columns.REPLACED}
    WHERE tables.last_seq = (SELECT follows FROM given WHERE given.id = excluded.id)
    RETURNING id
), added AS (
    INSERT INTO events (table_id, seq, at, body)
    SELECT id, seq, at, body
    FROM unnest($5::text[], $6::bigint[], $7::bigint[], $8::bytea[]) AS row (id, seq, at, body)
    JOIN kept USING (id)
), seated AS (
    SELECT guest, id, seat
    FROM unnest($9::text[], $10::text[], $11::bigint[]) AS place (guest, id, seat)
    JOIN kept USING (id)
), left_again AS (
    DELETE FROM seats USING kept
    WHERE seats.table_id = kept.id
    AND (seats.guest, seats.table_id, seats.seat) NOT IN (SELECT guest, id, seat FROM seated)
), sat_down AS (
    INSERT INTO seats (guest, table_id, seat) SELECT guest, id, seat FROM seated ON CONFLICT DO NOTHING
    RETURNING guest, table_id
), traced AS (
    INSERT INTO traces (guest, table_id)
    SELECT guest, table_id FROM sat_down UNION SELECT by, id FROM given JOIN kept USING (id) WHERE by <> ''
    ON CONFLICT DO NOTHING
)
SELECT id FROM kept
"""

# In the same order, for the same reason.
NOTE_SEEN = """
WITH found AS (SELECT id FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE)
UPDATE tables SET seen = greatest(seen, $2) FROM found WHERE tables.id = found.id
"""

REPLACE = f"""
UPDATE tables SET rewrites = rewrites + 1, ({", ".join(columns.COLUMNS[1:-1])}) = (
    SELECT {", ".join(columns.COLUMNS[1:-1])} FROM json_populate_recordset(NULL::tables, $1::json)
) WHERE id = $2
"""


@dataclass(frozen=True, slots=True)
class Append:
    """Rows, the summary that goes with them, and the guest who brought them about."""

    rows: Sequence[Row]
    summary: Summary
    by: str = ""

    @property
    def table(self) -> str:
        return self.summary.table

    @property
    def first(self) -> int:
        return self.rows[0].seq


def arguments(group: Sequence[Append]) -> list[Any]:
    """The values of `KEEP` for appends to different tables."""
    summaries = [columns.written(each.summary, each.rows[-1].seq) for each in group]
    rows = [(each.table, row.seq, row.at, row.body) for each in group for row in each.rows]
    seats = [(guest, each.table, seat) for each in group for guest, seat in columns.seated(each.summary)]
    places = [(each.table, each.first - 1, each.by) for each in group]
    return [as_json(summaries), *_apart(places, 3), *_apart(rows, 4), *_apart(seats, 3)]


def as_json(summaries: list[dict[str, columns.Value]]) -> str:
    """Summaries as one text, which PostgreSQL takes apart by the names of the columns."""
    return msgspec.json.encode(summaries).decode()


def _apart(rows: Sequence[Sequence[Any]], width: int) -> list[list[Any]]:
    """Columns instead of rows."""
    return [[row[place] for row in rows] for place in range(width)]
