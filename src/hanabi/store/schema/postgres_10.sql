-- Version 10: what people look like, whom they invite and whom they block, mail to be confirmed, passkeys.

ALTER TABLE tables ADD COLUMN looks text COLLATE "C" NOT NULL DEFAULT '[]'; -- JSON, by seat

CREATE TABLE invitations (
    table_id text COLLATE "C" NOT NULL,
    guest text COLLATE "C" NOT NULL, -- who is invited
    host text COLLATE "C" NOT NULL, -- who invites,
    name text COLLATE "C" NOT NULL, -- and how they are called
    look text COLLATE "C" NOT NULL,
    made bigint NOT NULL,
    seen bigint, -- when the one who is invited was shown it
    declined bigint,
    PRIMARY KEY (table_id, guest)
);

CREATE INDEX invitations_by_guest ON invitations (guest, made);
CREATE INDEX invitations_by_host ON invitations (host);

CREATE TABLE blocks (
    guest text COLLATE "C" NOT NULL, -- who wants no invitations
    other text COLLATE "C" NOT NULL, -- of whom
    name text COLLATE "C" NOT NULL,
    made bigint NOT NULL,
    PRIMARY KEY (guest, other)
);

CREATE INDEX blocks_by_other ON blocks (other);

CREATE TABLE mail_codes (
    guest text COLLATE "C" NOT NULL PRIMARY KEY,
    address text COLLATE "C" NOT NULL,
    code text COLLATE "C" NOT NULL, -- a digest of it
    tries bigint NOT NULL, -- that are left
    until bigint NOT NULL
);

CREATE TABLE passkeys (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    guest text COLLATE "C" NOT NULL,
    body bytea NOT NULL, -- its public key
    uses bigint NOT NULL, -- as the passkey counts them
    said text COLLATE "C" NOT NULL, -- what a new browser's cookie says beside the id
    made bigint NOT NULL
);

CREATE INDEX passkeys_by_guest ON passkeys (guest, made);
