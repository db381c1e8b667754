-- Version 6: the browsers of somebody who has several, and the codes by which another one joins them.

CREATE TABLE devices (
    guest TEXT NOT NULL,
    device TEXT NOT NULL, -- '' is the first one
    made INTEGER NOT NULL,
    revoked INTEGER, -- when its cookie became worth nothing
    PRIMARY KEY (guest, device)
) WITHOUT ROWID;

CREATE INDEX devices_by_revoked ON devices (revoked) WHERE revoked IS NOT NULL;

CREATE TABLE device_codes (
    code TEXT NOT NULL PRIMARY KEY, -- a digest of it
    guest TEXT NOT NULL,
    body TEXT NOT NULL, -- what the new browser's cookie says beside the id
    until INTEGER NOT NULL
) WITHOUT ROWID;
