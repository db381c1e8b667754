import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { TableSocket, type Heard } from '../src/shared/tableSocket.svelte';
import { FakeSocket, pretendToBeABrowser, type FakeBrowser } from './fakeSocket';

const shown = { type: 'table', seq: 12, now: 0, you: 0, rules: {}, table: {}, log: [], notebook: {} };

let browser: FakeBrowser;
let heard: Heard[];
let opened: number;
let close: () => void;

function connected(): TableSocket {
  const socket = new TableSocket('k7', {
    hear: (message) => heard.push(message),
    opened: () => (opened += 1),
  });
  close = socket.open();
  FakeSocket.last.onopen();
  return socket;
}

beforeEach(() => {
  browser = pretendToBeABrowser();
  [heard, opened] = [[], 0];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it says what it has already seen when it comes back', () => {
  const socket = connected();
  expect(FakeSocket.last.address).toBe('wss://a.example/api/tables/k7/socket?has=0');
  FakeSocket.last.says(shown);
  FakeSocket.last.says({ type: 'news', seq: 14, now: 0, table: {} });
  FakeSocket.last.onclose({ code: 1006 });
  expect(socket.line).toBe('lost');
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.last.address).toContain('has=14');
});

test('what it has already heard it does not pass on, nor news of a table it was not shown', () => {
  connected();
  FakeSocket.last.says({ type: 'news', seq: 3, now: 0, table: {} });
  expect(heard).toEqual([]);
  FakeSocket.last.says(shown);
  for (const seq of [11, 12, 13, 13]) FakeSocket.last.says({ type: 'news', seq, now: 0, table: {} });
  expect(heard.map((message) => ('seq' in message ? message.seq : null))).toEqual([12, 13]);
});

test('as somebody else it is shown the whole table again', () => {
  const socket = connected();
  FakeSocket.last.says(shown);
  const old = FakeSocket.last;
  socket.reopen();
  expect([old.closed, socket.line]).toEqual([true, 'connecting']);
  expect(FakeSocket.last.address).toContain('has=0');
  old.onclose({ code: 1000 });
  expect(FakeSocket.all).toHaveLength(2);
});

test('what was not answered is asked again, with the same id, and answered once', async () => {
  const socket = connected();
  const answer = socket.ask({ type: 'make-move', move: 'P1', turn: 3 });
  const [first] = FakeSocket.last.sent;
  FakeSocket.last.onclose({ code: 1006 });
  vi.advanceTimersByTime(1000);
  FakeSocket.last.onopen();
  expect(FakeSocket.last.sent).toEqual([first]);
  expect(socket.unanswered).toBe(1);
  const { id } = JSON.parse(first as string) as { id: string };
  FakeSocket.last.says({ type: 'done', id, seq: 4 });
  FakeSocket.last.says({ type: 'done', id, seq: 4 });
  expect(await answer).toEqual({ type: 'done', id, seq: 4 });
  expect(socket.unanswered).toBe(0);
});

test('what is asked while the line is lost goes out when it is back; what is only told does not', async () => {
  const socket = connected();
  FakeSocket.last.onclose({ code: 1006 });
  const answer = socket.ask({ type: 'say', text: 'Hello' });
  socket.tell({ type: 'point', moves: 3, marks: [], leading: true });
  vi.advanceTimersByTime(1000);
  FakeSocket.last.onopen();
  expect(FakeSocket.last.heard).toMatchObject([{ type: 'say', text: 'Hello' }]);
  socket.tell({ type: 'point', moves: 4, marks: [], leading: true });
  expect(FakeSocket.last.heard[1]).toEqual({ type: 'point', moves: 4, marks: [], leading: true });
  const id = String(FakeSocket.last.heard[0]?.['id']);
  FakeSocket.last.says({ type: 'not-done', id, code: 'not-now', text: 'not now' });
  expect(await answer).toMatchObject({ type: 'not-done', code: 'not-now' });
});

test('the waits grow, and it never gives up', () => {
  connected();
  const waits = [];
  for (let at = 0; at < 8; at += 1) {
    const before = FakeSocket.all.length;
    FakeSocket.last.onclose({ code: 1006 });
    let waited = 0;
    while (FakeSocket.all.length === before && waited < 20_000) {
      vi.advanceTimersByTime(100);
      waited += 100;
    }
    waits.push(waited);
  }
  expect(waits[0]).toBeLessThan(700);
  expect(waits[4]).toBeGreaterThan(2000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(12_100);
});

test('a line over which something was heard begins with short waits again', () => {
  connected();
  for (let at = 0; at < 5; at += 1) {
    FakeSocket.last.onclose({ code: 1006 });
    vi.advanceTimersByTime(12_000);
  }
  FakeSocket.last.onopen();
  FakeSocket.last.says({ type: 'presence', here: [true], watchers: 0 });
  const before = FakeSocket.all.length;
  FakeSocket.last.onclose({ code: 1006 });
  vi.advanceTimersByTime(600);
  expect(FakeSocket.all).toHaveLength(before + 1);
});

test('a line on which nothing is heard is dead, whatever the browser thinks', () => {
  const socket = connected();
  FakeSocket.last.says({ type: 'pong', now: 0 });
  vi.advanceTimersByTime(12_500);
  expect(FakeSocket.last.sent).toEqual(['{"type":"ping"}']);
  FakeSocket.last.says({ type: 'pong', now: 0 });
  vi.advanceTimersByTime(10_000);
  expect(socket.line).toBe('open');
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

test('a line that never opens is given up, too', () => {
  const socket = new TableSocket('k7', { hear: () => undefined });
  close = socket.open();
  vi.advanceTimersByTime(6_100);
  expect([socket.line, FakeSocket.last.closed]).toEqual(['lost', true]);
});

test('what comes over a line that was given up is not heard', () => {
  connected();
  const old = FakeSocket.last;
  old.onclose({ code: 1006 });
  vi.advanceTimersByTime(1000);
  old.says({ type: 'presence', here: [true], watchers: 9 });
  expect(heard).toEqual([]);
});

test('it says why the server ended it, and comes back later', () => {
  const socket = connected();
  FakeSocket.last.says({ type: 'goodbye', code: 'not-allowed' });
  FakeSocket.last.onclose({ code: 1006 });
  expect(socket.goodbye).toBe('not-allowed');
  vi.advanceTimersByTime(3000);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('a server that is stopped has said goodbye with the code it closes with, until the line is open again', () => {
  const socket = connected();
  FakeSocket.last.onclose({ code: 1012 });
  expect(socket.goodbye).toBe('going-down');
  vi.advanceTimersByTime(1000);
  FakeSocket.last.onclose({ code: 1006 });
  expect(socket.goodbye).toBe('going-down');
  vi.advanceTimersByTime(2000);
  expect(FakeSocket.all).toHaveLength(3);
  FakeSocket.last.onopen();
  expect(socket.goodbye).toBeNull();
});

test('a table that was shown is interrupted while the line is lost, unless it is closed to this visitor', () => {
  const socket = connected();
  FakeSocket.last.onclose({ code: 1006 });
  expect(socket.interrupted).toBe(false); // nothing was shown yet
  vi.advanceTimersByTime(1000);
  FakeSocket.last.onopen();
  FakeSocket.last.says(shown);
  expect(socket.interrupted).toBe(false);
  FakeSocket.last.onclose({ code: 1006 });
  expect(socket.interrupted).toBe(true);
  vi.advanceTimersByTime(1000);
  FakeSocket.last.onopen();
  expect([socket.interrupted, opened]).toEqual([false, 3]);
  FakeSocket.last.says({ type: 'goodbye', code: 'not-allowed' });
  FakeSocket.last.onclose({ code: 1006 });
  expect(socket.interrupted).toBe(false);
});

test('when the network or the page is back, it does not wait', () => {
  connected();
  browser.tell('online');
  expect(FakeSocket.last.sent).toEqual(['{"type":"ping"}']);
  FakeSocket.last.onclose({ code: 1006 });
  browser.visibilityState = 'hidden';
  browser.tell('visibilitychange');
  expect(FakeSocket.all).toHaveLength(1);
  browser.visibilityState = 'visible';
  browser.tell('visibilitychange');
  expect(FakeSocket.all).toHaveLength(2);
});

test('the server is told whether the page is in sight', () => {
  connected();
  browser.visibilityState = 'hidden';
  browser.tell('visibilitychange');
  browser.visibilityState = 'visible';
  browser.tell('visibilitychange');
  expect(FakeSocket.last.sights).toEqual([true, false, true]);
});

test('once it is ended, it neither listens nor comes back', () => {
  connected();
  const { last } = FakeSocket;
  expect(browser.listeners).toBe(3);
  close();
  last.onclose({ code: 1000 });
  vi.advanceTimersByTime(60_000);
  browser.tell('online');
  expect([last.closed, FakeSocket.all.length, browser.listeners, vi.getTimerCount()]).toEqual([
    true,
    1,
    0,
    0,
  ]);
});
