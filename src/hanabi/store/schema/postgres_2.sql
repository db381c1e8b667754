-- Version 2: who kept a game from elsewhere, when somebody was last at a table, tables that were closed before
-- the first card, and at which tables a guest ever sat or did anything.

ALTER TABLE tables ADD COLUMN seen bigint NOT NULL DEFAULT 0; -- every few minutes while somebody is there

UPDATE tables SET phase = 'closed' WHERE phase = 'ended' AND ended IS NULL;

ALTER TABLE tables ADD COLUMN keeper text COLLATE "C";

CREATE INDEX tables_by_keeper ON tables (keeper, id) WHERE keeper IS NOT NULL;

-- Everything of somebody who asks to be forgotten is found by these.
CREATE TABLE traces (
    guest text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    PRIMARY KEY (guest, table_id)
);

-- Read as text: json would refuse a chat with \u0000 in it. A quotation mark inside of a text is written \".
INSERT INTO traces
SELECT guest, table_id FROM (
    SELECT guest, table_id FROM seats
    UNION SELECT substring(convert_from(body, 'UTF8') FROM '"by":"([^"]+)"'), table_id FROM events
    UNION SELECT substring(convert_from(body, 'UTF8') FROM '"guest":"([^"]+)"'), table_id FROM events
) AS found WHERE guest <> '';
