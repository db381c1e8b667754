import { beforeAll, expect, test } from 'vitest';

import { entriesOf, eventsOf, inWords } from '../src/board/log';
import type { TableShown } from '../src/shared/messages';
import { texts } from '../src/shared/texts.svelte';
import { talkLines, talkRights } from '../src/table/talk';
import { LINES } from './games';
import { line } from './positions';

beforeAll(() => texts.need(['common', 'game', 'table']));

const NAMES = ['Ann', 'Bo'];

test('a line of the log has what happened in the game and beside it; what nobody needs to read is left out', () => {
  const entries = entriesOf([...LINES, line(9, 4, { type: 'closed' } as never)], NAMES, { talk: true });
  expect(
    entries.map(({ moves, events, beside }) => [moves, events.map(({ type }) => type), beside !== '']),
  ).toEqual([
    [0, [], true],
    [1, ['clued'], false],
    [0, [], true],
    [1, ['clued'], false],
    [2, ['placed'], false],
    [2, [], true],
    [3, ['discarded'], false],
    [4, ['failed'], false],
  ]);
});

test('where talk has a place of its own, the log does not repeat it', () => {
  const [all, quiet] = [true, false].map((talk) => entriesOf(LINES, NAMES, { talk }));
  expect([all?.length, quiet?.length]).toEqual([8, 7]);
});

test('that a card was drawn after a move is known, and not said', () => {
  expect(eventsOf(LINES[4]).map(({ type }) => type)).toEqual(['placed', 'drew']);
  expect(inWords(eventsOf(LINES[4]), NAMES)).toBe('Bo plays red 1 from slot 1: it fits.');
  expect([eventsOf(undefined), eventsOf(LINES[0])]).toEqual([[], []]);
});

test('talk is what was said and remarked, by its speakers; who watches or is blocked is told apart', () => {
  const said = [
    line(1, 0, { type: 'said', seat: 0, name: 'Ann', text: 'Hello' }),
    line(2, 0, { type: 'said', seat: null, name: 'Zofia', text: 'Hi' }),
    line(3, 0, { type: 'remarked', seat: 1, remark: 'know-nothing' }),
    line(4, 0, { type: 'reacted', seat: 0, reaction: 'oops' }),
    ...LINES.filter(({ what }) => what.type === 'moved'),
  ];
  const lines = talkLines(said, NAMES, new Set([2]));
  expect(lines.map(({ seq, name, watcher, blocked }) => [seq, name, watcher, blocked])).toEqual([
    [1, 'Ann', false, false],
    [2, 'Zofia', true, true],
    [3, 'Bo', false, false],
    [4, 'Ann', false, false],
  ]);
});

const QUIET = ['hello', 'one-moment', 'back-soon'];
const ALL = ['hello', 'well-done', 'thank-you', 'oops'];

test.each([
  ['playing', 'strict', 0, { remark: false, chat: false, reactions: QUIET }],
  ['playing', 'remarks', 0, { remark: true, chat: false, reactions: QUIET }],
  ['playing', 'free', 0, { remark: true, chat: true, reactions: ALL }],
  ['playing', 'strict', null, { remark: false, chat: true, reactions: [] }],
  ['gathering', 'strict', 0, { remark: false, chat: true, reactions: [] }],
  ['ended', 'strict', 0, { remark: false, chat: true, reactions: ALL }],
] as const)('%s with talk %s, seat %s: who may talk', (phase, talk, you, rights) => {
  const table = { phase, settings: { talk, reactions: true, watching: { type: 'one-seat', seat: 0 } } };
  expect(talkRights(table as unknown as TableShown, you)).toEqual(rights);
});

test('a table without reactions has none before its end', () => {
  const settings = { talk: 'free', reactions: false, watching: { type: 'nobody' } };
  const table = { phase: 'playing', settings } as unknown as TableShown;
  expect(talkRights(table, 0).reactions).toEqual([]);
  expect(talkRights({ ...table, phase: 'ended' }, 0).reactions).toEqual(ALL);
});

test('who watches a table that nobody may watch has nothing to say there', () => {
  const table = { phase: 'playing', settings: { talk: 'free', watching: { type: 'nobody' } } };
  expect(talkRights(table as unknown as TableShown, null)).toEqual({
    remark: false,
    chat: false,
    reactions: [],
  });
});
