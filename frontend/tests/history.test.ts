import { expect, test } from 'vitest';

import type { ScoreCount, Statistics } from '../src/shared/messages';
import { byMistakes, byReason, byScore, ticks } from '../src/history/counts';
import { NO_FILTERS, query } from '../src/history/questions';

function count(score: number | null, games: number, reason = 'last-round', result = 'ended'): ScoreCount {
  return { players: 3, edition: 'custom', options: 'base', result, reason, score, mistakes: 1, games };
}

function statistics(...scores: ScoreCount[]): Statistics {
  return { games: 0, mean: null, best: null, mistakes: null, scores, days: [] };
}

test('mistakes are counted from none to the most there were', () => {
  const games = statistics({ ...count(20, 2), mistakes: 0 }, { ...count(10, 1), mistakes: 2 }, count(9, 4));
  expect(byMistakes(games).map((bar) => bar.count)).toEqual([2, 4, 1]);
  expect(byMistakes(statistics())).toEqual([]);
});

test('scores stand side by side without gaps, expert games apart', () => {
  const bars = byScore(statistics(count(18, 2), count(20, 1), count(18, 3, 'stopped'), count(null, 4)));
  expect(bars).toEqual([
    { label: '18', count: 5 },
    { label: '19', count: 0 },
    { label: '20', count: 1 },
  ]);
  expect(byScore(statistics(count(null, 4)))).toEqual([]);
});

test('endings are counted by result and reason, the most frequent first', () => {
  const found = byReason(
    statistics(count(18, 2), count(0, 5, 'third-mistake', 'lost'), count(19, 2), count(3, 1, 'stopped')),
  );
  expect(found.map(({ reason, result, count: games }) => [reason, result, games])).toEqual([
    ['third-mistake', 'lost', 5],
    ['last-round', 'ended', 4],
    ['stopped', 'ended', 1],
  ]);
});

test('an axis has a few round steps', () => {
  expect(ticks(0)).toEqual([0]);
  expect(ticks(1)).toEqual([0, 1]);
  expect(ticks(7)).toEqual([0, 2, 4, 6]);
  expect(ticks(25)).toEqual([0, 10, 20]);
  expect(ticks(4000)).toEqual([0, 1000, 2000, 3000, 4000]);
});

test('only what was chosen is asked for', () => {
  expect(query(NO_FILTERS)).toBe('phase=ended&mine=true');
  const asked = new URLSearchParams(
    query(
      {
        whose: 'public',
        edition: 'pl',
        players: '3',
        least: '15',
        since: '2026-11-01',
        until: '2026-11-02',
        name: ' Zo ',
        together: ['q3Jx', 'a-b_'],
        deal: 'abc',
      },
      { limit: '30' },
    ),
  );
  expect(Object.fromEntries(asked)).toMatchObject({
    edition: 'pl',
    players: '3',
    min_score: '15',
    text: 'Zo',
    deal: 'abc',
    limit: '30',
  });
  expect(asked.getAll('with')).toEqual(['q3Jx', 'a-b_']);
  expect(asked.has('mine')).toBe(false);
  expect(Number(asked.get('until')) - Number(asked.get('since'))).toBe(2 * 86_400_000);
  expect(query({ ...NO_FILTERS, least: 'x', since: 'soon' })).toBe('phase=ended&mine=true');
});
