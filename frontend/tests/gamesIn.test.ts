import { expect, test } from 'vitest';

import { gamesIn, inGroups, namesIn } from '../src/replay/gamesIn';

const RECORD = JSON.stringify({ format: 'hanabi-record', names: ['Ann', 'Bo'] });
const LIVE = JSON.stringify({ players: ['Ann', 'Cy'], deck: [] });
const LINK = 'https://hanab.live/replay-json/215aa,00,0';

test('a text with one game is one, however many lines it has', () => {
  const pretty = JSON.stringify(JSON.parse(RECORD), null, 2);
  expect(gamesIn(pretty)).toEqual([pretty]);
  expect(gamesIn(`  ${LINK}\n`)).toEqual([LINK]);
  expect(gamesIn('hello\nthere')).toEqual(['hello\nthere']);
  expect(gamesIn('[1, 2')).toEqual(['[1, 2']);
});

test('games stand one a line or in a list', () => {
  expect(gamesIn(`${RECORD}\n\n${LINK}\r\n${LIVE}\n`)).toEqual([RECORD, LINK, LIVE]);
  expect(gamesIn(`[${RECORD}, ${JSON.stringify(LINK)}]`)).toEqual([RECORD, LINK]);
});

test('those who played most are named first, each once a game', () => {
  expect(namesIn([LIVE, RECORD, LINK, JSON.stringify({ names: ['Bo', 'Ann', 'Ann', 7] })])).toEqual([
    'Ann',
    'Bo',
    'Cy',
  ]);
});

test('games go in groups that are small enough', () => {
  expect(inGroups(['aa', 'bb', 'cc', 'd'], 2, 100)).toEqual([
    ['aa', 'bb'],
    ['cc', 'd'],
  ]);
  expect(inGroups(['aaaa', 'b', 'c'], 9, 3)).toEqual([['aaaa'], ['b', 'c']]);
  expect(inGroups([], 2, 3)).toEqual([]);
});
