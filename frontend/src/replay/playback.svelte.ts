// Where somebody is in a game: the moment, whose view, and the way back.
import { counted, helpfulHands, inSight } from '../board/knowledge';
import type { BranchPlayed, CardShown, Line, Position, Replayed } from '../shared/messages';
import { storyOf, touchedBy, type Pressed } from './story';

/** How far a branch leads away from the game. */
export interface ShownBranch {
  readonly at: number;
  readonly hidden: readonly number[];
  readonly answer: BranchPlayed;
}

const LONGEST_TRAIL = 30;
const BETWEEN_STEPS = 1400;

export class Playback {
  readonly game: Replayed;

  moves = $state(0);
  /** Whose cards are hidden as they were then; null shows all. */
  viewer = $state<number | null>(null);
  playing = $state(false);
  /** What was pressed. */
  pressed = $state.raw<Pressed | null>(null);
  /** The branch that is walked instead of the game. */
  branch = $state.raw<ShownBranch | null>(null);
  /** Told whenever the visitor moves by their own will. */
  onmove: () => void = () => undefined;

  #trail = $state.raw<readonly number[]>([]);
  #clock: ReturnType<typeof setInterval> | undefined;

  constructor(game: Replayed) {
    this.game = game;
  }

  readonly positions: readonly Position[] = $derived.by(() =>
    this.branch
      ? [...this.game.positions.slice(0, this.branch.at), ...this.branch.answer.positions]
      : this.game.positions,
  );
  readonly lines: readonly Line[] = $derived.by(() => {
    const { branch, game } = this;
    if (!branch) return game.lines;
    return [...game.lines.filter((line) => line.moves <= branch.at), ...branch.answer.lines];
  });
  readonly last = $derived(this.positions.length - 1);
  readonly now = $derived(Math.min(this.moves, this.last));
  readonly position = $derived(this.positions[this.now] as Position);
  readonly story = $derived.by(() => storyOf(this.positions[0], this.lines));
  readonly line = $derived(this.story.lines.get(this.now));
  readonly touched = $derived(touchedBy(this.line));
  /** The cards that somebody had noted something on by then, by order. */
  readonly noted: ReadonlySet<number> = $derived.by(() => {
    const notes = this.game.notebook.notes?.filter((note) => note.moves <= this.now) ?? [];
    return new Set(notes.map((note) => note.order));
  });
  readonly trail = $derived(this.#trail);
  readonly atEnd = $derived(this.now === this.last);

  /** A hand as it is to be shown: as its owner knew it when one looks through the owner's eyes. */
  hand(seat: number): readonly CardShown[] {
    const hand = this.position.hands[seat] ?? [];
    if (seat === this.viewer) {
      const seen = inSight(this.position, helpfulHands(this.position, seat, null));
      return hand.map((held) => counted(held, this.game.rules, seen));
    }
    const hidden = this.branch?.hidden ?? [];
    return hand.map((held) => (hidden.includes(held.order) ? { ...held, card: null } : held));
  }

  seatOf(order: number): number {
    return this.position.hands.findIndex((hand) => hand.some((held) => held.order === order));
  }

  /** One move on or back. */
  step(by: number): void {
    this.slide(this.now + by);
  }

  /** Go somewhere without leaving a trail, as the slider does. */
  slide(moves: number): void {
    this.#to(moves);
    this.onmove();
  }

  /** Go to a moment far off; `back` returns from there. */
  jump(moves: number): void {
    if (moves === this.now) return;
    this.#trail = [...this.#trail.slice(-LONGEST_TRAIL), this.now];
    this.slide(moves);
  }

  back(): void {
    const before = this.#trail.at(-1);
    if (before === undefined) return;
    this.#trail = this.#trail.slice(0, -1);
    this.slide(before);
  }

  /** Be led somewhere. */
  follow(moves: number): void {
    this.stop();
    this.#to(moves);
  }

  #to(moves: number): void {
    this.moves = Math.max(0, Math.min(moves, this.last));
  }

  toggle(): void {
    if (this.playing) {
      this.stop();
      return;
    }
    if (this.atEnd) this.slide(0);
    this.playing = true;
    this.#clock = setInterval(() => {
      this.step(1);
      if (this.atEnd) this.stop();
    }, BETWEEN_STEPS);
  }

  stop(): void {
    clearInterval(this.#clock);
    this.playing = false;
  }

  press(pressed: Pressed): void {
    this.pressed = JSON.stringify(pressed) === JSON.stringify(this.pressed) ? null : pressed;
  }
}
