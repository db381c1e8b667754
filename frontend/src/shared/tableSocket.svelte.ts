// The line to a table: it reconnects by itself, and what was asked is asked again until it is answered.
import { at } from './site';
import type { Done, FromBrowser, FromServer, Goodbye, InSight, NotDone, Point, Pong } from './messages';

type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never;
/** A request; the line gives it its id. */
export type Wish = WithoutId<FromBrowser>;
export type Answer = Done | NotDone;
/** What the page itself hears; the rest is between the line and the server. */
export type Heard = Exclude<FromServer, Answer | Goodbye | Pong>;

export interface Listener {
  hear(message: Heard): void;
  /** The line is open, for the first time or again. */
  opened?(): void;
}

interface Waiting {
  readonly text: string;
  readonly settle: (answer: Answer) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const BETWEEN_PINGS = 12_000;
const PATIENCE = 6_000;
/** The code with which a server closes that is stopped: it may have no time to say goodbye. */
const GOING_DOWN = 1012;
/** After these there is no use in trying again soon: the table is not there, or closed to this visitor. */
const FINAL: readonly (Goodbye['code'] | null)[] = ['gone', 'not-allowed'];

export class TableSocket {
  line = $state<'connecting' | 'open' | 'lost'>('connecting');
  goodbye = $state<Goodbye['code'] | null>(null);
  /** How many requests are on their way. */
  unanswered = $state(0);
  #shown = $state(false);
  /** Whether a table that was shown is cut off for now: the line comes back by itself. */
  readonly interrupted = $derived(this.#shown && this.line === 'lost' && this.goodbye !== 'not-allowed');

  readonly #address: string;
  readonly #listener: Listener;
  #socket: WebSocket | null = null;
  /** The seq of the newest thing heard; null before the table was shown. */
  #has: number | null = null;
  #waiting = new Map<string, Waiting>();
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  constructor(table: string, listener: Listener) {
    const { protocol, host } = window.location;
    this.#address = `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}${at(`/api/tables/${encodeURIComponent(table)}/socket`)}`;
    this.#listener = listener;
  }

  /** Connect now; what is given back ends it for good. */
  open(): () => void {
    const wake = (): void => this.#wake();
    const looked = (): void => {
      this.#tellSight();
      if (document.visibilityState === 'visible') this.#wake();
    };
    window.addEventListener('online', wake);
    window.addEventListener('pageshow', wake);
    document.addEventListener('visibilitychange', looked);
    this.#pulse = setInterval(() => this.#ping(), BETWEEN_PINGS);
    this.#connect();
    return () => {
      this.#over = true;
      window.removeEventListener('online', wake);
      window.removeEventListener('pageshow', wake);
      document.removeEventListener('visibilitychange', looked);
      clearInterval(this.#pulse);
      clearTimeout(this.#retry);
      this.#drop();
    };
  }

  /** Connect anew, as somebody else or with another name. */
  reopen(): void {
    this.line = 'connecting';
    this.#has = null;
    this.#drop();
    this.#connect();
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

  /** Say something that means nothing later: while the line is lost it is not said at all. */
  tell(message: Point | InSight): void {
    if (this.line === 'open') this.#socket?.send(JSON.stringify(message));
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#over) return;
    const socket = new WebSocket(`${this.#address}?has=${this.#has ?? 0}`);
    this.#socket = socket;
    socket.onopen = () => {
      if (socket === this.#socket) this.#opened(socket);
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#closed(code);
    };
    this.#expect();
  }

  #opened(socket: WebSocket): void {
    this.line = 'open';
    this.goodbye = null;
    for (const { text } of this.#waiting.values()) socket.send(text);
    if (document.visibilityState === 'visible') this.#tellSight();
    this.#listener.opened?.();
  }

  /** Who has the table before them is told of their turn in no other way. */
  #tellSight(): void {
    this.tell({ type: 'in-sight', visible: document.visibilityState === 'visible' });
  }

  #closed(code: number): void {
    if (code === GOING_DOWN) this.goodbye = 'going-down';
    this.#lost();
  }

  #receive(message: FromServer): void {
    clearTimeout(this.#deadline);
    switch (message.type) {
      case 'done':
      case 'not-done':
        this.#answered(message);
        break;
      case 'goodbye':
        this.goodbye = message.code;
        break;
      case 'pong':
        break;
      default:
        this.#failures = 0;
        this.#passOn(message);
    }
  }

  /** Let the page hear what it has not heard yet; news says nothing to somebody who has not seen the table. */
  #passOn(message: Heard): void {
    if (message.type === 'news' && (this.#has === null || message.seq <= this.#has)) return;
    if (message.type === 'news' || message.type === 'table') {
      this.#has = message.seq;
      this.#shown = true;
    }
    this.#listener.hear(message);
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
