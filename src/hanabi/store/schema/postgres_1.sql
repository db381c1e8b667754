-- Version 1: tables with their summaries, events, who sits where, settings.

CREATE TABLE tables (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    phase text COLLATE "C" NOT NULL,
    public boolean NOT NULL,
    edition text COLLATE "C" NOT NULL,
    options text COLLATE "C" NOT NULL,
    players bigint NOT NULL,
    names text COLLATE "C" NOT NULL, -- names, guests and bots are JSON lists by seat
    guests text COLLATE "C" NOT NULL,
    bots text COLLATE "C" NOT NULL,
    created bigint NOT NULL, -- all times are milliseconds since 1970, UTC
    changed bigint NOT NULL,
    started bigint,
    ended bigint,
    moves bigint NOT NULL,
    score bigint,
    result text COLLATE "C",
    reason text COLLATE "C",
    mistakes bigint NOT NULL,
    deal text COLLATE "C",
    fixed boolean NOT NULL,
    due bigint,
    listed_at bigint NOT NULL, -- ended or, before that, created: what lists are sorted by
    sought text COLLATE "C" NOT NULL, -- the names in small letters, for searching
    last_seq bigint NOT NULL -- of the table's events, which have no gaps
) WITH (fillfactor = 70);

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
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    seq bigint NOT NULL,
    at bigint NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE seats (
    guest text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    seat bigint NOT NULL,
    PRIMARY KEY (guest, table_id, seat)
);

CREATE INDEX seats_by_table ON seats (table_id);

CREATE TABLE settings (
    name text COLLATE "C" NOT NULL PRIMARY KEY,
    value bytea NOT NULL
);

-- One row that is written to see whether writing works.
CREATE TABLE alive (
    id bigint NOT NULL PRIMARY KEY,
    at bigint NOT NULL
);
