-- Version 3: how often a table was rewritten, whose deal is that of a day, whether its players had help, and
-- who asked to be forgotten.

ALTER TABLE tables ADD COLUMN rewrites INTEGER NOT NULL DEFAULT 0; -- so that whoever read it before reads it anew

ALTER TABLE tables ADD COLUMN assisted INTEGER NOT NULL DEFAULT 0;

ALTER TABLE tables ADD COLUMN day TEXT; -- 2026-11-16, if its deal is that of this day

CREATE INDEX tables_by_daily_deal ON tables (day, players) WHERE day IS NOT NULL;

-- By a digest alone, and only as long as an old cookie could come.
CREATE TABLE forgotten (
    who TEXT NOT NULL PRIMARY KEY,
    at INTEGER NOT NULL
) WITHOUT ROWID;
