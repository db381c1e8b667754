// The review of a game: asked of the server, told line by line while it is made, and what of it is looked at.
import { askLines, saidOf } from '../../shared/api';
import { refusal } from '../../shared/refusal';
import type { GameReview, MoveJudged, Replayed, ReviewLine } from '../../shared/messages';
import { isBlamed } from './marks';

export type Reader = GameReview['reader'];

/** A reader that would have made fewer of the moves than this share makes no sense of the game. */
const SENSIBLE = 0.35;

export class Judge {
  review = $state.raw<GameReview | null>(null);
  /** What was possible after each move: known before the rest. */
  possible = $state.raw<readonly number[]>([]);
  done = $state(0);
  steps = $state(0);
  busy = $state(false);
  refused = $state('');
  /** Whose moves are looked at; null for everybody's. */
  seat = $state<number | null>(null);

  readonly #game: Replayed;
  #asking: AbortController | null = null;

  constructor(game: Replayed) {
    this.#game = game;
  }

  /** What each reader's share of the moves was found to be; a review by one reader alone tells no others. */
  #shares = $state.raw<ReadonlyMap<Reader, number>>(new Map());
  /** The readers to choose from: clues at their word, and whose conventions make sense of the game. */
  readonly readers: readonly { readonly reader: Reader; readonly share: number | null }[] = $derived(
    (this.review?.readers ?? [])
      .map(({ reader }) => ({ reader, share: this.#shares.get(reader) ?? null }))
      .filter(
        ({ reader, share }) =>
          reader === 'literal' || reader === this.review?.reader || (share !== null && share >= SENSIBLE),
      ),
  );

  readonly #byMoves = $derived(new Map((this.review?.moves ?? []).map((move) => [move.moves, move])));
  /** The moves of those looked at that have a mark. */
  readonly moments: readonly MoveJudged[] = $derived.by(() =>
    (this.review?.moves ?? []).filter((move) => move.mark && this.#looksAt(move)),
  );
  /** Those of them that can be learnt from: not clues, of which only one other was valued. */
  readonly blamed: readonly MoveJudged[] = $derived(
    this.moments.filter((move) => isBlamed(move) && !move.move.startsWith('C')),
  );

  #looksAt(move: MoveJudged): boolean {
    return this.seat === null || move.seat === this.seat;
  }

  /** The move that led to this moment. */
  at(moves: number): MoveJudged | null {
    return this.#byMoves.get(moves) ?? null;
  }

  /** The next moment after this one; the first one after the last. */
  next(moves: number): MoveJudged | null {
    return this.moments.find((move) => move.moves > moves) ?? this.moments[0] ?? null;
  }

  /** Show the review if it was made before. */
  async look(): Promise<void> {
    if (this.#game.table && !this.review && !this.busy) await this.#ask('?kept=true');
  }

  /** Have the game judged, by a reader or by the one that fits best. */
  async judge(reader?: Reader): Promise<void> {
    if (this.#game.table) await this.#ask(reader ? `?reader=${reader}` : '');
    else await this.#ask('', { record: this.#game.record, reader: reader ?? null });
  }

  stop(): void {
    this.#asking?.abort();
    this.#asking = null;
    this.busy = false;
  }

  async #ask(query: string, body?: unknown): Promise<void> {
    this.stop();
    const asking = (this.#asking = new AbortController());
    const path = this.#game.table ? `/api/tables/${this.#game.table}/review${query}` : '/api/review';
    this.busy = true;
    this.refused = '';
    this.done = this.steps = 0;
    try {
      await askLines<ReviewLine>(body ? 'POST' : 'GET', path, body, asking.signal, (line) =>
        this.#take(line),
      );
    } catch (error) {
      if (!asking.signal.aborted) this.refused = saidOf(error);
    } finally {
      if (this.#asking === asking) this.stop();
    }
  }

  #take(line: ReviewLine): void {
    this.done = line.done;
    this.steps = line.steps;
    if (line.possible.length) this.possible = line.possible;
    if (line.trouble) this.refused = refusal(line.trouble.code, line.trouble.text);
    if (!line.review) return;
    this.review = line.review;
    const told = line.review.readers.flatMap(({ reader, share }) =>
      share === null ? [] : ([[reader, share]] as const),
    );
    this.#shares = new Map([...this.#shares, ...told]);
    this.possible = [line.review.start.least, ...line.review.moves.map((move) => move.worth.least)];
  }
}
