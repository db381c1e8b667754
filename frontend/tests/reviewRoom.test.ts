import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { Branches } from '../src/replay/branches.svelte';
import { Playback } from '../src/replay/playback.svelte';
import { ReviewRoom } from '../src/replay/reviewRoom.svelte';
import { texts } from '../src/shared/texts.svelte';
import { FakeSocket, pretendToBeABrowser } from './fakeSocket';
import { replayed } from './games';
import { line, tableNow } from './positions';

beforeAll(() => texts.need(['common', 'errors']));
beforeEach(() => void pretendToBeABrowser());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function joined(following = true): { room: ReviewRoom; playback: Playback; leave: () => void } {
  const playback = new Playback(replayed());
  const room = new ReviewRoom(playback, new Branches(playback), 'k7', following);
  playback.onmove = () => room.moved();
  const leave = room.join();
  FakeSocket.last.onopen();
  return { room, playback, leave };
}

function pointing(more: object = {}): object {
  return {
    type: 'pointing',
    name: 'Bo',
    moves: 3,
    marks: [],
    leading: true,
    you: false,
    branch: null,
    ...more,
  };
}

const written = (seq: number, text: string) =>
  line(seq, 2, { type: 'commented', name: 'Bo', moves: 2, text } as never);

test('who leads is followed, until one moves by one’s own will; then one can follow again', () => {
  const { room, playback } = joined();
  FakeSocket.last.says(pointing());
  expect([room.leader?.name, playback.now, room.following]).toEqual(['Bo', 3, true]);
  playback.step(-1);
  FakeSocket.last.says(pointing({ moves: 4 }));
  expect([room.following, playback.now]).toEqual([false, 2]);
  room.follow();
  expect([room.following, playback.now]).toEqual([true, 4]);
});

test('whoever comes with a link to a moment stays there', () => {
  const { room, playback } = joined(false);
  FakeSocket.last.says(pointing());
  expect([room.leader?.name, playback.now]).toEqual(['Bo', 0]);
});

test('what the leader points at is seen by those who follow', () => {
  const { room, playback } = joined();
  FakeSocket.last.says(pointing({ marks: [{ order: 3 }, { suit: 'R', start: 1 }] }));
  expect([room.isMarked({ order: 3 }), room.isMarked({ suit: 'R' }), room.isMarked({ order: 1 })]).toEqual([
    true,
    true,
    false,
  ]);
  playback.step(-1);
  expect(room.marks).toEqual([]);
});

test('nobody leads when the leader lets go, or is gone', () => {
  const { room } = joined();
  FakeSocket.last.says(pointing());
  FakeSocket.last.says(pointing({ leading: false }));
  expect(room.leader).toBeNull();
  FakeSocket.last.says(pointing());
  FakeSocket.last.says({ type: 'presence', here: [true, false], watchers: 1 });
  expect([room.people, room.leader?.name]).toEqual([2, 'Bo']);
  FakeSocket.last.says({ type: 'presence', here: [false, false], watchers: 1 });
  expect(room.leader).toBeNull();
});

test('who leads takes the others along, and not at every step of a quick walk', () => {
  const { room, playback } = joined();
  room.lead();
  FakeSocket.last.says(pointing({ you: true, moves: 0 }));
  expect(room.leading).toBe(true);
  for (let at = 0; at < 3; at += 1) playback.step(1);
  vi.advanceTimersByTime(200);
  expect(FakeSocket.last.heard.map(({ moves }) => moves)).toEqual([0, 3]);
  room.letGo();
  expect(FakeSocket.last.heard.at(-1)).toMatchObject({ type: 'point', leading: false });
});

test('aiming points at what is pressed, a second time no longer; an arrow leads from card to card', () => {
  const { room } = joined();
  room.lead();
  FakeSocket.last.says(pointing({ you: true }));
  expect(room.aim({ order: 3 })).toBe(false);
  room.aiming = true;
  expect(room.aim({ order: 3 })).toBe(true);
  expect(room.marks).toEqual([{ order: 3 }]);
  room.aim({ order: 3 });
  expect(room.marks).toEqual([]);
  room.aimFrom(1);
  room.aim({ suit: 'R' });
  expect(room.marks).toEqual([{ suit: 'R', start: 1 }]);
  room.aimFrom(1);
  room.aim({ order: 1 }); // not to itself
  expect([room.marks.length, room.start]).toEqual([1, null]);
});

test('after a break the leader goes on leading, and says so', () => {
  const { room } = joined();
  room.lead();
  FakeSocket.last.says(pointing({ you: true }));
  FakeSocket.last.onclose({ code: 1012 });
  expect([room.socket.line, room.socket.goodbye]).toEqual(['lost', 'going-down']);
  vi.advanceTimersByTime(1000);
  FakeSocket.last.onopen();
  expect(FakeSocket.last.heard).toMatchObject([{ type: 'point', leading: true }]);
});

test('comments come from the table, and one that is heard twice stands there once', () => {
  const { room } = joined();
  const { table } = tableNow();
  FakeSocket.last.says(tableNow({ seq: 4, log: [written(3, 'Why?')] }));
  for (const seq of [5, 5])
    FakeSocket.last.says({ type: 'news', seq, now: 0, table, line: written(5, 'So.') });
  expect(room.comments.map(({ name, moves, text }) => [name, moves, text])).toEqual([
    ['Bo', 2, 'Why?'],
    ['Bo', 2, 'So.'],
  ]);
});

test('a comment written while the line is lost arrives when it is back; a refusal says why', async () => {
  const { room } = joined();
  FakeSocket.last.onclose({ code: 1006 });
  const said = room.comment(2, 'Why?');
  vi.advanceTimersByTime(1000);
  FakeSocket.last.onopen();
  const [sent] = FakeSocket.last.heard;
  expect(sent).toMatchObject({ type: 'comment', moves: 2, text: 'Why?' });
  FakeSocket.last.says({ type: 'done', id: sent?.['id'], seq: 9 });
  expect(await said).toBe('');
  const refused = room.comment(2, '');
  const id = FakeSocket.last.heard.at(-1)?.['id'];
  FakeSocket.last.says({ type: 'not-done', id, code: 'no-such-code', text: 'empty' });
  expect(await refused).toBe('empty');
});

test('whoever leaves is heard no more', () => {
  const { leave } = joined();
  leave();
  vi.advanceTimersByTime(60_000);
  expect([FakeSocket.all.length, FakeSocket.last.closed, vi.getTimerCount()]).toEqual([1, true, 0]);
});
