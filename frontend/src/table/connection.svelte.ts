// The line to a table, and everything that came over it so far.
import type { Goodbye, Presence } from '../shared/messages';
import { TableSocket, type Answer, type Heard, type Wish } from '../shared/tableSocket.svelte';
import { take, type Seen } from './seen';

export class Connection {
  seen = $state.raw<Seen | null>(null);
  presence = $state.raw<Presence | null>(null);
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

  #hear(message: Heard): void {
    switch (message.type) {
      case 'table':
      case 'news':
        this.seen = take(this.seen, message, Date.now());
        break;
      case 'presence':
        this.presence = message;
        break;
      case 'pointing': // for those who review a finished game
        break;
    }
  }
}
