-- Version 8: challenges, which several groups play with the same deals, and which of these a table plays.

CREATE TABLE challenges (
    id TEXT NOT NULL PRIMARY KEY,
    guest TEXT NOT NULL, -- who made it, '' if they were forgotten
    edition TEXT NOT NULL,
    options TEXT NOT NULL,
    players INTEGER NOT NULL,
    deals INTEGER NOT NULL, -- how many
    made INTEGER NOT NULL,
    bots TEXT -- what bots made of the deals: JSON, once it is known
) WITHOUT ROWID;

CREATE INDEX challenges_by_guest ON challenges (guest);

ALTER TABLE tables ADD COLUMN challenge TEXT;
ALTER TABLE tables ADD COLUMN number INTEGER; -- which of its deals, from 1

CREATE INDEX tables_by_challenge ON tables (challenge, started, id) WHERE challenge IS NOT NULL;
