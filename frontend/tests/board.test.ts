// @vitest-environment node

import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { beforeAll, expect, test } from 'vitest';

import Board from '../src/board/Board.svelte';
import Hand from '../src/board/Hand.svelte';
import Log from '../src/board/Log.svelte';
import { entriesOf } from '../src/board/log';
import { texts } from '../src/shared/texts.svelte';
import { LINES } from './games';
import { RULES, position } from './positions';

beforeAll(() => texts.need(['common', 'game', 'table', 'replay']));

type BoardProps = Parameters<typeof render<typeof Board>>[1] extends { props?: infer Props } ? Props : never;

function board(more: object = {}): string {
  const props = { rules: RULES, position: position(), running: true, tiles: 'listed', ...more };
  return render(Board, { props: props as unknown as BoardProps & object }).body;
}

/** The text of what is drawn, without signs for the eye alone. */
function words(html: string): string {
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

test('the score can be told with what is still reachable, and with the pace', () => {
  expect(words(board())).toContain('2 points 10 within reach');
  expect(words(board())).not.toMatch(/discard/);
  expect(words(board({ pace: true }))).toContain('3 more discards leave 10 in reach');
  expect(words(board({ numbers: false, pace: true }))).not.toMatch(/reach|discard/);
  expect(words(board({ running: false, pace: true }))).not.toMatch(/reach|discard/);
});

test('in the last round its turns take the place of the pace, until the game is over', () => {
  const last = { position: position({ turns_left: 2, deck: 0 }), pace: true };
  expect(words(board(last))).toMatch(/Last round: 2 turns left/i);
  expect(board({ ...last, running: false })).not.toContain('loud');
});

test('a firework that cannot be completed is told only to those who want numbers', () => {
  const dead = { position: position({ dead: 'Y' }) };
  const shown = (more: object): boolean => /yellow[^"]*cannot be completed/.test(board(more));
  expect([shown(dead), shown({ ...dead, numbers: false })]).toEqual([true, false]);
});

test('cards can be dropped on the fireworks of a table, not on those of a replay', () => {
  expect(board()).not.toContain('data-drop');
  expect(board({ dropping: false })).toContain('data-drop="play"');
  expect(board({ dropping: false })).not.toContain('Drop');
  expect(words(board({ dropping: true }))).toMatch(/Drop/);
});

test('tiles are counted at a table, and those that were turned are listed in a replay', () => {
  const rules = { ...RULES, tiles: true };
  const now = position({ tiles_left: ['token', 'repair'], tiles_used: ['salvage'] });
  expect(words(board({ rules, position: now, tiles: 'counted' }))).toContain('2 /3');
  expect(board({ rules, position: now })).toMatch(/Rescue/);
  expect(board({ rules, position: now })).not.toContain('class="tiles');
});

test('what lies over a firework is drawn for each of them, and marks where they are wanted', () => {
  const over = createRawSnippet((suit: () => string) => ({ render: () => `<i>over ${suit()}</i>` }));
  const html = board({ overFirework: over, isMarked: (suit: string) => suit === 'Y' });
  expect(html.match(/over [RY]/g)).toEqual(['over R', 'over Y']);
  expect(html.match(/class="firework[^"]*marked/g)).toHaveLength(1);
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
  expect(words(log({ onjump: null }))).toContain('Bo plays red 1 from slot 1: it fits.');
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
