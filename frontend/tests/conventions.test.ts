import { expect, test } from 'vitest';

import { LESSONS } from '../src/learn/lessons';
import { ALWAYS, LESSON_OF, LEVELS, SIEVE, conventionOf } from '../src/words/conventions';

const BOTS = import.meta.glob<string>('../../locales/en/bots.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const codes = Object.values(BOTS).flatMap((text) =>
  [...text.matchAll(/^bot-([\w-]+) =/gm)].map((found) => found[1] ?? ''),
);

test('everything that a bot says leads to a convention of the sheet', () => {
  const sheet: readonly string[] = [...LEVELS.flat(), ...ALWAYS, ...SIEVE];
  expect(codes.length).toBeGreaterThan(40);
  expect(codes.filter((code) => !sheet.includes(conventionOf(code) ?? ''))).toEqual([]);
});

test('conventions lead to lessons that are there, and every lesson of theirs is led to', () => {
  const taught = LESSONS.filter(({ kind }) => kind !== 'game').map(({ name }) => name);
  expect([...new Set(Object.values(LESSON_OF))].sort()).toEqual([...taught].sort());
});

test('what two bots say alike leads each to its own sheet', () => {
  expect(conventionOf('clue-plays', 'partner')).toBe('play');
  expect(conventionOf('clue-plays', 'sieve')).toBe('sieve-shown');
  expect(conventionOf('read-points-to-play')).toBe('sieve-play');
  expect(conventionOf('no-tokens', 'sieve')).toBeUndefined();
});

test('what is not known here leads nowhere', () => {
  expect(conventionOf('something-new')).toBeUndefined();
});
