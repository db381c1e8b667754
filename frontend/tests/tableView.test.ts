import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import type { ClueShown, Line, Position, TableNow } from '../src/shared/messages';
import { settings } from '../src/shared/settings.svelte';
import type { Answer, Wish } from '../src/shared/tableSocket.svelte';
import { texts } from '../src/shared/texts.svelte';
import { toasts } from '../src/shared/toasts.svelte';
import type { Connection } from '../src/table/connection.svelte';
import { planned, undone } from '../src/table/plan';
import { take, type Seen } from '../src/table/seen';
import { TableView } from '../src/table/tableView.svelte';
import { clue, line, position, tableNow } from './positions';

beforeAll(() => texts.need(['common', 'game', 'table', 'errors']));

const SEATS = ['Ann', 'Bo', 'Cleo'].map((name) => ({ kind: 'person', name }) as const);
const CLUE: ClueShown = { move: 'C1:R', to: 1, named: 'R', touched: [5, 6], fresh: [6] };
const LEGAL = { legal: ['P0', 'D0', 'C1:R'], clues: [CLUE] };
const OWN: Position['hands'] = [[{ order: 0, suits: 'RY', ranks: '12345' }], [{ order: 1, card: 'R5' }], []];

/** A line on which a test says what is seen and hears what is asked. */
class FakeLine {
  asked: Wish[] = [];
  unanswered = 0;
  seen: Seen | null = null;
  answer: Answer = { type: 'done', id: 'a', seq: 1 };

  ask(wish: Wish): Promise<Answer> {
    this.asked.push(wish);
    return Promise.resolve(this.answer);
  }
}

let connection: FakeLine;

function seeing(now: Partial<Position> = {}, more: Partial<TableNow> = {}): TableView {
  const message = tableNow({ position: position({ ...LEGAL, hands: OWN, ...now }), ...more });
  const table = { ...message.table, seats: SEATS, ...more.table } as TableNow['table'];
  connection.seen = take(null, { ...message, table }, 1000);
  return new TableView(connection as unknown as Connection, connection.seen as Seen);
}

function agreed(more: object): Partial<TableNow> {
  const { table } = tableNow();
  return { table: { ...table, settings: { ...table.settings, ...more } } as TableNow['table'] };
}

beforeEach(() => {
  connection = new FakeLine();
  settings.aid = 'marks';
  toasts.list = [];
});

afterEach(() => vi.unstubAllGlobals());

test('the others sit in the order of play, the next one first; who watches sees all', () => {
  expect(seeing().others).toEqual([1, 2]);
  expect(seeing({}, { you: 1 }).others).toEqual([2, 0]);
  expect(seeing({}, { you: null }).others).toEqual([0, 1, 2]);
});

test('a move can be made on turn, unless the game pauses, a takeback is asked for or an answer is awaited', () => {
  expect(seeing().mayMove).toBe(true);
  expect(seeing({ on_turn: 1 }).mayMove).toBe(false);
  const { table } = tableNow();
  expect(seeing({}, { table: { ...table, paused: true } as TableNow['table'] }).mayMove).toBe(false);
  expect(seeing({}, { table: { ...table, takeback: {} } as TableNow['table'] }).mayMove).toBe(false);
  connection.unanswered = 1;
  expect(seeing().legal).toEqual([]);
});

test('a move can be kept while others are on turn, and let go by the same again', () => {
  const view = seeing({ on_turn: 1, legal: [], clues: [] });
  expect(view.mayPlan).toBe(true);
  view.play(0);
  expect(view.plan).toMatchObject({ move: 'P0', card: 0, clue: null });
  view.discard(0);
  expect(view.plan?.move).toBe('D0');
  view.discard(0);
  expect(view.plan).toBe(null);
  const clue = view.clueNaming(3) as ClueShown;
  view.press(clue);
  expect([view.armed?.move, view.plan]).toEqual(['C1:3', null]);
  view.press(clue);
  expect(view.plan).toMatchObject({ move: 'C1:3', card: null, clue: { to: 1, named: 3 } });
  expect(connection.asked).toEqual([]);
  expect([seeing().mayPlan, seeing({ on_turn: 1 }, { you: null }).mayPlan]).toEqual([false, false]);
});

test('a kept move is made when its turn comes, if it is still legal', () => {
  const view = seeing();
  view.plan = planned('P0', 5);
  view.followPlan();
  expect(connection.asked).toMatchObject([{ type: 'make-move', move: 'P0' }]);
  view.plan = planned('P9', 5);
  view.followPlan();
  expect([connection.asked.length, toasts.list.length, view.plan]).toEqual([1, 1, null]);
});

test('news may undo a kept move', () => {
  const told = line(6, 4, clue(0)); // seat 1 is told
  const drawn = line(6, 4, {
    type: 'moved',
    seat: 1,
    move: 'D1',
    events: [{ type: 'drew', seat: 1, order: 9 }],
  });
  expect(undone(planned('P0', 5), [told], 1)).toBe('told');
  expect(undone(planned('P0', 6), [told], 1)).toBe(null);
  expect(undone(planned('P0', 5), [told, drawn], 2)).toBe(null);
  expect(undone(planned('C1:R', 5), [drawn], 0)).toBe('changed');
  expect(undone(planned('C1:R', 5), [told], 2)).toBe('changed');
  expect(undone(planned('C0:3', 5), [told, drawn], 2)).toBe(null);
  expect(undone(planned('D0', 5), [line(6, 4, { type: 'taken-back', seat: 1 })], 0)).toBe('taken-back');
});

test('a lesson lets through what it speaks of', () => {
  const view = seeing();
  view.allowed = ['P0'];
  expect([view.legal, view.clues]).toEqual([['P0'], []]);
  view.allowed = null;
  expect(view.clues).toEqual([CLUE]);
});

test('nobody is shown more of earlier clues than they wish, nor than the table allows', () => {
  expect(seeing().aid).toBe('marks');
  settings.aid = 'full';
  expect(seeing().aid).toBe('full');
  expect(seeing({}, agreed({ aid: 'marks' })).aid).toBe('marks');
  settings.aid = 'none';
  const view = seeing({}, agreed({ aid: 'marks' }));
  view.toggleEye(1);
  expect([view.aidFor(1), view.aidFor(2)]).toEqual(['marks', 'none']);
});

test('a hand is seen with faces, and through its owner’s eyes without them', () => {
  const view = seeing();
  expect(view.handOf(1)).toEqual([{ order: 1, card: 'R5' }]);
  view.toggleEye(1);
  expect(view.handOf(1)).toEqual([{ order: 1 }]);
  view.toggleEye(1);
  expect(view.handOf(1)).toEqual([{ order: 1, card: 'R5' }]);
});

test('an own card is counted by what lies open where the table lets it be', () => {
  settings.aid = 'full';
  expect(seeing().handOf(0)).toEqual([{ order: 0, suits: 'RY', ranks: '12345' }]);
  expect(seeing().possibilities(0)).not.toContain('R5'); // seat 1 holds the only one
  expect(seeing({}, agreed({ aid: 'marks' })).possibilities(0)).toEqual([]);
});

test('cards are outlined by the clue about to be given, else by the last one', () => {
  const view = seeing({}, { log: [line(3, 3, clue(1))] });
  expect([...view.touched]).toEqual([[5, 'new']]);
  view.press(CLUE);
  expect([...view.touched]).toEqual([
    [5, 'again'],
    [6, 'new'],
  ]);
});

test('where all play from memory, nobody is told which cards were touched before', () => {
  const view = seeing({}, agreed({ aid: 'none' }));
  view.press(CLUE);
  expect([...view.touched.values()]).toEqual(['new', 'new']);
  expect(view.canGoBack).toBe(false);
});

test('the first tap on a clue shows what it touches, the second gives it', () => {
  const view = seeing();
  view.look(1, 1);
  view.press(CLUE);
  expect([view.armed, connection.asked]).toEqual([CLUE, []]);
  view.press(CLUE);
  expect(connection.asked).toEqual([{ type: 'make-move', move: 'C1:R', turn: 3 }]);
  expect([view.armed, view.looking]).toEqual([null, null]);
});

test('a card is picked up and put down by the same tap, and only one thing is in hand', () => {
  const view = seeing();
  view.look(1, 1);
  view.choose(0);
  expect([view.chosen, view.looking]).toEqual([0, null]);
  expect(view.moves).toEqual({ play: 'P0', announced: [], discard: 'D0' });
  view.choose(0);
  expect([view.chosen, view.moves]).toEqual([null, null]);
});

test('a move that its player should know to be a pity waits for a second word', () => {
  const view = seeing({ hands: [[{ order: 0, suits: 'Y', ranks: '5' }], [], []] });
  view.discard(0);
  expect([view.sure, connection.asked]).toEqual([{ move: 'D0', why: 'last-copy' }, []]);
  view.move('D0', true);
  expect(connection.asked).toEqual([{ type: 'make-move', move: 'D0', turn: 3 }]);
  expect(view.sure).toBeNull();
});

test('what is not legal is not asked for; that all tokens are there is said', () => {
  const view = seeing({ legal: ['P0'] });
  view.move('P7');
  view.discard(0);
  expect(connection.asked).toEqual([]);
  expect(toasts.list).toHaveLength(1);
});

test('why something was refused is said in the language spoken', async () => {
  connection.answer = { type: 'not-done', id: 'a', code: 'not-your-turn', text: 'not your turn' };
  expect(await seeing().ask({ type: 'pause' })).toBe(false);
  expect(toasts.list.map(({ kind }) => kind)).toEqual(['bad']);
});

test('a hand is rearranged where the table agreed on it', () => {
  seeing().rearrange([1, 0]);
  expect(connection.asked).toEqual([]);
  seeing({}, agreed({ rearrange: true })).rearrange([1, 0]);
  expect(connection.asked).toEqual([{ type: 'make-move', move: 'H0:1,0', turn: 3 }]);
});

test('notes and bookmarks are one’s own', () => {
  const notebook = {
    notes: [
      { seat: 0, order: 0, moves: 2, text: 'keep' },
      { seat: 1, order: 1, moves: 2, text: 'secret' },
    ],
    bookmarks: [{ seat: 0, moves: 3 }],
  };
  const view = seeing({}, { notebook } as Partial<TableNow>);
  expect([...view.notes]).toEqual([[0, 'keep']]);
  expect([...view.bookmarked]).toEqual([3]);
});

test('a firework that grew since the page opened bursts, one that lay there does not', () => {
  const placed: Line['what'] = {
    type: 'moved',
    seat: 1,
    move: 'P1',
    events: [{ type: 'placed', seat: 1, order: 1, slot: 0, card: 'R3' }],
  };
  expect(seeing({}, { log: [line(4, 3, placed)] }).grown).toEqual([]);
  const view = seeing({}, { log: [line(5, 3, placed)] });
  expect([view.grown, view.failed]).toEqual([['R'], []]);
});

test('the past is asked for once; it is left when the server does not have it', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const found = path.endsWith('/2');
    return Promise.resolve({ ok: found, json: () => Promise.resolve(position({ moves: 2 })) });
  });
  const view = seeing();
  view.choose(0);
  await view.goTo(2);
  expect([view.isLive, view.target, view.position?.moves, view.chosen]).toEqual([false, 2, 2, null]);
  expect([view.mayMove, view.legal]).toEqual([false, []]);
  await view.goTo(3);
  expect(view.isLive).toBe(true);
  await view.goTo(2);
  await view.goTo(1);
  expect(view.isLive).toBe(true);
  expect(asked).toEqual(['/api/tables/t/moves/2', '/api/tables/t/moves/1']);
});
