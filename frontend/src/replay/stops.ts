// The moments of a game that are worth a stop on the way through it.
import { eventsOf } from '../board/log';
import type { Comment, Line, Replayed } from '../shared/messages';

/** Where a card failed, somebody left a bookmark or wrote something. */
export type StopKind = 'bad' | 'kept' | 'talk';

export interface Stop {
  readonly moves: number;
  readonly kind: StopKind;
}

/** At most one at each moment; what people wrote counts most. */
export function stopsOf(
  game: Replayed,
  lines: ReadonlyMap<number, Line>,
  comments: readonly Comment[],
): Stop[] {
  const found = new Map<number, StopKind>();
  for (const [moves, line] of lines)
    if (eventsOf(line).some((event) => event.type === 'failed')) found.set(moves, 'bad');
  for (const { moves } of game.notebook.bookmarks ?? []) found.set(moves, 'kept');
  for (const { moves } of comments) found.set(moves, 'talk');
  return [...found].map(([moves, kind]) => ({ moves, kind }));
}
