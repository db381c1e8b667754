import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { Branches } from '../src/replay/branches.svelte';
import { Playback } from '../src/replay/playback.svelte';
import type { WhatIf } from '../src/shared/messages';
import { texts } from '../src/shared/texts.svelte';
import { toasts } from '../src/shared/toasts.svelte';
import { branched, replayed } from './games';

beforeAll(() => texts.need(['common', 'replay', 'errors']));

let asked: WhatIf[];
let answers: ((wish: WhatIf) => Promise<object> | object)[];
let stored: Map<string, string>;

beforeEach(() => {
  [asked, answers, stored] = [[], [], new Map()];
  toasts.list = [];
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    },
  });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const wish = JSON.parse(body) as WhatIf;
    asked.push(wish);
    const found = await (answers.shift() ?? played)(wish);
    return { ok: !('code' in found), status: 422, statusText: '', json: () => Promise.resolve(found) };
  });
});

afterEach(() => vi.unstubAllGlobals());

/** The server plays what it is asked to. */
function played({ at, moves = [], bot_moves }: WhatIf): object {
  return branched(at, bot_moves ? [...moves, 'D1'] : moves);
}

function begun(): { playback: Playback; branches: Branches } {
  const playback = new Playback(replayed());
  return { playback, branches: new Branches(playback) };
}

test('a branch leaves the game where it begins, and can be played on at its end', async () => {
  const { playback, branches } = begun();
  await branches.begin(2, 'Try');
  expect([branches.own?.at, playback.now, branches.live, branches.legal]).toEqual([2, 2, true, ['P1', 'D1']]);
  await branches.play('P1');
  expect([branches.own?.moves, playback.now, playback.last]).toEqual([['P1'], 3, 3]);
  playback.step(-1);
  expect([branches.live, branches.legal]).toEqual([false, []]);
  branches.leave();
  expect([branches.own, playback.branch, playback.now]).toEqual([null, null, 2]);
});

test('what was done in a branch is undone and done again without asking the server twice', async () => {
  const { branches } = begun();
  await branches.begin(2, 'Try');
  await branches.play('P1');
  await branches.undo();
  expect(branches.own?.moves).toEqual([]);
  await branches.redo();
  expect([branches.own?.moves, asked.length]).toEqual([['P1'], 2]);
  await branches.redo();
  expect(branches.own?.moves).toEqual(['P1']);
});

test('a branch is cut where one begins anew within it, and moved where one begins before it', async () => {
  const { branches } = begun();
  await branches.begin(2, 'Try');
  await branches.play('P1');
  await branches.play('D1');
  await branches.begin(3, 'ignored');
  expect([branches.list.length, branches.own?.name, branches.own?.moves]).toEqual([1, 'Try', ['P1']]);
  await branches.begin(1, 'ignored');
  expect([branches.own?.at, branches.own?.moves]).toEqual([1, []]);
});

test('a fork is a branch of its own', async () => {
  const { branches } = begun();
  await branches.begin(2, 'Try');
  await branches.play('P1');
  await branches.fork(3, 'Other');
  expect(branches.list.map(({ now }) => [now.name, now.moves])).toEqual([
    ['Try', ['P1']],
    ['Other', ['P1']],
  ]);
});

test('cards are exchanged and hidden without leaving the moment', async () => {
  const { playback, branches } = begun();
  await branches.begin(2, 'Try');
  await branches.play('P1');
  playback.slide(2);
  await branches.exchange(1, 'Y1');
  expect([asked.at(-1)?.exchanged, playback.now]).toEqual([[{ order: 1, card: 'Y1' }], 2]);
  await branches.hide(3);
  expect([branches.own?.hidden, playback.hand(1)[0]?.card]).toEqual([[3], null]);
  await branches.hide(3);
  expect(branches.own?.hidden).toEqual([]);
});

test('a bot plays on, one move or to the end', async () => {
  const { branches } = begun();
  await branches.begin(2, 'Try');
  await branches.letPlay('hat', true);
  expect([asked[1]?.bot, asked[1]?.bot_moves, branches.own?.moves]).toEqual(['hat', 200, ['D1']]);
});

test('a refusal changes nothing and is said: in the branch, or above the game', async () => {
  const { branches } = begun();
  answers = [() => ({ code: 'bad-deal', text: 'no such card' })];
  await branches.begin(2, 'Try');
  expect([branches.list, toasts.list.length, branches.busy]).toEqual([[], 1, false]);
  await branches.begin(2, 'Try');
  answers = [() => ({ code: 'not-legal', text: 'that is not legal' })];
  await branches.play('P9');
  expect([branches.own?.moves, branches.refused === '']).toEqual([[], false]);
});

test('an answer that comes too late is not shown: something newer was asked for', async () => {
  const { branches } = begun();
  let late = (_: object): void => undefined;
  answers = [() => new Promise<object>((settle) => (late = settle))];
  const first = branches.begin(1, 'Slow');
  await branches.begin(3, 'Quick');
  late(branched(1, []));
  await first;
  expect(branches.list.map(({ now }) => now.name)).toEqual(['Quick']);
});

test('somebody else’s branch is looked at without becoming one’s own, until one plays on in it', async () => {
  const { playback, branches } = begun();
  const theirs = { name: 'Theirs', at: 2, exchanged: [], moves: ['P1'], hidden: [] };
  await branches.look(theirs, 3);
  expect([branches.own, branches.followed, branches.shown, playback.now]).toEqual([null, theirs, theirs, 3]);
  expect([branches.live, stored.size]).toEqual([false, 0]);
  await branches.begin(3, 'Mine');
  expect([branches.own?.name, branches.followed]).toEqual(['Mine', null]);
  await branches.look(null, 1);
  expect([branches.shown, playback.now]).toEqual([null, 1]);
});

test('branches are there again after a reload, until they are removed', async () => {
  const { branches } = begun();
  await branches.begin(2, 'Try');
  await branches.play('P1');
  branches.rename('  Better  ');
  const again = begun().branches;
  expect(again.list).toEqual(branches.list);
  await again.choose(0);
  expect([again.own?.name, again.kept?.before.length]).toEqual(['Better', 1]);
  again.remove();
  expect([again.list, stored.size]).toEqual([[], 0]);
});
