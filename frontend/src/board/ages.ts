// What the cards of a hand are called by their age: the newest, the oldest, and the one that is discarded next.
import type { CardShown } from '../shared/messages';

export type Age = 'newest' | 'oldest' | 'next';

export interface AgesShown {
  /** The newest and the oldest card. */
  readonly ages: boolean;
  /** The card that by convention is discarded next: the oldest or the newest that no clue touched. */
  readonly next: 'oldest' | 'newest' | null;
}

/** The mark of each card that has one, by order: orders are given in the order in which cards are drawn. */
export function agesOf(hand: readonly CardShown[], { ages, next }: AgesShown): ReadonlyMap<number, Age> {
  const byAge = [...hand].sort((one, other) => one.order - other.order);
  const marks = new Map<number, Age>();
  const [oldest, newest] = [byAge[0], byAge.at(-1)];
  if (ages && oldest && newest && oldest !== newest) {
    marks.set(oldest.order, 'oldest');
    marks.set(newest.order, 'newest');
  }
  const free = next ? byAge.filter((held) => !held.clued) : [];
  const goes = next === 'newest' ? free.at(-1) : free[0];
  if (goes) marks.set(goes.order, 'next');
  return marks;
}
