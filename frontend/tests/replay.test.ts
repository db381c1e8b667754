import { afterEach, expect, test } from 'vitest';

import { arrowBetween, arrowTo, head, shaft } from '../src/replay/arrows';
import { readKept } from '../src/replay/branches.svelte';
import { readFragment, readBranch, writeFragment, writeBranch } from '../src/replay/fragment';
import { nextViewer } from '../src/replay/keys';
import { ownGame } from '../src/replay/links';
import { storyOf, touchedBy } from '../src/replay/story';
import { transcript } from '../src/replay/transcript';
import { LANGUAGES } from '../src/shared/languages';
import type { Line, Position, Replayed, Branch } from '../src/shared/messages';
import { texts } from '../src/shared/texts.svelte';

const BRANCH: Branch = {
  name: 'Was wäre; wenn & so = 1.2#3',
  at: 12,
  exchanged: [
    { order: 15, card: 'R3' },
    { order: 20, card: 'B1' },
  ],
  moves: ['P12', 'C1:R', 'C0:5', 'P3=K', 'D7', 'R:B3', 'S:B3', 'L', 'H1:4,2,0'],
  hidden: [4, 9],
};

test('a link says the turn, the view and the branch, and gives them back', () => {
  for (const branch of [null, BRANCH, { ...BRANCH, exchanged: [], moves: [], hidden: [] }]) {
    for (const seat of [null, 0, 4]) {
      const fragment = { moves: 14, seat, branch };
      expect(readFragment(writeFragment(fragment))).toEqual(fragment);
    }
  }
  expect(writeFragment({ moves: 12, seat: null, branch: null })).toBe('#12');
});

test('a link survives programs that escape its signs', () => {
  const text = writeBranch(BRANCH);
  const escaped = text.replaceAll(';', '%3B').replaceAll(':', '%3A').replaceAll(',', '%2C');
  expect(readBranch(escaped)?.moves).toEqual(BRANCH.moves);
});

test('a fragment that makes no sense is the beginning', () => {
  for (const text of ['', '#', '#x', '#12345', '#-1', '#1e3'])
    expect(readFragment(text), text).toEqual({ moves: null, seat: null, branch: null });
  for (const text of ['', 'x', '1;R3', '1;;play', '1;;P1;x', '1;;P1.<b>'])
    expect(readBranch(text), text).toBeNull();
  expect(readFragment('#3&as=9&if=nonsense')).toEqual({ moves: 3, seat: null, branch: null });
});

test('branches come back from the browser with what was undone; broken ones do not', () => {
  const other = { ...BRANCH, moves: [] };
  const kept = [writeBranch(BRANCH), [writeBranch(other)], [writeBranch(BRANCH), 'broken', 7]];
  expect(readKept(kept)).toEqual([{ now: BRANCH, before: [other], after: [BRANCH] }]);
  for (const found of [null, 7, 'x', [], [7], ['broken', [], []]]) expect(readKept(found)).toEqual([]);
});

test('links and numbers of this site are found in what is pasted', () => {
  const origin = 'https://play.example';
  expect(ownGame(' https://play.example/replay/hrf7bcz8kj#12 ', origin)).toBe('/replay/hrf7bcz8kj#12');
  expect(ownGame('https://play.example/table/hrf7bcz8kj', origin)).toBe('/replay/hrf7bcz8kj');
  expect(ownGame('hrf7bcz8kj', origin)).toBe('/replay/hrf7bcz8kj');
  for (const text of ['https://hanab.live/replay/123', '{"format":1}', 'https://play.example/rules', ''])
    expect(ownGame(text, origin), text).toBeNull();
});

test('the view goes from all cards to seat after seat and back', () => {
  expect([null, 0, 1].map((viewer) => nextViewer(viewer, 2))).toEqual([0, 1, null]);
});

test('an arrow comes from above into what it points at, also where little room is above', () => {
  const card = { x: 100, y: 200, width: 60, height: 84 };
  for (const y of [200, 5]) {
    const { start, tip } = arrowTo({ ...card, y });
    expect(start.x).toBe(130);
    expect(start.y).toBeLessThan(y);
    expect(tip.x).toBe(130);
    expect(tip.y).toBeGreaterThan(y);
    expect(tip.y).toBeLessThan(y + card.height / 2);
  }
  expect(shaft(arrowTo(card))).toBe('M130.0 156.0Q130.0 186.0 130.0 204.0');
  expect(head(arrowTo(card))).toBe('M130.0 216.0L118.0 193.2L142.0 193.2Z');
});

test('an arrow between neighbours bows over what lies between them, whichever way it leads', () => {
  const [left, right] = [0, 70].map((x) => ({ x, y: 200, width: 60, height: 84 }));
  if (!left || !right) throw new Error();
  for (const arrow of [arrowBetween(left, right), arrowBetween(right, left)])
    expect(arrow.bend.y).toBeLessThan(arrow.tip.y);
});

// A small game, of which one clue was taken back.

const hand = (...orders: number[]) => orders.map((order) => ({ order, card: 'R1' }));
const FIRST = { hands: [hand(0, 1), hand(2, 3)] } as unknown as Position;

function line(seq: number, moves: number, what: Line['what']): Line {
  return { seq, at: 0, moves, what };
}

const CLUE = { type: 'clued', seat: 0, to: 1, named: 1, slots: [0] as number[] } as const;
const LINES: readonly Line[] = [
  line(1, 0, { type: 'started', starter: 0, digest: 'd' }),
  line(2, 1, { type: 'moved', seat: 0, move: 'C1:1', events: [{ ...CLUE, touched: [3], fresh: [3] }] }),
  line(3, 0, { type: 'taken-back', seat: 0 }),
  line(4, 1, { type: 'moved', seat: 0, move: 'C1:1', events: [{ ...CLUE, touched: [2], fresh: [2] }] }),
  line(5, 2, {
    type: 'moved',
    seat: 1,
    move: 'P2',
    events: [
      { type: 'placed', seat: 1, order: 2, slot: 0, card: 'R1' },
      { type: 'drew', seat: 1, order: 4 },
    ],
  }),
  line(6, 3, {
    type: 'moved',
    seat: 0,
    move: 'D0',
    events: [{ type: 'discarded', seat: 0, order: 0, slot: 0, card: 'R1' }],
  }),
];

test('a card knows when it was drawn, clued and played; a move taken back did not happen', () => {
  const { cards, fireworks, lines } = storyOf(FIRST, LINES);
  expect(cards.get(2)).toEqual({
    order: 2,
    drawn: 0,
    clued: [1],
    left: { moves: 2, how: 'placed', card: 'R1' },
  });
  expect(cards.get(3)).toEqual({ order: 3, drawn: 0, clued: [], left: null });
  expect(cards.get(4)?.drawn).toBe(2);
  expect(cards.get(0)?.left).toEqual({ moves: 3, how: 'discarded', card: 'R1' });
  expect(fireworks.get('R')).toEqual([{ moves: 2, card: 'R1' }]);
  expect(touchedBy(lines.get(1))).toEqual(new Map([[2, 'new']]));
  expect(touchedBy(undefined).size).toBe(0);
});

const GAME = {
  names: ['Ann', 'Bo'],
  started: Date.UTC(2026, 10, 16, 18, 30),
  lines: LINES,
  comments: [{ name: 'Zofia', moves: 2, text: 'Why?', at: 0 }],
} as unknown as Replayed;

afterEach(() => texts.speak('en'));

test.each(LANGUAGES)('a transcript in %s can be made while another language is spoken', async (language) => {
  await texts.need(['common', 'game', 'table', 'replay']);
  await texts.speak('en');
  const text = await texts.within(language, () => transcript(GAME));
  expect(text).toMatchSnapshot();
  expect(text).not.toMatch(/[{}$]|replay-|log-|undefined/);
  expect(texts.language).toBe('en');
  expect(texts.text('replay-title')).toBe('Replay');
});
