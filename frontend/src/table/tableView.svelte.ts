// Everything in front of one visitor of a table: the position shown, now or earlier, and what they picked up to act with.
import { agesOf, type Age } from '../board/ages';
import { touchedOf, type Named } from '../board/clues';
import { counted, doubt, helpfulHands, inSight, possible, type Doubt } from '../board/knowledge';
import { movesOf } from '../board/moves';
import { isOfSieve } from '../shared/isOfSieve';
import type { CardShown, ClueShown, Line, MovedShown, Position } from '../shared/messages';
import { refusal } from '../shared/refusal';
import { AIDS, settings, type Aid } from '../shared/settings.svelte';
import { at } from '../shared/site';
import type { Wish } from '../shared/tableSocket.svelte';
import { t } from '../shared/texts.svelte';
import { toasts } from '../shared/toasts.svelte';
import type { TableLine } from './connection.svelte';
import { seatNames, shortNames } from './names';
import { planned, undone, type Plan } from './plan';
import { preferences } from '../board/preferences.svelte';
import { fromMemory, type Seen } from './seen';

export interface LastMove {
  readonly line: Line;
  readonly moved: MovedShown;
}

export interface Sure {
  readonly move: string;
  readonly why: Exclude<Doubt, null>;
}

const NONE: ReadonlySet<number> = new Set();

export class TableView {
  readonly connection: TableLine;
  readonly #first: Seen;

  /** The own card that is picked up. */
  chosen = $state<number | null>(null);
  /** The teammate's hand that is looked at, and the card of it that was pressed. */
  looking = $state.raw<{ readonly seat: number; readonly order: number } | null>(null);
  /** The seat that the clue desk was last turned to. */
  #to = $state<number | null>(null);
  /** The clue that goes out with the next tap. */
  armed = $state.raw<ClueShown | null>(null);
  /** Hands shown as their owners see them. */
  eyes = $state.raw<ReadonlySet<number>>(new Set());
  /** A move that waits for a second word. */
  sure = $state.raw<Sure | null>(null);
  /** A move that waits for its turn; nobody else knows of it. */
  plan = $state.raw<Plan | null>(null);
  /** The place on the slider; null is now. */
  target = $state<number | null>(null);
  #past = $state.raw<{ readonly key: string; readonly position: Position } | null>(null);
  #kept = new Map<string, Position>();

  constructor(connection: TableLine, first: Seen) {
    this.connection = connection;
    this.#first = first;
  }

  readonly seen = $derived.by(() => this.connection.seen ?? this.#first);
  readonly table = $derived(this.seen.table);
  readonly rules = $derived(this.seen.rules);
  readonly you = $derived(this.seen.you);
  readonly over = $derived(this.table.phase === 'ended');
  readonly names = $derived(seatNames(this.table.seats));
  #short: readonly string[] = [];
  /** The same list as long as nobody's name changes: every line of the log is made of it. */
  readonly shortNames = $derived.by(() => {
    const names = shortNames(this.table.seats);
    if (names.join('\n') !== this.#short.join('\n')) this.#short = names;
    return this.#short;
  });
  readonly now = $derived(this.seen.position);
  readonly isLive = $derived(this.target === null);
  readonly position = $derived(this.target === null ? this.now : (this.#past?.position ?? this.now));
  readonly canGoBack = $derived.by(() => !this.connection.forgets && !fromMemory(this.table));

  /** Whether this visitor has to move now. */
  readonly onTurn = $derived(
    this.isLive && this.you !== null && !!this.now?.legal?.length && this.now.on_turn === this.you,
  );
  readonly mayMove = $derived.by(
    () => this.onTurn && !this.table.paused && !this.table.takeback && this.connection.unanswered === 0,
  );
  /** The other seats, the one after this first; for those who watch, all of them. */
  readonly others = $derived.by(() => {
    const seats = this.table.seats.map((_, seat) => seat);
    const you = this.you;
    return you === null ? seats : [...seats.slice(you + 1), ...seats.slice(0, you)];
  });
  /** The seat that clues are for now. */
  readonly clueTo = $derived.by(() => {
    const to = this.armed?.to ?? this.#to;
    return to !== null && this.others.includes(to) ? to : (this.others[0] ?? -1);
  });
  /** The card whose story is told: the one picked up, else the one looked at. */
  readonly picked = $derived.by(() => {
    const { chosen, looking, you } = this;
    if (chosen !== null && you !== null) return { seat: you, order: chosen };
    return looking;
  });
  /** Whether this visitor plays their own seat. */
  readonly #plays = $derived.by(() => {
    const mine = this.you === null ? null : this.table.seats[this.you];
    return this.table.phase === 'playing' && !!mine && !mine.bot && !mine.away;
  });
  /** Whether a move can be kept for the turn to come. */
  readonly mayPlan = $derived.by(() => {
    const { you, now } = this;
    return this.#plays && this.isLive && !!now && now.on_turn !== you && this.allowed === null;
  });
  /** Why nothing can be done now; empty when something can. */
  readonly notNow = $derived.by(() => {
    if (!this.isLive) return t('table-looking-back', { move: this.target ?? 0, last: this.now?.moves ?? 0 });
    if (this.table.paused) return t('table-paused');
    return this.onTurn ? '' : t('table-not-your-turn');
  });
  /** The lines of people whom this visitor has blocked. */
  readonly blocked = $derived.by(() => this.connection.blocked ?? NONE);
  /** What the log says since this page was opened, and this visitor wants to hear. */
  readonly fresh = $derived(
    this.seen.log.filter((line) => line.seq > this.#first.seq && !this.blocked.has(line.seq)),
  );
  /** The most that the table lets anybody be shown of earlier clues. */
  readonly most: Aid = $derived(this.over ? 'full' : this.table.settings.aid);
  readonly aid: Aid = $derived(AIDS[Math.min(AIDS.indexOf(settings.aid), AIDS.indexOf(this.most))] ?? 'none');
  readonly last = $derived.by(() => lastMove(this.seen.log, this.position?.moves ?? 0));
  readonly hand = $derived(this.you === null ? [] : (this.position?.hands[this.you] ?? []));
  /** The texts this visitor wrote on their own cards, by order. */
  readonly notes = $derived.by(() => {
    const own = this.seen.notebook.notes?.filter((note) => note.seat === this.you) ?? [];
    return new Map(own.map((note) => [note.order, note.text]));
  });
  /** The moments this visitor marked, in moves made. */
  readonly bookmarked = $derived.by(() => {
    const own = this.seen.notebook.bookmarks?.filter((mark) => mark.seat === this.you) ?? [];
    return new Set(own.map((mark) => mark.moves));
  });
  /** The moves that a lesson lets through; null lets all of them through. */
  allowed = $state.raw<readonly string[] | null>(null);
  readonly legal = $derived(this.mayMove ? (this.now?.legal ?? []).filter((move) => this.#lets(move)) : []);
  readonly clues = $derived(
    this.mayMove ? (this.now?.clues ?? []).filter((clue) => this.#lets(clue.move)) : [],
  );
  readonly moves = $derived(this.chosen === null ? null : movesOf(this.chosen, this.legal));

  /** How the cards are outlined: by the clue about to be given, else by the last one given. */
  readonly touched = $derived.by(() => {
    const { armed, last } = this;
    const clue = armed ?? last?.moved.events.find((event) => event.type === 'clued');
    if (!fromMemory(this.table)) return touchedOf(clue);
    return touchedOf(clue && { touched: clue.touched, fresh: clue.touched });
  });

  /** The suits whose fireworks the last move let grow; what lay there when the page opened does not burst again. */
  readonly grown = $derived(this.#suitsOf('placed', 'salvaged'));
  /** The suits of the cards that the last move let fail. */
  readonly failed = $derived(this.#suitsOf('failed'));

  /** The suits of the cards to which this happened in the last move, if the page was open by then. */
  #suitsOf(...types: readonly ('placed' | 'salvaged' | 'failed')[]): string[] {
    const events = this.last && this.last.line.seq > this.#first.seq ? this.last.moved.events : [];
    return events.flatMap((event) =>
      'card' in event && types.some((type) => type === event.type) ? [event.card.charAt(0)] : [],
    );
  }

  /** A hand as this visitor should see it: own cards counted, others' as their owner sees them on demand. */
  handOf(seat: number): readonly CardShown[] {
    const { position, rules, you } = this;
    const hand = position?.hands[seat] ?? [];
    if (!position) return hand;
    const asOwner = this.eyes.has(seat);
    if (seat !== you && !asOwner) return hand;
    if (hand.some((held) => held.card) && !asOwner) return hand; // the game is over
    if (this.aidFor(seat) !== 'full') return hand.map(({ card: _, ...held }) => held);
    const seen = inSight(position, helpfulHands(position, seat, this.over ? null : you));
    return hand.map((held) => counted(held, rules, seen));
  }

  /** The same hand, with what it will have been told once the clue in preparation is given. */
  handPrepared(seat: number): readonly CardShown[] {
    const { armed } = this;
    const hand = this.handOf(seat);
    if (armed?.to !== seat || fromMemory(this.table)) return hand;
    return hand.map((held) =>
      armed.touched.includes(held.order) ? { ...held, clued: `${held.clued ?? ''}${armed.named}` } : held,
    );
  }

  /** Which cards of a hand are the newest, the oldest and the next to go, as this visitor wishes to see it. */
  agesOf(seat: number): ReadonlyMap<number, Age> {
    const { ages, next } = preferences;
    const shown = next && this.most !== 'none' && !this.over;
    const goes = this.table.seats.some(({ bot }) => isOfSieve(bot ?? null)) ? 'newest' : 'oldest';
    return agesOf(this.position?.hands[seat] ?? [], { ages, next: shown ? goes : null });
  }

  /** How much of earlier clues a hand shows: with an open eye, all that the table allows. */
  aidFor(seat: number): Aid {
    return this.eyes.has(seat) ? this.most : this.aid;
  }

  /** The cards an own card can be, as far as the table lets it be counted. */
  possibilities(order: number): string[] {
    const { position, rules, you, hand } = this;
    const held = hand.find((each) => each.order === order);
    if (!position || you === null || !held || this.table.settings.aid !== 'full') return [];
    return possible(held, rules, inSight(position, helpfulHands(position, you, you)));
  }

  #lets(move: string): boolean {
    return this.allowed === null || this.allowed.includes(move);
  }

  // Acting.

  async ask(wish: Wish): Promise<boolean> {
    const answer = await this.connection.ask(wish);
    if (answer.type === 'done') return true;
    toasts.show(refusal(answer.code, answer.text), 'bad');
    return false;
  }

  /** Make a legal move; one that its player should know to be a pity only after a second word. */
  move(move: string, certain = false): void {
    if (this.mayPlan) return this.#keep(move);
    if (!this.now || !this.legal.includes(move)) return;
    const action = move.startsWith('P') ? 'play' : move.startsWith('D') ? 'discard' : null;
    const order = Number(/^[PD](\d+)/.exec(move)?.[1] ?? -1);
    const why = action && !certain ? doubt(action, this.possibilities(order), this.now) : null;
    if (why) {
      this.sure = { move, why };
      return;
    }
    this.putDown();
    void this.ask({ type: 'make-move', move, turn: this.now.turn });
  }

  /** Keep a move until the turn comes; the same once more lets it go. */
  #keep(move: string): void {
    this.putDown();
    this.plan = this.plan?.move === move ? null : planned(move, this.seen.seq);
  }

  /** Let a kept move go when it no longer makes sense, and make it when its turn has come. */
  followPlan(): void {
    const { plan, you } = this;
    if (!plan) return;
    const why = you === null ? null : undone(plan, this.seen.log, you);
    if (why) toasts.show(t(`table-plan-${why}`, { name: this.names[plan.clue?.to ?? -1] ?? '' }));
    else if (this.mayMove && !this.legal.includes(plan.move)) toasts.show(t('table-plan-illegal'));
    else if (!this.mayMove && this.#plays) return;
    this.plan = null;
    if (!why) this.move(plan.move);
  }

  play(order: number): void {
    if (this.mayPlan && !this.rules.announce) return this.move(`P${order}`);
    const { play } = movesOf(order, this.legal);
    if (play) this.move(play);
  }

  discard(order: number): void {
    if (this.mayPlan) return this.move(`D${order}`);
    const { discard } = movesOf(order, this.legal);
    if (discard) this.move(discard);
    else if (this.mayMove && !this.now?.pending) toasts.show(t('table-all-tokens-there'));
  }

  readonly mayRearrange = $derived(
    this.isLive && this.table.phase === 'playing' && this.table.settings.rearrange && !this.table.paused,
  );

  rearrange(orders: readonly number[]): void {
    if (this.you === null || !this.now || !this.mayRearrange) return;
    void this.ask({ type: 'make-move', move: `H${this.you}:${orders.join(',')}`, turn: this.now.turn });
  }

  /** Pick an own card up, or put it down again. */
  choose(order: number): void {
    const chosen = this.chosen === order ? null : order;
    this.putDown();
    this.chosen = chosen;
  }

  /** Look at a teammate's card; pressed again, it chooses the clues that touch it, one after the other. */
  look(seat: number, order: number): void {
    const same = this.looking?.seat === seat && this.looking.order === order;
    const here = this.clues.filter((clue) => clue.to === seat && clue.touched.includes(order));
    const next = same ? here[here.findIndex((clue) => clue.move === this.armed?.move) + 1] : undefined;
    const stays = !same || next !== undefined;
    this.putDown();
    this.#to = seat;
    if (stays) this.looking = { seat, order };
    this.armed = next ?? null;
  }

  /** Turn the clue desk to somebody. */
  tellTo(seat: number): void {
    this.putDown();
    this.#to = seat;
  }

  /** The clue that names this to whom the desk is turned to; one for the turn to come touches what it will. */
  clueNaming(named: Named): ClueShown | undefined {
    const to = this.clueTo;
    if (this.mayPlan) return { move: `C${to}:${named}`, to, named, touched: [], fresh: [] };
    return this.clues.find((clue) => clue.to === to && clue.named === named);
  }

  /** The first tap shows what a clue touches, the second gives it. */
  press(clue: ClueShown): void {
    if (this.armed?.move === clue.move) return this.move(clue.move);
    this.chosen = null;
    this.#to = clue.to;
    this.armed = clue;
  }

  putDown(): void {
    this.chosen = this.looking = this.armed = this.sure = null;
  }

  toggleEye(seat: number): void {
    const eyes = new Set(this.eyes);
    if (!eyes.delete(seat)) eyes.add(seat);
    this.eyes = eyes;
  }

  // Going back in time.

  /** Show the game after so many moves, as this seat saw it; the last one is now. */
  async goTo(moves: number): Promise<void> {
    const last = this.now?.moves ?? 0;
    if (moves >= last || !this.canGoBack) return this.goLive();
    this.putDown();
    const at = Math.max(0, moves);
    this.target = at;
    const position = await this.#at(at);
    if (position && this.target === at) this.#past = { key: String(at), position };
    else if (!position) this.goLive();
  }

  step(by: number): void {
    void this.goTo((this.target ?? this.now?.moves ?? 0) + by);
  }

  goLive(): void {
    this.target = null;
    this.#past = null;
  }

  async #at(moves: number): Promise<Position | null> {
    const takebacks = this.seen.log.filter((line) => line.what.type === 'taken-back').length;
    const key = `${this.table.phase} ${takebacks} ${moves}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    try {
      const answer = await fetch(at(`/api/tables/${this.table.id}/moves/${moves}`));
      if (!answer.ok) return null;
      const position = (await answer.json()) as Position;
      this.#kept.set(key, position);
      return position;
    } catch {
      return null;
    }
  }
}

/** The action that led to the position after so many moves; rearranged hands are none. */
export function lastMove(log: readonly Line[], moves: number): LastMove | null {
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const line = log[at];
    if (!line || line.moves > moves || line.what.type !== 'moved') continue;
    if (line.what.events[0]?.type !== 'rearranged') return { line, moved: line.what };
  }
  return null;
}
