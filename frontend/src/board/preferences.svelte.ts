// How this browser likes its tables: small choices that belong to no account.
import { browserStorage } from '../shared/storage';

export interface Preferences {
  /** Reachable score, pace and dead fireworks. */
  numbers: boolean;
  /** The newest and the oldest card of each hand. */
  ages: boolean;
  /** The card of each hand that is discarded next, by convention. */
  next: boolean;
  /** The first slot on the right, and so the newest card on the left. */
  mirrored: boolean;
}

const KEY = 'hanabi.table';
const USUAL: Preferences = { numbers: true, ages: true, next: true, mirrored: false };

function read(): Preferences {
  const found = (browserStorage.readJson(KEY) ?? {}) as Partial<Record<keyof Preferences, unknown>>;
  const kept = (Object.keys(USUAL) as (keyof Preferences)[]).filter(
    (name) => typeof found[name] === 'boolean',
  );
  return { ...USUAL, ...Object.fromEntries(kept.map((name) => [name, found[name]])) };
}

export const preferences = $state<Preferences>(read());

export function prefer(name: keyof Preferences, wanted: boolean): void {
  preferences[name] = wanted;
  browserStorage.write(KEY, JSON.stringify(preferences));
}
