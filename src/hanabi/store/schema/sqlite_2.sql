-- Version 2: at which tables a guest ever sat or did anything, so that everything of somebody is found again.

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
