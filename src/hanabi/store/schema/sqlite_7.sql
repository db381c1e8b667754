-- Version 7: what people have shown bots of how they play.

CREATE TABLE habits (
    guest TEXT NOT NULL,
    bot TEXT NOT NULL,
    doubt INTEGER NOT NULL, -- whether they share the bot's conventions; below 0 they have shown to
    sense INTEGER NOT NULL, -- whether what they did made sense at all
    plain INTEGER NOT NULL, -- whether they are told things plainly
    at INTEGER NOT NULL, -- when the game ended that showed it
    PRIMARY KEY (guest, bot)
) WITHOUT ROWID;
