// What a move brought about, in one line of the language spoken.
import type { GameEvent } from '../shared/events';
import { sentence } from '../shared/sentences';
import { told } from '../table/lines';

export function inWords(events: readonly GameEvent[], names: readonly string[]): string {
  return told(events)
    .map((event) => sentence(event, names))
    .join(' ');
}
