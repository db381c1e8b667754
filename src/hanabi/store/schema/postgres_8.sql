-- Version 8: challenges, which several groups play with the same deals, and which of these a table plays.

CREATE TABLE challenges (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    guest text COLLATE "C" NOT NULL, -- who made it, '' if they were forgotten
    edition text COLLATE "C" NOT NULL,
    options text COLLATE "C" NOT NULL,
    players bigint NOT NULL,
    deals bigint NOT NULL, -- how many
    made bigint NOT NULL,
    bots text COLLATE "C" -- what bots made of the deals: JSON, once it is known
);

CREATE INDEX challenges_by_guest ON challenges (guest);

ALTER TABLE tables ADD COLUMN challenge text COLLATE "C";
ALTER TABLE tables ADD COLUMN number bigint; -- which of its deals, from 1

CREATE INDEX tables_by_challenge ON tables (challenge, started, id) WHERE challenge IS NOT NULL;
