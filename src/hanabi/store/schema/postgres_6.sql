-- Version 6: the browsers of somebody who has several, and the codes by which another one joins them.

CREATE TABLE devices (
    guest text COLLATE "C" NOT NULL,
    device text COLLATE "C" NOT NULL, -- '' is the first one
    made bigint NOT NULL,
    revoked bigint, -- when its cookie became worth nothing
    PRIMARY KEY (guest, device)
);

CREATE INDEX devices_by_revoked ON devices (revoked) WHERE revoked IS NOT NULL;

CREATE TABLE device_codes (
    code text COLLATE "C" NOT NULL PRIMARY KEY, -- a digest of it
    guest text COLLATE "C" NOT NULL,
    body text COLLATE "C" NOT NULL, -- what the new browser's cookie says beside the id
    until bigint NOT NULL
);
