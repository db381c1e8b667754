// The line to a table: it reconnects by itself, and what was asked is asked again until it is answered.
import type { Done, FromBrowser, FromServer, Goodbye, NotDone, Presence } from '../shared/messages';
import { take, type Seen } from './seen';

type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never;
export type Wish = WithoutId<FromBrowser>;
export type Answer = Done | NotDone;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const BETWEEN_PINGS = 12_000;
const PATIENCE = 6_000;
/** The code with which a server closes that is stopped: it may have no time to say goodbye. */
const GOING_DOWN = 1012;
/** After these there is no use in trying again soon: the table is not there, or closed to this visitor. */
const FINAL: readonly (Goodbye['code'] | null)[] = ['gone', 'not-allowed'];

export class Connection {
  line = $state<'connecting' | 'open' | 'lost'>('connecting');
  goodbye = $state<Goodbye['code'] | null>(null);
  seen = $state.raw<Seen | null>(null);
  presence = $state.raw<Presence | null>(null);
  /** How many requests are on their way. */
  unanswered = $state(0);

  #address: string;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, { text: string; settle: (answer: Answer) => void }>();
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  constructor(table: string) {
    const { protocol, host } = window.location;
    this.#address = `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/api/tables/${encodeURIComponent(table)}/socket`;
  }

  /** Connect now; what is given back ends it for good. */
  open(): () => void {
    const wake = (): void => this.#wake();
    const shown = (): void => {
      if (document.visibilityState === 'visible') this.#wake();
    };
    window.addEventListener('online', wake);
    window.addEventListener('pageshow', wake);
    document.addEventListener('visibilitychange', shown);
    this.#pulse = setInterval(() => this.#ping(), BETWEEN_PINGS);
    this.#connect();
    return () => {
      this.#over = true;
      window.removeEventListener('online', wake);
      window.removeEventListener('pageshow', wake);
      document.removeEventListener('visibilitychange', shown);
      clearInterval(this.#pulse);
      clearTimeout(this.#retry);
      clearTimeout(this.#deadline);
      this.#socket?.close();
    };
  }

  /** Connect anew, as somebody else or with another name. */
  reopen(): void {
    this.line = 'connecting';
    this.#drop();
    this.#connect(0);
  }

  /** Ask for something; answered once, however often the line breaks meanwhile. */
  ask(wish: Wish): Promise<Answer> {
    const id = newId();
    const text = JSON.stringify({ ...wish, id });
    return new Promise((settle) => {
      this.#waiting.set(id, { text, settle });
      this.unanswered = this.#waiting.size;
      if (this.line === 'open') this.#socket?.send(text);
    });
  }

  #connect(has = this.seen?.seq ?? 0): void {
    clearTimeout(this.#retry);
    if (this.#over) return;
    const socket = new WebSocket(`${this.#address}?has=${has}`);
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event) => this.#hear(socket, JSON.parse(String(event.data)) as FromServer);
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket) return;
      if (code === GOING_DOWN) this.goodbye = 'going-down';
      this.#lost();
    };
    this.#expect();
  }

  #opened(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.line = 'open';
    this.goodbye = null;
    for (const { text } of this.#waiting.values()) socket.send(text);
  }

  #hear(socket: WebSocket, message: FromServer): void {
    if (socket !== this.#socket) return;
    clearTimeout(this.#deadline);
    switch (message.type) {
      case 'table':
      case 'news':
        this.#failures = 0;
        this.seen = take(this.seen, message, Date.now());
        break;
      case 'presence':
        this.#failures = 0;
        this.presence = message;
        break;
      case 'done':
      case 'not-done':
        this.#answered(message);
        break;
      case 'goodbye':
        this.goodbye = message.code;
        break;
      case 'pointing': // for those who review a finished game
      case 'pong':
        break;
    }
  }

  #answered(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id ?? '');
    if (!waiting) return;
    this.#waiting.delete(answer.id ?? '');
    this.unanswered = this.#waiting.size;
    waiting.settle(answer);
  }

  #lost(): void {
    this.#drop();
    if (this.#over) return;
    this.line = 'lost';
    const final = FINAL.includes(this.goodbye);
    const wait = final ? LONGEST_WAIT : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    this.#retry = setTimeout(() => this.#connect(), wait * (0.8 + 0.4 * Math.random()));
  }

  #drop(): void {
    clearTimeout(this.#deadline);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #ping(): void {
    if (this.line !== 'open' || !this.#socket) return;
    this.#socket.send('{"type":"ping"}');
    this.#expect();
  }

  /** Something has to be heard soon; otherwise the line is dead, whatever the browser thinks. */
  #expect(): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#lost(), PATIENCE);
  }

  /** The page is looked at again, or the network is back. */
  #wake(): void {
    if (this.line === 'open' && this.#socket) this.#ping();
    else if (!this.#socket) this.#connect();
  }
}

function newId(): string {
  return [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join('');
}
