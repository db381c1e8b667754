import { beforeAll, expect, test } from 'vitest';

import { offered } from '../src/board/clues';
import { counted, doubt, helpfulHands, inSight, possible } from '../src/board/knowledge';
import { beside, spoken } from '../src/board/log';
import { moved, movesOf, tileChoices } from '../src/board/moves';
import { sealedText, sealHolds } from '../src/board/seal';
import type { CardShown, ClueShown, Line } from '../src/shared/messages';
import { texts } from '../src/shared/texts.svelte';
import { timeLeft, timeText } from '../src/table/clock';
import { drawnBy, flightsOf, over, routeOf } from '../src/table/flightPlan';
import { seatNames, shortNames } from '../src/table/names';
import { take, type Seen } from '../src/table/seen';
import { lastMove } from '../src/table/tableView.svelte';
import { RULES, clue, line, position, tableNow } from './positions';

beforeAll(() => texts.need(['common', 'game', 'table']));

const shuffled: Line['what'] = {
  type: 'moved',
  seat: 1,
  move: 'H1:2,1',
  events: [{ type: 'rearranged', seat: 1, hand: [2, 1], slots: [1, 0] }],
};

test('news replaces what it carries, and what came before is ignored', () => {
  const seen = take(null, tableNow({ position: position() }), 900) as Seen;
  expect(seen.ahead).toBe(100);
  const { table } = seen;
  const next = take(
    seen,
    { type: 'news', seq: 6, now: 1000, table, line: line(6, 4, clue(0)) },
    1000,
  ) as Seen;
  expect([next.seq, next.log.length, next.position]).toEqual([6, 1, seen.position]);
  expect(take(next, { type: 'news', seq: 6, now: 1000, table }, 1000)).toBe(next);
  expect(take(null, { type: 'news', seq: 1, now: 1000, table }, 1000)).toBeNull();
});

test('a table that plays from memory keeps no more than a round of moves', () => {
  const message = tableNow({ log: [1, 2, 3].map((seq) => line(seq, seq, clue(0))) });
  const table = { ...message.table, settings: { ...message.table.settings, aid: 'none' as const } };
  const seen = take(null, { ...message, table }, 0);
  const next = take(seen, { type: 'news', seq: 5, now: 0, table, line: line(5, 4, clue(1)) }, 0) as Seen;
  expect(next.log.map((each) => each.seq)).toEqual([3, 5]);
});

test('a card is counted by what lies open and by the hands that both can see', () => {
  const now = position();
  expect(helpfulHands(now, 0, 0)).toEqual([1, 2]);
  expect(helpfulHands(now, 1, 0)).toEqual([2]);
  const seen = inSight(now, helpfulHands(now, 0, 0));
  expect([seen.get('R1'), seen.get('R2'), seen.get('Y2'), seen.get('R5'), seen.get('Y5')]).toEqual([
    1, 1, 1, 1, 1,
  ]);
  const own = now.hands[0]?.[0] as CardShown;
  expect(possible(own, RULES, seen)).toEqual(['R1', 'R2', 'R3', 'R4', 'Y1', 'Y2', 'Y3', 'Y4']);
  expect(counted(own, RULES, seen)).toEqual({ order: 0, suits: 'RY', ranks: '1234' });
  // Its owner does not see the own R5, so that 5 stays open there.
  const held = now.hands[1]?.[0] as CardShown;
  expect(counted(held, RULES, inSight(now, [2]))).toEqual({ order: 1, suits: 'R', ranks: '5' });
});

test('a black firework lies open from the top down', () => {
  const seen = inSight(position({ fireworks: { K: 2 }, discards: [], hands: [] }), []);
  expect([...seen.keys()]).toEqual(['K5', 'K4']);
});

test('a second word is asked for only when all that is possible is a pity', () => {
  const now = position();
  expect(doubt('play', ['R1', 'R2'], now)).toBe('placed-already');
  expect(doubt('play', ['R1', 'R3'], now)).toBeNull();
  expect(doubt('play', [], now)).toBeNull();
  expect(doubt('discard', ['R5', 'Y2'], now)).toBe('last-copy');
  expect(doubt('discard', ['R5', 'Y1'], now)).toBeNull();
});

test('the clues of a card come first, and those that touch nothing last', () => {
  const made = (named: ClueShown['named'], touched: number[], to = 1): ClueShown => ({
    move: `C${to}:${named}`,
    to,
    named,
    touched,
    fresh: [],
  });
  const clues = [made('R', [4]), made('Y', [7, 8]), made(3, [7]), made(5, []), made('R', [9], 2)];
  const { here, others, empty } = offered(clues, 1, 7);
  expect([here, others, empty].map((part) => part.map((each) => each.named))).toEqual([['Y', 3], ['R'], [5]]);
});

test('what can be done with a card is found among the legal moves', () => {
  const legal = ['P12', 'P1', 'P12=R', 'P12=K', 'D12', 'C1:R'];
  expect(movesOf(12, legal)).toEqual({
    play: 'P12',
    announced: [
      { suit: 'R', move: 'P12=R' },
      { suit: 'K', move: 'P12=K' },
    ],
    discard: 'D12',
  });
  expect(movesOf(2, legal)).toEqual({ play: null, announced: [], discard: null });
  expect(tileChoices(['R:B3', 'S:W1', 'L'])).toEqual([
    { kind: 'recycle', card: 'B3', move: 'R:B3' },
    { kind: 'salvage', card: 'W1', move: 'S:W1' },
  ]);
  expect(moved([5, 6, 7], 0, 2)).toEqual([6, 7, 5]);
  expect(moved([5, 6, 7], 2, 0)).toEqual([7, 5, 6]);
});

test('the last move at a moment skips rearranged hands and what was taken back', () => {
  const log = [
    line(1, 1, clue(0)),
    line(2, 2, clue(1)),
    line(3, 1, { type: 'taken-back', seat: 1 }),
    line(4, 2, clue(2)),
    line(5, 3, shuffled),
  ];
  expect(lastMove(log, 3)?.line.seq).toBe(4);
  expect(lastMove(log, 1)?.line.seq).toBe(1);
  expect(lastMove(log, 0)).toBeNull();
});

test('who shares a name gets a number', () => {
  const seats = ['Bo', 'Bo', 'Hat Milo'].map((name) => ({ kind: 'person', name }) as const);
  expect(seatNames(seats)).toEqual(['Bo', 'Bo 2', 'Hat Milo']);
});

test('a bot goes by its given name in short, unless somebody else is called so', () => {
  const bots = (['Aino', 'Milo'] as const).map(
    (given) => ({ kind: 'bot', bot: 'my-bot', name: `My bot ${given}` }) as const,
  );
  expect(shortNames([{ kind: 'person', name: 'Milo' }, ...bots])).toEqual(['Milo', 'Aino', 'My bot Milo']);
  expect(shortNames([{ kind: 'person', name: 'My bot Milo' }])).toEqual(['My bot Milo']);
});

test('a clock counts down only for the seat on turn, and stands still in a pause', () => {
  const clock = { left: [60_000, 30_000], began: 1000 };
  expect(timeLeft(clock, 0, true, 11_000)).toBe(50_000);
  expect(timeLeft(clock, 1, false, 11_000)).toBe(30_000);
  expect(timeLeft({ ...clock, paused: 2000 }, 0, true, 99_000)).toBe(59_000);
  expect([timeText(65_000), timeText(400), timeText(7_200_000)]).toEqual(['1:05', '0:01', '2:00:00']);
});

test('a clock has grace, time that was added, and stands still on vacation', () => {
  const clock = { left: [60_000, 30_000], began: 1000, grace: [0, 30_000] };
  expect(timeLeft(clock, 1, false, 11_000)).toBe(60_000);
  expect(timeLeft(clock, 1, true, 11_000)).toBe(50_000);
  expect(timeLeft({ ...clock, extra: 15_000 }, 0, true, 71_000)).toBe(5000);
  expect(timeLeft({ ...clock, vacations: [9000, 0] }, 0, true, 8000)).toBe(60_000);
  expect(timeLeft({ ...clock, vacations: [9000, 0] }, 0, true, 10_000)).toBe(59_000);
});

test('a line of the log is spoken as one text', () => {
  expect(spoken(line(1, 1, clue(0)), ['Ann', 'Bo'])).toBe('Ann tells Bo: one red card (slot 1).');
  expect(beside(line(1, 1, { type: 'away', seat: 1 }), ['Ann', 'Bo'])).toBe('Bo has left; the seat is kept.');
});

test('a seal is checked over the documented text', async () => {
  const opened = {
    salt: 'ab',
    digest: '',
    players: 2,
    starter: 1,
    deck: 'R1 R2',
    tiles: ['token', 'repair'],
    cut: 3,
    code: '',
  };
  expect(sealedText(opened)).toBe('ab\n2\n1\nR1 R2\ntoken repair\n3\n');
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sealedText(opened)));
  const digest = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  expect(await sealHolds(opened, digest)).toBe(true);
  expect(await sealHolds({ ...opened, starter: 0 }, digest)).toBe(false);
});

test('cards fly that left a hand or came into one, unless much happened at once', () => {
  const move = (seq: number, order: number): Line => ({
    seq,
    at: 0,
    moves: seq,
    what: {
      type: 'moved',
      seat: 0,
      move: `P${order}`,
      events: [
        { type: 'placed', seat: 0, order, slot: 0, card: 'R1' },
        { type: 'drew', seat: 0, order: order + 10 },
      ],
    },
  });
  expect(flightsOf([move(1, 3)])).toEqual([{ order: 3, card: 'R1', to: 'placed' }]);
  expect(drawnBy([move(1, 3)])).toEqual([13]);
  expect(flightsOf([move(1, 3), move(2, 4), move(3, 5)])).toEqual([]);
});

test('a failed card flies past its firework to the pile, as far as both can be seen', () => {
  expect(routeOf('placed', 'firework', 'pile')).toEqual(['firework']);
  expect(routeOf('failed', 'firework', 'pile')).toEqual(['firework', 'pile']);
  expect(routeOf('failed', null, 'pile')).toEqual(['pile']);
  expect(routeOf('discarded', 'firework', null)).toEqual([]);
});

test('a card that flies ends in the middle, as large as there is room, but not larger', () => {
  const card = { left: 100, top: 200, width: 50, height: 70 };
  expect(over({ left: 0, top: 0, width: 25, height: 70 }, card)).toBe(
    'translate(-112.5px, -200px) scale(0.5)',
  );
  expect(over({ ...card, width: 500, height: 700 }, card)).toBe('translate(225px, 315px) scale(1)');
});
