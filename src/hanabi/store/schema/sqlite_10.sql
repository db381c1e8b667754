-- Version 10: what people look like, whom they invite and whom they block, mail to be confirmed, passkeys.

ALTER TABLE tables ADD COLUMN looks TEXT NOT NULL DEFAULT '[]'; -- JSON, by seat

CREATE TABLE invitations (
    table_id TEXT NOT NULL,
    guest TEXT NOT NULL, -- who is invited
    host TEXT NOT NULL, -- who invites,
    name TEXT NOT NULL, -- and how they are called
    look TEXT NOT NULL,
    made INTEGER NOT NULL,
    seen INTEGER, -- when the one who is invited was shown it
    declined INTEGER,
    PRIMARY KEY (table_id, guest)
) WITHOUT ROWID;

CREATE INDEX invitations_by_guest ON invitations (guest, made);
CREATE INDEX invitations_by_host ON invitations (host);

CREATE TABLE blocks (
    guest TEXT NOT NULL, -- who wants no invitations
    other TEXT NOT NULL, -- of whom
    name TEXT NOT NULL,
    made INTEGER NOT NULL,
    PRIMARY KEY (guest, other)
) WITHOUT ROWID;

CREATE INDEX blocks_by_other ON blocks (other);

CREATE TABLE mail_codes (
    guest TEXT NOT NULL PRIMARY KEY,
    address TEXT NOT NULL,
    code TEXT NOT NULL, -- a digest of it
    tries INTEGER NOT NULL, -- that are left
    until INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE passkeys (
    id TEXT NOT NULL PRIMARY KEY,
    guest TEXT NOT NULL,
    body BLOB NOT NULL, -- its public key
    uses INTEGER NOT NULL, -- as the passkey counts them
    said TEXT NOT NULL, -- what a new browser's cookie says beside the id
    made INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX passkeys_by_guest ON passkeys (guest, made);
