// Statistics as the plots draw them.
import type { Statistics } from '../shared/messages';

export interface Bar {
  readonly label: string;
  readonly count: number;
}

/** Games by score, from the lowest to the highest there was, without gaps; expert games have no score. */
export function byScore({ scores }: Statistics): Bar[] {
  const games = new Map<number, number>();
  for (const { score, games: count } of scores)
    if (score !== null) games.set(score, (games.get(score) ?? 0) + count);
  if (!games.size) return [];
  const lowest = Math.min(...games.keys());
  const highest = Math.max(...games.keys());
  return Array.from({ length: highest - lowest + 1 }, (_, at) => ({
    label: String(lowest + at),
    count: games.get(lowest + at) ?? 0,
  }));
}

/** Games by the number of mistakes made in them, from none to the most there were. */
export function byMistakes({ scores }: Statistics): Bar[] {
  const games = new Map<number, number>();
  for (const { mistakes, games: count } of scores) games.set(mistakes, (games.get(mistakes) ?? 0) + count);
  return Array.from({ length: Math.max(-1, ...games.keys()) + 1 }, (_, at) => ({
    label: String(at),
    count: games.get(at) ?? 0,
  }));
}

/** Games by the reason they ended for, the most frequent first. */
export function byReason({
  scores,
}: Statistics): { readonly reason: string; readonly result: string; readonly count: number }[] {
  const games = new Map<string, { reason: string; result: string; count: number }>();
  for (const { reason, result, games: count } of scores) {
    const key = `${result} ${reason}`;
    games.set(key, { reason, result, count: (games.get(key)?.count ?? 0) + count });
  }
  return [...games.values()].sort((one, other) => other.count - one.count);
}

/** Round steps for an axis up to `most`. */
export function ticks(most: number, wanted = 4): number[] {
  if (most <= 0) return [0];
  const rough = most / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? 1);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
}
