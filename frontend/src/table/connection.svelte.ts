// The line to a table, and everything that came over it so far.
import type { Goodbye, Presence } from '../shared/messages';
import { TableSocket, type Answer, type Heard, type Wish } from '../shared/tableSocket.svelte';
import { take, type Seen } from './seen';

/** What a table on the screen needs of whatever is behind it. */
export interface TableLine {
  readonly seen: Seen | null;
  readonly presence: Presence | null;
  readonly unanswered: number;
  /** Whether earlier positions cannot be asked for. */
  readonly forgets?: boolean;
  /** The lines that people said whom this visitor has blocked, by their seq. */
  readonly blocked?: ReadonlySet<number>;
  /** Have it looked up again whom this visitor has blocked. */
  askForBlocked?(): void;
  ask(wish: Wish): Promise<Answer>;
}

export class Connection implements TableLine {
  seen = $state.raw<Seen | null>(null);
  presence = $state.raw<Presence | null>(null);
  blocked = $state.raw<ReadonlySet<number>>(new Set());
  readonly #socket: TableSocket;

  constructor(table: string) {
    this.#socket = new TableSocket(table, { hear: (message) => this.#hear(message) });
  }

  get line(): TableSocket['line'] {
    return this.#socket.line;
  }

  get goodbye(): Goodbye['code'] | null {
    return this.#socket.goodbye;
  }

  get interrupted(): boolean {
    return this.#socket.interrupted;
  }

  get unanswered(): number {
    return this.#socket.unanswered;
  }

  open(): () => void {
    return this.#socket.open();
  }

  reopen(): void {
    this.#socket.reopen();
  }

  ask(wish: Wish): Promise<Answer> {
    return this.#socket.ask(wish);
  }

  askForBlocked(): void {
    this.#socket.tell({ type: 'in-sight', visible: true });
  }

  #hear(message: Heard): void {
    switch (message.type) {
      case 'table':
      case 'news':
        this.seen = take(this.seen, message, Date.now());
        break;
      case 'presence':
        this.presence = message;
        break;
      case 'blocked-talk':
        this.blocked = new Set(message.lines);
        break;
      case 'pointing': // for those who review a finished game
        break;
    }
  }
}
