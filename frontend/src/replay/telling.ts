// What a move brought about, in one line of the language spoken.
import type { GameEvent } from '../board/events';
import { sentence } from '../board/sentences';
import { told } from '../board/log';

export function inWords(events: readonly GameEvent[], names: readonly string[]): string {
  return told(events)
    .map((event) => sentence(event, names))
    .join(' ');
}
