// What everyone at the table saw happen, as the server tells it.
import type { MovedShown } from '../shared/messages';

export type { Outcome } from '../shared/messages';
export type GameEvent = MovedShown['events'][number];

/** The places, counted from 1, of the cards an event speaks of. */
export function slotsOf(event: GameEvent): readonly number[] {
  const slots = 'slots' in event ? event.slots : 'slot' in event ? [event.slot] : [];
  return slots.map((slot) => slot + 1);
}
