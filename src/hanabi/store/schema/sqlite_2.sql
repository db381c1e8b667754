-- Version 2: who kept a game from elsewhere, when somebody was last at a table, tables that were closed before
-- the first card, and at which tables a guest ever sat or did anything.

ALTER TABLE tables ADD COLUMN seen INTEGER NOT NULL DEFAULT 0; -- every few minutes while somebody is there

UPDATE tables SET phase = 'closed' WHERE phase = 'ended' AND ended IS NULL;

ALTER TABLE tables ADD COLUMN keeper TEXT;

CREATE INDEX tables_by_keeper ON tables (keeper, id) WHERE keeper IS NOT NULL;

-- Everything of somebody who asks to be forgotten is found by these.
CREATE TABLE traces (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (guest, table_id)
) WITHOUT ROWID;

INSERT INTO traces
SELECT guest, table_id FROM (
    SELECT guest, table_id FROM seats
    UNION SELECT json_extract(CAST(body AS TEXT), '$.by'), table_id FROM events
    UNION SELECT json_extract(CAST(body AS TEXT), '$.event.guest'), table_id FROM events
) WHERE guest <> '';
