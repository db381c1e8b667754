-- Version 9: what a finished game was judged to be.

CREATE TABLE reviews (
    table_id TEXT NOT NULL,
    reader TEXT NOT NULL, -- by whose conventions; '' is the one that fits best
    judge INTEGER NOT NULL, -- which version of the judge it was
    body BLOB NOT NULL, -- JSON, UTF-8
    PRIMARY KEY (table_id, reader)
) WITHOUT ROWID;
