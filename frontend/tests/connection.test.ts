import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Connection } from '../src/table/connection.svelte';

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: string[] = [];
  closed = false;
  onopen: () => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  address: string;

  constructor(address: string) {
    this.address = address;
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.closed = true;
  }

  says(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }
}

const nothing = { addEventListener: () => undefined, removeEventListener: () => undefined };
const table = { settings: {}, phase: 'playing' };

function opened(): Connection {
  const connection = new Connection('k7');
  connection.open();
  FakeSocket.last.onopen();
  return connection;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('window', { ...nothing, location: { protocol: 'https:', host: 'a.example' } });
  vi.stubGlobal('document', nothing);
  vi.stubGlobal('WebSocket', FakeSocket);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('it says what it has already seen when it comes back', () => {
  const connection = opened();
  expect(FakeSocket.last.address).toBe('wss://a.example/api/tables/k7/socket?has=0');
  FakeSocket.last.says({ type: 'table', seq: 12, now: 0, you: 0, rules: {}, table, log: [], papers: {} });
  FakeSocket.last.onclose({ code: 1006 });
  expect(connection.line).toBe('lost');
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.last.address).toContain('has=12');
});

test('what was not answered is asked again, with the same id, and answered once', async () => {
  const connection = opened();
  const answer = connection.ask({ type: 'make-move', move: 'P1', turn: 3 });
  const [first] = FakeSocket.last.sent;
  FakeSocket.last.onclose({ code: 1006 });
  vi.advanceTimersByTime(1000);
  FakeSocket.last.onopen();
  expect(FakeSocket.last.sent).toEqual([first]);
  expect(connection.unanswered).toBe(1);
  const { id } = JSON.parse(first as string) as { id: string };
  FakeSocket.last.says({ type: 'done', id, seq: 4 });
  FakeSocket.last.says({ type: 'done', id, seq: 4 });
  expect(await answer).toEqual({ type: 'done', id, seq: 4 });
  expect(connection.unanswered).toBe(0);
});

test('the waits grow, and it never gives up', () => {
  opened();
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

test('a line on which nothing is heard is dead, whatever the browser thinks', () => {
  const connection = opened();
  FakeSocket.last.says({ type: 'pong', now: 0 });
  vi.advanceTimersByTime(12_500);
  expect(FakeSocket.last.sent).toEqual(['{"type":"ping"}']);
  FakeSocket.last.says({ type: 'pong', now: 0 });
  vi.advanceTimersByTime(10_000);
  expect(connection.line).toBe('open');
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

test('what comes over a line that was given up is not heard', () => {
  const connection = opened();
  const old = FakeSocket.last;
  old.onclose({ code: 1006 });
  vi.advanceTimersByTime(1000);
  old.says({ type: 'presence', here: [true], watchers: 9 });
  expect(connection.presence).toBeNull();
});

test('it says why the server ended it, and comes back later', () => {
  const connection = opened();
  FakeSocket.last.says({ type: 'goodbye', code: 'not-allowed' });
  FakeSocket.last.onclose({ code: 1006 });
  expect(connection.goodbye).toBe('not-allowed');
  vi.advanceTimersByTime(3000);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('a server that is stopped has said goodbye with the code it closes with, until the line is open again', () => {
  const connection = opened();
  FakeSocket.last.onclose({ code: 1012 });
  expect(connection.goodbye).toBe('going-down');
  vi.advanceTimersByTime(1000);
  FakeSocket.last.onclose({ code: 1006 });
  expect(connection.goodbye).toBe('going-down');
  vi.advanceTimersByTime(2000);
  expect(FakeSocket.all).toHaveLength(3);
  FakeSocket.last.onopen();
  expect(connection.goodbye).toBeNull();
});
