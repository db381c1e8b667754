// A small finished game for tests: two seats, four moves, one clue of which was taken back.
import type { BranchPlayed, Line, Position, Replayed } from '../src/shared/messages';
import { RULES, line, position } from './positions';

const hand = (...cards: [number, string][]): Position['hands'][number] =>
  cards.map(([order, card]) => ({ order, card, suits: 'RY', ranks: '12345' }));

const CLUED = { type: 'clued', seat: 0, to: 1, named: 1, slots: [0] as number[] } as const;

export const LINES: readonly Line[] = [
  line(1, 0, { type: 'started', starter: 0, digest: 'd' }),
  line(2, 1, { type: 'moved', seat: 0, move: 'C1:1', events: [{ ...CLUED, touched: [3], fresh: [3] }] }),
  line(3, 0, { type: 'taken-back', seat: 0 }),
  line(4, 1, { type: 'moved', seat: 0, move: 'C1:1', events: [{ ...CLUED, touched: [2], fresh: [2] }] }),
  line(5, 2, {
    type: 'moved',
    seat: 1,
    move: 'P2',
    events: [
      { type: 'placed', seat: 1, order: 2, slot: 0, card: 'R1' },
      { type: 'drew', seat: 1, order: 4 },
    ],
  }),
  line(6, 2, { type: 'said', seat: 0, name: 'Ann', text: 'Well done' }),
  line(7, 3, {
    type: 'moved',
    seat: 0,
    move: 'D0',
    events: [{ type: 'discarded', seat: 0, order: 0, slot: 0, card: 'Y1' }],
  }),
  line(8, 4, {
    type: 'moved',
    seat: 1,
    move: 'P3',
    events: [{ type: 'failed', seat: 1, order: 3, slot: 0, card: 'R5' }],
  }),
];

const DEALT = [hand([0, 'Y1'], [1, 'R2']), hand([2, 'R1'], [3, 'R5'])];
const DRAWN = [hand([0, 'Y1'], [1, 'R2']), hand([3, 'R5'], [4, 'Y3'])];
const LATER = [hand([1, 'R2']), hand([3, 'R5'], [4, 'Y3'])];

export const POSITIONS: readonly Position[] = [DEALT, DEALT, DRAWN, LATER, LATER].map((hands, moves) =>
  position({
    moves,
    turn: moves,
    on_turn: moves % 2,
    hands,
    fireworks: { R: moves > 1 ? 1 : 0, Y: 0 },
    discards: [],
  }),
);

export function replayed(more: Partial<Replayed> = {}): Replayed {
  return {
    table: 'k7',
    names: ['Ann', 'Bo'],
    record: '{}',
    rules: RULES,
    positions: POSITIONS,
    lines: LINES,
    notebook: {},
    comments: [],
    started: null,
    ...more,
  } as Replayed;
}

/** What the server answers for a branch after so many moves of the game, with moves of its own. */
export function branched(at: number, moves: readonly string[]): BranchPlayed {
  const positions = [0, ...moves].map((_, more) =>
    position({ moves: at + more, legal: ['P1', 'D1'], hands: LATER }),
  );
  const lines = moves.map((move, more) =>
    line(100 + more, at + more + 1, { type: 'moved', seat: 0, move, events: [] }),
  );
  return { record: '{"branch":1}', positions, lines, moves: [...moves] } as unknown as BranchPlayed;
}
