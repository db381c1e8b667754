// How far a scene has come: a pure function of the moves made since its opening and of what was read.
import type { Line } from '../shared/messages';
import type { Beat, Scene } from './lessons';

export interface Made {
  /** The actions made since the opening, in their notation. */
  readonly moves: readonly string[];
  /** How many beats were left by their button. */
  readonly read: number;
}

export type Stage =
  /** `number` is the beat's place in the scene. */
  | { readonly kind: 'say' | 'ask' | 'wait'; readonly beat: Beat; readonly number: number }
  /** A bot went another way: the scene cannot go on. */
  | { readonly kind: 'strayed' }
  | { readonly kind: 'through' };

/** What is said stays until it is left by its button, however fast the bots are; whose turn it is goes by. */
export function stageOf(scene: Scene, { moves, read }: Made): Stage {
  let made = 0;
  for (const [number, beat] of scene.beats.entries()) {
    const expected = beat.move ?? beat.bot;
    if (!expected) {
      if (number >= read) return { kind: 'say', beat, number };
      continue;
    }
    const move = moves[made];
    if (move === undefined) return { kind: beat.move ? 'ask' : 'wait', beat, number };
    if (expected !== 'any' && !expected.includes(move)) return { kind: 'strayed' };
    made += 1;
    if (beat.bot && number >= read && !passes(beat)) return { kind: 'say', beat, number };
  }
  return { kind: 'through' };
}

/** Whether a beat says only whose turn it is. */
function passes({ say, understood }: Beat): boolean {
  return !understood && (say === 'turn-one' || say === 'turn-two');
}

/** The moves that are possible at a stage. */
export function allowedAt(stage: Stage): readonly string[] {
  return stage.kind === 'ask' ? (stage.beat.move ?? []) : [];
}

/** Where on the page a thing that shines is. */
export function selectorOf(thing: string): string {
  const [what, number] = thing.split(' ');
  if (what === 'card') return `[data-order="${number}"]`;
  if (what === 'seat') return `[data-seat="${number}"]`;
  if (what === 'deck') return '[data-deck]';
  return what === 'own' ? '.own-hand' : `.${what}`;
}

/** The moves in a log, without those that were taken back. */
export function movesIn(log: readonly Line[]): string[] {
  const moves: string[] = [];
  for (const { what } of log) {
    if (what.type === 'moved') moves.push(what.move);
    else if (what.type === 'taken-back') moves.pop();
  }
  return moves;
}
