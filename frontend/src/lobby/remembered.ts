// What was chosen for the last table, kept in this browser for the next one.
import type { Offer, Settings } from '../shared/messages';
import { browserStorage } from '../shared/storage';
import { boxOf, withBox, withPlayers } from './setup';

const KEY = 'hanabi.set-up';

export interface Chosen {
  readonly settings: Settings;
  /** One for each seat after the first: a bot's name, or null for a person. */
  readonly seats: readonly (string | null)[];
  /** Whether the folded part was open. */
  readonly open: boolean;
}

export function remember(chosen: Chosen): void {
  browserStorage.write(KEY, JSON.stringify(chosen));
}

/** What was chosen the last time, or what is usual. */
export function remembered(offer: Offer, usual: Settings): Chosen {
  return fitted(browserStorage.readJson(KEY), offer, usual);
}

/** What was kept, as far as this site still offers it; anything else is as usual. */
export function fitted(kept: unknown, offer: Offer, usual: Settings): Chosen {
  const { settings, seats, open } = record(kept);
  return {
    settings: fittedSettings(record(settings), offer, usual),
    seats: (Array.isArray(seats) ? seats : []).map((seat) => (typeof seat === 'string' ? seat : null)),
    open: open === true,
  };
}

function fittedSettings(kept: Record<string, unknown>, offer: Offer, usual: Settings): Settings {
  const known = Object.entries(usual).filter(([key, value]) => key in kept && alike(kept[key], value));
  const found: Settings = { ...usual, ...Object.fromEntries(known.map(([key]) => [key, kept[key]])) };
  const box = boxOf(offer, found.edition) ?? boxOf(offer, usual.edition);
  return withPlayers(box ? withBox(found, box) : found, found.players);
}

/** Whether a value may stand where this one does; where there is none, anything may. */
function alike(kept: unknown, value: unknown): boolean {
  return value === null || (kept !== null && typeof kept === typeof value);
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
