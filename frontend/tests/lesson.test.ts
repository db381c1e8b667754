import { expect, test } from 'vitest';

import { allowedAt, stageOf } from '../src/learn/lesson';
import { MEANWHILE, MOVES, STEPS } from '../src/learn/script';
import { LANGUAGES } from '../src/shared/languages';
import { t, texts } from '../src/shared/texts.svelte';

const FRESH = { moves: [], onTurn: true, over: false, read: 0 };

test('a lesson begins with words, then asks for one move', () => {
  expect(stageOf(FRESH)).toMatchObject({ kind: 'step', step: { say: 'others' } });
  expect(allowedAt(stageOf(FRESH))).toEqual([]);
  const asked = stageOf({ ...FRESH, read: 4 });
  expect(asked).toMatchObject({ step: { say: 'tell-rank' } });
  expect(allowedAt(asked)).toEqual(['C1:1']);
});

test('each turn of the script has its step, and each step its turn', () => {
  for (const at of [0, 3, 6, 9, 12]) {
    const stage = stageOf({ moves: MOVES.slice(0, at), onTurn: true, over: false, read: 4 });
    expect(allowedAt(stage)).toEqual([MOVES[at]]);
  }
  const last = stageOf({ moves: MOVES, onTurn: true, over: false, read: STEPS.length - 1 });
  expect(last).toMatchObject({ step: { say: 'read' } });
  expect(allowedAt(last)).toBeNull();
});

test('while the others play, something is said of what they do', () => {
  const stage = stageOf({ moves: MOVES.slice(0, 2), onTurn: false, over: false, read: 4 });
  expect(stage).toMatchObject({ kind: 'wait', say: 'rank-played' });
});

test('whatever leaves the script leads to free play and never to a dead end', () => {
  const strayed = { moves: ['C1:1', 'D5'], onTurn: true, over: false, read: 4 };
  expect(stageOf(strayed)).toEqual({ kind: 'end' });
  expect(stageOf({ ...strayed, read: STEPS.length + 1 })).toEqual({ kind: 'free' });
  expect(allowedAt({ kind: 'free' })).toBeNull();
  expect(stageOf({ ...strayed, over: true })).toEqual({ kind: 'over' });
});

test.each(LANGUAGES)('everything that a lesson says has words in %s', async (language) => {
  await texts.need(['common', 'learn']);
  await texts.speak(language);
  const said = [
    ...STEPS.map(({ say }) => say),
    ...MEANWHILE.map(([, say]) => say),
    'wait',
    'end',
    'free',
    'over',
  ];
  for (const say of said) {
    const text = t(`learn-${say}`, { one: 'Ann', two: 'Bo', count: 4 });
    expect(text).not.toMatch(/learn-|[{}]/);
  }
});
