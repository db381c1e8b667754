-- Version 4: what the operator decided, and what players reported.

CREATE TABLE orders (
    id bigint NOT NULL PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    at bigint NOT NULL,
    by text COLLATE "C" NOT NULL, -- who did it: an account of the machine
    action text COLLATE "C" NOT NULL,
    subject text COLLATE "C" NOT NULL, -- a table, a guest, an address, an invitation
    until bigint, -- when it ends by itself
    note text COLLATE "C" NOT NULL
);

CREATE TABLE reports (
    id bigint NOT NULL PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    at bigint NOT NULL,
    guest text COLLATE "C" NOT NULL, -- who reports
    table_id text COLLATE "C" NOT NULL,
    seat bigint, -- whom
    body text COLLATE "C" NOT NULL,
    done boolean NOT NULL DEFAULT false
);
