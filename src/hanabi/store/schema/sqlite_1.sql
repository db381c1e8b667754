-- Version 1: tables with their summaries, events, who sits where, settings.

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    phase TEXT NOT NULL,
    public INTEGER NOT NULL,
    edition TEXT NOT NULL,
    options TEXT NOT NULL,
    players INTEGER NOT NULL,
    names TEXT NOT NULL, -- names, guests and bots are JSON lists by seat
    guests TEXT NOT NULL,
    bots TEXT NOT NULL,
    created INTEGER NOT NULL, -- all times are milliseconds since 1970, UTC
    changed INTEGER NOT NULL,
    started INTEGER,
    ended INTEGER,
    moves INTEGER NOT NULL,
    score INTEGER,
    result TEXT,
    reason TEXT,
    mistakes INTEGER NOT NULL,
    deal TEXT,
    fixed INTEGER NOT NULL,
    due INTEGER,
    listed_at INTEGER NOT NULL, -- ended or, before that, created: what lists are sorted by
    sought TEXT NOT NULL, -- the names in small letters, for searching
    last_seq INTEGER NOT NULL -- of the table's events, which have no gaps
);

CREATE INDEX tables_by_time ON tables (listed_at, id);
CREATE INDEX tables_by_phase ON tables (phase, listed_at, id);
CREATE INDEX tables_by_deal ON tables (deal, listed_at, id) WHERE deal IS NOT NULL;
CREATE INDEX tables_by_due ON tables (due, id) WHERE due IS NOT NULL;

-- What statistics ask for, in the order they group by, so that they mostly read these indexes alone.
CREATE INDEX tables_by_kind ON tables
    (phase, edition, options, players, score, result, reason, mistakes, public, listed_at, id)
    WHERE phase = 'ended';
CREATE INDEX tables_by_day ON tables
    (phase, listed_at, score, result, mistakes, public, edition, players, id)
    WHERE phase = 'ended';

CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

CREATE TABLE seats (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (guest, table_id, seat)
) WITHOUT ROWID;

CREATE INDEX seats_by_table ON seats (table_id);

CREATE TABLE settings (
    name TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;

-- One row that is written to see whether writing works.
CREATE TABLE alive (
    id INTEGER NOT NULL PRIMARY KEY,
    at INTEGER NOT NULL
);
