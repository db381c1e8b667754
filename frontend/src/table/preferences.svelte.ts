// How this browser likes its tables: small choices that belong to no account.
import { browserStorage } from '../shared/storage';

interface Preferences {
  /** Reachable score, pace and dead fireworks. */
  numbers: boolean;
}

const KEY = 'hanabi.table';

function read(): Preferences {
  const found = browserStorage.readJson(KEY) as Partial<Preferences> | null;
  return { numbers: found?.numbers !== false };
}

export const preferences = $state<Preferences>(read());

export function showNumbers(numbers: boolean): void {
  preferences.numbers = numbers;
  browserStorage.write(KEY, JSON.stringify({ numbers }));
}
