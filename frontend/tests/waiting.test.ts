import { expect, test } from 'vitest';

import { isMyTurn, myTurnFirst, stretch } from '../src/lobby/waiting';
import type { TableListed } from '../src/shared/messages';
import { bytesOf } from '../src/shared/notices.svelte';

function game(table: string, you: number | null, on_turn: number | null, turn_began: number): TableListed {
  return { table, you, on_turn, turn_began } as TableListed;
}

test('games that wait for me come first, the longest wait before the others', () => {
  const games = [game('a', 0, 1, 5), game('b', 0, 0, 9), game('c', 1, 1, 3), game('d', 0, null, 1)];
  expect(myTurnFirst(games).map(({ table }) => table)).toEqual(['c', 'b', 'a', 'd']);
  expect(games.map(isMyTurn)).toEqual([false, true, true, false]);
  expect(isMyTurn(game('e', null, null, 0))).toBe(false);
});

test('a stretch of time is told in its largest unit', () => {
  expect([1_000, 300_000, 3 * 3_600_000, 50 * 3_600_000].map(stretch)).toEqual([
    '1 minute',
    '5 minutes',
    '3 hours',
    '2 days',
  ]);
});

test('a key in base64url is read as its bytes', () => {
  expect([...bytesOf('-_8A')]).toEqual([251, 255, 0]);
});
