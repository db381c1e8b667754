// Positions, tables and lines of the log for tests: a small game of two suits, to be changed where it matters.
import { RANKS } from '../src/board/suits';
import type { Line, Position, Rules, TableNow } from '../src/shared/messages';

export const RULES: Rules = {
  suits: 'RY',
  colors: 'RY',
  copies: Object.fromEntries(
    ['R', 'Y'].flatMap((suit) =>
      RANKS.map((rank) => [`${suit}${rank}`, rank === 1 ? 3 : rank === 5 ? 1 : 2]),
    ),
  ),
  max_score: 10,
  hand_size: 2,
  max_tokens: 8,
  max_mistakes: 3,
  announce: false,
  tiles: false,
  expert: false,
};

export function position(more: Partial<Position> = {}): Position {
  return {
    moves: 3,
    turn: 3,
    on_turn: 0,
    tokens: 5,
    mistakes: 0,
    fireworks: { R: 2, Y: 0 },
    deck: 6,
    score: 2,
    reachable: 10,
    pace: 3,
    dead: '',
    indispensable: ['R5', 'Y5', 'Y2'],
    discards: ['Y2'],
    hands: [
      [{ order: 0, suits: 'RY', ranks: '12345' }],
      [{ order: 1, card: 'R5', suits: 'RY', ranks: '5' }],
      [{ order: 2, card: 'Y5', suits: 'Y', ranks: '45' }],
    ],
    ...more,
  };
}

export function tableNow(more: Partial<TableNow> = {}): TableNow {
  const settings = { players: 2, aid: 'full' } as TableNow['table']['settings'];
  const table = { id: 't', phase: 'playing', settings, seats: [], host: 0 } as TableNow['table'];
  return { type: 'table', seq: 4, now: 1000, you: 0, rules: RULES, table, log: [], notebook: {}, ...more };
}

export function line(seq: number, moves: number, what: Line['what']): Line {
  return { seq, at: 0, moves, what };
}

/** Seat 1 is told of its red card. */
export const clue = (seat: number): Line['what'] => ({
  type: 'moved',
  seat,
  move: 'C1:R',
  events: [{ type: 'clued', seat, to: 1, named: 'R', touched: [5], fresh: [5], slots: [0] }],
});
