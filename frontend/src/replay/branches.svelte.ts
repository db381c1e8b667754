// The what-if board: branches with names, undo and redo; the server plays them by the real rules.
import { Refused, ask, saidOf } from '../shared/api';
import type { BranchPlayed, Replayed, Branch, WhatIf } from '../shared/messages';
import { browserStorage } from '../shared/storage';
import { t } from '../shared/texts.svelte';
import { toasts } from '../shared/toasts.svelte';
import { readBranch, writeBranch } from './fragment';
import type { Playback } from './playback.svelte';

export interface Kept {
  readonly now: Branch;
  readonly before: readonly Branch[];
  readonly after: readonly Branch[];
}

const MOST_BRANCHES = 20;
const MOST_STEPS = 200;
const ALL_MOVES = 200;

export class Branches {
  list = $state.raw<readonly Kept[]>([]);
  /** Which branch is walked; -1 is the game itself. */
  chosen = $state(-1);
  /** Somebody else's branch, which is looked at because they lead. */
  followed = $state.raw<Branch | null>(null);
  busy = $state(false);
  refused = $state('');

  readonly #playback: Playback;
  readonly #game: Replayed;
  #answers = new Map<string, BranchPlayed>();
  /** What the branches that were walked led to, in points. */
  #points = $state.raw<ReadonlyMap<string, number>>(new Map());
  #asked = 0;

  constructor(playback: Playback) {
    this.#playback = playback;
    this.#game = playback.game;
    this.list = this.#read();
  }

  readonly kept = $derived(this.list[this.chosen] ?? null);
  /** The visitor's own branch, if one is walked. */
  readonly own = $derived(this.kept?.now ?? null);
  /** The branch on the board, whoever made it. */
  readonly shown = $derived(this.own ?? this.followed);
  /** Whether the board is at the end of the branch, where it can be played on. */
  readonly live = $derived.by(
    () => this.own !== null && this.#playback.branch !== null && this.#playback.atEnd,
  );
  readonly legal = $derived.by(() => (this.live && !this.busy ? (this.#playback.position.legal ?? []) : []));
  readonly clues = $derived.by(() => (this.live && !this.busy ? (this.#playback.position.clues ?? []) : []));

  /** The points at the end of a branch, once it was walked. */
  pointsOf(branch: Branch): number | null {
    return this.#points.get(keyOf(branch)) ?? null;
  }

  /** Leave the game here. */
  async begin(at: number, name: string): Promise<void> {
    if (this.own) return this.cut(at);
    if (this.followed) return this.fork(at, name);
    await this.adopt({ name, at, exchanged: [], moves: [], hidden: [] }, at);
  }

  /** Leave the game, or the branch that is walked, for a new branch. */
  async fork(moves: number, name: string): Promise<void> {
    const { shown } = this;
    if (shown && moves >= shown.at)
      await this.adopt({ ...shown, name, moves: shown.moves.slice(0, moves - shown.at) }, moves);
    else await this.adopt({ name, at: moves, exchanged: [], moves: [], hidden: [] }, moves);
  }

  /** Take up a branch that came with a link, or a new one. */
  async adopt(branch: Branch, moves: number): Promise<void> {
    const text = writeBranch(branch);
    const known = this.list.findIndex((each) => writeBranch(each.now) === text);
    if (known >= 0) return this.choose(known, moves);
    const answer = await this.#answer(branch);
    if (!answer) return;
    this.list = [...this.list.slice(-MOST_BRANCHES + 1), { now: branch, before: [], after: [] }];
    this.chosen = this.list.length - 1;
    this.#show(branch, answer, moves);
    this.#write();
  }

  async choose(index: number, moves?: number): Promise<void> {
    const branch = this.list[index]?.now;
    if (!branch) return this.leave();
    const answer = await this.#answer(branch);
    if (!answer) return;
    this.chosen = index;
    this.#show(branch, answer, moves ?? branch.at + branch.moves.length);
  }

  /** Back to the game as it was played. */
  leave(): void {
    const at = this.shown?.at;
    this.#close();
    if (at !== undefined) this.#playback.slide(at);
  }

  /** Be led to a moment of somebody else's branch, or of the game. */
  async look(branch: Branch | null, moves: number): Promise<void> {
    this.#forget();
    if (branch) {
      const answer = await this.#answer(branch);
      if (!answer) return;
      this.chosen = -1;
      this.followed = branch;
      this.#playback.branch = { at: branch.at, hidden: branch.hidden, answer };
    } else if (this.shown) this.#close();
    this.#playback.follow(moves);
  }

  /** What is still on its way is not wanted any more. */
  #forget(): void {
    this.#asked += 1;
    this.busy = false;
  }

  #close(): void {
    this.#forget();
    this.chosen = -1;
    this.followed = null;
    this.refused = '';
    this.#playback.branch = null;
    this.#playback.pressed = null;
  }

  async play(move: string): Promise<void> {
    const { own } = this;
    if (own) await this.#change({ ...own, moves: [...own.moves, move] });
  }

  /** Leave the game here with this move; or make it, where a branch ends. */
  async tryOut(at: number, name: string, move: string): Promise<void> {
    if (!this.live) await this.begin(at, name);
    await this.play(move);
  }

  async exchange(order: number, card: string): Promise<void> {
    const { own } = this;
    if (own) await this.#change({ ...own, exchanged: [...own.exchanged, { order, card }] }, true);
  }

  async hide(order: number): Promise<void> {
    const { own } = this;
    if (!own) return;
    const hidden = own.hidden.includes(order)
      ? own.hidden.filter((each) => each !== order)
      : [...own.hidden, order];
    await this.#change({ ...own, hidden }, true);
  }

  /** Forget what the branch did after so many moves of the game; before it began, it begins there. */
  async cut(moves: number): Promise<void> {
    const { own } = this;
    if (!own) return;
    if (moves >= own.at) await this.#change({ ...own, moves: own.moves.slice(0, moves - own.at) });
    else await this.#change({ ...own, at: moves, moves: [] });
  }

  /** Let a bot play for all seats: one move, or to the end. */
  async letPlay(bot: string, toTheEnd: boolean): Promise<void> {
    const { own } = this;
    if (!own) return;
    const found = await this.#ask(own, { bot, bot_moves: toTheEnd ? ALL_MOVES : 1 });
    if (found) await this.#change({ ...own, moves: found.moves });
  }

  async undo(): Promise<void> {
    const { kept } = this;
    const branch = kept?.before.at(-1);
    if (kept && branch)
      await this.#turn({ now: branch, before: kept.before.slice(0, -1), after: [kept.now, ...kept.after] });
  }

  async redo(): Promise<void> {
    const { kept } = this;
    const branch = kept?.after[0];
    if (kept && branch)
      await this.#turn({ now: branch, before: [...kept.before, kept.now], after: kept.after.slice(1) });
  }

  rename(name: string): void {
    const { kept } = this;
    if (!kept || !name.trim()) return;
    this.#put({ ...kept, now: { ...kept.now, name: name.trim().slice(0, 60) } });
  }

  remove(): void {
    const index = this.chosen;
    this.leave();
    this.list = this.list.filter((_, each) => each !== index);
    this.#write();
  }

  async #change(branch: Branch, stay = false): Promise<void> {
    const { kept } = this;
    if (!kept) return;
    const before = [...kept.before.slice(-MOST_STEPS), kept.now];
    await this.#turn({ now: branch, before, after: [] }, stay);
  }

  async #turn(kept: Kept, stay = false): Promise<void> {
    const moves = this.#playback.now;
    const answer = await this.#answer(kept.now);
    if (!answer) return;
    this.#put(kept);
    this.#show(kept.now, answer, stay ? moves : kept.now.at + kept.now.moves.length);
  }

  #put(kept: Kept): void {
    this.list = this.list.map((each, index) => (index === this.chosen ? kept : each));
    this.#write();
  }

  #show(branch: Branch, answer: BranchPlayed, moves: number): void {
    this.followed = null;
    this.#playback.branch = { at: branch.at, hidden: branch.hidden, answer };
    this.#playback.pressed = null;
    this.#playback.slide(moves);
  }

  async #answer(branch: Branch): Promise<BranchPlayed | null> {
    const key = keyOf(branch);
    const known = this.#answers.get(key);
    this.refused = '';
    if (known) return known;
    const found = await this.#ask(branch);
    if (!found) return null;
    this.#answers.set(key, found);
    const end = found.positions.at(-1);
    if (end) this.#points = new Map([...this.#points, [key, end.outcome?.score ?? end.score]]);
    return found;
  }

  /** Null for a refusal, or when something newer was asked for meanwhile. */
  async #ask({ at, exchanged, moves }: Branch, more: Partial<WhatIf> = {}): Promise<BranchPlayed | null> {
    const number = (this.#asked += 1);
    const wish: WhatIf = {
      record: this.#game.record,
      at,
      exchanged: [...exchanged],
      moves: [...moves],
      ...more,
    };
    this.busy = true;
    this.refused = '';
    try {
      const found = await ask<BranchPlayed>('POST', '/api/what-if', wish);
      return number === this.#asked ? found : null;
    } catch (error) {
      if (number === this.#asked) this.#refuse(error);
      return null;
    } finally {
      if (number === this.#asked) this.busy = false;
    }
  }

  /** Say why not: in the branch that is walked, or on top of the game. */
  #refuse(error: unknown): void {
    const cards = error instanceof Refused && error.code === 'bad-deal';
    const said = cards ? t('replay-cannot-exchange') : saidOf(error);
    if (this.own) this.refused = said;
    else toasts.show(said, 'bad');
  }

  // Kept in this browser, by table.

  get #key(): string | null {
    return this.#game.table ? `hanabi.what-if.${this.#game.table}` : null;
  }

  #read(): readonly Kept[] {
    const found = this.#key && browserStorage.readJson(this.#key);
    return Array.isArray(found) ? found.flatMap(readKept) : [];
  }

  #write(): void {
    if (!this.#key) return;
    const texts = this.list.map(({ now, before, after }) => [now, before, after].map(written));
    if (texts.length) browserStorage.write(this.#key, JSON.stringify(texts));
    else browserStorage.remove(this.#key);
  }
}

/** What a branch plays, whatever it is called and hides. */
function keyOf(branch: Branch): string {
  return writeBranch({ ...branch, hidden: [], name: '' });
}

function written(part: Branch | readonly Branch[]): string | string[] {
  return 'moves' in part ? writeBranch(part) : part.map(writeBranch);
}

/** A branch as it was kept; nothing if it makes no sense. */
export function readKept(found: unknown): Kept[] {
  if (!Array.isArray(found)) return [];
  const [now, before, after] = found as unknown[];
  const branch = typeof now === 'string' ? readBranch(now) : null;
  return branch ? [{ now: branch, before: readBranches(before), after: readBranches(after) }] : [];
}

function readBranches(found: unknown): Branch[] {
  if (!Array.isArray(found)) return [];
  return found.flatMap((each) => (typeof each === 'string' ? (readBranch(each) ?? []) : []));
}
