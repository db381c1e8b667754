-- Version 3: how often a table was rewritten, whose deal is that of a day, whether its players had help, and
-- who asked to be forgotten.

ALTER TABLE tables ADD COLUMN rewrites bigint NOT NULL DEFAULT 0; -- so that whoever read it before reads it anew

ALTER TABLE tables ADD COLUMN assisted boolean NOT NULL DEFAULT false;

ALTER TABLE tables ADD COLUMN day text COLLATE "C"; -- 2026-11-16, if its deal is that of this day

CREATE INDEX tables_by_daily_deal ON tables (day, players) WHERE day IS NOT NULL;

-- By a digest alone, and only as long as an old cookie could come.
CREATE TABLE forgotten (
    who text COLLATE "C" NOT NULL PRIMARY KEY,
    at bigint NOT NULL
);
