// How this browser likes its tables: small choices that belong to no account.

interface Preferences {
  /** Reachable score, pace and dead fireworks. */
  numbers: boolean;
}

const KEY = 'hanabi.table';

function kept(): Preferences {
  try {
    const found: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '{}');
    const numbers = (found as Partial<Preferences> | null)?.numbers;
    return { numbers: numbers !== false };
  } catch {
    return { numbers: true };
  }
}

export const preferences = $state<Preferences>(kept());

export function showNumbers(numbers: boolean): void {
  preferences.numbers = numbers;
  remember(KEY, JSON.stringify({ numbers }));
}

/** Keep a text in this browser, if it keeps anything. */
export function remember(key: string, text: string): void {
  try {
    window.localStorage.setItem(key, text);
  } catch {
    // a browser that keeps nothing still plays
  }
}

export function remembered(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}
