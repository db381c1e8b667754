import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Connection } from '../src/table/connection.svelte';
import { FakeSocket, pretendToBeABrowser } from './fakeSocket';
import { clue, line, tableNow } from './positions';

beforeEach(() => void pretendToBeABrowser());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function opened(): Connection {
  const connection = new Connection('k7');
  connection.open();
  FakeSocket.last.onopen();
  return connection;
}

test('it keeps what it was shown of the table, news included, and who is there', () => {
  const connection = opened();
  expect([connection.seen, connection.presence, connection.line]).toEqual([null, null, 'open']);
  const { table } = tableNow();
  FakeSocket.last.says(tableNow({ seq: 4 }));
  FakeSocket.last.says({ type: 'news', seq: 5, now: 0, table, line: line(5, 1, clue(0)) });
  FakeSocket.last.says({ type: 'presence', here: [true], watchers: 2 });
  expect([connection.seen?.seq, connection.seen?.log.length, connection.presence?.watchers]).toEqual([
    5, 1, 2,
  ]);
});

test('what it was shown stays while the line is lost', () => {
  const connection = opened();
  FakeSocket.last.says(tableNow({ seq: 4 }));
  FakeSocket.last.onclose({ code: 1012 });
  expect([connection.seen?.seq, connection.interrupted, connection.goodbye]).toEqual([4, true, 'going-down']);
});

test('requests go over its line', async () => {
  const connection = opened();
  const answer = connection.ask({ type: 'pause' });
  expect(connection.unanswered).toBe(1);
  FakeSocket.last.says({ type: 'done', id: FakeSocket.last.heard[0]?.['id'], seq: 1 });
  expect([(await answer).type, connection.unanswered]).toEqual(['done', 0]);
});
