import { expect, test } from 'vitest';

// Which folder may import which others, as README.md tells it: `board` and `shared` know no page.
const MAY: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  board: ['shared'],
  words: ['board', 'shared'],
  people: ['shared'],
  lobby: ['board', 'people', 'shared', 'words'],
  table: ['board', 'people', 'shared', 'words', 'lobby', 'rules'],
  replay: ['board', 'shared', 'words'],
  rules: ['board', 'shared', 'lobby'],
  learn: ['board', 'shared', 'table'],
  history: ['people', 'shared', 'lobby'],
  insights: ['board', 'shared', 'lobby', 'history'],
  challenge: ['shared', 'lobby'],
  puzzles: ['shared', 'table', 'replay'],
  gallery: ['board', 'people', 'shared'],
};

const SOURCES = import.meta.glob<string>('../src/*/**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test.each(Object.keys(MAY))('src/%s imports only what stands below it', (folder) => {
  const inside = Object.entries(SOURCES).filter(([path]) => path.startsWith(`../src/${folder}/`));
  expect(inside.length).toBeGreaterThan(0);
  const wrong = inside.flatMap(([path, text]) =>
    [...text.matchAll(/from '\.\.\/(\w+)\//g)]
      .map((found) => found[1] ?? '')
      .filter((other) => !MAY[folder]?.includes(other))
      .map((other) => `${path} imports ${other}`),
  );
  expect(wrong).toEqual([]);
});

test('every folder of pages has its place', () => {
  const folders = new Set(Object.keys(SOURCES).map((path) => path.split('/')[2]));
  expect([...folders].sort()).toEqual(Object.keys(MAY).sort());
});
