-- Version 9: what a finished game was judged to be.

CREATE TABLE reviews (
    table_id text COLLATE "C" NOT NULL,
    reader text COLLATE "C" NOT NULL, -- by whose conventions; '' is the one that fits best
    judge bigint NOT NULL, -- which version of the judge it was
    body bytea NOT NULL, -- JSON, UTF-8
    PRIMARY KEY (table_id, reader)
);
