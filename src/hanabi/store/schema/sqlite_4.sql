-- Version 4: what the operator decided, and what players reported.

CREATE TABLE orders (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    by TEXT NOT NULL, -- who did it: an account of the machine
    action TEXT NOT NULL,
    subject TEXT NOT NULL, -- a table, a guest, an address, an invitation
    until INTEGER, -- when it ends by itself
    note TEXT NOT NULL
);

CREATE TABLE reports (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    guest TEXT NOT NULL, -- who reports
    table_id TEXT NOT NULL,
    seat INTEGER, -- whom
    body TEXT NOT NULL,
    done INTEGER NOT NULL DEFAULT 0
);
