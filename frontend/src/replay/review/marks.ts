// What is said of a move: its mark, its sign, and which marks have room for a name on the curve.
import type { MoveJudged } from '../../shared/messages';

export type Mark = NonNullable<MoveJudged['mark']>;

/** Told apart by their form, too. */
export const SIGNS: Record<Mark, string> = {
  blunder: '▼',
  mistake: '◆',
  inaccuracy: '▿',
  unlucky: '■',
  'good-find': '★',
};
export const MARKS = Object.keys(SIGNS) as readonly Mark[];

const BLAMED: readonly (Mark | null)[] = ['blunder', 'mistake', 'inaccuracy'];

export function isBlamed(move: MoveJudged): boolean {
  return BLAMED.includes(move.mark);
}

/** Marks with room for their names: worse ones first, none nearer than a share of the width to another. */
export function named(moments: readonly MoveJudged[], last: number, apart: number): ReadonlySet<number> {
  const found: number[] = [];
  const worst = [...moments].sort(
    (one, other) => MARKS.indexOf(one.mark as Mark) - MARKS.indexOf(other.mark as Mark),
  );
  for (const { moves } of worst)
    if (found.every((each) => Math.abs(each - moves) >= apart * last)) found.push(moves);
  return new Set(found);
}
