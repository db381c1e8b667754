import { expect, test } from 'vitest';

import { ALWAYS, LEVELS, conventionOf } from '../src/words/conventions';

const BOTS = import.meta.glob<string>('../../locales/en/bots.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const codes = Object.values(BOTS).flatMap((text) =>
  [...text.matchAll(/^bot-([\w-]+) =/gm)].map((found) => found[1] ?? ''),
);

test('everything that a bot says leads to a convention of the sheet', () => {
  const sheet: readonly string[] = [...LEVELS.flat(), ...ALWAYS];
  expect(codes.length).toBeGreaterThan(40);
  expect(codes.filter((code) => !sheet.includes(conventionOf(code) ?? ''))).toEqual([]);
});

test('what is not known here leads nowhere', () => {
  expect(conventionOf('something-new')).toBeUndefined();
});
