-- Version 7: what people have shown bots of how they play.

CREATE TABLE habits (
    guest text COLLATE "C" NOT NULL,
    bot text COLLATE "C" NOT NULL,
    doubt bigint NOT NULL, -- whether they share the bot's conventions; below 0 they have shown to
    sense boolean NOT NULL, -- whether what they did made sense at all
    plain boolean NOT NULL, -- whether they are told things plainly
    at bigint NOT NULL, -- when the game ended that showed it
    PRIMARY KEY (guest, bot)
);
