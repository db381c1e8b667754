// The review room: several people in one game, one of whom may lead; and what they write about it.
import type { Comment, Line, Mark, Pointing } from '../shared/messages';
import { refusal } from '../shared/refusal';
import { tabStorage } from '../shared/storage';
import { TableSocket, type Heard } from '../shared/tableSocket.svelte';
import type { Branches } from './branches.svelte';
import type { Playback } from './playback.svelte';

const BETWEEN_POINTS = 120;
const MOST_MARKS = 20;

export class ReviewRoom {
  readonly socket: TableSocket;
  /** How many are here, this visitor included. */
  people = $state(0);
  /** Who leads, and where; null when nobody does. */
  leader = $state.raw<Pointing | null>(null);
  #following = $state(true);
  comments = $state.raw<readonly Comment[]>([]);
  /** While the leader aims, pressing something points at it. */
  aiming = $state(false);
  /** The card at which the next arrow begins. */
  start = $state<number | null>(null);

  readonly #playback: Playback;
  readonly #branches: Branches;
  readonly #key: string;
  #pointing: ReturnType<typeof setTimeout> | undefined;
  #marks = $state.raw<readonly Mark[]>([]);

  /** Whether to follow from the start; whoever followed before a reload goes on doing so. */
  constructor(playback: Playback, branches: Branches, table: string, following: boolean) {
    this.#playback = playback;
    this.#branches = branches;
    this.socket = new TableSocket(table, {
      hear: (message) => this.#hear(message),
      opened: () => this.#sayAgain(),
    });
    this.#key = `hanabi.follows.${table}`;
    this.comments = playback.game.comments;
    this.#following = following || tabStorage.read(this.#key) !== null;
  }

  get following(): boolean {
    return this.#following;
  }

  set following(follows: boolean) {
    this.#following = follows;
    if (follows) tabStorage.write(this.#key, 'yes');
    else tabStorage.remove(this.#key);
  }

  readonly leading = $derived(this.leader?.you ?? false);
  /** What the leader points at; only for those who look at the same moment. */
  readonly marks: readonly Mark[] = $derived.by(() => {
    if (this.leading) return this.#marks;
    return this.leader && this.following && !this.#branches.own ? (this.leader.marks ?? []) : [];
  });

  join(): () => void {
    const leave = this.socket.open();
    return () => {
      clearTimeout(this.#pointing);
      leave();
    };
  }

  // Leading and following.

  lead(): void {
    this.following = true;
    this.#marks = [];
    this.#point(true);
  }

  letGo(): void {
    this.putDown();
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
    } else if (this.leader && (this.#playback.now !== this.leader.moves || this.#branches.own))
      this.following = false;
  }

  /** Something was pressed: whether that means to point at it. */
  aim(mark: Mark): boolean {
    const { start } = this;
    if (!this.leading || (!this.aiming && start === null)) return false;
    this.start = null;
    if (start === null) this.mark(mark);
    else if (start !== mark.order) this.mark({ ...mark, start });
    return true;
  }

  /** The next thing pressed is where an arrow from this card leads. */
  aimFrom(order: number): void {
    this.start = order;
    this.#playback.pressed = null;
  }

  /** Aim no longer; whether that was so. */
  putDown(): boolean {
    const aimed = this.aiming || this.start !== null;
    this.aiming = this.start !== null && this.aiming;
    this.start = null;
    return aimed;
  }

  /** Point at a card or a firework, or no longer. */
  mark(mark: Mark): void {
    const others = this.#marks.filter((each) => !same(each, mark));
    this.#marks = others.length < this.#marks.length ? others : [...this.#marks.slice(1 - MOST_MARKS), mark];
    this.#point(true);
  }

  /** Whether there is an arrow to it, wherever that begins. */
  isMarked(mark: Mark): boolean {
    return this.marks.some((each) => same({ ...each, start: null }, mark));
  }

  #point(leading: boolean): void {
    const marks = [...this.#marks];
    this.socket.tell({
      type: 'point',
      moves: this.#playback.now,
      marks,
      leading,
      branch: this.#branches.shown,
    });
  }

  /** A server that was away does not know any more who leads. */
  #sayAgain(): void {
    if (this.leading) this.#point(true);
  }

  #heard(pointing: Pointing): void {
    this.leader = pointing.leading === false ? null : pointing;
    if (!this.leader || this.leading || !this.following) return;
    this.following = true;
    this.#goAlong();
  }

  #goAlong(): void {
    if (this.leader && !this.leading) void this.#branches.look(this.leader.branch ?? null, this.leader.moves);
  }

  // Comments.

  /** Write about a moment; what is given back is why it was refused, or nothing. */
  async comment(moves: number, text: string): Promise<string> {
    const answer = await this.socket.ask({ type: 'comment', moves, text });
    return answer.type === 'done' ? '' : refusal(answer.code, answer.text);
  }

  #take(lines: readonly Line[]): void {
    const found = lines.flatMap(({ at, what }) =>
      what.type === 'commented' ? [{ name: what.name, moves: what.moves, text: what.text, at }] : [],
    );
    this.comments = [...this.comments, ...found];
  }

  #hear(message: Heard): void {
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
      case 'blocked-talk': // comments are about the game, and stay
        break;
    }
  }
}

function same(one: Mark, other: Mark): boolean {
  const parts = ['order', 'suit', 'start'] as const;
  return parts.every((part) => (one[part] ?? null) === (other[part] ?? null));
}
