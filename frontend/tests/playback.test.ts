import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { cardInWords } from '../src/replay/cardInWords';
import { Playback } from '../src/replay/playback.svelte';
import { stopsOf } from '../src/replay/stops';
import { storiesOf } from '../src/replay/story';
import { writingsOn } from '../src/replay/writings';
import { texts } from '../src/shared/texts.svelte';
import { branched, replayed } from './games';

beforeAll(() => texts.need(['common', 'game', 'table', 'replay']));
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('nobody goes before the deal or beyond the end', () => {
  const playback = new Playback(replayed());
  playback.step(-1);
  expect([playback.now, playback.last]).toEqual([0, 4]);
  playback.slide(99);
  expect([playback.now, playback.atEnd, playback.position.moves]).toEqual([4, true, 4]);
});

test('after a jump one can go back to where one was, after steps one cannot', () => {
  const playback = new Playback(replayed());
  playback.jump(3);
  playback.step(-1);
  playback.jump(2); // already there
  expect(playback.trail).toEqual([0]);
  playback.back();
  expect([playback.now, playback.trail]).toEqual([0, []]);
  playback.back();
  expect(playback.now).toBe(0);
});

test('who moves by their own will is told apart from who is led', () => {
  const playback = new Playback(replayed());
  const moved = vi.fn();
  playback.onmove = moved;
  playback.step(1);
  expect(moved).toHaveBeenCalledOnce();
  playback.follow(3);
  expect([playback.now, moved.mock.calls.length]).toEqual([3, 1]);
});

test('the game plays by itself, stops at the end, and begins anew from there', () => {
  const playback = new Playback(replayed());
  playback.slide(3);
  playback.toggle();
  vi.advanceTimersByTime(1500);
  expect([playback.now, playback.playing]).toEqual([4, false]);
  playback.toggle();
  expect([playback.now, playback.playing]).toEqual([0, true]);
  playback.toggle();
  vi.advanceTimersByTime(5000);
  expect([playback.now, playback.playing]).toEqual([0, false]);
});

test('a branch takes the place of what the game did from there on', () => {
  const playback = new Playback(replayed());
  playback.branch = { at: 2, hidden: [3], answer: branched(2, ['P1']) };
  expect([playback.last, playback.lines.map(({ seq }) => seq)]).toEqual([3, [1, 2, 3, 4, 5, 6, 100]]);
  playback.slide(3);
  expect(playback.hand(1).map(({ card }) => card)).toEqual([null, 'Y3']);
  playback.branch = null;
  expect([playback.last, playback.hand(1)[0]?.card]).toEqual([4, 'R5']);
});

test('through the eyes of a seat its own cards have no faces, and the others’ have', () => {
  const playback = new Playback(replayed());
  playback.viewer = 0;
  expect(playback.hand(0).every((held) => held.card === undefined)).toBe(true);
  expect(playback.hand(1).map(({ card }) => card)).toEqual(['R1', 'R5']);
});

test('cards are outlined by the clue of the moment as it stands: one taken back touched nothing', () => {
  const playback = new Playback(replayed());
  playback.slide(1);
  expect([...playback.touched]).toEqual([[2, 'new']]);
  playback.slide(2);
  expect(playback.touched.size).toBe(0);
});

test('a note is seen from the moment on at which it was made', () => {
  const notebook = { notes: [{ seat: 0, order: 1, moves: 2, text: 'keep' }] };
  const playback = new Playback(replayed({ notebook } as object));
  expect(playback.noted.size).toBe(0);
  playback.slide(2);
  expect([...playback.noted]).toEqual([1]);
});

test('what is pressed a second time is put down', () => {
  const playback = new Playback(replayed());
  playback.press({ order: 1, seat: 0 });
  playback.press({ order: 1, seat: 0 });
  expect(playback.pressed).toBeNull();
});

test('what was pressed tells its story: a card, a firework, a kind of card in the pile', () => {
  const { story } = new Playback(replayed());
  const told = (pressed: Parameters<typeof storiesOf>[1], moves = 4) =>
    storiesOf(story, pressed, moves).map(({ order, left }) => [order, left?.how]);
  expect(told({ order: 4, seat: 1 })).toEqual([[4, undefined]]);
  expect(told({ suit: 'R' })).toEqual([[2, 'placed']]);
  expect(told({ suit: 'Y' })).toEqual([]);
  expect(told({ gone: 'R5' })).toEqual([[3, 'failed']]);
  expect(told({ gone: 'R5' }, 3)).toEqual([]);
  expect([told({ deck: true }), told(null)]).toEqual([[], []]);
});

test('a card is named by its holder, its slot and its face; one that left the hands is not there', () => {
  const playback = new Playback(replayed());
  expect(cardInWords(playback, 3)).toBe('Bo, card 2: red 5');
  playback.viewer = 1;
  expect(cardInWords(playback, 3)).toBe('Bo, card 2');
  playback.slide(4);
  expect(cardInWords(playback, 0)).toBe(cardInWords(playback, 77));
});

test('what people wrote stands in the order of the game', () => {
  const game = replayed({
    notebook: { bookmarks: [{ seat: 1, moves: 3 }], notes: [{ seat: 0, order: 1, moves: 2, text: 'keep' }] },
  } as object);
  const comments = [{ name: 'Zofia', moves: 1, text: 'Why?', at: 0 }];
  const written = writingsOn(game, comments);
  expect(written.map(({ moves, who, kind }) => [moves, who, kind])).toEqual([
    [1, 'Zofia', 'comment'],
    [2, 'Ann', 'note'],
    [3, 'Bo', 'bookmark'],
  ]);
  expect(written[1]?.text).toContain('keep');
});

test('a stop on the way is a failed card, a bookmark or a comment', () => {
  const game = replayed({ notebook: { bookmarks: [{ seat: 1, moves: 1 }] } } as object);
  const { lines } = new Playback(game).story;
  const stops = stopsOf(game, lines, [{ name: 'Zofia', moves: 2, text: 'Why?', at: 0 }]);
  expect(Object.fromEntries(stops.map(({ moves, kind }) => [moves, kind]))).toEqual({
    1: 'kept',
    2: 'talk',
    4: 'bad',
  });
});
