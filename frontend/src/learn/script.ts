// The lesson: a chosen deal in which two partner bots make sensible moves, and what is said along the way.
import type { NewTable } from '../shared/messages';

/** Seat 0 is the pupil; `partner` plays the same moves in the same game every time. */
export const LESSON: NewTable = {
  settings: {
    edition: 'custom',
    options: 'base',
    players: 3,
    public: false,
    starter: 0,
    talk: 'strict',
    aid: 'full',
    rearrange: false,
    clock: null,
    watching: { type: 'nobody' },
    pace: 2500,
    bot_words: 'after',
  },
  deal: { type: 'code', code: 'C4V6ER-ZMV6BK-ZA7XBV-DPTC9T-BMF89M-PRGFNA-QDC0Y' },
  bots: ['partner', 'partner'],
  start: true,
};

/** The moves of the guided part, the bots' among them. */
export const MOVES: readonly string[] = [
  ...['C1:1', 'P6', 'C0:1'],
  ...['P3', 'P8', 'C1:W'],
  ...['C2:R', 'P5', 'P10'],
  ...['D0', 'C2:2', 'P19'],
  ...['P20', 'C2:5', 'C0:G'],
];

export interface Step {
  /** The text is `learn-<say>`. */
  readonly say: string;
  /** After how many moves it is said. */
  readonly at: number;
  /** What shines: selectors of the table page. */
  readonly show: readonly string[];
  /** The only move that is possible; none when a button leads on, `any` when everything is. */
  readonly move?: string | 'any';
}

const card = (order: number): string => `[data-order="${order}"]`;

export const STEPS: readonly Step[] = [
  { say: 'others', at: 0, show: ['[data-seat="1"]', '[data-seat="2"]'] },
  { say: 'own', at: 0, show: ['.own-hand'] },
  { say: 'board', at: 0, show: ['.fireworks'] },
  { say: 'tokens', at: 0, show: ['.tokens'] },
  { say: 'tell-rank', at: 0, show: [card(6), card(8)], move: 'C1:1' },
  { say: 'play', at: 3, show: [card(3)], move: 'P3' },
  { say: 'tell-color', at: 6, show: [card(10)], move: 'C2:R' },
  { say: 'discard', at: 9, show: [card(0), '.tokens'], move: 'D0' },
  { say: 'mistake', at: 12, show: [card(20)], move: 'P20' },
  { say: 'mistaken', at: 15, show: ['.mistakes'] },
  { say: 'read', at: 15, show: [card(16)], move: 'any' },
];

/** What is said while the bots play, by the number of moves made. */
export const MEANWHILE: readonly (readonly [from: number, say: string])[] = [
  [1, 'rank-told'],
  [2, 'rank-played'],
  [4, 'played'],
  [7, 'color-told'],
  [8, 'color-waits'],
  [10, 'discarded'],
  [13, 'failed'],
];
