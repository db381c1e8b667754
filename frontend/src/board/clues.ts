// The clues for a hand in the order in which somebody looks for them, as the server offers them.
import type { ClueShown } from '../shared/messages';

export interface Offered {
  /** Those that touch the card that was pressed. */
  readonly here: readonly ClueShown[];
  /** Those that touch other cards of the hand. */
  readonly others: readonly ClueShown[];
  /** Those that touch nothing. */
  readonly empty: readonly ClueShown[];
}

export function offered(clues: readonly ClueShown[], seat: number, order: number | null): Offered {
  const own = clues.filter((clue) => clue.to === seat);
  const touches = (clue: ClueShown): boolean => order !== null && clue.touched.includes(order);
  return {
    here: own.filter(touches),
    others: own.filter((clue) => clue.touched.length > 0 && !touches(clue)),
    empty: own.filter((clue) => clue.touched.length === 0),
  };
}

/** How a clue touches cards, by order: for the first time, or once more. */
export type Touched = ReadonlyMap<number, 'new' | 'again'>;

export function touchedOf(clue: Pick<ClueShown, 'touched' | 'fresh'> | undefined): Touched {
  const { touched = [], fresh = [] } = clue ?? {};
  return new Map(touched.map((order) => [order, fresh.includes(order) ? 'new' : 'again']));
}

/** What a clue names: a color's letter, or a rank. */
export type Named = ClueShown['named'];

export function isRank(named: Named): named is number {
  return typeof named === 'number';
}

/** The clue that tells least: a turn goes by, and a token is spent. */
export function idlestOf(clues: readonly ClueShown[]): ClueShown | undefined {
  return [...clues].sort(
    (one, other) => one.fresh.length - other.fresh.length || one.touched.length - other.touched.length,
  )[0];
}
