// What this browser keeps, by key. One that keeps nothing still plays: it forgets at once.

export class SafeStorage {
  readonly #storage: () => Storage;

  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  /** The text kept under a key; null if there is none. */
  read(key: string): string | null {
    return this.#try(() => this.#storage().getItem(key)) ?? null;
  }

  /** What is kept under a key, whatever it is by now; null for nothing and for what cannot be read. */
  readJson(key: string): unknown {
    const text = this.read(key);
    return text === null ? null : (this.#try((): unknown => JSON.parse(text)) ?? null);
  }

  write(key: string, text: string): void {
    this.#try(() => this.#storage().setItem(key, text));
  }

  remove(key: string): void {
    this.#try(() => this.#storage().removeItem(key));
  }

  #try<Result>(action: () => Result): Result | undefined {
    try {
      return action();
    } catch {
      return undefined;
    }
  }
}

/** Kept until the visitor clears it. */
export const browserStorage = new SafeStorage(() => window.localStorage);
/** Kept for as long as the tab is open. */
export const tabStorage = new SafeStorage(() => window.sessionStorage);
