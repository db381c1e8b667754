-- Version 5: whose turn it is and since when, talk and clock for lists, where somebody wants to be told of
-- their turn, and what they have been told of.

ALTER TABLE tables ADD COLUMN talk text COLLATE "C" NOT NULL DEFAULT 'strict';
ALTER TABLE tables ADD COLUMN clock text COLLATE "C"; -- such as "per-turn 60" or "bank 600 10"
ALTER TABLE tables ADD COLUMN on_turn bigint; -- a seat
ALTER TABLE tables ADD COLUMN turn_began bigint;
ALTER TABLE tables ADD COLUMN remind bigint; -- when whoever is on turn is reminded of it

CREATE INDEX tables_by_remind ON tables (remind, id) WHERE remind IS NOT NULL;
CREATE INDEX tables_by_turn ON tables (turn_began, id) WHERE phase = 'playing';

CREATE TABLE notices (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    guest text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL, -- push or webhook
    address text COLLATE "C" NOT NULL,
    secrets text COLLATE "C" NOT NULL, -- with which a push is encrypted
    language text COLLATE "C" NOT NULL,
    origin text COLLATE "C" NOT NULL, -- of the site, as this browser reaches it
    made bigint NOT NULL
);

CREATE UNIQUE INDEX notices_by_guest ON notices (guest, address);

CREATE TABLE told (
    table_id text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL, -- turn or reminder
    turn_began bigint NOT NULL, -- of the last turn that was told of
    PRIMARY KEY (table_id, kind)
);
