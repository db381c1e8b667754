// How far a lesson has come: a pure function of the moves made and the steps gone through.
import { MEANWHILE, MOVES, STEPS, type Step } from './script';

export interface Progress {
  /** The actions made so far, in their notation. */
  readonly moves: readonly string[];
  readonly onTurn: boolean;
  readonly over: boolean;
  /** How many steps were read and left by their button. */
  readonly read: number;
}

export type Stage =
  | { readonly kind: 'step'; readonly step: Step; readonly number: number }
  | { readonly kind: 'wait'; readonly say: string; readonly number: number }
  | { readonly kind: 'end' | 'free' | 'over' };

/** Where the pupil is. Whatever leaves the script leads to free play, never to a dead end. */
export function stageOf({ moves, onTurn, over, read }: Progress): Stage {
  if (over) return { kind: 'over' };
  const made = moves.length;
  if (made > MOVES.length || moves.some((move, at) => move !== MOVES[at]))
    return { kind: read > STEPS.length ? 'free' : 'end' };
  const number = STEPS.findIndex((step, at) => step.at === made && (step.move !== undefined || at >= read));
  const step = STEPS[number];
  if (onTurn && step) return { kind: 'step', step, number };
  const said = MEANWHILE.findLast(([from]) => from <= made)?.[1] ?? 'wait';
  return { kind: 'wait', say: said, number: STEPS.findLastIndex((each) => each.at < made) };
}

/** The moves that are possible at a stage; null for all. */
export function allowedAt(stage: Stage): readonly string[] | null {
  if (stage.kind === 'step')
    return stage.step.move === 'any' ? null : stage.step.move === undefined ? [] : [stage.step.move];
  return stage.kind === 'end' ? [] : null;
}
