// Things to look at: one of every kind and state.
import type { GameEvent, Outcome } from '../board/events';
import type { BotReason } from '../board/sentences';
import { RANKS, SUITS } from '../board/suits';
import type { CardShown } from '../shared/messages';

export const NAMES = ['Ann', 'Bo', 'Zofia', 'Väinö'];

export function card(
  order: number,
  face: string | null,
  clued = '',
  suits = 'RYGWB',
  ranks = '12345',
): CardShown {
  return { order, card: face, clued, suits, ranks };
}

export const HAND: readonly CardShown[] = [
  card(1, null),
  card(2, null, 'R', 'R'),
  card(3, null, '3', 'RYGWB', '3'),
  card(4, null, 'B5', 'B', '5'),
  card(5, null, '', 'YGW', '124'),
];

export const SEEN: readonly CardShown[] = [
  card(6, 'R1'),
  card(7, 'Y2', 'Y', 'Y'),
  card(8, 'G3', '3', 'RYGWB', '3'),
  card(9, 'W4', 'W4', 'W', '4'),
  card(10, 'B5', '', 'YGB', '245'),
];

/** The printed deck with every expansion, as a server would send it. */
export const COPIES: Readonly<Record<string, number>> = Object.fromEntries(
  SUITS.flatMap((suit) => RANKS.map((rank) => [`${suit}${rank}`, printed(suit === 'K' ? 6 - rank : rank)])),
);

function printed(step: number): number {
  return step === 1 ? 3 : step === 5 ? 1 : 2;
}

export const DISCARDED = [
  'R1',
  'R1',
  'R4',
  'Y2',
  'Y3',
  'Y3',
  'G1',
  'G5',
  'W2',
  'B1',
  'B1',
  'B4',
  'M3',
  'K5',
  'K5',
  'K2',
];
export const CRITICAL = ['R4', 'B4', 'K5', 'K2', 'M3'];

const clue = { type: 'clued', seat: 0, to: 1, fresh: [] as number[], slots: [] as number[] } as const;
const ended: Outcome = {
  result: 'ended',
  reason: 'last-round',
  score: 18,
  rating: 'excellent',
  commendation: false,
  placed: 18,
};

export const EVENTS: readonly GameEvent[] = [
  { ...clue, named: 'R', touched: [1, 2], slots: [0, 3] },
  { ...clue, named: 'G', touched: [3], slots: [2] },
  { ...clue, named: 'W', touched: [] },
  { ...clue, named: 'B', touched: [1, 2, 3, 4, 5] },
  { ...clue, named: 4, touched: [] },
  { ...clue, named: 5, touched: [7], slots: [1] },
  { ...clue, named: 1, touched: [7, 8, 9], slots: [0, 1, 2], free: true },
  { type: 'placed', seat: 2, order: 4, slot: 1, card: 'R3' },
  { type: 'placed', seat: 3, order: 4, slot: 0, card: 'K5', announced: 'K' },
  { type: 'failed', seat: 1, order: 4, slot: 0, card: 'Y4' },
  { type: 'failed', seat: 1, order: 4, slot: 0, card: 'G4', announced: 'G' },
  { type: 'failed', seat: 1, order: 4, slot: 2, card: 'B2', announced: 'W' },
  { type: 'discarded', seat: 0, order: 9, slot: 4, card: 'M1' },
  { type: 'salvaged', seat: 0, card: 'W2' },
  { type: 'recycled', seat: 0, card: 'Y5' },
  { type: 'completed', suit: 'B' },
  { type: 'tile-turned', seat: 2, tile: 'repair' },
  { type: 'tile-lapsed', seat: 2, tile: 'salvage' },
  { type: 'mistake-repaired', seat: 2 },
  { type: 'tokens-back', count: 1 },
  { type: 'tokens-back', count: 2 },
  { type: 'drew', seat: 3, order: 30 },
  { type: 'last-round', turns: 4 },
  { type: 'rearranged', seat: 3, hand: [3, 1, 2], slots: [2, 0, 1] },
  { type: 'ended', outcome: ended },
  { type: 'ended', outcome: { ...ended, result: 'lost', reason: 'third-mistake', rating: null, placed: 12 } },
  {
    type: 'ended',
    outcome: {
      ...ended,
      result: 'won',
      reason: 'all-complete',
      score: 30,
      rating: 'divine',
      commendation: true,
    },
  },
];

export const REASONS: readonly BotReason[] = [
  { code: 'play-finessed', seat: 1, to: 0, cards: ['R1'] },
  { code: 'clue-saves', to: 2, cards: ['B5'], named: 5 },
  { code: 'read-play', seat: 0, to: 1, cards: ['R3', 'Y3', 'G3'] },
  { code: 'clue-plays', to: 2, cards: ['R1', 'Y1', 'G1', 'W1', 'B1'], named: 1 },
  { code: 'read-play-or-save', seat: 2, to: 0, cards: ['R2', 'R3', 'Y2', 'Y3', 'G2'], named: 'R' },
  { code: 'discard-chop' },
];
