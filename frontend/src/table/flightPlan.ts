// Which cards fly after a move, and over which way.
import type { GameEvent } from '../board/events';
import type { Line } from '../shared/messages';

/** A place on the screen; a DOMRect is one. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

// Whoever comes back to many moves at once sees where things are, not how they got there.
const MOST = 2;

export interface Flight {
  readonly order: number;
  readonly card: string;
  /** Where it goes: onto its firework, beside it and then away, or straight away. */
  readonly to: 'placed' | 'failed' | 'discarded';
}

/** The cards that left a hand by these lines of the log. */
export function flightsOf(lines: readonly Line[]): Flight[] {
  return eventsOf(lines).flatMap((event) =>
    event.type === 'placed' || event.type === 'failed' || event.type === 'discarded'
      ? [{ order: event.order, card: event.card, to: event.type }]
      : [],
  );
}

/** The cards that were drawn by these lines. */
export function drawnBy(lines: readonly Line[]): number[] {
  return eventsOf(lines).flatMap((event) => (event.type === 'drew' ? [event.order] : []));
}

function eventsOf(lines: readonly Line[]): GameEvent[] {
  const moves = lines.flatMap(({ what }) => (what.type === 'moved' ? [what.events] : []));
  return moves.length > MOST ? [] : moves.flat();
}

/** Where a card flies past, as far as it can be seen: a failed one to its firework, and then away. */
export function routeOf<Place>(to: Flight['to'], firework: Place | null, pile: Place | null): Place[] {
  const stops = { placed: [firework], failed: [firework, pile], discarded: [pile] }[to];
  return stops.filter((place) => place !== null);
}

/** How something at `from` is moved and scaled to lie in the middle of `box`. */
export function over(box: Box, from: Box): string {
  const scale = Math.min(1, box.width / from.width, box.height / from.height);
  const x = box.left + box.width / 2 - from.left - from.width / 2;
  const y = box.top + box.height / 2 - from.top - from.height / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
