-- Version 11: puzzles: who answered which, how hard they proved, and those cut from games of this site.

CREATE TABLE puzzle_answers (
    guest TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    at INTEGER NOT NULL,
    solved INTEGER NOT NULL, -- 1 if the first answer was right
    PRIMARY KEY (guest, puzzle)
) WITHOUT ROWID;

CREATE TABLE puzzle_players (
    guest TEXT NOT NULL PRIMARY KEY,
    rating INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    solved INTEGER NOT NULL,
    streak INTEGER NOT NULL, -- right answers since the last wrong one
    best INTEGER NOT NULL -- the longest such streak
) WITHOUT ROWID;

CREATE TABLE puzzle_ratings (
    puzzle TEXT NOT NULL PRIMARY KEY,
    rating INTEGER NOT NULL,
    tries INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE puzzles (
    id TEXT NOT NULL PRIMARY KEY,
    at INTEGER NOT NULL, -- when it was cut
    body BLOB NOT NULL -- JSON, UTF-8
) WITHOUT ROWID;
