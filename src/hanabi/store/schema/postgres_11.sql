-- Version 11: puzzles: who answered which, how hard they proved, and those cut from games of this site.

CREATE TABLE puzzle_answers (
    guest text COLLATE "C" NOT NULL,
    puzzle text COLLATE "C" NOT NULL,
    at bigint NOT NULL,
    solved bigint NOT NULL, -- 1 if the first answer was right
    PRIMARY KEY (guest, puzzle)
);

CREATE TABLE puzzle_players (
    guest text COLLATE "C" NOT NULL PRIMARY KEY,
    rating bigint NOT NULL,
    tries bigint NOT NULL,
    solved bigint NOT NULL,
    streak bigint NOT NULL, -- right answers since the last wrong one
    best bigint NOT NULL -- the longest such streak
);

CREATE TABLE puzzle_ratings (
    puzzle text COLLATE "C" NOT NULL PRIMARY KEY,
    rating bigint NOT NULL,
    tries bigint NOT NULL
);

CREATE TABLE puzzles (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    at bigint NOT NULL, -- when it was cut
    body bytea NOT NULL -- JSON, UTF-8
);
