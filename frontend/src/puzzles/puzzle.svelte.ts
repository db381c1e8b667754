// A puzzle in front of somebody: the position that the server showed, the answer, and what it said of it.
import { ask, saidOf } from '../shared/api';
import type { PuzzleAnswered, PuzzleProgress, PuzzleShown, Presence } from '../shared/messages';
import type { Answer, Wish } from '../shared/tableSocket.svelte';
import { t } from '../shared/texts.svelte';
import type { TableLine } from '../table/connection.svelte';
import { take, type Seen } from '../table/seen';

export type Theme = PuzzleAnswered['verdict']['theme'];
export const THEMES: readonly Theme[] = ['save', 'play', 'finesse', 'discard', 'end-game', 'pace'];

/** A table at which one move can be made, once. */
export class Puzzle implements TableLine {
  readonly shown: PuzzleShown;
  readonly forgets = true;
  readonly presence: Presence | null = null;
  #seen = $state.raw<Seen | null>(null);
  /** What lies on the table, with the players' names in the language spoken now. */
  readonly seen = $derived(this.#seen && withNames(this.#seen));
  unanswered = $state(0);
  answer = $state.raw<PuzzleAnswered | null>(null);
  move = $state('');
  trouble = $state<unknown>(null);

  constructor(shown: PuzzleShown) {
    this.shown = shown;
    this.#seen = take(null, shown.table, Date.now());
  }

  /** How whoever plays does at puzzles, as far as it is known. */
  get progress(): PuzzleProgress {
    return this.answer?.progress ?? this.shown.progress;
  }

  async ask(wish: Wish): Promise<Answer> {
    if (wish.type !== 'make-move' || this.answer) return { type: 'done', id: '', seq: 0 };
    this.unanswered = 1;
    try {
      this.answer = await ask<PuzzleAnswered>('POST', `/api/puzzles/${this.shown.id}`, { move: wish.move });
      this.move = wish.move;
      this.#open();
      window.scrollTo(0, 0); // where it is told
      return { type: 'done', id: '', seq: 0 };
    } catch (error) {
      return { type: 'not-done', code: 'refused', text: saidOf(error) };
    } finally {
      this.unanswered = 0;
    }
  }

  /** After the answer all hands lie open. */
  #open(): void {
    if (this.#seen && this.answer) this.#seen = { ...this.#seen, position: this.answer.verdict.position };
  }
}

function withNames(seen: Seen): Seen {
  const seats = seen.table.seats.map((seat, number) => ({
    ...seat,
    name: t('puzzle-player', { number: number + 1 }),
  }));
  return { ...seen, table: { ...seen.table, seats } };
}
