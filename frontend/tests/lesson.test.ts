import { expect, test } from 'vitest';

import {
  KINDS,
  LESSONS,
  endsConventions,
  lessonAfter,
  lessonNamed,
  tableFor,
  type Beat,
  type Scene,
} from '../src/learn/lessons';
import { progress } from '../src/learn/progress.svelte';
import { allowedAt, movesIn, selectorOf, stageOf } from '../src/learn/stage';
import { LANGUAGES } from '../src/shared/languages';
import { t, texts } from '../src/shared/texts.svelte';

const SCENE: Scene = {
  code: '',
  hands: [],
  opening: [],
  beats: [
    { say: 'first' },
    { say: 'asked', move: ['C1:1', 'C1:R'] },
    { say: 'bot', bot: ['P6'] },
    { say: 'whatever', bot: 'any' },
    { say: 'last' },
  ],
};

test('a scene begins with words, then asks for a move', () => {
  expect(stageOf(SCENE, { moves: [], read: 0 })).toMatchObject({ kind: 'say', beat: { say: 'first' } });
  const asked = stageOf(SCENE, { moves: [], read: 1 });
  expect(asked).toMatchObject({ kind: 'ask', number: 1 });
  expect(allowedAt(asked)).toEqual(['C1:1', 'C1:R']);
});

test('a scene goes on with any of the right moves, and nothing is possible while a bot thinks', () => {
  for (const move of ['C1:1', 'C1:R']) {
    const stage = stageOf(SCENE, { moves: [move], read: 1 });
    expect(stage).toMatchObject({ kind: 'wait', beat: { say: 'bot' } });
    expect(allowedAt(stage)).toEqual([]);
  }
});

test('what is said stays until it is left, however fast the bots are', () => {
  const moves = ['C1:1', 'P6', 'D10', 'D5'];
  for (const [read, number] of [1, 3, 4].entries())
    expect(stageOf(SCENE, { moves, read: number })).toMatchObject({ kind: 'say', number: read + 2 });
  expect(stageOf(SCENE, { moves, read: 5 })).toEqual({ kind: 'through' });
});

test('whose turn it is goes by with the turn, but not what a bot understood', () => {
  const beat = { say: 'turn-one', bot: 'any' } as const;
  const reached = (first: Beat): unknown =>
    stageOf({ ...SCENE, beats: [first, { say: 'last' }] }, { moves: ['D5'], read: 0 });
  expect(reached(beat)).toMatchObject({ kind: 'say', number: 1 });
  expect(reached({ ...beat, understood: { seat: 1, reasons: [] } })).toMatchObject({
    kind: 'say',
    number: 0,
  });
});

test('a bot that goes another way ends the scene', () => {
  expect(stageOf(SCENE, { moves: ['C1:1', 'D5'], read: 1 })).toEqual({ kind: 'strayed' });
});

test('what was taken back is no move', () => {
  const line = (what: object): object => ({ seq: 1, at: 0, moves: 0, what });
  const log = [{ type: 'moved', move: 'P1' }, { type: 'taken-back' }, { type: 'moved', move: 'D2' }].map(
    line,
  );
  expect(movesIn(log as never)).toEqual(['D2']);
});

test('what shines is found on the page', () => {
  expect(['card 7', 'seat 1', 'own', 'deck', 'tokens'].map(selectorOf)).toEqual([
    '[data-order="7"]',
    '[data-seat="1"]',
    '.own-hand',
    '[data-deck]',
    '.tokens',
  ]);
});

test('the lessons of the game come first, then those of the conventions, the harder ones last', () => {
  const kinds = LESSONS.map(({ kind }) => KINDS.indexOf(kind));
  expect(kinds).toEqual([...kinds].sort());
  const [first, second] = LESSONS;
  expect(first && lessonAfter(first)).toBe(second);
  expect(lessonNamed('bluff')).toBe(LESSONS.at(-1));
  expect(LESSONS.at(-1) && lessonAfter(LESSONS.at(-1)!)).toBeUndefined();
});

test('it is time for a real game after the conventions that everybody needs, and after all', () => {
  expect(LESSONS.filter(endsConventions).map(({ name }) => name)).toEqual(['fix', 'bluff']);
});

test('tables agree on the level of what their lesson teaches', () => {
  const levels = LESSONS.map((lesson) => tableFor(lesson, lesson.scenes[0]!).settings.conventions);
  expect(levels).toEqual([...levels].sort());
  expect([levels[0], levels.at(-1)]).toEqual([3, 5]);
});

test('every scene ends with words', () => {
  for (const { scenes } of LESSONS)
    for (const { beats } of scenes) expect(beats.at(-1)).not.toMatchObject({ move: expect.anything() });
});

test('a lesson that was left goes on with its next scene, and begins anew when it is done', () => {
  const lesson = lessonNamed('save')!;
  expect([progress.sceneOf(lesson), progress.isBegun(lesson)]).toEqual([0, false]);
  progress.keep(lesson, 0);
  expect([progress.sceneOf(lesson), progress.isBegun(lesson)]).toEqual([1, true]);
  progress.keep(lesson, 2);
  progress.keep(lesson, 0);
  expect([progress.sceneOf(lesson), progress.isDone(lesson)]).toEqual([0, true]);
  expect(progress.next).toBe(LESSONS[0]);
});

test.each(LANGUAGES)('everything that a lesson says has words in %s', async (language) => {
  await texts.need(['common', 'learn']);
  await texts.speak(language);
  const said = LESSONS.flatMap(({ name, scenes }) => [
    `title-${name}`,
    `about-${name}`,
    ...scenes.flatMap(({ beats }) => beats.map(({ say }) => say)),
  ]);
  for (const say of said) {
    const text = t(`learn-${say}`, { one: 'Ann', two: 'Bo', count: 4 });
    expect(text).not.toMatch(/learn-|[{}]/);
  }
});
