// @vitest-environment node

import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { beforeAll, expect, test } from 'vitest';

import Hand from '../src/board/Hand.svelte';
import Log from '../src/board/Log.svelte';
import River from '../src/board/River.svelte';
import Sky from '../src/board/Sky.svelte';
import { agesOf } from '../src/board/ages';
import { burst, stageOf } from '../src/board/bursts';
import { entriesOf } from '../src/board/log';
import { SUITS } from '../src/board/suits';
import { texts } from '../src/shared/texts.svelte';
import { LINES } from './games';
import { RULES, position } from './positions';

beforeAll(() => texts.need(['common', 'game', 'table', 'replay']));

type PropsOf<Piece extends typeof Sky | typeof River> = Parameters<typeof render<Piece>>[1] extends {
  props?: infer Props;
}
  ? Props & object
  : never;

function sky(more: object = {}): string {
  const props = { rules: RULES, position: position(), ...more };
  return render(Sky, { props: props as unknown as PropsOf<typeof Sky> }).body;
}

function river(more: object = {}): string {
  const props = { rules: RULES, position: position(), running: true, ...more };
  return render(River, { props: props as unknown as PropsOf<typeof River> }).body;
}

/** The text of what is drawn, without signs for the eye alone. */
function words(html: string): string {
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

test('the score is told with what is still reachable and how many discards that allows', () => {
  expect(words(river())).toContain('2 points max 10 3 discards to spare');
  expect(words(river({ position: position({ pace: 0 }) }))).toContain('no discards to spare');
  expect(words(river({ numbers: false }))).not.toMatch(/max|discard/);
  expect(words(river({ running: false }))).not.toMatch(/max|discard/);
  expect(words(river({ running: false }))).toContain(`of ${RULES.max_score}`);
});

test('in the last round its turns take the place of the pace, until the game is over', () => {
  const last = { position: position({ turns_left: 2, deck: 0 }) };
  expect(words(river(last))).toMatch(/Last round: 2 turns left/i);
  expect(river({ ...last, running: false })).not.toContain('loud');
});

test('a firework that cannot be completed is told only to those who want numbers', () => {
  const dead = { position: position({ dead: 'Y', discards: ['Y3', 'Y3'] }) };
  const shown = (more: object): boolean => /yellow[^"]*can no longer be completed/.test(sky(more));
  expect([shown(dead), shown({ ...dead, numbers: false })]).toEqual([true, false]);
  expect(words(sky(dead))).toContain('ends at 2');
});

test('cards can be dropped on the fireworks of a table, not on those of a replay', () => {
  expect(sky()).not.toContain('data-drop');
  expect(sky({ dropping: false })).toContain('data-drop="play"');
  expect(sky({ dropping: false })).not.toContain('Drop');
  expect(words(sky({ dropping: true }))).toMatch(/Drop/);
});

test('tiles are counted', () => {
  const rules = { ...RULES, tiles: true };
  const now = position({ tiles_left: ['token', 'repair'], tiles_used: ['salvage'] });
  expect(words(river({ rules, position: now }))).toContain('2 /3');
  expect(river()).not.toContain('class="tiles');
});

test('what lies over a firework is drawn for each of them, and marks where they are wanted', () => {
  const over = createRawSnippet((suit: () => string) => ({ render: () => `<i>over ${suit()}</i>` }));
  const html = sky({ overFirework: over, isMarked: (suit: string) => suit === 'Y' });
  expect(html.match(/over [RY]/g)).toEqual(['over R', 'over Y']);
  expect(html.match(/class="firework[^"]*marked/g)).toHaveLength(1);
});

test('every suit has a burst of its own that grows with every card', () => {
  const drawn = SUITS.flatMap((suit) => [1, 2, 3, 4, 5].map((stage) => JSON.stringify(burst(suit, stage))));
  expect(new Set(drawn).size).toBe(35);
  expect(stageOf('R', 5)).toBe(5);
  expect(stageOf('K', 5)).toBe(1);
});

test('the newest, the oldest and the next to be discarded are told by order and clues', () => {
  const held = [{ order: 3, clued: 'R' }, { order: 9 }, { order: 5 }];
  const all = agesOf(held, { ages: true, next: 'oldest' });
  expect([...all]).toEqual([
    [3, 'oldest'],
    [9, 'newest'],
    [5, 'next'],
  ]);
  expect([...agesOf(held, { ages: false, next: 'newest' })]).toEqual([[9, 'next']]);
  expect(agesOf(held, { ages: false, next: null }).size).toBe(0);
});

const HELD = [
  { order: 7, card: 'R1' },
  { order: 9, card: 'Y5' },
];

function hand(more: object = {}): string {
  const head = createRawSnippet(() => ({ render: () => '<b>Bo</b>' }));
  const props = {
    seat: 1,
    name: 'Bo',
    hand: HELD,
    suits: 'RY',
    aid: 'marks' as const,
    onTurn: false,
    lit: false,
    touched: new Map(),
    head,
    ...more,
  };
  return render(Hand, { props }).body;
}

test('a hand says whose it is and what lies in each slot', () => {
  const html = hand({ onTurn: true });
  expect(html).toMatch(/class="hand[^"]*turn[^"]*" aria-label="Hand: Bo" data-seat="1"/);
  expect([...html.matchAll(/data-order="(\d+)"/g)].map((found) => found[1])).toEqual(['7', '9']);
  expect(html).toContain('Bo, card 2: yellow 5');
});

test('cards of a hand are buttons only where pressing one means something', () => {
  expect(hand()).not.toContain('<button');
  expect(hand({ onpress: () => undefined }).match(/<button/g)).toHaveLength(2);
});

test('cards are touched, chosen, dimmed, noted and pointed at by their order', () => {
  const seven = (order: number): boolean => order === 7;
  const html = hand({
    onpress: () => undefined,
    touched: new Map([[9, 'again']]),
    selected: 9,
    isDimmed: seven,
    isNoted: seven,
    isPointedAt: seven,
  });
  const [first = '', second = ''] = html.split('data-order="9"');
  expect(first).toMatch(/slot[^"]*pointed noted/);
  expect(first).toMatch(/card[^"]*dimmed/);
  expect(second).toMatch(/card[^"]*selected[^"]*again/);
  expect(second).not.toMatch(/noted|pointed|dimmed/);
});

function log(more: object = {}): string {
  const entries = entriesOf(LINES, ['Ann', 'Bo'], { talk: false });
  const props = {
    entries,
    names: ['Ann', 'Bo'],
    moment: 2,
    follow: 'newest' as const,
    onjump: () => undefined,
    ...more,
  };
  return render(Log, { props }).body;
}

test('a move in the log leads to its moment where somebody can go back', () => {
  expect(log().match(/<button/g)).toHaveLength(5);
  expect(log({ onjump: null })).not.toContain('<button');
  expect(words(log({ onjump: null }))).toContain('Bo plays red 1');
  expect(words(log({ onjump: null, you: 1 }))).toContain('You play red 1');
});

test('the moment and the marks are seen in the log; a replay counts the moves', () => {
  const marked = log({ isMarked: (moves: number) => moves > 2 });
  expect(marked.match(/class="move[^"]*mark/g)).toHaveLength(2);
  expect(marked).toMatch(/class="move[^"]*now[^"]*" data-moves="2"/);
  expect(marked).not.toMatch(/class="number|aria-current/);
  const numbered = log({ numbered: true });
  expect(numbered.match(/class="number/g)).toHaveLength(5);
  expect(numbered.match(/aria-current="step"/g)).toHaveLength(1);
});
