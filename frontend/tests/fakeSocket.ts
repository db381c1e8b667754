// A WebSocket that a test holds at its other end, and as much of a browser as a line to a table needs.
import { vi } from 'vitest';

export class FakeSocket {
  static all: FakeSocket[] = [];
  readonly address: string;
  readonly sent: string[] = [];
  /** Whether the page is in sight, as often as it was told. */
  readonly sights: boolean[] = [];
  closed = false;
  onopen: () => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;

  constructor(address: string) {
    this.address = address;
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    const { type, visible } = JSON.parse(text) as { type: string; visible?: boolean };
    if (type === 'in-sight') this.sights.push(visible ?? false);
    else this.sent.push(text);
  }

  close(): void {
    this.closed = true;
  }

  says(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  /** Everything the page sent, read. */
  get heard(): Record<string, unknown>[] {
    return this.sent.map((text) => JSON.parse(text) as Record<string, unknown>);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }
}

/** What a page listens for on its window and document, told by hand. */
export class FakeBrowser {
  visibilityState: 'visible' | 'hidden' = 'visible';
  readonly location = { protocol: 'https:', host: 'a.example' };
  #listeners = new Map<string, Set<() => void>>();

  addEventListener = (name: string, listener: () => void): void => {
    this.#listeners.set(name, (this.#listeners.get(name) ?? new Set()).add(listener));
  };

  removeEventListener = (name: string, listener: () => void): void => {
    this.#listeners.get(name)?.delete(listener);
  };

  tell(name: string): void {
    for (const listener of this.#listeners.get(name) ?? []) listener();
  }

  get listeners(): number {
    return [...this.#listeners.values()].reduce((sum, each) => sum + each.size, 0);
  }
}

/** Fake timers, sockets and a browser; `vi.useRealTimers()` and `vi.unstubAllGlobals()` undo it. */
export function pretendToBeABrowser(): FakeBrowser {
  const browser = new FakeBrowser();
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('window', browser);
  vi.stubGlobal('document', browser);
  vi.stubGlobal('WebSocket', FakeSocket);
  return browser;
}
