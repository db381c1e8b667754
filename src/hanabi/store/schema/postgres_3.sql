-- Version 3: how often a table was rewritten, whether its players had help, and who asked to be forgotten.

ALTER TABLE tables ADD COLUMN rewrites bigint NOT NULL DEFAULT 0; -- so that whoever read it before reads it anew

ALTER TABLE tables ADD COLUMN assisted boolean NOT NULL DEFAULT false;

-- By a digest alone, and only as long as an old cookie could come.
CREATE TABLE forgotten (
    who text COLLATE "C" NOT NULL PRIMARY KEY,
    at bigint NOT NULL
);
