-- Version 2: at which tables a guest ever sat or did anything, so that everything of somebody is found again.

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
