-- Version 5: whose turn it is and since when, talk and clock for lists, where somebody wants to be told of
-- their turn, and what they have been told of.

ALTER TABLE tables ADD COLUMN talk TEXT NOT NULL DEFAULT 'strict';
ALTER TABLE tables ADD COLUMN clock TEXT; -- such as "per-turn 60" or "bank 600 10"
ALTER TABLE tables ADD COLUMN on_turn INTEGER; -- a seat
ALTER TABLE tables ADD COLUMN turn_began INTEGER;
ALTER TABLE tables ADD COLUMN remind INTEGER; -- when whoever is on turn is reminded of it

CREATE INDEX tables_by_remind ON tables (remind, id) WHERE remind IS NOT NULL;
CREATE INDEX tables_by_turn ON tables (turn_began, id) WHERE phase = 'playing';

CREATE TABLE notices (
    id TEXT NOT NULL PRIMARY KEY,
    guest TEXT NOT NULL,
    kind TEXT NOT NULL, -- push or webhook
    address TEXT NOT NULL,
    secrets TEXT NOT NULL, -- with which a push is encrypted
    language TEXT NOT NULL,
    origin TEXT NOT NULL, -- of the site, as this browser reaches it
    made INTEGER NOT NULL
) WITHOUT ROWID;

CREATE UNIQUE INDEX notices_by_guest ON notices (guest, address);

CREATE TABLE told (
    table_id TEXT NOT NULL,
    kind TEXT NOT NULL, -- turn or reminder
    turn_began INTEGER NOT NULL, -- of the last turn that was told of
    PRIMARY KEY (table_id, kind)
) WITHOUT ROWID;
