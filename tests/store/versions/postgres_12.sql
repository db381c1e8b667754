INSERT INTO tables (
    id, phase, public, edition, options, players, names, guests, bots, created, changed, started, ended, moves,
    score, result, reason, mistakes, deal, fixed, due, listed_at, sought, last_seq, rewrites, assisted
) VALUES (
    'old', 'ended', true, '2010', 'base', 2, '["Łucja","hat"]', '["guest-0",null]', '[null,"hat"]', 1000, 5000,
    2000, 5000, 2, 24, 'scored', 'deck', 1, 'digest', false, NULL, 5000, 'łucja' || chr(31) || 'hat', 2, 1, false
);
INSERT INTO events VALUES ('old', 1, 1000, '\x7B7D');
INSERT INTO events VALUES ('old', 2, 5000, '\x5B5D');
INSERT INTO seats VALUES ('guest-0', 'old', 0);
INSERT INTO settings VALUES ('secret', '\x00FF');
INSERT INTO traces VALUES ('guest-0', 'old');
INSERT INTO traces VALUES ('watcher', 'old');
INSERT INTO forgotten VALUES ('0123456789abcdef', 5000);
INSERT INTO orders (at, by, action, subject, until, note) VALUES (5000, 'ann', 'ban', '192.0.2.0/24', NULL, 'loud');
INSERT INTO reports (at, guest, table_id, seat, body) VALUES (5000, 'guest-0', 'old', 1, 'rude');
INSERT INTO notices VALUES ('n1', 'guest-0', 'webhook', 'https://hooks.example/1', '', 'en', 'https://hanabi.example', 5000);
INSERT INTO told VALUES ('old', 'turn', 4000);
INSERT INTO devices VALUES ('guest-0', '', 4000, NULL);
INSERT INTO devices VALUES ('guest-0', 'd1', 4500, 5000);
INSERT INTO device_codes VALUES ('0123', 'guest-0', '[]', 9000);
INSERT INTO habits VALUES ('guest-0', 'partner', -1, true, false, 5000);
INSERT INTO challenges VALUES ('c1', 'guest-0', 'custom', 'base', 3, 4, 4000, NULL);
INSERT INTO reviews VALUES ('old', '', 1, '\x7b7d');
INSERT INTO invitations VALUES ('old', 'guest-1', 'guest-0', 'Łucja', '0000', 5000, NULL, NULL, 5000);
INSERT INTO blocks VALUES ('guest-0', 'guest-2', 'Bo', 5000);
INSERT INTO mail_codes VALUES ('guest-0', 'lucja@mail.example', '0123', 5, 9000);
INSERT INTO passkeys VALUES ('p1', 'guest-0', '\x00ff', 1, '[]', 5000);
INSERT INTO puzzle_answers VALUES ('guest-0', 'p1', 5000, 1);
INSERT INTO puzzle_players VALUES ('guest-0', 1220, 1, 1, 1, 1);
INSERT INTO puzzle_ratings VALUES ('p1', 1190, 1);
INSERT INTO puzzles VALUES ('p1', 5000, '\x7b7d');
