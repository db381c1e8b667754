// The story of a card as the log tells it: when it was drawn, and every clue that touched it.
import { eventsOf } from '../board/log';
import type { Named } from '../board/clues';
import type { Line } from '../shared/messages';

export interface Told {
  readonly move: number;
  readonly by: number;
  readonly named: Named;
  /** Whether the clue touched no other card. */
  readonly alone: boolean;
}

export interface Story {
  /** The move after which it was drawn; null for a card that was dealt, or drawn before the log begins. */
  readonly drawn: number | null;
  readonly told: readonly Told[];
}

/** What the log says of a card, up to the moment that is shown. */
export function storyOf(order: number, log: readonly Line[], moves: number): Story {
  const lines = log.filter((line) => line.moves <= moves);
  const drawn = lines.find((line) =>
    eventsOf(line).some((event) => event.type === 'drew' && event.order === order),
  );
  const told = lines.flatMap((line) =>
    eventsOf(line).flatMap((event) =>
      event.type === 'clued' && event.touched.includes(order)
        ? [{ move: line.moves, by: event.seat, named: event.named, alone: event.touched.length === 1 }]
        : [],
    ),
  );
  return { drawn: drawn?.moves ?? null, told };
}
