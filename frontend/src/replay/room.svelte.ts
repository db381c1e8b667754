// The review room: several people in one game, one of whom may lead; and what they write about it.
import type { Comment, CommentShown, FromServer, Line, Mark, Point, Pointing } from '../shared/messages';
import { refusal } from '../shared/refusal';
import { forget, recall, remember } from './visit';
import type { Walk } from './walk.svelte';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const BETWEEN_PINGS = 15_000;
const PATIENCE = 10_000;
const BETWEEN_POINTS = 120;

export class Room {
  open = $state(false);
  /** How many are here, this visitor included. */
  people = $state(0);
  /** Who leads, and where; null when nobody does. */
  leader = $state.raw<Pointing | null>(null);
  #following = $state(true);
  comments = $state.raw<readonly CommentShown[]>([]);

  readonly #walk: Walk;
  readonly #address: string;
  readonly #key: string;
  #socket: WebSocket | null = null;
  #over = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #pointing: ReturnType<typeof setTimeout> | undefined;
  #marks = $state.raw<readonly Mark[]>([]);
  #waiting = new Map<string, (said: string) => void>();

  /** Whether to follow from the start; whoever followed before a reload goes on doing so. */
  constructor(walk: Walk, table: string, following: boolean) {
    const { protocol, host } = window.location;
    this.#walk = walk;
    this.#address = `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/api/tables/${encodeURIComponent(table)}/socket`;
    this.#key = `hanabi.follows.${table}`;
    this.comments = walk.game.comments;
    this.#following = following || recall(this.#key) !== null;
  }

  get following(): boolean {
    return this.#following;
  }

  set following(follows: boolean) {
    this.#following = follows;
    if (follows) remember(this.#key, 'yes');
    else forget(this.#key);
  }

  readonly leading = $derived(this.leader?.you ?? false);
  /** What the leader points at; only for those who look at the same moment. */
  readonly marks: readonly Mark[] = $derived.by(() =>
    this.leader && !this.#walk.branch && (this.leading || this.following) ? this.#shownMarks : [],
  );
  readonly #shownMarks = $derived.by(() => (this.leading ? this.#marks : (this.leader?.marks ?? [])));

  join(): () => void {
    this.#pulse = setInterval(() => this.#send({ type: 'ping' }), BETWEEN_PINGS);
    this.#connect();
    return () => {
      this.#over = true;
      clearInterval(this.#pulse);
      clearTimeout(this.#retry);
      clearTimeout(this.#deadline);
      clearTimeout(this.#pointing);
      this.#socket?.close();
    };
  }

  // Leading and following.

  lead(): void {
    this.following = true;
    this.#marks = [];
    this.#point(true);
  }

  letGo(): void {
    this.#marks = [];
    this.#point(false);
  }

  follow(): void {
    this.following = true;
    this.#goAlong();
  }

  /** The visitor moved by their own will: who leads takes the others along, who follows roams from now on. */
  moved(): void {
    if (this.leading) {
      this.#marks = [];
      clearTimeout(this.#pointing);
      this.#pointing = setTimeout(() => this.#point(true), BETWEEN_POINTS);
    } else if (this.leader && this.#walk.now !== this.leader.moves) this.following = false;
  }

  /** Point at a card or a firework, or no longer. */
  mark(mark: Mark): void {
    const text = JSON.stringify(mark);
    const others = this.#marks.filter((each) => JSON.stringify(each) !== text);
    this.#marks = others.length < this.#marks.length ? others : [...this.#marks, mark];
    this.#point(true);
  }

  isMarked(mark: Mark): boolean {
    return this.marks.some((each) =>
      mark.suit ? each.suit === mark.suit : each.order === mark.order && each.order != null,
    );
  }

  /** In a branch the others stay where the game was left. */
  #point(leading: boolean): void {
    const moves = Math.min(this.#walk.now, this.#walk.branch?.at ?? Infinity);
    this.#send({ type: 'point', moves, marks: [...this.#marks], leading });
  }

  #heard(pointing: Pointing): void {
    this.leader = pointing.leading === false ? null : pointing;
    if (!this.leader || this.leading || !this.following) return;
    this.following = true;
    this.#goAlong();
  }

  #goAlong(): void {
    if (this.leader && !this.leading && !this.#walk.branch) this.#walk.follow(this.leader.moves);
  }

  // Comments.

  /** Write about a moment; what is given back is why it was refused, or nothing. */
  comment(moves: number, text: string): Promise<string> {
    const id = [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join('');
    return new Promise((settle) => {
      const done = (said: string): void => {
        this.#waiting.delete(id);
        settle(said);
      };
      this.#waiting.set(id, done);
      setTimeout(() => done(refusal('unreachable', '')), PATIENCE);
      this.#send({ type: 'comment', id, moves, text });
    });
  }

  #take(lines: readonly Line[]): void {
    const found = lines.flatMap(({ at, what }) =>
      what.type === 'commented' ? [{ name: what.name, moves: what.moves, text: what.text, at }] : [],
    );
    this.comments = [...this.comments, ...found];
  }

  // The line to the table.

  #connect(): void {
    if (this.#over) return;
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      this.open = true;
      if (this.leading) this.#point(true);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => this.#lost(socket);
    this.#expect();
  }

  #hear(message: FromServer): void {
    clearTimeout(this.#deadline);
    this.#failures = 0;
    switch (message.type) {
      case 'table':
        this.comments = [];
        this.#take(message.log);
        break;
      case 'news':
        if (message.line) this.#take([message.line]);
        break;
      case 'presence':
        this.people = message.here.filter(Boolean).length + message.watchers;
        if (this.people <= 1 && !this.leading) this.leader = null; // whoever led is gone
        break;
      case 'pointing':
        this.#heard(message);
        break;
      case 'done':
        this.#waiting.get(message.id)?.('');
        break;
      case 'not-done':
        this.#waiting.get(message.id ?? '')?.(refusal(message.code, message.text));
        break;
      case 'pong':
      case 'goodbye':
        break;
    }
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.#over) return;
    this.open = false;
    this.#socket = null;
    clearTimeout(this.#deadline);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #send(message: Point | Comment | { type: 'ping' }): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    if (message.type === 'ping') this.#expect();
  }

  /** Something has to be heard soon; otherwise the line is dead, whatever the browser thinks. */
  #expect(): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#socket?.close(), PATIENCE);
  }
}
